"""Accuse, or wait: what each is worth.

A wrong accusation loses the game; waiting loses it if another accuses first. So with p the chance of the likeliest
solution, it is worth accusing when

    p > (1 - danger) * later

where ``danger`` is the chance that somebody else accuses rightly before my next turn, and ``later`` the chance to be
right then: after what my next suggestion tells, and the others' until then. A threshold on p alone is the yardstick,
not the rule.
"""

from __future__ import annotations

from dataclasses import dataclass

from core.model.cards import Triple
from core.model.rules import Accuse
from core.planner.others import rivals
from core.planner.question import Question
from core.planner.situation import Situation

CERTAIN = 1 - 1e-9
HOPELESS = 0.1
"""Below that nobody accuses, whatever the danger: with ten solutions left as likely a turn tells far more."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether to accuse: the likeliest ``solution``, its chance ``p``, and what that is weighed against.

    ``danger`` and ``later`` as in the formula above. ``allowed``: whether the rules let one accuse where one stands.
    """

    solution: Triple
    p: float
    danger: float
    later: float
    allowed: bool

    @property
    def recommended(self) -> bool:
        """Whether to accuse now."""
        return self.allowed and (self.p >= CERTAIN or self.p > (1 - self.danger) * self.later)


def verdict(situation: Situation) -> Verdict:
    """Return whether to accuse now."""
    solution, p = situation.likeliest
    allowed = may_accuse(situation, solution)
    if p >= CERTAIN:
        return Verdict(solution, 1.0, 0.0, 1.0, allowed)
    if p < HOPELESS:
        return Verdict(solution, p, 0.0, later(situation), allowed)
    return Verdict(solution, p, danger(situation), later(situation), allowed)


def worth_accusing(situation: Situation) -> Triple | None:
    """Return whom to accuse now, None to wait."""
    found = verdict(situation)
    return found.solution if found.recommended else None


def danger(situation: Situation) -> float:
    """Return the chance that one of the others knows the solution by now, and accuses before my next turn."""
    safe = 1.0
    for rival in rivals(situation):
        safe *= 1.0 - rival.certain
    return 1.0 - safe


def later(situation: Situation) -> float:
    """Return how likely I would be right after my best suggestion from here: the mean chance of the likeliest then."""
    best = situation.gains.order()[0]
    suspect, weapon, room = situation.gains.triples[best].tolist()
    return Question.of(situation.table, (suspect, weapon, room)).hit(situation.response)


def may_accuse(situation: Situation, solution: Triple) -> bool:
    """Return whether the rules allow an accusation where I stand; it is where nobody can tell."""
    place, where = situation.place, situation.case.setup.rules.accuse
    if place is None or where is Accuse.ANYWHERE:
        return True
    return place in situation.rooms if where is Accuse.ANY_ROOM else place == solution[2]
