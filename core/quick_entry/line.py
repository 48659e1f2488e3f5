"""Parses the typed line.

    ann white rope hall cid          a suggestion: who asks, three cards, who shows; in any unambiguous order
    white rope hall -                nobody shows (also "nobody"); the player whose turn it is asks
    ann white rope hall cid rope     I saw which of the three was shown; "=rope" works anywhere in the line
    white rope hall - study          nobody shows, and I saw the Study among the leftover cards
    ann white rope hall cid +dot -eve    if the others answer too: Dot shows as well, Eve passes
    ! ann white rope hall wrong      an accusation; "right" and "wrong" also make one
    bob has rope    bob not rope     a note; also of the envelope and the pool
    bob has rope hall                a note on several cards; "has one of", "has two of": at least so many of them
    cid: hall rope axe open          his hand, or the pool, lay open
    bob saw pool                     he saw a card there; also of a player
    cid out    cid back              he takes no turns any more; he does again
    bob > hall                       a move

Words are matched by :mod:`core.quick_entry.vocabulary`. Ambiguous input is reported, never guessed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Final

from core.model.cards import Card, Category
from core.model.events import Answer
from core.quick_entry.resolving import (
    PLAYERS,
    SEVERAL,
    Completion,
    Fault,
    FaultKind,
    LineKind,
    LineToken,
    OneOfEach,
    Prefix,
    Reading,
    fitting,
    line_kind,
    settle,
    tokenize,
)
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

VERDICTS: Final = {Keyword.RIGHT: True, Keyword.WRONG: False}
NUMBERS: Final = {Keyword.ONE: 1, Keyword.TWO: 2, Keyword.THREE: 3}


def read(text: str, vocabulary: Vocabulary, asker: str | None = None) -> Reading:
    """Parse ``text``; ``asker`` is the player whose turn it is (None if unknown)."""
    tokens = tokenize(text, vocabulary)
    kind = line_kind(tokens)
    if kind is LineKind.LOOK:
        tokens = _without_article(tokens)
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


def _without_article(tokens: tuple[LineToken, ...]) -> tuple[LineToken, ...]:
    """Return the tokens of a look without a letter in the middle: "bob saw a card of the pool" is not about Ann."""
    return tuple(token for at, token in enumerate(tokens) if len(token.text) > 1 or at in (0, len(tokens) - 1))


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
                note = replace(common, holder=self._first(), card=card, holds=holds)
                return replace(note, several=several, at_least=at_least)
            case LineKind.HAND:
                return replace(common, holder=self._first(), several=tuple(self.several))
            case LineKind.LOOK:
                return replace(common, by=self._first(), holder=self.players[1] if len(self.players) > 1 else None)
            case LineKind.OUT | LineKind.BACK:
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
