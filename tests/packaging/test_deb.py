"""A Debian package of a bundle: what is in it, what it asks for, and that it comes and goes without a trace."""

import gzip
import os
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

import deb
import needs
import releases
import system
from core.version import __version__

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or any(shutil.which(tool) is None for tool in ("dpkg", "dpkg-deb", "readelf")),
    reason="needs dpkg and binutils",
)
TRUE = Path("/bin/true")


@pytest.fixture
def bundle(tmp_path):
    """A folder as PyInstaller makes one, with a program that does nothing, for nobody but who made it."""
    folder = tmp_path / "deerstalker"
    (folder / "_internal" / "resources").mkdir(parents=True)
    shutil.copyfile(TRUE, folder / "deerstalker")
    (folder / "deerstalker").chmod(0o700)
    shutil.copyfile(TRUE, folder / "_internal" / "libtrue.so.1")
    (folder / "_internal" / "libtrue.so.1").chmod(0o755)
    (folder / "_internal" / "resources" / "deck.json").write_text("{}", encoding="utf-8")
    (folder / "_internal" / "deck.json").symlink_to("resources/deck.json")
    folder.chmod(0o700)
    return folder


def said(*words):
    return subprocess.run(words, capture_output=True, text=True, check=True, timeout=600).stdout


def field(package, name):
    return said("dpkg-deb", "--field", str(package), name).strip()


class Root:
    """A system of nothing but dpkg's own files, in a folder."""

    def __init__(self, folder):
        self.folder = folder
        for part in ("info", "updates", "triggers"):
            (folder / "var/lib/dpkg" / part).mkdir(parents=True)
        for name in ("status", "available"):
            (folder / "var/lib/dpkg" / name).touch()

    def dpkg(self, *words):
        force = ("--force-not-root", "--force-depends", "--force-bad-path")
        return said("dpkg", f"--root={self.folder}", f"--log={self.folder}/log", *force, *map(str, words))

    @property
    def files(self):
        everything = (path for path in (self.folder / "usr").rglob("*") if path.is_symlink() or path.is_file())
        return {path.relative_to(self.folder).as_posix() for path in everything}


def test_the_package_is_of_this_version_and_asks_for_what_the_program_is_linked_to(bundle, tmp_path):
    package = deb.build(bundle, tmp_path / "out")
    assert package.name.startswith(f"deerstalker_{__version__}_")
    assert field(package, "Version") == __version__
    assert field(package, "Depends").startswith("libc6 (>= 2.")
    assert int(field(package, "Installed-Size")) >= TRUE.stat().st_size // 1024
    listing = said("dpkg-deb", "--contents", str(package))
    assert "./usr/bin/deerstalker -> ../lib/deerstalker/deerstalker" in listing
    assert all(line.split()[1] == "root/root" for line in listing.splitlines())
    modes = {line.split()[5]: line.split()[0] for line in listing.splitlines()}
    assert modes["./usr/lib/deerstalker/deerstalker"] == "-rwxr-xr-x"
    assert modes["./usr/lib/deerstalker/_internal/resources/deck.json"] == "-rw-r--r--"
    assert modes["./usr/lib/deerstalker/_internal/libtrue.so.1"] == "-rw-r--r--", "a library is no program"
    assert modes["./usr/lib/deerstalker/"] == "drwxr-xr-x"


def test_it_does_not_tell_who_made_it_and_when(bundle, tmp_path):
    first = deb.build(bundle, tmp_path / "first").read_bytes()
    for file, second in ((bundle / "deerstalker", 2**31), (bundle / "_internal" / "libtrue.so.1", 10**9)):
        os.utime(file, (second, second))  # one made long after the release, one long before
    before = os.umask(0o077)
    try:
        second = deb.build(bundle, tmp_path / "second").read_bytes()
    finally:
        os.umask(before)
    assert first == second
    assert int(first[24:36]) == releases.releases()[0].day.timestamp(), "the time of its first part, as ar keeps it"


