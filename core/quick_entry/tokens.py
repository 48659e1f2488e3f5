"""The table's command line, cut into pieces: words that together name one thing, with the sign before them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise, takewhile
from typing import Final

from core.quick_entry.vocabulary import Fit, Match, Vocabulary, parts, plain


class Sign(StrEnum):
    """What stands before a piece and says what it is."""

    NONE = ""
    ACCUSES = "!"
    SHOWN = "="
    MOVES = ">"
    SHOWS_TOO = "+"
    PASSES = "-"


MOST_PIECES: Final = 24
"""A line with more words says nothing that happens at a table."""

LONGEST: Final = 6
"""How many words of a name are looked at together."""

_SIGNS: Final = re.escape("".join(sign for sign in Sign if sign is not Sign.PASSES))
_TOKEN: Final = re.compile(
    rf'(?P<quoted>"[^"]*"?)|(?P<sign>[{_SIGNS}])|(?P<minus>(?<![^\s,;:])[-–—])|(?P<word>[^\s,;:"{_SIGNS}]+)'
)


@dataclass(frozen=True, slots=True)
class Piece:
    """Words that name one thing: where they stand in the line, the sign before them, and what they can mean.

    A piece without words is a sign that stands alone.
    """

    text: str
    start: int
    end: int
    sign: Sign = Sign.NONE
    matches: tuple[Match, ...] = ()
    is_quoted: bool = False


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int
    sign: Sign
    is_quoted: bool
    goes_on: bool
    """Whether nothing but a space or a hyphen is between this word and the one before."""

    @property
    def plain(self) -> str:
        return plain(self.text)


def pieces(text: str, vocabulary: Vocabulary) -> tuple[Piece, ...]:
    """Return the pieces of a line, in order; at most :data:`MOST_PIECES`."""
    words = tuple(_words(text))
    found: list[Piece] = []
    at = 0
    while at < len(words) and len(found) < MOST_PIECES:
        count = _together(words[at:], vocabulary)
        found.append(_piece(words[at : at + count], text, vocabulary))
        at += count
    return tuple(found)


def _words(text: str) -> Iterator[_Word]:
    sign, sign_at, last = Sign.NONE, 0, -1
    for token in _TOKEN.finditer(text):
        start, end = token.span()
        if token["sign"] or token["minus"]:
            if sign is not Sign.NONE:
                yield _alone(sign, sign_at)
            sign, sign_at = Sign.PASSES if token["minus"] else Sign(token["sign"]), start
            continue
        if sign is Sign.ACCUSES or (sign is Sign.PASSES and sign_at + 1 != start):
            yield _alone(sign, sign_at)
            sign = Sign.NONE
        goes_on = sign is Sign.NONE and last >= 0 and not text[last:start].strip()
        if token["quoted"]:
            yield _Word(token[0].strip('"'), start, end, sign, is_quoted=True, goes_on=False)
        else:
            yield from _split(token[0], start, sign, goes_on=goes_on)
        sign, last = Sign.NONE, end
    if sign is not Sign.NONE:
        yield _alone(sign, sign_at)


def _alone(sign: Sign, at: int) -> _Word:
    return _Word("", at, at + 1, sign, is_quoted=False, goes_on=False)


def _split(chunk: str, start: int, sign: Sign, *, goes_on: bool) -> Iterator[_Word]:
    """Cut at hyphens, as names are."""
    at = 0
    for part in parts(chunk):
        at = chunk.index(part, at)
        yield _Word(part, start + at, start + at + len(part), sign, is_quoted=False, goes_on=goes_on)
        at, sign, goes_on = at + len(part), Sign.NONE, True


def _together(words: Sequence[_Word], vocabulary: Vocabulary) -> int:
    """Return how many of the next words name one thing together: as many as can.

    The last of them may be the beginning of a word where those before it are not clear by themselves ("mrs w"), or
    else "dining r" could not be the Dining Room and the Rope.
    """
    if words[0].is_quoted or not words[0].text:
        return 1
    pairs = takewhile(lambda pair: pair[1].goes_on and pair[0].plain in vocabulary.words, pairwise(words[:LONGEST]))
    for count in range(len(list(pairs)) + 1, 1, -1):
        spelt = [word.plain for word in words[:count]]
        found = vocabulary.matches(spelt)
        if not found:
            continue
        if found[0].fit % len(Fit) <= Fit.WORD or len(vocabulary.matches(spelt[:-1])) > 1:
            return count
    return 1


def _piece(words: Sequence[_Word], text: str, vocabulary: Vocabulary) -> Piece:
    first, last = words[0], words[-1]
    if not first.text:
        return Piece("", first.start, first.end, first.sign, is_quoted=first.is_quoted)
    matches = vocabulary.called(first.text) if first.is_quoted else vocabulary.matches([word.plain for word in words])
    said = first.text if first.is_quoted else text[first.start : last.end]
    return Piece(said, first.start, last.end, first.sign, matches, first.is_quoted)
