"""Recovers a case and its history from a journal, up to the first damaged line.

Each line is a JSON object with a checksum of the rest of the line and a sequence number:

{"crc":"0a1b2c3d","seq":0,"format":"deerstalker-journal","version":2,"path":null,"saved":false,"case":{...}}
{"crc":"4e5f6071","seq":1,"op":"append","event":{...}}
{"crc":"8293a4b5","seq":2,"op":"undo"}
"""

from __future__ import annotations

import contextlib
import json
import os
import zlib
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from core.formats.about import about_of_file, about_to_dict
from core.formats.case_file import case_to_dict, event_to_dict, setup_to_dict
from core.formats.case_reader import VERSIONS as CASE_VERSIONS
from core.formats.case_reader import case_from_dict, event_from_dict, setup_from_dict
from core.formats.json_values import Json
from core.formats.migrations import Versions, unchanged
from core.formats.regular_file import read_bytes
from core.history.history import History
from core.history.steps import (
    Append,
    ChangeSetup,
    Conclude,
    Delete,
    Insert,
    Passes,
    Reorder,
    Replace,
    SetAside,
    Several,
    Step,
)
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.model.setup import Setup
from core.text.text import Text, clauses, say
from core.text.wording import unreadable

Record = dict[str, Json]
"""The content of a line, without checksum and sequence number."""

_HEAD = b'{"crc":"%08x",'
_HEAD_LENGTH = len(_HEAD % 0)


class DamagedRecordError(ValueError):
    """A line is damaged: its checksum, sequence number or content is wrong."""


def to_line(number: int, record: Record) -> bytes:
    """Return the line of a record, with a line break; ``number`` is its sequence number."""
    rest = json.dumps({"seq": number, **record}, separators=(",", ":"), allow_nan=False).encode("ascii")[1:]
    return _HEAD % zlib.crc32(rest) + rest + b"\n"


def from_line(number: int, line: bytes) -> Record:
    """Return the record in ``line``, without a line break. Raises DamagedRecordError."""
    rest = line[_HEAD_LENGTH:]
    if line[:_HEAD_LENGTH] != _HEAD % zlib.crc32(rest):
        raise DamagedRecordError(say("its checksum is wrong"))
    try:
        record: Record = json.loads(b"{" + rest)
    except (ValueError, RecursionError) as error:
        raise DamagedRecordError(say("it is not valid JSON")) from error
    if record.pop("seq", None) != number:
        raise DamagedRecordError(say("an entry before it is missing"))
    return record


def step_to_record(step: Step) -> Record:
    match step:
        case Append(event):
            return {"op": "append", "event": event_to_dict(event)}
        case Insert(at, event):
            return {"op": "insert", "at": at, "event": event_to_dict(event)}
        case Replace(at, event):
            return {"op": "replace", "at": at, "event": event_to_dict(event)}
        case Delete(at):
            return {"op": "delete", "at": at}
        case Reorder(at, to):
            return {"op": "reorder", "at": at, "to": to}
        case SetAside(at, aside):
            return {"op": "aside", "at": at, "aside": aside}
        case Several(steps):
            return {"op": "several", "steps": [step_to_record(single) for single in steps]}
        case ChangeSetup():
            return _set_up(step)
        case Conclude(about, hunches):
            return {"op": "about", "about": about_to_dict(about, hunches)}


def step_from_record(record: Record, setup: Setup) -> Step:
    """Return the step in a record, for a game with this set-up.

    Raises DamagedRecordError for an unknown kind of step, InvalidCaseError for an event that is invalid in this game.
    """
    match record:
        case {"op": "append", "event": event}:
            return Append(event_from_dict(event, setup))
        case {"op": "insert", "at": int(at), "event": event}:
            return Insert(at, event_from_dict(event, setup))
        case {"op": "replace", "at": int(at), "event": event}:
            return Replace(at, event_from_dict(event, setup))
        case {"op": "delete", "at": int(at)}:
            return Delete(at)
        case {"op": "reorder", "at": int(at), "to": int(to)}:
            return Reorder(at, to)
        case {"op": "aside", "at": int(at), "aside": bool(aside)}:
            return SetAside(at, aside)
        case {"op": "several", "steps": [_, _, *_] as steps}:
            return Several(tuple(_one_of_several(single, setup) for single in steps))
        case {"op": "setup", "setup": other, "players": list(players), "cards": list(cards)}:
            passes = _passes(record.get("passes", Passes.FOLLOW.value))
            return ChangeSetup(setup_from_dict(other), tuple(map(_players, players)), tuple(map(_cards, cards)), passes)
        case {"op": "about", "about": dict(about)}:
            return Conclude(*about_of_file(tuple((name, _remark(value)) for name, value in about.items()), setup))
    raise DamagedRecordError(say("its kind is unknown"))


