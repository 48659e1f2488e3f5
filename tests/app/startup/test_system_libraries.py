"""Where the system lacks what Qt needs, one line says what, and the exit status is 2."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import app.__main__ as program
from app.startup import system_libraries
from app.startup.application import window_failure
from app.startup.system_libraries import missing_message, without_bus
from core.cli import COMMANDS
from tests.forking import run_program

ROOT = Path(__file__).parents[3]
ON_X = {"DISPLAY": ":0"}

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere PySide6 brings all that it needs")


def not_found(soname):
    return f"{soname}: cannot open shared object file: No such file or directory"


@pytest.fixture
def absent(monkeypatch):
    """The libraries that the loader doesn't find, and those that need them: what stands in for a bare system."""
    names = {}
    monkeypatch.setattr(
        system_libraries, "load_error", lambda soname: not_found(names[soname]) if soname in names else ""
    )
    return names


def test_every_library_that_lacks_is_named_with_its_package(absent):
    assert missing_message(ON_X, "") is None
    absent |= {name: name for name in ("libGL.so.1", "libxcb-icccm.so.4", "libwayland-cursor.so.0")}
    assert missing_message(ON_X, "") == (
        "Missing on this system: libGL.so.1, libxcb-icccm.so.4. "
        "On Debian and Ubuntu: apt-get install libgl1 libxcb-icccm4"
    )
    assert "libxcb" not in missing_message({"QT_QPA_PLATFORM": "offscreen"}, "")
    assert "libwayland-cursor0" in missing_message({**ON_X, "QT_QPA_PLATFORM": "wayland"}, "")


def test_a_library_that_is_there_is_not_blamed_for_one_that_it_needs(absent):
    absent["libGL.so.1"] = "libX11.so.6"
    assert missing_message(ON_X, "").endswith(": libX11.so.6. On Debian and Ubuntu: apt-get install libx11-6")


def test_what_the_loader_misses_is_named_though_its_package_is_not_known(absent):
    assert missing_message(ON_X, not_found("libnew.so.3")) == "Missing on this system: libnew.so.3."
    assert missing_message(ON_X, "/lib/libold.so.1: undefined symbol: glow") is None


def test_qt_that_cannot_be_imported_names_its_library(absent, monkeypatch, capsys):
    def fails():
        raise ImportError(not_found("libEGL.so.1"))

    absent["libEGL.so.1"] = "libEGL.so.1"
    monkeypatch.setattr(program, "import_qt", fails)
    assert program.main([]) == 2
    assert capsys.readouterr().err.startswith("Missing on this system: libEGL.so.1")


def test_without_the_package_of_qt_nothing_is_said_of_libraries(absent, monkeypatch):
    def fails():
        raise ModuleNotFoundError("No module named 'PySide6'")

    absent["libEGL.so.1"] = "libEGL.so.1"
    monkeypatch.setattr(program, "import_qt", fails)
    with pytest.raises(ModuleNotFoundError, match="PySide6"):
        program.main([])


def test_where_no_library_lacks_the_line_says_what_qt_said(absent):
    assert window_failure(ON_X, "could not connect to display :0\n") == (
        "The window cannot open: could not connect to display :0"
    )


def test_without_a_display_the_line_says_what_works(absent):
    absent["libxcb-icccm.so.4"] = "libxcb-icccm.so.4"
    line = window_failure({}, "could not connect to display")
    assert line.startswith("No display here")
    assert all(word in line for word in COMMANDS)


BUS = """
from app.startup.application import named_application
application = named_application()
from PySide6.QtDBus import QDBusConnection
print(QDBusConnection.sessionBus().isConnected())
"""


def test_no_session_bus_is_started_where_there_is_none(monkeypatch, tmp_path):
    launcher, launched = tmp_path / "dbus-launch", tmp_path / "launched"
    launcher.write_text(f"#!/bin/sh\ntouch {launched}\nexit 1\n")
    launcher.chmod(0o755)
    for name in [name for name in os.environ if name.startswith("DBUS_")]:
        monkeypatch.delenv(name)
    path = f"{tmp_path}:{os.environ['PATH']}"
    done = run_program(BUS, DISPLAY=":99", PATH=path, XDG_RUNTIME_DIR=str(tmp_path))
    assert (done.returncode, done.stdout) == (0, "False\n"), done.stderr
    assert not launched.exists()


def test_a_session_bus_that_is_there_is_used(tmp_path):
    assert without_bus({}, "linux") == without_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux") != {}
    assert without_bus({}, "win32") == {}
    assert without_bus({"DBUS_SESSION_BUS_ADDRESS": "unix:path=/run/bus"}, "linux") == {}
    (tmp_path / "bus").touch()
    assert without_bus({"XDG_RUNTIME_DIR": str(tmp_path)}, "linux") == {}


START = """
from app.startup import system_libraries
system_libraries.load_error = lambda name: f"{name}: not found" if "keysyms" in name else ""
from app.__main__ import main
main([])
"""


def test_qt_that_would_abort_ends_with_the_line_alone():
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("WAYLAND_", "QT_"))}
    ended = subprocess.run(
        [sys.executable, "-c", START],
        cwd=ROOT,
        env={**bare, "DISPLAY": "nowhere:0"},
        capture_output=True,
        text=True,
        check=False,
    )
    said = "Missing on this system: libxcb-keysyms.so.1. On Debian and Ubuntu: apt-get install libxcb-keysyms1\n"
    assert (ended.returncode, ended.stdout, ended.stderr) == (2, "", said)
