"""What says something, and fits where it stands: labels, captioned figures, lists of facts, buttons, message bars.

Text fits into a width in narrower letters, with fewer words, or on several lines; the rest is cut off. The bars, for
messages, progress and questions, do not block the window; and there is the title bar of a dock.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDockWidget,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.ui.accessible import announce
from app.ui.icons import icon, paint_mark
from app.ui.language import translate
from app.ui.text import escape_mnemonics
from app.ui.theme import LEAST_TARGET, Size, Space, colour, colours, px, target
from app.ui.widgets.panels import Restyled, packed

WHOLE: Final = 100
NARROWEST_LETTERS: Final = 82
"""The usual width of letters, and how far they are condensed before text is cut (percent)."""

# --- narrower letters


def stretched(usual: QFont, letters: int) -> QFont:
    """Return a font with letters of this width, in percent of the usual one."""
    font = QFont(usual)
    if letters < WHOLE:
        font.setStretch((usual.stretch() or WHOLE) * letters // WHOLE)
    return font


def squeezed(usual: QFont, label: str, width: int) -> QFont:
    """Return the font for a label in this width (px), condensed if needed, within legible limits."""
    font = QFont(usual)
    for letters in range(usual.stretch() or WHOLE, NARROWEST_LETTERS - 1, -1):
        font.setStretch(letters)
        if QFontMetrics(font).horizontalAdvance(label) < width:  # 1 less, as Qt rounds it down and would cut
            break
    return font


# --- less of it


def _first_fitting(texts: Iterable[str], metrics: QFontMetrics, width: int) -> str | None:
    return next((text for text in texts if metrics.horizontalAdvance(text) <= width), None)


def whole_words(text: str, metrics: QFontMetrics, width: int) -> str:
    """Return as many words as fit on a line; empty if not even the first does."""
    words = text.split(" ")
    return _first_fitting((" ".join(words[:n]) for n in range(len(words), 0, -1)), metrics, width) or ""


def counted_out(items: str, metrics: QFontMetrics, width: int) -> str:
    """Return as many items of a list as fit on a line, and how many more there are.

    "Bob: Rope, Hall; not Cid: Study" becomes "Bob: Rope, +2": every remaining item is complete.
    """
    if metrics.horizontalAdvance(items) <= width:
        return items
    parts = re.split(r"(?<=[,;])\s", items)
    shorter = (f"{' '.join(parts[:n])} +{len(parts) - n}" for n in range(len(parts) - 1, 0, -1))
    return _first_fitting(shorter, metrics, width) or f"+{len(parts)}"


# --- several lines


def wrapped(text: str, metrics: QFontMetrics, width: int, most: int, first: int | None = None) -> list[str]:
    """Return ``text`` wrapped to ``most`` lines of ``width`` pixels, the first of at most ``first``.

    A word wider than a line gets a line of its own; the rest is cut off at the end.
    """
    lines, words = [""], text.split(" ")
    for i, word in enumerate(words):
        room = width if first is None or len(lines) > 1 else first
        longer = f"{lines[-1]} {word}".strip()
        if metrics.horizontalAdvance(longer) <= room or not lines[-1]:
            lines[-1] = longer
        elif len(lines) < most:
            lines.append(word)
        else:
            rest = " ".join([lines[-1], *words[i:]])
            lines[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
            break
    return lines


# --- labels


class ElidedLabel(QLabel):
    """A label that is cut off with an ellipsis where its text does not fit.

    Without ``has_tip`` the tool tip is the parent's. ``by_words``: whole words are left out, while there is room for
    the first. ``condensed``: letters are condensed before the text is cut off.
    """

    def __init__(self, *, has_tip: bool = True, by_words: bool = False, condensed: bool = False) -> None:
        super().__init__()
        self._has_tip, self._by_words, self._condensed = has_tip, by_words, condensed
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        box = self.contentsRect()
        shown = self.shown
        if self._has_tip:
            self.setToolTip(self.text() if shown != self.text() else "")
        painter = QPainter(self)
        painter.setFont(self._letters)
        painter.setPen(self.palette().color(self.foregroundRole()))
        painter.drawText(box, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        painter.end()

    @property
    def _letters(self) -> QFont:
        return squeezed(self.font(), self.text(), self.contentsRect().width()) if self._condensed else self.font()

    @property
    def shown(self) -> str:
        width, metrics = self.contentsRect().width(), QFontMetrics(self._letters)
        fewer = whole_words(self.text(), metrics, width) if self._by_words else ""
        return fewer or metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, width)


SIGN = 13
"""The side of a sign (px)."""


class Figure(QWidget):
    """A number or name with a caption, a tool tip and, if wanted, the sign for "about".

    Screen readers say the number after ``title``, or after the caption where there is none.
    """

    def __init__(self, name: str, caption: str, tip: str, *, title: str = "") -> None:
        super().__init__()
        self.title, self._tip = title, tip
        self.sign = AboutSign(f"{name}Sign")
        self.sign.hide()
        self._value = text_label(name, "heading")
        self.caption = ElidedLabel(has_tip=False, by_words=True)
        self.caption.setObjectName(f"{name}Caption")
        self.caption.setProperty("kind", "muted")
        self.caption.setText(caption)
        packed(QHBoxLayout(self), self.sign, self._value, self.caption, spacing=Space.XS)

    def show_value(self, text: str, more: str = "") -> None:
        """Show a number; ``more`` goes into the tool tip."""
        self._value.setText(text)
        self._value.setAccessibleName(
            translate("{caption}: {value}").format(caption=self.title or self.caption.text(), value=text)
        )
        self.setToolTip("\n".join(part for part in (self._tip, more) if part))
        self.updateGeometry()


class AboutSign(QWidget):
    """The sign for "about", painted as a path because not every font has it."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(SIGN), px(SIGN))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_mark(painter, "about", QRectF(self.rect()), colour(colours(self.palette()).text), 1.6)
        painter.end()


