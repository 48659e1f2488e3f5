"""Consequences: what a reply to a question would prove about a cell."""

from __future__ import annotations

from dataclasses import dataclass, replace

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
        lacks = [(player, asked) for player in reply.passed]
        has = []
        if reply.refuted_by is not None:
            has.append((reply.refuted_by, asked if reply.shown is None else bits[cards[reply.shown].name]))
        (lacks if holds else has).append((self.holder, self.card))
        return not self.witnesses.allow(self._with(has, lacks))

    def _with(self, has: list[tuple[Holder, Mask]], lacks: list[tuple[Holder, Mask]]) -> Evidence:
        """Return the evidence with holders having one of some cards, and lacking all of others."""

        def grown(factor: Factor) -> Factor:
            more = [(cards, SETUP) for holder, cards in has if holder == factor.holder]
            less = [(cards, SETUP) for holder, cards in lacks if holder == factor.holder]
            return replace(factor, any_of=[*factor.any_of, *more], lacks=[*factor.lacks, *less])

        return replace(self.evidence, factors=tuple(map(grown, self.evidence.factors)))
