"""Make the program's icons for all systems from one drawing: ``python3 packaging/icons.py``.

Renders ``resources/deerstalker.svg`` with Qt from ``.venv`` into ``packaging/icons``: PNG files in Linux's sizes, an
``.ico`` for Windows and an ``.icns`` for macOS. The results are checked in; a test compares them.
"""

from __future__ import annotations

import struct
import subprocess
from pathlib import Path

import environment

DRAWING = environment.ROOT / "resources" / "deerstalker.svg"
FOLDER = environment.ROOT / "packaging" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""The sizes for Linux."""
WINDOWS = (16, 24, 32, 48, 64, 256)
MACOS = {b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512, b"ic10": 1024}
"""The types of pictures in an ``.icns`` and their sizes; from ``ic11`` on for high-resolution screens, of 16, 32, 128,
256 and 512 points. Types for 16 and 32 pixels exist, but a PNG of these types is not shown correctly everywhere."""
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
"""A script for the interpreter that has Qt: renders the icon into PNG files."""


def draw(folder: Path) -> None:
    """Render the icon in all sizes into a folder."""
    words = [str(environment.OURS.python), "-c", DRAW, str(DRAWING), str(folder), *map(str, DRAWN)]
    subprocess.run(words, check=True)


def png(folder: Path, size: int) -> bytes:
    """Return the PNG of a size."""
    return (folder / f"deerstalker-{size}.png").read_bytes()


def ico(folder: Path) -> bytes:
    """Return an icon for Windows: a directory of pictures, then the pictures as PNG."""
    pictures = [(size, png(folder, size)) for size in WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in pictures:
        side = size % 256  # 256 is written as 0
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(picture for _, picture in pictures)


def icns(folder: Path) -> bytes:
    """Return an icon for macOS: a sequence of PNGs, each preceded by its type and length."""
    parts = [(name, png(folder, size)) for name, size in MACOS.items()]
    body = b"".join(name + struct.pack(">I", len(picture) + 8) + picture for name, picture in parts)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main(folder: Path = FOLDER) -> None:
    """Render all sizes, and combine them for Windows and macOS."""
    folder.mkdir(exist_ok=True)
    draw(folder)
    (folder / "deerstalker.ico").write_bytes(ico(folder))
    (folder / "deerstalker.icns").write_bytes(icns(folder))


if __name__ == "__main__":
    main()
