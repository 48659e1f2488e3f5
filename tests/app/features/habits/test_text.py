"""What is said of how the players play where the numbers are."""

import pytest

from app.features.habits import chip_tip, chip_words
from app.tasks.inference import NOTHING_SUGGESTED
from app.ui.text import not_weighed, weighing
from core.players.counts import HabitCounts

BOB = (("Bob", HabitCounts(3)),)


@pytest.mark.parametrize(
    ("people", "known", "words", "tip"),
    [
        (
            BOB,
            ["Bob", "Cid"],
            "As people play",
            "As people play: what the others suggest counts, and earlier games of Bob.",
        ),
        ((), [], "As people play", "As people play: what the others suggest counts."),
        (None, ["Bob"], "Habits known: Bob", "The library knows how Bob played before."),
        (None, [], "", ""),
    ],
)
def test_the_chip_says_what_the_numbers_are_or_else_who_is_known(people, known, words, tip):
    assert chip_words(people, known) == words
    assert chip_tip(people, known).startswith(tip)
    assert weighing(people) == (tip if people is not None else "")


def test_why_they_are_as_the_cards_say():
    said = "The numbers are as the cards say: no one else has suggested anything yet."
    assert not_weighed(NOTHING_SUGGESTED) == said


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window():
    said = [not_weighed(NOTHING_SUGGESTED)]
    for words in (chip_words, chip_tip):
        said += [words((), []), words(BOB, []), words(None, ["BOB"])]
    assert all(text.replace("Bob", "").isupper() for text in said), said
