"""A practice game in a terminal: plain sentences, and numbered choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from core.board.board import Place
from core.board.mansion import mansion_of
from core.board.walking import Dice, expected_turns
from core.cli.output import printable, put
from core.formats.json_values import Json
from core.model.cards import Card, Category
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion, Via
from core.practice.game import PracticeEnd, PracticeGame, options_of
from core.referee.requests import Accuse, Request, Show, Suggest, Travel, Walk
from core.text.text import listed, the
from core.text.wording import match

Choices = Sequence[tuple[str, Json]]
"""What is printed of each choice, and the answer that it stands for."""


class Terminal:
    """A person at a terminal. ``line`` reads what they type, and raises EOFError at the end, ValueError if it can’t."""

    def __init__(self, line: Callable[[], str]) -> None:
        self._line, self._me = line, ""

    def begin(self, game: PracticeGame) -> None:
        setup, self._me = game.case.setup, game.me
        _say(f"Seed {game.options.seed}. In the order of turns: {listed(setup.seats.names)}.")
        _say(f"Your cards: {_cards(setup.my_hand)}.")
        if setup.face_up:
            _say(f"Face up: {_cards(setup.face_up)}.")

    def tell(self, event: Event) -> None:
        _say(sentence_of(event, self._me))

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
                _say(sentence_of(_so_far(request), self._me))
                return self._choose(f"Show {request.to}:", [(card.name, card.name) for card in request.cards])
            case Accuse():
                _say("Your accusation:")
                return self._three(deck.of, [*Category])

    def _three(self, of: Callable[[Category], Sequence[Card]], kinds: Sequence[Category]) -> Json:
        """Ask for a card of each kind, or for none at all."""
        chosen: list[Json] = []
        for kind in kinds:
            named = [(card.name, card.name) for card in of(kind)]
            found = self._choose(f"{kind.name.capitalize()}:", named if chosen else [("none", None), *named])
            if found is None:
                return None
            chosen.append(found)
        return chosen

    def _choose(self, question: str, choices: Choices) -> Json:
        _say(question)
        for i, (label, _) in enumerate(choices, start=1):
            _say(f"  {i:2}  {label}")
        labels = [label for label, _ in choices]
        while True:
            try:
                typed = self._line().strip()
            except ValueError as error:
                typed = f"({error})"
            named = match(typed, labels)
            if named is not None:
                return choices[labels.index(named)][1]
            if typed.isascii() and typed.isdigit() and len(typed) < 4 and 1 <= int(typed) <= len(choices):
                return choices[int(typed) - 1][1]
            _say(f"Type a number from 1 to {len(choices)}.")


def _say(text: str) -> None:
    put(printable(text))


def _so_far(request: Show) -> Event:
    """Return the suggestion that I have to answer, with the answers before mine."""
    asked = request.case.events[-1]
    return asked.with_answers(asked.answers[:-1]) if isinstance(asked, Suggestion) else asked


def _way(request: Travel, name: str) -> str:
    room = next((room for by, room in request.ways if by.value == name or (name, by) == ("stay", Via.CALLED)), None)
    if room is None:
        return "roll the dice"
    return f"stay in {the(room)}" if name == "stay" else f"take the secret passage to {the(room)}"


def _places(request: Walk) -> Choices:
    """Return the rooms in reach, and for each other the place from which it is nearest."""
    setup = request.case.setup
    mansion = mansion_of(setup)
    here, *there = request.places
    rooms = [room for room in there if isinstance(room, Card)]
    towards: dict[Place, list[str]] = {}
    if mansion is not None:
        turns = expected_turns(mansion, Dice(setup.rules.dice))
        for room in mansion.rooms:
            if room not in (*rooms, here):
                towards.setdefault(turns.nearest(request.places, room), []).append(the(room))
    squares: list[tuple[str, Json]] = [
        (f"{_place(place)}, towards {listed(towards[place])}", _answer(place))
        for place in there
        if place in towards and place not in rooms
    ]
    return [*((room.name, room.name) for room in rooms), *squares, ("stay here", _answer(here))]


def sentence_of(event: Event, me: str) -> str:
    match event:
        case Suggestion():
            suspect, weapon, room = event.cards
            asks = f"{_does(event.by, 'suggests', me)} {suspect} with {the(weapon)} in {the(room)}"
            return f"{asks}{': ' if event.answers else ''}{'; '.join(_answered(one, me) for one in event.answers)}."
        case Accusation():
            suspect, weapon, room = event.cards
            outcome = "correctly" if event.correct else "wrongly"
            return f"{_does(event.by, 'accuses', me)} {suspect} with {the(weapon)} in {the(room)}, {outcome}."
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


def _place(place: Place) -> str:
    return the(place) if isinstance(place, Card) else f"[{place[0]}, {place[1]}]"


def _answer(place: Place) -> Json:
    return place.name if isinstance(place, Card) else [*place]


def _cards(cards: Sequence[Card]) -> str:
    return listed([card.name for card in cards])


def ending_text(me: str, end: PracticeEnd) -> str:
    """Return how a game ended, and where all cards were."""
    won = {None: "No one wins.", me: "You win!"}.get(end.winner, f"{end.winner} wins.")
    suspect, weapon, room = end.solution
    hands = [f"  {who}: {_cards(hand)}" for who, hand in end.hands.items()]
    return "\n".join(map(printable, [won, f"It was {suspect} with {the(weapon)} in {the(room)}.", *hands]))
