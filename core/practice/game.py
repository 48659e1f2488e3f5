"""A practice game: a person plays against rivals, each of whom decides from what their own player knows."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Self

from core.board.mansion import mansion_of
from core.formats.json_values import Json, is_whole
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Via
from core.model.practised import Practised, with_practised
from core.model.seats import POOL
from core.practice.options import PracticeOptions
from core.practice.rungs import rival_policy
from core.referee.referee import PlayedGame, Referee, hash_of
from core.referee.requests import Accuse, IllegalAnswerError, Request, Show, Suggest, Travel, Walk, decide
from core.situation.situation import Situation
from core.text.text import commas, say

WAYS: Mapping[str, Via] = {"passage": Via.PASSAGE, "stay": Via.CALLED}
"""The answers for travelling without a roll."""

ROLL = "roll"


@dataclass(frozen=True)
class PracticeEnd:
    """How a game ended: the winner (None: no one), and the whole deal, with the pool. ``case`` is what I keep of it."""

    winner: str | None
    solution: Triple
    hands: Mapping[str, tuple[Card, ...]]
    case: Case
    record: PlayedGame


class PracticeGame:
    """The game of one person, who answers ``request``; where a rival has to decide, ``step`` lets them.

    With ``answers`` it is played again up to the last of these. ``moves`` are the rivals' decisions as far as they are
    known, so that they need not be computed again. Raises what ``options.deal`` raises, IllegalAnswerError where
    answers or moves do not fit the game.
    """

    def __init__(self, options: PracticeOptions, answers: Sequence[Json] = (), moves: Sequence[Json] = ()) -> None:
        self.options, self.me = options, options.me
        deal = options.deal()
        self._mansion = mansion_of(deal.setup)
        self._seed = hash_of("practice", options.seed)
        # always_ask: that a rival is asked which card to show must not tell that they have several
        self._referee = Referee(
            deal, self._mansion, self._seed, always_ask=True, by_seat=True, may_sit_out=options.may_sit_out
        )
        self._policies = {who: rival_policy(rival) for who, rival in options.seated().items() if rival is not None}
        self._known: dict[str, Situation] = {}
        self._decisions: list[tuple[Request, object]] = []
        self._mine: list[int] = []
        """The decisions that I have been asked for."""
        moves_left = deque(moves)
        for value in answers:
            while (request := self._referee.request) is not None and request.player != self.me:
                if moves_left:
                    self._give(request.accepted(_read(request, moves_left.popleft())))
                else:
                    self.step()
            self.answer(value)

    # --- what I see

    @property
    def case(self) -> Case:
        """The game as I see it."""
        return self._referee.cases[self.me]

    @property
    def request(self) -> Request | None:
        """What I am asked; None while a rival has to decide, and at the end."""
        request = self._referee.request
        return request if request is not None and request.player == self.me else None

    @property
    def waiting_for(self) -> str | None:
        """The rival who has to decide, if any; while they show each other a card, the one who sees it."""
        request = self._referee.request
        if request is None or request.player == self.me:
            return None
        return request.to if isinstance(request, Show) and request.to != self.me else request.player

    @property
    def seen(self) -> int:
        """How many events I knew when I last decided; a roll without an alternative is no decision."""
        mine = (self._decisions[at][0] for at in reversed(self._mine))
        return next((len(asked.case.events) for asked in mine if not isinstance(asked, Travel) or asked.ways), 0)

    @property
    def over(self) -> bool:
        return self._referee.request is None

    @property
    def answers(self) -> tuple[Json, ...]:
        """My answers so far, as they are saved."""
        return tuple(_spelled(*self._decisions[i]) for i in self._mine)

    @property
    def moves(self) -> tuple[Json, ...]:
        """What the rivals have decided, in the same form, with cards that I may not know."""
        return tuple(_spelled(request, decision) for request, decision in self._decisions if request.player != self.me)

    def end(self) -> PracticeEnd:
        """Return how the game ended. Raises ValueError while it goes on."""
        if not self.over:
            raise ValueError("the game is not over")
        record, options = self._referee.record(), self.options
        kept = record.kept_by(self.me)
        case = replace(kept, about=with_practised(kept, Practised(options.seed, options.day)))
        places, setup = record.deal.places, record.deal.setup
        holders = (*setup.seats, *([POOL] if setup.pool else []))
        hands = {holder: tuple(card for card in setup.deck if places[card] == holder) for holder in holders}
        return PracticeEnd(record.winner, record.deal.envelope, hands, case, record)

    # --- how it goes on

    def step(self) -> None:
        """Let the next rival decide. If it is cancelled, nothing has happened, and it can be called again."""
        request = self._referee.request
        if request is None or request.player == self.me:
            raise ValueError("no rival has to decide")
        if isinstance(request, Show) and len(request.cards) == 1:
            self._give(request.cards[0])
        else:
            situation = self._situation(request)
            self._give(decide(self._policies[request.player], situation, request))

    def answer(self, value: Json) -> None:
        """Answer my request with a JSON value. Raises IllegalAnswerError if it does not allow that; nothing changes."""
        request = self.request
        if request is None:
            raise IllegalAnswerError(say("you have nothing to decide now, so {answer} is no answer"), value)
        decision = request.accepted(_read(request, value))
        self._mine.append(len(self._decisions))
        self._known.clear()  # so a game that is played again up to here goes on in the same way
        self._give(decision)

    @property
    def may_take_back(self) -> bool:
        """Whether my last answer told nobody anything, and no rival has decided since.

        So a move can be taken back until a suggestion follows, and so can the decision not to suggest or accuse.
        """
        since = self._decisions[self._mine[-1] :] if self._mine else []
        return bool(since) and _is_private(*since[0]) and all(request.player == self.me for request, _ in since)

    def take_back(self) -> Self | None:
        """Return the game without my last answer, None if it cannot be taken back."""
        if not self.may_take_back:
            return None
        before = type(self)(self.options)
        while len(before._decisions) < self._mine[-1]:
            before._give(self._decisions[len(before._decisions)][1])
        before._mine = self._mine[:-1]
        return before

    def _situation(self, request: Request) -> Situation:
        """Return what a rival knows; each turn draws anew, even if nothing has happened since the last."""
        before = self._known.get(request.player)
        if before is None or isinstance(request, Travel) or before.case != request.case:
            seed = hash_of(self._seed, "rival", len(self._decisions))
            before = self._known[request.player] = Situation.of(
                request.case, self._mansion, seed=seed, may_sit_out=self.options.may_sit_out, before=before
            )
        return before

    def _give(self, decision: object) -> None:
        """Go on, also where I have nothing to decide: a roll leads nowhere, one card, no accusation allowed."""
        while (request := self._referee.request) is not None:
            self._decisions.append((request, decision))
            self._referee.answer(decision)
            match self.request:
                case Walk(start=place, places=places) if places == (place,):
                    decision = place
                case Show(cards=(card,)) if not self.options.always_ask:
                    decision = card
                case Accuse(rooms=()):
                    decision = None
                case _:
                    return


def _is_private(request: Request, decision: object) -> bool:
    """Whether an answer tells nobody anything."""
    match request:
        case Walk():
            return True
        case Travel():
            return decision is not None
        case _:
            return decision is None


def _read(request: Request, value: Json) -> object:
    """Return what a JSON value answers, for the request to accept or not."""
    deck = request.case.setup.deck

    def card(name: Json) -> object:
        return (deck.find(name) if isinstance(name, str) else None) or name

    match request, value:
        case Travel(), _:
            by = WAYS.get(value) if isinstance(value, str) else None
            way = next((way for way in request.ways if way[0] is by), None)
            if way is None and value != ROLL:
                what = say("{answer} is not one of {choices}")
                raise IllegalAnswerError(what, value, choices=commas(options_of(request)))
            return way
        case Suggest(room=Card() as room), [_, _]:
            return [*map(card, value), room]
        case Walk(), [row, column] if is_whole(row) and is_whole(column):
            return row, column
        case _, list():
            return [*map(card, value)]
        case _:
            return card(value)


def options_of(request: Travel) -> list[str]:
    """Return the ways to travel that are possible, as I answer."""
    ways = {by for by, _ in request.ways}
    return [ROLL, *(name for name, by in WAYS.items() if by in ways)]


def _spelled(request: Request, decision: object) -> Json:
    """Return an accepted answer as a JSON value."""
    if isinstance(request, Travel):
        by = decision[0] if isinstance(decision, tuple) else None
        return next((name for name, via in WAYS.items() if via is by), ROLL)
    if not isinstance(decision, tuple):
        return decision.name if isinstance(decision, Card) else None
    is_here = isinstance(request, Suggest) and request.room is not None
    return [part.name if isinstance(part, Card) else part for part in (decision[:2] if is_here else decision)]


def asked(request: Request) -> dict[str, Json]:
    """Return what I am asked as the command line prints it (its README says what the fields mean)."""
    match request:
        case Travel():
            return {"decision": "travel", "options": [*options_of(request)]}
        case Walk():
            rooms: list[Json] = [place.name for place in request.places if isinstance(place, Card)]
            squares: list[Json] = [[*place] for place in request.places if not isinstance(place, Card)]
            return {"decision": "place", "roll": request.roll, "rooms": rooms, "squares": squares}
        case Suggest():
            return {"decision": "suggest", "room": None if request.room is None else request.room.name}
        case Show():
            return {"decision": "show", "to": request.to, "cards": [card.name for card in request.cards]}
        case Accuse():
            return {"decision": "accuse"}
