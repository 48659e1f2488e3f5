"""What to do next."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QScrollArea

from app.features.advice import text as words
from app.features.advice.panel import AdviceView
from app.features.advice.table import Scope, SuggestionColumn
from app.ui.language import localized
from core.model.case import Case
from tests.notation import parse_event
from tests.screenshots.cases import DECK, seated, six, solved, with_events
from tests.screenshots.studio import States, Studio


def advice(studio: Studio) -> None:
    """What to do next; the best in each room, and the rest; then the same while newer advice is on its way."""
    view = advise(studio, seated(six(12)))
    studio.shoot("advice")
    view.scope.chosen.emit(Scope.ROOMS)
    scroll = view.findChild(QScrollArea, "adviceScroll").verticalScrollBar()  # type: ignore[union-attr]
    scroll.setValue(scroll.maximum())
    studio.settle()
    studio.shoot("advice-rooms")
    view.wait(words.THINKING)
    studio.settle()
    studio.shoot("advice-stale")


def advice_alone(studio: Studio) -> None:
    """Estimated gains, without a board."""
    advise(studio, six(6))
    studio.shoot("advice-alone")


def advice_asked(studio: Studio) -> None:
    """Which card to show, while the question is being entered."""
    view = advise(studio, seated(six(10)))
    entry = studio.window.page.entry
    entry.fill_player("Eve")
    for name in ("Miss Scarlett", "Revolver", "Hall"):
        entry.fill_card(DECK.card(name))
    entry.fill_player("Ann")
    studio.wait(lambda: bool(view.shows.rows))
    studio.settle()
    studio.shoot("advice-asked")


def advice_accuse(studio: Studio) -> None:
    """The solution is known; then a game that somebody has won."""
    advise(studio, seated(solved()))
    studio.shoot("advice-accuse")
    accusation = parse_event("Bob accuses: Mrs White, Dagger, Lounge; right", DECK)
    advise(studio, with_events(six(12), accusation))
    studio.shoot("advice-over")


def advise(studio: Studio, case: Case) -> AdviceView:
    """Open a game and the advice on it."""
    studio.play(case)
    return open_advice(studio)


def open_advice(studio: Studio) -> AdviceView:
    """Open the advice on the game at hand, and wait for all of it."""
    view = studio.part(AdviceView)
    if not view.isVisible():
        studio.part(QAction, "actionAdvice").trigger()
    studio.wait(lambda: _is_refused(view) or (not view.is_stale and bool(view.rivals.rows)))
    studio.wait(lambda: _is_refused(view) or bool(view.model.index(0, SuggestionColumn.REVEALED).data()))
    studio.settle()
    return view


def _is_refused(view: AdviceView) -> bool:
    return view.message.isVisible() and view.message.text() not in map(localized, (words.EMPTY, words.THINKING))


STATES: States = {
    "advice": advice,
    "advice-alone": advice_alone,
    "advice-asked": advice_asked,
    "advice-accuse": advice_accuse,
}
