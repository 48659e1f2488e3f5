"""What went wrong, in the language of the window: the problems of files and set-ups, and what errors say."""

from __future__ import annotations

from collections.abc import Iterable

from app.language import localized, translate
from core.model.problems import Problem


def problem_words(problem: Problem) -> str:
    """Return a problem with its place: a path within a file is said alike in every language, a line is not."""
    return localized(problem.text)


def problem_lines(problems: Iterable[Problem]) -> str:
    """Return problems, one in a line."""
    return "\n".join(map(problem_words, problems))


def reason(error: BaseException) -> str:
    """Return what an error says; its own ``str`` would have forgotten that it can be said in another language."""
    said = error.args[0] if len(error.args) == 1 else None
    return localized(said) if isinstance(said, str) else str(error)


def went_wrong(error: BaseException) -> str:
    """Return that something broke which must not, with the error as a programmer reads it."""
    return translate("ProblemWords", "This went wrong: {error}.").format(error=repr(error))
