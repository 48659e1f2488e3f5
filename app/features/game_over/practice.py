"""The end of a practice game: its page says who won, lays all cards open and says how close everyone was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDate, QLocale, QObject, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QHeaderView, QVBoxLayout, QWidget

from app.features.library.view import LibraryPresenter
from app.features.review.view import ReviewPresenter
from app.game.files import GameFiles
from app.game.game import Game
from app.tasks.background import Background, LatestTask
from app.tasks.shown import Shown
from app.ui.accessible import announce
from app.ui.host import Host
from app.ui.language import day_text, localized, translate
from app.ui.numbers import NOTHING, count
from app.ui.shortcuts import FINISHED
from app.ui.text import card_names, edition_name
from app.ui.theme import Space, scale
from app.ui.widgets.labels import button, close_button, label
from app.ui.widgets.panels import FlowLayout, bring_to_front, packed, with_text
from app.ui.widgets.tables import WORDS, ReadTableView, WordTable
from core.model.case import Case
from core.model.ending import Ending
from core.model.events import Suggestion
from core.model.practised import Practised, practised_of
from core.model.seats import ENVELOPE, POOL, Holder
from core.policies.registry import POLICIES
from core.practice.options import RUNGS
from core.text.text import commas, listed

if TYPE_CHECKING:
    from core.practice.game import PracticeEnd
    from core.practice.options import PracticeOptions, Rival
    from core.review.hindsight import Closeness


def result_words(end: Ending, me: str | None) -> str:
    """Return who won, and what was in the envelope, as far as that is known."""
    cards = card_names(end.envelope)
    if end.winner is None:
        over = translate("The game is over: {cards}")
        return over.format(cards=cards) if cards else translate("The game is over")
    mine, theirs = translate("You won"), translate("{player} won")
    won = mine if end.winner == me else theirs.format(player=end.winner)
    return translate("{won}: {cards}", "won: Ann won").format(won=won, cards=cards) if cards else won


def pile_name(pile: Holder) -> str:
    if pile == ENVELOPE:
        return translate("Envelope")
    if pile == POOL:
        return translate("Pool")
    return pile


def hands_columns() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Player"), translate("Players in turn order")),
        (translate("Cards"), translate("Where every card was")),
        (
            translate("How close"),
            translate("How much each player could know before the accusation that ended the game"),
        ),
    )


@dataclass(frozen=True)
class PracticeWords:
    """What the page says; ``closeness`` is None until it is known."""

    end: PracticeEnd
    seated: Mapping[str, Rival | None]
    how: Practised
    closeness: tuple[Closeness, ...] | None = None

    @property
    def heading(self) -> str:
        return result_words(Ending(winner=self.end.winner), self.end.case.setup.me)

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        hands = [(who, card_names(hand)) for who, hand in self.end.hands.items()]
        return (
            (pile_name(ENVELOPE), card_names(self.end.solution), ""),
            *((self._title(who), hand, self._how_close(who)) for who, hand in hands if who != POOL),
            *((pile_name(who), hand, "") for who, hand in hands if who == POOL),
        )

    @property
    def card(self) -> str:
        """How the game ended, without any card, to be shared."""
        lines = (
            f"Deerstalker · {practice_facts(self.how)}",
            edition_name(self.end.case.setup.edition or ""),
            self._rivals(),
            self._i(),
        )
        left = [f"{each.player} {count(each.solutions)}" for each in self.closeness or () if each.solutions is not None]
        sentence = translate("Solutions left at the end: {each}").format(each=localized(commas(left)))
        return "\n".join((*lines, sentence) if left else lines)

    def _i(self) -> str:
        me, winner = self.end.case.setup.me, self.end.winner
        n = sum(isinstance(event, Suggestion) and event.by == me for event in self.end.case.events)
        if winner == me:
            return translate("I won with %n suggestion(s).", "", n)
        if winner is None:
            return translate("No one won; I made %n suggestion(s).", "", n)
        return translate("{player} won; I made %n suggestion(s).", "", n).format(player=winner)

    def _rivals(self) -> str:
        named = [self._title(who) for who, rival in self.seated.items() if rival is not None]
        return translate("Against {rivals}").format(rivals=localized(listed(named)))

    def _title(self, who: str) -> str:
        rival = self.seated[who]
        if rival is None:
            return who
        if not isinstance(rival, str):
            return translate("{player} (like {known})").format(player=who, known=rival.name)
        plays = localized({**POLICIES, **RUNGS}[rival].title)
        return translate("{player} ({plays})", "plays: how good a rival is").format(player=who, plays=plays)

    def _how_close(self, who: str) -> str:
        """Return what a player could know; accusing wrongly comes first."""
        if self.closeness is None:
            return "…"
        closeness = next((each for each in self.closeness if each.player == who), None)
        wrong = [translate("accused wrongly")] if who in self.end.record.wrong else []
        return localized(commas([*wrong, _known(closeness)]))


def _known(closeness: Closeness | None) -> str:
    if closeness is None:
        return NOTHING
    if closeness.after == 0:
        return translate("certain from the start")
    if closeness.after is not None:
        return translate("certain after entry {entry}").format(entry=closeness.after)
    if closeness.solutions is None:
        return translate("not certain")
    return translate("%n solution(s) left", "", closeness.solutions)


def practice_facts(how: Practised) -> str:
    """Return which deal it was, and how it was played."""
    return " · ".join(_facts(how))


def _facts(how: Practised) -> Iterator[str]:
    if how.day is not None:
        day = day_text(QDate(how.day.year, how.day.month, how.day.day), QLocale.FormatType.LongFormat)
        yield translate("Daily game, {day}").format(day=day)
    elif how.seed is not None:
        yield translate("Practice game {number}").format(number=how.seed)
    alone, helped = translate("on my own"), translate("with help")
    if how.helped is not None:
        yield helped if how.helped else alone


USUAL: Final = QSize(720, 420)
PLAYER, CLOSE = 0, 2
"""The columns beside the cards, which take the free width."""


class HandsOfAll(WordTable):
    """A row for the envelope, each player, and the pool."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(hands_columns(), (), parent)
        self.rows: tuple[tuple[str, ...], ...] = ()

    def set_rows(self, rows: Sequence[tuple[str, ...]]) -> None:
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    @property
    def n_rows(self) -> int:
        return len(self.rows)

    def cells(self, row: int) -> Sequence[str]:
        return self.rows[row]


