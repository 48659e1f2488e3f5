"""Words and numbers of the advice panel: bits, cards, answers, and what stands below the headline."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from app.numbers import percent
from app.words import square
from core.model.cards import Card, Category, Triple
from core.model.wording import listed

if TYPE_CHECKING:
    from app.advising import AdviceReport
    from core.board.places import Place
    from core.planner.advice import Advice, Rolled
    from core.planner.others import Rival
    from core.planner.prospect import Prospect
    from core.planner.showing import Showing

MOST_ANSWERS: Final = 10
"""So many answers to a suggestion are told one by one."""

THINKING: Final = "Thinking…"
STALE: Final = "Of an earlier moment."
EMPTY: Final = "No game is open."

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


def place(where: Place) -> str:
    """Return a place as one says it; of a corridor square its row and column, counted from 1."""
    return name(where) if isinstance(where, Card) else square(where)


def after_place(reason: str) -> str:
    """Return a reason without the place that heads it, which stands above it already."""
    return reason.partition(": ")[2] or reason


def sentence(text: str) -> str:
    """Return a text with a capital at its beginning and a full stop; nothing stays nothing."""
    return f"{text[:1].upper()}{text[1:]}." if text else ""


# --- accusing


def accusing(report: AdviceReport) -> str:
    """Return whether to accuse, and what is weighed against what."""
    advice = report.advice
    answer = "Yes" if advice.accusation is not None else "Not yet" if advice.accuse.allowed else "Not here"
    why = three(advice.accuse.solution) if report.reasons is None else report.reasons.accuse
    return f"{answer}. {sentence(why)}"


# --- showing


def told_by(show: Showing, asker: str) -> str:
    """Return what it would tell to show a card."""
    said = [f"{asker} has seen it"] if show.seen else []
    if show.known:
        said.append("one other has seen it" if show.known == 1 else f"{show.known} others have seen it")
    return "; ".join(said) or "nobody has seen it"


# --- answers


def outcome_rows(every: Sequence[Prospect]) -> list[tuple[str, str, str]]:
    """Return the likeliest answers; where everybody answers there are hundreds, of which the rest stands in one row."""
    if len(every) <= MOST_ANSWERS + 1:
        return [outcome_row(one) for one in every]
    rest = every[MOST_ANSWERS:]
    chance = sum(one.chance for one in rest)
    left = sum(one.chance * one.left_bits for one in rest) / chance
    last = f"{len(rest)} other answers", percent(chance), bits(left)
    return [*(outcome_row(one) for one in every[:MOST_ANSWERS]), last]


def outcome_row(one: Prospect) -> tuple[str, str, str]:
    """Return an answer, how likely it is, and how many bits are open then."""
    shows = ", ".join(f"{who}: {card.name}" for who, card in one.shows)
    return shows or "Nobody", percent(one.chance), bits(one.left_bits)


def tells(told: Mapping[str, float] | None) -> str:
    """Return what a suggestion tells each of the others; empty where that isn't known."""
    if not told:
        return ""
    return f"Tells {listed([f'{who} about {bits(value)}' for who, value in told.items()])} bits."


def rival(one: Rival) -> tuple[str, str, str, str]:
    """Return how close another is: how much is open for them, how likely they know it, now and on their next turn."""
    from core.planner.accusing import knows_next_turn

    return one.player, bits(one.entropy_bits), percent(one.certain), percent(knows_next_turn(one))


def shown(report: AdviceReport) -> str:
    """Return whom I have shown which cards, a line for each player; empty where I have shown none."""
    from core.planner.reason import of_shown
    from core.planner.showing import shown_to_each

    return "\n".join(f"{who}: {of_shown(cards)}" for who, cards in shown_to_each(report.case))


def show_row(show: Showing, asker: str) -> tuple[str, str]:
    """Return one of the cards that could be shown, and how many bits it leaves open."""
    return f"{show.card.name}: {told_by(show, asker)}", bits(show.left_bits)


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
