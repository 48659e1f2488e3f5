"""A situation: what a player knows when deciding, where everyone stands, and what follows from it.

Computed lazily and cached.
"""

from __future__ import annotations

from dataclasses import InitVar, dataclass, field
from functools import cached_property

import numpy as np

from core.board.board import Place
from core.board.mansion import Mansion
from core.board.position import Position, Ways, position_of
from core.board.tokens import tokens
from core.board.walking import Dice, Turns, expected_turns
from core.engines.contract import Check, never_cancel
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Floats, Posterior
from core.engines.registry import AUTO
from core.information.answers import Response
from core.information.deal_table import DealTable, table_of
from core.information.gain import CERTAIN, Gains, gains
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.events import Event, Move
from core.people.people import People, people
from core.people.prior import Prior
from core.situation.rivals import Rival, rivals
from core.situation.ticks import Ticks, ticks_of

SEED = 1
"""Seed of estimates: the same case gets the same advice."""

NOTHING = 5e-4
"""Fewer bits than this count as none."""

OUT_AND_IN = 2.0
"""Turns needed to suggest again in the current room, which must be left first."""


@dataclass(frozen=True, eq=False)
class Situation:
    """What player ``me`` of a case knows, and where everyone stands.

    Without a mansion there are no moves, and any room can be suggested. ``known`` is the posterior of the case, if
    already computed; what ``before``, an earlier situation, knows of the cards is shared if only moves have happened
    since. With a ``prior``, everything is as people play. ``least``: the player wants to make no accusation that is
    less likely to be right. ``may_sit_out``: as in games begun when nobody had to move who rolled, and policies could
    wait for ever. ``check`` is called periodically and may raise to cancel; the properties may raise
    Contradiction and TooLargeError, and ValueError for a spectator's case.
    """

    case: Case
    mansion: Mansion | None = None
    response: Response = Response.RANDOM
    seed: int = SEED
    known: Posterior | People | None = None
    check: Check = field(default=never_cancel)
    least: float = 0.0
    prior: Prior | None = None
    may_sit_out: bool = False
    before: InitVar[Situation | None] = None
    cards: CardKnowledge = field(init=False)

    def __post_init__(self, before: Situation | None) -> None:
        if before is not None and before.cards.holds_for(self.case, self.prior):
            cards = before.cards
        else:
            cards = CardKnowledge(self.case, self.response, self.seed, self.known, self.check, self.prior)
        object.__setattr__(self, "cards", cards)

    @property
    def rivals(self) -> tuple[Rival, ...]:
        return self.cards.rivals(self.case, self.still_in)

    # --- the table

    @property
    def rooms(self) -> tuple[Card, ...]:
        return self.case.setup.deck.of(Category.ROOM)

    @property
    def me(self) -> str:
        """The player whose knowledge it is. Raises ValueError for a spectator."""
        if self.case.setup.me is None:
            raise ValueError("a spectator has nothing to decide")
        return self.case.setup.me

    @property
    def is_over(self) -> bool:
        return self.case.turn.winner is not None

    @property
    def is_out(self) -> bool:
        """Whether I have accused wrongly and only answer."""
        return self.me in self.case.turn.out

    @property
    def still_in(self) -> tuple[str, ...]:
        """The other players who have not accused wrongly, in the order in which they answer me."""
        out = self.case.turn.out
        return tuple(player for player in self.case.setup.seats.others(self.me) if player not in out)

    # --- the board

    @cached_property
    def dice(self) -> Dice:
        return Dice(self.case.setup.rules.dice)

    @cached_property
    def turns(self) -> Turns | None:
        """The expected turns on foot and by passages, past the tokens that stand still as their players are out."""
        if self.mansion is None:
            return None
        out = () if self.may_sit_out else self.case.turn.out
        places = (
            [one.place for who, one in tokens(self.case, self.mansion).players.items() if who in out] if out else []
        )
        return expected_turns(self.mansion, self.dice, frozenset(one for one in places if isinstance(one, tuple)))

    def turns_to_ask(self, place: Place) -> Floats:
        """Return the expected turns from the end of a turn at a place until I can suggest in each room, [n_rooms].

        To suggest again in the same room I have to leave it first, unless the rules allow to stay.
        """
        if self.turns is None:
            return np.ones(len(self.rooms))
        turns = self.turns.of(place).copy()
        if isinstance(place, Card):
            turns[self.rooms.index(place)] = 1.0 if self.case.setup.rules.may_stay else OUT_AND_IN
        return turns

    @cached_property
    def remoteness(self) -> Floats:
        """The expected turns from each place to the room in the envelope, [n_places]; empty without a board.

        Rooms unreachable from some place (their doors can be shut) don't count: they affect no move.
        """
        if self.turns is None:
            return np.zeros(0)
        open_rooms = np.isfinite(self.turns.expected).all(axis=0)
        return self.turns.remoteness(np.where(open_rooms, self.cards.room_chances, 0.0))

    def remoteness_of(self, place: Place) -> float:
        return 0.0 if self.turns is None else float(self.remoteness[self.turns.mansion.index[place]])

    @cached_property
    def position(self) -> Position | None:
        """My position; None without a board, or if unknown."""
        if self.mansion is None:
            return None
        return position_of(self.case, self.mansion, self.me, may_sit_out=self.may_sit_out)

    @cached_property
    def positions(self) -> tuple[Position, ...]:
        """My possible positions, equally likely: the actual one, or if unknown, the starts no other player has."""
        if self.position is not None or self.mansion is None:
            return () if self.position is None else (self.position,)
        taken = {player.suspect for player in self.case.setup.players}
        starts = [self.mansion.start_of(suspect) for suspect in self.mansion.suspects if suspect not in taken]
        found = [position_of(self.case, self.mansion, self.me, start) for start in starts if start is not None]
        return tuple(one for one in found if one is not None)

    @property
    def place(self) -> Place | None:
        return None if self.position is None else self.position.place

    def destinations(self, roll: int) -> tuple[Place, ...]:
        return () if self.position is None else self.position.destinations(roll)

    @property
    def ways(self) -> Ways:
        return () if self.position is None else self.position.ways

    def may_suggest_in(self, place: Place) -> bool:
        return self.position is not None and self.position.may_suggest_in(place)


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
