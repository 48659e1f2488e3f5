"""A cell of the sheet: what is certain of a card and a holder, or how likely it is."""

from __future__ import annotations

from dataclasses import dataclass

from app.numbers import percent

ROUGH = 0.01
"""A standard error that is larger than this is said in the cell itself."""


@dataclass(frozen=True, slots=True)
class Cell:
    """What the sheet says of a card and a holder.

    ``holds`` is what is certain (None while it is open), ``p`` the probability where there is one, ``stale`` whether
    that number was computed for an earlier state of the game, ``error`` its standard error: 0 where it is exact, None
    for an estimate whose error nobody knows.
    """

    holds: bool | None = None
    p: float | None = None
    stale: bool = False
    error: float | None = 0.0

    @property
    def was(self) -> bool | None:
        """What was certain at that earlier moment, and may not have been confirmed yet."""
        return None if self.holds is not None or self.p not in (0.0, 1.0) else self.p == 1.0

    @property
    def is_rough(self) -> bool:
        """Whether the number is an estimate whose standard error is known to be large."""
        return self.holds is None and self.p is not None and self.error is not None and self.error > ROUGH

    @property
    def text(self) -> str:
        """The number in the cell; empty where a mark says more."""
        return "" if self.holds is not None or self.p is None else percent(self.p)
