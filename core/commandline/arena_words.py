"""What the words of ``arena`` mean."""

from __future__ import annotations

import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.commandline.crew import MOST_WORKERS
from core.commandline.natural import positive
from core.commandline.outcome import Refusal
from core.planner.response import Response

if TYPE_CHECKING:
    from core.arena.tournament import Tournament
    from core.model.edition import Edition


def share(text: str) -> float:
    """Read a share; argparse makes a usage error of ArgumentTypeError."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1:
        raise ArgumentTypeError(f"{text!r} is not a number between 0 and 1")
    return found


def game(text: str) -> tuple[int, int]:
    """Read the numbers of a deal and of a rotation, both from 1, and return them from 0, as the arena counts."""
    try:
        deal, rotation = (positive(part) - 1 for part in text.split(":"))
    except (ArgumentTypeError, ValueError):  # ValueError: not two
        raise ArgumentTypeError(f"{text!r} is not DEAL:ROTATION, as 12:3, both from 1") from None
    return deal, rotation


def tournament_of(arguments: Namespace) -> Tournament:
    """Return what is to be played. Raises Refusal with everything that is wrong."""
    from core.arena.tournament import Tournament
    from core.board.mansion import mansion_of
    from core.model.edition import find_edition
    from core.model.problems import InvalidCaseError

    wrong = list(_problems(arguments))
    if wrong:
        raise Refusal(wrong)
    shipped = find_edition(arguments.edition)
    own = _edition_in(Path(arguments.edition)) if shipped is None else None
    tournament = Tournament(
        tuple(map(_spelled, arguments.policies.split(","))),
        arguments.seed,
        arguments.edition if own is None else own.name,
        arguments.dice,
        Response(arguments.response),
        arguments.learn,
        own=own,
    )
    aside = replace(tournament, face_up=arguments.face_up, pool=arguments.pool)
    for words, one in (("--policies", tournament), ("--face-up, --pool", aside)):
        try:
            one.deal(0)
        except ValueError as error:
            raise Refusal([f"{words}: {error}"]) from None
    try:
        mansion_of(aside.deal(0).setup)
    except InvalidCaseError as error:  # the deck of a case and the board that it names
        raise Refusal(f"--edition: {problem.where}: {problem.what}" for problem in error.problems) from None
    return aside


def _edition_in(file: Path) -> Edition:
    """Return what a case is played with: its cards, rules and board. Raises Refusal."""
    from core.commandline.case_argument import load_case
    from core.model.board_name import shipped_boards
    from core.model.edition import Edition

    setup = load_case(file).setup
    if setup.board is not None and setup.board not in shipped_boards():
        raise Refusal([f"--edition: {file}: its board {setup.board} is not shipped; only such are played on here"])
    name = file.name.removesuffix(".json").removesuffix(".case")
    return Edition(setup.edition or name, name, setup.deck, setup.rules, setup.board)


def _problems(arguments: Namespace) -> Iterator[str]:
    from core.arena.entrants import ENTRANTS, KNOWING, is_entrant, policy_of
    from core.model.edition import edition_names, find_edition
    from core.model.text import commas
    from core.model.wording import one_of

    names = [_spelled(name) for name in arguments.policies.split(",")]
    for name in names:
        if not is_entrant(name):
            yield f"--policies: {one_of(policy_of(name), ENTRANTS)}; {KNOWING} may follow any"
    players = arguments.players
    if players is not None and players != len(names):
        yield f"--players: {players} players need {players} policies; --policies names {len(names)}"
    is_file = os.path.isfile(arguments.edition)  # noqa: PTH113 - Path.is_file raises for a name that no file can have
    if find_edition(arguments.edition) is None and not is_file:
        known = commas(edition_names())
        yield f"--edition: no edition is called {arguments.edition}, and no case file is; there are {known}"
    if (arguments.workers or 1) > MOST_WORKERS:
        yield f"--workers: {arguments.workers} are too many; give {MOST_WORKERS} at most"
    if not arguments.games:
        yield "--games: there must be at least one"
    yield from _case_problems(arguments, len(names))


def _case_problems(arguments: Namespace, players: int) -> Iterator[str]:
    """What is wrong with the games to be saved."""
    if arguments.out is None:
        for words, asked in (("--cases", arguments.cases), ("--game", arguments.game)):
            if asked:
                yield f"{words}: the cases need a folder: name one with --out"
    deals = -(-arguments.games // players)
    for deal, rotation in arguments.game:
        if deal >= deals or rotation >= players:
            has = f"--games {arguments.games} with {players} players are {deals} deals in {players} rotations"
            yield f"--game: {deal + 1}:{rotation + 1} is not played: {has}"


def _spelled(name: str) -> str:
    """Return the name of an entrant as it is spelled there, whatever its letters are."""
    from core.arena.entrants import ENTRANTS, KNOWING

    folded = name.strip().casefold()
    found = {one.casefold(): one for one in ENTRANTS}.get(folded.removesuffix(KNOWING))
    if found is None:
        return name.strip()
    return f"{found}{KNOWING}" if folded.endswith(KNOWING) else found
