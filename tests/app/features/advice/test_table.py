"""Ranked suggestions as a table: what is listed, in which order, what a row says, and how it is drawn."""

from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.features.advice.table import (
    ABOUT_ROLE,
    SECOND_ROLE,
    SHARE_ROLE,
    STALE_ROLE,
    WHY_ROLE,
    Scope,
    SuggestionColumn,
    SuggestionsModel,
    SuggestionsTable,
)
from app.ui.theme import small
from app.ui.widgets.panels import packed
from core.advice.advice import Advice, Advised, MoveOption
from core.model.events import Via
from tests.app.advices import DECK, advice_of, three
from tests.app.languages import quiet
from tests.app.settling import settle


@pytest.fixture
def many() -> SuggestionsModel:
    """Twenty suggestions."""
    made = SuggestionsModel()
    names = list(product(DECK.suspects, ("Lead Piping", "Candlestick"), ("Hall", "Study")))
    made.set_advice(advice_of(tuple(Advised(three(*some), 1.0, 0.002, 3.0, reachable=True) for some in names[:20])))
    made.set_scope(Scope.ALL)
    return made


def heights(table: SuggestionsTable) -> list[int]:
    return [table.rowHeight(row) for row in range(table.model().rowCount())]


def test_rows_are_as_high_as_the_width_asks_for(qtbot, many):
    page = QWidget()
    table = SuggestionsTable(many, page)
    packed(QVBoxLayout(page), table, 1)
    qtbot.addWidget(page)
    page.show()
    beside = page.width() - table.columnWidth(SuggestionColumn.CARDS)
    longest = QFontMetrics(small(table.font())).horizontalAdvance("Professor Plum, Candlestick")
    for width in range(beside + longest - 20, beside + longest + 40, 4):
        page.resize(width, 500)
        for scope in (Scope.ROOMS, Scope.ALL):  # two rows, and so many that a scroll bar takes some of the width
            many.set_scope(scope)
            table.point_at(0)
            settle()
            now = heights(table)
            table._fit_rows()
            assert now == heights(table), width


LIBRARY = Advised(three("Mrs White", "Rope", "Library"), 1.3124, 0.002, 3.0, reachable=True)
STUDY = Advised(three("Mrs White", "Dagger", "Study"), 1.0, 0.002, 3.3, reachable=False)
LESS = Advised(three("Mrs Peacock", "Rope", "Library"), 0.656, 0.002, 3.6, reachable=True)
NOTHING = Advised(three("Mrs Peacock", "Dagger", "Hall"), 0.0, 0.0, 4.3, reachable=True)
EVERY = (LIBRARY, STUDY, LESS, NOTHING)


@pytest.fixture
def advice() -> Advice:
    return advice_of(EVERY)


@pytest.fixture
def model(advice: Advice) -> SuggestionsModel:
    made = SuggestionsModel()
    made.set_advice(advice)
    return made


def texts(model: SuggestionsModel, role: int = Qt.ItemDataRole.DisplayRole) -> list[list[object]]:
    return [
        [model.data(model.index(row, column), role) for column in SuggestionColumn] for row in range(model.rowCount())
    ]


def test_it_is_a_proper_model(qtmodeltester, model):
    for scope in Scope:
        model.set_scope(scope)
        qtmodeltester.check(model)
    model.set_revealed({LIBRARY.cards: {"Bob": 0.25}})
    model.set_stale()
    qtmodeltester.check(model)
    model.set_advice(None)
    qtmodeltester.check(model)


def test_each_scope_lists_its_own_the_best_first_or_what_is_in_the_only_room_or_of_every_room(model):
    listed = {}
    for scope in Scope:
        model.set_scope(scope)
        listed[scope] = model.rows
    assert listed == {Scope.REACH: (LIBRARY, NOTHING), Scope.ROOMS: (LIBRARY, STUDY, NOTHING), Scope.ALL: EVERY}

    model.set_scope(Scope.REACH)
    model.set_advice(advice_of((LIBRARY, STUDY, LESS)))
    assert model.rows == (LIBRARY, LESS)

    model.set_advice(advice_of(tuple(replace(one, reachable=None) for one in EVERY)))
    assert not model.has_reach
    assert model.scope is Scope.ROOMS
    assert model.rowCount() == 3


def test_the_recommended_suggestion_is_first_and_rooms_follow_as_the_policy_ranks_them(model, advice):
    hall, study = (MoveOption(one.cards[2], Via.ROLL, 1.0, 1.0, 0.5, one.cards) for one in (NOTHING, STUDY))
    model.set_advice(replace(advice, moves=(hall, study)))
    assert model.rows == (NOTHING, LIBRARY)
    model.set_scope(Scope.ROOMS)
    assert model.rows == (NOTHING, STUDY, LIBRARY)
    model.set_scope(Scope.ALL)
    assert model.rows == (NOTHING, STUDY, LIBRARY, LESS)


