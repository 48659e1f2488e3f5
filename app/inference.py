"""What the window asks an engine, and what it makes of the answer: pure functions that run in the worker.

numpy and the engines are imported where they are first used, so that the window can open without them.
"""

from __future__ import annotations

import gc
import importlib
import threading
from dataclasses import dataclass
from typing import TYPE_CHECKING

from core.model.case import Case

if TYPE_CHECKING:
    from core.engines.contract import Source
    from core.engines.posterior import Posterior


@dataclass(frozen=True, slots=True)
class Question:
    """A case, and the engine that is to answer it. The show model is among the rules of the case."""

    case: Case
    engine: str = "auto"


@dataclass(frozen=True, slots=True)
class Reply:
    """What came of a question.

    ``posterior`` is that of the first ``upto`` events: all of them, unless the case contradicts itself. It is None
    where the set-up alone does, and where the engine gave up; then ``message`` says why.
    """

    question: Question
    posterior: Posterior | None
    upto: int
    conflict: tuple[Source, ...] = ()
    message: str = ""


class Wish:
    """Whether an answer is still wanted; the GUI thread withdraws it, the worker asks."""

    def __init__(self) -> None:
        self._withdrawn = threading.Event()

    def withdraw(self) -> None:
        """The answer is no longer of interest."""
        self._withdrawn.set()

    def check(self) -> None:
        """Raise AbandonedError where the answer is no longer wanted."""
        if self._withdrawn.is_set():
            from core.engines.contract import AbandonedError

            raise AbandonedError


def infer(question: Question, wish: Wish) -> Reply | None:
    """Ask the engine. A contradiction is an answer, too: with the numbers of the last entry that made sense.

    None where the answer is no longer wanted.
    """
    from core.engines.contract import AbandonedError

    try:
        return _infer(question, wish)
    except AbandonedError:
        return None


def _infer(question: Question, wish: Wish) -> Reply:
    from core.engines.contract import Contradiction, TooLargeError
    from core.engines.driver import answer

    n = len(question.case.events)
    try:
        return Reply(question, answer(question.case, question.engine, check=wish.check), n)
    except Contradiction as clash:
        return _last_consistent(question, clash.conflict, wish)
    except TooLargeError as error:
        return Reply(question, None, n, message=str(error))


def _last_consistent(question: Question, conflict: tuple[Source, ...], wish: Wish) -> Reply:
    from core.engines.contract import TooLargeError
    from core.engines.driver import answer, consistent_prefix

    upto = consistent_prefix(question.case)
    if upto < 0:
        return Reply(question, None, upto, conflict)
    try:
        posterior = answer(question.case.upto(upto), question.engine, check=wish.check)
    except TooLargeError as error:
        return Reply(question, None, upto, conflict, str(error))
    return Reply(question, posterior, upto, conflict)


def warm_up(*modules: str) -> None:
    """Import what will be needed, then hide it from the garbage collector, whose full rounds stop the window."""
    for module in modules:
        importlib.import_module(module)
    gc.collect()
    gc.freeze()
