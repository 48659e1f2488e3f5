"""A tournament: which policies play how many deals against each other, as in duplicate bridge.

Each deal is played once for every rotation of the policies around the table, with the same cards and rolls at each
seat, so that luck cancels out. Everything is determined by the seed. ``race+habits`` decides like ``race`` but knows
the habits of the others, as learned before the tournament (:mod:`core.arena.result`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from time import perf_counter

from core.board.mansion import Mansion, mansion_of
from core.formats.editions import Edition, edition
from core.information.answers import Response
from core.model.rules import PoolRule
from core.players.counts import HabitCounts, KnownPlayers, habits_of
from core.players.prior import prior_knowing
from core.policies.policy import Policy
from core.policies.registry import policy
from core.referee.deal import Deal, deal_out
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


NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon")
"""The players' names in the arena, in turn order."""

KNOWING = "+habits"
"""The suffix of a policy that knows the habits of the others."""


def knows_habits(name: str) -> bool:
    return name.endswith(KNOWING)


def policy_of(name: str) -> str:
    return name.removesuffix(KNOWING)


@dataclass(frozen=True, slots=True)
class Tournament:
    """The policies by name, in the order of their seats in the first rotation, and the game that they play.

    ``dice`` is 1 or 2, or None for the edition's number. ``response`` is the model of other players' answers that all
    policies use. ``learned`` holds, by name, what was learned from ``learn`` deals, for the policies that know habits.
    ``face_up`` and ``pool`` are numbers of cards; ``pool_look`` is None for the edition's rule. ``own`` is a custom
    edition; without it, the shipped one named ``edition`` is played.
    """

    policies: tuple[str, ...]
    seed: int = 1
    edition: str = "classic-uk"
    dice: int | None = None
    response: Response = Response.RANDOM
    learn: int = 20
    learned: KnownPlayers = ()
    face_up: int = 0
    pool: int = 0
    own: Edition | None = None
    pool_look: PoolRule | None = None

    @property
    def players(self) -> int:
        """The number of players, and of rotations of each deal."""
        return len(self.policies)

    @property
    def shares(self) -> Mapping[str, float]:
        """The share of games that each policy would win if all were equally good."""
        return {name: copies / self.players for name, copies in Counter(self.policies).items()}

    @property
    def pool_rule(self) -> PoolRule:
        return self.pool_look or (self.own or edition(self.edition)).rules.pool_look

    @property
    def knows_habits(self) -> bool:
        return any(map(knows_habits, self.policies))

    def deal(self, number: int) -> Deal:
        """Return a deal. Raises what :func:`core.referee.deal.deal_out` raises."""
        shipped = self.own or edition(self.edition)
        rules = shipped.rules if self.dice is None else replace(shipped.rules, dice=self.dice)
        rules = rules if self.pool_look is None else replace(rules, pool_look=self.pool_look)
        seed = hash_of(self.seed, "deal", number)
        names = (*NAMES, *self.policies)[: self.players]  # more than have names are refused there
        return deal_out(shipped, names, seed, rules, face_up=self.face_up, pool=self.pool)

    def seating(self, rotation: int) -> tuple[str, ...]:
        return self.policies[rotation:] + self.policies[:rotation]

    def policy(self, name: str) -> Policy:
        """Return the policy of this name. Raises KeyError."""
        return policy(name)

    def match(self, number: int, rotation: int) -> Match:
        deal = self.deal(number)
        names = dict(zip(deal.setup.seats.names, self.seating(rotation), strict=True))
        seated = {who: self.policy(policy_of(name)) for who, name in names.items()}
        known = {who: self._known_to(who, names) for who, name in names.items() if knows_habits(name)}
        seed = hash_of(self.seed, "dice", number)
        return Match(deal, seated, mansion_of(deal.setup), seed, self.response, known)

    def _known_to(self, player: str, names: Mapping[str, str]) -> KnownPlayers:
        """Return what a player knows of how the others play; ``names`` maps players to their policies."""
        learned = dict(self.learned)
        others = {who: policy_of(name) for who, name in names.items() if who != player}
        return tuple((who, learned.get(policy, HabitCounts())) for who, policy in others.items())
