"""``advise``: what to do next, and why."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from core.commandline.case_argument import load_case, refusal, title
from core.commandline.habits_argument import declare_habits, habits_data, habits_line, with_habits
from core.commandline.natural import natural
from core.commandline.outcome import Outcome, Refusal, Status
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.planner.response import Response

if TYPE_CHECKING:
    from core.board.mansion import Mansion

SUMMARY = "what to do next: where to go, what to ask, whether to accuse, which card to show"
_HEADING = {"format": "deerstalker-advice", "version": 1}


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument("case", metavar="CASE", type=Path, help="a case file of a player; a spectator has no turn")
    parser.add_argument(
        "--policy", metavar="NAME", help="who decides: race (the default), velma, greedy, casual, random"
    )
    parser.add_argument(
        "--response",
        choices=[response.value for response in Response],
        default=Response.RANDOM.value,
        help="which card others are taken to show who could show several (default: random)",
    )
    parser.add_argument("--seed", metavar="S", type=natural, help="the same seed gives the same advice")
    declare_habits(parser)
    parser.add_argument("--roll", metavar="N", type=natural, help="what the dice show; without it: before the roll")


def run(arguments: Namespace) -> Outcome:
    """Return the advice. Raises Refusal."""
    path: Path = arguments.case
    case = load_case(path)
    if case.setup.me is None:
        raise Refusal([f"{path}: me: is null; a spectator has nothing to decide, so name the player to advise"])
    case = with_habits(case, arguments)

    from core.commandline.advice_data import as_data
    from core.commandline.advice_text import as_text
    from core.commandline.conflict import contradicted
    from core.engines.contract import Contradiction, TooLargeError
    from core.planner.advice import advise
    from core.planner.knowledge import SEED
    from core.planner.situation import Situation

    policy = _policy(arguments.policy)
    seed = SEED if arguments.seed is None else arguments.seed
    situation = Situation(case, mansion_of_case(path, case), Response(arguments.response), seed)
    if arguments.roll is not None and arguments.roll not in situation.dice.rolls:
        few, many = situation.dice.rolls[0], situation.dice.most
        raise Refusal([f"--roll: {arguments.roll} is out of range; the dice of this case show {few} to {many}"])
    try:
        advice = advise(situation, policy, arguments.roll)
        text = as_text(situation, advice) if not arguments.json else ""
        data = {**_HEADING, **as_data(situation, advice), **habits_data(case, arguments)}
        return Outcome(f"{text}\n\n{habits_line(case, arguments)}{title(path, case)}", data)
    except Contradiction as found:
        return contradicted(path, case, found, _HEADING)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None


def _policy(name: str | None) -> str:
    """Return the name of a policy that there is. Raises Refusal for another."""
    from core.model.wording import one_of
    from core.planner.policies.registry import DEFAULT, POLICIES

    if name is not None and name not in POLICIES:
        raise Refusal([f"--policy: {one_of(name, POLICIES)}"])
    return name or DEFAULT


def mansion_of_case(path: Path, case: Case) -> Mansion | None:
    """Return the mansion that the case is played in, None without a board. Raises Refusal for a wrong one."""
    from core.board.mansion import mansion_of, move_problems

    try:
        mansion = mansion_of(case.setup, path.parent)
    except InvalidCaseError as error:
        raise refusal(path, error) from None
    if mansion is not None and (problems := move_problems(case, mansion)):
        raise refusal(path, InvalidCaseError(problems))
    return mansion
