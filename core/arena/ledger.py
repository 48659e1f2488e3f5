"""The results of a tournament on disk, so that it can be resumed after an interruption.

They are a folder with the description, ``tournament.json``, and ``games.jsonl``, which has a line per finished game.
The games of a deal are written together; a truncated last line and its deal are ignored.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from core.arena.result import Accuracy, Result, accuracy_data, assessed_seat, result_of
from core.arena.tournament import Tournament
from core.formats.atomic_file import sweep, write_atomically
from core.formats.case_file import setup_to_dict
from core.formats.json_values import Fields, Json, is_whole, parse_kept
from core.formats.migrations import Versions
from core.formats.regular_file import read_bytes
from core.model.problems import Problem
from core.model.rules import PoolRule
from core.players.counts import KnownPlayers, counts_data, read_counts
from core.version import __version__

FORMAT = "deerstalker-tournament"
DESCRIBED, LEARNED = "tournament.json", "learned"
LARGEST: Final = 1_000_000_000
"""The most bytes of its games; one has some 300."""
OWN = ("deck", "board", "rules")
POOL_LOOK, LOOKED = "pool_look", PoolRule.UNANSWERED.value
"""The field for who looks at cards of the pool, and what it was before it was asked."""


def _with_leftovers(content: dict[str, Json]) -> dict[str, Json]:
    """Version 2: cards may lie face up or in a pool. It also counts the winner's turns, which are unknown before."""
    return {"face_up": 0, "pool": 0, **content} if "format" in content else content


def _without_winners_accuracy(content: dict[str, Json]) -> dict[str, Json]:
    """Version 3: the accuracy is that of one seat, whoever wins, and no longer the winner's."""
    match content:
        case {"deal": int(deal), "policies": [_, *_] as policies, "winner": int(winner)}:
            return content if winner == assessed_seat(deal, len(policies)) else content | accuracy_data(Accuracy())
    return content


VERSIONS: Final[Versions[dict[str, Json]]] = Versions((_with_leftovers, _without_winners_accuracy))
"""A migration gets the description or one game, and leaves what it has already migrated unchanged."""


class OtherTournamentError(Exception):
    """The folder contains another tournament, or files that are not a tournament."""


class Ledger:
    """The results of a tournament in a folder, begun by the version ``program`` of this program (None: unknown).

    Raises OtherTournamentError if the folder contains another tournament, or games without a description; OSError and
    UnwritableFileError if it cannot be read or written.
    """

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self.folder, self.tournament = folder, tournament
        self._games = folder / "games.jsonl"
        folder.mkdir(parents=True, exist_ok=True)
        sweep(folder)
        described = folder / DESCRIBED
        self.program: str | None = __version__
        if described.exists():
            stored, version = _compared(described, tournament)
            program = stored.get("program")
            self.program = program if isinstance(program, str) else None
            if version < VERSIONS.latest:
                self._migrate(stored, version)
        elif self._lines():
            missing = f"the games of a tournament that nothing describes ({DESCRIBED} is missing beside them)"
            raise OtherTournamentError(f"{self._games}: {missing}. Name another folder, or bring that file back")
        else:
            self._describe(description(tournament))
        self._end_last_line()

    def results(self) -> list[Result]:
        """Return the results of all deals that were played in every rotation, in the order of the deals.

        Raises OtherTournamentError if a line is a game of another tournament, or not a game.
        """
        by_deal: dict[int, dict[int, Result]] = defaultdict(dict)
        for number, line in enumerate(self._lines(), 1):
            try:
                value = parse_kept(line)
            except ValueError:  # truncated by a power cut
                continue
            try:
                result = result_of(value)
            except ValueError as error:
                what = f"not the result of a game ({error}). Take the line out, or name another folder"
                raise OtherTournamentError(f"{self._games}: line {number}: {what}") from None
            if result.policies != self.tournament.seating(result.rotation):
                played = f"another tournament's game, of {', '.join(result.policies)}"
                raise OtherTournamentError(f"{self._games}: line {number}: {played}. Name another folder")
            by_deal[result.deal][result.rotation] = result
        whole = [games for _, games in sorted(by_deal.items()) if len(games) == self.tournament.players]
        return [games[rotation] for games in whole for rotation in sorted(games)]

    def add(self, results: Sequence[Result]) -> None:
        text = "".join(f"{json.dumps(result.as_data())}\n" for result in results)
        with self._games.open("a", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())

    def _migrate(self, described: dict[str, Json], version: int) -> None:
        """Write the games and then the description, whose version counts, in the latest version."""
        if lines := self._lines():
            text = "".join(f"{_migrated(line, version)}\n" for line in lines)
            write_atomically(self._games, text.encode())
        self._describe(described)

    def _describe(self, described: Mapping[str, object]) -> None:
        write_atomically(self.folder / DESCRIBED, f"{json.dumps(described, indent=2)}\n".encode())

    def _lines(self) -> list[str]:
        return self._text().decode("utf-8", "replace").splitlines()

    def _text(self) -> bytes:
        return read_bytes(self._games, LARGEST) if self._games.exists() else b""

    def _end_last_line(self) -> None:
        """End a truncated last line, so that the next result does not become part of it."""
        text = self._text()
        if text and not text.endswith(b"\n"):
            with self._games.open("ab") as file:
                file.write(b"\n")


