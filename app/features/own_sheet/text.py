"""What is said of one's own marks."""

from __future__ import annotations

from collections import Counter

from app.features.explain.text import CellExplanation, ExplanationLine, Section, reason_sections
from app.features.own_sheet.service import MarkFinding
from app.features.sheet.model import note_sentences
from app.ui.language import localized, translate
from app.ui.text import card_names, conflict_words, reason, title, went_wrong
from core.model.cards import Card
from core.model.seats import Holder
from core.practice.marks import Says
from core.text.text import commas


def begin(marks: int, *, is_paper: bool) -> str:
    """Return what to do, or how many marks were not checked."""
    if is_paper:
        return translate("Copy your paper: each mark is checked at once.")
    if marks:
        return translate("%n mark(s), not checked.", "", marks)
    return translate("Numbers are hidden. Click a cell to mark it.")


def summary(verdicts: Counter[str], missing: int) -> str:
    """Return how many of the player's marks are proved, open and wrong, and how many certain cells are missed."""
    counts = (
        (verdicts["proved"], translate("%n proved", "marks", verdicts["proved"])),
        (verdicts["open"], translate("%n open", "marks: may be true, do not follow", verdicts["open"])),
        (verdicts["refuted"], translate("%n wrong", "marks", verdicts["refuted"])),
    )
    counted = localized(commas([words for n, words in counts if n]))
    both = translate("{counts}. {missed}", "3 proved, 1 open. 5 certain cells missed.")
    return both.format(counts=counted, missed=missed(missing)) if counted else missed(missing)


def missed(count: int) -> str:
    if not count:
        return translate("No certain cell is missed.")
    return translate("%n certain cell(s) missed.", "", count)


def account(found: MarkFinding, verdict: str) -> CellExplanation:
    """Return what is known of a mark that was checked; of a question mark, not what is true."""
    mark, is_proved = found.mark, verdict == "proved"
    yes, no = note_sentences(mark.card, mark.holder)
    may_be = translate("Open: it may be true, but does not follow.")
    if mark.says is Says.MAYBE:
        asked, certain = translate("{sentence}?"), translate("Certain, one way or the other.")
        return CellExplanation(asked.format(sentence=yes), certain if is_proved else may_be, ())
    heading, contrary = (yes, no) if mark.says is Says.YES else (no, yes)
    if found.explanation is not None:
        proved, wrong = translate("Proved."), translate("Wrong: no deal fits it.")
        sections = tuple(reason_sections(found.case, found.explanation))
        return CellExplanation(heading, proved if is_proved else wrong, sections, found.explanation.cells)
    sentence = translate("This deal fits every entry, too, and in it: {sentence}.", "Bob has the Rope")
    hands: dict[Holder, list[Card]] = {holder: [] for holder in found.case.setup.holders}
    for card, holder in found.counter.items():
        hands[holder].append(card)
    line = translate("{holder}: {cards}")
    lines = (line.format(holder=title(holder), cards=card_names(cards)) for holder, cards in hands.items() if cards)
    section = Section(sentence.format(sentence=contrary), tuple(map(ExplanationLine, lines)))
    return CellExplanation(heading, may_be, (section,), ((mark.card, mark.holder),))


def failure(error: BaseException) -> str:
    """Return why marks cannot be checked."""
    from core.engines.contract import Contradiction, TooLargeError

    match error:
        case Contradiction():
            sentence = translate("{contradiction} Correct that first.", "contradiction: a sentence")
            return sentence.format(contradiction=conflict_words(error.conflict))
        case TooLargeError():
            return translate("This game is too large to be checked: {reason}.").format(reason=reason(error))
        case _:
            return went_wrong(error)
