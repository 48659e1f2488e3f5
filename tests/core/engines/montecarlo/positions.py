"""Shared by the Monte Carlo tests: positions, answers and their errors."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import numpy as np

from core.engines.driver import answer
from core.engines.montecarlo.engine import MonteCarloEngine
from core.engines.posterior import Posterior
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.rules import ShowModel
from tests.games import PLAIN, Game, classic_game, play, table

FEW = 20
"""So few that many a small game has more deals: then it is a sample of 32 populations, of 32 deals or less."""

STAGES = (0, 3, 6, 10, 15, 20)


def sampled(case: Case, model: ShowModel | None = None, *, samples: int = FEW, seed: int = 1) -> Posterior:
    return MonteCarloEngine(samples=samples).posterior(evidence_of(case, model), np.random.default_rng(seed))


def is_whole(posterior: Posterior) -> bool:
    """Whether the sample contained all deals."""
    return posterior.method.startswith(("all", "everything"))


def classic(n: int, first: int = 0) -> Iterator[Game]:
    """``n`` positions of the classic game at every stage, with 3 to 6 players, seated and spectators."""
    for i in range(first, first + n):
        rng = Random(i)
        yield classic_game(i, rng.randint(3, 6), rng.choice(STAGES), spectator=rng.random() < 0.4)


def large_game(seed: int, players: int, turns: int, *, cards: int = 60) -> Game:
    """A game with a deck of ``cards`` cards."""
    rng = Random(seed)
    deck = Deck(*(tuple(f"{name} {i}" for i in range(cards // 3)) for name in ("Suspect", "Weapon", "Room")))
    setup, truth = table(rng, deck, players)
    return play(rng, setup, truth, turns, PLAIN)


@dataclass(frozen=True)
class ZScores:
    """The errors of open cells in standard errors: ``usual`` cells have an expected count of at least 5."""

    usual: np.ndarray
    rare: np.ndarray


def z_scores(case: Case, model: ShowModel, samples: int, seed: int) -> ZScores:
    """Empty if the sample contained all deals."""
    posterior = sampled(case, model, samples=samples, seed=seed)
    if is_whole(posterior):
        return ZScores(np.array([]), np.array([]))
    want = answer(case, "exact", model).marginals
    expected = np.minimum(want, 1 - want) * posterior.samples
    z = (posterior.marginals - want)[expected > 0] / posterior.stderr[expected > 0]
    usual = expected[expected > 0] >= 5
    return ZScores(z[usual], z[~usual])


def unlikely(seed: int) -> Case:
    """A classic position in which every show that I saw was repeated four to eight times."""
    rng = Random(seed)
    case = classic_game(seed, rng.randint(3, 6), rng.choice(STAGES[1:4])).case
    again = [event for _, event in case.counted if isinstance(event, Suggestion) and event.shown is not None]
    return Case(case.setup, case.events + tuple(again) * rng.randint(3, 7))
