"""What a player knows of the cards, and what follows from it, regardless of the tokens.

Computed lazily and cached.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Floats, Posterior
from core.engines.registry import AUTO
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Event, Move
from core.planner.information.answers import Response
from core.planner.information.deal_table import DealTable, table_of
from core.planner.information.gain import Gains, gains
from core.planner.rivals import Rival, rivals

SEED = 1
"""Seed of estimates: the same case gets the same advice."""


@dataclass(frozen=True, eq=False)
class Knowledge:
    """What player ``me`` of a case knows of the cards.

    ``known`` is the posterior of the case, if already computed. ``check`` is called periodically and may raise to
    cancel; the properties may raise Contradiction and TooLargeError, and ValueError for a spectator's case.
    """

    case: Case
    seed: int = SEED
    known: Posterior | None = None
    check: Check = field(default=never_cancel)

    def holds_for(self, case: Case) -> bool:
        """Return whether another case has the same card evidence: it differs in moves only."""
        same = (self.case.setup, self.case.habits) == (case.setup, case.habits)
        return same and self._telling == _telling(case)

    @cached_property
    def _telling(self) -> tuple[Event, ...]:
        return _telling(self.case)

    @cached_property
    def posterior(self) -> Posterior:
        """The posterior of the case."""
        known, wanted = self.known, self.case.setup.rules.show_model
        if known is not None and known.exact and known.show_model is wanted:
            return known
        return answer(self.case, AUTO, rng=np.random.default_rng(self.seed), check=self.check)

    @property
    def envelope(self) -> EnvelopeJoint:
        """The distribution over the solutions; from sampled deals if the engine provides none."""
        return self.posterior.envelope or self.table.envelope

    @cached_property
    def table(self) -> DealTable:
        """The remaining deals, or a sample of them."""
        rng = np.random.default_rng(self.seed)
        return table_of(self.case, posterior=self.posterior, rng=rng, check=self.check)

    def gains_by(self, response: Response) -> Gains:
        """Return the gain of every suggestion, given how the others respond."""
        if response not in self._gains:
            self._gains[response] = gains(self.table, response, self.check)
        return self._gains[response]

    def best_by_room(self, response: Response) -> Floats:
        """Return the highest gain in each room, [n_rooms], given how the others respond."""
        if response not in self._best:
            found, index = self.gains_by(response), self.case.setup.deck.index
            highest = [found.bits[found.triples[:, Category.ROOM] == index[room]].max() for room in self._rooms]
            self._best[response] = np.array(highest)
        return self._best[response]

    @cached_property
    def _best(self) -> dict[Response, Floats]:
        return {}

    @cached_property
    def _gains(self) -> dict[Response, Gains]:
        return {}

    @cached_property
    def room_chances(self) -> Floats:
        """The probability of each room being in the envelope, [n_rooms]."""
        rooms = [self.case.setup.deck.index[room] for room in self._rooms]
        chances: Floats = self.posterior.marginals[rooms, 0]
        return chances

    @property
    def _rooms(self) -> tuple[Card, ...]:
        return self.case.setup.deck.of(Category.ROOM)

    # --- the others

    @cached_property
    def accusations(self) -> tuple[Accusation, ...]:
        """The accusations that are not set aside."""
        return tuple(event for _, event in self.case.counted if isinstance(event, Accusation))

    @property
    def me(self) -> str:
        """The player whose knowledge it is. Raises ValueError for a spectator."""
        if self.case.setup.me is None:
            raise ValueError("a spectator has nothing to decide")
        return self.case.setup.me

    @property
    def still_in(self) -> tuple[str, ...]:
        """The other players who have not accused wrongly, in the order in which they answer me."""
        out = {event.by for event in self.accusations if not event.correct}
        return tuple(player for player in self.case.setup.seats.others(self.me) if player not in out)

    @cached_property
    def rivals(self) -> tuple[Rival, ...]:
        """What each remaining rival can know."""
        rng = np.random.default_rng(self.seed)
        return rivals(self.case, self.table.deals, self.still_in, rng, check=self.check)


def _telling(case: Case) -> tuple[Event, ...]:
    """Return the events that carry information about the cards."""
    return tuple(event for event in case.events if not isinstance(event, Move))
