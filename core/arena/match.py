"""A game between policies, each of which decides from what its player knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from time import perf_counter

from core.board.mansion import Mansion
from core.information.answers import Response
from core.players.counts import KnownPlayers, habits_of
from core.players.prior import prior_knowing
from core.policies.policy import Policy
from core.referee.deal import Deal
from core.referee.referee import MOST_TURNS, PlayedGame, Referee, hash_of
from core.referee.requests import Request, decide
from core.situation.situation import Situation


@dataclass(frozen=True)
class Match:
    """Everything that determines a game: a deal, a policy for each player, and the seed of all random choices.

    ``response`` is the model of other players' answers that all policies use. ``known`` maps players to what they know
    of how the others play.
    """

    deal: Deal
    policies: Mapping[str, Policy]
    mansion: Mansion | None
    seed: int
    response: Response = Response.RANDOM
    known: Mapping[str, KnownPlayers] = field(default_factory=dict)

    def situation(self, request: Request, before: Situation | None) -> Situation:
        """Return what the player who has to decide knows; ``before`` is what they knew at their last decision."""
        known = self.known.get(request.player)
        case = request.case if known is None else replace(request.case, habits=habits_of(known))
        if before is not None and before.case == case:
            return before
        seed = hash_of(self.seed, request.player, request.events)
        prior = None if known is None else prior_knowing(known, by_chance=True)
        return Situation.of(case, self.mansion, self.response, seed, prior=prior, before=before)


def play(match: Match, most_turns: int = MOST_TURNS) -> PlayedGame:
    """Play a game to its end and return its record. Exceptions raised by policies are passed on."""
    game = Referee(match.deal, match.mansion, match.seed, most_turns=most_turns)
    situations: dict[str, Situation] = {}
    decisions, seconds = Counter[str](), dict.fromkeys(match.deal.setup.seats, 0.0)
    while (request := game.request) is not None:
        player = request.player
        situations[player] = match.situation(request, situations.get(player))
        began = perf_counter()
        answer = decide(match.policies[player], situations[player], request)
        seconds[player] += perf_counter() - began
        decisions[player] += 1
        game.answer(answer)
    return replace(game.record(), decisions=decisions, seconds=seconds)
