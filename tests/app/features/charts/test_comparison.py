"""The comparison of engines: asked after the sheet, while somebody looks; drawn for a card, and copied for all."""

from dataclasses import replace
from functools import cache

import numpy as np
import pytest
from PySide6.QtGui import QAction, QGuiApplication

from app.features.charts.contents import REMEMBERED, ComparisonRequest, ComparisonService, card_of, comparison_chart
from app.features.charts.frame import ChartFrame
from core.checkpoint import CancelledError
from core.engines import comparison
from core.engines.comparison import ComparisonRow, EngineVariant, compare, variants
from core.engines.tuning import Tuning
from core.formats.case_file import write_case
from core.model.case import Case
from core.model.events import Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE
from tests.app.features.charts.reading import Key, Reader
from tests.app.features.listening import Listener, reply
from tests.app.languages import quiet
from tests.app.player import CONTROL
from tests.app.tasks.patient import deliver


class Looker(Listener):
    """Reads rows as they come."""

    def __init__(self, qapp) -> None:
        super().__init__(qapp, ComparisonService, "contradicted", "waiting", "emptied")
        self.rows = []
        self.service.compared.connect(self._on_rows)

    def _on_rows(self, case: Case, rows, is_complete: bool) -> None:
        if len(rows) <= len(self.rows):  # it begins
            self.heard.append(len(case.events))
        self.rows = list(rows)
        assert is_complete == (len(rows) == len(variants(case)))

    @property
    def variants(self) -> list[EngineVariant]:
        return [row.variant for row in self.rows]


@pytest.fixture
def looker(qapp) -> Looker:
    return Looker(qapp)


@pytest.fixture
def watching(looker: Looker) -> Looker:
    looker.service.watch(True)
    looker.heard.clear()
    return looker


def test_rows_come_one_after_the_other_and_do_not_begin_anew_for_the_same_case(watching, case):
    for _ in range(2):
        watching.game.answer(reply(case))
    assert watching.heard == [5]
    assert watching.rows == []
    for n in range(1, 5):
        assert watching.work() == 1
        assert watching.variants == list(variants(case))[:n]
    assert watching.work() == 0
    assert all(row.difference is not None for row in watching.rows if not row.variant.is_exact)


def test_a_new_question_of_the_sheet_takes_back_what_waits_and_ends_what_is_under_way(watching, case):
    watching.game.answer(reply(case))
    watching.game.wait()
    assert watching.heard == [5, "waiting"]
    assert watching.work() == 0
    watching.game.answer(reply(case.upto(2)))
    watching.finish()
    assert watching.heard == [5, "waiting", 2]
    assert len(watching.rows) == len(variants(case.upto(2)))

    watching.game.answer(reply(case.upto(3)))
    begun = watching.begin()
    watching.game.wait()
    with pytest.raises(CancelledError):
        begun()


def test_it_costs_nothing_while_nobody_looks(looker, case):
    looker.game.answer(reply(case))
    looker.game.answer(reply(case.upto(3)))
    assert looker.work() == 0
    assert looker.heard == []
    looker.service.watch(True)
    assert looker.heard == [3]
    assert looker.work() == 1
    looker.service.watch(False)
    assert looker.work() == 0


def test_a_row_that_comes_too_late_is_not_shown_but_remembered(watching, case, qapp):
    watching.game.answer(reply(case))
    watching.slow.work()
    watching.game.wait()
    deliver(qapp)
    assert watching.rows == []
    watching.game.answer(reply(case))
    assert watching.variants == [EngineVariant.EXACT]


def test_what_was_compared_once_is_there_at_once_but_not_without_end(watching, case):
    for moment in (case, case.upto(4)):
        watching.game.answer(reply(moment))
        watching.finish()
    rows = watching.rows
    watching.game.answer(reply(case))
    assert watching.work() == 0
    assert len(watching.rows) == len(rows)
    assert not set(map(id, watching.rows)) & set(map(id, rows))

    kept, row = watching.service.cache, ComparisonRow(EngineVariant.EXACT, None)
    watching.game.answer(reply(case))
    watching.work()
    assert kept.get(ComparisonRequest(case))
    for i in range(REMEMBERED):
        kept.keep(ComparisonRequest(case, Tuning(samples=1 + i)), (row,))
    assert len(kept) == REMEMBERED
    assert ComparisonRequest(case) not in kept


def test_it_waits_and_makes_way_for_the_exact_answer_that_the_sheet_is_after_also_before_its_first(watching, case):
    watching.game.wait()
    assert watching.take() == ["waiting"]
    for is_awaited, heard, done in ((True, ["waiting"], 0), (False, [5], 1), (True, ["waiting"], 0)):
        watching.game.answer(reply(case, awaits_exact=is_awaited))
        assert watching.take() == heard
        assert watching.work() == done


