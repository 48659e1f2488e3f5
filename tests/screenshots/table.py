"""What happens at a real table: hands laid open, players who are out, turns that were forgotten."""

from __future__ import annotations

from core.model.case import Case
from core.model.events import Accusation, GroupNote, OpenHand, Out, Peek
from tests.notation import parse_event
from tests.screenshots.cases import DECK, six, with_events
from tests.screenshots.reasons import ask_why
from tests.screenshots.studio import States, Studio

LAID = tuple(DECK.card(name) for name in ("Candlestick", "Hall", "Study"))


def open_hand(studio: Studio) -> None:
    """Cid has accused wrongly and lays the hand open; why a card of it is there."""
    wrong = Accusation("Cid", None)
    studio.play(with_events(six(12), wrong, OpenHand("Cid", LAID, seen_by="everyone"), Peek("Bob", "Dot")))
    ask_why(studio, "Hall", "Cid")
    studio.shoot("open-hand")


def somebody_out(studio: Studio) -> None:
    """Eve goes home and is not asked any more, and Bob accused wrongly."""
    bob = parse_event("Bob accuses: Mrs White, Rope, Study; wrong", DECK)
    studio.play(with_events(six(12), bob, Out("Eve", answers=False)))
    studio.shoot("somebody-out")


def missing_turn(studio: Studio) -> None:
    """Two turns have no entry, and wait in the list for theirs."""
    studio.play(six(12))
    for line in ("Ann: Mrs White, Dagger, Study; Bob passes, Cid shows Study", "Dot: Mrs White, Rope, Hall; Eve shows"):
        studio.window.session.record(parse_event(line, DECK))
    studio.read()
    studio.shoot("missing-turn")


def several_cards(studio: Studio) -> None:
    """Notes on several cards, and who saw what they say."""
    studio.play(noted(six(9)))
    studio.shoot("several-cards")


def noted(case: Case) -> Case:
    hall, study, white, candlestick = map(DECK.card, ("Hall", "Study", "Mrs White", "Candlestick"))
    return with_events(
        case,
        GroupNote("Cid", (hall, study, candlestick), at_least=2, seen_by=("Bob", "Dot")),
        GroupNote("Fay", (white, hall), seen_by="everyone"),
        GroupNote("Bob", (white, candlestick), holds=False),
    )


STATES: States = {
    "open-hand": open_hand,
    "somebody-out": somebody_out,
    "missing-turn": missing_turn,
    "several-cards": several_cards,
}
