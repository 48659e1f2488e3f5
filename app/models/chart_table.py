"""The table behind a chart: the same numbers, to be copied into a spreadsheet."""

from __future__ import annotations

from dataclasses import dataclass

from app.verbatim import table_line


@dataclass(frozen=True, slots=True)
class ChartTable:
    """Headings, and rows of as many fields."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def text(self) -> str:
        """The table as lines whose fields are separated by tabs."""
        return "".join(map(table_line, (self.headings, *self.rows)))
