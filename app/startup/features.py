"""The features of a window: imported and created once its first picture is there, part by part.

Each is given what it needs; what there is to show, all hear from the game. Whoever is made first hears first, which is
relied on thrice: the page takes back what was said of the step before, as others may warn of this one; advice hears
before the charts that show it; and explanations before one's own sheet, which puts its own in their place.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.features.advice.panel import AdvicePresenter, AdviceView
from app.features.advice.service import AdviceService
from app.features.board.panel import BoardPresenter
from app.features.charts.contents import EnvelopeChart
from app.features.charts.frame import ImportAhead
from app.features.charts.presenter import ChartsPresenter, printed_charts
from app.features.conflicts import ConflictService, ConflictsPresenter, EntryCheckService
from app.features.diagnostics import UnexpectedView
from app.features.entry.presenter import QuickEntryPresenter
from app.features.entry.view import EntryPanel
from app.features.events.panel import TimelinePresenter, TurnOrderPresenter
from app.features.events.service import TimelineService
from app.features.explain import ExplainPresenter, ExplainService
from app.features.game_over.dialog import GameOverPresenter
from app.features.game_over.practice import PracticeEndPresenter
from app.features.habits import HabitsPresenter
from app.features.hands import HandsService, HandsView
from app.features.help import HelpPresenter
from app.features.library.service import LibraryService
from app.features.library.view import LibraryPresenter
from app.features.own_sheet import OwnSheetPresenter
from app.features.practice.presenter import PracticePresenter
from app.features.practice.service import PracticeService
from app.features.preferences import tell_of_settings
from app.features.printing.service import PrintingDialog, PrintingService
from app.features.review.view import ReviewPresenter
from app.features.table_mode import TableMode
from app.features.what_if import WhatIfPresenter
from app.game.autosave import tell_of_autosave
from app.shell.appearance import Appearance
from app.shell.game_page import EngineMenu, GamePage, SlowEngineNotice
from app.shell.hints import Hints
from app.shell.panes import SharedWidth
from app.ui.host import ToolBar

if TYPE_CHECKING:
    from app.features.diagnostics import ExceptionReporter
    from app.startup.application import Context


def add_features(context: Context, unexpected: ExceptionReporter | None) -> Iterator[None]:
    """Add the game page and the features to a window, part by part; the ``unexpected`` reporter is shown in it.

    No part takes longer than the entry alone, and between them the window can do something else.
    """
    window, game, session, files = context.window, context.game, context.session, context.files
    background, cache, preferences = context.background, context.cache, context.preferences
    entry = EntryPanel(window)
    yield
    ahead = _add_page(context, entry)
    yield
    host, page, sheet, events = window.host, window.page, window.page.sheet, window.page.events
    own = _add_panels(context)
    yield
    timeline = TimelineService(background, window, cache=cache)
    TimelinePresenter(host, game, timeline, events)
    advice = AdviceService(background, window)
    game.follow(advice.show)
    charts = ChartsPresenter(
        host, game, session, background, cache, timeline, advice, sheet, events, preferences, ahead
    )
    window.dialogs.preference_changed.connect(charts.retune)
    yield
    panel = AdviceView(window)
    advising = AdvicePresenter(host, game, advice, panel, entry, preferences)
    sheet.conflict_bar.offered.connect(panel.fix.setVisible)
    panel.fix_wanted.connect(sheet.conflict_bar.unfold)
    yield
    board = BoardPresenter(host, game, session, advice, entry, preferences)
    page.move_edit_wanted.connect(board.correct)
    QuickEntryPresenter(host, game, entry)
    TableMode(host, game, session)
    Appearance(window, preferences)
    SlowEngineNotice(page, game, context.inference, preferences)
    yield
    end = _add_aftermath(context)
    yield
    service = PracticeService(background, context.places.practice, window)
    practice = PracticePresenter(host, game, session, files, service, preferences, own, board, context.places.library)
    sheet.view.card_chosen.connect(practice.form.fill_card)
    advising.proposed.connect(practice.form.fill_cards)
    practice.open_end = end.show
    end.again_wanted.connect(practice.again)
    practice.offered.connect(window.start.show_practice)
    window.start.practice_wanted.connect(practice.resume)
    window.start.practice_discarded.connect(practice.discard)
    practice.offer()
    _add_program_tools(context, unexpected)
    gc.freeze()  # or the first collection would stop the window for 30 ms
    window.note_complete()


def _add_page(context: Context, entry: EntryPanel) -> ImportAhead:
    window, preferences, commands = context.window, context.preferences, context.window.commands
    ahead = ImportAhead(window)
    context.inference.warmed_up.connect(ahead.start)
    game, session, inference = context.game, context.session, context.inference
    page = GamePage(game, session, inference, preferences, commands.undo, commands.redo, entry, window)
    commands.draw_icons()
    chart = EnvelopeChart(preferences, context.game, window, ahead)
    tools = ToolBar(commands, window)
    window.complete(page, chart, tools, EngineMenu(commands.people, commands.preferences, window))
    SharedWidth(window, page.panes, preferences)
    return ahead


def _add_panels(context: Context) -> OwnSheetPresenter:
    """Add what explains the sheet: conflicts, what-if, hands, explanations, own sheet."""
    window, session, background, cache = context.window, context.session, context.background, context.cache
    host, game, page, sheet = window.host, context.game, window.page, window.page.sheet
    conflicts, check = ConflictService(background, window), EntryCheckService(background, window)
    ConflictsPresenter(host, game, session, conflicts, check, sheet, page.entry, page.events)
    TurnOrderPresenter(host, game, session)
    WhatIfPresenter(host, game, session, sheet, page.entry)
    hands = HandsView(host, game, HandsService(background, window), lambda: sheet.view.current_cell)
    sheet.view.hands_wanted.connect(hands.open_at)
    why = ExplainPresenter(host, game, ExplainService(background, window, cache=cache), sheet, page.events)
    why.hands_wanted.connect(hands.open_at)
    return OwnSheetPresenter(host, game, session, background, cache, sheet, why)


def _add_aftermath(context: Context) -> PracticeEndPresenter:
    """Add what follows a game: library, habits, result, review, printing."""
    window, session, background = context.window, context.session, context.background
    host, events, cache = window.host, window.page.events, context.cache
    kept = LibraryService(background, context.places.library, window)
    library = LibraryPresenter(host, context.game, session, context.files, kept)
    window.start.library_wanted.connect(library.open)
    window.start.use(kept.summaries)
    review = ReviewPresenter(host, context.game, background, cache, library, events)
    end = PracticeEndPresenter(host, context.game, context.files, background, review, library)
    over = GameOverPresenter(host, context.game, session, background, review, library, events, end)
    over.bar.again_wanted.connect(window.dialogs.again)
    printing = PrintingService(background, cache, printed_charts, window)
    PrintingDialog(host, context.game, session, printing, review)
    HabitsPresenter(host, context.game, session, background, kept, context.preferences)
    return end


def _add_program_tools(context: Context, unexpected: ExceptionReporter | None) -> None:
    """Add what concerns the program itself: help, and bars about settings, autosave and errors."""
    host = context.window.host
    HelpPresenter(host, context.game)
    tell_of_settings(host, context.preferences)
    tell_of_autosave(host, context.autosave)
    Hints(context.window, context.preferences)
    if unexpected is not None:
        UnexpectedView(host, context.game, unexpected, context.background)
