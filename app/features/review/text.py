"""The contents of a review's page, produced in a worker."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from app.features.events.text import NOTHING, entry_effect
from app.features.library.text import edition_name, in_envelope
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import percent
from app.ui.plots.timeline import TimelinePoint, timeline_points
from app.ui.text import card_names, conflict_words, event_line
from core.model.cards import Card
from core.model.events import Via
from core.text.text import commas

if TYPE_CHECKING:
    from core.board.board import Place
    from core.board.mansion import Mansion
    from core.review.decisions import Accused, Asked, Decision, Moved, Shown
    from core.review.review import Review, SolvedAt

NEXT_TO_NOTHING: Final = 0.005
"""Fewer bits than this are shown as none."""

MOST_MOMENTS: Final = 3
"""Maximum number of turning points, and of missed chances, that are marked."""

TURN: Final = 0.25
"""The minimum information of an entry, in bits, to be a turning point."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment that the chart marks with a badge: its entry, what happened, and the bits revealed or missed."""

    event: int
    badge: str
    text: str
    value: str


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
        """The whole card in one text."""
        mine, best = (f"{side.text} {side.value}".strip() for side in (self.mine, self.best))
        told = translate("ReviewWords", "{heading}. You: {mine}. Best: {best}.")
        said = told.format(heading=self.heading, mine=mine, best=best)
        return " ".join(part for part in (said, self.missed, self.note) if part)


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """All texts and numbers on the page of a review. ``shared``: only what everyone has seen."""

    title: str
    facts: tuple[str, ...]
    points: tuple[TimelinePoint, ...]
    turns: tuple[Moment, ...]
    missed: tuple[Moment, ...]
    cards: tuple[DecisionCard, ...]
    sentences: tuple[str, ...]
    shared: bool = False

    @property
    def said(self) -> str:
        """The page as text."""
        moments = (f"{one.event + 1}. {one.text} ({one.value})" for one in (*self.turns, *self.missed))
        parts = (self.title, *self.facts, "", *moments, "", *(card.said for card in self.cards), "", *self.sentences)
        return "\n".join(parts)


def review_page(review: Review, *, shared: bool = False) -> ReviewPage:
    """Return the page of a review; a ``shared`` one is of the game as a spectator saw it."""
    turns, missed = tuple(_turns(review)), tuple(_missed(review))
    return ReviewPage(
        title=headline(review, shared=shared),
        facts=tuple(_facts(review, shared=shared)),
        points=_points(review),
        turns=turns,
        missed=missed,
        cards=decision_cards(review),
        sentences=sentences_of(review),
        shared=shared,
    )


def bits(value: float) -> str:
    """Return bits with two decimals."""
    return decimal(0.0 if abs(value) < NEXT_TO_NOTHING else value, 2)


def _bits(value: float) -> str:
    return translate("ReviewWords", "{bits} bits").format(bits=bits(value))


# --- the head


def headline(review: Review, *, shared: bool) -> str:
    """Return who won; where that is unknown, how I played, or that this is the game as everyone saw it."""
    if review.ending.winner is None:
        return translate("ReviewWords", "The game as everyone saw it") if shared else how_i_played(review)
    if review.ending.winner == review.case.setup.me and not shared:
        return translate("ReviewWords", "You won")
    return translate("ReviewWords", "{player} won").format(player=review.ending.winner)


def how_i_played(review: Review) -> str:
    """Return how many bits I missed."""
    n = len(review.suggestions)
    if review.case.setup.me is None:
        return translate("ReviewWords", "You watched this game.")
    if not n:
        return translate("ReviewWords", "You made no suggestions in this game.")
    if review.given_away_bits < NEXT_TO_NOTHING:
        return translate("ReviewWords", "You missed nothing in %n suggestion(s).", "", n)
    said = translate("ReviewWords", "You missed {bits} bits in %n suggestion(s).", "", n)
    return said.format(bits=bits(review.given_away_bits))


def _facts(review: Review, *, shared: bool) -> Iterator[str]:
    case = review.case
    yield f"{localized(commas(tuple(case.setup.seats)))} · {edition_name(case.setup.edition or '')}"
    if review.ending.envelope:
        yield in_envelope(review.ending.envelope)
    if review.ending.winner is not None and not shared:
        yield how_i_played(review)
    if shared:
        yield translate("ReviewWords", "Only what everyone has seen. No one’s cards are shown.")
    if review.conflict:
        only = translate("ReviewWords", "The review covers {n} of {all} entries.")
        upto = max(0, review.upto)
        yield f"{conflict_words(review.conflict)} {only.format(n=upto, all=len(review.case.events))}"