def test_each_row_says_why_it_is_worse(model, advice):
    equal = replace(LESS, gain_bits=LIBRARY.gain_bits)
    hall, library = (MoveOption(one.cards[2], Via.ROLL, 1.0, 1.0, 0.5, one.cards) for one in (NOTHING, LIBRARY))
    advice = replace(advice, suggestions=(LIBRARY, equal, STUDY, LESS, NOTHING), moves=(library, hall))
    model.set_advice(advice)
    model.set_scope(Scope.ALL)
    assert [row[0] for row in texts(model, WHY_ROLE)] == [
        "Recommended",
        "Equally good",
        "Much less to learn",
        "Nothing to learn",
        "Less to learn, too far for this turn",
    ]
    far = replace(advice, moves=(library, replace(hall, chance=0.1)))
    far = replace(far, suggestions=(LIBRARY, replace(NOTHING, gain_bits=2.0)))
    model.set_advice(far)
    assert texts(model, WHY_ROLE)[1][0] == "More to learn, but harder to reach (10%)"
    slow = replace(far, moves=(library, replace(hall, score=1.3)))
    model.set_advice(slow)
    assert texts(model, WHY_ROLE)[1][0] == "More to learn, but 0.3 turns slower"
    model.set_advice(replace(slow, suggestions=(LIBRARY, replace(equal, calls="Bob"))))
    assert texts(model, WHY_ROLE)[1][0] == "Also calls Bob to that room"


def test_a_row_says_what_to_ask_and_what_it_tells_me_and_later_the_others_by_estimates_or_exactly(model):
    assert texts(model)[0] == ["Library", "60%", ""]
    assert texts(model, SECOND_ROLE)[0] == ["Mrs White, Rope", "Good", ""]
    assert texts(model, ABOUT_ROLE)[0] == [False, True, False]
    assert [row[SuggestionColumn.GAIN] for row in texts(model, SHARE_ROLE)] == pytest.approx([1.0, 0.0])
    spoken = model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "1: Mrs White, Rope, Library, rules out about 60%. Recommended"
    tip = model.data(model.index(0, SuggestionColumn.GAIN), Qt.ItemDataRole.ToolTipRole)
    in_bits = "1.312 ± 0.002 bits of information on average; 3.00 stay open"
    assert tip == f"From about 20 solutions to 8, on average\n{in_bits}"

    assert texts(model)[1] == ["Hall", "nothing", ""]
    assert texts(model, SECOND_ROLE)[1] == ["Mrs Peacock, Dagger", "", ""]
    assert texts(model, ABOUT_ROLE)[1] == [False, False, False]

    model.set_revealed({LIBRARY.cards: {"Bob": 0.25, "Cid": 0.75}})
    assert texts(model)[0][SuggestionColumn.REVEALED] == "29%"
    assert texts(model, ABOUT_ROLE)[0][SuggestionColumn.REVEALED] is True
    assert texts(model)[1][SuggestionColumn.REVEALED] == ""
    tip = model.data(model.index(0, SuggestionColumn.REVEALED), Qt.ItemDataRole.ToolTipRole)
    assert tip == "Bob: about 0.25 bits\nCid: about 0.75 bits"


def test_the_same_advice_again_moves_nothing_and_old_suggestions_are_stale(model, advice, qtbot):
    model.set_revealed({LIBRARY.cards: {"Bob": 0.25}})
    with qtbot.assertNotEmitted(model.modelReset):
        model.set_advice(replace(advice))
    assert texts(model)[0][SuggestionColumn.REVEALED] == "16%"

    model.set_stale()
    assert model.data(model.index(0, 0), STALE_ROLE) is True
    model.set_advice(advice)
    assert model.data(model.index(0, 0), STALE_ROLE) is False

    model.set_scope(Scope.ALL)
    assert model.row_of(LESS.cards) == 2
    assert model.row_of(three("Mrs White", "Rope", "Hall")) == 0
    model.set_advice(None)
    assert model.row_of(LESS.cards) == -1


def test_headers_say_in_their_tips_what_is_counted(model):
    for column in SuggestionColumn:
        tip = model.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole)
        assert isinstance(tip, str)
        assert len(tip) > 20
    assert DECK.cards[0].name not in model.headerData(0, Qt.Orientation.Horizontal)


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(model):
    model.set_revealed({LIBRARY.cards: {"Bob": 0.25}})
    tip = Qt.ItemDataRole.ToolTipRole
    roles = (Qt.ItemDataRole.DisplayRole, tip, Qt.ItemDataRole.AccessibleTextRole, SECOND_ROLE)
    heads = [
        model.headerData(column, Qt.Orientation.Horizontal, role) for column in SuggestionColumn for role in roles[:2]
    ]
    cells = [text for role in roles for row in texts(model, role) for text in row]
    assert [quiet(text, ["Bob"]) for text in (*heads, *cells)] == [""] * (len(heads) + len(cells))
