"""Which names stand bare in the notation of events, and how the others are quoted."""

from __future__ import annotations

import json
import unicodedata

MARKS = ',;:#()[]"'
"""The marks of the notation."""

_SAID = ("Note", "accuses", "has", "moves", "nobody", "not", "passes", "refutes", "shows", "to")
_ADDED = ("aside", "right", "rolled", "via", "wrong")
KEYWORDS = frozenset((*_SAID, *_ADDED))
"""The words of the notation."""

_LINE_ENDS = "\x85\u2028\u2029"
"""Ends of a line that JSON leaves as they are."""


def bare_or_quoted(name: str) -> str:
    """Return ``name`` as the notation writes it: bare where nothing in it could be taken for the notation's own."""
    words = name.split()
    plain = words and " ".join(words) == name and KEYWORDS.isdisjoint(words) and not set(MARKS) & set(name)
    return name if plain and not _has_controls(name) else quoted(name)


def bare_or_quoted_comment(comment: str) -> str:
    """Return a comment as it stands at the end of a line."""
    plain = comment and comment == comment.strip() and comment[0] != '"' and len(comment.splitlines()) == 1
    return comment if plain and not _has_controls(comment) else quoted(comment)


def quoted(text: str) -> str:
    """Return ``text`` in double quotes, with JSON's escapes, on one line."""
    found = json.dumps(text, ensure_ascii=False)
    for end in _LINE_ENDS:
        found = found.replace(end, f"\\u{ord(end):04x}")
    return found


def _has_controls(text: str) -> bool:
    return any(unicodedata.category(c) == "Cc" for c in text)
