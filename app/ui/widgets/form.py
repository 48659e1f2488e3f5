"""Building blocks of forms: fields and drop-downs, captions, rows, and columns of cards with the keys of their options.

Fields ignore the mouse wheel unless they are focused.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from app.ui.accessible import announce
from app.ui.icons import paint_mark, tokens_of
from app.ui.language import card_name, localized, translate
from app.ui.text import broken, category_title
from app.ui.theme import Space, colour, colours, px, small, target
from app.ui.widgets.labels import NARROWEST_LETTERS, WHOLE, label
from app.ui.widgets.options import (
    PADDING,
    SIDEWAYS,
    Option,
    OptionButton,
    OptionGroup,
    first_letters,
    letter_keys,
    player_keys,
)
from app.ui.widgets.panels import packed
from core.engines.tuning import ENGINES
from core.model.asking import Attendance
from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.rules import ShowModel
from core.model.setup import Setup
from core.text.text import Named, say

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object  # PySide crashes with a second widget base

ARROW = 11
"""The width of an arrow (px)."""

INDENT = 6
"""The space before a number (px), which the style omits for frameless buttons."""


class NoWheelMixin(_Widget):
    """Ignores the wheel unless focused, so that it scrolls the surroundings instead."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()


class NoWheelSpinBox(NoWheelMixin, QSpinBox):
    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lineEdit().setTextMargins(px(INDENT), 0, 0, 0)
        self.setStyleSheet(
            "QSpinBox { padding-right: 2px; }"
            "QSpinBox::up-button, QSpinBox::down-button { border: 0; background: transparent; width: 18px; }"
            "QSpinBox::up-arrow, QSpinBox::down-arrow { image: none; width: 0; height: 0; }"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        left, half = self.width() - 18, self.height() / 2
        paint_arrow(self, QRectF(left, 2, 14, half - 2), up=True, enabled=self.value() < self.maximum())
        paint_arrow(self, QRectF(left, half, 14, half - 2), up=False, enabled=self.value() > self.minimum())


class NoWheelComboBox(NoWheelMixin, QComboBox):
    """A combo box that ignores the wheel unless focused, and may be narrower than its longest item."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)
        self.setStyleSheet(
            "QComboBox::drop-down { border: 0; background: transparent; width: 20px; }"
            "QComboBox::down-arrow { image: none; width: 0; height: 0; }"
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = QRectF(self.width() - 20, 0, 16, self.height())
        paint_arrow(self, box, up=False, enabled=self.isEnabled())


def paint_arrow(widget: QWidget, box: QRectF, *, up: bool, enabled: bool) -> None:
    """Paint the arrow of a field or a menu in the middle of a box."""
    tokens = colours(widget.palette())
    ink = colour(tokens.muted, 1.0 if enabled and widget.isEnabled() else 0.4)
    painter = QPainter(widget)
    square = QRectF(0, 0, px(ARROW), px(ARROW))
    square.moveCenter(box.center())
    if up:
        painter.translate(0, 2 * square.center().y())
        painter.scale(1, -1)
    paint_mark(painter, "more", square, ink, 1.6)
    painter.end()


class ProblemLabel(QLabel):
    """Shows what is wrong beside a field; hidden while nothing is."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setProperty("kind", "problem")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(2)
        self.hide()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())  # a long word must not push the fields aside

    def say(self, text: str) -> None:
        """Show a text, or hide the label where it is empty."""
        self.setText(text)
        self.setVisible(bool(text))
        announce(self, text)


WIDEST = 260
"""The greatest width (px); longer names are cut off."""


class HolderChoice(NoWheelComboBox):
    """A combo box as wide as its names; ``name`` is its object name, ``spoken`` its accessible name."""

    def __init__(self, name: str, spoken: str) -> None:
        super().__init__(name)
        self.setAccessibleName(spoken)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaximumWidth(px(WIDEST))


