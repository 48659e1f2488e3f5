"""Interprets the typed line: the entry that results from a text typed on top of a given entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from app.features.entry.draft import EntryDraft, Kind, note_holders
from app.features.entry.offers import preselected
from app.features.entry.state import EntryState
from app.features.entry.text import Gap, dots, words
from app.ui.language import card_name, localized, translate
from app.ui.text import holder_name, moved
from app.ui.widgets.keys import letter_keys, nobody_key, player_keys
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Event, Move
from core.model.setup import Setup
from core.quick_entry.line import read
from core.quick_entry.resolving import Completion, Fault, FaultKind, LineKind, Reading
from core.quick_entry.vocabulary import Keyword, Meaning, SpokenName, Vocabulary
from core.text.text import Text, say

DOTTED = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}

KEYWORDS: Mapping[Keyword, Text] = {
    Keyword.NOBODY: say("QuickWords", "nobody none", "words to type, with spaces between: nobody shows a card"),
    Keyword.ACCUSES: say("QuickWords", "accuses accuse", "words to type, with spaces between: it is an accusation"),
    Keyword.RIGHT: say("QuickWords", "right correct", "words to type, with spaces between: it was right"),
    Keyword.WRONG: say("QuickWords", "wrong false", "words to type, with spaces between: it was wrong"),
    Keyword.HAS: say("QuickWords", "has have holds", "words to type, with spaces between: Bob has the Rope"),
    Keyword.NOT: say(
        "QuickWords", "not hasn’t doesn’t", "words to type, with spaces between: Bob doesn’t have the Rope"
    ),
    Keyword.FILLER: say(
        "QuickWords",
        "asks shows suggests with in the it does",
        "words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows",
    ),
}
"""The spellings of each keyword; those in English are understood in every language."""


def vocabulary_of(setup: Setup) -> Vocabulary:
    """Return everything that can be named in a game: players, cards, places, keywords."""
    names = *_players(setup), *_cards(setup), *_places(setup), *_words(), *_digits(setup)
    return Vocabulary(names, tuple((key, card) for card, key in letter_keys(setup.deck, card_name).items()))


def meaning_name(meaning: Meaning) -> str:
    """Return the name of a thing in the window's language."""
    if isinstance(meaning, Card):
        return card_name(meaning)
    if isinstance(meaning, Keyword):
        return spoken_word(meaning)
    return holder_name(meaning)


def spoken_word(word: Keyword) -> str:
    """Return how a keyword is typed."""
    return localized(KEYWORDS[word]).split()[0]


def _players(setup: Setup) -> Iterator[SpokenName]:
    return (SpokenName(spelt, name) for name in setup.seats for spelt in _spellings(name))


def _cards(setup: Setup) -> Iterator[SpokenName]:
    for card in setup.deck:
        yield from (SpokenName(spelt, card) for spelt in _spellings(card_name(card) or card.name))
    for card in setup.deck:
        if card_name(card) != card.name:
            yield SpokenName(card.name, card, elsewhere=True)


def _spellings(name: str) -> tuple[str, ...]:
    """Return the spellings of a name: as it is, and with umlauts written out, as Germans do."""
    plainly = "".join(DOTTED.get(letter, letter) for letter in name)
    return (name,) if plainly == name else (name, plainly)


def _places(setup: Setup) -> Iterator[SpokenName]:
    for holder in note_holders(setup):
        if holder not in setup.seats:
            yield SpokenName(holder_name(holder), holder)
            yield SpokenName(holder, holder, elsewhere=True)


def _words() -> Iterator[SpokenName]:
    for word, spellings in KEYWORDS.items():
        here = localized(spellings).split()
        yield from (SpokenName(text, word) for text in here)
        yield from (SpokenName(text, word, elsewhere=True) for text in spellings.template.split() if text not in here)


def _digits(setup: Setup) -> Iterator[SpokenName]:
    """Yield the keys of the players and of nobody, as the form has them; they yield to names."""
    names = setup.seats.names
    yield from (SpokenName(key, name, elsewhere=True) for name, key in player_keys(names).items())
    if (key := nobody_key(names)).isdigit():
        yield SpokenName(key, Keyword.NOBODY, elsewhere=True)


def example(setup: Setup, vocabulary: Vocabulary) -> str:
    """Return an example line: the first player asks, the third shows a card."""
    cards = [next(iter(setup.deck.of(category)), None) for category in Category]
    names = setup.seats.names
    spoken: list[Meaning] = [names[0], *(card for card in cards if card is not None), names[min(2, len(names) - 1)]]
    return " ".join(vocabulary.clear_word(meaning) or "" for meaning in spoken)


MOST_CHOICES = 5
"""Number of possible meanings of a word that are named."""

KINDS = {LineKind.SUGGESTION: Kind.SUGGESTION, LineKind.ACCUSATION: Kind.ACCUSATION, LineKind.NOTE: Kind.NOTE}


