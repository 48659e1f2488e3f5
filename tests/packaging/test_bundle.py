"""Making a bundle: its number, its name, that it is tried; and, in the slow tier, the whole of it."""

import subprocess
import sys
from pathlib import Path

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


@pytest.mark.parametrize(
    ("system", "name"), [("linux", "deerstalker"), ("win32", "deerstalker"), ("darwin", "Deerstalker.app")]
)
def test_each_system_has_its_product(monkeypatch, system, name):
    monkeypatch.setattr(sys, "platform", system)
    assert bundle.product() == name
    recipe = (environment.ROOT / "packaging" / "deerstalker.spec").read_text("utf-8")
    assert 'name="deerstalker", upx' in recipe
    assert 'NAME = "Deerstalker"' in recipe
    assert 'name=f"{NAME}.app"' in recipe


def test_on_macos_the_app_is_tried_and_packed(monkeypatch, tmp_path):
    started = []

    def run(words, **_):
        started.append([str(word) for word in words])
        if words[0] == "ditto":
            Path(words[-1]).touch()
        return subprocess.CompletedProcess(words, 0)

    app = tmp_path / "Deerstalker.app"
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(bundle, "BUNDLE", app)
    monkeypatch.setattr(bundle, "build", lambda: None)
    monkeypatch.setattr(bundle.environment, "prepare", lambda *_, **__: None)
    monkeypatch.setattr(bundle.subprocess, "run", run)
    bundle.main(["--pack"])
    tried, packed = started
    assert tried[1:] == [str(environment.ROOT / "packaging" / "smoke.py"), str(app)]
    assert packed[:-1] == ["ditto", "-c", "-k", "--keepParent", str(app)]


@pytest.mark.skipif(sys.platform != "linux", reason="packed in other ways elsewhere")
@pytest.mark.parametrize("depends", [False, True])
def test_building_twice_says_whether_the_folder_makes_a_difference(monkeypatch, tmp_path, capsys, depends):
    def run(words, **_):
        folder = Path(words[-1]) if words[0] == "git" else Path(words[1]).parents[1]
        made = folder / "dist" / "deerstalker"
        made.mkdir(parents=True, exist_ok=True)
        (made / "deerstalker").write_text(folder.name if depends else "program", encoding="utf-8")
        return subprocess.CompletedProcess(words, 0)

    monkeypatch.setattr(bundle.subprocess, "run", run)
    monkeypatch.setattr(bundle, "BUILD", tmp_path)
    if depends:
        with pytest.raises(SystemExit):
            bundle.main(["--twice"])
    else:
        bundle.main(["--twice"])
    said = "".join(capsys.readouterr())
    assert ("The two differ" in said, "The same bytes twice." in said) == (depends, not depends)
    assert len(list((tmp_path / "twice").glob("*/*.tar.xz"))) == 2


@pytest.mark.skipif(sys.platform != "linux", reason="nothing is stripped elsewhere")
def test_what_only_a_debugger_reads_is_taken_out_of_what_is_large_with_it(monkeypatch, folder):
    large = {"libpython3.11.so.1.0", "qdldl.abi3.so", "python3.11/lib-dynload/math.so"}
    (folder / "_internal" / "python3.11" / "lib-dynload").mkdir(parents=True)
    for name in (*large, "libpatched-1a2b3c4d.so.5"):
        (folder / "_internal" / name).touch()
    (folder / "libpython3.so").symlink_to("_internal/libpython3.11.so.1.0")
    stripped = []
    monkeypatch.setattr(bundle.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bundle.subprocess, "run", lambda words, **_: stripped.append(words[-1]))
    bundle.strip(folder)
    assert sorted(stripped) == sorted(str(folder / "_internal" / name) for name in large)


def test_it_is_made_from_what_is_locked_and_from_nothing_else():
    assert environment.BUNDLING.folder != environment.OURS.folder
    assert list(environment.BUNDLING.locks) == ["runtime", "bundle"]


@pytest.mark.skipif(sys.platform != "linux", reason="done on Linux alone")
def test_what_a_debugger_reads_is_taken_out_of_libraries_and_of_nothing_that_is_called_so(monkeypatch, tmp_path):
    names = ["qdldl.cpython-311-x86_64-linux-gnu.so", "libpython3.11.so.1.0", "qdldl 0.1.9.txt", "_cvxcore.py", "b.so"]
    for name in names:
        (tmp_path / name).touch()
    called = []
    monkeypatch.setattr(bundle.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(bundle.subprocess, "run", lambda words, **_: called.append(words))
    bundle.strip(tmp_path)
    assert {words[-1] for words in called} == {str(tmp_path / name) for name in names[:2]}


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
        assert len(list(folder.parent.glob("deerstalker-*"))) == packed


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.skipif(sys.platform != "linux", reason="not tried elsewhere")
def test_a_bundle_is_made_and_works():
    for words in (["bundle.py"], ["smoke.py", "--all"]):
        subprocess.run([sys.executable, *words], cwd=environment.ROOT / "packaging", check=True)