def learned_in(folder: Path) -> KnownPlayers | None:
    """Return the habits learned for the tournament in a folder; None if there is no tournament.

    Raises OtherTournamentError if the description is invalid, OSError if it cannot be read.
    """
    file = folder / DESCRIBED
    if not file.exists():
        return None
    problems: list[Problem] = []
    described, _ = _described_in(file)
    fields = Fields.of(described.get(LEARNED, {}), LEARNED, problems)
    learned = tuple((name, read_counts(fields.object(name))) for name in fields.values)
    if problems:
        raise OtherTournamentError(f"{file}: {problems[0]}")
    return learned


def description(tournament: Tournament) -> dict[str, object]:
    """Return the description of a tournament, with the learned habits if any policy uses them."""
    described: dict[str, object] = {
        "format": FORMAT,
        "version": VERSIONS.latest,
        "program": __version__,
        "policies": list(tournament.policies),
        "seed": tournament.seed,
        "edition": tournament.edition,
        "dice": tournament.dice,
        "response": tournament.response.value,
        "face_up": tournament.face_up,
        "pool": tournament.pool,
        **({POOL_LOOK: tournament.pool_rule.value} if tournament.pool else {}),
        **_own(tournament),
    }
    if not tournament.knows_habits:
        return described
    learned = {name: counts_data(tally) for name, tally in tournament.learned}
    return {**described, "learn": tournament.learn, LEARNED: learned}


def _own(tournament: Tournament) -> dict[str, Json]:
    """Return a custom deck, board and rules as in case files; nothing for a shipped edition."""
    if tournament.own is None:
        return {}
    setup = setup_to_dict(tournament.deal(0).setup)
    return {key: setup[key] for key in OWN if key in setup}


def _compared(file: Path, tournament: Tournament) -> tuple[dict[str, Json], int]:
    """Return the description in a file, and its version there.

    Raises OtherTournamentError if it describes another tournament.
    """
    described, version = _described_in(file)
    stored, wanted = {POOL_LOOK: LOOKED} | described, {**dict.fromkeys(OWN), **description(tournament)}
    # a custom edition is named after its file
    of_the_file = {"version", "program"} | ({"edition"} if tournament.own else set())
    other = [key for key in wanted if key not in of_the_file and stored.get(key) != wanted[key]]
    if other:
        what = "; ".join(_difference(key, stored.get(key), wanted[key]) for key in other)
        raise OtherTournamentError(f"{file}: another tournament: {what}. Name another folder, or ask for that one")
    return described, version


def _described_in(file: Path) -> tuple[dict[str, Json], int]:
    """Return the description in a file as the latest version has it, and its version there.

    Raises OtherTournamentError if it is not a description, or a newer one.
    """
    try:
        stored = parse_kept(read_bytes(file).decode("utf-8"))
    except ValueError as error:
        raise OtherTournamentError(f"{file}: not the description of a tournament ({error})") from error
    version = stored.get("version") if isinstance(stored, dict) and stored.get("format") == FORMAT else None
    if not isinstance(stored, dict) or not is_whole(version) or version < VERSIONS.first:
        raise OtherTournamentError(f"{file}: not the description of a tournament")
    if version > VERSIONS.latest:
        raise OtherTournamentError(f"{file}: {VERSIONS.refusal(version)}, or name another folder")
    return {**VERSIONS.migrated(stored, version), "version": VERSIONS.latest}, version


def _migrated(line: str, version: int) -> str:
    """Return the line of a game in the latest version; a line that is not a game is unchanged."""
    try:
        value = parse_kept(line)
    except ValueError:
        return line
    return json.dumps(VERSIONS.migrated(value, version)) if isinstance(value, dict) else line


def _difference(key: str, there: Json, wanted: object) -> str:
    if key == LEARNED:
        return "other habits were learned there"
    return f"{key} is {json.dumps(there)} there, not {json.dumps(wanted)}"
