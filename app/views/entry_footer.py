"""The foot of the entry: in words what will be entered, what is missing or wrong, and the button that enters it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QVBoxLayout, QWidget

from app.key_tips import native, with_key
from app.language import translate
from app.models.entry_draft import Kind
from app.models.entry_state import EntryState
from app.models.entry_target import APPEND
from app.models.entry_words import button, hint, words
from app.theme import Space, px
from app.views.entry_page import quiet_button
from app.views.entry_warning import EntryWarning

LINE_HEIGHT = 18
"""What the message has, whether there is one or not: nothing moves when it comes."""


class EntryFooter(QWidget):
    """Preview; message or warning; buttons."""

    what_if_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = QLabel()
        self.preview.setObjectName("entryPreview")
        self.preview.setWordWrap(True)
        self.preview.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.preview.setTextFormat(Qt.TextFormat.PlainText)
        self.message = QLabel()
        self.message.setObjectName("entryMessage")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setMinimumHeight(px(LINE_HEIGHT))
        self.warning = EntryWarning(px(LINE_HEIGHT))
        self.commit = QPushButton()
        self.commit.setObjectName("entryCommit")
        self.commit.setProperty("kind", "primary")
        self.commit.setAutoDefault(False)
        self.commit.setToolTip(native(QKeySequence("Enter")))
        self.cancel = quiet_button("entryCancel", translate("EntryFooter", "Clear"), native(QKeySequence("Esc")))
        self.what_if = self._what_if_button()
        self._is_complete = False
        self._lay_out()

    def _what_if_button(self) -> QPushButton:
        button = quiet_button(
            "whatIfButton",
            translate("EntryFooter", "&What if?"),
            with_key(translate("EntryFooter", "See the sheet as it would be with this entry"), QKeySequence("Alt+W")),
        )
        button.setCheckable(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where the entry goes on
        button.toggled.connect(self._toggle_what_if)
        return button

    def _toggle_what_if(self, wanted: bool) -> None:
        self.what_if.setEnabled(self._is_complete or wanted)
        self.what_if_toggled.emit(wanted)

    def _lay_out(self) -> None:
        buttons = QHBoxLayout()
        buttons.setSpacing(Space.S)
        buttons.addWidget(self.what_if)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel)
        buttons.addWidget(self.commit)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        self._preview_frame = self._framed()
        layout.addWidget(self._preview_frame)
        layout.addWidget(self.message)
        layout.addWidget(self.warning)
        layout.addLayout(buttons)

    def _framed(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("kind", "card")
        inside = QVBoxLayout(frame)
        inside.setContentsMargins(Space.S, 2, Space.S, 3)
        inside.addWidget(self.preview)
        return frame

    def show_state(self, state: EntryState | None, *, read_only: bool) -> None:
        """Show where the entry stands; None while there is none."""
        draft = None if state is None else state.draft
        self.preview.setText("" if draft is None else words(draft))
        target, kind = (APPEND, Kind.SUGGESTION) if state is None else (state.target, state.draft.kind)
        self._is_complete = complete = state is not None and state.prospect is not None and not read_only
        self.commit.setText(button(target, kind))
        self.commit.setEnabled(complete)
        self.what_if.setEnabled(complete or self.what_if.isChecked())
        self.cancel.setText(
            translate("EntryFooter", "Clear") if target is APPEND else translate("EntryFooter", "Cancel")
        )
        self.cancel.setVisible(state is not None and not state.is_empty)
        problems = "" if state is None else state.problems
        if read_only:
            self.say(translate("EntryFooter", "You are looking at the past. Come back to the present to go on."))
        elif problems:
            self.say(problems, problem=True)
        else:
            self.say("" if draft is None else hint(draft))

    def show_preview(self, *, shown: bool) -> None:
        """Say in words what will be entered, or leave that to others."""
        self._preview_frame.setVisible(shown)

    def say(self, text: str, *, problem: bool = False) -> None:
        """Show a message: what is still missing, quietly; what is wrong, as a problem."""
        kind = "problem" if problem else "muted"
        self.message.setText(text)
        self.message.setIndent(Space.S if problem else 0)  # a problem stands in a frame
        if self.message.property("kind") != kind:
            self.message.setProperty("kind", kind)
            style: QStyle = self.message.style()
            style.unpolish(self.message)
            style.polish(self.message)

    def warn(self, text: str, steps: Sequence[str]) -> None:
        """Say what the entry contradicts, in the place of the message, and why; an empty text: nothing."""
        if text:  # first what goes, then what comes: the row is never as high as both
            self.message.hide()
        self.warning.say(text, steps)
        self.message.setHidden(bool(text))