def test_a_contradiction_is_told_also_one_that_only_the_engines_find_and_a_closed_game_is_not_compared(
    watching, case, contradiction
):
    watching.game.answer(reply(contradiction, conflict=(2, 5)))
    assert watching.take() == [(2, 5)]
    assert watching.work() == 0
    watching.game.answer(reply(contradiction))
    watching.finish()
    assert watching.heard[-1][-1] == 5
    assert watching.rows == []
    watching.take()
    watching.game.answer(reply(case))
    watching.game.close()
    assert watching.take() == [5, "emptied"]
    assert watching.work() == 0


def test_an_engine_that_breaks_is_a_row_and_the_others_are_asked(watching, case, monkeypatch):
    answer = comparison.answer

    def broken(case, engine, *args, **more):
        if engine == "centre":
            raise RuntimeError("out of order")
        return answer(case, engine, *args, **more)

    monkeypatch.setattr(comparison, "answer", broken)
    watching.game.answer(reply(case))
    watching.finish()
    assert watching.variants == list(variants(case))
    failures = {row.variant: row.failure for row in watching.rows if row.posterior is None}
    assert failures.keys() == {EngineVariant.CENTRE}
    assert all("out of order" in failure for failure in failures.values())


def test_other_samples_are_another_comparison_another_budget_is_not(watching, case):
    watching.game.answer(reply(case))
    watching.finish()
    samples = watching.rows[-1].posterior.samples
    watching.service.tune(Tuning(budget=7))
    assert watching.heard == [5]
    watching.service.tune(Tuning(samples=500))
    watching.finish()
    assert watching.heard == [5, 5]
    assert watching.rows[-1].posterior.samples < samples


# --- the chart


@cache
def compared(case: Case) -> tuple[ComparisonRow, ...]:
    return tuple(compare(case))


@pytest.fixture
def rows(case: Case) -> tuple[ComparisonRow, ...]:
    return compared(case)


@pytest.fixture
def rope(case: Case):
    return case.setup.deck.card("Rope")


def engine_bars(chart, rows) -> list:
    return list(chart.rows[: len(rows)])


def table(chart) -> list[list[str]]:
    assert {len(line) for line in chart.table} == {len(chart.table[0])}
    return [list(line) for line in chart.table]


def test_each_engine_has_a_bar_as_long_as_its_mean_difference_and_says_what_is_measured(case, rows, rope):
    bars = engine_bars(comparison_chart(case, rows, rope), rows)
    assert [bar.name for bar in bars] == ["Exact", "Exact, ignored", "Centre", "Monte Carlo"]
    assert [bar.length for bar in bars] == [0, 0, *(row.difference.mean for row in rows[2:])]
    assert [bar.number.split()[1] for bar in bars] == ["ms"] * 4
    assert [bar.caption for bar in bars[:2]] == ["", ""]
    for bar, row in zip(bars[2:], rows[2:], strict=True):
        (description,) = (segment.description for segment in bar.segments)
        assert bar.caption == f"{100 * row.difference.mean:.2f} points from exact"
        assert f"Mean difference: {100 * row.difference.mean:.2f}" in description
        assert f"Largest difference: {100 * row.difference.largest:.2f}" in description
        card, holder = row.difference.where
        assert f"Where: {card}, {'envelope' if holder == ENVELOPE else holder}" in description
    assert bars[0].segments[0].description.lower().endswith(rows[0].posterior.method.lower())
    assert "measured against “Exact, ignored”" in bars[2].segments[0].description
    assert f"Effective samples: {rows[3].posterior.effective:,.0f}" in bars[3].segments[0].description
    assert f"Differences in standard errors: {rows[3].difference.z:.2f}" in bars[3].segments[0].description


def test_the_cells_of_a_card_are_those_of_the_engines_holder_by_holder(case, rows):
    for card in case.setup.deck.cards:
        bars = comparison_chart(case, rows, card).rows[len(rows) :]
        assert [bar.key for bar in bars] == [(holder, row.variant) for holder in case.setup.holders for row in rows]
        assert [bar.begins_group for bar in bars] == [True, False, False, False] * len(case.setup.holders)
        assert [bar.name for bar in bars[::4]] == ["Envelope", *case.setup.holders[1:]]
        for bar in bars:
            holder, variant = bar.key
            row = next(row for row in rows if row.variant == variant)
            at = row.posterior.cards.index(card), row.posterior.holders.index(holder)
            assert bar.length == row.posterior.probability(card, holder)
            assert bar.error == (row.posterior.stderr[at] if variant == EngineVariant.MONTE_CARLO else 0)
            assert (" ± " in bar.number) == (bar.error > 0)
            said = bar.segments[0].description
            assert said.startswith(f"{card}, {'Envelope' if holder == ENVELOPE else holder}, ")
            assert ("points from exact" in said) == (not variant.is_exact)


def test_engines_can_be_told_apart_without_colours_and_those_not_computed_yet_are_in_the_legend_only(case, rows, rope):
    chart = comparison_chart(case, rows, rope)
    looks = [(style.fill != style.ink, style.pattern) for style, _ in chart.legend]
    assert len(set(looks)) == len(looks) == 4

    for n in range(5):
        chart = comparison_chart(case, rows[:n], rope)
        assert [name for _, name in chart.legend] == ["Exact", "Exact, ignored", "Centre", "Monte Carlo"]
        assert len(chart.rows) == n * (1 + len(case.setup.holders))
        assert chart.note == ("" if n == 4 else "Being computed…")


def test_a_card_that_nobody_chose_is_one_on_which_an_engine_is_furthest_from_exact(case, rows, rope):
    assert card_of(case, rows, rope) == rope
    assert card_of(case, rows, None) == rows[2].difference.where[0]
    assert card_of(case, (), None) == case.setup.deck.cards[0]
    other = type(rope)("Another Rope", rope.category)
    assert card_of(case, rows, other) == rows[2].difference.where[0], "chosen in another game"


def test_the_centre_is_measured_against_plain_exact_where_that_is_the_question(case, rope):
    rules = replace(case.setup.rules, show_model=ShowModel.IGNORE)
    ignoring = case.with_setup(replace(case.setup, rules=rules))
    chart = comparison_chart(ignoring, compared(ignoring), rope)
    assert [name for _, name in chart.legend] == ["Exact", "Centre", "Monte Carlo"]
    assert not [bar for bar in chart.rows if "measured against" in bar.segments[0].description]


def test_a_failed_engine_says_why_and_has_no_cells_and_without_exact_numbers_nothing_is_measured(case, rows, rope):
    failed = ComparisonRow(rows[2].variant, None, "no solver found it")
    chart = comparison_chart(case, (*rows[:2], failed, rows[3]), rope)
    assert chart.rows[2].caption == "No answer. No solver found it"
    assert chart.rows[2].number == ""
    assert [bar for bar in chart.rows[4:] if bar.key[1] == failed.variant] == []
    assert {line[4] for line in table(chart)[1:-1]} == {""}

    alone = tuple(
        ComparisonRow(row.variant, None, "too large") if row.variant.is_exact else replace(row, difference=None)
        for row in rows
    )
    chart = comparison_chart(case, alone, rope)
    assert "no exact answer to compare with" in chart.rows[2].segments[0].description.lower()
    assert [bar.length for bar in engine_bars(chart, rows)] == [0] * 4


def test_the_table_has_the_cells_of_all_cards_and_below_them_what_is_measured(case, rows, rope):
    lines = table(comparison_chart(case, rows, rope))
    names = ["Exact", "Exact, ignored", "Centre", "Monte Carlo", "± Monte Carlo"]
    assert lines[0] == ["Card", "Who", *names]
    n = len(case.setup.deck.cards) * len(case.setup.holders)
    cells, below = lines[1 : n + 1], lines[n + 1 :]
    assert [line[:2] for line in cells[:2]] == [["Miss Scarlett", "Envelope"], ["Miss Scarlett", "Ann"]]
    numbers = np.array([[float(field) for field in line[2:]] for line in cells])
    for column, row in enumerate(rows):
        np.testing.assert_allclose(numbers[:, column], row.posterior.marginals.ravel(), atol=1e-6)
    np.testing.assert_allclose(numbers[:, 4], rows[3].posterior.stderr.ravel(), atol=1e-6)
    assert [line[0] for line in below] == [
        *("Time (ms)", "Mean difference", "Largest difference", "Effective samples"),
        *("Differences in standard errors", "Where", "Note"),
    ]
    assert float(below[0][2]) == pytest.approx(rows[0].posterior.elapsed_ms, rel=1e-4)
    assert float(below[1][4]) == pytest.approx(rows[2].difference.mean, rel=1e-4)
    assert float(below[2][5]) == pytest.approx(rows[3].difference.largest, rel=1e-4)
    assert float(below[3][5]) == pytest.approx(rows[3].posterior.effective, rel=1e-4)
    assert float(below[4][5]) == pytest.approx(rows[3].difference.z, rel=1e-4)
    card, holder = rows[2].difference.where
    assert below[5][4] == f"{card}, {'envelope' if holder == ENVELOPE else holder}"


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(case, rows, rope):
    failed = ComparisonRow(rows[2].variant, None, "BECAUSE")
    for shown in (rows, (*rows[:2], failed, rows[3]), rows[:2]):
        chart = comparison_chart(case, shown, rope)
        texts = [text for line in chart.table for text in line] + [name for _, name in chart.legend] + [chart.note]
        for bar in chart.rows:
            texts += [bar.name, bar.number, bar.caption, bar.segments[0].description]
        assert [quiet(text, case.setup.seats) for text in texts] == [""] * len(texts)


# --- in a game


class Curious(Reader):
    """Somebody before the window of a game, who opens the comparison."""

    @property
    def compared(self) -> ChartFrame:
        return self.frame("comparison")

    @property
    def moment(self) -> str:
        return self.text("comparisonMoment")

    @property
    def errors(self) -> list[float]:
        """The mean differences of the engines from exact."""
        return [bar.length for bar in self.compared.chart.rows if isinstance(bar.key, EngineVariant)]

    def finish(self) -> None:
        """Wait until every engine has answered for what is shown."""
        frame = self.compared
        self.wait(lambda: self.window.page.sheet.is_fresh and frame.chart is not None and not frame.is_stale)
        self.wait(lambda: len(self.errors) == len(frame.chart.legend) and not frame.chart.note)


@pytest.fixture
def curious(qtbot, shared_window, settings, case_file) -> Curious:
    settings.setValue("looks/animations", False)
    made = Curious(qtbot, shared_window)
    made.open(case_file)
    return made


def test_a_key_opens_it_every_engine_answers_and_closed_it_costs_nothing(curious, tmp_path):
    from tests.screenshots.cases import six

    window, frame = curious.window, curious.compared
    curious.key(Key.Key_F8)
    curious.finish()
    assert curious.dock("comparison").is_in_front
    assert len(curious.errors) == 4
    assert min(curious.errors[2:]) > 0
    assert window.findChild(QAction, "actionComparisonDock").isChecked()

    curious.key(Key.Key_F8)
    assert curious.dock("comparison").isHidden()
    assert window.page.entry.isAncestorOf(window.focusWidget())
    asked = []
    window.findChild(ComparisonService).compared.connect(lambda case, rows, _: asked.append((case, len(rows))))
    window.page.events.list.select(0)
    curious.settle()
    assert asked == []
    curious.key(Key.Key_F8)
    assert asked[0] == (curious.case.upto(1), 0)
    curious.finish()
    assert curious.moment.endswith(" · After entry 1 of 5")

    path = tmp_path / "other.case.json"
    write_case(six(4), path)
    window.open_path(path)
    assert frame.chart is None
    curious.finish()
    assert len(frame.chart.rows) == 4 * (1 + 7)

    window.commands.close.trigger()
    assert not frame.isVisible()
    assert not window.commands.compare.isEnabled()


def test_it_is_about_the_card_of_the_current_cell(curious):
    curious.key(Key.Key_F8)
    curious.finish()
    frame, sheet = curious.compared, curious.window.page.sheet
    sheet.view.setCurrentIndex(curious.index("Rope", "Bob"))
    curious.settle()
    assert curious.moment == "Rope"
    assert all(bar.segments[0].description.startswith("Rope, ") for bar in frame.chart.rows[4:])
    curious.window.page.events.list.select(1)
    curious.finish()
    assert curious.moment == "Rope · After entry 2 of 5"


def test_it_follows_the_game_into_what_would_be_the_past_contradictions_and_other_rules(curious, case, contradiction):
    curious.key(Key.Key_F8)
    curious.finish()
    before, frame = curious.errors, curious.compared
    session, event = curious.window.session, Note(ENVELOPE, case.setup.deck.card("Mrs White"), False)
    session.record(event)
    assert frame.is_stale
    assert curious.errors == before
    curious.finish()
    assert curious.errors != before
    session.undo()
    curious.settle()
    assert not frame.is_stale
    assert curious.errors == before

    session.suppose(case.appended(event))
    curious.finish()
    assert curious.moment.endswith(" · What if")
    session.record(event)
    curious.finish()
    assert " · " not in curious.moment
    session.undo()

    session.record(contradiction.events[-1])
    hint = "comparisonHint"
    curious.wait(lambda: "cannot" in curious.text(hint))
    assert "nothing to compare" in curious.text(hint)
    assert frame.chart is None
    session.undo()
    curious.finish()
    assert curious.errors == before

    session.set_show_model(ShowModel.IGNORE)
    curious.wait(lambda: frame.chart is not None and len(frame.chart.legend) == 3)
    curious.finish()
    assert len(curious.errors) == 3


def test_the_keys_read_out_each_engine_and_copy_the_table(curious):
    curious.key(Key.Key_F8)
    curious.finish()
    frame = curious.compared
    assert frame.focusProxy().hasFocus()
    curious.press_in(frame, *[Key.Key_Down] * 3)
    assert curious.text("comparisonReadout").startswith("Centre: Time (ms): ")
    QGuiApplication.clipboard().clear()
    curious.key(Key.Key_C, CONTROL, to=frame.focusProxy())
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Card\tWho\tExact\t")
    assert "\nTime (ms)\t" in text