@dataclass(frozen=True)
class QuickLine:
    """The reading of a line, on top of an entry.

    ``state`` is the resulting entry; ``move`` what the line says if it is a move, which the panel cannot enter.
    """

    reading: Reading
    state: EntryState
    move: Move | None = None
    ignored: tuple[str, ...] = ()
    """Players named as answering who cannot."""

    @property
    def event(self) -> Event | None:
        """The event that Enter would record; None while something is missing or unclear."""
        if self.trouble:
            return None
        if self.reading.kind is LineKind.MOVE:
            return self.move
        pending = self.state.pending
        return None if pending is None else pending.event

    @property
    def completions(self) -> tuple[Completion, ...]:
        """The possible completions of the last word."""
        return self.reading.completions

    @property
    def trouble(self) -> str:
        """What is unclear or wrong, in a sentence; empty where nothing is."""
        if self.reading.faults:
            return fault_words(self.reading.faults[0])
        if self.ignored:
            return translate("QuickWords", "{who} cannot answer here").format(who=self.ignored[0])
        return self.state.problems

    @property
    def missing(self) -> str:
        """What a move still lacks; empty where nothing."""
        is_complete = self.reading.kind is not LineKind.MOVE or self.move
        return "" if is_complete else translate("QuickWords", "Still needed: where")

    def words(self, gap: Gap = dots) -> str:
        """Return the line in words, with a gap for each missing field."""
        if self.reading.kind is not LineKind.MOVE:
            return words(self.state.draft, gap)
        if self.move is not None:
            return moved(self.move)
        who = self.reading.by or self.state.case.turn.next or "…"
        return translate("QuickWords", "{who} moves to …").format(who=who)


def quick_line(text: str, base: EntryState, vocabulary: Vocabulary) -> QuickLine:
    """Return the reading of ``text`` on top of ``base``; it comes without the leading slash."""
    reading = read(text, vocabulary, base.draft.by)
    if reading == Reading():
        return QuickLine(reading, base)
    if reading.kind is LineKind.MOVE:
        return QuickLine(reading, base, _move(reading, base.case))
    kind = KINDS[reading.kind]
    state = base if kind is base.draft.kind else base.of_kind(kind)
    draft = state.draft
    if kind is Kind.NOTE:
        return QuickLine(reading, state.with_draft(_noted(draft, reading)))
    state = state.with_draft(_named(draft, reading))
    if kind is Kind.ACCUSATION:
        correct = state.draft.correct if reading.correct is None else reading.correct
        return QuickLine(reading, state.with_draft(replace(state.draft, correct=correct)))
    answered, ignored = _answered(state, reading)
    return QuickLine(reading, state.with_draft(answered), ignored=ignored)


def _move(reading: Reading, case: Case) -> Move | None:
    player = reading.by or case.turn.next
    return None if player is None or reading.to is None else Move(player, reading.to)


def _noted(draft: EntryDraft, reading: Reading) -> EntryDraft:
    return replace(
        draft,
        holder=draft.holder if reading.holder is None else reading.holder,
        card=draft.card if reading.card is None else reading.card,
        holds=draft.holds if reading.holds is None else reading.holds,
    )


def _named(draft: EntryDraft, reading: Reading) -> EntryDraft:
    if reading.by is not None:
        draft = draft.asking(reading.by)
    for card in reading.cards:
        if card is not None:
            draft = draft.naming(card)
    return draft


def _answered(state: EntryState, reading: Reading) -> tuple[EntryDraft, tuple[str, ...]]:
    """Fill in who shows what and who answers besides; also return those who cannot."""
    draft = state.draft
    if reading.answered and reading.refuter != draft.by:
        draft = draft.refuted(reading.refuter)
    draft = preselected(draft, state.offers)
    if reading.shown is not None and draft.refuter is not None and reading.shown in draft.cards:
        draft = replace(draft, glimpsed=draft.glimpsed or not draft.sees_card(), shown=reading.shown)
    ignored = []
    for answer in reading.further:
        if answer.player in draft.could_answer():
            shown = answer.shown if answer.shown in draft.cards else None
            draft = draft.answering(answer.player, answer.shows, shown)
        elif answer.shows or answer.player not in draft.passed:  # an earlier pass is implied
            ignored.append(answer.player)
    return draft, tuple(ignored)


def fault_words(fault: Fault) -> str:
    """Return the problem with a word, as a sentence without a full stop."""
    if fault.kind is FaultKind.UNKNOWN:
        return translate("QuickWords", "“{word}” is not a player or card in this game").format(word=fault.text)
    names = [meaning_name(meaning) for meaning in fault.meanings[:MOST_CHOICES]]
    if fault.kind is FaultKind.MISFIT:
        return translate("QuickWords", "{name} doesn’t fit here").format(name=names[0])
    more = ["…"] if len(fault.meanings) > MOST_CHOICES else []
    return translate("QuickWords", "“{word}” could be: {names}").format(word=fault.text, names=", ".join(names + more))
