"""The headline of the advice panel: whose turn it is, what to do now, and the entry that would record it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.features.advice.text import asked, bits, place, spans, three
from app.features.entry.draft import Kind
from app.features.entry.state import APPEND, PendingEntry, next_asker
from app.ui.language import localized, the_card, translate
from app.ui.numbers import percent
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.text.text import CAPITAL, capital, clauses, say, sentence

if TYPE_CHECKING:
    from app.features.advice.calculation import AdviceReport
    from core.planner.advice import Advice
    from core.planner.advice import MoveOption as Plan
    from core.planner.showing import Showing

SPECTATOR: Final = say(
    "AdviceHeadline",
    "You only watch this game, so there is nothing for you to decide. The set-up says who you are.",
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A suggestion or accusation of mine to fill the entry with."""

    kind: Kind
    cards: Triple


@dataclass(frozen=True, slots=True)
class Headline:
    """Whose turn it is, the advice in one line, the reason, and the entry that would record it.

    ``shows`` is the card to show, where that is the advice.
    """

    turn: str
    what: str
    why: str
    proposal: Proposal | None = None
    shows: Card | None = None


# --- whether there is anything to decide


def nothing_to_decide(case: Case) -> str:
    """Return why there is nothing left to decide; empty where there is."""
    if case.setup.me is None:
        return localized(SPECTATOR)
    for _, event in case.counted:
        if isinstance(event, Accusation) and event.correct:
            who = translate("AdviceHeadline", "The game is over: {who} has accused rightly. It was {cards}.")
            you = translate("AdviceHeadline", "The game is over: You have accused rightly. It was {cards}.")
            return (you if event.by == case.setup.me else who).format(who=event.by, cards=three(event.cards))
    return ""


def turn(case: Case) -> str:
    """Return whose turn it is, from my point of view."""
    if has_suggested(case):
        return translate("AdviceHeadline", "Your turn, after your suggestion")
    upcoming = next_asker(case.setup, case.events)
    if upcoming == case.setup.me:
        return translate("AdviceHeadline", "Your turn")
    return translate("AdviceHeadline", "{who} is next. On your turn:", "the advice follows").format(who=upcoming)


def has_suggested(case: Case) -> bool:
    """Whether only an accusation is left of my turn."""
    acts = [event for _, event in case.counted if isinstance(event, Suggestion | Accusation) or _is_own_move(event)]
    return bool(acts) and isinstance(acts[-1], Suggestion) and acts[-1].by == case.setup.me


def has_arrived(case: Case) -> bool:
    """Whether I have just moved into a room and may suggest there."""
    acts = [event for _, event in case.counted if not isinstance(event, Note)]
    last = acts[-1] if acts else None
    return isinstance(last, Move) and _is_own_move(last) and last.player == case.setup.me and isinstance(last.to, Card)


def _is_own_move(event: Event) -> bool:
    """Whether a move was made on the player's own turn, rather than by being called."""
    return isinstance(event, Move) and event.via != "called"


# --- what to do


def headline(report: AdviceReport) -> Headline:
    """Return what to do now, or on my next turn."""
    advice, case = report.advice, report.case
    if advice.show and advice.shown_to is not None:
        return showing(advice.shown_to, advice.show, advice.best)
    if advice.is_out:
        return Headline(
            translate("AdviceHeadline", "You are out of the game"),
            translate("AdviceHeadline", "Only answer when you are asked"),
            translate("AdviceHeadline", "You have accused wrongly."),
        )
    if advice.accusation is not None:
        return _accuse(report, advice.accusation)
    when = turn(case)
    if has_suggested(case):
        when = translate("AdviceHeadline", "Don’t accuse yet. On your next turn:", "the advice follows")
    return _go_and_accuse(report, when) if advice.accuse.is_certain else _to_ask(report, when)


def _to_ask(report: AdviceReport, when: str) -> Headline:
    """Return where to go, and what to suggest there."""
    advice, reasons = report.advice, report.reasons
    move = plan(advice)
    cards = advice.suggest if move is None else move.suggest
    proposal = None if cards is None else Proposal(Kind.SUGGESTION, cards)
    what = what_to_do(move, cards, is_there=has_arrived(report.case))
    if move is None:
        return Headline(when, _capital(what), "" if reasons is None else _sentence([reasons.suggest]), proposal)
    why = "" if reasons is None else reasons.moves.get(move, "")
    same = [one for one in advice.rolls if one.best == move]
    if not same:
        what = _aim(move, what) if advice.rolls and advice.way is None else what
        return Headline(when, _capital(what), _sentence([why]), proposal)
    chance = sum(one.chance for one in same)
    if chance < 1 - 1e-9:
        rolls = translate("AdviceHeadline", "Roll; with {rolls} {advice}", "advice: go to the Hall and ask for …")
        what = rolls.format(rolls=spans([one.roll for one in same]), advice=what)
        of_rolls = translate("AdviceHeadline", "{percent} of the rolls").format(percent=percent(chance))
        return Headline(when, what, _sentence([of_rolls, why]), proposal)
    return Headline(when, _capital(what), _sentence([why]), proposal)


