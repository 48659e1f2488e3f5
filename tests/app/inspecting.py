"""A window that is looked at in the states of the gallery."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.screenshots.gallery import STATES
from tests.screenshots.studio import SIZES, State, Studio


class Inspector(Studio):
    """A window that is looked at wherever its picture would be taken; ``faults`` is what is wrong there."""

    def __init__(self, application: QApplication, folder: Path) -> None:
        self.faults: list[str] = []
        super().__init__(application, folder, SIZES[0], "light")

    def look(self) -> Iterable[str]:
        """Return what is wrong with what is seen now."""
        raise NotImplementedError

    def shoot(self, state: str, widget: QWidget | None = None) -> None:
        self.faults += [f"{state}: {fault}" for fault in self.look()]

    def walk(self, states: Iterable[State]) -> None:
        """Go through some states; fail where something was wrong, and tell all of it."""
        for state in states:
            state(self)
            self.clear()
        assert not self.faults, "\n".join(dict.fromkeys(self.faults))

    def seen(self) -> Iterator[QWidget]:
        """Yield the windows that are seen, the main window first."""
        for window in (self.window, *self.window.findChildren(QWidget)):
            if window.isWindow() and window.isVisible():
                yield window


def states(at_once: Collection[str]) -> list:
    """Return some states, which are looked at in one window in every run, and each of the others for the slow one."""
    others = {name: state for name, state in STATES.items() if name not in at_once}
    return [
        pytest.param(tuple(STATES[name] for name in at_once), id="at once"),
        *(pytest.param((state,), id=name, marks=pytest.mark.slow) for name, state in others.items()),
    ]
