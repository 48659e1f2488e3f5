"""The list of events as a model: what it announces, and what a drop wishes for."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt

from app.models.event_model import ASIDE_ROLE, CONFLICT_ROLE, FUTURE_ROLE, LIT_ROLE, EventModel
from core.model.case import Case
from core.model.edition import edition
from core.model.events import Note

DECK = edition("classic-uk").deck
NOTES = [Note("Bob", card, True) for card in DECK.cards[:6]]
LISTS = st.lists(st.sampled_from(NOTES), max_size=8)


class Mirror:
    """Knows the list only from what the model announces."""

    def __init__(self, model: EventModel) -> None:
        self.model = model
        self.rows = [model.data(model.index(i)) for i in range(model.rowCount())]
        model.rowsInserted.connect(self.insert)
        model.rowsRemoved.connect(self.remove)

    def insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.rows[first:first] = [self.model.data(self.model.index(i)) for i in range(first, last + 1)]

    def remove(self, parent: QModelIndex, first: int, last: int) -> None:
        del self.rows[first : last + 1]


@pytest.fixture
def model(case: Case) -> EventModel:
    made = EventModel()
    made.set_events(case.events)
    return made


def test_it_is_a_proper_model(qtmodeltester, model: EventModel, case: Case):
    qtmodeltester.check(model)
    model.set_events(case.deleted(2).events)
    model.set_conflict([0, 1])
    model.set_lit([1, 3])
    model.set_now(2)
    qtmodeltester.check(model)


@given(st.lists(LISTS, max_size=5))
def test_whoever_listens_knows_the_list(lists):
    model = EventModel()
    mirror = Mirror(model)
    for events in lists:
        model.set_events(events)
        assert mirror.rows == [str(event) for event in events]


def test_a_new_entry_leaves_the_others_alone(model: EventModel, case: Case):
    added = []
    model.rowsInserted.connect(lambda _, first, last: added.append((first, last)))
    model.rowsRemoved.connect(lambda *_: pytest.fail("nothing was removed"))
    model.set_events(case.appended(NOTES[0]).events)
    assert added == [(5, 5)]


def test_a_line_is_the_notation_without_what_the_list_shows_otherwise(model: EventModel, case: Case):
    event = replace(case.events[0], aside=True, comment="he hesitated")
    model.set_events([event])
    index = model.index(0)
    assert model.data(index) == "Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum"
    assert model.data(index, ASIDE_ROLE) is True
    assert "he hesitated" in model.data(index, Qt.ItemDataRole.ToolTipRole)
    assert "set aside" in model.data(index, Qt.ItemDataRole.AccessibleTextRole)


def test_conflict_and_future_are_roles(model: EventModel):
    model.set_conflict([1])
    model.set_now(3)
    assert [model.data(model.index(i), CONFLICT_ROLE) for i in range(5)] == [False, True, False, False, False]
    assert [model.data(model.index(i), FUTURE_ROLE) for i in range(5)] == [False, False, False, True, True]


def test_what_an_explanation_needs_is_a_role_and_said(model: EventModel):
    heard = []
    model.dataChanged.connect(lambda first, last: heard.append((first.row(), last.row())))
    model.set_lit([0, 3])
    model.set_lit((3, 0))
    assert [model.data(model.index(i), LIT_ROLE) for i in range(5)] == [True, False, False, True, False]
    assert "reason" in model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole)
    assert heard == [(0, 4)]
    model.set_lit(())
    assert model.lit == frozenset()
    assert "reason" not in model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize(
    ("source", "gap", "wish"),
    [(0, 3, (0, 2)), (4, 1, (4, 1)), (2, -1, (2, 4)), (2, 2, None), (2, 3, None), (0, 5, (0, 4))],
)
def test_a_drop_wishes_for_a_place(model: EventModel, source: int, gap: int, wish):
    """Rows are dropped into gaps: before the row of that number, or behind the last."""
    wishes = []
    model.move_wanted.connect(lambda at, to: wishes.append((at, to)))
    mime = model.mimeData([model.index(source)])
    assert not model.dropMimeData(mime, Qt.DropAction.MoveAction, gap, 0, QModelIndex())
    assert wishes == ([] if wish is None else [wish])
