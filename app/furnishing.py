"""All that stands beside the sheet: panels, docks, bars, menus, each with the service behind it."""

from __future__ import annotations

from app.about_desk import AboutDesk
from app.advice_desk import AdviceDesk
from app.advice_panel import AdvicePanel
from app.afterwards import look_back
from app.autosave_desk import tell_of_autosave
from app.board_desk import BoardDesk
from app.charts_desk import ChartsDesk
from app.clash_desk import ClashDesk
from app.clashes import ClashService
from app.comparison import ComparisonService
from app.comparison_desk import ComparisonDesk
from app.foresight import Foresight
from app.habits_desk import HabitsDesk
from app.habits_service import HabitsService
from app.hands import HandsService
from app.hands_desk import HandsDesk
from app.help_desk import HelpDesk
from app.language_menu import LanguageMenu
from app.library_service import LibraryService
from app.looks import Looks
from app.memory import Memory
from app.parts import Parts
from app.patience import Patience
from app.quick_desk import QuickDesk
from app.settings_desk import tell_of_settings
from app.story import StoryService
from app.story_desk import StoryDesk
from app.table_mode import TableMode
from app.touch_mode import TouchMode
from app.unexpected import Unexpected
from app.unexpected_desk import UnexpectedDesk
from app.what_if_desk import WhatIfDesk
from app.why import WhyService
from app.why_desk import WhyDesk


def furnish(parts: Parts, unexpected: Unexpected | None) -> None:
    """Give a window what stands beside the game; it tells of what is ``unexpected``."""
    window, session, background, preferences = parts.window, parts.session, parts.background, parts.preferences
    inference = parts.inference
    ClashDesk(window, session, ClashService(background, window), Foresight(background, window))
    WhatIfDesk(window, session)
    ComparisonDesk(window, session, inference, ComparisonService(background, window), preferences)
    hands = HandsDesk(window, session, inference, HandsService(background, window))
    memory = Memory()
    why = WhyDesk(window, session, inference, WhyService(background, window, memory=memory))
    why.hands_wanted.connect(hands.open)
    story = StoryService(background, window, memory=memory)
    StoryDesk(window, session, inference, story)
    desk = AdviceDesk(window, session, inference, background)
    ChartsDesk(window, session, (inference, parts.charts, story), desk, preferences)
    AdvicePanel(window, session, desk, preferences)
    BoardDesk(window, session, inference, desk)
    QuickDesk(window, session)
    TouchMode(window, preferences)
    LanguageMenu(window, preferences)
    Looks(window, preferences)
    TableMode(window, session)
    Patience(window, session, inference, preferences)
    library = LibraryService(background, parts.places.library, window)
    look_back(window, session, parts.files, background, library, memory)
    HabitsDesk(window, session, HabitsService(background, library.path, window), library, preferences)
    HelpDesk(window, session)
    AboutDesk(window)
    tell_of_settings(window, preferences)
    tell_of_autosave(window, parts.autosave)
    if unexpected is not None:
        UnexpectedDesk(window, session, unexpected, background)
