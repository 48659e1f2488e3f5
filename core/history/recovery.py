"""Recovers a case and its history from a journal, as far as it can be read."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from core.formats.case_file import case_to_dict
from core.formats.case_reader import VERSION as CASE_VERSION
from core.formats.case_reader import case_from_dict
from core.history.history import History
from core.history.journal_records import DamagedRecordError, Record, from_line, step_from_record
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.text.text import Text, clauses, say
from core.text.wording import unreadable

ENDING = ".journal"
FORMAT = "deerstalker-journal"
VERSION = 2
"""Raised with every new kind of step: programs that do not know it would take it for damage."""


class UnreadableJournalError(Exception):
    """A journal of which nothing can be recovered; the message says why."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(say("Journal", "{path}: {reason}").format(path=str(path), reason=reason))


class JournalVersionError(UnreadableJournalError):
    """A journal of another version: not damaged, and to be left as it is."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """The content of a journal.

    ``history`` stands where the user stood, and knows whether its case is saved (``history.is_saved``); ``case_path``
    is the file the case belongs to, if any; ``entries`` counts the lines that could be read; ``lost`` says in words
    what could not, None where nothing is lost. ``host`` is the other computer on which it may be open, for those who
    lock journals; None where nothing says so.
    """

    path: Path
    history: History
    case_path: Path | None
    entries: int
    lost: str | None
    host: str | None = None


def journals(directory: Path) -> tuple[Path, ...]:
    """Return the journals in a folder, newest first: of open cases, and of those left by a crash."""
    found = []
    for path in directory.glob(f"*{ENDING}"):
        with contextlib.suppress(FileNotFoundError):  # another window has removed it meanwhile
            if path.is_file():
                found.append((path.stat().st_mtime_ns, path))
    return tuple(path for _, path in sorted(found, reverse=True))


def recover(path: Path) -> Recovered:
    """Return the content of the journal at ``path``, without changing it.

    Damage costs what stands behind it, and ``lost`` says so. Raises UnreadableJournalError where the first line, which
    holds the case as it was opened, is gone, and JournalVersionError where another version wrote the journal.
    """
    try:
        *lines, rest = path.read_bytes().split(b"\n")
    except OSError as error:
        raise UnreadableJournalError(path, unreadable(error)) from error
    if not lines:
        raise UnreadableJournalError(path, say("Journal", "its first entry, the case as it was opened, is not there"))
    replay = _Replay(*_start(path, lines[0]))
    for number, line in enumerate(lines[1:], start=1):
        try:
            replay.take(from_line(number, line))
        except (DamagedRecordError, InvalidCaseError, IndexError) as error:
            return _recovered(path, replay, number, _damage(number, len(lines) + bool(rest), error))
    return _recovered(path, replay, len(lines), _cut_off(len(lines)) if rest else None)


def header(case: Case, case_path: Path | None, *, saved: bool) -> Record:
    """Return the first record of a journal: the case as it was opened."""
    path = None if case_path is None else os.fspath(case_path)
    return {"format": FORMAT, "version": VERSION, "path": path, "saved": saved, "case": case_to_dict(case)}


class _Replay:
    """The history while a journal is replayed."""

    def __init__(self, history: History, case_path: Path | None) -> None:
        self.history = history
        self.case_path = case_path

    def take(self, record: Record) -> None:
        """Apply ``record``. Raises DamagedRecordError, InvalidCaseError or IndexError where it is wrong."""
        match record:
            case {"op": "undo"}:
                self.history.undo()
            case {"op": "redo"}:
                self.history.redo()
            case {"op": "saved", "path": str(path)}:
                self.history.mark_saved()
                self.case_path = Path(path)
            case _:
                if self.history.do(step_from_record(record, self.history.case.setup)) is None:
                    raise DamagedRecordError(say("Journal", "it changes nothing"))


def _start(path: Path, line: bytes) -> tuple[History, Path | None]:
    try:
        record = from_line(0, line)
    except DamagedRecordError as error:
        said = say("Journal", "its first entry, the case as it was opened, is damaged: {why}")
        raise UnreadableJournalError(path, said.format(why=_why(error))) from error
    match record:
        case {"format": "deerstalker-journal", "version": int(version)} if version != VERSION:
            raise _other_version(path, version, VERSION)
        case {"format": "deerstalker-journal", "case": {"version": int(version)}} if version != CASE_VERSION:
            raise _other_version(path, version, CASE_VERSION)
        case {"format": "deerstalker-journal", "version": int(), "path": str() | None as file, "saved": bool(saved)}:
            return History(_case(path, record), saved=saved), None if file is None else Path(file)
    raise UnreadableJournalError(path, say("Journal", "is no journal of this program"))


def _other_version(path: Path, version: int, known: int) -> JournalVersionError:
    said = say(
        "Journal",
        "another version of the program wrote it (version {version}; this one reads {known}); open it with that one",
    )
    return JournalVersionError(path, said.format(version=version, known=known))


def _case(path: Path, record: Record) -> Case:
    try:
        return case_from_dict(record.get("case"))
    except InvalidCaseError as error:
        said = say("Journal", "the case in it cannot be used: {why}")
        raise UnreadableJournalError(path, said.format(why=_why(error))) from error


def _recovered(path: Path, replay: _Replay, entries: int, lost: str | None) -> Recovered:
    return Recovered(path, replay.history, replay.case_path, entries, lost)


def _damage(number: int, n_lines: int, error: Exception) -> Text:
    """Return what is lost where line ``number`` (from 0) of ``n_lines`` cannot be used."""
    behind = n_lines - number - 1
    if not behind:
        alone = say("Journal", "Entry {number} of the journal cannot be used ({why}).")
        return alone.format(number=number, why=_why(error))
    one = say("Journal", "Entry {number} of the journal cannot be used ({why}), and with it the 1 entry behind it.")
    many = say(
        "Journal", "Entry {number} of the journal cannot be used ({why}), and with it the {behind} entries behind it."
    )
    return (one if behind == 1 else many).format(number=number, why=_why(error), behind=behind)


def _why(error: Exception) -> str:
    """Return the message of an error, translatable where it is a text."""
    if isinstance(error, InvalidCaseError):
        return clauses([problem.text for problem in error.problems])
    said = error.args[0] if error.args else None
    return said if isinstance(said, Text) else str(error)


def _cut_off(number: int) -> Text:
    said = say("Journal", "Entry {number} of the journal, the last one, was not written to its end.")
    return said.format(number=number)
