"""What entries and the set-up say, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.evidence.evidence import Mask
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.seats import Holder
from core.model.wording import listed
from core.reasons.facts import Derivation, Rule
from core.reasons.phrases import Phrases, entries


@dataclass(frozen=True, slots=True)
class GivenWords:
    """Says what follows from one entry of a case by itself."""

    case: Case

    def said(self, derivation: Derivation, holder: Holder, cards: Mask, *, holds: bool) -> str:
        """Return the clause that says that an entry gives or rules out these cards of a holder."""
        phrases = Phrases(self.case.setup)
        fact = phrases.says(cards, holder, holds=holds)
        entry = f" ({entries(derivation.sources)})"
        match derivation.rule:
            case Rule.HAND:
                return f"you hold {phrases.cards(cards)}" if holds else f"you do not hold {phrases.cards(cards, 'or')}"
            case Rule.PASSED:
                return self.passed(holder, [(derivation, cards)])
            case Rule.SHOWN:
                return f"{phrases.who(holder)} showed {self._to(derivation, holder)}{phrases.cards(cards)}{entry}"
            case Rule.NOTED:
                return f"you noted that {fact}{entry}"
            case Rule.ACCUSED_RIGHTLY:
                return f"{self._asker(derivation)} accusation was right{entry}: {fact}"
            case _:
                return fact

    def passed(self, holder: Holder, passes: Sequence[tuple[Derivation, Mask]]) -> str:
        """Return the clause that says on which cards a player passed, and in which entries."""
        phrases = Phrases(self.case.setup)
        parts = [f"on {phrases.cards(cards)} ({entries(derivation.sources)})" for derivation, cards in passes]
        return f"{phrases.who(holder)} passed {listed(parts)}"

    def _to(self, derivation: Derivation, holder: Holder) -> str:
        """Return "you", where the card was shown to whoever looks at the sheet."""
        event = self._event(derivation)
        me = self.case.setup.me
        return "you " if isinstance(event, Suggestion) and event.by == me and holder != me else ""

    def _asker(self, derivation: Derivation) -> str:
        event = self._event(derivation)
        return Phrases(self.case.setup).whose(event.by) if isinstance(event, Accusation) else "the"

    def _event(self, derivation: Derivation) -> object:
        source = derivation.sources[0]
        return self.case.events[source] if isinstance(source, int) else None
