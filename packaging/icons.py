"""Make the program's icon in every form that a system asks for, from the one drawing: ``python3 packaging/icons.py``.

Draws ``resources/deerstalker.svg`` with Qt's own renderer, from ``.venv``: PNG in the sizes of Linux, an ``.ico`` for
Windows and an ``.icns`` for macOS, into ``packaging/icons``. What it makes is in the checkout; a test compares.
"""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import environment

DRAWING = environment.ROOT / "resources" / "deerstalker.svg"
FOLDER = environment.ROOT / "packaging" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Those of Linux."""
WINDOWS = (16, 24, 32, 48, 64, 256)
MACOS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024}
"""What a picture is called in an ``.icns``, and its size; from ``ic11`` on those for fine screens, of 16, 32, 128, 256
and 512 points. Names for 16 and 32 pixels there are too, but a PNG by these is not shown everywhere as it should."""
DRAWN = tuple(sorted({*SIZES, *WINDOWS, *MACOS.values()}))

DRAW = """
import sys
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
drawing, folder, *sizes = sys.argv[1:]
renderer = QSvgRenderer(drawing)
assert renderer.isValid(), drawing
for size in map(int, sizes):
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0, 0, size, size))
    painter.end()
    assert image.save(f"{folder}/deerstalker-{size}.png", "PNG")
"""
"""A program for the interpreter that has Qt: draws into PNG files."""


def draw(folder: Path) -> None:
    """Draw the icon in all sizes into a folder."""
    words = [str(environment.OURS.python), "-c", DRAW, str(DRAWING), str(folder), *map(str, DRAWN)]
    subprocess.run(words, check=True)


def png(folder: Path, size: int) -> bytes:
    """Return the picture of a size."""
    return (folder / f"deerstalker-{size}.png").read_bytes()


def ico(folder: Path) -> bytes:
    """Return an icon for Windows: a directory of pictures, then the pictures, each a PNG."""
    pictures = [(size, png(folder, size)) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in pictures:
        side = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(picture for _, picture in pictures)


def icns(folder: Path) -> bytes:
    """Return an icon for macOS: pictures one after the other, each a PNG with its name and length before it."""
    parts = [(name, png(folder, size)) for name, size in MACOS.items()]
    body = b"".join(name + struct.pack(">I", len(picture) + 8) + picture for name, picture in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path = FOLDER) -> None:
    """Draw all sizes, and put them together for Windows and macOS."""
    folder.mkdir(exist_ok=True)
    draw(folder)
    (folder / "deerstalker.ico").write_bytes(ico(folder))
    (folder / "deerstalker.icns").write_bytes(icns(folder))


if __name__ == "__main__":
    main()
