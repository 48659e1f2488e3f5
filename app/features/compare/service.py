"""Compares the engines in a worker, one row at a time, and opens the comparison."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from app.game.game import Game
from app.tasks.background import Background, CancellationToken
from app.tasks.follower import Follower
from app.tasks.inference import InferenceReply, LruCache, relevant_tuning
from app.tasks.shown import Shown
from app.ui.host import Host
from app.ui.language import translate
from app.ui.settings import Preferences
from core.engines.tuning import Tuning
from core.model.case import Case
from core.model.hunch import without_hunches

if TYPE_CHECKING:
    from app.features.compare.view import ComparisonView
    from core.engines.comparison import ComparisonRow, EngineVariant
    from core.evidence.evidence import Source

DEFAULT = Tuning()

REMEMBERED = 64
"""Number of requests whose rows are cached, for undo and looking back."""


@dataclass(frozen=True, slots=True)
class ComparisonRequest:
    """The case to compare the engines on, and their tuning."""

    case: Case
    tuning: Tuning = DEFAULT


def next_row(
    request: ComparisonRequest, known: tuple[ComparisonRow, ...], token: CancellationToken
) -> ComparisonRow | tuple[Source, ...] | None:
    """Ask the first engine without a row, of a case without hunches, which not all weigh. Runs in a worker.

    Returns the conflict of a contradictory case, None if every engine has a row. Raises CancelledError.
    """
    from core.engines.comparison import compare
    from core.engines.contract import Contradiction

    try:
        return next(compare(without_hunches(request.case), request.tuning, token.check, known), None)
    except Contradiction as error:
        return error.conflict


class ComparisonService(Follower):
    """Compares the engines on the shown case while the comparison is open.

    The sheet goes first: the service starts after the sheet's final answer, computes one row at a time in the slow
    worker, and stops when the sheet has a new question. Rows are cached.

    ``compared`` carries a case and its rows so far, ``contradicted`` the conflicting entries. An engine that fails
    yields a row, too.
    """

    compared = Signal(object, object)

    def __init__(self, background: Background, parent: QObject | None = None) -> None:
        super().__init__(background, parent)
        self._tuning = DEFAULT
        self._found: LruCache[ComparisonRequest, tuple[ComparisonRow, ...]] = LruCache(REMEMBERED)

    def show(self, now: Shown, before: Shown) -> None:
        """Follow the game; another engine's answer to the same case does not interrupt the comparison."""
        if now.game != before.game and before.is_open and now.is_open and self._is_watched:
            self.emptied.emit(now.is_hidden)  # nothing stays of the game before it
        if self._goes_on(now) and now.supposed is before.supposed:
            self._reply = now.reply
        else:
            super().show(now, before)

    def _goes_on(self, now: Shown) -> bool:
        if self._reply is None or now.reply is None or self._must_wait(now):
            return False
        return self._task.is_running and now.reply.request.case == self._reply.request.case

    def _must_wait(self, now: Shown) -> bool:
        """Whether the sheet has no final answer yet, which names the case to compare."""
        return super()._must_wait(now) or (now.reply is not None and now.reply.awaits_exact)

    def tune(self, tuning: Tuning) -> None:
        """Use this tuning from now on, as far as it concerns the comparison."""
        tuning = relevant_tuning("montecarlo", tuning)
        if tuning != self._tuning:
            self._tuning = tuning
            self._begin()

    # --- the rows

    def _look_up(self, reply: InferenceReply) -> None:
        if reply.conflict:
            self.contradicted.emit(reply.conflict)
            return
        self._go_on(ComparisonRequest(reply.request.case, self._tuning))

    def _known(self, request: ComparisonRequest) -> tuple[ComparisonRow, ...]:
        return self._found.get(request) or ()

    def _go_on(self, request: ComparisonRequest) -> None:
        """Show the rows known so far, and ask the next engine."""
        from core.engines.comparison import variants

        known = self._known(request)
        self.compared.emit(request.case, known)
        variant = next(
            (variant for variant in variants(request.case) if variant not in {row.variant for row in known}), None
        )
        if variant is not None:
            self._task.run_slow(partial(next_row, request, known), partial(self._take, request, variant))

    def _take(
        self,
        request: ComparisonRequest,
        variant: EngineVariant,
        future: Future[ComparisonRow | tuple[Source, ...] | None],
        wanted: bool,
    ) -> None:
        """Cache a row, even if it is outdated; show it, or the conflict, and ask the next engine."""
        error = future.exception()
        if error is not None and not wanted:
            return
        outcome = future.result() if error is None else _broken(variant, error)
        if isinstance(outcome, tuple):
            if wanted:
                self.contradicted.emit(outcome)
        elif outcome is not None:
            self._remember(request, outcome)
            if wanted:
                self._go_on(request)

    def _remember(self, request: ComparisonRequest, row: ComparisonRow) -> None:
        others = (known for known in self._known(request) if known.variant != row.variant)
        self._found.keep(request, (*others, row))


def _broken(variant: EngineVariant, error: BaseException) -> ComparisonRow:
    """Return the row of an engine that failed, which is a bug; the others are asked all the same."""
    from core.engines.comparison import ComparisonRow

    return ComparisonRow(variant, None, translate("The engine failed: {error}").format(error=repr(error)))


class ComparisonPresenter(QObject):
    """Opens the comparison, created on first use, and keeps it up to date with the sheet."""

    def __init__(
        self,
        host: Host,
        game: Game,
        service: ComparisonService,
        preferences: Preferences,
    ) -> None:
        super().__init__(host.window)
        self._host, self._game, self._service, self._preferences = host, game, service, preferences
        self.view: ComparisonView | None = None
        host.actions.compare.triggered.connect(self.open)
        self.retune()
        game.follow(service.show)

    @Slot()
    def open(self) -> None:
        if self.view is None:
            from app.features.compare.view import ComparisonView

            self.view = ComparisonView(self._service, lambda case: case == self._game.value.supposed, self._host.window)
        self.view.come_to_front()

    @Slot()
    def retune(self) -> None:
        self._service.tune(self._preferences.tuning)