SHOW_MODELS: Final[Mapping[ShowModel, Named]] = {
    ShowModel.RANDOM: Named(
        say("Picked at random", "how players choose a card to show"),
        say(
            "Players who can choose which card to show pick one at random. A card shown to you makes the others that "
            "you named a little less likely in that hand."
        ),
    ),
    ShowModel.IGNORE: Named(
        say("Choice ignored", "how players choose a card to show"),
        say("A card shown to you says that this player holds it, and nothing about the others that you named."),
    ),
}

Options = Mapping[str, tuple[str, str]] | Mapping[ShowModel, tuple[str, str]]


def engine_title(engine: str) -> str:
    """Return the title of an engine. Raises KeyError."""
    return localized(ENGINES[engine][0])


class ChoiceBox(NoWheelComboBox):
    """A drop-down of named values, each with a title and an explaining tool tip."""

    def __init__(self, name: str, label: str, options: Options) -> None:
        super().__init__(name)
        self.setAccessibleName(label)
        tips = [label]
        for value, (title, tip) in options.items():
            self.addItem(localized(title), str(value))
            self.setItemData(self.count() - 1, broken(localized(tip)), Qt.ItemDataRole.ToolTipRole)
            tips.append(broken(_explained(title, tip)))
        self.setToolTip("\n\n".join(tips))
        self.setAccessibleDescription(self.toolTip())
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    @property
    def value(self) -> str:
        return str(self.currentData())

    def show_value(self, value: str) -> None:
        """Show another value without announcing it; an unknown name shows the first."""
        blocked = self.blockSignals(True)
        self.setCurrentIndex(max(self.findData(str(value)), 0))
        self.blockSignals(blocked)


def _explained(title: str, tip: str) -> str:
    return translate("{title}: {explanation}").format(title=localized(title), explanation=localized(tip))


CAPTION_WIDTH = 43
CAPTION = "entryCaption"
HEADING = "cardsHeading"


def player_options(setup: Setup, attendance: Attendance | None = None) -> tuple[Option, ...]:
    """Return the players as options; where attendance counts, those who take no turns are struck out."""
    keys = player_keys(setup.seats.names)
    absent = {} if attendance is None else absences(setup, attendance)
    return tuple(Option(name, name, keys[name], absent=absent.get(name, "")) for name in setup.seats)


def absences(setup: Setup, attendance: Attendance) -> dict[str, str]:
    """Return in words why players take no turns, for those who do not."""
    return {
        **dict.fromkeys(setup.idle, translate("takes no turns", "a player")),
        **dict.fromkeys(attendance.out, translate("out", "a player who takes no turns any more")),
        **dict.fromkeys(attendance.gone, has_left()),
    }


def has_left() -> str:
    return translate("has left", "a player: is out, and not asked either")


def card_options(cards: tuple[Card, ...], deck: Deck, *, with_tokens: bool = False) -> tuple[Option, ...]:
    """Return cards of a deck as options, each with its key in that deck; suspects with their tokens if wanted."""
    keys = letter_keys(deck, card_name)
    tokens = tokens_of(deck.of(Category.SUSPECT)) if with_tokens else {}
    return tuple(Option(card.name, card_name(card), keys.get(card, ""), tokens.get(card)) for card in cards)


def lettered(*values: tuple[str, str]) -> tuple[Option, ...]:
    """Return values with their labels as options, each with a letter of its label as its key."""
    keys = first_letters([text for _, text in values])
    return tuple(Option(value, text, key) for (value, text), key in zip(values, keys, strict=True))


def caption(text: str) -> QLabel:
    made = label(CAPTION, "muted", text, wraps=False)
    made.setFixedWidth(px(CAPTION_WIDTH))
    made.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    beside_finger = (target(0) - made.sizeHint().height()) // 2
    made.setContentsMargins(0, max(Space.XS + 1, beside_finger), 0, 0)
    return made


