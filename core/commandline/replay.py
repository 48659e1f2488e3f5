"""``replay``: what each entry of a case brought."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from core.commandline.case_argument import load_case, title
from core.commandline.outcome import Outcome, Refusal, Status
from core.commandline.progress import Waiting
from core.commandline.show_model_argument import declare_show_model, show_model_of
from core.commandline.wrapping import terminal_columns
from core.model.case import Case

SUMMARY = "what each entry brought: deals and solutions left, bits, and what became certain"
_HEADING = {"format": "deerstalker-replay", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file, or a log in the plain-text format")
    declare_show_model(parser)


def run(arguments: Namespace) -> Outcome:
    """Return a row for the set-up and one per event, up to where the case contradicts itself. Raises Refusal."""
    path: Path = arguments.case
    case = load_case(path)
    show_model = show_model_of(arguments)

    from core.commandline.conflict import contradicted
    from core.commandline.story_table import as_data, as_text
    from core.engines.contract import TooLargeError
    from core.engines.posterior import Posterior
    from core.reasons.story import asker, story

    try:
        with Waiting("replaying", arguments.errors) as waiting:
            ask = asker(show_model, check=waiting.tick)

            def ask_on(prefix: Case) -> Posterior:
                waiting.at(len(prefix.events) / max(1, len(case.events)))
                return ask(prefix)

            told = story(case, ask_on)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None
    model = (show_model or case.setup.rules.show_model).value
    text = f"{title(path, case)}\nShow model {model}\n\n{as_text(case, told.rows, terminal_columns())}"
    heading = {**_HEADING, "rows": as_data(told.rows)}
    if told.contradiction is None:
        return Outcome(text, heading)
    clash = contradicted(path, case, told.contradiction, heading)
    return Outcome(f"{text}\n\n{clash.text}", clash.data, clash.status)
