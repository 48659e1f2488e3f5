"""The rules that differ between editions and house rules."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from core.model.board_name import door_sets, shipped_boards
from core.model.problems import Problem
from core.text.text import say
from core.text.wording import one_of


class ShowModel(StrEnum):
    """What a card shown to me implies beyond itself (see resources/help/en/engines.md)."""

    RANDOM = "random"
    IGNORE = "ignore"


class Answers(StrEnum):
    """Whether answering stops at the first refutation or continues with the others."""

    FIRST = "first"
    ALL = "all"


class AccuseRule(StrEnum):
    """Where an accusation may be made."""

    ANYWHERE = "anywhere"
    ANY_ROOM = "any-room"
    IN_ROOM = "in-room"


class PoolRule(StrEnum):
    """Who sees cards of the pool: nobody, or a player whose suggestion nobody answers, one unseen card at random."""

    NEVER = "never"
    UNANSWERED = "unanswered"


class AskedOrder(StrEnum):
    """Who is asked after a suggestion: the others in the order of turns, or against it; or only the next one."""

    IN_TURN = "in-turn"
    AGAINST_TURN = "against-turn"
    NEXT = "next"


class AfterWrong(StrEnum):
    """Whether a player who accused wrongly goes on answering, or leaves and is not asked either."""

    ANSWERS = "answers"
    LEAVES = "leaves"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game. The defaults are those of a custom deck."""

    show_model: ShowModel = ShowModel.RANDOM
    answers: Answers = Answers.FIRST
    dice: int = 2
    accuse: AccuseRule = AccuseRule.ANYWHERE
    may_stay: bool = False
    pool_look: PoolRule = PoolRule.NEVER
    doors: str | None = None
    comment: str | None = None
    asked: AskedOrder = AskedOrder.IN_TURN
    after_wrong: AfterWrong = AfterWrong.ANSWERS

    @property
    def are_by_the_book(self) -> bool:
        """Whether players are asked, and go on after a wrong accusation, as every edition has it."""
        return self.asked is AskedOrder.IN_TURN and self.after_wrong is AfterWrong.ANSWERS


def rules_problems(rules: Rules, board: str | None) -> list[Problem]:
    """Return the problems of the rules of a game on ``board``.

    Door sets are known for shipped boards only; without a board the doors don't matter.
    """
    problems = []
    if rules.dice not in {1, 2}:
        problems.append(Problem("dice", say("is {dice}; it must be 1 or 2").format(dice=rules.dice)))
    if rules.doors is not None and board in shipped_boards():
        sets = door_sets(board)
        if rules.doors not in sets:
            problems.append(Problem("doors", one_of(rules.doors, sets)))
    return problems
