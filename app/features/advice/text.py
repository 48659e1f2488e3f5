"""Texts of the advice panel: the headline with the entry that would record it, and the details below it.

Players read what share of the possible solutions is ruled out, and how good that is; bits are for tips.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.features.entry.draft import Kind
from app.features.entry.state import APPEND, PendingEntry
from app.ui.language import card_name, decimal, localized, the_card, translate
from app.ui.numbers import percent, ruled_out, solutions
from app.ui.text import card_names
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.text.text import CAPITAL, capital, clauses, commas, listed, say, sentence
from core.text.wording import share_ruled_out

if TYPE_CHECKING:
    from app.features.advice.service import AdviceReport
    from core.advice.advice import Advice, RollPlan
    from core.policies.showing import Showing
    from core.policies.suggesting import Forecast
    from core.situation.rivals import Rival

NOTHING: Final = 5e-4
"""Fewer bits than this count as none, as in the planner."""

CERTAIN_BITS: Final = 1e-6
"""With fewer bits than this open, the solution is certain."""

MOST_ANSWERS: Final = 10
"""Number of answers to a suggestion that are listed separately."""

THINKING: Final = say("Thinking…")
STALE: Final = say("Updating…")
EMPTY: Final = say("No game is open.")

LITTLE, MUCH = 0.1, 0.3
"""A suggestion that rules out less than this share for the others gives little away, one that rules out more a lot."""

# --- numbers and names


def share_words(told_bits: float) -> str:
    """Return what share of the possible solutions so many bits rule out, in a word if none."""
    if abs(told_bits) < NOTHING:
        return translate("nothing", "is ruled out")
    return ruled_out(told_bits)


def bits(value: float) -> str:
    """Return bits with two decimals; only zero reads 0."""
    if value <= 1e-9:
        return "0"
    return f"<{decimal(0.01, 2)}" if value < 0.005 else decimal(value, 2)


def error(stderr: float) -> str:
    """Return a standard error in bits, sensibly rounded; empty where there is none."""
    if stderr <= 0:
        return ""
    return f"± {decimal(stderr, 2) if stderr >= 0.01 else decimal(max(stderr, 0.001), 3)}"


# --- accusing


def accusing(report: AdviceReport) -> str:
    """Return why not to accuse yet; empty where the headline says so, or that one should."""
    from core.advice.text import whether_to_accuse, which_to_accuse

    advice = report.advice
    if advice.is_out or advice.accusation is not None:
        return ""
    why = which_to_accuse(advice) if advice.weighs_accusing else whether_to_accuse(advice)
    verdict = translate("Not here. {why}", "whether to accuse, and a sentence that says why")
    if advice.accuse.allowed:
        verdict = translate("Not yet. {why}", "whether to accuse, and a sentence that says why")
    return verdict.format(why=localized(sentence(why)))


def risk(report: AdviceReport) -> tuple[tuple[str, str], ...]:
    """Return the chance to win by accusing now, and by waiting; nothing where one is not weighed against the other."""
    from core.advice.text import of_waiting

    verdict = report.advice.accuse
    if not report.advice.weighs_accusing or not accusing(report):
        return ()
    now = translate("Accuse now", "a row with the chance to win")
    wait = translate("Wait: {why}", "a row with the chance to win; why: … will probably be first (79%)")
    return (now, percent(verdict.p)), (wait.format(why=localized(of_waiting(verdict))), percent(verdict.waiting))


# --- cards to show


def bits_revealed(show: Showing, asker: str) -> str:
    facts = [translate("{who} has seen it", "a card").format(who=asker)] if show.seen else []
    if show.known == 1:
        facts.append(translate("one other player has seen it", "a card"))
    elif show.known:
        facts.append(translate("{number} other players have seen it", "a card").format(number=show.known))
    return localized(clauses(facts)) or translate("no one has seen it", "a card")


# --- answers


def outcome_rows(every: Sequence[Forecast], open_bits: float) -> list[tuple[str, str, str]]:
    """Return the likeliest answers, with the remaining ones combined in a last row; ``open_bits``: before them."""
    if len(every) <= MOST_ANSWERS + 1:
        return [outcome_row(forecast, open_bits) for forecast in every]
    rest = every[MOST_ANSWERS:]
    chance = sum(forecast.chance for forecast in rest)
    left = sum(forecast.chance * forecast.left_bits for forecast in rest) / chance
    others = translate("{number} other answers", "to a suggestion").format(number=len(rest))
    rows = (outcome_row(forecast, open_bits) for forecast in every[:MOST_ANSWERS])
    return [*rows, (others, percent(chance), share_words(open_bits - left))]


def outcome_row(forecast: Forecast, open_bits: float) -> tuple[str, str, str]:
    """Return an answer, its probability, and what share of the possible solutions it rules out."""
    shows = localized(commas([_shows(who, card) for who, card in forecast.shows]))
    no_one = translate("No one", "shows a card")
    if forecast.looks:
        no_one = translate("No one; you look at a leftover card")
    settled = translate("settles it", "an answer after which the solution is certain")
    share = settled if forecast.left_bits <= CERTAIN_BITS < open_bits else share_words(open_bits - forecast.left_bits)
    return shows or no_one, percent(forecast.chance), share


def _shows(who: str, card: Card) -> str:
    return translate("{who}: {card}", "a card that somebody shows").format(who=who, card=card_name(card))


def revealed_to_others(revealed_bits: Mapping[str, float] | None) -> str:
    if not revealed_bits:
        return ""
    share = share_ruled_out(sum(revealed_bits.values()) / len(revealed_bits))
    if share < LITTLE:
        return translate("Gives little away.", "a suggestion, to the others")
    if share < MUCH:
        return translate("Gives something away.", "a suggestion, to the others")
    return translate("Gives a lot away.", "a suggestion, to the others")


def bits_to_others(revealed_bits: Mapping[str, float] | None) -> str:
    if not revealed_bits:
        return ""
    about = translate("{who} about {bits}", "bits that a suggestion tells; see: It tells … bits.")
    each = localized(listed([about.format(who=who, bits=bits(value)) for who, value in revealed_bits.items()]))
    return translate("It tells {each} bits.", "each: Bob about 0.25 and Cid about 0.10").format(each=each)


def rival(other: Rival) -> tuple[str, str, str]:
    """Return how close another player is: the probability of knowing now, and after their next turn."""
    from core.situation.rivals import knows_next_turn

    return other.player, percent(other.certain), percent(knows_next_turn(other))


def open_to_rivals(rivals: Sequence[Rival]) -> str:
    line = translate("{who}: about {bits} bits open", "to another player, who knows the rest")
    return "\n".join(line.format(who=other.player, bits=bits(other.entropy_bits)) for other in rivals)


def shown(report: AdviceReport) -> str:
    """Return which cards I have shown to whom, a line per player; empty where none."""
    from core.advice.text import of_shown
    from core.policies.showing import shown_to_each

    line = translate("{who}: {cards}", "cards that I have shown to somebody")
    each = shown_to_each(report.case)
    return "\n".join(line.format(who=who, cards=localized(of_shown(cards))) for who, cards in each)


def show_row(show: Showing, asker: str) -> tuple[str, str]:
    """Return a card that could be shown, and how many solutions it leaves to the asker."""
    line = translate("{card}: {told}", "told: whether somebody has seen the card")
    return line.format(card=card_name(show.card), told=bits_revealed(show, asker)), solutions(show.left_bits)


def rolled(report: AdviceReport) -> tuple[tuple[str, str, str], ...]:
    """Return what to do after each roll, with like rolls combined: the rolls, where to go, and their probability.

    Nothing where the advice is not to roll.
    """
    from core.advice.text import numbers

    advice = report.advice
    if advice.accusation is not None or advice.way is not None:
        return ()
    by_move: dict[str, list[RollPlan]] = {}
    for plan in advice.rolls:
        by_move.setdefault(_move_words(advice, plan), []).append(plan)
    return tuple((localized(numbers(rolls)), what, _chance(rolls, advice)) for what, rolls in by_move.items())


def _chance(rolls: Sequence[RollPlan], advice: Advice) -> str:
    """Return the probability of these rolls; of all, certainty, which a sum of sixths may miss."""
    return percent(1.0 if len(rolls) == len(advice.rolls) else sum(plan.chance for plan in rolls))


def _move_words(advice: Advice, plan: RollPlan) -> str:
    from core.advice.text import whereabouts
    from core.board.walking import nearest

    to, cards = plan.best.to, plan.best.suggest
    if to == advice.place:
        return translate("stay where you are", "the best move after a roll")
    if isinstance(to, Card):
        if cards is None:
            return card_name(to)
        return translate("{room}\n{cards}", "the cards to suggest there").format(
            room=card_name(to), cards=card_names(cards[:2])
        )
    near = nearest(advice.mansion, to, advice.rooms_worth_going_to)
    if near is None:
        return localized(whereabouts(to, advice.mansion))
    return translate("towards {room}").format(room=the_card(near.room))


# --- the headline

SPECTATOR: Final = say(
    "You’re watching this game, so there’s no advice. If you play, say in the set-up which player you are."
)


@dataclass(frozen=True, slots=True)
class Proposal:
    """A suggestion or accusation of mine to fill the entry with."""

    kind: Kind
    cards: Triple


@dataclass(frozen=True, slots=True)
class Headline:
    """Whose turn it is, the advice in one line, the reason, and the entry that would record it.

    ``shows`` is the card to show, where that is the advice; ``ties`` names what else is equally good; ``is_choice``:
    the accusation is likelier wrong than right.
    """

    turn: str
    what: str
    why: str
    proposal: Proposal | None = None
    shows: Card | None = None
    ties: str = ""
    is_choice: bool = False


def nothing_to_decide(case: Case) -> str:
    if case.setup.me is None:
        return localized(SPECTATOR)
    for _, event in case.counted:
        if isinstance(event, Accusation) and event.correct:
            who = translate("Game over: {who} accused correctly. It was {cards}.")
            you = translate("Game over: your accusation was correct. It was {cards}.")
            return (you if event.by == case.setup.me else who).format(who=event.by, cards=card_names(event.cards or ()))
    return ""


def turn(case: Case, advice: Advice, place: str = "") -> str:
    """Return whose turn it is, from my point of view, and where I stand; after my suggestion, only if I am to accuse.

    Else the advice itself says that it is for my next turn.
    """
    if advice.has_asked:
        if advice.accusation is not None:
            return translate("Your turn, after your suggestion")
        return translate("Don’t accuse yet.")
    upcoming = case.turn.asks
    is_mine = upcoming == case.setup.me
    if place:
        mine = translate("Your turn, {place}", "place: from the Lounge")
        theirs = translate("{who} is next. On your turn, {place}:", "place: from the Lounge")
    else:
        mine = translate("Your turn")
        theirs = translate("{who} is next. On your turn:", "the advice follows")
    return (mine if is_mine else theirs).format(who=upcoming, place=localized(place))


# --- what to do


def headline(report: AdviceReport) -> Headline:
    from core.advice.text import Comparison, where_from, why, why_accuse
    from core.advice.text import headline as what_to_do

    advice, case = report.advice, report.case
    if advice.show and advice.shown_to is not None:
        return showing(advice.shown_to, advice.show, advice.card_to_show)
    what = _capital(what_to_do(advice))
    if advice.is_out:
        return Headline("", f"{what}.", translate("Your accusation was wrong."))
    if advice.accusation is not None:
        weighed = _sentence(why_accuse(advice)) if advice.accusation == advice.accuse.solution else ""
        accuse = Proposal(Kind.ACCUSATION, advice.accusation)
        return Headline(turn(case, advice), what, weighed, accuse, is_choice=advice.is_choice)
    if advice.accuse.is_certain and not advice.has_entered:
        return Headline(turn(case, advice), what, _sentence(why_accuse(advice)))
    move = advice.move
    cards = advice.suggest if move is None else None if move.beyond is not None else move.suggest
    proposal = None if cards is None else Proposal(Kind.SUGGESTION, cards)
    is_named = proposal is not None and (move is None or move.chance > 0)
    ties = _sentence(Comparison(advice).ties or "") if is_named else ""
    return Headline(turn(case, advice, where_from(advice)), what, localized(why(advice)), proposal, ties=ties)


def _capital(clause: str) -> str:
    return capital(localized(clause), CAPITAL)


def _sentence(clause: str) -> str:
    """Return a clause as a sentence; none stays empty."""
    return localized(sentence(clause)) if clause else ""


# --- showing


def showing(asker: str, shows: Sequence[Showing], wanted: Card | None = None) -> Headline:
    """Return which card to show: the policy's choice, else the one that reveals least."""
    from core.advice.text import to_show

    card = shows[0].card if wanted is None else wanted
    why = why_show(asker, shows)
    if card != shows[0].card:
        less = translate("{card} would reveal less").format(card=the_card(shows[0].card))
        why = _sentence(less)
    asks = translate("{who} asks you").format(who=asker)
    return Headline(asks, _capital(to_show(asker, card)), why, shows=card)


def why_show(asker: str, shows: Sequence[Showing]) -> str:
    if len(shows) == 1:
        return translate("It’s the only one you hold.", "a card to show")
    best, second = shows[0], shows[1]
    reason = translate("It tells {who} as little as {card}.")
    if best.seen:
        reason = translate("You have shown it to {who} before, so it reveals nothing new.")
    elif best.left_bits - second.left_bits >= 0.005:
        reason = translate("It tells {who} less than {card} would.", "a card to show, and another")
    elif best.known > second.known:
        reason = translate("It tells {who} as little as {card}, and more players have seen it already.")
    return reason.format(who=asker, card=the_card(second.card))


def choice_of_mine(pending: PendingEntry) -> Suggestion | None:
    """Return the pending suggestion if it asks me and I can choose what to show, else None."""
    event, setup = pending.event, pending.case.setup
    if not isinstance(event, Suggestion) or event.refuted_by != setup.me or pending.target is not APPEND:
        return None
    if sum(card in setup.my_hand for card in event.cards) < 2:
        return None
    return replace(event, shown=None, further=())