def _remark(value: Json) -> str | tuple[str, ...]:
    match value:
        case str(text):
            return text
        case list(items) if all(isinstance(item, str) for item in items):
            return tuple(str(item) for item in items)
    raise DamagedRecordError(say("it describes the game in an unknown way"))


def _one_of_several(record: Json, setup: Setup) -> Delete | SetAside:
    step = step_from_record(record, setup) if isinstance(record, dict) else None
    if isinstance(step, Delete | SetAside):
        return step
    raise DamagedRecordError(say("it makes several changes, one of an unknown kind"))


def _set_up(step: ChangeSetup) -> Record:
    players: list[Json] = [list(pair) for pair in step.players]
    cards: list[Json] = [[_card(old), _card(new)] for old, new in step.cards]
    passes: Record = {} if step.passes is Passes.FOLLOW else {"passes": step.passes.value}
    return {"op": "setup", "setup": setup_to_dict(step.setup), "players": players, "cards": cards, **passes}


def _passes(value: Json) -> Passes:
    for passes in Passes:
        if passes.value == value:
            return passes
    raise DamagedRecordError(say("its kind is unknown"))


def _card(card: Card) -> Json:
    return [card.name, card.category.plural]


def _players(pair: Json) -> tuple[str, str]:
    match pair:
        case [str(old), str(new)]:
            return old, new
    raise DamagedRecordError(say("it renames a player in an unknown way"))


def _cards(pair: Json) -> tuple[Card, Card]:
    match pair:
        case [[str(old), str(old_kind)], [str(new), str(new_kind)]]:
            return Card(old, _category(old_kind)), Card(new, _category(new_kind))
    raise DamagedRecordError(say("it renames a card in an unknown way"))


def _category(plural: str) -> Category:
    for category in Category:
        if category.plural == plural:
            return category
    raise DamagedRecordError(say("it names an unknown kind of card: {kind}").format(kind=repr(plural)))


ENDING = ".journal"
LARGEST: Final = 100_000_000
"""The most bytes of a journal: it has a case of any size, escaped, and each change of it."""
FORMAT = "deerstalker-journal"
PASSES_FOLLOW = 3
"""The first version whose changes of the set-up change the passes that follow."""


def _with_passes_as_written(record: Record) -> Record:
    return record | {"passes": Passes.STAY.value} if record.get("op") == "setup" else record


VERSIONS: Final[Versions[Record]] = Versions((unchanged, _with_passes_as_written))
"""Version 2 has several steps at once, and how the game ended; in version 3 passes follow from the set-up. A new kind
of step, which an older program would take for damage, needs a version. A migration is given one line of any kind.
"""


class UnreadableJournalError(Exception):
    """Nothing can be recovered from a journal; the message says why."""

    def __init__(self, path: Path, reason: str) -> None:
        self.path = path
        self.reason = reason
        super().__init__(say("{path}: {reason}").format(path=str(path), reason=reason))


class NewerJournalError(UnreadableJournalError):
    """A journal was written by a newer program: it is not damaged, and must be left unchanged."""


class HeldJournalError(UnreadableJournalError):
    """A journal cannot be read now, as while a virus scanner holds it: it may be whole, and must be left unchanged."""


@dataclass(frozen=True, slots=True)
class Recovered:
    """The content of a journal.

    ``history`` is in the state in which the user left it, including whether the case is saved; ``case_path`` is the
    case's file, if any; ``entries`` counts the readable lines; ``lost`` describes what could not be read, None if
    everything could; ``version`` is the journal's. ``host`` is the other computer on which the journal may be open,
    set by callers that lock journals.
    """

    path: Path
    history: History
    case_path: Path | None
    entries: int
    lost: str | None
    version: int
    host: str | None = None


def journals(directory: Path) -> tuple[Path, ...]:
    """Return the journals in a folder, newest first: those of open cases, and those left by a crash."""
    by_time = []
    for path in directory.glob(f"*{ENDING}"):
        with contextlib.suppress(FileNotFoundError):  # another window has removed it meanwhile
            if path.is_file():
                by_time.append((path.stat().st_mtime_ns, path))
    return tuple(path for _, path in sorted(by_time, reverse=True))


