"""The small menu of the advice panel: which policy advises, and how the others are taken to choose their cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from app.advice_choices import POLICIES, RESPONSES
from app.choices import Option
from app.icons import icon
from app.language import localized, translate
from app.theme import Size


class AdviceOptions(QToolButton):
    """Announces what is chosen: ``policy_chosen`` and ``response_chosen`` bring its name."""

    policy_chosen = Signal(str)
    response_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceOptions")
        self.setAccessibleName(translate("AdviceOptions", "How advice is given"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIconSize(QSize(Size.ICON, Size.ICON))
        self.setIcon(icon("setup"))
        self.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        menu = QMenu(self)
        menu.setObjectName("adviceMenu")
        menu.setToolTipsVisible(True)
        who, how = translate("AdviceOptions", "Who advises"), translate("AdviceOptions", "How the others choose")
        self._policies = self._add(menu, who, "advicePolicy", POLICIES, self.policy_chosen.emit)
        self._responses = self._add(menu, how, "adviceResponse", RESPONSES, self.response_chosen.emit)
        self.setMenu(menu)

    def _add(
        self, menu: QMenu, title: str, name: str, options: Mapping[str, Option], chosen: Callable[[str], None]
    ) -> dict[str, QAction]:
        """Add one group of choices under its title, which the style sheet would not draw of a section."""
        if menu.actions():
            menu.addSeparator()
        menu.addAction(title).setEnabled(False)
        group, made = QActionGroup(menu), {}
        for value, (text, tip) in options.items():
            action = menu.addAction(localized(text))
            action.setObjectName(f"{name}-{value}")
            action.setCheckable(True)
            action.setToolTip(localized(tip))
            action.setData(value)
            group.addAction(action)
            made[value] = action
        group.triggered.connect(lambda action: chosen(action.data()))
        return made

    def show_choice(self, policy: str, response: str) -> None:
        """Show what is chosen."""
        for actions, value in ((self._policies, policy), (self._responses, response)):
            if value in actions:
                actions[value].setChecked(True)
        said = translate("AdviceOptions", "How advice is given: {policy}. How the others choose: {response}.")
        titles = POLICIES[policy][0], RESPONSES[response][0]
        self.setToolTip(said.format(policy=localized(titles[0]), response=localized(titles[1])))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self.setIcon(icon("setup"))
