"""Finished games of four in which the others have habits, to fill libraries with."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from core.formats.editions import edition
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.events import Accusation, Event, Suggestion
from core.model.seats import ENVELOPE, Holder, Player
from core.model.setup import Setup

DECK = edition("classic-uk").deck
KINDS = tuple(DECK.of(category) for category in Category)
SIZES = {"Ann": 5, "Bob": 5, "Cid": 4, "Dot": 4}
ROUNDS = 4


def evening(seed: int, rounds: int = ROUNDS) -> Case:
    """Return a game as Ann saw it, with all hands revealed.

    Bob never suggests his own cards, and shows the one that is latest in the deck; Cid suggests his own cards whenever
    he can, and shows cards that he has shown before; Dot has no habits.
    """
    rng = Random(seed)
    truth = _dealt(rng)
    mine = tuple(card for card, holder in truth.items() if holder == "Ann")
    setup = Setup(DECK, tuple(Player(*seat) for seat in SIZES.items()), "classic-uk", "Ann", mine)
    events: list[Event] = []
    shown: set[tuple[str, str, Card]] = set()
    for _ in range(rounds):
        events += [_asked(rng, asker, truth, shown) for asker in SIZES]
    solution = tuple(card for card, holder in truth.items() if holder == ENVELOPE)
    suspect, weapon, room = solution
    wrong = next(card for card in KINDS[2] if card != room and truth[card] != "Bob")
    events.append(Accusation("Bob", (suspect, weapon, wrong), correct=False))
    case = Case(setup, tuple(events))
    return replace(case, about=with_ending(case, ending(setup, truth, "Ann")))


def _dealt(rng: Random) -> dict[Card, Holder]:
    cards = [rng.choice(kind) for kind in KINDS]
    rest = [card for card in DECK if card not in cards]
    rng.shuffle(rest)
    holders = [name for name, size in SIZES.items() for _ in range(size)]
    found = dict.fromkeys(cards, ENVELOPE) | dict(zip(rest, holders, strict=True))
    return {card: found[card] for card in DECK}


def _asked(rng: Random, asker: str, truth: dict[Card, Holder], shown: set[tuple[str, str, Card]]) -> Suggestion:
    cards = _cards(rng, asker, truth)
    names = tuple(SIZES)
    at = names.index(asker)
    passed: list[str] = []
    for other in (*names[at + 1 :], *names[:at]):
        held = [card for card in cards if truth[card] == other]
        if held:
            again = [card for card in held if (asker, other, card) in shown]
            card = held[-1] if other == "Bob" else again[0] if other == "Cid" and again else rng.choice(held)
            shown.add((asker, other, card))
            seen = card if "Ann" in (asker, other) else None
            return Suggestion(asker, cards, passed=tuple(passed), refuted_by=other, shown=seen)
        passed.append(other)
    return Suggestion(asker, cards, passed=tuple(passed))


def _cards(rng: Random, asker: str, truth: dict[Card, Holder]) -> Triple:
    def chosen(cards: tuple[Card, ...]) -> Card:
        own = [card for card in cards if truth[card] == asker]
        others = [card for card in cards if truth[card] != asker]
        return rng.choice((own or others) if asker == "Cid" else others if asker == "Bob" else list(cards))

    suspect, weapon, room = map(chosen, KINDS)
    return suspect, weapon, room
