"""``advise``: what to do next, as text and as JSON."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path

from core.advice import text as words
from core.advice.advice import Advice, Advised, MoveOption, advise
from core.board.mansion import Mansion, mansion_of, move_problems
from core.cli.arguments import POLICY_HELP, natural, refusal
from core.cli.output import Outcome, Refusal, flush_right, names, place_data, printable, rounded, width
from core.cli.question import CaseQuestion, answered, declare_beliefs, declare_case, declare_habits, how_far
from core.information.answers import Response
from core.model.cards import Card
from core.model.case import Case
from core.model.problems import InvalidCaseError
from core.policies.registry import DEFAULT, POLICIES
from core.policies.showing import shown_to_each
from core.situation.situation import SEED, Situation
from core.text.text import sentence
from core.text.wording import one_of, percent


def declare(parser: ArgumentParser) -> None:
    declare_case(parser, "a case file with a player's view; a spectator has nothing to decide")
    parser.add_argument("--policy", metavar="NAME", help=f"how to play (default: {DEFAULT}): {POLICY_HELP}")
    parser.add_argument(
        "--response",
        choices=[response.value for response in Response],
        default=Response.RANDOM.value,
        help="how the others choose between several cards to show (default: random)",
    )
    parser.add_argument("--seed", metavar="S", type=natural, help="the same seed gives the same advice")
    declare_habits(parser)
    declare_beliefs(parser)
    parser.add_argument(
        "--accuse-from",
        metavar="PERCENT",
        type=natural,
        default=0,
        help="advise no accusation less likely to be right (default: 0, accuse when that is worth more than waiting)",
    )
    parser.add_argument(
        "--roll", metavar="N", type=natural, help="what the dice show; without it, advice before the roll"
    )


def run(arguments: Namespace) -> Outcome:
    return answered(arguments, "advice", _advised, _with_me)


def _with_me(path: Path, case: Case) -> Case:
    if case.setup.me is None:
        raise Refusal([f"{path}: me: is null; a spectator has nothing to decide, so name the player to advise"])
    return case


def _advised(question: CaseQuestion, arguments: Namespace) -> Outcome:
    case = question.case
    policy: str = DEFAULT if arguments.policy is None else arguments.policy
    if policy not in POLICIES:
        raise Refusal([f"--policy: {one_of(policy, POLICIES)}"])
    seed = SEED if arguments.seed is None else arguments.seed
    limit = arguments.accuse_from / 100
    mansion, response = mansion_of_case(question.path, case), Response(arguments.response)
    situation = Situation.of(case, mansion, response, seed, least=limit, prior=question.prior)
    if arguments.roll is not None and arguments.roll not in situation.dice.rolls:
        few, many = situation.dice.rolls[0], situation.dice.most
        raise Refusal([f"--roll: {arguments.roll} is out of range; the dice of this case show {few} to {many}"])
    if arguments.accuse_from > 100:
        raise Refusal([f"--accuse-from: {arguments.accuse_from} is more than 100 %"])
    advice = advise(situation, policy, arguments.roll)
    text = as_text(case, advice) if not arguments.json else ""
    how, rough = how_far(situation.cards.belief)
    data = {**question.heading, **as_data(case, advice), **question.fields, **rough}
    return Outcome(f"{text}\n\n{question.assumed}{how}{question.title}", data)


def mansion_of_case(path: Path, case: Case) -> Mansion | None:
    """Return the mansion of a case, None if it has no board. Raises Refusal for an invalid board."""
    try:
        mansion = mansion_of(case.setup, path.parent)
    except InvalidCaseError as error:
        raise refusal(path, error) from None
    if mansion is not None and (problems := move_problems(case, mansion)):
        raise refusal(path, InvalidCaseError(problems))
    return mansion


_SUGGESTIONS = 10
_MOVES = 10
_ANSWERS = 5
_GAP = "  "

_REACH = {True: "yes", False: "no", None: ""}


def as_text(case: Case, advice: Advice) -> str:
    """Return the advice as text: what to do now, why, and then all alternatives."""
    now = sentence(words.headline(advice))
    parts = [[line for line in (now, words.why(advice), _basis(advice)) if line]]
    if advice.show:
        asker = advice.shown_to or ""
        parts.append(["Show", *(f"  {words.of_showing(show, asker)}" for show in advice.show)])
    parts.append(list(_suggestions(advice)))
    if advice.moves:
        parts.append(list(_moves(advice)))
    if advice.rolls:
        parts.append(["After a roll", *_rolls(advice)])
    parts.append(["Accuse", f"  {'yes' if advice.accusation else 'no'}: {words.whether_to_accuse(advice)}"])
    shown = shown_to_each(case)
    if shown:
        parts.append(["You have shown", *(f"  {who}: {words.of_shown(cards)}" for who, cards in shown)])
    return "\n\n".join("\n".join(map(printable, lines)) for lines in parts)


def _basis(advice: Advice) -> str:
    gains = "exact" if advice.exact else "estimated"
    basis = (
        f"Policy {advice.policy}; answers {advice.response.value}; {advice.entropy_bits:.3f} bits open; gains {gains}"
    )
    return "; ".join(filter(None, (basis, words.where_from(advice))))


def _suggestions(advice: Advice) -> Iterator[str]:
    """Yield the best suggestion of each room, or without a board the best of all, each with why it is worse."""
    yield "Suggest"
    best = (advice.best_of_rooms if advice.moves else advice.ranking)[:_SUGGESTIONS]
    compared = words.Comparison(advice)
    rows = [[*_numbers(each), f"{_listed(each.cards)}: {compared.why(each)}"] for each in best]
    yield from _rows([["bits", "left", "reach", "cards"], *rows])
    yield f"  {_listed(best[0].cards)}: {words.of_suggestion(best[0])}"
    for answer in best[0].answers[:_ANSWERS]:
        yield f"    {percent(answer.chance):>4}  {words.of_answer(answer)}: {answer.left_bits:.2f} bits left"


def _numbers(asked: Advised) -> list[str]:
    return [f"{asked.gain_bits:.3f}", f"{asked.left_bits:.3f}", _REACH[asked.reachable]]


def _moves(advice: Advice) -> Iterator[str]:
    yield f"Move ({advice.unit}; lower is better)"
    moves = advice.moves[:_MOVES]
    rows = [[f"{move.score:.2f}", move.via.value, words.of_move(advice, move)] for move in moves]
    yield from _rows([["score", "by", "to"], *rows])


def _rolls(advice: Advice) -> Iterator[str]:
    """Yield a line for each range of consecutive rolls with the same best destination."""
    for to, run in groupby(advice.rolls, key=lambda plan: plan.best.to):
        same = list(run)
        best: MoveOption = same[0].best
        asks = "" if best.suggest is None else f", and suggest {words.crime(best.suggest, to)}"
        where = str(words.whereabouts(to, advice.mansion, advice.rooms_worth_going_to))
        where = to.name if isinstance(to, Card) else f"{where} {list(to)}"
        yield f"  {words.numbers(same)}: {where}{asks}"


def _rows(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows as lines: right-aligned columns, except the last."""
    columns = [max(map(width, column)) for column in zip(*(row[:-1] for row in rows), strict=True)]
    return [
        _GAP + _GAP.join([*(flush_right(cell, size) for cell, size in zip(row[:-1], columns, strict=True)), row[-1]])
        for row in rows
    ]


