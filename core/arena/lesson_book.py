"""The lesson book: what each lesson before a tournament taught, on disk until the tournament itself begins.

So an interruption while habits are learned costs the lessons that were under way.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from core.arena.ledger import FORMAT, OtherTournamentError, description
from core.arena.tournament import Tournament
from core.formats.atomic_file import write_atomically
from core.formats.json_fields import Fields
from core.formats.json_text import Json, parse_kept
from core.habits.file import read_tally, tally_data
from core.habits.tally import Tally
from core.model.problems import Problem

FILE = "lessons.json"


class LessonBook:
    """The lessons of a tournament in a folder: the first ones, in order.

    What is there of another tournament, or of another version of the program, counts for nothing. Raises
    OtherTournamentError where a file of that name is something else, and OSError where it cannot be read.
    """

    def __init__(self, folder: Path, tournament: Tournament) -> None:
        self._file = folder / FILE
        self._tournament: Json = json.loads(json.dumps(description(tournament)))
        self.lessons = self._read()

    def add(self, lesson: Mapping[str, Tally]) -> None:
        """Write the next lesson down. Raises UnwritableFileError."""
        self.lessons.append(lesson)
        told = [{name: tally_data(tally) for name, tally in one.items()} for one in self.lessons]
        text = json.dumps({"tournament": self._tournament, "lessons": told})
        write_atomically(self._file, f"{text}\n".encode())

    def close(self) -> None:
        """Throw the book away: what was learned is kept elsewhere now. Raises OSError."""
        self._file.unlink(missing_ok=True)

    def _read(self) -> list[Mapping[str, Tally]]:
        try:
            found = parse_kept(self._file.read_text("utf-8"))
        except (FileNotFoundError, ValueError):
            return []
        before = found.get("tournament") if isinstance(found, dict) else None
        if not isinstance(before, dict) or before.get("format") != FORMAT:
            raise OtherTournamentError(f"{self._file}: not the lessons before a tournament. Name another folder")
        problems: list[Problem] = []
        fields = Fields.of(found, "", problems)
        lessons = [
            {name: read_tally(lesson.object(name)) for name in lesson.values} for lesson in fields.objects("lessons")
        ]
        return [] if problems or fields.values.get("tournament") != self._tournament else list(lessons)
