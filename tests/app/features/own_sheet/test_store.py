"""Nothing of one's own marks is lost: to files that cannot be read, to other games, or under another name."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton

from app.ui.widgets.labels import MessageBar
from core.formats.case_file import write_case
from core.model.case import Case
from tests.app.marker import Marker
from tests.app.player import DECK, LEFT
from tests.notation import parse_event

HALL, ROPE, PLUM = (DECK.card(name) for name in ("Hall", "Rope", "Professor Plum"))
ALL = {("Hall", "Bob"): "yes", ("Rope", "Dot"): "no", ("Professor Plum", "Cid"): "maybe"}
KINDS = {"your tick": "yes", "your cross": "no", "your question mark": "maybe"}
OTHER_LINES = (
    "Ann: Mrs Peacock, Rope, Hall; Bob shows Mrs Peacock",
    "Bob: Mrs White, Spanner, Lounge; Cid passes, Dot shows",
    "Cid: Reverend Green, Revolver, Hall; Dot shows",
)
LATER = parse_event(OTHER_LINES[2], DECK)


@pytest.fixture
def marker(qtbot, shared_window) -> Marker:
    made = Marker(qtbot, shared_window)
    yield made
    made.window._files._leave(keep=False)


@pytest.fixture
def file(marker, case_file) -> Path:
    """The marks of a game that has been closed."""
    marker.open(case_file)
    marker.action("OwnSheet").trigger()
    for place, times in zip(ALL, (1, 2, 3), strict=True):
        for _ in range(times):
            marker.click_cell(DECK.card(place[0]), place[1])
    marker.window._files.close()
    return marker.window._autosave.beside(case_file)


def marked(marker: Marker) -> dict[tuple[str, str], str]:
    """What the player has marked, as the sheet shows it."""
    places = [(card, holder) for card in DECK for holder in marker.case.setup.holders]
    said = {(card.name, holder): marker.said(card, holder).partition(": ")[2] for card, holder in places}
    return {place: KINDS[text] for place, text in said.items() if text in KINDS}


def opened(marker: Marker, path: Path) -> dict[tuple[str, str], str]:
    """Open a game anew; return the marks that are on its sheet."""
    marker.window._files.close()
    marker.window.open_path(path)
    return marked(marker)


def notice(marker: Marker) -> str:
    bar = marker.child(MessageBar, "marksBar")
    return bar.text if bar.isVisible() else ""


def marks_in(file: Path) -> list[dict[str, object]]:
    return json.loads(file.read_text("utf-8"))["marks"]


def rewritten(file: Path, **fields: object) -> bytes:
    """Put other fields into a file; return what it has then."""
    file.write_text(json.dumps({**json.loads(file.read_text("utf-8")), **fields}), "utf-8")
    return file.read_bytes()


def beside(file: Path) -> dict[str, bytes]:
    """What is in the files of these marks, by what follows their common name."""
    return {one.name.removeprefix(file.name): one.read_bytes() for one in file.parent.glob(f"{file.name}*")}


def test_marks_of_a_newer_program_are_refused_in_words_and_left_byte_for_byte(marker, case_file, file, tmp_path):
    newer = rewritten(file, version=3, marks={"all": "otherwise"})
    assert opened(marker, case_file) == {}
    assert str(file) in notice(marker)
    assert "made by a newer Deerstalker (format 3; this one reads up to 2); install the newer version" in notice(marker)
    assert "new ones are not kept" in notice(marker)
    assert marker.window.inference.is_silent, "whoever keeps a sheet wants no numbers"

    marker.click_cell(ROPE, "Bob")
    marker.window.session.record(LATER)
    marker.action("OwnSheet").trigger()
    marker.action("OwnSheet").trigger()
    assert beside(file) == {"": newer}
    marker.bot.mouseClick(marker.child(QPushButton, "marksBarButton"), LEFT)
    assert notice(marker) == ""

    marker.window._files.save(tmp_path / "Saved.case.json")
    assert opened(marker, tmp_path / "Saved.case.json") == {("Rope", "Bob"): "yes"}, "under another name they are kept"
    assert beside(file) == {"": newer}


def test_marks_that_cannot_be_read_for_a_moment_are_there_the_next_time(marker, case_file, file, monkeypatch):
    before, kept = file.read_bytes(), file.with_name("kept")
    file.rename(kept)
    file.mkdir()
    assert opened(marker, case_file) == {}
    assert f"{file}: cannot be read: " in notice(marker)
    assert marker.window.inference.is_silent
    marker.click_cell(ROPE, "Bob")
    file.rmdir()
    kept.rename(file)
    marker.click_cell(ROPE, "Bob")
    assert beside(file) == {"": before}, "and later marks do not replace what has not been read"
    assert (opened(marker, case_file), notice(marker)) == (ALL, "")

    stat = Path.stat

    def fail(path: Path, **options: bool) -> os.stat_result:
        if path == file:
            raise OSError(5, "Input/output error")
        return stat(path, **options)

    with monkeypatch.context() as broken:
        broken.setattr(Path, "stat", fail)
        assert opened(marker, case_file) == {}
        assert f"{file}: cannot be read: Input/output error" in notice(marker)
        marker.click_cell(ROPE, "Bob")
    assert beside(file) == {"": before}
    assert opened(marker, case_file) == ALL


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"holder": "Bbo"}, "marks[0].holder: no holder is called “Bbo”; the nearest is “Bob”"),
        ({"card": "Hull"}, "marks[0].card: no card is called “Hull”; the nearest is “Hall”"),
        ({"says": 7}, "marks[0].says: is 7; it must be text"),
    ],
)
def test_of_a_file_with_one_wrong_mark_the_others_stay_and_that_one_is_named(marker, case_file, file, wrong, said):
    first, *others = marks_in(file)
    before = rewritten(file, marks=[{**first, **wrong}, *others])
    for taken in (".damaged", ".damaged-2"):
        file.with_name(file.name + taken).write_bytes(b"earlier\n")
    left = {place: says for place, says in ALL.items() if place != ("Hall", "Bob")}
    assert opened(marker, case_file) == left
    copy = file.with_name(f"{file.name}.damaged-3")
    assert notice(marker).endswith(f"is kept as {copy}.\n{said}")
    assert copy.read_bytes() == before
    assert file.with_name(f"{file.name}.damaged").read_bytes() == b"earlier\n"
    assert opened(marker, case_file) == left
    assert notice(marker) == ""
    assert len(beside(file)) == 4, "and nothing is copied again"


def test_of_a_cell_that_is_marked_twice_the_first_mark_stays_and_of_many_wrong_ones_three_are_named(
    marker, case_file, file
):
    listed = marks_in(file)
    before = rewritten(file, marks=[*listed, {**listed[0], "says": "no"}])
    assert opened(marker, case_file) == ALL
    assert notice(marker).endswith("marks[3]: marks the same cell as marks[0]; mark each cell once")
    assert beside(file)[".damaged"] == before

    rewritten(file, marks=[*listed, *({"card": f"Card {i}", "holder": "Bob", "says": "no"} for i in range(9))])
    assert opened(marker, case_file) == ALL
    assert notice(marker).count("no card is called") == 3
    assert notice(marker).endswith("\n… and 6 more")


def test_without_room_for_a_copy_a_damaged_file_stays_as_it_is(marker, case_file, file, monkeypatch):
    listed = marks_in(file)
    before = rewritten(file, marks=[*listed, {**listed[0], "holder": "Bbo"}])
    full = OSError(28, "No space left on device")
    with monkeypatch.context() as disk:
        disk.setattr("core.formats.atomic_file._put", lambda *_: (_ for _ in ()).throw(full))
        assert opened(marker, case_file) == ALL
        assert "No space left on device" in notice(marker)
        assert "not kept" in notice(marker)
    marker.click_cell(ROPE, "Bob")
    assert beside(file) == {"": before}


def other_hand(case: Case) -> Case:
    hand = tuple(DECK.card(name) for name in ("Miss Scarlett", "Candlestick", "Lounge", "Library", "Study"))
    return replace(case, setup=replace(case.setup, my_hand=hand))


def other_entries(case: Case) -> Case:
    return Case(case.setup, tuple(parse_event(line, DECK) for line in OTHER_LINES))


@pytest.mark.parametrize("another", [other_hand, other_entries])
def test_another_game_in_the_same_file_has_not_the_marks_of_the_first(marker, case_file, case, file, another):
    before = file.read_bytes()
    write_case(another(case), case_file)
    assert opened(marker, case_file) == {}
    assert not marker.window.inference.is_silent
    assert str(file) in notice(marker)
    assert beside(file) == {"": before}
    write_case(case, case_file)
    assert opened(marker, case_file) == ALL, "back in its file, the first has them again"

    before = file.read_bytes()
    write_case(another(case), case_file)
    opened(marker, case_file)
    marker.action("OwnSheet").trigger()
    marker.click_cell(ROPE, "Bob")
    assert str(file.with_name(f"{file.name}.other")) in notice(marker)
    assert beside(file)[".other"] == before
    assert opened(marker, case_file) == {("Rope", "Bob"): "yes"}
    assert notice(marker) == ""


CHANGED = {
    "without entries": lambda case: Case(case.setup),
    "undone": lambda case: case.upto(2),
    "continued": lambda case: case.appended(LATER),
    "edited": lambda case: replace(case.replaced(0, parse_event(OTHER_LINES[0], DECK)), about=(("place", "at home"),)),
}


@pytest.mark.parametrize("changed", CHANGED.values(), ids=CHANGED)
def test_a_game_that_goes_on_or_is_corrected_keeps_its_marks(marker, case_file, case, file, changed):
    write_case(changed(case), case_file)
    assert (opened(marker, case_file), notice(marker)) == (ALL, "")


def test_corrections_that_are_discarded_leave_the_game_its_marks(marker, case_file, case):
    write_case(replace(case, events=case.events[:1]), case_file)
    marker.window.open_path(case_file)
    marker.window.session.replace(0, LATER)
    marker.action("OwnSheet").trigger()
    marker.click_cell(HALL, "Bob")
    hand = other_hand(case).setup.my_hand
    marker.window.session.change_setup(replace(case.setup, my_hand=hand), {}, {})
    marker.window._files._leave(keep=False)
    assert opened(marker, case_file) == {("Hall", "Bob"): "yes"}


def test_marks_without_a_game_are_those_of_any_game_as_version_1_had_it(marker, case_file, case, file):
    fields = json.loads(file.read_text("utf-8"))
    del fields["game"]
    file.write_text(json.dumps({**fields, "version": 1}), "utf-8")
    write_case(other_entries(case), case_file)
    assert (opened(marker, case_file), notice(marker)) == (ALL, "")
    write_case(case, case_file)
    assert opened(marker, case_file) == {}, "from then on they are that game's"


def test_a_game_saved_under_another_name_takes_its_marks_along(marker, case_file, case, file, tmp_path):
    assert opened(marker, case_file) == ALL
    before, second = file.read_bytes(), tmp_path / "Second.case.json"
    marker.window._files.save(second)
    marker.click_cell(ROPE, "Bob")
    assert opened(marker, second) == ALL | {("Rope", "Bob"): "yes"}
    assert opened(marker, case_file) == ALL
    assert file.read_bytes() == before


def test_a_game_saved_in_the_place_of_another_leaves_a_copy_of_the_marks_of_that(
    marker, case_file, case, file, tmp_path
):
    before, second = file.read_bytes(), tmp_path / "Second.case.json"
    write_case(Case(case.setup), second)
    marker.window.open_path(second)
    marker.window._files.save(case_file)
    assert beside(file) == {".other": before}, "a game without marks has none of them, nor loses them"
    assert str(file.with_name(f"{file.name}.other")) in notice(marker)
    assert opened(marker, case_file) == {}

    marker.action("OwnSheet").trigger()
    marker.click_cell(ROPE, "Bob")
    newer = rewritten(file, version=3)
    marker.window._files.close()
    marker.window.open_path(second)
    marker.action("OwnSheet").trigger()
    marker.window._files.save(case_file)
    marker.click_cell(HALL, "Bob")
    assert "newer Deerstalker" in notice(marker)
    assert beside(file) == {"": newer, ".other": before}


def test_an_unsaved_game_that_is_discarded_leaves_marks_of_a_newer_program(marker, case_file):
    marker.window._files.open_copy(case_file)
    marker.action("OwnSheet").trigger()
    marker.click_cell(HALL, "Bob")
    (file,) = marker.window._autosave._folder.glob("*.journal.marks")
    newer = rewritten(file, version=3)
    marker.window._files._leave(keep=False)
    assert beside(file) == {"": newer}
