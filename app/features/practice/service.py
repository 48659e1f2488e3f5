"""Plays a practice game off the GUI thread, and keeps it. Only the worker touches the game; it tells what I see."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import time_ns
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from PySide6.QtCore import QLockFile, QObject, Signal

from app.game.folders import ENDING, HeldError, holding, let_go, sweep_locks, take
from app.tasks.background import Background, LatestTask
from app.ui.text import reason
from core.formats.atomic_file import UnwritableFileError, private_folder, sweep
from core.formats.case_file import read_text
from core.formats.json_values import Fields, parse_json
from core.model.problems import InvalidCaseError, Problem
from core.practice.marks import remove_marks

if TYPE_CHECKING:  # the window opens without numpy
    from core.board.board import Place
    from core.formats.json_values import Json
    from core.model.cards import Card
    from core.model.case import Case
    from core.practice.game import PracticeEnd, PracticeGame
    from core.practice.options import Known, PracticeOptions
    from core.practice.saved import SavedGame
    from core.referee.requests import Request

T = TypeVar("T")

Play: TypeAlias = "Callable[[], PracticeGame]"
"""What the worker does with a game."""

SAVED: Final = ".practice.json"
"""How the name of a saved game ends."""

WORTH_PLAYING: Final = 3
"""So many games with all hands must be known of somebody to play like them."""

MOST_KNOWN: Final = 12

_HELP: Final = "help"
_RIVALS: Final = "rivals"


@dataclass(frozen=True)
class Moment:
    """What I see of a practice game: ``request`` is mine, ``waiting_for`` the rival who has to decide, if any.

    ``seen``: how many events I knew of when I decided last. ``towards``: of a roll, where to go for each room out of
    reach, the nearest first. ``may_take_back``: my last answer can be taken back.
    """

    case: Case
    request: Request | None = None
    waiting_for: str | None = None
    seen: int = 0
    towards: Mapping[Card, Place] = field(default_factory=dict)
    may_take_back: bool = False
    end: PracticeEnd | None = None


@dataclass(frozen=True)
class SavedPractice:
    """A saved game that no window plays; ``rivals`` are their names, empty where the file does not tell them.

    ``problems``: why it cannot be played.
    """

    path: Path
    helped: bool
    rivals: str
    problems: tuple[Problem, ...] = ()


class PracticeService(QObject):
    """Plays and saves one game: each of my answers is on the disk before the window shows what came of it.

    ``came`` carries the :class:`Moment` after an answer of mine or a decision of a rival, and whether it was a rival's;
    ``refused`` says why an answer is not possible; ``failed`` carries an error that ended the game in this window, and
    ``unsaved``, once, one that keeps it from the disk.
    """

    came = Signal(object, bool)
    refused = Signal(str)
    failed = Signal(str)
    unsaved = Signal(str)

    def __init__(self, background: Background, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._background, self._task, self._folder = background, LatestTask(background), folder
        self._game: PracticeGame | None = None
        self._path: Path | None = None
        """Where the open game is saved, if it can be."""
        self._trouble = ""
        """Why it could not be, when I decided last."""
        self._lock: QLockFile | None = None
        self.options: PracticeOptions | None = None
        """Those of the open game; None while there is none."""
        self._about: Mapping[str, str] = {}
        self.helped = True
        """Whether it is played with numbers and advice."""

    @property
    def marks(self) -> Path | None:
        """Where the marks of one's own sheet in the open game are kept."""
        return None if self._path is None else marks_of(self._path)

    # --- beginning and ending

    def begin(self, options: PracticeOptions, *, helped: bool) -> Case:
        """Begin a game, and return it as I see it. Raises InvalidCaseError for options that cannot be played."""
        from core.practice.game import PracticeGame

        options = replace(options, may_sit_out=False)  # those of an older game may be taken over
        game = PracticeGame(options)
        with contextlib.suppress(OSError):  # which is told when it cannot be saved
            private_folder(self._folder)
        path = self._folder / f"{time_ns():x}{SAVED}"
        lock = take(_lock_of(path))
        self._own(path, lock, options, helped=helped)
        self._run(lambda: game, path)
        return game.case

    def resume(self, saved: SavedPractice) -> Case | None:
        """Go on with a saved game, and return it as it began; None if another window was faster.

        Raises InvalidCaseError if it cannot be read.
        """
        from core.practice.game import PracticeGame
        from core.practice.saved import read_saved

        try:
            lock = take(_lock_of(saved.path))
        except HeldError:
            return None
        try:
            kept = read_saved(saved.path)
            case = PracticeGame(kept.options).case
        except InvalidCaseError:
            let_go(lock)
            if not saved.path.exists():
                return None
            raise
        self._own(saved.path, lock, kept.options, helped=saved.helped)
        self._run(kept.play, is_slow=True)
        return case

    def close(self, *, keep: bool = True) -> None:
        """Let go of the game; without ``keep`` its file is removed."""
        self._task.cancel()
        if self._path is not None and not keep:
            _remove(self._path)
        let_go(self._lock)
        self._game = self._path = self._lock = self.options = None
        self._trouble = ""

    def discard(self, saved: SavedPractice) -> None:
        """Remove a saved game that no window plays."""
        with contextlib.suppress(HeldError), holding(_lock_of(saved.path)):
            _remove(saved.path)

    def saved(self) -> tuple[SavedPractice, ...]:
        """Return the saved games that no window plays, latest first."""
        return saved_in(self._folder)

    def latest(self) -> SavedPractice | None:
        """Return the saved game to go on with."""
        return next((game for game in self.saved() if not game.problems), None)

    def _own(self, path: Path, lock: QLockFile | None, options: PracticeOptions, *, helped: bool) -> None:
        self.close()
        self._path, self._lock, self.options, self.helped = path, lock, options, helped
        rivals = [name for name, rival in options.seated().items() if rival is not None]
        self._about = {**about_help(helped=helped), _RIVALS: ", ".join(rivals)}

    # --- playing

    def answer(self, value: Json) -> None:
        if (game := self._game) is not None and self._path is not None:
            self._run(partial(_answered, game, value), self._path)

    def take_back(self) -> None:
        """Take my last answer back, where that is possible."""
        if (game := self._game) is not None and self._path is not None:
            self._run(lambda: game.take_back() or game, self._path)

    def go_on(self) -> None:
        """Let the rival decide who has to."""
        if (game := self._game) is not None:
            self._run(partial(_stepped, game), is_rival=True, is_slow=True)

    def _run(self, work: Play, path: Path | None = None, *, is_rival: bool = False, is_slow: bool = False) -> None:
        """Play in a worker, and save my answers to a ``path``; what is quick does not wait for slow advice."""
        run = self._task.run_slow if is_slow else self._task.run
        run(partial(_moment, work, path, self._about), partial(self._arrived, is_rival))

    def _arrived(self, is_rival: bool, future: Future[tuple[PracticeGame, Moment, str]], wanted: bool) -> None:
        from core.referee.requests import IllegalAnswerError

        if not wanted:
            return
        error = future.exception()
        if isinstance(error, IllegalAnswerError):
            self.refused.emit(reason(error))
        elif error is not None:
            self.failed.emit(reason(error))
        else:
            self._game, moment, trouble = future.result()
            self.came.emit(moment, is_rival)
            if not is_rival:
                before, self._trouble = self._trouble, trouble
                if trouble and not before:
                    self.unsaved.emit(trouble)

    # --- who else could play

    def find_known(self, library: Path, deliver: Callable[[tuple[Known, ...]], None]) -> None:
        """Find the people whose habits the library knows well enough to play like them; none if it cannot be read."""
        self._background.run_slow(partial(_known_in, library), partial(_deliver, deliver, wanted=True))

    # --- which card to show

    def advise_showing(self, moment: Moment, deliver: Callable[[Card], None]) -> None:
        """Find out which card tells the one who asks least."""
        self._task.run_slow(partial(_least_telling, moment), partial(_deliver, deliver))


