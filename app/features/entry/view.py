"""The entry panel: the kinds, the form of one of them, and the footer with preview, message or warning, and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from app.features.entry.draft import EntryDraft, Field, Kind
from app.features.entry.pages import EntryPage, EntryPages
from app.features.entry.quick import PreviewFrame, QuickBar
from app.features.entry.state import APPEND, EntryMessage, EntryState, PendingEntry, Rooms, Target, contradiction, doubt
from app.features.entry.text import cards_to_go, commit_label, forgotten_card, hint, kind_name, still_missing, words
from app.ui.accessible import announce
from app.ui.host import EntryForm, FormHeights
from app.ui.icons import icon
from app.ui.language import translate
from app.ui.shortcuts import KINDS, Actions, native, with_key
from app.ui.text import broken
from app.ui.theme import Size, Space, px
from app.ui.widgets.form import MEASURED_ANEW
from app.ui.widgets.labels import EnterButton, MessageBar, button, label, set_kind, wrapped
from app.ui.widgets.options import ENTER, Option, OptionGroup
from app.ui.widgets.panels import BareScroll, height_of, packed
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Event, Note

if TYPE_CHECKING:
    from app.tasks.inference import InferenceReply

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
        warning = self._long if len(lines) <= MOST_LINES else self._short
        if warning != self.text:
            self.say(warning)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._say_what_fits()

    def _draw_icon(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.SMALL_ICON, Size.SMALL_ICON))


def _because(text: str, why: str) -> str:
    return translate("{what}: {why}").format(what=text, why=why) if why else f"{text}."


KIND_KEYS = dict(zip(map(QKeySequence, KINDS), Kind, strict=True))


class EntryKinds(QWidget):
    """The kinds as options, and a button that opens the typed line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.group = OptionGroup("entryKind", translate("What happened"))
        self.group.set_options(tuple(Option(kind, kind_name(kind), key) for key, kind in zip(KINDS, Kind, strict=True)))
        tip = translate("A hand laid open, several cards, a card that somebody saw, who is out or back")
        self.group.button(Kind.OTHER).setToolTip(with_key(f"{kind_name(Kind.OTHER)}: {tip}", QKeySequence(KINDS[-1])))
        tip = with_key(translate("Type what happened, in a few words"), Actions.quick.sequences[0])
        self.quick = button("entryQuick", translate("Type it (/)"), "quiet", tip, keeps_focus=True)
        layout = packed(QHBoxLayout(self), self.group, self.quick)
        layout.setStretch(0, 1)
        layout.setAlignment(self.quick, Qt.AlignmentFlag.AlignTop)


LINE_HEIGHT = 18
"""The reserved height of the message, so that nothing moves when it appears."""

BETWEEN = 3
"""The space between the parts of the footer (px)."""


