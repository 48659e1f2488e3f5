"""Measure what people's questions tell, at the same positions with and without.

    python -m tests.benchmarks.people --play FILE [--number N] [--tables A+A+A,B+C+D,…] [--fit]
    python -m tests.benchmarks.people --games FILE [--learn FILE] [--tables …] [--each N]
    python -m tests.benchmarks.people --outside FOLDER [--each N] [--skip N] [--most N]
    python -m tests.benchmarks.people --wins FOLDER

The first command plays games of policies and adds them to a file: N of each table from each seed, of those that no fit
sees, or of those that fits see (``--fit``). The second compares at the positions of such games, seen by one player of
each, the last before each of N equal parts of their questions in every third of the game:

* cards: as the cards say;
* people: as people play, by the shipped prior;
* left out: the same by a prior fitted without the policies of the rivals, from the games in ``--learn``, where
  a kind is fitted to them;
* known: as people play, with the tallies of each policy from the games in ``--learn``, also of what they show;
* ceiling: the kind that is fitted to the rivals' policy, known beforehand.

The third does so in the public logs of the simulator Cluedo_Sim, whose folder ``Logs`` is in FOLDER; it skips the
first N, and learns from some of these. Printed are the bits that each gains on the cards, of the envelope and of all
cells; 95 % intervals by deal; and calibration.

The last prints how often race won in a league (``tests.benchmarks.league --out FOLDER``), as the cards say and as
people play, in fair shares, and the difference at the deals that both have played.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from time import process_time

import numpy as np

from core.arena.ledger import Ledger
from core.arena.result import BINS, Bin, Result
from core.arena.standings import shares_by_deal
from core.belief.belief import believe
from core.engines.driver import answer
from core.engines.posterior import Posterior
from core.model.cards import Card
from core.model.case import Case
from core.model.ending import ending_of, without_ending
from core.model.events import Suggestion
from core.model.seats import ENVELOPE, Holder
from core.players.counts import HabitCounts, counts_of, habits_of
from core.players.prior import Prior, parse_prior, shipped
from core.policies.registry import DEFAULT, OPPONENTS
from tests.benchmarks.league import PEOPLE, PLAYERS, Contest
from tests.benchmarks.league import SEEDS as LEAGUE_SEEDS
from tests.benchmarks.people_games import FIT_SEEDS, SEEDS, KeptGame, add, kept, outside, played
from tests.benchmarks.running import aligned, command, paired
from tests.fits.people import KINDS, fitted, laid_out

TABLES = (
    *(f"{name}+{name}+{name}" for name in ("casual", "velma", "random", "greedy", "race")),
    "casual+greedy+random",
    "casual+velma+race",
    "casual+casual+casual+casual",
    "casual+casual+casual+casual+casual+casual",
)
LEARNT = 100
"""From so many games from outside habits are learned, of those that are skipped."""

THIRDS = ("start", "middle", "end")
Model = Callable[[Case, Posterior], Posterior]


@dataclass(frozen=True)
class Position:
    """A case before a decision of the player who sees it, the third of the game, and where the cards are."""

    game: KeptGame
    third: int
    case: Case
    places: Mapping[Card, Holder]


@dataclass(frozen=True)
class Score:
    """How well a posterior foresaw the truth: -log2 of its probability, of the envelope and of all cells."""

    envelope: float
    cells: float
    calibration: tuple[tuple[Bin, ...], tuple[Bin, ...]]


def positions(game: KeptGame, seat: int, each: int) -> Iterator[Position]:
    """Yield up to ``each`` positions of every third: the last before a suggestion of mine in each part of it."""
    seen = game.seen_by(seat)
    end = ending_of(seen)
    assert end is not None
    places, case, n = end.places(seen.setup), without_ending(seen), len(seen.events)
    mine = [i for i, e in enumerate(case.events) if isinstance(e, Suggestion) and e.by == case.setup.me]
    parts = {3 * each * i // n: i for i in mine}
    for part, at in parts.items():
        yield Position(game, part // each, case.upto(at), places)


def score(posterior: Posterior, places: Mapping[Card, Holder]) -> Score:
    solution = tuple(sorted((c for c in posterior.cards if places[c] == ENVELOPE), key=lambda card: card.category))
    assert posterior.envelope is not None
    suspect, weapon, room = solution
    p = posterior.envelope.probability((suspect, weapon, room))
    true = np.array([[places[card] == holder for holder in posterior.holders] for card in posterior.cards])
    cells = posterior.marginals
    lost = -np.log2(cells[true]).sum()
    return Score(float(-np.log2(p)), float(lost), (bins(cells[:, :1], true[:, :1]), bins(cells, true)))


def bins(cells: np.ndarray, true: np.ndarray) -> tuple[Bin, ...]:
    """Return the open cells by tenths."""
    opened = (cells > 0) & (cells < 1)
    which = (cells[opened] * BINS).astype(int)
    count, chances, happened = (
        np.bincount(which, weights, BINS) for weights in (None, cells[opened], true[opened].astype(float))
    )
    return tuple(Bin(int(n), float(p), int(t)) for n, p, t in zip(count, chances, happened, strict=True))


# --- the models


def as_people_play(prior: Prior | None = None) -> Model:
    return lambda case, plain: believe(case, plain, prior or shipped()).posterior


def posterior_of(case: Case, prior: Prior) -> Posterior:
    return believe(case, answer(case), prior).posterior


def tallies(games: Iterable[KeptGame]) -> dict[str, HabitCounts]:
    """Return how each policy played, as one who knew all hands afterwards would count it."""
    found: dict[str, HabitCounts] = defaultdict(HabitCounts)
    for game in games:
        for seat in range(len(game.table)):
            seen = counts_of(game.seen_by((seat + 1) % len(game.table)))
            found[game.table[seat]] += seen[game.case.setup.seats.names[seat]]
    return found


@dataclass(frozen=True)
class Models:
    """The models compared at a position, which depend on who plays there; ``games`` are to learn from."""

    games: tuple[KeptGame, ...]
    habits: Mapping[str, HabitCounts]
    priors: dict[tuple[str, ...], Prior]

    @classmethod
    def of(cls, games: Sequence[KeptGame]) -> Models:
        return cls(tuple(games), tallies(games), {})

    def at(self, game: KeptGame, seat: int) -> dict[str, Model]:
        found = {"people": as_people_play()}
        if not self.games:
            return found
        names = dict(zip(game.case.setup.seats.names, game.table, strict=True))
        del names[game.case.setup.seats.names[seat]]
        known = {who: self.habits[policy] for who, policy in names.items()}
        fitted_to = {policy for policies, _ in KINDS.values() for policy in policies}
        if fitted_to & set(names.values()):
            found["left out"] = as_people_play(self.without(tuple(sorted(set(names.values())))))
        shows, prior = habits_of(tuple(known.items())), shipped().knowing(known)
        found["known"] = lambda case, _: posterior_of(replace(case, habits=shows), prior)
        kinds = {kind for kind, (policies, _) in KINDS.items() if set(names.values()) <= set(policies)}
        if kinds:
            one = next(kind for kind in shipped().kinds if kind.name in kinds)
            found["ceiling"] = as_people_play(replace(shipped(), kinds=(one,)))
        return found

    def without(self, policies: tuple[str, ...]) -> Prior:
        if policies not in self.priors:
            self.priors[policies] = parse_prior(laid_out(fitted(self.games, policies)))
        return self.priors[policies]


# --- wins


def wins(folder: Path) -> str:
    """Return what race wins in the league of a folder, and how much more at the same deals as people play."""
    lines = [("race among", "games", "as the cards say", "as people play", "difference")]
    for other, players in itertools.product(OPPONENTS, sorted(PLAYERS)):
        shares_of_seeds = [np.zeros((0, 2))]
        for seed in LEAGUE_SEEDS:
            played = [_results(folder, Contest(other, players, policy), seed) for policy in (DEFAULT, PEOPLE)]
            both = set.intersection(*({one.deal for one in results} for results in played))
            shares = [
                shares_by_deal(policy, players, [one for one in results if one.deal in both])
                for policy, results in zip((DEFAULT, PEOPLE), played, strict=True)
            ]
            shares_of_seeds.append(players * np.array(shares).T)
        plain, switched = np.concatenate(shares_of_seeds).T
        if len(plain):
            means = map(str, map(paired, (plain, switched, switched - plain)))
            lines.append((f"{players - 1} {other}", str(players * len(plain)), *means))
    return aligned(lines)


def _results(folder: Path, contest: Contest, seed: int) -> list[Result]:
    kept = folder / contest.file(seed).stem
    found = Ledger(kept, contest.tournament(seed)).results() if kept.exists() else []
    return sorted(found, key=lambda one: one.deal)


# --- the report


@dataclass(frozen=True)
class Row:
    """The scores of the models at one position; tables of as many players play the same deals."""

    table: str
    deal: tuple[int, int, int]
    third: int
    scores: Mapping[str, Score]


def compared(position: Position, models: Mapping[str, Model], seconds: dict[str, list[float]]) -> dict[str, Score]:
    plain = timed(lambda: answer(position.case), "cards", seconds)
    scores = {"cards": score(plain, position.places)}
    for name, model in models.items():
        scores[name] = score(timed(lambda model=model: model(position.case, plain), name, seconds), position.places)
    return scores


def timed(work: Callable[[], Posterior], name: str, seconds: dict[str, list[float]]) -> Posterior:
    began = process_time()
    posterior = work()
    seconds[name].append(process_time() - began)
    return posterior


def report(rows: Sequence[Row], seconds: Mapping[str, list[float]]) -> str:
    names = [name for name in seconds if name != "cards"]
    heads = ("table", "third", "deals", "cards", *names)
    parts = []
    for what in ("envelope", "cells"):
        lines = [heads]
        groups: dict[tuple[str, int], list[Row]] = defaultdict(list)
        for row in rows:
            groups[row.table, row.third].append(row)
            groups["all", row.third].append(row)
        for (table, third), some in sorted(groups.items(), key=lambda one: (one[0][0] == "all", one[0])):
            deals = {row.deal for row in some}
            bits = np.mean([getattr(row.scores["cards"], what) for row in some])
            gains = [gain(some, name, what) for name in names]
            lines.append((table, THIRDS[third], str(len(deals)), f"{bits:.2f}", *gains))
        parts.append(f"bits of {'the envelope' if what == 'envelope' else 'all cells'}\n{aligned(lines)}")
    parts += [calibrated(rows, name, which) for which in (0, 1) for name in ("cards", "people")]
    times = [
        ("ms", "median", "95 %"),
        *((n, *(f"{1e3 * np.quantile(s, q):.1f}" for q in (0.5, 0.95))) for n, s in seconds.items()),
    ]
    return "\n\n".join([*parts, aligned(times)])


def gain(rows: Sequence[Row], name: str, what: str) -> str:
    """Return the bits gained on the cards, with a 95 % interval by deal."""
    by_deal: dict[object, list[float]] = defaultdict(list)
    for row in rows:
        if name in row.scores:
            by_deal[row.deal].append(getattr(row.scores["cards"], what) - getattr(row.scores[name], what))
    if not by_deal:
        return "-"
    means = np.array([np.mean(one) for one in by_deal.values()])
    half = 1.96 * means.std(ddof=1) / len(means) ** 0.5 if len(means) > 1 else float("nan")
    return f"{means.mean():+.2f} ±{half:.2f}"


def calibrated(rows: Sequence[Row], name: str, which: int) -> str:
    columns = zip(*(row.scores[name].calibration[which] for row in rows), strict=True)
    found = [sum(column, Bin()) for column in columns]
    lines = [("", "cells", "predicted", "true")]
    lines += [
        (name, str(one.cells), f"{one.chances / one.cells:.3f}", f"{one.true / one.cells:.3f}")
        for one in found
        if one.cells
    ]
    return f"calibration of {'the envelope' if which == 0 else 'all open cells'}\n{aligned(lines)}"


def measured(
    games: Iterable[tuple[KeptGame, int]], models: Models, each: int, label: Callable[[KeptGame, int], str]
) -> str:
    rows, seconds = [], defaultdict(list)
    for game, seat in games:
        at, deal = models.at(game, seat), (len(game.table), game.seed, game.number)
        for position in positions(game, seat, each):
            found = compared(position, at, seconds)
            rows.append(Row(label(game, seat), deal, position.third, found))
    return report(rows, seconds)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(
        __doc__,
        number=(40, "of games to play of each table from each seed"),
        each=(1, "positions of each third of a game"),
        skip=(1200, "games from outside, on which kinds were chosen"),
        most=(200, "games to read from outside after these"),
    )
    for name in ("play", "games", "outside", "learn", "wins"):
        parser.add_argument(f"--{name}", type=Path)
    parser.add_argument("--tables", type=lambda text: tuple(text.split(",")), default=TABLES)
    parser.add_argument("--fit", action="store_true", help="from the seeds that fits see")
    given = parser.parse_args(arguments)
    models = Models.of(list(kept(given.learn)) if given.learn else [])
    if given.play:
        play(given.play, given.tables, FIT_SEEDS if given.fit else SEEDS, given.number)
    if given.wins:
        print(wins(given.wins))
    if given.games:
        wanted = {tuple(sorted(table.split("+"))) for table in given.tables}
        games = [
            (game, game.number % len(game.table)) for game in kept(given.games) if tuple(sorted(game.table)) in wanted
        ]
        print(measured(games, models, given.each, lambda game, _: game.name))
    if given.outside:
        games_outside = outside(given.outside)
        models = Models.of(list(itertools.islice(games_outside, given.skip))[:LEARNT])
        odd = ((game, odd_one(game)) for game in itertools.islice(games_outside, given.most))
        print(measured(odd, models, given.each, lambda game, seat: f"against {game.table[seat - 1]}"))


def odd_one(game: KeptGame) -> int:
    """Return the seat of the agent that is of another kind than the other three."""
    return min(range(len(game.table)), key=lambda seat: game.table.count(game.table[seat]))


def play(file: Path, tables: Sequence[str], seeds: Sequence[int], number: int) -> None:
    """Play what is not in the file yet."""
    done = {(tuple(sorted(game.table)), game.seed, game.number) for game in kept(file)}
    for n, seed, table in itertools.product(range(number), seeds, tables):
        policies = table.split("+")
        if (tuple(sorted(policies)), seed, n) not in done:
            add(file, played(policies, seed, n))


if __name__ == "__main__":
    main()
