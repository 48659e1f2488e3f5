"""The head of the advice: whose turn it is, what to do now in one line, and what that puts into the entry."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.models.advice_words import after_place, asked, bits, name, place, sentence, spans, three
from app.models.entry_draft import Kind
from app.models.entry_prospect import Prospect
from app.models.entry_target import APPEND
from app.models.turn_order import next_asker
from app.numbers import percent
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Note, Suggestion

if TYPE_CHECKING:
    from app.advising import AdviceReport
    from core.planner.advice import Advice
    from core.planner.advice import Move as Plan
    from core.planner.showing import Showing

SPECTATOR: Final = "You only watch this game, so there is nothing for you to decide. The set-up says who you are."
OUT: Final = "You have accused wrongly."


@dataclass(frozen=True, slots=True)
class Proposal:
    """What an entry can be filled in with: a suggestion or an accusation of mine."""

    kind: Kind
    cards: Triple


@dataclass(frozen=True, slots=True)
class Headline:
    """What to do: whose turn it is, the advice in one line, why, and what that puts into the entry.

    ``shows`` is the card to show, where that is the advice.
    """

    turn: str
    what: str
    why: str
    proposal: Proposal | None = None
    shows: Card | None = None


# --- whether there is anything to decide


def nothing_to_decide(case: Case) -> str:
    """Return why nobody has to decide anything any more; empty where I do."""
    if case.setup.me is None:
        return SPECTATOR
    for _, event in case.counted:
        if isinstance(event, Accusation) and event.correct:
            who = "You have" if event.by == case.setup.me else f"{event.by} has"
            return f"The game is over: {who} accused rightly. It was {three(event.cards)}."
    return ""


def turn(case: Case) -> str:
    """Return whose turn it is, as seen from me."""
    if has_suggested(case):
        return "Your turn, after your suggestion"
    upcoming = next_asker(case.setup, case.events)
    return "Your turn" if upcoming == case.setup.me else f"{upcoming} is next. On your turn:"


def has_suggested(case: Case) -> bool:
    """Whether my turn has come to where only an accusation is left of it."""
    acts = [event for _, event in case.counted if isinstance(event, Suggestion | Accusation) or _is_own_move(event)]
    return bool(acts) and isinstance(acts[-1], Suggestion) and acts[-1].by == case.setup.me


def has_arrived(case: Case) -> bool:
    """Whether I have just moved into a room, and am to suggest there."""
    acts = [event for _, event in case.counted if not isinstance(event, Note)]
    last = acts[-1] if acts else None
    return isinstance(last, Move) and _is_own_move(last) and last.player == case.setup.me and isinstance(last.to, Card)


def _is_own_move(event: Event) -> bool:
    """Whether it is a move of somebody's own, on their turn; a token is called on another's."""
    return isinstance(event, Move) and event.via != "called"


# --- what to do


def headline(report: AdviceReport) -> Headline:
    """Return what to do now, or on my next turn."""
    advice, case = report.advice, report.case
    if advice.show and advice.shown_to is not None:
        return showing(advice.shown_to, advice.show, advice.best)
    if advice.is_out:
        return Headline("You are out of the game", "Only answer when you are asked", OUT)
    if advice.accusation is not None:
        return _accuse(report, advice.accusation)
    when = "Don’t accuse yet. On your next turn:" if has_suggested(case) else turn(case)
    return _go_and_accuse(report, when) if advice.accuse.is_certain else _to_ask(report, when)


def _to_ask(report: AdviceReport, when: str) -> Headline:
    """Return where to go, and what to ask there."""
    advice, reasons = report.advice, report.reasons
    move = plan(advice)
    cards = advice.suggest if move is None else move.suggest
    proposal = None if cards is None else Proposal(Kind.SUGGESTION, cards)
    what = what_to_do(move, cards, is_there=has_arrived(report.case))
    if move is None:
        return Headline(when, what, "" if reasons is None else sentence(reasons.suggest), proposal)
    why = "" if reasons is None else after_place(reasons.moves.get(move, ""))
    same = [one for one in advice.rolls if one.best == move]
    if not same:
        aim = f"Roll, and make for {name(move.to)}" if advice.rolls and isinstance(move.to, Card) else what
        return Headline(when, aim if advice.way is None else what, sentence(why), proposal)
    chance = sum(one.chance for one in same)
    if chance < 1 - 1e-9:
        what = f"Roll; with {spans([one.roll for one in same])} {what[:1].lower()}{what[1:]}"
        why = f"{percent(chance)} of the rolls; {why}"
    return Headline(when, what, sentence(why), proposal)


def plan(advice: Advice) -> Plan | None:
    """Return the move that the policy makes; while the dice have yet to fall, the one into a room likeliest then.

    None without a board. Where no roll reaches a room in which to ask, it is the one to make for.
    """
    if advice.way is not None:
        return next((move for move in advice.moves if (move.via, move.to) == advice.way), None)
    chances: dict[Plan, float] = {}
    for one in advice.rolls:
        if one.best.suggest is not None:
            chances[one.best] = chances.get(one.best, 0.0) + one.chance
    rolled = [move for move in advice.moves if move.via == "roll"]
    likeliest = max(chances, key=lambda move: chances[move], default=None)
    return likeliest or next(iter(rolled or advice.moves), None)


def _accuse(report: AdviceReport, cards: Triple) -> Headline:
    why = "" if report.reasons is None or cards != report.advice.accuse.solution else report.reasons.accuse
    proposal = Proposal(Kind.ACCUSATION, cards)
    return Headline(turn(report.case), f"Accuse: {three(cards)}", sentence(after_place(why)), proposal)


def _go_and_accuse(report: AdviceReport, when: str) -> Headline:
    """Return where to go, where I know the solution and may not accuse where I am."""
    solution, move = report.advice.accuse.solution, plan(report.advice)
    go = "Go on" if move is None else _going(move)
    why = "" if report.reasons is None else sentence(after_place(report.reasons.accuse))
    return Headline(when, f"{go}, to accuse: {three(solution)}", why)


def what_to_do(move: Plan | None, cards: Triple | None, *, is_there: bool = False) -> str:
    """Return a move and what to ask after it, as one says it; without a move, or after it, what to ask."""
    if move is None or is_there:
        return "" if cards is None else f"Ask for {three(cards)}"
    go = _going(move)
    return go if cards is None else f"{go} and ask for {asked(cards)}"


def _going(move: Plan) -> str:
    if not isinstance(move.to, Card):
        return f"Walk to {place(move.to)}"
    match move.via:
        case "called":
            return f"Stay in {name(move.to)}"
        case "passage":
            return f"Take the passage to {name(move.to)}"
        case _:
            return f"{'Go to' if move.chance > 0 else 'Make for'} {name(move.to)}"


# --- showing


def showing(asker: str, shows: Sequence[Showing], wanted: Card | None = None) -> Headline:
    """Return which card to show: the one that the policy wants, else the first, which tells least."""
    card = shows[0].card if wanted is None else wanted
    why = why_show(asker, shows) if card == shows[0].card else sentence(f"{name(shows[0].card)} would tell less")
    return Headline(f"{asker} asks you", f"Show {asker} {name(card)}", why, shows=card)


def why_show(asker: str, shows: Sequence[Showing]) -> str:
    """Return why the first of these cards is the one to show."""
    if len(shows) == 1:
        return "It is the only one that you hold."
    best, second = shows[0], shows[1]
    if best.seen:
        return f"{asker} has seen it from you before: it tells nothing new."
    if best.left_bits - second.left_bits >= 0.005:
        return f"It leaves {asker} {bits(best.left_bits)} bits open; {name(second.card)} {bits(second.left_bits)}."
    if best.known > second.known:
        return f"It tells {asker} as little as {name(second.card)}, and more of the others know it."
    return f"It tells {asker} as little as {name(second.card)}."


def choice_of_mine(prospect: Prospect) -> Suggestion | None:
    """Return the suggestion that is being entered, where it asks me and I can choose what to show; None otherwise."""
    event, setup = prospect.event, prospect.case.setup
    if not isinstance(event, Suggestion) or event.refuted_by != setup.me or prospect.target is not APPEND:
        return None
    if sum(card in setup.my_hand for card in event.cards) < 2:
        return None
    return replace(event, shown=None, further=())


def answered(event: Suggestion, me: str, card: Card) -> Suggestion:
    """Return a suggestion with the card that I show, wherever among the answers mine is."""
    if event.refuted_by == me:
        return replace(event, shown=card)
    further = tuple(replace(one, shown=card) if one.player == me else one for one in event.further)
    return replace(event, further=further)
