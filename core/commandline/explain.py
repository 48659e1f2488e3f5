"""``explain``: why a cell of the sheet is certain, or what it depends on."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from core.commandline.case_argument import load_case
from core.commandline.habits_argument import declare_habits, habits_data, habits_line, with_habits
from core.commandline.outcome import Outcome, Refusal
from core.commandline.width import printable
from core.model.cards import Card
from core.model.case import Case
from core.model.names import match
from core.model.seats import Holder
from core.model.wording import unknown

if TYPE_CHECKING:
    from core.reasons.explanation import Explanation

SUMMARY = "why it is certain that a holder has a card, or has it not; or what would make it certain"
_HEADING = {"format": "deerstalker-explanation", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file, or a log in the plain-text format")
    parser.add_argument("card", metavar="CARD", help="the name of a card")
    parser.add_argument("holder", metavar="HOLDER", help="a player's name, or envelope, pool, face up")
    declare_habits(parser)


def run(arguments: Namespace) -> Outcome:
    """Return the explanation, or that the cell is open. Raises Refusal."""
    path: Path = arguments.case
    case = with_habits(load_case(path), arguments)
    card, holder = _card(case, arguments.card), _holder(case, arguments.holder)

    from core.commandline.conflict import contradicted
    from core.commandline.open_cell import open_cell
    from core.engines.conflict import conflict_of
    from core.engines.contract import Contradiction
    from core.reasons.explanation import explain

    try:
        found = explain(case, card, holder)
    except Contradiction as contradiction:
        return contradicted(path, case, Contradiction(conflict_of(case) or contradiction.conflict), _HEADING)
    cell = {**_HEADING, "card": card.name, "holder": holder, **habits_data(case, arguments)}
    if found is None:
        p, more = open_cell(path, case, card, holder, in_words=not arguments.json)
        text = "\n".join([f"{_cell(card, holder)}: open, with a probability of {p:.1%}.", *more])
        return Outcome(f"{habits_line(case, arguments)}{text}", {**cell, "certain": False, "p": p})
    data = {"certain": True, "holds": found.holds, "because": list(found.because), "steps": list(found.steps)}
    return Outcome(_text(case, found), {**cell, **data})


def _text(case: Case, found: Explanation) -> str:
    """Return the answer, the entries that force it, and the steps from them."""
    lines = [f"{_cell(found.card, found.holder)}: certainly {'yes' if found.holds else 'no'}."]
    lines += [f"  entry {i + 1}  {printable(str(case.events[i]))}" for i in found.because]
    return "\n".join([*lines, *(printable(step) for step in found.steps)])


def _cell(card: Card, holder: Holder) -> str:
    return printable(f"{card}, {holder}")


def _card(case: Case, name: str) -> Card:
    found = case.setup.deck.find(name)
    if found is None:
        raise Refusal([f"CARD: {unknown('card', name, [card.name for card in case.setup.deck])}"])
    return found


def _holder(case: Case, name: str) -> Holder:
    found = match(name, case.setup.holders)
    if found is None:
        raise Refusal([f"HOLDER: {unknown('holder', name, case.setup.holders)}"])
    return found
