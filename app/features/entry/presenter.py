"""Connects the entry panel to the game and its session, and typed words and the typed line to the panel."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.entry.quick import QuickLine, quick_line
from app.features.entry.state import Aim, EntryState, Target
from app.features.entry.text import still_missing
from app.features.entry.view import EntryPanel
from app.game.game import Game
from app.game.session import Session
from app.tasks.shown import Shown, differ
from app.ui.host import Host
from app.ui.shortcuts import Permission
from app.ui.vocabulary import example, vocabulary_of
from app.ui.widgets.options import OptionButton, OptionGroup, is_typed
from core.model.events import Event, Move, Note
from core.model.setup import Setup
from core.quick_entry.vocabulary import Keyword, Vocabulary, normalized, split_words

MODIFIERS: Final = (Qt.Key.Key_Shift, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock)


@dataclass(frozen=True, slots=True)
class TypedLetter:
    """A letter, or a space behind one, and the entry before it."""

    text: str
    before: EntryState


class TypedWords(QObject):
    """Tells words from keys in a run of letters.

    A letter is a key where it chooses something in the focused field. Once one does not, and begins a word together
    with letters before it, these are that word: what they chose is taken back, and ``begun`` carries them and the state
    of the entry before them. Until then the panel shows both: what is chosen, and the word one can go on typing.

    The key of the last field enters the entry, unless another option there begins with that letter: then the next key
    decides. If the name of the option that was entered is typed to its end, the rest is dropped.

    ``vocabulary`` returns what can be named in a game.
    """

    begun = Signal(str, object)

    def __init__(self, panel: EntryPanel, vocabulary: Callable[[Setup], Vocabulary]) -> None:
        super().__init__(panel)
        self._panel, self._vocabulary = panel, vocabulary
        self._run: list[TypedLetter] = []
        self._entered: tuple[str, ...] = ()
        """The words of the option whose key entered an entry, if the run began with that."""
        self._held: OptionGroup | None = None
        """The group of the option that is chosen, but not entered before the next key."""
        self._word_at: int | None = None
        """Where in the run a word begins."""
        self._is_acting = False
        for place in (panel, *panel.findChildren(OptionGroup)):
            place.installEventFilter(self)
        panel.touched.connect(self._on_touched)
        panel.situated.connect(self._on_situated)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the letters of the panel: those of options at their group, which takes some of them."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if self._is_acting:
            is_no_key = watched is self._panel  # nothing in the focused field has taken it
            self._word_at = self._word_start() if is_no_key else None
            return self._word_at is not None
        has_come_up = watched is self._panel and isinstance(self._panel.focusWidget(), OptionButton)
        if has_come_up or event.key() in MODIFIERS or self._panel.is_read_only or self._panel.state is None:
            return False
        is_letter = is_typed(event) and event.text().isalpha() and not event.isAutoRepeat()
        if is_letter or (self._run and event.text() == " "):
            self._add_letter(event, watched, self._panel.state)
            return True
        if self._held is not None and is_typed(event):
            self._enter_held(event)
            return True
        self._end_run()
        return False

    def _add_letter(self, key: QKeyEvent, place: QObject, state: EntryState) -> None:
        self._run.append(TypedLetter(key.text(), state))
        if self._held is None:
            self._press(key, place, state)
        else:
            self._word_at = self._word_start()
            if self._word_at is None:
                self._enter_held(key)
        if self._word_at is not None:
            self._begin_word(self._word_at)

    def _press(self, key: QKeyEvent, place: QObject, before: EntryState) -> None:
        """Let a letter act as a key; if it is none, note where its word begins."""
        group = place if isinstance(place, OptionGroup) and self._panel.is_at_end else None
        labels = [option.label for option in group.options_of(key)] if group is not None else []
        other = "" if group is None else self._other_word(group, key, before)
        self._panel.offer_word(other or self._word_typed_on())
        self._is_acting = True
        if group is not None and other:
            group.choose_by_key(key, settles=False)
            self._held = group
        else:
            QApplication.sendEvent(place, _copied(key))
        self._is_acting = False
        if (state := self._panel.state) is not None and state.case != before.case:
            self._run = [TypedLetter(key.text(), state)]
            self._entered = tuple(map(normalized, split_words(" ".join(labels))))
            self._panel.offer_word("")

    def _other_word(self, group: OptionGroup, key: QKeyEvent, state: EntryState) -> str:
        """Return the word of another option than that of a key that begins with its letter, empty if none does.

        Words that several names share, as "Mrs" and "Room", tell nothing.
        """
        mine, common = group.options_of(key), self._vocabulary(state.case.setup).common
        others = [option.label for option in group.options if option not in mine] if len(mine) == 1 else []
        words = (word for word in split_words(" ".join(others)) if normalized(word) not in common)
        return next((word.lower() for word in words if normalized(word).startswith(normalized(key.text()))), "")

    def _word_start(self) -> int | None:
        """Return where the longest word of two letters or more begins that ends the run, None if none does."""
        whole = normalized(self._letters_from(0))
        if self._entered and any(word.startswith(whole) for word in self._entered):
            return 0
        starts = range(bool(self._entered), len(self._run) - 1)
        return next((at for at in starts if self._word_begun(self._letters_from(at))), None)

    def _letters_from(self, at: int) -> str:
        return "".join(letter.text for letter in self._run[at:])

    def _word_typed_on(self) -> str:
        """Return the word that the longest end of the run begins."""
        starts = range(bool(self._entered), len(self._run))
        return next(filter(None, (self._word_begun(self._letters_from(at)) for at in starts)), "")

    def _word_begun(self, letters: str) -> str:
        """Return the word that letters begin, in lower case; empty where they begin none.

        Spaces are between words that are begun. A keyword counts in the last field alone: elsewhere "wr" is likelier
        White and Rope.
        """
        vocabulary = self._vocabulary(self._run[-1].before.case.setup)
        key = dict(vocabulary.letters).get(letters.casefold())
        has_keywords = self._panel.is_at_end
        names = [name for name in vocabulary.names if has_keywords or not isinstance(name.meaning, Keyword)]
        names.sort(key=lambda name: name.meaning != key)
        words = [word for name in names for word in reversed(split_words(name.name))]
        begun = [next((w for w in words if normalized(w).startswith(normalized(part))), "") for part in letters.split()]
        return begun[-1].lower() if begun and all(begun) else ""

    def _begin_word(self, at: int) -> None:
        self._word_at = None
        if self._entered and at == 0:
            self._panel.lay(self._run[1].before)
            self._panel.take_focus()
            return
        letters, before = self._letters_from(at), self._run[at].before
        self._end_run()
        self.begun.emit(letters, before)

    def _enter_held(self, key: QKeyEvent) -> None:
        """Enter what was held back, and let the key that decided this act on what follows."""
        held = self._held
        self._end_run()
        if held is not None:
            held.settled.emit()
        QApplication.sendEvent(self._panel.focusWidget(), _copied(key))

    def _end_run(self) -> None:
        self._run, self._entered, self._held = [], (), None
        self._panel.offer_word("")

    def _on_touched(self) -> None:
        if not self._is_acting:
            self._end_run()

    def _on_situated(self, _: bool) -> None:
        is_same = self._run and self._panel.state is not None and self._run[-1].before.case == self._panel.state.case
        if not self._is_acting and not is_same:
            self._end_run()


def _copied(key: QKeyEvent) -> QKeyEvent:
    native = key.nativeScanCode(), key.nativeVirtualKey(), key.nativeModifiers()
    return QKeyEvent(key.type(), key.key(), key.modifiers(), *native, key.text())


class EntryPresenter(QObject):
    """Keeps the entry at the case as it is now, and records what is entered.

    ``recording``: an entry is about to be recorded.
    """

    recording = Signal()

    def __init__(self, panel: EntryPanel, session: Session, game: Game) -> None:
        super().__init__(panel)
        self._panel, self._session = panel, session
        panel.record = self._record
        game.follow(self._on_shown)

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if not differ(now, before, _reads):
            return
        is_other_game, is_read_only = now.game != before.game, not _may_enter(now)
        self._panel.situate(
            now.case, now.present, is_other_game=is_other_game, is_read_only=is_read_only, is_silent=now.is_hidden
        )
        if is_other_game and now.is_open:
            self._panel.take_focus()

    def _record(self, event: Event, look: Note | None) -> bool:
        """Record an event, and what I saw thereupon unless it was refused."""
        self.recording.emit()
        with self._session.together():
            is_accepted = self._enter(event, self._panel.target)
            if is_accepted and look is not None:
                self._session.record(look)
        return is_accepted

    def _enter(self, event: Event, target: Target) -> bool:
        if target.aim is Aim.APPEND or target.at is None:
            return self._session.record(event)
        if target.aim is Aim.INSERT:
            return self._session.insert_before(target.at, event)
        return self._session.replace(target.at, event)


def _reads(shown: Shown) -> tuple[object, ...]:
    return shown.game, shown.case, shown.present, shown.is_hidden, _may_enter(shown)


def _may_enter(shown: Shown) -> bool:
    """Whether something can be entered: in the present, in a game that the program does not play."""
    return shown.looking_at is None and shown.may(Permission.RECORD)


class QuickEntryPresenter(QObject):
    """Opens and closes the typed line, and keeps line and entry panel in step.

    The text is applied on top of the entry as it was when the line was opened. A choice in the form below closes the
    line; recording or clearing an entry leaves it open.
    """

    def __init__(self, host: Host, game: Game, panel: EntryPanel) -> None:
        super().__init__(host.window)
        self._game, self._action, self._back = game, host.actions.quick, host.actions.now
        self._panel, self._bar = panel, panel.quick
        self._base: EntryState | None = None
        self._line: QuickLine | None = None
        self._names: tuple[Setup, Vocabulary] | None = None
        self._is_entering = False
        """Whether it is the line itself that changes the entry just now."""
        self._action.triggered.connect(self.open)
        self._bar.field.textEdited.connect(self._read)
        self._bar.field.returnPressed.connect(self._on_enter)
        self._bar.field.left.connect(self.close)
        TypedWords(panel, self._vocabulary).begun.connect(self._open_with)
        panel.kinds.quick.clicked.connect(self._action.trigger)
        panel.touched.connect(self._on_touched)
        panel.situated.connect(self._on_situated)

    @property
    def is_open(self) -> bool:
        return not self._bar.isHidden()

    def open(self) -> None:
        """Show an empty line of the game as it is now, and focus it; if open, only focus it."""
        if self._game.value.looking_at is not None:
            self._back.trigger()
        state = self._panel.state
        if state is None or self._panel.is_read_only:
            return
        if not self.is_open:
            self._open_with("", state)
        self._bar.take_focus()

    def _open_with(self, text: str, base: EntryState) -> None:
        """Show a line with this text, on top of an entry."""
        self._base = base
        self._bar.set_text(text)
        self._bar.set_example(example(base.case.setup, self._vocabulary(base.case.setup)))
        self._panel.show_quick(shown=True)
        self._read(text)
        self._bar.take_focus()

    def close(self) -> None:
        """Hide the line; the entry keeps its contents."""
        if self.is_open:
            self._hide()
            self._panel.take_focus()

    def _hide(self) -> None:
        self._panel.show_quick(shown=False)
        self._bar.clear()
        self._base = self._line = None

    # --- from the line into the entry

    def _read(self, text: str) -> None:
        if self._base is None:
            return
        line = quick_line(text.lstrip(" /"), self._base, self._vocabulary(self._base.case.setup))
        self._line = line
        self._panel.lay(line.state, line.message)
        self._bar.show_line(line, len(text) - len(text.lstrip(" /")))

    def _on_enter(self) -> None:
        line = self._line
        if line is None:
            return
        if (event := line.event) is None:
            self._panel.complain(line.trouble or line.missing or still_missing(line.state.draft))
            return
        text = self._bar.text
        self._bar.clear()
        self._is_entering = True
        is_accepted = self._panel.enter_event(event) if isinstance(event, Move) else self._panel.enter(is_typed=True)
        self._is_entering = False
        if is_accepted:
            self._begin_anew()
        else:
            self._bar.set_text(text)

    # --- from the entry into the line

    def _on_touched(self) -> None:
        """Close the line: something was chosen in the form. It stays for another entry, and for an empty one."""
        state, line = self._panel.state, self._line
        if line is None or self._is_entering or state is None:
            return
        if state.is_empty or (state.target, state.draft.kind) != (line.state.target, line.state.draft.kind):
            self._bar.clear()
            self._begin_anew()
        else:
            self._hide()

    def _on_situated(self, is_other_game: bool) -> None:
        """Follow a changed game, or new numbers; another game begins without a line."""
        state = self._panel.state
        if is_other_game and self.is_open:
            self._hide()
        elif self._base is not None and state is not None:
            base = self._base.moved_to(state.case)
            self._base = replace(base, posterior=state.posterior).standing(state.rooms)
            self._read(self._bar.text)

    def _begin_anew(self) -> None:
        self._base = self._panel.state
        self._read("")

    def _vocabulary(self, setup: Setup) -> Vocabulary:
        if self._names is None or self._names[0] != setup:
            self._names = setup, vocabulary_of(setup)
        return self._names[1]
