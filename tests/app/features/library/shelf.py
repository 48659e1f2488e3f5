"""Evenings to fill a library with."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache

from app.features.library.store import Library, record_of
from core.model.case import Case
from core.model.ending import ending, with_ending
from core.model.renaming import renamed
from tests.games import classic_game

DAY = datetime(2026, 5, 1, 19, 0, tzinfo=UTC)


@cache
def four_evenings() -> tuple[Case, ...]:
    """Return four games; Zoë plays in the second, and Dot won the third."""
    one, two, three, four = (classic_game(seed, 4, 6) for seed in range(4))
    won = replace(three.case, about=with_ending(three.case, ending(three.case.setup, three.truth, "Dot")))
    return one.case, renamed(two.case, {"Ann": "Zoë"}, {}), won, four.case


def fill(library: Library) -> tuple[Case, ...]:
    """Keep four evenings, the latest first."""
    cases = four_evenings()
    for i, case in enumerate(cases):
        library.keep(record_of(case), now=DAY - timedelta(days=40 * i))
    return cases


def made_newer(library: Library) -> bytes:
    """Mark a library as a later version's, and return what its file then holds."""
    with closing(sqlite3.connect(library.path)) as connection:
        connection.execute("PRAGMA user_version = 7")
        connection.commit()
    return library.path.read_bytes()