class PracticeEndPage(QDialog):
    """Says how a practice game ended, and has buttons for what can be done then."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practiceEnd")
        self.setWindowTitle(translate("The game is over"))
        self.heading = label("practiceEndHeading", "heading")
        self.facts = label("practiceEndFacts", "muted")
        self.model = HandsOfAll(self)
        self.table = ReadTableView("practiceEndHands", translate("All hands"), self)
        self.table.setModel(self.model)
        self.table.setStyleSheet(self.table.styleSheet() + WORDS)
        self.table.setAlternatingRowColors(True)
        self.table.verticalHeader().hide()
        across = self.table.horizontalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (PLAYER,) if scale() > 1 else (PLAYER, CLOSE):  # enlarged words leave too little for the cards
            across.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        across.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._lay_out()
        self.resize(with_text(self, USUAL))

    def _lay_out(self) -> None:
        self.review = button("practiceEndReview", translate("&Review"), "primary")
        tip = translate("Another game with the same rivals, and other cards")
        self.new = button("practiceEndNew", translate("&Play again"), tip=tip)
        tip = translate("The same game from the beginning: the same cards, dice and rivals")
        self.same = button("practiceEndSame", translate("&Same deal again"), tip=tip)
        tip = translate("Copy how the game ended as text that names no card, to share it")
        self.copy = button("practiceEndCopy", "", tip=tip)
        foot = QWidget()
        flow = FlowLayout(foot, Space.S)
        for each in (self.review, self.new, self.same, self.copy):
            flow.addWidget(each)
        ends = packed(QHBoxLayout(), (foot, 1), close_button("practiceEndClose", self), spacing=Space.S)
        parts = self.heading, self.facts, (self.table, 1), ends
        packed(QVBoxLayout(self), *parts, margins=Space.M, spacing=Space.S)
        self.review.setDefault(True)

    def come_to_front(self) -> None:
        """Show the page, with the focus on what comes next."""
        bring_to_front(self)
        self.copy.setText(translate("C&opy result"))
        self.review.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, f"{self.heading.text()} {self.facts.text()}")

    def say_copied(self) -> None:
        self.copy.setText(translate("Copied"))
        announce(self.copy, self.copy.text())

    def show_words(self, words: PracticeWords) -> None:
        self.heading.setText(words.heading)
        self.facts.setText(practice_facts(words.how))
        self.model.set_rows(words.rows)
        self.table.resizeRowsToContents()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.resizeRowsToContents()


class PracticeEndPresenter(QObject):
    """Keeps a practice game that is over, and shows all hands and how close everyone was.

    ``again_wanted``: another game with the same rivals; True for the same deal.
    """

    again_wanted = Signal(bool)

    def __init__(
        self,
        host: Host,
        game: Game,
        files: GameFiles,
        background: Background,
        review: ReviewPresenter,
        library: LibraryPresenter,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._files = host, game, files
        self._review, self._library, self._task = review, library, LatestTask(background)
        self._words: PracticeWords | None = None
        self.page: PracticeEndPage | None = None
        game.follow(self._on_shown)

    def has(self, case: Case | None) -> bool:
        """Whether there is a page of the game of this case."""
        return case is not None and self._words is not None and self._words.end.case.setup == case.setup

    def show(self, end: PracticeEnd, options: PracticeOptions) -> None:
        """Take a game that is over."""
        self._files.open_kept(end.case, self._game.value.title, FINISHED)
        how = practised_of(end.case) or Practised()
        self._words = PracticeWords(end, options.seated(), how)
        self._library.keep()
        self._task.run_slow(partial(_how_close, end), self._on_closeness)
        self.open()

    def open(self) -> None:
        """Open the page of the game, if there is one."""
        if self._words is None:
            return
        if self.page is None:
            self.page = page = PracticeEndPage(self._host.window)
            page.review.clicked.connect(self._review.open)
            page.new.clicked.connect(lambda: self._begin_again(same=False))
            page.same.clicked.connect(lambda: self._begin_again(same=True))
            page.copy.clicked.connect(self._copy)
        self.page.show_words(self._words)
        self.page.come_to_front()

    def _on_shown(self, now: Shown, before: Shown) -> None:
        if now.game != before.game:
            self._task.cancel()
            self._words = None
            if self.page is not None:
                self.page.close()

    def _on_closeness(self, future: Future[tuple[Closeness, ...]], wanted: bool) -> None:
        if not wanted or self._words is None:
            return
        self._words = replace(self._words, closeness=() if future.exception() else future.result())
        if self.page is not None:
            self.page.show_words(self._words)

    def _begin_again(self, *, same: bool) -> None:
        if self.page is not None:
            self.page.close()
        self.again_wanted.emit(same)

    def _copy(self) -> None:
        if self._words is not None and self.page is not None:
            QGuiApplication.clipboard().setText(self._words.card)
            self.page.say_copied()


def _how_close(end: PracticeEnd) -> tuple[Closeness, ...]:
    from core.review.hindsight import closeness

    return tuple(closeness(end.record.cases, end.case))
