"""``practice``: a game against the machine, in a terminal or, with ``--json``, played by a program line by line."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from random import SystemRandom

from core.board.board import Place
from core.cli.arguments import POLICY_HELP, counts_in, declare_table, natural, one_called, positive, refusal
from core.cli.output import Outcome, Refusal, names, printable, put, tell
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import case_to_dict, event_to_dict
from core.formats.editions import find_edition
from core.formats.json_values import Json, parse_json
from core.model.cards import Card, Category
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from core.model.problems import InvalidCaseError
from core.model.rules import PoolRule, Rules
from core.practice.game import ROLL, WAYS, PracticeEnd, PracticeGame, asked, options_of
from core.practice.options import DEFAULT_RUNG, RUNGS, Known, PracticeOptions, Rival
from core.practice.saved import read_saved, write_saved
from core.referee.referee import MOST_TURNS
from core.referee.requests import Accuse, IllegalAnswerError, Request, Show, Suggest, Travel, Walk
from core.text.text import Text, commas, listed, the

HABITS = "habits:"
LONGEST, MOST_PARTS = 100_000, 8
"""The most bytes of a line that are read as an answer, and the parts of so many bytes in which its end must come."""
_PLAYERS = 4
_OF_THE_TABLE = ("edition", "players", "rivals", "seat", "seed", "date", "dice", "face_up", "pool", "pool_look")
_OF_THE_GAME = (*_OF_THE_TABLE, "no_board", "always_ask")


def declare(parser: ArgumentParser) -> None:
    parser.epilog = f"A game ends after {MOST_TURNS} turns of all players together; then no one wins."
    rungs = commas([f"{name} ({rung.what})" for name, rung in RUNGS.items()])
    parser.add_argument("--edition", metavar="NAME", help="what to play with (default: classic-uk)")
    players = f"how many, with you (default: {_PLAYERS}), against {DEFAULT_RUNG}"
    parser.add_argument("--players", metavar="N", type=positive, help=players)
    somebody = f"{HABITS}FILE:NAME, somebody as counted by habits --json"
    rivals = f"against whom: {rungs}; or a policy: {POLICY_HELP}; or {somebody}"
    parser.add_argument("--rivals", metavar="A,B,…", help=rivals)
    seat = "your place in the order of turns (default: by the seed)"
    parser.add_argument("--seat", metavar="K", type=positive, help=seat)
    parser.add_argument("--seed", metavar="S", type=natural, help="the same seed gives the same game")
    parser.add_argument("--date", metavar="YYYY-MM-DD", type=_day, help="the game of a day, instead of a seed")
    declare_table(parser)
    parser.add_argument("--no-board", action="store_true", default=None, help="nobody moves, and any room may be named")
    parser.add_argument(
        "--always-ask", action="store_true", default=None, help="ask even if you can show just one card"
    )
    parser.add_argument("--save", metavar="FILE", type=Path, help="save the game after each answer")
    parser.add_argument("--resume", metavar="FILE", type=Path, help="go on with a saved game")


def run(arguments: Namespace) -> Outcome:
    game = _resumed(arguments) if arguments.resume is not None else _begun(arguments)
    player = Lines() if arguments.json else Terminal(_line)
    _save(game, arguments)
    player.begin(game)
    shown = 0
    while True:
        for event in game.case.events[shown:]:
            player.tell(event)
        shown = len(game.case.events)
        if game.over:
            return Outcome(ending_text(game.me, game.end()), _ending_data(game.end()))
        if (request := game.request) is None:
            game.step()
            continue
        try:
            game.answer(player.ask(request))
        except EOFError as end:
            if end.args:
                player.refuse(str(end))
            return Outcome("The game is unfinished.", {"type": "unfinished"})
        except IllegalAnswerError as error:
            player.refuse(error.what)
        else:
            _save(game, arguments, goes_on=True)


class Lines:
    """A program, with which lines of JSON are exchanged. ``ask`` raises EOFError once there are no more."""

    def begin(self, game: PracticeGame) -> None:
        seated = game.options.seated().items()
        rivals = {who: f"{HABITS}{rival.name}" if isinstance(rival, Known) else rival for who, rival in seated if rival}
        self._put("start", case=case_to_dict(game.case.upto(0)), rivals=rivals, seed=game.options.seed)

    def tell(self, event: Event) -> None:
        self._put("event", event=event_to_dict(event, in_full=True))

    def ask(self, request: Request) -> Json:
        while True:
            self._put("ask", **asked(request))
            try:
                return _chosen(_line())
            except ValueError as error:
                self.refuse(f'an answer is a line as in {{"choose": "roll"}}; this {error}')

    def refuse(self, what: str) -> None:
        self._put("refused", says=what)

    def _put(self, kind: str, **fields: object) -> None:
        put(json.dumps({"type": kind, **fields}, allow_nan=False))


def _line() -> bytes:
    """Read a line; of one that is too long for an answer, the beginning.

    Raises EOFError at the end of the input, and, with the reason, where a line has no end.
    """
    if sys.stdin is None or not (line := sys.stdin.buffer.readline(LONGEST)):
        raise EOFError
    part = line
    for _ in range(MOST_PARTS):
        if len(part) < LONGEST or part.endswith(b"\n"):
            return line
        part = sys.stdin.buffer.readline(LONGEST)
    raise EOFError(f"an answer is a line of at most {LONGEST} bytes; nothing more is read")


def _chosen(line: bytes) -> Json:
    try:
        text = line.decode("utf-8")
    except UnicodeDecodeError:
        raise ValueError("is not UTF-8 text") from None
    value, problems = parse_json(text, Text("is not JSON ({place}: {reason})"))
    if problems:
        raise InvalidCaseError(problems)
    if not isinstance(value, dict) or set(value) != {"choose"}:
        raise ValueError("is none")
    return value["choose"]


def _ending_data(end: PracticeEnd) -> dict[str, object]:
    return {
        "type": "end",
        "winner": end.winner,
        "stopped_after": MOST_TURNS if end.record.is_stopped else None,
        "solution": names(end.solution),
        "hands": {holder: names(hand) for holder, hand in end.hands.items()},
        "case": case_to_dict(end.case, in_full=True),
    }


# --- which game


def _begun(arguments: Namespace) -> PracticeGame:
    try:
        return PracticeGame(_options(arguments))
    except InvalidCaseError as error:
        raise Refusal(f"{_option(problem.where)}: {problem.what}" for problem in error.problems) from None


def _option(where: str) -> str:
    """Return the option in which a problem of the options lies."""
    name = where.partition("[")[0]
    return f"--{name}" if name in _OF_THE_TABLE else "--players, --face-up, --pool"


def _options(arguments: Namespace) -> PracticeOptions:
    for option, other in (("players", "rivals"), ("seed", "date")):
        if getattr(arguments, option) is not None and getattr(arguments, other) is not None:
            raise Refusal([f"--{option}: give only one of --{option} and --{other}"])
    usual = PracticeOptions()
    edition = usual.edition if arguments.edition is None else arguments.edition
    plain = (DEFAULT_RUNG,) * ((arguments.players or _PLAYERS) - 1)
    return PracticeOptions(
        edition=edition,
        rivals=plain if arguments.rivals is None else tuple(map(_rival, arguments.rivals.split(","))),
        seat=arguments.seat,
        seed=SystemRandom().randrange(10**6) if arguments.seed is None else arguments.seed,
        day=arguments.date,
        rules=_rules(edition, arguments),
        face_up=arguments.face_up or 0,
        pool=arguments.pool or 0,
        board=not arguments.no_board,
        always_ask=bool(arguments.always_ask),
    )


def _rules(edition: str, arguments: Namespace) -> Rules | None:
    shipped = find_edition(edition)
    if shipped is None:
        return None
    rules = shipped.rules if arguments.dice is None else replace(shipped.rules, dice=arguments.dice)
    return rules if arguments.pool_look is None else replace(rules, pool_look=PoolRule(arguments.pool_look))


def _rival(words: str) -> Rival:
    """Return a rival as named on the command line. Raises Refusal."""
    words = words.strip()
    if not words.startswith(HABITS):
        return words.casefold()
    file, _, name = words.removeprefix(HABITS).rpartition(":")
    if not file:
        raise Refusal([f"--rivals: {words} is not {HABITS}FILE:NAME"])
    counts = counts_in(Path(file))
    player = one_called(name, tuple(counts), "player", "--rivals")
    return Known(player, counts[player])


def _resumed(arguments: Namespace) -> PracticeGame:
    for name in _OF_THE_GAME:
        if getattr(arguments, name) is not None:
            option = name.replace("_", "-")
            raise Refusal([f"--{option}: a saved game goes on as it was begun; leave it out with --resume"])
    try:
        return read_saved(arguments.resume, streams=True).play()
    except InvalidCaseError as error:
        raise refusal(arguments.resume, error) from None


def _save(game: PracticeGame, arguments: Namespace, *, goes_on: bool = False) -> None:
    """Save the game, where that is wanted. Raises Refusal; a game that ``goes_on`` does so unsaved."""
    try:
        if arguments.save is not None:
            write_saved(game, arguments.save)
    except UnwritableFileError as error:
        if not goes_on:
            raise Refusal([str(error)]) from None
        tell(arguments.errors, f"{printable(str(error))}; the game goes on unsaved\n")


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text!r} is not a date, as in 2026-11-25") from None


# --- a person at a terminal


Choices = Sequence[tuple[str, Json]]
"""What is printed of each choice, and the answer that it stands for."""


class Terminal:
    """A person at a terminal. ``line`` reads what they type, and raises EOFError at the end."""

    def __init__(self, line: Callable[[], bytes]) -> None:
        self._line, self._me = line, ""

    def begin(self, game: PracticeGame) -> None:
        setup, self._me = game.case.setup, game.me
        _print(f"Seed {game.options.seed}. In the order of turns: {listed(setup.seats.names)}.")
        _print(f"Your cards: {_cards(setup.my_hand)}.")
        if setup.face_up:
            _print(f"Face up: {_cards(setup.face_up)}.")

    def tell(self, event: Event) -> None:
        _print(_sentence(event, self._me))

    def refuse(self, what: str) -> None:
        _print(f"That is not possible: {what}.")

    def ask(self, request: Request) -> Json:
        deck = request.case.setup.deck
        match request:
            case Travel():
                return self._choose("Your turn:", [(_way(request, name), name) for name in options_of(request)])
            case Walk():
                return self._choose(f"You rolled {request.roll}. Go to:", _places(request))
            case Suggest():
                _print("Your suggestion" + (":" if request.room is None else f" in {the(request.room)}:"))
                return self._three(deck.of, [*Category][: 2 + (request.room is None)])
            case Show():
                asked = request.case.events[-1]
                if isinstance(asked, Suggestion):
                    _print(_sentence(asked.with_answers(asked.answers[:-1]), self._me))
                return self._choose(f"Show {request.to}:", _named(request.cards))
            case Accuse():
                _print("Your accusation:")
                return self._three(deck.of, [*Category])

    def _three(self, of: Callable[[Category], Sequence[Card]], kinds: Sequence[Category]) -> Json:
        """Ask for a card of each kind, or for none at all."""
        chosen: list[Json] = []
        for kind in kinds:
            cards = _named(of(kind))
            answer = self._choose(f"{kind.name.capitalize()}:", cards if chosen else [("none", None), *cards])
            if answer is None:
                return None
            chosen.append(answer)
        return chosen

    def _choose(self, question: str, choices: Choices) -> Json:
        _print(question)
        for i, (label, _) in enumerate(choices, start=1):
            _print(f"  {i:2}  {label}")
        answers = {str(i): answer for i, (_, answer) in enumerate(choices, start=1)}
        while (typed := self._line().decode("utf-8", "replace").strip()) not in answers:
            _print(f"Type a number from 1 to {len(choices)}.")
        return answers[typed]


def _print(text: str) -> None:
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
            answers = "; ".join(_answered(answer, me) for answer in event.answers)
            return f"{_does(event.by, 'suggests', me)} {_three(event.cards)}{answers and ': '}{answers}."
        case Accusation(cards=cards) if cards is not None:
            outcome = "correctly" if event.correct else "wrongly"
            return f"{_does(event.by, 'accuses', me)} {_three(cards)}, {outcome}."
        case Move(roll=None):
            return f"{_does(event.player, 'takes', me)} the secret passage to {_place(event.to)}."
        case Move():
            return f"{_does(event.player, 'goes', me)} to {_place(event.to)} with a roll of {event.roll}."
        case Note():
            return f"You look at a card that lies face down: {event.card}."
    return str(event)


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
