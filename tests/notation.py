"""A parser of the one-line notation of events."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeVar

from core.model.cards import Card, Category, Triple
from core.model.deck import Deck
from core.model.events import (
    KEYWORDS,
    MARKS,
    Accusation,
    Answer,
    Audience,
    Back,
    Event,
    GroupNote,
    Move,
    Note,
    OpenHand,
    Out,
    Peek,
    Square,
    Suggestion,
)
from core.text.wording import fold


class NotationError(ValueError):
    """A line is not an event. ``position`` counts characters from 0; the message counts columns from 1."""

    def __init__(self, position: int, what: str, text: str) -> None:
        self.position = position
        self.what = what
        super().__init__(f"column {position + 1} of {text!r}: {what}")


class Kind(Enum):
    """The kind of a token."""

    MARK = auto()
    WORD = auto()
    KEYWORD = auto()
    QUOTED = auto()
    COMMENT = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """A token: its text (unquoted), and its position in the line."""

    kind: Kind
    text: str
    position: int


_TOKEN = re.compile(
    rf"""\s*(?:(?P<COMMENT>\#.*)|(?P<QUOTED>"(?:[^"\\]|\\.)*")|(?P<MARK>[,;:()\[\]])|(?P<WORD>[^\s{re.escape(MARKS)}]+))""",
    re.DOTALL,
)
_NUMBER = re.compile(r"-?\d{1,18}", re.ASCII)


class Tokens:
    """The tokens of a line, and the current position."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._tokens = _tokens(text)
        self._at = 0

    @property
    def position(self) -> int:
        """The position of the next token, in characters from 0."""
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
        """Read the mark or keyword ``text``. Raises NotationError if something else is next."""
        if not self.take(text):
            raise self.expected(what or f"'{text}'")

    def is_name(self) -> bool:
        """Whether a name is next."""
        return self._next.kind in {Kind.WORD, Kind.QUOTED}

    def name(self, what: str) -> str:
        """Read a name: a quoted text, or all bare words that follow. Raises NotationError if none is next."""
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
        """Read a quoted text. Raises NotationError if none is next."""
        if self._next.kind is not Kind.QUOTED:
            raise self.expected("a text in double quotes")
        self._at += 1
        return self._tokens[self._at - 1].text

    def number(self) -> int:
        """Read a whole number. Raises NotationError if none is next."""
        if self._next.kind is not Kind.WORD or not _NUMBER.fullmatch(self._next.text):
            raise self.expected("a whole number")
        self._at += 1
        return int(self._tokens[self._at - 1].text)

    def take_number_before(self, mark: str) -> int | None:
        """Read a number and the mark after it, if these are the next tokens."""
        start = self._at
        if self._next.kind is Kind.WORD and _NUMBER.fullmatch(self._next.text):
            number = self.number()
            if self.take(mark):
                return number
        self._at = start
        return None

    def comment(self) -> str | None:
        """Read the comment at the end of the line, if any."""
        if self._next.kind is not Kind.COMMENT:
            return None
        self._at += 1
        return self._tokens[self._at - 1].text

    def expect_end(self) -> None:
        """Raise NotationError if this is not the end of the line."""
        if self._next.kind is not Kind.END:
            raise self.expected("the end of the line")

    def expected(self, what: str) -> NotationError:
        """Return the error for a line in which ``what`` was expected next."""
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


def parse_event(text: str, deck: Deck) -> Event:
    """Parse a line of notation.

    Cards are found as by :meth:`Deck.find`, or by words of their name that no other card has ("White"). The names of
    players are not checked, as the notation does not know the table. Raises NotationError with the position.
    """
    tokens = Tokens(text)
    if tokens.take("Note"):
        tokens.expect(":")
        read: Callable[[Tokens, Deck], Event] = _note
    else:
        read = _played
    event = read(tokens, deck)
    tokens.expect_end()
    return event


def _played(tokens: Tokens, deck: Deck) -> Event:
    """Parse a player's action; the line begins with the player's name."""
    player = tokens.name("a player's name, or Note")
    if tokens.take(":"):
        return _suggestion(player, tokens, deck)
    if tokens.take("accuses"):
        return _accusation(player, tokens, deck)
    if tokens.take("moves"):
        tokens.expect("to")
        return _move(player, tokens, deck)
    if tokens.take("is"):
        return _presence(player, tokens)
    if tokens.take("has"):
        tokens.expect(":")
        tokens.expect("[")
        cards, seen_by = _list(tokens, lambda: _card(tokens, deck)), _audience(tokens, "me")
        return OpenHand(player, cards, _aside(tokens), tokens.comment(), seen_by)
    if tokens.take("shows"):
        tokens.expect("to")
        return Peek(tokens.name("who looks"), player, _aside(tokens), tokens.comment())
    raise tokens.expected("':', 'accuses:' or 'moves to' after the player's name")


def _presence(player: str, tokens: Tokens) -> Event:
    if tokens.take("back"):
        return Back(player, _aside(tokens), tokens.comment())
    tokens.expect("out")
    gone = tokens.take_part("not")
    if gone:
        tokens.expect("asked")
    return Out(player, not gone, _aside(tokens), tokens.comment())


T = TypeVar("T")


def _list(tokens: Tokens, item: Callable[[], T]) -> tuple[T, ...]:
    """Parse what is left of a list in brackets."""
    items: list[T] = []
    while not tokens.take("]"):
        if items:
            tokens.expect(",")
        items.append(item())
    return tuple(items)


def _audience(tokens: Tokens, default: Audience) -> Audience:
    if not tokens.take_part("to"):
        return default
    if tokens.take("["):
        return _list(tokens, lambda: tokens.name("who saw it"))
    return "everyone" if tokens.name("who saw it") == "everyone" else "me"


def _suggestion(by: str, tokens: Tokens, deck: Deck) -> Suggestion:
    cards = _three(tokens, deck)
    tokens.expect(";")
    passed, refutation = _passes(tokens, deck)
    further: list[Answer] = []
    overlooked: list[tuple[str, tuple[Card, ...]]] = []
    while tokens.take(","):
        player = tokens.name("the name of who answers")
        if tokens.take("["):
            overlooked.append((player, _list(tokens, lambda: _card(tokens, deck))))
        else:
            further.append(_answer_of(player, tokens, deck))
    return Suggestion(
        by=by,
        cards=cards,
        passed=passed,
        refuted_by=None if refutation is None else refutation.player,
        shown=None if refutation is None else refutation.shown,
        further=tuple(further),
        aside=_aside(tokens),
        comment=tokens.comment(),
        overlooked=tuple(overlooked),
    )


def _passes(tokens: Tokens, deck: Deck) -> tuple[tuple[str, ...], Answer | None]:
    """Parse who passed and the refutation, which is None for "nobody shows"."""
    passed: list[str] = []
    while not tokens.take("nobody"):
        start = tokens.position
        answer = _answer(tokens, deck)
        if answer.comment is not None:
            raise NotationError(start, "only answers after the refutation have a comment of their own", tokens.text)
        if answer.shows:
            return tuple(passed), answer
        passed.append(answer.player)
        tokens.expect(",", "',' and then who shows, or 'nobody shows'")
    tokens.expect("shows")
    return tuple(passed), None


def _answer(tokens: Tokens, deck: Deck) -> Answer:
    return _answer_of(tokens.name("the name of who answers"), tokens, deck)


def _answer_of(player: str, tokens: Tokens, deck: Deck) -> Answer:
    shows = tokens.take("shows")
    if not shows:
        tokens.expect("passes", "'shows' or 'passes'")
    shown = _card(tokens, deck) if shows and tokens.is_name() else None
    return Answer(player, shows, shown, _bracketed(tokens))


def _bracketed(tokens: Tokens) -> str | None:
    if not tokens.take("("):
        return None
    comment = tokens.string()
    tokens.expect(")")
    return comment


def _accusation(by: str, tokens: Tokens, deck: Deck) -> Accusation:
    cards = _three(tokens, deck) if tokens.take(":") else None
    tokens.expect(";")
    correct = tokens.take("right")
    if not correct:
        tokens.expect("wrong", "'wrong' or 'right'")
    seen_by = _audience(tokens, "everyone")
    return Accusation(by, cards, correct, _aside(tokens), tokens.comment(), seen_by)


def _note(tokens: Tokens, deck: Deck) -> Note | GroupNote:
    holder = tokens.name("a player's name, envelope or pool")
    holds = not tokens.take("does")
    if holds:
        tokens.expect("has")
    else:
        tokens.expect("not")
        tokens.expect("have")
    number = tokens.take_number_before("[") if holds else None
    if number is not None or tokens.take("["):
        cards, seen_by = _list(tokens, lambda: _card(tokens, deck)), _audience(tokens, "me")
        return GroupNote(holder, cards, holds, number or 1, _aside(tokens), tokens.comment(), seen_by)
    card, seen_by = _card(tokens, deck), _audience(tokens, "me")
    return Note(holder, card, holds, _aside(tokens), tokens.comment(), seen_by)


def _move(player: str, tokens: Tokens, deck: Deck) -> Move:
    to = _square(tokens) if tokens.take("[") else _card(tokens, deck)
    roll = tokens.number() if tokens.take_part("rolled") else None
    via = tokens.name("how the token came there") if tokens.take_part("via") else None
    return Move(player, to, roll, via, _aside(tokens), tokens.comment())


def _square(tokens: Tokens) -> Square:
    row = tokens.number()
    tokens.expect(",")
    column = tokens.number()
    tokens.expect("]")
    return row, column


def _aside(tokens: Tokens) -> bool:
    return tokens.take_part("aside")


def _three(tokens: Tokens, deck: Deck) -> Triple:
    """Parse three cards, one of each category, in any order."""
    start = tokens.position
    cards = [_card(tokens, deck)]
    for _ in range(2):
        tokens.expect(",")
        cards.append(_card(tokens, deck))
    suspect, weapon, room = sorted(cards, key=lambda card: card.category)
    if [suspect.category, weapon.category, room.category] != list(Category):
        raise NotationError(start, "there must be one suspect, one weapon and one room", tokens.text)
    return suspect, weapon, room


def _card(tokens: Tokens, deck: Deck) -> Card:
    start = tokens.position
    name = tokens.name("a card's name")
    card = deck.find(name) or _only_with_words(name, deck)
    if card is None:
        raise NotationError(start, f"no card is called {name!r}; the nearest is {deck.nearest(name)!r}", tokens.text)
    return card


def _only_with_words(name: str, deck: Deck) -> Card | None:
    """Return the only card whose name contains all these words, if any."""
    words = {fold(word) for word in name.split()}
    found = [card for card in deck if words <= {fold(word) for word in card.name.split()}]
    return found[0] if len(found) == 1 and words else None
