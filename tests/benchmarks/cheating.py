"""Race that cheats in one thing: what is left to win there, measured before anything honest is built for it.

Each cheat plays the deals and dice that ``race`` plays (:mod:`tests.benchmarks.ablations`, with ``--other greedy``).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType

import numpy as np

from core.board.board import Place
from core.information.gain import CERTAIN
from core.model.cards import Card, Triple
from core.model.events import Note, Suggestion, Via
from core.model.perspective import player_perspective
from core.model.seats import ENVELOPE
from core.policies.race import Race
from core.referee.deal import Deal
from core.situation.rivals import Rival, knowledge, pace_of
from core.situation.situation import Situation


class Cheat(Race):
    """Decides as ``race`` does, in the situation that :meth:`told` makes of what it sees and of the deal."""

    deal: Deal | None = None

    def __init__(self) -> None:
        super().__init__()
        self._last: tuple[Situation, Situation] | None = None

    def told(self, situation: Situation, deal: Deal) -> Situation:
        """Return the situation with more in it than it has."""
        return situation

    def seen(self, situation: Situation) -> Situation:
        """Return what :meth:`told` makes of a situation; the last one is cached."""
        if self._last is None or self._last[0] is not situation:
            assert self.deal is not None, "the tournament tells it"
            self._last = situation, self.told(situation, self.deal)
        return self._last[1]

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        return super().travel(self.seen(situation))

    def destination(self, situation: Situation, roll: int) -> Place:
        return super().destination(self.seen(situation), roll)

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        return super().suggestion(self.seen(situation), room)

    def accusation(self, situation: Situation) -> Triple | None:
        return super().accusation(self.seen(situation))

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        return super().show(self.seen(situation), asker, cards)


def _noted(situation: Situation, notes: Sequence[Note]) -> Situation:
    """Return a situation in which these notes were made at the start of the game."""
    case = situation.case
    noted = replace(case, events=(*dict.fromkeys(notes), *case.events))
    return Situation.of(noted, situation.mansion, situation.response, situation.seed)


class SeesShown(Cheat):
    """Sees every card that others show each other; where they had a choice, one by lot."""

    name = "cheat-sees-shown"

    def told(self, situation: Situation, deal: Deal) -> Situation:
        """Return the situation with all these cards noted."""
        notes = []
        for i, event in enumerate(situation.case.events):
            if isinstance(event, Suggestion) and event.refuted_by is not None and event.shown is None:
                held = [card for card in event.cards if deal.places[card] == event.refuted_by]
                notes.append(Note(event.refuted_by, Random(f"{deal.envelope} {i}").choice(held), holds=True))
        return _noted(situation, notes)


class KnowsRivals(Cheat):
    """Knows what every rival knows, but for the choice of the cards that they were shown."""

    name = "cheat-knows-rivals"

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse when that pays, against what the rivals really know."""
        assert self.deal is not None
        if "rivals" not in vars(situation) or not getattr(situation, "exact", False):
            vars(situation).update(rivals=_rivals(situation, self.deal), exact=True)
        return super().accused(situation)


EACH = 4
"""Perspectives of a rival: their hand is known, the choice of the cards that they saw is not."""


def _rivals(situation: Situation, deal: Deal) -> tuple[Rival, ...]:
    case, players = situation.case, situation.still_in
    lots = [Random(f"{situation.seed} {i}") for i in range(EACH)]
    views = [[player_perspective(case, player, deal.places, lot.choice).case for lot in lots] for player in players]
    rounds = case.turn.rounds
    found = []
    for player, known in zip(players, knowledge(views, np.random.default_rng(situation.seed)), strict=True):
        bits = float(np.mean([one.entropy_bits for one in known]))
        best = np.array([one.best for one in known])
        certain, right = float((best >= CERTAIN).mean()), float(best.mean())
        pace = pace_of(case, player, bits, rounds)
        found.append(Rival(player, bits, certain, right, rounds=rounds, pace=pace))
    return tuple(found)


class Twelve(Cheat):
    """Moves up to twelve steps, whatever the dice say; it plans ahead with the usual dice."""

    name = "cheat-twelve"

    def told(self, situation: Situation, deal: Deal) -> Situation:
        """Return the situation in which every roll goes as far as the highest: the referee's, too."""
        position = situation.position
        if position is not None:
            far = position.destinations(situation.dice.most)
            vars(position)["_destinations"] = dict.fromkeys(situation.dice.rolls, far)
        return situation


class KnowsEnvelope(Cheat):
    """Knows the envelope from the start, but may accuse in the room of the solution only."""

    name = "cheat-knows-envelope"

    def told(self, situation: Situation, deal: Deal) -> Situation:
        """Return the situation with the envelope noted."""
        return _noted(situation, [Note(ENVELOPE, card, holds=True) for card in deal.envelope])

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the turns to the room."""
        assert self.deal is not None
        return 0.0 if situation.turns is None else situation.turns.between(place, self.deal.envelope[2])

    def accusation(self, situation: Situation) -> Triple | None:
        """Accuse in the room."""
        assert self.deal is not None
        return self.deal.envelope if situation.place == self.deal.envelope[2] else None


CHEATS: Mapping[str, Callable[[], Cheat]] = MappingProxyType(
    {one.name: one for one in (SeesShown, KnowsRivals, Twelve, KnowsEnvelope)}
)
