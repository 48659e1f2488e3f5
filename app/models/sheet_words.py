"""What the sheet says in words: as tool tips, and to a screen reader."""

from __future__ import annotations

from app.language import card_name, translate
from app.models.holder_words import title
from app.models.sheet_cell import Cell
from app.numbers import error_percent, estimated_percent, spoken_error, spoken_percent
from core.evidence.evidence import SETUP, Source
from core.model.cards import Card
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup

# --- for a screen reader


def spoken_cell(card: Card, holder: Holder, cell: Cell, source: Source | None) -> str:
    """Return what a screen reader says: "Rope, Bob: 34 percent", "Rope, Bob: certain: no, because entry 4"."""
    return translate("SheetWords", "{card}, {holder}: {said}", "a cell of the sheet, for a screen reader").format(
        card=card_name(card), holder=title(holder), said=spoken(cell, source)
    )


def spoken(cell: Cell, source: Source | None = None) -> str:
    """Return what a screen reader says of the content of a cell, and the entry that decides it, where one does."""
    if cell.holds is not None:
        return _spoken_mark(holds=cell.holds, source=source)
    if cell.p is None:
        return translate("SheetWords", "unknown", "a cell of the sheet")
    said = spoken_percent(cell.p)
    if cell.error is not None and cell.is_rough:
        said = translate("SheetWords", "about {percent}, give or take {error}").format(
            percent=said, error=spoken_error(cell.error)
        )
    elif cell.error is None:
        said = translate("SheetWords", "about {percent}").format(percent=said)
    return translate("SheetWords", "{percent}, being updated").format(percent=said) if cell.stale else said


def _spoken_mark(*, holds: bool, source: Source | None) -> str:
    if source is None:
        return translate("SheetWords", "certain: yes") if holds else translate("SheetWords", "certain: no")
    if source == SETUP:
        yes = translate("SheetWords", "certain: yes, because of the set-up")
        return yes if holds else translate("SheetWords", "certain: no, because of the set-up")
    yes, no = (
        translate("SheetWords", "certain: yes, because entry {number}", "the entry says so"),
        translate("SheetWords", "certain: no, because entry {number}", "the entry says so"),
    )
    return (yes if holds else no).format(number=int(source) + 1)


# --- tool tips


def cell_tip(card: Card, holder: Holder, cell: Cell) -> str:
    """Return the tool tip of a cell: what is certain, or how likely it is."""
    if cell.holds is not None:
        said = _certainly(holder) if cell.holds else _certainly_not(holder)
        return said.format(card=card_name(card), who=holder)
    if cell.p is None:
        return _unknown(holder).format(card=card_name(card), who=holder)
    return _probably(holder).format(card=card_name(card), who=holder, percent=_percent(cell))


def _certainly(holder: Holder) -> str:
    match holder:
        case _ if holder == ENVELOPE:
            return translate("SheetWords", "{card} is certainly in the envelope. Click to see why.")
        case _ if holder == POOL:
            return translate("SheetWords", "{card} is certainly in the pool. Click to see why.")
        case _ if holder == FACE_UP:
            return translate("SheetWords", "{card} is certainly face up. Click to see why.")
        case _:
            return translate("SheetWords", "{card} is certainly with {who}. Click to see why.")


def _certainly_not(holder: Holder) -> str:
    match holder:
        case _ if holder == ENVELOPE:
            return translate("SheetWords", "{card} is certainly not in the envelope. Click to see why.")
        case _ if holder == POOL:
            return translate("SheetWords", "{card} is certainly not in the pool. Click to see why.")
        case _ if holder == FACE_UP:
            return translate("SheetWords", "{card} is certainly not face up. Click to see why.")
        case _:
            return translate("SheetWords", "{card} is certainly not with {who}. Click to see why.")


def _unknown(holder: Holder) -> str:
    match holder:
        case _ if holder == ENVELOPE:
            return translate("SheetWords", "Nobody knows yet whether {card} is in the envelope.")
        case _ if holder == POOL:
            return translate("SheetWords", "Nobody knows yet whether {card} is in the pool.")
        case _ if holder == FACE_UP:
            return translate("SheetWords", "Nobody knows yet whether {card} is face up.")
        case _:
            return translate("SheetWords", "Nobody knows yet whether {card} is with {who}.")


def _probably(holder: Holder) -> str:
    match holder:
        case _ if holder == ENVELOPE:
            return translate("SheetWords", "{card} is in the envelope with a probability of {percent}.")
        case _ if holder == POOL:
            return translate("SheetWords", "{card} is in the pool with a probability of {percent}.")
        case _ if holder == FACE_UP:
            return translate("SheetWords", "{card} is face up with a probability of {percent}.")
        case _:
            return translate("SheetWords", "{card} is with {who} with a probability of {percent}.")


def _percent(cell: Cell) -> str:
    shown = estimated_percent(cell.p or 0.0, cell.error)
    if cell.error is None:
        return translate("SheetWords", "{percent}, an estimate without a known error").format(percent=shown)
    if cell.error > 0:
        return translate("SheetWords", "{percent}, standard error {error}").format(
            percent=shown, error=error_percent(cell.error)
        )
    return shown


def holder_tip(holder: Holder, setup: Setup) -> str:
    """Return the tool tip of a column: who that is, and how many cards they hold."""
    if holder == ENVELOPE:
        return translate("SheetWords", "The envelope: one card of each category")
    if holder == FACE_UP:
        return translate("SheetWords", "Cards that lie face up")
    held = setup.sizes[holder]
    if holder == POOL:
        return translate("SheetWords", "The pool: %n card(s), face down", "", held)
    said = (
        translate(
            "SheetWords",
            "{who} (you): %n card(s). Click to put the name into the entry; right click for the likely hands.",
            "",
            held,
        )
        if holder == setup.me
        else translate(
            "SheetWords",
            "{who}: %n card(s). Click to put the name into the entry; right click for the likely hands.",
            "",
            held,
        )
    )
    return said.format(who=holder)
