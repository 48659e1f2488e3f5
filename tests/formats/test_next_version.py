"""A next version of each format is made up: today's files reach it by one more migration, and it is not done twice."""

import json
import os
import shutil
import signal
import sqlite3
from dataclasses import replace

import pytest

from app.features.library import store
from app.features.library.store import DamagedLibraryError, Library, UnusableLibraryError
from app.ui import settings
from core.arena import ledger
from core.formats import case_reader
from core.formats.case_file import load
from core.history import recovery
from core.history.journal import Journal
from core.history.recovery import recover
from core.players import counts
from core.practice import marks
from tests.forking import run_program
from tests.formats.kept_files import SETUP, bytes_in, copy_of, kept_case, lines
from tests.formats.shipped import PLAYED, opened, values


@pytest.fixture
def add(monkeypatch):
    """Give a format one more migration."""

    def add(module, migrate):
        longer = replace(module.VERSIONS, migrations=(*module.VERSIONS.migrations, migrate))
        monkeypatch.setattr(module, "VERSIONS", longer)
        return longer.latest

    return add


def test_a_case(add, tmp_path):
    path = copy_of("case-1.case.json", tmp_path)
    text = path.read_text("utf-8").replace('"comment"', '"remark"', 1)
    path.write_text(text, encoding="utf-8")
    add(case_reader, lambda case: {"comment" if name == "remark" else name: one for name, one in case.items()})
    assert load(path) == kept_case()
    path.write_text(text.replace('"version": 1', '"version": 2').replace('"remark"', '"comment"'), encoding="utf-8")
    assert load(path) == kept_case()


def test_habits(add, tmp_path):
    path = copy_of("habits-1.json", tmp_path)
    add(counts, lambda habits: {**habits, "players": {"Robert": habits["players"]["Bob"]}})
    assert set(counts.read_habit_counts(path)) == {"Robert"}


def test_marks(add, tmp_path):
    path = copy_of("marks-1.json", tmp_path)
    before = marks.read_marks(path, SETUP)
    add(marks, lambda sheet: {**sheet, "marks": sheet["marks"][1:]})
    assert marks.read_marks(path, SETUP) == before[1:]
    marks.write_marks(before, path)
    assert marks.read_marks(path, SETUP) == before, "and not migrated twice"


def test_a_journal(add, tmp_path):
    def commented(record):
        if record.get("op") == "append":
            return {**record, "event": {**record["event"], "comment": "once"}}
        return record

    path = copy_of("journal-2.journal", tmp_path)
    latest = add(recovery, commented)
    found = recover(path)
    assert (found.version, found.lost) == (2, None)
    assert any("# once" in line for line in lines(found.history.case))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("core.history.journal.VERSIONS", recovery.VERSIONS)
        Journal.resume(found).close()
    again = recover(path)
    assert (again.version, again.history) == (latest, found.history)


def test_a_tournament(add, tmp_path):
    folder = copy_of("tournament-3", tmp_path)
    turns = [one.turns for one in ledger.Ledger(folder, PLAYED).results()]

    def later(content):  # like every migration of a tournament it may be done twice
        return content if "format" in content or "later" in content else {**content, "turns": 500, "later": 1}

    add(ledger, later)
    assert [one.turns for one in ledger.Ledger(folder, PLAYED).results()] == [500] * len(turns)
    assert json.loads((folder / "tournament.json").read_text("utf-8"))["version"] == 4


def test_settings(add, tmp_path, qapp):
    path = copy_of("settings-1.ini", tmp_path)
    before = values(path)

    def renamed(stored):
        stored.setValue("engine/name", "exact" if stored.value("engine/name") == "montecarlo" else "montecarlo")
        return stored

    add(settings, renamed)
    assert opened(path).engine == "exact"
    assert opened(path).engine == "exact", "and not migrated twice"
    opened(path).settings.sync()
    assert values(path) == {**before, "engine/name": "exact", "version": "2"}


# --- the library


def with_place(library):
    library.execute("ALTER TABLE game ADD COLUMN place TEXT NOT NULL DEFAULT 'at home'")
    library.execute("UPDATE game SET edition = edition || ' (moved)'")
    return library


