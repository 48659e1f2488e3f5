"""``analyse``: the posterior after the first events of a case."""

from __future__ import annotations

import math
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from core.cli.arguments import (
    declare_show_model,
    load_case,
    natural,
    positive,
    show_model_of,
    title,
)
from core.cli.assumptions import assumptions, declare_beliefs, declare_habits
from core.cli.inference import belief_of, contradicted, posterior_of
from core.cli.output import Outcome, Refusal, flush_right, names, padded, printable, rounded, shortened, width
from core.cli.people import how_far, people_data, people_text
from core.cli.progress import Waiting
from core.engines.contract import Contradiction
from core.engines.posterior import Floats, Posterior
from core.engines.tuning import AUTO, ENGINES, Tuning
from core.model.cards import Card, Category
from core.model.case import Case
from core.text.text import commas
from core.text.wording import counted

_HEADING = {"format": "deerstalker-analysis", "version": 1}


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file or a plain-text log")
    parser.add_argument(
        "--engine",
        default=AUTO,
        help=f"what computes the numbers: {commas(tuple(ENGINES))} (default: {AUTO})",
    )
    declare_show_model(parser)
    declare_habits(parser)
    declare_beliefs(parser)
    parser.add_argument("--upto", metavar="N", type=int, help="use the first N events only")
    sampling = parser.add_argument_group("Monte Carlo", "accepted with every engine, used by Monte Carlo")
    sampling.add_argument("--seed", metavar="S", type=natural, help="the same seed gives the same numbers")
    sampling.add_argument("--samples", metavar="N", type=positive, help="about how many deals to draw")
    sampling.add_argument(
        "--time", metavar="SECONDS", type=_seconds, help="a time limit; the numbers then depend on the machine"
    )


def run(arguments: Namespace) -> Outcome:
    path: Path = arguments.case
    show_model = show_model_of(arguments)
    assumed = assumptions(_upto(path, load_case(path), arguments.upto), arguments, show_model)
    case = assumed.case
    if arguments.hunches and arguments.engine == "centre":
        raise Refusal(["--hunch: the analytic centre cannot weigh a hunch; use another engine"])
    tuning = Tuning(samples=arguments.samples, seconds=arguments.time)

    try:
        with Waiting("computing", arguments.errors):
            plain = posterior_of(path, case, arguments.engine, show_model, tuning=tuning, seed=arguments.seed)
            belief = belief_of(path, assumed, plain, with_moved=True)
    except Contradiction as found:
        return contradicted(path, case, found, _HEADING)
    posterior, (how, rough) = belief.posterior, how_far(belief)
    text = as_text(posterior, marks_for(getattr(sys.stdout, "encoding", None) or "ascii"))
    data = {**_HEADING, **as_data(posterior), **assumed.data, **rough}
    if arguments.people is not None:
        text, data = f"{text}\n\n{people_text(case, belief)}", {**data, "people": people_data(case, belief)}
    return Outcome(f"{title(path, case)}\n{assumed.text}{how}{text}", data)


def _upto(path: Path, case: Case, n: int | None) -> Case:
    if n is None:
        return case
    if not 0 <= n <= len(case.events):
        what = f"--upto: {n} is out of range; the case has {counted(len(case.events), 'event')}"
        raise Refusal([f"{path}: {what}, give 0 to {len(case.events)}"])
    return case.upto(n)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds


_SOLUTIONS_AS_DATA = 20
_SOLUTIONS_AS_TEXT = 10


def as_text(posterior: Posterior, marks: MarkSymbols) -> str:
    parts = [_summary(posterior), "", sheet(posterior, marks)]
    if posterior.envelope is not None:
        parts += ["", "Likeliest solutions (%)"]
        parts += [
            f"{flush_right(per_cent(probability), 7)}  {printable(', '.join(names(solution)))}"
            for solution, probability in posterior.envelope.top(_SOLUTIONS_AS_TEXT)
        ]
    return "\n".join(parts)


