"""The rules that differ between editions and houses."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from app.dialogs.calm_widgets import CalmComboBox, ProblemLabel
from app.theme import Space
from core.model.board_name import door_sets, shipped_boards
from core.model.rules import Accuse, Answers, Rules, ShowModel

SHOW_MODELS = {
    ShowModel.RANDOM: "was picked at random",
    ShowModel.IGNORE: "tells no more than itself",
}
ANSWERS = {Answers.FIRST: "ends with the first card", Answers.ALL: "goes on: everyone answers"}
DICE = {1: "one", 2: "two"}
ACCUSE = {Accuse.ANYWHERE: "anywhere", Accuse.ANY_ROOM: "in any room", Accuse.IN_ROOM: "in the room named"}


class RulesForm(QWidget):
    """Shows rules, and announces those that a change makes."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._board: str | None = None
        self.show_model = self._choice("setupShowModel", list(SHOW_MODELS.values()))
        self.answers = self._choice("setupAnswers", list(ANSWERS.values()))
        self.dice = self._choice("setupDice", list(DICE.values()))
        self.accuse = self._choice("setupAccuse", list(ACCUSE.values()))
        self.doors = self._choice("setupDoors", [])
        self.may_stay = QCheckBox("One may suggest twice running in a room")
        self.may_stay.setObjectName("setupMayStay")
        self.may_stay.clicked.connect(self._tell)
        self.problem = ProblemLabel("setupRulesProblem")
        self._explain()
        self._lay_out()

    def _choice(self, name: str, words: list[str]) -> CalmComboBox:
        box = CalmComboBox()
        box.setObjectName(name)
        box.addItems(words)
        box.activated.connect(self._tell)
        return box

    def _explain(self) -> None:
        self.show_model.setToolTip(
            "Whoever could show several cards: did they pick one at random (then the card that I saw says a little\n"
            "about the others), or is nothing to be concluded from their choice?"
        )
        self.answers.setToolTip("Whether the others answer too when one has shown a card")

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setVerticalSpacing(Space.XS)
        form.addRow("A card shown to me", self.show_model)
        form.addRow("Answering", self.answers)
        form.addRow("Dice", self.dice)
        form.addRow("Accusing", self.accuse)
        form.addRow("Doors of the board", self.doors)
        form.addRow(self.may_stay)
        form.addRow(self.problem)

    def show_rules(self, rules: Rules, board: str | None) -> None:
        """Show rules; which doors there are depends on the board."""
        self._rules, self._board = rules, board
        self.show_model.setCurrentIndex(list(SHOW_MODELS).index(rules.show_model))
        self.answers.setCurrentIndex(list(ANSWERS).index(rules.answers))
        self.dice.setCurrentIndex(list(DICE).index(rules.dice))
        self.accuse.setCurrentIndex(list(ACCUSE).index(rules.accuse))
        self.may_stay.setChecked(rules.may_stay)
        sets = self._door_sets()
        self.doors.clear()
        self.doors.addItems(sets or ["no board"])
        self.doors.setEnabled(bool(sets))
        self.doors.setCurrentIndex(sets.index(rules.doors) if rules.doors in sets else 0)

    def _door_sets(self) -> list[str]:
        return list(door_sets(self._board)) if self._board in shipped_boards() and self._board is not None else []

    def _tell(self) -> None:
        sets = self._door_sets()
        self.changed.emit(
            replace(
                self._rules,
                show_model=list(SHOW_MODELS)[self.show_model.currentIndex()],
                answers=list(ANSWERS)[self.answers.currentIndex()],
                dice=list(DICE)[self.dice.currentIndex()],
                accuse=list(ACCUSE)[self.accuse.currentIndex()],
                doors=sets[self.doors.currentIndex()] if sets else self._rules.doors,
                may_stay=self.may_stay.isChecked(),
            )
        )
