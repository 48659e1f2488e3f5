"""Ablations: race with one ingredient switched off, to see in the arena what each is worth.

Each does all but one thing as :class:`core.planner.policies.race.Race` does; its docstring says what, and what it does
instead. (There is none without the danger that a rival accuses first: with a danger of 0 nothing but certainty is ever
enough, for what I will know later is never less than what I know. That is ``race-certain``.)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from core.board.places import Place
from core.model.cards import Card, Triple
from core.planner.accusing import HOPELESS, danger
from core.planner.information.entropy import CERTAIN
from core.planner.policies.casual import Casual
from core.planner.policies.greedy import Greedy
from core.planner.policies.race import Race, RaceForecast
from core.planner.policies.random import RandomPolicy
from core.planner.policies.velma import ENOUGH
from core.planner.situation import Situation
from core.planner.tempo import Tempo


class Near(Race):
    """Walks without looking ahead: what is open after this turn's question takes its bits / pace, from any room.

    The room of the question after that isn't chosen: after(r, h) is rest(h).
    """

    name = "race-near"

    def _ahead(self, situation: Situation, tempo: Tempo) -> RaceForecast:
        return _NearOutlook(situation, tempo)


class _NearOutlook(RaceForecast):
    def _left(self, room: Card, bits: float) -> float:
        return self._to_accuse(room) + bits / self.pace


class Mean(Race):
    """Walks by what is open after a question on average, not outcome by outcome: after(r, mean of h)."""

    name = "race-mean"

    def _ahead(self, situation: Situation, tempo: Tempo) -> RaceForecast:
        return _MeanOutlook(situation, tempo)


class _MeanOutlook(RaceForecast):
    def _mean_after(self, room: Card) -> float:
        prospects = self._prospects(room)
        return self._left(room, float(prospects.chances @ prospects.entropies))


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
        return situation.solution


class Threshold(Race):
    """Accuses the likeliest solution once it is likely enough for velma, whatever the danger."""

    name = "race-079"

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse the likeliest solution once it is likely enough."""
        solution, p = situation.likeliest
        return solution if p >= ENOUGH else None


class Patient(Race):
    """Accuses as if one turn more would make it certain: when p > 1 - danger, with ``later`` as 1."""

    name = "race-patient"

    def accused(self, situation: Situation) -> Triple | None:
        """Accuse when that is surer than to have another turn."""
        solution, p = situation.likeliest
        if p < CERTAIN and (p < HOPELESS or p <= 1 - danger(situation)):
            return None
        return solution


class ShowsAny(Race):
    """Shows any card."""

    name = "race-shows-any"

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return any of them."""
        return RandomPolicy().show(situation, asker, cards)


ABLATIONS: Mapping[str, Callable[[], Race]] = MappingProxyType(
    {one.name: one for one in (Near, Mean, Bits, Calls, AsksAny, Certain, Threshold, Patient, ShowsAny)}
)
"""All of them by name: those of walking, of asking, of accusing, of showing."""
