"""Connects the advice panel to the game: shows the current advice and fills in the entry from it."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from app.features.advice import text as words
from app.features.advice.service import AdviceReport, AdviceService, ForecastService, which_to_show
from app.features.advice.table import Scope
from app.features.advice.view import AdviceView
from app.features.entry.state import Kind, PendingEntry
from app.features.entry.view import EntryPanel
from app.game.game import Game
from app.ui.host import Host
from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.widgets.panels import PanelScroll
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Suggestion
from core.policies.registry import POLICIES, RESPONSES

if TYPE_CHECKING:
    from core.policies.showing import Showing


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
        title = translate("Advice")
        self.dock = host.add_dock("adviceDock", title, PanelScroll(view), action=host.actions.advice)
        host.menus.view.insertAction(host.actions.why, host.actions.advice_keys)
        self._busy_timer = QTimer(self, singleShot=True, interval=BUSY_DELAY_MS)
        self._connect()
        self._apply_preferences()
        self._on_visibility_changed(self.dock.is_in_front)

    def _connect(self) -> None:
        service, view, options = self._service, self.view, self.view.head.options
        self._host.actions.advice_keys.triggered.connect(self._take_focus)
        self._busy_timer.timeout.connect(self._on_busy)
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
        options.policy_chosen.connect(self._choose_policy)
        options.response_chosen.connect(self._choose_response)
        options.limit_chosen.connect(self._choose_limit)

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

    def _on_busy(self) -> None:
        self.view.wait(words.THINKING)

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

    def _choose_policy(self, name: str) -> None:
        self._preferences.policy = name
        self._apply_preferences()

    def _choose_response(self, name: str) -> None:
        self._preferences.response = name
        self._apply_preferences()

    def _choose_limit(self, percent: str) -> None:
        self._preferences.accuse_from = int(percent)
        self._apply_preferences()