def level(page: QWidget) -> None:
    """Make all captions of a page as wide as the widest needs."""
    captions = page.findChildren(QLabel, CAPTION)
    metrics = QFontMetrics(small(page.font()))
    widest = max([px(CAPTION_WIDTH), *(metrics.horizontalAdvance(caption.text()) + 1 for caption in captions)])
    for caption in captions:
        caption.setFixedWidth(widest)


def captioned(text: str | QLabel, widget: QWidget) -> QWidget:
    row = QWidget()
    before = caption(text) if isinstance(text, str) else text
    packed(QHBoxLayout(row), before, (widget, 1), spacing=Space.XS).setAlignment(before, Qt.AlignmentFlag.AlignTop)
    return row


def emptied(layout: QLayout, keep: int = 0) -> None:
    """Remove the widgets of a layout, but for the first few to ``keep``."""
    while (item := layout.takeAt(keep)) is not None:
        if (widget := item.widget()) is not None:
            widget.hide()
            widget.deleteLater()


def card_column(category: Category, buttons: Iterable[QWidget]) -> QVBoxLayout:
    return packed(QVBoxLayout(), label("", "muted", category_title(category), wraps=False), *buttons, 1, spacing=3)


ALL_ROWS = 1000
"""So many cards are never broken into several columns."""

BESIDE, BETWEEN = 4, 0
"""The gaps between the cards of a category (px)."""


class CardGroup(OptionGroup):
    """The cards of a category: a column, or several where it is broken."""

    def __init__(self, name: str, title: str) -> None:
        self._rows = ALL_ROWS
        super().__init__(name, title, column=True)

    def _laid_out(self) -> QGridLayout:
        layout = QGridLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setHorizontalSpacing(BESIDE)
        layout.setVerticalSpacing(BETWEEN)
        return layout

    def _add(self, button: OptionButton) -> None:
        column, row = divmod(list(self._buttons.values()).index(button), self._rows)
        if isinstance(self._layout, QGridLayout):
            self._layout.addWidget(button, row, column)

    @property
    def count(self) -> int:
        return len(self._options)

    def widths_in(self, letters: int) -> list[int]:
        """Return the width of each card in letters of this width, in percent of the usual one (px)."""
        return [button.width_in(letters) for button in self._buttons.values()]

    @property
    def token_width(self) -> int:
        """The width of the widest token (px); 0 without tokens."""
        return max((button.token_width for button in self._buttons.values()), default=0)

    @property
    def card_height(self) -> int:
        """The height of the highest card (px); 0 without cards."""
        return max((button.sizeHint().height() for button in self._buttons.values()), default=0)

    def condense(self, letters: int) -> None:
        """Write all cards in letters of this width, in percent of the usual one."""
        for button in self._buttons.values():
            button.condense(letters)

    def set_rows(self, rows: int) -> None:
        """Break the column after so many cards, and go on beside it."""
        if rows != self._rows:
            self._rows = rows
            for button in self._buttons.values():
                self._layout.removeWidget(button)
            for button in self._buttons.values():
                self._add(button)
            self._layout.activate()

    def share_width(self, cards: list[int]) -> None:
        """Give each column a share of the width like that of its widest card, given the widths of all (px)."""
        widths = _column_widths(cards, self._rows)
        if isinstance(self._layout, QGridLayout):
            for column in range(self._layout.columnCount()):
                self._layout.setColumnStretch(column, widths[column] if column < len(widths) else 0)

    def beside(self, step: int) -> int | None:
        """Return the place of the card that is so many columns beside the focused one; None outside."""
        at = self.focus_row()
        to = -1 if at is None else at + step * self._rows
        return to if 0 <= to < self.count else None

    def row_from(self, row: int, step: int) -> int:
        """Return the place in a row that is reached first from the left (``step`` 1) or the right (-1)."""
        row = min(row % self._rows, self.count - 1)
        return row if step > 0 else row + (self.count - 1 - row) // self._rows * self._rows


