"""The sheet's table: rows and columns, cells and why they are certain, and how little it announces."""

from dataclasses import replace
from itertools import islice

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from PySide6.QtCore import QModelIndex, Qt

from app.features.sheet.model import Cell, SheetModel, TieSigns, _letters, direct_reasons, half_percents
from core.engines.posterior import Posterior
from core.evidence.evidence import SETUP
from core.evidence.presolve import marks
from core.explain.revealed import Tie
from core.formats.editions import edition
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from core.model.setup import Setup
from tests.app.languages import quiet
from tests.app.showing import numbers


def posterior(setup: Setup, p: float = 0.25) -> Posterior:
    marginals = np.full((len(setup.deck), len(setup.holders)), p)
    marginals[0] = 0.0
    marginals[0, 1] = 1.0
    return Posterior(setup.deck.cards, setup.holders, marginals, "exact", True, ShowModel.RANDOM)


def marked_row(setup: Setup) -> np.ndarray:
    cells = np.full((len(setup.deck), len(setup.holders)), -1, np.int8)
    cells[1] = 0
    cells[1, 2] = 1
    return cells


def lay(model: SheetModel, setup: Setup, shown: Posterior, *, marks=None, is_stale: bool = False, **more) -> None:
    """Show these numbers of a game without entries."""
    case = Case(setup)
    model.lay(case, numbers(case, shown, **more), marks, is_stale=is_stale)


@pytest.fixture
def model(setup: Setup) -> SheetModel:
    made = SheetModel()
    made.lay(Case(setup))
    return made


class Listener:
    """Counts what a model announces."""

    def __init__(self, model: SheetModel) -> None:
        self.changes: list[tuple[int, int, int, int]] = []
        self.resets = 0
        model.dataChanged.connect(self.change)
        model.modelReset.connect(self.reset)

    def change(self, first: QModelIndex, last: QModelIndex) -> None:
        self.changes.append((first.row(), first.column(), last.row(), last.column()))

    def reset(self) -> None:
        self.resets += 1


def test_it_is_a_proper_model_which_is_empty_without_a_game(qtmodeltester, model, setup):
    qtmodeltester.check(model)
    lay(model, setup, posterior(setup), ties=(Tie((0,), "Bob", setup.deck.cards[1:3]),))
    model.set_outlined([(setup.deck.cards[0], "Bob")])
    qtmodeltester.check(model)

    lay(model, setup, estimate(setup, 0.03))
    qtmodeltester.check(model)

    model = SheetModel()
    qtmodeltester.check(model)
    assert (model.rowCount(), model.columnCount()) == (0, 0)


def test_rows_are_the_cards_under_headings_and_columns_the_holders(model, setup):
    assert model.rowCount() == 21 + 3
    assert model.headings() == (0, 7, 14)
    assert [model.row(i) for i in model.headings()] == list(Category)
    assert [model.card(row) for row in range(24) if isinstance(model.row(row), Card)] == list(setup.deck)
    titles = [model.headerData(i, Qt.Orientation.Horizontal) for i in range(model.columnCount())]
    assert titles == ["Envelope", "Ann", "Bob", "Cid", "Dot"]
    assert [model.headerData(i, Qt.Orientation.Vertical) for i in (0, 1, 23)] == ["Suspects", "Miss Scarlett", "Study"]


def test_numbers_are_announced_once_and_only_other_cards_or_holders_reset_it(model, setup):
    heard = Listener(model)
    model.lay(Case(setup), marks=marked_row(setup))
    lay(model, setup, posterior(setup))
    assert heard.changes == [*((2, column, 2, column) for column in range(5)), (0, 0, 23, 4)], (
        "the marked card, then all"
    )
    assert heard.resets == 0

    heard = Listener(model)
    model.lay(Case(setup))
    model.lay(Case(replace(setup, rules=replace(setup.rules, show_model=ShowModel.IGNORE))))
    assert heard.resets == 0
    model.lay(Case(replace(setup, pool=1)))
    assert heard.resets == 1


