"""Consequences: what a reply to a question would prove about a cell."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from core.engines.witnesses import Witnesses
from core.evidence.evidence import SETUP, Evidence, Factor, Mask, evidence_of
from core.model.cards import Triple
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Holder
from core.reasons.replies import Reply


@dataclass(frozen=True, eq=False)
class Consequences:
    """What follows about one cell if this or that is added to what a case says. Remembers deals that fitted."""

    evidence: Evidence
    card: Mask
    holder: Holder
    witnesses: Witnesses

    @classmethod
    def of(cls, case: Case, card: int, holder: Holder) -> Consequences:
        """Look at the cell of a card, by its place in the deck, and a holder, in a valid case."""
        return cls(evidence_of(case, ShowModel.IGNORE), 1 << card, holder, Witnesses())

    def follows(self, cards: Triple, reply: Reply, *, holds: bool) -> bool:
        """Return whether no deal that fits has it otherwise after these cards got this reply.

        False, too, where that cannot be found out within the engine's limits.
        """
        bits = self.evidence.setup.deck.bits
        asked = sum(bits[card.name] for card in cards)
        facts = [_Fact(player, lacks=asked) for player in reply.passed]
        if reply.refuted_by is not None and reply.shown is None:
            facts.append(_Fact(reply.refuted_by, any_of=asked))
        elif reply.refuted_by is not None and reply.shown is not None:
            facts.append(_Fact(reply.refuted_by, has=bits[cards[reply.shown].name]))
        facts.append(_Fact(self.holder, lacks=self.card) if holds else _Fact(self.holder, has=self.card))
        return not self.witnesses.allow(_with(self.evidence, facts))


class _Fact(NamedTuple):
    """What is added: cards that a holder has, has none of, has one of."""

    holder: Holder
    has: Mask = 0
    lacks: Mask = 0
    any_of: Mask = 0


def _with(evidence: Evidence, facts: list[_Fact]) -> Evidence:
    def grown(factor: Factor) -> Factor:
        mine = [fact for fact in facts if fact.holder == factor.holder]
        return replace(
            factor,
            has=[*factor.has, *((fact.has, SETUP) for fact in mine if fact.has)],
            lacks=[*factor.lacks, *((fact.lacks, SETUP) for fact in mine if fact.lacks)],
            any_of=[*factor.any_of, *((fact.any_of, SETUP) for fact in mine if fact.any_of)],
        )

    return replace(evidence, factors=tuple(map(grown, evidence.factors)))
