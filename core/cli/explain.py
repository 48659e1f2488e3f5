"""``explain``: why a cell of the sheet is certain, or what it depends on."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from core.cli.arguments import card_called, load_case, one_called
from core.cli.assumptions import assumptions, declare_habits
from core.cli.inference import contradicted, posterior_of
from core.cli.output import Outcome, printable
from core.engines.conflict import conflict_of
from core.engines.contract import Contradiction
from core.explain.dependence import Dependence, DependenceWords, dependence, moved
from core.explain.explanation import Explanation, explain
from core.model.cards import Card
from core.model.case import Case
from core.model.seats import Holder
from core.timeline.timeline import SEED

_HEADING = {"format": "deerstalker-explanation", "version": 1}


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file or a plain-text log")
    parser.add_argument("card", metavar="CARD", help="the name of a card")
    parser.add_argument("holder", metavar="HOLDER", help="a player's name, or envelope, pool, face up")
    declare_habits(parser)


def run(arguments: Namespace) -> Outcome:
    path: Path = arguments.case
    assumed = assumptions(load_case(path), arguments)
    case = assumed.case
    card = card_called(arguments.card, case.setup.deck, "CARD")
    holder = one_called(arguments.holder, case.setup.holders, "holder", "HOLDER")

    try:
        why = explain(case, card, holder)
    except Contradiction as contradiction:
        return contradicted(path, case, Contradiction(conflict_of(case) or contradiction.conflict), _HEADING)
    cell = {**_HEADING, "card": card.name, "holder": holder, **assumed.data}
    if why is None:
        p, more = open_cell(path, case, card, holder, in_words=not arguments.json)
        text = "\n".join([f"{_cell(card, holder)}: open, with a probability of {p:.1%}.", *more])
        return Outcome(f"{assumed.text}{text}", {**cell, "certain": False, "p": p})
    data = {"certain": True, "holds": why.holds, "because": list(why.because), "steps": list(why.steps)}
    return Outcome(_text(case, why), {**cell, **data})


def _text(case: Case, why: Explanation) -> str:
    lines = [f"{_cell(why.card, why.holder)}: certain, {'yes' if why.holds else 'no'}."]
    lines += [f"  entry {i + 1}  {printable(str(case.events[i]))}" for i in why.because]
    return "\n".join([*lines, *(printable(step) for step in why.steps)])


def _cell(card: Card, holder: Holder) -> str:
    return printable(f"{card}, {holder}")


def open_cell(path: Path, case: Case, card: Card, holder: Holder, *, in_words: bool) -> tuple[float, tuple[str, ...]]:
    """Return the probability of an open cell and, if ``in_words``, lines that say what it depends on.

    The lines are slow, as they need an engine's answer for each entry. ``path`` is for messages. Raises Contradiction,
    and Refusal if the engine has no answer.
    """
    ask = partial(posterior_of, path, seed=SEED)
    depends = dependence(case, card, holder, ask=ask) if in_words else None
    if depends is None:
        return ask(case).probability(card, holder), ()
    return depends.p, tuple(map(printable, _lines(case, depends)))


def _lines(case: Case, depends: Dependence) -> Iterator[str]:
    words = DependenceWords(case.setup, depends.card, depends.holder)
    if depends.decisive:
        yield "What would settle it:"
        yield from (f"  {line}" for line in words.suggestions(depends.decisive))
    if depends.moved:
        yield "What changed it most:"
        yield from (f"  entry {shift.event + 1}  {case.events[shift.event]}: {moved(shift)}" for shift in depends.moved)
