"""Fixtures of the tests of charts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.app.features.charts.reading import Chart, Reader
from tests.app.ui.plotted import curves


@pytest.fixture
def make(qtbot, settings) -> Callable[..., Chart]:
    """Show a chart in a frame by itself."""

    def made(chart, *, moving: bool = False) -> Chart:
        shown = Chart(qtbot, settings, moving=moving)
        shown.frame.show_chart(chart)
        shown.appear()
        return shown

    return made


@pytest.fixture
def story(make) -> Chart:
    """The curves of twenty entries."""
    return make(curves(*[(8.0, 2.0)] * 20))


@pytest.fixture
def reader(qtbot, shared_window, settings, case_file) -> Reader:
    settings.setValue("looks/animations", False)
    made = Reader(qtbot, shared_window)
    made.open(case_file)
    return made
