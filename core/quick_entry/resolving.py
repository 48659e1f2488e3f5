"""What each piece of a line means: the best of what it can mean that still has a place in the line.

A piece that fits several things is settled once the others have taken all places but one. All that is clear is settled
at once, then what has become clear by that, and so on: so the order of the pieces matters as little as it can.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from core.model.cards import Card, Category
from core.model.events import Answer
from core.model.seats import ENVELOPE, POOL, Holder
from core.quick_entry.tokens import Piece, Sign
from core.quick_entry.vocabulary import Match, Meaning, Word, best

OneOfEach = tuple[Card | None, Card | None, Card | None]


class Deed(StrEnum):
    """What a line tells of."""

    SUGGESTION = "suggestion"
    ACCUSATION = "accusation"
    NOTE = "note"
    MOVE = "move"


class Trouble(StrEnum):
    """What is the matter with a piece of the line."""

    UNKNOWN = "unknown"
    """Nothing is called so."""
    DOUBT = "doubt"
    """It can be several things."""
    MISFIT = "misfit"
    """What it means has no place in the line."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A piece that says nothing, and what it could have meant."""

    trouble: Trouble
    text: str
    meanings: tuple[Meaning, ...] = ()


@dataclass(frozen=True, slots=True)
class Completion:
    """What a piece may go on to: the line from ``start`` to ``end`` becomes ``text``, which means ``meaning``."""

    start: int
    end: int
    text: str
    meaning: Meaning

    def applied(self, line: str) -> str:
        """Return the line with the piece completed, ready for the next one."""
        return f"{line[: self.start]}{self.text} {line[self.end :].lstrip()}"


@dataclass(frozen=True)
class Reading:
    """What a line says. None is "not said"; ``answered`` tells it from "nobody shows"."""

    deed: Deed = Deed.SUGGESTION
    by: str | None = None
    cards: OneOfEach = (None, None, None)
    answered: bool = False
    refuter: str | None = None
    shown: Card | None = None
    further: tuple[Answer, ...] = ()
    correct: bool | None = None
    holder: Holder | None = None
    card: Card | None = None
    holds: bool | None = None
    to: Card | None = None
    faults: tuple[Fault, ...] = ()
    completions: tuple[Completion, ...] = ()


WORDS: Final[Mapping[Deed, frozenset[Word]]] = {
    Deed.SUGGESTION: frozenset({Word.NOBODY}),
    Deed.ACCUSATION: frozenset({Word.ACCUSES, Word.RIGHT, Word.WRONG}),
    Deed.NOTE: frozenset({Word.HAS, Word.NOT}),
    Deed.MOVE: frozenset(),
}
"""Which of the few words that are no names have a place in a line of each kind."""

PLAYERS: Final[Mapping[Deed, int]] = {Deed.SUGGESTION: 2, Deed.ACCUSATION: 1, Deed.NOTE: 1, Deed.MOVE: 1}
"""How many players a line of each kind names without a sign before them."""

Settled = Mapping[int, Meaning]
"""What the pieces mean that are clear, by their place in the line."""


def deed_of(pieces: Sequence[Piece]) -> Deed:
    """Return what kind of line this is: its signs and words tell."""
    signs = {piece.sign for piece in pieces}
    said = {match[0].spoken.meaning for piece in pieces if len(match := best(piece.matches)) == 1}
    if Sign.ACCUSES in signs or said & WORDS[Deed.ACCUSATION]:
        return Deed.ACCUSATION
    if Sign.MOVES in signs:
        return Deed.MOVE
    return Deed.NOTE if said & {Word.HAS, Word.NOT, ENVELOPE, POOL} else Deed.SUGGESTION


