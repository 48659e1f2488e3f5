"""Arguments that several commands share."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from core.cli.output import Refusal
from core.formats.case_file import load
from core.model.cards import Card
from core.model.case import Case
from core.model.deck import Deck
from core.model.problems import InvalidCaseError
from core.model.rules import PoolRule
from core.policies.registry import POLICIES
from core.text.text import commas
from core.text.wording import match, unknown

if TYPE_CHECKING:
    from core.players.counts import HabitCounts


def natural(text: str) -> int:
    """Parse an integer from 0; argparse turns ArgumentTypeError into a usage error."""
    return _at_least(0, text)


def positive(text: str) -> int:
    """Parse an integer from 1; argparse turns ArgumentTypeError into a usage error."""
    return _at_least(1, text)


def folder(text: str) -> Path:
    """Parse a folder to write into. An empty name, as of an unset variable of a script, would be the current one."""
    if not text:
        raise ArgumentTypeError("the name of the folder is empty; the current one is .")
    return Path(text)


def _at_least(least: int, text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 20 and int(text) >= least):
        raise ArgumentTypeError(f"{text!r} is not a whole number of {least} or more")
    return int(text)


POLICY_HELP = commas([f"{name} {policy.what}" for name, policy in POLICIES.items()])
"""What each policy does, in a line."""

MOST_WORKERS = 1000
"""Limit on the number of workers: more than any machine has cores."""

_ALL_OF_IT = "whole file"
"""The location printed for a problem that concerns the whole file."""


def load_case(path: Path, *, streams: bool = True) -> Case:
    """Read a case file in either format. Raises Refusal with a line per problem, ``FILE: WHERE: what``.

    ``streams`` allows pipes and devices: a file named on the command line may be one, a file found in a folder may not.
    """
    try:
        return load(path, streams=streams)
    except InvalidCaseError as error:
        raise refusal(path, error) from None


def refusal(path: Path, error: InvalidCaseError) -> Refusal:
    return Refusal(f"{path}: {problem.where or _ALL_OF_IT}: {problem.what}" for problem in error.problems)


def card_called(name: str, deck: Deck, argument: str) -> Card:
    """Return the card named by an argument's value. Raises Refusal."""
    card = deck.find(name)
    if card is None:
        raise Refusal([f"{argument}: {unknown('card', name, [card.name for card in deck])}"])
    return card


def one_called(name: str, names: Sequence[str], what: str, argument: str) -> str:
    """Return the one of ``names`` that an argument's value means. Raises Refusal, naming ``what`` was expected."""
    meant = match(name, names)
    if meant is None:
        raise Refusal([f"{argument}: {unknown(what, name, names)}"])
    return meant


def declare_table(parser: ArgumentParser) -> None:
    """Declare what differs from table to table; each argument that is not given is None."""
    parser.add_argument("--dice", type=int, choices=(1, 2), help="how many dice (default: as in the edition)")
    parser.add_argument("--face-up", metavar="N", type=natural, help="how many left-over cards lie face up")
    parser.add_argument("--pool", metavar="N", type=natural, help="how many left-over cards lie face down")
    parser.add_argument(
        "--pool-look",
        choices=[rule.value for rule in PoolRule],
        help="who looks at cards that lie face down: nobody, or a player whose suggestion no one answers, at one of"
        " them (default: as in the edition, nobody)",
    )


def counts_in(path: Path) -> dict[str, HabitCounts]:
    """Return the counts in a file. Raises Refusal."""
    from core.players.counts import read_habit_counts

    try:
        return read_habit_counts(path)
    except InvalidCaseError as error:
        raise refusal(path, error) from None
