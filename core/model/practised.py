"""How a game against the program was played; the case of such a game keeps it in ``about``, once it is finished.

"about": {"practice": ["seed: 20261125", "day: 2026-11-25", "help: no"]}
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Final

from core.model.case import About, Case

_PRACTICE: Final = "practice"


@dataclass(frozen=True, slots=True)
class Practised:
    """``day``: of a daily game; ``helped``: whether the program showed what it knew. None: the case doesn't say it."""

    seed: int | None = None
    day: date | None = None
    helped: bool | None = None


def practised_of(case: Case) -> Practised | None:
    """Return how a practice game was played; None for a game among people. What is invalid is skipped."""
    said = dict(case.about).get(_PRACTICE)
    if said is None:
        return None
    told = dict(remark.split(": ", 1) for remark in ((said,) if isinstance(said, str) else said) if ": " in remark)
    seed, day = None, None
    with suppress(ValueError):
        day = date.fromisoformat(told.get("day", ""))
    with suppress(ValueError):  # not a number, or one of thousands of digits
        seed = int(told.get("seed", ""))
    return Practised(seed, day, {"yes": True, "no": False}.get(told.get("help", "")))


def with_practised(case: Case, how: Practised) -> About:
    said = {"seed": how.seed, "day": how.day, "help": {True: "yes", False: "no", None: None}[how.helped]}
    remarks = tuple(f"{name}: {value}" for name, value in said.items() if value is not None)
    return (*(remark for remark in case.about if remark[0] != _PRACTICE), (_PRACTICE, remarks))
