"""What one acts on can be seen, as it is painted: 3:1 between a field or a pressed button and the window, or 7:1."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui import theme
from app.ui.widgets.form import NoWheelSpinBox
from app.ui.widgets.labels import button
from app.ui.widgets.options import Option, OptionButton
from tests.app.assembling import prepare_style
from tests.app.ui.contrasts import contrast

SCHEMES = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}


@pytest.fixture(params=[(scheme, wanted) for scheme in SCHEMES for wanted in (False, True)], ids=str)
def least(request, qapp, monkeypatch) -> Iterator[float]:
    """The contrast that is wanted in the colours in use."""
    scheme, wanted = request.param
    prepare_style(qapp)
    with monkeypatch.context() as patch:
        patch.setattr(theme, "wants_contrast", lambda _: wanted)
        theme.apply_colours(qapp, SCHEMES[scheme])
    yield 7.0 if wanted else 3.0
    theme.apply_colours(qapp, Qt.ColorScheme.Light)


def pressed(made: QToolButton | QPushButton) -> QWidget:
    made.setCheckable(True)
    made.setChecked(True)
    return made


def controls() -> dict[str, QWidget]:
    """What one acts on, of each kind."""
    tool = QToolButton()
    tool.setText("Board")
    return {
        "text": QLineEdit("Ann"),
        "long text": QPlainTextEdit(),
        "number": NoWheelSpinBox("number"),
        "choice": QComboBox(),
        "list": QListWidget(),
        "button": QPushButton("Enter"),
        "chip": button("chip", "Rope", "chip"),
        "option": OptionButton(Option("ann", "Ann")),
        "pressed tool": pressed(tool),
        "pressed button": pressed(QPushButton("What if")),
        "pressed quiet": pressed(button("quiet", "What if", "quiet")),
        "pressed chip": pressed(button("pressed", "Rope", "chip")),
    }


def best_on(line: list[QColor]) -> float:
    """The highest contrast of colours with the first of them, the ground."""
    return max(contrast(one.name(), line[0].name()) for one in line)


def edges(image: QImage, widget: QWidget) -> float:
    """The highest contrast with the window on a line from below a widget to its lower edge, left of its text."""
    x, bottom = widget.x() + theme.RADIUS + 3, widget.geometry().bottom()
    return best_on([image.pixelColor(QPoint(x, y)) for y in range(bottom + 4, bottom - 4, -1)])


def test_the_edge_of_what_one_acts_on_is_seen_in_the_window(qtbot, least):
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    layout.setSpacing(12)
    made = controls()
    for widget in made.values():
        layout.addWidget(widget)
    window.show()
    window.setFocus()
    image = window.grab().toImage()
    found = {name: edges(image, widget) for name, widget in made.items()}
    assert {name: value for name, value in found.items() if value < least} == {}


def test_pressed_and_focused_tool_buttons_look_different_and_are_as_large(qtbot, least):
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    made = [QToolButton() for _ in range(2)]
    for tool in made:
        tool.setText("Board")
        tool.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout.addWidget(tool)
    window.show()
    qtbot.waitExposed(window).__enter__()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    looks, sizes = [], set()
    for focused in (False, True):
        for checked in (False, True):
            pressed(made[0]).setChecked(checked)
            made[0 if focused else 1].setFocus()
            looks.append(made[0].grab().toImage())
            sizes.add(made[0].sizeHint().toTuple())
    assert len(sizes) == 1
    assert all(differ(one, other) >= 3 for i, one in enumerate(looks) for other in looks[:i])


def differ(one: QImage, other: QImage) -> float:
    """The highest contrast between the pixels of two pictures at the same place."""
    places = [(x, y) for x in range(one.width()) for y in range(one.height())]
    return max(contrast(one.pixelColor(x, y).name(), other.pixelColor(x, y).name()) for x, y in places)


def test_what_is_painted_in_a_view_has_the_colours_in_use(qtbot, least):
    """Whose palette the style sheet changes."""
    view = QListWidget()
    qtbot.addWidget(view)
    view.show()
    assert theme.colours(view.palette()) is theme.colours()
    assert theme.colours(view.viewport().palette()) is theme.colours()


def test_a_box_to_tick_is_seen(qtbot, least):
    box = QCheckBox("Animate changes")
    qtbot.addWidget(box)
    box.show()
    image = box.grab().toImage()
    middle = box.height() // 2
    assert best_on([image.pixelColor(x, middle) for x in range(2, 12)]) >= least
