"""The footer of the entry panel: preview, missing fields or warning, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from app.features.entry.state import APPEND, EntryState, Kind
from app.features.entry.text import commit_label, hint, kind_name, words
from app.ui.actions import native, with_key
from app.ui.announcing import announce
from app.ui.fitting import wrapped
from app.ui.icons import icon
from app.ui.language import translate
from app.ui.shortcuts import KINDS, Actions
from app.ui.text import broken
from app.ui.theme import Size, Space, px
from app.ui.widgets.bars import MessageBar
from app.ui.widgets.form import MEASURED_ANEW
from app.ui.widgets.labels import EnterButton, button, label, set_kind
from app.ui.widgets.options import Option, OptionGroup
from app.ui.widgets.panels import height_of, packed

MOST_LINES = 2
"""A warning of more lines leaves out its reason, so that it never takes the room of a field."""


class EntryWarning(MessageBar):
    """A warning with its first reason, if that is short; the tool tip has all reasons."""

    is_announced = False  # by its text, which depends on the width

    def __init__(self, height: int, parent: QWidget | None = None) -> None:
        super().__init__("entryWarning", "problem", "warning", parent)
        self.setMinimumHeight(height)
        self._short = self._long = ""
        self._box.setContentsMargins(Space.S, 1, Space.S, 1)
        self._row.setSpacing(Space.XS)
        self._row.setAlignment(self._mark, Qt.AlignmentFlag.AlignTop)

    def warn(self, text: str, steps: Sequence[str], lead: str) -> None:
        """Show a warning and the steps that lead to it; an empty text hides it. ``lead`` stands before a step."""
        self._short = _because(text, "") if text else ""
        self._long = _because(lead or text, steps[0]) if text and steps else self._short
        self._say_what_fits()
        self._text.setAccessibleName(_because(text, " ".join(steps)) if text else "")
        announce(self, self._short)
        self.setToolTip("\n".join([f"{text}.", *map(broken, steps), translate("You can enter it anyway.")]))

    def _say_what_fits(self) -> None:
        beside = Space.S + Size.SMALL_ICON + Space.XS + Space.S + 2 * self.frameWidth()
        lines = wrapped(self._long, self._text.fontMetrics(), self.width() - beside, MOST_LINES + 1)
        said = self._long if len(lines) <= MOST_LINES else self._short
        if said != self.text:
            self.say(said)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_what_fits()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.SMALL_ICON, Size.SMALL_ICON))


def _because(text: str, why: str) -> str:
    return translate("{what}: {why}").format(what=text, why=why) if why else f"{text}."


KIND_KEYS = dict(zip(KINDS, Kind, strict=True))


class EntryKinds(QWidget):
    """The three kinds as options, and a button that opens the typed line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group = OptionGroup("entryKind", translate("What happened"))
        keys = {kind: Qt.Key(key).name.removeprefix("Key_") for key, kind in KIND_KEYS.items()}
        self.group.set_options(tuple(Option(kind, kind_name(kind), keys[kind]) for kind in Kind))
        tip = with_key(translate("Type what happened, in a few words"), Actions.quick.sequences[0])
        self.quick = button("entryQuick", translate("Type it (/)"), "quiet", tip)
        self.quick.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        layout = packed(QHBoxLayout(self), self.group, self.quick)
        layout.setStretch(0, 1)
        layout.setAlignment(self.quick, Qt.AlignmentFlag.AlignTop)


WIDE = 600
"""From this width on (px) an entry in words needs one line."""


class PreviewFrame(QFrame):
    """The frame of an entry in words: of as many lines as it takes in the end, so that it hardly grows meanwhile."""

    def __init__(self, preview: QLabel) -> None:
        super().__init__()
        self._preview = preview
        preview.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setProperty("kind", "card")
        packed(QVBoxLayout(self), preview, margins=(Space.S, 2, Space.S, 3))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._preview.setMinimumHeight(self._lines_at(self.width()))

    def usual_height(self, width: int) -> int:
        """Return the height for an entry of usual length (px)."""
        margins = self.contentsMargins() if (layout := self.layout()) is None else layout.contentsMargins()
        return self._lines_at(width) + margins.top() + margins.bottom() + 2 * self.frameWidth()

    def _lines_at(self, width: int) -> int:
        lines = "" if width >= px(WIDE) else "\n"
        return self._preview.fontMetrics().boundingRect(QRect(), 0, lines).height()


LINE_HEIGHT = 18
"""The reserved height of the message, so that nothing moves when it appears."""

BETWEEN = 3
"""The space between the parts of the footer (px)."""


