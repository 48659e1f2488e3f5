"""What is said of one's own marks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.features.explain.text import CellExplanation, ExplanationLine, Section, reason_sections
from app.features.own_sheet.service import MarkFinding
from app.features.sheet.text import note_sentences
from app.ui.language import localized, translate
from app.ui.text import card_names, title
from core.practice.marks import Mark, Says
from core.text.text import commas

if TYPE_CHECKING:
    from core.practice.hints import Hint
    from core.practice.marking import Marking


def begin(marks: int, *, is_paper: bool) -> str:
    """Return what to do, or how many marks were not checked."""
    if marks and not is_paper:
        return translate("OwnSheet", "%n mark(s), not checked.", "", marks)
    if is_paper:
        return translate("OwnSheet", "Copy your paper: each mark is checked at once.")
    return translate("OwnSheet", "Numbers are hidden. Click a cell to mark it.")


def summary(marking: Marking, own: frozenset[Mark]) -> str:
    """Return how many of the player's marks are proved, open and wrong, and how many certain cells are missed."""
    found = Counter(one.verdict.value for one in marking.checked if one.mark in own)
    counts = (
        (found["proved"], translate("OwnSheet", "%n proved", "marks", found["proved"])),
        (found["open"], translate("OwnSheet", "%n open", "marks: may be true, do not follow", found["open"])),
        (found["refuted"], translate("OwnSheet", "%n wrong", "marks", found["refuted"])),
    )
    said = localized(commas([words for n, words in counts if n]))
    both = translate("OwnSheet", "{counts}. {missed}", "3 proved, 1 open. 5 certain cells missed.")
    return both.format(counts=said, missed=missed(len(marking.missed))) if said else missed(len(marking.missed))


def missed(count: int) -> str:
    if not count:
        return translate("OwnSheet", "No certain cell is missed.")
    return translate("OwnSheet", "%n certain cell(s) missed.", "", count)


def hint_words(hint: Hint) -> str:
    return localized(hint.says) if hint.count else missed(0)


def unchecked() -> str:
    return translate("OwnSheet", "Check your marks, then ask about one of them.")


def account(found: MarkFinding, verdict: str) -> CellExplanation:
    """Return what is known of a mark that was checked; of a question mark, not what is true."""
    says = found.mark.says
    yes, no = note_sentences(found.mark.card, found.mark.holder)
    heading = no if says is Says.NO else yes
    if says is Says.MAYBE:
        asked, certain = translate("OwnSheet", "{sentence}?"), translate("OwnSheet", "Certain, one way or the other.")
        return CellExplanation(asked.format(sentence=yes), certain if verdict == "proved" else _open(), ())
    if found.explanation is not None:
        proved, wrong = translate("OwnSheet", "Proved."), translate("OwnSheet", "Wrong: no deal fits it.")
        sections = tuple(reason_sections(found.case, found.explanation))
        return CellExplanation(heading, proved if verdict == "proved" else wrong, sections, found.explanation.cells)
    place = found.mark.card, found.mark.holder
    section = Section(_counter_words(found), tuple(map(ExplanationLine, _deal(found))))
    return CellExplanation(heading, _open(), (section,), (place,))


def _open() -> str:
    return translate("OwnSheet", "Open: it may be true, but does not follow.")


def _counter_words(found: MarkFinding) -> str:
    yes, no = note_sentences(found.mark.card, found.mark.holder)
    said = translate("OwnSheet", "This deal fits every entry, too, and in it: {sentence}.", "Bob has the Rope")
    return said.format(sentence=no if found.mark.says is Says.YES else yes)


def _deal(found: MarkFinding) -> Iterator[str]:
    """Yield the cards of each holder in the deal: "Bob: Rope, Hall"."""
    for holder in found.case.setup.holders:
        cards = [card for card, place in found.counter.items() if place == holder]
        if cards:
            yield translate("OwnSheet", "{holder}: {cards}").format(holder=title(holder), cards=card_names(cards))
