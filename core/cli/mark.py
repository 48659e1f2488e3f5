"""``mark``: checks the marks of one's own sheet, and gives hints."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Mapping
from pathlib import Path

from core.cli.arguments import refusal
from core.cli.output import Outcome, names, printable, rounded
from core.cli.question import CaseQuestion, answered, declare_case
from core.explain.explanation import explain
from core.explain.phrases import entries
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.model.seats import Holder
from core.practice.marking import (
    WHICH_ENTRY,
    WHY,
    CheckedMark,
    Hint,
    Marking,
    MarkVerdict,
    counter_deal,
    hint,
    mark,
)
from core.practice.marks import Says, read_marks
from core.text.wording import counted
from core.timeline.timeline import default_ask


def declare(parser: ArgumentParser) -> None:
    declare_case(parser)
    parser.add_argument("--marks", metavar="FILE", type=Path, required=True, help="the marks of your own sheet")
    levels = "1 how many certain cells are missed, 2 also which entry to look at, 3 also the cell, 4 also the reason"
    parser.add_argument("--hint", type=int, choices=range(1, WHY + 1), help=levels)


def run(arguments: Namespace) -> Outcome:
    return answered(arguments, "marking", _marked)


def _marked(question: CaseQuestion, arguments: Namespace) -> Outcome:
    case = question.case
    try:
        marks = read_marks(arguments.marks, case.setup, streams=True)
    except InvalidCaseError as error:
        raise refusal(arguments.marks, error) from None
    marking = mark(case, marks, default_ask()(case))
    reasons = [_reason(case, checked) for checked in marking.checked]
    lines = [question.title, *_text(marking, reasons)]
    missed = [[cell.card.name, cell.holder, cell.holds] for cell in marking.missed]
    data = {**question.heading, "marks": [*map(_mark_data, marking.checked, reasons)], "missed": missed}
    if arguments.hint is not None:
        given = hint(case, marking, arguments.hint)
        lines += ["", printable(given.says)]
        data["hint"] = _hint_data(given)
    return Outcome("\n".join(lines), data)


Reason = Mapping[Holder, list[str]] | list[int] | None
"""Of an open mark a deal in which it is false; of a refuted one the entries that refute it."""


def _reason(case: Case, checked: CheckedMark) -> Reason:
    card, holder, says = checked.mark.card, checked.mark.holder, checked.mark.says
    if checked.verdict is MarkVerdict.REFUTED:
        explanation = explain(case, card, holder)
        return None if explanation is None else list(explanation.because)
    if checked.verdict is MarkVerdict.OPEN and says is not Says.MAYBE:
        deal = counter_deal(case, card, holder, holds=says is Says.YES) or {}
        return {at: names(card for card, place in deal.items() if place == at) for at in case.setup.holders}
    return None


def _mark_data(checked: CheckedMark, reason: Reason) -> dict[str, object]:
    mark = {"card": checked.mark.card.name, "holder": checked.mark.holder, "says": checked.mark.says.value}
    data: dict[str, object] = {**mark, "verdict": checked.verdict.value}
    if checked.verdict is MarkVerdict.OPEN or checked.mark.says is Says.MAYBE:
        data["p"] = rounded(checked.p)
    if reason is not None:
        data["counter" if checked.verdict is MarkVerdict.OPEN else "because"] = reason
    return data


def _hint_data(given: Hint) -> dict[str, object]:
    data: dict[str, object] = {"level": given.level, "count": given.count}
    if given.count and given.level >= WHICH_ENTRY:
        data["entry"] = given.entry
    if given.cell is not None:
        data["cell"] = [given.cell[0].name, given.cell[1]]
    if given.reason:
        data["steps"] = list(given.reason)
    return {**data, "says": given.says}


def _text(marking: Marking, reasons: list[Reason]) -> Iterator[str]:
    """Yield a line for each mark, with its reason; the cells that were missed are only counted."""
    for checked, reason in zip(marking.checked, reasons, strict=True):
        mark = checked.mark
        yield printable(f"{mark.card}, {mark.holder}, {mark.says.value}: {_verdict(checked, reason)}")
        if isinstance(reason, Mapping):
            yield "  It is false in this deal, which fits every entry:"
            yield from (printable(f"    {holder}: {', '.join(cards) or 'nothing'}") for holder, cards in reason.items())
    yield f"{counted(len(marking.missed), 'certain cell')} missed."


def _verdict(checked: CheckedMark, reason: Reason) -> str:
    if checked.verdict is MarkVerdict.REFUTED:
        return f"wrong, because of {entries(reason)}" if reason and isinstance(reason, list) else "wrong"
    if checked.verdict is MarkVerdict.OPEN:
        return f"open, with a probability of {checked.p:.1%}"
    return "proved" if checked.mark.says is not Says.MAYBE else f"certain, {'yes' if checked.p else 'no'}"
