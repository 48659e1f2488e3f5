"""Parses the typed line.

    ann white rope hall cid          a suggestion: who asks, three cards, who shows; in any unambiguous order
    white rope hall -                nobody shows (also "nobody"); the player whose turn it is asks
    ann white rope hall cid rope     I saw which of the three was shown; "=rope" works anywhere in the line
    white rope hall - study          nobody shows, and I saw the Study among the leftover cards
    ann white rope hall cid +dot -eve    if the others answer too: Dot shows as well, Eve passes
    ! ann white rope hall wrong      an accusation; "right" and "wrong" also make one
    bob has rope    bob not rope     a note; also of the envelope and the pool
    bob has rope hall                a note on several cards; "has one of", "has two of": at least so many of them
    bob has rope and hall everyone   seen by everyone; "rope or hall" is one of them
    cid: hall rope axe open          his hand, or the pool, lay open
    bob saw pool                     he saw a card there; also of a player
    cid out    cid back              he takes no turns any more; he does again
    cid left                         he is not asked any more, either
    bob > hall                       a move

Words are matched by :mod:`core.quick_entry.vocabulary`. Each token gets the best meaning that still has a role in the
line. All unambiguous tokens are settled first, then those that have thereby become unambiguous, and so on: the order of
tokens matters as little as possible. What is ambiguous then is settled together, where only one choice names all three
cards. Ambiguous input is reported, never guessed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import islice, pairwise, product, takewhile
from math import prod
from typing import Final

from core.model.cards import Card, Category
from core.model.events import Accusation, Answer, Audience, Back, Event, GroupNote, OpenHand, Out, Peek
from core.model.seats import ENVELOPE, POOL, Holder
from core.quick_entry.vocabulary import (
    Fit,
    Keyword,
    Meaning,
    NameMatch,
    SpokenName,
    Vocabulary,
    best,
    normalized,
    split_words,
)


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
    tokens: list[LineToken] = []
    at = 0
    while at < len(words) and len(tokens) < MAX_TOKENS:
        count = _together(words[at:], vocabulary)
        tokens.append(_token(words[at : at + count], text, vocabulary))
        at += count
    return tuple(tokens)


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
        matches = vocabulary.matches(spelt)
        if not matches:
            continue
        if matches[0].fit % len(Fit) <= Fit.WORD or len(vocabulary.matches(spelt[:-1])) > 1:
            return count
    return 1


def _token(words: Sequence[_Word], text: str, vocabulary: Vocabulary) -> LineToken:
    first, last = words[0], words[-1]
    if not first.text:
        return LineToken("", first.start, first.end, first.prefix, is_quoted=first.is_quoted)
    matches = vocabulary.called(first.text) if first.is_quoted else vocabulary.matches([word.plain for word in words])
    typed = first.text if first.is_quoted else text[first.start : last.end]
    return LineToken(typed, first.start, last.end, first.prefix, matches, first.is_quoted)


OneOfEach = tuple[Card | None, Card | None, Card | None]


class LineKind(StrEnum):
    SUGGESTION = "suggestion"
    ACCUSATION = "accusation"
    NOTE = "note"
    HAND = "hand"
    LOOK = "look"
    OUT = "out"
    LEFT = "left"
    BACK = "back"
    MOVE = "move"


class FaultKind(StrEnum):
    UNKNOWN = "unknown"
    """No match."""
    DOUBT = "doubt"
    """Several matches."""
    MISFIT = "misfit"
    """Its meaning has no role in the line."""


@dataclass(frozen=True, slots=True)
class Fault:
    kind: FaultKind
    text: str
    meanings: tuple[Meaning, ...] = ()


@dataclass(frozen=True, slots=True)
class Completion:
    """A completion: the line from ``start`` to ``end`` becomes ``text``, which means ``meaning``."""

    start: int
    end: int
    text: str
    meaning: Meaning

    def applied(self, line: str) -> str:
        """Return the line with the completion inserted, ready for the next token."""
        return f"{line[: self.start]}{self.text} {line[self.end :].lstrip()}"


@dataclass(frozen=True)
class Reading:
    """The meaning of a line. None means not given; ``answered`` distinguishes that from "nobody shows"."""

    kind: LineKind = LineKind.SUGGESTION
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
    several: tuple[Card, ...] = ()
    """The cards of a note on more than one, or of an open hand."""
    at_least: int | None = None
    seen_by_all: bool = False
    to: Card | None = None
    faults: tuple[Fault, ...] = ()
    completions: tuple[Completion, ...] = ()

    @property
    def event(self) -> Event | None:
        """What happened beside the game's own moves, if the line says all of it and nothing unclear; else None."""
        if self.faults:
            return None
        match self:
            case Reading(kind=LineKind.OUT | LineKind.LEFT, by=str(player)):
                return Out(player, answers=self.kind is LineKind.OUT)
            case Reading(kind=LineKind.BACK, by=str(player)):
                return Back(player)
            case Reading(kind=LineKind.LOOK, by=str(player), holder=str(at)):
                return Peek(player, at)
            case Reading(kind=LineKind.ACCUSATION, by=str(player), cards=(None, None, None), correct=False):
                return Accusation(player, None)
            case Reading(kind=LineKind.HAND, holder=str(holder)) if self.several:
                return OpenHand(holder, self.several, seen_by="everyone")
            case Reading(kind=LineKind.NOTE, holder=str(holder), holds=bool(holds)) if len(self.several) > 1:
                at_least = (self.at_least or len(self.several)) if holds else 1
                seen_by: Audience = "everyone" if self.seen_by_all else "me"
                return GroupNote(holder, self.several, holds, at_least, seen_by=seen_by)
        return None


