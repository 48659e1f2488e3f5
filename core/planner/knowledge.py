"""What a player knows of the cards, whatever stands where on the board: computed lazily and cached."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Floats, Posterior
from core.engines.registry import AUTO
from core.model.cards import Category, Triple
from core.model.case import Case
from core.model.events import Event, Move
from core.people.people import People, people
from core.people.prior import Prior
from core.planner.information.answers import Response
from core.planner.information.deal_table import DealTable, table_of
from core.planner.information.gain import CERTAIN, Gains, gains
from core.planner.policies.ticks import Ticks, ticks_of
from core.planner.rivals import Rival, rivals

SEED = 1
"""Seed of estimates: the same case gets the same advice."""

NOTHING = 5e-4
"""Fewer bits than this count as none."""


@dataclass(frozen=True, eq=False)
class CardKnowledge:
    """What a case says of the cards; the situations between which only tokens move share one.

    ``given`` is the posterior of the case, if already computed. With a ``prior``, everything is as people play, and
    ``given`` may be so, too.
    ``check`` is called periodically and may raise to cancel; everything may raise Contradiction and TooLargeError, and
    ValueError for a spectator's case.
    """

    case: Case
    response: Response = Response.RANDOM
    seed: int = SEED
    given: Posterior | People | None = None
    check: Check = never_cancel
    prior: Prior | None = None
    _gains: dict[Response, Gains] = field(default_factory=dict, init=False)
    _best: dict[Response, Floats] = field(default_factory=dict, init=False)
    _rivals: dict[tuple[str, ...], tuple[Rival, ...]] = field(default_factory=dict, init=False)

    def holds_for(self, case: Case, prior: Prior | None) -> bool:
        """Return whether another case has the same card evidence: it differs in moves only."""
        mine, other = ((one.setup, one.habits, one.hunches) for one in (self.case, case))
        return mine == other and prior is self.prior and _telling(self.case) == _telling(case)

    @cached_property
    def ticks(self) -> Ticks:
        """What follows without any counting."""
        return ticks_of(self.case)

    @cached_property
    def posterior(self) -> Posterior:
        return self._plain if self._people is None else self._people.posterior

    @cached_property
    def _people(self) -> People | None:
        if isinstance(self.given, People) and self.given.prior is self.prior:
            return self.given
        return None if self.prior is None else people(self.case, self._plain, self.prior, check=self.check)

    @cached_property
    def _plain(self) -> Posterior:
        given = self.given.plain if isinstance(self.given, People) else self.given
        wanted = self.case.setup.rules.show_model
        if given is not None and given.exact and given.show_model is wanted:
            return given
        return answer(self.case, AUTO, rng=np.random.default_rng(self.seed), check=self.check)

    @property
    def envelope(self) -> EnvelopeJoint:
        """The distribution over the solutions; from sampled deals if the engine provides none."""
        return self.posterior.envelope or self.table.envelope

    @property
    def entropy_bits(self) -> float:
        return self.envelope.entropy_bits

    @cached_property
    def table(self) -> DealTable:
        """The remaining deals, or a sample of them."""
        rng = np.random.default_rng(self.seed)
        return table_of(self.case, posterior=self._plain, prior=self.prior, rng=rng, check=self.check)

    def gains_by(self, response: Response) -> Gains:
        """Return the gain of every suggestion, given how the others respond."""
        if response not in self._gains:
            self._gains[response] = gains(self.table, response, self.check, settles=response is self.response)
        return self._gains[response]

    @property
    def gains(self) -> Gains:
        return self.gains_by(self.response)

    def gain_of(self, cards: Triple) -> float:
        wanted = [self.case.setup.deck.index[card] for card in cards]
        return float(self.gains.bits[(self.gains.triples == wanted).all(axis=1)][0])

    def tells(self, cards: Triple) -> bool:
        return self.gain_of(cards) >= NOTHING

    def best_by_room(self, response: Response) -> Floats:
        """Return the highest gain in each room, [n_rooms], given how the others respond."""
        if response not in self._best:
            found = self.gains_by(response)
            highest = [found.bits[found.triples[:, Category.ROOM] == room].max() for room in self._rooms]
            self._best[response] = np.array(highest)
        return self._best[response]

    @cached_property
    def room_chances(self) -> Floats:
        """The probability of each room being in the envelope, [n_rooms]."""
        return self.posterior.marginals[self._rooms, 0]

    @property
    def _rooms(self) -> list[int]:
        deck = self.case.setup.deck
        return [deck.index[room] for room in deck.of(Category.ROOM)]

    @cached_property
    def likeliest(self) -> tuple[Triple, float]:
        return self.envelope.top(1)[0]

    @property
    def solution(self) -> Triple | None:
        found, p = self.likeliest
        return found if p >= CERTAIN else None

    def rivals(self, case: Case, players: tuple[str, ...]) -> tuple[Rival, ...]:
        """Return what these players can know; counted once, so in ``case`` the moves of the first to ask count."""
        if players not in self._rivals:
            rng = np.random.default_rng(self.seed)
            manners = () if self._people is None else self._people.manners
            self._rivals[players] = rivals(case, self.table.deals, players, rng, manners=manners, check=self.check)
        return self._rivals[players]


def _telling(case: Case) -> tuple[Event, ...]:
    """Return the events that carry information about the cards."""
    return tuple(event for event in case.events if not isinstance(event, Move))