class EntryFooter(QWidget):
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
        self.what_if = button("whatIfButton", what_if, "quiet", tip, keeps_focus=True)
        self.what_if.setCheckable(True)
        self._is_complete = False
        self.what_if.toggled.connect(lambda wanted: self.what_if.setEnabled(self._is_complete or wanted))
        room = self.cancel.sizePolicy()
        room.setRetainSizeWhenHidden(True)  # or the entry would need more width as soon as it is begun
        self.cancel.setSizePolicy(room)
        self._button_height: int | None = None
        self._has_preview, self._has_hint = True, True
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = packed(QHBoxLayout(), self.what_if, 1, self.cancel, self.commit, spacing=Space.S)
        self._preview_frame = PreviewFrame(self.preview)
        packed(QVBoxLayout(self), self._preview_frame, self.message, self.warning, buttons, spacing=BETWEEN)

    def usual_height(self, width: int) -> int:
        """Return the height with a preview of usual length and a message of one line (px)."""
        return self._preview_frame.usual_height(width) + self.message.minimumHeight() + 2 * BETWEEN + self._buttons

    def whole_height(self, width: int) -> int:
        """Return the height with the preview and the message, whether or not they are hidden to make room (px)."""
        message = self.message if self.warning.isHidden() else self.warning
        return self._preview_height(width) + height_of(message, width) + BETWEEN + self._buttons

    def make_room(self, lacking: int, width: int) -> None:
        """Hide the preview if the form lacks height, and the hint if that is not enough (px)."""
        self._preview_frame.setVisible(self._has_preview and lacking <= 0)
        self._has_hint = lacking <= self._preview_height(width)
        self._show_message()

    @property
    def _buttons(self) -> int:
        """The height of the buttons (px), measured once: a page that is divided asks for it again and again."""
        if self._button_height is None:
            self._button_height = max(b.sizeHint().height() for b in (self.what_if, self.cancel, self.commit))
        return self._button_height

    def event(self, event: QEvent) -> bool:
        if event.type() in MEASURED_ANEW:
            self._button_height = None
        return super().event(event)

    def _preview_height(self, width: int) -> int:
        return height_of(self._preview_frame, width) + BETWEEN if self._has_preview else 0

    def _show_message(self) -> None:
        is_hint = self.message.property("kind") == "muted"
        self.message.setVisible(self.warning.isHidden() and (self._has_hint or not is_hint))

    def show_state(self, state: EntryState | None, word: str, message: EntryMessage | None, *, read_only: bool) -> None:
        """Show the state of the entry, None while there is none.

        ``word`` is the one that may be typed on; ``message`` is said in the place of what is missing.
        """
        draft = None if state is None else state.draft
        self.preview.setText("" if draft is None else words(draft))
        target, kind = (APPEND, Kind.SUGGESTION) if state is None else (state.target, state.draft.kind)
        self._is_complete = complete = state is not None and state.pending is not None and not read_only
        enter = commit_label(target, kind)
        self.commit.say(enter, with_key(enter, QKeySequence("Enter")))
        self.commit.setEnabled(complete)
        self.what_if.setEnabled(complete or self.what_if.isChecked())
        clear, cancel = translate("Clear"), translate("Cancel")
        self.cancel.setText(clear if target is APPEND else cancel)
        self.cancel.setVisible(state is not None and not state.is_empty)
        problems = "" if state is None else state.problems
        if read_only:
            self.say(translate("This is an earlier moment. Return to now to continue."))
        elif message is not None:
            self.say(message.text, problem=message.is_problem)
        elif problems:
            self.say(problems, problem=True)
        else:
            is_question = draft is not None and not draft.missing()
            missing = "" if draft is None else hint(draft)
            typed_on = translate("{hint} – or type on: {word}").format(hint=missing or enter, word=word)
            self.say(typed_on if word else missing, spoken=is_question)

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


MARGIN = 6
"""The space beside the parts of the entry panel (px)."""

N_SPACES = 4
"""The number of vertical spaces: above and below these parts, and between them."""


class EntryHeights(FormHeights):
    def __init__(self, panel: QWidget, kinds: QWidget, line: QWidget, pages: EntryPages, footer: EntryFooter) -> None:
        super().__init__(panel, pages)
        self._panel, self._kinds, self._line, self._pages, self._footer = panel, kinds, line, pages, footer

    @property
    def usual_width(self) -> int:
        return self._pages.suggestions.usual_width + 2 * MARGIN

    def least(self, width: int, *, condensed: bool = True) -> int:
        inner, page = width - 2 * MARGIN, self._pages.current
        cards = page.cards.least_height(inner, condensed=condensed)
        return self._usual_around(inner) + page.height_beside_cards(inner) + cards

    def arrange(self, width: int, most: int) -> None:
        inner = width - 2 * MARGIN
        around = self._usual_around(inner) + self._pages.current.height_beside_cards(inner)
        room = QSize(inner, max(most, self.least(width)) - around)
        for page in self._pages.findChildren(EntryPage):
            page.cards.set_room(room)

    def now(self, width: int, kept: int) -> int:
        inner = width - 2 * MARGIN
        head = self._kinds if self._line.isHidden() else self._line
        around = height_of(head, inner) + self._footer.whole_height(inner) + N_SPACES * Space.XS
        return around + self._pages.current.height_at(inner, kept)

    def make_room(self, width: int, height: int) -> None:
        self._footer.make_room(self.now(width, 0) - height, width - 2 * MARGIN)
        for part in (self._footer, self._panel):
            if (layout := part.layout()) is not None:
                layout.activate()  # at once: while a request is handled, Qt drops further ones

    def _usual_around(self, inner: int) -> int:
        return height_of(self._kinds, inner) + self._footer.usual_height(inner) + N_SPACES * Space.XS


LAST_FIELDS = (Field.SHOWN, Field.LOOKED)


