"""What the pending entry would reveal about the envelope, in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.tasks.inference import InferenceReply
from app.ui import text as words
from app.ui.language import decimal, translate
from app.ui.numbers import count

if TYPE_CHECKING:
    from core.engines.posterior import Posterior

NEARLY_NOTHING = 0.005
"""Fewer bits than this are shown as none."""


def effect(before: Posterior | None, reply: InferenceReply, place: int) -> str:
    """Return the envelope's entropy before and after; ``before`` is the current game, if known.

    Where the entry, which would be at index ``place``, contradicts others, these are named instead.
    """
    if reply.conflict:
        others = [source for source in reply.conflict if source != place]
        said = translate(
            "WhatIfWords", "{contradiction}. {moment}", "moment: a sentence, as of which moment the sheet is"
        )
        return said.format(contradiction=words.contradicts(others), moment=words.conflict_advice(reply.upto))
    after = reply.posterior
    if after is None or after.entropy_bits is None:
        return ""
    parts = [_bits(before, after), _solutions(before, after)]
    return "   ".join(part for part in parts if part)


def _bits(before: Posterior | None, after: Posterior) -> str:
    old, new = None if before is None else before.entropy_bits, after.entropy_bits
    if new is None:
        return ""
    digits = 2 if after.exact and (before is None or before.exact) else 1
    if old is None:
        return translate("WhatIfWords", "{after} bits open").format(after=decimal(new, digits))
    return _told(old - new).format(
        before=decimal(old, digits), after=decimal(new, digits), told=decimal(abs(old - new), digits)
    )


def _told(told: float) -> str:
    """Return the sentence for an entry that would reveal this many bits."""
    if abs(told) < NEARLY_NOTHING:
        return translate("WhatIfWords", "It would tell nothing of the envelope: {after} bits open")
    if told > 0:
        return translate("WhatIfWords", "{before} → {after} bits open (tells {told})")
    return translate("WhatIfWords", "{before} → {after} bits open ({told} more than before)")


def _solutions(before: Posterior | None, after: Posterior) -> str:
    old, new = None if before is None else before.solutions, after.solutions
    if old is None or new is None:
        return ""
    return translate("WhatIfWords", "{before} → {after} solutions left").format(before=count(old), after=count(new))
