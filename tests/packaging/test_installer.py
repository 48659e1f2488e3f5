"""The installer for Windows puts there what is in the bundle, and removes nothing else."""

import re
import shutil

import pytest

import installer
import system


@pytest.fixture
def folder(tmp_path):
    """A bundle as for Windows."""
    made = tmp_path / "deerstalker"
    (made / "_internal" / "PySide6" / "plugins").mkdir(parents=True)
    for place in (
        "deerstalker.exe",
        "deerstalker-console.exe",
        "_internal/a $b.dll",
        "_internal/PySide6/plugins/c.dll",
    ):
        (made / place).write_bytes(place.encode() * 100)
    return made


def lines(listing, name):
    found = re.search(rf"!macro {name}\n(.*?)!macroend", listing, re.DOTALL)
    return found[1].splitlines()


def test_every_file_is_installed_into_its_folder_and_removed(folder):
    listing = installer.listing(folder)
    place, installed = "", {}
    for line in lines(listing, "INSTALL_FILES"):
        words = line.split('"')
        if line.startswith("SetOutPath"):
            place = words[1]
        else:
            installed[f"{place}\\{words[1].removeprefix('/oname=')}"] = words[3]
    own = {str(file.relative_to(folder)): str(file) for file in folder.rglob("*") if file.is_file()}
    own.update({name: str(file) for name, file in installer.BESIDE.items()})
    places = {name: rf"$INSTDIR\{name}".replace("/", "\\").replace("a $b", "a $$b") for name in own}
    assert installed == {places[name]: file for name, file in own.items()}
    removed = [line.split('"')[1] for line in lines(listing, "REMOVE_FILES") if line.startswith("Delete")]
    assert sorted(removed) == sorted(installed)


def test_folders_are_removed_after_what_is_in_them_and_only_if_nothing_else_is(folder):
    found = lines(installer.listing(folder), "REMOVE_FILES")
    assert found[-3:] == [
        r'RMDir "$INSTDIR\_internal\PySide6\plugins"',
        r'RMDir "$INSTDIR\_internal\PySide6"',
        r'RMDir "$INSTDIR\_internal"',
    ]
    assert not re.search(
        r"(?i)/r\b", "\n".join(found) + installer.SCRIPT.read_text("utf-8").split("Section Uninstall")[1]
    )


def test_only_a_bundle_for_windows_has_an_installer(folder, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(system, "missing_tools", lambda _: {})
    (folder / "deerstalker.exe").unlink()
    with pytest.raises(SystemExit):
        installer.build(folder, tmp_path)
    assert "not a bundle for Windows" in capsys.readouterr().err


@pytest.mark.slow
@pytest.mark.skipif(shutil.which("makensis") is None, reason="needs makensis")
def test_the_same_bundle_gives_the_same_installer(folder, tmp_path):
    made = []
    for name in ("one", "other"):
        (tmp_path / name).mkdir()
        made.append(installer.build(folder, tmp_path / name).read_bytes())
        (folder / "deerstalker.exe").touch()
    assert made[0] == made[1]
    assert made[0][:2] == b"MZ"
