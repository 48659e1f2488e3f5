"""What entries and the set-up say, in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from core.evidence.evidence import Mask
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.model.seats import Holder
from core.model.text import Text, listed, say
from core.reasons.facts import Derivation, Rule
from core.reasons.phrases import Phrases


@dataclass(frozen=True, slots=True)
class GivenWords:
    """Says what follows from one entry of a case by itself."""

    case: Case
    phrases: Phrases

    def said(self, derivation: Derivation, holder: Holder, cards: Mask, *, holds: bool) -> Text:
        """Return the clause that says that an entry gives or rules out these cards of a holder."""
        fact = self.phrases.says(cards, holder, holds=holds)
        entries = self.phrases.entries(derivation.sources)
        match derivation.rule:
            case Rule.HAND:
                return self._hand(cards, holds=holds)
            case Rule.PASSED:
                return self.passed(holder, [(derivation, cards)])
            case Rule.SHOWN:
                said = self._shown(derivation, holder)
                return said.format(who=holder, cards=self.phrases.cards(cards), entries=entries)
            case Rule.NOTED:
                return say("Given", "you noted that {fact} ({entries})").format(fact=fact, entries=entries)
            case Rule.ACCUSED_RIGHTLY:
                return self._accused(derivation, fact)
            case _:
                return fact

    def passed(self, holder: Holder, passes: Sequence[tuple[Derivation, Mask]]) -> Text:
        """Return the clause that says on which cards a player passed, and in which entries."""
        on = say("Given", "on {cards} ({entries})", "where somebody passed")
        parts = [
            on.format(cards=self.phrases.cards(cards), entries=self.phrases.entries(derivation.sources))
            for derivation, cards in passes
        ]
        who = say("Given", "{who} passed {passes}", "… passed on the Rope and the Hall (entry 3) and on …")
        you = say("Given", "you passed {passes}", "you passed on the Rope and the Hall (entry 3) and on …")
        return (you if self.phrases.is_you(holder) else who).format(who=holder, passes=listed(parts))

    def _hand(self, cards: Mask, *, holds: bool) -> Text:
        if holds:
            return say("Given", "you hold {cards}").format(cards=self.phrases.cards(cards))
        if cards.bit_count() == 1:
            return say("Given", "you do not hold {card}").format(card=self.phrases.cards(cards))
        return say("Given", "you do not hold {cards}").format(cards=self.phrases.cards(cards, "not"))

    def _shown(self, derivation: Derivation, holder: Holder) -> Text:
        """Return who showed cards, and whether to whoever looks at the sheet."""
        if self.phrases.is_you(holder):
            return say("Given", "you showed {cards} ({entries})")
        event = self._event(derivation)
        if isinstance(event, Suggestion) and self.phrases.is_you(event.by):
            return say("Given", "{who} showed you {cards} ({entries})")
        return say("Given", "{who} showed {cards} ({entries})")

    def _accused(self, derivation: Derivation, fact: str) -> Text:
        event, entries = self._event(derivation), self.phrases.entries(derivation.sources)
        if not isinstance(event, Accusation):
            return say("Given", "the accusation was right ({entries}): {fact}").format(entries=entries, fact=fact)
        who = say("Given", "{who}'s accusation was right ({entries}): {fact}")
        you = say("Given", "your accusation was right ({entries}): {fact}")
        return (you if self.phrases.is_you(event.by) else who).format(who=event.by, entries=entries, fact=fact)

    def _event(self, derivation: Derivation) -> object:
        source = derivation.sources[0]
        return self.case.events[source] if isinstance(source, int) else None
