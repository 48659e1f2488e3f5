"""Propagation with a memory: all rules, the easy ones first, until the goal is reached or nothing follows."""

from __future__ import annotations

from core.evidence.evidence import Evidence
from core.model.events import Event
from core.reasons.facts import Fact, Table
from core.reasons.given import given
from core.reasons.knowledge import Knowledge
from core.reasons.rules import TIERS


def known_from(evidence: Evidence, events: tuple[Event, ...]) -> Knowledge:
    """Return what the evidence states; nothing has been concluded yet. ``events`` are those of its case."""
    known = Knowledge(Table.of(evidence))
    for fact, derivation in given(known.table, events):
        known.learn(fact, derivation)
    return known


def propagate(known: Knowledge, goal: Fact | None = None) -> None:
    """Take in all that follows, until a contradiction, the goal, or the end. An easy rule goes before a hard one."""
    tier = 0
    while tier < len(TIERS):
        if known.is_contradicted() or (goal is not None and goal in known.why):
            return
        news = False
        for rule in TIERS[tier]:
            for fact, derivation in list(rule(known)):
                news |= known.learn(fact, derivation)
                if known.is_contradicted():
                    return
        tier = 0 if news else tier + 1
