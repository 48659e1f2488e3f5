"""Variants of race, to see in the arena what each of its ingredients is worth; none is a policy that ships.

Each ablation does one thing differently from :class:`core.policies.race.Race`; its docstring says what. (There
is none without the danger that a rival accuses first: with a danger of 0 nothing but certainty is ever enough, for what
I will know later is never less than what I know. That is ``race-certain``.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from types import MappingProxyType

import numpy as np

from core.arena.tournament import Match, Tournament
from core.board.board import Place
from core.engines.posterior import Floats
from core.evidence.evidence import evidence_of
from core.information.deal_table import DealTable, deals_of
from core.information.gain import CERTAIN, AnswerCounts, Indices
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Event, Note, Suggestion
from core.players.prior import shipped
from core.policies.accusing import HOPELESS
from core.policies.policy import Policy
from core.policies.race import Answered, Race, RaceForecast
from core.policies.registry import OPPONENTS
from core.policies.simple import ENOUGH, Casual, Greedy, RandomPolicy
from core.policies.suggesting import DRAWN
from core.referee.requests import Request
from core.situation.rivals import safety
from core.situation.situation import Situation
from tests.benchmarks.cheating import CHEATS, Cheat
from tests.benchmarks.published import PUBLISHED


class _Foresees(Race):
    """Walks by another forecast."""

    outlook: type[RaceForecast]

    def forecast(self, situation: Situation) -> RaceForecast:
        """Return the forecast for a situation; the last one is cached."""
        if self._forecast is None or self._forecast.situation is not situation:
            self._forecast = self.outlook(situation)
        return self._forecast


class _NearOutlook(RaceForecast):
    @cached_property
    def asked(self) -> Floats:
        race, found = RaceForecast(self.situation), self.answers
        least = min(race.walking(room) for room in self.situation.rooms)
        left = found.open_shares * least + (1.0 - found.open_shares) * self._end[found.rooms]
        return np.bincount(found.rooms, found.chances * left)


class Near(_Foresees):
    """Walks without looking ahead: what is open after this turn's question takes as long from any room.

    The room of the question after that isn't chosen: what h bits take is h / H of the shortest walk with all H bits
    open, from any room, and else end(r).
    """

    name = "race-near"

    outlook = _NearOutlook


class _MeanOutlook(RaceForecast):
    @cached_property
    def answers(self) -> Answered:
        found, rooms = RaceForecast(self.situation).answers, np.arange(len(self.situation.rooms))
        return Answered(rooms, np.ones(len(rooms)), np.bincount(found.rooms, found.chances * found.open_shares))


class Mean(_Foresees):
    """Walks by what is open after a question on average, not outcome by outcome: going(r, s, mean of h / H)."""

    name = "race-mean"

    outlook = _MeanOutlook


class Bits(Race):
    """Walks by bits instead of turns, as greedy does."""

    name = "race-bits"
    unit = Greedy.unit

    def worth(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return the gain below 0, or the turns."""
        return Greedy().worth(situation, place, asks=asks)


class Calls(Race):
    """Asks what tells most, ties in deck order, whoever's token that calls, as greedy does."""

    name = "race-calls"

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion that tells most."""
        return Greedy().suggestion(situation, room)


class AsksAny(Race):
    """Asks for any cards that a sheet of ticks has not placed, as casual does, not for those that tell most."""

    name = "race-asks-any"

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return cards that are not placed, any of them."""
        return Casual().suggestion(situation, room)


class Certain(Race):
    """Accuses when certain, whatever the danger."""

    name = "race-certain"

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse when certain."""
        return situation.cards.solution


class Threshold(Race):
    """Accuses the likeliest solution once it is likely enough for velma, whatever the danger."""

    name = "race-079"

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse the likeliest solution once it is likely enough."""
        solution, p = situation.cards.likeliest
        return solution if p >= ENOUGH else None


def danger(situation: Situation) -> float:
    """Return the probability that a rival accuses correctly before my next turn."""
    return float(1.0 - safety(situation.rivals)[0])


class Patient(Race):
    """Accuses as if one turn more would make it certain: when p > 1 - danger, with ``later`` as 1."""

    name = "race-patient"

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse when that is surer than to have another turn."""
        solution, p = situation.cards.likeliest
        if p < CERTAIN and (p < HOPELESS or p <= 1 - danger(situation)):
            return None
        return solution


class ShowsAny(Race):
    """Shows any card."""

    name = "race-shows-any"

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return any of them."""
        return RandomPolicy().show(situation, asker, cards)


