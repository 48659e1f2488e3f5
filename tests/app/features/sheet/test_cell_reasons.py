"""Each certain cell says which entry decides it, where one does by itself."""

import pytest
from PySide6.QtCore import Qt

from app.features.sheet.model import SheetModel, direct_reasons
from core.evidence.evidence import SETUP
from core.evidence.presolve import marks
from core.model.case import Case
from core.model.seats import ENVELOPE


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
def test_the_first_entry_that_says_it_is_the_reason(case: Case, card, holder, holds, source):
    assert direct_reasons(case).get((case.setup.deck.card(card), holder, holds)) == source


def test_every_reason_is_of_a_cell_that_is_certain_so(case: Case):
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
def test_a_screen_reader_hears_the_reason(case: Case, card, holder, said):
    model = SheetModel()
    model.lay(case, marks=marks(case))
    row = next(row for row in range(model.rowCount()) if str(model.card(row)) == card)
    index = model.index(row, case.setup.holders.index(holder))
    assert model.data(index, Qt.ItemDataRole.AccessibleTextRole) == said
