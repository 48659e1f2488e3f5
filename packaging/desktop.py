"""The files that integrate the program into a Linux desktop, and their places in ``share``."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import environment
import icons

IDENTIFIER = "io.deerstalker.Deerstalker"
LINUX = environment.ROOT / "packaging" / "linux"
DESKTOP = LINUX / f"{IDENTIFIER}.desktop"
METAINFO = LINUX / f"{IDENTIFIER}.metainfo.xml"
MIME = LINUX / f"{IDENTIFIER}.mime.xml"
PICTURES = ""
"""The address of ``resources/screenshots`` on the web, once it has one: software centres show pictures from there."""


def files() -> dict[str, Path]:
    """Return the files by their paths in ``share``: the menu entry, the file type, the icons."""
    themes = {f"icons/hicolor/{size}x{size}": icons.FOLDER / f"deerstalker-{size}.png" for size in icons.SIZES}
    drawn = {f"{theme}/apps/{IDENTIFIER}.png": file for theme, file in themes.items()}
    return {
        f"applications/{IDENTIFIER}.desktop": DESKTOP,
        f"metainfo/{IDENTIFIER}.metainfo.xml": METAINFO,
        f"mime/packages/{IDENTIFIER}.xml": MIME,
        f"icons/hicolor/scalable/apps/{IDENTIFIER}.svg": icons.DRAWING,
        **drawn,
    }


def described(pictures: str = PICTURES) -> str:
    """Return the description for software centres, with the pictures at this address, or without any."""
    said = METAINFO.read_text(encoding="utf-8")
    if pictures:
        return said.replace("<image>", f"<image>{pictures}/")
    return re.sub(r" *<screenshots>.*</screenshots>\n", "", said, flags=re.DOTALL)


def install(share: Path) -> None:
    """Write every file to its place in a folder ``share``."""
    for place, file in files().items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if file == METAINFO:
            target.write_text(described(), encoding="utf-8")
        else:
            shutil.copyfile(file, target)
        target.chmod(0o644)


if __name__ == "__main__":
    install(Path(sys.argv[1]))
