"""The events of a game as frozen values: suggestions, accusations, notes, moves, and what else happens at a table.

An event is pure data and doesn't know the table, so players are given by name, and passes are listed explicitly.
``str(event)`` is the one-line notation.
"""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Literal

from core.model.cards import Card, Triple
from core.model.seats import Holder

MARKS = ',;:#()[]"'
"""The punctuation of the notation."""

_SAID = ("Note", "accuses", "does", "has", "have", "moves", "nobody", "not", "passes", "shows", "to")
_ADDED = ("aside", "right", "rolled", "via", "wrong")
_PRESENCE = ("asked", "back", "is", "out")
KEYWORDS = frozenset((*_SAID, *_ADDED, *_PRESENCE))
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


Audience = Literal["me", "everyone"] | tuple[str, ...]
"""Who saw something: whoever wrote the case, everyone at the table, or these players."""

Overlooked = tuple[tuple[str, tuple[Card, ...]], ...]
"""Which cards of a suggestion each of some players has and overlooked."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A suggestion: who asked, who passed, who refuted, and the card shown if I saw it.

    ``follows``: the passes are those that follow from the order of asking, which a :class:`~core.model.case.Case` fills
    in; otherwise they were seen so, and stay whatever becomes of the set-up. ``overlooked``: who says that he has none
    of the cards, but has these and none of the others.
    """

    by: str
    cards: Triple
    passed: tuple[str, ...] = ()
    refuted_by: str | None = None
    shown: Card | None = None
    further: tuple[Answer, ...] = ()
    aside: bool = False
    comment: str | None = None
    overlooked: Overlooked = ()
    follows: bool = field(default=False, compare=False)

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
            self.with_passes([answer.player for answer in answers[:first]]),
            refuted_by=None if refutation is None else refutation.player,
            shown=None if refutation is None else refutation.shown,
            further=tuple(answers[first + 1 :]),
        )

    def with_passes(self, passed: Sequence[str]) -> Suggestion:
        """Return the suggestion where exactly these players were seen to pass before the refutation."""
        return replace(self, passed=tuple(passed), follows=False)

    @property
    def astray(self) -> frozenset[str]:
        """Who overlooked a card where he is not asked, since the set-up has changed."""
        passes = {answer.player for answer in self.answers if not answer.shows}
        return frozenset(player for player, _ in self.overlooked if player not in passes)

    def overlooked_by(self, player: str) -> tuple[Card, ...]:
        return next((cards for name, cards in self.overlooked if name == player), ())

    def __str__(self) -> str:
        answers = [str(answer) for answer in self.answers]
        if self.refuted_by is None:
            answers.insert(len(self.passed), "nobody shows")
        answers += [f"{bare_or_quoted(player)} [{_listed(cards)}]" for player, cards in self.overlooked]
        return _line(f"{bare_or_quoted(self.by)}: {_listed(self.cards)}; {', '.join(answers)}", self)


@dataclass(frozen=True, slots=True)
class Accusation:
    """An accusation; ``cards`` is None if the three of a wrong one were not heard, as by all but ``seen_by``."""

    by: str
    cards: Triple | None
    correct: bool = False
    aside: bool = False
    comment: str | None = None
    seen_by: Audience = "everyone"

    def __str__(self) -> str:
        outcome = "right" if self.correct else "wrong"
        cards = "" if self.cards is None else f": {_listed(self.cards)}"
        seen = "" if self.seen_by == "everyone" else f"; {_seen_by(self.seen_by)}"
        return _line(f"{bare_or_quoted(self.by)} accuses{cards}; {outcome}{seen}", self)


@dataclass(frozen=True, slots=True)
class Note:
    """Something known from elsewhere: a card that fell on the floor, a look into the pool."""

    holder: Holder
    card: Card
    holds: bool
    aside: bool = False
    comment: str | None = None
    seen_by: Audience = "me"

    def __str__(self) -> str:
        has = "has" if self.holds else "does not have"
        return _seen_line(f"Note: {bare_or_quoted(self.holder)} {has} {_card(self.card)}", self)


@dataclass(frozen=True, slots=True)
class GroupNote:
    """A note on several cards: the holder has ``at_least`` of them, or none of them."""

    holder: Holder
    cards: tuple[Card, ...]
    holds: bool = True
    at_least: int = 1
    aside: bool = False
    comment: str | None = None
    seen_by: Audience = "me"

    def __str__(self) -> str:
        has = f"has {self.at_least}" if self.holds else "does not have"
        return _seen_line(f"Note: {bare_or_quoted(self.holder)} {has} [{_listed(self.cards)}]", self)


@dataclass(frozen=True, slots=True)
class OpenHand:
    """The whole hand of a player, or the pool, lay open."""

    holder: Holder
    cards: tuple[Card, ...]
    aside: bool = False
    comment: str | None = None
    seen_by: Audience = "me"

    def __str__(self) -> str:
        return _seen_line(f"{bare_or_quoted(self.holder)} has: [{_listed(self.cards)}]", self)


@dataclass(frozen=True, slots=True)
class Peek:
    """A player saw a card of another, or of the pool, that he had not seen as far as entries tell; unknown which."""

    player: str
    at: Holder
    aside: bool = False
    comment: str | None = None

    def __str__(self) -> str:
        return _line(f"{bare_or_quoted(self.at)} shows to {bare_or_quoted(self.player)}", self)


@dataclass(frozen=True, slots=True)
class Out:
    """A player takes no turns from here on, and unless he ``answers`` is not asked either."""

    player: str
    answers: bool = True
    aside: bool = False
    comment: str | None = None

    def __str__(self) -> str:
        return _line(f"{bare_or_quoted(self.player)} is out{'' if self.answers else '; not asked'}", self)


@dataclass(frozen=True, slots=True)
class Back:
    """A player who was out, or accused wrongly, takes part again."""

    player: str
    aside: bool = False
    comment: str | None = None

    def __str__(self) -> str:
        return _line(f"{bare_or_quoted(self.player)} is back", self)


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


Event = Suggestion | Accusation | Note | GroupNote | OpenHand | Peek | Out | Back | Move

Seen = Note | GroupNote | OpenHand
"""What some of the players saw, beside what happens openly at the table."""


def _line(body: str, event: Event) -> str:
    aside = "; aside" if event.aside else ""
    comment = "" if event.comment is None else f" # {bare_or_quoted_comment(event.comment)}"
    return f"{body}{aside}{comment}"


def _seen_line(body: str, event: Seen) -> str:
    return _line(body if event.seen_by == "me" else f"{body}; {_seen_by(event.seen_by)}", event)


def _seen_by(audience: Audience) -> str:
    return f"to {audience}" if isinstance(audience, str) else f"to [{', '.join(map(bare_or_quoted, audience))}]"


def _listed(cards: Sequence[Card]) -> str:
    return ", ".join(map(_card, cards))


def _card(card: Card) -> str:
    return bare_or_quoted(card.name)
