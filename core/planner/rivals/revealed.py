"""How much each of the others can know by now, and what a suggestion of mine would tell them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from core.engines.posterior import Floats
from core.evidence.evidence import evidence_of
from core.model.cards import Triple
from core.model.case import Case
from core.planner.information.answer_counts import AnswerCounts
from core.planner.information.deal_table import DealTable, shown_to
from core.planner.information.deals import deals_of
from core.planner.rivals.perspective import PERSPECTIVES, sample_perspectives
from core.planner.rivals.rivals import Rival
from core.planner.situation import Situation

DRAWN = 4_096
"""So many deals are drawn of what another player may think."""


def rivals(situation: Situation) -> tuple[Rival, ...]:
    """Return what each of the others who is still in the game can know, in the order in which they answer."""
    return situation.rivals


def revealed_bits(situation: Situation, suggestions: Sequence[Triple], n: int = PERSPECTIVES) -> Floats:
    """Return how many bits each of my suggestions tells each rival of the envelope, [n_suggestions, n_rivals].

    They see who shows and not which card, and they know their own hands; a mean over ``n`` chairs each.
    """
    rng = np.random.default_rng(situation.seed)
    index = situation.case.setup.deck.index
    asked = [(index[suspect], index[weapon], index[room]) for suspect, weapon, room in suggestions]
    players = situation.still_in
    found = np.zeros((len(asked), len(players)))
    for column, player in enumerate(players):
        for case in _seen(situation, player, rng, n):
            table = _table(situation, case, rng)
            found[:, column] += [AnswerCounts.of(table, cards).public(situation.response).bits for cards in asked]
    return found / n


def _seen(situation: Situation, player: str, rng: np.random.Generator, n: int) -> Iterator[Case]:
    for case in sample_perspectives(situation.case, situation.table.deals, player, rng, n):
        situation.check()
        yield case


def _table(situation: Situation, case: Case, rng: np.random.Generator) -> DealTable:
    """Return the deals as another player sees them, with me as who asks."""
    evidence = evidence_of(case)
    deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN, check=situation.check)
    return DealTable.of(evidence, deals, situation.me, shown_to(situation.case, situation.me))


__all__ = ["Rival", "revealed_bits", "rivals"]
