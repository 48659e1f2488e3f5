"""Why a cell is as it is: found out in a worker and told step by step, with links to the entries that it rests on."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QGridLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from app.features.events.panel import EventView
from app.features.sheet.model import shown_words
from app.features.sheet.panel import SheetPanel
from app.game.game import Game
from app.tasks.background import Background
from app.tasks.follower import Follower, PosteriorCache
from app.tasks.inference import HIDDEN, InferenceReply, LruCache
from app.tasks.shown import Shown
from app.ui import text as words
from app.ui.accessible import announce
from app.ui.host import Host
from app.ui.language import localized, the_card, translate
from app.ui.numbers import estimated_percent, percent
from app.ui.shortcuts import COPY
from app.ui.text import event_line, is_place, not_weighed, reason, title, weighing, went_wrong
from app.ui.theme import LEAST_TARGET, RADIUS, Space, colour, colours, px
from app.ui.widgets.labels import button, paragraph
from app.ui.widgets.options import ENTER
from app.ui.widgets.panels import FlowLayout, OwnEscape, packed
from core.explain.phrases import Phrases
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.hunch import without_hunches
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.text.text import CAPITAL, Text, capital, listed, say, sentences, the

if TYPE_CHECKING:
    from core.belief.belief import MovedCell
    from core.evidence.evidence import Source
    from core.explain.dependence import Dependence
    from core.explain.explanation import Explanation
    from core.explain.revealed import Tie

REMEMBERED = 256
"""Number of cached findings."""

DELAY_MS = 90
"""How long a cell must be current before it is looked up (ms), so that passing by costs nothing."""


@dataclass(frozen=True, slots=True)
class ExplainRequest:
    case: Case
    card: Card
    holder: Holder


@dataclass(frozen=True, slots=True)
class Finding:
    """Why a cell is certain; or, without an explanation, what an open cell depends on.

    ``goes_on``: the dependence of an open cell is still to come. ``failure`` is an error message, empty otherwise.
    """

    request: ExplainRequest
    explanation: Explanation | None = None
    dependence: Dependence | None = None
    goes_on: bool = False
    failure: str = ""


def find(request: ExplainRequest) -> Finding:
    """Return why a cell is certain, or that it is open. Runs in a worker. Raises CancelledError."""
    from core.explain.explanation import explain

    explanation = explain(request.case, request.card, request.holder)
    return Finding(request, explanation, goes_on=explanation is None)


def with_dependence(finding: Finding, cache: PosteriorCache) -> Finding:
    """Return the finding with what an open cell depends on. Runs in the slow worker. Raises CancelledError."""
    from core.engines.contract import TooLargeError
    from core.explain.dependence import dependence

    request = finding.request

    try:
        hangs_on = dependence(request.case, request.card, request.holder, ask=cache.ask)
    except TooLargeError as error:
        failure = translate("Cannot work out what it depends on: {reason}.").format(reason=reason(error))
        return replace(finding, goes_on=False, failure=failure)
    return replace(finding, goes_on=False, dependence=hangs_on)


class ExplainService(Follower):
    """Finds the reason for the cell that is looked at, in the case that the sheet shows.

    Findings are cached, and so are the posteriors they rest on, in a cache that other services may share.

    ``found`` carries a Finding and the sheet's InferenceReply; ``waiting``: what is shown is of an earlier moment or
    another cell; ``emptied``: also where no cell is current.
    """

    found = Signal(object, object)

    def __init__(
        self, background: Background, parent: QObject | None = None, *, cache: PosteriorCache | None = None
    ) -> None:
        super().__init__(background, parent)
        self._cell: tuple[Card, Holder] | None = None
        self._found: LruCache[ExplainRequest, Finding] = LruCache(REMEMBERED)
        self._cache = PosteriorCache() if cache is None else cache
        self._soon = QTimer(self, singleShot=True)
        self._soon.timeout.connect(self._ask)

    @property
    def request(self) -> ExplainRequest | None:
        """The cell asked about, in the case that the sheet has numbers for, without hunches; None if there is none."""
        if self._reply is None or self._cell is None or self._reply.upto < 0:
            return None
        return ExplainRequest(without_hunches(self._reply.consistent_case), *self._cell)

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game; a cell of another game, or without numbers, is not looked at any more."""
        if now.game != before.game or now.is_hidden:
            self._cell = None
        super().show(now, before)

    def look_at(self, cell: tuple[Card, Holder] | None) -> None:
        if cell != self._cell:
            self._cell = cell
            self._begin()
            if self._soon.isActive():
                self._soon.start(DELAY_MS)

    # --- one cell

    def _begin(self) -> None:
        """Say at once that nothing is looked at: what is shown may be of another game, whose numbers are awaited."""
        if self._is_watched and self._is_held and self._cell is None:
            self._cancel()
            self.emptied.emit(self._is_hidden)
        else:
            super()._begin()

    def _look_up(self, reply: InferenceReply) -> None:
        request = self.request
        if request is None:
            self.emptied.emit(self._is_hidden)
        elif (finding := self._found.get(request)) is not None:
            self._announce(finding)
        else:
            self.waiting.emit()
            self._soon.start(0)

    def _cancel(self) -> None:
        self._soon.stop()
        super()._cancel()

    def _ask(self) -> None:
        request = self.request
        if request is not None:
            self._task.run(partial(find, request), partial(self._on_finding, request))

    def _on_finding(self, request: ExplainRequest, future: Future[Finding], wanted: bool) -> None:
        error = future.exception()
        finding = future.result() if error is None else Finding(request, failure=went_wrong(error))
        self._found.keep(request, finding)
        if wanted:
            self._announce(finding)

    def _announce(self, finding: Finding) -> None:
        """Announce a finding; for an open cell, start the slower lookup."""
        self.found.emit(finding, self._reply)
        if finding.goes_on:
            self._task.run_slow(
                partial(with_dependence, finding, self._cache), partial(self._on_finding, finding.request)
            )


