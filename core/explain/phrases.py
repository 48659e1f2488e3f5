"""Phrases about cards and holders, as a person at the table would say them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from core.evidence.evidence import Source
from core.model.cards import Mask, cards_of
from core.model.case import Case
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.text.text import Text, listed, say, the
from core.text.wording import percent

if TYPE_CHECKING:
    from core.belief.belief import MovedCell


class Form(Enum):
    """The grammatical form of a holder: it selects the verb, and each language has its own words for each."""

    YOU = auto()
    PLAYER = auto()
    ENVELOPE = auto()
    POOL = auto()
    FACE_UP = auto()


_FORMS = {ENVELOPE: Form.ENVELOPE, POOL: Form.POOL, FACE_UP: Form.FACE_UP}

_SET_UP = say("the set-up")

_WHO = {
    Form.YOU: say("you"),
    Form.PLAYER: say("{who}"),
    Form.ENVELOPE: say("the envelope"),
    Form.POOL: say("the pool"),
    Form.FACE_UP: say("face up"),
}

_WHERE = {
    Form.YOU: say("with you", "where a card is"),
    Form.PLAYER: say("with {who}", "where a card is"),
    Form.ENVELOPE: say("in the envelope", "where a card is"),
    Form.POOL: say("in the pool", "where a card is"),
    Form.FACE_UP: say("face up", "where a card is"),
}

_ONE: Mapping[tuple[Form, bool], Text] = {
    (Form.YOU, True): say("you have {card}"),
    (Form.YOU, False): say("you do not have {card}"),
    (Form.PLAYER, True): say("{who} has {card}"),
    (Form.PLAYER, False): say("{who} does not have {card}"),
    (Form.ENVELOPE, True): say("{card} is in the envelope"),
    (Form.ENVELOPE, False): say("{card} is not in the envelope"),
    (Form.POOL, True): say("{card} is in the pool"),
    (Form.POOL, False): say("{card} is not in the pool"),
    (Form.FACE_UP, True): say("{card} is face up"),
    (Form.FACE_UP, False): say("{card} is not face up"),
}
"""What is said of one card."""

_MANY: Mapping[tuple[Form, bool], Text] = {
    (Form.YOU, True): say("you have {cards}"),
    (Form.YOU, False): say("you do not have {cards}"),
    (Form.PLAYER, True): say("{who} has {cards}"),
    (Form.PLAYER, False): say("{who} does not have {cards}"),
    (Form.ENVELOPE, True): say("{cards} are in the envelope"),
    (Form.ENVELOPE, False): say("neither {cards} is in the envelope"),
    (Form.POOL, True): say("{cards} are in the pool"),
    (Form.POOL, False): say("neither {cards} is in the pool"),
    (Form.FACE_UP, True): say("{cards} are face up"),
    (Form.FACE_UP, False): say("neither {cards} is face up"),
}
"""What is said of several cards."""


def numbers(sources: Sequence[Source]) -> list[str]:
    """Return the numbers of entries as displayed, counting from 1."""
    return [str(source + 1) for source in sources if isinstance(source, int)]


def entries(sources: Sequence[Source]) -> str:
    named = numbers(sources)
    if not named:
        return _SET_UP
    if len(named) == 1:
        return say("entry {number}").format(number=named[0])
    return say("entries {numbers}").format(numbers=listed(named))


def cannot_be(conflict: Sequence[Source], of_setup: Sequence[str] = ()) -> Text:
    """Return what cannot be true together: "entries 3, 7 and your hand cannot all be true".

    ``of_setup`` names the parts of the set-up that take part, if known.
    """
    entries = numbers(conflict)
    if not entries:
        return say("the set-up contradicts itself")
    names = [*entries, *((of_setup or [_SET_UP]) if len(entries) < len(conflict) else [])]
    return _cannot(len(entries), len(names)).format(names=listed(names))


def _cannot(entries: int, names: int) -> Text:
    """Return the template for this many entries and set-up parts that cannot be true together."""
    if names == 1:
        return say("entry {names} cannot be true")
    if entries == 1:
        both = say("entry {names} cannot both be true", "an entry and a part of the set-up: entry 3 and …")
        every = say("entry {names} cannot all be true", "an entry and parts of the set-up: entry 3, … and …")
        return both if names == 2 else every
    if names == 2:
        return say("entries {names} cannot both be true")
    return say("entries {names} cannot all be true")


@dataclass(frozen=True, slots=True)
class Phrases:
    """The cards and holders of one set-up in words; the user is "you".

    ``this`` is the index of an entry to call "this entry".
    """

    setup: Setup
    this: int | None = None

    def form(self, holder: Holder) -> Form:
        return Form.YOU if holder == self.setup.me else _FORMS.get(holder, Form.PLAYER)

    def is_you(self, holder: Holder) -> bool:
        return self.form(holder) is Form.YOU

    def entries(self, sources: Sequence[Source]) -> str:
        if self.this is not None and tuple(sources) == (self.this,):
            return say("this entry")
        return entries(sources)

    def card(self, card: int) -> Text:
        return the(self.setup.deck.cards[card])

    def cards(self, cards: Mask, last: str = "and") -> str:
        return listed([self.card(card) for card in cards_of(cards)], last)

    def who(self, holder: Holder) -> str:
        return _WHO[self.form(holder)].format(who=holder)

    def where(self, holder: Holder) -> Text:
        return _WHERE[self.form(holder)].format(who=holder)

    def says(self, cards: Mask, holder: Holder, *, holds: bool) -> Text:
        form = self.form(holder)
        if cards.bit_count() <= 1:
            return _ONE[form, holds].format(card=self.cards(cards), who=holder)
        none = "not" if form in (Form.YOU, Form.PLAYER) else "nor"
        return _MANY[form, holds].format(cards=self.cards(cards, "and" if holds else none), who=holder)

    def says_several(self, cards: Mask, holder: Holder, least: int) -> Text:
        """Return that a holder has at least so many of some cards."""
        match self.form(holder):
            case Form.YOU:
                template = say("you have at least %n of {cards}", "", least)
            case Form.ENVELOPE:
                template = say("at least %n of {cards} is in the envelope", "", least)
            case Form.POOL:
                template = say("at least %n of {cards} is in the pool", "", least)
            case _:
                template = say("{who} has at least %n of {cards}", "", least)
        return template.format(who=holder, cards=self.cards(cards))


def of_moved(case: Case, moved: MovedCell) -> Text:
    """Return a clause on a cell that is moved as people play, without an initial capital and a full stop."""
    card = 1 << case.setup.deck.index[moved.card]
    return say("{claim}: {after} rather than {before}, by {entries}").format(
        claim=Phrases(case.setup).says(card, moved.holder, holds=True),
        before=percent(moved.before),
        after=percent(moved.after),
        entries=entries(moved.because),
    )