WORDS: Final[Mapping[LineKind, frozenset[Keyword]]] = {
    LineKind.SUGGESTION: frozenset({Keyword.NOBODY}),
    LineKind.ACCUSATION: frozenset({Keyword.ACCUSES, Keyword.RIGHT, Keyword.WRONG}),
    LineKind.NOTE: frozenset(
        {Keyword.HAS, Keyword.NOT, Keyword.ONE, Keyword.TWO, Keyword.THREE, Keyword.OR, Keyword.EVERYONE}
    ),
    LineKind.HAND: frozenset({Keyword.OPEN, Keyword.HAS, Keyword.EVERYONE}),
    LineKind.LOOK: frozenset({Keyword.SAW, Keyword.ONE}),
    LineKind.OUT: frozenset({Keyword.OUT}),
    LineKind.LEFT: frozenset({Keyword.LEFT, Keyword.HAS}),
    LineKind.BACK: frozenset({Keyword.BACK}),
    LineKind.MOVE: frozenset(),
}
"""The keywords allowed in each kind of line."""

IGNORED: Final = (Keyword.FILLER, Keyword.AND)
"""The keywords that say nothing in any kind of line."""

LINKS: Final = (Keyword.AND, Keyword.OR)
"""The keywords between two cards. In some languages they are letters, which are cards elsewhere."""

PLAYERS: Final[Mapping[LineKind, int]] = {
    LineKind.SUGGESTION: 2,
    LineKind.ACCUSATION: 1,
    LineKind.NOTE: 1,
    LineKind.HAND: 1,
    LineKind.LOOK: 2,
    LineKind.OUT: 1,
    LineKind.LEFT: 1,
    LineKind.BACK: 1,
    LineKind.MOVE: 1,
}
"""The number of players named without a prefix in each kind of line."""

HAPPENINGS: Final = {
    Keyword.OPEN: LineKind.HAND,
    Keyword.SAW: LineKind.LOOK,
    Keyword.OUT: LineKind.OUT,
    Keyword.LEFT: LineKind.LEFT,
    Keyword.BACK: LineKind.BACK,
}
"""The kinds of line that a keyword makes."""

SEVERAL: Final = (LineKind.NOTE, LineKind.HAND)
"""The kinds of line that may name several cards of a category."""

AT_PLACES: Final = (LineKind.NOTE, LineKind.HAND, LineKind.LOOK)
"""The kinds of line that may be about a place instead of a player."""

Settled = Mapping[int, Meaning]
"""The meanings of the settled tokens, by index."""