EMPTY = say("Click a cell of the sheet, or go there with the arrow keys, to see what is known and why.")
WAITING = say("Looking it up…")
CERTAIN = say("True in every possible deal.")
OPEN = say("Not certain yet.")
GOES_ON = say("Working out what it depends on…")
UNDECIDED = say("No single suggestion is likely to.", "below: What would settle it")
NO_ENTRIES = say("The set-up alone is enough.")


@dataclass(frozen=True, slots=True)
class ExplanationLine:
    """A line of a section; with the index of an ``entry`` it is a link."""

    text: str
    entry: int | None = None


@dataclass(frozen=True, slots=True)
class Section:
    """Lines under a title (empty: none), numbered or not."""

    title: str
    lines: tuple[ExplanationLine, ...]
    numbered: bool = False


@dataclass(frozen=True, slots=True)
class CellExplanation:
    """The explanation of a cell; ``status`` is whether it is certain, ``cells`` are those it mentions."""

    heading: str
    status: str
    sections: tuple[Section, ...]
    cells: tuple[tuple[Card, Holder], ...] = ()

    @property
    def entries(self) -> frozenset[int]:
        return frozenset(line.entry for section in self.sections for line in section.lines if line.entry is not None)

    @property
    def text(self) -> str:
        return "\n".join(_text(self))


def account(finding: Finding, reply: InferenceReply) -> CellExplanation:
    request, explanation = finding.request, finding.explanation
    if explanation is not None:
        sections = (*reason_sections(request.case, explanation), *seen_sections(request.case, explanation))
        sentence = Phrases(request.case.setup).says(
            1 << request.case.setup.deck.index[explanation.card], explanation.holder, holds=explanation.holds
        )
        heading = capital(localized(sentence), CAPITAL)
        return CellExplanation(heading, _status(CERTAIN, reply), sections, explanation.cells)
    ties = [tie for tie in reply.ties if tie.holder == request.holder and request.card in tie.cards]
    cells = dict.fromkeys((card, tie.holder) for tie in ties for card in tie.cards)
    sections = tuple(_open(finding, ties, reply))
    return CellExplanation(open_heading(request, reply), _status(OPEN, reply), sections, tuple(cells))


