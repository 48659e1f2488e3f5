"""Case files and journals from before open with all that is in them; those of other versions are refused, untouched."""

import json
import subprocess
import sys

import pytest

from app.game.autosave import Autosave
from core.formats.case_file import load, write_case
from core.formats.case_reader import VERSION as CASE_VERSION
from core.history.history import History
from core.history.journal import Journal, JournalVersionError, recover
from core.history.recovery import VERSION, from_line, to_line
from core.history.steps import Append, ChangeSetup, Conclude, Delete, Insert, Reorder, Replace, SetAside, Several
from core.model.ending import ending_of
from core.model.problems import InvalidCaseError
from tests.formats.kept_files import ABOUT, COMMENT, SETUP, bytes_in, copy_of, kept_case, lines

STEPS = [Append, Append, Append, Append, Insert, Delete, Replace, Reorder, SetAside, Several, Several, Conclude]
STEPS += [ChangeSetup, Append]
"""What was done in the kept journal. The last was undone."""

ENTRIES = (
    "Ann: Mrs White, Spanner, Kitchen; Bea shows Spanner; aside",
    "Bea: Colonel Mustard, Revolver, Library; Cid passes, Ann passes, nobody shows; aside # twice asked",
    "Note: Cid has Ballroom # it fell from the table",
    "Bea accuses: Colonel Mustard, Revolver, Library; wrong",
)
"""As they stand at its end: moved, edited, set aside, and Bob is called Bea."""


def headed(path, **changed):
    """Change fields of the first line of a journal, as a program of another version could have written it."""
    first, rest = path.read_bytes().split(b"\n", 1)
    path.write_bytes(to_line(0, {**from_line(0, first), **changed}) + rest)


def test_a_case_file_of_version_1(tmp_path):
    path = copy_of("case-1.case.json", tmp_path)
    case = load(path)
    assert (lines(case), case.setup, case.about, case.comment) == (lines(kept_case()), SETUP, ABOUT, COMMENT)
    write_case(case, path)
    assert load(path) == case


def test_a_case_file_of_a_later_version_is_refused_for_that_alone(tmp_path):
    path = copy_of("case-1.case.json", tmp_path)
    strange = {**json.loads(path.read_text("utf-8")), "version": CASE_VERSION + 1, "moods": ["sly"], "events": "none"}
    path.write_text(json.dumps(strange), encoding="utf-8")
    before = bytes_in(tmp_path)
    with pytest.raises(InvalidCaseError) as refused:
        load(path)
    (problem,) = refused.value.problems
    assert str(problem) == (
        f"version: is {CASE_VERSION + 1}, but this program reads version {CASE_VERSION}; a newer one may open the file"
    )
    assert bytes_in(tmp_path) == before


def test_the_command_line_says_so_too(tmp_path):
    path = copy_of("case-1.case.json", tmp_path)
    path.write_text(path.read_text("utf-8").replace('"version": 1', '"version": 7'), encoding="utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "core", "check", str(path)], capture_output=True, text=True, check=False
    )
    assert said.returncode == 2
    assert "version: is 7, but this program reads version 1; a newer one may open the file" in said.stderr
    assert "Traceback" not in said.stderr


def test_every_step_of_a_journal_comes_back(tmp_path):
    found = recover(copy_of("journal-2.journal", tmp_path))
    history = found.history
    assert found.lost is None
    assert [type(step) for step in history.steps] == STEPS
    assert history.cursor == len(history.steps) - 1, "the last was undone, and can be done again"
    assert history.is_saved
    assert str(found.case_path) == "evening 2.case.json"
    assert (history.case.setup.seats.names, history.case.comment) == (("Ann", "Bea", "Cid"), COMMENT)
    assert dict(history.case.about).items() >= dict(ABOUT).items()
    assert lines(history.case) == ENTRIES
    history.redo()
    assert lines(history.case)[-1] == "Cid accuses: Mrs White, Revolver, Library; right"


def test_how_a_game_ended_comes_back(tmp_path):
    end = ending_of(recover(copy_of("journal-2.journal", tmp_path)).history.case)
    assert end is not None
    assert [card.name for card in end.envelope] == ["Mrs White", "Revolver", "Library"]
    assert end.winner == "Cid"


def test_a_kept_journal_is_continued_as_it_is(tmp_path):
    path = copy_of("journal-2.journal", tmp_path)
    kept, before = path.read_bytes(), recover(path)
    journal = Journal.resume(before)
    history = before.history
    journal.append(history.delete(0, 1))
    journal.close()
    after = recover(path)
    assert path.read_bytes().startswith(kept)
    assert after.lost is None
    assert (after.history.case, after.history.steps) == (history.case, history.steps)
    assert list(bytes_in(tmp_path)) == [path.name], "nothing was damaged, so nothing is put aside"


@pytest.mark.parametrize(
    "other",
    [
        {"version": VERSION - 1},
        {"version": VERSION + 1},
        {"version": VERSION + 1, "saved": "perhaps", "case": None},
        {"case": {"format": "deerstalker-case", "version": CASE_VERSION + 1}},
    ],
)
def test_a_journal_of_another_version_is_refused_and_left_alone(other, tmp_path, background):
    path = copy_of("journal-2.journal", tmp_path)
    headed(path, **other)
    before = bytes_in(tmp_path)
    with pytest.raises(JournalVersionError, match="it was written by another version of the program"):
        recover(path)
    autosave = Autosave(tmp_path, background)
    said = []
    autosave.left_by_other_version.connect(said.append)
    for _ in range(3):
        assert autosave.unfinished() == ()
    assert len(said) == 1
    assert "it was written by another version of the program" in said[0]
    assert str(path) in said[0]
    assert bytes_in(tmp_path) == before


def test_a_game_can_be_begun_and_left_beside_it(tmp_path, background):
    path = copy_of("journal-2.journal", tmp_path)
    headed(path, version=VERSION + 1)
    before = path.read_bytes()
    autosave = Autosave(tmp_path, background)
    autosave.begin(History(kept_case()), None)
    autosave.close(keep=True)
    (left,) = autosave.unfinished()
    assert left.history.case == kept_case()
    assert path.read_bytes() == before


def test_a_journal_that_is_no_journal_is_still_put_aside(tmp_path, background):
    path = tmp_path / "broken.journal"
    path.write_bytes(b"no journal\n")
    assert Autosave(tmp_path, background).unfinished() == ()
    assert bytes_in(tmp_path) == {"broken.journal.damaged": b"no journal\n"}
