import errno
import os
import subprocess
import sys
import threading
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.formats.atomic_file import UnwritableFileError
from core.history.history import History
from core.history.journal import Journal, journal_name
from core.history.recovery import NewerJournalError, UnreadableJournalError, journals, recover, to_line
from core.model.case import Case
from core.model.renaming import renamed
from tests.strategies.histories import SETUP, perform, some_events, verbs

EVENTS = tuple(some_events(8))
START = Case(SETUP, about=(("place", "home"), ("names", ("a", "b"))), comment="a case")
SHARED_FOLDER = settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)


class Desk:
    """A history and its journal, kept together as the window keeps them; remembers what it was after every entry."""

    def __init__(self, folder, case_path=None):
        self.history = History(START, saved=case_path is not None)
        self.journal = Journal.create(folder, self.history, case_path)
        self.states = [self.state()]

    def state(self):
        history = self.history
        return (history.cases, history.steps, history.cursor, history.is_saved, self.journal.case_path)

    def do(self, name, *arguments):
        found = perform(self.history, (name, arguments))
        if name == "undo":
            self.journal.undone()
        elif name == "redo":
            self.journal.redone()
        elif found is not None:
            self.journal.append(found)
        else:
            return
        self.states.append(self.state())

    def save(self, path):
        self.history.mark_saved()
        self.journal.saved(path)
        self.states.append(self.state())


def state(recovered):
    history = recovered.history
    return (history.cases, history.steps, history.cursor, history.is_saved, recovered.case_path)


def busy_desk(folder):
    """A desk where every kind of entry was made."""
    desk = Desk(folder, Path("game.case.json"))
    for event in EVENTS[:5]:
        desk.do("append", event)
    desk.do("insert", 1, EVENTS[5])
    desk.do("replace", 0, replace(EVENTS[0], comment="edited\nhere"))
    desk.do("delete", 2)
    desk.do("move", 0, 3)
    desk.save(Path("elsewhere.case.json"))
    desk.do("set_aside", 1)
    desk.do("delete", 0, 3)
    names, cards = {"Ann": "O, P", "O, P": "Ann"}, {SETUP.deck.cards[3]: replace(SETUP.deck.cards[3], name="Hook")}
    desk.do("change_setup", renamed(Case(SETUP), names, cards).setup, names, cards)
    for name in ("undo", "undo", "redo", "undo"):
        desk.do(name)
    return desk


@pytest.fixture
def desk(tmp_path):
    desk = busy_desk(tmp_path)
    yield desk
    desk.journal.close()


def test_everything_comes_back_with_the_place_in_the_history(desk):
    recovered = recover(desk.journal.path)
    assert recovered.history == desk.history
    assert recovered.history.can_redo
    assert state(recovered) == desk.states[-1]
    assert (recovered.lost, recovered.case_path) == (None, Path("elsewhere.case.json"))


def test_whether_the_case_is_saved_comes_back(tmp_path):
    desk = Desk(tmp_path)
    assert not recover(desk.journal.path).history.is_saved
    desk.do("append", EVENTS[0])
    desk.save(tmp_path / "new.case.json")
    assert recover(desk.journal.path).history.is_saved
    desk.do("undo")
    assert not recover(desk.journal.path).history.is_saved
    desk.do("redo")
    assert recover(desk.journal.path).history.is_saved
    assert recover(desk.journal.path).case_path == tmp_path / "new.case.json"
    desk.journal.close()


@given(st.data())
@settings(SHARED_FOLDER, max_examples=12)
def test_any_history_comes_back(tmp_path, data):
    desk = Desk(tmp_path)
    for _ in range(data.draw(st.integers(0, 10))):
        name, arguments = data.draw(verbs(desk.history))
        desk.do(name, *arguments)
    assert state(recover(desk.journal.path)) == desk.state()
    desk.journal.rewrite(desk.history)
    assert state(recover(desk.journal.path)) == desk.state()
    desk.journal.discard()


