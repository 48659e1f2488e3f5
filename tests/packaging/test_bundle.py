"""Making a bundle: its number, what is packed; and, in the slow tier, the whole of it."""

import subprocess
import sys
import tarfile

import pytest

import bundle
import environment
from core.version import __version__


def test_the_version_is_read_from_its_one_place():
    assert bundle.version() == __version__


@pytest.fixture
def folder(tmp_path):
    made = tmp_path / "deerstalker"
    (made / "_internal").mkdir(parents=True)
    (made / "deerstalker").write_bytes(b"x" * 100)
    (made / "deerstalker").chmod(0o755)
    (made / "_internal" / "a.so").write_bytes(b"y" * 50)
    (made / "b.so").symlink_to("_internal/a.so")
    return made


def test_a_link_has_no_size(folder):
    assert bundle.size(folder) == 150


def test_what_is_packed_says_nothing_of_who_packed_it_and_is_the_same_each_time(folder):
    packed = bundle.pack(folder)
    first = packed.read_bytes()
    assert packed.name.startswith(f"deerstalker-{__version__}-")
    with tarfile.open(packed) as archive:
        entries = {entry.name.partition("/")[2]: entry for entry in archive}
    assert sorted(entries) == ["", "_internal", "_internal/a.so", "b.so", "deerstalker"]
    assert {(entry.uname, entry.uid, entry.mtime) for entry in entries.values()} == {("root", 0, 0)}
    assert entries["deerstalker"].mode & 0o111
    assert entries["b.so"].issym()
    (folder / "deerstalker").touch()
    assert bundle.pack(folder).read_bytes() == first


def test_it_is_made_from_what_is_locked_and_from_nothing_else():
    assert environment.BUNDLING.folder != environment.OURS.folder
    assert list(environment.BUNDLING.locks) == ["runtime", "bundle"]


def test_what_does_not_work_is_not_packed(monkeypatch, folder):
    monkeypatch.setattr(bundle, "BUNDLE", folder)
    monkeypatch.setattr(bundle, "build", lambda: None)
    monkeypatch.setattr(bundle.environment, "prepare", lambda *_, **__: None)
    for status, packed in ((1, 0), (0, 1)):
        ended = subprocess.CompletedProcess([], status)
        monkeypatch.setattr(bundle.subprocess, "run", lambda *_, ended=ended, **__: ended)
        if status:
            with pytest.raises(SystemExit, match="1"):
                bundle.main(["--pack"])
        else:
            bundle.main(["--pack"])
        assert len(list(folder.parent.glob("*.tar.xz"))) == packed


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(sys.platform != "linux", reason="not tried elsewhere")
def test_a_bundle_is_made_and_works():
    for words in (["bundle.py"], ["smoke.py", "--all"]):
        subprocess.run([sys.executable, *words], cwd=environment.ROOT / "packaging", check=True)