def _status(status: Text, reply: InferenceReply) -> str:
    """Return whether a cell is certain, and at which moment where later entries conflict."""
    return localized(sentences([status, words.conflict_advice(reply.upto)]) if reply.conflict else status)


def contradicted(conflict: Sequence[Source]) -> str:
    """Return why nothing can be explained: the set-up contradicts itself."""
    text = translate("{contradiction} So nothing can be explained.", "contradiction: a sentence")
    return text.format(contradiction=words.conflict_words(conflict))


# --- a cell that is certain


def reason_sections(case: Case, explanation: Explanation) -> Iterator[Section]:
    yield Section("", tuple(ExplanationLine(localized(step)) for step in explanation.steps), numbered=True)
    if not explanation.because:
        yield Section("", (ExplanationLine(localized(NO_ENTRIES)),))
        return
    heading = translate("Entry it depends on")
    if len(explanation.because) > 1:
        heading = translate("Entries it depends on (all are needed)")
    links = (ExplanationLine(event_line(case.events[place]), place) for place in explanation.because)
    yield Section(heading, tuple(links))


def seen_sections(case: Case, explanation: Explanation) -> Iterator[Section]:
    """Yield where a card lay open, and of a card of mine who has seen it, as far as the reasons do not say so."""
    if explanation.holds:
        seen = shown_words(explanation.card, explanation.holder, case)
        for words, places in ((words, places) for words, places in seen if {*places} - {*explanation.because}):
            yield Section(words, tuple(ExplanationLine(event_line(case.events[place]), place) for place in places))


# --- an open cell


def open_heading(request: ExplainRequest, reply: InferenceReply) -> str:
    """Return the question, with the probability if known: "Who has the Rope? Bob: 34%"."""
    question, holder = _question(request), title(request.holder)
    posterior = reply.posterior
    if posterior is None:
        return translate("{question} {holder}: unknown").format(question=question, holder=holder)
    row, column = posterior.cards.index(request.card), posterior.holders.index(request.holder)
    error = 0.0 if posterior.exact else None if posterior.stderr is None else float(posterior.stderr[row, column])
    heading = translate("{question} {holder}: about {percent}")
    if posterior.exact:
        heading = translate("{question} {holder}: {percent}")
    percent = estimated_percent(float(posterior.marginals[row, column]), error)
    return heading.format(question=question, holder=holder, percent=percent)


def _question(request: ExplainRequest) -> str:
    if is_place(request.holder):
        return translate("Where is {card}?").format(card=the_card(request.card))
    return translate("Who has {card}?").format(card=the_card(request.card))


def _open(finding: Finding, ties: Sequence[Tie], reply: InferenceReply) -> Iterator[Section]:
    request, hangs_on = finding.request, finding.dependence
    if ties:
        lines = tuple(line for tie in ties for line in tie_lines(request.case, tie))
        yield Section(translate("One of several"), lines)
    if reply.people is not None:
        yield from _as_people_play(request, reply.people.moved)
    is_open = any(judged.holds is None for judged in reply.hunches)
    if is_open and reply.posterior is not None and reply.posterior.weighs:
        text = translate("The number above includes your hunches; the rest does not.")
        yield Section("", (ExplanationLine(text),))
    if hangs_on is not None:
        yield from _hangs_on(request, hangs_on, weighed=reply.people is not None)
    elif finding.failure:
        yield Section("", (ExplanationLine(localized(finding.failure)),))
    elif finding.goes_on:
        yield Section("", (ExplanationLine(localized(GOES_ON)),))
    if reply.not_weighed:
        yield Section("", (ExplanationLine(not_weighed(reply.not_weighed)),))
    elif people := weighing(reply.request.people):
        yield Section("", (ExplanationLine(people),))


