"""The features of a window: imported and created once its first picture is there, part by part.

Each is given what it needs; what there is to show, all hear from the game. No order is relied on, but that services are
made before what shows their answers.
"""

from __future__ import annotations

import gc
from collections.abc import Generator, Iterator
from typing import TYPE_CHECKING, TypeAlias

from app.features.advice.presenter import AdvicePresenter
from app.features.advice.service import AdviceService
from app.features.advice.view import AdviceView
from app.features.board.presenter import BoardPresenter
from app.features.charts.envelope import EnvelopeChart
from app.features.charts.presenter import ChartsPresenter
from app.features.charts.printed import printed_charts
from app.features.charts.service import CellsService
from app.features.compare.service import ComparisonPresenter, ComparisonService
from app.features.conflicts.presenter import ConflictsPresenter
from app.features.conflicts.service import ConflictService, EntryCheckService
from app.features.diagnostics.presenter import DiagnosticsPresenter
from app.features.entry.presenter import QuickEntryPresenter
from app.features.entry.view import EntryPanel
from app.features.events.presenter import TimelinePresenter
from app.features.events.service import TimelineService
from app.features.explain.panel import ExplainPresenter
from app.features.explain.service import ExplainService
from app.features.game_over.practice import PracticeEndPresenter
from app.features.game_over.presenter import GameOverPresenter
from app.features.habits.presenter import HabitsPresenter
from app.features.hands.presenter import HandsPresenter
from app.features.hands.service import HandsService
from app.features.help.presenter import AboutPresenter, HelpPresenter
from app.features.library.presenter import LibraryPresenter
from app.features.library.service import LibraryService
from app.features.own_sheet.presenter import OwnSheetPresenter
from app.features.practice.presenter import PracticePresenter
from app.features.practice.service import PracticeService
from app.features.preferences.trouble import tell_of_settings
from app.features.printing.presenter import PrintingPresenter
from app.features.printing.service import PrintingService
from app.features.review.presenter import ReviewPresenter
from app.features.table_mode.presenter import TableMode
from app.features.what_if.presenter import WhatIfPresenter
from app.game.autosave import tell_of_autosave
from app.shell.appearance import Appearance, LanguageMenu, TouchMode
from app.shell.engine_menu import EngineMenu
from app.shell.game_page import GamePage, SlowEngineNotice
from app.shell.hints import Hints
from app.shell.widths import SharedWidth
from app.ui.plots.ahead import ImportAhead
from app.ui.tool_bar import ToolBar

if TYPE_CHECKING:
    from app.features.diagnostics.service import ExceptionReporter
    from app.startup.composition import Context


Panels: TypeAlias = tuple[AdviceService, OwnSheetPresenter]
"""What others need of what explains the sheet."""


def add_features(context: Context, unexpected: ExceptionReporter | None) -> Iterator[None]:
    """Add the game page and the features to a window, part by part; the ``unexpected`` reporter is shown in it.

    Each part takes some 20 ms, and between them the window can do something else.
    """
    ahead = ImportAhead(context.window)
    context.inference.warmed_up.connect(ahead.start)
    yield from _add_page(context, ahead)
    advice, own = yield from _add_panels(context, ahead)
    advising, board = yield from _add_game_tools(context, advice)
    end = yield from _add_aftermath(context)
    yield from _add_practice(context, own, advising, board, end)
    _add_program_tools(context, unexpected)
    gc.freeze()  # or the first collection would stop the window for 30 ms
    context.window.note_complete()


def _add_page(context: Context, ahead: ImportAhead) -> Iterator[None]:
    window, preferences, commands = context.window, context.preferences, context.window.commands
    entry = EntryPanel(window)
    yield
    game, session, inference = context.game, context.session, context.inference
    page = GamePage(game, session, inference, preferences, commands.undo, commands.redo, entry, window)
    yield
    commands.draw_icons()
    chart, tools = EnvelopeChart(preferences, context.inference, window, ahead), ToolBar(commands, window)
    yield
    window.complete(page, chart, tools, EngineMenu(commands.people, commands.preferences, window))
    SharedWidth(window, page.panes, preferences)
    yield


