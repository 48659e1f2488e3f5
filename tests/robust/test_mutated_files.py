"""Files that were damaged are read, or refused in words: by the command line, as journals, in the window, as marks."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import cycle, product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QLabel

from app.game.autosave import MarksStore
from app.ui.widgets.labels import MessageBar, QuestionBar
from core.cli.arguments import load_case
from core.cli.main import main as command_line
from core.cli.output import Refusal
from core.formats.case_file import case_to_json, load
from core.formats.case_reader import parse_case
from core.formats.identity import GameTraces
from core.history.history import History
from core.history.journal import Journal
from core.history.recovery import UnreadableJournalError, recover
from core.model.cards import Card
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.model.seats import Holder
from core.practice.marks import Mark, Says, marks_of_setup, marks_to_json, read_marks
from tests.robust.mutations import Tally, amounts
from tests.strategies.histories import SETUP, some_events

ROOT = Path(__file__).parents[2]
CASES = [*sorted((ROOT / "tests" / "cases").glob("*.case.json")), ROOT / "resources" / "examples" / "evening.case.json"]
PLAIN = """\
Plum White Green
Rope Axe
Hall Den Spa

3
Ann 2
Bob 2
Cid 1

guess Ann Plum Rope Hall Cid unknown
guess Bob White Axe Den Ann Axe
accusation Cid White Axe Hall none unknown
"""
FEW, MANY = 35, 1000

READ, COMMANDS, JOURNALS, OPENED, RESUMED, MARKED = 50_000, 2_000, 30_000, 12_000, 6_000, 5_000
"""How many files of each kind the slow tier damages: 105,000 together."""


def case_bytes() -> list[bytes]:
    return [PLAIN.encode(), *(path.read_bytes() for path in CASES)]


def journal_bytes(folder: Path) -> list[bytes]:
    """Journals of all kinds of steps: one short, one long, one of a saved case."""
    made = []
    for n, saved in ((1, False), (8, False), (5, True)):
        history = History(Case(SETUP))
        journal = Journal.create(folder, history, folder / "x.case.json" if saved else None)
        for event in some_events(n):
            journal.append(history.append(event))
        history.undo()
        journal.undone()
        journal.close()
        made.append(journal.path.read_bytes())
        journal.path.unlink()
    return made


@pytest.mark.parametrize("count", amounts(READ, FEW))
def test_the_command_line_reads_a_damaged_file_or_says_what_is_wrong(tmp_path, count):
    path, tally = tmp_path / "damaged.case.json", Tally("read")
    for _ in tally.damaged(path, case_bytes(), random.Random(61), count):
        try:
            case = load_case(path)
        except Refusal as refusal:
            said = "\n".join(refusal.lines)
            tally.note("refused" if said.strip().encode("utf-8") else "refused without a word")
        else:
            assert parse_case(case_to_json(case)) == case
            tally.note("read")
    tally.tell()
    assert set(tally.outcomes) == {"refused", "read"}
    assert min(tally.outcomes.values()) > count / 50, "both are tried"


@pytest.mark.parametrize("count", amounts(COMMANDS, FEW))
def test_a_command_ends_with_words_whatever_the_file(tmp_path, capsys, count):
    """``check`` goes through the engines, too: what is read can be worked with."""
    path, tally = tmp_path / "damaged.case.json", Tally("checked")
    for data in tally.damaged(path, case_bytes(), random.Random(62), count):
        status = command_line(["check", str(path), "--debug"])
        told = capsys.readouterr()
        assert "Traceback" not in told.err, (told.err, data[:2000])
        assert told.out or told.err
        tally.note(f"status {status}")
    with capsys.disabled():
        tally.tell()


@pytest.mark.parametrize("count", amounts(JOURNALS, FEW))
def test_a_damaged_journal_gives_back_what_can_be_read(tmp_path, count):
    path, tally = tmp_path / "damaged.journal", Tally("recovered")
    for _ in tally.damaged(path, journal_bytes(tmp_path), random.Random(63), count):
        try:
            recovered = recover(path)
        except UnreadableJournalError as error:
            str(error).encode("utf-8", "surrogateescape")
            tally.note("unreadable")
        else:
            assert parse_case(case_to_json(recovered.history.case)) == recovered.history.case
            tally.note("whole" if recovered.lost is None else "in part")
    tally.tell()
    assert set(tally.outcomes) == {"unreadable", "in part", "whole"}


def settle() -> None:
    """Let the window work, and let go of what was closed."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def answer_boxes() -> str:
    """Close what the window says; return it."""
    said = []
    for window in QApplication.topLevelWidgets():
        for bar in window.findChildren(QuestionBar):
            if bar.isVisible():
                said.append(f"{bar.title} {bar.text}")
                bar.close()
    return " ".join(said)


