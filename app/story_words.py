"""What the window says of the story of a case: of each entry what it brought, and of a new one at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from app.models.brought import NOTHING, Brought
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup
from core.reasons.new_marks import News, news
from core.reasons.phrases import Phrases, sentence

if TYPE_CHECKING:  # the window opens without numpy
    from core.reasons.revealed import Revealed
    from core.reasons.story import Row

_HERE = {ENVELOPE: "Envelope", POOL: "Pool", FACE_UP: "Face up"}
_NOT_HERE = {ENVELOPE: "not in the envelope", POOL: "not in the pool", FACE_UP: "not face up"}


def brought(case: Case, before: Row, row: Row) -> Brought:
    """Return what the event of a row brought; ``before`` is the row before it."""
    from core.reasons.story import counts

    if row.event is None or not counts(case.events[row.event]):
        return NOTHING
    found = news(row.new_marks, case.setup.holders)
    marks, certain = "; ".join(map(_in_short, found)), _in_sentences(found, case.setup)
    return Brought(row.told_bits, row.exact and before.exact, marks, certain)


def shown_cards(found: Sequence[Revealed], case: Case) -> str:
    """Return which cards must have been shown in one event: "It must have been the Pipe."; of many shows, by whom."""
    from core.reasons.revealed import must_have_been

    event, setup = case.events[found[0].event], case.setup
    if isinstance(event, Suggestion) and sum(answer.shows for answer in event.answers) == 1:
        return sentence(must_have_been(found[0].card))
    return " ".join(sentence(_must_have_shown(one, setup)) for one in found)


def at_once(case: Case, row: Row, told: Brought, found: Sequence[Revealed]) -> str:
    """Return what the new entry of a row brought, and revealed, for the moment at which it is made."""
    if row.event is None:
        return ""
    said = [f"Entry {row.event + 1}: {told.told or 'entered'}."]
    for one in found:
        where = "" if one.event == row.event else f" in entry {one.event + 1}"
        said.append(sentence(_must_have_shown(one, case.setup) + where))
    rest = _but(news(row.new_marks, case.setup.holders), {(one.player, one.card) for one in found})
    if rest:
        said.append(_in_sentences(rest, case.setup))
    elif not found:
        said.append("Nothing new is certain.")
    return " ".join(said)


def _but(found: Sequence[News], said: Collection[tuple[Holder, Card]]) -> list[News]:
    """Return the news without the cards that somebody has who, as was said already, has shown them."""
    left = [
        new._replace(cards=tuple(card for card in new.cards if not (new.holds and (new.holder, card) in said)))
        for new in found
    ]
    return [new for new in left if new.cards]


def _must_have_shown(one: Revealed, setup: Setup) -> str:
    phrases = Phrases(setup)
    return f"{phrases.who(one.player)} must have shown {phrases.card(setup.deck.index[one.card])}"


def _in_short(new: News) -> str:
    cards = ", ".join(card.name for card in new.cards)
    return f"{_here(new.holder) if new.holds else _not_here(new.holder)}: {cards}"


def _here(holder: Holder) -> str:
    return _HERE.get(holder, holder)


def _not_here(holder: Holder) -> str:
    return _NOT_HERE.get(holder, f"not {holder}")


def _in_sentences(found: Iterable[News], setup: Setup) -> str:
    return " ".join(_sentence(new, setup) for new in found)


def _sentence(new: News, setup: Setup) -> str:
    cards = reduce(or_, (setup.deck.bits[card.name] for card in new.cards))
    return sentence(Phrases(setup).says(cards, new.holder, holds=new.holds))
