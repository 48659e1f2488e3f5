"""Connects a practice game to the window: lets rivals play at a pace, asks for my decisions, and keeps the game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QApplication

from app.features.board.presenter import BoardPresenter
from app.features.own_sheet.presenter import OwnSheetPresenter
from app.features.practice import text as words
from app.features.practice.service import Moment, PracticeService, SavedPractice
from app.features.practice.view import PracticeForm
from app.game.files import GameFiles
from app.game.session import Session
from app.ui.actions import FINISHED
from app.ui.host import Host
from app.ui.language import translate
from app.ui.settings import Preferences
from app.ui.text import problem_lines
from app.ui.widgets.bars import QuestionBar
from core.model.practised import Practised, with_practised
from core.model.problems import InvalidCaseError
from core.model.seats import ENVELOPE

if TYPE_CHECKING:
    from app.features.practice.dialog import PracticeDialog
    from app.tasks.inference import InferenceReply
    from core.board.board import Place
    from core.formats.json_values import Json
    from core.model.cards import Card
    from core.model.case import Case
    from core.practice.options import PracticeOptions


class PracticePresenter(QObject):
    """Plays a practice game in the window.

    What rivals do is shown step by step, at the pace of the preferences, or all at once when I skip to my turn; while
    I look back or suppose something, it waits. ``offered`` carries the saved games that can be continued, and whether
    one has just been played; ``ended`` a :class:`PracticeEnd` and the options.
    """

    offered = Signal(object, bool)
    ended = Signal(object, object)

    def __init__(
        self,
        host: Host,
        session: Session,
        files: GameFiles,
        service: PracticeService,
        preferences: Preferences,
        own: OwnSheetPresenter,
        chooser: BoardPresenter,
        library: Path,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._files, self._service = host, session, files, service
        self._preferences, self._own, self._chooser, self._library = preferences, own, chooser, library
        self.form = PracticeForm(host.window)
        self.form.hide()
        self.dialog: PracticeDialog | None = None
        self._moment: Moment | None = None
        self._is_opening = self._is_busy = self._skips = self._has_form = False
        self._last: tuple[PracticeOptions, bool] | None = None
        self._goal: Card | None = None
        self._since = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(self._reveal)
        host.actions.practice.triggered.connect(self.open)
        session.opened.connect(self._game_opened)
        service.came.connect(self._take)
        service.refused.connect(self._refuse)
        service.failed.connect(self._fail)
        service.unsaved.connect(self._warn_unsaved)
        self.form.answered.connect(self._answer)
        self.form.skipped.connect(self.skip)
        self.form.taken_back.connect(self._take_back)
        self.form.advice_wanted.connect(self._advise)

    # --- beginning and ending

    @Slot()
    def open(self) -> None:
        """Ask what to play with, as last time."""
        from app.features.practice.dialog import PracticeDialog

        if self.dialog is None:
            self.dialog = PracticeDialog(self._preferences, self._host.window)
            self.dialog.begun.connect(self.begin)
            self.dialog.resumed.connect(self.resume)
        self.dialog.open_anew()
        self.dialog.offer_saved(self._service.latest())
        self._service.find_known(self._library, self.dialog.offer_known)

    @Slot(object, bool)
    def begin(self, options: PracticeOptions, helped: bool) -> None:
        """Begin a game, with help or on my own."""
        try:
            case = self._service.begin(options, helped=helped)
        except InvalidCaseError as error:
            self._tell(problem_lines(error.problems))
        else:
            self._open(case, options)

    @Slot(object)
    def resume(self, saved: SavedPractice) -> None:
        try:
            case = self._service.resume(saved)
        except InvalidCaseError as error:
            self._tell(problem_lines(one.in_file(saved.path.name) for one in error.problems))
            return
        if case is None or self._service.options is None:
            self.offer()
        else:
            self._open(case, self._service.options)
            self.form.wait(translate("Playing up to where you left…"), "")

    @Slot(object)
    def discard(self, saved: SavedPractice) -> None:
        """Remove a saved game, once it is sure that this is meant."""
        title = translate("Discard this practice game?")
        bar = QuestionBar("practiceDiscard", title, translate("It cannot be brought back."))
        bar.offer("practiceDiscardNow", translate("Discard"), partial(self._discard, saved))
        self._host.notices.ask(bar)

    def _discard(self, saved: SavedPractice) -> None:
        self._service.discard(saved)
        self.offer()

    @Slot(bool)
    def again(self, same: bool) -> None:
        """Begin another game with the same rivals: the same deal, or a new one."""
        from app.features.practice.dialog import any_seed

        if self._last is not None:
            options, helped = self._last
            self.begin(options if same else replace(options, day=None, seed=any_seed()), helped)

    def _open(self, case: Case, options: PracticeOptions) -> None:
        self._moment = self._goal = None
        self.forget()
        self._last = options, self._service.helped
        self._is_opening, self._is_busy = True, True
        self._files.open_practice(case, words.title_of(options.seed))
        self._is_opening = self._skips = False
        self.form.set_deck(case.setup.deck)
        self._own.set_forced(not self._service.helped)
        self._own.keep_in(self._service.marks)
        self._put_form()
        if case.setup.board is not None and not self._host.actions.board.isChecked():
            self._host.actions.board.trigger()
        self.form.wait("", "")
        self._host.window.activateWindow()  # the page of a game before it, closed by the mouse, leaves no window active
        self.form.take_focus()

    def _put_form(self) -> None:
        self._host.put_form(self.form)
        self._has_form = True

    @Slot()
    def _game_opened(self) -> None:
        """Let go of the game when another is opened or it is closed; a window that replaces another goes on with it."""
        if self._is_opening:
            return
        self._pause.stop()
        self._service.close(keep=self._moment is None or self._moment.end is None)
        self._moment, self._is_busy = None, False
        if self._has_form:
            self._has_form = False
            self._chooser.stop_choosing()
            self._own.set_forced(False)
            self._host.put_form(None)
        if self._session.permitted == FINISHED:
            self.form.wait(translate("The game is over"), "")
            self._put_form()
        self.offer()

    def offer(self) -> None:
        """Offer what can be continued; in a window that has taken over a practice game, go on with the latest."""
        if self._session.case is None:
            self.offered.emit(self._service.saved(), self._last is not None)
        elif self._session.is_practice and self._service.options is None and (saved := self._service.latest()):
            self.resume(saved)

    # --- how it goes on

    @Slot(object, bool)
    def _take(self, moment: Moment, by_rival: bool) -> None:
        """Take what has happened. What rivals do is shown when its time has come, my own at once."""
        self._moment, self._is_busy = moment, False
        is_news = self._session.entered is None or len(moment.case.events) > len(self._session.entered.events)
        if not by_rival:
            self._skips = False
        if self._skips and moment.waiting_for is not None:
            self._go_on(moment.waiting_for)
        elif by_rival and is_news and not self._skips:
            self._pause.start(max(0, self._preferences.practice_pace * 1000 - self._since.elapsed()))
        else:
            self._reveal()

    @Slot()
    def skip(self) -> None:
        """Go on to my turn at once."""
        moment, self._skips = self._moment, True
        if moment is None:
            return
        said = translate("On to your turn…")
        if words.is_out(moment.case):
            said = translate("On to the end…")
        self.form.wait(said, "")
        if not self._pause.isActive():
            return
        self._pause.stop()
        if moment.waiting_for is None:
            self._reveal()
        else:
            self._go_on(moment.waiting_for)

    @Slot()
    def _reveal(self) -> None:
        """Show the game as it is by now, and go on with it."""
        moment = self._moment
        if moment is None:
            return
        if self._session.shown is not self._session.case:
            self._session.shown_changed.connect(self._reveal, Qt.ConnectionType.SingleShotConnection)
            return
        if moment.end is not None:
            self._end(moment)
            return
        if moment.case != self._session.entered:
            self._session.advance(moment.case)
        self._since.start()
        self._chooser.follow(moment.waiting_for or moment.case.setup.me)
        if moment.waiting_for is not None:
            self._go_on(moment.waiting_for)
        else:
            self._ask(moment)

    def _go_on(self, who: str) -> None:
        case = self._session.entered
        if case is not None and not self._skips:
            thinking = translate("{who} is thinking…").format(who=who)
            skip = translate("On to my turn")
            if words.is_out(case):
                skip = translate("On to the end")
            self.form.wait(thinking, words.happened(case), skip)
        self._service.go_on()

    def _ask(self, moment: Moment) -> None:
        from app.features.practice.state import question_of
        from core.referee.requests import Show, Walk

        question, request, options = question_of(moment, self._goal), moment.request, self._service.options
        if question is None or request is None or options is None:
            return
        self._skips = False
        said = words.came_of_it(moment.case.events[moment.seen :], options.me)
        is_choice = isinstance(request, Show) and len(request.cards) > 1
        may_advise = self._service.helped and is_choice and not self._own.is_on
        had_keys = self._may_take_keys
        self.form.ask(question, said, may_take_back=moment.may_take_back, may_advise=may_advise)
        if isinstance(request, Walk):
            self._chooser.choose(request.player, request.places, self._go, request.roll)
        if had_keys:
            self.form.take_focus()

    @property
    def _may_take_keys(self) -> bool:
        """Whether the keyboard is in the form, or nowhere."""
        focus = QApplication.focusWidget()
        return focus is None or self.form.has_keys or not focus.isVisible()

    def _end(self, moment: Moment) -> None:
        options = self._service.options
        if moment.end is not None and options is not None:
            marks = self._own.marks
            self._own.set_forced(False)
            how = Practised(options.seed, options.day, self._service.helped)
            kept = replace(moment.end.case, about=with_practised(moment.end.case, how))
            self.ended.emit(replace(moment.end, case=kept), options)
            self._own.put_back(marks)
            self.form.wait(words.ended(moment.end, options.me), "")

    @Slot(object)
    def hear(self, reply: InferenceReply) -> None:
        """Learn what the sheet is certain of, for an accusation; nothing while it is silent."""
        certain = {} if reply.posterior is None or reply.conflict else reply.posterior.certain
        if reply.request.case == self._session.case:
            self.form.certain = tuple(card for card, holder in certain.items() if holder == ENVELOPE)

    @Slot()
    def forget(self) -> None:
        """Forget what is certain."""
        self.form.certain = ()

    # --- my decisions

    @Slot(object, str)
    def _answer(self, value: Json, chosen: str) -> None:
        moment = self._moment
        if self._is_busy or moment is None or moment.request is None:
            return
        self._session.suppose(None)
        self._session.look_back(None)
        self._is_busy = True
        room = moment.case.setup.deck.find(chosen)
        if moment.towards:
            self._goal = room if room in moment.towards else None
        self._chooser.stop_choosing()
        self._service.answer(value)

    def _go(self, place: Place) -> None:
        """Go to a place that was chosen on the board."""
        self._answer([*place] if isinstance(place, tuple) else place.name, "")

    @Slot()
    def _take_back(self) -> None:
        if not self._is_busy:
            self._is_busy = True
            self._chooser.stop_choosing()
            self._service.take_back()

    @Slot()
    def _advise(self) -> None:
        if self._moment is not None and not self._is_busy:
            self._service.advise_showing(self._moment, self.form.mark)

    # --- what goes wrong

    @Slot(str)
    def _refuse(self, why: str) -> None:
        self._is_busy = False
        if self._moment is not None:
            self._ask(self._moment)
        self.form.say(why, problem=True)

    @Slot(str)
    def _fail(self, why: str) -> None:
        said = translate("The game cannot go on: {reason}. It is kept as it was.")
        self._tell(said.format(reason=why))

    @Slot(str)
    def _warn_unsaved(self, why: str) -> None:
        said = translate("This game cannot be saved ({reason}). Closed now, it would be lost.")
        self._tell(said.format(reason=why))

    def _tell(self, what: str) -> None:
        self._host.notices.ask(QuestionBar("practiceTrouble", translate("Practice"), what))
