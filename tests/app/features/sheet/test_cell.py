"""The letters of what is half known: one for each tie, in all its cells."""

from itertools import islice

import pytest

from app.features.sheet.model import TieSigns, _letters
from core.explain.revealed import Tie
from core.formats.editions import edition
from tests.app.languages import quiet

DECK = edition("classic-uk").deck
ROPE, HALL, STUDY = (DECK.card(name) for name in ("Rope", "Hall", "Study"))


def test_the_cells_of_a_tie_share_a_letter_and_say_what_it_means():
    signs = TieSigns([Tie((3,), "Bob", (ROPE, HALL)), Tie((1, 7), "Cid", (ROPE, STUDY))])
    assert [" ".join(signs.letters(card, "Bob")) for card in (ROPE, HALL, STUDY)] == ["A", "A", ""]
    assert [" ".join(signs.letters(card, "Cid")) for card in (ROPE, HALL, STUDY)] == ["B", "", "B"]
    assert signs.words(HALL, "Bob") == ("A: Bob showed the Rope or the Hall (entry 4).",)
    assert signs.words(STUDY, "Cid") == ("B: Cid showed the Rope or the Study (entries 2 and 8).",)
    assert signs.words(STUDY, "Bob") == ()


def test_where_two_ties_meet_there_are_two_letters():
    signs = TieSigns([Tie((0,), "Bob", (ROPE, HALL)), Tie((1,), "Bob", (HALL, STUDY))])
    assert [" ".join(signs.letters(card, "Bob")) for card in (ROPE, HALL, STUDY)] == ["A", "A B", "B"]
    assert len(signs.words(HALL, "Bob")) == 2


def test_letters_never_end_nor_repeat():
    letters = list(islice(_letters(), 1000))
    assert letters[24:28] == ["Y", "Z", "AA", "AB"]
    assert len(set(letters)) == 1000


@pytest.mark.usefixtures("loud")
def test_letters_are_explained_in_the_language_of_the_window():
    signs = TieSigns([Tie((0,), "Bob", (ROPE, HALL)), Tie((1, 7), "Bob", (HALL, STUDY))])
    assert [quiet(text.partition(":")[2], ["Bob"]) for text in signs.words(HALL, "Bob")] == ["", ""]