def text_label(name: str, kind: str) -> QLabel:
    made = label(name, kind, wraps=False)
    made.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    return made


Row = tuple[str, ...]
"""The words of a row, and its numbers."""


class FactList(QWidget):
    """A title, a note, and rows under column headings; hidden while empty.

    ``words``: the column that wraps and takes what width there is; those after it hold numbers.
    """

    def __init__(self, name: str, *, is_note_last: bool = False, words: int = 0) -> None:
        super().__init__()
        self._words = words
        self.setObjectName(name)
        self._title = label(f"{name}Title", "heading")
        self._note = label(f"{name}Note", "")
        self.rows: tuple[Row, ...] = ()
        self._shape: object = None
        self._cells: list[QLabel] = []
        self._grid = QWidget()
        parts = (self._grid, self._note) if is_note_last else (self._note, self._grid)
        packed(QVBoxLayout(self), self._title, *parts, spacing=Space.XS)
        self.hide()

    @property
    def note(self) -> str:
        return self._note.text()

    def show_facts(self, title: str, rows: Sequence[Row] = (), heads: Row = (), note: str = "") -> None:
        """Show rows, with headings where there are rows, and a note; an empty title hides everything."""
        self._title.setText(title)
        self._note.setText(note)
        self._note.setVisible(bool(note))
        if tuple(rows) != self.rows:
            self.rows = tuple(rows)
            self._fill(self.rows, heads)
        self._grid.setVisible(bool(self.rows))
        self.setVisible(bool(title))

    def _fill(self, rows: Sequence[Row], heads: Row) -> None:
        """Write into the labels that are there; only for another shape, make all of them anew."""
        lines = (heads, *rows) if heads else tuple(rows)
        shape = bool(heads), tuple(map(len, lines))
        if shape != self._shape:
            self._shape = shape
            self._make_grid(lines, has_heads=bool(heads))
        for cell, text in zip(self._cells, (text for cells in lines for text in cells), strict=True):
            cell.setText(text)

    def _make_grid(self, lines: Sequence[Row], *, has_heads: bool) -> None:
        made = QWidget(self)  # from the outside in, as Qt styles each part again for each new parent
        grid = QGridLayout(made)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.M)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(self._words, 1)
        self._cells = []
        for row, cells in enumerate(lines):
            for column in range(len(cells)):
                is_head = has_heads and row == 0
                cell = label("", "muted" if is_head else "", wraps=is_head or column == self._words, parent=made)
                top, is_number = Qt.AlignmentFlag.AlignTop, column > self._words
                cell.setAlignment((Qt.AlignmentFlag.AlignRight if is_number else Qt.AlignmentFlag.AlignLeft) | top)
                grid.addWidget(cell, row, column)
                self._cells.append(cell)
        layout = self.layout()
        if layout is not None:
            layout.replaceWidget(self._grid, made)
        self._grid.deleteLater()
        self._grid.hide()
        self._grid = made


