"""Compares pictures, with tolerances for the differences between machines.

The tolerances follow from how Qt paints, and were verified on emulated processors. Qt rounds corners to 1/64 of a
pixel, so a sine rounded differently moves an edge by one such step, or 4 of 255 levels; rotated images painted without
AVX2 differ as much. Translucent colours are divided by their opacity with the processor's approximation of 1/x: of all
65,536 pairs of shade and opacity, 0.5 % differ by one level between processors.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

import numpy as np
from PySide6.QtGui import QImage

ICONS: Final = {file.name.removesuffix(".svg") for file in resources.files("resources").joinpath("icons").iterdir()} - {
    "LICENSE",
    "close",
    "float",
    "check-light",
    "check-dark",
}
"""The names of the icons; the others are pictures of the style sheet."""

LEVELS: Final = 4
"""Maximum difference of red, green, blue or opacity of a pixel, of 255 levels."""

SHARE: Final = 0.01
"""Maximum share of pixels that differ."""


def pixels(image: QImage) -> np.ndarray:
    """Return a picture's levels, [height, width, 4], with colours premultiplied by the opacity."""
    seen = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.array(seen.constBits(), np.uint8).reshape(seen.height(), seen.width(), 4).astype(int)


def difference(one: QImage, other: QImage) -> str:
    """Describe how two pictures differ by more than the tolerances; empty if they do not."""
    assert not one.isNull()
    if one.size() != other.size():
        return f"sizes {one.size().toTuple()} and {other.size().toTuple()}"
    off = np.abs(pixels(one) - pixels(other)).max(axis=2)
    if off.max() <= LEVELS and np.count_nonzero(off) <= SHARE * off.size:
        return ""
    beyond = np.count_nonzero(off > LEVELS)
    return (
        f"{np.count_nonzero(off)} of {off.size} pixels differ, {beyond} by more than {LEVELS} levels, worst {off.max()}"
    )