def line_kind(tokens: Sequence[LineToken]) -> LineKind:
    signs = {token.prefix for token in tokens}
    meanings = {match[0].spoken.meaning for token in tokens if len(match := best(token.matches)) == 1}
    if Prefix.ACCUSES in signs or meanings & WORDS[LineKind.ACCUSATION]:
        return LineKind.ACCUSATION
    if Prefix.MOVES in signs:
        return LineKind.MOVE
    if (happening := next((kind for word, kind in HAPPENINGS.items() if word in meanings), None)) is not None:
        return happening
    return LineKind.NOTE if meanings & {Keyword.HAS, Keyword.NOT, ENVELOPE, POOL} else LineKind.SUGGESTION


def settle(tokens: Sequence[LineToken], kind: LineKind) -> dict[int, Meaning]:
    settled: dict[int, Meaning] = {}
    while True:
        clear = {
            at: fit[0].spoken.meaning
            for at, token in enumerate(tokens)
            if at not in settled and len(fit := best(fitting(at, tokens, kind, settled))) == 1
        }
        if not clear:
            return {**settled, **_only_choice(tokens, kind, settled)}
        settled |= _one_player_at_a_time(clear) if _has_three(settled) else clear


MOST_CHOICES: Final = 64
"""More choices than this are not tried: the line is too unclear."""


def _only_choice(tokens: Sequence[LineToken], kind: LineKind, settled: Settled) -> Settled:
    """Return the meanings of the ambiguous tokens, where only one choice names a suspect, a weapon and a room."""
    unclear = [at for at, token in enumerate(tokens) if at not in settled and token.text]
    meanings = [[match.spoken.meaning for match in best(fitting(at, tokens, kind, settled))] for at in unclear]
    if kind not in (LineKind.SUGGESTION, LineKind.ACCUSATION) or prod(map(len, meanings)) > MOST_CHOICES:
        return {}
    choices = [dict(zip(unclear, chosen, strict=True)) for chosen in product(*meanings)]
    meant = {*settled.values()}
    once = (choice for choice in choices if len({*meant, *choice.values()}) == len(meant) + len(choice))
    whole = [choice for choice in once if _is_whole({**settled, **choice}, tokens, kind)]
    return whole[0] if len(whole) == 1 else {}


def _is_whole(line: Settled, tokens: Sequence[LineToken], kind: LineKind) -> bool:
    """Whether all tokens have a role together, and the three cards are named."""
    roles = {at: {match.spoken.meaning for match in fitting(at, tokens, kind, line)} for at in line}
    return _has_three(line) and all(meaning in roles[at] for at, meaning in line.items())


def _one_player_at_a_time(clear: dict[int, Meaning]) -> dict[int, Meaning]:
    """After three cards the first player named shows: what follows may be the card instead of a player."""
    first = min((at for at, meaning in clear.items() if isinstance(meaning, str)), default=None)
    return clear if first is None else {at: m for at, m in clear.items() if at == first or not isinstance(m, str)}


def _has_three(settled: Settled) -> bool:
    return len({meaning.category for meaning in settled.values() if isinstance(meaning, Card)}) == len(Category)


def fitting(at: int, tokens: Sequence[LineToken], kind: LineKind, settled: Settled) -> tuple[NameMatch, ...]:
    """Return what the token at ``at`` can mean given all other settled tokens."""
    others = {i: meaning for i, meaning in settled.items() if i != at}
    spoken = tuple(meaning for i, meaning in others.items() if tokens[i].prefix in (Prefix.NONE, Prefix.MOVES))
    taken = _Taken.by(spoken, is_unanswered=Keyword.NOBODY in spoken or any(map(_is_nobody, tokens)))
    prefix = tokens[at].prefix
    matches = tuple(match for match in tokens[at].matches if _has_place(match.spoken.meaning, prefix, kind, taken))
    if kind is not LineKind.SUGGESTION or prefix is not Prefix.NONE:
        return matches
    return _before_shown(matches, others, is_unanswered=taken.is_unanswered)


def _is_nobody(token: LineToken) -> bool:
    return token.prefix is Prefix.PASSES and not token.text


