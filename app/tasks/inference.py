"""The inference service: requests to an engine, the functions that answer them in a worker, and preloading.

numpy and the engines are imported on first use so that the window can open without them.
"""

from __future__ import annotations

import gc
import importlib
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from app.tasks.background import Background, LatestTask
from app.tasks.shown import Consistency, Wait
from app.ui.language import translate
from app.ui.text import reason
from core.engines.tuning import AUTO, SAMPLES, Tuning
from core.model.case import Case
from core.model.events import Suggestion
from core.model.hunch import JudgedHunch
from core.text.text import say

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    from app.tasks.follower import PosteriorCache
    from core.belief.belief import Belief
    from core.engines.posterior import Posterior
    from core.evidence.evidence import Source
    from core.explain.revealed import Tie
    from core.players.counts import KnownPlayers

K = TypeVar("K")
V = TypeVar("V")

DEFAULT: Final = Tuning()

FIRST_SAMPLES: Final = 8_192
"""Deals of the estimate that is shown until a better answer arrives: about 0.3 seconds."""

SEED: Final = 20
"""Seed of every sampler in the window: the same position gives the same numbers."""


class LruCache(Generic[K, V]):
    """The last ``size`` values, least recently used dropped first."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: OrderedDict[K, V] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def __contains__(self, key: K) -> bool:
        return key in self._kept

    def clear(self) -> None:
        self._kept.clear()

    def keep(self, key: K, value: V) -> None:
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._size:
            self._kept.popitem(last=False)

    def get(self, key: K) -> V | None:
        """Return the value of a key, None if there is none (any more)."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]


@dataclass(frozen=True, slots=True)
class InferenceRequest:
    """A case, the engine to ask, and its tuning. The show model is among the case's rules.

    ``people``: weighed as people play; these are the players known from earlier games, if any. None: as the cards say.
    """

    case: Case
    engine: str = AUTO
    tuning: Tuning = DEFAULT
    people: KnownPlayers | None = None


@dataclass(frozen=True, slots=True)
class InferenceReply:
    """The answer to a request.

    ``posterior`` is that of the first ``upto`` events: all of them, unless the case contradicts itself. It is None
    where the set-up alone does, and where the engine gave up; ``message`` then says why. ``awaits_exact``: this is an
    estimate, and the exact engine is still to be asked; if it refuses, ``refusal`` says why. ``awaits_samples``: before
    that, the estimate itself is still to be made with all its samples. ``ties`` are the open "one of these three";
    ``hunches`` what became of each. ``awaits_people``: it is still to be weighed as people play; ``people`` is that,
    and if they cannot be weighed, ``not_weighed`` says why.
    """

    request: InferenceRequest
    posterior: Posterior | None
    upto: int
    conflict: tuple[Source, ...] = ()
    message: str = ""
    awaits_exact: bool = False
    awaits_samples: bool = False
    refusal: str = ""
    ties: tuple[Tie, ...] = ()
    hunches: tuple[JudgedHunch, ...] = ()
    awaits_people: bool = False
    people: Belief | None = None
    not_weighed: str = ""

    @property
    def plain(self) -> Posterior | None:
        """The posterior as the cards say."""
        return self.posterior if self.people is None else self.people.plain

    @property
    def consistent_case(self) -> Case:
        return self.request.case.upto(self.upto)


def relevant_tuning(engine: str, tuning: Tuning) -> Tuning:
    """Return the part of a tuning that concerns an engine, with defaults for the rest, so that answers are reused."""
    match engine:
        case "auto":
            return Tuning(samples=tuning.samples, seconds=tuning.seconds, budget=tuning.budget)
        case "montecarlo":
            return Tuning(samples=tuning.samples, seconds=tuning.seconds)
        case "exact" | "centre":
            return Tuning()
        case _:
            return tuning


def infer(request: InferenceRequest) -> InferenceReply:
    """Ask the engine. A contradictory case is answered up to its last consistent entry. Raises CancelledError."""
    from core.engines.conflict import consistent_prefix
    from core.engines.contract import Contradiction

    importlib.import_module(SHOWING)  # the first time, where a file is opened at the start
    try:
        return _reply(request, len(request.case.events), ())
    except Contradiction as error:
        upto = consistent_prefix(request.case)
        return (
            InferenceReply(request, None, upto, error.conflict) if upto < 0 else _reply(request, upto, error.conflict)
        )


