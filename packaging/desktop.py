"""The files that integrate the program into a Linux desktop, and their places in ``share``."""

from __future__ import annotations

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


def install(share: Path) -> None:
    """Copy every file to its place in a folder ``share``."""
    for place, file in files().items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
        target.chmod(0o644)


if __name__ == "__main__":  # run by packaging/flatpak
    install(Path(sys.argv[1]))
