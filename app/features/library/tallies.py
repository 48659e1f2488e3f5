"""What the library knows of players' habits: a tally for each seat, and their sums. No Qt; called by a worker.

A library of version 1 counted none: those games are counted when their players are asked for, some at a time.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence

from app.features.library.record import folded
from core.formats.case_file import parse_case
from core.formats.json_fields import Fields
from core.habits.file import read_tally, tally_data
from core.habits.tally import Tally, tallies_of
from core.model.problems import InvalidCaseError, Problem

_NOT_COUNTED = """
SELECT DISTINCT game.id, game.text FROM seat JOIN game ON game.id = seat.game
    WHERE seat.tally IS NULL AND game.is_over AND seat.folded IN ({players}) LIMIT ?
"""
_COUNTED = """
SELECT seat.folded, seat.tally FROM seat JOIN game ON game.id = seat.game
    WHERE seat.tally IS NOT NULL AND game.is_over AND seat.folded IN ({players}) AND game.fingerprint NOT IN ({games})
"""


def tally_text(tally: Tally | None) -> str | None:
    """Return a tally as the library keeps it; None for what was not counted."""
    return None if tally is None else json.dumps(tally_data(tally), separators=(",", ":"))


def tally_of_text(text: object) -> Tally | None:
    """Return the tally that the library has kept; None for what was not counted, and for what is damaged."""
    if not isinstance(text, str):
        return None
    problems: list[Problem] = []
    try:
        tally = read_tally(Fields.of(json.loads(text), "", problems))
    except (ValueError, RecursionError):
        return None
    return None if problems else tally


def count_games(library: sqlite3.Connection, names: Sequence[str], most: int) -> int:
    """Count finished games of these players that were not counted yet, at most so many; return how many there were."""
    players = sorted(set(map(folded, names)))
    query = _NOT_COUNTED.format(players=_places(players))
    found = library.execute(query, (*players, most)).fetchall()
    for game, text in found:
        tallies = _tallies_of_text(text)
        names_of = library.execute("SELECT place, name FROM seat WHERE game = ?", (game,)).fetchall()
        library.executemany(
            "UPDATE seat SET tally = ? WHERE game = ? AND place = ?",
            [(tally_text(tallies.get(name, Tally())), game, place) for place, name in names_of],
        )
    return len(found)


def sums(library: sqlite3.Connection, names: Sequence[str], without: Sequence[str]) -> dict[str, Tally]:
    """Return what was counted of each player in all finished games, but those with these fingerprints."""
    players = sorted(set(map(folded, names)))
    query = _COUNTED.format(players=_places(players), games=_places(without))
    found = dict.fromkeys(players, Tally())
    for player, text in library.execute(query, (*players, *without)):
        tally = tally_of_text(text)
        if tally is not None:
            found[player] += tally
    return {name: found[folded(name)] for name in names}


def _tallies_of_text(text: object) -> Mapping[str, Tally]:
    """Return what a stored case tells of its players: nothing, where it cannot be read."""
    try:
        return tallies_of(parse_case(str(text)))
    except InvalidCaseError:
        return {}


def _places(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))
