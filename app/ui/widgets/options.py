"""Options to choose from: buttons that show their key, alone and in groups; and the keys.

A letter for each card of a deck, the same wherever the card is offered; digits for players.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontInfo, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QLayout, QScrollArea, QSizePolicy, QWidget

from app.ui.accessible import check_one
from app.ui.icons import TokenLook, paint_token, token_side
from app.ui.language import translate
from app.ui.text import escape_mnemonics
from app.ui.theme import LEAST_TARGET, RADIUS, Colours, TypeSize, colour, colours, px, target
from app.ui.widgets.labels import WHOLE, squeezed, stretched
from app.ui.widgets.panels import MEASURES, FlowLayout, Restyled
from core.model.cards import Card, Category
from core.text.wording import fold

LETTERS = "abcdefghijklmnopqrstuvwxyz"
DIGITS = "123456789"
VOWELS = "aeiou"

INITIAL, CONSONANT, VOWEL, ACCENTED, OTHER_WORD, NOT_IN_NAME = 0, 20, 30, 10, 60, 1000
"""What a key costs that is not the first letter by which one looks for a card."""


def _name(card: Card) -> str:
    return card.name


def letter_keys(cards: Iterable[Card], called: Callable[[Card], str] = _name) -> dict[Card, str]:
    """Return a lower-case key for each card of a deck; ``called`` returns the name of a card.

    No two cards have the same key, as any three of them can be named together. A deck with more cards than there are
    keys has unique keys in each category; cards beyond the keyboard's keys get none.

    Keys are chosen for all cards together, so that as many as possible have their initial, and the rest another letter
    of their name: "Mrs White" is W, "Lead Piping" is L.
    """
    deck = tuple(cards)
    most = len(LETTERS + DIGITS)
    parts = [deck] if len(deck) <= most else [tuple(c for c in deck if c.category is category) for category in Category]
    keys: dict[Card, str] = {}
    for part in parts:
        named = part[:most]
        keys |= zip(named, _chosen(tuple((called(card), card.category) for card in named)), strict=True)
    return keys


@lru_cache(maxsize=16)
def _chosen(names: tuple[tuple[str, Category], ...]) -> tuple[str, ...]:
    """Return the cheapest choice of different keys; remembered, as each form asks for it."""
    wishes = [dict(reversed(list(_wishes(*name)))) for name in names]
    keys = LETTERS + DIGITS + "".join(sorted({letter for wish in wishes for letter in wish}.difference(LETTERS)))
    spare = [NOT_IN_NAME * (1 if key in DIGITS else 2) for key in keys]
    costs = [
        # those named earlier keep their initials first
        [wish.get(key, cost) * (10 + len(Category) - category) for key, cost in zip(keys, spare, strict=True)]
        for wish, (_, category) in zip(wishes, names, strict=True)
    ]
    chosen = [keys[column] for column in cheapest(costs)]
    digits = iter(sorted(key for key in chosen if key in DIGITS))
    return tuple(next(digits) if key in DIGITS else key for key in chosen)


def _wishes(name: str, category: Category) -> Iterator[tuple[str, int]]:
    """Yield the letters of a name with their costs: a suspect's surname first, the first word of other cards."""
    words = [folded for word in name.split() if (folded := fold(word))]
    for rank, word in enumerate(words[::-1] if category is Category.SUSPECT else words):
        for at, letter in enumerate(word):
            if letter.isalpha():
                cost = INITIAL if at == 0 else (VOWEL if letter in VOWELS else CONSONANT) + at
                yield letter, cost + rank * OTHER_WORD + (letter not in LETTERS) * ACCENTED


