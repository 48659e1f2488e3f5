"""PyInstaller's recipe of the bundle, run with stand-ins for what PyInstaller would do: on Linux, Windows and macOS."""

import plistlib
import re
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

import bundle
import desktop
import environment
import notices
import plist
import versions
from app.game.files import ENDING
from app.ui.language import LANGUAGES
from core.version import __version__

PACKAGING = environment.ROOT / "packaging"
SPEC = PACKAGING / "deerstalker.spec"
OURS = str(environment.ROOT / "build" / "environment" / "x")
VERSION_INFO = "PyInstaller.utils.win32.versioninfo"
OF_VERSION_INFO = (
    *("FixedFileInfo", "StringFileInfo", "StringStruct", "StringTable"),
    *("VarFileInfo", "VarStruct", "VSVersionInfo"),
)
BINARIES = {
    "linux": [("PySide6/QtCore.abi3.so", OURS, "EXTENSION"), ("libX11.so.6", "/usr/lib/libX11.so.6", "BINARY")],
    "win32": [
        ("PySide6\\msvcp140.dll", OURS, "BINARY"),
        ("MSVCP140.dll", "/windows/system32/MSVCP140.dll", "BINARY"),
        ("ucrtbase.dll", "/windows/system32/ucrtbase.dll", "BINARY"),
    ],
    "darwin": [("PySide6/QtCore.abi3.so", OURS, "EXTENSION")],
}


class Called(SimpleNamespace):
    """What one of PyInstaller's classes was called with."""

    def __init__(self, *args, **words):
        super().__init__(args=args, **words)


HOOK = str(environment.ROOT / "build" / "environment" / "hook.py")


def of_bundle(sources, own):
    assert {OURS, HOOK} <= set(sources), "all kinds of files are asked about"
    return [notices.Notice("A part 1.0", "free")]


