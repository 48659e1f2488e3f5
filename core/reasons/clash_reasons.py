"""Why entries clash: the steps that lead from them to a contradiction, and what of the set-up takes part."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core.engines.conflict import Conflict
from core.engines.contract import SETUP, Check, go_on
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.text import say
from core.reasons.clashes import events_of, without
from core.reasons.facts import Rule
from core.reasons.proof import Proof, refute
from core.reasons.wording import Wording

HAND = say("Clashes", "your hand")
FACE_UP = say("Clashes", "the face-up cards")
SIZES = say("Clashes", "the sizes of the hands")
"""What of a set-up can take part in a clash."""

_COUNTING = {Rule.HAND_FULL, Rule.NEEDS_ALL, Rule.REFUTATIONS_FILL, Rule.CARDS_FILL}
"""Rules that go by how many cards somebody holds."""


@dataclass(frozen=True, slots=True)
class ClashReason:
    """Why the entries of a conflict clash.

    ``steps`` say it, a sentence each; none where the rules of a person at the table don't get there, and only a look
    at all deals does. ``setup`` names what of the set-up they use.
    """

    steps: tuple[str, ...] = ()
    setup: tuple[str, ...] = ()


def why_they_clash(case: Case, conflict: Conflict, check: Check = go_on, this: int | None = None) -> ClashReason:
    """Return why the entries of a conflict of this case cannot all be true.

    ``this`` is the place of an entry that is called "this entry". ``check`` may raise to give up.
    """
    alone = without(case, set(range(len(case.events))).difference(events_of(conflict)))
    evidence = evidence_of(alone, ShowModel.IGNORE)
    proof = refute(evidence, alone.events, check)
    if not proof.derivations and not proof.cases:
        return ClashReason()
    steps = tuple(Wording(alone, evidence, this=this).steps(proof, None))
    return ClashReason(steps, tuple(_of_setup(_rules(proof))) if SETUP in conflict else ())


def _rules(proof: Proof) -> set[Rule]:
    own = {derivation.rule for derivation in proof.derivations.values()}
    ends = {proof.clash[1].rule} if proof.clash is not None else set()
    return own.union(ends, *(_rules(case.proof) for case in proof.cases))


def _of_setup(rules: set[Rule]) -> Iterator[str]:
    if Rule.HAND in rules:
        yield HAND
    if Rule.FACE_UP in rules:
        yield FACE_UP
    if rules & _COUNTING:
        yield SIZES