def cheapest(costs: Sequence[Sequence[float]]) -> list[int]:
    """Return a column for each row, all different, with the least sum. There are at least as many columns as rows.

    By the Hungarian method: row after row gets a column, and others change theirs where that is cheaper for all
    together. Rows and columns are counted from 1; 0 is none.
    """
    n = len(costs[0]) if costs else 0
    rows, of_row, of_column = [0] * (n + 1), [0.0] * (len(costs) + 1), [0.0] * (n + 1)
    for row in range(1, len(costs) + 1):
        rows[0], column, open_to = row, 0, set(range(1, n + 1))
        least, before = [inf] * (n + 1), [0] * (n + 1)
        while here := rows[column]:
            for j in open_to:
                rest = costs[here - 1][j - 1] - of_row[here] - of_column[j]
                if rest < least[j]:
                    least[j], before[j] = rest, column
            column = min(open_to, key=lambda j: (least[j], j))
            price = least[column]
            for j in range(n + 1):
                if j in open_to:
                    least[j] -= price
                else:
                    of_row[rows[j]] += price
                    of_column[j] -= price
            open_to.remove(column)
        while column:
            rows[column] = rows[before[column]]
            column = before[column]
    return sorted(range(n), key=lambda column: rows[column + 1] or inf)[: len(costs)]


ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""The modifiers with which a key is a command, and no letter."""


ROW_IS_SCANNED: Final = sys.platform not in ("win32", "darwin")
ROW: Final[Mapping[int, str]] = dict(
    zip(
        {"win32": b"1234567890", "darwin": (18, 19, 20, 21, 23, 22, 26, 28, 25, 29)}.get(sys.platform, range(10, 20)),
        "1234567890",
        strict=True,
    )
)
"""The keys in the row of digits, as the system numbers them (X and Wayland: by their place), and their digits."""


def is_typed(event: QKeyEvent) -> bool:
    return (event.text().isalnum() or bool(row_digit(event))) and not event.modifiers() & COMMANDS


def row_digit(event: QKeyEvent) -> str:
    """Return the digit of a key in the row of digits, pressed alone; else an empty text.

    On a French keyboard such a key writes its digit only with Shift.
    """
    if event.modifiers() != Qt.KeyboardModifier.NoModifier:
        return ""
    return ROW.get(event.nativeScanCode() if ROW_IS_SCANNED else event.nativeVirtualKey(), "")


def first_letters(labels: Sequence[str]) -> tuple[str, ...]:
    """Return for each label its first letter that no other has, in lower case; empty where there is none."""
    keys: list[str] = []
    for text in labels:
        free = (letter for word in text.split() for letter in fold(word) if letter.isalpha() and letter not in keys)
        keys.append(next(free, ""))
    return tuple(keys)


def player_keys(names: Sequence[str]) -> dict[str, str]:
    """Return a digit for each player in turn order: 1 to 9, and 0 for the tenth."""
    return {name: str((seat + 1) % 10) for seat, name in enumerate(names[:10])}


def nobody_key(names: Sequence[str]) -> str:
    """Return the key of "nobody": 0, or N where ten players need all digits."""
    return "0" if len(names) < 10 else "n"


PADDING = 5
GAP = 3

_AT_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)


@dataclass(frozen=True, slots=True)
class Option:
    """A value, its label, its key (a lower-case letter or a digit; empty for none), and the token of a suspect."""

    value: str
    label: str
    key: str = ""
    token: TokenLook | None = None
    absent: str = ""
    """Why somebody does not take part, as "out": the label is struck out."""

    @property
    def spoken(self) -> str:
        """The label, and whether it is somebody who does not take part."""
        said = translate("{who}, {absent}", "a player who is out, or is not asked")
        return said.format(who=self.label, absent=self.absent) if self.absent else self.label

    @property
    def underlined(self) -> int:
        """The position of the key in the label, to be underlined; -1 where it is shown before the label."""
        return _place(self.label, self.key) if self.key.isalpha() else -1


def _place(label: str, key: str) -> int:
    """The position of a letter in a label: preferably at the start of a word."""
    text = "".join(letter if len(small := letter.casefold()) > 1 else small for letter in label)  # ß stays one letter
    starts = [i for i in range(len(text)) if text[i] == key and (i == 0 or not text[i - 1].isalnum())]
    return starts[-1] if starts else text.find(key)


def _tip(option: Option) -> str:
    tip = translate("{what} (key {key})", "what a key chooses") if option.key else "{what}"
    return tip.format(what=option.spoken, key=option.key.upper())


class OptionButton(Restyled, QAbstractButton):
    """A button of an option; filled when checked. Enter is left to the parents.

    A label wider than ``widest`` pixels is cut in the middle; the tool tip has the whole text.
    """

    restyled_by = MEASURES

    def __init__(
        self, option: Option, parent: QWidget | None = None, *, framed: bool = True, widest: int | None = None
    ) -> None:
        super().__init__(parent)
        self._widest = widest
        self.option = option
        self._framed = framed
        self._lit = False
        self.shows_letter = True
        """Whether the letter that is its key is marked."""
        self._size: QSize | None = None
        self._label_widths: dict[int, int] = {}
        self._letters = WHOLE
        self._underlined = option.underlined
        self.setCheckable(True)
        self.setText(escape_mnemonics(option.label))
        self.setAccessibleName(option.spoken)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setToolTip(_tip(option))
        self.follows_style = True

    def setToolTip(self, tip: str) -> None:
        """Show a tip. Where it only repeats the label, screen readers say the key alone instead of it."""
        super().setToolTip(tip)
        repeats = tip == _tip(self.option)
        self.setAccessibleDescription((self.option.key.upper() or " ") if repeats else "")  # else Qt takes the tip

    def light_up(self, *, lit: bool) -> None:
        """Frame the option that a key would choose while the focus is elsewhere."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def show_letter(self, *, shown: bool) -> None:
        if shown != self.shows_letter:
            self.shows_letter = shown
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not isinstance(self.parentWidget(), OptionGroup):
            super().keyPressEvent(event)
        else:
            event.ignore()  # the group handles its options' keys, the panel Enter and Backspace

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        above = self.parentWidget()
        while above is not None:
            if isinstance(above, QScrollArea):
                above.ensureWidgetVisible(self, 0, GAP)
            above = above.parentWidget()

    def sizeHint(self) -> QSize:
        if self._size is None:  # a form asks for it often
            self._size = self._measured()
        return self._size

    def restyle(self) -> None:
        self._size = None
        self._label_widths.clear()

    @property
    def token_width(self) -> int:
        """The width that a token takes, for which other cards give way: no form is wider for its sake (px)."""
        return token_side(self.font()) if self.option.token is not None else 0

    def condense(self, letters: int) -> None:
        """Write the label in letters of this width, in percent of the usual one."""
        if letters != self._letters:
            self._letters, self._size = letters, None
            self.updateGeometry()
            self.update()

    def width_in(self, letters: int) -> int:
        """Return the width for the whole label in letters of this width, in percent of the usual one (px)."""
        return self.sizeHint().width() + self._label_width(letters) - self._label_width(self._letters)

    def _label_width(self, letters: int) -> int:
        if letters not in self._label_widths:  # a form tries many at each change of its size
            metrics = QFontMetrics(stretched(self.font(), letters))
            self._label_widths[letters] = metrics.horizontalAdvance(self.option.label)
        return self._label_widths[letters]

    def _measured(self) -> QSize:
        metrics = QFontMetrics(self.font())
        hint = metrics.horizontalAdvance(self._hint()) + GAP if self._hint() else 0
        height = target(max(metrics.height() + (7 if self._framed else 3), LEAST_TARGET))
        label = self._label_width(self._letters)
        larger = max(QFontInfo(self.font()).pixelSize() / TypeSize.BODY, 1)
        widest = label if self._widest is None else round(self._widest * larger)
        return QSize(target(2 * PADDING + hint + min(label, widest) + 1), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(px(48), self.sizeHint().height()))

    def _hint(self) -> str:
        """The key, where it is not in the label; a function key is in the tip alone."""
        return "" if self._underlined >= 0 or len(self.option.key) > 1 else self.option.key.upper()

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens = colours(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, tokens)
        ink = tokens.on_accent if self.isChecked() else tokens.text if self.isEnabled() else tokens.muted
        box = self.rect().adjusted(PADDING, 0, -PADDING, 0)
        if hint := self._hint():
            painter.setFont(self.font())
            painter.setPen(colour(tokens.on_accent if self.isChecked() else tokens.muted))
            painter.drawText(box, _AT_LEFT, hint if self.shows_letter else "")
            box.setLeft(box.left() + painter.fontMetrics().horizontalAdvance(hint) + GAP)
        if self.option.token is not None:
            side = token_side(self.font())
            middle = QPointF(box.left() + side / 2 - (0 if hint else GAP), self.height() / 2)
            paint_token(painter, self.option.token, middle, side / 2, colour(ink))
            box.setLeft(box.left() + self.token_width + (GAP if hint else 0))
        painter.setPen(colour(ink))
        font, shown = self.fitted(box.width())
        painter.setFont(font)
        painter.drawText(box, _AT_LEFT | Qt.TextFlag.TextShowMnemonic.value, shown)
        painter.end()

    def _paint_ground(self, painter: QPainter, tokens: Colours) -> None:
        ground = tokens.accent if self.isChecked() else tokens.surface
        if self.underMouse() and self.isEnabled() and not self.isChecked():
            ground = tokens.hover
        bare = not self._framed and not self.isChecked() and not self.hasFocus()
        edge = tokens.accent if self.isChecked() else tokens.border
        painter.setPen(Qt.PenStyle.NoPen if bare else QPen(colour(edge), 1))
        if self.hasFocus() or self._lit:
            painter.setPen(QPen(colour(tokens.text if self.isChecked() else tokens.accent), 2))
        painter.setBrush(colour(ground) if not bare or self.underMouse() else Qt.BrushStyle.NoBrush)
        inset = 1 + painter.pen().width() % 2 / 2  # or a thin line would be painted on two pixels, half as strong
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), RADIUS, RADIUS)

    def fitted(self, width: int) -> tuple[QFont, str]:
        """Return the font of the label in this width (px), condensed if needed, and what of it is shown."""
        return _fitted(self.option, stretched(self.font(), self._letters), width, shows_letter=self.shows_letter)


