"""The menu of the advice panel: who advises, how the others are assumed to choose, and when to accuse."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QPushButton, QToolButton, QWidget

from app.features.advice.model import Scope
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.theme import Size, Space
from app.ui.widgets.labels import button
from app.ui.widgets.panels import FlowLayout, Restyled
from core.policies.registry import POLICIES, RESPONSES
from core.text.text import Named, say

_NEVER_BELOW = say("Never below {number}%", "when to accuse: a chance of being right")
_WAITS = say("waits until an accusation is at least that likely to be right")

LIMITS: Final[Mapping[str, Named]] = {
    "0": Named(
        say("Play to win", "when to accuse"),
        say("accuses when that is more likely to win than waiting (recommended)"),
    ),
    **{number: Named(_NEVER_BELOW.format(number=number), _WAITS) for number in ("50", "75", "90")},
    "100": Named(
        say("Only when certain", "when to accuse"),
        say("never risks being wrong"),
    ),
}
"""Title and description of each chance, in percent, from which on to accuse."""


class AdviceOptions(Restyled, QToolButton):
    """The menu of choices; ``policy_chosen`` and ``response_chosen`` carry names, ``limit_chosen`` a percentage."""

    policy_chosen = Signal(str)
    response_chosen = Signal(str)
    limit_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceOptions")
        self.setAccessibleName(translate("How advice is given"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIconSize(QSize(Size.ICON, Size.ICON))
        self.restyle()
        self.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        menu = QMenu(self)
        menu.setObjectName("adviceMenu")
        who = translate("How should the advice play?")
        how = translate("How the others choose")
        when = translate("When to accuse")
        self._policies = self._add(menu, who, "advicePolicy", POLICIES, self.policy_chosen.emit)
        self._responses = self._add(menu, how, "adviceResponse", RESPONSES, self.response_chosen.emit)
        self._limits = self._add(menu, when, "adviceAccuseFrom", LIMITS, self.limit_chosen.emit)
        self.setMenu(menu)
        self.follows_style = True

    def _add(
        self, menu: QMenu, title: str, name: str, options: Mapping[str, Named], chosen: Callable[[str], None]
    ) -> dict[str, QAction]:
        """Add a group of choices under its title, as the style sheet does not draw menu sections."""
        if menu.actions():
            menu.addSeparator()
        menu.addAction(title).setEnabled(False)
        group, made = QActionGroup(menu), {}
        for value, (text, tip) in options.items():
            line = translate("{choice}: {what}", "a choice, and what it does")
            action = menu.addAction(line.format(choice=localized(text), what=localized(tip)))
            action.setObjectName(f"{name}-{value}")
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            made[value] = action
        group.triggered.connect(lambda action: chosen(action.data()))
        return made

    def show_choice(self, policy: str, response: str, accuse_from: int) -> None:
        chosen = ((self._policies, policy), (self._responses, response), (self._limits, str(accuse_from)))
        for actions, value in chosen:
            if value in actions:
                actions[value].setChecked(True)
        said = translate("Policy: {policy}. The others show: {response}. Accuse: {limit}.")
        limit = LIMITS.get(str(accuse_from), (_NEVER_BELOW.format(number=accuse_from), ""))[0]
        names = POLICIES[policy].title, RESPONSES[response].title, limit
        policy, response, limit = map(localized, names)
        self.setToolTip(said.format(policy=policy, response=response, limit=limit))

    def restyle(self) -> None:
        self.setIcon(icon("setup"))


SCOPES = {
    Scope.REACH: (
        say("This turn"),
        say("The best suggestion in each room you can reach this turn"),
    ),
    Scope.ROOMS: (say("Best per room"), say("The best suggestion in each room")),
    Scope.ALL: (say("All", "suggestions"), say("All suggestions")),
}
"""Title and description of each scope."""


class ScopeChoice(QWidget):
    """Three exclusive buttons. ``chosen`` carries the Scope."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceScope")
        self.setAccessibleName(translate("Which suggestions are listed"))
        self._buttons: dict[Scope, QPushButton] = {}
        for scope, (text, tip) in SCOPES.items():
            made = button(f"adviceScope-{scope}", localized(text), "chip", localized(tip))
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            made.clicked.connect(lambda _, scope=scope: self.chosen.emit(scope))
            self._buttons[scope] = made
        flow = FlowLayout(self, Space.XS)
        for made in self._buttons.values():
            flow.addWidget(made)

    def offer(self, *, has_reach: bool) -> None:
        self._buttons[Scope.REACH].setVisible(has_reach)

    def show_scope(self, scope: Scope) -> None:
        self._buttons[scope].setChecked(True)