def as_data(posterior: Posterior) -> dict[str, object]:
    """Return the posterior as ``analyse --json`` prints it, without format and version."""
    envelope = posterior.envelope
    return {
        "engine": posterior.engine,
        "exact": posterior.exact,
        "consistent": True,
        "deals": None if posterior.deals is None else str(posterior.deals),
        "solutions": posterior.solutions,
        "entropy_bits": rounded(posterior.entropy_bits),
        "holders": list(posterior.holders),
        "marginals": _table(posterior, posterior.marginals),
        "stderr": None if posterior.stderr is None else _table(posterior, posterior.stderr),
        "top_solutions": [
            {"cards": names(solution), "p": _share(probability)}
            for solution, probability in (envelope.top(_SOLUTIONS_AS_DATA) if envelope is not None else ())
        ],
        "elapsed_ms": round(posterior.elapsed_ms, 1),
    }


def _summary(posterior: Posterior) -> str:
    """Return the engine and method, and the three numbers that summarise the position."""
    how = posterior.engine if posterior.exact else f"{posterior.engine}, an estimate"
    method = f" ({posterior.method})" if posterior.method else ""
    facts = [
        *([f"{posterior.deals:,} deals"] if posterior.deals is not None else []),
        *([f"{posterior.solutions:,} solutions"] if posterior.solutions is not None else []),
        *([f"{posterior.entropy_bits:.3f} bits"] if posterior.entropy_bits is not None else []),
        f"{posterior.elapsed_ms:.1f} ms",
    ]
    how += ", cut short by --time" * posterior.cut_short
    lines = [f"Engine {how}{method}; show model {posterior.show_model.value}", ", ".join(facts)]
    if posterior.reason:
        lines.insert(1, f"Chosen because {posterior.reason}")
    if posterior.stderr is not None:
        lines.append(_errors(posterior, posterior.stderr))
    return "\n".join(lines)


def _errors(posterior: Posterior, stderr: Floats) -> str:
    size = "" if posterior.effective is None else f"; effective sample size {posterior.effective:,.0f}"
    return f"Standard error (percentage points): {100 * stderr.max():.2f} at most{size}"


def _table(posterior: Posterior, values: Floats) -> dict[str, list[float]]:
    return {
        card.name: [_share(value) for value in row] for card, row in zip(posterior.cards, values.tolist(), strict=True)
    }


def _share(probability: float) -> float:
    """Round a probability, but never an open one to 0 or 1."""
    shown = rounded(probability)
    return probability if shown is None or (shown in {0.0, 1.0} and shown != probability) else shown


_CARD_COLUMNS = 30
_HOLDER_COLUMNS = 14


@dataclass(frozen=True, slots=True)
class MarkSymbols:
    has: str
    has_not: str


PICTURES = MarkSymbols("✓", "✗")
PLAIN = MarkSymbols("yes", "-")
"""Symbols for terminals whose encoding lacks ticks and crosses."""


def marks_for(encoding: str) -> MarkSymbols:
    try:
        f"{PICTURES.has}{PICTURES.has_not}".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return PLAIN
    return PICTURES


def sheet(posterior: Posterior, marks: MarkSymbols) -> str:
    """Return the marginals as a table, with open cells in percent."""
    names = [shortened(printable(holder), _HOLDER_COLUMNS) for holder in posterior.holders]
    columns = [max(width(name), len("<0.01")) + 2 for name in names]
    first = max(width(_card_name(card)) for card in posterior.cards) + 2
    lines = [padded("", first) + _row(names, columns)]
    for category in Category:
        lines.append(category.plural.capitalize())
        lines.extend(_card_lines(posterior, category, marks, first, columns))
    return "\n".join(lines)


def per_cent(probability: float) -> str:
    """Return a probability in percent; only certainty reads 0 or 100."""
    shown = f"{100 * probability:.1f}"
    if shown == "0.0" and probability > 0:
        return "<0.1"
    return ">99.9" if shown == "100.0" and probability < 1 else shown


def _card_lines(
    posterior: Posterior, category: Category, marks: MarkSymbols, first: int, columns: Sequence[int]
) -> Iterator[str]:
    for card, row in zip(posterior.cards, posterior.marginals, strict=True):
        if card.category is category:
            cells = [_cell(float(probability), marks) for probability in row]
            yield padded(f"  {_card_name(card)}", first) + _row(cells, columns)


def _card_name(card: Card) -> str:
    return shortened(printable(card.name), _CARD_COLUMNS)


def _cell(probability: float, marks: MarkSymbols) -> str:
    if probability == 1.0:
        return marks.has
    return marks.has_not if probability == 0.0 else per_cent(probability)


def _row(cells: Sequence[str], columns: Sequence[int]) -> str:
    return "".join(flush_right(cell, column) for cell, column in zip(cells, columns, strict=True))