def _aim(move: Plan, otherwise: str) -> str:
    """Return the destination to head for when no roll reaches it."""
    if not isinstance(move.to, Card):
        return otherwise
    return translate("AdviceHeadline", "roll, and make for {room}").format(room=the_card(move.to))


def _capital(words: str) -> str:
    return capital(words, CAPITAL)


def _sentence(parts: Sequence[str]) -> str:
    """Join clauses into a sentence; none stay empty."""
    said = clauses([part for part in parts if part])
    return localized(sentence(said)) if said else ""


def plan(advice: Advice) -> Plan | None:
    """Return the policy's move; before the roll, the likeliest one into a room.

    None without a board. Where no roll reaches a room worth asking in, return the one to head for.
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
    what = translate("AdviceHeadline", "Accuse: {cards}").format(cards=three(cards))
    return Headline(turn(report.case), what, _sentence([why]), Proposal(Kind.ACCUSATION, cards))


def _go_and_accuse(report: AdviceReport, when: str) -> Headline:
    """Return where to go to accuse, when I know the solution but may not accuse here."""
    solution, move = report.advice.accuse.solution, plan(report.advice)
    go = translate("AdviceHeadline", "go on", "move on") if move is None else _going(move)
    what = translate("AdviceHeadline", "{going}, to accuse: {cards}", "going: go to the Hall")
    why = "" if report.reasons is None else _sentence([report.reasons.accuse])
    return Headline(when, _capital(what.format(going=go, cards=three(solution))), why)


def what_to_do(move: Plan | None, cards: Triple | None, *, is_there: bool = False) -> str:
    """Return a move and the suggestion after it, as a clause; just the suggestion without a move, or after it."""
    if move is None or is_there:
        if cards is None:
            return ""
        return translate("AdviceHeadline", "ask for {cards}", "an instruction to me, as all of these").format(
            cards=three(cards)
        )
    go = _going(move)
    if cards is None:
        return go
    said = translate("AdviceHeadline", "{going} and ask for {cards}", "going: go to the Hall")
    return said.format(going=go, cards=asked(cards))


def _going(move: Plan) -> str:
    return _way(move).format(place=place(move.to))


def _way(move: Plan) -> str:
    if not isinstance(move.to, Card):
        return translate("AdviceHeadline", "walk to {place}", "place: row 7, column 9")
    match move.via:
        case "called":
            return translate("AdviceHeadline", "stay in {place}", "place: the Hall")
        case "passage":
            return translate("AdviceHeadline", "take the passage to {place}", "place: the Hall")
        case _ if move.chance > 0:
            return translate("AdviceHeadline", "go to {place}", "place: the Hall")
        case _:
            return translate("AdviceHeadline", "make for {place}", "place: the Hall, which is too far for this turn")


# --- showing


def showing(asker: str, shows: Sequence[Showing], wanted: Card | None = None) -> Headline:
    """Return which card to show: the policy's choice, else the one that reveals least."""
    card = shows[0].card if wanted is None else wanted
    why = why_show(asker, shows)
    if card != shows[0].card:
        less = translate("AdviceHeadline", "{card} would tell less").format(card=the_card(shows[0].card))
        why = _sentence([less])
    turn = translate("AdviceHeadline", "{who} asks you").format(who=asker)
    what = translate("AdviceHeadline", "Show {who} {card}").format(who=asker, card=the_card(card))
    return Headline(turn, what, why, shows=card)


def why_show(asker: str, shows: Sequence[Showing]) -> str:
    """Return why the first of these cards is the best to show."""
    if len(shows) == 1:
        return translate("AdviceHeadline", "It is the only one that you hold.", "a card to show")
    best, second = shows[0], shows[1]
    return _why_show(best, second).format(
        who=asker, card=the_card(second.card), bits=bits(best.left_bits), others=bits(second.left_bits)
    )


def _why_show(best: Showing, second: Showing) -> str:
    if best.seen:
        return translate("AdviceHeadline", "{who} has seen it from you before: it tells nothing new.")
    if best.left_bits - second.left_bits >= 0.005:
        return translate(
            "AdviceHeadline", "It leaves {who} {bits} bits open; {card} {others}.", "a card to show, and another"
        )
    if best.known > second.known:
        return translate("AdviceHeadline", "It tells {who} as little as {card}, and more of the others know it.")
    return translate("AdviceHeadline", "It tells {who} as little as {card}.")


def choice_of_mine(pending: PendingEntry) -> Suggestion | None:
    """Return the pending suggestion if it asks me and I can choose what to show, else None."""
    event, setup = pending.event, pending.case.setup
    if not isinstance(event, Suggestion) or event.refuted_by != setup.me or pending.target is not APPEND:
        return None
    if sum(card in setup.my_hand for card in event.cards) < 2:
        return None
    return replace(event, shown=None, further=())


def answered(event: Suggestion, me: str, card: Card) -> Suggestion:
    """Return a suggestion with the card that I show put into my answer."""
    if event.refuted_by == me:
        return replace(event, shown=card)
    further = tuple(replace(one, shown=card) if one.player == me else one for one in event.further)
    return replace(event, further=further)
