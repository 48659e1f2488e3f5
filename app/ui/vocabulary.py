"""What can be named in a typed entry, and how: players, cards, places, keywords."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from app.ui.language import card_name, localized
from app.ui.text import holder_name
from app.ui.widgets.options import letter_keys, nobody_key, player_keys
from core.model.asking import order_of_asking
from core.model.cards import Card, Category
from core.model.seats import ENVELOPE, POOL
from core.model.setup import Setup
from core.quick_entry.vocabulary import Keyword, Meaning, SpokenName, Vocabulary
from core.text.text import Text, say

DOTTED = {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}

KEYWORDS: Mapping[Keyword, Text] = {
    Keyword.NOBODY: say("nobody none", "words to type, with spaces between: nobody shows a card"),
    Keyword.ACCUSES: say("accuses accuse", "words to type, with spaces between: it is an accusation"),
    Keyword.RIGHT: say("right correct", "words to type, with spaces between: it was right"),
    Keyword.WRONG: say("wrong false", "words to type, with spaces between: it was wrong"),
    Keyword.HAS: say("has have holds", "words to type, with spaces between: Bob has the Rope"),
    Keyword.NOT: say("not hasn’t doesn’t", "words to type, with spaces between: Bob doesn’t have the Rope"),
    Keyword.ONE: say("one", "words to type, with spaces between: Bob has one of the Rope, the Hall"),
    Keyword.TWO: say("two", "words to type, with spaces between: Bob has two of the Rope, the Hall, the Study"),
    Keyword.THREE: say("three", "words to type, with spaces between: Bob has three of these"),
    Keyword.OPEN: say("open", "words to type, with spaces between: Cid lays his hand open"),
    Keyword.SAW: say("saw sees", "words to type, with spaces between: Bob saw a card of the pool"),
    Keyword.OUT: say("out", "words to type, with spaces between: Cid is out of the game"),
    Keyword.LEFT: say("left leaves gone goes went home", "words to type, with spaces between: Cid has left the table"),
    Keyword.BACK: say("back returns", "words to type, with spaces between: Cid is back in the game"),
    Keyword.EVERYONE: say(
        "everyone everybody", "words to type, with spaces between: Bob has the Rope, and everyone has seen it"
    ),
    Keyword.AND: say("and", "words to type, with spaces between: Bob has the Rope and the Hall"),
    Keyword.OR: say("or", "words to type, with spaces between: Bob has the Rope or the Hall"),
    Keyword.FILLER: say(
        "asks shows suggests with in the it does is of at least card cards hand",
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
    for holder in (ENVELOPE, POOL) if setup.pool else (ENVELOPE,):
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
    """Return an example line: the first player asks, the second of those who are asked shows a card."""
    cards = [next(iter(setup.deck.of(category)), None) for category in Category]
    asker = setup.seats.names[0]
    refuter = (asker, *order_of_asking(setup, asker)[:2])[-1]
    spoken: list[Meaning] = [asker, *(card for card in cards if card is not None), refuter]
    return " ".join(vocabulary.clear_word(meaning) or "" for meaning in spoken)