# --- the story


def _points(review: Review) -> tuple[TimelinePoint, ...]:
    case, rows = review.case, review.rows
    effects = [NOTHING] * len(case.events)
    for before, row in pairwise(rows):
        if row.event is not None:
            effects[row.event] = entry_effect(case, before, row)
    return timeline_points(case, rows, effects)


def _turns(review: Review) -> Iterator[Moment]:
    """Yield the most informative entries, in game order, with digits as badges."""
    told = [(one.event, one.bits) for one in review.gains if one.bits is not None and one.bits >= TURN]
    most = sorted(sorted(told, key=lambda one: -one[1])[:MOST_MOMENTS])
    for badge, (event, value) in enumerate(most, start=1):
        yield Moment(event, str(badge), event_line(review.case.events[event]), _bits(value))


def _missed(review: Review) -> Iterator[Moment]:
    """Yield my suggestions that missed the most information, in game order, with letters as badges."""
    missed = [one for one in review.suggestions if one.given_away_bits >= NEXT_TO_NOTHING]
    most = sorted(missed, key=lambda one: -one.given_away_bits)[:MOST_MOMENTS]
    for badge, one in zip("ABC", sorted(most, key=lambda one: one.event), strict=False):
        said = translate("ReviewWords", "Better: {cards}").format(cards=card_names(one.best))
        yield Moment(one.event, badge, said, _bits(one.given_away_bits))


# --- my decisions


def decision_cards(review: Review) -> tuple[DecisionCard, ...]:
    """Return a card for each decision."""
    told = {one.event: one.bits for one in review.gains}
    return tuple(_card(one, told.get(one.event), review.mansion) for one in review.decisions)


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
    return Side(translate("ReviewWords", "Same, or equally good"))


def _asked(one: Asked, told: float | None) -> DecisionCard:
    most = max(one.best_bits, one.gain_bits) or 1.0
    mine = Side(card_names(one.cards), _bits(one.gain_bits), one.gain_bits / most)
    heading = translate("ReviewWords", "Entry {entry} · Suggestion").format(entry=one.event + 1)
    note = "" if told is None else _told(told)
    if one.given_away_bits < NEXT_TO_NOTHING:
        return DecisionCard(one.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(one.best), _bits(one.best_bits), one.best_bits / most)
    missed = translate("ReviewWords", "{bits} bits missed").format(bits=bits(one.given_away_bits))
    return DecisionCard(one.event, heading, mine, best, missed, note)


def _told(value: float) -> str:
    if abs(value) < NEXT_TO_NOTHING:
        return translate("ReviewWords", "The answer told you nothing about the envelope.")
    told = translate("ReviewWords", "The answer told you {bits} bits.")
    less = translate("ReviewWords", "The answer made the envelope less clear by {bits} bits.")
    return (less if value < 0 else told).format(bits=bits(abs(value)))


def _shown(one: Shown) -> DecisionCard:
    most = max(one.left_bits, one.best_left_bits) or 1.0
    heading = translate("ReviewWords", "Entry {entry} · Card shown to {player}")
    heading = heading.format(entry=one.event + 1, player=one.to)
    left = translate("ReviewWords", "{bits} bits left open")
    mine = Side(card_name(one.card), left.format(bits=bits(one.left_bits)), one.left_bits / most)
    if one.card == one.best:
        return DecisionCard(one.event, heading, mine, _as_good())
    best = Side(card_name(one.best), left.format(bits=bits(one.best_left_bits)), one.best_left_bits / most)
    missed = translate("ReviewWords", "Showed about {bits} bits more than needed").format(
        bits=bits(one.given_away_bits)
    )
    return DecisionCard(one.event, heading, mine, best, missed if one.given_away_bits >= NEXT_TO_NOTHING else "")