def _as_people_play(request: ExplainRequest, moved: Sequence[MovedCell]) -> Iterator[Section]:
    """Say by which suggestions of others the cell is likelier or less likely than the cards say."""
    for cell in moved:
        if (cell.card, cell.holder) == (request.card, request.holder):
            text = translate("{plain} as the cards say, {played} as people play, because of how they played:")
            text = text.format(plain=percent(cell.before), played=percent(cell.after))
            links = (ExplanationLine(event_line(request.case.events[place]), place) for place in cell.because)
            yield Section("", (ExplanationLine(text), *links))


def _hangs_on(request: ExplainRequest, dependence: Dependence, *, weighed: bool) -> Iterator[Section]:
    from core.explain.dependence import DependenceWords, moved

    phrases = DependenceWords(request.case.setup, request.card, request.holder)
    questions = tuple(ExplanationLine(localized(question)) for question in phrases.suggestions(dependence.decisive))
    yield Section(translate("What would settle it"), questions or (ExplanationLine(localized(UNDECIDED)),))
    if dependence.moved:
        events = request.case.events
        lines = (
            ExplanationLine(f"{localized(moved(shift))}\n{event_line(events[shift.event])}", shift.event)
            for shift in dependence.moved
        )
        heading = translate("What changed it most")
        if weighed:
            heading = translate("What changed it most, as the cards say")
        yield Section(heading, tuple(lines))


def tie_lines(case: Case, tie: Tie) -> Iterator[ExplanationLine]:
    """Yield a link for each entry of a tie: "Dot showed Colonel Mustard or the Conservatory to Cid."."""
    cards = localized(listed(list(map(the, tie.cards)), "or"))
    for place in tie.events:
        event = case.events[place]
        if isinstance(event, Suggestion):
            text = translate("{who} showed {cards} to {asker}.", "cards: the Rope or the Hall")
            if event.by == case.setup.me:
                text = translate("{who} showed you {cards}.", "cards: the Rope or the Hall")
            yield ExplanationLine(text.format(who=tie.holder, cards=cards, asker=event.by), place)


# --- text


def _text(account: CellExplanation) -> Iterator[str]:
    yield account.heading
    for section in account.sections:
        yield ""
        if section.title:
            yield translate("{title}:", "lines follow").format(title=section.title)
        for number, line in enumerate(section.lines, 1):
            if line.entry is not None:
                text = line.text.replace("\n", "; ")
                yield translate("Entry {number}: {text}").format(number=line.entry + 1, text=text)
            else:
                yield f"{number}. {line.text}" if section.numbered else line.text


NUMBER_WIDTH = 24
PADDING = 5
"""The space above and below a link (px)."""

WRAPPED = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
NUMBER = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class WhyLink(QAbstractButton):
    """A link to an entry in the list. A click leaves the focus where it is; Tab reaches it."""

    def __init__(self, entry: int, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = entry
        self._line = text
        self.setObjectName(f"whyEntry{entry + 1}")
        self.setText(f"{entry + 1}")
        self.setAccessibleName(translate("Entry {number}: {line}").format(number=entry + 1, line=text))
        self.setToolTip(translate("Show this entry in the list"))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 160)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, max(QFontMetrics(self.font()).height() + 2 * PADDING, LEAST_TARGET))

    def heightForWidth(self, width: int) -> int:
        box = QRect(0, 0, width, 0).adjusted(px(NUMBER_WIDTH) + Space.S, PADDING, -PADDING, 0)
        box.setHeight(10_000)
        lines = QFontMetrics(self.font()).boundingRect(box, int(WRAPPED), self._line)
        return max(lines.height() + 2 * PADDING, LEAST_TARGET)

    def paintEvent(self, event: QPaintEvent) -> None:
        tokens, painter = colours(self.palette()), QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.isEnabled() and self.underMouse()
        painter.setPen(colour(tokens.accent) if self.hasFocus() else Qt.PenStyle.NoPen)
        painter.setBrush(colour(tokens.hover) if lit else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self.rect().adjusted(0, 0, -1, -1), RADIUS, RADIUS)
        painter.setPen(colour(tokens.accent if self.isEnabled() else tokens.muted))
        font = QFont(self.font())
        font.setUnderline(lit)
        font.setBold(True)
        painter.setFont(font)
        painter.drawText(QRect(0, PADDING, px(NUMBER_WIDTH), self.height()), int(NUMBER), self.text())
        font.setBold(False)
        painter.setFont(font)
        box = self.rect().adjusted(px(NUMBER_WIDTH) + Space.S, PADDING, -PADDING, 0)
        painter.drawText(box, int(WRAPPED), self._line)
        painter.end()


