from hypothesis import given
from hypothesis import strategies as st

from app.ui.widgets.form import letter_keys, nobody_key, player_keys
from core.formats.editions import edition, editions
from core.model.cards import Card, Category


def keys_of(names: list[str], category: Category = Category.ROOM) -> dict[str, str]:
    cards = [Card(name, category) for name in names]
    return {card.name: key for card, key in letter_keys(cards).items()}


def test_surnames_and_first_words_give_the_keys():
    deck = edition("classic-uk").deck
    suspects = {card.name: key for card, key in letter_keys(deck.of(Category.SUSPECT)).items()}
    assert suspects == {
        "Miss Scarlett": "s",
        "Colonel Mustard": "m",
        "Mrs White": "w",
        "Reverend Green": "g",
        "Mrs Peacock": "p",
        "Professor Plum": "l",
    }
    rooms = {card.name: key for card, key in letter_keys(deck.of(Category.ROOM)).items()}
    assert rooms["Kitchen"] == "k"
    assert rooms["Dining Room"] == "d"


def test_in_every_edition_every_card_has_a_letter_of_its_own_name():
    for one in editions():
        for category in Category:
            cards = one.deck.of(category)
            keys = letter_keys(cards)
            assert len(set(keys.values())) == len(cards)
            assert all(keys[card] in card.name.lower() for card in cards)


def test_names_without_usable_letters_get_spare_keys():
    assert keys_of(["aa", "Aaa", "a", "1"]) == {"aa": "a", "Aaa": "b", "a": "c", "1": "1"}


@given(st.lists(st.text(min_size=1, max_size=8), unique=True, max_size=50))
def test_keys_are_unique_whatever_the_names(names):
    keys = keys_of(names)
    assert len(set(keys.values())) == len(keys)
    assert len(keys) >= min(len(names), 35)


def test_players_have_digits_and_nobody_a_key_that_is_free():
    ten = [f"P{i}" for i in range(10)]
    assert player_keys(ten)["P8"] == "9"
    assert player_keys(ten)["P9"] == "0"
    assert nobody_key(ten) == "n"
    assert nobody_key(ten[:6]) == "0"