def test_truncation_anywhere_gives_a_prefix_of_the_history(desk, tmp_path):
    whole = desk.journal.path.read_bytes()
    cut = tmp_path / "cut.journal"
    ends = [i for i in range(len(whole)) if b"\n" in whole[max(0, i - 2) : i + 2]]
    for length in sorted({*ends, *range(0, len(whole), 17)}):
        cut.write_bytes(whole[:length])
        entries = whole[:length].count(b"\n")
        if not entries:
            with pytest.raises(UnreadableJournalError, match="first entry"):
                recover(cut)
            continue
        recovered = recover(cut)
        assert state(recovered) == desk.states[entries - 1]
        assert (recovered.lost is None) == whole[:length].endswith(b"\n")


@pytest.mark.parametrize("examples", [150, pytest.param(20_000, marks=pytest.mark.slow)])
def test_flipped_bytes_lose_the_tail_at_most(desk, tmp_path, examples):
    whole = desk.journal.path.read_bytes()
    copy = tmp_path / "copy.journal"

    @given(st.lists(st.tuples(st.integers(0, len(whole) - 1), st.integers(1, 255)), min_size=1, max_size=3))
    @settings(SHARED_FOLDER, max_examples=examples)
    def flip(flips):
        damaged = bytearray(whole)
        for place, mask in flips:
            damaged[place] ^= mask
        first = next((i for i, (a, b) in enumerate(zip(whole, damaged, strict=True)) if a != b), None)
        copy.write_bytes(damaged)
        if first is None:
            return
        intact = whole[:first].count(b"\n")
        if not intact:
            with pytest.raises(UnreadableJournalError):
                recover(copy)
            return
        recovered = recover(copy)
        assert state(recovered) == desk.states[intact - 1]
        assert f"Entry {intact} of the journal" in recovered.lost

    flip()


@given(st.binary(max_size=300))
@settings(SHARED_FOLDER)
def test_garbage_behind_the_entries_is_lost_and_said(tmp_path, garbage):
    path = tmp_path / "garbage.journal"
    desk = Desk(tmp_path)
    desk.do("append", EVENTS[0])
    desk.journal.close()
    path.write_bytes(desk.journal.path.read_bytes() + garbage)
    desk.journal.discard()
    recovered = recover(path)
    assert state(recovered) == desk.states[-1]
    assert (recovered.lost is None) == (garbage == b"")


@given(st.binary(max_size=300))
@settings(SHARED_FOLDER)
def test_a_file_of_garbage_is_a_clear_error(tmp_path, garbage):
    path = tmp_path / "garbage.journal"
    path.write_bytes(garbage)
    with pytest.raises(UnreadableJournalError, match="first entry"):
        recover(path)


@pytest.mark.parametrize("lines", [slice(2, 3), slice(1, 2)])
def test_a_missing_entry_ends_what_can_be_used(desk, tmp_path, lines):
    found = desk.journal.path.read_bytes().splitlines(keepends=True)
    n = len(found)
    del found[lines]
    holed = tmp_path / "holed.journal"
    holed.write_bytes(b"".join(found))
    recovered = recover(holed)
    assert state(recovered) == desk.states[lines.start - 1]
    assert recovered.lost == (
        f"Entry {lines.start} of the journal cannot be used (an entry before it is missing), "
        f"nor can the {n - lines.start - 2} entries after it."
    )


@pytest.mark.parametrize(
    "record",
    [
        {"op": "fly"},
        {},
        {"op": "append", "event": {"type": "note", "player": "Eve", "card": "Rope", "holds": True}},
        {"op": "append", "event": 7},
        {"op": "delete", "at": 99},
        {"op": "delete", "at": "0"},
        {"op": "redo"},
        {"op": "reorder", "at": 0, "to": 0},
        {"op": "setup", "setup": {}, "players": [], "cards": []},
        {"op": "setup", "setup": {}, "players": [["a"]], "cards": []},
        {"op": "setup", "setup": {}, "players": [], "cards": [[["a", "spoons"], ["b", "rooms"]]]},
        {"op": "saved", "path": 5},
    ],
)
def test_an_entry_that_cannot_be_done_counts_as_damage(tmp_path, record):
    desk = Desk(tmp_path)
    desk.do("append", EVENTS[0])
    with desk.journal.path.open("ab") as file:
        file.write(to_line(2, record))
    recovered = recover(desk.journal.path)
    assert state(recovered) == desk.states[-1]
    assert recovered.lost.startswith("Entry 2 of the journal cannot be used (")
    desk.journal.close()


