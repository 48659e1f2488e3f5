"""What the system lacks is found, installed where we may, and named where we may not."""

import os
import subprocess
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest

import environment
import system
from app.startup import system_libraries

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere PySide6 brings all that it needs")


@pytest.mark.parametrize(
    ("env", "needs"),
    [
        ({}, True),
        ({"QT_QPA_PLATFORM": "xcb"}, True),
        ({"QT_QPA_PLATFORM": "wayland;xcb"}, True),
        ({"QT_QPA_PLATFORM": "offscreen"}, False),
        ({"QT_QPA_PLATFORM": "vnc:size=800x600"}, False),
    ],
)
def test_on_linux_a_window_needs_a_display_unless_qt_is_told_otherwise(env, needs):
    assert system_libraries.needs_display(env, "linux") is needs
    assert not system_libraries.needs_display(env, "darwin")
    assert not system_libraries.needs_display(env, "win32")


@pytest.mark.parametrize(
    ("env", "there"),
    [({}, False), ({"DISPLAY": ""}, False), ({"DISPLAY": ":0"}, True), ({"WAYLAND_DISPLAY": "wayland-0"}, True)],
)
def test_a_display_is_named_by_x_or_wayland(env, there):
    assert system_libraries.has_display(env) is there


@pytest.mark.parametrize(
    ("env", "package"),
    [
        ({"DISPLAY": ":0"}, "libxcb-cursor0"),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, "libxcb-cursor0"),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "libwayland-cursor0"),
    ],
)
def test_a_window_needs_the_libraries_of_its_display_and_no_others(env, package):
    packages = set(system_libraries.window_libraries(env).values())
    assert packages & {"libxcb-cursor0", "libwayland-cursor0"} == {package}


@linux
def test_a_library_is_missing_when_it_cannot_be_loaded():
    assert "libnobody-wrote-this.so.7" in system_libraries.load_error("libnobody-wrote-this.so.7")
    assert not system_libraries.load_error("libc.so.6")


@linux
def test_only_what_is_asked_for_and_missing_is_named(monkeypatch):
    absent = {"libEGL.so.1", "libxcb-cursor.so.0"}
    monkeypatch.setattr(system_libraries, "load_error", lambda soname: "not found" if soname in absent else "")
    monkeypatch.setattr(system, "has_font", lambda: False)
    monkeypatch.setenv("DISPLAY", ":0")
    assert system.missing_packages(venv=False, qt=False, window=False) == {}
    offscreen = {"libEGL.so.1": "libegl1", "a font": "fonts-dejavu-core"}
    assert system.missing_packages(venv=False, qt=True, window=False) == offscreen
    window = {**offscreen, "libxcb-cursor.so.0": "libxcb-cursor0"}
    assert system.missing_packages(venv=False, qt=True, window=True) == window


@linux
def test_a_python_without_ensurepip_needs_its_own_venv_package(monkeypatch):
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    package = "python{}.{}-venv".format(*sys.version_info[:2])
    assert system.missing_packages(venv=True, qt=False, window=False) == {"ensurepip": package}
    assert system.missing_packages(venv=False, qt=False, window=False) == {}


def test_a_font_is_any_font_file_in_any_folder(tmp_path):
    assert not system.has_font([str(tmp_path), str(tmp_path / "nowhere")])
    (tmp_path / "truetype").mkdir()
    (tmp_path / "truetype" / "README.txt").touch()
    assert not system.has_font([str(tmp_path)])
    (tmp_path / "truetype" / "Face.TTF").touch()
    assert system.has_font([str(tmp_path / "nowhere"), str(tmp_path)])


def not_found(*files):
    """What the loader doesn't find for the installed Qt's files."""
    version = "python{}.{}".format(*sys.version_info[:2])
    qt = environment.OURS.folder / "lib" / version / "site-packages" / "PySide6" / "Qt"
    if not qt.exists():
        pytest.skip("PySide6 is not in .venv")
    paths = [path for file in files for path in qt.glob(file)]
    assert len(paths) >= len(files)
    lines = subprocess.run(["ldd", *paths], capture_output=True, text=True, check=True).stdout.splitlines()
    return {line.split()[0] for line in lines if "not found" in line}


@linux
def test_after_the_set_up_an_offscreen_qt_lacks_nothing():
    assert not not_found("plugins/platforms/libqoffscreen.so", "lib/libQt6Widgets.so.6", "lib/libQt6OpenGL*.so.6")


@linux
def test_every_library_that_a_window_asks_for_is_there_or_named():
    assert not_found("plugins/platforms/libqxcb.so") <= set(system_libraries.X_LIBRARIES)
    assert not_found("plugins/platforms/libqwayland*.so") <= set(system_libraries.WAYLAND_LIBRARIES)


class Apt:
    """A Debian of which the test decides who the user is and how apt-get ends."""

    def __init__(self, monkeypatch, tmp_path):
        self.commands = []
        self.statuses = iter(())
        self.sudo = []
        monkeypatch.setattr(system, "_apt", self.run)
        monkeypatch.setattr(system, "_sudo", lambda: self.sudo)
        monkeypatch.setattr(system, "_apt_name", lambda package: package)
        monkeypatch.setattr(system, "APT_LISTS", tmp_path)
        monkeypatch.setattr(system.shutil, "which", lambda name: f"/usr/bin/{name}")
        (tmp_path / "mirror_Packages.lz4").touch()
        self.lists = tmp_path

    def run(self, sudo, words):
        assert sudo == self.sudo
        self.commands.append(words[0])
        return next(self.statuses, 0)


