from __future__ import annotations

import json
from pathlib import Path

from PySide6.QtWidgets import QListWidget, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from tests.windows.watched import look


def test_the_place_of_all_that_can_be_seen_is_told(qtbot: QtBot, tmp_path: Path):
    window, button, games = QWidget(), QPushButton("&Go on"), QListWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    for widget in (button, games):
        layout.addWidget(widget)
    button.setObjectName("goOn")
    games.setObjectName("games")
    games.addItems(["Friday", "Sunday"])
    window.show()
    look(tmp_path / "look.json")
    seen = {one["name"]: one for one in json.loads((tmp_path / "look.json").read_text(encoding="utf-8"))["widgets"]}
    corner = button.mapToGlobal(button.rect().topLeft())
    ratio = button.devicePixelRatioF()
    assert seen["goOn"]["text"] == "&Go on"
    assert seen["goOn"]["place"][:2] == [round(corner.x() * ratio), round(corner.y() * ratio)]
    assert seen["games[1,0]"]["text"] == "Sunday"

    button.hide()
    look(tmp_path / "look.json")
    assert "goOn" not in (tmp_path / "look.json").read_text(encoding="utf-8")
