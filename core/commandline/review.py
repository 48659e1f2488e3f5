"""``review``: my decisions beside the best ones, and who could have known the solution when."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.commandline.advise import mansion_of_case
from core.commandline.case_argument import load_case, title
from core.commandline.outcome import Outcome, Refusal, Status
from core.commandline.progress import Waiting

SUMMARY = "look back at a game: your decisions beside the best ones, and when the solution was certain for whom"
_HEADING = {"format": "deerstalker-review", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    what = "a case file; the hands that people showed may be in its about, as the window writes them"
    parser.add_argument("case", metavar="CASE", type=Path, help=what)


def run(arguments: Namespace) -> Outcome:
    """Return the review, up to where the case contradicts itself. Raises Refusal."""
    path: Path = arguments.case
    case = load_case(path)

    from core.commandline.conflict import contradicted
    from core.commandline.review_data import as_data, as_text
    from core.engines.contract import Contradiction, TooLargeError
    from core.review.review import review

    try:
        with Waiting("reviewing", arguments.errors) as waiting:
            found = review(case, mansion=mansion_of_case(path, case), check=waiting.tick, progress=waiting.at)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None
    text, heading = f"{title(path, case)}\n\n{as_text(found)}", {**_HEADING, **as_data(found)}
    if not found.conflict:
        return Outcome(text, heading)
    clash = contradicted(path, case, Contradiction(found.conflict), heading)
    return Outcome(f"{text}\n\n{clash.text}", clash.data, clash.status)
