"""``explain``: why a cell of the sheet is certain, or what it depends on."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from core.cli.arguments import card_called, one_called
from core.cli.output import Outcome, printable
from core.cli.question import CaseQuestion, answered, declare_case, declare_habits
from core.engines.conflict import conflict_of
from core.engines.contract import Contradiction
from core.explain.dependence import Dependence, DependenceWords, dependence, moved
from core.explain.explanation import Explanation, explain
from core.model.cards import Card
from core.model.case import Case
from core.model.hunch import without_hunches
from core.model.seats import Holder
from core.timeline.timeline import default_ask


def declare(parser: ArgumentParser) -> None:
    declare_case(parser)
    parser.add_argument("card", metavar="CARD", help="the name of a card")
    parser.add_argument("holder", metavar="HOLDER", help="a player's name, or envelope, pool, face up")
    declare_habits(parser)


def run(arguments: Namespace) -> Outcome:
    return answered(arguments, "explanation", _explained)


def _explained(question: CaseQuestion, arguments: Namespace) -> Outcome:
    case = question.case
    card = card_called(arguments.card, case.setup.deck, "CARD")
    holder = one_called(arguments.holder, case.setup.holders, "holder", "HOLDER")

    try:
        explanation = explain(case, card, holder)
    except Contradiction as contradiction:
        raise Contradiction(conflict_of(case) or contradiction.conflict) from None
    cell = {**question.heading, "card": card.name, "holder": holder, **question.fields}
    if explanation is None:
        p, more = _open_cell(question, card, holder, in_words=not arguments.json)
        text = "\n".join([f"{_cell(card, holder)}: open, with a probability of {p:.1%}.", *more])
        return Outcome(f"{question.assumed}{text}", {**cell, "certain": False, "p": p})
    because, steps = list(explanation.because), list(explanation.steps)
    data = {"certain": True, "holds": explanation.holds, "because": because, "steps": steps}
    return Outcome(_text(case, explanation), {**cell, **data})


def _text(case: Case, explanation: Explanation) -> str:
    lines = [f"{_cell(explanation.card, explanation.holder)}: certain, {'yes' if explanation.holds else 'no'}."]
    lines += [f"  entry {i + 1}  {printable(str(case.events[i]))}" for i in explanation.because]
    return "\n".join([*lines, *(printable(step) for step in explanation.steps)])


def _cell(card: Card, holder: Holder) -> str:
    return printable(f"{card}, {holder}")


def _open_cell(question: CaseQuestion, card: Card, holder: Holder, *, in_words: bool) -> tuple[float, tuple[str, ...]]:
    """Return the probability of an open cell and, if ``in_words``, lines that say what it depends on.

    The lines are slow, as they need an engine's answer for each entry. Raises Contradiction and TooLargeError.
    """
    case, ask = question.case, default_ask(prior=question.prior)
    depends = dependence(without_hunches(case), card, holder, ask=ask) if in_words else None
    # hunches count in the number, as on the sheet; what it depends on are entries, which hunches would only blur
    p = ask(case).probability(card, holder) if depends is None or case.hunches else depends.p
    if depends is None:
        return p, ()
    lines = [*_lines(case, depends)]
    if lines and case.hunches:
        lines.insert(0, "The number above includes your hunches; the rest does not.")
    return p, tuple(map(printable, lines))


def _lines(case: Case, depends: Dependence) -> Iterator[str]:
    words = DependenceWords(case.setup, depends.card, depends.holder)
    if depends.decisive:
        yield "What would settle it:"
        yield from (f"  {line}" for line in words.suggestions(depends.decisive))
    if depends.moved:
        yield "What changed it most:"
        yield from (f"  entry {step.event + 1}  {case.events[step.event]}: {moved(step)}" for step in depends.moved)
