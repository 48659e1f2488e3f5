"""The end of a practice game: all hands, who was how close, and what goes into the library."""

from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.features.game_over.dialog import ResultBar
from app.features.game_over.practice import PracticeEndPage, PracticeEndPresenter, PracticeWords, practice_facts
from app.features.library.store import Library
from app.features.review.view import ReviewView
from app.ui.language import card_name
from core.formats.editions import edition
from core.model.practised import Practised, practised_of
from core.model.rules import PoolRule
from core.practice.game import PracticeEnd
from core.practice.options import PracticeOptions
from core.review.hindsight import closeness
from tests.app.naming import nameless, wordless
from tests.app.player import User
from tests.practice import played

RULES = replace(edition("classic-uk").rules, pool_look=PoolRule.UNANSWERED)
OPTIONS = PracticeOptions(rivals=("easy", "middle"), board=False, seed=3, seat=1, pool=3, rules=RULES)


@pytest.fixture(scope="module")
def end() -> PracticeEnd:
    return played(OPTIONS).end()


def words_of(end: PracticeEnd, how: Practised) -> PracticeWords:
    return PracticeWords(end, OPTIONS.seated(), how, tuple(closeness(end.record.cases, end.case)))


def test_the_page_says_where_all_cards_were_and_how_close_everyone_was_and_what_is_shared_names_none(end):
    said = words_of(end, Practised(3, helped=False))
    assert said.heading == f"{end.winner} won"
    assert practice_facts(said.how) == "Practice game 3 · on my own"
    names = [row[0] for row in said.rows]
    felix, winnie = (who for who in OPTIONS.seated() if who != "You")
    assert names == ["Envelope", "You", f"{felix} (Easy)", f"{winnie} (Middle)", "Pool"]
    laid = ", ".join(row[1] for row in said.rows).split(", ")
    assert sorted(laid) == sorted(card_name(card) for card in end.case.setup.deck)
    known = [row[2] for row in said.rows[1:-1]]
    assert all("solution" in one or "certain after entry" in one for one in known)
    assert replace(said, closeness=None).rows[1][2] == "…"

    said = words_of(end, Practised(20261125, date(2026, 11, 25), helped=True)).card
    assert "Daily game, " in said.splitlines()[0]
    assert "2026 · with help" in said.splitlines()[0]
    assert "Solutions left at the end: You " in said
    assert [card.name for card in end.case.setup.deck if card_name(card) in said or card.name in said] == []


def test_a_finished_game_is_kept_shown_and_begun_again(window, end, places, qtbot):
    presenter = window.findChild(PracticeEndPresenter)
    presenter.show(end, OPTIONS)
    page, bar = window.findChild(PracticeEndPage), window.findChild(ResultBar)
    assert nameless(page) == []
    assert wordless(page) == []
    assert practised_of(window.session.entered) == Practised(3)
    library = Library(places.library)
    qtbot.waitUntil(lambda: [game.is_practice for game in library.games()] == [True])
    qtbot.waitUntil(lambda: "…" not in page.model.rows[1])
    qtbot.waitUntil(lambda: "Saved in the library" in bar.text)
    assert f"{end.winner} won: " in bar.text
    assert "Practice game 3" in bar.text
    assert not bar._again.isVisible()
    page.close()
    QTest.mouseClick(bar.hands, Qt.MouseButton.LeftButton)
    assert page.isVisible()
    page.close()
    window.commands.game_over.trigger()
    assert page.isVisible()
    User(qtbot, page).click("practiceEndCopy")
    assert QGuiApplication.clipboard().text().startswith("Deerstalker · Practice game 3\n")
    User(qtbot, page).click("practiceEndReview")
    qtbot.waitUntil(lambda: window.findChild(ReviewView) is not None)
    with qtbot.waitSignal(presenter.again_wanted) as wanted:
        User(qtbot, page).click("practiceEndSame")
    assert wanted.args == [True]
    assert not page.isVisible()
    window.commands.example.trigger()
    window.commands.game_over.trigger()
    assert not page.isVisible(), "it was of another game"
