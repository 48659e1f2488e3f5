"""The habits dialog: what is known of each player, and whether it is used. Choices take effect at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QVBoxLayout, QWidget

from app.ui.language import localized, translate
from app.ui.text import escape_mnemonics
from app.ui.theme import Space, px
from app.ui.widgets.labels import button, label
from app.ui.widgets.panels import BareScroll, bring_to_front, packed
from core.text.text import Text


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A player in this seat, from 0 in turn order.

    ``games`` is the number of known finished games, ``lines`` say what was counted in them, and ``is_on`` whether the
    habits are used.
    """

    seat: int
    name: str
    games: int
    lines: tuple[Text, ...]
    is_on: bool


WIDTH: Final = 560
HEIGHT: Final = 480
"""The initial height of the dialog (px)."""

SMALLEST: Final = 320
INDENT: Final = 26
"""The indent of the sentences below a name (px)."""


class HabitsDialog(QDialog):
    """A switch for all, and one per player, above what was counted.

    ``use_switched``: whether to use habits; ``player_switched``: whether to use a player's.
    """

    use_switched = Signal(bool)
    player_switched = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("habits_dialog")
        self.setWindowTitle(translate("HabitsDialog", "Habits of the players"))
        self.setModal(False)
        self.use = QCheckBox(translate("HabitsDialog", "&Use what the library knows of the players"))
        self.use.setObjectName("habits_use")
        self.use.clicked.connect(self.use_switched)
        self._ignored = label(
            "habits_ignored",
            "problem",
            translate(
                "HabitsDialog", "Habits have no effect while “Cards shown to you” is set to ignore what players choose."
            ),
        )
        self._ignored.hide()
        explained = label(
            "habits_explained",
            "muted",
            translate(
                "HabitsDialog",
                "From your finished games. More games count for more. "
                "Habits never affect ticks or crosses, and are not saved in game files.",
            ),
        )
        inner = QWidget()
        self._rows: list[HabitsRow] = []
        self._list = packed(QVBoxLayout(inner), 1, margins=(0, 0, Space.S, 0), spacing=Space.M)
        scroll = BareScroll("habits_players", inner)
        self._close = button("habits_close", translate("HabitsDialog", "&Close"))
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        layout = packed(QVBoxLayout(self), self.use, explained, self._ignored, margins=(Space.M,) * 4, spacing=Space.S)
        layout.addSpacing(Space.XS)
        layout.addWidget(scroll, 1)
        layout.addLayout(packed(QHBoxLayout(), 1, self._close))
        self.resize(px(WIDTH), px(HEIGHT))
        self.setMinimumSize(px(SMALLEST), px(SMALLEST))

    def come_to_front(self) -> None:
        bring_to_front(self)
        self.use.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is shown

    def set_ignored(self, ignored: bool) -> None:
        """Show whether this game ignores habits regardless of the switches."""
        self._ignored.setVisible(ignored)

    def show_players(self, players: Sequence[KnownPlayer], *, used: bool) -> None:
        """Show the players and the switches; rows of unchanged players are reused."""
        self.use.setChecked(used)
        if [(row.seat, row.name) for row in self._rows] != [(player.seat, player.name) for player in players]:
            self._make_rows(players)
        for row, player in zip(self._rows, players, strict=True):
            row.show_player(player, used=used)

    def _make_rows(self, players: Sequence[KnownPlayer]) -> None:
        for row in self._rows:
            self._list.removeWidget(row)
            row.setParent(None)  # or its switches could still be found by name
            row.deleteLater()
        self._rows = [HabitsRow(player.seat, player.name) for player in players]
        for at, row in enumerate(self._rows):
            row.switched.connect(self.player_switched)
            self._list.insertWidget(at, row)
        boxes = [self.use, *(row.box for row in self._rows), self._close]
        for one, following in pairwise(boxes):
            self.setTabOrder(one, following)


class HabitsRow(QWidget):
    """A player: a switch, the number of known games, and a sentence for each habit."""

    switched = Signal(str, bool)

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.name = seat, name
        self.box = QCheckBox(escape_mnemonics(name))
        self.box.setObjectName(f"habits_player_{seat}")
        self.box.clicked.connect(self._tell)
        self.games = label(f"habits_games_{seat}", "muted", wraps=False)
        self.said = label(f"habits_said_{seat}")
        self.said.setContentsMargins(px(INDENT), 0, 0, 0)
        head = packed(QHBoxLayout(), self.box, 1, self.games, spacing=Space.S)
        packed(QVBoxLayout(self), head, self.said, spacing=Space.XS)

    def show_player(self, player: KnownPlayer, *, used: bool) -> None:
        """Show what is known of the player; without games the switch is disabled."""
        known = player.games > 0
        self.box.setChecked(player.is_on and known)
        self.box.setEnabled(used and known)
        self.games.setText(translate("HabitsDialog", "%n finished game(s)", "", player.games) if known else "")
        lines = [localized(line) for line in player.lines]
        if not known:
            lines = [translate("HabitsDialog", "No earlier games")]
        elif not lines:
            lines = [
                translate(
                    "HabitsDialog", "Nothing to count: the hand was never revealed, or there was nothing to choose"
                )
            ]
        self.said.setText("\n".join(lines))
        self.said.setEnabled(known)
        self.box.setAccessibleDescription("; ".join(lines))

    def _tell(self, is_on: bool) -> None:
        self.switched.emit(self.name, is_on)
