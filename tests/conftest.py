"""What has to be so before the first import of a test: no display is needed, and no thread but ours computes."""

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(name, "1")


@pytest.fixture(scope="session")
def qapp_cls():
    """The application that windows are tried in: ours, which the desktop may ask to open a file."""
    from app.asked_to_open import Application

    return Application
