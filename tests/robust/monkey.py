"""Somebody who clicks and types at random in the real window, and can say what he did last."""

from __future__ import annotations

import ctypes
import gc
import os
import random
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QAction, QContextMenuEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QFileDialog, QLineEdit, QMenu, QWidget

from app.features.diagnostics import ExceptionReporter
from app.startup.application import Program
from app.ui import theme

TAIL: Final = 40
"""How many of the last steps are told."""

PAGE: Final = 4096

BUSY_DELAY_MS: Final = 40
"""After how long a menu is answered that nothing else goes on beside."""

FORBIDDEN: Final = {"actionQuit", "actionPrint"}
"""What would end the walk, or ask for a printer."""

KEYS: Final = (
    *(getattr(Qt.Key, f"Key_{letter}") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
    *(getattr(Qt.Key, f"Key_{digit}") for digit in range(10)),
    *(getattr(Qt.Key, f"Key_F{number}") for number in range(1, 13)),
    *([Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Escape, Qt.Key.Key_Space] * 4),
    *([Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right] * 3),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Delete, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Slash, Qt.Key.Key_Question, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Comma, Qt.Key.Key_Period),
)
MODIFIERS: Final = (
    *([Qt.KeyboardModifier.NoModifier] * 6),
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
LEAVING: Final = {
    (Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier),
    (Qt.Key.Key_F4, Qt.KeyboardModifier.AltModifier),
}
TEXTS: Final = (
    "Zoë",
    "7",
    "ann white rope hall",
    "מיכל",
    "👩\u200d🔬",
    "x" * 60,
    "-1",
    "  ",
    "a: b; c, d (no)",
    "\u202eabc",
)
SIZES: Final = ((320, 240), (640, 480), (900, 600), (1280, 720), (1600, 1000))


class Monkey:
    """Acts on whatever is to be seen of a program; ``games`` are files that it opens now and then.

    ``check`` raises AssertionError, with the last steps, once something went wrong that nobody foresaw.
    """

    def __init__(self, program: Program, unexpected: ExceptionReporter, seed: int, games: list[Path]) -> None:
        self._program, self._unexpected, self._games = program, unexpected, games
        self._random = random.Random(seed)
        self._seed = seed
        self._steps: deque[str] = deque(maxlen=TAIL)
        self.count = 0
        self.gone = 0
        self._waited = -1
        self._held: list[QWidget] = []
        self._patience = QTimer()
        self._patience.setInterval(BUSY_DELAY_MS)
        self._patience.timeout.connect(self._answer_menu)
        self._ways: tuple[tuple[int, Callable[[], None]], ...] = (
            (40, self._click),
            (25, self._press),
            (12, self._trigger),
            (6, self._scroll),
            (5, self._ask_for_menu),
            (4, self._double_click),
            (3, self._type),
            (3, self._drag),
            (3, self._undo),
            (2, self._choose),
            (1, self._resize),
            (1, self._dress),
            (1, self._open),
        )

    def walk(self, steps: int) -> None:
        """Do so many things."""
        weights, ways = zip(*self._ways, strict=True)
        self._patience.start()
        for _ in range(steps):
            (way,) = self._random.choices(ways, weights)
            self._steps.append(f"{self.count} {way.__name__.strip('_')}")
            try:
                way()
            except RuntimeError:  # PySide gave up a widget between our finding and our reaching it
                self._note("that is gone")
                self.gone += 1
            self.count += 1
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            self.check()
            if not any(window.isVisible() for window in QApplication.topLevelWidgets()):
                self._fail("the window is gone")
        self._patience.stop()

    def check(self) -> None:
        """Raise AssertionError where there was an exception nobody took, or Qt warned of something."""
        ignored = "This plugin does not support"
        said = [text for text in self._unexpected.messages if ignored not in text]
        wrong = [incident.trace for incident in self._unexpected.incidents] + said
        if wrong:
            self._fail("\n".join(wrong))

    def _fail(self, what: str) -> None:
        raise AssertionError(
            "\n".join([f"seed {self._seed}, step {self.count}:", what, "the last steps:", *self._steps])
        )

    def _answer_menu(self) -> None:
        """Some menus of Qt's own return only when they are answered: take an entry, or leave it."""
        if self._waited != self.count:
            self._waited = self.count
            return
        popup = QApplication.activePopupWidget()
        if popup is None:
            return
        entries = (
            [action for action in popup.actions() if _can_be_triggered(action)] if isinstance(popup, QMenu) else []
        )
        popup.close()
        if entries and self._random.random() < 0.7:
            action = self._random.choice(entries)
            self._note(f"and there {action.objectName()!r} {action.text()!r}")
            action.trigger()

    def _note(self, told: str) -> None:
        self._steps[-1] += f" {told}"

    # --- where

    def _stage(self) -> QWidget:
        """What takes input now: a menu, a dialog that must be answered first, or one of the windows."""
        application = QApplication.instance()
        popup = application.activePopupWidget() or application.activeModalWidget()
        if popup is not None:
            return popup
        windows = [w for w in application.topLevelWidgets() if w.isVisible() and not isinstance(w, QMenu)]
        others = [w for w in windows if w is not self._program.window]
        if others and (self._random.random() < 0.3 or not self._program.window.isVisible()):
            return self._random.choice(others)
        return self._program.window

    def _target(self) -> QWidget | None:
        """A widget on the stage that a mouse could reach."""
        stage = self._stage()
        self._held = stage.findChildren(QWidget)  # with Python's last hold on a parent, PySide gives up its children
        reachable = [w for w in self._held if w.isVisible() and w.isEnabled() and _can_be_hit(w)]
        if isinstance(stage, QMenu) or not reachable:
            return stage if stage.isVisible() else None
        return self._random.choice(reachable)

    def _spot(self, widget: QWidget) -> QPoint:
        rect = widget.visibleRegion().boundingRect()
        return QPoint(
            self._random.randint(rect.left(), max(rect.right(), rect.left())),
            self._random.randint(rect.top(), max(rect.bottom(), rect.top())),
        )

    def _aim(self) -> tuple[QWidget, QPoint, str] | None:
        widget = self._target()
        if widget is None:
            return None
        self._note(f"in {type(widget.window()).__name__}")
        spot = self._spot(widget)
        if isinstance(widget, QMenu):
            action = widget.actionAt(spot)
            if action is not None and _leaves(action):
                return None
        return widget, spot, f"{type(widget).__name__} {widget.objectName()!r} at {spot.x()}, {spot.y()}"

    # --- what

    def _click(self) -> None:
        if (aim := self._aim()) is None:
            return
        widget, spot, told = aim
        self._note(told)
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=spot)

    def _double_click(self) -> None:
        if (aim := self._aim()) is None:
            return
        widget, spot, told = aim
        self._note(told)
        QTest.mouseDClick(widget, Qt.MouseButton.LeftButton, pos=spot)

    def _ask_for_menu(self) -> None:
        if (aim := self._aim()) is None or isinstance(aim[0], QLineEdit):  # Qt's own menu of a field blocks
            return
        widget, spot, told = aim
        self._note(told)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, widget.mapToGlobal(spot))
        QCoreApplication.sendEvent(widget, event)

    def _scroll(self) -> None:
        if (aim := self._aim()) is None:
            return
        widget, spot, told = aim
        angle = QPoint(0, self._random.choice([-120, 120, 240, -600]))
        modifier = self._random.choice(MODIFIERS)
        self._note(f"{told} by {angle.y()}")
        nothing, buttons = QPoint(), Qt.MouseButton.NoButton
        where, on_screen = widget.mapTo(widget, spot).toPointF(), widget.mapToGlobal(spot).toPointF()
        phase = Qt.ScrollPhase.NoScrollPhase
        QCoreApplication.sendEvent(
            widget, QWheelEvent(where, on_screen, nothing, angle, buttons, modifier, phase, False)
        )

    def _drag(self) -> None:
        """Press, move, release; not in lists, where Qt's own dragging waits for a real mouse."""
        if (aim := self._aim()) is None or _drags(aim[0]):
            return
        widget, spot, told = aim
        to = self._spot(widget)
        self._note(f"{told} to {to.x()}, {to.y()}")
        QTest.mousePress(widget, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseMove(widget, to)
        QTest.mouseRelease(widget, Qt.MouseButton.LeftButton, pos=to)

    def _press(self) -> None:
        key, modifier = self._random.choice(KEYS), self._random.choice(MODIFIERS)
        if (key, modifier) in LEAVING:
            return
        stage = self._stage()
        at = stage if isinstance(stage, QMenu) else (stage.focusWidget() or stage)
        if isinstance(stage, QMenu) and (stage.activeAction() is None or _leaves(stage.activeAction())):
            key = Qt.Key.Key_Down if key != Qt.Key.Key_Escape else key
        elif isinstance(stage, QMenu) and any(_leaves(action) for action in stage.actions()):
            key = self._random.choice([Qt.Key.Key_Down, Qt.Key.Key_Escape, Qt.Key.Key_Return])
        self._note(f"{key.name} {modifier.name} in {type(at).__name__} {at.objectName()!r}")
        QTest.keyClick(at, key, modifier)

    def _type(self) -> None:
        text = self._random.choice(TEXTS)
        stage = self._stage()
        fields = [field for field in stage.findChildren(QLineEdit) if field.isVisible() and field.isEnabled()]
        if not fields:
            return
        field = self._random.choice(fields)
        self._note(f"{text!r} into {field.objectName()!r}")
        field.selectAll()
        field.insert(text)

    def _trigger(self) -> None:
        if QApplication.activeModalWidget() or QApplication.activePopupWidget():
            return
        actions = [action for action in self._program.window.findChildren(QAction) if _can_be_triggered(action)]
        action = self._random.choice(sorted(actions, key=QAction.objectName))
        self._note(f"{action.objectName()!r} {action.text()!r}")
        action.trigger()

    def _undo(self) -> None:
        act = self._program.window.commands
        action = self._random.choice([act.undo, act.redo])
        if action.isEnabled() and not QApplication.activeModalWidget():
            action.trigger()
        self._note(action.objectName())

    def _choose(self) -> None:
        boxes = [box for box in self._stage().findChildren(QComboBox) if box.isVisible() and box.isEnabled()]
        if not boxes:
            return
        box = self._random.choice(boxes)
        index = self._random.randrange(max(box.count(), 1))
        self._note(f"{box.objectName()!r} {index}")
        box.setCurrentIndex(index)
        box.activated.emit(index)

    def _resize(self) -> None:
        width, height = self._random.choice(SIZES)
        self._program.window.resize(width, height)
        self._note(f"{width} x {height}")

    def _dress(self) -> None:
        scheme = self._random.choice([Qt.ColorScheme.Light, Qt.ColorScheme.Dark])
        theme.apply_colours(QApplication.instance(), scheme)
        self._note(scheme.name)

    def _open(self) -> None:
        if QApplication.activeModalWidget():
            return
        path = self._random.choice(self._games)
        self._program.window.open_path(path)
        self._note(path.name)


class Disk:
    """Takes the place of the dialogs that ask for a file: what they would be told is decided at random."""

    def __init__(self, folder: Path, games: list[Path], seed: int) -> None:
        self._folder, self._games = folder, games
        self._random = random.Random(seed)

    def answer(self, dialog: QFileDialog) -> None:
        """Answer at once, instead of being shown."""
        names = [self._folder / "new.case.json", self._folder / "picture.png", self._folder / "no" / "such" / "folder"]
        path = self._random.choice([*self._games, *names, None])
        if path is not None:
            dialog.fileSelected.emit(str(path))
        dialog.deleteLater()


def memory_mib() -> float:
    """How much memory this process holds, in MiB, after what nobody needs was let go and given back; Linux only."""
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    with Path(f"/proc/{os.getpid()}/statm").open() as file:
        return int(file.read().split()[1]) * PAGE / 2**20


def _can_be_hit(widget: QWidget) -> bool:
    transparent = widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return not transparent and not widget.visibleRegion().isEmpty()


def _drags(widget: QWidget) -> bool:
    views = (view for view in (widget, widget.parentWidget()) if isinstance(view, QAbstractItemView))
    return any(view.dragEnabled() for view in views)


def _leaves(action: QAction) -> bool:
    return action.objectName() in FORBIDDEN


def _can_be_triggered(action: QAction) -> bool:
    named = bool(action.objectName()) and not action.isSeparator() and action.menu() is None
    return named and action.isEnabled() and not _leaves(action)