SMALLEST = 220
"""The least width of the panel (px), as that of the chart beside it."""


class WhyView(OwnEscape, QWidget):
    """Shows the explanation of a cell. An outdated one is faded until a newer one arrives.

    ``entry_chosen``: show this entry; ``hands``: show the holder's hands; ``left``: close the panel.
    """

    entry_chosen = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("whyView")
        self.setAccessibleName(translate("What is known of a cell, and why"))
        self.account: CellExplanation | None = None
        self._heading = paragraph("whyHeading", "heading")
        self._status = paragraph("whyStatus", "muted")
        self._body = QWidget()
        self._make_buttons()
        self._lay_out()
        self.clear()

    def _make_buttons(self) -> None:
        tip = translate("Copy all of this as text (Ctrl+C)")
        self._copy = button("whyCopy", translate("&Copy"), "chip", tip, keeps_focus=True)
        tip = translate("The likely whole hands of this player (F9)")
        self.hands = button("whyHands", translate("Han&ds…"), "chip", tip, keeps_focus=True)
        tip = translate("Close this panel and return to the entry (Esc)")
        self._close = button("whyClose", translate("C&lose"), "chip", tip, keeps_focus=True)
        self._copy.clicked.connect(self.copy)
        self._close.clicked.connect(self.left)
        COPY.bind(self, self.copy)

    def _lay_out(self) -> None:
        self._scroll = QScrollArea()
        self._scroll.setObjectName("whyScroll")
        self._scroll.setAccessibleName(translate("The steps, and the entries"))
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        buttons = FlowLayout(spacing=Space.XS)
        for made in (self._copy, self.hands, self._close):
            buttons.addWidget(made)
        parts = self._heading, self._status, self._scroll, buttons
        packed(QVBoxLayout(self), *parts, margins=(Space.S,) * 4, spacing=Space.S).setStretch(2, 1)
        self.setMinimumWidth(px(SMALLEST))

    # --- what is shown

    @property
    def is_stale(self) -> bool:
        return not self._body.isEnabled()

    def show_account(self, account: CellExplanation, *, has_hands: bool) -> None:
        """Show an explanation; ``has_hands``: the holder has whole hands."""
        self._heading.setText(account.heading)
        self._status.setText(account.status)
        self.hands.setVisible(has_hands)
        self._fill(account)
        self._set_stale(False)
        announce(self, f"{account.heading}: {account.status}")

    def clear(self, words: str = EMPTY) -> None:
        self._heading.setText("")
        self._status.setText(localized(words))
        self.hands.hide()
        self._fill(None)
        self._set_stale(False)

    def wait(self) -> None:
        self._status.setText(localized(WAITING))
        self._set_stale(True)

    def _set_stale(self, stale: bool) -> None:
        if stale and any(widget.hasFocus() for widget in (*self._links, self._copy)):
            self._close.setFocus()  # or Qt would move the focus, perhaps out of the panel
        self._body.setEnabled(not stale)
        self._heading.setEnabled(not stale)
        self._heading.setVisible(bool(self._heading.text()))
        self._copy.setEnabled(self.account is not None and not stale)

    def _fill(self, account: CellExplanation | None) -> None:
        is_there = account == self.account and self._scroll.widget() is not None
        self.account = account
        if is_there:
            return
        focused = any(link.hasFocus() for link in self._links)
        body = QWidget()
        body.setObjectName("whyBody")
        sections = () if account is None else map(self._section, account.sections)
        packed(QVBoxLayout(body), *sections, 1, margins=(0, 0, Space.XS, 0), spacing=Space.S)
        body.setAutoFillBackground(False)
        self._scroll.setWidget(body)  # deletes the previous one
        self._scroll.viewport().setAutoFillBackground(False)
        self._body = body
        if focused:
            self._scroll.setFocus()

    def _section(self, section: Section) -> QVBoxLayout:
        box = packed(QVBoxLayout(), spacing=Space.XS)
        if section.title:
            box.addWidget(paragraph("", "muted", section.title))
        grid = QGridLayout()
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(Space.S)
        grid.setVerticalSpacing(Space.XS if section.numbered else Space.S)
        grid.setColumnStretch(1, 1)
        for row, line in enumerate(section.lines):
            self._put(grid, row, line, numbered=section.numbered)
        box.addLayout(grid)
        return box

    def _put(self, grid: QGridLayout, row: int, line: ExplanationLine, *, numbered: bool) -> None:
        if line.entry is not None:
            link = WhyLink(line.entry, line.text)
            link.clicked.connect(self._choose)
            grid.addWidget(link, row, 0, 1, 2)
            return
        text = paragraph("", "", line.text)
        if numbered:
            number = paragraph("", "muted", str(row + 1))
            number.setFixedWidth(px(NUMBER_WIDTH))
            number.setContentsMargins(0, 2, 0, 0)  # aligns with the line in larger type
            number.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            grid.addWidget(number, row, 0)
            grid.addWidget(text, row, 1)
        else:
            grid.addWidget(text, row, 0, 1, 2)

    # --- what is done

    def _choose(self) -> None:
        link = self.sender()
        if isinstance(link, WhyLink):
            self.entry_chosen.emit(link.entry)

    def copy(self) -> None:
        if self.account is not None and not self.is_stale:
            QGuiApplication.clipboard().setText(self.account.text)

    def take_focus(self) -> None:
        first = next(widget for widget in (*self._links, self._copy, self._close) if widget.isEnabled())
        first.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _links(self) -> list[WhyLink]:
        return self._body.findChildren(WhyLink)


