"""What is handed out: one folder that runs from any place, the same bytes whoever packs it."""

import os
import shutil
import subprocess
import sys
import tarfile
import zipfile

import pytest

import archive
import desktop
import environment
from core.version import __version__
from tests.systems import links

OWN = {"deerstalker", "_internal", "_internal/a.so.1", "b.so"}


@pytest.fixture
def folder(tmp_path):
    """A folder as PyInstaller makes one; the program says that it ran, and from which place."""
    made = tmp_path / "deerstalker"
    (made / "_internal").mkdir(parents=True)
    (made / "deerstalker").write_text('#!/bin/sh\necho "ran $0"\n', encoding="utf-8")
    (made / "deerstalker").chmod(0o700)
    (made / "_internal" / "a.so.1").write_bytes(b"y" * 50)
    (made / "_internal" / "a.so.1").chmod(0o755)
    (made / "b.so").symlink_to("_internal/a.so.1")
    return made


@pytest.fixture
def careful():
    """Somebody who lets nobody else read what they make."""
    before = os.umask(0o077)
    yield
    os.umask(before)


def unpacked(folder, into):
    with tarfile.open(archive.pack(folder, "1.0")) as packed:
        packed.extraction_filter = getattr(tarfile, "data_filter", None)  # from Python 3.11.4 on
        packed.extractall(into)  # noqa: S202 - our own
    (top,) = into.iterdir()
    return top


def entries(packed):
    with tarfile.open(packed) as opened:
        return {entry.name.partition("/")[2]: entry for entry in opened}


linux = pytest.mark.skipif(sys.platform != "linux", reason="what is packed on Linux")


@linux
def test_it_holds_the_bundle_and_what_a_user_wants_beside_it(folder):
    packed = archive.pack(folder, __version__)
    assert packed.parent == folder.parent
    assert packed.name.startswith(f"deerstalker-{__version__}-linux-")
    assert packed.name.endswith(".tar.xz")
    found = entries(packed)
    wanted = {"", *OWN, "LICENSE", "README.txt", *(f"share/{place}" for place in desktop.files())}
    assert {name for name, entry in found.items() if not name.startswith("share") or entry.isfile()} == wanted
    assert found["b.so"].linkname == "_internal/a.so.1"
    assert list(folder.rglob("share")) == [], "the bundle itself stays as it was"


@linux
def test_it_unpacks_to_one_folder_that_runs(folder, tmp_path):
    top = unpacked(folder, tmp_path / "some place")
    said = subprocess.run([top / "deerstalker"], capture_output=True, text=True, check=True, timeout=600).stdout
    assert said == f"ran {top}/deerstalker\n"
    assert (top / "LICENSE").read_bytes() == (environment.ROOT / "LICENSE").read_bytes()


@linux
def test_everybody_may_read_it_and_nobody_is_named(folder, careful):
    found = entries(archive.pack(folder, "1.0"))
    assert {(entry.uname, entry.uid, entry.mtime) for entry in found.values()} == {("root", 0, 0)}
    modes = {name: entry.mode for name, entry in found.items() if not entry.issym()}
    runs = {name for name, mode in modes.items() if mode == 0o755 and not found[name].isdir()}
    assert runs == {"deerstalker"}, "of the files the program, and no library"
    assert set(modes.values()) == {0o755, 0o644}
    assert all(mode == 0o755 for name, mode in modes.items() if found[name].isdir())


@linux
def test_it_is_the_same_whoever_packs_it_and_when(folder, request):
    first = archive.pack(folder, "1.0").read_bytes()
    (folder / "deerstalker").touch()
    request.getfixturevalue("careful")
    copied = folder.parent / "copy" / "deerstalker"
    copied.parent.mkdir()
    shutil.copytree(folder, copied, symlinks=True)
    (copied / "_internal").chmod(0o700)
    (copied / "_internal" / "a.so.1").chmod(0o600)
    assert archive.pack(copied, "1.0").read_bytes() == first


def commands(text):
    """The blocks of commands in a text: lines that are set in."""
    blocks = (
        "".join(f"{line}\n" for line in part.splitlines() if line.startswith("    ")) for part in text.split("\n\n")
    )
    return [block for block in blocks if block]


@linux
@pytest.mark.parametrize("times", [1, 2])
def test_its_readme_puts_it_into_the_menu_and_takes_it_out(folder, tmp_path, times):
    for tool in ("update-mime-database", "update-desktop-database", "desktop-file-validate"):
        if shutil.which(tool) is None:
            pytest.skip(f"{tool} is not there")
    top = unpacked(folder, tmp_path / "some place")
    share = tmp_path / "home" / ".local" / "share"
    start, put_in, take_out = commands((top / "README.txt").read_text("utf-8"))

    def shell(words):
        env = {"HOME": str(tmp_path / "home"), "PATH": os.environ["PATH"]}
        ended = subprocess.run(["sh", "-e", "-c", words], cwd=top, env=env, capture_output=True, text=True, check=True)
        return ended.stdout

    assert shell(start) == "ran ./deerstalker\n"
    for _ in range(times):
        shell(put_in)
    assert {f"share/{place}" for place in desktop.files() if not (share / place).is_file()} == set()
    assert (share / "mime" / "application" / "x-deerstalker-case+json.xml").is_file()
    entry = share / "applications" / f"{desktop.IDENTIFIER}.desktop"
    assert f'\nExec="{top}/deerstalker" %f\n' in entry.read_text("utf-8")
    subprocess.run(["desktop-file-validate", entry], check=True)
    shell(take_out)
    assert list(share.rglob(f"{desktop.IDENTIFIER}*")) == []
    assert not (share / "mime" / "application" / "x-deerstalker-case+json.xml").exists()


@links
def test_on_windows_it_is_a_zip(folder, monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    packed = archive.pack(folder, "1.0")
    assert packed.name.startswith("deerstalker-1.0-windows-")
    with zipfile.ZipFile(packed) as opened:
        assert opened.testzip() is None
        names = opened.namelist()
        assert {name.partition("/")[0] for name in names} == {packed.stem}
        inside = {name.partition("/")[2] for name in names}
        assert inside == {"deerstalker", "_internal/a.so.1", "b.so", "LICENSE", "README.txt"}
        assert b"deerstalker-console.exe" in opened.read(f"{packed.stem}/README.txt")
        assert opened.getinfo(f"{packed.stem}/_internal/a.so.1").file_size == 50
    first = packed.read_bytes()
    (folder / "deerstalker").touch()
    assert archive.pack(folder, "1.0").read_bytes() == first


def test_on_macos_what_is_there_for_it_packs_the_app(tmp_path, monkeypatch):
    started = []
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(archive.subprocess, "run", lambda words, **wants: started.append((words, wants)))
    app = tmp_path / "Deerstalker.app"
    packed = archive.pack(app, "1.0")
    assert packed.parent == tmp_path
    assert (packed.name.startswith("deerstalker-1.0-macos-"), packed.suffix) == (True, ".zip")
    assert started == [(["ditto", "-c", "-k", "--keepParent", str(app), str(packed)], {"check": True})]


def test_the_readmes_name_the_folders_that_the_help_names():
    known = (environment.ROOT / "resources" / "help" / "en" / "files.md").read_text("utf-8")
    for system, place in (("linux", "~/.local/share/deerstalker"), ("windows", "%APPDATA%\\deerstalker")):
        assert f"`{place}`" in known
        assert place in (archive.PACKAGING / system / "README.txt").read_text("utf-8")
