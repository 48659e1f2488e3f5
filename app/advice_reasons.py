"""Why something is advised, in words: put together where the numbers are, in the worker."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.planner.advice import Advice, Move
    from core.planner.situation import Situation


@dataclass(frozen=True, slots=True)
class Reasons:
    """One line each: of every move, also of those after a roll; of what to ask where there is none; of accusing.

    ``verdict`` names the cards that ``accuse`` is about. These are texts that the window says in its language.
    """

    moves: Mapping[Move, str]
    suggest: str
    accuse: str
    verdict: str


def reasons(situation: Situation, advice: Advice) -> Reasons:
    """Return why an advice is as it is. Raises what the situation does."""
    from core.planner.reason import of_suggestion, of_verdict, why_accuse, why_move

    moves = dict.fromkeys((*advice.moves, *(one.best for one in advice.rolls)))
    return Reasons(
        {move: why_move(situation, move) for move in moves},
        of_suggestion(situation, advice.suggest),
        why_accuse(situation, advice.accuse),
        of_verdict(situation, advice.accuse),
    )
