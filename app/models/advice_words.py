"""What the advice panel says: what to do now, whose turn it is, whether to accuse, which card to show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.models.entry_draft import Kind, next_asker
from app.models.entry_prospect import Prospect
from app.models.entry_target import APPEND
from app.numbers import percent
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.events import Accusation, Note, Suggestion
from core.model.events import Move as MoveEvent
from core.model.wording import listed

if TYPE_CHECKING:
    from app.advising import AdviceReport
    from core.board.places import Place
    from core.planner.advice import Advice, Move, Rolled
    from core.planner.others import Rival
    from core.planner.prospect import Prospect as Outcome
    from core.planner.showing import Showing

THINKING: Final = "Thinking…"
STALE: Final = "Of an earlier moment."
EMPTY: Final = "No game is open."
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


# --- numbers and names


def bits(value: float) -> str:
    """Return bits with two decimals; only what is nothing reads 0."""
    if value <= 1e-9:
        return "0"
    return "<0.01" if value < 0.005 else f"{value:.2f}"


def error(stderr: float) -> str:
    """Return a standard error in bits, rounded to what it is worth; empty where there is none."""
    if stderr <= 0:
        return ""
    return f"± {stderr:.2f}" if stderr >= 0.01 else f"± {max(stderr, 0.001):.3f}"


def name(card: Card) -> str:
    """Return a card's name as one says it: things and rooms have an article."""
    return card.name if card.category is Category.SUSPECT else f"the {card.name}"


def asked(cards: Triple) -> str:
    """Return the suspect and the weapon of a suggestion."""
    return f"{cards[0].name}, {cards[1].name}"


def three(cards: Triple) -> str:
    """Return all cards of a suggestion or an accusation."""
    return ", ".join(card.name for card in cards)


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
    me, last = case.setup.me, _last(case)
    if isinstance(last, Suggestion) and last.by == me:
        return "Your turn, after your suggestion"
    upcoming = next_asker(case.setup, case.events)
    return "Your turn" if upcoming == me else f"{upcoming} is next. On your turn:"


def may_still_accuse(case: Case) -> bool:
    """Whether my turn has come to where only an accusation is left of it."""
    last = _last(case)
    return isinstance(last, Suggestion) and last.by == case.setup.me


def _last(case: Case) -> object:
    turns = [event for _, event in case.counted if isinstance(event, Suggestion | Accusation)]
    return turns[-1] if turns else None


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
    when = "Don’t accuse yet. On your next turn:" if may_still_accuse(case) else turn(case)
    return _go_and_accuse(report, when) if advice.accuse.is_certain else _to_ask(report, when)


def _to_ask(report: AdviceReport, when: str) -> Headline:
    """Return where to go, and what to ask there."""
    advice, reasons = report.advice, report.reasons
    move = plan(advice)
    cards = advice.suggest if move is None else move.suggest
    proposal = None if cards is None else Proposal(Kind.SUGGESTION, cards)
    what = what_to_do(move, cards, is_there=has_arrived(report.case))
    if move is None:
        return Headline(when, what, "" if reasons is None else _sentence(reasons.suggest), proposal)
    why = "" if reasons is None else _after_place(reasons.moves.get(move, ""))
    same = [one for one in advice.rolls if one.best == move]
    if not same:
        aim = f"Roll, and make for {name(move.to)}" if advice.rolls and isinstance(move.to, Card) else what
        return Headline(when, aim if advice.way is None else what, _sentence(why), proposal)
    chance = sum(one.chance for one in same)
    if chance < 1 - 1e-9:
        what = f"Roll; with {spans([one.roll for one in same])} {what[:1].lower()}{what[1:]}"
        why = f"{percent(chance)} of the rolls; {why}"
    return Headline(when, what, _sentence(why), proposal)


def plan(advice: Advice) -> Move | None:
    """Return the move that the policy makes; while the dice have yet to fall, the one into a room likeliest then.

    None without a board. Where no roll reaches a room in which to ask, it is the one to make for.
    """
    if advice.way is not None:
        return next((move for move in advice.moves if (move.via, move.to) == advice.way), None)
    chances: dict[Move, float] = {}
    for one in advice.rolls:
        if one.best.suggest is not None:
            chances[one.best] = chances.get(one.best, 0.0) + one.chance
    rolled = [move for move in advice.moves if move.via == "roll"]
    likeliest = max(chances, key=lambda move: chances[move], default=None)
    return likeliest or next(iter(rolled or advice.moves), None)


def _accuse(report: AdviceReport, cards: Triple) -> Headline:
    why = "" if report.reasons is None or cards != report.advice.accuse.solution else report.reasons.accuse
    proposal = Proposal(Kind.ACCUSATION, cards)
    return Headline(turn(report.case), f"Accuse: {three(cards)}", _sentence(_after_place(why)), proposal)


