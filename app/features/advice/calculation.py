"""Asks the planner for advice: requests, reports and the pure functions that run in a worker.

The planner is imported on first use so that the window can open without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, Self

from app.tasks.background import CancellationToken
from app.ui.language import translate
from app.ui.text import problem_lines, reason
from core.model.cards import Triple
from core.model.case import Case
from core.model.events import Suggestion

if TYPE_CHECKING:
    from core.advice.advice import Advice
    from core.belief.belief import Belief
    from core.board.mansion import Mansion
    from core.players.counts import KnownPlayers
    from core.policies.showing import Showing
    from core.policies.suggesting import Forecast
    from core.situation.rivals import Rival
    from core.situation.situation import Situation


POLICY: Final = "race"
RESPONSE: Final = "random"


@dataclass(frozen=True, slots=True)
class AdviceTopic:
    """A case, its folder (for a board file beside it), the response model, and what is known.

    ``is_exact``: the sheet has exact numbers, which are passed along, as people play if it shows them so (``people``).
    """

    case: Case
    folder: Path | None = None
    response: str = RESPONSE
    is_exact: bool = False
    people: KnownPlayers | None = None


@dataclass(frozen=True, slots=True)
class AdviceRequest:
    """A topic with the policy, my roll (None before the roll), and from which chance on to accuse, in percent."""

    topic: AdviceTopic
    policy: str = POLICY
    roll: int | None = None
    accuse_from: int = 0


@dataclass(frozen=True, slots=True)
class AdviceReport:
    """The advice for a request, and what it is based on.

    ``rivals`` is None until it is known how much the others can know, which takes longer: a second report with the same
    advice adds it. ``board_problem`` says why there is no board, where the case names one.
    """

    request: AdviceRequest
    advice: Advice
    rivals: tuple[Rival, ...] | None = None
    board_problem: str = ""

    @property
    def case(self) -> Case:
        return self.request.topic.case


@dataclass(frozen=True, slots=True)
class NoAdvice:
    """Why there is no advice, in a sentence."""

    why: str


class SituationBuilder:
    """The situation of one topic, cached so that the next roll is answered at once. Used by one worker only.

    Each call brings its own cancellation token; results are kept even if a call is cancelled.
    """

    def __init__(self, topic: AdviceTopic, given: Belief | None) -> None:
        self.topic = topic
        self._given = given
        self._situation: Situation | None = None
        self.board_problem = ""
        self._token = CancellationToken()

    def situation(self, token: CancellationToken) -> Situation:
        """Return the situation, using this token. Raises CancelledError."""
        from core.information.answers import Response
        from core.players.prior import prior_knowing
        from core.situation.situation import Situation

        token.check()
        self._token = token
        if self._situation is None:
            mansion, response = self._mansion(), Response(self.topic.response)
            people = self.topic.people
            prior = None if people is None else prior_knowing(people)
            self._situation = Situation.of(
                self.topic.case, mansion, response, given=self._given, check=self._check, prior=prior
            )
        return self._situation

    def _check(self) -> None:
        self._token.check()

    def _mansion(self) -> Mansion | None:
        from core.board.mansion import mansion_of
        from core.model.problems import InvalidCaseError

        try:
            return mansion_of(self.topic.case.setup, self.topic.folder)
        except InvalidCaseError as error:
            self.board_problem = problem_lines(error.problems)
            return None


def advise(builder: SituationBuilder, request: AdviceRequest, token: CancellationToken) -> AdviceReport | NoAdvice:
    """Return the advice, without the rivals. Raises CancelledError."""
    from core.advice.advice import advise as advised
    from core.engines.contract import Contradiction, TooLargeError

    if request.topic.case.setup.me is None:
        return NoAdvice(translate("A spectator has nothing to decide."))
    try:
        situation = replace(builder.situation(token), least=request.accuse_from / 100)
        advice = advised(situation, request.policy, request.roll)
    except Contradiction:
        return NoAdvice(translate("No advice while entries contradict each other."))
    except TooLargeError as error:
        return NoAdvice(translate("No advice: {reason}.").format(reason=reason(error)))
    return AdviceReport(request, advice, None, builder.board_problem)


@dataclass(frozen=True, eq=False)
class SuggestionForecasts:
    """What is known about the suggestions of one case. A worker adds entries and never changes existing ones.

    ``outcomes`` holds the possible answers to each suggestion, likeliest first; ``revealed_bits`` how many bits it
    reveals to each other player.
    """

    outcomes: dict[Triple, tuple[Forecast, ...]] = field(default_factory=dict)
    revealed_bits: dict[Triple, dict[str, float]] = field(default_factory=dict)

    @classmethod
    def of(cls, advice: Advice) -> Self:
        """Return what an advice says of its suggestions."""
        return cls({suggestion.cards: suggestion.answers for suggestion in advice.suggestions if suggestion.answers})

    def add_outcomes(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        from core.policies.suggesting import forecasts

        for cards in suggestions:
            if cards not in self.outcomes:
                situation.check()
                self.outcomes[cards] = forecasts(situation, cards)

    def add_revealed_bits(self, situation: Situation, suggestions: Sequence[Triple]) -> None:
        from core.policies.suggesting import revealed_bits

        without_bits = [cards for cards in suggestions if cards not in self.revealed_bits]
        if without_bits:
            players = situation.still_in
            for cards, row in zip(without_bits, revealed_bits(situation, without_bits).tolist(), strict=True):
                self.revealed_bits[cards] = dict(zip(players, row, strict=True))


def which_to_show(situation: Situation, asked: Suggestion) -> tuple[Showing, ...]:
    """Return what each of my cards would reveal to the asker, best first. Raises what the situation raises."""
    from core.policies.showing import could_show, showings

    then = situation.at(situation.case.appended(asked))
    return showings(then, asked, could_show(then, asked))
