"""Two pictures compared within what one drawing may differ by from machine to machine.

The bounds come from Qt's painting, and were tried on emulated processors. It keeps corners to 1/64 of a pixel: a sine
that is rounded the other way moves an edge by one such step, which is 4 levels of 255; so do images painted askew
without AVX2. Colours that shine through are divided by their opacity with the processor's own estimate of 1/x: of all
65,536 pairs of shade and opacity 0.5 % come out one level beside another processor's.
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
"""The most by which red, green, blue or opacity of any pixel may differ, of 255 levels."""

SHARE: Final = 0.01
"""The share of the pixels that may differ at all."""


def pixels(image: QImage) -> np.ndarray:
    """The levels of a picture, shape [height, width, 4], as they are seen: shades already weakened by the opacity."""
    seen = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return np.array(seen.constBits(), np.uint8).reshape(seen.height(), seen.width(), 4).astype(int)


def difference(one: QImage, other: QImage) -> str:
    """How two pictures differ, by more than they may; nothing, if they are alike."""
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
