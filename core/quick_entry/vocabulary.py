"""The vocabulary of the typed line: everything a typed word can mean.

It consists of spoken names, in any language, of cards, players and keywords. Case, accents and punctuation are ignored,
and the beginning of any word of a name matches it: "wh" and "mrs w" for "Mrs White".
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property, lru_cache
from typing import Final

from core.model.cards import Card
from core.model.seats import Holder


class Keyword(Enum):
    """A word that names neither a card nor a player."""

    NOBODY = "nobody"
    ACCUSES = "accuses"
    RIGHT = "right"
    WRONG = "wrong"
    HAS = "has"
    NOT = "not"
    ONE = "one"
    TWO = "two"
    THREE = "three"
    OPEN = "open"
    SAW = "saw"
    OUT = "out"
    LEFT = "left"
    BACK = "back"
    EVERYONE = "everyone"
    AND = "and"
    OR = "or"
    FILLER = "shows"
    """A word without meaning: asks, shows, with, the."""


Meaning = Card | Holder | Keyword
"""What a word can mean: a card, a player (or the envelope, the pool), or a keyword."""


class Fit(IntEnum):
    """How well typed text matches a name: lower is better. A better fit hides worse ones."""

    WHOLE = 0
    """The whole name."""
    WORD = 1
    """A word of the name."""
    START = 2
    """The beginning of a word of the name."""
    COMMON = 3
    """The beginning of a word that other names share: "mrs", "room"."""
    KEYWORD = 4
    """The beginning of a keyword."""


ELSEWHERE: Final = len(Fit)
"""Added to the fit of names in a language other than the window's, so that they yield to the others."""

