"""Tells words from keys where letters are keys: by the letters alone, however fast they come."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from app.features.entry.state import EntryState
from app.features.entry.view import EntryPanel
from app.ui.widgets.keys import is_typed
from app.ui.widgets.options import OptionButton, OptionGroup
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
        if self._is_acting:  # what comes up to the panel is no key of the focused field
            return watched is self._panel and self._finds_word()
        has_come_up = watched is self._panel and isinstance(self._panel.focusWidget(), OptionButton)
        if has_come_up or event.key() in MODIFIERS or self._panel.is_read_only or self._panel.state is None:
            return False
        is_letter = is_typed(event) and event.text().isalpha() and not event.isAutoRepeat()
        if is_letter or (self._run and event.text() == " "):
            self._take(event, watched, self._panel.state)
            return True
        if self._held is not None and is_typed(event):
            self._let_go(event)
            return True
        self._forget()
        return False

    def _take(self, key: QKeyEvent, place: QObject, state: EntryState) -> None:
        self._run.append(TypedLetter(key.text(), state))
        if self._held is not None and not self._finds_word():
            self._let_go(key)
            return
        if self._word_at is None:
            self._act(key, place, state)
        if self._word_at is not None:
            self._begin(self._word_at)

    def _act(self, key: QKeyEvent, place: QObject, before: EntryState) -> None:
        """Let a letter act as a key; find the word, if it is none."""
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

    def _finds_word(self) -> bool:
        """Whether the run ends with a word of two letters or more; where the longest begins is kept."""
        whole = normalized(self._letters_from(0))
        if self._entered and any(word.startswith(whole) for word in self._entered):
            self._word_at = 0
        else:
            starts = range(bool(self._entered), len(self._run) - 1)
            self._word_at = next((at for at in starts if self._word_begun(self._letters_from(at))), None)
        return self._word_at is not None

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
        names = [name for name in vocabulary.names if self._panel.is_at_end or not isinstance(name.meaning, Keyword)]
        names.sort(key=lambda name: name.meaning != key)
        words = [word for name in names for word in reversed(split_words(name.name))]
        begun = [next((w for w in words if normalized(w).startswith(normalized(part))), "") for part in letters.split()]
        return begun[-1].lower() if begun and all(begun) else ""

    def _begin(self, at: int) -> None:
        self._word_at = None
        if self._entered and at == 0:
            self._panel.lay(self._run[1].before)
            self._panel.take_focus()
            return
        letters, before = self._letters_from(at), self._run[at].before
        self._forget()
        self.begun.emit(letters, before)

    def _let_go(self, key: QKeyEvent) -> None:
        """Enter what was held back, and let the key that decided this act on what follows."""
        held = self._held
        self._forget()
        if held is not None:
            held.settled.emit()
        QApplication.sendEvent(self._panel.focusWidget(), _copied(key))

    def _forget(self) -> None:
        self._run, self._entered, self._held = [], (), None
        self._panel.offer_word("")

    @Slot()
    def _on_touched(self) -> None:
        if not self._is_acting:
            self._forget()

    @Slot()
    def _on_situated(self) -> None:
        is_same = self._run and self._panel.state is not None and self._run[-1].before.case == self._panel.state.case
        if not self._is_acting and not is_same:
            self._forget()


def _copied(key: QKeyEvent) -> QKeyEvent:
    native = key.nativeScanCode(), key.nativeVirtualKey(), key.nativeModifiers()
    return QKeyEvent(key.type(), key.key(), key.modifiers(), *native, key.text())
