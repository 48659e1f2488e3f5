"""Charts to plot, and what of them is drawn where."""

from __future__ import annotations

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from app.ui.plots.chart import (
    CERTAIN,
    CURVES,
    ENVELOPE,
    LIKELY,
    UNLIKELY,
    BarChart,
    BarRow,
    Curve,
    CurveChart,
    Segment,
    number_tick,
    percent_tick,
)

TABLE = (("", ""),)


LEGEND = ((CERTAIN, "Certain"), (LIKELY, "Likely (50% or more)"), (UNLIKELY, "Unlikely"))


def bars(*rows: tuple[str, float], **more) -> BarChart:
    made = tuple(BarRow(name, name, (Segment(ENVELOPE, p, f"{name}!"),), f"{p:.0%}") for name, p in rows)
    return BarChart(made, 1.0, percent_tick, TABLE, **more)


def curves(*bits: tuple[float, ...], **more) -> CurveChart:
    names = ("Envelope", "Suspect", "Weapon", "Room")[: len(bits[0])]
    made = tuple(map(Curve, names, names, CURVES, zip(*bits, strict=True)))
    labels = tuple(f"{n}\nA\n3" for n in range(len(bits)))
    said = (tuple(f"Entry {n}" for n in range(len(bits))),)
    reach = max(1.0, np.nanmax(bits))
    return CurveChart(made, labels, "Entry", "Bits", reach, number_tick, said, TABLE, **more)


def boxes(view) -> dict:
    """Return the boxes of all bars in the scene, by the middles of their rows."""
    found = {}
    for item in view.plot.items:
        if isinstance(item, pg.BarGraphItem):
            for rect in item.rects():
                found.setdefault(rect.center().y(), []).append(view.plot.vb.mapViewToScene(rect).boundingRect())
    return {y: sorted(rects, key=QRectF.left) for y, rects in found.items()}


def labels_of(axis) -> list[tuple[QRectF, str]]:
    """Return the labels that an axis draws, and their boxes."""
    image = QImage(1, 1, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        _, _, found = axis.generateDrawSpecs(painter)
    return [(rect, text) for rect, _, text in found if text]
