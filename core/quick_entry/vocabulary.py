"""The words of the table's command line: what a typed word can mean, of all that can be named at the table.

A vocabulary is made of names as they are spoken, in whatever language: of cards, of players, and of the few words that
tell a suggestion from an accusation. Case, accents and punctuation don't count, and the beginning of any word of a name
stands for it: "wh" and "mrs w" for "Mrs White".
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
    FILLER = "shows"
    """A word that one says, and that tells nothing: asks, shows, with, the."""


Meaning = Card | Holder | Keyword
"""What a word can mean: a card, a player (or the envelope, the pool), or one of those few words."""


class Fit(IntEnum):
    """How well what was typed fits a name: the lower, the better. A better fit hides the worse ones."""

    WHOLE = 0
    """It is the name."""
    WORD = 1
    """It is a word of the name."""
    START = 2
    """A word of the name begins so."""
    COMMON = 3
    """A word begins so that other names have as well: "mrs", "room"."""
    KEYWORD = 4
    """One of the few other words begins so."""


ELSEWHERE: Final = len(Fit)
"""What is added to the fit of a name that is not in the language of the window: it gives way to all that are."""

LIGATURES: Final = {"œ": "oe", "æ": "ae", "ø": "o", "ł": "l", "đ": "d"}
ACCENTS: Final = range(0x300, 0x370)
HYPHENS: Final = ("-", "–", "—")
LEAST_KEYWORD: Final = 2
"""How many letters of one of the other words must be there: a single one is the beginning of a card."""


@lru_cache(maxsize=4096)
def normalized(text: str) -> str:
    """Return what counts of a word: its letters and digits, without case and accents; of a sign alone, the sign."""
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    kept = [LIGATURES.get(c, c) for c in decomposed if _counts(c)]
    letters = unicodedata.normalize("NFC", "".join(kept))
    return letters if any(c.isalnum() for c in letters) else text.strip().casefold()


def _counts(c: str) -> bool:
    return c.isalnum() or (unicodedata.category(c).startswith("M") and ord(c) not in ACCENTS)


def split_words(text: str) -> tuple[str, ...]:
    """Return the words of a text, as they are written: apart at spaces, and at the hyphens between letters."""
    found: list[str] = []
    for chunk in text.split():
        tokens = [token for token in chunk.split("-") if normalized(token)]
        found += tokens if len(tokens) > 1 else [chunk]
    return tuple(found)


@dataclass(frozen=True)
class SpokenName:
    """A name of something; ``elsewhere`` where it belongs to another language than the window's."""

    name: str
    meaning: Meaning
    elsewhere: bool = False

    @cached_property
    def words(self) -> tuple[str, ...]:
        """The plain words of the name."""
        return tuple(map(normalized, split_words(self.name)))

    @cached_property
    def joined(self) -> str:
        """The name in one word."""
        return "".join(self.words)


@dataclass(frozen=True, slots=True)
class NameMatch:
    """A name that fits what was typed, and how well."""

    spoken: SpokenName
    fit: int


@dataclass(frozen=True)
class Vocabulary:
    """All that can be named at a table, in the order in which it is offered."""

    names: tuple[SpokenName, ...]

    @cached_property
    def words(self) -> frozenset[str]:
        """All words of all names, plain."""
        return frozenset(word for spoken in self.names for word in spoken.words)

    @cached_property
    def _common(self) -> frozenset[str]:
        """The words that stand in the names of several things."""
        said = {(word, spoken.meaning) for spoken in self.names for word in spoken.words}
        counts = Counter(word for word, _ in said)
        return frozenset(word for word, count in counts.items() if count > 1)

    def matches(self, words: Sequence[str]) -> tuple[NameMatch, ...]:
        """Return the names that ``words`` (plain) can stand for, each meaning once, the best first.

        Several words stand for one name where they are words of it in this order; the last may be a beginning.
        """
        return self._remembered(tuple(words))

    @cached_property
    def _remembered(self) -> Callable[[tuple[str, ...]], tuple[NameMatch, ...]]:
        """The search, which is asked for the same words at each letter that is typed behind them."""
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
        return tuple(sorted(best.values(), key=lambda match: match.fit))

    def called(self, name: str) -> tuple[NameMatch, ...]:
        """Return what is called exactly ``name``, but for case and accents; else what begins so. No other words."""
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
            return Fit.COMMON if all(word in self._common for word in begun) else Fit.START
        is_run_together = not whole and len(last) > len(spoken.words[0]) and spoken.joined.startswith(last)
        return Fit.START if is_run_together else None

    def spell(self, meaning: Meaning) -> str | None:
        """Return a text that means this and nothing else: its name, in quotes where it must be; None: there is none."""
        for spoken in self.names:
            if spoken.meaning == meaning and not self.needs_quotes(spoken.name) and self._is_only(spoken, meaning):
                return spoken.name
        for spoken in self.names:
            if spoken.meaning == meaning and '"' not in spoken.name and len(self.called(spoken.name)) == 1:
                return f'"{spoken.name}"'
        return None

    def _is_only(self, spoken: SpokenName, meaning: Meaning) -> bool:
        found = best(self.matches(spoken.words))
        return [match.spoken.meaning for match in found] == [meaning]

    @staticmethod
    def needs_quotes(name: str) -> bool:
        """Whether a name holds a sign that means something between the words."""
        return bool(set(name) & MARKS) or any(chunk.startswith(HYPHENS) for chunk in name.split())

    def clear_word(self, meaning: Meaning) -> str | None:
        """Return the last word of a name that means this and nothing else, in small letters; else what spells it."""
        names = [spoken for spoken in self.names if spoken.meaning == meaning]
        for word in (word for spoken in names for word in reversed(split_words(spoken.name))):
            is_clear = [match.spoken.meaning for match in best(self.matches((normalized(word),)))] == [meaning]
            if is_clear and normalized(word).isalnum() and not self.needs_quotes(word):
                return word.lower()
        return self.spell(meaning)

    def shortest(self, meaning: Meaning) -> str | None:
        """Return the fewest letters that mean this and nothing else: the beginning of a word of its name.

        Of its name in the language of the window, where it has one there.
        """
        named = [spoken for spoken in self.names if spoken.meaning == meaning]
        here = [spoken for spoken in named if not spoken.elsewhere] or named
        words = [word for spoken in here for word in spoken.words if word.isalnum()]
        starts = sorted({word[: n + 1] for word in words for n in range(len(word))}, key=lambda s: (len(s), s))
        for start in starts:
            if [match.spoken.meaning for match in best(self.matches((start,)))] == [meaning]:
                return start
        return self.spell(meaning)


MARKS: Final = frozenset('!=>+,;:"')
"""The signs that mean something between the words; so does a hyphen before a word."""


def best(matches: Iterable[NameMatch]) -> tuple[NameMatch, ...]:
    """Return those that fit best."""
    found = tuple(matches)
    least = min((match.fit for match in found), default=0)
    return tuple(match for match in found if match.fit == least)


def _once(names: Sequence[SpokenName], fit: Fit) -> tuple[NameMatch, ...]:
    first: dict[Meaning, NameMatch] = {}
    for spoken in names:
        first.setdefault(spoken.meaning, NameMatch(spoken, fit))
    return tuple(first.values())


def _after(words: Sequence[str], whole: Sequence[str]) -> Sequence[str] | None:
    """Return what follows on ``whole`` in ``words``, where these stand there in this order; None where they don't."""
    for word in whole:
        if word not in words:
            return None
        words = words[words.index(word) + 1 :]
    return words
