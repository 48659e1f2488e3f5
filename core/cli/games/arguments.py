"""The arguments of ``arena``."""

from __future__ import annotations

import os
from argparse import ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from pathlib import Path

from core.arena.match import play
from core.arena.tournament import KNOWING, Tournament, policy_of
from core.board.mansion import mansion_of
from core.cli.arguments import MOST_WORKERS, load_case, positive
from core.cli.output import Refusal
from core.formats.case_file import write_case
from core.formats.editions import Edition, edition_names, find_edition
from core.information.answers import Response
from core.model.board_name import shipped_boards
from core.model.problems import InvalidCaseError
from core.model.rules import PoolRule
from core.policies.registry import OPPONENTS
from core.referee.referee import PlayedGame
from core.text.text import commas
from core.text.wording import one_of


def share(text: str) -> float:
    """Parse a share; argparse turns ArgumentTypeError into a usage error."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1:
        raise ArgumentTypeError(f"{text!r} is not a number between 0 and 1")
    return found


def game(text: str) -> tuple[int, int]:
    """Parse a deal and a rotation, counted from 1, and return them counted from 0."""
    try:
        deal, rotation = (positive(part) - 1 for part in text.split(":"))
    except (ArgumentTypeError, ValueError):  # ValueError: not two
        raise ArgumentTypeError(f"{text!r} is not DEAL:ROTATION, such as 12:3 (both from 1)") from None
    return deal, rotation


def tournament_of(arguments: Namespace) -> Tournament:
    """Return the tournament. Raises Refusal with all problems."""
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
    look = None if arguments.pool_look is None else PoolRule(arguments.pool_look)
    aside = replace(tournament, face_up=arguments.face_up or 0, pool=arguments.pool or 0, pool_look=look)
    for words, one in (("--policies", tournament), ("--face-up, --pool", aside)):
        try:
            one.deal(0)
        except ValueError as error:
            raise Refusal([f"{words}: {error}"]) from None
    try:
        mansion_of(aside.deal(0).setup)
    except InvalidCaseError as error:  # the case's deck does not fit its board
        raise Refusal(f"--edition: {problem.where}: {problem.what}" for problem in error.problems) from None
    return aside


def _edition_in(file: Path) -> Edition:
    setup = load_case(file).setup
    if setup.board is not None and setup.board not in shipped_boards():
        raise Refusal([f"--edition: {file}: its board {setup.board} does not come with the program, as it must here"])
    name = file.name.removesuffix(".json").removesuffix(".case")
    return Edition(setup.edition or name, name, setup.deck, setup.rules, setup.board)


def _problems(arguments: Namespace) -> Iterator[str]:
    names = [_spelled(name) for name in arguments.policies.split(",")]
    for name in names:
        if policy_of(name) not in OPPONENTS:
            yield f"--policies: {one_of(policy_of(name), OPPONENTS)}; {KNOWING} can follow any"
    players = arguments.players
    if players is not None and players != len(names):
        yield f"--players: {players} players need {players} policies; --policies names {len(names)}"
    is_file = os.path.isfile(arguments.edition)  # noqa: PTH113 - Path.is_file raises for a name that no file can have
    if find_edition(arguments.edition) is None and not is_file:
        known = commas(edition_names())
        yield f"--edition: {arguments.edition} is neither an edition nor a case file; the editions are {known}"
    if (arguments.workers or 1) > MOST_WORKERS:
        yield f"--workers: {arguments.workers} are too many; give at most {MOST_WORKERS}"
    if not arguments.games:
        yield "--games: there must be at least one"
    yield from _case_problems(arguments, len(names))


def _case_problems(arguments: Namespace, players: int) -> Iterator[str]:
    if arguments.out is None:
        for words, asked in (("--cases", arguments.cases), ("--game", arguments.game)):
            if asked:
                yield f"{words}: saving cases needs a folder; name one with --out"
    deals = -(-arguments.games // players)
    for deal, rotation in arguments.game:
        if deal >= deals or rotation >= players:
            has = f"--games {arguments.games} with {players} players are {deals} deals in {players} rotations"
            yield f"--game: {deal + 1}:{rotation + 1} is not played: {has}"


def _spelled(name: str) -> str:
    folded = name.strip().casefold()
    found = {one.casefold(): one for one in OPPONENTS}.get(folded.removesuffix(KNOWING))
    if found is None:
        return name.strip()
    return f"{found}{KNOWING}" if folded.endswith(KNOWING) else found


Game = tuple[int, int]
"""The number of a deal and of a rotation, both from 0."""


def first_games(number: int, deals: int, players: int) -> list[Game]:
    """Return the first ``number`` games of a tournament, or all if it has fewer."""
    return [divmod(i, players) for i in range(min(number, deals * players))]


def record_of(tournament: Tournament, deal: int, rotation: int) -> PlayedGame:
    """Return the record of one game. Runs in a worker."""
    return play(tournament.match(deal, rotation))


def unsaved(tournament: Tournament, folder: Path, games: Iterable[Game]) -> list[Game]:
    """Return the games with missing files, in order and without duplicates."""
    return [
        game for game in dict.fromkeys(games) if not all(file.is_file() for file in _files(tournament, folder, game))
    ]


def save(
    tournament: Tournament, folder: Path, games: Sequence[Game], executor: Executor, done: Callable[[int], None]
) -> None:
    """Replay games and write their cases, a file for each player; ``done`` is called with the number of games written.

    Raises UnwritableFileError or OSError if a file cannot be written.
    """
    records = [executor.submit(record_of, tournament, *game) for game in games]
    try:
        for game, played in zip(games, records, strict=True):
            record, files = played.result(), _files(tournament, folder, game)
            files[0].parent.mkdir(parents=True, exist_ok=True)
            for player, file in zip(record.deal.setup.seats, files, strict=True):
                write_case(record.kept_by(player), file)
            done(1)
    finally:
        for one in records:
            one.cancel()


def _files(tournament: Tournament, folder: Path, game: Game) -> list[Path]:
    deal, rotation = game
    names = tournament.deal(deal).setup.seats
    where = folder / "cases" / f"deal {deal + 1}, rotation {rotation + 1}"
    return [
        where / f"{player} ({policy}).case.json"
        for player, policy in zip(names, tournament.seating(rotation), strict=True)
    ]
