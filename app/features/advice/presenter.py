"""Connects the advice panel to the game: shows the current advice and fills in the entry from it."""

from __future__ import annotations

from concurrent.futures import Future
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from app.features.advice import text as words
from app.features.advice.service import AdviceReport, AdviceService, ForecastService, which_to_show
from app.features.advice.table import Scope
from app.features.advice.view import AdviceView
from app.features.entry.state import Kind, PendingEntry
from app.features.entry.view import EntryPanel
from app.game.session import Session
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
        session: Session,
        service: AdviceService,
        view: AdviceView,
        entry: EntryPanel,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._session, self._service, self._preferences = host, session, service, preferences
        self._entry = entry
        self._report: AdviceReport | None = None
        self._is_seen = False
        self._headline = words.Headline("", "", "")
        self._asked: Suggestion | None = None
        self._shows: tuple[Showing, ...] = ()
        self.view = view
        self.forecasts = ForecastService(service, self)
        title = translate("Advice")
        self.dock = host.add_dock("adviceDock", title, PanelScroll(view), action=host.actions.advice)
        host.menus.view.insertAction(host.actions.why, host.actions.advice_keys)
        host.actions.advice_keys.triggered.connect(self._take_focus)
        self._busy_timer = QTimer(self, singleShot=True, interval=BUSY_DELAY_MS)
        self._busy_timer.timeout.connect(self._think)
        self._connect()
        self._take_preferences()
        self._watch(self.dock.is_in_front)

    def _connect(self) -> None:
        service, view, options = self._service, self.view, self.view.head.options
        self.dock.visibilityChanged.connect(self._watch)
        self._session.opened.connect(self._forget)
        service.advised.connect(self._show)
        service.waiting.connect(self._wait)
        service.failed.connect(self._fail)
        self.forecasts.found.connect(self._tell)
        self.forecasts.failed.connect(self.view.head.say)
        self._entry.pending_changed.connect(self._consider)
        view.head.fill.clicked.connect(self._fill)
        view.suggestion_wanted.connect(self._fill_suggestion)
        view.pointed.connect(self._point)
        view.scope.chosen.connect(self._list)
        view.left.connect(self._host.focus_entry)
        options.policy_chosen.connect(self._choose_policy)
        options.response_chosen.connect(self._choose_response)
        options.limit_chosen.connect(self._choose_limit)

    # --- showing

    @Slot()
    def _take_focus(self) -> None:
        self.dock.come_forward()
        self.view.take_focus()

    @Slot(bool)
    def _watch(self, seen: bool) -> None:
        """Compute nothing while the panel is hidden; once it is seen, the service tells again what it knows."""
        self._is_seen = seen
        if not seen:
            self.forecasts.stop()
        self._service.watch(self, seen)

    @property
    def _is_now(self) -> bool:
        """Whether the screen shows the current game, so that entries are possible."""
        return self._session.shown is self._session.case

    @Slot()
    def _forget(self) -> None:
        """Show nothing of another game, not even as outdated."""
        self._busy_timer.stop()
        self.view.say(localized(words.THINKING))

    @Slot()
    def _wait(self) -> None:
        self.forecasts.stop()
        self._report, self._shows = None, ()
        self.view.wait(words.STALE)
        self._busy_timer.start()

    @Slot()
    def _think(self) -> None:
        self.view.wait(words.THINKING)

    @Slot(str)
    def _fail(self, why: str) -> None:
        self._busy_timer.stop()
        self.forecasts.stop()
        self._report = None
        case = self._session.shown
        self.view.say((case is not None and words.nothing_to_decide(case)) or why)

    @Slot(object)
    def _show(self, report: AdviceReport) -> None:
        if not self._is_seen:  # it is for the board
            self._busy_timer.stop()
            self.view.put_off()
            return
        over = words.nothing_to_decide(report.case)
        if over:
            self._fail(over)
            return
        self._busy_timer.stop()
        is_same = self._report is not None and self._report.request == report.request
        self._report = report
        if is_same and not self.view.is_stale:  # the second time, with the rivals
            self.view.show_rivals(report)
            return
        self._headline = words.headline(report)
        self.forecasts.follow(report)  # before the view points at a row
        proposal = self._headline.proposal
        self.view.show_report(report, None if proposal is None else proposal.cards, can_fill=self._is_now)
        self.forecasts.point_at(self.view.current)
        self._list_rows()
        if not is_same:
            self._asked, self._shows = None, ()
            self._consider(self._entry.pending)
        self._say_headline()
        self._tell()

    def _say_headline(self) -> None:
        """Show the headline: which card to show when I am asked, else what to do on my turn."""
        report = self._report
        if report is None:
            return
        asker = self._asked.by if self._asked is not None else report.advice.shown_to or ""
        shows = self._shows or report.advice.show
        headline = words.showing(asker, self._shows) if self._shows else words.headline(report)
        self._headline = headline
        rows = [words.show_row(one, asker) for one in shows] if len(shows) > 1 else []
        self.view.show_headline(headline, rows, can_fill=self._is_now)

    @Slot()
    def _tell(self) -> None:
        """Show what has been found out about the suggestions."""
        known, cards = self.forecasts.forecasts, self.view.current
        self.view.model.set_revealed(known.revealed_bits.copy())  # a copy: a worker may be adding to it
        if cards is None or self._report is None:
            self.view.show_answers(None, None, "")
            return
        found, revealed = known.outcomes.get(cards), known.revealed_bits.get(cards)
        rows = None if found is None else words.outcome_rows(found, self._report.advice.entropy_bits)
        told = localized(words.THINKING) if rows is None else words.revealed_to_others(revealed)
        self.view.show_answers(cards, rows, told, words.bits_to_others(revealed))

    @Slot(object)
    def _point(self, cards: Triple | None) -> None:
        if self._report is not None:
            self.forecasts.point_at(cards)
            self._tell()

    @Slot(object)
    def _list(self, scope: Scope) -> None:
        self.view.list_scope(scope)
        self._list_rows()

    def _list_rows(self) -> None:
        self.forecasts.list_rows([one.cards for one in self.view.model.rows])

    # --- which card to show in a pending suggestion

    @Slot(object)
    def _consider(self, pending: PendingEntry | None) -> None:
        """Find out which card to show, where the pending entry asks me and leaves a choice."""
        asked = None if pending is None else words.choice_of_mine(pending)
        if asked == self._asked:
            return
        self._asked, self._shows = asked, ()
        self._say_headline()
        if asked is not None and self._report is not None:
            self._service.run_with_situation(partial(which_to_show, asked=asked), partial(self._shows_found, asked))

    def _shows_found(self, asked: Suggestion, future: Future[tuple[Showing, ...]]) -> None:
        if asked != self._asked:
            return
        if error := future.exception():
            said = translate("Could not work out which card to show: {error}.")
            self.view.head.say(said.format(error=repr(error)))
            return
        self._shows = future.result()
        self._say_headline()

    # --- filling the entry

    @Slot()
    def _fill(self) -> None:
        headline, case = self._headline, self._session.case
        if case is None or self._report is None or not self._is_now:
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

    @Slot(object)
    def _fill_suggestion(self, cards: Triple) -> None:
        case = self._session.case
        if case is not None and self._report is not None and self._is_now:
            self._propose(Kind.SUGGESTION, case, cards)

    def _propose(self, kind: Kind, case: Case, cards: Triple) -> None:
        self._entry.propose(kind, case.setup.me or "", cards)
        self.proposed.emit(cards)

    # --- preferences

    def _take_preferences(self) -> None:
        service, wanted = self._service, self._preferences
        policy = wanted.policy if wanted.policy in POLICIES else service.policy
        response = wanted.response if wanted.response in RESPONSES else service.response
        service.choose(policy, response, wanted.accuse_from)
        self.view.head.options.show_choice(policy, response, wanted.accuse_from)

    @Slot(str)
    def _choose_policy(self, name: str) -> None:
        self._preferences.policy = name
        self._take_preferences()

    @Slot(str)
    def _choose_response(self, name: str) -> None:
        self._preferences.response = name
        self._take_preferences()

    @Slot(str)
    def _choose_limit(self, percent: str) -> None:
        self._preferences.accuse_from = int(percent)
        self._take_preferences()
