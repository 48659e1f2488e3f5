"""Fit what kinds of players name: the weights in ``resources/people/shipped.json``.

    python -m tests.fits.people --games FILE [--write]

FILE is of ``tests.benchmarks.people --play FILE --fit``: games of the policies, in which everything is known. Two kinds
play like some policies; their weights are those of a conditional logit model, by maximum likelihood with a ridge. The
others, and how common each is, stand below: they were chosen by what is gained and lost in games of the seeds that fits
see, and in the first 1,200 of those from outside. Printed are the weights; ``--write`` stores them.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from scipy.optimize import minimize

import resources
from core.engines.posterior import Floats
from core.model.cards import Category
from core.model.ending import ending_of
from core.players.namings import STATUSES, Naming, suggestions_of
from tests.benchmarks.people_games import KeptGame, kept

FILE = Path(resources.__file__).with_name("people") / "shipped.json"

Shares = tuple[float, float, float]
"""How common a kind is in each circle."""

CIRCLES = (0.85, 0.05, 0.1)
"""How common circles of all sorts are, of careful players, and of bluffing ones."""

KINDS = {"careful": (("casual",), (0.002, 0.2, 0.01)), "bluffing": (("greedy", "race"), (0.05, 0.03, 0.6))}
"""The policies that each fitted kind plays like, and how common it is.

``velma`` is in none: it is the policy that nothing was fitted to.
"""


@dataclass(frozen=True)
class Stranger:
    """A kind that is fitted to nobody, and not paced.

    ``own`` and ``shown``: how gladly they name a new card of their own, or one that they were shown, as long as they
    seek one; ``own_solved``: of their own, once they could know the one in the envelope.
    """

    name: str
    shares: Shares
    own: float
    shown: float
    own_solved: float

    def tables(self) -> dict[str, list[float]]:
        """Return its weights; cards that are named again were chosen to learn something, but by the careless."""
        soft, own = self.shown**0.5, self.own_solved
        solved = [1.0, own, soft, 2.0, 1.0, 1.5 * own if own >= 1 else own, max(soft, 0.3), 2.0]
        seeking = {
            "cards": [1.0, self.own, self.shown, 1.0, 1.0, min(self.own, 0.4), min(self.shown, 0.15), 1.0],
            "rooms": [1.0, self.own, self.shown, 1.0, 1.0, min(self.own, 0.8), min(self.shown, 0.3), 1.0],
        }
        found = {"cards solved": solved, "rooms solved": solved, **seeking}
        return {table: [round(weight, 3) for weight in found[table]] for table in TABLES}


STRANGERS = (
    Stranger("careful", (0.002, 0.25, 0.01), 0.05, 0.2, 0.05),
    Stranger("careful", (0.002, 0.2, 0.01), 0.05, 0.2, 3.0),
    Stranger("careful", (0.003, 0.2, 0.02), 0.3, 0.3, 0.3),
    Stranger("bluffing", (0.2, 0.04, 0.15), 1.0, 0.3, 1.0),
    Stranger("bluffing", (0.05, 0.01, 0.1), 2.0, 0.3, 1.0),
    Stranger("careless", (0.2, 0.04, 0.03), 1.0, 1.0, 1.0),
    Stranger("careless", (0.02, 0.01, 0.02), 2.0, 1.0, 1.0),
)
RANDOM = (0.2, 0.04, 0.02)
"""How common it is that every card is as good as any other."""

WAITS = ((0.05, 0.8), (1.0, 0.2))
"""How likely somebody who could know the solution ends a turn without accusing, and how common that is."""

RIDGE = 4.0
"""The weight of a prior at 1, per logarithm squared."""

Table = tuple[Category, bool]
"""Which category, and whether the player could know its card in the envelope."""

TABLES = {"cards": (False, False), "cards solved": (False, True), "rooms": (True, False), "rooms solved": (True, True)}


def namings(game: KeptGame) -> Iterable[tuple[str, Naming]]:
    """Yield what was named in a game, with the policy that named it."""
    case, end = game.case, ending_of(game.case)
    assert end is not None
    places, holders = end.places(case.setup), case.setup.holders
    deal = np.array([[holders.index(places[card])] for card in case.setup.deck])
    policies = dict(zip(case.setup.seats.names, game.table, strict=True))
    turns = ((policy, turn) for player, policy in policies.items() for turn in suggestions_of(case, deal, player))
    return ((policy, naming) for policy, turn in turns for naming in turn.namings)


def weights_of(found: Sequence[Naming]) -> list[float]:
    """Return the weights of most likelihood, that of a fresh card being 1."""
    if not found:
        return [1.0] * STATUSES
    cards = np.array([one.cards[:, 0] for one in found], float)
    named = np.array([one.named[:, 0] for one in found], float)

    def loss(logs: Floats) -> tuple[float, Floats]:
        weights = np.exp(np.concatenate(([0.0], logs)))
        expected = cards * weights / (cards @ weights)[:, None]
        chosen = named * weights
        chosen /= chosen.sum(axis=1, keepdims=True)
        value = np.log(cards @ weights).sum() - np.log(named @ weights).sum() + RIDGE * (logs**2).sum()
        return float(value), (expected - chosen).sum(axis=0)[1:] + 2 * RIDGE * logs

    logs = minimize(loss, np.zeros(STATUSES - 1), jac=True, method="BFGS").x
    return [1.0, *np.exp(logs).round(3).tolist()]


def fitted(games: Sequence[KeptGame], left_out: Sequence[str] = ()) -> dict[str, object]:
    """Return the content of the file; policies that are left out are no kind's."""
    found = defaultdict(list)
    for game in games:
        for policy, one in namings(game):
            found[policy, one.category is Category.ROOM, bool(one.solved[0])].append(one)
    kinds: list[dict[str, object]] = []
    for name, (policies, shares) in KINDS.items():
        some = [policy for policy in policies if policy not in left_out]
        if some:
            tables = {
                table: weights_of([one for policy in some for one in found[policy, *which]])
                for table, which in TABLES.items()
            }
            kinds.append({"name": name, "shares": shares, "paced": True, **tables})
    kinds += [{"name": one.name, "shares": one.shares, "paced": False, **one.tables()} for one in STRANGERS]
    as_good = dict.fromkeys(TABLES, [1.0] * STATUSES)
    kinds.append({"name": "careless", "shares": RANDOM, "paced": False, **as_good})
    played = Counter(game.name for game in games)
    source = {"seeds": sorted({game.seed for game in games}), "games": dict(sorted(played.items()))}
    return {"model": "shipped 2", "fitted on": source, "circles": CIRCLES, "waits": WAITS, "kinds": kinds}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--write", action="store_true", help=f"store them in {FILE.name}")
    given = parser.parse_args(arguments)
    found = fitted(list(kept(given.games)))
    text = laid_out(found)
    print(text, end="")
    if given.write:
        FILE.write_text(text, "utf-8")


def laid_out(found: dict[str, object]) -> str:
    """Return JSON with the numbers of a list in a line."""
    text = json.dumps(found, indent=1)
    return re.sub(r"\[\s*([^][{}]*?)\s*\]", lambda one: f"[{' '.join(one[1].split())}]", text) + "\n"


if __name__ == "__main__":
    main()
