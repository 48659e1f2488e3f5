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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item):
    """Delete at once what a test has closed: Qt waits with that for its event loop, and styles it anew until then."""
    yield
    if "qapp" in item.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
