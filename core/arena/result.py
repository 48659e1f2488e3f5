"""The result of one game of a tournament, small enough to store tens of thousands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import TypedDict, TypeVar

from core.arena.accuracy import BINS, Accuracy, Bin, winner_accuracy
from core.arena.referee import play
from core.arena.tournament import Tournament
from core.board.board import Place
from core.formats.json_fields import Fields
from core.formats.json_text import Json, is_whole
from core.model.cards import Card, Triple
from core.model.problems import Problem
from core.planner.policies.policy import Policy
from core.planner.position import Via
from core.planner.situation import Situation

T = TypeVar("T")

_MOST = 1e12
"""An upper limit for the seconds, bits and probabilities of a game; sums of such numbers are finite."""


class ResultData(TypedDict):
    """A result as JSON has it."""

    deal: int
    rotation: int
    policies: list[str]
    winner: int | None
    turns: int
    turns_to_win: int | None
    wrong: list[int]
    fouls: list[tuple[int, str]]
    decisions: list[int]
    seconds: list[float]
    log_loss_bits: list[float]
    calibration: list[tuple[int, float, int]]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; players are numbered by their seats.

    ``turns`` counts those of all players, ``turns_to_win`` the winner's own: None where nobody won. ``wrong`` lists who
    accused wrongly, ``violations`` who broke a rule, and how. ``seconds`` is each seat's thinking time for its
    ``decisions``; it alone differs when the game is played again.
    """

    deal: int
    rotation: int
    policies: tuple[str, ...]
    winner: int | None
    turns: int
    turns_to_win: int | None
    wrong: tuple[int, ...]
    violations: tuple[tuple[int, str], ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    accuracy: Accuracy

    @property
    def won_by(self) -> str | None:
        """The name of the policy that won, None where nobody did."""
        return None if self.winner is None else self.policies[self.winner]

    def untimed(self) -> Result:
        """Return the result without times, the same whenever the game is played."""
        return replace(self, seconds=(0.0,) * len(self.seconds))

    def as_data(self) -> ResultData:
        """Return the result as JSON has it."""
        return {
            "deal": self.deal,
            "rotation": self.rotation,
            "policies": list(self.policies),
            "winner": self.winner,
            "turns": self.turns,
            "turns_to_win": self.turns_to_win,
            "wrong": list(self.wrong),
            "fouls": list(self.violations),
            "decisions": list(self.decisions),
            "seconds": [round(seconds, 6) for seconds in self.seconds],
            "log_loss_bits": list(self.accuracy.log_loss_bits),
            "calibration": [(one.cells, one.chances, one.true) for one in self.accuracy.calibration],
        }


def play_deals(tournament: Tournament, first: int, number: int) -> list[Result]:
    """Return the results of all rotations of so many deals. Runs in a worker."""
    deals = range(first, first + number)
    return [play_one(tournament, deal, rotation) for deal in deals for rotation in range(tournament.players)]


def play_one(tournament: Tournament, deal: int, rotation: int) -> Result:
    """Play one game, and return how it ended."""
    seating = tournament.seating(rotation)
    match = tournament.match(deal, rotation)
    names = match.deal.setup.seats.names
    timed = [Timed(match.policies[name]) for name in names]
    record = play(replace(match, policies=dict(zip(names, timed, strict=True))))
    seat = {name: i for i, name in enumerate(names)}
    return Result(
        deal,
        rotation,
        seating,
        None if record.winner is None else seat[record.winner],
        record.turns,
        record.turns_to_win,
        tuple(seat[who] for who in record.wrong),
        tuple((seat[one.player], one.what) for one in record.violations),
        tuple(one.decisions for one in timed),
        tuple(one.seconds for one in timed),
        winner_accuracy(record, match.habits),
    )


class Timed:
    """Wraps a policy to count its decisions and the seconds they take."""

    def __init__(self, policy: Policy) -> None:
        self.name, self.unit = policy.name, policy.unit
        self.seconds = 0.0
        self.decisions = 0
        self._policy = policy

    def score(self, situation: Situation, place: Place, *, asks: bool) -> float:
        """Return how good a place is; no decision, so it isn't counted."""
        return self._policy.score(situation, place, asks=asks)

    def travel(self, situation: Situation) -> tuple[Via, Card] | None:
        """Return what is done instead of rolling."""
        return self._timed(lambda: self._policy.travel(situation))

    def destination(self, situation: Situation, roll: int) -> Place:
        """Return where to end."""
        return self._timed(lambda: self._policy.destination(situation, roll))

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return what to suggest."""
        return self._timed(lambda: self._policy.suggestion(situation, room))

    def accusation(self, situation: Situation) -> Triple | None:
        """Return whom to accuse."""
        return self._timed(lambda: self._policy.accusation(situation))

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Return which card to show."""
        return self._timed(lambda: self._policy.show(situation, asker, cards))

    def _timed(self, decide: Callable[[], T]) -> T:
        began = perf_counter()
        decided = decide()
        self.seconds += perf_counter() - began
        self.decisions += 1
        return decided


def result_of(value: Json) -> Result:
    """Return the result from JSON. Raises ValueError with what is wrong."""
    problems: list[Problem] = []
    fields = Fields.of(value, "", problems)
    result = Result(
        fields.whole("deal"),
        fields.whole("rotation"),
        fields.texts("policies"),
        fields.optional_whole("winner"),
        fields.whole("turns"),
        fields.optional_whole("turns_to_win"),
        tuple(map(_count, fields.items("wrong"))),
        tuple((_count(seat), str(what)) for seat, what in _rows(fields, "fouls", 2)),
        tuple(map(_count, fields.items("decisions"))),
        tuple(map(_amount, fields.items("seconds"))),
        Accuracy(
            tuple(map(_amount, fields.items("log_loss_bits"))),
            tuple(
                Bin(_count(cells), _amount(chances), _count(true))
                for cells, chances, true in _rows(fields, "calibration", 3)
            ),
        ),
    )
    if problems:
        raise ValueError(str(problems[0]))
    _check(result)
    return result


def _check(result: Result) -> None:
    """Raise ValueError where the parts of a result are inconsistent."""
    players = len(result.policies)
    named = [result.rotation, *result.wrong, *(seat for seat, _ in result.violations)]
    named += [] if result.winner is None else [result.winner]
    if not all(0 <= seat < players for seat in named):
        raise ValueError(f"it names a seat that is not among its {players}")
    if not players == len(result.decisions) == len(result.seconds):
        raise ValueError(f"not every one of its {players} seats has its decisions and seconds")
    if result.deal < 0 or result.turns < 0 or len(result.accuracy.calibration) != BINS:
        raise ValueError("a number is out of range")


def _rows(fields: Fields, name: str, width: int) -> list[list[Json]]:
    rows = [item for item in fields.items(name) if isinstance(item, list) and len(item) == width]
    if len(rows) < len(fields.items(name)):
        raise ValueError(f"{name}: not lists of {width}")
    return rows


def _count(item: Json) -> int:
    if not is_whole(item) or item < 0:
        raise ValueError("something is no whole number from 0")
    return item


def _amount(item: Json) -> float:
    if not isinstance(item, int | float) or not 0 <= item < _MOST:
        raise ValueError("something is no amount")
    return float(item)