def test_it_brings_its_list_of_changes_and_its_manual(bundle, tmp_path):
    subprocess.run(["dpkg-deb", "--extract", deb.build(bundle, tmp_path), tmp_path / "x"], check=True)
    share = tmp_path / "x" / "usr" / "share"
    changes = gzip.decompress((share / "doc" / "deerstalker" / "changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"deerstalker ({__version__}) unstable; urgency=medium\n\n  * ")
    manual = (share / "man" / "man1" / "deerstalker.1.gz").read_bytes()
    assert gzip.decompress(manual) == deb.MANUAL.read_bytes()
    assert manual[4:8] == bytes(4), "no time"


def test_a_change_is_written_as_debian_reads_it():
    said = ["Faster.", "A sentence that is so long that it does not go on one line, and so it goes on two."]
    one = releases.Release("0.2.0rc1", datetime(2026, 3, 5, tzinfo=UTC), said)
    assert deb.change(one) == (
        "deerstalker (0.2.0~rc1) unstable; urgency=medium\n"
        "\n"
        "  * Faster.\n"
        "  * A sentence that is so long that it does not go on one line, and so it goes\n"
        "    on two.\n"
        "\n"
        " -- The Deerstalker authors <deerstalker@deerstalker.invalid>  Thu, 05 Mar 2026 00:00:00 +0000\n"
    )


def test_it_is_installed_upgraded_and_removed_without_a_trace(bundle, tmp_path, monkeypatch):
    root = Root(tmp_path / "root")
    first = deb.build(bundle, tmp_path / "first")
    (bundle / "_internal" / "resources" / "deck.json").unlink()
    (bundle / "_internal" / "deck.json").unlink()
    (bundle / "_internal" / "new.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(deb, "version", lambda: "9.0.0")
    second = deb.build(bundle, tmp_path / "second")
    home = root.folder / "home" / "library.sqlite"
    home.parent.mkdir()
    home.write_text("games", encoding="utf-8")

    root.dpkg("--install", first)
    assert {"usr/bin/deerstalker", "usr/lib/deerstalker/_internal/resources/deck.json"} <= root.files
    assert "usr/share/applications/io.deerstalker.Deerstalker.desktop" in root.files
    assert root.dpkg("--verify", "deerstalker") == ""
    assert subprocess.run([root.folder / "usr/bin/deerstalker"], check=False, timeout=600).returncode == 0

    root.dpkg("--install", second)
    assert "usr/lib/deerstalker/_internal/new.json" in root.files
    assert not [name for name in root.files if "deck.json" in name], "what the new one has not is gone"
    assert root.dpkg("--verify", "deerstalker") == ""

    root.dpkg("--purge", "deerstalker")
    assert root.files == set()
    assert home.read_text("utf-8") == "games"


@pytest.mark.parametrize(
    ("version", "debian"),
    [("0.1.0", "0.1.0"), ("0.2.0rc1", "0.2.0~rc1"), ("1.0a2", "1.0~a2"), ("1.0.dev3", "1.0~dev3")],
)
def test_what_comes_before_a_release_comes_before_it(version, debian):
    assert deb.debian_version(version) == debian


def test_a_folder_that_is_no_bundle_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit):
        deb.build(tmp_path, tmp_path / "out")
    assert "is no bundle" in capsys.readouterr().err


def asks(monkeypatch, asked):
    monkeypatch.setattr(
        needs, "_asked", lambda bundle: ({bundle / name: lacks for name, lacks in asked.items()}, (2, 36))
    )


def test_what_is_in_the_bundle_is_not_asked_of_the_system(monkeypatch, tmp_path):
    (tmp_path / "libQt6Core.so.6").touch()
    asks(monkeypatch, {"program": {"libc.so.6", "libQt6Core.so.6", "libGL.so.1", "libz.so.1"}})
    assert needs.needs(tmp_path) == needs.Needs(["libgl1", "zlib1g"], [], (2, 36))


def test_what_qt_can_do_without_is_only_suggested(monkeypatch, tmp_path):
    theme = "PySide6/Qt/plugins/platformthemes/libqgtk3.so"
    asks(monkeypatch, {"program": {"libX11.so.6"}, theme: {"libgtk-3.so.0", "libX11.so.6", "libnobody.so.1"}})
    assert needs.needs(tmp_path) == needs.Needs(["libx11-6"], ["libgtk-3-0"], (2, 36))


def test_a_library_that_nobody_has_placed_stops_the_making(monkeypatch, tmp_path, capsys):
    asks(monkeypatch, {"program": {"libnobody.so.1"}})
    with pytest.raises(SystemExit):
        needs.needs(tmp_path)
    assert "needs libnobody.so.1" in capsys.readouterr().err


def test_a_tool_that_is_missing_is_named_with_its_package(monkeypatch, capsys):
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(SystemExit):
        system.require("readelf", "dpkg-deb")
    assert capsys.readouterr().err == (
        "This needs readelf and dpkg-deb. On Debian and Ubuntu: apt-get install binutils dpkg\n"
    )
