"""Reading and writing case files and telling the two formats apart."""

from __future__ import annotations

import errno
import stat
from pathlib import Path

from core.formats.atomic_file import UnwritableFileError, write_atomically
from core.formats.case_reader import VERSION as CASE_VERSION
from core.formats.case_reader import case_from_dict, parse_case, setup_from_dict
from core.formats.case_writer import case_to_dict, case_to_json, event_to_dict, setup_to_dict
from core.formats.event_reader import event_from_dict
from core.formats.json_text import MAX_BYTES, too_long
from core.formats.plain_text import parse_plain_text
from core.model.case import Case
from core.model.problems import InvalidCaseError, Problem
from core.text.text import say
from core.text.wording import unreadable

__all__ = [
    "CASE_VERSION",
    "UnwritableFileError",
    "case_from_dict",
    "case_to_dict",
    "case_to_json",
    "event_from_dict",
    "event_to_dict",
    "is_plain_text",
    "load",
    "parse_case",
    "parse_either",
    "read_case",
    "setup_from_dict",
    "setup_to_dict",
    "write_case",
]


def load(path: Path, *, streams: bool = False) -> Case:
    """Return the case of a file in either format: plain text is told by not being JSON.

    Raises InvalidCaseError with every problem, also where there is no such file, or none that :func:`read_text` reads.
    """
    return parse_either(read_text(path, streams=streams), path.parent)


def parse_either(text: str, folder: Path | None = None) -> Case:
    """Return the case of a text in either format; ``folder`` is where it lies. Raises InvalidCaseError."""
    return parse_plain_text(text) if is_plain_text(text) else parse_case(text, folder)


def is_plain_text(text: str) -> bool:
    """Return whether a file's text is in the plain-text format: whether it isn't JSON."""
    return bool(text.strip()) and not text.lstrip().startswith(("{", "["))


def read_case(path: Path) -> Case:
    """Return the case of a case file. Raises InvalidCaseError with every problem, also where there is no such file."""
    return parse_case(read_text(path), path.parent)


def write_case(case: Case, path: Path, *, streams: bool = False) -> None:
    """Write a case to a file; at any moment either the old file or the new one is there.

    Raises InvalidCaseError where the case could not be read again (a board of one's own may come to lie beside the file
    later), UnwritableFileError where the file cannot be written. In both cases what was there before is still there.
    With ``streams`` it may be a pipe, or what else :func:`~core.formats.atomic_file.write_atomically` says.
    """
    text = case_to_json(case)
    parse_case(text)
    write_atomically(path, text.encode("utf-8"), streams=streams)


def read_text(path: Path, *, streams: bool = False) -> str:
    """Return the text of a file, with or without a byte order mark. Raises InvalidCaseError.

    With ``streams`` from a pipe, a terminal or a device, too, where one may wait for ever.
    """
    data = _read_bytes(path, streams=streams)
    if len(data) > MAX_BYTES:
        raise InvalidCaseError([too_long()])
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what = say("Files", "is not UTF-8 text: byte {place} is {byte}; save it as UTF-8")
        byte = f"{error.object[error.start]:#04x}"
        raise InvalidCaseError([Problem("", what.format(place=error.start, byte=byte))]) from None


def _read_bytes(path: Path, *, streams: bool) -> bytes:
    """Return the bytes of a file, up to just beyond the limit."""
    try:
        if not streams:
            _refuse_streams(path)
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:  # ValueError: a path with a null character
        raise InvalidCaseError([Problem("", unreadable(error))]) from None


def _refuse_streams(path: Path) -> None:
    """Raise OSError for what is not a file (the system itself refuses folders)."""
    mode = path.stat().st_mode
    if not (stat.S_ISREG(mode) or stat.S_ISDIR(mode)):
        raise OSError(errno.EINVAL, "Not a regular file")
