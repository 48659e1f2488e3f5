"""A player of practice games who answers whatever is asked, at random and by the rules."""

from __future__ import annotations

from random import Random
from typing import Any

Json = Any


def any_answer(ask: dict[str, Json], case: dict[str, Json], lot: Random, accuses: float = 0.03) -> Json:
    """Return an answer to a line that asks, in a game that begins with a case; both as the command line prints them."""
    match ask["decision"]:
        case "travel":
            return lot.choice(ask["options"])
        case "place":
            return lot.choice([*ask["rooms"], *lot.sample(ask["squares"], min(2, len(ask["squares"])))])
        case "suggest":
            suspect, weapon, room = (lot.choice(names) for names in deck_of(case))
            cards = [suspect, weapon] if ask["room"] is not None else [suspect, weapon, room]
            return lot.choice([*[cards] * 9, None])
        case "show":
            return lot.choice(ask["cards"])
        case "accuse":
            return [lot.choice(names) for names in deck_of(case)] if lot.random() < accuses else None
    raise AssertionError(ask)


def deck_of(case: dict[str, Json]) -> list[list[str]]:
    """Return the names of the suspects, the weapons and the rooms."""
    if "edition" in case:
        from core.formats.editions import edition

        deck = edition(case["edition"]).deck
        return [list(deck.suspects), list(deck.weapons), list(deck.rooms)]
    return [case["deck"][kind] for kind in ("suspects", "weapons", "rooms")]
