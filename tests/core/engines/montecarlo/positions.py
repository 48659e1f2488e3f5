"""What the tests of the Monte Carlo engine have in common: positions, answers, and how far off they are."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np

from core.engines.driver import answer
from core.engines.montecarlo.engine import MonteCarloEngine
from core.engines.posterior import Posterior
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.rules import ShowModel
from tests.games import PLAIN, Game, classic_game, play, table

FEW = 20
"""So few that many a small game has more deals: then it is a sample of 32 populations, of 32 deals or less."""

STAGES = (0, 3, 6, 10, 15, 20)


def sampled(case: Case, model: ShowModel | None = None, *, samples: int = FEW, seed: int = 1) -> Posterior:
    return MonteCarloEngine(samples=samples).posterior(evidence_of(case, model), np.random.default_rng(seed))


def is_whole(posterior: Posterior) -> bool:
    """Whether the sample was all deals there are."""
    return posterior.method.startswith(("all", "everything"))


def classic(n: int, first: int = 0) -> Iterator[Game]:
    """``n`` positions of the classic game, of every stage, 3 to 6 players, seated and spectators."""
    for i in range(first, first + n):
        rng = Random(i)
        yield classic_game(i, rng.randint(3, 6), rng.choice(STAGES), spectator=rng.random() < 0.4)


def large_game(seed: int, players: int, turns: int, *, cards: int = 60) -> Game:
    """A game with a deck of so many cards."""
    rng = Random(seed)
    deck = Deck(*(tuple(f"{name} {i}" for i in range(cards // 3)) for name in ("Suspect", "Weapon", "Room")))
    setup, truth = table(rng, deck, players)
    return play(rng, setup, truth, turns, PLAIN)


def z_scores(case: Case, model: ShowModel, samples: int, seed: int) -> np.ndarray:
    """The errors in standard errors, of the open cells that are expected at least 5 times in the sample, and 5 not."""
    posterior = sampled(case, model, samples=samples, seed=seed)
    if is_whole(posterior):
        return np.array([])
    want = answer(case, "exact", model).marginals
    usual = np.minimum(want, 1 - want) * posterior.samples >= 5
    return (posterior.marginals - want)[usual] / posterior.stderr[usual]
