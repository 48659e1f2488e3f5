"""The contents of a review's page: its texts, and each decision of mine beside the best one. Produced in a worker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from app.features.events.text import NOTHING, entry_effect
from app.ui.language import card_name, decimal, localized, translate
from app.ui.numbers import NEXT_TO_NOTHING, grade, percent, ruled_out, solutions
from app.ui.plots.timeline import TimelinePoint, timeline_points
from app.ui.text import card_names, conflict_words, edition_name, event_line, in_envelope
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Note, Suggestion, Via
from core.model.rules import PoolRule
from core.model.seats import POOL
from core.text.text import commas

if TYPE_CHECKING:
    from core.board.board import Place
    from core.board.mansion import Mansion
    from core.review.decisions import Accused, Asked, CardShown, Decision, Moved
    from core.review.hindsight import Foreseen
    from core.review.review import Review, SolvedAt


MOST_MOMENTS: Final = 3
"""Maximum number of turning points, and of missed chances, that are marked."""

TURN: Final = 0.25
"""The minimum information of an entry, in bits, to be a turning point."""


@dataclass(frozen=True, slots=True)
class ReviewMoment:
    """A moment that the chart marks with a badge: its entry, what happened, and the shares ruled out."""

    event: int
    badge: str
    text: str
    value: str


@dataclass(frozen=True, slots=True)
class ReviewPage:
    """All texts and numbers on the page of a review. ``shared``: only what everyone has seen."""

    title: str
    facts: tuple[str, ...]
    points: tuple[TimelinePoint, ...]
    turns: tuple[ReviewMoment, ...]
    missed: tuple[ReviewMoment, ...]
    cards: tuple[DecisionCard, ...]
    sentences: tuple[str, ...]
    luck: tuple[str, ...] = ()
    shared: bool = False

    @property
    def said(self) -> str:
        moments = (f"{moment.event + 1}. {moment.text} ({moment.value})" for moment in (*self.turns, *self.missed))
        cards = (card.said for card in self.cards)
        parts = (self.title, *self.facts, "", *moments, "", *cards, "", *self.luck, "", *self.sentences)
        return "\n".join(parts)


def review_page(review: Review, foreseen: Sequence[Foreseen] = (), *, shared: bool = False) -> ReviewPage:
    """Return the page of a review; a ``shared`` one is of the game as a spectator saw it."""
    from core.review.hindsight import of_foreseen  # in the worker
    from core.review.luck import luck, luck_sentences

    helped = (of_foreseen(foreseen),) if foreseen else ()
    turns, missed = tuple(_turns(review)), tuple(_missed(review))
    return ReviewPage(
        title=headline(review, shared=shared),
        facts=tuple(_facts(review, shared=shared)),
        points=_points(review),
        turns=turns,
        missed=missed,
        cards=decision_cards(review),
        sentences=sentences_of(review),
        luck=tuple(map(localized, (*luck_sentences(luck(review)), *helped))),
        shared=shared,
    )


# --- the head


def headline(review: Review, *, shared: bool) -> str:
    """Return who won; where that is unknown, how I played, or that this is the game as everyone saw it."""
    if review.ending.winner is None:
        return translate("The game as everyone saw it") if shared else how_i_played(review)
    if review.ending.winner == review.case.setup.me and not shared:
        return translate("You won")
    return translate("{player} won").format(player=review.ending.winner)


def how_i_played(review: Review) -> str:
    """Return what my suggestions told me beside the best ones, on average over the answers."""
    n = len(review.suggestions)
    if review.case.setup.me is None:
        return translate("You watched this game.")
    if not n:
        return translate("You made no suggestions in this game.")
    if review.given_away_bits < NEXT_TO_NOTHING:
        return translate("You missed nothing in %n suggestion(s).", "", n)
    told_bits = sum(suggestion.gain_bits for suggestion in review.suggestions)
    most = told_bits + review.given_away_bits
    sentence = translate(
        "Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).", "", n
    )
    return sentence.format(share=percent(told_bits / most), told=decimal(told_bits, 2), most=decimal(most, 2))


def _facts(review: Review, *, shared: bool) -> Iterator[str]:
    case = review.case
    yield f"{localized(commas(tuple(case.setup.seats)))} · {edition_name(case.setup.edition or '')}"
    if review.ending.envelope:
        yield in_envelope(review.ending.envelope)
    if review.ending.winner is not None and not shared:
        yield how_i_played(review)
    if shared:
        yield translate("Only what everyone has seen. No one’s cards are shown.")
    if review.conflict:
        only = translate("The review covers {n} of {all} entries.")
        upto = max(0, review.upto)
        yield f"{conflict_words(review.conflict)} {only.format(n=upto, all=len(review.case.events))}"


# --- the timeline


def _points(review: Review) -> tuple[TimelinePoint, ...]:
    case, rows = review.case, review.rows
    effects = [NOTHING] * len(case.events)
    for before, row in pairwise(rows):
        if row.event is not None:
            effects[row.event] = entry_effect(case, before, row)
    return timeline_points(case, rows, effects)


def _turns(review: Review) -> Iterator[ReviewMoment]:
    """Yield the most informative entries, in game order, with digits as badges."""
    gains = [(gain.event, gain.bits) for gain in review.gains if gain.bits is not None and gain.bits >= TURN]
    most = sorted(sorted(gains, key=lambda gain: -gain[1])[:MOST_MOMENTS])
    for badge, (event, value) in enumerate(most, start=1):
        yield ReviewMoment(event, str(badge), event_line(review.case.events[event]), ruled_out(value))


def _missed(review: Review) -> Iterator[ReviewMoment]:
    """Yield my suggestions that missed the most information, in game order, with letters as badges."""
    missed = [suggestion for suggestion in review.suggestions if suggestion.given_away_bits >= NEXT_TO_NOTHING]
    most = sorted(missed, key=lambda suggestion: -suggestion.given_away_bits)[:MOST_MOMENTS]
    for badge, suggestion in zip("ABC", sorted(most, key=lambda suggestion: suggestion.event), strict=False):
        better = translate("Better: {cards}").format(cards=card_names(suggestion.best))
        instead = translate("{best}, not {mine}", "shares that suggestions rule out: 59%, not 17%")
        value = instead.format(best=ruled_out(suggestion.best_bits), mine=ruled_out(suggestion.gain_bits))
        yield ReviewMoment(suggestion.event, badge, better, value)


# --- in a few sentences


def sentences_of(review: Review) -> tuple[str, ...]:
    """Return who could have known the solution when, one sentence per line."""
    return (*_knew(review), *_given(review))


def _knew(review: Review) -> Iterator[str]:
    me = review.me
    if me.who is not None and me.known:
        if me.after is None:
            yield translate("You could not be certain of the solution.")
        else:
            sentence = translate("You could be certain of the solution {moment}.")
            yield sentence.format(moment=moment(me.after))
    if review.anyone.known and review.anyone.after is not None:
        sentence = translate("Anyone watching could have known the solution {moment}.")
        yield sentence.format(moment=moment(review.anyone.after))
    elif review.anyone.known:
        yield translate("No one could have known from public information alone.")
    for knew in review.others:
        yield _other(knew)


def moment(after: int) -> str:
    if after == 0:
        return translate("before the first entry")
    return translate("after entry {entry}").format(entry=after)


def _other(knew: SolvedAt) -> str:
    if not knew.known:
        sentence = translate("When {player} could have known is unclear: that hand contradicts the entries.")
    elif knew.after is None and knew.exactly:
        sentence = translate("{player} could not be certain of it.")
    elif knew.after is None:
        sentence = translate("Some cards shown to {player} are unknown, so {player} may or may not have been certain.")
    elif knew.exactly:
        sentence = translate("{player} could be certain of it {moment}.")
    else:
        sentence = translate("{player} could be certain of it {moment} at the latest.")
    return sentence.format(player=knew.who, moment=moment(knew.after or 0))


def _given(review: Review) -> Iterator[str]:
    """Say what the turns of each player told, and whose left the envelope less clear."""
    each = translate("{player} {share}", "what share of the solutions a player’s turns ruled out")
    gains = review.gains_by_player
    if shares := [each.format(player=who, share=ruled_out(value)) for who, value in gains if value >= NEXT_TO_NOTHING]:
        sentence = translate("What the others’ turns ruled out for you: {each}.")
        if review.case.setup.me is None:
            sentence = translate("What each player’s turns ruled out: {each}.")
        yield sentence.format(each=localized(commas(shares)))
    less = translate("{player}’s turns ruled nothing out.")
    yield from (less.format(player=who) for who, value in gains if value <= -NEXT_TO_NOTHING)


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
        template = translate("{heading}. You: {mine}. Best: {best}.")
        sentence = template.format(heading=self.heading, mine=mine, best=best)
        return " ".join(part for part in (sentence, self.missed, self.note) if part)


def decision_cards(review: Review) -> tuple[DecisionCard, ...]:
    told_bits = {gain.event: gain.bits for gain in review.gains}
    cards = (_card(decision, told_bits.get(decision.event), review.mansion) for decision in review.decisions)
    return tuple(_with_look(card, review.case, told_bits.get(card.event + 1)) for card in cards)


def _with_look(card: DecisionCard, case: Case, told_bits: float | None) -> DecisionCard:
    """Add what the leftover card told that I saw as nobody answered; the entry after the suggestion names it."""
    asked, after = case.events[card.event], case.events[card.event + 1 : card.event + 2]
    if case.setup.rules.pool_look is PoolRule.NEVER or not isinstance(asked, Suggestion) or asked.refuted_by:
        return card
    if told_bits is None or not any(
        isinstance(event, Note) and event.holder == POOL and event.holds for event in after
    ):
        return card
    sentence = translate("The leftover card you looked at ruled out {share}.", "share: 50%")
    return replace(card, note=f"{card.note} {sentence.format(share=ruled_out(max(0.0, told_bits)))}".strip())


def _card(decision: Decision, told_bits: float | None, mansion: Mansion | None) -> DecisionCard:
    from core.review.decisions import Accused, Asked, CardShown

    match decision:
        case Asked():
            return _asked(decision, told_bits)
        case CardShown():
            return _shown(decision)
        case Accused():
            return _accused(decision)
        case _:
            return _moved(decision, mansion)


def _as_good() -> Side:
    return Side(translate("Same, or equally good"))


def _asked(asked: Asked, told_bits: float | None) -> DecisionCard:
    most = max(asked.best_bits, asked.gain_bits) or 1.0
    rules_out = translate("rules out {share}", "beside a suggestion; share: 35%")
    mine = Side(card_names(asked.cards), rules_out.format(share=ruled_out(asked.gain_bits)), asked.gain_bits / most)
    heading = translate("Entry {entry} · Suggestion").format(entry=asked.event + 1)
    note = "" if told_bits is None else _told(told_bits)
    if asked.given_away_bits < NEXT_TO_NOTHING:
        return DecisionCard(asked.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(asked.best), rules_out.format(share=ruled_out(asked.best_bits)), asked.best_bits / most)
    return DecisionCard(asked.event, heading, mine, best, grade(asked.gain_bits, asked.best_bits), note)


def _told(value: float) -> str:
    if abs(value) < NEXT_TO_NOTHING:
        return translate("The answer told you nothing about the envelope.")
    if value < 0:
        return translate("The answer ruled nothing out; the favourites moved closer together.")
    return translate("The answer ruled out {share}.", "share: 35%").format(share=ruled_out(value))


def _shown(shown: CardShown) -> DecisionCard:
    most = max(shown.left_bits, shown.best_left_bits) or 1.0
    heading = translate("Entry {entry} · Card shown to {player}")
    heading = heading.format(entry=shown.event + 1, player=shown.to)
    left = translate("leaves {number} solutions", "to another player, beside a card shown")
    mine = Side(card_name(shown.card), left.format(number=solutions(shown.left_bits)), shown.left_bits / most)
    if shown.card == shown.best:
        return DecisionCard(shown.event, heading, mine, _as_good())
    best = Side(card_name(shown.best), left.format(number=solutions(shown.best_left_bits)), shown.best_left_bits / most)
    return DecisionCard(shown.event, heading, mine, best, _given_away(shown.given_away_bits))


def _given_away(too_much: float) -> str:
    """Return that a card told its asker so many bits more than another would have."""
    if too_much < NEXT_TO_NOTHING:
        return ""
    if too_much < A_LITTLE:
        return translate("You could have given away a little less")
    return translate("You could have given away much less")


def _accused(accused: Accused) -> DecisionCard:
    heading = translate("Entry {entry} · Accusation").format(entry=accused.event + 1)
    mine = Side(card_names(accused.cards), percent(accused.p), accused.p)
    note = translate("The accusation was right.")
    if not accused.correct:
        note = translate("The accusation was wrong.")
    if not accused.advised:
        wait = translate("Wait: even the likeliest solution had a chance of {chance}")
        return DecisionCard(accused.event, heading, mine, Side(wait.format(chance=percent(accused.best_p))), note=note)
    if accused.cards == accused.best:
        return DecisionCard(accused.event, heading, mine, _as_good(), note=note)
    best = Side(card_names(accused.best), percent(accused.best_p), accused.best_p)
    return DecisionCard(accused.event, heading, mine, best, note=note)


def _moved(moved: Moved, mansion: Mansion | None) -> DecisionCard:
    heading = translate("Entry {entry} · Move").format(entry=moved.event + 1)
    mine = Side(_went(moved.to, moved.via, moved.roll, mansion))
    if (moved.to, moved.via) == (moved.best, moved.best_via):
        return DecisionCard(moved.event, heading, mine, _as_good())
    lost = translate("{turns} turns lost", "a move cost so many expected turns")
    best = Side(_went(moved.best, moved.best_via, None, mansion))
    return DecisionCard(moved.event, heading, mine, best, lost.format(turns=decimal(moved.given_away, 2)))


def _went(to: Place, via: str, roll: int | None, mansion: Mansion | None) -> str:
    from core.advice.text import whereabouts

    where = card_name(to) if isinstance(to, Card) else localized(whereabouts(to, mansion))
    if via == Via.PASSAGE:
        sentence = translate("By the passage to: {place}")
    elif via == Via.CALLED:
        sentence = translate("Stayed where you were called to: {place}")
    elif roll is None:
        sentence = translate("Go to: {place}")
    else:
        sentence = translate("Rolled {roll}, went to: {place}")
    return sentence.format(roll=roll, place=where)