def _go_and_accuse(report: AdviceReport, when: str) -> Headline:
    """Return where to go, where I know the solution and may not accuse where I am."""
    solution, move = report.advice.accuse.solution, plan(report.advice)
    go = "Go on" if move is None else _going(move)
    why = "" if report.reasons is None else _sentence(_after_place(report.reasons.accuse))
    return Headline(when, f"{go}, to accuse: {three(solution)}", why)


def has_arrived(case: Case) -> bool:
    """Whether I have just moved into a room, and am to suggest there."""
    last = next((event for _, event in reversed(list(case.counted)) if not isinstance(event, Note)), None)
    if not isinstance(last, MoveEvent) or last.player != case.setup.me:
        return False
    return isinstance(last.to, Card) and last.via != "called"


def what_to_do(move: Move | None, cards: Triple | None, *, is_there: bool = False) -> str:
    """Return a move and what to ask after it, as one says it; without a move, or after it, what to ask."""
    if move is None or is_there:
        return "" if cards is None else f"Ask for {three(cards)}"
    go = _going(move)
    return go if cards is None else f"{go} and ask for {asked(cards)}"


def _going(move: Move) -> str:
    if not isinstance(move.to, Card):
        return f"Walk to {place(move.to)}"
    match move.via:
        case "called":
            return f"Stay in {name(move.to)}"
        case "passage":
            return f"Take the passage to {name(move.to)}"
        case _:
            return f"{'Go to' if move.chance > 0 else 'Make for'} {name(move.to)}"


def place(where: Place) -> str:
    """Return a place as one says it; of a corridor square its row and column, counted from 1."""
    return name(where) if isinstance(where, Card) else f"row {where[0] + 1}, column {where[1] + 1}"


def _after_place(reason: str) -> str:
    """Return a reason without the place that heads it, which stands above it already."""
    return reason.partition(": ")[2] or reason


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}." if text else ""


# --- accusing


def accusing(report: AdviceReport) -> str:
    """Return whether to accuse, and what is weighed against what."""
    advice = report.advice
    answer = "Yes" if advice.accusation is not None else "Not yet" if advice.accuse.allowed else "Not here"
    why = three(advice.accuse.solution) if report.reasons is None else report.reasons.accuse
    return f"{answer}. {_sentence(why)}"


# --- showing


def showing(asker: str, shows: Sequence[Showing], wanted: Card | None = None) -> Headline:
    """Return which card to show: the one that the policy wants, else the first, which tells least."""
    card = shows[0].card if wanted is None else wanted
    why = why_show(asker, shows) if card == shows[0].card else f"{name(shows[0].card).capitalize()} would tell less."
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


def told_by(show: Showing, asker: str) -> str:
    """Return what it would tell to show a card."""
    said = [f"{asker} has seen it"] if show.seen else []
    if show.known:
        said.append("one other has seen it" if show.known == 1 else f"{show.known} others have seen it")
    return "; ".join(said) or "nobody has seen it"


# --- answers


def outcome_row(one: Outcome) -> tuple[str, str, str]:
    """Return an answer, how likely it is, and how many bits are open then."""
    shows = ", ".join(f"{who}: {card.name}" for who, card in one.shows)
    return shows or "Nobody", percent(one.chance), bits(one.left_bits)


def tells(told: dict[str, float] | None) -> str:
    """Return what a suggestion tells each of the others; empty where that isn't known."""
    if not told:
        return ""
    return f"Tells {listed([f'{who} about {bits(value)}' for who, value in told.items()])} bits."


def rival(one: Rival) -> tuple[str, str, str]:
    """Return how close another is: how much is open for them, and how likely they would accuse rightly now."""
    return one.player, bits(one.entropy_bits), percent(one.right)


def show_row(show: Showing, asker: str) -> tuple[str, str]:
    """Return one of the cards that could be shown, and how many bits it leaves open."""
    return f"{show.card.name}: {told_by(show, asker)}", bits(show.left_bits)


def choice_of_mine(prospect: Prospect) -> Suggestion | None:
    """Return the suggestion that is being entered, where it asks me and I can choose what to show; None otherwise."""
    event, setup = prospect.event, prospect.case.setup
    if not isinstance(event, Suggestion) or event.refuted_by != setup.me or prospect.target is not APPEND:
        return None
    if sum(card in setup.my_hand for card in event.cards) < 2:
        return None
    return replace(event, shown=None, further=())


def rolled(advice: Advice) -> tuple[tuple[str, str], ...]:
    """Return what to do after each roll, rolls with the same answer together, and how likely those are."""
    found: dict[str, list[Rolled]] = {}
    for one in advice.rolls:
        asks = "" if one.best.suggest is None else f": {asked(one.best.suggest)}"
        found.setdefault(f"{place(one.best.to)}{asks}", []).append(one)
    return tuple(
        (f"{spans([one.roll for one in rolls])} – {what}", percent(sum(one.chance for one in rolls)))
        for what, rolls in found.items()
    )


def spans(numbers: Sequence[int]) -> str:
    """Return rising whole numbers, those that follow each other as a span: "2–4, 7"."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}–{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
