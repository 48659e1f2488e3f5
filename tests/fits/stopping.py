"""Compare rules of accusing on the same games, to a third of the interval that playing each rule would give.

    python -m tests.fits.stopping [--games N] [--seed A,B,…] [--players N] [--other POLICY] [--edition NAME]

Until a rule accuses, its game is that of the watcher (:mod:`tests.fits.watching`), card by card and roll by roll; from
then on it has won or lost. So every rule's result in a game follows from the watcher's, without error, for a ``race``
that walks and asks as ever in the turn of an accusation. The table shows
wins in fair shares, how often each rule accused wrongly, and the difference to the rule in use with its 95 % interval.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

import numpy as np

from core.engines.posterior import Floats
from core.formats.editions import edition_names
from core.information.gain import CERTAIN
from core.policies.accusing import HOPELESS, Verdict, worth_waiting
from core.policies.registry import OPPONENTS
from core.situation.rivals import safety
from tests.benchmarks.running import command, numbers, paired
from tests.fits.watching import Moment, Watch, watched

Rule = Callable[[Verdict], bool]

RULES: Mapping[str, Rule] = MappingProxyType(
    {
        "in use": lambda verdict: verdict.recommended,
        "certain": lambda _: False,
        "bolder": lambda verdict: verdict.p >= max(HOPELESS, 0.8 * verdict.waiting),
        "calmer": lambda verdict: verdict.p >= max(HOPELESS, 1.2 * verdict.waiting),
        "35 %": lambda verdict: verdict.p >= 0.35,
        "50 %": lambda verdict: verdict.p >= 0.5,
        "79 %": lambda verdict: verdict.p >= 0.79,
    }
)


def verdict_of(moment: Moment) -> Verdict:
    """Return the verdict at a moment at which accusing is a question."""
    safe = safety(moment.rivals)
    later = moment.p + moment.share * (1 - moment.p)
    waiting = worth_waiting(moment.p, moment.share, safe)
    return Verdict(moment.solution, moment.p, float(1 - safe[0]), later, waiting, allowed=True)


def outcome(watch: Watch, rule: Rule) -> tuple[bool, bool]:
    """Return whether a rule wins the game, and whether it accuses wrongly."""
    for moment in watch.moments:
        if moment.p >= CERTAIN or (moment.rivals and rule(verdict_of(moment))):
            right = moment.solution == watch.envelope
            return right, not right
    return watch.won, False


def table(watches: Sequence[Watch], players: int) -> Iterator[str]:
    """Yield the results of all rules."""
    found = {name: np.array([outcome(watch, rule) for watch in watches], float) for name, rule in RULES.items()}
    used = found["in use"]
    yield f"{'rule':10}{'of fair':>9}{'wrong':>7}   difference"
    for name, one in found.items():
        wins: Floats = (one - used)[:, 0] * players
        difference = paired(wins)
        low, high = (difference.mean + side * difference.half_width for side in (-1, 1))
        ends = f"{difference.mean:+.3f} ({low:+.3f} to {high:+.3f})"
        yield f"{name:10}{one[:, 0].mean() * players:9.2f}{int(one[:, 1].sum()):7}   {ends}"


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(__doc__, games=(160, "of each seed"), players=(4, "at the table"))
    parser.add_argument("--seed", type=numbers, default=(1,))
    parser.add_argument("--other", choices=OPPONENTS, default="casual")
    parser.add_argument("--edition", choices=edition_names(), default="classic-uk")
    given = parser.parse_args(arguments)
    watches = [
        watch for seed in given.seed for watch in watched(given.games, seed, given.players, given.other, given.edition)
    ]
    print("\n".join(table(watches, given.players)))


if __name__ == "__main__":
    main()