def test_a_damaged_journal_is_mended_and_its_copy_kept(desk):
    path = desk.journal.path
    desk.journal.close()
    damaged = path.read_bytes()[:-9]
    path.write_bytes(damaged)
    with_damage = recover(path)
    assert with_damage.lost == f"Entry {len(desk.states) - 1} of the journal, the last one, was only partly written."
    journal = Journal.resume(with_damage)
    assert path.with_name(f"{path.name}.damaged").read_bytes() == damaged
    journal.close()
    path.write_bytes(damaged[:-9])
    Journal.resume(recover(path)).close()
    path.write_bytes(damaged)
    journal = Journal.resume(recover(path))
    copies = sorted(path.parent.glob("*.damaged*"))
    assert [copy.read_bytes() for copy in copies] == [damaged, damaged[:-9]], "none is replaced, none is there twice"
    journal.redone()
    with_damage.history.redo()
    mended = recover(path)
    assert mended.lost is None
    assert mended.history == with_damage.history
    journal.close()


def test_a_whole_journal_goes_on_where_it_was(desk):
    desk.journal.close()
    size = desk.journal.path.stat().st_size
    desk.journal = Journal.resume(recover(desk.journal.path))
    assert desk.journal.path.stat().st_size == size
    desk.do("append", EVENTS[6])
    assert state(recover(desk.journal.path)) == desk.states[-1]
    assert recover(desk.journal.path).lost is None


def test_a_rewritten_journal_is_shorter_and_says_the_same(desk):
    for _ in range(20):
        desk.do("append", EVENTS[7])
        desk.do("undo")
    long = desk.journal.path.stat().st_size
    desk.journal.rewrite(desk.history)
    assert desk.journal.path.stat().st_size < long / 2
    assert recover(desk.journal.path).history == desk.history
    desk.do("append", EVENTS[7])
    assert state(recover(desk.journal.path)) == desk.states[-1]


def test_a_newer_version_is_told_apart_from_damage_and_from_nothing(tmp_path):
    path = tmp_path / "new.journal"
    path.write_bytes(to_line(0, {"format": "deerstalker-journal", "version": 4, "novelty": True}))
    said = r"made by a newer Deerstalker \(format 4; this one reads up to 3\)"
    with pytest.raises(NewerJournalError, match=said):
        recover(path)
    # a journal that is not there is a clear error
    with pytest.raises(UnreadableJournalError, match="cannot be read: No such file"):
        recover(tmp_path / "none.journal")


@pytest.mark.parametrize(
    ("record", "what"),
    [
        ({"format": "diary", "version": 1}, "is not a journal of this program"),
        (
            {"format": "deerstalker-journal", "version": 2, "path": None, "saved": False, "case": {}},
            "the case in it cannot be used: format: is missing",
        ),
    ],
)
def test_a_first_entry_that_is_no_case_is_a_clear_error(tmp_path, record, what):
    path = tmp_path / "odd.journal"
    path.write_bytes(to_line(0, record))
    with pytest.raises(UnreadableJournalError, match=what):
        recover(path)


