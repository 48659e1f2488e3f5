"""The advice panel: headline, ranked suggestions, details and the menu of how advice is given; and what fills it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.features.advice import text as words
from app.features.advice.service import AdviceReport, AdviceService, ForecastService, which_to_show
from app.features.advice.table import Scope, SuggestionsModel, SuggestionsTable
from app.features.advice.text import Headline
from app.features.entry.draft import Kind
from app.features.entry.state import PendingEntry
from app.features.entry.view import EntryPanel
from app.game.game import Game
from app.ui.accessible import announce
from app.ui.host import Host
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.settings import Preference, Preferences
from app.ui.shortcuts import with_key
from app.ui.text import card_names
from app.ui.theme import Size, Space, colour, colours, px
from app.ui.widgets.labels import FactList, Row, button, paragraph, set_kind
from app.ui.widgets.panels import BareScroll, FlowLayout, OwnEscape, PanelScroll, Restyled, packed
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Suggestion
from core.policies.registry import POLICIES, RESPONSES
from core.text.text import Named, say

if TYPE_CHECKING:
    from core.policies.showing import Showing

T = TypeVar("T")

_NEVER_BELOW = say("Never below {number}%", "when to accuse: a chance of being right")
_WAITS = say("waits until an accusation is at least that likely to be right")

LIMITS: Final[Mapping[int, Named]] = {
    0: Named(
        say("Play to win", "when to accuse"),
        say("accuses when that is more likely to win than waiting (recommended)"),
    ),
    **{number: Named(_NEVER_BELOW.format(number=number), _WAITS) for number in (50, 75, 90)},
    100: Named(say("Only when certain", "when to accuse"), say("never risks being wrong")),
}
"""Title and description of each chance, in percent, from which on to accuse."""


class AdviceOptions(Restyled, QToolButton):
    """The menu of choices. ``chosen`` carries a :class:`Preference` and its new value."""

    chosen = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceOptions")
        self.setAccessibleName(translate("How advice is given"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIconSize(QSize(Size.ICON, Size.ICON))
        self.setIcon(icon("setup"))
        self.setStyleSheet("QToolButton::menu-indicator { image: none; }")
        menu = QMenu(self)
        menu.setObjectName("adviceMenu")
        who = translate("How should the advice play?")
        how = translate("How the others choose")
        when = translate("When to accuse")
        self._policies = self._add(menu, who, "advicePolicy", POLICIES, Preferences.policy)
        self._responses = self._add(menu, how, "adviceResponse", RESPONSES, Preferences.response)
        self._limits = self._add(menu, when, "adviceAccuseFrom", LIMITS, Preferences.accuse_from)
        self.setMenu(menu)
        self.follows_style = True

    def _add(
        self, menu: QMenu, title: str, name: str, options: Mapping[T, Named], preference: Preference[Any]
    ) -> dict[T, QAction]:
        """Add a group of choices under its title, as the style sheet does not draw menu sections."""
        if menu.actions():
            menu.addSeparator()
        menu.addAction(title).setEnabled(False)
        group, made = QActionGroup(menu), dict[T, QAction]()
        for value, (text, tip) in options.items():
            line = translate("{choice}: {what}", "a choice, and what it does")
            action = menu.addAction(line.format(choice=localized(text), what=localized(tip)))
            action.setObjectName(f"{name}-{value}")
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            made[value] = action
        group.triggered.connect(lambda action: self.chosen.emit(preference, action.data()))
        return made

    def show_choice(self, policy: str, response: str, accuse_from: int) -> None:
        for action in (self._policies[policy], self._responses[response], self._limits.get(accuse_from)):
            if action is not None:
                action.setChecked(True)
        summary = translate("Policy: {policy}. The others show: {response}. Accuse: {limit}.")
        limit = LIMITS.get(accuse_from, (_NEVER_BELOW.format(number=accuse_from), ""))[0]
        names = POLICIES[policy].title, RESPONSES[response].title, limit
        policy, response, limit = map(localized, names)
        self.setToolTip(summary.format(policy=policy, response=response, limit=limit))

    def restyle(self) -> None:
        self.setIcon(icon("setup"))


SCOPES = {
    Scope.REACH: (say("This turn"), say("The best suggestion in each room you can reach this turn")),
    Scope.ROOMS: (say("Best per room"), say("The best suggestion in each room")),
    Scope.ALL: (say("All", "suggestions"), say("All suggestions")),
}
"""Title and description of each scope."""


class ScopeChoice(QWidget):
    """Three exclusive buttons. ``chosen`` carries the Scope."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceScope")
        self.setAccessibleName(translate("Which suggestions are listed"))
        self._buttons: dict[Scope, QPushButton] = {}
        for scope, (text, tip) in SCOPES.items():
            made = button(f"adviceScope-{scope}", localized(text), "chip", localized(tip), keeps_focus=True)
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.clicked.connect(lambda _, scope=scope: self.chosen.emit(scope))
            self._buttons[scope] = made
        flow = FlowLayout(self, Space.XS)
        for made in self._buttons.values():
            flow.addWidget(made)

    def offer(self, *, has_reach: bool) -> None:
        self._buttons[Scope.REACH].setVisible(has_reach)

    def show_scope(self, scope: Scope) -> None:
        self._buttons[scope].setChecked(True)