def about_help(*, helped: bool) -> Mapping[str, str]:
    """Return what a saved game says of how it is played."""
    return {_HELP: "yes" if helped else "no"}


def is_helped(saved: SavedGame) -> bool:
    return saved.about.get(_HELP) != "no"


def _deliver(deliver: Callable[[T], None], future: Future[T], wanted: bool) -> None:
    if wanted and future.exception() is None:
        deliver(future.result())


# --- in the worker


def _moment(work: Play, path: Path | None, about: Mapping[str, str]) -> tuple[PracticeGame, Moment, str]:
    """Return the game, what I see of it, and why it could not be saved. A roll without a choice goes without saying."""
    from core.practice.game import ROLL
    from core.practice.saved import write_saved
    from core.referee.requests import Travel, Walk

    game, trouble = work(), ""
    if isinstance(game.request, Travel) and not game.request.ways:
        game.answer(ROLL)
    if path is not None:
        try:
            private_folder(path.parent)
            write_saved(game, path, about)
        except (OSError, UnwritableFileError) as error:
            trouble = reason(error)
    request, may_take_back = game.request, game.may_take_back
    towards = request.towards() if isinstance(request, Walk) else {}
    end = game.end() if game.over else None
    return game, Moment(game.case, request, game.waiting_for, game.seen, towards, may_take_back, end), trouble


