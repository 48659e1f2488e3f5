"""Make a bundle that runs without Python: ``python3 packaging/bundle.py [-y] [--pack | --twice]``.

Sets up an environment with PyInstaller in ``build/environment`` and makes the bundle in ``dist/deerstalker``, or
``dist/Deerstalker.app`` on macOS; ``--pack`` also tests it (``smoke.py``) and packs it (``archive.py``). ``--twice``
makes two of what is committed, in different folders, and says whether they are the same. Changes nothing outside
``build`` and ``dist``.
"""

import os
import sys

if sys.version_info < (3, 11):  # before anything that an old Python could stumble over
    sys.exit("Deerstalker needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info[:2]))

import hashlib
import re
import shutil
import subprocess
import tempfile
import time
from pathlib import Path

import archive
import environment
import system

BUILD, DIST = environment.ROOT / "build", environment.ROOT / "dist"
PACKAGING = environment.ROOT / "packaging"
LARGE = ("libpython3*.so*", "lib-dynload/*.so", "_cvxcore*.so", "_cffi_backend*.so", "qdldl*.so")
"""Files that may contain megabytes of debug symbols. Others keep their symbols (10 MB in all): many were patched to
find their libraries, and stripping a patched file can break it."""


def product() -> str:
    """Return the name of the file or folder that PyInstaller makes for distribution on this system."""
    return "Deerstalker.app" if sys.platform == "darwin" else "deerstalker"


BUNDLE = DIST / product()


def version() -> str:
    """Return the version of the program, read from core/version.py."""
    found = re.search(r'__version__ = "(.+)"', (environment.ROOT / "core" / "version.py").read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("core/version.py names no version")
    return found.group(1)


def build() -> None:
    """Rebuild the bundle; exit if PyInstaller fails."""
    command = [str(environment.BUNDLING.python), "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    folders = ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller")]
    env = {**os.environ, **environment.THREADS, "PYTHONHASHSEED": "1"}  # the same files give the same bundle
    ended = subprocess.run([*command, *folders, str(PACKAGING / "deerstalker.spec")], env=env, check=False)
    if ended.returncode != 0:
        system.give_up("PyInstaller failed; what it says stands above.")
    strip(BUNDLE)


def strip(bundle: Path) -> None:
    """On Linux, strip the debug symbols from the files in :data:`LARGE`."""
    if sys.platform != "linux" or shutil.which("strip") is None:
        return
    for pattern in LARGE:
        for file in bundle.rglob(pattern):
            if not file.is_symlink():
                subprocess.run(["strip", "--strip-unneeded", str(file)], check=True)


def size(bundle: Path) -> int:
    """Return the total size of a folder's files in bytes, counting linked files once."""
    return sum(file.stat().st_size for file in bundle.rglob("*") if file.is_file() and not file.is_symlink())


def build_twice() -> None:
    """Build what is committed in two folders; exit unless the archives have the same bytes."""
    kept = BUILD / "twice"
    shutil.rmtree(kept, ignore_errors=True)
    hashes = []
    with tempfile.TemporaryDirectory(prefix="deerstalker-") as beside:
        for name in ("one", "another folder"):
            folder = Path(beside, name)
            clone = ["git", "clone", "--quiet", str(environment.ROOT), str(folder)]
            make = [sys.executable, str(folder / "packaging" / "bundle.py"), "-y"]
            if any(subprocess.run(command, check=False).returncode != 0 for command in (clone, make)):
                system.give_up(f"The bundle could not be built in {folder}.")
            packed = archive.pack(folder / "dist" / product(), version())
            hashes.append(hashlib.sha256(packed.read_bytes()).hexdigest())
            system.say(f"{hashes[-1]}  {packed.name}, built in {folder}")
            (kept / name).mkdir(parents=True)
            shutil.move(packed, kept / name)
    if len(set(hashes)) > 1:
        system.give_up(f"The two differ. What differs is shown by: diffoscope {kept}/*/*")
    system.say("The same bytes twice.")


def main(arguments: list[str]) -> None:
    """Set up, build and, if requested, test and pack."""
    if "--twice" in arguments:
        build_twice()
        return
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
        packed = archive.pack(BUNDLE, version())
        system.say(f"{packed}: {packed.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
