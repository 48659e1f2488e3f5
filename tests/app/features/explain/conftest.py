"""The fixtures of the tests of explanations."""

import pytest

from tests.app.asker import Asker


@pytest.fixture
def asker(qtbot, shared_window, case_file) -> Asker:
    made = Asker(qtbot, shared_window)
    made.open(case_file)
    return made


@pytest.fixture
def asking(asker: Asker) -> Asker:
    """The panel is open on why Bob does not have the Hall."""
    asker.look_at("Hall", "Bob", "Bob does not have the Hall")
    return asker
