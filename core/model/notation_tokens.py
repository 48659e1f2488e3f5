"""A line of the notation, token by token."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from enum import Enum, auto

from core.model.quoting import KEYWORDS, MARKS


class NotationError(ValueError):
    """A line that is no event. ``position`` is where, in characters from 0; the message counts columns from 1."""

    def __init__(self, position: int, what: str, text: str) -> None:
        self.position = position
        self.what = what
        super().__init__(f"column {position + 1} of {text!r}: {what}")


class Kind(Enum):
    """What a token is."""

    MARK = auto()
    WORD = auto()
    KEYWORD = auto()
    QUOTED = auto()
    COMMENT = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A token: what it says (unquoted), and where in the line it begins."""

    kind: Kind
    text: str
    position: int


_TOKEN = re.compile(
    rf"""\s*(?:(?P<COMMENT>\#.*)|(?P<QUOTED>"(?:[^"\\]|\\.)*")|(?P<MARK>[,;:()\[\]])|(?P<WORD>[^\s{re.escape(MARKS)}]+))""",
    re.DOTALL,
)
_NUMBER = re.compile(r"-?\d{1,18}", re.ASCII)


class Tokens:
    """The tokens of a line, and how far we have read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tokens = _tokens(text)
        self._at = 0

    @property
    def position(self) -> int:
        """Where the next token begins, in characters from 0."""
        return self._next.position

    @property
    def _next(self) -> Token:
        return self._tokens[self._at]

    def take(self, text: str) -> bool:
        """Read the mark or keyword ``text``, if it is the next token; return whether it was."""
        found = self._next.kind in {Kind.MARK, Kind.KEYWORD} and self._next.text == text
        self._at += found
        return found

    def take_part(self, keyword: str) -> bool:
        """Read ``;`` and ``keyword``, if they are the next tokens; return whether they were."""
        start = self._at
        if self.take(";") and self.take(keyword):
            return True
        self._at = start
        return False

    def expect(self, text: str, what: str | None = None) -> None:
        """Read the mark or keyword ``text``. Raises NotationError where something else is next."""
        if not self.take(text):
            raise self.expected(what or f"'{text}'")

    def is_name(self) -> bool:
        """Whether a name is next."""
        return self._next.kind in {Kind.WORD, Kind.QUOTED}

    def name(self, what: str) -> str:
        """Read a name: quoted, or as many bare words as there are. Raises NotationError where none is next."""
        if not self.is_name():
            raise self.expected(what)
        if self._next.kind is Kind.QUOTED:
            return self.string()
        words = []
        while self._next.kind is Kind.WORD:
            words.append(self._next.text)
            self._at += 1
        return " ".join(words)

    def string(self) -> str:
        """Read a quoted text. Raises NotationError where none is next."""
        if self._next.kind is not Kind.QUOTED:
            raise self.expected("a text in double quotes")
        self._at += 1
        return self._tokens[self._at - 1].text

    def number(self) -> int:
        """Read a whole number. Raises NotationError where none is next."""
        if self._next.kind is not Kind.WORD or not _NUMBER.fullmatch(self._next.text):
            raise self.expected("a whole number")
        self._at += 1
        return int(self._tokens[self._at - 1].text)

    def comment(self) -> str | None:
        """Read the comment that ends the line, if there is one."""
        if self._next.kind is not Kind.COMMENT:
            return None
        self._at += 1
        return self._tokens[self._at - 1].text

    def expect_end(self) -> None:
        """Raise NotationError where the line goes on."""
        if self._next.kind is not Kind.END:
            raise self.expected("the end of the line")

    def expected(self, what: str) -> NotationError:
        """Return the error of a line that goes on otherwise than with ``what``."""
        found = "the line ends" if self._next.kind is Kind.END else f"{self._next.text!r} stands"
        return NotationError(self.position, f"{found} where there must be {what}", self.text)


def _tokens(text: str) -> list[Token]:
    found = []
    position = 0
    end = len(text.rstrip())
    while position < end:
        match = _TOKEN.match(text, position, end)
        if match is None:
            raise NotationError(text.index('"', position), "this quote is not closed", text)
        found.append(_token(match, text))
        position = match.end()
    return [*found, Token(Kind.END, "", end)]


def _token(match: re.Match[str], text: str) -> Token:
    kind = Kind[str(match.lastgroup)]
    spelt, start = match[kind.name], match.start(kind.name)
    if kind is Kind.QUOTED:
        return Token(kind, _unquoted(spelt, start, text), start)
    if kind is Kind.COMMENT:
        comment = spelt[1:].strip()
        return Token(kind, _unquoted(comment, start, text) if comment.startswith('"') else comment, start)
    if kind is Kind.WORD and spelt in KEYWORDS:
        return Token(Kind.KEYWORD, spelt, start)
    return Token(kind, spelt, start)


def _unquoted(spelt: str, position: int, text: str) -> str:
    try:
        return str(json.loads(spelt))
    except json.JSONDecodeError as error:
        raise NotationError(position, f"these quotes don't hold a text as in JSON: {error.msg}", text) from None
