"""Reads and writes habit counts as JSON."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypedDict

from core.formats.case_file import read_text
from core.formats.json_values import Fields, parse_json, read_heading
from core.habits.counts import ByCategory, HabitCounts, Odds
from core.model.cards import Category
from core.model.problems import InvalidCaseError

FORMAT, VERSION = "deerstalker-habits", 1


def habit_counts_data(tallies: Mapping[str, HabitCounts]) -> dict[str, object]:
    """Return the file content for these players, by name."""
    players = {name: counts_data(tally) for name, tally in tallies.items()}
    return {"format": FORMAT, "version": VERSION, "players": players}


def read_habit_counts(path: Path) -> dict[str, HabitCounts]:
    """Return the counts in a file, by player. Raises InvalidCaseError with every problem."""
    value, problems = parse_json(read_text(path, streams=True))
    fields = Fields.of(value, "", problems)
    read_heading(fields, FORMAT, VERSION)
    fields.refuse_others(("format", "version", "players"))
    players = fields.object("players")
    if not fields.has("players"):
        fields.wrong("players", "is missing; it must be an object with a field for each player")
    tallies = {name: read_counts(players.object(name)) for name in players.values}
    if problems:
        raise InvalidCaseError(problems)
    return tallies


CATEGORIES = tuple(category.name.lower() for category in Category)


class OddsData(TypedDict):
    """The JSON form of odds."""

    occasions: int
    times: int
    expected: float


class HabitCountsData(TypedDict):
    """The JSON form of a tally; counts by category have a field for each of :data:`CATEGORIES`."""

    games: int
    asks_own: dict[str, OddsData]
    shows: dict[str, OddsData]
    repeats: OddsData
    right: int
    wrong: int


def counts_data(tally: HabitCounts) -> HabitCountsData:
    """Return the JSON form of a tally; the inverse of :func:`read_counts`."""
    return {
        "games": tally.games,
        "asks_own": _by_category(tally.asks_own),
        "shows": _by_category(tally.shows),
        "repeats": _odds_data(tally.repeats),
        "right": tally.right,
        "wrong": tally.wrong,
    }


def read_counts(fields: Fields) -> HabitCounts:
    """Return the tally of a JSON object, noting problems."""
    fields.refuse_others(tuple(HabitCountsData.__annotations__))
    return HabitCounts(
        _count(fields, "games"),
        _read_by_category(fields.object("asks_own")),
        _read_by_category(fields.object("shows")),
        _read_odds(fields.object("repeats")),
        _count(fields, "right"),
        _count(fields, "wrong"),
    )


def _by_category(odds: ByCategory) -> dict[str, OddsData]:
    return {name: _odds_data(one) for name, one in zip(CATEGORIES, odds, strict=True)}


def _odds_data(odds: Odds) -> OddsData:
    return {"occasions": odds.occasions, "times": odds.times, "expected": odds.expected}


def _read_by_category(fields: Fields) -> ByCategory:
    fields.refuse_others(CATEGORIES)
    suspects, weapons, rooms = (_read_odds(fields.object(name)) for name in CATEGORIES)
    return suspects, weapons, rooms


def _read_odds(fields: Fields) -> Odds:
    fields.refuse_others(tuple(OddsData.__annotations__))
    occasions = _count(fields, "occasions")
    times = _count(fields, "times")
    if times > occasions:
        fields.wrong("times", f"is {times}; it cannot be more than the {occasions} occasions")
    return Odds(occasions, times, _expected(fields, occasions))


def _expected(fields: Fields, occasions: int) -> float:
    value = fields.values.get("expected")
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= occasions:
        return float(value)
    what = "is missing" if value is None else "is wrong"
    fields.wrong("expected", f"{what}; it must be a number from 0 to the number of occasions")
    return 0.0


def _count(fields: Fields, name: str) -> int:
    """Return a number of occasions; 0 if invalid."""
    before, found = len(fields.problems), fields.whole(name)
    if found < 0 and len(fields.problems) == before:
        fields.wrong(name, f"is {found}; it must be 0 or more")
    return max(found, 0)