LATEST = f"library-{store.VERSIONS.latest}.sqlite"
COPY = f"library-{store.VERSIONS.latest}.version-{store.VERSIONS.latest}.sqlite"


@pytest.fixture
def add_to_library(add, monkeypatch):
    def grow(migrate):
        add(store, migrate)

    return grow


def test_a_library(add_to_library, tmp_path):
    path = copy_of(LATEST, tmp_path)
    old = path.read_bytes()
    games = Library(path).games()
    add_to_library(with_place)
    for _ in range(2):
        assert [game.edition for game in Library(path).games()] == [f"{game.edition} (moved)" for game in games]
    assert (tmp_path / COPY).read_bytes() == old


def test_a_migration_that_fails_changes_nothing(add_to_library, tmp_path):
    path = copy_of(LATEST, tmp_path)
    old = path.read_bytes()
    add_to_library(lambda library: with_place(library).execute("INSERT INTO nowhere VALUES (1)").connection)
    with pytest.raises(DamagedLibraryError) as raised:
        Library(path).games()
    assert raised.value.aside.read_bytes() == (tmp_path / COPY).read_bytes() == old


def test_without_room_for_the_copy_nothing_is_migrated(add_to_library, tmp_path, monkeypatch):
    path = copy_of(LATEST, tmp_path)
    before = bytes_in(tmp_path)
    add_to_library(with_place)
    monkeypatch.setattr("os.fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    with pytest.raises(UnusableLibraryError, match="No space left on device"):
        Library(path).games()
    assert bytes_in(tmp_path) == before


KILLED = """
import os, signal, sqlite3, sys
from pathlib import Path
from app.features.library import store
from core.formats import atomic_file

path, moment = Path(sys.argv[1]), sys.argv[2]

def die(*_):
    os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))

def connect(*args, **options):
    connection = real(*args, **options)
    connection.execute("PRAGMA cache_size = 2")
    connection.set_trace_callback(lambda statement: die() if statement.startswith(moment) else None)
    return connection

real, sqlite3.connect = sqlite3.connect, connect
if moment == "copy":
    atomic_file._put = die
store.Library(path).games()
"""


@pytest.fixture(scope="module")
def large_library(tmp_path_factory):
    """A library of more than the cache of the killed program holds."""
    path = copy_of("library-1.sqlite", tmp_path_factory.mktemp("large"))
    with sqlite3.connect(path) as library:
        (text,) = library.execute("SELECT text FROM game WHERE is_over").fetchone()
        for number in range(100, 200):
            row = (number, str(number), "2026-05-01T20:00:00+00:00", "classic-uk", 6, 1, text)
            library.execute(
                "INSERT INTO game (id, fingerprint, played, edition, entries, is_over, text, changed)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, '')",
                row,
            )
            library.execute(
                "INSERT INTO seat SELECT ?, place, name, folded, hand, suggestions, own_cards, right_accusations,"
                " wrong_accusations, reviewed, given_away FROM seat WHERE game = 1",
                (number,),
            )
    library.close()
    return path


@pytest.mark.parametrize("moment", ["copy", "ALTER TABLE", "UPDATE seat", "PRAGMA user_version =", "COMMIT"])
def test_a_kill_in_the_middle_of_a_migration_loses_nothing(moment, large_library, tmp_path):
    path = shutil.copy(large_library, tmp_path / large_library.name)
    old = path.read_bytes()
    died = run_program(KILLED, path, moment)
    assert died.returncode == (-signal.SIGKILL if os.name == "posix" else signal.SIGTERM)
    is_half_done = path.with_name(f"{path.name}-journal").exists() and path.read_bytes() != old
    assert is_half_done == (moment in {"PRAGMA user_version =", "COMMIT"}), "part of it was in the file"
    library = Library(path)
    assert len(library.games()) == 102
    assert library.habit_counts(["Bob"])["Bob"].games == 101
    assert (tmp_path / "library-1.version-1.sqlite").read_bytes() == old
