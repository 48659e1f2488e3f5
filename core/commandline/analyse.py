"""``analyse``: the posterior after the first events of a case."""

from __future__ import annotations

import math
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path

from core.commandline.case_argument import load_case, title
from core.commandline.habits_argument import declare_habits, habits_data, habits_line, with_habits
from core.commandline.natural import natural
from core.commandline.outcome import Outcome, Refusal
from core.commandline.progress import Waiting
from core.commandline.show_model_argument import declare_show_model, show_model_of
from core.engines.tuning import METHODS, Tuning
from core.model.case import Case
from core.model.wording import counted

SUMMARY = "what is certain and how likely the rest is"
_HEADING = {"format": "deerstalker-analysis", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file, or a log in the plain-text format")
    parser.add_argument(
        "--engine", default="auto", help="auto (the default), exact, centre or montecarlo: what computes the numbers"
    )
    parser.add_argument("--method", choices=METHODS, help="of the centre engine: the analytic centre, or beliefs")
    declare_show_model(parser)
    declare_habits(parser)
    parser.add_argument("--upto", metavar="N", type=int, help="use the first N events only")
    sampling = parser.add_argument_group("Monte Carlo", "taken by every engine, without effect on those that compute")
    sampling.add_argument("--seed", metavar="S", type=natural, help="the same seed gives the same numbers")
    sampling.add_argument("--samples", metavar="N", type=_positive, help="about how many deals are drawn")
    sampling.add_argument(
        "--time", metavar="SECONDS", type=_seconds, help="a cap that ends it earlier; what a seed gives then may differ"
    )


def run(arguments: Namespace) -> Outcome:
    """Return the posterior of the case. Raises Refusal."""
    path: Path = arguments.case
    show_model = show_model_of(arguments)
    case = with_habits(_upto(path, load_case(path), arguments.upto), arguments, show_model)
    tuning = _tuning(arguments)

    from core.commandline.analysis import as_data, as_text
    from core.commandline.conflict import contradicted
    from core.commandline.inference import posterior_of
    from core.commandline.sheet import marks_for
    from core.engines.contract import Contradiction

    try:
        with Waiting("computing", arguments.errors) as waiting:
            posterior = posterior_of(
                path, case, arguments.engine, show_model, tuning=tuning, seed=arguments.seed, check=waiting.tick
            )
    except Contradiction as found:
        return contradicted(path, case, found, _HEADING)
    text = as_text(posterior, marks_for(getattr(sys.stdout, "encoding", None) or "ascii"))
    data = {**_HEADING, **as_data(posterior), **habits_data(case, arguments)}
    return Outcome(f"{title(path, case)}\n{habits_line(case, arguments)}{text}", data)


def _tuning(arguments: Namespace) -> Tuning:
    """Return how the engines are set. Raises Refusal for a method of an engine that isn't asked."""
    if arguments.method is not None and arguments.engine != "centre":
        raise Refusal([f"--method: {arguments.method} is a way of the centre engine; say --engine centre with it"])
    return Tuning(method=arguments.method or METHODS[0], samples=arguments.samples, seconds=arguments.time)


def _upto(path: Path, case: Case, n: int | None) -> Case:
    if n is None:
        return case
    if not 0 <= n <= len(case.events):
        what = f"--upto: {n} is out of range; the case has {counted(len(case.events), 'event')}"
        raise Refusal([f"{path}: {what}, give 0 to {len(case.events)}"])
    return case.upto(n)


def _positive(text: str) -> int:
    number = natural(text)
    if not number:
        raise ArgumentTypeError("0 is not a whole number from 1")
    return number


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds
