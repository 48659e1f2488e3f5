"""Hunches are pinned on cells of the sheet: they move the numbers, and nothing that is certain."""

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QPushButton

from app.features.charts.contents import ComparisonRequest, next_row
from app.features.explain import ExplainRequest, ExplainService, Finding, account
from app.features.printing.pages import PrintJob, ReportParts, make_report
from app.features.sheet.model import FULL, HALF, SheetModel
from app.features.sheet.summary import hunches_count, hunches_tip
from app.tasks.follower import PosteriorCache
from app.tasks.inference import InferenceRequest, infer, weigh
from core.engines.driver import answer
from core.formats.case_file import example, load
from core.model.hunch import Hunch, JudgedHunch
from core.model.seats import ENVELOPE
from tests.app.asker import Asker
from tests.app.player import DECK
from tests.app.showing import Playing

WHITE, SPANNER, ROPE, KITCHEN = map(DECK.card, ("Mrs White", "Spanner", "Rope", "Kitchen"))
POSSIBLE = Hunch("Dot", WHITE, HALF)
CERTAIN, REFUTED = Hunch("Cid", SPANNER, FULL), Hunch(ENVELOPE, KITCHEN, HALF)
BY_FIVE = Hunch("Bob", WHITE, FULL)
ALL = POSSIBLE, CERTAIN, REFUTED, BY_FIVE


@pytest.fixture
def believed(case):
    return replace(case, hunches=ALL)


def asked(case, engine="exact"):
    return infer(InferenceRequest(case, engine))


def test_the_sheet_shows_them_apart_from_what_is_certain(case, believed):
    plain, reply = asked(case), asked(believed)
    model = SheetModel()
    model.lay(believed)
    at = {(model.card(i), model.holder(j)): (i, j) for i in range(model.n_rows) for j in range(model.n_columns)}
    pinned = {(one.card, one.holder) for one in ALL}
    assert {place for place, (i, j) in at.items() if (look := model.look(i, j)) and look.hunch} == pinned
    model.lay(believed, reply)
    assert reply.posterior.certain == plain.posterior.certain
    assert reply.posterior.probability(WHITE, "Dot") > plain.posterior.probability(WHITE, "Dot") + 0.1

    def said(hunch):
        index = model.index(*at[hunch.card, hunch.holder])
        return index.data(Qt.ItemDataRole.ToolTipRole).splitlines()[-1], index.data(Qt.ItemDataRole.AccessibleTextRole)

    for hunch, words in (
        (POSSIBLE, "Your hunch: I think so (75%)."),
        (CERTAIN, "Your hunch: I’m almost sure (95%). Certain because of entry 5."),
        (REFUTED, "Your hunch: I think so (75%). Refuted by the set-up."),
        (BY_FIVE, "Your hunch: I’m almost sure (95%). Refuted by entry 5."),
    ):
        tip, spoken = said(hunch)
        assert tip == words
        assert spoken.endswith(words)
    model.set_own({})
    assert not any(look.hunch for i, j in at.values() if (look := model.look(i, j)))


def test_a_contradiction_is_found_and_told_as_without_them(contradiction):
    believed = replace(contradiction, hunches=ALL)
    plain, reply = asked(contradiction), asked(believed)
    assert (reply.conflict, reply.upto) == (plain.conflict, plain.upto)
    assert reply.conflict
    assert [one.state for one in reply.hunches] == ["possible", "certain", "refuted", "refuted"]


@pytest.mark.parametrize("engine", ["auto", "montecarlo", "centre"])
def test_every_engine_weighs_them_or_says_that_it_does_not(case, believed, engine):
    plain, found = asked(case, engine).posterior, asked(believed, engine).posterior
    assert found.weighs == (not np.array_equal(found.marginals, plain.marginals)) == (engine != "centre")


def test_how_many_count_is_said():
    judged = [JudgedHunch(POSSIBLE), JudgedHunch(CERTAIN, True, (4,)), JudgedHunch(REFUTED, False)]
    assert hunches_count(judged[:1], weighed=True) == "Hunches included: 1"
    assert hunches_count(judged, weighed=True) == "Hunches included: 1, refuted: 1"
    assert hunches_count(judged, weighed=False) == "Hunches left out: 1, refuted: 1"
    assert "Dot has Mrs White. Your hunch: I think so (75%)." in hunches_tip(judged, weighed=True)
    assert "cannot weigh" in hunches_tip(judged, weighed=False)


