"""Games at the limits of what a table can be: many players, many cards, names as long or as strange as names can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Event, Move, Note, Suggestion
from core.model.seats import Player
from core.model.setup import Setup

LONG: Final = "Ermengarde von und zu Hohenstein-Grafen {}"
HEBREW: Final = ("מיכל", "דָּוִד", "שרה לאה", "يوسف", "فاطمة الزهراء")
EMOJI: Final = ("👩\u200d🔬", "🕵\ufe0f Ann", "🏳\ufe0f\u200d🌈", "👨\u200d👩\u200d👧\u200d👦 Fam", "🇬🇧")
MARKS: Final = (
    *("Ann", "Bo\u0308b", "Za\u0337\u0321l\u0336go\u0335", "\u202eevE", "A\u200bB", "&File", "<b>Bo</b>", "%1 {who}"),
)


ASKING: Final = 5
"""How many players suggest something, once each."""


def game(names: tuple[str, ...], deck: Deck) -> Case:
    """A game of these players with all kinds of entries, none of which contradicts another; the first of them plays."""
    hands = _dealt(names, deck)
    players = tuple(Player(name, len(hands[name])) for name in names)
    setup = Setup(deck, players, me=names[0], my_hand=tuple(hands[names[0]]))
    return Case(setup, tuple(_events(names, deck, hands)))


def _dealt(names: tuple[str, ...], deck: Deck) -> dict[str, list[Card]]:
    """The hands, where the first card of each category is in the envelope."""
    rest = [card for category in Category for card in deck.of(category)[1:]]
    return {name: rest[i :: len(names)] for i, name in enumerate(names)}


def _events(names: tuple[str, ...], deck: Deck, hands: dict[str, list[Card]]) -> Iterator[Event]:
    suspects, weapons, rooms = (deck.of(category) for category in Category)
    for i, name in enumerate(names[:ASKING]):
        triple = (suspects[i % len(suspects)], weapons[(i + 1) % len(weapons)], rooms[(i + 2) % len(rooms)])
        others = names[i + 1 :] + names[:i]
        able = [other for other in others if set(hands[other]) & set(triple)]
        passed = others[: others.index(able[0])] if able else others
        shown = next((card for card in triple if able and card in hands[able[0]]), None) if i == 0 else None
        yield Suggestion(name, triple, passed, able[0] if able else None, shown, comment=f"({name}?)")
    yield Note(names[-1], rooms[0], holds=False)
    yield Move(names[0], rooms[-1], roll=5)


def deck_of(*names: str, each: int) -> Deck:
    """A deck with so many cards in each category, called by these names and a number."""
    suspects, weapons, rooms = (
        tuple(f"{names[i % len(names)]} {letter}{i + 1}" for i in range(each)) for letter in "SWR"
    )
    return Deck(suspects, weapons, rooms)


GAMES: Final = {
    "ten players, sixty cards": game(tuple(f"Player {i}" for i in range(10)), deck_of("Card", each=20)),
    "long names": game(
        tuple(LONG.format(f"{i:02}") for i in range(10)), deck_of("The Honourable Lady Wilhelmina Xx", each=20)
    ),
    "right to left": game(HEBREW, deck_of(*HEBREW, each=4)),
    "emoji": game(EMOJI, deck_of(*EMOJI, each=6)),
    "marks and markup": game(MARKS, deck_of(*MARKS, each=6)),
    "hardly any": game(("A", "B"), deck_of("C", each=2)),
}
