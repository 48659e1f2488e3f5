"""What a Linux desktop wants to know of the program, and where below ``share`` it looks for that."""

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
    """Return every file, by its place below ``share``: the entry in the menu, the kind of file, the icon."""
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
    """Copy every file to its place below a folder ``share``."""
    for place, file in files().items():
        target = share / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, target)
        target.chmod(0o644)


if __name__ == "__main__":  # packaging/flatpak starts it
    install(Path(sys.argv[1]))