def test_reasons_prints_and_the_comparison_of_engines_leave_them_out(qtbot, background, case, believed):
    service = ExplainService(background)
    Playing(service.show).answer(asked(believed))
    service.look_at((WHITE, "Dot"))
    assert service.request.case == case
    row, plain = (next_row(ComparisonRequest(one), ()) for one in (believed, case))
    assert np.array_equal(row.posterior.marginals, plain.posterior.marginals)
    printed = (PrintJob(one, "Friday", ReportParts(charts=False), QFont()) for one in (believed, case))
    report, usual = (make_report(job, lambda *_: (), PosteriorCache()) for job in printed)
    assert report.case == usual.case
    assert np.array_equal(report.posterior.marginals, usual.posterior.marginals)


def test_why_says_whether_its_numbers_include_them():
    case = example()
    certain = Hunch(case.setup.me, next(iter(case.setup.my_hand)), FULL)
    free = next(
        card for card, place in zip(case.setup.deck, answer(case).marginals[:, 0], strict=True) if 0 < place < 1
    )

    def said(*hunches):
        reply = weigh(infer(InferenceRequest(replace(case, hunches=hunches), "exact", people=())))
        moved = reply.people.moved[0]
        return account(Finding(ExplainRequest(case, moved.card, moved.holder)), reply).text

    weighed, included = said(certain, Hunch(ENVELOPE, free, HALF)), "The number above includes your hunches"
    assert weighed.index("as people play, because") < weighed.index(included)
    assert included not in said(certain)


@pytest.fixture
def player(qtbot, window, case_file) -> Asker:
    made = Asker(qtbot, window)
    made.open(case_file)
    return made


def settled(player):
    player.settle()
    return player.case.hunches


def brought(player):
    """What each entry brought, once that is known."""
    model = player.window.page.events.model
    player.bot.waitUntil(lambda: not any(model.row_at(i).is_stale for i in range(model.rowCount())))
    return [model.row_at(i).effect for i in range(model.rowCount())]


def test_pinned_by_a_key(player, case, qtbot):
    window, view = player.window, player.sheet
    effects, before = brought(player), answer(case).probability(WHITE, "Dot")
    window.page.entry.fill_card(ROPE)
    draft = window.page.entry.draft
    player.menu_on("Mrs White", "Dot").close()
    view.setFocus()
    for wanted in (HALF, FULL):
        qtbot.keyClicks(view, "!")
        assert settled(player) == (Hunch("Dot", WHITE, wanted),)
        p = answer(player.case).probability(WHITE, "Dot")
        at = view.currentIndex()
        assert window.page.sheet.model.cell(at.row(), at.column()).p == pytest.approx(p)
        assert p > before
    assert (player.case.events, brought(player)) == (case.events, effects)
    assert window.page.entry.draft == draft
    window.commands.own_sheet.trigger()
    qtbot.keyClicks(view, "!")
    window.commands.own_sheet.trigger()
    assert settled(player) == (Hunch("Dot", WHITE, FULL),)
    view.setFocus()
    qtbot.keyClicks(view, "!")
    assert settled(player) == ()


def test_pinned_by_the_menu_saved_and_removed_together(player, case_file, qtbot):
    window, chip = player.window, player.child(QPushButton, "removeHunches")
    assert chip.isHidden()
    player.choose(player.menu_on("Mrs White", "Dot"), "hunchFull")
    player.choose(player.menu_on("Rope", ENVELOPE), "hunchHalf")
    assert settled(player) == (Hunch(ENVELOPE, ROPE, HALF), Hunch("Dot", WHITE, FULL))
    assert chip.text() == "Hunches included: 2 – remove"
    window.commands.save.trigger()
    assert load(case_file).hunches == player.case.hunches
    player.choose(player.menu_on("Mrs White", "Dot"), "hunchFull")
    assert settled(player) == (Hunch(ENVELOPE, ROPE, HALF),)
    player.open(case_file)
    assert len(settled(player)) == 2
    window.engines.engine.choose("centre")
    assert len(settled(player)) == 2
    assert chip.text() == "Hunches left out: 2 – remove"
    window.engines.engine.choose("auto")
    player.settle()
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    assert settled(player) == ()
    assert chip.isHidden()
    window.commands.undo.trigger()
    assert len(settled(player)) == 2
    certain = player.menu_on("Spanner", "Cid")
    assert not any(one.isEnabled() for one in certain.actions() if one.objectName().startswith("hunch"))
    certain.close()
