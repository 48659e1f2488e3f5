"""A situation: what a player knows when there is something to decide, and what follows from that.

Nothing is reckoned before somebody wants it, and nothing twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from core.board.dice import Dice
from core.board.mansion import Mansion
from core.board.places import Place, Squares
from core.board.reach import Reach, reach
from core.board.tokens import Token, Tokens, tokens
from core.board.turns import Turns, expected_turns
from core.engines.contract import Check, go_on
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Floats, Posterior
from core.engines.registry import AUTO
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.planner.gain import Gains, gains
from core.planner.response import Response
from core.planner.table import Table, table_of
from core.planner.way import CALLED_IN, Way, Ways

SEED = 1
"""Of estimates: the same case gets the same advice."""


@dataclass(frozen=True, eq=False)
class Situation:
    """What the player ``me`` of a case knows, and where everybody stands.

    Without a mansion there are no moves, and any room can be named. ``known`` is the posterior of the case, where
    somebody has it already. ``check`` is called now and then, and may raise to give up; what is asked of a situation
    may raise Contradiction and TooLargeError, and ValueError where the case is a spectator's.
    """

    case: Case
    mansion: Mansion | None = None
    response: Response = Response.RANDOM
    seed: int = SEED
    known: Posterior | None = None
    check: Check = field(default=go_on)

    # --- the cards

    @cached_property
    def posterior(self) -> Posterior:
        """What is known of the cards."""
        return self.known or answer(self.case, AUTO, rng=np.random.default_rng(self.seed), check=self.check)

    @property
    def envelope(self) -> EnvelopeJoint:
        """The distribution over the solutions. Raises ArithmeticError where the engine that could answer has none."""
        if self.posterior.envelope is None:
            raise ArithmeticError(f"{self.posterior.engine} gives no distribution over the solutions")
        return self.posterior.envelope

    @property
    def entropy_bits(self) -> float:
        """How much is open of the envelope, in bits."""
        return self.envelope.entropy_bits

    @cached_property
    def table(self) -> Table:
        """The deals that are left, or as many of them as are needed."""
        rng = np.random.default_rng(self.seed)
        return table_of(self.case, posterior=self.posterior, rng=rng, check=self.check)

    def gains_by(self, response: Response) -> Gains:
        """Return the gain of every suggestion, if that is how the others answer."""
        if response not in self._gains:
            self._gains[response] = gains(self.table, response, self.check)
        return self._gains[response]

    @property
    def gains(self) -> Gains:
        """The gain of every suggestion."""
        return self.gains_by(self.response)

    def best_by_room(self, response: Response) -> Floats:
        """Return the highest gain in each room, [n_rooms], if that is how the others answer."""
        if response not in self._best:
            found, index = self.gains_by(response), self.case.setup.deck.index
            highest = [found.bits[found.triples[:, Category.ROOM] == index[room]].max() for room in self.rooms]
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
        """The probability of each room to be in the envelope, [n_rooms]."""
        rooms = [self.case.setup.deck.index[room] for room in self.rooms]
        chances: Floats = self.posterior.marginals[rooms, 0]
        return chances

    @property
    def likeliest(self) -> tuple[Triple, float]:
        """The likeliest solution, and its probability."""
        return self.envelope.top(1)[0]

    # --- the board

    @property
    def rooms(self) -> tuple[Card, ...]:
        """The rooms, in deck order."""
        return self.case.setup.deck.of(Category.ROOM)

    @property
    def me(self) -> str:
        """Whose situation it is. Raises ValueError for a spectator."""
        if self.case.setup.me is None:
            raise ValueError("a spectator has nothing to decide")
        return self.case.setup.me

    @cached_property
    def dice(self) -> Dice:
        """What is rolled."""
        return Dice(self.case.setup.rules.dice)

    @cached_property
    def tokens(self) -> Tokens | None:
        """Where the tokens stand; None without a board."""
        return None if self.mansion is None else tokens(self.case, self.mansion)

    @property
    def token(self) -> Token:
        """My own token."""
        return Token() if self.tokens is None else self.tokens.players[self.me]

    @property
    def place(self) -> Place | None:
        """Where I stand, None where nobody can tell."""
        return self.token.place

    @cached_property
    def remoteness(self) -> Floats:
        """The expected turns from each place to the room in the envelope, [n_places]; empty without a board."""
        return np.zeros(0) if self.turns is None else self.turns.remoteness(self.room_chances)

    def remoteness_of(self, place: Place) -> float:
        """Return the expected turns from a place to the room in the envelope; 0 without a board."""
        return 0.0 if self.turns is None else float(self.remoteness[self.turns.graph.index[place]])

    @property
    def blocked(self) -> Squares:
        """The squares that others stand on."""
        return frozenset() if self.tokens is None else self.tokens.blocked(self.me)

    @cached_property
    def turns(self) -> Turns | None:
        """The expected turns between places; None without a board."""
        return None if self.mansion is None else expected_turns(self.mansion, self.dice)

    @cached_property
    def reach(self) -> Reach | None:
        """What the highest roll reaches; None where nobody can tell where I stand."""
        if self.mansion is None or self.place is None:
            return None
        return reach(self.mansion, self.place, self.dice.most, self.blocked)

    def destinations(self, roll: int) -> tuple[Place, ...]:
        """Return where a roll can end, one's own place first: nobody has to go anywhere."""
        return self._destinations.get(roll, ())

    @cached_property
    def _destinations(self) -> dict[int, tuple[Place, ...]]:
        if self.reach is None or self.place is None:
            return {}
        return {roll: (self.place, *self.reach.within(roll)) for roll in self.dice.rolls}

    def nearest(self, room: Card, roll: int) -> Place:
        """Return which of the destinations of a roll is nearest to a room, in expected turns.

        From the room itself, which one may have to leave first, that is any square beside it.
        """
        if self.turns is None or self.place is None:
            raise ValueError("nobody can tell where I stand")
        turns, column = self.turns, self.rooms.index(room)
        places = [place for place in self.destinations(roll) if place != self.place or place != room]
        return min(places or [self.place], key=lambda place: float(turns.of(place)[column]))

    @property
    def ways(self) -> Ways:
        """What may be done instead of rolling: take a passage, or suggest where one is."""
        return tuple(self._ways())

    def _ways(self) -> Iterator[tuple[Way, Card]]:
        if self.mansion is None or not isinstance(self.place, Card):
            return
        if self.token.may_suggest or self.case.setup.rules.may_stay:
            yield CALLED_IN, self.place
        for room in self.mansion.passages_from(self.place):
            yield Way.PASSAGE, room

    def may_suggest_in(self, place: Place) -> bool:
        """Whether one may suggest on arriving at a place this turn: in any room, but where one was already."""
        return isinstance(place, Card) and (place != self.place or self.case.setup.rules.may_stay)
