"""The Debian packages that a bundle for Linux needs, determined from its own files.

Needs ``readelf`` (binutils). The names are those of Debian 12; later releases added t64 to some, but accept these too.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import NamedTuple

from system import LIBRARIES, give_up, require

C_LIBRARIES = ("ld-linux-", "libc.", "libdl.", "libm.", "libpthread.", "libresolv.", "librt.", "libutil.")
PACKAGES = {
    **LIBRARIES,
    "libcups.so.2": "libcups2",
    "libgio-2.0.so.0": "libglib2.0-0",
    "libgobject-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libzstd.so.1": "libzstd1",
    **dict.fromkeys(("libgtk-3.so.0", "libgdk-3.so.0"), "libgtk-3-0"),
    **dict.fromkeys(("libpango-1.0.so.0", "libpangocairo-1.0.so.0"), "libpango-1.0-0"),
    **dict.fromkeys(("libatk-1.0.so.0",), "libatk1.0-0"),
    **dict.fromkeys(("libcairo.so.2", "libcairo-gobject.so.2"), "libcairo2"),
    "libgdk_pixbuf-2.0.so.0": "libgdk-pixbuf-2.0-0",
}
"""The package of each library that a bundle may take from the system."""

OPTIONAL = ("plugins/platformthemes/", "plugins/printsupport/", "plugins/platforminputcontexts/")
"""Parts of a bundle that Qt skips if their libraries are missing, so their packages are optional."""

_FILE = re.compile(r"^File: (.+)$")
_NEEDED = re.compile(r"\(NEEDED\).*\[(.+)\]")
_GLIBC = re.compile(r"\bGLIBC_(\d+)\.(\d+)")


class Needs(NamedTuple):
    """The required packages, the optional ones, and the oldest sufficient version of glibc."""

    packages: list[str]
    optional: list[str]
    glibc: tuple[int, int]


def needs(bundle: Path) -> Needs:
    """Return what a bundle needs; exit if the package of a library is unknown."""
    asked, glibc = _asked(bundle)
    own = {file.name for file in bundle.rglob("*.so*")}
    must: set[str] = set()
    may: set[str] = set()
    for file, names in asked.items():
        optional = any(part in file.relative_to(bundle).as_posix() for part in OPTIONAL)
        for name in names - own:
            if name.startswith(C_LIBRARIES):
                continue
            if name in PACKAGES:
                (may if optional else must).add(PACKAGES[name])
            elif not optional:
                give_up(f"{file} needs {name}, and packaging/needs.py does not say which package has that.")
    return Needs(sorted(must), sorted(may - must), glibc)


def _asked(bundle: Path) -> tuple[dict[Path, set[str]], tuple[int, int]]:
    """Return the libraries that each ELF file is linked to, and the latest version of glibc that any needs."""
    require("readelf")
    files = [file for file in sorted(bundle.rglob("*")) if file.is_file() and not file.is_symlink() and _is_elf(file)]
    if not files:
        give_up(f"{bundle} holds no program.")
    # readelf prints the names of files only if there are several
    words = ["readelf", "--wide", "--dynamic", "--version-info", *map(str, files), str(files[0])]
    said = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    asked: dict[Path, set[str]] = {}
    glibc = (0, 0)
    names: set[str] = set()
    for line in said.splitlines():
        begun, needed = _FILE.match(line), _NEEDED.search(line)
        if begun:
            names = asked.setdefault(Path(begun.group(1)), set())
        elif needed:
            names.add(needed.group(1))
        for major, minor in _GLIBC.findall(line):
            glibc = max(glibc, (int(major), int(minor)))
    return asked, glibc


def _is_elf(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"