def label(
    name: str = "", kind: str = "", text: str = "", *, wraps: bool = True, parent: QWidget | None = None
) -> QLabel:
    """Return a label for plain text; ``kind`` is one of the style sheet's."""
    made = QLabel(text, parent)
    made.setObjectName(name)
    if kind:
        made.setProperty("kind", kind)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wraps)
    return made


def paragraph(name: str, kind: str, text: str = "") -> QLabel:
    """Return a label that is never lower than its wrapped text."""
    made = label(name, kind, text)
    made.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    return made


def button(name: str, text: str = "", kind: str = "", tip: str = "", *, keeps_focus: bool = False) -> QPushButton:
    """Return a button that Enter does not press from elsewhere; ``kind`` is one of the style sheet's.

    ``keeps_focus``: a click leaves the focus where it is, as an entry may be half made; Tab reaches it.
    """
    made = QPushButton(text)
    made.setObjectName(name)
    if kind:
        made.setProperty("kind", kind)
    made.setToolTip(tip)
    made.setAutoDefault(False)
    if keeps_focus:
        made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return made


def close_button(name: str, window: QWidget) -> QPushButton:
    """Return the button that closes a window beside the game."""
    made = button(name, translate("&Close"))
    made.clicked.connect(window.close)
    return made


def set_kind(widget: QWidget, kind: str) -> None:
    """Give a widget another kind of the style sheet's."""
    if widget.property("kind") != kind:
        widget.setProperty("kind", kind)
        style = widget.style()
        style.unpolish(widget)
        style.polish(widget)


class ElidedButton(QPushButton):
    """A button whose text has an ellipsis, at its end or ``cut`` elsewhere, where it would widen the window."""

    NARROWEST = 60

    def __init__(self, name: str, kind: str, cut: Qt.TextElideMode = Qt.TextElideMode.ElideRight) -> None:
        super().__init__()
        self._cut = cut
        self.setObjectName(name)
        self.setProperty("kind", kind)
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.words = ""

    def say(self, words: str, tip: str) -> None:
        self.words = words
        self.setText(escape_mnemonics(words))
        self.setToolTip(tip)

    def minimumSizeHint(self) -> QSize:
        usual = self.sizeHint()
        return QSize(min(usual.width(), px(self.NARROWEST)), usual.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter  # QStyle alone takes 10 ms

        option = QStyleOptionButton()
        self.initStyleOption(option)
        painter = QStylePainter(self)
        room = self.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, self).width()
        option.text = escape_mnemonics(self.fontMetrics().elidedText(self.words, self._cut, room))
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        painter.end()


