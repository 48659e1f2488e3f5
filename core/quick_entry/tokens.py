"""Splits a typed line into tokens: words that name one thing, with their prefix."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise, takewhile
from typing import Final

from core.quick_entry.vocabulary import Fit, NameMatch, Vocabulary, normalized, split_words


class Prefix(StrEnum):
    """The mark before a token that says what it is."""

    NONE = ""
    ACCUSES = "!"
    SHOWN = "="
    MOVES = ">"
    SHOWS_TOO = "+"
    PASSES = "-"


MAX_TOKENS: Final = 24
"""Maximum number of tokens; no table event needs more."""

LONGEST: Final = 6
"""Maximum number of words of a name."""

_SIGNS: Final = re.escape("".join(prefix for prefix in Prefix if prefix is not Prefix.PASSES))
_TOKEN: Final = re.compile(
    rf'(?P<quoted>"[^"]*"?)|(?P<sign>[{_SIGNS}])|(?P<minus>(?<![^\s,;:])[-–—])|(?P<word>[^\s,;:"{_SIGNS}]+)'
)


@dataclass(frozen=True, slots=True)
class LineToken:
    """The words of one name: position in the line, prefix, and possible meanings.

    A token without words is a lone prefix.
    """

    text: str
    start: int
    end: int
    prefix: Prefix = Prefix.NONE
    matches: tuple[NameMatch, ...] = ()
    is_quoted: bool = False


@dataclass(frozen=True, slots=True)
class _Word:
    text: str
    start: int
    end: int
    prefix: Prefix
    is_quoted: bool
    goes_on: bool
    """Whether only a space or a hyphen separates this word from the previous one."""

    @property
    def plain(self) -> str:
        return normalized(self.text)


def tokenize(text: str, vocabulary: Vocabulary) -> tuple[LineToken, ...]:
    """Return the tokens of a line, in order; at most :data:`MAX_TOKENS`."""
    words = tuple(_words(text))
    found: list[LineToken] = []
    at = 0
    while at < len(words) and len(found) < MAX_TOKENS:
        count = _together(words[at:], vocabulary)
        found.append(_token(words[at : at + count], text, vocabulary))
        at += count
    return tuple(found)


def _words(text: str) -> Iterator[_Word]:
    prefix, sign_at, last = Prefix.NONE, 0, -1
    for match in _TOKEN.finditer(text):
        start, end = match.span()
        if match["sign"] or match["minus"]:
            if prefix is not Prefix.NONE:
                yield _alone(prefix, sign_at)
            prefix, sign_at = Prefix.PASSES if match["minus"] else Prefix(match["sign"]), start
            continue
        if prefix is Prefix.ACCUSES or (prefix is Prefix.PASSES and sign_at + 1 != start):
            yield _alone(prefix, sign_at)
            prefix = Prefix.NONE
        goes_on = prefix is Prefix.NONE and last >= 0 and not text[last:start].strip()
        if match["quoted"]:
            yield _Word(match[0].strip('"'), start, end, prefix, is_quoted=True, goes_on=False)
        else:
            yield from _split(match[0], start, prefix, goes_on=goes_on)
        prefix, last = Prefix.NONE, end
    if prefix is not Prefix.NONE:
        yield _alone(prefix, sign_at)


def _alone(prefix: Prefix, at: int) -> _Word:
    return _Word("", at, at + 1, prefix, is_quoted=False, goes_on=False)


def _split(chunk: str, start: int, prefix: Prefix, *, goes_on: bool) -> Iterator[_Word]:
    """Split at hyphens, as names are."""
    at = 0
    for part in split_words(chunk):
        at = chunk.index(part, at)
        yield _Word(part, start + at, start + at + len(part), prefix, is_quoted=False, goes_on=goes_on)
        at, prefix, goes_on = at + len(part), Prefix.NONE, True


def _together(words: Sequence[_Word], vocabulary: Vocabulary) -> int:
    """Return how many of the next words name one thing: as many as possible.

    The last may be the beginning of a word only if those before it are ambiguous by themselves ("mrs w"); otherwise
    "dining r" could not be the Dining Room and the Rope.
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


def _token(words: Sequence[_Word], text: str, vocabulary: Vocabulary) -> LineToken:
    first, last = words[0], words[-1]
    if not first.text:
        return LineToken("", first.start, first.end, first.prefix, is_quoted=first.is_quoted)
    matches = vocabulary.called(first.text) if first.is_quoted else vocabulary.matches([word.plain for word in words])
    said = first.text if first.is_quoted else text[first.start : last.end]
    return LineToken(said, first.start, last.end, first.prefix, matches, first.is_quoted)