@dataclass(frozen=True, slots=True)
class _Sizes:
    """The sizes of columns of cards (px): of each card and token by category; of a row, and of what is above them."""

    cards: tuple[list[int], ...]
    tokens: tuple[int, ...]
    row: int
    headings: int

    def height(self, rows: int) -> int:
        return self.headings + 2 + rows * self.row

    def tokens_in(self, rows: int) -> list[int]:
        """Return the width of the tokens of each category, in at most so many rows (px)."""
        return [
            token * ceil(len(cards) / _balanced(len(cards), rows))
            for token, cards in zip(self.tokens, self.cards, strict=True)
        ]


MEASURED_ANEW = (
    QEvent.Type.FontChange,
    QEvent.Type.LayoutRequest,
    QEvent.Type.ParentChange,
    QEvent.Type.Polish,
    QEvent.Type.StyleChange,
)
"""After these events the parts of a form may have other sizes."""

MUCH = 10_000
FEWEST_ROWS = 3
SQUEEZED = 0.88
"""How narrow a column of cards may become before their names are cut, relative to the widest one."""

ROUNDED = 8
"""The layout may give so much less (px): it rounds the width of each column."""


class CardColumns(QWidget):
    """Suspects, weapons, rooms side by side, each in one column, or in several where there is not the height.

    ``one_of_all``: a single card is wanted, so that its key works in each column.
    """

    chosen = Signal(object)
    """The :class:`Card` that was chosen."""

    def __init__(self, name: str, *, one_of_all: bool = False) -> None:
        super().__init__()
        self.setObjectName(name)
        self._deck: Deck | None = None
        self._one_of_all = one_of_all
        self._room = QSize(MUCH, MUCH)
        self._measured: _Sizes | None = None
        self.groups = tuple(self._group(name, category) for category in Category)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._row = packed(QHBoxLayout(self), *map(_column, self.groups), spacing=Space.XS)
        for group in self.groups:
            group.installEventFilter(self)

    def _group(self, name: str, category: Category) -> CardGroup:
        group = CardGroup(f"{name}{category.plural.capitalize()}", category_title(category))
        group.chosen.connect(self._choose)
        return group

    def set_deck(self, deck: Deck) -> None:
        if deck == self._deck:
            return
        self._deck = deck
        for category, group in zip(Category, self.groups, strict=True):
            group.set_options(card_options(deck.of(category), deck, with_tokens=True))
        self._measured = None
        self._break()

    def show_cards(self, cards: Iterable[Card | None]) -> None:
        names = {card.category: card.name for card in cards if card is not None}
        for category, group in zip(Category, self.groups, strict=True):
            group.set_value(names.get(category))

    def show_several(self, cards: Iterable[Card]) -> None:
        """Show several cards, also of one category."""
        for category, group in zip(Category, self.groups, strict=True):
            group.set_values(tuple(card.name for card in cards if card.category is category))

    def _choose(self, name: str) -> None:
        if self._deck is not None:
            self.chosen.emit(self._deck.card(name))

    # --- how many columns

    def set_room(self, room: QSize) -> None:
        """Use as many columns as this height asks for and this width allows."""
        if room != self._room:
            self._room = room
            self._break()

    @property
    def usual_width(self) -> int:
        """The width in which no name is condensed, with one column for each category (px)."""
        return _width_of(self._sizes.cards, ALL_ROWS) + self._tokens_width(ALL_ROWS)

    def least_height(self, width: int, *, condensed: bool = True) -> int:
        """Return the least height for all cards in this width, in letters that may be condensed (px)."""
        return self._sizes.height(self._rows(width, 0, SQUEEZED if condensed else 1))

    @property
    def height_now(self) -> int:
        """The height in as many columns as there are now (px)."""
        return self._sizes.height(self._rows(self._room.width(), self._room.height()))

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), self.height_now)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, self.height_now)

    @property
    def _longest(self) -> int:
        return max(1, *(group.count for group in self.groups))

    @property
    def _sizes(self) -> _Sizes:
        """The sizes of all parts, measured once: a form asks for its height again and again."""
        if self._measured is None:
            row = BETWEEN + max(group.card_height for group in self.groups)
            headings = max(heading.sizeHint().height() for heading in self.findChildren(QLabel, HEADING))
            cards = tuple(group.widths_in(WHOLE) for group in self.groups)
            self._measured = _Sizes(cards, tuple(group.token_width for group in self.groups), row, headings)
        return self._measured

    def _rows(self, width: int, height: int, squeezed: float = SQUEEZED) -> int:
        """Return how many rows there are to be in a room: as many as fit its height, if its width allows.

        ``squeezed``: how narrow a column may become, relative to the usual width.
        """
        sizes = self._sizes
        rows, fitting = self._longest, (height - sizes.height(0)) // max(1, sizes.row)
        while rows > max(FEWEST_ROWS, fitting):
            if _width_of(sizes.cards, rows - 1) * squeezed + self._tokens_width(rows - 1) > width:
                break
            rows -= 1
        return max(1, *(_balanced(group.count, rows) for group in self.groups))

    def _break(self) -> None:
        rows = self._rows(self._room.width(), self._room.height())
        parts = zip(self.groups, self._sizes.cards, self._sizes.tokens_in(rows), strict=True)
        for i, (group, cards, tokens) in enumerate(parts):
            balanced = _balanced(group.count, rows)
            group.set_rows(balanced)
            group.share_width(cards)
            self._row.setStretch(i, max(1, sum(_column_widths(cards, balanced)) + tokens))
        self._condense(rows)
        self.updateGeometry()

    def _tokens_width(self, rows: int) -> int:
        return sum(self._sizes.tokens_in(rows))

    def _condense(self, rows: int) -> None:
        """Write all cards in the same letters: the widest in which all columns have room."""

        def width_in(letters: int) -> int:
            return _width_of([group.widths_in(letters) for group in self.groups], rows) + self._tokens_width(rows)

        letters, room = WHOLE, min(self._room.width(), self.width() if self.isVisible() else MUCH)
        while letters > NARROWEST_LETTERS and width_in(letters) > room - ROUNDED:
            letters -= 1
        for group in self.groups:
            group.condense(letters)

    def event(self, event: QEvent) -> bool:
        if event.type() in MEASURED_ANEW:
            self._measured = None
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._break()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._condense(self._rows(self._room.width(), self._room.height()))

    # --- the keyboard

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Left and Right go to the neighbouring column."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and watched in self.groups:
            if self._one_of_all and any(group.choose_by_key(event) for group in self.groups):
                return True
            step = SIDEWAYS.get(Qt.Key(event.key()))
            if step is not None:
                self._go_beside([group is watched for group in self.groups].index(True), step)
                return True
        return super().eventFilter(watched, event)

    def _go_beside(self, at: int, step: int) -> None:
        group, to = self.groups[at], self.groups[(at + step) % len(self.groups)]
        if (inside := group.beside(step)) is not None:
            group.take_focus(inside)
        else:
            to.take_focus(to.row_from(group.focus_row() or 0, step))


def _balanced(cards: int, rows: int) -> int:
    """Return how many rows a category has, if it may have so many and its columns are equally long."""
    columns = ceil(cards / rows) or 1
    return ceil(cards / columns) or 1


def _column_widths(cards: list[int], rows: int) -> list[int]:
    """Return the width of each column of cards of these widths, broken after so many (px)."""
    return [max(cards[i : i + rows]) for i in range(0, len(cards), rows)]


def _width_of(categories: Iterable[list[int]], rows: int) -> int:
    """Return the least width of all categories, given the widths of their cards, in at most so many rows (px)."""
    widths = [width for cards in categories for width in _column_widths(cards, _balanced(len(cards), rows))]
    return sum(widths) + BESIDE * (len(widths) - 1)


def _column(group: OptionGroup) -> QVBoxLayout:
    heading = label(HEADING, "muted", group.accessibleName(), wraps=False)
    heading.setContentsMargins(PADDING, 0, 0, 0)
    return packed(QVBoxLayout(), heading, group, 1, spacing=2)
