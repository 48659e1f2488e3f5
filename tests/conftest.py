"""What has to be so before the first import of a test: no display is needed, and no thread but ours computes."""

import os

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(name, "1")


for name, cases in (("quick", settings(max_examples=40, derandomize=True)), ("thorough", settings())):
    settings.register_profile(name, cases, deadline=None, print_blob=True)  # a loaded machine misses any deadline


def pytest_configure(config):
    """Let the slow tier, which alone is run without marks, look for cases of its own, and for more of them."""
    settings.load_profile("quick" if config.option.markexpr else "thorough")


def pytest_xdist_auto_num_workers():
    """A worker for each processor that we may use: what the machine has besides is not ours."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()


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
