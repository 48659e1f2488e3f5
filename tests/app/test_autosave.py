"""Nothing is lost: what the next start finds of a game that was left."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from app.autosave import Autosave, GoneError, discard
from core.model.case import Case
from core.model.edition import edition
from core.model.events import Note
from core.model.history import History
from core.model.journal import Journal, journals

DECK = edition("classic-uk").deck
NOTE = Note("Bob", DECK.card("Rope"), True)
ROOT = Path(__file__).parents[2]

PLAYER = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
from PySide6.QtCore import QCoreApplication
from app.autosave import Autosave
from app.background import Background, one_worker
from app.session import Session
from core.model.case_file import read_case
from core.model.history import History
from core.model.notation import parse_event
application = QCoreApplication([])
autosave = Autosave(Path(sys.argv[1]), Background(one_worker()))
session = Session(autosave)
history = History(read_case(Path(sys.argv[2])))
autosave.begin(history, None)
session.open(history, None, "New game")
session.record(parse_event("Note: Bob has Rope", history.case.setup.deck))
session.delete(0)
session.undo()
print("ready", flush=True)
sys.stdin.readline()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def autosave(tmp_path: Path, background) -> Autosave:
    return Autosave(tmp_path / "journals", background)


def test_a_killed_window_leaves_its_game_history_and_all(autosave, tmp_path, case_file, case):
    folder = tmp_path / "journals"
    with subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(folder), str(case_file), str(ROOT)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    ) as player:
        assert player.stdout.readline() == "ready\n"
        assert autosave.unfinished() == (), "a game that is open elsewhere is not offered"
        assert len(journals(folder)) == 1
        player.communicate("\n")
    (left,) = autosave.unfinished()
    assert left.history.case == case.appended(NOTE)
    assert left.history.redo_name == "delete Ann's suggestion"
    assert left.lost is None


def test_a_saved_game_is_not_offered_and_its_journal_goes(autosave, tmp_path, case):
    autosave.begin(History(case, saved=True), None)
    autosave.let_go(keep=True)
    assert len(journals(tmp_path / "journals")) == 1
    assert autosave.unfinished() == ()
    assert journals(tmp_path / "journals") == ()


def test_a_game_can_be_resumed_and_left_again(autosave, case):
    autosave.begin(History(case), None)
    autosave.let_go(keep=True)
    (left,) = autosave.unfinished()
    assert autosave.claim(left).history == left.history
    assert autosave.unfinished() == ()
    step = left.history.append(NOTE)
    autosave.append(step, left.history)
    autosave.let_go(keep=True)
    (again,) = autosave.unfinished()
    assert again.history == left.history


def test_of_two_windows_one_goes_on_with_a_game(autosave, tmp_path, background, case):
    other = Autosave(tmp_path / "journals", background)
    autosave.begin(History(case), None)
    autosave.let_go(keep=True)
    (left,) = autosave.unfinished()
    autosave.claim(left)
    with pytest.raises(GoneError):
        other.claim(left)
    autosave.let_go(keep=False)
    with pytest.raises(GoneError):
        other.claim(left)


def test_what_the_last_window_left_to_its_worker_is_done_by_the_next(tmp_path, background, case, monkeypatch, qtbot):
    synced: list[Path] = []
    monkeypatch.setattr(Journal, "sync", lambda journal: synced.append(journal.path))
    first, second = (Autosave(tmp_path / "journals", background) for _ in range(2))
    first.begin(History(case), None)
    second.take_over(first.hand_over())
    qtbot.waitUntil(lambda: tuple(synced) == journals(tmp_path / "journals"))


def test_a_game_can_be_discarded(autosave, case):
    autosave.begin(History(case), None)
    autosave.let_go(keep=True)
    (left,) = autosave.unfinished()
    discard(left)
    assert autosave.unfinished() == ()


def test_a_journal_that_cannot_be_read_is_put_aside_not_thrown_away(autosave, tmp_path, case: Case):
    autosave.begin(History(case), None)
    autosave.let_go(keep=True)
    (path,) = journals(tmp_path / "journals")
    path.write_bytes(b"nothing of ours\n")
    assert autosave.unfinished() == ()
    assert path.with_name(path.name + ".damaged").read_bytes() == b"nothing of ours\n"


def test_a_folder_that_cannot_be_written_is_said_and_stops_nobody(background, tmp_path, case):
    (tmp_path / "journals").write_text("a file where the folder should be")
    autosave, said = Autosave(tmp_path / "journals", background), []
    autosave.failed.connect(said.append)
    history = History(case)
    autosave.begin(history, None)
    autosave.append(history.append(NOTE), history)
    assert len(said) == 1
    assert "cannot be kept safe" in said[0]
