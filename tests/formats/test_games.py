"""Case files and journals of every version open with all that is in them; newer ones are refused, untouched."""

import json

import pytest

from app.game.autosave import Autosave
from core.cli.main import main
from core.formats.case_file import load, write_case
from core.formats.case_reader import VERSIONS as CASE_VERSIONS
from core.history.history import History
from core.history.journal import Journal
from core.history.recovery import VERSIONS, NewerJournalError, from_line, recover, to_line
from core.history.steps import Append, ChangeSetup, Conclude, Delete, Insert, Reorder, Replace, SetAside, Several
from core.model.ending import ending_of
from core.model.problems import InvalidCaseError
from tests.formats.kept_files import ABOUT, COMMENT, SETUP, bytes_in, copy_of, kept_case, lines

FIRST = [Append, Append, Append, Append, Insert, Delete, Replace, Reorder, SetAside]
STEPS = {
    "journal-1.journal": [*FIRST, ChangeSetup, Append],
    "journal-1-several.journal": [*FIRST, Several, Several, ChangeSetup, Append],
    "journal-1-ended.journal": [*FIRST, Several, Several, Conclude, ChangeSetup, Append],
    "journal-2.journal": [*FIRST, Several, Several, Conclude, ChangeSetup, Append],
    "journal-3.journal": [*FIRST, Several, Several, Conclude, ChangeSetup, Append],
}
"""What was done in each journal. The last was undone."""

ALL_SIX = (
    "Ann moves to Kitchen; rolled 5; via roll",
    "Ann: Mrs White, Spanner, Kitchen; Bea shows Spanner",
    "Bea: Colonel Mustard, Revolver, Library; Cid passes, Ann passes, nobody shows; aside # twice asked",
    "Cid: Mrs Peacock, Candlestick, Conservatory; Ann passes, Bea shows",
    "Note: Cid has Ballroom # it fell from the table",
    "Bea accuses: Colonel Mustard, Revolver, Library; wrong",
)
"""As they stand at the end of the first journal: moved, edited, set aside, and Bob is called Bea."""

FOUR_LEFT = (f"{ALL_SIX[1]}; aside", *(ALL_SIX[i] for i in (2, 4, 5)))
"""And at the end of the others."""


KINDS = [
    *("Suggestion", "Suggestion", "Peek", "Suggestion", "Accusation", "OpenHand", "GroupNote", "GroupNote", "Note"),
    *("Out", "Back", "Out", "Accusation"),
]


NEWER = "version: made by a newer Deerstalker (format 3; this one reads up to 2); install the newer version to open it"


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


def test_a_case_file_of_version_2(tmp_path):
    path = copy_of("case-2.case.json", tmp_path)
    text, case = path.read_text("utf-8"), load(path)
    write_case(case, path)
    assert path.read_text("utf-8") == text
    assert [type(event).__name__ for event in case.events] == KINDS
    assert lines(case)[:2] == (
        "Ann: Mrs White, Spanner, Kitchen; Cid passes, Bob shows Spanner",
        "Bob: Colonel Mustard, Revolver, Library; Ann passes, Cid passes, Dummy passes, nobody shows, Cid [Library]",
    )
    assert case.entered_passes == (3,)


def test_a_game_by_the_book_is_written_as_in_version_1(tmp_path):
    path = copy_of("case-1.case.json", tmp_path)
    case = load(path)
    write_case(case, path)
    assert json.loads(path.read_text("utf-8"))["version"] == 1


def test_a_case_file_of_a_later_version_is_refused_for_that_alone(tmp_path):
    path = copy_of("case-1.case.json", tmp_path)
    strange = {**json.loads(path.read_text("utf-8")), "version": 3, "moods": ["sly"], "events": "none"}
    path.write_text(json.dumps(strange), encoding="utf-8")
    before = bytes_in(tmp_path)
    with pytest.raises(InvalidCaseError) as refused:
        load(path)
    assert [str(problem) for problem in refused.value.problems] == [NEWER]
    assert bytes_in(tmp_path) == before


def test_the_command_line_says_so_too(tmp_path, capsys):
    path = copy_of("case-1.case.json", tmp_path)
    path.write_text(path.read_text("utf-8").replace('"version": 1', '"version": 7'), encoding="utf-8")
    assert main(["check", str(path)]) == 2
    said = capsys.readouterr().err
    assert NEWER.replace("format 3", "format 7") in said
    assert "Traceback" not in said


@pytest.mark.parametrize("name", STEPS)
def test_every_step_of_a_journal_comes_back(name, tmp_path):
    found = recover(copy_of(name, tmp_path))
    history = found.history
    assert found.lost is None
    assert [type(step) for step in history.steps] == STEPS[name]
    assert history.cursor == len(history.steps) - 1, "the last was undone, and can be done again"
    assert history.is_saved
    assert str(found.case_path) == "evening 2.case.json"
    assert (history.case.setup.seats.names, history.case.comment) == (("Ann", "Bea", "Cid"), COMMENT)
    assert dict(history.case.about).items() >= dict(ABOUT).items()
    assert lines(history.case) == (ALL_SIX if name == "journal-1.journal" else FOUR_LEFT)
    history.redo()
    assert lines(history.case)[-1] == "Cid accuses: Mrs White, Revolver, Library; right"


@pytest.mark.parametrize("name", ["journal-1-ended.journal", "journal-2.journal", "journal-3.journal"])
def test_how_a_game_ended_comes_back(name, tmp_path):
    end = ending_of(recover(copy_of(name, tmp_path)).history.case)
    assert end is not None
    assert [card.name for card in end.envelope] == ["Mrs White", "Revolver", "Library"]
    assert end.winner == "Cid"


@pytest.mark.parametrize("name", STEPS)
def test_a_kept_journal_is_continued_in_the_latest_version(name, tmp_path):
    """A program of an older version must not take for damage what this one adds."""
    path = copy_of(name, tmp_path)
    kept, before = path.read_bytes(), recover(path)
    journal = Journal.resume(before)
    history = before.history
    journal.append(history.delete(0, 1))
    journal.close()
    after = recover(path)
    assert path.read_bytes().startswith(kept) == (before.version == VERSIONS.latest)
    assert (after.version, after.lost) == (VERSIONS.latest, None)
    assert (after.history.case, after.history.steps) == (history.case, history.steps)
    assert list(bytes_in(tmp_path)) == [path.name], "nothing was damaged, so nothing is put aside"


@pytest.mark.parametrize(
    "newer",
    [
        {"version": VERSIONS.latest + 1},
        {"version": VERSIONS.latest + 1, "saved": "perhaps", "case": None},
        {"case": {"format": "deerstalker-case", "version": CASE_VERSIONS.latest + 1}},
    ],
)
def test_a_journal_of_a_newer_version_is_refused_and_left_alone(newer, tmp_path, background):
    path = copy_of("journal-2.journal", tmp_path)
    headed(path, **newer)
    before = bytes_in(tmp_path)
    with pytest.raises(NewerJournalError, match="made by a newer Deerstalker"):
        recover(path)
    autosave = Autosave(tmp_path, background)
    said = []
    autosave.left_by_newer.connect(said.append)
    for _ in range(3):
        assert autosave.unfinished() == ()
    assert len(said) == 1
    assert "made by a newer Deerstalker" in said[0]
    assert str(path) in said[0]
    assert bytes_in(tmp_path) == before


def test_a_game_can_be_begun_and_left_beside_it(tmp_path, background):
    path = copy_of("journal-2.journal", tmp_path)
    headed(path, version=VERSIONS.latest + 1)
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
