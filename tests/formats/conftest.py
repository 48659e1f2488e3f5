"""What the tests of formats need of Qt."""

import pytest

from app.tasks.background import Background, DaemonExecutor


@pytest.fixture
def background(qapp):
    made = Background(DaemonExecutor())
    yield made
    made.close()
