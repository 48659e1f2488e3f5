"""The list of events as a model: what it announces, and what a drop wishes for."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt

from app.features.events.list_view import ROW_ROLE, EventModel
from app.features.events.service import NOTHING, EntryEffect
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Move, Note
from core.text.text import say
from tests.app.languages import quiet

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
        model.dataChanged.connect(self.change)

    def insert(self, parent: QModelIndex, first: int, last: int) -> None:
        self.rows[first:first] = [self.model.data(self.model.index(i)) for i in range(first, last + 1)]

    def change(self, top: QModelIndex, bottom: QModelIndex) -> None:
        for i in range(top.row(), bottom.row() + 1):
            self.rows[i] = self.model.data(self.model.index(i))

    def remove(self, parent: QModelIndex, first: int, last: int) -> None:
        del self.rows[first : last + 1]


@pytest.fixture
def model(case: Case) -> EventModel:
    made = EventModel()
    made.set_events(case.events)
    return made


def test_it_is_a_proper_model(qtmodeltester, model, case):
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


def test_a_new_entry_leaves_the_others_alone(model, case):
    added = []
    model.rowsInserted.connect(lambda _, first, last: added.append((first, last)))
    model.rowsRemoved.connect(lambda *_: pytest.fail("nothing was removed"))
    model.set_events(case.appended(NOTES[0]).events)
    assert added == [(5, 5)]


def test_a_line_is_the_notation_without_what_the_list_shows_otherwise_and_a_move_names_the_corridor(model, case):
    event = replace(case.events[0], aside=True, comment="he hesitated")
    model.set_events([event])
    index = model.index(0)
    assert model.data(index) == "Ann: Professor Plum, Dagger, Ballroom; Bob shows Professor Plum"
    assert model.data(index, ROW_ROLE).is_aside is True
    assert "he hesitated" in model.data(index, Qt.ItemDataRole.ToolTipRole)
    assert "set aside" in model.data(index, Qt.ItemDataRole.AccessibleTextRole)

    model.set_events(case.appended(Move("Ann", (20, 16), 5)).events)
    index = model.index(len(case.events))
    assert model.data(index) == "Ann moves into the corridor (rolled 5)"
    tip = f"Entry {len(case.events) + 1}: Ann moves to row 21, column 17 (rolled 5)."
    assert model.data(index, Qt.ItemDataRole.ToolTipRole) == tip
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == tip


def test_conflict_and_future_and_what_an_explanation_needs_are_roles_and_said(model):
    model.set_conflict([1])
    model.set_now(3)
    assert [model.data(model.index(i), ROW_ROLE).is_in_conflict for i in range(5)] == [False, True, False, False, False]
    assert [model.data(model.index(i), ROW_ROLE).is_future for i in range(5)] == [False, False, False, True, True]

    heard = []
    model.dataChanged.connect(lambda first, last: heard.append((first.row(), last.row())))
    model.set_lit([0, 3])
    model.set_lit((3, 0))
    assert [model.data(model.index(i), ROW_ROLE).is_lit for i in range(5)] == [True, False, False, True, False]
    assert "explanation" in model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole)
    assert heard == [(0, 3)]
    model.set_lit(())
    assert model.lit == frozenset()
    assert "reason" not in model.data(model.index(3), Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize(("source", "gap", "token"), [(0, 3, (0, 2)), (4, 1, (4, 1)), (0, 5, (0, 4))])
def test_a_drop_wishes_for_a_place(model, source, gap, token):
    """Rows are dropped into gaps: before the row of that number, or behind the last."""
    wishes, events = [], [model.event_at(row) for row in range(5)]
    model.move_wanted.connect(lambda at, to: wishes.append((at, to)))
    assert model.moveRow(QModelIndex(), source, QModelIndex(), gap)  # so asks Qt's list
    assert wishes == [token]
    assert [model.event_at(row) for row in range(5)] == events


# --- what the entries brought

TOLD = [EntryEffect(0.1 * i, True, f"Bob: {i}", f"Bob has {i}.") for i in range(5)]


def of_rows(model: EventModel, name: str) -> list[object]:
    return [getattr(model.row_at(i), name) for i in range(model.rowCount())]


@pytest.fixture
def told(model: EventModel) -> EventModel:
    """Everything has been told of five entries."""
    model.set_effects(0, TOLD, {2: "Bob showed the Rope."})
    return model


def test_it_stays_a_proper_model_while_it_is_told(qtmodeltester, told, case):
    qtmodeltester.check(told)
    told.set_events(case.replaced(2, NOTES[0]).appended(NOTES[1]).events)
    told.set_effects(0, TOLD[:3])
    qtmodeltester.check(told)


def test_what_is_not_told_yet_is_old(model):
    assert of_rows(model, "effect") == [NOTHING] * 5
    assert of_rows(model, "is_stale") == [True] * 5
    model.set_effects(0, TOLD[:2])
    model.set_effects(2, TOLD[2:3])
    assert of_rows(model, "effect") == [*TOLD[:3], NOTHING, NOTHING]
    assert of_rows(model, "is_stale") == [False, False, False, True, True]


def test_a_new_entry_makes_nothing_old_but_a_changed_one_all_that_follows(told, case):
    told.set_events(case.appended(NOTES[0]).events)
    assert of_rows(told, "is_stale") == [False] * 5 + [True]
    told.set_events(case.events)
    told.set_events(case.replaced(2, NOTES[0]).events)
    assert of_rows(told, "is_stale") == [False, False, True, True, True]
    assert of_rows(told, "effect") == [*TOLD[:2], NOTHING, *TOLD[3:]]


def test_what_is_told_again_from_the_start_makes_nothing_old_but_another_set_up_everything(told):
    told.set_effects(0, TOLD[:2])
    assert of_rows(told, "is_stale") == [False] * 5

    told.set_stale()
    assert of_rows(told, "is_stale") == [True] * 5
    assert of_rows(told, "effect") == TOLD


@pytest.mark.parametrize("at", [0, 2, 3, 5])
def test_what_was_brought_stays_with_its_entry(told, case, at):
    told.set_events(case.inserted(at, NOTES[0]).events)
    kept = [*TOLD[:at], NOTHING, *TOLD[at:]]
    assert of_rows(told, "effect") == kept
    assert [i for i, words in enumerate(of_rows(told, "revealed")) if words] == ([2] if at > 2 else [3])


def test_after_a_contradiction_there_is_nothing_to_tell(told):
    told.set_stale(3)
    told.set_effects(3, (), {})
    assert of_rows(told, "effect") == [*TOLD[:3], NOTHING, NOTHING]
    assert of_rows(told, "is_stale") == [False] * 5
    assert of_rows(told, "revealed") == [""] * 5


def test_all_that_is_told_is_in_the_tool_tip_and_is_spoken(told):
    index = told.index(2)
    spoken = told.data(index, Qt.ItemDataRole.AccessibleTextRole)
    for part in (
        "Bob showed the Rope.",
        "It ruled out 13% of what was possible (0.20 bits).",
        "Now certain: Bob has 2.",
    ):
        assert part in spoken
        assert part in told.data(index, Qt.ItemDataRole.ToolTipRole)
    assert "updated" not in spoken
    told.set_stale(2)
    assert told.data(index, Qt.ItemDataRole.AccessibleTextRole).endswith("Being updated…")
    assert "updated" not in told.data(told.index(1), Qt.ItemDataRole.AccessibleTextRole)


def test_words_instead_of_a_figure_may_make_a_row_higher(model):
    higher, heard = Qt.ItemDataRole.SizeHintRole, []
    model.dataChanged.connect(lambda _first, _last, roles: heard.append(higher in roles))
    for bits in (0.4, -0.4, -0.5, 0.4):
        model.set_effects(0, [EntryEffect(bits)])
    assert heard == [False, True, False, True]


def test_only_what_makes_rows_higher_is_announced_as_that(model, case):
    higher, plain = Qt.ItemDataRole.SizeHintRole, replace(TOLD[0], marks="", certain="")
    heard = []
    model.dataChanged.connect(lambda first, last, roles: heard.append((first.row(), last.row(), higher in roles)))
    for change in (
        lambda: model.set_effects(0, [plain, plain]),
        lambda: model.set_effects(2, [plain, TOLD[1]]),
        lambda: model.set_effects(0, [plain, plain]),
        lambda: model.set_stale(1),
        lambda: model.set_effects(0, [plain, TOLD[2], plain]),
        lambda: model.set_lit([2]),
        lambda: model.set_now(2),
        lambda: model.set_conflict([0, 3]),
    ):
        change()
    assert heard == [
        (0, 1, False),
        (2, 3, True),
        (1, 4, False),
        (1, 2, True),
        (2, 2, False),
        (2, 4, False),
        (0, 3, True),
    ]


def test_what_was_touched_last_is_announced(model, case):
    touched = []
    model.touched.connect(touched.append)
    model.set_events(case.inserted(1, NOTES[0]).events)
    model.set_events(case.events)
    model.set_events(case.replaced(3, NOTES[0]).events)
    model.set_events(case.moved(3, 1).events)
    assert touched == [1, 3, 3]


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(contradiction):
    model = EventModel()
    model.set_events([*contradiction.events[:-1], replace(contradiction.events[-1], aside=True)])
    known = say("Bob has {card:the}").format(card=DECK.card("Rope"))
    model.set_effects(0, [EntryEffect(-0.5, False, known, known)], {0: known})
    model.set_conflict([0])
    model.set_lit([0])
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    texts = [model.row_at(row).revealed for row in range(model.rowCount())]
    texts += [model.data(model.index(row), role) for row in range(model.rowCount()) for role in roles]
    assert [quiet(text, contradiction.setup.seats) for text in texts] == [""] * len(texts)
