"""The headline of the advice panel: whose turn it is, what to do now, and the entry that would record it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.features.entry.state import APPEND, Kind, PendingEntry
from app.ui.language import localized, the_card, translate
from app.ui.text import card_names
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.events import Accusation, Suggestion
from core.text.text import CAPITAL, capital, say, sentence

if TYPE_CHECKING:
    from app.features.advice.calculation import AdviceReport
    from core.advice.advice import Advice
    from core.policies.showing import Showing

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


# --- whether there is anything to decide


def nothing_to_decide(case: Case) -> str:
    if case.setup.me is None:
        return localized(SPECTATOR)
    for _, event in case.counted:
        if isinstance(event, Accusation) and event.correct:
            who = translate("Game over: {who} accused correctly. It was {cards}.")
            you = translate("Game over: your accusation was correct. It was {cards}.")
            return (you if event.by == case.setup.me else who).format(who=event.by, cards=card_names(event.cards))
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
        said = translate("{who} is next. On your turn, {place}:", "place: from the Lounge")
    else:
        mine = translate("Your turn")
        said = translate("{who} is next. On your turn:", "the advice follows")
    return (mine if is_mine else said).format(who=upcoming, place=localized(place))


# --- what to do


def headline(report: AdviceReport) -> Headline:
    from core.advice.text import Comparison, where_from, why, why_accuse
    from core.advice.text import headline as what_to_do

    advice, case = report.advice, report.case
    if advice.show and advice.shown_to is not None:
        return showing(advice.shown_to, advice.show, advice.best)
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
    said = translate("It tells {who} as little as {card}.")
    if best.seen:
        said = translate("You have shown it to {who} before, so it reveals nothing new.")
    elif best.left_bits - second.left_bits >= 0.005:
        said = translate("It tells {who} less than {card} would.", "a card to show, and another")
    elif best.known > second.known:
        said = translate("It tells {who} as little as {card}, and more players have seen it already.")
    return said.format(who=asker, card=the_card(second.card))


def choice_of_mine(pending: PendingEntry) -> Suggestion | None:
    """Return the pending suggestion if it asks me and I can choose what to show, else None."""
    event, setup = pending.event, pending.case.setup
    if not isinstance(event, Suggestion) or event.refuted_by != setup.me or pending.target is not APPEND:
        return None
    if sum(card in setup.my_hand for card in event.cards) < 2:
        return None
    return replace(event, shown=None, further=())