def settle(pieces: Sequence[Piece], deed: Deed) -> dict[int, Meaning]:
    """Return what the pieces mean that are clear."""
    settled: dict[int, Meaning] = {}
    while True:
        clear = {
            at: found[0].spoken.meaning
            for at, piece in enumerate(pieces)
            if at not in settled and len(found := best(fitting(at, pieces, deed, settled))) == 1
        }
        if not clear:
            return settled
        settled |= _one_player_at_a_time(clear) if _has_three(settled) else clear


def _one_player_at_a_time(clear: dict[int, Meaning]) -> dict[int, Meaning]:
    """Behind three cards the first who is named shows: what follows may be the card, and needn't be a player."""
    first = min((at for at, meaning in clear.items() if isinstance(meaning, str)), default=None)
    return clear if first is None else {at: m for at, m in clear.items() if at == first or not isinstance(m, str)}


def _has_three(settled: Settled) -> bool:
    return len({meaning.category for meaning in settled.values() if isinstance(meaning, Card)}) == len(Category)


def fitting(at: int, pieces: Sequence[Piece], deed: Deed, settled: Settled) -> tuple[Match, ...]:
    """Return what the piece at ``at`` can mean beside all others that are settled."""
    others = {i: meaning for i, meaning in settled.items() if i != at}
    taken = _Taken.by(meaning for i, meaning in others.items() if pieces[i].sign in (Sign.NONE, Sign.MOVES))
    sign = pieces[at].sign
    found = tuple(match for match in pieces[at].matches if _has_place(match.spoken.meaning, sign, deed, taken))
    return _before_shown(found, others) if deed is Deed.SUGGESTION and sign is Sign.NONE else found


@dataclass(frozen=True, slots=True)
class _Taken:
    """What of the line's places the other pieces have."""

    players: frozenset[str]
    cards: frozenset[Card]
    categories: frozenset[Category]

    @classmethod
    def by(cls, meanings: Iterable[Meaning]) -> _Taken:
        said = tuple(meanings)
        cards = frozenset(meaning for meaning in said if isinstance(meaning, Card))
        players = frozenset(meaning for meaning in said if isinstance(meaning, str))
        return cls(players, cards, frozenset(card.category for card in cards))


def _before_shown(found: tuple[Match, ...], others: Settled) -> tuple[Match, ...]:
    """Once all three cards are named: somebody has to show before a card can be the one that was shown."""
    if not _has_three(others):
        return found
    cards = [i for i, other in others.items() if isinstance(other, Card)]
    players = [i for i, other in others.items() if isinstance(other, str)]
    somebody_shows = len(players) > 1 or any(i > min(cards) for i in players)
    wanted = Card if somebody_shows else str
    return tuple(match for match in found if isinstance(match.spoken.meaning, wanted)) or found


def _has_place(meaning: Meaning, sign: Sign, deed: Deed, taken: _Taken) -> bool:
    if sign in (Sign.PASSES, Sign.SHOWS_TOO):
        return deed is Deed.SUGGESTION and isinstance(meaning, str) and meaning not in (ENVELOPE, POOL)
    if isinstance(meaning, Word):
        return sign is Sign.NONE and (meaning is Word.FILLER or meaning in WORDS[deed])
    if isinstance(meaning, str):
        is_free = len(taken.players) < PLAYERS[deed] and meaning not in taken.players
        return sign is Sign.NONE and is_free and (deed is Deed.NOTE or meaning not in (ENVELOPE, POOL))
    return _card_has_place(meaning, sign, deed, taken)


def _card_has_place(card: Card, sign: Sign, deed: Deed, taken: _Taken) -> bool:
    match deed:
        case Deed.MOVE:
            return card.category is Category.ROOM and not taken.cards
        case Deed.NOTE:
            return sign is Sign.NONE and not taken.cards
        case Deed.ACCUSATION:
            return sign is Sign.NONE and card.category not in taken.categories
        case Deed.SUGGESTION:
            if len(taken.categories) == len(Category):  # a fourth card is the one that was shown
                return card in taken.cards
            return sign is Sign.SHOWN or card.category not in taken.categories
