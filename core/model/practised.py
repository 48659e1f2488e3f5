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
    """``day``: of a daily game; ``helped``: whether the program showed what it knew. None if the case does not say."""

    seed: int | None = None
    day: date | None = None
    helped: bool | None = None


def practised_of(case: Case) -> Practised | None:
    """Return how a practice game was played; None for a game among people. What is invalid is skipped."""
    remarks = dict(case.about).get(_PRACTICE)
    if remarks is None:
        return None
    lines = (remarks,) if isinstance(remarks, str) else remarks
    values = dict(line.split(": ", 1) for line in lines if ": " in line)
    seed, day = None, None
    with suppress(ValueError):
        day = date.fromisoformat(values.get("day", ""))
    with suppress(ValueError):  # not a number, or one of thousands of digits
        seed = int(values.get("seed", ""))
    return Practised(seed, day, {"yes": True, "no": False}.get(values.get("help", "")))


def with_practised(case: Case, how: Practised) -> About:
    values = {"seed": how.seed, "day": how.day, "help": {True: "yes", False: "no", None: None}[how.helped]}
    remarks = tuple(f"{name}: {value}" for name, value in values.items() if value is not None)
    return (*(remark for remark in case.about if remark[0] != _PRACTICE), (_PRACTICE, remarks))
