"""The form in which I decide and what a practice game asks and tells, without a window."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QPushButton

from app.features.practice.presenter import came_of_it, ended, happened
from app.features.practice.service import Moment
from app.features.practice.state import Question, question_of
from app.features.practice.view import Choices, PracticeForm
from app.ui.widgets.form import card_options
from app.ui.widgets.options import PADDING, OptionButton
from core.formats.case_file import case_to_dict
from core.formats.editions import edition
from core.model.case import Case
from core.model.events import Accusation
from core.model.seats import Player
from core.model.setup import Setup
from core.practice.game import PracticeEnd, PracticeGame, asked
from core.practice.options import PracticeOptions
from core.referee.referee import PlayedGame
from core.referee.requests import Accuse, Show, Suggest, Travel, Walk
from tests.app.features.practice.rivals import QUICK
from tests.notation import parse_event
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


DECK = edition("classic-uk").deck
PLAYERS = tuple(Player(name, size) for name, size in (("Me", 5), ("Cora", 5), ("Felix", 4), ("Hugo", 4)))
HAND = tuple(map(DECK.card, ("Miss Scarlett", "Rope", "Hall", "Study", "Library")))
SETUP = Setup(DECK, PLAYERS, "classic-uk", "Me", HAND)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("Me: Mrs White, Dagger, Hall; Cora passes, Felix shows Dagger", "Cora passes. Felix shows you the Dagger."),
        ("Me: Mrs White, Dagger, Hall; nobody shows", "Nobody can show a card."),
        ("Hugo: Mrs White, Rope, Study; Me shows Rope", "You showed Hugo the Rope."),
        ("Cora: Mrs White, Rope, Kitchen; Felix shows", ""),
    ],
)
def test_what_concerns_me_is_told(line, said):
    assert came_of_it((parse_event(line, DECK),), "Me") == said


def test_who_passed_is_told_with_the_question_which_card_to_show():
    asked = parse_event("Felix: Miss Scarlett, Rope, Kitchen; Hugo passes, Me shows", DECK)
    case = Case(SETUP)
    show = Show("Me", case.appended(asked), 0, "Felix", HAND[:2])
    title = question_of(Moment(case, show), None).title
    assert title == "Felix suggests Miss Scarlett, Rope, Kitchen; Hugo passes. Which card do you show?"


def test_it_is_said_when_the_limit_ends_a_game_and_whoever_is_out_is_told_so_whatever_others_do():
    deal = PracticeOptions(me="Me").deal()
    cases = {name: Case(replace(deal.setup, me=name, my_hand=hand)) for name, hand in deal.hands.items()}
    record = PlayedGame(deal, (), cases, None, 400)
    end = PracticeEnd(None, deal.envelope, deal.hands, cases["Me"], record)
    cards = ", ".join(card.name for card in deal.envelope)
    assert ended(end, "Me") == f"Nobody wins: a game ends after 400 turns. It was {cards}."
    wrong = tuple(Accusation(name, deal.envelope, correct=False) for name in cases)
    everyone = replace(end, record=replace(record, events=wrong))
    assert ended(everyone, "Me") == f"Nobody wins. It was {cards}."

    out = "Your accusation was wrong: you are out, and only answer questions from now on."
    case = Case(SETUP, (parse_event("Me accuses: Mrs White, Dagger, Hall; wrong", DECK),))
    assert happened(case) == out
    assert happened(case.appended(parse_event("Cora: Mrs White, Rope, Kitchen; Felix shows", DECK))).startswith(out)
