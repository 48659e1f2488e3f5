"""A game by the rules: asks the players in turn for decisions, and each sees only what that player would.

Where the rules say so, a player whose suggestion no one can answer looks at a random card of the pool that they have
not seen. (The 2008 edition has its own rule, by which players look at cards as they move, but its board is not
shipped.)
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TypeVar

from core.board.mansion import Mansion
from core.board.position import Position, may_accuse_of, position_of
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion, Via
from core.model.perspective import seen_by
from core.model.rules import Answers, PoolRule
from core.model.seats import POOL
from core.referee.deal import Deal
from core.referee.requests import Accuse, IllegalAnswerError, Request, Show, Suggest, Travel, Walk
from core.text.text import Text

MOST_TURNS = 400
"""Limit on the turns of all players together; when it is reached, no one wins."""

T = TypeVar("T")

Asked = Generator[Request, object, T]
"""Yields requests, is sent an answer to each, and returns what comes of them."""


@dataclass(frozen=True, slots=True)
class RuleViolation:
    """An illegal answer: the player who gave it, and what is wrong with it. That player is out of the game."""

    player: str
    what: Text


@dataclass(frozen=True)
class PlayedGame:
    """A game as far as it has been played.

    ``events`` name every card shown, whoever saw it; ``cases`` are what each player saw. ``winner`` is None if no one
    won: everyone accused wrongly or broke a rule, or ``turns``, which counts those of all players, reached the limit.
    ``turns_to_win`` counts the winner's own turns. ``decisions`` is the number of decisions of each player, and
    ``seconds`` the time they took, if it was measured, which alone differs when the game is replayed.
    """

    deal: Deal
    events: tuple[Event, ...]
    cases: Mapping[str, Case]
    winner: str | None
    turns: int
    violations: tuple[RuleViolation, ...] = ()
    turns_to_win: int | None = None
    decisions: Mapping[str, int] = field(default_factory=dict)
    seconds: Mapping[str, float] = field(default_factory=dict, compare=False)

    @property
    def wrong(self) -> tuple[str, ...]:
        """The players who accused wrongly, in order."""
        return tuple(event.by for event in self.events if isinstance(event, Accusation) and not event.correct)

    @property
    def is_stopped(self) -> bool:
        """Whether it was the limit that ended the game: no one has won, though not everyone is out."""
        out = {*self.wrong, *(violation.player for violation in self.violations)}
        return self.winner is None and len(out) < len(self.cases)

    def kept_by(self, player: str) -> Case:
        """Return the game as a player would record it: as they saw it, with the result and all hands."""
        case = self.cases[player]
        return replace(case, about=with_ending(case, ending(case.setup, self.deal.places, self.winner)))


class Referee:
    """Plays a deal: asks for one decision after the other in ``request``, which is None once the game is over.

    ``cases`` are what each player has seen so far. An answer that the request does not accept is a violation of the
    rules, and puts its player out of the game. The roll of a player's n-th turn depends on ``seed`` and the player's
    name alone, whatever anyone decides; ``by_seat``: on the number of the seat instead of the name. ``always_ask``: a
    player with a single card to show is asked, too. ``may_sit_out``: a player may stay even if the roll reaches a
    place. Without a mansion nobody moves, and any room can be named.
    """

    def __init__(
        self,
        deal: Deal,
        mansion: Mansion | None,
        seed: int,
        *,
        always_ask: bool = False,
        by_seat: bool = False,
        may_sit_out: bool = False,
        most_turns: int = MOST_TURNS,
    ) -> None:
        self._deal, self._mansion, self._seed, self._always_ask = deal, mansion, seed, always_ask
        self._rules, self._seats, self._places = deal.setup.rules, deal.setup.seats, deal.places
        self._by_seat, self._may_sit_out = by_seat, may_sit_out
        self._events: list[Event] = []
        self._violations: list[RuleViolation] = []
        self._out: set[str] = set()
        self._winner: str | None = None
        self.cases = {name: Case(replace(deal.setup, me=name, my_hand=hand)) for name, hand in deal.hands.items()}
        self._turns = dict.fromkeys(self._seats, 0)
        self._ended: dict[str, int] = {}
        self._player = self._seats.names[0]
        self._game = self._played(most_turns)
        self.request: Request | None = next(self._game, None)

    def answer(self, answer: object) -> None:
        try:
            self.request = self._game.send(answer)
        except StopIteration:
            self.request = None

    def record(self) -> PlayedGame:
        """Return all of the game so far, with the cards that nobody else may know."""
        winner, turns = self._winner, self._turns
        return PlayedGame(
            self._deal,
            tuple(self._events),
            self.cases,
            winner,
            sum(turns.values()),
            tuple(self._violations),
            None if winner is None else turns[winner],
        )

    # --- a turn

    def _played(self, most_turns: int) -> Asked[None]:
        for _ in range(most_turns):
            yield from self._turn()
            if self._winner is not None or len(self._out) == len(self._seats):
                return
            order = (*self._seats.others(self._player), self._player)
            self._player = next(player for player in order if player not in self._out)

    def _turn(self) -> Asked[None]:
        """Play one turn. A rule violation ends it."""
        self._turns[self._player] += 1
        try:
            room, may_suggest = yield from self._travel()
            if may_suggest:
                yield from self._suggest(room)
            yield from self._accuse()
        except IllegalAnswerError as error:
            self._breaks_rule(self._player, error)
        self._ended[self._player] = len(self._events)

    def _breaks_rule(self, player: str, error: IllegalAnswerError) -> None:
        self._violations.append(RuleViolation(player, error.what))
        self._out.add(player)

    def _position(self) -> Position | None:
        """Return where the player is.

        How they came there gives no right any more if everyone has had a turn without an entry since: no case records
        that.
        """
        if self._mansion is None:
            return None
        case = self.cases[self._player]
        position = position_of(case, self._mansion, self._player, may_sit_out=self._may_sit_out)
        is_late = self._ended.get(self._player) == len(self._events)
        return replace(position, entry=None) if is_late and position is not None else position

    def _lot(self, what: str) -> Random:
        whose = self._seats.index(self._player) if self._by_seat else self._player
        return Random(hash_of(self._seed, whose, what, self._turns[self._player]))

    def _asks(self) -> tuple[str, Case, int]:
        """Return what every request of the player whose turn it is begins with."""
        return self._player, self.cases[self._player], len(self._events)

    def _travel(self) -> Asked[tuple[Card | None, bool]]:
        """Move the player; return their room (None: in no room, or no board), and whether they may suggest."""
        position = self._position()
        if position is None:
            return None, True
        travel = Travel(*self._asks(), position.ways)
        way = travel.accepted((yield travel))
        if way is None:
            return (yield from self._walk(position))
        by, room = way
        if by is Via.PASSAGE:
            self._happens(Move(self._player, room, None, by.value))
        return room, True

    def _walk(self, position: Position) -> Asked[tuple[Card | None, bool]]:
        (roll,) = self._lot("dice").choices(position.dice.rolls, position.dice.chances.tolist())
        walk = Walk(*self._asks(), roll, position.place, position.destinations(roll))
        place = walk.accepted((yield walk))
        if place != position.place:
            self._happens(Move(self._player, place, roll, Via.ROLL.value))
        return (place if isinstance(place, Card) else None), position.may_suggest_in(place)

    def _suggest(self, room: Card | None) -> Asked[None]:
        suggest = Suggest(*self._asks(), room)
        cards = suggest.accepted((yield suggest))
        if cards is None:
            return
        answered = yield from self._answered(Suggestion(self._player, cards))
        self._happens(answered)
        if self._rules.pool_look is PoolRule.UNANSWERED and answered.refuted_by is None:
            self._look()

    def _answered(self, asked: Suggestion) -> Asked[Suggestion]:
        answers: list[Answer] = []
        for player in self._seats.others(self._player):
            held = tuple(card for card in asked.cards if self._places[card] == player)
            shown = (yield from self._shown(player, asked.with_answers(answers), held)) if held else None
            answers.append(Answer(player, shows=shown is not None, shown=shown))
            if shown is not None and self._rules.answers is Answers.FIRST:
                break
        return asked.with_answers(answers)

    def _shown(self, player: str, asked: Suggestion, held: tuple[Card, ...]) -> Asked[Card]:
        """Return the card that a player shows: the first if they break the rules."""
        if len(held) == 1 and not self._always_ask:
            return held[0]
        question = asked.with_answers([*asked.answers, Answer(player, shows=True)])
        case = _with(self.cases[player], question, player)
        show = Show(player, case, len(self._events), self._player, held)
        try:
            return show.accepted((yield show))
        except IllegalAnswerError as error:
            self._breaks_rule(player, error)
            return held[0]

    def _look(self) -> None:
        """Show the player a random card of the pool that they have not seen, if any."""
        case = self.cases[self._player]
        seen = {event.card for event in case.events if isinstance(event, Note)}
        left = [card for card, holder in self._places.items() if holder == POOL and card not in seen]
        if left:
            note = Note(POOL, self._lot("look").choice(left), holds=True)
            self.cases = {**self.cases, self._player: case.appended(note)}

    def _accuse(self) -> Asked[None]:
        position = self._position()
        place = None if position is None else position.place
        rooms = self._deal.setup.deck.of(Category.ROOM)
        allowed = tuple(room for room in rooms if may_accuse_of(room, place, self._rules.accuse))
        accuse = Accuse(*self._asks(), allowed)
        cards = accuse.accepted((yield accuse))
        if cards is None:
            return
        correct = cards == self._deal.envelope
        self._happens(Accusation(self._player, cards, correct))
        if correct:
            self._winner = self._player
        else:
            self._out.add(self._player)

    def _happens(self, event: Event) -> None:
        self._events.append(event)
        self.cases = {player: _with(case, event, player) for player, case in self.cases.items()}


def _with(case: Case, event: Event, player: str) -> Case:
    """Return a player's case with what they see of an event."""
    (seen,) = seen_by(event, player, case.setup)
    return case.appended(seen)


def hash_of(*parts: object) -> int:
    """Return a hash of the parts that is the same on every machine."""
    return Random(" ".join(map(str, parts))).getrandbits(63)
