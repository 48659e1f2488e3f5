"""How work grows with what it is given: counted, as no clock says the same twice."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable


def calls_of(act: Callable[[], object]) -> int:
    """Count the calls in this thread while something is done: of functions, also those in C, and of generators."""
    number = 0

    def count(frame: object, event: str, arg: object) -> None:
        nonlocal number
        number += event in {"call", "c_call"}

    was_enabled, before = gc.isenabled(), sys.getprofile()
    gc.disable()  # what is collected may call something
    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(before)
        if was_enabled:
            gc.enable()
    return number


def grows_with_its_size(work: Callable[[int], object], size: int) -> bool:
    """Whether four times the size is four times the calls, not sixteen: about the same for each piece."""
    work(1)  # what is imported or made once
    few, many = (calls_of(lambda n=n: work(n)) for n in (size, 4 * size))
    assert few > size, "what is counted is not the work"
    return many < 5 * few
