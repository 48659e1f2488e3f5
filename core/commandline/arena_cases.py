"""The games of the arena that are saved as each of their players saw them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Executor
from pathlib import Path

from core.arena.record import Record
from core.arena.referee import play
from core.arena.tournament import Tournament
from core.model.case_file import write_case

Game = tuple[int, int]
"""The number of a deal and of a rotation, both from 0."""


def first_games(number: int, deals: int, players: int) -> list[Game]:
    """Return the first games of a tournament, and no more than it has."""
    return [divmod(i, players) for i in range(min(number, deals * players))]


def record_of(tournament: Tournament, deal: int, rotation: int) -> Record:
    """Return the record of one game: what a worker does."""
    return play(tournament.match(deal, rotation))


def unsaved(tournament: Tournament, folder: Path, games: Iterable[Game]) -> list[Game]:
    """Return which of the games are not there whole, in order, each once."""
    return [
        game for game in dict.fromkeys(games) if not all(file.is_file() for file in _files(tournament, folder, game))
    ]


def save(
    tournament: Tournament, folder: Path, games: Sequence[Game], executor: Executor, done: Callable[[int], None]
) -> None:
    """Play games again and write their cases, a file for each player; ``done`` gets the number of games.

    Raises UnwritableFileError and OSError where a file cannot be written.
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
    """The files of a game, in the order of the seats."""
    deal, rotation = game
    names = tournament.deal(deal).setup.seats
    where = folder / "cases" / f"deal {deal + 1}, rotation {rotation + 1}"
    return [
        where / f"{player} ({policy}).case.json"
        for player, policy in zip(names, tournament.seating(rotation), strict=True)
    ]
