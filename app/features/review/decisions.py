"""The cards of a review: each decision of mine beside the best one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import NEXT_TO_NOTHING, grade, percent, ruled_out, solutions
from app.ui.text import card_names
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Note, Suggestion, Via
from core.model.rules import PoolRule
from core.model.seats import POOL

if TYPE_CHECKING:
    from core.board.board import Place
    from core.board.mansion import Mansion
    from core.review.decisions import Accused, Asked, Decision, Moved, Shown
    from core.review.review import Review

A_LITTLE: Final = 0.5
"""Showing a card that tells fewer bits more than another gives away a little too much."""


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a decision, mine or the best: the text, its number, and the length of its bar from 0 to 1."""

    text: str
    value: str = ""
    share: float = 0.0


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A decision of mine beside the best one. ``missed`` is empty if mine was as good."""

    event: int
    heading: str
    mine: Side
    best: Side
    missed: str = ""
    note: str = ""

    @property
    def said(self) -> str:
        mine, best = (f"{side.text} {side.value}".strip() for side in (self.mine, self.best))
        told = translate("{heading}. You: {mine}. Best: {best}.")
        said = told.format(heading=self.heading, mine=mine, best=best)
        return " ".join(part for part in (said, self.missed, self.note) if part)


def decision_cards(review: Review) -> tuple[DecisionCard, ...]:
    told = {one.event: one.bits for one in review.gains}
    cards = (_card(one, told.get(one.event), review.mansion) for one in review.decisions)
    return tuple(_with_look(card, review.case, told.get(card.event + 1)) for card in cards)


def _with_look(card: DecisionCard, case: Case, told: float | None) -> DecisionCard:
    """Add what the leftover card told that I saw as nobody answered; the entry after the suggestion names it."""
    asked, after = case.events[card.event], case.events[card.event + 1 : card.event + 2]
    if case.setup.rules.pool_look is PoolRule.NEVER or not isinstance(asked, Suggestion) or asked.refuted_by:
        return card
    if told is None or not any(isinstance(one, Note) and one.holder == POOL and one.holds for one in after):
        return card
    said = translate("The leftover card you looked at ruled out {share}.", "share: 50%")
    return replace(card, note=f"{card.note} {said.format(share=ruled_out(max(0.0, told)))}".strip())


def _card(one: Decision, told: float | None, mansion: Mansion | None) -> DecisionCard:
    from core.review.decisions import Accused, Asked, Shown

    match one:
        case Asked():
            return _asked(one, told)
        case Shown():
            return _shown(one)
        case Accused():
            return _accused(one)
        case _:
            return _moved(one, mansion)


def _as_good() -> Side:
    return Side(translate("Same, or equally good"))


def _asked(one: Asked, told: float | None) -> DecisionCard:
    most = max(one.best_bits, one.gain_bits) or 1.0
    rules_out = translate("rules out {share}", "beside a suggestion; share: 35%")
    mine = Side(card_names(one.cards), rules_out.format(share=ruled_out(one.gain_bits)), one.gain_bits / most)
    heading = translate("Entry {entry} · Suggestion").format(entry=one.event + 1)
    note = "" if told is None else _told(told)
    if one.given_away_bits < NEXT_TO_NOTHING:
        return DecisionCard(one.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(one.best), rules_out.format(share=ruled_out(one.best_bits)), one.best_bits / most)
    return DecisionCard(one.event, heading, mine, best, grade(one.gain_bits, one.best_bits), note)


def _told(value: float) -> str:
    if abs(value) < NEXT_TO_NOTHING:
        return translate("The answer told you nothing about the envelope.")
    if value < 0:
        return translate("The answer ruled nothing out; the favourites moved closer together.")
    return translate("The answer ruled out {share}.", "share: 35%").format(share=ruled_out(value))


def _shown(one: Shown) -> DecisionCard:
    most = max(one.left_bits, one.best_left_bits) or 1.0
    heading = translate("Entry {entry} · Card shown to {player}")
    heading = heading.format(entry=one.event + 1, player=one.to)
    left = translate("leaves {number} solutions", "to another player, beside a card shown")
    mine = Side(card_name(one.card), left.format(number=solutions(one.left_bits)), one.left_bits / most)
    if one.card == one.best:
        return DecisionCard(one.event, heading, mine, _as_good())
    best = Side(card_name(one.best), left.format(number=solutions(one.best_left_bits)), one.best_left_bits / most)
    return DecisionCard(one.event, heading, mine, best, _given_away(one.given_away_bits))


def _given_away(too_much: float) -> str:
    """Return that a card told its asker so many bits more than another would have."""
    if too_much < NEXT_TO_NOTHING:
        return ""
    if too_much < A_LITTLE:
        return translate("You could have given away a little less")
    return translate("You could have given away much less")


def _accused(one: Accused) -> DecisionCard:
    heading = translate("Entry {entry} · Accusation").format(entry=one.event + 1)
    mine = Side(card_names(one.cards), percent(one.p), one.p)
    note = translate("The accusation was right.")
    if not one.correct:
        note = translate("The accusation was wrong.")
    if not one.advised:
        wait = translate("Wait: even the likeliest solution had a chance of {chance}")
        return DecisionCard(one.event, heading, mine, Side(wait.format(chance=percent(one.best_p))), note=note)
    if one.cards == one.best:
        return DecisionCard(one.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(one.best), percent(one.best_p), one.best_p)
    return DecisionCard(one.event, heading, mine, best, note=note)


def _moved(one: Moved, mansion: Mansion | None) -> DecisionCard:
    heading = translate("Entry {entry} · Move").format(entry=one.event + 1)
    mine = Side(_went(one.to, one.via, one.roll, mansion))
    if (one.to, one.via) == (one.best, one.best_via):
        return DecisionCard(one.event, heading, mine, _as_good())
    lost = translate("{turns} turns lost", "a move cost so many expected turns")
    best = Side(_went(one.best, one.best_via, None, mansion))
    return DecisionCard(one.event, heading, mine, best, lost.format(turns=decimal(one.given_away, 2)))


def _went(to: Place, via: str, roll: int | None, mansion: Mansion | None) -> str:
    from core.advice.text import whereabouts

    where = card_name(to) if isinstance(to, Card) else localized(whereabouts(to, mansion))
    if via == Via.PASSAGE:
        said = translate("By the passage to: {place}")
    elif via == Via.CALLED:
        said = translate("Stayed where you were called to: {place}")
    elif roll is None:
        said = translate("Go to: {place}")
    else:
        said = translate("Rolled {roll}, went to: {place}")
    return said.format(roll=roll, place=where)
