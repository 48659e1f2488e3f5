"""The table of the comparison: answers as they come, old ones never as new, and the same as text."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from PySide6.QtCore import Qt

from app.features.compare.model import CELL_ROLE, STALE_ROLE, ComparisonModel, SummaryRow
from app.features.compare.text import EMPTY, HELD, as_text, contradicted, moment, note, points, progress, time
from app.ui.language import localized
from app.ui.text import title
from core.engines.comparison import ComparisonRow, EngineVariant, compare, variants
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Player
from tests.app.languages import quiet

SHOWN = Qt.ItemDataRole.DisplayRole
SPOKEN = Qt.ItemDataRole.AccessibleTextRole


@pytest.fixture
def rows(case: Case) -> list[ComparisonRow]:
    return list(compared(case))


@pytest.fixture
def earlier(case: Case) -> list[ComparisonRow]:
    return list(compared(case.upto(3)))


@cache
def compared(case: Case) -> tuple[ComparisonRow, ...]:
    return tuple(compare(case))


@pytest.fixture
def model() -> ComparisonModel:
    return ComparisonModel()


def across(model: ComparisonModel, row: SummaryRow) -> list[str]:
    return [model.data(model.index(row, column), SHOWN) for column in range(model.columnCount())]


def engines(model: ComparisonModel) -> list[str]:
    tip = Qt.ItemDataRole.ToolTipRole
    return [model.headerData(i, Qt.Orientation.Horizontal, tip) for i in range(model.columnCount())]


def stale(model: ComparisonModel) -> list[bool]:
    return [model.data(model.index(0, column), STALE_ROLE) for column in range(model.columnCount())]


def put(model: ComparisonModel, row: ComparisonRow) -> None:
    """Show one more answer, or another one."""
    known = [one.row for one in model.entries if one.row and not one.stale and one.variant != row.variant]
    model.show_rows(Case(model.setup), [*known, row])


def set_stale(model: ComparisonModel) -> None:
    model.show_rows(Case(model.setup), ())


def without_posterior(row: ComparisonRow, why: str) -> ComparisonRow:
    return ComparisonRow(row.variant, None, why)


def test_it_is_a_proper_model(qtmodeltester, model, case, rows, earlier):
    qtmodeltester.check(model)
    model.show_rows(case.upto(3), earlier[:2])
    qtmodeltester.check(model)
    for row in earlier[2:]:
        put(model, row)
    model.show_rows(case, rows[:1])
    put(model, without_posterior(rows[1], "too large"))
    qtmodeltester.check(model)
    model.clear()
    qtmodeltester.check(model)


def test_every_engine_has_a_row_that_says_how_it_stands(model, case, rows):
    model.show_rows(case, rows[:2])
    assert engines(model) == [
        "Exact",
        "Exact, choice ignored",
        "Analytic centre",
        "Monte Carlo",
    ]
    assert across(model, SummaryRow.NOTE)[2:] == ["Being computed…", "Waiting"]
    assert across(model, SummaryRow.TIME)[2:] == ["", ""]
    put(model, rows[2])
    assert across(model, SummaryRow.NOTE)[3:] == ["Being computed…"]
    assert [entry.row is None for entry in model.entries] == [False] * 3 + [True]


def test_the_numbers_are_those_of_the_rows(model, case, rows):
    model.show_rows(case, rows)
    assert across(model, SummaryRow.MEAN) == ["–", "–", *(f"{100 * row.difference.mean:.2f}" for row in rows[2:])]
    assert across(model, SummaryRow.LARGEST) == [
        "–",
        "–",
        *(f"{100 * row.difference.largest:.2f}" for row in rows[2:]),
    ]
    for text, row in zip(across(model, SummaryRow.WHERE)[2:], rows[2:], strict=True):
        card, holder = row.difference.where
        assert text == f"{card}, {'envelope' if holder == ENVELOPE else holder}"
    assert [text.split()[1] for text in across(model, SummaryRow.TIME)] == ["ms"] * 4
    notes = across(model, SummaryRow.NOTE)
    assert notes[0].lower() in rows[0].posterior.method.lower()
    assert "measured against “Exact, choice ignored”" in notes[2]
    assert f"worth {rows[3].posterior.effective:,.0f}" in notes[3]
    assert f"{rows[3].difference.z:.2f} standard errors" in notes[3]


def test_the_centre_is_measured_against_plain_exact_where_that_is_the_question(model, case):
    rules = replace(case.setup.rules, show_model=ShowModel.IGNORE)
    ignoring = case.with_setup(replace(case.setup, rules=rules))
    model.show_rows(ignoring, compare(ignoring))
    assert engines(model) == ["Exact", "Analytic centre", "Monte Carlo"]
    assert not [text for text in across(model, SummaryRow.NOTE) if "measured against" in text]


def test_a_failed_engine_is_a_row_that_says_why(model, case, rows):
    model.show_rows(case, rows)
    put(model, without_posterior(rows[2], "no solver found it"))
    assert across(model, SummaryRow.NOTE)[2] == "No answer. No solver found it"
    assert across(model, SummaryRow.TIME)[2] == across(model, SummaryRow.MEAN)[2] == "–"
    assert {model.data(model.place(card, 2), SHOWN) for card in model.cards} == {""}
    assert model.data(model.place(model.cards[0], 2), SPOKEN).endswith("no answer")


def test_rows_of_an_earlier_moment_stay_as_old_until_newer_ones_come(model, case, rows, earlier):
    model.show_rows(case.upto(3), earlier)
    assert stale(model) == [False] * 4
    set_stale(model)
    assert stale(model) == [True] * 4
    old = across(model, SummaryRow.MEAN)
    resets = []
    model.modelReset.connect(lambda: resets.append(1))
    model.show_rows(case, rows[:1])
    assert resets == []
    assert stale(model) == [False] + [True] * 3
    assert across(model, SummaryRow.MEAN) == old
    assert "being updated" in model.data(model.index(SummaryRow.MEAN, 2), SPOKEN)
    assert [model.data(model.place(model.cards[0], i), CELL_ROLE).stale for i in range(4)] == [False] + [True] * 3
    for row in rows[1:]:
        put(model, row)
    assert stale(model) == [False] * 4
    assert across(model, SummaryRow.MEAN) != old


def test_other_cards_or_holders_begin_with_nothing(model, case, rows):
    model.show_rows(case, rows)
    model.set_holder("Bob")
    players = (Player("Ann", 9), Player("Cid", 9))
    hand = tuple(card for card in case.setup.deck.cards if card.name.startswith(("B", "C", "D", "K", "L")))[:9]
    other = Case(replace(case.setup, players=players, my_hand=hand))
    model.show_rows(other, ())
    assert not any(stale(model))
    assert [entry.row for entry in model.entries] == [None] * len(variants(other))
    assert model.holder == ENVELOPE
    assert model.holders == other.setup.holders


def test_the_cells_are_those_of_the_holder(model, case, rows):
    model.show_rows(case, rows)
    for holder in case.setup.holders:
        model.set_holder(holder)
        for i, row in enumerate(rows):
            for card in case.setup.deck.cards:
                cell = model.data(model.place(card, i), CELL_ROLE)
                assert cell.p == row.posterior.probability(card, holder)
                assert (cell.stderr is None) == (row.variant != EngineVariant.MONTE_CARLO)
    assert title(case.setup.holders[-1]) in model.data(model.place(model.cards[0], 0), SPOKEN)


def test_the_largest_difference_of_each_engine_is_marked(model, case, rows):
    model.show_rows(case, rows)
    for row, engine in zip(rows, range(4), strict=True):
        cards = case.setup.deck.cards
        for at, holder in enumerate(case.setup.holders):
            model.set_holder(holder)
            marked = [i for i in range(len(cards)) if model.cell(i, engine).largest]
            if row.variant.is_exact or row.difference.errors[:, at].max() < 1e-9:
                assert marked == []
            else:
                assert marked == [int(row.difference.errors[:, at].argmax())]
                assert "largest difference" in model.data(model.place(cards[marked[0]], engine), SPOKEN)


def test_the_place_of_a_largest_difference_is_a_marked_cell(model, case, rows):
    model.show_rows(case, rows)
    for i, row in enumerate(rows[2:], start=2):
        card, holder = row.difference.where
        model.set_holder(holder)
        cell = model.data(model.place(card, i), CELL_ROLE)
        assert cell.largest
        assert cell.off == row.difference.largest


def test_a_cell_shows_its_standard_error(model, case, rows):
    model.show_rows(case, rows)
    texts = [model.cell(i, 3).text for i in range(21)]
    errors = rows[3].posterior.stderr[:, 0]
    assert [(" ± " in text) for text in texts] == list(errors > 0)
    at = int(errors.argmax())
    assert texts[at].endswith(f"± {100 * errors[at]:.1f}")


def test_the_text_for_a_spreadsheet_is_the_table(model, case, rows):
    model.show_rows(case, rows[:3])
    model.set_holder("Bob")
    assert as_text(model).splitlines()[-1].split("\t")[-1] == "not answered yet"
    put(model, rows[3])
    table = [line.split("\t") for line in as_text(model).splitlines()]
    assert {len(line) for line in table} == {6}
    assert table[0] == ["Bob", *engines(model), "± Monte Carlo"]
    assert [line[0] for line in table[22:25]] == ["Time (ms)", "Mean difference", "Largest difference"]
    assert float(table[23][3]) == pytest.approx(rows[2].difference.mean, rel=1e-4)
    numbers = np.array([[float(field) for field in line[1:]] for line in table[1:22]])
    bob = case.setup.holders.index("Bob")
    np.testing.assert_allclose(numbers[:, 0], rows[0].posterior.marginals[:, bob], atol=1e-6)
    np.testing.assert_allclose(numbers[:, 4], rows[3].posterior.stderr[:, bob], atol=1e-6)


def test_there_is_no_text_of_nothing(model):
    assert as_text(model) == ""


def test_old_rows_say_so_in_the_text(model, case, rows):
    model.show_rows(case, rows)
    set_stale(model)
    assert as_text(model).count("of an earlier moment") == 4


@pytest.mark.parametrize(
    ("p", "text"), [(0.0, "0"), (1e-12, "0"), (1e-5, "<0.01"), (0.00123, "0.12"), (0.271, "27.10")]
)
def test_differences_are_points_that_never_round_to_nothing(p, text):
    assert points(p) == text


@pytest.mark.parametrize(
    ("ms", "text"), [(0.123, "0.1 ms"), (9.94, "9.9 ms"), (182.4, "182 ms"), (1840, "1.8 s"), (12_300, "12 s")]
)
def test_times_have_two_figures_or_three(ms, text):
    assert time(ms) == text


def test_progress_says_what_is_compared_and_how_far_that_is(model, case, rows):
    model.show_rows(case, rows[:2])
    assert progress(moment(5, supposed=False), model.entries) == "After entry 5: 2 of 4 engines done…"
    for row in rows[2:]:
        put(model, row)
    assert progress(moment(6, supposed=True), model.entries).startswith("With the entry you are trying out")
    said = progress(moment(0, supposed=False), model.entries)
    assert said.startswith("Before the first entry.")
    assert f"{rows[2].difference.cells} cells are open" in said


def test_without_exact_numbers_there_is_nothing_to_measure_with(model, case, rows):
    model.show_rows(case, ())
    for row in rows:
        put(model, without_posterior(row, "too large") if row.variant.is_exact else replace(row, difference=None))
    assert "no answer" in progress(moment(5, supposed=False), model.entries)
    assert "no exact answer to compare with" in note(model.entries[2].row, ShowModel.RANDOM)
    assert across(model, SummaryRow.MEAN) == ["–"] * 4


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(model, case, rows):
    model.show_rows(case, rows[:2])
    set_stale(model)
    for row in (without_posterior(rows[2], "BECAUSE"), *rows[3:]):
        put(model, row)
    moments = [moment(n, supposed=n > 5) for n in (0, 5, 6)]
    above = [*moments, progress("NOW", model.entries), contradicted((1, 2)), localized(EMPTY), localized(HELD)]
    texts = [*said(model), as_text(model), *above]
    assert [quiet(text, case.setup.seats) for text in texts] == [""] * len(texts)


def said(model) -> list[str]:
    """Return all that a table shows, says and explains."""
    roles = (SHOWN, SPOKEN, Qt.ItemDataRole.ToolTipRole)
    heads = [
        (i, way, role) for way in Qt.Orientation for i in range(max(model.n_rows, model.n_columns)) for role in roles
    ]
    inside = [(row, column, role) for row in range(model.n_rows) for column in range(model.n_columns) for role in roles]
    found = [model.headerData(*head) for head in heads]
    found += [model.data(model.index(row, column), role) for row, column, role in inside]
    return [text for text in found if isinstance(text, str)]
