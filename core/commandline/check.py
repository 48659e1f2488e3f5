"""``check``: whether a case is consistent."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.commandline.case_argument import load_case
from core.commandline.outcome import Outcome
from core.commandline.width import printable

SUMMARY = "whether a case is consistent, or which entries contradict each other"
_HEADING = {"format": "deerstalker-check", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file, or a log in the plain-text format")


def run(arguments: Namespace) -> Outcome:
    """Return whether the case is consistent. Raises Refusal."""
    path: Path = arguments.case
    case = load_case(path)

    from core.commandline.conflict import contradicted
    from core.commandline.inference import posterior_of
    from core.engines.contract import Contradiction

    try:
        posterior_of(path, case)
    except Contradiction as found:
        outcome = contradicted(path, case, found, _HEADING)
        return Outcome(outcome.text, {**outcome.data, "mends": []}, outcome.status)
    return Outcome(f"{printable(str(path))} is consistent.", {**_HEADING, "consistent": True})
