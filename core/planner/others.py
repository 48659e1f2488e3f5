"""How much each of the others can know by now, and what a suggestion of mine would tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from core.engines.driver import answer
from core.engines.posterior import Floats, Posterior
from core.evidence.evidence import evidence_of
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Accusation
from core.planner.chairs import CHAIRS, chairs
from core.planner.deals import deals_of
from core.planner.question import Question
from core.planner.situation import Situation
from core.planner.table import Table, shown_to

CERTAIN = 1 - 1e-9
"""Who gives a solution that probability knows it."""

DRAWN = 4_096
"""So many deals are drawn of what another player may think."""


@dataclass(frozen=True, slots=True)
class Rival:
    """What an opponent can know, on average over the hands that they may have.

    ``entropy_bits``: how much is open of the envelope for them. ``certain``: how likely it is that they know the
    solution. ``right``: how likely they would be right if they accused now, as well as they can.
    """

    player: str
    entropy_bits: float
    certain: float
    right: float


def rivals(situation: Situation, n: int = CHAIRS) -> tuple[Rival, ...]:
    """Return what each of the others who is still in the game can know, in the order in which they answer.

    Each is looked at from ``n`` chairs, so that ``certain`` is known to sqrt(certain (1 - certain) / n).
    """
    rng = np.random.default_rng(situation.seed)
    return tuple(_rival(situation, player, rng, n) for player in still_in(situation))


def still_in(situation: Situation) -> tuple[str, ...]:
    """Return the others who have not accused wrongly, in the order in which they answer me."""
    out = {event.by for _, event in situation.case.counted if isinstance(event, Accusation) and not event.correct}
    return tuple(player for player in situation.case.setup.seats.others(situation.me) if player not in out)


def told(situation: Situation, suggestions: Sequence[Triple], n: int = CHAIRS) -> Floats:
    """Return how many bits each of my suggestions tells each rival of the envelope, [n_suggestions, n_rivals].

    They see who shows and not which card, and they know their own hands; a mean over ``n`` chairs each.
    """
    rng = np.random.default_rng(situation.seed)
    index = situation.case.setup.deck.index
    asked = [(index[suspect], index[weapon], index[room]) for suspect, weapon, room in suggestions]
    players = still_in(situation)
    found = np.zeros((len(asked), len(players)))
    for column, player in enumerate(players):
        for case in _seen(situation, player, rng, n):
            table = _table(situation, case, rng)
            found[:, column] += [Question.of(table, cards).public(situation.response).bits for cards in asked]
    return found / n


def _rival(situation: Situation, player: str, rng: np.random.Generator, n: int) -> Rival:
    found = [_answer(situation, case, rng) for case in _seen(situation, player, rng, n)]
    best = np.array([float(one.envelope.probabilities.max()) for one in found if one.envelope is not None])
    entropies = [one.entropy_bits or 0.0 for one in found]
    return Rival(player, float(np.mean(entropies)), float((best >= CERTAIN).mean()), float(best.mean()))


def _seen(situation: Situation, player: str, rng: np.random.Generator, n: int) -> Iterator[Case]:
    for case in chairs(situation.case, situation.table.deals, player, rng, n):
        situation.check()
        yield case


def _answer(situation: Situation, case: Case, rng: np.random.Generator) -> Posterior:
    return answer(case, rng=rng, check=situation.check)


def _table(situation: Situation, case: Case, rng: np.random.Generator) -> Table:
    """Return the deals as another player sees them, with me as who asks."""
    evidence = evidence_of(case)
    deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN, check=situation.check)
    return Table.of(evidence, deals, situation.me, shown_to(situation.case, situation.me))