def refine(reply: InferenceReply) -> InferenceReply:
    """Replace an estimate by one with all its samples, or else by the exact engine's answer, with its full limits.

    Raises CancelledError.
    """
    import numpy as np

    from core.engines.contract import TooLargeError
    from core.engines.driver import answer
    from core.explain.revealed import ties

    case, first = reply.consistent_case, reply.posterior
    if reply.awaits_samples and first is not None:
        rng = np.random.default_rng(SEED)
        posterior = answer(case, first.engine, tuning=reply.request.tuning, rng=rng)
        posterior = replace(posterior, reason=first.reason)
        return replace(reply, posterior=posterior, ties=ties(case, posterior), awaits_samples=False)
    reply = replace(reply, awaits_exact=False, awaits_people=reply.request.people is not None)
    try:
        exact = answer(case, "exact")
    except TooLargeError as error:
        return replace(reply, refusal=reason(error))
    return replace(reply, posterior=exact, ties=ties(case, exact))


def weigh(reply: InferenceReply) -> InferenceReply:
    """Weigh a reply as people play; if they cannot be weighed, it stands as it is. Raises CancelledError."""
    from core.belief.belief import believe
    from core.engines.contract import TooLargeError
    from core.players.prior import prior_knowing

    plain, players, case = reply.posterior, reply.request.people, reply.consistent_case
    reply = replace(reply, awaits_people=False)
    if plain is None or players is None:
        return reply
    if all(event.by == case.setup.me for _, event in case.counted if isinstance(event, Suggestion)):
        return replace(reply, not_weighed=NOTHING_SUGGESTED)
    try:
        belief = believe(case, plain, prior_knowing(players), with_moved=True)
    except TooLargeError as error:
        return replace(reply, not_weighed=reason(error))
    return replace(reply, posterior=belief.posterior, people=belief)


def _reply(request: InferenceRequest, upto: int, conflict: tuple[Source, ...]) -> InferenceReply:
    """Answer for the first ``upto`` events. Raises Contradiction, CancelledError."""
    import numpy as np

    from core.engines.contract import TooLargeError
    from core.engines.driver import answer
    from core.explain.revealed import ties

    case, rng = request.case.upto(upto), np.random.default_rng(SEED)
    is_first = request.engine == AUTO and (request.tuning.samples or SAMPLES) > FIRST_SAMPLES
    tuning = replace(request.tuning, samples=FIRST_SAMPLES) if is_first else request.tuning
    try:
        posterior = answer(case, request.engine, tuning=tuning, rng=rng)
    except TooLargeError as error:
        return InferenceReply(request, None, upto, conflict, reason(error))
    awaits_exact = request.engine == AUTO and not posterior.exact
    return InferenceReply(
        request,
        posterior,
        upto,
        conflict,
        awaits_exact=awaits_exact,
        awaits_samples=is_first and posterior.samples is not None and posterior.solutions is None,
        ties=ties(case, posterior),
        hunches=_judged(case),
        awaits_people=request.people is not None and not awaits_exact,
    )


def _judged(case: Case) -> tuple[JudgedHunch, ...]:
    if not case.hunches:
        return ()
    from core.explain.explanation import judged

    return judged(case)


def warm_up(*modules: str) -> None:
    """Import modules ahead, then hide them from the garbage collector, whose full collections stop the window."""
    for module in modules:
        importlib.import_module(module)
    gc.freeze()  # and collect nothing: this is no place to delete widgets


SHOWING = "core.advice.text"
"""What the window sums up an answer with: imported in the worker, as it takes 30 ms."""

ENGINE_MODULES = ("core.engines.driver", "core.evidence.presolve", SHOWING)
REMEMBERED = 512
"""Number of cached replies: enough to go through a long game and back."""


HIDDEN: Final = say("Numbers are hidden.")
"""Said in the place of numbers while the service is silent."""

CLOSED: Final = say("Numbers are hidden. Switch your own sheet off to review or print this game.")
"""Said in the place of what is made of numbers while the service is silent."""

NOTHING_SUGGESTED: Final = say("no one else has suggested anything yet")

LATE_MS = 60
"""The time after which numbers are shown as outdated (ms). Most replies are faster, and painting twice is slow."""


