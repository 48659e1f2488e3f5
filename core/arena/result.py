"""The result of a tournament game, small enough to store tens of thousands, and how accurate one of its players was.

A tournament runs on an executor: it first learns habits if needed, then plays the deals. To learn habits, the same
policies play deals without assuming any of each other. Habits are counted as in the library: from a game as one player
saw it, with all hands revealed at the end; no one learns from cards not shown to them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from math import log2
from typing import TypeVar

import numpy as np

from core.arena.tournament import Tournament, knows_habits, play, policy_of
from core.belief.belief import believe
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.engines.tuning import AUTO
from core.formats.json_values import Fields, Json, is_whole
from core.model.events import Suggestion
from core.model.problems import Problem
from core.model.seats import ENVELOPE
from core.players.counts import HabitCounts, KnownPlayers, counts_of, habits_of
from core.players.prior import prior_knowing
from core.referee.referee import PlayedGame, hash_of

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


# --- running a tournament


HabitTallies = Mapping[str, HabitCounts]
"""The habits of policies, by name."""

T = TypeVar("T")

_AHEAD = 1000
_AHEAD_OF_A_WORKER = 16
"""How many deals are queued at most: to learn from, and to play by each worker."""


def learn_habits(tournament: Tournament, executor: Executor, done: Callable[[int], None]) -> Tournament:
    """Return the tournament with learned habits; ``done`` is called with the number of games after each deal.

    The result depends on the seed, not on the executor. Exceptions raised by games are passed on.
    """
    if not tournament.knows_habits:
        return tournament
    learned: HabitTallies = {}
    for new in _in_order(executor, partial(habits_in_deal, tournament), range(tournament.learn), _AHEAD):
        learned = _together(learned, new)
        done(tournament.players)
    return replace(tournament, learned=tuple(sorted(learned.items())))


def _in_order(executor: Executor, work: Callable[[int], T], deals: Iterable[int], ahead: int) -> Generator[T]:
    """Yield what comes of each deal in the order of the deals, with up to ``ahead`` queued; the rest is cancelled."""
    left = iter(deals)
    queued = deque(executor.submit(work, deal) for deal in islice(left, ahead))
    try:
        while queued:
            yield queued[0].result()
            queued.popleft()
            queued.extend(executor.submit(work, deal) for deal in islice(left, 1))
    finally:
        for future in queued:
            future.cancel()


def habits_in_deal(tournament: Tournament, number: int) -> HabitTallies:
    """Play a deal in every rotation, and return the habits seen. Runs in a worker."""
    plain = tuple(map(policy_of, tournament.policies))
    table = replace(tournament, policies=plain, seed=hash_of(tournament.seed, "lessons"), learned=())
    counted: HabitTallies = {}
    for rotation in range(tournament.players):
        record = play(table.match(number, rotation))
        names, policies = record.deal.setup.seats.names, table.seating(rotation)
        for seat, observer in _observed(tournament.seating(rotation)):
            seen = counts_of(record.kept_by(names[observer]))
            counted = _together(counted, {policies[seat]: seen[names[seat]]})
    return counted


def _observed(seating: Sequence[str]) -> list[tuple[int, int]]:
    """Return pairs of an observed seat and its observer, the first other seat that knows habits."""
    knowing = [seat for seat, name in enumerate(seating) if knows_habits(name)]
    observers = [(seat, [other for other in knowing if other != seat]) for seat in range(len(seating))]
    return [(seat, others[0]) for seat, others in observers if others]


def _together(tallies: HabitTallies, more: HabitTallies) -> HabitTallies:
    names = dict.fromkeys([*tallies, *more])
    return {name: tallies.get(name, HabitCounts()) + more.get(name, HabitCounts()) for name in names}


def run_deals(
    tournament: Tournament,
    executor: Executor,
    workers: int,
    deals: Iterable[int],
    done: Callable[[list[Result]], bool],
) -> None:
    """Play deals in order, a few queued per worker.

    ``done`` gets the results of each deal and returns whether to continue. ``deals`` is consumed lazily. Exceptions
    raised by games are passed on, and queued deals cancelled.
    """
    with closing(_in_order(executor, partial(play_deal, tournament), deals, _AHEAD_OF_A_WORKER * workers)) as played:
        for results in played:
            if not done(results):
                return
