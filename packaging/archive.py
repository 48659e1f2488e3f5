"""Packs a bundle into one file for download: ``.tar.xz`` on Linux, ``.zip`` on Windows and macOS.

On Linux and Windows the archive contains one folder with the bundle, the licence, a short ``README.txt`` and, on Linux,
the desktop's files in ``share``. On macOS it contains the app.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from functools import partial
from pathlib import Path

import desktop
import environment

PACKAGING = environment.ROOT / "packaging"
SYSTEMS = {"darwin": "macos", "win32": "windows"}
"""The usual names of systems, by Python's names if they differ."""
MACHINES = {"amd64": "x86_64"}
"""What other systems call a processor."""
LIBRARY = re.compile(r"\.so(\.\d+)*$")
BEGIN = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip file can store."""


def pack(bundle: Path, version: str) -> Path:
    """Pack a bundle into a file beside it, reproducibly on Linux and Windows; return the file."""
    machine = platform.machine().lower()
    system = SYSTEMS.get(sys.platform, sys.platform)
    name = f"deerstalker-{version}-{system}-{MACHINES.get(machine, machine)}"
    if sys.platform == "darwin":
        packed = bundle.parent / f"{name}.zip"
        packed.unlink(missing_ok=True)
        # Of the packers on macOS, only this one preserves links and signatures.
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(packed)], check=True)
        return packed
    with tempfile.TemporaryDirectory() as beside:
        lay_out(Path(beside))
        files = _places(bundle, name) | _places(Path(beside), name) | {name: bundle}
        write = _write_zip if sys.platform == "win32" else _write_tar
        return write(bundle.parent / name, files)


def lay_out(folder: Path) -> None:
    """Copy the files that accompany the program into a folder."""
    system = "windows" if sys.platform == "win32" else "linux"
    shutil.copyfile(environment.ROOT / "LICENSE", folder / "LICENSE")
    shutil.copyfile(PACKAGING / system / "README.txt", folder / "README.txt")
    if system == "linux":
        desktop.install(folder / "share")


def permissions(file: Path) -> int:
    """Return a mode with which every user can read the file and run it if it is a program, whatever the umask was.

    Libraries are not programs, although some packages mark them executable.
    """
    runs = file.is_dir() or (file.stat().st_mode & 0o100 and not LIBRARY.search(file.name))
    return 0o755 if runs else 0o644


def _places(folder: Path, name: str) -> dict[str, Path]:
    """Return the files of a folder by their paths in the archive, all within the folder ``name``."""
    return {f"{name}/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*")}


def _write_tar(stem: Path, files: dict[str, Path]) -> Path:
    packed = stem.with_name(f"{stem.name}.tar.xz")
    with tarfile.open(packed, "w:xz", preset=6) as archive:
        for place, file in sorted(files.items()):
            archive.add(file, place, recursive=False, filter=partial(_of_nobody, file))
    return packed


def _of_nobody(file: Path, entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Remove the owner, umask and time of whoever packs the file from its entry."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = 0
    if not entry.issym():
        entry.mode = permissions(file)
    return entry


def _write_zip(stem: Path, files: dict[str, Path]) -> Path:
    packed = stem.with_name(f"{stem.name}.zip")
    with zipfile.ZipFile(packed, "w") as archive:
        for place, file in sorted(files.items()):
            if file.is_file():
                entry = zipfile.ZipInfo(place, BEGIN)
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, file.read_bytes())
    return packed