@dataclass(frozen=True, slots=True)
class _Taken:
    players: frozenset[str]
    cards: frozenset[Card]
    categories: frozenset[Category]
    is_unanswered: bool
    """Whether nobody shows, so that another card may be the one that the asker saw among the leftover ones."""

    @classmethod
    def by(cls, meanings: Sequence[Meaning], *, is_unanswered: bool) -> _Taken:
        cards = frozenset(meaning for meaning in meanings if isinstance(meaning, Card))
        players = frozenset(meaning for meaning in meanings if isinstance(meaning, str))
        return cls(players, cards, frozenset(card.category for card in cards), is_unanswered)


def _before_shown(matches: tuple[NameMatch, ...], others: Settled, *, is_unanswered: bool) -> tuple[NameMatch, ...]:
    """Once all three cards are named, someone must show, or nobody, before another card can be the one seen."""
    if not _has_three(others):
        return matches
    cards = [i for i, other in others.items() if isinstance(other, Card)]
    players = [i for i, other in others.items() if isinstance(other, str)]
    somebody_shows = is_unanswered or len(players) > 1 or any(i > min(cards) for i in players)
    wanted = Card if somebody_shows else str
    return tuple(match for match in matches if isinstance(match.spoken.meaning, wanted)) or matches


def _has_place(meaning: Meaning, prefix: Prefix, kind: LineKind, taken: _Taken) -> bool:
    if prefix in (Prefix.PASSES, Prefix.SHOWS_TOO):
        return kind is LineKind.SUGGESTION and isinstance(meaning, str) and meaning not in (ENVELOPE, POOL)
    if isinstance(meaning, Keyword):
        return prefix is Prefix.NONE and (meaning in IGNORED or meaning in WORDS[kind])
    if isinstance(meaning, str):
        is_free = len(taken.players) < PLAYERS[kind] and meaning not in taken.players
        return prefix is Prefix.NONE and is_free and (kind in AT_PLACES or meaning not in (ENVELOPE, POOL))
    return _card_has_place(meaning, prefix, kind, taken)


def _card_has_place(card: Card, prefix: Prefix, kind: LineKind, taken: _Taken) -> bool:
    match kind:
        case LineKind.MOVE:
            return card.category is Category.ROOM and not taken.cards
        case LineKind.NOTE | LineKind.HAND:
            return prefix is Prefix.NONE and card not in taken.cards
        case LineKind.LOOK | LineKind.OUT | LineKind.LEFT | LineKind.BACK:
            return False
        case LineKind.ACCUSATION:
            return prefix is Prefix.NONE and card.category not in taken.categories
        case LineKind.SUGGESTION:
            if len(taken.categories) == len(Category):  # a fourth card is the one shown
                return card in taken.cards or taken.is_unanswered
            return prefix is Prefix.SHOWN or card.category not in taken.categories


VERDICTS: Final = {Keyword.RIGHT: True, Keyword.WRONG: False}
NUMBERS: Final = {Keyword.ONE: 1, Keyword.TWO: 2, Keyword.THREE: 3}


def read(text: str, vocabulary: Vocabulary, asker: str | None = None) -> Reading:
    """Parse ``text``; ``asker`` is the player whose turn it is (None if unknown)."""
    tokens = tokenize(text, vocabulary)
    kind = line_kind(tokens)
    if kind in SHORT_WORDS:
        tokens = _without_short_words(tokens, SHORT_WORDS[kind])
    tokens = tuple(_linked(tokens, kind))
    settled = settle(tokens, kind)
    line = _Line(kind, asker)
    for at, token in enumerate(tokens):
        meaning = settled.get(at)
        if meaning is None:
            line.fault(token, [match.spoken.meaning for match in best(fitting(at, tokens, kind, settled))])
        else:
            line.assign(token, meaning)
    reading = line.reading()
    if not tokens or tokens[-1].end != len(text) or not tokens[-1].text:
        return reading
    last = len(tokens) - 1
    return replace(reading, completions=completions(tokens[last], fitting(last, tokens, kind, settled), vocabulary))


SHORT_WORDS: Final = {LineKind.LOOK: 1, LineKind.LEFT: 2}
"""The kinds of line with words of so few letters in the middle that tell nothing: "saw a card", "se ha ido"."""


