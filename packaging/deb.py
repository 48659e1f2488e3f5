"""Make a Debian package of a bundle: ``python3 packaging/deb.py [FOLDER] [--out FOLDER]``.

``FOLDER`` is a bundle made by ``bundle.py``, by default ``dist/deerstalker``. The package is written beside it. It is
reproducible, as its files have the date of the release. It has no installation scripts: the desktop's own triggers
update menus, file types and icons.
Needs ``dpkg-deb`` and ``readelf`` (on Debian and Ubuntu in the packages ``dpkg`` and ``binutils``).
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import os
import platform
import re
import shutil
import subprocess
import tempfile
import textwrap
from email.utils import format_datetime
from pathlib import Path

import desktop
import environment
from archive import permissions
from bundle import BUNDLE, version
from needs import Needs, needs
from releases import Release, releases
from system import give_up, require, say

PROGRAM = "deerstalker"
MANUAL = desktop.LINUX / "deerstalker.1"
MAINTAINER = "The Deerstalker authors <deerstalker@deerstalker.invalid>"
ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
CONTROL = """\
Package: deerstalker
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {depends}
{suggests}Section: games
Priority: optional
Description: detective's sheet for Cluedo and Clue
 You enter what happens at the table; it shows which cards are certain, and for
 every other card the exact probability of each place where it can be. It gives
 advice, explains itself, reviews a game and keeps a library of them.
 .
 This package brings its own Python and Qt.
"""
COPYRIGHT = """\
Deerstalker is under the licence below. The libraries that come with it, Python and Qt among them, are under licences of
their own: their texts are in /usr/lib/deerstalker, and the program shows them (Help, About).

{licence}"""


def debian_version(said: str) -> str:
    """Return a version in Debian's notation: 0.2.0rc1 becomes 0.2.0~rc1, which sorts before 0.2.0."""
    return re.sub(r"(?<=\d)\.?(a|b|rc|dev)(?=\d)", r"~\1", said)


def stage(bundle: Path, root: Path) -> None:
    """Create the package's files in a folder ``root``, which stands for the root of the system."""
    shutil.copytree(bundle, root / "usr" / "lib" / PROGRAM, symlinks=True)
    commands = root / "usr" / "bin"
    commands.mkdir(parents=True)
    (commands / PROGRAM).symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    share = root / "usr" / "share"
    desktop.install(share)
    licence = (environment.ROOT / "LICENSE").read_text(encoding="utf-8")
    _put(share / "doc" / PROGRAM / "copyright", COPYRIGHT.format(licence=licence).encode())
    _put(share / "doc" / PROGRAM / "changelog.gz", _squeezed("\n".join(map(change, releases()))))
    _put(share / "man" / "man1" / f"{MANUAL.name}.gz", _squeezed(MANUAL.read_text(encoding="utf-8")))


def change(release: Release) -> str:
    """Return the entry of a release in Debian's changelog."""
    wrap = textwrap.TextWrapper(width=78, initial_indent="  * ", subsequent_indent="    ")
    said = "\n".join(wrap.fill(part) for part in release.said)
    head = f"{PROGRAM} ({debian_version(release.version)}) unstable; urgency=medium"
    return f"{head}\n\n{said}\n\n -- {MAINTAINER}  {format_datetime(release.day)}\n"


def control(root: Path, needed: Needs) -> str:
    """Return the package's control file."""
    libc = "libc6 (>= {}.{})".format(*needed.glibc)
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    return CONTROL.format(
        version=debian_version(version()),
        architecture=ARCHITECTURES.get(platform.machine(), platform.machine()),
        maintainer=MAINTAINER,
        kilobytes=-(-size // 1024),
        depends=", ".join([libc, *needed.packages]),
        suggests=f"Suggests: {', '.join(needed.optional)}\n" if needed.optional else "",
    )


def checksums(root: Path) -> str:
    """Return the checksums for ``dpkg --verify``."""
    files = sorted(file for file in (root / "usr").rglob("*") if file.is_file() and not file.is_symlink())
    lines = (f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n" for file in files)  # noqa: S324 - what dpkg takes
    return "".join(lines)


def build(bundle: Path, out: Path) -> Path:
    """Make the package in the folder ``out``; return its file."""
    if not (bundle / PROGRAM).is_file():
        give_up(f"{bundle} is no bundle: there is no program {PROGRAM} in it. packaging/bundle.py makes one.")
    require("dpkg-deb", "readelf")
    needed = needs(bundle)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "root"
        stage(bundle, root)
        about = root / "DEBIAN"
        about.mkdir()
        (about / "control").write_text(control(root, needed), encoding="utf-8")
        (about / "md5sums").write_text(checksums(root), encoding="utf-8")
        day = int(releases()[0].day.timestamp())
        _make_everybodys(root, day)
        env = {**os.environ, "SOURCE_DATE_EPOCH": str(day)}
        subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(out)], env=env, check=True)
    return (
        out / f"{PROGRAM}_{debian_version(version())}_{ARCHITECTURES.get(platform.machine(), platform.machine())}.deb"
    )


def _put(file: Path, data: bytes) -> None:
    """Write a file, creating its folder if needed."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)


def _squeezed(text: str) -> bytes:
    """Return a text compressed as Debian requires for documents, without a timestamp."""
    return gzip.compress(text.encode(), 9, mtime=0)


def _make_everybodys(root: Path, day: int) -> None:
    """Give all files the same date and permissions: every user may read them, and run the programs."""
    for file in [root, *root.rglob("*")]:
        if not file.is_symlink():
            file.chmod(permissions(file))
        os.utime(file, (day, day), follow_symlinks=False)


def main() -> None:
    """Make the package."""
    parser = argparse.ArgumentParser(description="Make a Debian package of a bundle.")
    parser.add_argument("bundle", nargs="?", type=Path, default=BUNDLE)
    parser.add_argument("--out", type=Path, help="where the package goes: beside the bundle, where nothing is said")
    words = parser.parse_args()
    made = build(words.bundle, words.out or words.bundle.resolve().parent)
    say(f"{made}: {made.stat().st_size / 1e6:.0f} MB")


if __name__ == "__main__":
    main()
