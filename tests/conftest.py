"""Settings that must be made before any test is imported: no display, and numerical libraries use a single thread.

Tests must not depend on the user's machine: they get a neutral language, folders and terminal; tests about these set
them themselves. The clock and its time zone are unchanged.
"""

import gc
import os
import random
import shutil
import signal
import sys
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings
from pytestqt.qtbot import QtBot

from tests.systems import WINE
from tests.waiting import PATIENCE_S

PATIENCE_MS = 1000 * PATIENCE_S
"""Minimum timeout when waiting for a window (ms), long enough for any loaded machine."""

PLAIN = {"LC_ALL": "C.UTF-8", "COLUMNS": "80", "LINES": "24"}
PERSONAL = (
    *("LANG", "LANGUAGE", "FORCE_COLOR", "NO_COLOR", "PYTHON_COLORS"),
    "PYTHONDONTWRITEBYTECODE",
    *("QT_FONT_DPI", "QT_SCALE_FACTOR", "QT_STYLE_OVERRIDE", "QT_QPA_PLATFORMTHEME", "QT_LOGGING_RULES"),
)
FOLDERS = ("HOME", *(f"XDG_{what}_HOME" for what in ("CACHE", "CONFIG", "DATA", "STATE")), "XDG_RUNTIME_DIR")

collect_ignore = ["benchmarks/test_machines.py"] if os.name == "nt" else []  # it makes terminals of POSIX

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "win32":  # there that platform knows no fonts of the system
    os.environ.setdefault("QT_QPA_FONTDIR", str(Path(__file__).parents[1] / "resources" / "fonts"))
for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
    os.environ.setdefault(name, "1")
for name in PERSONAL:
    os.environ.pop(name, None)
for name in [name for name in os.environ if name.startswith("LC_")]:
    del os.environ[name]
os.environ.update(PLAIN)
sys.dont_write_bytecode = False  # or each run, and each program that a test starts, would compile everything again
for number in (signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)):  # a job in the background ignores them
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.default_int_handler if number == signal.SIGINT else signal.SIG_DFL)
AT_LEISURE = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # loaded machines miss any deadline
settings.register_profile("quick", AT_LEISURE, max_examples=25, derandomize=True)
settings.register_profile("thorough", AT_LEISURE, print_blob=True)


def pytest_addoption(parser):
    parser.addoption("--heard", action="store_true", help="test windows with Qt's accessibility active, and walk them")
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in a random order, the same for the same seed")


def pytest_configure(config):
    """Separate the tests from the user's settings and folders, and choose the profile of hypothesis."""
    home = Path(tempfile.mkdtemp(prefix="deerstalker-tests-"))
    config.add_cleanup(lambda: shutil.rmtree(home, ignore_errors=True))
    for name in FOLDERS:
        folder = home / name
        folder.mkdir(mode=0o700)
        os.environ[name] = str(folder)
    settings.load_profile("quick" if config.option.markexpr else "thorough")  # -m "" runs the slow tests too


def pytest_collection_modifyitems(config, items):
    for item in items:
        if WINE and (mark := item.get_closest_marker("wine")):
            item.add_marker(pytest.mark.skip(reason=f"Wine: {mark.args[0]}"))
    if seed := config.getoption("--shuffle"):
        random.Random(seed).shuffle(items)


def pytest_collection_finish():
    """Keep what was imported out of garbage collection, which would go through all of it again and again."""
    gc.collect()
    gc.freeze()


def pytest_xdist_auto_num_workers():
    """Return a worker for each processor that this process may use, and one more, as windows often have to wait."""
    return 1 + (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count())


@pytest.fixture(scope="session")
def qapp_cls():
    """The class of the application in tests: the program's own, which handles requests to open files."""
    from app.startup.application import Application

    if sys.platform == "win32":  # where no variable names the language and the folders of the user
        from PySide6.QtCore import QLocale, QSettings, QStandardPaths, Qt

        QLocale.system = QLocale.c
        Application.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)  # tests can act on Qt's own only
        QStandardPaths.setTestModeEnabled(True)
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, os.environ["XDG_CONFIG_HOME"])
    return Application


@pytest.fixture(scope="session")
def lasting_window(qapp, tmp_path_factory):
    """The window that tests of all folders share: a second one would answer to what the first is tested with."""
    from tests.app.lasting import LastingWindow

    lasting = LastingWindow(tmp_path_factory.mktemp("lasting"))
    yield lasting
    lasting.let_go()


@pytest.fixture(autouse=True)
def heard(request):
    """With ``--heard``, make the windows of a test as if a screen reader ran."""
    if request.config.getoption("--heard") and "qapp" in request.fixturenames:
        from PySide6.QtGui import QAccessible

        QAccessible.setActive(True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(item):
    """Delete the closed widgets of a test at once: Qt would wait for its event loop, and keep restyling them."""
    if item.config.getoption("--heard") and "qapp" in item.fixturenames:
        from tests.app.heard import everything_heard

        assert all(face.isValid() for face, _ in everything_heard())
    yield
    if "qapp" in item.fixturenames:
        from PySide6.QtCore import QCoreApplication, QEvent

        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        if gc.get_count()[0] > gc.get_threshold()[0]:  # after some tests there is next to nothing to find
            gc.collect(1)
        gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item):
    """Collect no garbage while a window is tested, but after it.

    A collection within Qt's ``disconnect`` deletes what is left of a chart, whose menu then waits for its lock.
    """
    if "qapp" in item.fixturenames:
        gc.disable()


class PatientBot(QtBot):
    """Waits at least :data:`PATIENCE_MS` for what must happen, as shorter times suffice only on an idle machine."""

    def waitUntil(self, callback, *, timeout=0):
        super().waitUntil(callback, timeout=max(timeout, PATIENCE_MS))

    def waitSignal(self, signal, *, timeout=0, raising=True, **options):
        patience = PATIENCE_MS if raising else 0  # otherwise the test expects no signal
        return super().waitSignal(signal, timeout=max(timeout, patience), raising=raising, **options)

    def waitActive(self, widget, *, timeout=0):
        return super().waitActive(widget, timeout=max(timeout, PATIENCE_MS))

    def waitExposed(self, widget, *, timeout=0):
        return super().waitExposed(widget, timeout=max(timeout, PATIENCE_MS))


@pytest.fixture
def qtbot(qapp, request):
    return PatientBot(request)