@pytest.fixture
def recipe(monkeypatch, tmp_path):
    """Runs the recipe as on a system; gives what was made, by the class that makes it."""
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setattr(notices, "of_bundle", of_bundle)
    monkeypatch.delenv("DEERSTALKER_IDENTITY", raising=False)
    monkeypatch.delenv("DEERSTALKER_ARCHITECTURE", raising=False)
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "macosx-10.13-universal2")
    for parent in ("PyInstaller", "PyInstaller.utils", "PyInstaller.utils.win32"):
        monkeypatch.setitem(sys.modules, parent, ModuleType(parent))
    stub = ModuleType(VERSION_INFO)
    vars(stub).update(dict.fromkeys(OF_VERSION_INFO, Called))
    monkeypatch.setitem(sys.modules, VERSION_INFO, stub)

    def run(system):
        made = {}
        monkeypatch.setattr(sys, "platform", system)

        def maker(name):
            def make(*args, **words):
                one = Called(*args, **words)
                if name == "Analysis":
                    one.binaries, one.pure = list(BINARIES[system]), [("app", OURS, "PYMODULE")]
                    one.scripts = [("hook", HOOK, "PYSOURCE")]
                    one.datas = [(f"{folder}/{Path(file).name}", file, "DATA") for file, folder in words["datas"]]
                made.setdefault(name, []).append(one)
                return one

            return make

        told = {"SPECPATH": str(PACKAGING), "workpath": str(tmp_path / "work")}
        classes = {name: maker(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
        exec(compile(SPEC.read_text("utf-8"), str(SPEC), "exec"), {**told, **classes})  # noqa: S102 - as PyInstaller does
        return made

    return run


# --- everywhere


@pytest.mark.parametrize("system", BINARIES)
def test_on_every_system_there_is_one_folder_with_all_its_programs(recipe, system):
    made = recipe(system)
    (analysis,), (folder,) = made["Analysis"], made["COLLECT"]
    assert Path(analysis.args[0][0]).is_file()
    assert folder.name == made["EXE"][0].name == "deerstalker", "which bundle.py and smoke.py look for"
    assert list(folder.args[: len(made["EXE"])]) == made["EXE"]
    assert folder.args[-2:] == (analysis.binaries, analysis.datas)
    assert all(program.exclude_binaries for program in made["EXE"])
    assert ("BUNDLE" in made) == (system == "darwin")


@pytest.mark.parametrize("system", BINARIES)
def test_the_notices_that_go_in_are_those_of_the_bundle(recipe, system):
    (analysis,) = recipe(system)["Analysis"]
    places = {Path(place): source for place, source, _ in analysis.datas}
    assert [place.name for place in places if place.parent == Path("resources/notices")] == ["A part 1.0.txt"]
    assert Path("resources/examples/evening.case.json") in places
    assert all(Path(source).is_file() for source in places.values())


def test_the_desktop_of_linux_keeps_its_own_libraries(recipe):
    (analysis,) = recipe("linux")["Analysis"]
    assert [place for place, _, _ in analysis.binaries] == ["PySide6/QtCore.abi3.so"]


# --- Windows


def test_windows_has_a_second_program_for_the_command_line(recipe):
    programs = {program.name: program for program in recipe("win32")["EXE"]}
    consoles = {name: program.console for name, program in programs.items()}
    assert consoles == {"deerstalker": False, "deerstalker-console": True}
    for name, program in programs.items():
        assert Path(program.icon).read_bytes()[:4] == b"\0\0\1\0", "an .ico"
        assert said(program.version)["OriginalFilename"] == f"{name}.exe"
        assert said(program.version)["ProductVersion"] == __version__
        settings = dict(re.findall(r"<(\w+) xmlns=\S+>(\S+?)</", Path(program.manifest).read_text("utf-8")))
        assert (settings["dpiAwareness"], settings["activeCodePage"]) == ("PerMonitorV2", "UTF-8")
        assert settings["longPathAware"] == "true"


@pytest.mark.parametrize(
    ("version", "numbers", "flags"),
    [("0.2.0rc1", (0, 2, 0, 0), 2), ("1.2.3", (1, 2, 3, 0), 0), ("1.10.dev4", (1, 10, 0, 0), 2)],
)
def test_windows_is_told_of_a_version_in_numbers(recipe, monkeypatch, version, numbers, flags):
    monkeypatch.setattr(bundle, "version", lambda: version)
    for program in recipe("win32")["EXE"]:
        fixed = program.version.ffi
        assert (fixed.filevers, fixed.prodvers, fixed.flags) == (numbers, numbers, flags)
        assert said(program.version)["FileVersion"] == version


def test_microsofts_library_is_the_one_that_comes_with_qt(recipe):
    (analysis,) = recipe("win32")["Analysis"]
    assert analysis.binaries == [("PySide6\\msvcp140.dll", OURS, "BINARY"), ("msvcp140.dll", OURS, "BINARY")]


def said(resource):
    (table,) = resource.kids[0].args[0]
    return dict(string.args for string in table.args[1])


# --- macOS


def test_macos_has_an_app_by_the_name_that_it_has_elsewhere(recipe):
    made = recipe("darwin")
    (program,), (app,) = made["EXE"], made["BUNDLE"]
    assert not program.console, "which would hide it from the dock"
    assert app.args == tuple(made["COLLECT"])
    assert (app.name, app.bundle_identifier, app.version) == ("Deerstalker.app", desktop.IDENTIFIER, __version__)
    assert Path(app.icon).read_bytes()[:4] == b"icns"
    assert plistlib.loads(plistlib.dumps(app.info_plist)) == app.info_plist
    assert app.info_plist["CFBundleVersion"] == __version__
    assert app.info_plist["LSMinimumSystemVersion"] == "10.13", "no package here is for macOS, only the interpreter"
    assert set(app.info_plist["CFBundleLocalizations"]) == set(LANGUAGES)


def test_macos_is_told_of_a_version_in_three_numbers(recipe, monkeypatch):
    monkeypatch.setattr(bundle, "version", lambda: "0.2rc1")
    (app,) = recipe("darwin")["BUNDLE"]
    assert (app.version, app.info_plist["CFBundleVersion"]) == ("0.2.0", "0.2.0")


def test_what_is_signed_may_do_what_ctypes_must(recipe, monkeypatch):
    (program,) = recipe("darwin")["EXE"]
    assert (program.codesign_identity, program.entitlements_file) == (None, None)
    monkeypatch.setenv("DEERSTALKER_IDENTITY", "Developer ID Application: Ann")
    (program,) = recipe("darwin")["EXE"]
    assert program.codesign_identity == "Developer ID Application: Ann"
    text = Path(program.entitlements_file).read_bytes()
    assert plistlib.loads(text) == {"com.apple.security.cs.allow-unsigned-executable-memory": True}
    assert b"<!--" not in text, "codesign has stumbled over comments in these"


def test_a_case_is_a_kind_of_json_that_the_app_opens():
    info = plist.info("Deerstalker", "1.0", "13.0")
    (kind,) = info["UTExportedTypeDeclarations"]
    assert kind["UTTypeConformsTo"] == ["public.json"]
    tags = kind["UTTypeTagSpecification"]
    assert [f".{ending}" for ending in tags["public.filename-extension"]] == [ENDING]
    assert tags["public.mime-type"][0] in desktop.MIME.read_text("utf-8")
    opened = {one["LSItemContentTypes"][0]: one["LSHandlerRank"] for one in info["CFBundleDocumentTypes"]}
    assert opened == {kind["UTTypeIdentifier"]: "Owner", "public.json": "Alternate"}


# --- the oldest macOS


def test_the_oldest_macos_is_the_newest_that_a_part_asks_for():
    said = [
        "Tag: cp311-cp311-macosx_14_0_arm64\n",
        "Tag: cp310-abi3-macosx_13_0_universal2\nTag: cp310-abi3-macosx_9_7_x86_64\n",
        "Tag: py3-none-any\n",
        "macosx-10.13-universal2",
    ]
    assert plist.oldest_system(said) == "14.0"
    assert plist.oldest_system(reversed(said[1:])) == "13.0"
    assert plist.oldest_system(["macosx-10.9-x86_64", "macosx-10.13-universal2"]) == "10.13"
    with pytest.raises(ValueError, match="nothing here"):
        plist.oldest_system(["Tag: py3-none-any", "linux-x86_64"])


def test_what_parts_were_built_for_is_read_from_their_wheels(tmp_path, monkeypatch):
    for name, text in {"fast-1": "Tag: cp311-cp311-macosx_14_0_arm64\n", "bare-2": None}.items():
        folder = tmp_path / f"{name}.dist-info"
        folder.mkdir()
        if text:
            (folder / "WHEEL").write_text(text)
    found = list(metadata.distributions(path=[str(tmp_path)]))
    monkeypatch.setattr(plist.metadata, "distributions", lambda: found)
    monkeypatch.setattr(sysconfig, "get_platform", lambda: "macosx-11.0-arm64")
    assert plist.built_for() == ["Tag: cp311-cp311-macosx_14_0_arm64\n", "macosx-11.0-arm64"]


# --- versions


@pytest.mark.parametrize(
    ("version", "numbers", "early"),
    [
        ("0.1.0", (0, 1, 0, 0), False),
        ("2", (2, 0, 0, 0), False),
        ("0.2.0rc1", (0, 2, 0, 0), True),
        ("0.2.0a12", (0, 2, 0, 0), True),
        ("0.2.0b1", (0, 2, 0, 0), True),
        ("0.2.0.dev3", (0, 2, 0, 0), True),
        ("1.0.post1", (1, 0, 0, 0), False),
        ("1.2.3.4.5", (1, 2, 3, 4), False),
    ],
)
def test_a_version_in_numbers(version, numbers, early):
    assert versions.numbers(version, 4) == numbers
    assert versions.is_early(version) is early


def test_what_is_no_version_has_no_numbers():
    with pytest.raises(ValueError, match="is no version"):
        versions.numbers("next", 3)
