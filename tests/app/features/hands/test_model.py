"""Likely hands as a table, and the words above it."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from app.features import hands as words
from app.features.hands import P_ROLE, STALE_ROLE, HandColumn, Hands, HandsModel
from core.explain.hands import LikelyHand, LikelyHands
from core.formats.editions import edition
from core.model.case import Case
from tests.app.languages import quiet

DECK = edition("classic-uk").deck
ROPE, HALL, STUDY = (DECK.card(name) for name in ("Rope", "Hall", "Study"))
TWO = LikelyHands("Bob", (LikelyHand((ROPE, HALL), 0.75), LikelyHand((ROPE, STUDY), 0.25)), 2)


@pytest.fixture
def model() -> HandsModel:
    made = HandsModel()
    made.set_hands(TWO, [ROPE])
    return made


def test_it_is_a_proper_model(qtmodeltester, model: HandsModel):
    qtmodeltester.check(model)
    model.set_stale()
    qtmodeltester.check(model)
    model.set_hands(None)
    qtmodeltester.check(model)


def test_a_row_says_how_likely_a_hand_is_and_what_is_not_said_above(model: HandsModel):
    texts = [[model.data(model.index(row, column)) for column in HandColumn] for row in range(2)]
    assert texts == [["75.0%", "Hall"], ["25.0%", "Study"]]
    assert model.data(model.index(0, 0), P_ROLE) == 0.75
    assert model.data(model.index(0, 1), Qt.ItemDataRole.ToolTipRole) == "Rope, Hall"
    assert model.data(model.index(1, 1), Qt.ItemDataRole.AccessibleTextRole) == "Rope, Study: 25 percent"
    assert model.headerData(HandColumn.CARDS, Qt.Orientation.Horizontal) == "The other cards"


def test_an_estimate_has_no_decimals(model: HandsModel):
    model.set_hands(replace(TWO, drawn=100))
    assert model.data(model.index(0, 0)) == "75%"
    assert model.data(model.index(0, 1)) == "Rope, Hall"
    assert model.headerData(HandColumn.CARDS, Qt.Orientation.Horizontal) == "Cards"


def test_old_hands_are_stale_until_new_ones_come(model: HandsModel):
    model.set_stale()
    assert model.data(model.index(0, 0), STALE_ROLE) is True
    model.set_hands(TWO)
    assert model.data(model.index(0, 0), STALE_ROLE) is False


SUMMARIES = [
    (TWO, "2 hands are possible."),
    (replace(TWO, hands=TWO.hands[:1], count=1), "No other hand is possible."),
    (replace(TWO, count=1_816), "1,816 hands are possible; here are the 2 likeliest."),
    (
        LikelyHands("Bob", (LikelyHand((ROPE,), 0.001), LikelyHand((HALL,), 0.001)), 1_000),
        "1,000 hands are possible, none likelier than 0.1%; here are the 2 likeliest.",
    ),
    (replace(TWO, drawn=5_000), "Estimated from 5,000 drawn deals, with 2 different hands. There may be more."),
    (
        replace(TWO, count=9, drawn=50),
        ("Estimated from 50 drawn deals, with 9 different hands; these 2 came up most. There may be more."),
    ),
    (
        LikelyHands("Bob", (), 4_999, 5_000),
        "No hand stands out: hardly any two of the 5,000 deals drawn gave this player the same hand.",
    ),
]


@pytest.mark.parametrize(("likely", "said"), SUMMARIES)
def test_it_is_said_how_many_hands_there_are(case: Case, likely, said):
    assert words.summary(Hands(case, "Bob", likely)) == said


def test_it_is_said_what_is_certain():
    assert words.certain((ROPE, HALL)) == "Certain: the Rope and the Hall."
    assert words.certain(()) == words.NONE_CERTAIN


def test_whose_hands_they_are(case: Case):
    assert [words.whose(holder, case.setup) for holder in ("Ann", "Bob", "pool")] == ["Ann (you)", "Bob", "The pool"]


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(model: HandsModel, case: Case):
    summaries = [words.summary(Hands(case, "Bob", likely)) for likely, _ in SUMMARIES]
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    cells = [model.data(model.index(row, column), role) for row in range(2) for column in HandColumn for role in roles]
    heads = [model.headerData(column, Qt.Orientation.Horizontal) for column in HandColumn]
    above = [words.certain(()), words.certain((ROPE, HALL)), words.contradicted((2, 6))]
    whose = [words.whose(holder, case.setup) for holder in ("Ann", "pool")]
    texts = [*summaries, *cells, *heads, *above, *whose]
    assert [quiet(text, ["Ann"]) for text in texts] == [""] * len(texts)
