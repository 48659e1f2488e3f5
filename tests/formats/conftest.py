"""What the tests of formats need of Qt."""

import pytest

from app.tasks.background import Background, one_worker


@pytest.fixture
def background(qapp):
    made = Background(one_worker())
    yield made
    made.close()
