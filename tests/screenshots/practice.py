"""Practice games: the page before one, and each decision in one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtWidgets import QApplication, QDialog, QPushButton

from app.features.practice.presenter import PracticePresenter, Stage
from app.features.practice.view import PracticeForm
from core.practice.options import PracticeOptions
from core.referee.requests import Accuse, Request, Show, Suggest, Travel, Walk
from tests.app.settling import settle
from tests.screenshots.studio import States, Studio

OPTIONS = PracticeOptions(seed=17, me="Ann", names=("Bob", "Cid", "Dot"), seat=2)
MOST = 200
"""Decisions of mine until what is wanted must have come."""


def answer_of(form: PracticeForm, lot: Random) -> None:
    """Answer what the form asks, at random but legally, by its own parts; accuse of nothing."""
    question = form.question
    assert question is not None
    if question.may_name:
        for group in form.cards.groups:
            free = [one for one in group.findChildren(QPushButton.__base__) if one.isEnabled() and one.isVisible()]
            lot.choice(free).click()
        form.enter()
    elif question.rows:
        form.answered.emit(*lot.choice([(answer, value) for value, answer in question.answers.items()]))
    else:
        form.enter()


def play_until(
    studio: Studio, wanted: Callable[[Request], bool], options: PracticeOptions = OPTIONS, *, helped: bool = True
) -> PracticeForm:
    """Begin a game, and play on until I am asked something."""
    practice = studio.window.findChild(PracticePresenter)
    assert practice is not None
    studio.window._preferences.practice_pace = 0
    practice.begin(options, helped)
    form, lot = practice.form, Random(1)
    for _ in range(MOST):
        studio.wait(lambda: practice.stage is Stage.ASKING)
        moment = practice._moment
        assert moment is not None
        assert moment.request is not None
        if wanted(moment.request):
            break
        answer_of(form, lot)
    if helped:
        studio.read()
    studio.settle()
    return form


def set_up(studio: Studio) -> None:
    """The page before a practice game."""
    studio.window.commands.practice.trigger()
    studio.settle()
    dialog = QApplication.activeModalWidget()
    studio.shoot("practice-set-up", dialog)
    if isinstance(dialog, QDialog):
        dialog.close()


def travel(studio: Studio) -> None:
    """How to travel: roll, take a passage, or stay."""
    play_until(studio, lambda request: isinstance(request, Travel) and bool(request.ways))
    studio.shoot("practice-travel")


def walk(studio: Studio) -> None:
    """Where to go after a roll."""
    play_until(studio, lambda request: isinstance(request, Walk))
    studio.shoot("practice-walk")


def suggest(studio: Studio) -> None:
    """What to suggest."""
    play_until(studio, lambda request: isinstance(request, Suggest))
    studio.shoot("practice-suggest")


def show(studio: Studio) -> None:
    """Which card to show, with the one that tells the least."""
    two = replace(OPTIONS, rivals=OPTIONS.rivals[:1])
    form = play_until(studio, lambda request: isinstance(request, Show) and len(request.cards) > 1, two)
    studio.press("practiceAdvice")
    studio.wait(lambda: bool(form.message.text()))
    studio.settle()
    studio.shoot("practice-show")


def accuse(studio: Studio) -> None:
    """The end of a turn, and an accusation."""
    play_until(studio, lambda request: isinstance(request, Accuse))
    studio.shoot("practice-end-turn")
    studio.press("practiceLeave")
    studio.settle()
    studio.shoot("practice-accuse")


def wait(studio: Studio) -> None:
    """Others play, and I wait."""
    form = play_until(studio, lambda request: isinstance(request, Accuse))
    studio.window._preferences.practice_pace = 4
    form.enter()
    studio.wait(lambda: form.question is None)
    settle()  # and no more, or I would be asked again
    studio.shoot("practice-waiting")


def offered(studio: Studio) -> None:
    """The start screen with a practice game that can be continued."""
    play_until(studio, lambda request: isinstance(request, Suggest))
    studio.window.commands.close.trigger()
    studio.settle()
    studio.shoot("practice-offered")


STATES: States = {
    "practice-set-up": set_up,
    "practice-travel": travel,
    "practice-walk": walk,
    "practice-suggest": suggest,
    "practice-show": show,
    "practice-end-turn": accuse,
    "practice-waiting": wait,
    "practice-offered": offered,
}
