"""The licences: each part has its own, and none goes out without."""

import os
import subprocess
from importlib import metadata
from pathlib import Path

import pytest

import environment
import notices


def test_those_of_the_checkout_are_written_as_they_are():
    written = {file.stem: file.read_text("utf-8") for file in notices.FOLDER.iterdir()}
    assert written == {notice.name: notice.text.strip() + "\n" for notice in notices.of_checkout()}
    assert written["Deerstalker"] == (environment.ROOT / "LICENSE").read_text("utf-8")
    assert "ISC License" in written["Lucide icons"]
    assert "Bitstream" in written["DejaVu fonts"]


@pytest.mark.parametrize("name", ["numpy", "scipy", "cvxpy", "clarabel", "scs", "pyqtgraph", "colorama"])
def test_a_package_brings_the_text_from_its_metadata(name):
    notice = notices.of_distribution(name)
    assert notice.name == f"{metadata.distribution(name).metadata['Name']} {metadata.version(name)}"
    assert "WITHOUT WARRANTIES" in notice.text.upper() or "WARRANT" in notice.text.upper()
    assert len(notice.text) > 500


def test_who_brings_openblas_says_whose_that_is():
    assert "GCC Runtime Library Exception" in notices.of_distribution("scs").text
    assert "GCC RUNTIME LIBRARY EXCEPTION" in notices.of_distribution("numpy").text.upper()


@pytest.mark.parametrize("name", ["PySide6_Essentials", "shiboken6"])
def test_qt_comes_with_both_licences_and_what_they_ask_one_to_say(name):
    text = notices.of_distribution(name).text
    assert metadata.version(name) in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007" in text
    assert "GNU GENERAL PUBLIC LICENSE\n                       Version 3, 29 June 2007" in text
    assert "in their place" in text


def test_python_brings_its_own():
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in notices.of_python().text.upper()


def test_a_package_without_a_licence_stops_the_bundle(tmp_path, monkeypatch):
    info = tmp_path / "bare-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bare\nVersion: 1.0\n")
    (info / "RECORD").write_text("bare.py,,\nbare-1.0.dist-info/METADATA,,\n")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(LookupError, match=r"bare 1\.0 comes without"):
        notices.of_distribution("bare")


@pytest.mark.slow
def test_a_bundle_names_the_packages_of_its_files_and_no_others(monkeypatch):
    monkeypatch.setattr(notices, "ALWAYS", ())
    numpy = metadata.distribution("numpy")
    source = Path(str(numpy.locate_file("numpy/__init__.py")))
    own = [Path(str(numpy.locate_file("")))]
    names = [notice.name for notice in notices.of_bundle([str(source), ""], own)]
    assert [name.split()[0] for name in names] == ["Deerstalker", "DejaVu", "Lucide", "numpy", "Python"]


@pytest.mark.slow
def test_libraries_of_the_system_come_with_the_licence_of_their_package(monkeypatch):
    monkeypatch.setattr(notices, "ALWAYS", ())
    monkeypatch.setattr(notices, "package_of", lambda _: "libthing1")
    monkeypatch.setattr(notices, "of_package", lambda package: notices.Notice(package, "free"))
    names = [notice.name for notice in notices.of_bundle(["/usr/lib/libthing.so.1"], [Path("/env")])]
    assert "libthing1" in names
    python = [notice.name for notice in notices.of_bundle(["/usr/lib/libpython3.11.so.1.0"], [Path("/env")])]
    assert not [name for name in python if name.startswith("lib")]


@pytest.mark.skipif(os.name == "nt", reason="paths of Debian")
def test_the_package_of_a_library_is_asked_for_at_both_places_where_it_may_be_listed(monkeypatch):
    asked = []

    def search(command, **_):
        asked.append(command[-1])
        found = command[-1] == "/lib/libz.so.1"
        return subprocess.CompletedProcess(command, not found, "zlib1g:amd64: /lib/libz.so.1\n" if found else "")

    monkeypatch.setattr(notices.subprocess, "run", search)
    monkeypatch.setattr(notices.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert notices.package_of(Path("/usr/lib/libz.so.1")) == "zlib1g"
    assert asked == ["/usr/lib/libz.so.1", "/lib/libz.so.1"]
    with pytest.raises(LookupError, match="is of no package"):
        notices.package_of(Path("/opt/libz.so.1"))


def test_where_nobody_knows_whose_a_library_is_none_goes_out(monkeypatch):
    monkeypatch.setattr(notices.shutil, "which", lambda _: None)
    with pytest.raises(LookupError, match="nothing on this system tells"):
        notices.package_of(Path("/usr/lib/libz.so.1"))


def test_what_was_written_before_is_gone(tmp_path):
    (tmp_path / "into").mkdir()
    (tmp_path / "into" / "old 1.0.txt").touch()
    notices.write([notices.Notice("new 2.0", "text\n\n")], tmp_path / "into")
    assert {file.name: file.read_text() for file in (tmp_path / "into").iterdir()} == {"new 2.0.txt": "text\n"}


@pytest.mark.parametrize(
    ("file", "is_one"),
    [
        ("x-1.dist-info/licenses/anything", True),
        ("x-1.dist-info/LICENSE", True),
        ("x/LICENSE-INTEL-MKL.txt", True),
        ("x/COPYING.md", True),
        ("x/licences.py", False),
        ("x/license_check.py", False),
        ("x/data.txt", False),
    ],
)
def test_licences_are_known_by_their_names(file, is_one):
    assert notices.is_licence(Path(file)) is is_one
