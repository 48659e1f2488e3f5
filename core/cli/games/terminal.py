"""A practice game in a terminal: plain sentences, and numbered choices."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from core.board.board import Place
from core.cli.output import names, printable, put
from core.formats.json_values import Json
from core.model.cards import Card, Category
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from core.practice.game import ROLL, WAYS, PracticeEnd, PracticeGame, options_of
from core.referee.referee import MOST_TURNS
from core.referee.requests import Accuse, Request, Show, Suggest, Travel, Walk
from core.text.text import listed, the

Choices = Sequence[tuple[str, Json]]
"""What is printed of each choice, and the answer that it stands for."""


class Terminal:
    """A person at a terminal. ``line`` reads what they type, and raises EOFError at the end."""

    def __init__(self, line: Callable[[], bytes]) -> None:
        self._line, self._me = line, ""

    def begin(self, game: PracticeGame) -> None:
        setup, self._me = game.case.setup, game.me
        _say(f"Seed {game.options.seed}. In the order of turns: {listed(setup.seats.names)}.")
        _say(f"Your cards: {_cards(setup.my_hand)}.")
        if setup.face_up:
            _say(f"Face up: {_cards(setup.face_up)}.")

    def tell(self, event: Event) -> None:
        _say(_sentence(event, self._me))

    def refuse(self, what: str) -> None:
        _say(f"That is not possible: {what}.")

    def ask(self, request: Request) -> Json:
        deck = request.case.setup.deck
        match request:
            case Travel():
                return self._choose("Your turn:", [(_way(request, name), name) for name in options_of(request)])
            case Walk():
                return self._choose(f"You rolled {request.roll}. Go to:", _places(request))
            case Suggest():
                _say("Your suggestion" + (":" if request.room is None else f" in {the(request.room)}:"))
                return self._three(deck.of, [*Category][: 2 + (request.room is None)])
            case Show():
                asked = request.case.events[-1]
                if isinstance(asked, Suggestion):
                    _say(_sentence(asked.with_answers(asked.answers[:-1]), self._me))
                return self._choose(f"Show {request.to}:", _named(request.cards))
            case Accuse():
                _say("Your accusation:")
                return self._three(deck.of, [*Category])

    def _three(self, of: Callable[[Category], Sequence[Card]], kinds: Sequence[Category]) -> Json:
        """Ask for a card of each kind, or for none at all."""
        chosen: list[Json] = []
        for kind in kinds:
            cards = _named(of(kind))
            found = self._choose(f"{kind.name.capitalize()}:", cards if chosen else [("none", None), *cards])
            if found is None:
                return None
            chosen.append(found)
        return chosen

    def _choose(self, question: str, choices: Choices) -> Json:
        _say(question)
        for i, (label, _) in enumerate(choices, start=1):
            _say(f"  {i:2}  {label}")
        answers = {str(i): answer for i, (_, answer) in enumerate(choices, start=1)}
        while (typed := self._line().decode("utf-8", "replace").strip()) not in answers:
            _say(f"Type a number from 1 to {len(choices)}.")
        return answers[typed]


def _say(text: str) -> None:
    put(printable(text))


def _way(request: Travel, name: str) -> str:
    if name == ROLL:
        return "roll the dice"
    room = the(next(room for by, room in request.ways if by is WAYS[name]))
    return f"stay in {room}" if name == "stay" else f"take the secret passage to {room}"


def _places(request: Walk) -> Choices:
    """Return the rooms in reach, and for each other the place from which it is nearest."""
    here, towards = request.start, request.towards()
    rooms = [place for place in request.places if isinstance(place, Card) and place != here]
    squares: list[tuple[str, Json]] = [
        (f"{_place(place)}, towards {listed([the(room) for room, to in towards.items() if to == place])}", [*place])
        for place in request.places
        if not isinstance(place, Card) and place != here and place in towards.values()
    ]
    stay: Choices = [("stay here", here.name if isinstance(here, Card) else [*here])] if here in request.places else []
    return [*_named(rooms), *squares, *stay]


def _sentence(event: Event, me: str) -> str:
    match event:
        case Suggestion():
            answers = "; ".join(_answered(one, me) for one in event.answers)
            return f"{_does(event.by, 'suggests', me)} {_three(event.cards)}{answers and ': '}{answers}."
        case Accusation():
            outcome = "correctly" if event.correct else "wrongly"
            return f"{_does(event.by, 'accuses', me)} {_three(event.cards)}, {outcome}."
        case Move(roll=None):
            return f"{_does(event.player, 'takes', me)} the secret passage to {_place(event.to)}."
        case Move():
            return f"{_does(event.player, 'goes', me)} to {_place(event.to)} with a roll of {event.roll}."
        case Note():
            return f"You look at a card that lies face down: {event.card}."


def _answered(answer: Answer, me: str) -> str:
    if not answer.shows:
        return _does(answer.player, "passes", me)
    return f"{_does(answer.player, 'shows', me)} {'a card' if answer.shown is None else the(answer.shown)}"


def _does(who: str, verb: str, me: str) -> str:
    plain = {"goes": "go", "passes": "pass"}.get(verb, verb.removesuffix("s"))
    return f"You {plain}" if who == me else f"{who} {verb}"


def _three(cards: Sequence[Card]) -> str:
    suspect, weapon, room = cards
    return f"{suspect} with {the(weapon)} in {the(room)}"


def _place(place: Place) -> str:
    return the(place) if isinstance(place, Card) else str([*place])


def _cards(cards: Sequence[Card]) -> str:
    return listed(names(cards))


def _named(cards: Iterable[Card]) -> Choices:
    return [(name, name) for name in names(cards)]


def ending_text(me: str, end: PracticeEnd) -> str:
    """Return how a game ended, and where all cards were."""
    nobody = "No one wins" + (f": a game ends after {MOST_TURNS} turns." if end.record.is_stopped else ".")
    won = {None: nobody, me: "You win!"}.get(end.winner, f"{end.winner} wins.")
    hands = [f"  {who}: {_cards(hand)}" for who, hand in end.hands.items()]
    return "\n".join(map(printable, [won, f"It was {_three(end.solution)}.", *hands]))
