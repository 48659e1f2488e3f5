"""A person who plays practice games in the window by its buttons and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import Qt

from app.features.practice.presenter import PracticePresenter, Stage
from app.features.practice.service import Moment, PracticeService
from app.shell.main_window import MainWindow
from core.practice.game import PracticeEnd
from core.practice.options import PracticeOptions
from core.referee.requests import Accuse
from tests.app.player import User

QUICK = PracticeOptions(seed=16, rivals=("beginner", "beginner"), seat=2, me="Me")
"""I am soon asked for each kind of decision, and a person who decides at random has soon played to the end."""

SOON = replace(QUICK, seed=23, seat=1)
"""I go first, cannot reach a room, and am asked at once whether to accuse."""


class Person(User):
    """Plays at random by clicks, and answers in legal ways only."""

    def __init__(self, qtbot, window: MainWindow, seed: int = 1) -> None:
        self.window, self.lot = window, Random(seed)
        self.practice, self.service = window.findChild(PracticePresenter), window.findChild(PracticeService)
        self.form = self.practice.form
        super().__init__(qtbot, self.form)
        self.ends: list[PracticeEnd] = []
        self._open_end, self.practice.open_end = self.practice.open_end, self._note_end
        window._preferences.practice_pace = 0
        window.activateWindow()
        qtbot.waitActive(window).__enter__()

    @property
    def moment(self) -> Moment:
        moment = self.practice._moment
        assert moment is not None
        return moment

    @property
    def is_asked(self) -> bool:
        return self.practice.stage is Stage.ASKING

    @property
    def is_over(self) -> bool:
        return bool(self.ends)

    def _note_end(self, end: PracticeEnd, options: PracticeOptions) -> None:
        self._open_end(end, options)
        self.ends.append(end)

    def begin(self, options: PracticeOptions = QUICK, *, helped: bool = True) -> None:
        self.practice.begin(options, helped)
        self.wait()

    def wait(self, is_so: Callable[[], bool] | None = None) -> None:
        """Wait until something is so, or else until I am asked or the game is over, and all of it is laid out."""
        super().wait(is_so or (lambda: (self.is_asked or self.is_over) and self.window.game.is_laid_out))

    def press(self, *keys: Qt.Key | str) -> None:
        """Press keys in what would have the keyboard in the window."""
        for key in keys:
            self.key(key, to=self.window.focusWidget())

    def answer(self, *keys: Qt.Key) -> None:
        """Answer by keys in the form, and wait for what comes of it."""
        self.form.take_focus()
        self.press(*keys)
        self.wait()

    def move(self) -> None:
        """Answer what is asked at random, and wait for what comes of it."""
        self.decide()
        self.wait()

    def until(self, kind: type, most: int = 200) -> None:
        """Play on until I am asked this."""
        for _ in range(most):
            if isinstance(self.moment.request, kind):
                return
            self.move()
        raise AssertionError(f"never asked to {kind.__name__}")

    def win(self) -> None:
        """Play on until I may accuse, and name the solution."""
        self.until(Accuse)
        self.click("practiceLeave")
        for card in self.service.options.deal().envelope:
            self.form.fill_card(card)
        self.click("practiceDo")
        self.wait(lambda: self.is_over)

    def decide(self) -> None:
        """Answer what is asked at random, by clicks; accuse now and then."""
        question = self.form.question
        if question.other is not None and self.lot.random() < 0.1:
            self.click("practiceLeave")
            question = self.form.question
        if question.may_name:
            for group in self.form.cards.groups:
                free = [card for card in question.may_name if group.objectName().endswith(card.category.plural.title())]
                self.click(f"{group.objectName()}.{self.lot.choice(sorted(free, key=str)).name}")
            self.click("practiceDo")
        elif question.rows:
            values = [option.value for _, options in question.rows for option in options]
            names = [f"{group.objectName()}.{value}" for group in self.form._groups for value in group.values]
            self.click(self.lot.choice([name for name in names if name.rpartition(".")[2] in values]))
        else:
            self.click("practiceDo")
