"""``replay``: what each entry revealed, as a table and as JSON."""

from __future__ import annotations

import textwrap
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence

from core.belief.belief import is_rough
from core.cli.output import Outcome, names, printable, rounded, terminal_columns
from core.cli.progress import Waiting
from core.cli.question import (
    CaseQuestion,
    answered,
    contradicted,
    declare_beliefs,
    declare_case,
    declare_show_model,
    entries_alone,
    rough_line,
)
from core.engines.posterior import Posterior
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import RESERVED
from core.timeline.timeline import MarkGroup, TimelineRow, default_ask, grouped_marks, timeline_of


def declare(parser: ArgumentParser) -> None:
    declare_case(parser)
    declare_show_model(parser)
    declare_beliefs(parser)


def run(arguments: Namespace) -> Outcome:
    """Return a row for the set-up and one per event, up to the first contradiction, if any. Raises Refusal."""
    return answered(arguments, "replay", _replayed, entries_alone)


def _replayed(question: CaseQuestion, arguments: Namespace) -> Outcome:
    case, show_model = question.case, question.show_model
    rough: dict[int, float] = {}

    with Waiting("replaying", arguments.errors) as waiting:
        ask = default_ask(show_model, question.prior)

        def ask_on(prefix: Case) -> Posterior:
            waiting.at(len(prefix.events) / max(1, len(case.events)))
            posterior = ask(prefix)
            if question.prior is not None and is_rough(posterior):
                rough[len(prefix.events)] = posterior.effective or 0.0
            return posterior

        timeline = timeline_of(case, ask_on)
    model = (show_model or case.setup.rules.show_model).value
    first = f"{question.title}\n{question.assumed}Show model {model}"
    text = f"{first}\n\n{as_text(case, timeline.rows, terminal_columns())}"
    fields: dict[str, object] = {"rows": as_data(timeline.rows), **question.fields}
    if rough:
        fields["rough"] = {str(n): rounded(effective) for n, effective in rough.items()}
        text += "".join(f"\n{rough_line(effective, f' after entry {n}')}" for n, effective in rough.items())
    if timeline.contradiction is None:
        return Outcome(text, {**question.heading, **fields})
    refusal = contradicted(question, timeline.contradiction.conflict, **fields)
    return Outcome(f"{text}\n\n{refusal.text}", refusal.data, refusal.status)


_HEADER = ("entry", "deals left", "solutions", "bits before", "after")
_TEXT_HEADER = "what happened; what became certain"
_GAP = 2
_NARROWEST = 24
"""Minimum width of an event's text, in columns."""

_LONGEST_LIST = 5
"""Maximum number of cards that are named; the others are counted."""


def as_text(case: Case, rows: Sequence[TimelineRow], columns: int | None) -> str:
    """Return the table: numbers on the left, and on the right each event with what it made certain below it.

    It is wrapped to ``columns`` if given, unless that leaves too little room for the text.
    """
    numbers = [_HEADER, *map(_numbers, rows, [None, *rows])]
    widths = [max(map(len, column)) for column in zip(*numbers, strict=True)]
    left = sum(widths) + _GAP * len(widths)
    room = None if columns is None else max(_NARROWEST, columns - left)
    texts = [[_TEXT_HEADER], *(_texts(case, row) for row in rows)]
    lines = []
    for cells, paragraphs in zip(numbers, texts, strict=True):
        first, *more = _fitted(paragraphs, room)
        lines.append("".join(f"{cell:>{size}}{'':{_GAP}}" for cell, size in zip(cells, widths, strict=True)) + first)
        lines += [" " * left + line for line in more]
    if not all(row.exact for row in rows):
        is_counted = all(row.deals is not None for row in rows)
        why = "deals are drawn" if is_counted else "the exact engine cannot do this position, and deals are not counted"
        lines += ["", f"~ marks an estimate: {why}."]
    return "\n".join(lines)


def as_data(rows: Iterable[TimelineRow]) -> list[dict[str, object]]:
    """Return the rows as ``replay --json`` prints them; the first, for the set-up, has nothing new."""
    return [
        {
            "event": row.event,
            "deals": None if row.deals is None else str(row.deals),
            "solutions": row.solutions,
            "entropy_bits": rounded(row.entropy_bits),
            "new_marks": [[mark.card.name, mark.holder, mark.holds] for mark in row.new_marks if row.event is not None],
        }
        for row in rows
    ]


def _numbers(row: TimelineRow, before: TimelineRow | None) -> tuple[str, ...]:
    return (
        "" if row.event is None else str(row.event + 1),
        "-" if row.deals is None else f"{row.deals:,}",
        "-" if row.solutions is None else f"{row.solutions:,}",
        "" if before is None else _bits(before),
        _bits(row),
    )


def _bits(row: TimelineRow) -> str:
    if row.entropy_bits is None:
        return "-"
    return f"{'' if row.exact else '~'}{row.entropy_bits:.3f}"


def _texts(case: Case, row: TimelineRow) -> Iterator[str]:
    if row.event is None:
        yield "the set-up"
        return
    yield str(case.events[row.event])
    if row.new_marks:
        yield f"certain: {'; '.join(map(_told, grouped_marks(row.new_marks, case.setup.holders)))}"


def _told(new: MarkGroup) -> str:
    cards = _listed(new.cards)
    if new.holder in RESERVED:
        return f"{cards} {'' if new.holds else 'not '}in the {new.holder}"
    return f"{new.holder} {'has' if new.holds else 'does not have'} {cards}"


def _listed(cards: Sequence[Card]) -> str:
    if len(cards) <= _LONGEST_LIST:
        return ", ".join(names(cards))
    named = _LONGEST_LIST - 1
    return f"{', '.join(names(cards[:named]))} and {len(cards) - named} more"


def _fitted(paragraphs: Iterable[str], columns: int | None) -> list[str]:
    shown = [printable(paragraph) for paragraph in paragraphs]
    if columns is None:
        return shown
    return [line for paragraph in shown for line in textwrap.wrap(paragraph, columns, break_on_hyphens=False)]