def recover(path: Path) -> Recovered:
    """Return the content of the journal at ``path``, without changing it.

    Everything after a damaged line is lost; ``lost`` then says so. Raises UnreadableJournalError if the first line,
    which holds the case as it was opened, is missing or damaged, NewerJournalError if a newer program wrote the
    journal, and HeldJournalError if the file cannot be read.
    """
    try:
        *lines, rest = read_bytes(path, LARGEST).split(b"\n")
    except OSError as error:
        raise HeldJournalError(path, unreadable(error)) from error
    if not lines:
        raise UnreadableJournalError(path, say("its first entry, the case as it was opened, is missing"))
    replay = _Replay(*_start(path, lines[0]))
    # up to the first damaged line: later entries may be about positions that this one shifted
    for number, line in enumerate(lines[1:], start=1):
        try:
            replay.apply(from_line(number, line))
        except (DamagedRecordError, InvalidCaseError, IndexError) as error:
            return _recovered(path, replay, number, _damage(number, len(lines) + bool(rest), error))
    cut_off = say("Entry {number} of the journal, the last one, was only partly written.")
    return _recovered(path, replay, len(lines), cut_off.format(number=len(lines)) if rest else None)


def header(case: Case, case_path: Path | None, *, saved: bool) -> Record:
    """Return the first record of a journal: the case as it was opened."""
    path = None if case_path is None else os.fspath(case_path)
    return {"format": FORMAT, "version": VERSIONS.latest, "path": path, "saved": saved, "case": case_to_dict(case)}


_NO_JOURNAL = say("is not a journal of this program")


class _Replay:
    def __init__(self, version: int, history: History, case_path: Path | None) -> None:
        self.version = version
        self.history = history
        self.case_path = case_path

    def apply(self, record: Record) -> None:
        """Apply ``record``. Raises DamagedRecordError, InvalidCaseError or IndexError if it is invalid."""
        match VERSIONS.migrated(record, self.version):
            case {"op": "undo"}:
                self.history.undo()
            case {"op": "redo"}:
                self.history.redo()
            case {"op": "saved", "path": str() | None as path}:
                self.history.mark_saved()
                self.case_path = None if path is None else Path(path)
            case step:
                always = self.version < PASSES_FOLLOW or step.get("always") is True
                changed = self.history.do(step_from_record(step, self.history.case.setup), always=always)
                if changed is None:
                    raise DamagedRecordError(say("it changes nothing"))


def _start(path: Path, line: bytes) -> tuple[int, History, Path | None]:
    try:
        record = from_line(0, line)
    except DamagedRecordError as error:
        message = say("its first entry, the case as it was opened, is damaged: {why}")
        raise UnreadableJournalError(path, message.format(why=_why(error))) from error
    match record:
        case {"format": "deerstalker-journal", "version": int(version)} if version > VERSIONS.latest:
            raise NewerJournalError(path, VERSIONS.refusal(version))
        case {"format": "deerstalker-journal", "case": {"version": int(version)}} if version > CASE_VERSIONS.latest:
            raise NewerJournalError(path, CASE_VERSIONS.refusal(version))
        case {"format": "deerstalker-journal", "version": int(version)} if version >= VERSIONS.first:
            return version, *_opened(path, VERSIONS.migrated(record, version))
    raise UnreadableJournalError(path, _NO_JOURNAL)


def _opened(path: Path, record: Record) -> tuple[History, Path | None]:
    match record:
        case {"path": str() | None as file, "saved": bool(saved)}:
            return History(_case(path, record), saved=saved), None if file is None else Path(file)
    raise UnreadableJournalError(path, _NO_JOURNAL)


def _case(path: Path, record: Record) -> Case:
    try:
        return case_from_dict(record.get("case"))
    except InvalidCaseError as error:
        message = say("the case in it cannot be used: {why}")
        raise UnreadableJournalError(path, message.format(why=_why(error))) from error


def _recovered(path: Path, replay: _Replay, entries: int, lost: str | None) -> Recovered:
    return Recovered(path, replay.history, replay.case_path, entries, lost, replay.version)


def _damage(number: int, n_lines: int, error: Exception) -> Text:
    """Return what is lost if line ``number`` (from 0) of ``n_lines`` is unusable."""
    behind = n_lines - number - 1
    if not behind:
        alone = say("Entry {number} of the journal cannot be used ({why}).")
        return alone.format(number=number, why=_why(error))
    single = say("Entry {number} of the journal cannot be used ({why}), nor can the 1 entry after it.")
    several = say("Entry {number} of the journal cannot be used ({why}), nor can the {behind} entries after it.")
    return (single if behind == 1 else several).format(number=number, why=_why(error), behind=behind)


def _why(error: Exception) -> str:
    """Return the message of an error, still translatable if it is a Text."""
    if isinstance(error, InvalidCaseError):
        return clauses([problem.text for problem in error.problems])
    message = error.args[0] if error.args else None
    return message if isinstance(message, Text) else str(error)