def _add_panels(context: Context, ahead: ImportAhead) -> Generator[None, None, Panels]:
    """Add what explains the sheet: conflicts, what-if, explanations, hands, timeline, charts, comparison."""
    window, session, inference, background = context.window, context.session, context.inference, context.background
    host, page, preferences, game = window.host, window.page, context.preferences, context.game
    cache = context.cache
    conflicts, check = ConflictService(background, window), EntryCheckService(background, window)
    ConflictsPresenter(host, game, session, conflicts, check, page.sheet, page.entry, page.events)
    WhatIfPresenter(host, game, session, page.sheet, page.entry)
    yield
    comparison = ComparisonPresenter(host, game, ComparisonService(background, window), preferences)
    window.dialogs.tuned.connect(comparison.retune)
    sheet, events = page.sheet, page.events
    likely = HandsService(background, window)
    hands = HandsPresenter(host, game, likely, lambda: sheet.view.current_cell)
    sheet.view.hands_wanted.connect(hands.open)
    reasons = ExplainService(background, window, cache=cache)
    why = ExplainPresenter(host, game, reasons, sheet, events)
    why.hands_wanted.connect(hands.open)
    own = OwnSheetPresenter(host, game, session, background, cache, sheet, why)
    yield
    timeline = TimelineService(background, window, cache=cache)
    TimelinePresenter(host, game, timeline, events)
    advice = AdviceService(background, window)
    cells = CellsService(background, cache, window)
    ChartsPresenter(host, session, inference, timeline, cells, advice, sheet, events, preferences, ahead)
    yield
    return advice, own


def _add_game_tools(
    context: Context, advice: AdviceService
) -> Generator[None, None, tuple[AdvicePresenter, BoardPresenter]]:
    """Add what is used while playing: advice, board, typed line, touch and table mode."""
    window, session, preferences = context.window, context.session, context.preferences
    host, page = window.host, window.page
    panel = AdviceView(window)
    yield
    advising = AdvicePresenter(host, context.game, advice, panel, page.entry, preferences)
    page.sheet.conflict_bar.offered.connect(panel.fix.setVisible)
    panel.fix_wanted.connect(page.sheet.conflict_bar.unfold)
    yield
    board = BoardPresenter(host, context.game, session, advice, page.entry, preferences)
    page.move_edit_wanted.connect(board.correct)
    yield
    QuickEntryPresenter(host, context.game, page.entry)
    TableMode(host, context.game, session)
    TouchMode(window, preferences)
    Appearance(window, preferences)
    LanguageMenu(window, preferences)
    SlowEngineNotice(page, context.game, context.inference, preferences)
    yield
    return advising, board


def _add_practice(
    context: Context,
    own: OwnSheetPresenter,
    advising: AdvicePresenter,
    board: BoardPresenter,
    end: PracticeEndPresenter,
) -> Iterator[None]:
    """Add the games that the program plays, which others show as any game."""
    window, places = context.window, context.places
    service = PracticeService(context.background, places.practice, window)
    game, session, files = context.game, context.session, context.files
    practice = PracticePresenter(
        window.host, game, session, files, service, context.preferences, own, board, places.library
    )
    window.page.sheet.view.card_chosen.connect(practice.form.fill_card)
    advising.proposed.connect(practice.form.fill_cards)
    practice.ended.connect(end.show)
    end.again_wanted.connect(practice.again)
    practice.offered.connect(window.start.show_practice)
    window.start.practice_wanted.connect(practice.resume)
    window.start.practice_discarded.connect(practice.discard)
    practice.offer()
    yield


def _add_aftermath(context: Context) -> Generator[None, None, PracticeEndPresenter]:
    """Add what follows a game: library, habits, result, review, printing."""
    window, session, background = context.window, context.session, context.background
    host, events, cache = window.host, window.page.events, context.cache
    kept = LibraryService(background, context.places.library, window)
    library = LibraryPresenter(host, session, context.files, kept)
    window.start.library_wanted.connect(library.open)
    window.start.use(kept.summaries)
    yield
    review = ReviewPresenter(host, session, context.inference, background, cache, library, events)
    end = PracticeEndPresenter(host, context.game, context.files, background, review, library)
    over = GameOverPresenter(host, context.game, session, background, review, library, events, end)
    over.bar.again_wanted.connect(window.dialogs.again)
    printing = PrintingService(background, cache, printed_charts, window)
    PrintingPresenter(host, session, context.inference, printing, review)
    HabitsPresenter(host, context.game, session, background, kept, context.preferences)
    yield
    return end


def _add_program_tools(context: Context, unexpected: ExceptionReporter | None) -> None:
    """Add what concerns the program itself: help, and bars about settings, autosave and errors."""
    host = context.window.host
    HelpPresenter(host, context.session)
    AboutPresenter(host)
    tell_of_settings(host, context.preferences)
    tell_of_autosave(host, context.autosave)
    Hints(context.window, context.preferences)
    if unexpected is not None:
        DiagnosticsPresenter(host, context.session, unexpected, context.background)
