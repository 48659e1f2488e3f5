"""The autosave journal: a file per open case to which every step is appended, so that a crash loses one click at most.

An entry is written as one whole line, so it survives a kill of the process; :meth:`Journal.sync` makes it survive a
power cut. The caller locks the journal against other processes (a lock file beside it).
"""

from __future__ import annotations

import os
import threading
from datetime import datetime
from pathlib import Path
from typing import Self

from core.formats.atomic_file import (
    UnwritableFileError,
    keep_copy,
    make_private,
    private_folder,
    write_atomically,
)
from core.history.history import History
from core.history.recovery import ENDING, LARGEST, VERSIONS, Record, Recovered, header, step_to_record, to_line
from core.history.steps import Step
from core.text.text import say


class Journal:
    """The journal of an open case; :meth:`create` a new one, or :meth:`resume` a recovered one.

    Methods that write raise UnwritableFileError. The journal is then behind its history and accepts nothing more until
    :meth:`rewrite` succeeds. Only :meth:`sync` may be called from another thread.
    """

    def __init__(self, path: Path, case_path: Path | None, entries: int) -> None:
        self.path = path
        self.case_path = case_path
        self._entries = entries
        self.is_behind = False
        self._closing = threading.Lock()
        self._file: int | None = self._opened()

    @classmethod
    def create(cls, directory: Path, history: History, case_path: Path | None, *, name: str | None = None) -> Self:
        """Create the journal of a case that belongs to the file at ``case_path`` (None: no file yet).

        ``name`` is from :func:`journal_name`, for callers that lock the journal before it exists.
        """
        private_folder(directory)
        path = directory / (name or journal_name())
        return cls(path, case_path, _write(path, history, case_path))

    @classmethod
    def resume(cls, recovered: Recovered) -> Self:
        """Continue a recovered journal, in the latest version. A copy of a damaged one stays beside it."""
        make_private(recovered.path)
        if recovered.lost is None and recovered.version == VERSIONS.latest:
            return cls(recovered.path, recovered.case_path, recovered.entries)
        if recovered.lost is not None:
            keep_copy(recovered.path, "damaged", LARGEST)
        entries = _write(recovered.path, recovered.history, recovered.case_path)
        return cls(recovered.path, recovered.case_path, entries)

    @property
    def is_gone(self) -> bool:
        """Whether the file was moved or removed, so that new entries would be lost."""
        if self._file is None:
            return True
        try:
            return not os.path.samestat(self.path.stat(), os.fstat(self._file))
        except OSError:
            return True

    def append(self, step: Step) -> None:
        self._append(step_to_record(step))

    def undone(self) -> None:
        self._append({"op": "undo"})

    def redone(self) -> None:
        self._append({"op": "redo"})

    def saved(self, case_path: Path | None) -> None:
        """Record that the current case was saved to ``case_path``; None: it is kept elsewhere."""
        self.case_path = case_path
        self._append({"op": "saved", "path": None if case_path is None else os.fspath(case_path)})

    def rewrite(self, history: History) -> None:
        """Rewrite the whole journal from ``history``: to catch up, or to shorten a long one."""
        with self._closing:
            self._close()
            try:
                self._entries = _write(self.path, history, self.case_path)
                self.is_behind = False
            finally:
                self._file = self._opened()

    def sync(self) -> None:
        """Flush everything to disk, which may take long. May be called from any thread."""
        with self._closing:
            if self._file is None:
                return
            if os.name == "nt":  # an open file can be neither removed nor replaced there: closing it waits
                self._flush(self._opened())  # and on the same handle, an entry would
                return
            handle = os.dup(self._file)  # so that the journal can be closed meanwhile
        self._flush(handle)

    def close(self) -> None:
        """Close the journal and leave its file for recovery."""
        with self._closing:
            self._close()

    def discard(self) -> None:
        self.close()
        self.path.unlink(missing_ok=True)

    def _flush(self, handle: int) -> None:
        try:
            os.fsync(handle)
        except OSError as error:
            raise UnwritableFileError(self.path, error.strerror or str(error)) from error
        finally:
            os.close(handle)

    def _append(self, record: Record) -> None:
        if self._file is None or self.is_behind:
            closed, behind = say("the journal is closed"), say("it is behind", "the journal")
            raise UnwritableFileError(self.path, closed if self._file is None else behind)
        line = to_line(self._entries, record)
        try:
            written = os.write(self._file, line)
        except OSError as error:
            self.is_behind = True
            raise UnwritableFileError(self.path, error.strerror or str(error)) from error
        if written < len(line):
            self.is_behind = True  # the partial line counts as damage until the journal is rewritten
            raise UnwritableFileError(self.path, say("the disk is full"))
        self._entries += 1

    def _opened(self) -> int:
        binary: int = getattr(os, "O_BINARY", 0)  # Windows would write \n as \r\n
        try:
            return os.open(self.path, os.O_WRONLY | os.O_APPEND | binary)
        except OSError as error:
            raise UnwritableFileError(self.path, error.strerror or str(error)) from error

    def _close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def journal_name() -> str:
    """Return a unique name for a new journal: a readable time and random characters."""
    return f"{datetime.now():%Y%m%d-%H%M%S}-{os.urandom(4).hex()}{ENDING}"  # noqa: DTZ005 - the time on their clock


def _write(path: Path, history: History, case_path: Path | None) -> int:
    """Write a journal from which ``history`` can be recovered; return the number of its entries."""
    records = _records(history, case_path)
    write_atomically(path, b"".join(to_line(i, record) for i, record in enumerate(records)), private=True)
    return len(records)


def _records(history: History, case_path: Path | None) -> list[Record]:
    path = None if case_path is None else os.fspath(case_path)
    saved_at = history.cases.index(history.saved) if history.saved in history.cases else None
    records = [header(history.cases[0], case_path, saved=saved_at == 0)]
    for i, step in enumerate(history.steps, start=1):
        # what changes nothing now changed something for the program that first wrote this journal
        is_empty = history.cases[i - 1] == history.cases[i]
        records.append(step_to_record(step) | ({"always": True} if is_empty else {}))
        if i == saved_at:
            records.append({"op": "saved", "path": path})
    undo: Record = {"op": "undo"}
    # not only the steps done, so that what was undone can be redone after a crash, too
    records += [undo] * (len(history.steps) - history.cursor)
    return records