def test_a_certain_cell_is_a_mark_unless_it_is_stale_and_an_open_one_a_number(model, setup):
    assert model.cell(1, 0) == Cell()
    lay(model, setup, posterior(setup))
    assert model.cell(1, 1) == Cell(True)
    assert model.cell(1, 0) == Cell(False)
    assert model.cell(2, 0) == Cell(None, 0.25)
    assert model.cell(0, 0) is None
    assert model.data(model.index(2, 0)) == "25%"
    assert model.data(model.index(1, 1)) == ""

    """After an undo the old certainty may be gone: it must not look like one."""
    lay(model, setup, posterior(setup), is_stale=True)
    assert model.cell(1, 1) == Cell(None, 1.0, stale=True)


def test_marks_come_before_the_numbers_which_stay_until_they_are_late(model, setup):
    lay(model, setup, posterior(setup), marks=marked_row(setup))
    assert model.cell(2, 2) == Cell(True)
    assert model.cell(3, 2) == Cell(None, 0.25)
    lay(model, setup, posterior(setup), marks=marked_row(setup), is_stale=True)
    assert model.cell(2, 2) == Cell(True)
    assert model.cell(3, 2) == Cell(None, 0.25, stale=True)
    assert not model.is_fresh


def test_only_cells_that_look_different_are_painted_again(model, setup, qtbot):
    lay(model, setup, posterior(setup))
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda first, last: changed.append((first.row(), last.row())))
    lay(model, setup, posterior(setup))
    assert changed == []
    model.set_outlined({(setup.deck.cards[0], "Ann")})
    assert changed == [(1, 1)]


@pytest.mark.parametrize(
    ("row", "column", "spoken"),
    [
        (1, 1, "Miss Scarlett, Ann: certain: yes, because of the set-up"),
        (1, 0, "Miss Scarlett, Envelope: certain: no, because of the set-up"),
        (2, 2, "Colonel Mustard, Bob: 25 percent"),
    ],
)
def test_a_screen_reader_hears_the_card_the_holder_and_the_number(model, setup, row, column, spoken):
    lay(model, setup, posterior(setup))
    assert model.data(model.index(row, column), Qt.ItemDataRole.AccessibleTextRole) == spoken


# --- estimates


def estimate(setup: Setup, error: float | None) -> Posterior:
    """Everything is 25%; the error of the first open card is ``error``, None for an engine without errors."""
    found = replace(posterior(setup), exact=False, engine="centre" if error is None else "montecarlo")
    if error is None:
        return found
    stderr = np.full_like(found.marginals, 0.001)
    stderr[1] = error
    return replace(found, stderr=stderr)


@pytest.mark.parametrize(
    ("error", "spoken", "tip"),
    [
        (0.0, "25 percent", "25.0%"),
        (0.003, "25 percent", "25.0% (standard error 0.3%)"),
        (0.024, "about 25 percent, give or take 2.4 percent", "25% (standard error 2.4%)"),
        (None, "about 25 percent", "25% (estimate, error unknown)"),
    ],
)
def test_an_estimate_says_how_good_it_is(model, setup, error, spoken, tip):
    lay(model, setup, estimate(setup, error))
    index = model.index(2, 2)
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == f"Colonel Mustard, Bob: {spoken}"
    assert (
        model.data(index, Qt.ItemDataRole.ToolTipRole) == f"Bob has Colonel Mustard: {tip}. Click to see what is known."
    )


def test_only_a_large_known_error_is_marked_in_the_cell_and_exact_numbers_after_an_estimate_have_none(model, setup):
    for error, rough in ((0.0, False), (0.01, False), (0.0101, True), (None, False)):
        lay(model, setup, estimate(setup, error))
        assert model.cell(2, 2).is_rough is rough
    lay(model, setup, estimate(setup, 0.03))
    assert not model.cell(3, 2).is_rough, "another card, with a small error"
    assert not model.cell(1, 1).is_rough, "what is certain has no error"

    for error in (0.03, None):
        lay(model, setup, estimate(setup, error), is_stale=True)
        assert model.cell(2, 2).error == error, "old numbers are as rough as they were"
        lay(model, setup, posterior(setup))
        assert model.cell(2, 2) == Cell(None, 0.25)
    other = Case(replace(setup, pool=1))
    model.lay(other, numbers(Case(setup), estimate(setup, None)))
    assert model.cell(2, 2) == Cell(), "numbers of other holders"


