"""``analyse``: the posterior after the first events of a case."""

from __future__ import annotations

import math
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import numpy as np

from core.belief.belief import believe
from core.cli.arguments import natural, positive
from core.cli.output import Outcome, Refusal, Status, flush_right, names, padded, printable, rounded, shortened, width
from core.cli.progress import Waiting
from core.cli.question import (
    CaseQuestion,
    answered,
    declare_beliefs,
    declare_case,
    declare_habits,
    declare_show_model,
    how_far,
    people_data,
    people_text,
)
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.posterior import Floats, Posterior
from core.engines.tuning import AUTO, ENGINES, Tuning
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.hunch import without_hunches
from core.text.text import commas
from core.text.wording import counted


def declare(parser: ArgumentParser) -> None:
    declare_case(parser)
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
    return answered(arguments, "analysis", _analysed, partial(_prepared, arguments))


def _analysed(question: CaseQuestion, arguments: Namespace) -> Outcome:
    case = question.case
    if arguments.hunches and arguments.engine == "centre":
        raise Refusal(["--hunch: the analytic centre cannot weigh a hunch; use another engine"])

    with Waiting("computing", arguments.errors):
        belief = believe(case, _posterior(question, arguments), question.prior, with_moved=True)
    posterior, (how, rough) = belief.posterior, how_far(belief)
    text = as_text(posterior, marks_for(getattr(sys.stdout, "encoding", None) or "ascii"))
    data = {**question.heading, **as_data(posterior), **question.fields, **rough}
    if arguments.people is not None:
        text, data = f"{text}\n\n{people_text(case, belief)}", {**data, "people": people_data(case, belief)}
    return Outcome(f"{question.title}\n{question.assumed}{how}{text}", data)


def _posterior(question: CaseQuestion, arguments: Namespace) -> Posterior:
    engine: str = arguments.engine
    if engine not in ENGINES:
        raise Refusal([f"--engine: {engine!r} is not an engine; the engines are {', '.join(ENGINES)}"])
    tuning = Tuning(samples=arguments.samples, seconds=arguments.time)
    rng = None if arguments.seed is None else np.random.default_rng(arguments.seed)
    try:
        return answer(question.case, engine, question.show_model, tuning=tuning, rng=rng)
    except TooLargeError as error:
        advice = "" if engine == AUTO else f"; --engine {AUTO} picks one that can"
        raise Refusal([f"{question.path}: {error}{advice}"], Status.TOO_LARGE) from None


def _prepared(arguments: Namespace, path: Path, case: Case) -> Case:
    """Return the first events, without the hunches of the file for an engine that cannot weigh them."""
    if arguments.engine == "centre":
        case = without_hunches(case)
    n: int | None = arguments.upto
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
