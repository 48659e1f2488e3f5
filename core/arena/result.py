"""The result of a tournament game, small enough to store tens of thousands, and how accurate one of its players was."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from math import log2

import numpy as np

from core.arena.tournament import Tournament, play
from core.belief.belief import believe
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.tuning import AUTO
from core.formats.json_values import Fields, Json, is_whole
from core.model.events import Suggestion
from core.model.problems import Problem
from core.model.seats import ENVELOPE
from core.players.counts import KnownPlayers, habits_of
from core.players.prior import prior_knowing
from core.referee.referee import PlayedGame

BINS = 10
"""The number of probability bins of the calibration."""


@dataclass(frozen=True, slots=True)
class Bin:
    """The envelope cells in a probability bin: their number, the sum of their probabilities, and how many were true."""

    cells: int = 0
    chances: float = 0.0
    true: int = 0

    def __add__(self, other: Bin) -> Bin:
        return Bin(self.cells + other.cells, self.chances + other.chances, self.true + other.true)


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The accuracy of a player's posterior after each of the player's own suggestions.

    ``log_loss_bits`` has -log2 P(solution) for each suggestion, except where an estimate gave the solution probability
    0 (exact numbers never do); ``calibration`` has the envelope cells in :data:`BINS` probability bins of equal width.
    """

    log_loss_bits: tuple[float, ...] = ()
    calibration: tuple[Bin, ...] = (Bin(),) * BINS

    @property
    def mean_log_loss_bits(self) -> float:
        """The mean of the losses; 0 if there are none."""
        return sum(self.log_loss_bits) / len(self.log_loss_bits) if self.log_loss_bits else 0.0


def accuracy_data(accuracy: Accuracy) -> dict[str, Json]:
    """Return an accuracy as fields of a game's result."""
    calibration: list[Json] = [[tenth.cells, tenth.chances, tenth.true] for tenth in accuracy.calibration]
    return {"log_loss_bits": list(accuracy.log_loss_bits), "calibration": calibration}


def assessed_seat(deal: int, players: int) -> int:
    """Return the seat whose accuracy is computed in the games of a deal.

    Every policy sits there in one rotation, whether it wins or not: winners know more than others.
    """
    return deal % players


def accuracy_of(record: PlayedGame, player: str, known: KnownPlayers | None = None) -> Accuracy:
    """Return the accuracy of a player, who knew so much of how the others play."""
    case, prior = record.cases[player], None
    if known is not None:
        case, prior = replace(case, habits=habits_of(known)), prior_knowing(known, by_chance=True)
    asked = [i for i, event in enumerate(case.events) if isinstance(event, Suggestion) and event.by == player]
    moments = (case.upto(i + 1) for i in asked)
    plain = ((moment, answer(moment, AUTO, rng=np.random.default_rng(1))) for moment in moments)
    return together(_one(believe(moment, posterior, prior).posterior, record) for moment, posterior in plain)


def together(accuracies: Iterable[Accuracy]) -> Accuracy:
    parts = list(accuracies)
    losses = tuple(loss for part in parts for loss in part.log_loss_bits)
    columns = zip(*(part.calibration for part in [Accuracy(), *parts]), strict=True)
    return Accuracy(losses, tuple(sum(column, Bin()) for column in columns))


def _one(posterior: Posterior, record: PlayedGame) -> Accuracy:
    solution = record.deal.envelope
    p = 0.0 if posterior.envelope is None else posterior.envelope.probability(solution)
    bins = [Bin()] * BINS
    for card in posterior.cards:
        chance = posterior.probability(card, ENVELOPE)
        which = min(int(chance * BINS), BINS - 1)
        bins[which] += Bin(1, chance, int(card in solution))
    return Accuracy((-log2(p),) if p > 0 else (), tuple(bins))


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended; players are numbered by their seats.

    ``turns`` counts those of all players, ``turns_to_win`` the winner's own (None if no one won). ``wrong`` lists who
    accused wrongly, ``violations`` who broke a rule, and how. ``seconds`` is each seat's thinking time for its
    ``decisions``; it alone differs when the game is replayed, and is ignored in comparisons.
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
    seconds: tuple[float, ...] = field(compare=False)
    accuracy: Accuracy

    @property
    def assessed(self) -> str:
        """The name of the policy whose ``accuracy`` it is, won or lost (:func:`assessed_seat`)."""
        return self.policies[assessed_seat(self.deal, len(self.policies))]

    @property
    def is_stopped(self) -> bool:
        """Whether it was the limit on turns that ended the game: no one has won, though not everyone is out."""
        out = {*self.wrong, *(seat for seat, _ in self.violations)}
        return self.winner is None and len(out) < len(self.policies)

    @property
    def won_by(self) -> str | None:
        return None if self.winner is None else self.policies[self.winner]

    def as_data(self) -> dict[str, object]:
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
            **accuracy_data(self.accuracy),
        }


def play_deal(tournament: Tournament, deal: int) -> list[Result]:
    """Play a deal in all rotations, and return the results. Runs in a worker."""
    return [play_one(tournament, deal, rotation) for rotation in range(tournament.players)]


def play_one(tournament: Tournament, deal: int, rotation: int) -> Result:
    seating = tournament.seating(rotation)
    match = tournament.match(deal, rotation)
    names = match.deal.setup.seats.names
    record = play(match)
    seat = {name: i for i, name in enumerate(names)}
    assessed = names[assessed_seat(deal, tournament.players)]
    return Result(
        deal,
        rotation,
        seating,
        None if record.winner is None else seat[record.winner],
        record.turns,
        record.turns_to_win,
        tuple(seat[who] for who in record.wrong),
        tuple((seat[violation.player], violation.what) for violation in record.violations),
        tuple(record.decisions[name] for name in names),
        tuple(record.seconds[name] for name in names),
        accuracy_of(record, assessed, match.known.get(assessed)),
    )


def result_of(value: Json) -> Result:
    """Return the result in a JSON value. Raises ValueError, which names the problems."""
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
    players = len(result.policies)
    named = [result.rotation, *result.wrong, *(seat for seat, _ in result.violations)]
    named += [] if result.winner is None else [result.winner]
    if not all(0 <= seat < players for seat in named):
        raise ValueError(f"it names a seat that is not among its {players}")
    if not players == len(result.decisions) == len(result.seconds):
        raise ValueError(f"not every one of its {players} seats has its decisions and seconds")
    if result.deal < 0 or len(result.accuracy.calibration) != BINS:
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
    if isinstance(item, int | float):
        return float(item)
    raise ValueError("something is no amount")