def _listed(cards: Sequence[Card]) -> str:
    return ", ".join(names(cards))


def as_data(case: Case, advice: Advice) -> dict[str, object]:
    """Return the JSON object without format and version; it has ``show`` if the user is asked to show a card."""
    data: dict[str, object] = {
        "policy": advice.policy,
        "response": advice.response.value,
        "exact": advice.exact,
        "now": sentence(words.headline(advice)),
        "entropy_bits": rounded(advice.entropy_bits),
        "suggestions": [*map(_suggestion, advice.suggestions)],
        "moves": [_move(advice, move) for move in advice.moves],
        "rolls": [
            {
                "roll": plan.roll,
                "p": rounded(plan.chance),
                "to": place_data(plan.best.to),
                "suggest": plan.best.suggest and names(plan.best.suggest),
            }
            for plan in advice.rolls
        ],
        "accuse": _accuse(advice),
        "shown": [
            {"to": who, "cards": [{"card": card.name, "times": times} for card, times in cards]}
            for who, cards in shown_to_each(case)
        ],
    }
    return data | ({"show": _show(case, advice)} if advice.show else {})


def _suggestion(asked: Advised) -> dict[str, object]:
    return {
        "cards": names(asked.cards),
        "gain_bits": rounded(asked.gain_bits),
        "expected_entropy_bits": rounded(asked.left_bits),
        "reachable": asked.reachable,
        "stderr": rounded(asked.stderr),
    }


def _move(advice: Advice, move: MoveOption) -> dict[str, object]:
    return {
        "to": place_data(move.to),
        "via": move.via.value,
        "score": rounded(move.score),
        "score_unit": advice.unit,
        "remoteness": rounded(move.remoteness),
        "suggest": move.suggest and names(move.suggest),
        "p_arrives": rounded(move.chance),
        "why": words.of_move(advice, move),
    }


def _accuse(advice: Advice) -> dict[str, object]:
    verdict = advice.accuse
    return {
        "cards": names(advice.accusation or verdict.solution),
        "p": rounded(verdict.p),
        "recommended": advice.accusation is not None,
        "why": words.whether_to_accuse(advice),
        "allowed": verdict.allowed,
        "danger": rounded(verdict.danger),
        "p_later": rounded(verdict.later),
    }


def _show(case: Case, advice: Advice) -> dict[str, object]:
    best = next(show for show in advice.show if show.card == advice.card_to_show)
    asker = advice.shown_to or ""
    order = case.setup.deck.index
    return {
        "to": asker,
        "cards": [card.name for card in sorted((show.card for show in advice.show), key=lambda card: order[card])],
        "best": best.card.name,
        "why": words.of_showing(best, asker),
        "left_bits": {show.card.name: rounded(show.left_bits) for show in advice.show},
    }
