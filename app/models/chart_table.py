"""The table behind a chart: the same numbers, to be copied into a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ChartTable:
    """Headings, and rows of as many fields."""

    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @property
    def text(self) -> str:
        """The table as lines whose fields are separated by tabs."""
        return "".join(map(_line, (self.headings, *self.rows)))


def _line(fields: Sequence[str]) -> str:
    return "\t".join(" ".join(field.split()) for field in fields) + "\n"