class AdviceHead(QWidget):
    """The headline, always visible, and the button that puts the advice into the entry."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceHead")
        self._turn = paragraph("adviceTurn", "muted")
        self._what = paragraph("adviceHeadline", "figure")
        self._why = paragraph("adviceReason", "")
        self._ties = paragraph("adviceTies", "muted")
        self._status = paragraph("adviceStatus", "muted")
        self.options = AdviceOptions(self)
        self.fill = button("adviceFill", translate("&Fill in"), "primary")
        self.fill.setToolTip(with_key(translate("Put this into the entry"), self.fill.shortcut()))
        self._can_fill = False
        below = packed(QHBoxLayout(), self.fill, (self._status, 1), self.options, spacing=Space.S)
        packed(QVBoxLayout(self), self._turn, self._what, self._why, self._ties, below, spacing=Space.XS)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was announced: the same advice is heard again in another game."""
        super().hideEvent(event)
        announce(self, "")

    @property
    def text(self) -> str:
        return self._what.text()

    def show_headline(self, headline: Headline, *, can_fill: bool) -> None:
        """Show a headline; ``can_fill``: whether the entry may be filled in now."""
        texts = headline.turn, headline.what, headline.why, headline.ties
        for part, text in zip((self._turn, self._what, self._why, self._ties), texts, strict=True):
            part.setText(text)
            part.setVisible(bool(text))
        self._what.setAccessibleName(f"{headline.turn} {headline.what}")
        announce(self, headline.what)
        has_something = headline.proposal is not None or headline.shows is not None
        self._can_fill = can_fill and has_something
        self.fill.setVisible(has_something)
        set_kind(self.fill, "" if headline.is_choice else "primary")
        self.fill.setEnabled(self._can_fill)

    def set_stale(self, stale: bool, status: str = "") -> None:
        """Fade an outdated headline; ``status`` says so in words."""
        for part in (self._turn, self._what, self._why, self._ties):
            part.setEnabled(not stale)
        self.fill.setEnabled(self._can_fill and not stale)
        self.say(status)

    def say(self, status: str) -> None:
        self._status.setText(localized(status))


RISK_HEIGHT, TICK = 8, 3
"""The height of the bar, and the width of its tick (px)."""


