"""The form in which I decide, without a window."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton

from app.features.practice.service import Moment
from app.features.practice.state import Question, question_of
from app.features.practice.view import Choices, PracticeForm
from app.ui.widgets.form import card_options
from app.ui.widgets.options import PADDING, OptionButton
from core.formats.case_file import case_to_dict
from core.formats.editions import edition
from core.practice.game import PracticeGame, asked
from core.referee.requests import Accuse, Show, Suggest, Travel, Walk
from tests.app.features.practice.rivals import QUICK
from tests.players import any_answer


@pytest.fixture
def form(qtbot) -> PracticeForm:
    made = PracticeForm()
    qtbot.addWidget(made)
    made.set_deck(edition("classic-uk").deck)
    made.show()
    made.activateWindow()
    return made


def questions(*kinds: type) -> list[Question]:
    """Play until each of these has been asked, in this order."""
    game, lot, found = PracticeGame(replace(QUICK, always_ask=True)), Random(1), list[Question]()
    while len(found) < len(kinds):
        if game.waiting_for is not None:
            game.step()
            continue
        request = game.request
        if isinstance(request, kinds[len(found)]) and not (isinstance(request, Travel) and not request.ways):
            towards = request.towards() if isinstance(request, Walk) else {}
            question = question_of(Moment(game.case, request, towards=towards), None)
            assert question is not None
            found.append(question)
        game.answer(any_answer(asked(request), case_to_dict(game.case), lot, accuses=0))
    return found


def test_a_space_meant_to_skip_answers_no_question(form, qtbot):
    heard = [QSignalSpy(signal) for signal in (form.answered, form.taken_back, form.skipped, form.advice_wanted)]
    for question in questions(Walk, Suggest, Accuse, Show, Travel):
        form.ask(question, "", may_take_back=True, may_advise=True)
        form.take_focus()
        for _ in range(4):
            QTest.keyClick(form.focusWidget(), Qt.Key.Key_Space)
        for one in form.findChildren(QPushButton):
            if one.isVisible():
                one.setFocus()
                QTest.keyClick(one, Qt.Key.Key_Space)
        assert [spy.count() for spy in heard] == [0] * 4
        assert (form.question.title, form.question.other) == (question.title, question.other)


def test_no_card_that_can_be_shown_is_cut_beside_its_token(qtbot):
    choices = Choices("cards", "")
    qtbot.addWidget(choices)
    deck = edition("classic-uk").deck
    choices.set_options(card_options(deck.cards, deck, with_tokens=True))
    for button in choices.findChildren(OptionButton):
        beside = button.token_width + 2 * PADDING
        assert button.fitted(button.minimumWidth() - beside) == button.fitted(1000), button.text()