MARGIN = 0.02
"""Suggestions that tell me less than the best by no more than this share of it are as good."""

MOST_COMPARED = 10
"""No more than so many are looked at, the best: early in a game there may be hundreds."""


class Quiet(Race):
    """Of the suggestions that tell about as much as the best, makes the one that tells an onlooker least.

    What they learn is computed for a spectator who sees all that is public and has no hand, in one set of drawn deals.
    That takes a tenth of the time of :func:`core.policies.suggesting.revealed_bits`, which samples perspectives.
    """

    name = "race-quiet"

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion that tells most, or about as much and others less; ties by what it tells me."""
        cards = situation.case.setup.deck.cards
        asked = nearly_best(situation, room)
        told = onlooker_bits(situation, asked) if len(asked) > 1 else [0.0]
        suspect, weapon, where = asked[int(np.argmin(told))]
        return cards[suspect], cards[weapon], cards[where]


def nearly_best(situation: Situation, room: Card | None) -> list[Indices]:
    """Return the suggestions in a room (None: in any) that tell about as much as the best there, the best first."""
    gains = situation.cards.gains
    order = gains.order(None if room is None else situation.case.setup.deck.index[room], situation.called)
    best = gains.bits[order[0]]
    near = order[gains.bits[order] >= (1 - MARGIN) * best][: MOST_COMPARED if best > 0 else 1]
    return [(suspect, weapon, where) for suspect, weapon, where in gains.triples[near].tolist()]


def onlooker_bits(situation: Situation, asked: list[Indices]) -> list[float]:
    """Return how many bits of the envelope each suggestion of mine tells who sees no hand. Raises what deals do."""
    evidence = evidence_of(as_public(situation.case))
    rng = np.random.default_rng(situation.seed)
    deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN)
    table = DealTable.of(evidence, deals, situation.case.order_of_asking(situation.me), frozenset())
    return [AnswerCounts.of(table, cards).public(situation.response).bits for cards in asked]


def as_public(case: Case) -> Case:
    """Return what everybody at the table saw of a case: no hand, no card that was shown, none of my notes."""
    events = tuple(_as_public(event) for _, event in case.counted if not isinstance(event, Note))
    return Case(replace(case.setup, me=None, my_hand=()), events)


def _as_public(event: Event) -> Event:
    if not isinstance(event, Suggestion):
        return event
    return replace(event, shown=None, further=tuple(replace(answer, shown=None) for answer in event.further))


ABLATIONS: Mapping[str, Callable[[], Race]] = MappingProxyType(
    {one.name: one for one in (Near, Mean, Bits, Calls, AsksAny, Certain, Threshold, Patient, ShowsAny)}
)
"""Those of walking, of asking, of accusing, of showing."""

VARIANTS: Mapping[str, Callable[[], Race]] = MappingProxyType({**ABLATIONS, Quiet.name: Quiet})


SWITCHED = "+people"
"""The suffix of a policy that takes the others as people play; its log-loss in standings is as the cards say."""


@dataclass(frozen=True)
class SwitchedMatch(Match):
    """A game in which some players take the others as people play."""

    switched: frozenset[str] = frozenset()

    def situation(self, request: Request, before: Situation | None) -> Situation:
        found = super().situation(request, before)
        if found is before or request.player not in self.switched:
            return found
        return Situation.of(found.case, found.mansion, found.response, found.seed, prior=shipped(), before=before)


class VariantTournament(Tournament):
    """A tournament in which variants, published rules and cheats play, too; workers find them by importing this."""

    def policy(self, name: str) -> Policy:
        name = name.removesuffix(SWITCHED)
        return {**VARIANTS, **PUBLISHED, **CHEATS}[name]() if name not in OPPONENTS else super().policy(name)

    def match(self, number: int, rotation: int) -> Match:
        """Return a game of a deal, which cheats are told."""
        found = super().match(number, rotation)
        for policy in found.policies.values():
            if isinstance(policy, Cheat):
                policy.deal = found.deal
        seated = zip(found.policies, self.seating(rotation), strict=True)
        switched = frozenset(who for who, name in seated if name.endswith(SWITCHED))
        return SwitchedMatch(**vars(found), switched=switched) if switched else found
