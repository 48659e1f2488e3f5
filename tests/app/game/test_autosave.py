"""Nothing is lost: what the next start finds of a game that was left."""

import errno
import os
import shutil
import stat
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLockFile

from app.game.autosave import Autosave, GoneError, discard
from app.game.folders import take, this_host
from core.formats.editions import edition
from core.history.history import History
from core.history.journal import Journal
from core.history.recovery import Recovered, journals
from core.model.case import Case
from core.model.events import Note

DECK = edition("classic-uk").deck
NOTE = Note("Bob", DECK.card("Rope"), True)
ROOT = Path(__file__).parents[3]

PLAYER = """
import os, signal, sys
from pathlib import Path
sys.path.insert(0, sys.argv[3])
from PySide6.QtCore import QCoreApplication
from app.game.autosave import Autosave
from app.tasks.background import Background, DaemonExecutor
from app.game.session import Session
from core.formats.case_file import load
from core.history.history import History
from tests.notation import parse_event
application = QCoreApplication([])
autosave = Autosave(Path(sys.argv[1]), Background(DaemonExecutor()))
session = Session(autosave)
history = History(load(Path(sys.argv[2])))
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


def leave(autosave: Autosave, case: Case, *, saved: bool = False) -> None:
    """Begin a game, and leave it to the next start."""
    autosave.begin(History(case, saved=saved), None)
    autosave.close(keep=True)


def left_of(autosave: Autosave, case: Case) -> Recovered:
    """Begin a game and leave it; return what the next start finds."""
    leave(autosave, case)
    (left,) = autosave.unfinished()
    return left


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
    assert left.history.redo_name == "delete Ann’s suggestion"
    assert left.lost is None


def test_a_saved_game_is_not_offered_and_its_journal_goes(autosave, tmp_path, case):
    leave(autosave, case, saved=True)
    assert len(journals(tmp_path / "journals")) == 1
    assert autosave.unfinished() == ()
    assert journals(tmp_path / "journals") == ()


def test_a_game_can_be_resumed_and_left_again(autosave, case):
    left = left_of(autosave, case)
    assert autosave.claim(left).history == left.history
    assert autosave.unfinished() == ()
    step = left.history.append(NOTE)
    autosave.append(step, left.history)
    autosave.close(keep=True)
    (again,) = autosave.unfinished()
    assert again.history == left.history


def test_of_two_windows_one_goes_on_with_a_game(autosave, tmp_path, background, case):
    other = Autosave(tmp_path / "journals", background)
    left = left_of(autosave, case)
    autosave.claim(left)
    with pytest.raises(GoneError):
        other.claim(left)
    autosave.close(keep=False)
    with pytest.raises(GoneError):
        other.claim(left)


def test_a_game_that_has_gone_or_is_damaged_leaves_no_lock_behind(autosave, monkeypatch, case):
    left = left_of(autosave, case)
    left.path.write_bytes(b"nothing of ours")
    locks = []
    monkeypatch.setattr(
        "app.game.autosave.take", lambda path, *, over: locks.append(take(path, over=over)) or locks[-1]
    )
    with pytest.raises(GoneError):
        autosave.claim(left)
    assert [lock.isLocked() for lock in locks] == [False]


def test_what_the_last_window_left_to_its_worker_is_done_by_the_next(tmp_path, background, case, monkeypatch, qtbot):
    synced: list[Path] = []
    monkeypatch.setattr(Journal, "sync", lambda journal: synced.append(journal.path))
    first, second = (Autosave(tmp_path / "journals", background) for _ in range(2))
    first.begin(History(case), None)
    second.take_over(first.hand_over())
    qtbot.waitUntil(lambda: tuple(synced) == journals(tmp_path / "journals"))


def test_a_game_can_be_discarded(autosave, case):
    left = left_of(autosave, case)
    discard(left.path)
    assert autosave.unfinished() == ()


def test_a_journal_that_cannot_be_read_is_put_aside_not_thrown_away(autosave, tmp_path, case: Case):
    leave(autosave, case)
    (path,) = journals(tmp_path / "journals")
    path.write_bytes(b"nothing of ours\n")
    assert autosave.unfinished() == ()
    assert path.with_name(path.name + ".damaged").read_bytes() == b"nothing of ours\n"


def test_a_journal_that_another_program_holds_is_offered_the_next_time(autosave, tmp_path, case, monkeypatch):
    leave(autosave, case)
    left = journals(tmp_path / "journals")

    opened = os.open

    def held(path, *how):
        if path in left:
            raise PermissionError(13, "it is used by another process", str(path))
        return opened(path, *how)

    with monkeypatch.context() as scanned:
        scanned.setattr(os, "open", held)
        assert autosave.unfinished() == ()
    assert journals(tmp_path / "journals") == left
    assert [game.path for game in autosave.unfinished()] == list(left)


def test_a_folder_that_cannot_be_written_is_said_and_stops_nobody(background, tmp_path, case):
    (tmp_path / "journals").write_text("a file where the folder should be")
    autosave, said = Autosave(tmp_path / "journals", background), []
    autosave.failed.connect(said.append)
    history = History(case)
    autosave.begin(history, None)
    autosave.append(history.append(NOTE), history)
    assert len(said) == 1
    assert "cannot be saved automatically" in said[0]


# --- locks


def lock_of(path: Path) -> Path:
    return path.with_name(f"{path.name}.lock")


@pytest.fixture
def journal(autosave, tmp_path, case) -> Path:
    """The journal of a game that was left."""
    leave(autosave, case)
    (path,) = journals(tmp_path / "journals")
    return path


@pytest.mark.parametrize("left", [b"", b"no lock", b"%d\n%s\n%s\n"], ids=["empty", "garbage", "number of another"])
def test_a_lock_that_no_living_process_holds_keeps_nobody_from_the_game(autosave, journal, case, left):
    """An empty one, as a full disk leaves it; and one of a number that another program has by now."""
    name = os.fsencode(Path(sys.executable).resolve().name)
    host = os.fsencode(this_host())
    lock_of(journal).write_bytes(left % (os.getpid(), name, host) if b"%" in left else left)
    (found,) = autosave.unfinished()
    assert found.host is None
    assert autosave.claim(found).history.case == case
    assert autosave.unfinished() == (), "it is ours"


ELSEWHERE = "4711\npython3\nnot-this-computer\nabc\ndef\n"


def test_a_game_that_may_be_open_on_another_computer_is_offered_with_its_name(autosave, journal, case):
    lock_of(journal).write_text(ELSEWHERE)
    (found,) = autosave.unfinished()
    assert found.host == "not-this-computer"
    assert lock_of(journal).read_text() == ELSEWHERE, "nobody has taken it over yet"
    with pytest.raises(GoneError):
        autosave.claim(replace(found, host=None))
    assert autosave.claim(found).history.case == case
    assert autosave.unfinished() == ()


def test_what_may_be_saved_or_broken_on_another_computer_is_left_alone(autosave, tmp_path, case):
    leave(autosave, case, saved=True)
    (path,) = journals(tmp_path / "journals")
    lock_of(path).write_text(ELSEWHERE)
    assert autosave.unfinished() == ()
    path.write_bytes(b"broken")
    assert autosave.unfinished() == ()
    assert path.read_bytes() == b"broken"


def test_a_game_that_cannot_be_locked_is_offered_and_goes_on_in_a_journal_of_its_own(
    autosave, background, journal, case, monkeypatch, qtbot
):
    """The disk is full at the restart, and has room again later."""
    before, said, over = journal.read_bytes(), [], []
    autosave.failed.connect(said.append)
    autosave.recovered.connect(lambda: over.append(True))
    with monkeypatch.context() as full:
        full.setattr(QLockFile, "tryLock", lambda *_: False)
        full.setattr(QLockFile, "error", lambda _: QLockFile.LockError.UnknownError)
        full.setattr(Path, "touch", refuse)
        (found,) = autosave.unfinished()
        game = autosave.claim(found)
        assert len(said) == 1
        autosave.append(game.history.append(NOTE), game.history)
        assert len(said) == 1, "nobody is told twice"
    with qtbot.waitSignal(autosave.recovered):
        autosave.append(game.history.append(NOTE), game.history)
    autosave.close(keep=True)
    assert journal.read_bytes() == before, "what another window may have is not written to"
    newest, _ = autosave.unfinished()
    assert newest.history == game.history
    assert over == [True]


def test_locks_that_the_dead_have_left_go(autosave, journal):
    alone = lock_of(journal.with_name("gone.journal"))
    alone.write_bytes(b"")
    held = take(lock_of(journal.with_name("new.journal")))
    autosave.unfinished()
    assert not alone.exists()
    assert Path(held.fileName()).exists()
    held.unlock()


# --- what becomes of the folder and the disk while one plays


def refuse(*_, **__):
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no file that is open")
@pytest.mark.parametrize("gone", ["folder", "file"])
def test_a_journal_that_is_deleted_while_one_plays_is_made_anew_with_the_next_entry(
    autosave, tmp_path, background, case, gone
):
    said, history = [], History(case)
    autosave.failed.connect(said.append)
    autosave.begin(history, None)
    autosave.append(history.append(NOTE), history)
    (path,) = journals(tmp_path / "journals")
    if gone == "folder":
        shutil.rmtree(tmp_path / "journals")
    else:
        path.unlink()
    autosave.append(history.append(NOTE), history)
    autosave.append(history.delete(0), history)
    assert Autosave(tmp_path / "journals", background).unfinished() == (), "it is locked again"
    autosave.close(keep=True)
    (left,) = autosave.unfinished()
    assert (left.history, left.lost, said) == (history, None, [])


@pytest.mark.skipif(os.name == "nt", reason="Windows replaces no file that is open")
def test_a_journal_in_whose_place_another_lies_is_made_anew_beside_that(autosave, tmp_path, case):
    history = History(case)
    autosave.begin(history, None)
    (path,) = journals(tmp_path / "journals")
    other = path.with_name("other")
    other.write_bytes(path.read_bytes())
    other.replace(path)
    theirs = path.read_bytes()
    autosave.append(history.append(NOTE), history)
    autosave.close(keep=True)
    assert path.read_bytes() == theirs
    assert {game.history.case for game in autosave.unfinished()} == {case, case.appended(NOTE)}


def test_that_a_game_cannot_be_kept_is_said_once_and_so_is_that_it_is_over(autosave, case, monkeypatch, qtbot):
    said, history = [], History(case)
    autosave.failed.connect(said.append)
    autosave.recovered.connect(partial(said.append, "over"))
    autosave.begin(history, None)
    with monkeypatch.context() as full:
        full.setattr(os, "write", refuse)
        full.setattr(Path, "touch", refuse)
        for _ in range(3):
            autosave.append(history.append(NOTE), history)
    assert len(said) == 1
    with qtbot.waitSignal(autosave.recovered):
        autosave.append(history.append(NOTE), history)
    assert said[1:] == ["over"]


# --- whose it is


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_journals_are_for_their_user_only_those_of_older_programs_too(autosave, tmp_path, journal):
    folder = tmp_path / "journals"
    assert modes(folder) == {"journals": 0o700, journal.name: 0o600}
    folder.chmod(0o755)
    for name in (journal.name, f"{journal.name}.damaged"):
        (folder / name).touch()
        (folder / name).chmod(0o644)
    autosave.unfinished()
    assert modes(folder) == {"journals": 0o700, journal.name: 0o600, f"{journal.name}.damaged": 0o600}


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_what_a_link_among_the_journals_leads_to_keeps_its_permissions(autosave, tmp_path, journal):
    other = tmp_path / "shared.txt"
    other.write_text("for everybody")
    other.chmod(0o644)
    (tmp_path / "journals" / "shared.txt").symlink_to(other)
    autosave.unfinished()
    assert stat.S_IMODE(other.stat().st_mode) == 0o644


def modes(folder: Path) -> dict[str, int]:
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in (folder, *folder.iterdir())}


def test_what_a_killed_writer_has_left_among_the_journals_goes(autosave, tmp_path, journal):
    left = journal.with_name(".deerstalker-0123456789abcdef0123456789abcdef.tmp")
    left.touch()
    os.utime(left, (0, 0))
    autosave.unfinished()
    assert not left.exists()