def _without_short_words(tokens: tuple[LineToken, ...], most: int) -> tuple[LineToken, ...]:
    """Return the tokens without short words in the middle: "bob saw a card of the pool" is not about Ann."""
    return tuple(token for at, token in enumerate(tokens) if len(token.text) > most or at in (0, len(tokens) - 1))


def _linked(tokens: tuple[LineToken, ...], kind: LineKind) -> Iterator[LineToken]:
    """Yield the tokens; a letter between two cards of several is the link alone, and a card anywhere else."""
    for at, token in enumerate(tokens):
        if len(token.text) > 1:
            yield token
            continue
        beside = tokens[at - 1 : at] + tokens[at + 1 : at + 2] if at else ()
        is_link = kind in SEVERAL and len(beside) == 2 and all(map(_may_be_card, beside))
        links = tuple(match for match in token.matches if match.spoken.meaning in LINKS)
        rest = tuple(match for match in token.matches if match not in links)
        yield replace(token, matches=links if is_link and links else rest)


def _may_be_card(token: LineToken) -> bool:
    return any(isinstance(match.spoken.meaning, Card) for match in best(token.matches))


@dataclass
class _Line:
    kind: LineKind
    asker: str | None
    cards: dict[Category, Card] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    is_led: bool = False
    """Whether a player was named before any card."""
    several: list[Card] = field(default_factory=list)
    """All cards of a line that may name several of a category."""
    words: set[Keyword] = field(default_factory=set)
    answers: list[Answer] = field(default_factory=list)
    after: Prefix = Prefix.NONE
    """The prefix of the previous token."""
    shown: Card | None = None
    faults: list[Fault] = field(default_factory=list)

    def fault(self, token: LineToken, open_to: Sequence[Meaning]) -> None:
        """Record an ambiguous token; ``open_to`` are its possible meanings here."""
        self.after = token.prefix
        if not token.text:
            if token.prefix is Prefix.PASSES:
                self.words.add(Keyword.NOBODY)
            return
        if open_to:
            self.faults.append(Fault(FaultKind.DOUBT, token.text, tuple(open_to)))
        else:
            meanings = tuple(match.spoken.meaning for match in best(token.matches))
            self.faults.append(Fault(FaultKind.MISFIT if meanings else FaultKind.UNKNOWN, token.text, meanings))

    def assign(self, token: LineToken, meaning: Meaning) -> None:
        if isinstance(meaning, Keyword):
            self.words.add(meaning)
        elif isinstance(meaning, Card):
            self._assign_card(token, meaning)
        elif token.prefix in (Prefix.SHOWS_TOO, Prefix.PASSES):
            self.answers.append(Answer(meaning, token.prefix is Prefix.SHOWS_TOO))
        elif len(self.players) == PLAYERS[self.kind]:
            self.faults.append(Fault(FaultKind.MISFIT, token.text, (meaning,)))
        else:
            self.is_led = self.is_led or not (self.cards or self.players)
            self.players.append(meaning)
        self.after = token.prefix

    def _assign_card(self, token: LineToken, card: Card) -> None:
        is_shown = token.prefix is Prefix.SHOWN
        if self.kind in SEVERAL:
            self.words.discard(Keyword.EVERYONE)  # it is a word for all cards here: "has all: ..."
            if card in self.several:
                self.faults.append(Fault(FaultKind.MISFIT, token.text, (card,)))
            self.several.append(card)
        elif is_shown and self.after is Prefix.SHOWS_TOO and self.answers:
            self.answers[-1] = replace(self.answers[-1], shown=card)
        elif is_shown or (self.kind is LineKind.SUGGESTION and self._is_seen(card)):
            if self.shown not in (None, card):
                self.faults.append(Fault(FaultKind.MISFIT, token.text, (card,)))
            self.shown = card
        elif card.category in self.cards or (self.cards and self.kind is LineKind.MOVE):
            self.faults.append(Fault(FaultKind.MISFIT, token.text, (card,)))
        else:
            self.cards[card.category] = card

    def _is_seen(self, card: Card) -> bool:
        """Whether a card is the one that was shown, or was seen among the leftover ones."""
        named = self.cards.get(card.category)
        return named == card or (named is not None and Keyword.NOBODY in self.words)

    def reading(self) -> Reading:
        common = Reading(self.kind, cards=self._three(), faults=tuple(self.faults))
        match self.kind:
            case LineKind.SUGGESTION:
                return self._suggestion(common)
            case LineKind.ACCUSATION:
                correct = next((verdict for word, verdict in VERDICTS.items() if word in self.words), None)
                return replace(common, by=self._first(), correct=correct)
            case LineKind.NOTE:
                holds = False if Keyword.NOT in self.words else True if Keyword.HAS in self.words else None
                several, card = (
                    (tuple(self.several), None) if len(self.several) > 1 else ((), next(iter(self.several), None))
                )
                at_least = next((number for word, number in NUMBERS.items() if word in self.words), None)
                if at_least is None and Keyword.OR in self.words:
                    at_least = 1
                note = replace(
                    common, holder=self._first(), card=card, holds=holds, seen_by_all=Keyword.EVERYONE in self.words
                )
                return replace(note, several=several, at_least=at_least)
            case LineKind.HAND:
                return replace(common, holder=self._first(), several=tuple(self.several))
            case LineKind.LOOK:
                return replace(common, by=self._first(), holder=self.players[1] if len(self.players) > 1 else None)
            case LineKind.OUT | LineKind.LEFT | LineKind.BACK:
                return replace(common, by=self._first())
            case LineKind.MOVE:
                return replace(common, by=self._first(), to=self.cards.get(Category.ROOM))

    def _suggestion(self, common: Reading) -> Reading:
        by, refuter = self._roles()
        if refuter is not None and (Keyword.NOBODY in self.words or refuter == by):
            fault = Fault(FaultKind.MISFIT, refuter, (refuter,))
            refuter, common = None, replace(common, faults=(*common.faults, fault))
        nobody = Keyword.NOBODY in self.words
        further = tuple(self.answers)
        return replace(
            common, by=by, answered=nobody or refuter is not None, refuter=refuter, shown=self.shown, further=further
        )

    def _roles(self) -> tuple[str | None, str | None]:
        """Return the asker and the refuter: the first and second player named. A single one gets the fitting role."""
        if len(self.players) > 1:
            return self.players[0], self.players[1]
        if not self.players:
            return None, None
        (player,) = self.players
        is_asker = self.is_led or player == self.asker or Keyword.NOBODY in self.words
        return (player, None) if is_asker else (None, player)

    def _three(self) -> OneOfEach:
        suspect, weapon, room = (self.cards.get(category) for category in Category)
        return suspect, weapon, room

    def _first(self) -> str | None:
        return self.players[0] if self.players else None


