"""Quiet: race, that minds what its suggestions tell the others. No better than race: see tests/benchmarks/README.md.

What they learn is computed for a spectator who sees all that is public and has no hand, in one set of drawn deals.
That takes a tenth of the time of :func:`core.planner.rivals.revealed.revealed_bits`, which samples perspectives.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from core.evidence.evidence import evidence_of
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Event, Note, Suggestion
from core.planner.information.answer_counts import AnswerCounts, Indices
from core.planner.information.deal_table import DealTable
from core.planner.information.deals import deals_of
from core.planner.policies.asking import ranked, tokens_of_rivals
from core.planner.policies.race import Race
from core.planner.rivals.revealed import DRAWN
from core.planner.situation import Situation

MARGIN = 0.02
"""Suggestions that tell me less than the best by no more than this share of it are as good."""

MOST_COMPARED = 10
"""No more than so many are looked at, the best: early in a game there may be hundreds."""


class Quiet(Race):
    """Of the suggestions that tell about as much as the best, makes the one that tells an onlooker least."""

    name = "race-quiet"

    def suggestion(self, situation: Situation, room: Card | None) -> Triple:
        """Return the suggestion that tells most, or about as much and others less; ties by what it tells me."""
        cards = situation.case.setup.deck.cards
        asked = nearly_best(situation, room)
        told = onlooker_bits(situation, asked) if len(asked) > 1 else [0.0]
        suspect, weapon, where = asked[int(np.argmin(told))]
        return cards[suspect], cards[weapon], cards[where]


def nearly_best(situation: Situation, room: Card | None) -> list[Indices]:
    """Return the suggestions in a room (None: in any) that tell about as much as the best there, the best first."""
    gains = situation.gains
    order = ranked(situation, gains, room, tokens_of_rivals(situation))
    best = gains.bits[order[0]]
    near = order[gains.bits[order] >= (1 - MARGIN) * best][: MOST_COMPARED if best > 0 else 1]
    return [(suspect, weapon, where) for suspect, weapon, where in gains.triples[near].tolist()]


def onlooker_bits(situation: Situation, asked: list[Indices]) -> list[float]:
    """Return how many bits of the envelope each suggestion of mine tells who sees no hand. Raises what deals do."""
    evidence = evidence_of(as_public(situation.case))
    rng = np.random.default_rng(situation.seed)
    deals = deals_of(evidence, rng, most=DRAWN, drawn=DRAWN, check=situation.check)
    table = DealTable.of(evidence, deals, situation.me, frozenset())
    return [AnswerCounts.of(table, cards).public(situation.response).bits for cards in asked]


def as_public(case: Case) -> Case:
    """Return what everybody at the table saw of a case: no hand, no card that was shown, none of my notes."""
    events = tuple(_as_public(event) for _, event in case.counted if not isinstance(event, Note))
    return Case(replace(case.setup, me=None, my_hand=()), events)


def _as_public(event: Event) -> Event:
    if not isinstance(event, Suggestion):
        return event
    return replace(event, shown=None, further=tuple(replace(answer, shown=None) for answer in event.further))
