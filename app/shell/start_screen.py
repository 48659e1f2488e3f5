"""The start screen: new game, open a file, resume an unsaved game, the example; and a row for each recent game."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QHideEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.ui.icons import app_icon, paint_sparkline, sparkline_size
from app.ui.language import day_text, time_text, translate
from app.ui.text import game_name, problem_lines
from app.ui.theme import Space, colour, colours, px, small
from app.ui.widgets.labels import button, label, set_kind
from app.ui.widgets.panels import FlowLayout, Restyled, packed
from core.formats.atomic_file import is_on_network

if TYPE_CHECKING:
    from app.features.library.service import GameSummary, SummaryService
    from app.features.practice.service import SavedPractice
    from core.history.recovery import Recovered

PARTING: Final = " · "


class RecentGame(QPushButton):
    """A recent game; pressing it opens the file. What is not known yet comes later, in the same place.

    One that ``is_far`` is on another computer, which nobody should have to wait for: there is no more to know of it.
    """

    def __init__(self, number: int, path: Path) -> None:
        super().__init__()
        self.setObjectName(f"recent{number}")
        self.setProperty("kind", "row")
        self.setAutoDefault(False)
        self.setToolTip(str(path))
        self.path, self.is_far = path, is_on_network(path)
        written = None if self.is_far else _last_change(path)
        self._name, self._date = game_name(path), "" if written is None else day_text(written.date())
        self.summary: GameSummary | None = None
        self._update_name()

    def show_summary(self, summary: GameSummary) -> None:
        """Show who played, how the game ended, and its timeline."""
        self.summary = summary
        self._update_name()
        self.update()

    @property
    def details(self) -> str:
        """The second line: players, date and result, or the folder while they are not known."""
        if self.summary is None or not self.summary.players:
            return PARTING.join(part for part in (self.path.parent.name, self._date) if part)
        from app.features.library.service import result_words

        ended = result_words(self.summary.winner, is_over=self.summary.is_over)
        return PARTING.join(part for part in (", ".join(self.summary.players), self._date, ended) if part)

    def _update_name(self) -> None:
        self.setAccessibleName(f"{self._name}{PARTING}{self.details}")

    def sizeHint(self) -> QSize:
        lines = self.fontMetrics().height() + QFontMetrics(small(self.font())).height()
        return QSize(super().sizeHint().width(), max(super().sizeHint().height(), lines + 2 * Space.S))

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtWidgets import QStyle, QStyleOptionButton, QStylePainter  # QStyle alone takes 10 ms

        option = QStyleOptionButton()
        self.initStyleOption(option)
        tokens, box = colours(), self.rect().adjusted(Space.S, Space.S // 2, -Space.S, -Space.S // 2)
        painter = QStylePainter(self)
        painter.drawControl(QStyle.ControlElement.CE_PushButtonBevel, option)
        if self.summary is not None and len(self.summary.timeline) > 1:
            size = sparkline_size()
            chart = QRect(
                box.right() - size.width(), box.center().y() - size.height() // 2, size.width(), size.height()
            )
            paint_sparkline(painter, QRectF(chart), self.summary.timeline, tokens)
            box.setRight(chart.left() - Space.M)
        upper, lower = QRect(box), QRect(box)
        upper.setHeight(box.height() // 2)
        lower.setTop(upper.bottom() + 1)
        below = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._write(painter, upper, below, self._name, tokens.accent)
        painter.setFont(small(self.font()))
        self._write(painter, lower, below, self.details, tokens.muted)
        painter.end()

    def _write(self, painter: QPainter, box: QRect, flags: int, text: str, ink: str) -> None:
        painter.setPen(colour(ink))
        cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
        painter.drawText(box, flags, cut)


STEP_WIDTH: Final = 200
"""The least width of a step beside others (px)."""


class StartSteps(QWidget):
    """The three steps of the introduction, side by side, or below each other where that is too narrow."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("startSteps")
        steps = [(_step(number, title, text), 1) for number, (title, text) in enumerate(_steps(), 1)]
        self._row = packed(QHBoxLayout(self), *steps, spacing=Space.M)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        has_room = self.width() >= len(_steps()) * px(STEP_WIDTH)
        self._row.setDirection(QHBoxLayout.Direction.LeftToRight if has_room else QHBoxLayout.Direction.TopToBottom)


def _steps() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Set up the game"),
            translate("Choose your edition, the players in turn order and the cards in your hand."),
        ),
        (
            translate("Enter what happens"),
            translate("Who suggests which three cards, who passes, who shows one: a few clicks or keys."),
        ),
        (
            translate("Read the sheet"),
            translate("Ticks and crosses are certain; numbers show how likely the rest is. Click a cell to see why."),
        ),
    )


