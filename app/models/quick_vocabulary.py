"""What can be named on the table's command line: in the language of the window, and as the edition calls it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.language import card_name, translate
from app.models.entry_draft import note_holders
from app.models.entry_words import holder_name
from core.model.cards import Card, Category
from core.model.setup import Setup
from core.quick_entry.vocabulary import Meaning, Spoken, Vocabulary, Word

DOTTED = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}

ENGLISH: Mapping[Word, str] = {
    Word.NOBODY: "nobody none",
    Word.ACCUSES: "accuses accuse",
    Word.RIGHT: "right correct",
    Word.WRONG: "wrong false",
    Word.HAS: "has have holds",
    Word.NOT: "not hasn’t doesn’t",
    Word.FILLER: "asks shows suggests with in the it does",
}
"""The few words that are no names, as they are also understood where the window speaks another language."""


def vocabulary_of(setup: Setup) -> Vocabulary:
    """Return all that can be named in a game: players, cards, places, and the few other words."""
    return Vocabulary((*_players(setup), *_cards(setup), *_places(setup), *_words()))


def meaning_name(meaning: Meaning) -> str:
    """Return what a thing is called in the language of the window."""
    if isinstance(meaning, Card):
        return card_name(meaning)
    if isinstance(meaning, Word):
        return spoken_word(meaning)
    return holder_name(meaning)


def spoken_word(word: Word) -> str:
    """Return how a word that is no name is typed."""
    return said(word).split()[0]


def _players(setup: Setup) -> Iterator[Spoken]:
    return (Spoken(spelt, name) for name in setup.seats for spelt in _spellings(name))


def _cards(setup: Setup) -> Iterator[Spoken]:
    for card in setup.deck:
        yield from (Spoken(spelt, card) for spelt in _spellings(card_name(card) or card.name))
    for card in setup.deck:
        if card_name(card) != card.name:
            yield Spoken(card.name, card, elsewhere=True)


def _spellings(name: str) -> tuple[str, ...]:
    """Return how a name is typed: as it is, and without the dots on its vowels, as Germans do where they have none."""
    plainly = "".join(DOTTED.get(letter, letter) for letter in name)
    return (name,) if plainly == name else (name, plainly)


def _places(setup: Setup) -> Iterator[Spoken]:
    for holder in note_holders(setup):
        if holder not in setup.seats:
            yield Spoken(holder_name(holder), holder)
            yield Spoken(holder, holder, elsewhere=True)


def _words() -> Iterator[Spoken]:
    for word, english in ENGLISH.items():
        here = said(word).split()
        yield from (Spoken(text, word) for text in here)
        yield from (Spoken(text, word, elsewhere=True) for text in english.split() if text not in here)


def said(word: Word) -> str:
    """Return how a word that is no name is typed: one way, or several with spaces between."""
    match word:
        case Word.NOBODY:
            return translate("QuickWords", "nobody none", "words to type, with spaces between: nobody shows a card")
        case Word.ACCUSES:
            return translate("QuickWords", "accuses accuse", "words to type, with spaces between: it is an accusation")
        case Word.RIGHT:
            return translate("QuickWords", "right correct", "words to type, with spaces between: it was right")
        case Word.WRONG:
            return translate("QuickWords", "wrong false", "words to type, with spaces between: it was wrong")
        case Word.HAS:
            return translate("QuickWords", "has have holds", "words to type, with spaces between: Bob has the Rope")
        case Word.NOT:
            return translate(
                "QuickWords", "not hasn’t doesn’t", "words to type, with spaces between: Bob doesn’t have the Rope"
            )
        case Word.FILLER:
            return translate(
                "QuickWords",
                "asks shows suggests with in the it does",
                "words to type, with spaces between, that tell nothing: Ann asks ... with the ..., Bob shows",
            )


def example(setup: Setup, vocabulary: Vocabulary) -> str:
    """Return a line that can be typed in this game: the first player asks, the third shows a card."""
    cards = [next(iter(setup.deck.of(category)), None) for category in Category]
    names = setup.seats.names
    spoken: list[Meaning] = [names[0], *(card for card in cards if card is not None), names[min(2, len(names) - 1)]]
    return " ".join(vocabulary.clear_word(meaning) or "" for meaning in spoken)