def test_tips_are_sentences(model, setup):
    def tip(row: int, column: int) -> object:
        return model.data(model.index(row, column), Qt.ItemDataRole.ToolTipRole)

    assert tip(2, 2) == "Not known yet: does Bob have Colonel Mustard?"
    lay(model, setup, posterior(setup))
    assert tip(1, 0) == "Miss Scarlett is certainly not in the envelope. Click to see why."
    assert tip(2, 2) == "Bob has Colonel Mustard: 25.0%. Click to see what is known."
    assert model.headerData(1, Qt.Orientation.Horizontal, Qt.ItemDataRole.ToolTipRole).startswith("Ann (you): 5 cards")


def test_what_is_half_known_is_a_sign_in_open_cells_alone(model, setup):
    """The first card is certain, the second and the third are open."""
    deck = setup.deck.cards
    lay(model, setup, posterior(setup), ties=(Tie((3,), "Bob", deck[1:3]), Tie((4,), "Ann", deck[0:2])))

    def at(row: int, column: int, role: int) -> object:
        return model.data(model.index(row, column), role)

    assert [model.look(row, 2).tags for row in (1, 2, 3, 4)] == [(), ("E",), ("E",), ()], (
        "no initial of Ann, Bob, Cid or Dot"
    )
    assert [model.look(row, 1).tags for row in (1, 2)] == [(), ("F",)]
    meaning = "E: Bob showed Colonel Mustard or Mrs White (entry 4)."
    assert meaning in at(2, 2, Qt.ItemDataRole.ToolTipRole)
    assert meaning in at(2, 2, Qt.ItemDataRole.AccessibleTextRole)
    assert "showed" not in at(1, 1, Qt.ItemDataRole.ToolTipRole)
    lay(model, setup, posterior(setup))
    assert model.look(2, 2).tags == ()


def test_cells_are_outlined_until_others_are_or_the_cards_change(model, setup):
    card = setup.deck.cards[0]
    heard = Listener(model)
    model.set_outlined([(card, "Bob")])
    model.set_outlined([(card, "Bob")])
    assert len(heard.changes) == 1
    assert [model.look(1, column).is_outlined for column in range(5)] == [False, False, True, False, False]
    model.lay(Case(replace(setup, pool=1)))
    assert not any(model.look(1, column).is_outlined for column in range(6))


def test_headings_cannot_be_chosen_and_columns_say_which_digit_stands_for_their_player(model, setup):
    assert model.flags(model.index(0, 0)) == Qt.ItemFlag.NoItemFlags
    assert model.cell(0, 0) is None
    assert model.flags(model.index(1, 0)) & Qt.ItemFlag.ItemIsSelectable

    keys = {model.holder(i): model.seat_key(i) for i in range(model.columnCount())}
    assert [keys[name] for name in setup.seats] == ["1", "2", "3", "4"]
    assert keys["envelope"] == ""


def test_what_was_certain_stays_a_mark_while_newer_numbers_are_on_their_way():
    """Else it would flash up as 0% or 100% after every entry."""
    assert Cell(p=0.0, stale=True).was is False
    assert Cell(p=1.0, stale=True).was is True
    assert Cell(p=0.5, stale=True).was is None
    assert Cell(holds=True).was is None
    assert Cell().was is None


@given(st.floats(0, 1), st.floats(0, 1))
@example(0.125, 0.1249)
@example(0.005, 0.0051)
@example(0.995, 0.9949)
def test_cells_that_look_the_same_have_the_same_text(one, other):
    assert half_percents(one) != half_percents(other) or Cell(None, one).text == Cell(None, other).text