def test_journals_are_named_before_they_are_there_and_listed_newest_first(tmp_path):
    folder = tmp_path / "not" / "there" / "yet"
    assert journals(folder) == ()
    made = [Journal.create(folder, History(START), None) for _ in range(3)]
    for age, journal in enumerate(made):
        os.utime(journal.path, (1000 - age, 1000 - age))
    (folder / "other.txt").write_text("no journal")
    assert journals(folder) == tuple(journal.path for journal in made)
    made[1].discard()
    assert journals(folder) == (made[0].path, made[2].path)
    for journal in (made[0], made[2]):
        journal.close()
        journal.sync()
        with pytest.raises(UnwritableFileError, match="closed"):
            journal.undone()
    # a journal can be named before it is there
    name = journal_name()
    journal = Journal.create(tmp_path, History(START), None, name=name)
    assert journals(tmp_path) == (tmp_path / name,)
    journal.close()
    assert journal_name() != journal_name()


def test_a_full_disk_is_told_and_a_rewrite_catches_up(desk, monkeypatch):
    def full(handle, data):
        raise OSError(errno.ENOSPC, "No space left on device")

    write = os.write
    for fault in (full, lambda handle, data: write(handle, data[:10])):
        monkeypatch.setattr(os, "write", fault)
        with pytest.raises(UnwritableFileError, match=r"No space left|disk is full"):
            desk.do("append", EVENTS[6])
        monkeypatch.setattr(os, "write", write)
        assert desk.journal.is_behind
        with pytest.raises(UnwritableFileError, match="behind"):
            desk.do("append", EVENTS[7])
        assert state(recover(desk.journal.path)) == desk.states[-1]
        desk.journal.rewrite(desk.history)
        desk.states.append(desk.state())
        assert recover(desk.journal.path).history == desk.history


def test_a_rewrite_that_fails_leaves_the_journal_as_it_was(desk, monkeypatch):
    def fail(self, target):
        raise OSError(errno.EIO, "Input/output error")

    before = desk.journal.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        with pytest.raises(UnwritableFileError, match="Input/output error"):
            desk.journal.rewrite(desk.history)
    assert desk.journal.path.read_bytes() == before
    desk.do("append", EVENTS[7])
    assert state(recover(desk.journal.path)) == desk.states[-1]


def test_syncing_from_another_thread_disturbs_nobody(desk):
    stop = threading.Event()
    faults = []

    def sync():
        while not stop.is_set():
            try:
                desk.journal.sync()
            except UnwritableFileError as error:
                faults.append(error)

    thread = threading.Thread(target=sync)
    thread.start()
    for i in range(100):
        desk.do("append", EVENTS[i % 8])
        if i % 40 == 39:
            desk.journal.rewrite(desk.history)
    last = state(recover(desk.journal.path))
    desk.journal.discard()
    stop.set()
    thread.join()
    assert not faults
    assert last == desk.states[-1]


APPENDING = """
import itertools, sys
from pathlib import Path
from core.model.case import Case
from core.history.history import History
from core.history.journal import Journal
from tests.strategies.histories import SETUP, some_events

events = some_events(8)
history = History(Case(SETUP))
journal = Journal.create(Path(sys.argv[1]), history, None)
for i in itertools.count():
    if i % 5 == 4:
        history.undo()
        journal.undone()
    else:
        journal.append(history.append(events[i % 8]))
    print(i, len(history.case.events), flush=True)
"""


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_a_kill_loses_no_step_that_was_reported_as_done(tmp_path):
    for kill in range(1000 if os.name == "posix" else 50):  # starting a process takes a second on Windows
        folder = tmp_path / str(kill)
        process = subprocess.Popen([sys.executable, "-c", APPENDING, str(folder)], stdout=subprocess.PIPE, text=True)
        for _ in range(1 + kill * 7 % 60):
            process.stdout.readline()
        process.kill()
        reported = process.stdout.read().splitlines(keepends=True)
        process.stdout.close()
        process.wait()
        (path,) = journals(folder)
        recovered = recover(path)
        whole = [line for line in reported if line.endswith("\n")]
        steps, events = map(int, whole[-1].split()) if whole else (kill * 7 % 60, 0)
        assert recovered.entries - 1 >= steps + 1
        assert recovered.entries - 1 <= steps + 2
        if whole and recovered.entries == steps + 2:
            assert len(recovered.history.case.events) == events
