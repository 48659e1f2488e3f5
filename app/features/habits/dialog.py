"""How the players play: the switch, what it changes, and what is known of each. Choices take effect at once."""

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
class HabitsRowState:
    """What is shown of the player in this seat, from 0 in turn order.

    ``games`` is the number of known finished games, ``lines`` say what was counted in them, and ``is_on`` whether that
    is used; ``seems``: how they seem to play in this game.
    """

    seat: int
    name: str
    games: int
    lines: tuple[Text, ...]
    is_on: bool
    seems: str = ""


WIDTH: Final = 560
HEIGHT: Final = 560
"""The initial height of the dialog (px)."""

SMALLEST: Final = 320
INDENT: Final = 26
"""The indent of the sentences below a name (px)."""


class HabitsDialog(QDialog):
    """The switch and its effect; for each player how they seem to play, and a switch above what was counted.

    ``use_switched``: as people play; ``player_switched``: whether to use what is known of a player.
    """

    use_switched = Signal(bool)
    player_switched = Signal(str, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("habits_dialog")
        self.setWindowTitle(translate("Habits of the players"))
        self.setModal(False)
        self.use = QCheckBox(translate("&As people play, not only as the cards say"))
        self.use.setObjectName("habits_use")
        self.use.clicked.connect(self.use_switched)
        self._effect = label("people_effect")
        explained = label(
            "habits_explained",
            "muted",
            translate(
                "What the others suggest says something about their cards. How they play shows in this game and, for "
                "players who are ticked, in your finished games. "
                "Ticks, crosses and reasons never depend on it, and it is not saved in game files."
            ),
        )
        inner = QWidget()
        self._rows: list[HabitsRow] = []
        self._list = packed(QVBoxLayout(inner), self._effect, 1, margins=(0, 0, Space.S, 0), spacing=Space.M)
        scroll = BareScroll("habits_players", inner)
        self._close = button("habits_close", translate("&Close"))
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        layout = packed(QVBoxLayout(self), self.use, explained, margins=(Space.M,) * 4, spacing=Space.S)
        layout.addSpacing(Space.XS)
        layout.addWidget(scroll, 1)
        layout.addLayout(packed(QHBoxLayout(), 1, self._close))
        self.resize(px(WIDTH), px(HEIGHT))
        self.setMinimumSize(px(SMALLEST), px(SMALLEST))

    def come_to_front(self) -> None:
        bring_to_front(self)
        self.use.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- what is shown

    def show_effect(self, lines: Sequence[str]) -> None:
        self._effect.setText("\n".join(lines))
        self._effect.setVisible(bool(lines))

    def show_players(self, players: Sequence[HabitsRowState], *, used: bool) -> None:
        """Show the players and the switches; rows of unchanged players are reused."""
        self.use.setChecked(used)
        if [(row.seat, row.name) for row in self._rows] != [(player.seat, player.name) for player in players]:
            self._make_rows(players)
        for row, player in zip(self._rows, players, strict=True):
            row.show_player(player, used=used)

    def _make_rows(self, players: Sequence[HabitsRowState]) -> None:
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
    """A player: a switch, the number of known games, how they seem to play, and a sentence for each habit."""

    switched = Signal(str, bool)

    def __init__(self, seat: int, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat, self.name = seat, name
        self.box = QCheckBox(escape_mnemonics(name))
        self.box.setObjectName(f"habits_player_{seat}")
        self.box.clicked.connect(self._tell)
        self.games = label(f"habits_games_{seat}", "muted", wraps=False)
        self.seems, self.said = label(f"people_seems_{seat}"), label(f"habits_said_{seat}", "muted")
        for text in (self.seems, self.said):
            text.setContentsMargins(px(INDENT), 0, 0, 0)
        head = packed(QHBoxLayout(), self.box, 1, self.games, spacing=Space.S)
        packed(QVBoxLayout(self), head, self.seems, self.said, spacing=Space.XS)

    def show_player(self, player: HabitsRowState, *, used: bool) -> None:
        """Show what is known of the player; without games the switch is disabled."""
        known = player.games > 0
        self.box.setChecked(player.is_on and known)
        self.box.setEnabled(used and known)
        self.games.setText(translate("%n finished game(s)", "", player.games) if known else "")
        lines = [localized(line) for line in player.lines]
        if not known:
            lines = [translate("No earlier games")]
        elif not lines:
            lines = [translate("Nothing to count: the hand was never revealed, or there was nothing to choose")]
        self.said.setText("\n".join(lines))
        self.said.setEnabled(known)
        self.seems.setText(player.seems)
        self.seems.setVisible(bool(player.seems))
        self.box.setAccessibleDescription("; ".join(filter(None, [player.seems, *lines])))

    def _tell(self, is_on: bool) -> None:
        self.switched.emit(self.name, is_on)
