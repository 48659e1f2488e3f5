"""The composition root: creates the objects of a window and connects them.

Whatever the first paint can do without is imported when it is created, so that the start screen appears sooner.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QSettings

from app.game.autosave import Autosave
from app.game.files import DataFolders, GameFiles
from app.game.session import Session
from app.shell.main_window import MainWindow
from app.tasks.background import Background
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceService
from app.ui.settings import Preferences

if TYPE_CHECKING:
    from app.features.advice.service import AdviceService
    from app.features.diagnostics.service import ExceptionReporter


@dataclass(frozen=True, slots=True)
class Context:
    """The objects of a window that its features are built from."""

    window: MainWindow
    session: Session
    files: GameFiles
    autosave: Autosave
    preferences: Preferences
    inference: InferenceService
    background: Background
    places: DataFolders


def build_window(places: DataFolders, settings: QSettings, background: Background) -> Context:
    """Create a window with what its first paint needs."""
    preferences = Preferences(settings)
    autosave = Autosave(places.journals, background)
    session = Session(autosave)
    files = GameFiles(session, autosave, places, preferences)
    inference = InferenceService(background)
    window = MainWindow(session, files, autosave, inference, preferences)
    for part in (autosave, session, files, inference):
        part.setParent(window)
    return Context(window, session, files, autosave, preferences, inference, background, places)


PAGE = ("app.features.sheet.panel", "app.features.entry.view", "app.shell.game_page", "app.features.charts.envelope")
"""Modules of the game page, each imported in a part of its own."""


def completing(context: Context, unexpected: ExceptionReporter | None) -> Iterator[None]:
    """Add the game page and the features to a window, part by part; the ``unexpected`` reporter is shown in it.

    Each part takes some 30 ms, and between them the window can do something else.
    """
    for module in PAGE:
        import_module(module)
        yield
    context.window.complete()
    yield
    cache = PosteriorCache()
    advice = _add_panels(context, cache)
    yield
    _add_game_tools(context, advice)
    yield
    _add_aftermath(context, cache)
    yield
    _add_program_tools(context, unexpected)
    gc.enable()  # switched off by app/__main__.py
    context.window.note_complete()


def _add_panels(context: Context, cache: PosteriorCache) -> AdviceService:
    """Add what explains the sheet: conflicts, what-if, explanations, hands, timeline, charts, comparison."""
    from app.features.advice.service import AdviceService
    from app.features.charts.presenter import ChartsPresenter
    from app.features.compare.presenter import ComparisonPresenter
    from app.features.compare.service import ComparisonService
    from app.features.conflicts.presenter import ConflictsPresenter
    from app.features.conflicts.service import ConflictService, EntryCheckService
    from app.features.events.presenter import TimelinePresenter
    from app.features.events.service import TimelineService
    from app.features.explain.presenter import ExplainPresenter
    from app.features.explain.service import ExplainService
    from app.features.hands.presenter import HandsPresenter
    from app.features.hands.service import HandsService
    from app.features.what_if.presenter import WhatIfPresenter

    window, session, inference, background = context.window, context.session, context.inference, context.background
    host, page, preferences = window.host, window.page, context.preferences
    services = ConflictService(background, window), EntryCheckService(background, window)
    ConflictsPresenter(host, session, inference, services, (page.sheet, page.entry, page.events))
    WhatIfPresenter(host, session, inference, page.sheet, page.entry)
    comparison = ComparisonPresenter(host, session, inference, ComparisonService(background, window), preferences)
    window.dialogs.tuned.connect(comparison.retune)
    hands = HandsPresenter(host, session, inference, HandsService(background, window), page.sheet.view)
    reasons = ExplainService(background, window, cache=cache)
    why = ExplainPresenter(host, session, inference, reasons, (page.sheet, page.events))
    why.hands_wanted.connect(hands.open)
    timeline = TimelineService(background, window, cache=cache)
    TimelinePresenter(host, session, inference, timeline, page.events)
    advice = AdviceService(host, session, inference, background)
    ChartsPresenter(host, session, (inference, timeline), advice, (page.sheet, page.events), preferences)
    return advice


def _add_game_tools(context: Context, advice: AdviceService) -> None:
    """Add what is used while playing: advice, board, typed line, touch and table mode."""
    from app.features.advice.presenter import AdvicePresenter
    from app.features.board.presenter import BoardPresenter
    from app.features.entry.presenter import QuickEntryPresenter
    from app.features.table_mode.presenter import TableMode
    from app.shell.appearance import Appearance, LanguageMenu, TouchMode
    from app.shell.game_page import SlowEngineNotice

    window, session, preferences = context.window, context.session, context.preferences
    host, page = window.host, window.page
    panel = AdvicePresenter(host, session, advice, page.entry, preferences).view
    page.sheet.clash.offered.connect(panel.fix.setVisible)
    panel.fix_wanted.connect(page.sheet.clash.unfold)
    board = BoardPresenter(host, session, context.inference, advice, page.entry)
    page.move_edit_wanted.connect(board.correct)
    QuickEntryPresenter(host, session, page.entry)
    TableMode(host, session)
    TouchMode(window, preferences)
    Appearance(window, preferences)
    LanguageMenu(window, preferences)
    SlowEngineNotice(page, session, context.inference, preferences)


def _add_aftermath(context: Context, cache: PosteriorCache) -> None:
    """Add what follows a game: library, habits, result, review, printing."""
    from app.features.game_over.presenter import GameOverPresenter
    from app.features.habits.presenter import HabitsPresenter
    from app.features.library.presenter import LibraryPresenter
    from app.features.library.service import LibraryService
    from app.features.printing.presenter import PrintingPresenter
    from app.features.printing.service import PrintingService
    from app.features.review.presenter import ReviewPresenter

    window, session, background = context.window, context.session, context.background
    host, events = window.host, window.page.events
    kept = LibraryService(background, context.places.library, window)
    library = LibraryPresenter(host, session, context.files, kept)
    window.start.library_wanted.connect(library.open)
    window.start.use(kept.summaries)
    review = ReviewPresenter(host, session, (background, cache), library, events)
    GameOverPresenter(host, session, context.inference, background, (review, library), events)
    PrintingPresenter(host, session, PrintingService(background, cache, window), review)
    HabitsPresenter(host, session, background, kept, context.preferences)


def _add_program_tools(context: Context, unexpected: ExceptionReporter | None) -> None:
    """Add what concerns the program itself: help, and bars about settings, autosave and errors."""
    from app.features.diagnostics.presenter import DiagnosticsPresenter
    from app.features.help.presenter import AboutPresenter, HelpPresenter
    from app.features.preferences.trouble import tell_of_settings
    from app.game.autosave import tell_of_autosave
    from app.shell.hints import Hints

    host = context.window.host
    HelpPresenter(host, context.session)
    AboutPresenter(host)
    tell_of_settings(host, context.preferences)
    tell_of_autosave(host, context.autosave)
    Hints(context.window, context.preferences)
    if unexpected is not None:
        DiagnosticsPresenter(host, context.session, unexpected, context.background)
