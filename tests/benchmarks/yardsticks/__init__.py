"""A plain exact program to measure the engines with, right on all shared cases."""

from __future__ import annotations

from core.model.case import Case
from core.model.events import Accusation, Event, Suggestion


def plain(case: Case) -> dict[str, object]:
    """The case as the yardstick reads it. It knows no notes, no right accusations, and nothing that is aside."""
    setup = case.setup
    return {
        "deck": {"suspects": setup.deck.suspects, "weapons": setup.deck.weapons, "rooms": setup.deck.rooms},
        "players": [{"name": player.name, "hand_size": player.hand_size} for player in setup.players],
        "me": setup.me,
        "my_hand": [card.name for card in setup.my_hand],
        "face_up": [card.name for card in setup.face_up],
        "pool": setup.pool,
        "events": [plain_event(event) for _, event in case.counted],
    }


def plain_event(event: Event) -> dict[str, object]:
    if isinstance(event, Accusation) and not event.correct:
        return {"type": "accusation", "cards": [card.name for card in event.cards]}
    if not isinstance(event, Suggestion):
        raise TypeError(f"the yardstick knows nothing of {event}")
    return {
        "type": "suggestion",
        "cards": [card.name for card in event.cards],
        "passed": event.passed,
        "refuted_by": event.refuted_by,
        "shown": event.shown and event.shown.name,
        "further": [
            {"player": more.player, "shows": more.shows, "shown": more.shown and more.shown.name}
            for more in event.further
        ],
    }