@pytest.fixture
def apt(monkeypatch, tmp_path):
    return Apt(monkeypatch, tmp_path)


LACKING = {"libGL.so.1": "libgl1", "libEGL.so.1": "libegl1"}
COMMAND = "apt-get install --no-install-recommends -y libegl1 libgl1"


def forget_lists(apt):
    (apt.lists / "mirror_Packages.lz4").unlink()


@pytest.mark.parametrize(
    ("has_lists", "statuses", "commands"),
    [
        pytest.param(True, [], ["install"], id="where we may"),
        pytest.param(False, [], ["update", "install"], id="without package lists"),
        pytest.param(True, [100, 0, 0], ["install", "update", "install"], id="with old package lists"),
    ],
)
def test_packages_are_installed_and_apt_is_updated_where_its_lists_are_old_or_missing(
    apt, has_lists, statuses, commands
):
    apt.statuses = iter(statuses)
    if not has_lists:
        forget_lists(apt)
    system.install_packages(LACKING, yes=True)
    assert apt.commands == commands


def test_when_apt_fails_the_command_is_named(apt, capsys):
    apt.statuses = iter([100, 0, 100])
    with pytest.raises(SystemExit):
        system.install_packages(LACKING, yes=True)
    assert COMMAND in capsys.readouterr().err


def test_where_we_may_not_the_one_command_is_named_and_nothing_run(apt, capsys):
    apt.sudo = None
    for needed in (f"sudo {COMMAND}\n", f"sudo apt-get update && sudo {COMMAND}\n"):
        with pytest.raises(SystemExit) as end:
            system.install_packages(LACKING, yes=True)
        assert end.value.code == 1
        assert needed in capsys.readouterr().err
        assert apt.commands == []
        if not needed.startswith("sudo apt-get update"):
            forget_lists(apt)


class Terminal:
    def __init__(self, line):
        self.readline = lambda: line

    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("line", "is_installed"),
    [("y\n", True), ("Yes\n", True), ("\n", True), ("n\n", False), ("what?\n", False), ("", False)],
)
def test_on_a_terminal_the_user_is_asked_and_nothing_is_installed_without_consent(
    apt, monkeypatch, capsys, line, is_installed
):
    monkeypatch.setattr(sys, "stdin", Terminal(line))
    with nullcontext() if is_installed else pytest.raises(SystemExit) as end:
        system.install_packages(LACKING, yes=False)
    assert is_installed or end.value.code == 1
    assert apt.commands == ["install"] * is_installed
    assert COMMAND in capsys.readouterr().err


def test_where_nobody_can_answer_being_allowed_is_enough(apt, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    system.install_packages(LACKING, yes=False)
    assert apt.commands == ["install"]


def test_elsewhere_than_on_debian_the_libraries_are_named(monkeypatch, capsys):
    monkeypatch.setattr(system.shutil, "which", lambda _: None)
    with pytest.raises(SystemExit):
        system.install_packages(LACKING, yes=True)
    said = capsys.readouterr().err
    assert "libGL.so.1, libEGL.so.1" in said
    assert "apt-get" not in said


@pytest.mark.parametrize(
    ("missing", "named"),
    [
        pytest.param(system.FONT, "fonts-dejavu-core", id="a font"),
        pytest.param({"appstreamcli": "appstream", **system.FONT}, "appstream fonts-dejavu-core", id="tools"),
        pytest.param({}, "", id="nothing"),
    ],
)
def test_what_one_can_do_without_is_only_named(apt, capsys, missing, named):
    apt.sudo = None
    system.install_packages(missing, yes=False)
    said = capsys.readouterr().err
    assert named in said
    assert bool(said) == bool(missing)
    assert apt.commands == []


@linux
def test_the_tools_that_tests_call_have_packages(monkeypatch):
    monkeypatch.setattr(system.shutil, "which", lambda name: None if name in {"appstreamcli", "readelf"} else name)
    assert system.missing_tools(system.TRIED_WITH) == {"appstreamcli": "appstream", "readelf": "binutils"}
    monkeypatch.setattr(system.shutil, "which", lambda name: name)
    assert system.missing_tools(system.TRIED_WITH) == {}


@pytest.mark.skipif(os.name == "nt", reason="a script of the shell")
@pytest.mark.parametrize(("uid", "status", "words"), [(0, 1, []), (1000, 0, ["sudo", "-n"]), (1000, 1, None)])
def test_root_needs_no_sudo_and_a_password_is_not_asked_for(tmp_path, monkeypatch, uid, status, words):
    sudo = Path(tmp_path / "sudo")
    sudo.write_text(f"#!/bin/sh\nexit {status}\n", encoding="utf-8")
    sudo.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr(os, "geteuid", lambda: uid)
    assert system._sudo() == words
