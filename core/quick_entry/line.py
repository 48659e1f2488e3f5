"""The table's command line: what a line says that happened.

    ann white rope hall cid          a suggestion: who asks, three cards, who shows; in any order that is clear
    white rope hall -                nobody shows ("nobody" says it too); who asks is whose turn it is
    ann white rope hall cid rope     I saw which of the three was shown; "=rope" says it anywhere in the line
    ann white rope hall cid +dot -eve    where the others answer too: Dot shows as well, Eve passes
    ! ann white rope hall wrong      an accusation; "right" and "wrong" make one, too
    bob has rope    bob not rope     a note; also of the envelope and the pool
    bob > hall                       a move

Words are as :mod:`core.quick_entry.vocabulary` knows them. What isn't clear is said, never guessed.
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
    Completion,
    Deed,
    Fault,
    OneOfEach,
    Reading,
    Trouble,
    deed_of,
    fitting,
    settle,
)
from core.quick_entry.tokens import Piece, Sign, pieces
from core.quick_entry.vocabulary import Fit, Match, Meaning, Spoken, Vocabulary, Word, best, parts, plain

VERDICTS: Final = {Word.RIGHT: True, Word.WRONG: False}


def read(text: str, vocabulary: Vocabulary, asker: str | None = None) -> Reading:
    """Return what ``text`` says, where ``asker`` is whose turn it is to ask (None: nobody knows)."""
    found = pieces(text, vocabulary)
    deed = deed_of(found)
    settled = settle(found, deed)
    line = _Line(deed, asker)
    for at, piece in enumerate(found):
        meaning = settled.get(at)
        if meaning is None:
            line.fault(piece, [match.spoken.meaning for match in best(fitting(at, found, deed, settled))])
        else:
            line.take(piece, meaning)
    reading = line.reading()
    if not found or found[-1].end != len(text) or not found[-1].text:
        return reading
    last = len(found) - 1
    return replace(reading, completions=completions(found[last], fitting(last, found, deed, settled), vocabulary))


@dataclass
class _Line:
    """What has been read so far, piece by piece."""

    deed: Deed
    asker: str | None
    cards: dict[Category, Card] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    is_led: bool = False
    """Whether a player was named before any card."""
    words: set[Word] = field(default_factory=set)
    answers: list[Answer] = field(default_factory=list)
    after: Sign = Sign.NONE
    """The sign of the piece before."""
    shown: Card | None = None
    faults: list[Fault] = field(default_factory=list)

    def fault(self, piece: Piece, open_to: Sequence[Meaning]) -> None:
        """Note a piece that is not clear; ``open_to`` is what it can mean here."""
        self.after = piece.sign
        if not piece.text:
            if piece.sign is Sign.PASSES:
                self.words.add(Word.NOBODY)
            return
        if open_to:
            self.faults.append(Fault(Trouble.DOUBT, piece.text, tuple(open_to)))
        else:
            meanings = tuple(match.spoken.meaning for match in best(piece.matches))
            self.faults.append(Fault(Trouble.MISFIT if meanings else Trouble.UNKNOWN, piece.text, meanings))

    def take(self, piece: Piece, meaning: Meaning) -> None:
        """Take a piece that is clear."""
        if isinstance(meaning, Word):
            self.words.add(meaning)
        elif isinstance(meaning, Card):
            self._take_card(piece, meaning)
        elif piece.sign in (Sign.SHOWS_TOO, Sign.PASSES):
            self.answers.append(Answer(meaning, piece.sign is Sign.SHOWS_TOO))
        elif len(self.players) == PLAYERS[self.deed]:
            self.faults.append(Fault(Trouble.MISFIT, piece.text, (meaning,)))
        else:
            self.is_led = self.is_led or not (self.cards or self.players)
            self.players.append(meaning)
        self.after = piece.sign

    def _take_card(self, piece: Piece, card: Card) -> None:
        is_shown = piece.sign is Sign.SHOWN
        if is_shown and self.after is Sign.SHOWS_TOO and self.answers:
            self.answers[-1] = replace(self.answers[-1], shown=card)
        elif is_shown or (self.deed is Deed.SUGGESTION and self.cards.get(card.category) == card):
            if self.shown not in (None, card):
                self.faults.append(Fault(Trouble.MISFIT, piece.text, (card,)))
            self.shown = card
        elif card.category in self.cards or (self.cards and self.deed in (Deed.NOTE, Deed.MOVE)):
            self.faults.append(Fault(Trouble.MISFIT, piece.text, (card,)))
        else:
            self.cards[card.category] = card

    def reading(self) -> Reading:
        """Return what the pieces say together."""
        common = Reading(self.deed, cards=self._three(), faults=tuple(self.faults))
        match self.deed:
            case Deed.SUGGESTION:
                return self._suggestion(common)
            case Deed.ACCUSATION:
                correct = next((verdict for word, verdict in VERDICTS.items() if word in self.words), None)
                return replace(common, by=self._first(), correct=correct)
            case Deed.NOTE:
                holds = False if Word.NOT in self.words else True if Word.HAS in self.words else None
                return replace(common, holder=self._first(), card=next(iter(self.cards.values()), None), holds=holds)
            case Deed.MOVE:
                return replace(common, by=self._first(), to=self.cards.get(Category.ROOM))

    def _suggestion(self, common: Reading) -> Reading:
        by, refuter = self._roles()
        if refuter is not None and (Word.NOBODY in self.words or refuter == by):
            fault = Fault(Trouble.MISFIT, refuter, (refuter,))
            refuter, common = None, replace(common, faults=(*common.faults, fault))
        nobody = Word.NOBODY in self.words
        further = tuple(self.answers)
        return replace(
            common, by=by, answered=nobody or refuter is not None, refuter=refuter, shown=self.shown, further=further
        )

    def _roles(self) -> tuple[str | None, str | None]:
        """Who asks, and who shows: the first who is named, and the second. A single one is who fits."""
        if len(self.players) > 1:
            return self.players[0], self.players[1]
        if not self.players:
            return None, None
        (player,) = self.players
        is_asker = self.is_led or player == self.asker or Word.NOBODY in self.words
        return (player, None) if is_asker else (None, player)

    def _three(self) -> OneOfEach:
        suspect, weapon, room = (self.cards.get(category) for category in Category)
        return suspect, weapon, room

    def _first(self) -> str | None:
        return self.players[0] if self.players else None


MOST: int = 6
"""How many are offered."""


def completions(piece: Piece, fitting: Sequence[Match], vocabulary: Vocabulary) -> tuple[Completion, ...]:
    """Return how the piece may go on, the best first; nothing where it is whole already."""
    ranked = sorted(fitting, key=lambda match: match.fit)
    if len(best(ranked)) == 1 and ranked[0].fit % len(Fit) <= Fit.WORD:
        return ()
    found = (_completion(piece, match.spoken, vocabulary) for match in ranked)
    return tuple(islice((completion for completion in found if completion is not None), MOST))


def _completion(piece: Piece, spoken: Spoken, vocabulary: Vocabulary) -> Completion | None:
    text = _word_of(piece, spoken, vocabulary) or vocabulary.spell(spoken.meaning)
    if text is None:
        return None
    return Completion(piece.end - len(piece.text), piece.end, text, spoken.meaning)


def _word_of(piece: Piece, spoken: Spoken, vocabulary: Vocabulary) -> str | None:
    """Return the word that was begun, where it alone is clear."""
    begun = plain(piece.text)
    for part in parts(spoken.name):
        if plain(part).startswith(begun):
            clear = [match.spoken.meaning for match in best(vocabulary.matches((plain(part),)))]
            if clear == [spoken.meaning] and not vocabulary.needs_quotes(part):
                return part
    return None
