"""The rules that differ between editions and houses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QWidget

from app.dialogs.calm_widgets import CalmComboBox, ProblemLabel
from app.language import localized, translate
from app.theme import Space
from app.words import broken
from core.model.board_name import door_sets, shipped_boards
from core.model.rules import Accuse, Answers, Rules, ShowModel
from core.text.text import Text, say

SHOW_MODELS = {
    ShowModel.RANDOM: say("RulesForm", "was picked at random", "a card shown to me"),
    ShowModel.IGNORE: say("RulesForm", "tells no more than itself", "a card shown to me"),
}
ANSWERS = {
    Answers.FIRST: say("RulesForm", "ends with the first card", "answering"),
    Answers.ALL: say("RulesForm", "goes on: everyone answers", "answering"),
}
DICE = {1: say("RulesForm", "one", "of dice"), 2: say("RulesForm", "two", "of dice")}
ACCUSE = {
    Accuse.ANYWHERE: say("RulesForm", "anywhere", "accusing"),
    Accuse.ANY_ROOM: say("RulesForm", "in any room", "accusing"),
    Accuse.IN_ROOM: say("RulesForm", "in the room named", "accusing"),
}
DOORS = {
    "classic": say("RulesForm", "classic", "the doors of a board"),
    "modern": say("RulesForm", "modern", "the doors of a board"),
}


class RulesForm(QWidget):
    """Shows rules, and announces those that a change makes."""

    changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules = Rules()
        self._board: str | None = None
        self.show_model = self._choice("setupShowModel", SHOW_MODELS.values())
        self.answers = self._choice("setupAnswers", ANSWERS.values())
        self.dice = self._choice("setupDice", DICE.values())
        self.accuse = self._choice("setupAccuse", ACCUSE.values())
        self.doors = self._choice("setupDoors", ())
        self.may_stay = QCheckBox(translate("RulesForm", "One may suggest twice running in a room"))
        self.may_stay.setObjectName("setupMayStay")
        self.may_stay.clicked.connect(self._tell)
        self.problem = ProblemLabel("setupRulesProblem")
        self._explain()
        self._lay_out()

    def _choice(self, name: str, words: Iterable[Text]) -> CalmComboBox:
        box = CalmComboBox()
        box.setObjectName(name)
        box.addItems([localized(text) for text in words])
        box.activated.connect(self._tell)
        return box

    def _explain(self) -> None:
        self.show_model.setToolTip(
            broken(
                translate(
                    "RulesForm",
                    "Whoever could show several cards: did they pick one at random (then the card that I saw says a "
                    "little about the others), or is nothing to be concluded from their choice?",
                )
            )
        )
        self.answers.setToolTip(
            broken(translate("RulesForm", "Whether the others answer too when one has shown a card"))
        )

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setVerticalSpacing(Space.XS)
        form.addRow(translate("RulesForm", "A card shown to me"), self.show_model)
        form.addRow(translate("RulesForm", "Answering"), self.answers)
        form.addRow(translate("RulesForm", "Dice"), self.dice)
        form.addRow(translate("RulesForm", "Accusing"), self.accuse)
        form.addRow(translate("RulesForm", "Doors of the board"), self.doors)
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
        self.doors.addItems([_of_doors(name) for name in sets] or [translate("RulesForm", "no board")])
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


def _of_doors(name: str) -> str:
    """Return what a set of doors is called; those of a board that somebody drew are called as they are there."""
    return localized(DOORS.get(name, name))
