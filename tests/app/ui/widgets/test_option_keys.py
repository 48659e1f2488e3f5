from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from app.ui.widgets.options import cheapest, letter_keys, nobody_key, player_keys
from core.formats.editions import edition, editions
from core.model.cards import Card, Category


def keys_of(names: list[str], category: Category = Category.ROOM) -> dict[str, str]:
    cards = [Card(name, category) for name in names]
    return {card.name: key for card, key in letter_keys(cards).items()}


def test_surnames_and_first_words_give_the_keys():
    keys = letter_keys(edition("classic-uk").deck)
    assert {card.name: key for card, key in keys.items() if card.category is Category.SUSPECT} == {
        "Miss Scarlett": "s",
        "Colonel Mustard": "m",
        "Mrs White": "w",
        "Reverend Green": "g",
        "Mrs Peacock": "e",
        "Professor Plum": "p",
    }
    rooms = {card.name: key for card, key in keys.items() if card.category is Category.ROOM}
    assert rooms["Kitchen"] == "k"
    assert rooms["Hall"] == "h"


def test_in_every_edition_no_two_cards_have_the_same_key():
    for one in editions():
        keys = letter_keys(one.deck)
        assert len(set(keys.values())) == len(one.deck)
        assert all(key in card.name.lower() or key.isdigit() for card, key in keys.items())
        if len(one.deck) <= 24:
            assert all(key.isalpha() for key in keys.values())


def test_a_deck_beyond_the_keyboard_has_different_keys_in_each_column():
    cards = [Card(f"{category.name} {number}", category) for category in Category for number in range(20)]
    keys = letter_keys(cards)
    for category in Category:
        assert len({key for card, key in keys.items() if card.category is category}) == 20


@given(st.data())
def test_keys_are_shared_out_at_the_least_cost(data):
    n = data.draw(st.integers(0, 4))
    m = data.draw(st.integers(max(n, 1), 5))
    costs = data.draw(st.lists(st.lists(st.integers(0, 9), min_size=m, max_size=m), min_size=n, max_size=n))
    found = cheapest(costs)
    assert len(set(found)) == n
    best = min(sum(row[j] for row, j in zip(costs, chosen, strict=True)) for chosen in permutations(range(m), n))
    assert sum(row[j] for row, j in zip(costs, found, strict=True)) == best


def test_names_without_usable_letters_get_spare_keys():
    assert keys_of(["aa", "Aaa", "a", "1"]) == {"aa": "a", "Aaa": "1", "a": "2", "1": "3"}


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
