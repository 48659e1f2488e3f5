"""What ``explain`` says of an open cell: what it depends on."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from core.commandline.inference import posterior_of
from core.commandline.width import printable
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.reasons.dependence import Dependence, dependence
from core.reasons.dependence_words import DependenceWords, moved
from core.reasons.story import SEED


def open_cell(path: Path, case: Case, card: Card, holder: Holder, *, in_words: bool) -> tuple[float, tuple[str, ...]]:
    """Return the probability of an open cell of the case in the file ``path``, and lines that say what it depends on.

    No lines where they aren't wanted: they take an answer for each entry. Raises Contradiction, and Refusal where
    there is no answer.
    """
    ask = partial(posterior_of, path, seed=SEED)
    found = dependence(case, card, holder, ask=ask) if in_words else None
    if found is None:
        return ask(case).probability(card, holder), ()
    return found.p, tuple(map(printable, _lines(case, found)))


def _lines(case: Case, found: Dependence) -> Iterator[str]:
    words = DependenceWords(case.setup, found.card, found.holder)
    if found.deciders:
        yield "What would make it certain:"
        yield from (f"  {words.decider(decider)}" for decider in found.deciders)
    if found.moved:
        yield "What moved it most:"
        yield from (f"  entry {one.event + 1}  {case.events[one.event]}: {moved(one)}" for one in found.moved)
