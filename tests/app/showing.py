"""Values of a game for those that follow it, made without a window."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from app.game.game import Game
from app.tasks.inference import InferenceReply, InferenceRequest
from app.tasks.shown import NOTHING, Shown, Wait, differ
from app.ui.shortcuts import EVERYTHING
from core.engines.posterior import Posterior
from core.model.case import Case


def answered(reply: InferenceReply, **more) -> Shown:
    """A game whose case has this reply."""
    case: Case = reply.request.case
    given = {"game": 1, "step": len(case.events), "entered": case, "case": case, "shown": case, "reply": reply}
    return Shown(permitted=EVERYTHING, request=reply.request, present=reply, **given | more)


def numbers(case: Case, posterior: Posterior, **more) -> InferenceReply:
    """The reply to a case that has these numbers."""
    return InferenceReply(InferenceRequest(case), posterior, len(case.events), **more)


def replies_of(game: Game) -> list[InferenceReply]:
    """Return a list to which each reply is added that becomes current."""
    replies: list[InferenceReply] = []

    def note(now: Shown, before: Shown) -> None:
        if now.current is not None and differ(now, before, lambda shown: (shown.request, shown.current)):
            replies.append(now.current)

    game.shown.connect(note)
    return replies


class Playing:
    """A game without a window, shown to one follower."""

    def __init__(self, show: Callable[[Shown, Shown], None]) -> None:
        self._show, self.value = show, NOTHING
        show(NOTHING, NOTHING)

    def put(self, value: Shown) -> None:
        before, self.value = self.value, value
        self._show(value, before)

    def answer(self, reply: InferenceReply) -> None:
        self.put(answered(reply))

    def wait(self) -> None:
        """Ask the engine a new question."""
        self.put(replace(self.value, wait=Wait.SHORT))

    def hide(self) -> None:
        self.put(replace(self.value, is_hidden=True, reply=None, present=None, marks=None, wait=Wait.NONE))

    def close(self) -> None:
        self.put(Shown(game=self.value.game + 1))