LIGATURES: Final = {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"}
ACCENTS: Final = range(0x300, 0x370)
HYPHENS: Final = ("-", "–", "—")
LEAST_KEYWORD: Final = 2
"""Minimum letters of a keyword: a single letter is the beginning of a card."""


@lru_cache(maxsize=4096)
def normalized(text: str) -> str:
    """Return a word's letters and digits, without case and accents; for a lone mark, the mark."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    kept = [LIGATURES.get(c, c) for c in decomposed if _counts(c)]
    letters = unicodedata.normalize("NFC", "".join(kept))
    return letters if any(c.isalnum() for c in letters) else text.strip().casefold()


def _counts(c: str) -> bool:
    return c.isalnum() or (unicodedata.category(c).startswith("M") and ord(c) not in ACCENTS)


def split_words(text: str) -> tuple[str, ...]:
    """Return the words of a text, unchanged: split at spaces, and at hyphens between letters."""
    words: list[str] = []
    for chunk in text.split():
        tokens = [token for token in chunk.split("-") if normalized(token)]
        words += tokens if len(tokens) > 1 else [chunk]
    return tuple(words)


@dataclass(frozen=True)
class SpokenName:
    """A name of something; ``elsewhere`` if it belongs to a language other than the window's."""

    name: str
    meaning: Meaning
    elsewhere: bool = False

    @cached_property
    def words(self) -> tuple[str, ...]:
        return tuple(map(normalized, split_words(self.name)))

    @cached_property
    def joined(self) -> str:
        return "".join(self.words)


@dataclass(frozen=True, slots=True)
class NameMatch:
    spoken: SpokenName
    fit: int


@dataclass(frozen=True)
class Vocabulary:
    """Everything that can be named at a table, in the order in which it is offered.

    ``letters`` are the cards that a single letter means; other cards that begin with it yield.
    """

    names: tuple[SpokenName, ...]
    letters: tuple[tuple[str, Card], ...] = ()

    @cached_property
    def words(self) -> frozenset[str]:
        return frozenset(word for spoken in self.names for word in spoken.words)

    @cached_property
    def common(self) -> frozenset[str]:
        """The words that several names share: "mrs", "room"."""
        spoken_words = {(word, spoken.meaning) for spoken in self.names for word in spoken.words}
        counts = Counter(word for word, _ in spoken_words)
        return frozenset(word for word, count in counts.items() if count > 1)

    def matches(self, words: Sequence[str]) -> tuple[NameMatch, ...]:
        """Return the names matching ``words`` (normalized), each meaning once, best first.

        Several words match a name if they occur in it in this order; the last may be a beginning.
        """
        return self._remembered(tuple(words))

    @cached_property
    def _remembered(self) -> Callable[[tuple[str, ...]], tuple[NameMatch, ...]]:
        """The cached search, since the same words are looked up at each keystroke."""
        return lru_cache(maxsize=1024)(self._search)

    def _search(self, words: tuple[str, ...]) -> tuple[NameMatch, ...]:
        best: dict[Meaning, NameMatch] = {}
        for spoken in self.names:
            fit = self._fit(spoken, words)
            if fit is None:
                continue
            rank = fit + ELSEWHERE * spoken.elsewhere
            if spoken.meaning not in best or rank < best[spoken.meaning].fit:
                best[spoken.meaning] = NameMatch(spoken, rank)
        if (lettered := dict(self.letters).get("".join(words))) is not None:
            self._prefer(lettered, best)
        return tuple(sorted(best.values(), key=lambda match: match.fit))

    def _prefer(self, card: Card, matches: dict[Meaning, NameMatch]) -> None:
        """Let a letter mean its card before any other card; it yields to a player who begins with it."""
        begins = card in matches and matches[card].fit == Fit.START
        for other, match in matches.items():
            if isinstance(other, Card) and other != card and match.fit == Fit.START:
                matches[other] = NameMatch(match.spoken, Fit.COMMON if begins else Fit.KEYWORD)
        named = (spoken for spoken in self.names if spoken.meaning == card)
        if (spoken := next(named, None)) is not None and (card not in matches or matches[card].fit > Fit.COMMON):
            matches[card] = NameMatch(spoken, Fit.COMMON)

    def called(self, name: str) -> tuple[NameMatch, ...]:
        """Return what is named exactly ``name``, ignoring case and accents; else names that begin so. No keywords."""
        wanted = "".join(map(normalized, split_words(name)))
        named = [spoken for spoken in self.names if not isinstance(spoken.meaning, Keyword)]
        for same in (
            [spoken for spoken in named if spoken.name == name],
            [spoken for spoken in named if spoken.joined == wanted],
        ):
            if same:
                return _once(same, Fit.WHOLE)
        return _once([spoken for spoken in named if spoken.joined.startswith(wanted)], Fit.START)

    def _fit(self, spoken: SpokenName, words: Sequence[str]) -> Fit | None:
        joined = "".join(words)
        if not words or not spoken.words:
            return None
        if joined == spoken.joined and (len(words) == 1 or tuple(words) == spoken.words):
            return Fit.WHOLE
        if isinstance(spoken.meaning, Keyword):
            if spoken.meaning is Keyword.FILLER:
                return None
            starts = len(words) == 1 and len(joined) >= LEAST_KEYWORD and spoken.joined.startswith(joined)
            return Fit.KEYWORD if starts else None
        *whole, last = words
        rest = _after(spoken.words, whole)
        if rest is None:
            return None
        if last in rest:
            return Fit.WORD
        begun = [word for word in rest if word.startswith(last)]
        if begun:
            return Fit.COMMON if all(word in self.common for word in begun) else Fit.START
        is_run_together = not whole and len(last) > len(spoken.words[0]) and spoken.joined.startswith(last)
        return Fit.START if is_run_together else None

    def spell(self, meaning: Meaning) -> str | None:
        """Return an unambiguous spelling: the name, quoted if necessary; None if there is none."""
        for spoken in self.names:
            if (
                spoken.meaning == meaning
                and not self.needs_quotes(spoken.name)
                and self.is_clear(spoken.words, meaning)
            ):
                return spoken.name
        for spoken in self.names:
            if spoken.meaning == meaning and '"' not in spoken.name and len(self.called(spoken.name)) == 1:
                return f'"{spoken.name}"'
        return None

    def is_clear(self, words: Sequence[str], meaning: Meaning) -> bool:
        return [match.spoken.meaning for match in best(self.matches(words))] == [meaning]

    @staticmethod
    def needs_quotes(name: str) -> bool:
        """Whether a name contains a mark with a meaning between words."""
        return bool(set(name) & MARKS) or any(chunk.startswith(HYPHENS) for chunk in name.split())

    def clear_word(self, meaning: Meaning) -> str | None:
        """Return the last word of a name that is unambiguous, in lower case; otherwise its spelling."""
        names = [spoken for spoken in self.names if spoken.meaning == meaning]
        for word in (word for spoken in names for word in reversed(split_words(spoken.name))):
            plain = normalized(word)
            if self.is_clear((plain,), meaning) and plain.isalnum() and not self.needs_quotes(word):
                return word.lower()
        return self.spell(meaning)

    def shortest(self, meaning: Meaning) -> str | None:
        """Return the shortest unambiguous prefix of a word of the name.

        In the window's language, if it has a name there.
        """
        named = [spoken for spoken in self.names if spoken.meaning == meaning]
        here = [spoken for spoken in named if not spoken.elsewhere] or named
        words = [word for spoken in here for word in spoken.words if word.isalnum()]
        starts = sorted({word[: n + 1] for word in words for n in range(len(word))}, key=lambda s: (len(s), s))
        for start in starts:
            if self.is_clear((start,), meaning):
                return start
        return self.spell(meaning)


MARKS: Final = frozenset('!=>+,;:"')
"""Marks with a meaning between words; a hyphen before a word is one, too."""


def best(matches: Iterable[NameMatch]) -> tuple[NameMatch, ...]:
    fitting = tuple(matches)
    least = min((match.fit for match in fitting), default=0)
    return tuple(match for match in fitting if match.fit == least)


def _once(names: Sequence[SpokenName], fit: Fit) -> tuple[NameMatch, ...]:
    first: dict[Meaning, NameMatch] = {}
    for spoken in names:
        first.setdefault(spoken.meaning, NameMatch(spoken, fit))
    return tuple(first.values())


def _after(words: Sequence[str], whole: Sequence[str]) -> Sequence[str] | None:
    """Return what follows ``whole`` in ``words`` if it occurs there in this order; None otherwise."""
    for word in whole:
        if word not in words:
            return None
        words = words[words.index(word) + 1 :]
    return words