@pytest.mark.parametrize("count", amounts(OPENED, FEW))
def test_the_window_opens_a_damaged_file_or_says_what_is_wrong(qtbot, shared_window, tmp_path, count):
    window, path, tally = shared_window, tmp_path / "damaged.case.json", Tally("opened")
    for i, data in enumerate(tally.damaged(path, case_bytes(), random.Random(64), count)):
        before = window.session.case
        window.open_path(path)
        said = answer_boxes()
        case = window.session.case
        assert (case is before) == bool(said), (said, data[:2000])
        if not said:
            assert case == load(path)
        tally.note("refused" if said else "opened")
        if i % 20 == 0:
            settle()
    tally.tell()
    window._files.close()


@pytest.mark.parametrize("count", amounts(RESUMED, FEW))
def test_the_window_offers_and_resumes_what_can_be_read_of_a_journal(qtbot, shared_window, places, tmp_path, count):
    rng, files, tally = random.Random(65), journal_bytes(tmp_path), Tally("resumed")
    window = shared_window
    places.journals.mkdir(parents=True, exist_ok=True)
    for i in range(count):
        (_,) = tally.damaged(places.journals / f"20260101-000000-{i:08x}.journal", files, rng, 1)
        left = window._autosave.unfinished()
        for recovered in left:
            window.start.resume_wanted.emit(recovered)
            answer_boxes()
            assert window.session.case == recovered.history.case
            window._files._leave(keep=False)
        tally.note("resumed" if left else "not offered")
        for file in places.journals.iterdir():
            file.unlink()
        if i % 20 == 0:
            settle()
    tally.tell()
    assert window.findChild(QLabel) is not None


def marks_bytes(case: Case) -> list[bytes]:
    """Marks of this game: without its name, as version 1 had them, of it, of another, and of a newer program."""
    deck, holders = case.setup.deck, case.setup.holders
    marks = [Mark(card, holder, says) for card, holder, says in zip(deck, cycle(holders), cycle(Says))]
    other = GameTraces.of(replace(case, events=case.events[::2], setup=replace(case.setup, my_hand=())))
    texts = [marks_to_json(marks, of) for of in (None, GameTraces.of(case), GameTraces.of(case), other)]
    was, is_newer = '"version": 2', texts[1].replace('"version": 2', '"version": 3')
    return [text.encode() for text in (texts[0].replace(was, '"version": 1'), *texts, is_newer)]


Cells = dict[tuple[Card, Holder], Says]


def readable(path: Path, case: Case) -> Cells | None:
    """The marks in a file without a fault; None of another."""
    try:
        return {(one.card, one.holder): one.says for one in read_marks(path, case.setup)}
    except InvalidCaseError:
        return None


def became(path: Path, before: bytes, wanted: Cells | None, case: Case, told: str) -> str:
    """Say what became of a file, and remove it. Every byte of it is there, which is told, or all of its marks are."""
    there = {one.name.removeprefix(path.name): one.read_bytes() for one in path.parent.glob(f"{path.name}*")}
    if before not in there.values():
        assert wanted is not None, before[:2000]
        assert readable(path, case) == wanted, before[:2000]
    for name in there:
        path.with_name(path.name + name).unlink()
    assert wanted is not None or told, before[:2000]
    assert all(name in told for name in there if name), before[:2000]
    return "+".join(sorted(there)) or "left" if before in there.values() else "read"


@pytest.mark.parametrize("count", amounts(MARKED, 300))
def test_no_byte_of_damaged_marks_is_lost(tmp_path, case, count):
    path, tally = tmp_path / "damaged.marks", Tally("kept")
    for before in tally.damaged(path, marks_bytes(case), random.Random(66), count):
        told: list[str] = []
        wanted, store = readable(path, case), MarksStore(path, case, told.append)
        store.read()
        store.write(store.marks, case)
        tally.note(became(path, before, wanted, case, " ".join(told)))
    tally.tell()
    assert set(tally.outcomes) >= {"left", "read", "+.damaged", "+.other"}


@pytest.mark.parametrize("count", amounts(MARKED, FEW))
def test_the_window_opens_a_game_with_damaged_marks_and_keeps_what_can_be_read(
    qtbot, shared_window, case_file, case, count
):
    tally = Tally("marked")
    window, own = shared_window, shared_window.findChild(QAction, "actionOwnSheet")
    path = window._autosave.beside(case_file)
    path.parent.mkdir(parents=True, exist_ok=True)
    given = {(one.card, one.holder) for one in marks_of_setup(case.setup)}
    cell = next(place for place in product(case.setup.deck, case.setup.holders) if place not in given)
    for i, before in enumerate(tally.damaged(path, marks_bytes(case), random.Random(67), count)):
        wanted = readable(path, case)
        if wanted is not None:
            wanted = {cell: Says.MAYBE} | {place: says for place, says in wanted.items() if place not in {*given, cell}}
        window.open_path(case_file)
        if not own.isChecked():
            own.trigger()
        window.page.sheet.view.marked.emit(*cell, Says.MAYBE.value)
        tally.note(became(path, before, wanted, case, window.findChild(MessageBar, "marksBar").text))
        if i % 20 == 0:
            settle()
    tally.tell()
    window._files.close()