class EntryFooter(QWidget):
    what_if_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preview = label("entryPreview")
        self.message = label("entryMessage")
        self.message.setMinimumHeight(px(LINE_HEIGHT))
        self.warning = EntryWarning(px(LINE_HEIGHT))
        self.commit = EnterButton("entryCommit", "primary")
        self.commit.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)  # cut where there is no way out
        self.cancel = button("entryCancel", translate("Clear"), "quiet", native(QKeySequence("Esc")))
        what_if = translate("&What if?")
        tip = with_key(translate("Preview the sheet with this entry"), QKeySequence.mnemonic(what_if))
        self.what_if = button("whatIfButton", what_if, "quiet", tip)
        self.what_if.setCheckable(True)
        self.what_if.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the focus where the entry goes on
        self.what_if.toggled.connect(self._toggle_what_if)
        room = self.cancel.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # or the entry would need more width as soon as it is begun
        self.cancel.setSizePolicy(room)
        self._is_complete = False
        self._button_height: int | None = None
        self._has_preview, self._has_hint = True, True
        self._lay_out()

    def _toggle_what_if(self, wanted: bool) -> None:
        self.what_if.setEnabled(self._is_complete or wanted)
        self.what_if_toggled.emit(wanted)

    def _lay_out(self) -> None:
        buttons = packed(QHBoxLayout(), self.what_if, 1, self.cancel, self.commit, spacing=Space.S)
        self._preview_frame = PreviewFrame(self.preview)
        packed(QVBoxLayout(self), self._preview_frame, self.message, self.warning, buttons, spacing=BETWEEN)

    def usual_height(self, width: int) -> int:
        """Return the height with a preview of usual length and a message of one line (px)."""
        return self._preview_frame.usual_height(width) + self.message.minimumHeight() + 2 * BETWEEN + self._buttons

    def whole_height(self, width: int) -> int:
        """Return the height with the preview and the message, whether or not they are hidden to make room (px)."""
        said = self.message if self.warning.isHidden() else self.warning
        return self._preview_height(width) + height_of(said, width) + BETWEEN + self._buttons

    def make_room(self, lacking: int, width: int) -> None:
        """Hide the preview if the form lacks height, and the hint if that is not enough (px)."""
        self._preview_frame.setVisible(self._has_preview and lacking <= 0)
        self._has_hint = lacking <= self._preview_height(width)
        self._show_message()

    @property
    def _buttons(self) -> int:
        """The height of the buttons (px), measured once: a page that is divided asks for it again and again."""
        if self._button_height is None:
            self._button_height = max(one.sizeHint().height() for one in (self.what_if, self.cancel, self.commit))
        return self._button_height

    def event(self, event: QEvent) -> bool:
        if event.type() in MEASURED_ANEW:
            self._button_height = None
        return super().event(event)

    def _preview_height(self, width: int) -> int:
        return height_of(self._preview_frame, width) + BETWEEN if self._has_preview else 0

    def _show_message(self) -> None:
        is_hint = self.message.property("kind") == "muted"
        self.message.setVisible(not self.is_warning and (self._has_hint or not is_hint))

    def show_state(self, state: EntryState | None, word: str, *, read_only: bool) -> None:
        """Show the state of the entry, None while there is none, and the word that may be typed on."""
        draft = None if state is None else state.draft
        self.preview.setText("" if draft is None else words(draft))
        target, kind = (APPEND, Kind.SUGGESTION) if state is None else (state.target, state.draft.kind)
        self._is_complete = complete = state is not None and state.pending is not None and not read_only
        said = commit_label(target, kind)
        self.commit.say(said, with_key(said, QKeySequence("Enter")))
        self.commit.setEnabled(complete)
        self.what_if.setEnabled(complete or self.what_if.isChecked())
        clear, cancel = translate("Clear"), translate("Cancel")
        self.cancel.setText(clear if target is APPEND else cancel)
        self.cancel.setVisible(state is not None and not state.is_empty)
        problems = "" if state is None else state.problems
        if read_only:
            self.say(translate("This is an earlier moment. Return to now to continue."))
        elif problems:
            self.say(problems, problem=True)
        else:
            is_question = draft is not None and not draft.missing()
            missing = "" if draft is None else hint(draft)
            typed_on = translate("{hint} – or type on: {word}").format(hint=missing or said, word=word)
            self.say(typed_on if word else missing, spoken=is_question)

    @property
    def is_warning(self) -> bool:
        return not self.warning.isHidden()

    def show_preview(self, *, shown: bool) -> None:
        self._has_preview = shown
        self._preview_frame.setVisible(shown)

    def say(self, text: str, *, problem: bool = False, spoken: bool = False) -> None:
        """Show a message: quietly what is missing, or as a problem what is wrong; that, and questions, are spoken."""
        self.message.setText(text)
        self.message.setIndent(Space.S if problem else 0)  # problems have a frame
        set_kind(self.message, "problem" if problem else "muted")
        announce(self.message, text if problem or spoken else "")
        self._show_message()

    def warn(self, text: str, steps: Sequence[str], lead: str) -> None:
        """Show what the entry contradicts, and why, in place of the message; an empty text: nothing."""
        if text:  # hide before showing: the row must never be as high as both
            self.message.hide()
        self.warning.warn(text, steps, lead)
        self._show_message()
