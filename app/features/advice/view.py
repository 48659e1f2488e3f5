"""The advice panel: headline, ranked suggestions and details, and the menu of how advice is given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from app.features.advice import text as words
from app.features.advice.table import Scope, SuggestionsModel, SuggestionsTable
from app.features.advice.text import Headline
from app.ui.accessible import announce
from app.ui.icons import icon
from app.ui.language import localized, translate
from app.ui.shortcuts import with_key
from app.ui.text import card_names
from app.ui.theme import Size, Space, colour, colours, px
from app.ui.widgets.labels import FactList, Row, button, paragraph, set_kind
from app.ui.widgets.panels import BareScroll, FlowLayout, OwnEscape, Restyled, packed
from core.model.cards import Triple
from core.policies.registry import POLICIES, RESPONSES
from core.text.text import Named, say

if TYPE_CHECKING:
    from app.features.advice.service import AdviceReport


_NEVER_BELOW = say("Never below {number}%", "when to accuse: a chance of being right")
_WAITS = say("waits until an accusation is at least that likely to be right")

LIMITS: Final[Mapping[str, Named]] = {
    "0": Named(
        say("Play to win", "when to accuse"),
        say("accuses when that is more likely to win than waiting (recommended)"),
    ),
    **{number: Named(_NEVER_BELOW.format(number=number), _WAITS) for number in ("50", "75", "90")},
    "100": Named(
        say("Only when certain", "when to accuse"),
        say("never risks being wrong"),
    ),
}
"""Title and description of each chance, in percent, from which on to accuse."""


class AdviceOptions(Restyled, QToolButton):
    """The menu of choices; ``policy_chosen`` and ``response_chosen`` carry names, ``limit_chosen`` a percentage."""

    policy_chosen = Signal(str)
    response_chosen = Signal(str)
    limit_chosen = Signal(str)

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
        self._policies = self._add(menu, who, "advicePolicy", POLICIES, self.policy_chosen.emit)
        self._responses = self._add(menu, how, "adviceResponse", RESPONSES, self.response_chosen.emit)
        self._limits = self._add(menu, when, "adviceAccuseFrom", LIMITS, self.limit_chosen.emit)
        self.setMenu(menu)
        self.follows_style = True

    def _add(
        self, menu: QMenu, title: str, name: str, options: Mapping[str, Named], chosen: Callable[[str], None]
    ) -> dict[str, QAction]:
        """Add a group of choices under its title, as the style sheet does not draw menu sections."""
        if menu.actions():
            menu.addSeparator()
        menu.addAction(title).setEnabled(False)
        group, made = QActionGroup(menu), {}
        for value, (text, tip) in options.items():
            line = translate("{choice}: {what}", "a choice, and what it does")
            action = menu.addAction(line.format(choice=localized(text), what=localized(tip)))
            action.setObjectName(f"{name}-{value}")
            action.setCheckable(True)
            action.setData(value)
            group.addAction(action)
            made[value] = action
        group.triggered.connect(lambda action: chosen(action.data()))
        return made

    def show_choice(self, policy: str, response: str, accuse_from: int) -> None:
        chosen = ((self._policies, policy), (self._responses, response), (self._limits, str(accuse_from)))
        for actions, value in chosen:
            if value in actions:
                actions[value].setChecked(True)
        summary = translate("Policy: {policy}. The others show: {response}. Accuse: {limit}.")
        limit = LIMITS.get(str(accuse_from), (_NEVER_BELOW.format(number=accuse_from), ""))[0]
        names = POLICIES[policy].title, RESPONSES[response].title, limit
        policy, response, limit = map(localized, names)
        self.setToolTip(summary.format(policy=policy, response=response, limit=limit))

    def restyle(self) -> None:
        self.setIcon(icon("setup"))


SCOPES = {
    Scope.REACH: (
        say("This turn"),
        say("The best suggestion in each room you can reach this turn"),
    ),
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
            made = button(f"adviceScope-{scope}", localized(text), "chip", localized(tip))
            made.setCheckable(True)
            made.setAutoExclusive(True)
            made.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
        self.fill_row = button("adviceFillRow", translate("Fill in this one"), "chip", tip)
        self.fill_row.setFocusPolicy(Qt.FocusPolicy.TabFocus)
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
