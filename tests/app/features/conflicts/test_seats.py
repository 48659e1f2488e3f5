"""The way back to before an entry, past a set-up that changed who passed."""

from dataclasses import replace

from app.features.conflicts import CorrectionKind, corrections_of
from core.history.history import History
from core.model.case import Case
from core.model.events import Suggestion


def test_changed_seats_bring_no_entry(case: Case):
    setup = case.setup
    history = History(Case(setup))
    for event in case.events[:3]:
        assert isinstance(event, Suggestion)
        history.append(replace(event, follows=True))
    ann, bob, cid, dot = setup.players
    history.change_setup(replace(setup, players=(ann, dot, cid, bob)))
    assert history.case.events[1].passed != case.events[1].passed
    history.append(case.events[3])
    (entry,) = corrections_of(history.case, (1,), [], history.cases[:-1])
    undo = entry.others[-1]
    assert (undo.kind, undo.steps) == (CorrectionKind.UNDO, 4)
    assert undo.words == "Undo back to before it (takes back entries 2\N{EN DASH}4)"
    (first,) = corrections_of(history.case, (3,), [], history.cases[:-1])
    assert first.others[-1].steps == 1
