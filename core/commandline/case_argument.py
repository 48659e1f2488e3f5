"""The CASE that a command reads."""

from __future__ import annotations

from pathlib import Path

from core.commandline.outcome import Refusal
from core.commandline.width import printable
from core.model.case import Case
from core.model.case_file import load
from core.model.problems import InvalidCaseError
from core.model.wording import counted

_ALL_OF_IT = "whole file"
"""WHERE a problem is that has no place of its own."""


def load_case(path: Path, *, streams: bool = True) -> Case:
    """Return the case of a file in either format. Raises Refusal with a line per problem, ``FILE: WHERE: what``.

    What is named on the command line may be a pipe, what is found in a folder (not ``streams``) may not.
    """
    try:
        return load(path, streams=streams)
    except InvalidCaseError as error:
        raise refusal(path, error) from None


def title(path: Path, case: Case) -> str:
    """Return the line that says whose case this is, and how long it is."""
    who = "a spectator" if case.setup.me is None else case.setup.me
    return printable(f"{path}: {counted(len(case.events), 'event')}, seen by {who}")


def refusal(path: Path, error: InvalidCaseError) -> Refusal:
    """Return the refusal of a case with these problems."""
    return Refusal(f"{path}: {problem.where or _ALL_OF_IT}: {problem.what}" for problem in error.problems)