class EnterButton(ElidedButton):
    """A button that records something, which Space does not: it may be a space between two words."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


BESIDE, BELOW = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom


class MessageBar(Restyled, QFrame):
    """An icon, a message, and a button for an action, below the message where it is lower so. Hidden while empty.

    ``kind`` is a frame of the style sheet: ``past``, ``problem`` or ``solved``.
    """

    acted = Signal()
    is_announced = True
    """Whether a screen reader says the message."""

    def __init__(self, name: str, kind: str, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("kind", kind)
        self._icon_name = icon_name
        self._mark = QLabel()
        self._text = label(f"{name}Text")
        self._text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._button = button(f"{name}Button")
        self._button.clicked.connect(self.acted)
        self._button.hide()  # until there is an action
        self._row = packed(QHBoxLayout(), self._mark, (self._text, 1), spacing=Space.S)
        self._answers = packed(QHBoxLayout(), 1, self._button, spacing=Space.S)
        self._box = packed(QBoxLayout(BESIDE, self), (self._row, 1), self._answers, spacing=Space.S)
        self._box.setContentsMargins(Space.S, Space.XS, Space.XS, Space.XS)
        self.hide()
        self.follows_style = True

    def add_answer(self, name: str, text: str) -> QPushButton:
        """Add another button beside the first, always visible; return it."""
        answer = button(name, text)
        self._answers.addWidget(answer)
        return answer

    @property
    def text(self) -> str:
        """The message; empty while the bar is hidden."""
        return self._text.text()

    def say(self, text: str, button: str = "") -> None:
        """Show a message, with a button where there is an action; an empty text hides the bar."""
        if text:
            self._draw_icon()
        self._text.setText(text)
        self._text.setAccessibleName(text)
        self._button.setText(button)
        self._button.setVisible(bool(button))
        self._arrange()
        self.setVisible(bool(text))
        if self.is_announced:
            announce(self, text)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        answers, row = self._answers.sizeHint(), self._row
        room = self._box.contentsRect().width()
        beside = row.heightForWidth(room - answers.width() - Space.S)
        below = row.heightForWidth(room) + Space.S + answers.height()
        self._box.setDirection(BELOW if not self._answers.isEmpty() and below < beside else BESIDE)

    def restyle(self) -> None:
        if self.isVisible():
            self._draw_icon()

    def _draw_icon(self) -> None:
        if self._icon_name:
            self._mark.setPixmap(icon(self._icon_name).pixmap(Size.ICON, Size.ICON))


MOVING: Final = (90, 6)
"""The width and height of the progress indicator (px)."""


class BusyBar(MessageBar):
    """A message with an optional progress indicator, and a button. Hidden while nothing is running."""

    is_announced = False

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(name, "past", "", parent)
        self._moving = QProgressBar()
        self._moving.setRange(0, 0)  # the duration is unknown
        self._moving.setTextVisible(False)
        self._moving.setFixedSize(*map(px, MOVING))
        self._mark.hide()
        self._row.insertWidget(0, self._moving)

    def say(self, text: str, button: str = "", *, moving: bool = True) -> None:
        """Show what is being done, with a button where it can be cancelled; an empty text hides the bar."""
        super().say(text, button)
        self._moving.setAccessibleName(text)
        self._moving.setVisible(moving)


class QuestionBar(Restyled, QFrame):
    """A title, a text, and answer buttons; it closes with the first answer, or with Esc."""

    def __init__(self, name: str, title: str, text: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._mark = QLabel()
        self._title, self._text = label("", "heading", title), label("", "", text)
        close = button(f"{name}Close", translate("Close"))
        close.clicked.connect(self.close)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._answers = packed(QHBoxLayout(), close, spacing=Space.S)
        words = packed(QVBoxLayout(), self._title, self._text, spacing=Space.XS)
        layout = packed(QHBoxLayout(self), self._mark, (words, 1), self._answers, margins=Space.S, spacing=Space.S)
        layout.setAlignment(self._mark, Qt.AlignmentFlag.AlignTop)
        layout.setAlignment(self._answers, Qt.AlignmentFlag.AlignTop)
        self.restyle()
        self.follows_style = True

    @property
    def title(self) -> str:
        return self._title.text()

    @property
    def text(self) -> str:
        return self._text.text()

    def offer(self, name: str, text: str, answer: Callable[[], object]) -> None:
        """Add an answer; the first one gets the focus when the bar is shown."""
        made = button(name, text)
        made.clicked.connect(self.close)
        made.clicked.connect(answer)
        self._answers.insertWidget(self._answers.count() - 1, made)

    def take_focus(self) -> None:
        """Focus the first answer."""
        announce(self, f"{self.title}. {self.text}")
        first = self._answers.itemAt(0)
        widget = None if first is None else first.widget()
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def restyle(self) -> None:
        self._mark.setPixmap(icon("warning").pixmap(Size.ICON, Size.ICON))


class DockTitle(QWidget):
    """The title bar of a panel, with buttons that grow with text and for fingers, which Qt's own do not."""

    def __init__(self, dock: QDockWidget) -> None:
        super().__init__(dock)
        title, panel = ElidedLabel(has_tip=False), dock.windowTitle()
        title.setProperty("kind", "heading")
        title.setText(panel)
        detach = _title_button("dockFloat", "float", translate("Detach or reattach {panel}"), panel)
        detach.clicked.connect(lambda: dock.setFloating(not dock.isFloating()))
        close = _title_button("dockClose", "close", translate("Close {panel}"), panel)
        close.clicked.connect(dock.close)
        packed(QHBoxLayout(self), title, 1, detach, close, margins=(Space.S, 1, Space.XS, 1), spacing=0)


def _title_button(name: str, icon_name: str, tip: str, panel: str) -> QToolButton:
    made = QToolButton()
    made.setObjectName(name)
    made.setProperty("kind", "tight")
    made.setIcon(icon(icon_name, Size.SMALL_ICON))  # of a grey that is visible on light and dark
    made.setIconSize(QSize(Size.SMALL_ICON, Size.SMALL_ICON))
    made.setFixedSize(target(px(LEAST_TARGET)), target(px(LEAST_TARGET)))
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    made.setToolTip(tip.format(panel=panel))  # of tabbed panels, only the one in front
    made.setAccessibleName(made.toolTip())
    return made
