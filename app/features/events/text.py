"""Texts on what each entry brought, and on a new entry as it is made.

They are lazy texts: produced and cached in a worker, and translated when shown.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from app.ui.numbers import ruled_out
from core.explain.phrases import Phrases
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.shares import roughly
from core.text.text import Text, clauses, commas, named, say, sentence, sentences

if TYPE_CHECKING:  # the window opens without numpy
    from core.explain.revealed import Revealed
    from core.timeline.timeline import MarkGroup, TimelineRow

_HERE: Mapping[Holder, Text] = {
    ENVELOPE: say("Envelope: {cards}", "cards that are there, as a note in few words"),
    POOL: say("Pool: {cards}", "cards that are there, as a note in few words"),
    FACE_UP: say("Face up: {cards}", "cards that are there, as a note in few words"),
}
_NOT_HERE: Mapping[Holder, Text] = {
    ENVELOPE: say("not in the envelope: {cards}"),
    POOL: say("not in the pool: {cards}"),
    FACE_UP: say("not face up: {cards}"),
}


def entry_effect(
    case: Case, before: TimelineRow, row: TimelineRow, shown: Collection[tuple[Holder, Card]] = ()
) -> EntryEffect:
    """Return what the event of a row brought; ``before`` is the previous row, ``shown`` is said elsewhere."""
    from core.timeline.timeline import counts, grouped_marks

    if row.event is None or not counts(case.events[row.event]):
        return NOTHING
    groups = _but(grouped_marks(row.new_marks, case.setup.holders), shown)
    marks, certain = clauses(list(map(_in_short, groups))), _in_sentences(groups, case.setup)
    return EntryEffect(row.gain_bits, row.exact and before.exact, marks, certain)


def shown_cards(showings: Sequence[Revealed]) -> str:
    """Return which unseen cards must have been shown in an event: "Bob showed the Pipe."."""
    from core.explain.revealed import showed

    return sentences([sentence(showed(showing)) for showing in showings])


def announcement(
    case: Case, rows: tuple[TimelineRow, TimelineRow], effect: EntryEffect, showings: Sequence[Revealed]
) -> str:
    """Return what a new entry revealed, for the announcement when it is entered: its row, after the one before."""
    from core.timeline.timeline import grouped_marks

    row = rows[1]
    if row.event is None:
        return ""
    rest = _but(
        grouped_marks(row.new_marks, case.setup.holders), {(showing.player, showing.card) for showing in showings}
    )
    is_move = isinstance(case.events[row.event], Move)
    if effect.is_nothing and not (is_move or showings or rest or _cut(*rows)):
        return say("Entry {number}: nothing new.").format(number=row.event + 1)
    parts: list[str] = [_narrowed(*rows, effect)]
    if is_move:
        return parts[0]
    parts += [sentence(_revealed(showing, row.event)) for showing in showings]
    if rest:
        parts.append(_in_sentences(rest, case.setup))
    elif not showings:
        parts.append(say("Nothing new is certain."))
    return sentences(parts)


def _cut(before: TimelineRow, row: TimelineRow) -> float:
    """Return what share of the solutions an entry ruled out; 0 if that is unknown."""
    was, now = before.solutions, row.solutions
    return max(0.0, 1 - now / was) if was and now is not None else 0.0


def _narrowed(before: TimelineRow, row: TimelineRow, effect: EntryEffect) -> Text:
    """Return what an entry said about the envelope, in words for a table: solutions, not bits."""
    text, share = say("Entry {number}: entered."), _cut(before, row)
    if share:
        text = say("Entry {number}: {before} to {after} solutions.")
        if share >= NAMED:
            text = say("Entry {number}: {before} to {after} solutions, about {share} ruled out.")
    elif effect.is_loss:
        text = say("Entry {number}: the favourites moved closer together.")
    elif effect.is_nothing:
        text = say("Entry {number}: nothing new about the envelope.")
    elif effect.bits is not None:
        text = say("Entry {number}: the favourites stand out a little more.")
    number = (row.event or 0) + 1
    return text.format(number=number, before=before.solutions, after=row.solutions, share=roughly(share))


def _revealed(showing: Revealed, event: int) -> str:
    """Return which card was shown, and in which entry where that is another."""
    from core.explain.revealed import showed

    clause = showed(showing)
    if showing.event == event:
        return clause
    text = say("{clause} in entry {number}", "clause: Bob showed the Rope")
    return text.format(clause=clause, number=showing.event + 1)


def _but(groups: Sequence[MarkGroup], cards: Collection[tuple[Holder, Card]]) -> list[MarkGroup]:
    """Return the groups without the cards that were already mentioned as shown."""
    left = [
        group._replace(cards=tuple(card for card in group.cards if not (group.holds and (group.holder, card) in cards)))
        for group in groups
    ]
    return [group for group in left if group.cards]


def _in_short(new: MarkGroup) -> Text:
    cards = commas([named(card) for card in new.cards])
    if new.holder in _HERE:
        return (_HERE if new.holds else _NOT_HERE)[new.holder].format(cards=cards)
    has = say("{who}: {cards}", "cards that somebody has, as a note in few words")
    has_not = say("not {who}: {cards}", "cards that somebody has not, as a note in few words")
    return (has if new.holds else has_not).format(who=new.holder, cards=cards)


def _in_sentences(groups: Iterable[MarkGroup], setup: Setup) -> str:
    return sentences([_sentence(group, setup) for group in groups])


def _sentence(new: MarkGroup, setup: Setup) -> Text:
    cards = reduce(or_, (setup.deck.bits[card.name] for card in new.cards))
    return sentence(Phrases(setup).says(cards, new.holder, holds=new.holds))


NAMED: Final = 0.02
"""Of what was ruled out, the least share that is named."""

FULL_BAR: Final = 2.0
"""The number of bits that fills the bar."""


@dataclass(frozen=True, slots=True)
class EntryEffect:
    """What one entry brought. Its words are lazy texts, translated when shown.

    ``bits``: information gained about the envelope, negative where it became less certain; None where unknown or not
    applicable (a move, an excluded entry). ``exact``: computed rather than estimated. ``marks`` names in short which
    cells became certain, ``certain`` in sentences; both are empty where none did.
    """

    bits: float | None = None
    exact: bool = True
    marks: str = ""
    certain: str = ""

    @property
    def figure(self) -> str:
        """What share of the solutions it ruled out, as listed. A loss in words, which say it better than a minus."""
        if self.bits is None:
            return ""
        return "0" if self.is_nothing else ruled_out(self.bits)

    @property
    def spoken(self) -> str:
        """The bits in words, without their sign, such as "about 0.4 bits"."""
        return "" if self.bits is None else _BITS[self.exact].format(bits=abs(self.bits))

    @property
    def bar(self) -> float:
        """How much of the bar is filled, from 0 to 1."""
        return 0.0 if self.bits is None else min(abs(self.bits) / FULL_BAR, 1.0)

    @property
    def is_loss(self) -> bool:
        return self.bits is not None and self.bits < 0 and not self.is_nothing

    @property
    def is_nothing(self) -> bool:
        """Whether it told too little about the envelope to be shown."""
        return self.bits is not None and round(abs(self.bits), self._places) == 0

    @property
    def told(self) -> str:
        """What it ruled out in a sentence, and the bits; empty where they are unknown."""
        text = say("It ruled out {share} of what was possible ({bits}).", "share: 20%")
        if self.is_loss:
            text = say("It ruled nothing out; the favourites moved closer together ({bits}).")
        elif self.is_nothing:
            text = say("It told you nothing about the envelope.")
        return text.format(share=ruled_out(self.bits or 0.0), bits=self.spoken) if self.spoken else ""

    @property
    def sentences(self) -> tuple[str, ...]:
        """The whole effect, for the tool tip and screen readers."""
        parts = [self.told] if self.told else []
        if self.certain:
            parts.append(say("Now certain: {sentences}").format(sentences=self.certain))
        return tuple(parts)

    @property
    def _places(self) -> int:
        return 2 if self.exact else 1


_BITS: Final[Mapping[bool, Text]] = {
    True: say("{bits:.2f} bits"),
    False: say("about {bits:.1f} bits"),
}
"""The bits in words, by whether they are exact."""

NOTHING: Final = EntryEffect()
"""The effect of an entry that brought nothing, or is not evaluated yet."""
