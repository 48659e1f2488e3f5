"""The events of a game as frozen values: suggestions, accusations, notes, moves.

An event is pure data and doesn't know the table, so players are given by name, and passes are listed explicitly.
``str(event)`` is the one-line notation.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from core.model.cards import Card, Triple
from core.model.seats import Holder

MARKS = ',;:#()[]"'
"""The punctuation of the notation."""

_SAID = ("Note", "accuses", "does", "has", "have", "moves", "nobody", "not", "passes", "shows", "to")
_ADDED = ("aside", "right", "rolled", "via", "wrong")
KEYWORDS = frozenset((*_SAID, *_ADDED))
"""The keywords of the notation."""

_LINE_ENDS = "\x85\u2028\u2029"
"""Line separators that JSON leaves unescaped."""


def bare_or_quoted(name: str) -> str:
    """Return ``name`` as the notation writes it: quoted if it could be mistaken for notation."""
    words = name.split()
    plain = words and " ".join(words) == name and KEYWORDS.isdisjoint(words) and not set(MARKS) & set(name)
    return name if plain and not _has_controls(name) else quoted(name)


def bare_or_quoted_comment(comment: str) -> str:
    """Return a comment as written at the end of a line."""
    plain = comment and comment == comment.strip() and comment[0] != '"' and len(comment.splitlines()) == 1
    return comment if plain and not _has_controls(comment) else quoted(comment)


def quoted(text: str) -> str:
    """Return ``text`` in double quotes, with JSON escapes, on one line."""
    literal = json.dumps(text, ensure_ascii=False)
    for end in _LINE_ENDS:
        literal = literal.replace(end, f"\\u{ord(end):04x}")
    return literal


def _has_controls(text: str) -> bool:
    return any(unicodedata.category(c) == "Cc" for c in text)


@dataclass(frozen=True, slots=True)
class Answer:
    """A further answer to a suggestion, in editions where answering continues after the first refutation."""

    player: str
    shows: bool
    shown: Card | None = None
    comment: str | None = None

    def __str__(self) -> str:
        words = [bare_or_quoted(self.player), "shows" if self.shows else "passes"]
        if self.shown is not None:
            words.append(_card(self.shown))
        if self.comment is not None:
            words.append(f"({quoted(self.comment)})")
        return " ".join(words)


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggestion: who asked, who passed, who refuted, and the card shown if I saw it."""

    by: str
    cards: Triple
    passed: tuple[str, ...] = ()
    refuted_by: str | None = None
    shown: Card | None = None
    further: tuple[Answer, ...] = ()
    aside: bool = False
    comment: str | None = None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Every answer in order: passes, the refutation, and further answers."""
        passes = tuple(Answer(player, shows=False) for player in self.passed)
        first = () if self.refuted_by is None else (Answer(self.refuted_by, shows=True, shown=self.shown),)
        return passes + first + self.further

    def with_answers(self, answers: Sequence[Answer]) -> Suggestion:
        """Return the suggestion with these answers, in order; the first player who shows is the refuter."""
        first = next((i for i, answer in enumerate(answers) if answer.shows), len(answers))
        refutation = answers[first] if first < len(answers) else None
        return replace(
            self,
            passed=tuple(answer.player for answer in answers[:first]),
            refuted_by=None if refutation is None else refutation.player,
            shown=None if refutation is None else refutation.shown,
            further=tuple(answers[first + 1 :]),
        )

    def __str__(self) -> str:
        answers = [str(answer) for answer in self.answers]
        if self.refuted_by is None:
            answers.insert(len(self.passed), "nobody shows")
        return _line(f"{bare_or_quoted(self.by)}: {_three(self.cards)}; {', '.join(answers)}", self)


@dataclass(frozen=True, slots=True)
class Accusation:
    by: str
    cards: Triple
    correct: bool = False
    aside: bool = False
    comment: str | None = None

    def __str__(self) -> str:
        outcome = "right" if self.correct else "wrong"
        return _line(f"{bare_or_quoted(self.by)} accuses: {_three(self.cards)}; {outcome}", self)


@dataclass(frozen=True, slots=True)
class Note:
    """Something known from elsewhere: a card that fell on the floor, a look into the pool."""

    holder: Holder
    card: Card
    holds: bool
    aside: bool = False
    comment: str | None = None

    def __str__(self) -> str:
        has = "has" if self.holds else "does not have"
        return _line(f"Note: {bare_or_quoted(self.holder)} {has} {_card(self.card)}", self)


Square = tuple[int, int]
"""A corridor square of a board: row and column."""


class Via(StrEnum):
    """How a player enters a room, as named in case files."""

    ROLL = "roll"
    PASSAGE = "passage"
    CALLED = "called"
    """Already there: moved there by another's suggestion, or allowed to stay by the house rules."""


@dataclass(frozen=True, slots=True)
class Move:
    """The destination of a player's token: a room or a corridor square; ``via`` is a value of :class:`Via` if valid."""

    player: str
    to: Card | Square
    roll: int | None = None
    via: str | None = None
    aside: bool = False
    comment: str | None = None

    def __str__(self) -> str:
        to = _card(self.to) if isinstance(self.to, Card) else f"[{self.to[0]}, {self.to[1]}]"
        parts = [f"{bare_or_quoted(self.player)} moves to {to}"]
        if self.roll is not None:
            parts.append(f"rolled {self.roll}")
        if self.via is not None:
            parts.append(f"via {bare_or_quoted(self.via)}")
        return _line("; ".join(parts), self)


Event = Suggestion | Accusation | Note | Move


def _line(body: str, event: Event) -> str:
    aside = "; aside" if event.aside else ""
    comment = "" if event.comment is None else f" # {bare_or_quoted_comment(event.comment)}"
    return f"{body}{aside}{comment}"


def _three(cards: Triple) -> str:
    return ", ".join(map(_card, cards))


def _card(card: Card) -> str:
    return bare_or_quoted(card.name)
