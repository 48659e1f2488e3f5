"""A file of habits: what was counted of players, so that other games can reckon with it.

{"format": "deerstalker-habits", "version": 1, "players": {"Bob": {"games": 12, "asks_own": …}, …}}
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from core.habits.tally import Tally
from core.habits.tally_data import read_tally, tally_data
from core.model.case_file import read_text
from core.model.json_fields import Fields
from core.model.json_text import is_whole, parse_json
from core.model.problems import InvalidCaseError, Problem
from core.model.wording import one_of

FORMAT, VERSION = "deerstalker-habits", 1


def tallies_data(tallies: Mapping[str, Tally]) -> dict[str, object]:
    """Return what the file of these players holds, by name."""
    players = {name: tally_data(tally) for name, tally in tallies.items()}
    return {"format": FORMAT, "version": VERSION, "players": players}


def read_tallies(path: Path) -> dict[str, Tally]:
    """Return what a file says was counted of players, by name. Raises InvalidCaseError with every problem."""
    value, problems = parse_json(read_text(path, streams=True))
    fields = Fields.of(value, "", problems)
    _read_heading(fields)
    fields.refuse_others(("format", "version", "players"))
    players = fields.object("players")
    if not fields.has("players"):
        fields.wrong("players", "is missing; it must be an object with a field for each player")
    tallies = {name: read_tally(players.object(name)) for name in players.values}
    if problems:
        raise InvalidCaseError(problems)
    return tallies


def _read_heading(fields: Fields) -> None:
    """Note what is wrong with the heading. Raises InvalidCaseError with that alone where a newer program wrote it."""
    kind = fields.text("format")
    if kind not in {"", FORMAT}:
        fields.wrong("format", one_of(kind, (FORMAT,)))
    elif not kind and fields.has("format"):
        fields.wrong("format", f"must be {FORMAT!r}")
    version = fields.values.get("version")
    if kind == FORMAT and is_whole(version) and version > VERSION:
        newer = f"is {version}; this program reads version {VERSION}, a newer one may read this"
        raise InvalidCaseError([Problem("version", newer)])
    if version != VERSION or isinstance(version, bool):
        fields.wrong("version", f"must be {VERSION}, which this program reads")