def _accused(one: Accused) -> DecisionCard:
    heading = translate("ReviewWords", "Entry {entry} · Accusation").format(entry=one.event + 1)
    mine = Side(card_names(one.cards), percent(one.p), one.p)
    note = translate("ReviewWords", "The accusation was right.")
    if not one.correct:
        note = translate("ReviewWords", "The accusation was wrong.")
    if not one.advised:
        wait = translate("ReviewWords", "Wait: the likeliest solution was at {chance}")
        return DecisionCard(one.event, heading, mine, Side(wait.format(chance=percent(one.best_p))), note=note)
    if one.cards == one.best:
        return DecisionCard(one.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(one.best), percent(one.best_p), one.best_p)
    return DecisionCard(one.event, heading, mine, best, note=note)


def _moved(one: Moved, mansion: Mansion | None) -> DecisionCard:
    heading = translate("ReviewWords", "Entry {entry} · Move").format(entry=one.event + 1)
    mine = Side(_went(one.to, one.via, one.roll, mansion))
    if (one.to, one.via) == (one.best, one.best_via):
        return DecisionCard(one.event, heading, mine, _as_good())
    lost = translate("ReviewWords", "{turns} turns lost", "a move cost so many expected turns")
    best = Side(_went(one.best, one.best_via, None, mansion))
    return DecisionCard(one.event, heading, mine, best, lost.format(turns=bits(one.given_away)))


def _went(to: Place, via: str, roll: int | None, mansion: Mansion | None) -> str:
    from core.planner.headline import whereabouts

    where = card_name(to) if isinstance(to, Card) else localized(whereabouts(to, mansion))
    if via == Via.PASSAGE:
        said = translate("ReviewWords", "By the passage to: {place}")
    elif via == Via.CALLED:
        said = translate("ReviewWords", "Stayed where you were called to: {place}")
    elif roll is None:
        said = translate("ReviewWords", "Go to: {place}")
    else:
        said = translate("ReviewWords", "Rolled {roll}, went to: {place}")
    return said.format(roll=roll, place=where)


# --- in a few sentences


def sentences_of(review: Review) -> tuple[str, ...]:
    """Return who could have known the solution when, one sentence per line."""
    return (*_knew(review), *_given(review))


def _knew(review: Review) -> Iterator[str]:
    me = review.me
    if me.who is not None and me.known:
        if me.after is None:
            yield translate("ReviewWords", "You could not be certain of the solution.")
        else:
            said = translate("ReviewWords", "You could be certain of the solution {moment}.")
            yield said.format(moment=moment(me.after))
    if review.anyone.known and review.anyone.after is not None:
        said = translate("ReviewWords", "Anyone watching could have known the solution {moment}.")
        yield said.format(moment=moment(review.anyone.after))
    elif review.anyone.known:
        yield translate("ReviewWords", "No one could have known from public information alone.")
    for knew in review.others:
        yield _other(knew)


def moment(after: int) -> str:
    """Return a moment of the game, within a sentence."""
    if after == 0:
        return translate("ReviewWords", "before the first entry")
    return translate("ReviewWords", "after entry {entry}").format(entry=after)


def _other(knew: SolvedAt) -> str:
    if not knew.known:
        said = translate("ReviewWords", "When {player} could have known is unclear: that hand contradicts the entries.")
    elif knew.after is None and knew.exactly:
        said = translate("ReviewWords", "{player} could not be certain of it.")
    elif knew.after is None:
        said = translate(
            "ReviewWords", "{player} may never have been certain: some cards shown to {player} are not known."
        )
    elif knew.exactly:
        said = translate("ReviewWords", "{player} could be certain of it {moment}.")
    else:
        said = translate("ReviewWords", "{player} could be certain of it {moment} at the latest.")
    return said.format(player=knew.who, moment=moment(knew.after or 0))


def _given(review: Review) -> Iterator[str]:
    """Say what the turns of each player told, and whose left the envelope less clear."""
    each = translate("ReviewWords", "{player} {bits}", "whose turns told how many bits")
    gains = review.gains_by_player
    if told := [each.format(player=who, bits=bits(value)) for who, value in gains if value >= NEXT_TO_NOTHING]:
        said = translate("ReviewWords", "Bits learned from the others’ turns: {each}.")
        if review.case.setup.me is None:
            said = translate("ReviewWords", "Bits learned from each player’s turns: {each}.")
        yield said.format(each=localized(commas(told)))
    less = translate("ReviewWords", "{player}’s turns made the envelope less clear by {bits} bits.")
    yield from (less.format(player=who, bits=bits(-value)) for who, value in gains if value <= -NEXT_TO_NOTHING)
