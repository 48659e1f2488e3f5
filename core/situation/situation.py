"""A situation: what a player knows when deciding, where everyone stands, and what follows from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property, lru_cache

import numpy as np

from core.belief.belief import Belief, believe
from core.board.board import Place
from core.board.mansion import Mansion
from core.board.position import Position, Ways, position_of
from core.board.tokens import tokens
from core.board.walking import Dice, Turns, expected_turns
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.engines.posterior import EnvelopeJoint, Floats, Posterior
from core.engines.tuning import AUTO
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.information.answers import Response
from core.information.deal_table import DealTable, Indices, table_of
from core.information.gain import CERTAIN, NOTHING, AnswerCounts, Gains, gains
from core.model.cards import Card, Category, Mask, Triple, cards_of, union
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Event, Move
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from core.players.prior import Prior
from core.situation.rivals import Rival, rivals


@dataclass(frozen=True)
class Ticks:
    """What follows from the entries by propagation (:mod:`core.evidence.presolve`).

    ``has`` and ``lacks``: cards of each holder, as masks of the deck; ``players``: who may show them.
    """

    deck: Deck
    has: dict[Holder, Mask]
    lacks: dict[Holder, Mask]
    players: tuple[str, ...]

    def wanted(self, category: Category) -> tuple[Card, ...]:
        """Return the cards of a category that may be in the envelope; empty once it is known."""
        return () if self.found[category] else self.unplaced[category]

    def telling(self, category: Category) -> tuple[Card, ...]:
        """Return those of them that a player may hold, as the others tell nothing; all where there is none."""
        open_to, wanted = [~self.lacks[player] for player in self.players], self.wanted(category)
        return tuple(card for card in wanted if any(may >> self.deck.index[card] & 1 for may in open_to)) or wanted

    @cached_property
    def solution(self) -> Triple | None:
        """The three cards of the envelope, None if one of them is unknown."""
        suspect, weapon, room = self.found
        return None if suspect is None or weapon is None or room is None else (suspect, weapon, room)

    @cached_property
    def unplaced(self) -> tuple[tuple[Card, ...], ...]:
        """The cards not known to be outside the envelope, by category."""
        placed = union(cards for holder, cards in self.has.items() if holder != ENVELOPE)
        return tuple(self._cards(self.deck.mask_of(category) & ~placed) for category in Category)

    @cached_property
    def found(self) -> tuple[Card | None, ...]:
        """The cards of the envelope, by category; None if unknown."""
        held = (self._cards(self.has[ENVELOPE] & self.deck.mask_of(category)) for category in Category)
        return tuple(cards[0] if cards else None for cards in held)

    def _cards(self, mask: Mask) -> tuple[Card, ...]:
        return tuple(self.deck.cards[i] for i in cards_of(mask))


@lru_cache(maxsize=256)
def ticks_of(case: Case) -> Ticks:
    """Return the sheet of a case. Raises Contradiction if it leaves a card without a place."""
    evidence = evidence_of(case, ShowModel.IGNORE)
    try:
        reduced = presolve(evidence)
    except Infeasible:
        raise Contradiction(evidence.sources) from None
    has, may_have = dict.fromkeys(evidence.holders, 0), dict.fromkeys(evidence.holders, 0)
    for holder, held, allowed in zip(reduced.holders, reduced.held, reduced.allowed, strict=True):
        has[holder] |= held
        may_have[holder] |= held | allowed
    deck = case.setup.deck
    lacks = {holder: deck.mask & ~cards for holder, cards in may_have.items()}
    return Ticks(deck, has, lacks, case.setup.seats.names)


# --- situations


SEED = 1
"""Seed of estimates: the same case gets the same advice."""

OUT_AND_IN = 2.0
"""Turns needed to suggest again in the current room, which must be left first."""


@dataclass(frozen=True, eq=False)
class Situation:
    """What player ``me`` of a case knows of the ``cards``, and where everyone stands; the latter computed on demand.

    Without a mansion there are no moves, and any room can be suggested. Decisions by lot depend on the ``seed`` alone.
    ``least``: the player wants to make no accusation that is less likely to be right. ``may_sit_out``: as in games
    begun when nobody had to move who rolled, and policies could wait for ever. The properties may raise what
    :class:`CardKnowledge` raises, and ValueError for a spectator's case.
    """

    case: Case
    mansion: Mansion | None
    cards: CardKnowledge
    seed: int = SEED
    least: float = 0.0
    may_sit_out: bool = False

    @classmethod
    def of(
        cls,
        case: Case,
        mansion: Mansion | None = None,
        response: Response = Response.RANDOM,
        seed: int = SEED,
        *,
        given: Belief | None = None,
        least: float = 0.0,
        prior: Prior | None = None,
        may_sit_out: bool = False,
        before: Situation | None = None,
    ) -> Situation:
        """Return the situation of a case; what ``before``, an earlier one, knows of the cards is shared if it holds.

        Then ``given`` is not needed, and estimates keep the seed that they were begun with.
        """
        cards = _shared(CardKnowledge(case, response, seed, given, prior), before)
        return cls(case, mansion, cards, seed, least, may_sit_out)

    def at(self, case: Case, before: Situation | None = None) -> Situation:
        """Return the situation of another case of this game, for the same player; ``before`` as above."""
        cards = CardKnowledge(case, self.response, self.seed, prior=self.cards.prior)
        return replace(self, case=case, cards=_shared(cards, before))

    @property
    def response(self) -> Response:
        return self.cards.response

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
        """Whether I take no turns any more, and answer at most."""
        return self.me in self.case.turn.out

    @property
    def still_in(self) -> tuple[str, ...]:
        """The other players who take turns, in the order of the seats after me."""
        out = self.case.turn.out
        return tuple(player for player in self.case.setup.seats.others(self.me) if player not in out)

    @cached_property
    def called(self) -> tuple[int, ...]:
        """The suspects, as deck indices, whose tokens my rivals move; none without a board.

        Naming one calls a rival into the room, where they may suggest on their next turn without rolling.
        """
        if self.mansion is None:
            return ()
        index, rivals = self.case.setup.deck.index, {*self.still_in}
        players = (player for player in self.case.setup.players if player.name in rivals)
        return tuple(index[player.suspect] for player in players if player.suspect is not None)

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
        standing = tokens(self.case, self.mansion).players if out else {}
        places = [token.place for who, token in standing.items() if who in out]
        return expected_turns(self.mansion, self.dice, frozenset(place for place in places if isinstance(place, tuple)))

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
        possible = [position_of(self.case, self.mansion, self.me, start) for start in starts if start is not None]
        return tuple(position for position in possible if position is not None)

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


class CardKnowledge:
    """What a case says of the cards, computed on demand; the situations between which only tokens move share one.

    ``given`` is what is believed of the case, if already computed. With a ``prior``, everything is as people play.
    ``response``: how the others choose which card to show.
    Everything may raise Contradiction and TooLargeError; ValueError for a spectator's case.
    """

    def __init__(
        self,
        case: Case,
        response: Response = Response.RANDOM,
        seed: int = SEED,
        given: Belief | None = None,
        prior: Prior | None = None,
    ) -> None:
        self.case, self.response, self.seed, self.prior = case, response, seed, prior
        self._given = given
        self._rivals: dict[tuple[str, ...], tuple[Rival, ...]] = {}

    def holds_for(self, other: CardKnowledge) -> bool:
        """Return whether all that is computed here holds there: the cases differ in moves at most.

        The seeds may differ, since they only decide what estimates draw.
        """
        mine, theirs = ((each.setup, each.habits, each.hunches) for each in (self.case, other.case))
        # the prior by identity, as the same tallies give one and the same
        assumes_the_same = self.prior is other.prior and self.response is other.response
        return mine == theirs and assumes_the_same and _telling(self.case) == _telling(other.case)

    # --- what is believed: the posterior, the weighted deals, and how each plays

    @cached_property
    def belief(self) -> Belief:
        """What was given, or as much of that as holds here."""
        given, wanted = self._given, self.case.setup.rules.show_model
        if given is None or not given.plain.exact or given.plain.show_model is not wanted:
            # an estimate depends on more than the case
            plain = answer(self.case, AUTO, rng=np.random.default_rng(self.seed))
        elif given.prior is self.prior:
            return given
        else:
            plain = given.plain
        return believe(self.case, plain, self.prior)

    @property
    def posterior(self) -> Posterior:
        return self.belief.posterior

    @cached_property
    def table(self) -> DealTable:
        """The remaining deals, or a sample of them."""
        rng = np.random.default_rng(self.seed)
        return table_of(self.case, self.belief, rng=rng)

    # --- what follows from that

    @property
    def envelope(self) -> EnvelopeJoint:
        """The distribution over the solutions; from sampled deals if the engine provides none."""
        return self.posterior.envelope or self.table.envelope

    @property
    def entropy_bits(self) -> float:
        return self.envelope.entropy_bits

    @cached_property
    def likeliest(self) -> tuple[Triple, float]:
        return self.envelope.top(1)[0]

    @property
    def solution(self) -> Triple | None:
        triple, p = self.likeliest
        return triple if p >= CERTAIN else None

    @cached_property
    def room_chances(self) -> Floats:
        """The probability of each room being in the envelope, [n_rooms]."""
        deck = self.case.setup.deck
        return self.posterior.marginals[[deck.index[room] for room in deck.of(Category.ROOM)], 0]

    @cached_property
    def gains(self) -> Gains:
        """The gain of every suggestion."""
        return gains(self.table, self.response, settles=True)

    @cached_property
    def least_gains(self) -> Gains:
        """The gains if the others show what tells least."""
        if self.response is Response.LEAST_HELPFUL:
            return self.gains
        return gains(self.table, Response.LEAST_HELPFUL)

    def gain_of(self, cards: Triple) -> float:
        wanted = self._indices(cards)
        return float(self.gains.bits[(self.gains.triples == wanted).all(axis=1)][0])

    def tells(self, cards: Triple) -> bool:
        return self.gain_of(cards) >= NOTHING

    def answers_to(self, cards: Triple) -> AnswerCounts:
        return AnswerCounts.of(self.table, self._indices(cards), self.gains.settled)

    def _indices(self, cards: Triple) -> Indices:
        suspect, weapon, room = (self.case.setup.deck.index[card] for card in cards)
        return suspect, weapon, room

    @cached_property
    def ticks(self) -> Ticks:
        """What follows without any counting."""
        # kept here: `casual` asks at each square, where the cache would compare whole cases
        return ticks_of(self.case)

    def rivals(self, case: Case, players: tuple[str, ...]) -> tuple[Rival, ...]:
        """Return what these players can know; counted once, so the moves count that ``case`` had when first asked."""
        # by player, as whoever has accused wrongly is a rival no more
        if players not in self._rivals:
            rng = np.random.default_rng(self.seed)
            deals, manners = self.table.deals, self.belief.manners
            self._rivals[players] = rivals(case, deals, players, rng, manners=manners)
        return self._rivals[players]


def _shared(cards: CardKnowledge, before: Situation | None) -> CardKnowledge:
    """Return what is known before if it holds for these cards, too, else what is to be computed for them."""
    return before.cards if before is not None and before.cards.holds_for(cards) else cards


def _telling(case: Case) -> tuple[Event, ...]:
    """Return the events that carry information about the cards."""
    return tuple(event for event in case.events if not isinstance(event, Move))