class EntryPanel(EntryForm):
    """The entry panel. Focus advances with each choice; the last or Enter records, Backspace goes back, Esc clears.

    ``cancelled``: a correction or an insertion was cancelled; ``pending_changed`` carries the :class:`PendingEntry`
    that Enter would record, None while there is none; ``what_if_toggled``: start or end the what-if preview;
    ``touched``: the player has chosen or cleared something; ``situated``: the game or its numbers changed, as will be
    shown (carries whether it is another game); ``focus_wanted``: a field is about to be focused.
    """

    cancelled = Signal()
    what_if_toggled = Signal(bool)
    touched = Signal()
    situated = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entryPanel")
        self.setAccessibleName(translate("Entry"))
        self.quick = QuickBar()
        self.state: EntryState | None = None
        """None before there is a case."""
        self.pending: PendingEntry | None = None
        """The entry that Enter would record; None while there is none."""
        self._asked: PendingEntry | None = None
        self.rooms_of: Callable[[Case], Rooms] = lambda _: {}
        """Returns the rooms to assume for those who suggest."""
        self.record: Callable[[Event, Note | None], bool] = lambda *_: False
        """Records an event where :attr:`target` says, and what I saw thereupon; returns whether it was accepted."""
        self._message: EntryMessage | None = None
        self._word = ""
        self.is_read_only = False
        self.is_silent = False
        """Whether it says nothing that follows from numbers, not even that an entry would contradict others."""
        self._is_held = False
        """Whether another state follows at once, so that this one need not be shown."""
        self.kinds = EntryKinds()
        self._pages = EntryPages()
        self._footer = EntryFooter()
        self._lay_out()
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        self._scroll = BareScroll("entryScroll", self._pages)
        parts = self.kinds, self.quick, self._scroll, self._footer
        packed(QVBoxLayout(self), *parts, margins=(MARGIN, Space.XS) * 2, spacing=Space.XS).setStretch(2, 1)
        self.quick.hide()
        self.heights = EntryHeights(self, self.kinds, self.quick, self._pages, self._footer)

    def _connect(self) -> None:
        self.kinds.group.chosen.connect(self.choose_kind)
        for page in self._pages.all:
            page.drafted.connect(self._on_drafted)
            page.finished.connect(self._on_finished)
        footer = self._footer
        footer.commit.clicked.connect(self.enter)
        footer.cancel.clicked.connect(self._cancel)
        footer.what_if.toggled.connect(self.what_if_toggled)

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out what changed while this was hidden: Qt drops the requests of hidden layouts for good."""
        super().showEvent(event)
        for layout in reversed(self.findChildren(QLayout)):
            layout.activate()

    # --- as what stands beside the sheet

    @property
    def is_begun(self) -> bool:
        return self.state is not None and not self.state.draft.untouched

    @property
    def is_previewed(self) -> bool:
        return self.is_what_if and self.pending is not None

    # --- what is entered, and where

    @property
    def target(self) -> Target:
        return APPEND if self.state is None else self.state.target

    @property
    def draft(self) -> EntryDraft | None:
        return None if self.state is None else self.state.draft

    @property
    def _editable(self) -> EntryState | None:
        """The state, where something can be entered."""
        return None if self.is_read_only else self.state

    @property
    def is_at_end(self) -> bool:
        """Whether the focused field is one whose choice may record the entry."""
        field, draft = self._pages.current.focus_field(), self.draft
        is_last = field in LAST_FIELDS or (field is Field.HELD and draft is not None and draft.still_held == 1)
        return self.target is APPEND and is_last

    def situate(
        self,
        case: Case | None,
        reply: InferenceReply | None = None,
        *,
        is_other_game: bool = False,
        is_read_only: bool = False,
        is_silent: bool = False,
    ) -> None:
        """Go on in the game as it is now; the focus stays where it is.

        A half-made entry stays, unless the game is another or its target is gone. ``case`` is None without a game, and
        ``reply`` while an answer to the case is awaited.
        """
        self.is_read_only, self.is_silent = is_read_only, is_silent
        was_held, self._is_held = self._is_held, True
        if case is not None:
            self.lay(self._moved_to(case, reply))
        self.situated.emit(is_other_game)
        self._is_held = was_held
        self._refresh()

    def _moved_to(self, case: Case, reply: InferenceReply | None) -> EntryState:
        state = self.state
        if state is None or state.case is not case:
            state = EntryState.begun(case) if state is None else state.moved_to(case)
            if (rooms := self.rooms_of(case)) != state.rooms:
                state = state.standing(rooms)
        if reply is not None:
            return state.answered(reply)
        return replace(state, posterior=None) if self.is_silent else state

    def fill_card(self, card: Card) -> None:
        if (state := self._editable) is not None:
            self._change(*state.with_card(card))
            if self.draft is not None and self.draft.is_whole_hand:
                self._on_finished()

    def fill_player(self, name: str) -> None:
        """Choose a player (or in a note the envelope or pool): first as asker, then as refuter."""
        if (state := self._editable) is not None and (choice := state.with_player(name)):
            self._change(*choice)

    def propose(self, kind: Kind, by: str, cards: Triple) -> None:
        if (state := self._editable) is None:
            return
        was, begun = self.target, state.emptied()
        self._change(begun.with_draft(EntryDraft(begun.draft.setup, kind, by, cards)), Field.ROOM)
        if was is not APPEND:
            self.cancelled.emit()

    def fill_shown(self, card: Card) -> None:
        if (state := self._editable) is not None:
            self._change(state.with_draft(replace(state.draft, shown=card)), Field.SHOWN)

    def edit(self, event: Event, at: int | None = None) -> None:
        """Load an event to be corrected; its index ``at`` is looked up if not given.

        Raises ValueError for a move, which is made on the board, and where there is no case.
        """
        if self.state is None:
            raise ValueError("there is no case whose event could be corrected")
        self._go_to(self.state.correcting(event, at))

    def insert_before(self, at: int) -> None:
        if self.state is not None:
            self._go_to(self.state.inserting(at))

    def take_focus(self) -> None:
        self._focus_next(None)

    def warn(self, text: str, steps: Sequence[str], lead: str = "") -> None:
        """Show what the entry contradicts, and why (after another ``lead``, if any); an empty text: nothing.

        Once Enter has been asked to confirm the entry, that question stays. How many cards an open hand lacks is said.
        """
        if self.draft is not None and cards_to_go(self.draft):
            text = ""
        if self.pending is None or self.pending != self._asked:
            self._footer.warn(text, steps, lead)

    @property
    def is_what_if(self) -> bool:
        return self._footer.what_if.isChecked()

    def leave_what_if(self) -> None:
        self._footer.what_if.setChecked(False)

    # --- the draft

    def choose_kind(self, kind: str) -> None:
        if (state := self._editable) is not None:
            self._go_to(state.of_kind(Kind(kind)))

    def _change(self, state: EntryState, after: Field | None = None) -> None:
        """Show what the player has changed; the focus moves on where it was the choice in a field."""
        self.lay(state)
        self.touched.emit()
        if after is not None:
            self._focus_next(after)

    def _go_to(self, state: EntryState) -> None:
        if self._footer.commit.hasFocus():
            self.setFocus()  # or Qt would look through the whole window for a stop when the button is disabled
        self._change(state)
        self._focus_next(None)

    def show_quick(self, *, shown: bool) -> None:
        """Show the typed line in place of the kinds, without the preview; or hide it."""
        self.quick.setVisible(shown)
        self.kinds.setHidden(shown)
        self._footer.show_preview(shown=not shown)

    def lay(self, state: EntryState, message: EntryMessage | None = None) -> None:
        """Show a state of the entry, with a message in the place of what it lacks."""
        self.state, self._message = state, message
        self._refresh()

    def offer_word(self, word: str) -> None:
        """Say which word the letters pressed may go on to; empty for none."""
        if word != self._word:
            self._word = word
            self._show_footer()

    def complain(self, text: str) -> None:
        """Show what keeps the entry from being recorded, until it changes."""
        self._footer.say(text, problem=True)

    def _on_drafted(self, draft: EntryDraft, field: Field | None) -> None:
        if self.state is not None:
            self._change(self.state.with_draft(draft), field)

    def enter(self, *, is_typed: bool = False) -> bool:
        """Record the entry, or ask what to confirm, or show what is missing; return whether it was accepted.

        In an empty entry what is missing is shown quietly, after an Enter too many. Of a line that ``is_typed`` a
        contradiction is said first: Enter may come before the warning.
        """
        pending, state = self.pending, self._editable
        if state is None:
            return False
        question = "" if pending is None else self._question(state.draft, pending, is_typed=is_typed)
        if pending is None:
            self._footer.say(still_missing(state.draft) or state.problems, problem=not state.is_empty)
        elif question:
            self._ask(question, pending)
        elif self.enter_event(pending.event, pending.look):
            return True
        self._focus_next(None)
        return False

    def _on_finished(self) -> None:
        """Record a complete entry with its last choice; what is corrected, supposed or doubtful waits for Enter."""
        if self.pending is None or self.target is not APPEND or self.is_what_if:
            return
        if question := doubt(self.pending, silent=self.is_silent):
            self._ask(question, self.pending)
        else:
            self.enter()

    def _question(self, draft: EntryDraft, pending: PendingEntry, *, is_typed: bool) -> str:
        """Return what Enter has to confirm, unless that was asked; else ""."""
        if pending == self._asked or self.target is not APPEND:
            return ""
        return forgotten_card(draft) or (contradiction(pending) if is_typed and not self.is_silent else "")

    def _ask(self, question: str, pending: PendingEntry) -> None:
        self._asked = pending
        self._footer.warn("", (), "")
        self._footer.say(question, problem=True)

    def enter_event(self, event: Event, look: Note | None = None) -> bool:
        """Record an event, and what I saw thereupon; then start the next entry, or go on with the one interrupted.

        One that is refused stays as it is; return whether it was accepted.
        """
        self.leave_what_if()
        was = self.target
        self._is_held = True
        is_accepted = self.record(event, look)
        self._is_held = False
        if not is_accepted:
            self._refresh()
        elif (state := self.state) is not None:
            if was is APPEND:
                state = state.emptied()
            elif self.target is not APPEND:  # the list is as it was before
                state = state.resumed()
            self._go_to(state)
        return is_accepted

    def _escape(self) -> None:
        """Handle Esc: end the preview, else cancel the entry."""
        if self.is_what_if:
            self.leave_what_if()
        else:
            self._cancel()

    def _cancel(self) -> None:
        """Clear the entry; cancel a correction, and go on with what it interrupted."""
        was = self.target
        if self.state is not None:
            self._go_to(self.state.resumed())
        if was is not APPEND:
            self.cancelled.emit()

    # --- what is seen

    def _refresh(self) -> None:
        if self._is_held:
            return
        state = self.state
        self._pages.show_state(state)
        if state is not None:
            self.kinds.group.set_value(state.draft.kind)
        self._pages.setEnabled(self._editable is not None)
        self.kinds.setEnabled(self._editable is not None)
        self._show_footer()
        pending = None if self._editable is None else self._editable.pending
        if pending != self.pending:
            self.pending, self._asked = pending, None
            self.pending_changed.emit(pending)

    def _show_footer(self) -> None:
        if not self._is_held:
            self._footer.show_state(self.state, self._word, self._message, read_only=self.is_read_only)

    # --- the keyboard

    def _focus_next(self, after: Field | None) -> None:
        if (state := self._editable) is None:
            return
        self.focus_wanted.emit()
        if not self.quick.isHidden():
            self.quick.take_focus()
        elif (field := state.draft.next_field(after)) is not None:
            self._pages.current.groups()[field].take_focus()
            self._scroll.show_focus()
        elif not self._pages.current.focus_rest():
            self._footer.commit.setFocus(Qt.FocusReason.OtherFocusReason)
            self._scroll.show_end()  # the card shown, which may have been chosen by itself

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in ENTER:
            self.enter()
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif key == Qt.Key.Key_Backspace:
            self._step_back()
        elif (kind := KIND_KEYS.get(QKeySequence(event.keyCombination()))) is not None:
            self.choose_kind(kind)
        elif (state := self._editable) is None or not self._pages.choose_elsewhere(state.draft, event):
            super().keyPressEvent(event)

    def _step_back(self) -> None:
        """Go to the previous field and clear it (though there is always an asker)."""
        if (state := self._editable) is None:
            return
        field = state.draft.previous_field(self._pages.current.focus_field())
        if field is None:
            return
        if field is not Field.BY:
            self._change(state.with_draft(state.draft.cleared(field)))
        self._pages.current.groups()[field].take_focus()