def _answered(game: PracticeGame, value: Json) -> PracticeGame:
    game.answer(value)
    return game


def _stepped(game: PracticeGame) -> PracticeGame:
    if game.waiting_for is not None:
        game.step()
    return game


def _known_in(path: Path) -> tuple[Known, ...]:
    from app.features.library.store import Library
    from core.practice.options import Known

    library = Library(path, guest=True)
    names = [player.name for player in library.players()] if path.exists() else []
    counts = library.habit_counts(names) if names else {}
    players = [Known(name, tally) for name, tally in counts.items() if tally.games >= WORTH_PLAYING]
    return tuple(players[:MOST_KNOWN])


def _least_telling(moment: Moment) -> Card:
    from core.board.mansion import mansion_of
    from core.policies.showing import least_telling
    from core.referee.requests import Show
    from core.situation.situation import Situation

    request = moment.request
    if not isinstance(request, Show):
        raise TypeError("nothing is to be shown")
    situation = Situation.of(request.case, mansion_of(request.case.setup))
    return least_telling(situation, request.to, request.cards)


# --- files


def saved_in(folder: Path) -> tuple[SavedPractice, ...]:
    """Return the saved games in a folder that no window plays, latest first, and what cannot be read of them.

    Only what they tell of themselves is read, so that the start screen has them from the beginning.
    """
    sweep(folder)
    sweep_locks(folder)
    paths = sorted(folder.glob(f"*{SAVED}"), reverse=True)
    return tuple(saved for saved in map(_free, paths) if saved is not None)


def _free(path: Path) -> SavedPractice | None:
    try:
        with holding(_lock_of(path)):
            value, problems = parse_json(read_text(path))
    except HeldError:
        return None
    except InvalidCaseError as error:
        return SavedPractice(path, True, "", error.problems) if path.exists() else None
    about = Fields.of(value, "", problems).object("about")
    helped, rivals = about.optional_text(_HELP) != "no", about.optional_text(_RIVALS) or ""
    return SavedPractice(path, helped, rivals, tuple(problems))


def marks_of(path: Path) -> Path:
    """Return where the marks of one's own sheet in a saved game are."""
    return path.with_name(path.name.removesuffix(SAVED) + ".marks.json")


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        path.unlink(missing_ok=True)
        remove_marks(marks_of(path))


def _lock_of(path: Path) -> Path:
    return path.with_name(path.name + ENDING)
