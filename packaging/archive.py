"""One file of a bundle, to hand to somebody: on Linux ``.tar.xz``, on Windows and macOS ``.zip``.

On Linux and Windows it unpacks to one folder, which holds besides the bundle the licence, a short ``README.txt`` and,
on Linux, what a desktop looks for in ``share``. On macOS it unpacks to the app, which is all in one already.
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
"""What people call a system, where Python calls it otherwise."""
LIBRARY = re.compile(r"\.so(\.\d+)*$")
BEGIN = (1980, 1, 1, 0, 0, 0)
"""The first time that a zip can tell."""


def pack(bundle: Path, version: str) -> Path:
    """Pack a bundle into a file beside it, on Linux and Windows the same bytes for the same files; return that."""
    name = f"deerstalker-{version}-{SYSTEMS.get(sys.platform, sys.platform)}-{platform.machine().lower()}"
    if sys.platform == "darwin":
        packed = bundle.parent / f"{name}.zip"
        packed.unlink(missing_ok=True)
        # Of what packs there it is the one that keeps links and signatures as they are.
        subprocess.run(["ditto", "-c", "-k", "--keepParent", str(bundle), str(packed)], check=True)
        return packed
    with tempfile.TemporaryDirectory() as beside:
        lay_out(Path(beside))
        files = _places(bundle, name) | _places(Path(beside), name) | {name: bundle}
        write = _write_zip if sys.platform == "win32" else _write_tar
        return write(bundle.parent / name, files)


def lay_out(folder: Path) -> None:
    """Put into a folder what stands beside the program."""
    system = "windows" if sys.platform == "win32" else "linux"
    shutil.copyfile(environment.ROOT / "LICENSE", folder / "LICENSE")
    shutil.copyfile(PACKAGING / system / "README.txt", folder / "README.txt")
    if system == "linux":
        desktop.install(folder / "share")


def permissions(file: Path) -> int:
    """Return a mode by which everybody reads, and runs what can be run, whoever made the file and however careful.

    Libraries are marked as programs by some who make them, and are none.
    """
    runs = file.is_dir() or (file.stat().st_mode & 0o100 and not LIBRARY.search(file.name))
    return 0o755 if runs else 0o644


def _places(folder: Path, name: str) -> dict[str, Path]:
    """Return the files of a folder by their places in the archive, below its one folder ``name``."""
    return {f"{name}/{file.relative_to(folder).as_posix()}": file for file in folder.rglob("*")}


def _write_tar(stem: Path, files: dict[str, Path]) -> Path:
    packed = stem.with_name(f"{stem.name}.tar.xz")
    with tarfile.open(packed, "w:xz", preset=6) as archive:
        for place, file in sorted(files.items()):
            archive.add(file, place, recursive=False, filter=partial(_of_nobody, file))
    return packed


def _of_nobody(file: Path, entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without the names, the habits and the time of who packed it."""
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