def test_cards_laid_open_at_the_end_are_marked_beside_their_numbers(model, setup):
    mustard = setup.deck.cards[1]
    case = Case(setup, about=with_ending(Case(setup), ending(setup, {mustard: "Bob"})))
    model.lay(case, numbers(case, posterior(setup)))
    assert [model.look(2, column).is_laid for column in range(4)] == [False, False, True, False]
    assert model.cell(2, 2).text == "25%"
    index = model.index(2, 2)
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        assert "It was here when the cards were laid open." in model.data(index, role)
    lay(model, setup, posterior(setup))
    assert not model.cell(2, 2).laid


DECK = edition("classic-uk").deck
ROPE, HALL, STUDY = (DECK.card(name) for name in ("Rope", "Hall", "Study"))


def test_the_cells_of_a_tie_share_a_letter_and_say_what_it_means_and_letters_never_end_nor_repeat():
    signs = TieSigns([Tie((3,), "Bob", (ROPE, HALL)), Tie((1, 7), "Cid", (ROPE, STUDY))])
    assert [" ".join(signs.letters(card, "Bob")) for card in (ROPE, HALL, STUDY)] == ["A", "A", ""]
    assert [" ".join(signs.letters(card, "Cid")) for card in (ROPE, HALL, STUDY)] == ["B", "", "B"]
    assert signs.words(HALL, "Bob") == ("A: Bob showed the Rope or the Hall (entry 4).",)
    assert signs.words(STUDY, "Cid") == ("B: Cid showed the Rope or the Study (entries 2 and 8).",)
    assert signs.words(STUDY, "Bob") == ()

    signs = TieSigns([Tie((0,), "Bob", (ROPE, HALL)), Tie((1,), "Bob", (HALL, STUDY))])
    assert [" ".join(signs.letters(card, "Bob")) for card in (ROPE, HALL, STUDY)] == ["A", "A B", "B"]
    assert len(signs.words(HALL, "Bob")) == 2

    letters = list(islice(_letters(), 1000))
    assert letters[24:28] == ["Y", "Z", "AA", "AB"]
    assert len(set(letters)) == 1000


@pytest.mark.usefixtures("loud")
def test_letters_are_explained_in_the_language_of_the_window():
    signs = TieSigns([Tie((0,), "Bob", (ROPE, HALL)), Tie((1, 7), "Bob", (HALL, STUDY))])
    assert [quiet(text.partition(":")[2], ["Bob"]) for text in signs.words(HALL, "Bob")] == ["", ""]


@pytest.mark.parametrize(
    ("card", "holder", "holds", "source"),
    [
        ("Miss Scarlett", "Ann", True, SETUP),  # in my hand
        ("Miss Scarlett", "Bob", False, SETUP),
        ("Rope", "Ann", False, SETUP),
        ("Professor Plum", "Bob", True, 0),  # shown to me
        ("Professor Plum", ENVELOPE, False, 0),
        ("Dagger", "Cid", False, 1),  # passed
        ("Mrs White", "Bob", False, 4),
        ("Rope", "Dot", False, None),  # nobody says so
    ],
)
def test_the_first_entry_that_says_it_is_the_reason(case, card, holder, holds, source):
    assert direct_reasons(case).get((case.setup.deck.card(card), holder, holds)) == source


def test_every_reason_is_of_a_cell_that_is_certain_so(case):
    cells, holders = marks(case), case.setup.holders
    reasons = direct_reasons(case)
    for i, card in enumerate(case.setup.deck):
        for column, holder in enumerate(holders):
            for holds in (True, False):
                if (card, holder, holds) in reasons:
                    assert cells[i, column] == holds


@pytest.mark.parametrize(
    ("card", "holder", "said"),
    [
        ("Dagger", "Cid", "Dagger, Cid: certain: no, because of entry 2"),
        ("Professor Plum", "Bob", "Professor Plum, Bob: certain: yes, because of entry 1"),
        ("Kitchen", "Ann", "Kitchen, Ann: certain: yes, because of the set-up"),
        ("Rope", "Bob", "Rope, Bob: unknown"),
    ],
)
def test_a_screen_reader_hears_the_reason(case, card, holder, said):
    model = SheetModel()
    model.lay(case, marks=marks(case))
    row = next(row for row in range(model.rowCount()) if str(model.card(row)) == card)
    index = model.index(row, case.setup.holders.index(holder))
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == said
