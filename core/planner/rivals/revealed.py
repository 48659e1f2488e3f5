"""What the rivals can know by now, and what my suggestions would reveal to them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from core.engines.posterior import Floats
from core.evidence.evidence import evidence_of
from core.model.cards import Triple
from core.model.case import Case
from core.planner.information.answer_counts import AnswerCounts
from core.planner.information.deal_table import DealTable, deals_of, shown_to
from core.planner.rivals.rivals import PERSPECTIVES, Rival, sample_perspectives
from core.planner.situation import Situation

DRAWN = 4_096
"""Number of deals sampled from a rival's perspective."""


def rivals(situation: Situation) -> tuple[Rival, ...]:
    """Return what each remaining rival can know, in the order in which they answer."""
    return situation.rivals


def revealed_bits(situation: Situation, suggestions: Sequence[Triple], n: int = PERSPECTIVES) -> Floats:
    """Return how many bits each suggestion of mine reveals to each rival, [n_suggestions, n_rivals].

    Rivals see who shows but not which card, and know their own hands; the mean of ``n`` perspectives each.
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
    """Return the deals from another player's perspective, with me as the asker."""
    evidence = evidence_of(case)
    deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN, check=situation.check)
    return DealTable.of(evidence, deals, situation.me, shown_to(situation.case, situation.me))


__all__ = ["Rival", "revealed_bits", "rivals"]
