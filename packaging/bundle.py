"""Make the bundle that runs where there is no Python: ``python3 packaging/bundle.py [-y] [--pack]``.

Sets up an environment with PyInstaller in ``build/environment``, and puts the bundle into ``dist/deerstalker``; with
``--pack`` it is tried (see ``smoke.py``) and packed too. Nothing outside of ``build`` and ``dist`` is touched.
"""

import os
import sys

if sys.version_info < (3, 11):  # before anything that an old Python could stumble over
    sys.exit("Deerstalker needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info[:2]))

import platform
import re
import shutil
import subprocess
import tarfile
import time
from pathlib import Path

import environment
import system

BUILD, DIST = environment.ROOT / "build", environment.ROOT / "dist"
PACKAGING = environment.ROOT / "packaging"
BUNDLE = DIST / "deerstalker"
LARGE = ("libpython3*", "_cvxcore*", "_cffi_backend*")
"""Files that may come with what only a debugger reads; the others are stripped, or must not be: they were patched."""


def version() -> str:
    """Return the version of the program, from the one place where it stands."""
    found = re.search(r'__version__ = "(.+)"', (environment.ROOT / "core" / "version.py").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("core/version.py names no version")
    return found.group(1)


def build() -> None:
    """Make the bundle anew; end where PyInstaller fails."""
    command = [str(environment.BUNDLING.python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    env = {**os.environ, **environment.THREADS, "PYTHONHASHSEED": "1"}  # the same files give the same bundle
    ended = subprocess.run([*command, *folders, str(PACKAGING / "deerstalker.spec")], env=env, check=False)
    if ended.returncode != 0:
        system.give_up("PyInstaller failed; what it says stands above.")
    strip(BUNDLE)


def strip(bundle: Path) -> None:
    """On Linux, take what only a debugger reads out of the files that are large with it."""
    if sys.platform != "linux" or shutil.which("strip") is None:
        return
    for pattern in LARGE:
        for file in bundle.rglob(pattern):
            if not file.is_symlink():
                subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)


def size(bundle: Path) -> int:
    """Return the size of a folder's files, in bytes; what is there twice by a link counts once."""
    return sum(file.stat().st_size for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())


def pack(bundle: Path) -> Path:
    """Pack a bundle into one file beside it, the same bytes for the same files; return that."""
    name = f"deerstalker-{version()}-{platform.system().lower()}-{platform.machine().lower()}"
    packed = bundle.parent / f"{name}.tar.xz"
    with tarfile.open(packed, "w:xz", preset=6) as archive:
        for file in sorted([bundle, *bundle.rglob("*")]):
            place = Path(name) / file.relative_to(bundle)
            archive.add(file, place.as_posix(), recursive=False, filter=_of_nobody)
    return packed


def _of_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without the names and the time of who packed it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = 0
    return entry


def main(arguments: list[str]) -> None:
    """Set up, build, and where that is wanted try and pack."""
    environment.prepare(
        ["runtime", "bundle"], window=True, yes=bool({"-y", "--yes"} & set(arguments)), into=environment.BUNDLING
    )
    begin = time.monotonic()
    build()
    system.say(f"{BUNDLE}: {size(BUNDLE) / 1e6:.0f} MB, made in {time.monotonic() - begin:.0f} s")
    if "--pack" in arguments:
        smoke = [
            sys.executable,
            str(PACKAGING / "smoke.py"),
            *(["--all"] if sys.platform == "linux" else []),
            str(BUNDLE),
        ]
        if subprocess.run(smoke, check=False).returncode != 0:
            system.give_up("The bundle does not work, and is not packed.")
        packed = pack(BUNDLE)
        system.say(f"{packed}: {packed.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
