"""Where everything in a chart stands: each kind of picture has a layout of its own."""

from __future__ import annotations

from app.features.charts.bars import lay_out_bars
from app.features.charts.drawing import Drawing
from app.features.charts.lines import lay_out_story
from app.features.charts.picture import Picture, StoryPicture
from app.features.charts.sheet import Sheet


def lay_out(picture: Picture, sheet: Sheet) -> Drawing:
    """Return the drawing of a picture on a sheet."""
    return lay_out_story(picture, sheet) if isinstance(picture, StoryPicture) else lay_out_bars(picture, sheet)
