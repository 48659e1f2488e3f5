"""The footer of the entry panel: preview, missing fields or warning, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QStyle, QVBoxLayout, QWidget

from app.features.entry.draft import Kind
from app.features.entry.state import APPEND, EntryState
from app.features.entry.text import button, hint, kind_name, words
from app.ui.actions import native, with_key
from app.ui.icons import icon
from app.ui.language import translate
from app.ui.text import broken
from app.ui.theme import Size, Space, px
from app.ui.widgets.form import quiet_button
from app.ui.widgets.options import Option, OptionGroup


class EntryWarning(QFrame):
    """A warning with its first reason, word-wrapped; the tool tip has all reasons."""

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryWarning")
        self.setProperty("kind", "problem")
        self.setMinimumHeight(height)
        self._mark = QLabel()
        self._text = QLabel()
        self._text.setObjectName("entryWarningText")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setWordWrap(True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(Space.S, 1, Space.S, 1)
        layout.setSpacing(Space.XS)
        layout.addWidget(self._mark, 0, Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self._text, 1)
        self.hide()

    def say(self, text: str, steps: Sequence[str]) -> None:
        """Show a warning and the steps that lead to it; an empty text hides it."""
        full = _because(text, " ".join(steps))
        self._text.setText(_because(text, steps[0] if steps else "") if text else "")
        self._text.setAccessibleName(full if text else "")
        self.setToolTip(
            "\n".join([f"{text}.", *map(broken, steps), translate("EntryWarning", "It can be entered all the same.")])
        )
        if text:
            self._draw_icon()
        self.setVisible(bool(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.SMALL_ICON, Size.SMALL_ICON))


def _because(text: str, why: str) -> str:
    """Return a warning with its reason, where known."""
    return translate("EntryWarning", "{what}: {why}").format(what=text, why=why) if why else f"{text}."


KIND_KEYS = {Qt.Key.Key_F2: Kind.SUGGESTION, Qt.Key.Key_F3: Kind.ACCUSATION, Qt.Key.Key_F4: Kind.NOTE}


class EntryKinds(QWidget):
    """The three kinds as options, and a button that opens the typed line."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kinds = OptionGroup("entryKind", translate("EntryKinds", "What happened"))
        keys = {kind: Qt.Key(key).name.removeprefix("Key_") for key, kind in KIND_KEYS.items()}
        self._kinds.set_options(tuple(Option(kind, kind_name(kind), keys[kind]) for kind in Kind))
        self.quick = quiet_button("entryQuick", "/", translate("EntryKinds", "Type what happened, in a few words"))
        self.quick.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._kinds, 1)
        layout.addWidget(self.quick, 0, Qt.AlignmentFlag.AlignTop)
        self._kinds.chosen.connect(self.chosen)

    def show_kind(self, kind: Kind) -> None:
        """Show the chosen kind."""
        self._kinds.set_value(kind)


class EntryScroll(QScrollArea):
    """A vertical scroll area without frame or background; no Tab stop."""

    def __init__(self, body: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryScroll")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(body)
        self.viewport().setAutoFillBackground(False)
        body.setAutoFillBackground(False)


def wanted_height(entry: QWidget) -> int:
    """Return the height at which nothing in the entry needs to scroll (px)."""
    return entry.sizeHint().height() + sum(map(_lacking, entry.findChildren(QScrollArea)))


def _lacking(area: QScrollArea) -> int:
    """Return how much more height a scroll area needs; 0 where hidden."""
    content: QWidget | None = area.widget()
    if content is None or not area.isVisible():
        return 0
    width = area.viewport().width()
    needed = content.heightForWidth(width) if content.hasHeightForWidth() else content.sizeHint().height()
    return max(needed - area.sizeHint().height(), 0)


LINE_HEIGHT = 18
"""The reserved height of the message, so that nothing moves when it appears."""


class EntryFooter(QWidget):
    """Preview, message or warning, and buttons."""

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
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where the entry goes on
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
        """Show the state of the entry; None while there is none."""
        draft = None if state is None else state.draft
        self.preview.setText("" if draft is None else words(draft))
        target, kind = (APPEND, Kind.SUGGESTION) if state is None else (state.target, state.draft.kind)
        self._is_complete = complete = state is not None and state.pending is not None and not read_only
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
        """Show or hide the preview."""
        self._preview_frame.setVisible(shown)

    def say(self, text: str, *, problem: bool = False) -> None:
        """Show a message: quietly what is missing, or as a problem what is wrong."""
        kind = "problem" if problem else "muted"
        self.message.setText(text)
        self.message.setIndent(Space.S if problem else 0)  # problems have a frame
        if self.message.property("kind") != kind:
            self.message.setProperty("kind", kind)
            style: QStyle = self.message.style()
            style.unpolish(self.message)
            style.polish(self.message)

    def warn(self, text: str, steps: Sequence[str]) -> None:
        """Show what the entry contradicts, and why, in place of the message; an empty text: nothing."""
        if text:  # hide before showing: the row must never be as high as both
            self.message.hide()
        self.warning.say(text, steps)
        self.message.setHidden(bool(text))
