"""The CASE that a command reads."""

from __future__ import annotations

from pathlib import Path

from core.commandline.outcome import Refusal
from core.model.case import Case
from core.model.case_file import load
from core.model.problems import InvalidCaseError

_ALL_OF_IT = "whole file"
"""WHERE a problem is that has no place of its own."""


def load_case(path: Path) -> Case:
    """Return the case of a file in either format. Raises Refusal with a line per problem, ``FILE: WHERE: what``."""
    try:
        return load(path)
    except InvalidCaseError as error:
        raise refusal(path, error) from None


def refusal(path: Path, error: InvalidCaseError) -> Refusal:
    """Return the refusal of a case with these problems."""
    return Refusal(f"{path}: {problem.where or _ALL_OF_IT}: {problem.what}" for problem in error.problems)
