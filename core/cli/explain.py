"""``explain``: why a cell of the sheet is certain, or what it depends on."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from core.cli.arguments import card_called, load_case, one_called
from core.cli.assumptions import Assumptions, assumptions, declare_habits
from core.cli.inference import belief_of, contradicted, posterior_of
from core.cli.output import Outcome, printable
from core.engines.conflict import conflict_of
from core.engines.contract import Contradiction
from core.engines.posterior import Posterior
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
        explanation = explain(case, card, holder)
    except Contradiction as contradiction:
        return contradicted(path, case, Contradiction(conflict_of(case) or contradiction.conflict), _HEADING)
    cell = {**_HEADING, "card": card.name, "holder": holder, **assumed.data}
    if explanation is None:
        p, more = open_cell(path, assumed, card, holder, in_words=not arguments.json)
        text = "\n".join([f"{_cell(card, holder)}: open, with a probability of {p:.1%}.", *more])
        return Outcome(f"{assumed.text}{text}", {**cell, "certain": False, "p": p})
    because, steps = list(explanation.because), list(explanation.steps)
    data = {"certain": True, "holds": explanation.holds, "because": because, "steps": steps}
    return Outcome(_text(case, explanation), {**cell, **data})


def _text(case: Case, explanation: Explanation) -> str:
    lines = [f"{_cell(explanation.card, explanation.holder)}: certain, {'yes' if explanation.holds else 'no'}."]
    lines += [f"  entry {i + 1}  {printable(str(case.events[i]))}" for i in explanation.because]
    return "\n".join([*lines, *(printable(step) for step in explanation.steps)])


def _cell(card: Card, holder: Holder) -> str:
    return printable(f"{card}, {holder}")


def open_cell(
    path: Path, assumed: Assumptions, card: Card, holder: Holder, *, in_words: bool
) -> tuple[float, tuple[str, ...]]:
    """Return the probability of an open cell and, if ``in_words``, lines that say what it depends on.

    The lines are slow, as they need an engine's answer for each entry. ``path`` is for messages. Raises Contradiction,
    and Refusal if the engine has no answer.
    """

    def ask(case: Case) -> Posterior:
        return belief_of(path, replace(assumed, case=case), posterior_of(path, case, seed=SEED)).posterior

    depends = dependence(assumed.case, card, holder, ask=ask) if in_words else None
    if depends is None:
        return ask(assumed.case).probability(card, holder), ()
    return depends.p, tuple(map(printable, _lines(assumed.case, depends)))


def _lines(case: Case, depends: Dependence) -> Iterator[str]:
    words = DependenceWords(case.setup, depends.card, depends.holder)
    if depends.decisive:
        yield "What would settle it:"
        yield from (f"  {line}" for line in words.suggestions(depends.decisive))
    if depends.moved:
        yield "What changed it most:"
        yield from (f"  entry {step.event + 1}  {case.events[step.event]}: {moved(step)}" for step in depends.moved)