class InferenceService(QObject):
    """Asks the engine off the GUI thread. The latest request wins; replies are cached.

    ``changed``: it knows more of the latest request, or other things; ``failed``: the engine broke; ``warmed_up``: the
    engines are loaded. Where a reply awaits more samples or exact numbers, another worker computes them, and a further
    reply follows for each. A reply that is to be weighed as people play follows once it is. While it is silent, it only
    knows how far a case is consistent.
    """

    changed = Signal()
    warmed_up = Signal()
    failed = Signal(str)

    def __init__(self, background: Background, cache: PosteriorCache | None = None) -> None:
        """``cache``: gets the exact answers as the cards say, also while silent, when one's own marks are checked."""
        super().__init__()
        self._background, self._cache = background, cache
        self._task = LatestTask(background)
        self._known: LruCache[InferenceRequest, InferenceReply] = LruCache(REMEMBERED)
        self.request: InferenceRequest | None = None
        """The latest: a new object for each."""
        self.reply: InferenceReply | None = None
        """The latest since numbers were forgotten or silent; to an earlier request, or as the cards say, on a wait."""
        self.marks: npt.NDArray[np.int8] | None = None
        """The marks by propagation, until there are numbers."""
        self.wait = Wait.NONE
        self.consistency: Consistency | None = None
        self.is_silent = False
        self._unweighed: InferenceReply | None = None
        self._is_warm = False
        self._timer = QTimer(self, singleShot=True, interval=LATE_MS)
        self._timer.timeout.connect(self._on_late)

    def warm_up(self) -> None:
        """Import numpy and the engines in the worker; until then no marks are drawn ahead of the numbers."""
        self._background.run(partial(warm_up, *ENGINE_MODULES), self._on_warm)

    # --- asking

    def ask(self, case: Case, engine: str, tuning: Tuning = DEFAULT, people: KnownPlayers | None = None) -> None:
        """Request the posterior of a case; earlier requests are cancelled."""
        self._request(InferenceRequest(case, engine, relevant_tuning(engine, tuning), people))

    def set_silent(self, silent: bool) -> None:
        """Tell no numbers from now on, or all again."""
        if silent != self.is_silent:
            self.is_silent = silent
            self._stop_waiting()
            self.reply = self.marks = None
            if not silent and self.request is not None:
                self._request(replace(self.request))
            else:
                self.changed.emit()

    def forget(self) -> None:
        """Ask nothing, and know nothing any more of what was asked."""
        self._task.cancel()
        self._stop_waiting()
        self.request = self.reply = self.marks = self.consistency = None
        self.changed.emit()

    def _request(self, request: InferenceRequest) -> None:
        self.request, self.marks = request, None
        self._stop_waiting()
        self._task.cancel()
        reply = self._known.get(request)
        is_whole = reply is not None and (self.is_silent or not reply.awaits_people)
        if not is_whole or reply is None or reply.posterior is None:  # else the numbers follow at once, with all marks
            self._mark(request.case)
        if not is_whole and not self.is_silent:
            self.wait = Wait.SHORT
            self._timer.start()
        if reply is None:
            self._task.run(partial(infer, request), self._on_reply)
            self.changed.emit()
        else:
            self._use(reply)

    def _stop_waiting(self) -> None:
        self._unweighed, self.wait = None, Wait.NONE
        self._timer.stop()

    def _on_late(self) -> None:
        self.wait = Wait.LONG
        if self._unweighed is not None:
            self.reply, self.marks = self._unweighed, None
        self.changed.emit()

    def _mark(self, case: Case) -> None:
        if self._is_warm and not self.is_silent:
            from core.evidence.presolve import marks

            self.marks = marks(case)

    def _on_warm(self, future: Future[None]) -> None:
        if error := future.exception():
            self.failed.emit(translate("The engines cannot be loaded: {error}").format(error=error))
            return
        self._is_warm = True
        self.warmed_up.emit()
        if self.request is not None and self.request not in self._known:
            self._mark(self.request.case)
            self.changed.emit()

    # --- replies

    def _on_reply(self, future: Future[InferenceReply], _: bool) -> None:
        """Keep a reply. It is current if its request is, even if that was cancelled and made again meanwhile."""
        if error := future.exception():
            message = translate("The engine failed: {error}. The entries are safe.")
            self.failed.emit(message.format(error=repr(error)))
            return
        reply = future.result()
        self._known.keep(reply.request, reply)
        if reply.request == self.request:
            self._task.cancel()
            self._use(reply)

    def _use(self, reply: InferenceReply) -> None:
        """Show a reply, or have it weighed first; go on to a better one."""
        if reply.awaits_people and not self.is_silent:
            self._unweighed = reply
            self._task.run(partial(weigh, reply), partial(self._on_better, reply))
            if self._timer.isActive():
                self.changed.emit()
            else:
                self._on_late()
            return
        self._show(reply)
        if reply.awaits_exact and reply.request == self.request:
            self._task.run_longest(partial(refine, reply), partial(self._on_better, reply))

    def _on_better(self, estimate: InferenceReply, future: Future[InferenceReply], wanted: bool) -> None:
        """Take a refined or weighed reply. If the worker failed, the one before is final."""
        self._on_reply(future, wanted)
        if future.exception() and estimate.request == self.request:
            self._show(replace(estimate, awaits_exact=False, awaits_samples=False, awaits_people=False))

    def _show(self, reply: InferenceReply) -> None:
        self._stop_waiting()
        self.consistency = Consistency(reply.request.case, reply.upto, reply.conflict)
        if not self.is_silent:
            self.reply = reply
            self.marks = None if reply.posterior is not None else self.marks
        if self._cache is not None and reply.plain is not None and reply.plain.exact:
            self._cache.keep(reply.consistent_case, reply.plain)
        self.changed.emit()
