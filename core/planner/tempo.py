"""The pace of a game: parameters fitted from self-play and shipped with the program.

Two laws, for everything beyond the look-ahead:

    from one turn of mine to the next the envelope loses ``pace`` bits of entropy, by the number of players
    a rival certain of the solution with probability c, and right with probability p if they had to accuse, is certain
    by the end of their next turn with probability c + daring * (p - c)

The numbers, with their provenance, are in resources/policies/race.json.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from math import isfinite
from types import MappingProxyType

from core.formats.json_fields import Fields
from core.formats.json_text import child, described, is_whole, parse_json
from core.model.problems import InvalidCaseError, Problem

PLAYERS = (2, 3, 4, 5, 6)
"""The numbers of players in the self-play games."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """The origin of the fitted numbers.

    The ``command`` to run, with ``games`` games for each number of players, the ``seed``, and the ``version`` of the
    program that played them.
    """

    command: str
    games: int
    seed: int
    version: str


@dataclass(frozen=True)
class Tempo:
    """The fitted laws: ``pace`` in bits per round, by the number of players; ``daring`` a fraction, at most 1.

    ``pace`` has every one of :data:`PLAYERS`.
    """

    pace: Mapping[int, float]
    daring: float
    provenance: Provenance

    def bits_a_round(self, players: int) -> float:
        """Return the entropy lost from one turn of mine to the next; above six players as for six."""
        return self.pace[min(players, max(self.pace))]


@functools.cache
def shipped_tempo() -> Tempo:
    """Return the shipped parameters. Raises InvalidCaseError if the file is invalid."""
    file = resources.files("resources").joinpath("policies", "race.json")
    return parse_tempo(file.read_text("utf-8"), file.name)


def parse_tempo(text: str, file: str) -> Tempo:
    """Parse the text of a parameter file.

    Raises InvalidCaseError with every problem, each located as ``FILE: FIELD``.
    """
    try:
        value, problems = parse_json(text)
    except InvalidCaseError as error:
        problems = list(error.problems)
    else:
        found = _read_tempo(Fields.of(value, "", problems))
        if not problems:
            return found
    raise InvalidCaseError(problem.in_file(file) for problem in problems)


def _read_tempo(fields: Fields) -> Tempo:
    fields.refuse_others(("pace", "daring", "provenance"))
    pace = fields.object("pace")
    pace.refuse_others([str(players) for players in PLAYERS])
    return Tempo(
        pace=MappingProxyType({players: _positive(pace, str(players)) for players in PLAYERS}),
        daring=_positive(fields, "daring", most=1.0),
        provenance=_read_provenance(fields.object("provenance")),
    )


def _read_provenance(fields: Fields) -> Provenance:
    fields.refuse_others(("command", "games", "seed", "version"))
    games = fields.whole("games")
    if is_whole(fields.values.get("games")) and games < 1:
        fields.wrong("games", f"is {games}; it must be 1 or more")
    return Provenance(_said(fields, "command"), games, fields.whole("seed"), _said(fields, "version"))


def _said(fields: Fields, name: str) -> str:
    """Return a required, non-empty text."""
    text = fields.text(name)
    if fields.values.get(name) == "":
        fields.wrong(name, "is empty")
    return text


def _positive(fields: Fields, name: str, most: float = float("inf")) -> float:
    """Return a number above 0 and at most ``most``; otherwise note a problem and return 1."""
    value = fields.values.get(name)
    if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and 0 < value <= most:
        return float(value)
    wanted = "a number above 0" if most == float("inf") else f"a number above 0, and at most {most:g}"
    is_what = f"is {described(value)}" if name in fields.values else "is missing"
    fields.problems.append(Problem(child(fields.where, name), f"{is_what}; it must be {wanted}"))
    return 1.0
