"""What an entry brought, in the words and figures that the list of events shows of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

FULL_BAR: Final = 2.0
"""How many bits fill the bar behind the figure; the bar of more is no longer."""

MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Brought:
    """What one entry brought.

    ``bits``: what it told about the envelope, below 0 where that became less certain; None where nobody knows, or where
    there is nothing to tell (a move, an entry that is set aside). ``exact``: whether that is computed, or estimated.
    ``marks`` says in short which cells became certain, ``certain`` in sentences; both are empty where none did.
    """

    bits: float | None = None
    exact: bool = True
    marks: str = ""
    certain: str = ""

    @property
    def figure(self) -> str:
        """The bits as the list shows them; an estimate has no decimals that would be noise."""
        return "" if self.bits is None else f"{MINUS if self.is_loss else ''}{self._size}"

    @property
    def told(self) -> str:
        """The bits in words, as in "about 0.4 bits"."""
        if self.bits is None:
            return ""
        return f"{'' if self.exact else 'about '}{'minus ' if self.is_loss else ''}{self._size} bits"

    @property
    def bar(self) -> float:
        """How much of the bar behind the figure is filled, from 0 to 1; the sign is the figure's."""
        return 0.0 if self.bits is None else min(abs(self.bits) / FULL_BAR, 1.0)

    @property
    def is_loss(self) -> bool:
        """Whether the envelope became less certain, by more than is rounded away."""
        return self.bits is not None and self.bits < 0 and float(self._size) > 0

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it, as the tool tip shows it and a screen reader says it."""
        less = ", which became less certain" if self.is_loss else ""
        bits = f"It told {self.told} about the envelope{less}." if self.told else ""
        certain = f"Certain by it: {self.certain}" if self.certain else ""
        return tuple(part for part in (bits, certain) if part)

    @property
    def _size(self) -> str:
        return f"{abs(self.bits or 0.0):.{2 if self.exact else 1}f}"


NOTHING: Final = Brought()
"""What an entry brought of which there is nothing to tell, or not yet."""
