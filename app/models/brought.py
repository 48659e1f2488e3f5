"""What an entry brought, in the words and figures that the list of events shows of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from app.language import decimal
from core.text.text import Text, say

FULL_BAR: Final = 2.0
"""How many bits fill the bar behind the figure; the bar of more is no longer."""

MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True, slots=True)
class Brought:
    """What one entry brought. Its words are texts that the window says in its language.

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
        if self.bits is None:
            return ""
        return f"{MINUS if self.is_loss else ''}{decimal(abs(self.bits), self._places)}"

    @property
    def told(self) -> str:
        """The bits in words, as in "about 0.4 bits"."""
        if self.bits is None:
            return ""
        return _BITS[self.exact, self.is_loss].format(bits=abs(self.bits))

    @property
    def bar(self) -> float:
        """How much of the bar behind the figure is filled, from 0 to 1; the sign is the figure's."""
        return 0.0 if self.bits is None else min(abs(self.bits) / FULL_BAR, 1.0)

    @property
    def is_loss(self) -> bool:
        """Whether the envelope became less certain, by more than is rounded away."""
        return self.bits is not None and self.bits < 0 and round(-self.bits, self._places) > 0

    @property
    def sentences(self) -> tuple[str, ...]:
        """All of it, as the tool tip shows it and a screen reader says it."""
        parts = []
        if self.told:
            more = say("Brought", "It told {bits} about the envelope.")
            less = say("Brought", "It told {bits} about the envelope, which became less certain.")
            parts.append((less if self.is_loss else more).format(bits=self.told))
        if self.certain:
            parts.append(say("Brought", "Certain by it: {sentences}").format(sentences=self.certain))
        return tuple(parts)

    @property
    def _places(self) -> int:
        return 2 if self.exact else 1


_BITS: Final[Mapping[tuple[bool, bool], Text]] = {
    (True, False): say("Brought", "{bits:.2f} bits"),
    (True, True): say("Brought", "minus {bits:.2f} bits"),
    (False, False): say("Brought", "about {bits:.1f} bits"),
    (False, True): say("Brought", "about minus {bits:.1f} bits"),
}
"""What an entry told, by whether that is exact, and whether it is a loss."""

NOTHING: Final = Brought()
"""What an entry brought of which there is nothing to tell, or not yet."""