@lru_cache(maxsize=1024)
def _fitted(option: Option, font: QFont, width: int, *, shows_letter: bool) -> tuple[QFont, str]:
    at, label = option.underlined, option.label
    text = escape_mnemonics(label)
    if at >= 0 and shows_letter:
        text = escape_mnemonics(label[:at]) + "&" + escape_mnemonics(label[at:])
    if QFontMetrics(font).horizontalAdvance(label) >= width:
        font = squeezed(font, label, width)
    if option.absent:
        font = QFont(font)
        font.setStrikeOut(True)
    mnemonic = Qt.TextFlag.TextShowMnemonic.value
    return font, QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideMiddle, width, mnemonic)


STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
SIDEWAYS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


MANY = 6
WIDEST_OF_MANY = 76
WIDEST = 200
"""The greatest width of a label in a row (px), so that the cards below need not scroll."""


class OptionGroup(QWidget):
    """Options in a flowing row (players), or in columns (cards).

    ``chosen`` carries the value whose button or key was pressed, also when it was already chosen. Buttons are named
    after the group and the value: ``entryRefuter.Dot``. In a row of many, labels are cut short, unless it ``is_roomy``.
    """

    chosen = Signal(str)
    settled = Signal()
    """The option chosen is the one that was meant: no other has its key. ``chosen`` has been emitted."""

    def __init__(self, name: str, title: str, *, column: bool = False, is_roomy: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(title)
        self._column, self._is_roomy = column, is_roomy
        self._buttons: dict[str, OptionButton] = {}
        self._shows_letters = True
        self._options: tuple[Option, ...] = ()
        self.value: str | None = None
        self._several: tuple[str, ...] | None = None
        """All that are chosen, where several can be."""
        self._layout = self._laid_out()

    def _laid_out(self) -> QLayout:
        return FlowLayout(self)

    def _add(self, button: OptionButton) -> None:
        self._layout.addWidget(button)

    # --- options and value

    @property
    def options(self) -> tuple[Option, ...]:
        return self._options

    def show_letters(self, *, shown: bool) -> None:
        """Mark the letters that are keys, or not: several groups of a form may have the same ones."""
        self._shows_letters = shown
        for button in self._buttons.values():
            button.show_letter(shown=shown)

    @property
    def widths(self) -> list[int]:
        """The width of each option with the space after it (px)."""
        return [button.sizeHint().width() + self._layout.spacing() for button in self._buttons.values()]

    def button(self, value: str) -> OptionButton:
        """Return the button of a value. Raises KeyError."""
        return self._buttons[value]

    def set_options(self, options: Sequence[Option]) -> None:
        """Offer these options; unchanged ones are left alone, without flicker."""
        if self._options == tuple(options):
            return
        if (focused := self.focus_row()) is not None:
            self.setFocus()  # or Qt would look through the whole window for a stop when the button is hidden
        before, self._options = self._options, tuple(options)
        is_as_wide = (len(before) > MANY) == (len(self._options) > MANY)
        kept = {
            button.option: button for button in self._buttons.values() if is_as_wide and button.option in self._options
        }
        for button in self._buttons.values():
            self._layout.removeWidget(button)
            if button not in kept.values():
                button.hide()
                button.deleteLater()
        self._buttons = {option.value: kept.get(option) or self._made(option) for option in options}
        for button in self._buttons.values():
            self._add(button)
            button.raise_()  # into this order for screen readers, too
            button.show()
        self._show_value()
        self.updateGeometry()
        if focused is not None:
            self.take_focus()

    def _made(self, option: Option) -> OptionButton:
        widest = (
            None if self._column else px(WIDEST_OF_MANY if len(self._options) > MANY and not self._is_roomy else WIDEST)
        )
        button = OptionButton(option, self, framed=not self._column, widest=widest)
        button.setObjectName(f"{self.objectName()}.{option.value}")
        button.clicked.connect(lambda: self._clicked(option.value))
        button.show_letter(shown=self._shows_letters)
        return button

    def set_value(self, value: str | None) -> None:
        self.value = value
        self._show_value()

    def set_values(self, values: tuple[str, ...]) -> None:
        """Show several values; Tab stops at the last."""
        self._several = values
        self.set_value(values[-1] if values else None)

    def _show_value(self) -> None:
        check_one(self._buttons, self.value, self._several)

    def _clicked(self, value: str) -> None:
        self._show_value()  # the click has toggled the button, but the owner decides about the value
        self.chosen.emit(value)
        self.settled.emit()

    # --- focus and keys

    def _stop(self) -> OptionButton | None:
        """The button where Tab stops: the chosen one, else the first."""
        if self.value is not None and self.value in self._buttons:
            return self._buttons[self.value]
        return next(iter(self._buttons.values()), None)

    def take_focus(self, row: int | None = None) -> None:
        """Focus the chosen option, or the first; with ``row``, the one in that row."""
        buttons = list(self._buttons.values())
        target = self._stop() if row is None or not buttons else buttons[min(row, len(buttons) - 1)]
        if target is not None:
            target.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_row(self) -> int | None:
        return next((i for i, button in enumerate(self._buttons.values()) if button.hasFocus()), None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.take_focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.choose_by_key(event) or self._step(event):
            return
        event.ignore()

    def choose_by_key(self, event: QKeyEvent, *, settles: bool = True) -> bool:
        """Choose the option with the key pressed, or the next one where several have it; False where none has.

        ``settles``: announce that it is the one that was meant, unless several have that key.
        """
        at = self.focus_row()
        if (
            event.text() == " " and at is not None and not event.isAutoRepeat()
        ):  # settles nothing: two words may be typed
            self.chosen.emit(self._options[at].value)
            return True
        values = [option.value for option in self.options_of(event)]
        if not values:
            return False
        after = values.index(self.value) + 1 if self.value in values and len(values) > 1 else 0
        self.chosen.emit(values[after % len(values)])
        if settles and len(values) == 1:
            self.settled.emit()
        return True

    def options_of(self, event: QKeyEvent) -> list[Option]:
        """Return the options whose key is pressed, in their order."""
        if event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier):
            return []
        return self._with_key(event.text().casefold()) or self._with_key(row_digit(event))

    def _with_key(self, key: str) -> list[Option]:
        return [
            option for option in self._options if key and option.key == key and self._buttons[option.value].isEnabled()
        ]

    def _step(self, event: QKeyEvent) -> bool:
        steps = STEPS if self._column else STEPS | SIDEWAYS
        step, at = steps.get(Qt.Key(event.key())), self.focus_row()
        if step is None or at is None:
            return False
        self.take_focus(max(0, at + step))
        return True
