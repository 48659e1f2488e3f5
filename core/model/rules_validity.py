"""What keeps rules from being rules that a game can have."""

from __future__ import annotations

from core.model.board_name import door_sets, shipped_boards
from core.model.problems import Problem
from core.model.rules import Rules
from core.model.text import say
from core.model.wording import one_of


def rules_problems(rules: Rules, board: str | None) -> list[Problem]:
    """Return what is wrong with the rules of a game on ``board``.

    Which door sets there are is known for shipped boards only; without a board the doors don't matter.
    """
    problems = []
    if rules.dice not in {1, 2}:
        problems.append(Problem("dice", say("Problems", "is {dice}; it must be 1 or 2").format(dice=rules.dice)))
    if rules.doors is not None and board in shipped_boards():
        sets = door_sets(board)
        if rules.doors not in sets:
            problems.append(Problem("doors", one_of(rules.doors, sets)))
    return problems