class RiskBar(QWidget):
    """Filled as far as accusing now is likely to win; a tick where waiting is. Hidden while neither is weighed.

    The rows above it say the same in words, so it is no part of what a screen reader reads.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceRisk")
        self.setFixedHeight(px(RISK_HEIGHT))
        self._now = self._waiting = 0.0
        self.hide()

    @property
    def chances(self) -> tuple[float, float]:
        return self._now, self._waiting

    def show_chances(self, now: float, waiting: float) -> None:
        """Show the chances to win; both 0 hide the bar."""
        self._now, self._waiting = now, waiting
        self.setVisible(now > 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, tokens, tick = QPainter(self), colours(self.palette()), px(TICK)
        whole = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.fillRect(QRectF(0, 0, self.width() * self._now, self.height()), colour(tokens.accent))
        painter.setPen(colour(tokens.muted))
        painter.drawRect(whole)
        at = min(self.width() - tick, round(self.width() * self._waiting - tick / 2))
        painter.fillRect(QRectF(max(0, at), 0, tick, self.height()), colour(tokens.text))
        painter.end()


SMALLEST, NARROWEST = 280, 220
"""The least width of the panel, and how far that grows with the text (px)."""

LEAST = 120
"""The least height of what scrolls below the headline (px)."""


class AdviceView(OwnEscape, QWidget):
    """Shows one report. Outdated advice is faded until newer advice arrives.

    ``suggestion_wanted``: put this suggestion into the entry; ``pointed``: another suggestion is current (None for
    none); ``fix_wanted``: show how to resolve the contradiction; ``left``: give the focus back.
    """

    suggestion_wanted = Signal(object)
    pointed = Signal(object)
    fix_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("adviceView")
        self.setAccessibleName(translate("Advice: what to do next"))
        self.model = SuggestionsModel(self)
        self._request: object = None
        self._answered: object = None
        self.head = AdviceHead()
        self.message = paragraph("adviceMessage", "")
        self.fix = button("adviceFix", translate("Fix…"), "primary")
        self.fix.hide()  # until there is a contradiction
        self.scope, self.table = ScopeChoice(), SuggestionsTable(self.model)
        self.shows, self.answers = FactList("adviceShows"), FactList("adviceAnswers", is_note_last=True)
        self.accuse, self.rivals = FactList("adviceAccuse"), FactList("adviceRivals")
        self.risk = RiskBar()
        self.accuse.layout().addWidget(self.risk)  # type: ignore[union-attr]
        self.rolls, self.shown = FactList("adviceRolls", words=1), FactList("adviceShown")
        tip = translate("Put this suggestion into the entry (Enter in the list)")
        self.fill_row = button("adviceFillRow", translate("Fill in this one"), "chip", tip, keeps_focus=True)
        self._lay_out()
        self._connect()
        self.say(localized(words.EMPTY))

    def _lay_out(self) -> None:
        self._list = QWidget()
        packed(QVBoxLayout(self._list), self.scope, self.table, self.answers, spacing=Space.S)
        self.answers.layout().addLayout(packed(QHBoxLayout(), self.fill_row, 1))  # type: ignore[union-attr]
        self._inner = QWidget()
        parts = self.shows, self.rolls, self._list, self.accuse, self.rivals, self.shown, 1
        inner = packed(QVBoxLayout(self._inner), *parts, margins=(0, 0, Space.XS, 0), spacing=Space.M)
        self._body = BareScroll("adviceScroll", self._inner)
        self._body.setAccessibleName(
            translate("The suggestions, what each answer would mean, whether to accuse, and the others")
        )
        self._body.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._body.setMinimumHeight(px(LEAST))
        self._body.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # it scrolls, not the panel
        margins = (Space.S,) * 4
        whole = packed(QVBoxLayout(self), self.message, self.head, (self._body, 1), 0, margins=margins, spacing=Space.S)
        whole.insertWidget(1, self.fix, 0, Qt.AlignmentFlag.AlignLeft)
        self._boxes = {False: whole, True: inner}
        self.setMinimumWidth(max(SMALLEST, px(NARROWEST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_head()

    def _place_head(self) -> None:
        """Keep the headline above what scrolls; where it leaves too little room for that, it scrolls, too."""
        room, height = self.parentWidget() or self, self.head.heightForWidth(self._body.width())
        scrolls = room.height() < height + 2 * px(LEAST)
        holder = self._inner if scrolls else self
        if self.head.parentWidget() is not holder:
            self._boxes[scrolls].insertWidget(0 if scrolls else 1, self.head)

    def _connect(self) -> None:
        self.table.chosen.connect(self._on_row_chosen)
        self.table.pointed.connect(self._on_row_pointed)
        self.fill_row.clicked.connect(self._choose_current)
        self.fix.clicked.connect(self.fix_wanted)

    # --- what is shown

    @property
    def is_stale(self) -> bool:
        return self.model.is_stale

    @property
    def current(self) -> Triple | None:
        row = self.table.currentIndex().row()
        return self.model.rows[row].cards if 0 <= row < len(self.model.rows) else None

    def say(self, text: str) -> None:
        """Show only a sentence that says why there is no advice."""
        self.model.set_advice(None)
        self.message.setText(text)
        for part in (self.head, self._body):
            part.hide()
        self._request = None
        self.shows.show_facts("")
        self.message.show()

    def show_report(self, report: AdviceReport, wanted: Triple | None, *, can_fill: bool) -> None:
        """Show all but the headline, which is to suggest ``wanted``; ``can_fill``: the entry may be filled in now."""
        self.message.hide()
        advice, pointed = report.advice, self.current
        is_new = report.request != self._request
        self.model.set_advice(advice)
        self.scope.offer(has_reach=self.model.has_reach)
        self.scope.show_scope(self.model.scope)
        self.table.point_at(self.model.row_of(wanted if is_new else pointed))
        self._request = report.request
        verdict = words.accusing(report)
        risk = words.risk(report)
        heads = ("", translate("chance to win"))
        self.accuse.show_facts(translate("Accuse?") if verdict else "", risk, heads, note=verdict)
        self.risk.show_chances(*((advice.accuse.p, advice.accuse.waiting) if risk else (0.0, 0.0)))
        self.show_rivals(report)
        seen = words.shown(report)
        self.shown.show_facts(translate("You have shown") if seen else "", note=seen)
        rolls = words.rolled(report)
        heads_of_rolls = ("", "", translate("chance", "how likely a roll is"))
        self.rolls.show_facts(translate("If you roll") if rolls else "", rolls, heads_of_rolls)
        self.fill_row.setEnabled(can_fill)
        for part in (self.head, self._body):
            part.show()
        is_open = not (advice.is_out or advice.accuse.is_certain)
        self._list.setVisible(is_open)
        if is_new:
            self._body.verticalScrollBar().setValue(0)
        self._fade(False)

    def show_rivals(self, report: AdviceReport) -> None:
        self.rivals.show_facts(*rivals(report))
        self.rivals.setToolTip("" if report.rivals is None else words.open_to_rivals(report.rivals))

    def list_scope(self, scope: Scope) -> None:
        """List other suggestions, keeping the current one where it is among them."""
        pointed = self.current
        self.model.set_scope(scope)
        self.scope.show_scope(scope)
        self.table.point_at(self.model.row_of(pointed))

    def show_headline(self, headline: Headline, shows: Sequence[Row], *, can_fill: bool) -> None:
        """Show another headline, and what showing each card would reveal."""
        self.head.show_headline(headline, can_fill=can_fill)
        title = translate("Your cards") if shows else ""
        self.shows.show_facts(title, shows, ("", translate("solutions left", "to the asker")))
        self.rolls.setVisible(bool(self.rolls.rows) and not shows)
        self._place_head()

    def show_answers(self, cards: Triple | None, rows: Sequence[Row] | None, note: str, tip: str = "") -> None:
        """Show what each answer to a suggestion would mean; None while that is being computed."""
        self.answers.setToolTip(tip)
        if (cards, rows, note) == self._answered:
            return
        self._answered = cards, rows, note
        if cards is None:
            self.answers.show_facts("")
            return
        heads = (
            translate("who shows what"),
            translate("chance", "how likely an answer is"),
            translate("rules out", "heads what share an answer rules out"),
        )
        title = translate("If you suggest {cards}", "{cards}: three names with commas between them")
        self.answers.show_facts(title.format(cards=card_names(cards)), rows or (), heads if rows else (), note)

    def wait(self, status: str) -> None:
        self.model.set_stale()
        self._fade(True, status)

    def _fade(self, stale: bool, status: str = "") -> None:
        self.head.set_stale(stale, status)
        if stale:
            self.message.setText(localized(words.THINKING))
        for part in (self.answers, self.rolls, self.accuse, self.rivals, self.shown, self.shows):
            part.setEnabled(not stale)

    # --- what is done

    def _choose_current(self) -> None:
        if self.current is not None and not self.is_stale:
            self.suggestion_wanted.emit(self.current)

    def _on_row_chosen(self, row: int) -> None:
        if not self.is_stale and self.fill_row.isEnabled():
            self.suggestion_wanted.emit(self.model.rows[row].cards)

    def _on_row_pointed(self, row: int) -> None:
        self.pointed.emit(self.model.rows[row].cards if 0 <= row < len(self.model.rows) else None)
        if self.table.hasFocus():
            box = self.table.visualRect(self.table.currentIndex())
            spot = self.table.viewport().mapTo(self._inner, box.center())
            self._body.ensureVisible(0, spot.y(), 0, box.height())

    def take_focus(self) -> None:
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)


def rivals(report: AdviceReport) -> tuple[str, tuple[Row, ...], Row, str]:
    """Return the list of how close each rival is: title, rows, headings, and the note shown without rows."""
    title = translate("How close are the others?", "the other players")
    if report.rivals is None:
        return title, (), (), localized(words.THINKING)
    if any(rival.is_rough for rival in report.rivals):
        title = translate("How close are the others? (estimated)", "the other players")
    heads = ("", translate("knows it now"), translate("after the next turn"))
    return title, tuple(words.rival(rival) for rival in report.rivals), heads, ""


BUSY_DELAY_MS: Final = 400
"""Delay before the panel says that it is thinking (ms)."""


class AdvicePresenter(QObject):
    """Shows the advice for the shown case, and fills the entry with what the player picks from it.

    ``proposed`` carries the three cards, for what stands in the place of the entry.
    """

    proposed = Signal(object)

    def __init__(
        self,
        host: Host,
        game: Game,
        service: AdviceService,
        view: AdviceView,
        entry: EntryPanel,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._service, self._preferences = host, game, service, preferences
        self._entry, self.view = entry, view
        self._game_seen = 0
        self._report: AdviceReport | None = None
        """The advice on the screen; None while there is none, or it is outdated, or nobody looks."""
        self._headline = words.Headline("", "", "")
        self._asked: Suggestion | None = None
        self._shows: tuple[Showing, ...] = ()
        self.forecasts = ForecastService(service, self)
        self.dock = host.add_dock("adviceDock", translate("Advice"), PanelScroll(view), action=host.actions.advice)
        host.menus.view.insertAction(host.actions.why, host.actions.advice_keys)
        self._busy_timer = QTimer(self, singleShot=True, interval=BUSY_DELAY_MS)
        self._connect()
        self._apply_preferences()
        self._on_visibility_changed(self.dock.is_in_front)

    def _connect(self) -> None:
        service, view, options = self._service, self.view, self.view.head.options
        self._host.actions.advice_keys.triggered.connect(self._take_focus)
        self._busy_timer.timeout.connect(lambda: view.wait(words.THINKING))
        self.dock.visibilityChanged.connect(self._on_visibility_changed)
        service.advised.connect(self._on_advised)
        service.waiting.connect(self._on_waiting)
        service.failed.connect(self._on_failed)
        self.forecasts.progressed.connect(self._show_answers)
        self.forecasts.failed.connect(view.head.say)
        self._entry.pending_changed.connect(self._on_pending_changed)
        view.head.fill.clicked.connect(self._fill)
        view.suggestion_wanted.connect(self._fill_suggestion)
        view.pointed.connect(self._on_pointed)
        view.scope.chosen.connect(self._list)
        view.left.connect(self._host.focus_entry)
        options.chosen.connect(self._on_option_chosen)

    # --- showing

    def _take_focus(self) -> None:
        self.dock.come_forward()
        self.view.take_focus()

    def _on_visibility_changed(self, seen: bool) -> None:
        """Show and compute nothing while the panel is hidden; once it is seen, the service tells it what is known."""
        self._is_seen = seen
        if not seen:
            self._drop_report()
        self._service.watch_from(self, seen)

    def _drop_report(self) -> None:
        self._busy_timer.stop()
        self.forecasts.stop()
        self._report, self._shows = None, ()

    def _on_waiting(self) -> None:
        if not self._is_seen:
            return
        self._drop_report()
        if self._game_seen != self._game.value.game:  # nothing of another game is shown, not even as outdated
            self._game_seen = self._game.value.game
            self.view.say(localized(words.THINKING))
        self.view.wait(words.STALE)
        self._busy_timer.start()

    def _on_failed(self, why: str) -> None:
        if self._is_seen:
            self._drop_report()
            case = self._game.value.shown
            self.view.say((case is not None and words.nothing_to_decide(case)) or why)

    def _on_advised(self, report: AdviceReport) -> None:
        if not self._is_seen:  # it is for the board
            return
        if over := words.nothing_to_decide(report.case):
            self._on_failed(over)
        elif self._report is not None and self._report.request == report.request:  # the second time, with the rivals
            self._report = report
            self.view.show_rivals(report)
        else:
            self._show_report(report)

    def _show_report(self, report: AdviceReport) -> None:
        self._busy_timer.stop()
        self._report = report
        self.forecasts.follow(report)  # before the view points at a row
        proposal = words.headline(report).proposal
        self.view.show_report(report, None if proposal is None else proposal.cards, can_fill=self._is_now)
        self.forecasts.point_at(self.view.current)
        self._list_rows()
        self._ask_which_to_show(self._entry.pending)
        self._show_headline()
        self._show_answers()

    @property
    def _is_now(self) -> bool:
        """Whether the screen shows the current game, so that entries are possible."""
        return self._game.value.shown is self._game.value.case

    def _show_headline(self) -> None:
        """Show the headline: which card to show when I am asked, else what to do on my turn."""
        report = self._report
        if report is None:
            return
        asker = self._asked.by if self._asked is not None else report.advice.shown_to or ""
        shows = self._shows or report.advice.show
        self._headline = words.showing(asker, self._shows) if self._shows else words.headline(report)
        rows = [words.show_row(show, asker) for show in shows] if len(shows) > 1 else []
        self.view.show_headline(self._headline, rows, can_fill=self._is_now)

    def _show_answers(self) -> None:
        """Show what is known by now about the suggestions, and about the answers to the current one."""
        forecasts, cards = self.forecasts.forecasts, self.view.current
        self.view.model.set_revealed(forecasts.revealed_bits.copy())  # a copy: a worker may be adding to it
        if cards is None or self._report is None:
            self.view.show_answers(None, None, "")
            return
        outcomes, revealed = forecasts.outcomes.get(cards), forecasts.revealed_bits.get(cards)
        rows = None if outcomes is None else words.outcome_rows(outcomes, self._report.advice.entropy_bits)
        note = localized(words.THINKING) if rows is None else words.revealed_to_others(revealed)
        self.view.show_answers(cards, rows, note, words.bits_to_others(revealed))

    def _on_pointed(self, cards: Triple | None) -> None:
        if self._report is not None:
            self.forecasts.point_at(cards)
            self._show_answers()

    def _list(self, scope: Scope) -> None:
        self.view.list_scope(scope)
        self._list_rows()

    def _list_rows(self) -> None:
        self.forecasts.list_rows([suggestion.cards for suggestion in self.view.model.rows])

    # --- which card to show in a pending suggestion

    def _on_pending_changed(self, pending: PendingEntry | None) -> None:
        if (None if pending is None else words.choice_of_mine(pending)) != self._asked:
            self._ask_which_to_show(pending)
            self._show_headline()

    def _ask_which_to_show(self, pending: PendingEntry | None) -> None:
        """Find out which card to show, where the pending entry asks me and leaves a choice."""
        self._asked, self._shows = None if pending is None else words.choice_of_mine(pending), ()
        if (asked := self._asked) is not None and self._report is not None:
            self._service.run_with_situation(partial(which_to_show, asked=asked), partial(self._on_showings, asked))

    def _on_showings(self, asked: Suggestion, future: Future[tuple[Showing, ...]]) -> None:
        if asked != self._asked:
            return
        if error := future.exception():
            message = translate("Could not work out which card to show: {error}.")
            self.view.head.say(message.format(error=repr(error)))
            return
        self._shows = future.result()
        self._show_headline()

    # --- filling the entry

    @property
    def _case_to_fill(self) -> Case | None:
        return self._game.value.case if self._report is not None and self._is_now else None

    def _fill(self) -> None:
        headline, case = self._headline, self._case_to_fill
        if case is None:
            return
        if headline.proposal is not None:
            self._propose(headline.proposal.kind, case, headline.proposal.cards)
        elif headline.shows is not None and self._asked is not None:
            self._entry.fill_shown(headline.shows)
        elif headline.shows is not None:
            self._correct(case, headline.shows)

    def _correct(self, case: Case, card: Card) -> None:
        """Load the suggestion that awaits my answer into the entry, with the card that I show."""
        from core.policies.showing import answered

        at = max(i for i, event in enumerate(case.events) if not event.aside)
        asked = case.events[at]
        if isinstance(asked, Suggestion):
            self._entry.edit(answered(asked, case.setup.me, card), at)

    def _fill_suggestion(self, cards: Triple) -> None:
        if (case := self._case_to_fill) is not None:
            self._propose(Kind.SUGGESTION, case, cards)

    def _propose(self, kind: Kind, case: Case, cards: Triple) -> None:
        self._entry.propose(kind, case.setup.me or "", cards)
        self.proposed.emit(cards)

    # --- preferences

    def _apply_preferences(self) -> None:
        service, wanted = self._service, self._preferences
        policy = wanted.policy if wanted.policy in POLICIES else service.policy
        response = wanted.response if wanted.response in RESPONSES else service.response
        service.choose(policy, response, wanted.accuse_from)
        self.view.head.options.show_choice(policy, response, wanted.accuse_from)

    def _on_option_chosen(self, preference: Preference[Any], value: object) -> None:
        preference.__set__(self._preferences, value)
        self._apply_preferences()
