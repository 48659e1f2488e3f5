"""``convert``: reads a case in either format, writes a case file."""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from core.cli.arguments import card_called, load_case, one_called, refusal
from core.cli.output import Outcome, Refusal, printable
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import case_to_dict, case_to_json, write_case
from core.formats.case_reader import parse_case
from core.formats.validity import case_problems
from core.model.case import Case
from core.model.perspective import with_named_audience
from core.model.problems import InvalidCaseError
from core.text.wording import counted


def declare(parser: ArgumentParser) -> None:
    parser.add_argument("source", metavar="IN", type=Path, help="a case file or a plain-text log")
    parser.add_argument("target", metavar="OUT", type=Path, help="the case file to write")
    parser.add_argument("--me", metavar="PLAYER", help="whose view it is (by default a log is a spectator's)")
    parser.add_argument(
        "--hand", metavar="CARD", nargs="+", action="extend", default=[], help="the cards in that player's hand"
    )


def run(arguments: Namespace) -> Outcome:
    source: Path = arguments.source
    target: Path = arguments.target
    case = load_case(source)
    if arguments.me is not None or arguments.hand:
        case = _seen_by(source, case, arguments.me, arguments.hand)
    if _is_standard_output(target):  # print the case instead of a summary
        return Outcome(_text(case), case_to_dict(case))
    try:
        parse_case(case_to_json(case), target.parent)  # a custom board has to be beside OUT as well as beside IN
        write_case(case, target, streams=True)
    except InvalidCaseError as error:
        raise refusal(target, error) from None
    except UnwritableFileError as error:
        raise Refusal([str(error)]) from None
    text = f"Wrote {printable(str(target))}: {_contents(case)}."
    data = {"format": "deerstalker-conversion", "version": 1, "out": str(target), "events": len(case.events)}
    return Outcome(text, data)


def _is_standard_output(target: Path) -> bool:
    try:
        there = target.stat()
        return there.st_ino != 0 and os.path.samestat(there, os.fstat(sys.stdout.fileno()))  # 0: a device on Windows
    except (AttributeError, OSError, ValueError):  # no target yet, or standard output is closed or has no descriptor
        return False


def _text(case: Case) -> str:
    """Return the text of a case file, with escapes if the encoding of standard output lacks some characters."""
    text = case_to_json(case)
    try:
        text.encode(sys.stdout.encoding)
    except UnicodeEncodeError:
        return json.dumps(case_to_dict(case), indent=2)
    return text.rstrip("\n")


def _seen_by(source: Path, case: Case, me: str | None, hand: list[str]) -> Case:
    """Return the case as seen by ``me`` (None: the same player as before), who holds ``hand``."""
    setup = case.setup
    player = setup.me if me is None else one_called(me, setup.seats.names, "player", "--me")
    if player is None:
        raise Refusal([f"--hand: a spectator has no hand; name the player with --me ({', '.join(setup.seats)})"])
    cards = [card_called(name, setup.deck, "--hand") for name in hand]
    events = case.events if player == setup.me else tuple(with_named_audience(event, setup.me) for event in case.events)
    case = replace(case, setup=replace(setup, me=player, my_hand=tuple(cards)), events=events)
    if problems := case_problems(case):
        raise refusal(source, InvalidCaseError(problems))
    return case


def _contents(case: Case) -> str:
    eyes = "a spectator" if case.setup.me is None else case.setup.me
    players, events = counted(len(case.setup.players), "player"), counted(len(case.events), "event")
    return printable(f"{players}, {events}, seen by {eyes}")
