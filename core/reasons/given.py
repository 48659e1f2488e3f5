"""What is given: the facts that an entry, or the set-up, says by itself."""

from __future__ import annotations

from collections.abc import Iterator

from core.evidence.evidence import SETUP, Mask, Source, cards_of
from core.model.events import Accusation, Event, Note, Suggestion
from core.model.seats import FACE_UP
from core.reasons.facts import Derivation, Fact, Rule, Table


def given(table: Table, events: tuple[Event, ...]) -> Iterator[tuple[Fact, Derivation]]:
    """Give every fact that the evidence states, with the rule that a person would name; ``events`` are the case's."""
    for slots, factor in table.factors:
        for said, holds in ((factor.has, True), (factor.lacks, False)):
            for cards, source in said:
                rule = _rule(events, source, factor.holder)
                for slot in slots:
                    for card in cards_of(cards & table.slots[slot].cards):
                        yield Fact(card, slot, holds), Derivation(rule, (source,))


def _rule(events: tuple[Event, ...], source: Source, holder: str) -> Rule:
    if source == SETUP or not isinstance(source, int):
        return Rule.FACE_UP if holder == FACE_UP else Rule.HAND
    event = events[source]
    if isinstance(event, Note):
        return Rule.NOTED
    if isinstance(event, Accusation):
        return Rule.ACCUSED_RIGHTLY
    if isinstance(event, Suggestion) and any(answer.player == holder and answer.shows for answer in event.answers):
        return Rule.SHOWN
    return Rule.PASSED


def refutations(table: Table) -> list[tuple[int, Mask, Source]]:
    """Return what was shown unseen: a slot, the cards of which it has one, the entry."""
    return [(slots[0], cards, source) for slots, factor in table.factors for cards, source in factor.any_of]
