"""The referee: plays a game by the rules, and gives each policy only what its player knows.

Where the rules say so, a player whose suggestion no one can answer looks at a random card of the pool that they have
not seen. (The 2008 edition has its own rule, by which players look at cards as they move, but its board is not
shipped.)
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from time import perf_counter
from typing import TypeVar

from core.arena.deal import Deal
from core.arena.violations import (
    RuleViolation,
    RuleViolationError,
    described,
    described_place,
    legal,
    triple_of,
    wrong_with,
)
from core.board.board import Place
from core.board.mansion import Mansion
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion, Via
from core.model.habit import Habits
from core.model.perspective import player_perspective, seen_by
from core.model.rules import Answers, PoolRule
from core.model.seats import POOL
from core.planner.accusing import may_accuse
from core.planner.information.answers import Response
from core.planner.policies.policy import Policy
from core.planner.situation import Situation


@dataclass(frozen=True, slots=True)
class PoolLook:
    """A player looked at a card of the pool, unseen by others; ``after`` is the number of events before that."""

    player: str
    card: Card
    after: int

    @property
    def note(self) -> Note:
        """The note that the player would make."""
        return Note(POOL, self.card, holds=True)


@dataclass(frozen=True)
class PlayedGame:
    """A complete game.

    ``events`` name every card shown, whoever saw it. ``winner`` is None if no one won: everyone accused wrongly or
    broke a rule, or ``turns``, which counts those of all players, reached the limit. ``turns_to_win`` counts the
    winner's own turns. ``decisions`` is the number of decisions of each player, and ``seconds`` the time they took,
    which alone differs when the game is replayed.
    """

    deal: Deal
    events: tuple[Event, ...]
    winner: str | None
    turns: int
    violations: tuple[RuleViolation, ...] = ()
    turns_to_win: int | None = None
    looks: tuple[PoolLook, ...] = ()
    decisions: Mapping[str, int] = field(default_factory=dict)
    seconds: Mapping[str, float] = field(default_factory=dict, compare=False)

    @property
    def wrong(self) -> tuple[str, ...]:
        """The players who accused wrongly, in order."""
        return tuple(one.by for one in self.events if isinstance(one, Accusation) and not one.correct)

    def case_of(self, player: str) -> Case:
        """Return the game as a player saw it."""
        seen = player_perspective(Case(self.deal.setup, self.events), player, self.deal.places).case
        for look in reversed(self.looks):
            if look.player == player:
                seen = seen.inserted(look.after, look.note)
        return seen

    def kept_by(self, player: str) -> Case:
        """Return the game as a player would record it: as they saw it, with the result and all hands."""
        case = self.case_of(player)
        return replace(case, about=with_ending(case, ending(case.setup, self.deal.places, self.winner)))


T = TypeVar("T")

MOST_TURNS = 400
"""Limit on the turns of all players together; when it is reached, no one wins."""


@dataclass(frozen=True)
class Match:
    """Everything that determines a game: a deal, a policy for each player, and the seed of all random choices.

    The roll of a seat's n-th turn does not depend on the policy that sits there. ``response`` is the model of other
    players' answers that all policies use. ``habits`` maps players to the habits that they assume of the others.
    """

    deal: Deal
    policies: Mapping[str, Policy]
    mansion: Mansion | None
    seed: int
    response: Response = Response.RANDOM
    habits: Mapping[str, Habits] = field(default_factory=dict)


def play(match: Match, most_turns: int = MOST_TURNS) -> PlayedGame:
    """Play a game to its end and return its record.

    A player who violates a rule is out of the game. Exceptions raised by policies are passed on.
    """
    game = _Game(match)
    turns = 0
    for turns in range(1, most_turns + 1):  # noqa: B007 - used after the loop
        game.turn()
        if game.is_over:
            break
        game.pass_on()
    own = None if game.winner is None else game.turns[game.winner]
    return PlayedGame(
        match.deal,
        tuple(game.events),
        game.winner,
        turns,
        tuple(game.violations),
        own,
        tuple(game.looks),
        game.decisions,
        game.seconds,
    )


@dataclass
class _Game:
    match: Match
    events: list[Event] = field(default_factory=list)
    cases: dict[str, Case] = field(default_factory=dict)
    violations: list[RuleViolation] = field(default_factory=list)
    looks: list[PoolLook] = field(default_factory=list)
    out: set[str] = field(default_factory=set)
    turns: dict[str, int] = field(default_factory=dict)
    decisions: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    known: dict[str, Situation] = field(default_factory=dict)
    winner: str | None = None
    player: str = ""

    def __post_init__(self) -> None:
        deal = self.match.deal
        self.places = deal.places
        self.player = deal.setup.seats.names[0]
        for name, hand in deal.hands.items():
            seen = replace(deal.setup, me=name, my_hand=hand)
            self.cases[name] = Case(seen, habits=self.match.habits.get(name, ()))
            self.turns[name] = 0

    @property
    def is_over(self) -> bool:
        """Whether someone has won, or everyone is out."""
        return self.winner is not None or len(self.out) == len(self.cases)

    def pass_on(self) -> None:
        """Pass the turn to the next player who is not out."""
        seats = self.match.deal.setup.seats
        self.player = seats.next(self.player)
        while self.player in self.out:
            self.player = seats.next(self.player)

    def turn(self) -> None:
        """Play one turn. A rule violation ends the turn, and its player is out."""
        self.turns[self.player] += 1
        try:
            room, asks = self._travel()
            if asks:
                self._ask(room)
            self._accuse()
        except RuleViolationError as error:
            self.violations.append(error.violation)
            self.out.add(self.player)

    # --- decisions

    def _situation(self, player: str) -> Situation:
        seed = hash_of(self.match.seed, player, len(self.events))
        before = self.known.get(player)
        found = Situation(self.cases[player], self.match.mansion, self.match.response, seed, before=before)
        self.known[player] = found
        return found

    def _decided(self, player: str, decide: Callable[[Policy], T]) -> T:
        """Ask a player's policy for a decision, and time it."""
        began = perf_counter()
        decided = decide(self.match.policies[player])
        self.seconds[player] += perf_counter() - began
        self.decisions[player] += 1
        return decided

    def _travel(self) -> tuple[Card | None, bool]:
        """Move the player; return their room (None: in no room, or no board), and whether they may suggest."""
        if self.match.mansion is None:
            return None, True
        situation = self._situation(self.player)
        way = self._decided(self.player, lambda policy: policy.travel(situation))
        if way is None:
            place, roll = self._roll(situation)
            if place != situation.place:
                self._happens(Move(self.player, place, roll, Via.ROLL.value))
            asks = situation.may_suggest_in(place)
            return (place if isinstance(place, Card) else None), asks
        taken = legal(way, situation.ways)
        if taken is None:
            raise RuleViolationError(self.player, f"cannot go this way without a roll: {described(way)}")
        by, room = taken
        if by is Via.PASSAGE:
            self._happens(Move(self.player, room, None, by.value))
        return room, True

    def _roll(self, situation: Situation) -> tuple[Place, int]:
        lot = Random(hash_of(self.match.seed, self.player, "dice", self.turns[self.player]))
        roll = lot.choices(situation.dice.rolls, situation.dice.chances.tolist())[0]
        chosen = self._decided(self.player, lambda policy: policy.destination(situation, roll))
        place = legal(chosen, situation.destinations(roll))
        if place is None:
            raise RuleViolationError(self.player, f"cannot go to {described_place(chosen)} with a {roll}")
        return place, roll

    def _ask(self, room: Card | None) -> None:
        situation = self._situation(self.player)
        chosen = self._decided(self.player, lambda policy: policy.suggestion(situation, room))
        cards = self._triple("suggested", chosen)
        if room is not None and cards[2] != room:
            raise RuleViolationError(self.player, f"suggested {described(cards)} in the {room}")
        answered = self._answered(Suggestion(self.player, cards))
        self._happens(answered)
        looks = self.match.deal.setup.rules.pool_look is PoolRule.UNANSWERED
        if looks and answered.refuted_by is None:
            self._look()

    def _look(self) -> None:
        """Show the player a random card of the pool that they have not seen, if any."""
        seen = {look.card for look in self.looks if look.player == self.player}
        left = [card for card, holder in self.places.items() if holder == POOL and card not in seen]
        if left:
            lot = Random(hash_of(self.match.seed, self.player, "look", self.turns[self.player]))
            look = PoolLook(self.player, lot.choice(left), len(self.events))
            self.looks.append(look)
            self.cases[self.player] = self.cases[self.player].appended(look.note)

    def _triple(self, did: str, chosen: object) -> Triple:
        deck = self.match.deal.setup.deck
        cards = triple_of(chosen, deck)
        if cards is None:
            raise RuleViolationError(self.player, f"{did} {described(chosen)}: {wrong_with(chosen, deck)}")
        return cards

    def _answered(self, asked: Suggestion) -> Suggestion:
        goes_on = self.match.deal.setup.rules.answers is Answers.ALL
        answers: list[Answer] = []
        for player in self.match.deal.setup.seats.others(self.player):
            held = [card for card in asked.cards if self.places[card] == player]
            shown = self._shown(player, asked.with_answers(answers), held) if held else None
            answers.append(Answer(player, shows=shown is not None, shown=shown))
            if shown is not None and not goes_on:
                break
        return asked.with_answers(answers)

    def _shown(self, player: str, asked: Suggestion, held: list[Card]) -> Card:
        """Return the card that a player shows. If the choice is illegal, the first is shown and the player is out."""
        if len(held) == 1:
            return held[0]
        unseen = [replace(answer, shown=None) for answer in asked.answers]
        question = asked.with_answers([*unseen, Answer(player, shows=True)])
        situation = replace(self._situation(player), case=self.cases[player].appended(question))
        chosen = self._decided(player, lambda policy: policy.show(situation, self.player, held))
        card = legal(chosen, held)
        if card is not None:
            return card
        self.violations.append(RuleViolation(player, f"showed {described(chosen)} instead of one of {described(held)}"))
        self.out.add(player)
        return held[0]

    def _accuse(self) -> None:
        situation = self._situation(self.player)
        chosen = self._decided(self.player, lambda policy: policy.accusation(situation))
        if chosen is None:
            return
        accused = self._triple("accused", chosen)
        if not may_accuse(situation, accused):
            raise RuleViolationError(
                self.player, f"may not accuse {described(accused)} at {described_place(situation.place)}"
            )
        correct = accused == self.match.deal.envelope
        self._happens(Accusation(self.player, accused, correct))
        if correct:
            self.winner = self.player
        else:
            self.out.add(self.player)

    # --- events

    def _happens(self, event: Event) -> None:
        self.events.append(event)
        for player, case in self.cases.items():
            seen = seen_by(event, player)
            self.cases[player] = case if seen is None else case.appended(seen)


def hash_of(*parts: object) -> int:
    """Return a hash of the parts that is the same on every machine."""
    return Random(" ".join(map(str, parts))).getrandbits(63)