class ExplainPresenter(QObject):
    """Opens the panel on the cell asked about, and keeps it in step with the sheet.

    ``hands_wanted``: show the likely hands of a holder.
    """

    hands_wanted = Signal(str)

    def __init__(self, host: Host, game: Game, service: ExplainService, sheet: SheetPanel, events: EventView) -> None:
        super().__init__(host.window)
        self._host, self._game, self._service = host, game, service
        self._sheet, self._events = sheet, events
        self.view = WhyView(host.window)
        self.dock = host.add_dock("whyDock", translate("Why"), self.view, action=host.actions.why_panel)
        self._explained: tuple[Card, Holder] | None = None
        self._follow_window()
        self._follow_service()

    def _follow_window(self) -> None:
        sheet, actions = self._sheet.view, self._host.actions
        actions.why.triggered.connect(self.open_for_keys)
        self.dock.visibilityChanged.connect(self._on_seen)
        sheet.moved.connect(self._on_cell_moved)
        sheet.why_wanted.connect(self.open)
        sheet.left.connect(self.close)
        sheet.typed.connect(self._hand_on)

    def _follow_service(self) -> None:
        service, view = self._service, self.view
        service.found.connect(self._on_found)
        service.waiting.connect(self._on_waiting)
        service.contradicted.connect(self._on_contradicted)
        service.emptied.connect(self._on_emptied)
        view.entry_chosen.connect(self._select)
        view.hands.clicked.connect(self._ask_for_hands)
        view.left.connect(self.close)
        self._game.follow(service.show)

    # --- opening and closing

    def open(self, by_key: bool) -> None:
        """Bring the panel to the front; if it is there already, a key focuses it."""
        if by_key and self.dock.is_in_front:
            self.view.take_focus()
        else:
            self.dock.come_forward()

    def open_for_keys(self) -> None:
        """Bring the panel to the front and focus the sheet, where the cell is chosen."""
        self._sheet.take_focus()
        self.open(False)

    def close(self) -> None:
        """Close the panel; the focus goes back to the entry."""
        self.dock.hide()
        self._host.focus_entry()

    # --- what is shown

    def _on_seen(self, seen: bool) -> None:
        self._service.watch(seen)
        if not seen:
            self._explained = None
            self.light((), ())

    def _on_cell_moved(self) -> None:
        self._service.look_at(self._sheet.view.current_cell)

    def _on_found(self, finding: Finding, reply: InferenceReply) -> None:
        explained = account(finding, reply)
        self.view.show_account(explained, has_hands=finding.request.holder not in (ENVELOPE, FACE_UP))
        listed = self._listed(finding.request.case)
        entries = [entry for entry in explained.entries if entry < listed]
        self.light(entries, explained.cells)
        cell = finding.request.card, finding.request.holder
        if finding.explanation is not None and cell != self._explained:
            self._bring_into_sight(entries)
        self._explained = cell

    def _listed(self, case: Case) -> int:
        """Return how many of a case's entries are in the list, without supposed ones and those after them."""
        listed = () if (now := self._game.value.case) is None else now.events
        pairs = enumerate(zip(case.events, listed, strict=False))
        return next((n for n, (event, other) in pairs if event != other), min(len(case.events), len(listed)))

    def _bring_into_sight(self, entries: Collection[int]) -> None:
        """Scroll to the last of these entries, where none is fully visible.

        Only when a cell is asked about: as the game goes on, the newest entry should stay visible.
        """
        events, model = self._events.list, self._events.model
        seen = events.viewport().rect()
        indexes = [model.index_of(entry) for entry in sorted(entries)]
        if indexes and not any(seen.contains(events.visualRect(index)) for index in indexes):
            events.scrollTo(indexes[-1])

    def _on_waiting(self) -> None:
        self.view.wait()
        self.light((), ())

    def _on_contradicted(self, conflict: tuple[Source, ...]) -> None:
        self.clear(contradicted(conflict))

    def _on_emptied(self, is_hidden: bool) -> None:
        self.clear(HIDDEN if is_hidden else EMPTY)

    def clear(self, words: str) -> None:
        """Explain nothing, and say why."""
        self.view.clear(words)
        self.light((), ())

    def show(self, account: CellExplanation) -> None:
        """Show what another has found out."""
        self.view.show_account(account, has_hands=False)
        self.light(account.entries, account.cells)
        self._bring_into_sight(account.entries)

    def light(self, entries: Collection[int], cells: Collection[tuple[Card, Holder]]) -> None:
        """Mark entries in the list, and cells on the sheet."""
        self._events.model.set_lit(entries)
        self._sheet.model.set_outlined(cells)

    # --- what is done

    def _select(self, entry: int) -> None:
        """Select an entry in the list without looking back to it: the explained cell stays on the sheet."""
        request, entries = self._service.request, self._events.list
        if request is None or entry >= self._listed(request.case):
            return
        with QSignalBlocker(entries):
            entries.select(entry)

    def _hand_on(self, event: QKeyEvent) -> None:
        """Pass typing on the sheet to the entry; the panel stays."""
        self._host.focus_entry()
        focus = QApplication.focusWidget()
        if focus is not None and focus is not self._sheet.view:
            QApplication.sendEvent(focus, QKeyEvent(event.type(), event.key(), event.modifiers(), event.text()))

    def _ask_for_hands(self) -> None:
        request = self._service.request
        if request is not None:
            self.hands_wanted.emit(request.holder)
