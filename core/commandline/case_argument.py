"""The CASE that a command reads."""

from __future__ import annotations

from pathlib import Path

from core.commandline.outcome import Refusal
from core.commandline.width import printable
from core.model.case import Case
from core.model.case_file import load
from core.model.problems import InvalidCaseError


def load_case(path: Path) -> Case:
    """Return the case of a file in either format. Raises Refusal with a line per problem, ``FILE: WHERE: what``."""
    try:
        return load(path)
    except InvalidCaseError as error:
        raise refusal(path, error) from None


def refusal(path: Path, error: InvalidCaseError) -> Refusal:
    """Return the refusal of a case with these problems."""
    return Refusal(f"{printable(str(path))}: {problem}" for problem in error.problems)