MOST_COMPLETIONS: int = 6
"""Maximum number of completions."""


def completions(token: LineToken, fitting: Sequence[NameMatch], vocabulary: Vocabulary) -> tuple[Completion, ...]:
    """Return the completions of a token, best first; empty if it is complete."""
    ranked = sorted(fitting, key=lambda match: match.fit)
    if len(best(ranked)) == 1 and ranked[0].fit % len(Fit) <= Fit.WORD:
        return ()
    possible = (_completion(token, match.spoken, vocabulary) for match in ranked)
    return tuple(islice((completion for completion in possible if completion is not None), MOST_COMPLETIONS))


def _completion(token: LineToken, spoken: SpokenName, vocabulary: Vocabulary) -> Completion | None:
    text = _word_of(token, spoken, vocabulary) or vocabulary.spell(spoken.meaning)
    if text is None:
        return None
    return Completion(token.end - len(token.text), token.end, text, spoken.meaning)


def _word_of(token: LineToken, spoken: SpokenName, vocabulary: Vocabulary) -> str | None:
    begun = normalized(token.text)
    words = (part for part in split_words(spoken.name) if normalized(part).startswith(begun))
    clear = (part for part in words if vocabulary.is_clear((normalized(part),), spoken.meaning))
    return next((part for part in clear if not vocabulary.needs_quotes(part)), None)
