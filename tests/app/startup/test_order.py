"""In which order the parts of the window hear of a step, as ``app/startup/features.py`` says it."""

from __future__ import annotations

import sys
from types import FrameType

from app.game.session import Session
from core.model.events import Event, Note

SIGNALS = "stepped", "changed", "shown_changed", "file_changed"


def hearers(session: Session, event: Event) -> dict[str, list[str]]:
    """Record an event; return who hears of it, by signal, in order."""
    lines: dict[int, list[str]] = {}

    def note(frame: FrameType, what: str, _: object) -> None:
        above = frame.f_back
        if what == "call" and above is not None and above.f_code is Session._announce.__code__:
            lines.setdefault(above.f_lineno, []).append(frame.f_code.co_qualname.partition(".")[0])

    sys.setprofile(note)
    try:
        session.record(event)
    finally:
        sys.setprofile(None)
    return dict(zip(SIGNALS, (lines[at] for at in sorted(lines)), strict=True))


def test_parts_hear_of_a_step_in_the_order_in_which_they_are_created(make_window, case_file):
    window = make_window()
    window.open_path(case_file)
    session = window.session
    heard = hearers(session, Note("Bob", session.case.setup.deck.card("Rope"), True))

    shown = heard["shown_changed"]
    assert shown[:5] == [
        "EventListPresenter",
        "SheetPresenter",
        "EntryPresenter",
        "InferenceRequests",  # whose answer may come at once
        "MainWindow",
    ]
    assert {"WhatIfPresenter", "CellsPresenter", "ChartsPresenter", "BoardPresenter"} == set(shown[5:])
    changed = heard["changed"]
    assert changed[:3] == ["EventListPresenter", "SkippedTurnPresenter", "EntryPresenter"]
    assert changed[3:5] == ["OwnSheetPresenter", "TimelinePresenter"]
    assert changed.index("GameOverPresenter") < changed.index("HabitsPresenter"), "which may change the case again"
    stepped = heard["stepped"]
    assert stepped.index("AdviceService") < stepped.index("BoardPresenter"), "which takes the roll from it"
    assert stepped.index("LibraryPresenter") < stepped.index("ReviewPresenter")
