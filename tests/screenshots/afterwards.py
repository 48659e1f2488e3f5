"""After the game: how it ended, the review, the library, paper."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

from PySide6.QtWidgets import QCheckBox, QDialog

from app.features.game_over.dialog import GameOverDialog
from app.features.game_over.practice import PracticeEndPage, PracticeEndPresenter
from app.features.habits import HabitsDialog
from app.features.library.service import LibraryService
from app.features.library.store import Library, ReviewTotals, record_of
from app.features.library.view import LibraryPresenter, LibraryView
from app.features.review.view import ReviewView
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.events import Accusation
from core.model.practised import Practised, with_practised
from core.model.renaming import renamed
from core.practice.options import PracticeOptions
from tests.evenings import evening
from tests.games import classic_game, ten_suspect_game
from tests.practice import played
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio


def game_over(studio: Studio) -> None:
    """How the game ended is asked; what is certain is there already."""
    dialog = _asked(studio, six(9))
    for name in ("Mrs White", "Dagger", "Lounge", "Colonel Mustard"):
        studio.press(f"gameOverCard.{name}")
    dialog.winner.button("Bob").click()
    studio.settle()
    studio.shoot("game-over", dialog)


def game_over_wrong(studio: Studio) -> None:
    """What is told after the game contradicts an entry."""
    dialog = _asked(studio, six(7))
    for name in ("Professor Plum", "Dagger", "Lounge"):
        studio.press(f"gameOverCard.{name}")
    studio.wait(lambda: studio.sees("gameOverObjection"))
    studio.settle()
    studio.shoot("game-over-wrong", dialog)


def practice_end(studio: Studio) -> None:
    """The end of a practice game: all hands, and how close everyone was."""
    options = PracticeOptions(rivals=("easy", "middle", "hard"), seed=6)
    studio.part(PracticeEndPresenter).show(played(options).end(), options)
    page = studio.part(PracticeEndPage)
    studio.wait(lambda: all(row[2] != "…" for row in page.model.rows))
    case = studio.window.session.entered
    studio.wait(lambda: case is not None and studio.part(LibraryPresenter).has(case))
    studio.settle()
    studio.shoot("practice-end", page)
    page.close()
    studio.settle()
    studio.shoot("practice-over")


def review(studio: Studio) -> None:
    """The review of a game whose hands were shown, and its end."""
    view = _reviewed(studio)
    bar = view.canvas.verticalScrollBar()
    for name, at in (("review-end", bar.maximum()), ("review", 0)):  # the help shows what is drawn last
        bar.setValue(at)
        studio.settle()
        studio.shoot(name, view)


def review_shared(studio: Studio) -> None:
    """The same review as everyone saw the game."""
    view = _reviewed(studio)
    view.shared.click()
    studio.wait(lambda: studio.sees("reviewPage") and view.canvas.page.shared)
    studio.settle()
    studio.shoot("review-shared", view)


def right_accusation(studio: Studio) -> None:
    """Somebody accused rightly: who won stands over the sheet."""
    case = six(12)
    suspect, weapon, room = (case.setup.deck.card(name) for name in ("Mrs White", "Dagger", "Lounge"))
    studio.play(case.appended(Accusation("Dot", (suspect, weapon, room), correct=True)))
    studio.settle()
    studio.shoot("right-accusation")


def laid_open(studio: Studio) -> None:
    """A finished game whose hands are known."""
    game = classic_game(3, 4, 16)
    studio.play(replace(game.case, about=with_ending(game.case, ending(game.case.setup, game.truth, "Cid"))))
    studio.settle()
    studio.shoot("laid-open")


def printing(studio: Studio) -> None:
    """What is printed, and where."""
    studio.play(six(9))
    studio.window.commands.print.trigger()
    studio.settle()
    studio.shoot("printing", studio.part(QDialog, "printing"))


def library(studio: Studio) -> None:
    """The library, with some evenings in it."""
    _fill(studio)
    dialog = _opened(studio)
    studio.shoot("library", dialog)


def library_players(studio: Studio) -> None:
    """Who played, and how well."""
    _fill(studio)
    dialog = _opened(studio)
    dialog.tabs.setCurrentIndex(1)
    studio.settle()
    studio.shoot("library-players", dialog)


def library_practice(studio: Studio) -> None:
    """Games against the program, beside some evenings."""
    _fill(studio)
    shelf, day = Library(studio.part(LibraryService).path), datetime(2026, 11, 20, 21, tzinfo=UTC)
    for i in range(3):
        game = classic_game(20 + i, 4, 20)
        case = replace(game.case, about=with_ending(game.case, ending(game.case.setup, game.truth, "Ann")))
        practice = replace(case, about=with_practised(case, Practised(7 + i, helped=True)))
        shelf.keep(record_of(practice), now=day + timedelta(days=i))
    dialog = _opened(studio)
    dialog.kind.button("practice").click()
    studio.settle()
    studio.shoot("library-practice", dialog)


def library_undo(studio: Studio) -> None:
    """A search, and a game that was removed."""
    _fill(studio)
    dialog = _opened(studio)
    dialog.search.setText("zoe")
    dialog.table.point_at(0)
    studio.press("libraryRemove")
    studio.wait(lambda: studio.sees("libraryBar"))
    studio.settle()
    studio.shoot("library-undo", dialog)


def library_empty(studio: Studio) -> None:
    """A library without a game."""
    studio.shoot("library-empty", _opened(studio, games=0))


def habits(studio: Studio) -> None:
    """What the library knows of the players, switched off; then on, with one of them left out."""
    shelf = Library(studio.part(LibraryService).path)
    for seed in range(12):
        case = evening(seed)
        shelf.keep(record_of(case if seed % 3 else renamed(case, {"Dot": "Zoë"}, {})))
    case = evening(40)
    studio.play(renamed(Case(case.setup, case.events[:9]), {"Dot": "Émile"}, {}))
    studio.wait(lambda: studio.sees("habits_chip"))
    studio.shoot("habits-known")
    studio.window.commands.habits.trigger()
    dialog = studio.part(HabitsDialog)
    studio.settle()
    studio.shoot("habits-off", dialog)
    dialog.use.click()
    studio.read()
    studio.shoot("habits", dialog)
    studio.part(QCheckBox, "habits_player_2").click()
    studio.read()
    studio.shoot("habits-used")


def _reviewed(studio: Studio) -> ReviewView:
    game = classic_game(3, 5, 24)
    end = ending(game.case.setup, game.truth, "Bob")
    studio.play(replace(game.case, about=with_ending(game.case, end)))
    studio.window.commands.review.trigger()
    studio.wait(lambda: studio.sees("reviewPage"))
    studio.settle()
    view = studio.part(ReviewView)
    view.resize(min(studio.window.width(), 1240), studio.window.height())
    studio.settle()
    return view


def _asked(studio: Studio, case: Case) -> GameOverDialog:
    studio.play(case)
    studio.window.commands.game_over.trigger()
    studio.settle()
    return studio.part(GameOverDialog)


def _fill(studio: Studio) -> None:
    shelf = Library(studio.part(LibraryService).path)
    day = datetime(2026, 11, 20, 19, 30, tzinfo=UTC)
    for i in range(14):
        game = ten_suspect_game(i, 4, 6) if i % 5 == 4 else classic_game(i, 3 + i % 4, 8 + i)
        case, winner = game.case, tuple(game.case.setup.seats)[i % 3]
        if i % 4:
            case = replace(case, about=with_ending(case, ending(case.setup, game.truth, winner)))
        looked = ReviewTotals(3, 0.4 * i) if i % 2 else None
        case = case if i % 3 else _renamed(case)
        shelf.keep(record_of(case, looked), now=day - timedelta(days=9 * i))


def _renamed(case: Case) -> Case:
    return renamed(case, {"Ann": "Zoë", "Cid": "Maximilian"}, {})


def _opened(studio: Studio, games: int = 14) -> LibraryView:
    studio.window.commands.library.trigger()
    view = studio.part(LibraryView)
    studio.wait(lambda: view.games.count == games)
    summaries = studio.part(LibraryService).summaries

    def has_stories() -> bool:
        first = view.games.rows[0].game
        return first.timeline is not None or (summaries.get(first.key) is not None and summaries.is_done)

    studio.wait(lambda: not games or has_stories())
    studio.settle()
    return view


STATES: States = {
    "practice-end": practice_end,
    "game-over": game_over,
    "game-over-wrong": game_over_wrong,
    "right-accusation": right_accusation,
    "laid-open": laid_open,
    "review": review,
    "review-shared": review_shared,
    "printing": printing,
    "habits": habits,
    "library": library,
    "library-players": library_players,
    "library-practice": library_practice,
    "library-undo": library_undo,
    "library-empty": library_empty,
}
