"""What is said of habits where the numbers are."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.features.habits.text import chip_tip, chip_words
from app.ui.text import weighing
from core.model.habit import Habit
from core.model.rules import ShowModel

BOB, CID = Habit("Bob", repeats=2.0), Habit("Cid", asks_own=(1.0, 0.5, 1.0))


def test_whose_habits_weigh_in_is_said(case):
    believed = replace(case, habits=(BOB, CID, Habit("Dot", right=0.5)))
    sentence = "Habits from earlier games count: Bob, Cid."
    assert weighing(believed, ShowModel.RANDOM) == sentence, "how right Dot's accusations are moves no number"
    assert weighing(believed, ShowModel.IGNORE) == ""
    assert weighing(case, ShowModel.RANDOM) == ""


@pytest.mark.parametrize(
    ("used", "known", "said"),
    [
        (["Bob", "Cid"], ["Bob", "Cid", "Dot"], "Habits: Bob, Cid"),
        ([], ["Bob"], "Habits known: Bob"),
        ([], [], ""),
    ],
)
def test_the_chip_says_who_is_used_or_else_who_is_known(used, known, said):
    assert chip_words(used, known) == said
    assert bool(chip_tip(used, known)) == bool(said)
    assert all(name in chip_tip(used, known) for name in used or known)


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(case):
    said = [weighing(replace(case, habits=(BOB,)), ShowModel.RANDOM)]
    said += [words(*names) for words in (chip_words, chip_tip) for names in ((["BOB"], []), ([], ["BOB"]))]
    assert all(text.replace("Bob", "").isupper() for text in said), said
