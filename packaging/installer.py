"""Make an installer for Windows of a bundle: ``python3 packaging/installer.py [BUNDLE] [--out FOLDER]``.

``BUNDLE`` is a folder that ``bundle.py`` made on Windows, by default ``dist/deerstalker``. Needs ``makensis``, which is
for every system (on Debian and Ubuntu in the package ``nsis``). The same bundle gives the same bytes.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
from pathlib import Path, PurePosixPath

import environment
from bundle import BUNDLE, size, version
from system import give_up, require, say
from versions import numbers

SCRIPT = environment.ROOT / "packaging" / "windows" / "deerstalker.nsi"
BESIDE = {"LICENSE": environment.ROOT / "LICENSE", "README.txt": SCRIPT.with_name("README.txt")}
"""What is installed beside the bundle."""
ICON = environment.ROOT / "packaging" / "icons" / "deerstalker.ico"
EPOCH = "315532800"  # 1980, as in the zip file


def listing(bundle: Path) -> str:
    """Return two macros for NSIS that install and remove the files of a bundle, and no others."""
    files = {file.relative_to(bundle).as_posix(): file for file in sorted(bundle.rglob("*")) if file.is_file()}
    files.update(BESIDE)
    folders = sorted({place.rpartition("/")[0] for place in files})
    parents = {str(parent) for folder in folders for parent in PurePosixPath(folder).parents} | set(folders)
    install = []
    for folder in folders:
        install.append(f'SetOutPath "{_installed(folder)}"')
        inside = {place: file for place, file in files.items() if place.rpartition("/")[0] == folder}
        install += [f'File "/oname={_plain(file.name)}" "{file}"' for file in inside.values()]
    remove = [f'Delete "{_installed(place)}"' for place in files]
    remove += [f'RMDir "{_installed(folder)}"' for folder in sorted(parents - {"", "."}, reverse=True)]
    macros = {"INSTALL_FILES": install, "REMOVE_FILES": remove}
    return "".join("\n".join([f"!macro {name}", *lines, "!macroend", ""]) for name, lines in macros.items())


def _installed(place: str) -> str:
    return "\\".join(["$INSTDIR", *filter(None, _plain(place).split("/"))])


def _plain(text: str) -> str:
    return text.replace("$", "$$")  # which begins a variable in NSIS


def build(bundle: Path, out: Path) -> Path:
    """Make the installer of a bundle in a folder; return its file. Exits if NSIS fails."""
    require("makensis")
    if not (bundle / "deerstalker.exe").is_file():
        give_up(f"{bundle} is not a bundle for Windows.")
    made = out.resolve() / f"deerstalker-{version()}-windows-x86_64-setup.exe"
    with tempfile.TemporaryDirectory() as folder:
        files = Path(folder) / "files.nsh"
        files.write_text(listing(bundle.resolve()), encoding="utf-8-sig")
        defined = {
            "VERSION": version(),
            "NUMBERS": ".".join(map(str, numbers(version(), 4))),
            "OUT": made,
            "ICON": ICON,
            "LICENCE": BESIDE["LICENSE"],
            "KILOBYTES": size(bundle) // 1024,
            "FILES": files,
        }
        words = [
            "makensis",
            "-V2",
            "-WX",
            "-INPUTCHARSET",
            "UTF8",
            *(f"-D{key}={value}" for key, value in defined.items()),
        ]
        env = {**os.environ, "SOURCE_DATE_EPOCH": EPOCH}
        if subprocess.run([*words, str(SCRIPT)], env=env, check=False).returncode != 0:
            give_up("NSIS failed; what it says stands above.")
    return made


def main() -> None:
    """Make the installer."""
    parser = argparse.ArgumentParser(description="Make an installer for Windows of a bundle.")
    parser.add_argument("bundle", nargs="?", type=Path, default=BUNDLE)
    parser.add_argument("--out", type=Path, default=BUNDLE.parent, help="the folder for the installer")
    words = parser.parse_args()
    made = build(words.bundle, words.out)
    say(f"{made}: {made.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
