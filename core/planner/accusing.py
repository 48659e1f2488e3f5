"""Accuse or wait: what each is worth, given how fast games usually go."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import resources
from math import isfinite, prod
from types import MappingProxyType

from core.board.board import Place
from core.formats.json_fields import Fields
from core.formats.json_text import child, described, is_whole, parse_json
from core.model.cards import Card, Triple
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Accuse
from core.planner.information.entropy import CERTAIN
from core.planner.policies.asking import best_question
from core.planner.position import Position
from core.planner.rivals.rivals import Rival
from core.planner.situation import Situation

PLAYERS = (2, 3, 4, 5, 6)
"""The numbers of players in the self-play games."""


@dataclass(frozen=True, slots=True)
class Provenance:
    """The origin of the fitted numbers.

    The ``command`` to run, with ``games`` games for each number of players, the ``seed``, and the ``version`` of the
    program that played them.
    """

    command: str
    games: int
    seed: int
    version: str


@dataclass(frozen=True)
class Tempo:
    """The fitted laws: ``pace`` in bits per round, by the number of players; ``daring`` a fraction, at most 1.

    ``pace`` has every one of :data:`PLAYERS`.
    """

    pace: Mapping[int, float]
    daring: float
    provenance: Provenance

    def bits_a_round(self, players: int) -> float:
        """Return the entropy lost from one turn of mine to the next; above six players as for six."""
        return self.pace[min(players, max(self.pace))]


@functools.cache
def shipped_tempo() -> Tempo:
    """Return the shipped parameters. Raises InvalidCaseError if the file is invalid."""
    file = resources.files("resources").joinpath("policies", "race.json")
    return parse_tempo(file.read_text("utf-8"), file.name)


def parse_tempo(text: str, file: str) -> Tempo:
    """Parse the text of a parameter file.

    Raises InvalidCaseError with every problem, each located as ``FILE: FIELD``.
    """
    try:
        value, problems = parse_json(text)
    except InvalidCaseError as error:
        problems = list(error.problems)
    else:
        found = _read_tempo(Fields.of(value, "", problems))
        if not problems:
            return found
    raise InvalidCaseError(problem.in_file(file) for problem in problems)


def _read_tempo(fields: Fields) -> Tempo:
    fields.refuse_others(("pace", "daring", "provenance"))
    pace = fields.object("pace")
    pace.refuse_others([str(players) for players in PLAYERS])
    return Tempo(
        pace=MappingProxyType({players: _positive(pace, str(players)) for players in PLAYERS}),
        daring=_positive(fields, "daring", most=1.0),
        provenance=_read_provenance(fields.object("provenance")),
    )


def _read_provenance(fields: Fields) -> Provenance:
    fields.refuse_others(("command", "games", "seed", "version"))
    games = fields.whole("games")
    if is_whole(fields.values.get("games")) and games < 1:
        fields.wrong("games", f"is {games}; it must be 1 or more")
    return Provenance(_said(fields, "command"), games, fields.whole("seed"), _said(fields, "version"))


def _said(fields: Fields, name: str) -> str:
    """Return a required, non-empty text."""
    text = fields.text(name)
    if fields.values.get(name) == "":
        fields.wrong(name, "is empty")
    return text


def _positive(fields: Fields, name: str, most: float = float("inf")) -> float:
    """Return a number above 0 and at most ``most``; otherwise note a problem and return 1."""
    value = fields.values.get(name)
    if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and 0 < value <= most:
        return float(value)
    wanted = "a number above 0" if most == float("inf") else f"a number above 0, and at most {most:g}"
    is_what = f"is {described(value)}" if name in fields.values else "is missing"
    fields.problems.append(Problem(child(fields.where, name), f"{is_what}; it must be {wanted}"))
    return 1.0


HOPELESS = 0.1
"""Below this probability an accusation is never considered: with ten equally likely solutions a turn tells far more."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether to accuse: the likeliest ``solution``, its probability ``p``, and what it is weighed against.

    ``danger`` and ``later`` as in the formula above; if p is below :data:`HOPELESS` or certain, the danger is
    irrelevant, not computed, and set to 0. ``allowed``: whether the rules permit an accusation from the current place.
    """

    solution: Triple
    p: float
    danger: float
    later: float
    allowed: bool

    @property
    def is_certain(self) -> bool:
        """Whether only one solution is possible."""
        return self.p >= CERTAIN

    @property
    def recommended(self) -> bool:
        """Whether to accuse now, by the rule above."""
        return self.allowed and (self.is_certain or self.p > (1 - self.danger) * self.later)


def verdict(situation: Situation) -> Verdict:
    """Return whether to accuse now."""
    solution, p = situation.likeliest
    allowed = may_accuse(situation, solution)
    if p >= CERTAIN:
        return Verdict(solution, 1.0, 0.0, 1.0, allowed)
    at_stake = danger(situation) if p >= HOPELESS else 0.0
    return Verdict(solution, p, at_stake, max(p, later(situation)), allowed)


def worth_accusing(situation: Situation) -> Triple | None:
    """Return the solution to accuse now, None to wait; accusations that cannot pay are not evaluated."""
    if situation.likeliest[1] < HOPELESS:
        return None
    found = verdict(situation)
    return found.solution if found.recommended else None


def danger(situation: Situation) -> float:
    """Return the probability that a rival knows the solution before my next turn, and accuses."""
    return 1.0 - prod(1.0 - knows_next_turn(rival) for rival in situation.rivals)


def knows_next_turn(rival: Rival) -> float:
    """Return the probability that a rival accuses correctly on their next turn, certain by its end or taking a risk.

    A rival whose accusations are correct with frequency q is assumed to take risks 1 / q times as often.
    """
    daring = min(1.0, shipped_tempo().daring / rival.accuses_at)
    return rival.certain + daring * (rival.right - rival.certain)


def later(situation: Situation) -> float:
    """Return the expected probability of the likeliest solution after my next suggestion.

    On a board this is the mean over the dice of the best room each roll reaches; if none, the present value. If my
    place is unknown, or without a board, it is the room where most can be learned.
    """
    if situation.position is None:
        return best_question(situation, None).hit(situation.response)
    return _NextTurn(situation, situation.position).chance


@dataclass(frozen=True, eq=False)
class _NextTurn:
    """The turn of my next suggestion: this one, if I have moved and not yet suggested."""

    situation: Situation
    position: Position

    @property
    def chance(self) -> float:
        """The probability that I am right at its end."""
        dice, now = self.position.dice, self.situation.likeliest[1]
        rolled = [max([now, *map(self._hit, self.position.rooms_in_reach(roll))]) for roll in dice.rolls]
        mean = sum(dice.chance(roll) * best for roll, best in zip(dice.rolls, rolled, strict=True))
        return max([mean, *(self._hit(room) for _, room in self.position.ways)])

    def _hit(self, room: Card) -> float:
        if room not in self._hits:
            self._hits[room] = best_question(self.situation, room).hit(self.situation.response)
        return self._hits[room]

    @cached_property
    def _hits(self) -> dict[Card, float]:
        return {}


def may_accuse(situation: Situation, solution: Triple) -> bool:
    """Return whether the rules allow this accusation from my place; an unknown place doesn't matter.

    A player accuses once, and not after the game is over.
    """
    if situation.is_over or situation.is_out:
        return False
    return situation.place is None or accuses_at(situation, situation.place, solution)


def accuses_at(situation: Situation, place: Place, solution: Triple) -> bool:
    """Return whether this accusation may be made at a place."""
    match situation.case.setup.rules.accuse:
        case Accuse.ANYWHERE:
            return True
        case Accuse.ANY_ROOM:
            return isinstance(place, Card)
        case Accuse.IN_ROOM:
            return place == solution[2]


def turns_to_accuse(situation: Situation, place: Place, solution: Triple) -> float:
    """Return the expected turns from a place until this accusation can be made; 0 without a board."""
    if situation.turns is None or accuses_at(situation, place, solution):
        return 0.0
    turns = situation.turns.of(place)
    if situation.case.setup.rules.accuse is Accuse.ANY_ROOM:
        return float(turns.min())
    return float(turns[situation.rooms.index(solution[2])])