def _step(number: int, title: str, text: str) -> QFrame:
    card = QFrame()
    card.setProperty("kind", "card")
    words = label("", "", text)
    words.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
    words.setAlignment(Qt.AlignmentFlag.AlignTop)
    figure = label("", "step", str(number), wraps=False)
    packed(QVBoxLayout(card), figure, label("", "heading", title), words, margins=Space.M, spacing=Space.XS)
    return card


MOST_PRACTICE: Final = 3

WIDTH = 720
"""The width of the middle column (px); less in a narrow window."""

LOGO = 56


class StartScreen(Restyled, QScrollArea):
    """Buttons for everything one can start with; choices are announced by signals."""

    example_wanted = Signal()
    file_chosen = Signal(object)
    resume_wanted = Signal(object)
    discard_wanted = Signal(object)
    library_wanted = Signal()
    practice_wanted = Signal(object)
    practice_discarded = Signal(object)

    def __init__(self, new: QAction, open_: QAction, practice: QAction, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("startScreen")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # its buttons take the keyboard
        self._column = QVBoxLayout()
        self._column.setSpacing(Space.S)
        self._unfinished = _section(translate("Unsaved games"))
        self._practice = _section(translate("Practice games"))
        self._recent = _section(translate("Recent games"))
        self._steps = StartSteps()
        self._near: list[RecentGame] = []
        self._of_unfinished: QPushButton | None = None
        self._of_practice: QPushButton | None = None
        self._summaries: SummaryService | None = None
        self._fill(new, open_, practice)
        self.follows_style = True

    def _fill(self, new: QAction, open_: QAction, practice: QAction) -> None:
        self._column.addStretch(1)
        self._column.addLayout(self._head())
        lead = translate(
            "A detective’s sheet for Cluedo and Clue: enter what happens at the table, and see what is certain and how "
            "likely the rest is."
        )
        self._column.addWidget(label("", "lead", lead))
        self._column.addSpacing(Space.M)
        self._column.addWidget(self._buttons(new, open_, practice))
        self._column.addSpacing(Space.M)
        for part in (self._unfinished, self._practice, self._recent, self._steps):
            self._column.addWidget(part)
        self._column.addSpacing(Space.S)
        keys = translate("Press F1 for help and all keys.")
        self._column.addWidget(label("startKeys", "muted", keys, wraps=False))
        self._column.addStretch(2)
        middle = QWidget()
        middle.setMaximumWidth(px(WIDTH))
        middle.setLayout(self._column)
        page = QWidget()
        layout = QHBoxLayout(page)
        layout.addWidget(middle)
        self.setWidget(page)

    def _head(self) -> QHBoxLayout:
        self._logo = QLabel()
        self.restyle()
        name = label("", "display", "Deerstalker", wraps=False)
        return packed(QHBoxLayout(), self._logo, (name, 1), spacing=Space.M)

    def restyle(self) -> None:
        self._logo.setPixmap(app_icon().pixmap(px(LOGO), px(LOGO)))

    def _buttons(self, new: QAction, open_: QAction, practice: QAction) -> QWidget:
        row = QWidget()
        layout = FlowLayout(row, Space.S)
        for name, text, slot, kind in (
            ("startNew", translate("New game"), new.trigger, "primary"),
            ("startOpen", translate("Open…"), open_.trigger, ""),
            ("startPractice", translate("Practice"), practice.trigger, ""),
            ("startExample", translate("Example game"), self.example_wanted.emit, ""),
            ("startLibrary", translate("Game library", "a button"), self.library_wanted.emit, "quiet"),
        ):
            layout.addWidget(_button(name, text, slot, kind))
        return row

    def show_recent(self, paths: Sequence[Path]) -> None:
        games = [RecentGame(i, path) for i, path in enumerate(paths)]
        self._near = [game for game in games if not game.is_far]
        for game in games:
            game.clicked.connect(partial(self.file_chosen.emit, game.path))
        _fill_section(self._recent, games)
        self._welcome()
        self._summarize()

    def use(self, summaries: SummaryService) -> None:
        """Show the players, results and timelines of recent games from now on, as they become known."""
        self._summaries = summaries
        summaries.made.connect(self._show_summaries)
        self._summarize()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._summarize()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if self._summaries is not None:
            self._summaries.stop(self)

    def _summarize(self) -> None:
        if self._summaries is not None and self.isVisible():
            from app.features.library.service import files_to_load

            self._summaries.want(self, files_to_load([game.path for game in self._near]))
            self._show_summaries()

    def _show_summaries(self) -> None:
        from app.features.library.service import file_key

        for game in self._near:
            with suppress(OSError):
                summary = None if self._summaries is None else self._summaries.get(file_key(game.path))
                if summary is not None:
                    game.show_summary(summary)

    def show_unfinished(self, games: Sequence[Recovered]) -> None:
        """Offer to resume unsaved games that are not open elsewhere."""
        rows = []
        default = None
        for i, game in enumerate(games):
            words = label("", "", _unfinished_words(game))
            words.setContentsMargins(Space.S, 0, 0, 0)
            go_on = translate("Continue") if game.host is None else translate("Take over")
            is_default = i == 0 and game.host is None
            kind = "primary" if is_default else ""
            resume = _button(f"resume{i}", go_on, partial(self.resume_wanted.emit, game), kind)
            default = resume if is_default else default
            discard = _button(f"discard{i}", translate("Discard"), partial(self.discard_wanted.emit, game), "quiet")
            rows.append(_row(words, resume, discard))
        _fill_section(self._unfinished, rows)
        self._welcome()
        self._of_unfinished = default
        self._make_default()

    def show_practice(self, games: Sequence[SavedPractice], just_played: bool) -> None:
        """Offer to go on with saved practice games, or first of all to play another, after one; name damaged ones."""
        rows, buttons = [], []
        whole, damaged = [game for game in games if not game.problems], [game for game in games if game.problems]
        for i, game in enumerate((*whole[:MOST_PRACTICE], *damaged[:MOST_PRACTICE])):
            words = label("", "", _practice_words(game))
            words.setContentsMargins(Space.S, 0, 0, 0)
            go_on, discard = translate("Continue"), translate("Discard")
            dropping = partial(self.practice_discarded.emit, game)
            resume = _button(f"practiceResume{i}", go_on, partial(self.practice_wanted.emit, game))
            drop = _button(f"practiceDiscard{i}", discard, dropping, "quiet")
            rows.append(_row(words, drop) if game.problems else _row(words, resume, drop))
            buttons += [] if game.problems else [resume]
        _fill_section(self._practice, rows)
        self._welcome()
        another = self.findChild(QPushButton, "startPractice") if just_played else None
        self._of_practice = next(iter(buttons), another)
        self._make_default()

    def _make_default(self) -> None:
        """Let Enter continue an interrupted game; where there is none, begin a new one."""
        new, practice = (self.findChild(QPushButton, name) for name in ("startNew", "startPractice"))
        default = self._of_unfinished or self._of_practice or new
        for part in (new, practice, self._of_practice):
            if part is not None:
                set_kind(part, "primary" if part is default else "")
        if default is not None and self.isVisible():
            default.setFocus(Qt.FocusReason.OtherFocusReason)

    def _welcome(self) -> None:
        """Show the introduction to users without games."""
        sections = self._recent, self._unfinished, self._practice
        self._steps.setVisible(all(section.isHidden() for section in sections))


def _unfinished_words(game: Recovered) -> str:
    case, path = game.history.case, game.case_path
    n = len(case.events)
    entries = translate("1 entry") if n == 1 else translate("%n entries", "", n)
    about = ", ".join(case.setup.seats), entries, _moment(game.path)
    lines = [" · ".join(about if path is None else (game_name(path), *about))]
    if game.lost:
        lines.append(translate("The last entries could not be recovered."))
    if game.host is not None:
        elsewhere = translate("It may be open on another computer ({host}).")
        lines.append(elsewhere.format(host=game.host))
    return "\n".join(lines)


def _practice_words(game: SavedPractice) -> str:
    if game.problems:
        return problem_lines(problem.in_file(game.path.name) for problem in game.problems[:1])
    helped = translate("with help") if game.helped else translate("on my own")
    return " · ".join(part for part in (game.rivals, helped, _moment(game.path)) if part)


def _last_change(path: Path) -> QDateTime | None:
    """Return when a file was last written; None where that is not known."""
    try:
        return QDateTime.fromSecsSinceEpoch(int(path.stat().st_mtime))
    except OSError:
        return None


def _moment(path: Path) -> str:
    """Return when a file was last written; today with that word, also where another window has just removed it."""
    now = QDateTime.currentDateTime()
    when = _last_change(path) or now
    time = time_text(when.time())
    if when.date() == now.date():
        return translate("today {time}", "when a game was last changed").format(time=time)
    return translate("{date}, {time}").format(date=day_text(when.date()), time=time)


def _section(title: str) -> QFrame:
    section = QFrame()
    section.setProperty("kind", "card")
    heading = label("", "heading", title, wraps=False)
    heading.setContentsMargins(Space.S, 0, 0, 0)  # above the words of the rows, which have room around them to click
    packed(QVBoxLayout(section), heading, margins=Space.S, spacing=Space.XS)
    section.hide()
    return section


def _fill_section(section: QFrame, rows: Sequence[QWidget]) -> None:
    if (layout := section.layout()) is not None:
        while (item := layout.takeAt(1)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for row in rows:
            layout.addWidget(row)
    section.setVisible(bool(rows))


def _row(first: QWidget, *others: QWidget) -> QWidget:
    row = QWidget()
    packed(QHBoxLayout(row), (first, 1), *others)
    return row


def _button(name: str, text: str, slot: object, kind: str = "") -> QPushButton:
    made = button(name, text, kind)
    made.setAutoDefault(True)  # Enter presses the focused one
    made.clicked.connect(slot)
    return made
