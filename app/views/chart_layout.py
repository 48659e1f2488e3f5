"""Where everything in a chart stands: each kind of picture has a layout of its own."""

from __future__ import annotations

from app.models.chart_picture import Picture, StoryPicture
from app.views.chart_bars import lay_out_bars
from app.views.chart_drawing import Drawing
from app.views.chart_lines import lay_out_story
from app.views.chart_sheet import Sheet


def lay_out(picture: Picture, sheet: Sheet) -> Drawing:
    """Return the drawing of a picture on a sheet."""
    return lay_out_story(picture, sheet) if isinstance(picture, StoryPicture) else lay_out_bars(picture, sheet)
