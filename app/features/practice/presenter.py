"""Connects a practice game to the window: lets rivals play at a pace, asks for my decisions, and keeps the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import Enum, auto
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from app.features.board.panel import BoardPresenter
from app.features.own_sheet import OwnSheetPresenter
from app.features.practice.service import Moment, PracticeService, SavedPractice
from app.features.practice.view import PracticeForm
from app.game.files import GameFiles
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import the_card, translate
from app.ui.settings import Preferences
from app.ui.shortcuts import FINISHED
from app.ui.text import card_names, event_line, problem_lines
from app.ui.widgets.labels import QuestionBar
from core.model.events import Accusation, Event, Note, Suggestion
from core.model.practised import Practised, with_practised
from core.model.problems import InvalidCaseError
from core.model.seats import ENVELOPE
from core.text.text import Text, say

if TYPE_CHECKING:
    from app.features.practice.dialog import PracticeDialog
    from app.tasks.inference import InferenceReply
    from core.board.board import Place
    from core.formats.json_values import Json
    from core.model.cards import Card
    from core.model.case import Case
    from core.practice.game import PracticeEnd
    from core.practice.options import PracticeOptions


def title_of(seed: int) -> Text:
    """Return what a game is called; with its number anyone can play the same deal."""
    return say("Practice game {number}").format(number=str(seed))


def came_of_it(events: Sequence[Event], me: str) -> str:
    """Return what concerns me of these events: what came of my suggestion or accusation, and which card I showed."""
    return " ".join(sentence for event in events for sentence in _outcome(event, me))


def happened(case: Case) -> str:
    """Return what has just happened, and in any case that I am out."""
    me = case.setup.me or ""
    latest = " ".join(came_of_it((event,), me) or event_line(event) for event in case.events[-1:])
    out = _you_are_out()
    return latest if latest == out or not is_out(case) else f"{out} {latest}"


def is_out(case: Case) -> bool:
    """Whether I accused wrongly."""
    return case.setup.me in case.turn.out


def _you_are_out() -> str:
    return translate("Your accusation was wrong: you are out, and only answer questions from now on.")


def _outcome(event: Event, me: str) -> Iterator[str]:
    match event:
        case Suggestion(by=by) if by == me:
            yield from _answers(event)
        case Suggestion():
            sentence = translate("You showed {who} {card}.")
            for answer in event.answers:
                if answer.player == me and answer.shown is not None:
                    yield sentence.format(who=event.by, card=the_card(answer.shown))
        case Note(holds=True):
            sentence = translate("You look at a leftover card: {card}.")
            yield sentence.format(card=the_card(event.card))
        case Accusation(by=by, correct=False) if by == me:
            yield _you_are_out()


def _answers(event: Suggestion) -> Iterator[str]:
    """Yield how others answered my suggestion."""
    passes = translate("{who} passes.")
    shows = translate("{who} shows you {card}.")
    if event.refuted_by is None:
        yield translate("Nobody can show a card.")
        return
    for answer in event.answers:
        card = "" if answer.shown is None else the_card(answer.shown)
        yield (shows if card else passes).format(who=answer.player, card=card)


def ended(end: PracticeEnd, me: str) -> str:
    if end.winner is None:
        sentence = translate("Nobody wins. It was {cards}.")
        if end.record.is_stopped:
            sentence = translate("Nobody wins: a game ends after {turns} turns. It was {cards}.")
    elif end.winner == me:
        sentence = translate("You win! It was {cards}.")
    else:
        sentence = translate("{who} wins. It was {cards}.")
    return sentence.format(who=end.winner, cards=card_names(end.solution), turns=end.record.turns)


class Stage(Enum):
    """Where a practice game in the window stands."""

    IDLE = auto()
    """None is open, or it is over."""
    BUSY = auto()
    """The worker is at my answer, or at what a rival does."""
    PACED = auto()
    """What a rival did is shown when its time has come."""
    HELD = auto()
    """It is shown when I am back in the present."""
    ASKING = auto()
    """I have to decide."""


def in_envelope(present: InferenceReply) -> tuple[Card, ...]:
    """Return what the sheet is certain of, for an accusation."""
    if present.posterior is None or present.conflict:
        return ()
    return tuple(card for card, holder in present.posterior.certain.items() if holder == ENVELOPE)


class PracticePresenter(QObject):
    """Plays a practice game in the window.

    What rivals do is shown step by step, at the pace of the preferences, or all at once when I skip to my turn; while
    I look back or suppose something, it waits. ``offered`` carries the saved games that can be continued, and whether
    one has just been played.
    """

    offered = Signal(object, bool)

    def __init__(
        self,
        host: Host,
        game: Game,
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
        self.open_end: Callable[[PracticeEnd, PracticeOptions], None] = lambda *_: None
        """Opens a game that is over in the place of the one that was played, and its page."""
        self.dialog: PracticeDialog | None = None
        self._moment: Moment | None = None
        self.stage = Stage.IDLE
        self._game_with_form: int | None = None
        """Which of the games opened in the window has the form in the place of the entry."""
        self._skips = False
        """Whether rivals' steps are shown at once, up to my turn."""
        self._last: tuple[PracticeOptions, bool] | None = None
        self._goal: Card | None = None
        self._since = QElapsedTimer()
        self._pause = QTimer(self, singleShot=True)
        self._back = QTimer(self, singleShot=True, interval=0)
        for timer in (self._pause, self._back):
            timer.timeout.connect(self._reveal)
        host.actions.practice.triggered.connect(self.open)
        service.came.connect(self._on_moment)
        service.refused.connect(self._refuse)
        service.failed.connect(self._fail)
        service.unsaved.connect(self._warn_unsaved)
        self.form.answered.connect(self._answer)
        self.form.skipped.connect(self.skip)
        self.form.taken_back.connect(self._take_back)
        self.form.advice_wanted.connect(self._advise)
        game.follow(self._on_shown)

    # --- beginning and ending

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

    def begin(self, options: PracticeOptions, helped: bool) -> None:
        """Begin a game, with help or on my own."""
        try:
            case = self._service.begin(options, helped=helped)
        except InvalidCaseError as error:
            self._say_trouble(problem_lines(error.problems))
        else:
            self._show_game(case, options)

    def resume(self, saved: SavedPractice) -> None:
        try:
            case = self._service.resume(saved)
        except InvalidCaseError as error:
            self._say_trouble(problem_lines(problem.in_file(saved.path.name) for problem in error.problems))
            return
        if case is None or self._service.options is None:
            self.offer()
        else:
            self._show_game(case, self._service.options)
            self.form.wait(translate("Returning to where you left off…"), "")

    def discard(self, saved: SavedPractice) -> None:
        """Remove a saved game, once it is sure that this is meant."""
        title = translate("Discard this practice game?")
        bar = QuestionBar("practiceDiscard", title, translate("It cannot be brought back."))
        bar.offer("practiceDiscardNow", translate("Discard"), partial(self._discard, saved))
        self._host.notices.ask(bar)

    def _discard(self, saved: SavedPractice) -> None:
        self._service.discard(saved)
        self.offer()

    def again(self, same: bool) -> None:
        """Begin another game with the same rivals: the same deal, or a new one."""
        from app.features.practice.dialog import any_seed

        if self._last is not None:
            options, helped = self._last
            self.begin(options if same else replace(options, day=None, seed=any_seed()), helped)

    def _show_game(self, case: Case, options: PracticeOptions) -> None:
        self._moment = self._goal = None
        self._last = options, self._service.helped
        self.stage, self._skips = Stage.BUSY, False
        title, must_be_silent = title_of(options.seed), not self._service.helped
        with self._session.together():
            self._files.open_practice(case, title, marks=self._service.marks, must_be_silent=must_be_silent)
            self._game_with_form = self._session.game
        self.form.set_deck(case.setup.deck)
        self._host.put_form(self.form)
        if case.setup.board is not None and not self._host.actions.board.isChecked():
            self._host.actions.board.trigger()
        self.form.wait("", "")
        self._host.window.activateWindow()  # the page of a game before it, closed by the mouse, leaves no window active
        self.form.take_focus()

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game not in (before.game, self._game_with_form):
            self._on_other_game(now)
        if now.game != before.game or now.is_hidden:
            self.form.certain = ()
        elif now.present is not None and now.present is not before.present:
            self.form.certain = in_envelope(now.present)
        if self.stage is Stage.HELD and now.shown is now.case:
            self._back.start()  # once all have heard of this: it goes on with the game

    def _on_other_game(self, now: Shown) -> None:
        """Let go of the game when another is opened or it is closed; a window that replaces another goes on with it."""
        self._pause.stop()
        self._back.stop()
        self._service.close(keep=self._moment is None or self._moment.end is None)
        self._moment, self.stage = None, Stage.IDLE
        if self._game_with_form is not None:
            self._game_with_form = None
            self._chooser.stop_choosing()
            self._host.put_form(None)
        if now.permitted == FINISHED:
            self.form.wait(translate("The game is over"), "")
            self._game_with_form = now.game
            self._host.put_form(self.form)
        self.offer()

    def offer(self) -> None:
        """Offer what can be continued; in a window that has taken over a practice game, go on with the latest."""
        if self._session.case is None:
            self.offered.emit(self._service.saved(), self._last is not None)
        elif self._session.is_practice and self._service.options is None and (saved := self._service.latest()):
            self.resume(saved)

    # --- how it goes on

    def _on_moment(self, moment: Moment, by_rival: bool) -> None:
        """Show what has happened: what rivals do when its time has come, my own at once."""
        self._moment = moment
        is_news = self._session.entered is None or len(moment.case.events) > len(self._session.entered.events)
        if not by_rival:
            self._skips = False
        if self._skips and moment.waiting_for is not None:
            self._play_on(moment.waiting_for)
        elif by_rival and is_news and not self._skips:
            self.stage = Stage.PACED
            self._pause.start(max(0, self._preferences.practice_pace * 1000 - self._since.elapsed()))
        else:
            self._reveal()

    def skip(self) -> None:
        """Go on to my turn at once."""
        moment, self._skips = self._moment, True
        if moment is None:
            return
        status = translate("On to your turn…")
        if is_out(moment.case):
            status = translate("On to the end…")
        self.form.wait(status, "")
        if self.stage is not Stage.PACED:
            return
        self._pause.stop()
        if moment.waiting_for is None:
            self._reveal()
        else:
            self._play_on(moment.waiting_for)

    def _reveal(self) -> None:
        """Show the game as it is by now, and go on with it."""
        moment = self._moment
        if moment is None:
            return
        if self._session.shown is not self._session.case:
            self.stage = Stage.HELD
            return
        if moment.end is not None:
            self._end(moment)
            return
        if moment.case != self._session.entered:
            self._session.advance(moment.case)
        self._since.start()
        self._chooser.follow(moment.waiting_for or moment.case.setup.me)
        if moment.waiting_for is not None:
            self._play_on(moment.waiting_for)
        else:
            self._ask(moment)

    def _play_on(self, who: str) -> None:
        case = self._session.entered
        if case is not None and not self._skips:
            thinking = translate("{who} is thinking…").format(who=who)
            skip = translate("On to my turn")
            if is_out(case):
                skip = translate("On to the end")
            self.form.wait(thinking, happened(case), skip)
        self.stage = Stage.BUSY
        self._service.go_on()

    def _ask(self, moment: Moment) -> None:
        from app.features.practice.state import question_of
        from core.referee.requests import Show, Walk

        question, request, options = question_of(moment, self._goal), moment.request, self._service.options
        if question is None or request is None or options is None:
            return
        self.stage, self._skips = Stage.ASKING, False
        outcome = came_of_it(moment.case.events[moment.seen :], options.me)
        is_choice = isinstance(request, Show) and len(request.cards) > 1
        may_advise = self._service.helped and is_choice and not self._own.is_on
        had_keys = self._may_take_keys
        self.form.ask(question, outcome, may_take_back=moment.may_take_back, may_advise=may_advise)
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
        self.stage = Stage.IDLE
        if moment.end is not None and options is not None:
            marks, how = self._own.marks, Practised(options.seed, options.day, self._service.helped)
            self._session.end_silence()
            kept = replace(moment.end.case, about=with_practised(moment.end.case, how))
            self.open_end(replace(moment.end, case=kept), options)
            self._own.put_back(marks)  # into the game that is open now
            self.form.wait(ended(moment.end, options.me), "")

    # --- my decisions

    def _answer(self, value: Json, chosen: str) -> None:
        moment = self._moment
        if self.stage is not Stage.ASKING or moment is None:
            return
        self.stage = Stage.BUSY
        with self._session.together():
            self._session.suppose(None)
            self._session.look_back(None)
        room = moment.case.setup.deck.find(chosen)
        if moment.towards:
            self._goal = room if room in moment.towards else None
        self._chooser.stop_choosing()
        self._service.answer(value)

    def _go(self, place: Place) -> None:
        """Go to a place that was chosen on the board."""
        self._answer([*place] if isinstance(place, tuple) else place.name, "")

    def _take_back(self) -> None:
        if self.stage is Stage.ASKING:
            self.stage = Stage.BUSY
            self._chooser.stop_choosing()
            self._service.take_back()

    def _advise(self) -> None:
        if self._moment is not None and self.stage is Stage.ASKING:
            self._service.advise_showing(self._moment, self.form.mark)

    # --- what goes wrong

    def _refuse(self, why: str) -> None:
        if self._moment is not None:
            self._ask(self._moment)
        self.form.say(why, problem=True)

    def _fail(self, why: str) -> None:
        message = translate("The game cannot go on: {reason}. It is kept as it was.")
        self._say_trouble(message.format(reason=why))

    def _warn_unsaved(self, why: str) -> None:
        message = translate("This game cannot be saved ({reason}). Closed now, it would be lost.")
        self._say_trouble(message.format(reason=why))

    def _say_trouble(self, what: str) -> None:
        self._host.notices.ask(QuestionBar("practiceTrouble", translate("Practice"), what))
