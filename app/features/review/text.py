"""The contents of a review's page, produced in a worker."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from app.features.events.text import NOTHING, entry_effect
from app.features.review.decisions import DecisionCard, decision_cards
from app.ui.language import decimal, localized, translate
from app.ui.numbers import NEXT_TO_NOTHING, percent, ruled_out
from app.ui.plots.timeline import TimelinePoint, timeline_points
from app.ui.text import card_names, conflict_words, edition_name, event_line, in_envelope
from core.text.text import commas

if TYPE_CHECKING:
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
        moments = (f"{one.event + 1}. {one.text} ({one.value})" for one in (*self.turns, *self.missed))
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
    told = sum(one.gain_bits for one in review.suggestions)
    most = told + review.given_away_bits
    said = translate(
        "Your %n suggestion(s) told you {share} of what the best ones would have ({told} of {most} bits).", "", n
    )
    return said.format(share=percent(told / most), told=decimal(told, 2), most=decimal(most, 2))


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


# --- the story


def _points(review: Review) -> tuple[TimelinePoint, ...]:
    case, rows = review.case, review.rows
    effects = [NOTHING] * len(case.events)
    for before, row in pairwise(rows):
        if row.event is not None:
            effects[row.event] = entry_effect(case, before, row)
    return timeline_points(case, rows, effects)


def _turns(review: Review) -> Iterator[ReviewMoment]:
    """Yield the most informative entries, in game order, with digits as badges."""
    told = [(one.event, one.bits) for one in review.gains if one.bits is not None and one.bits >= TURN]
    most = sorted(sorted(told, key=lambda one: -one[1])[:MOST_MOMENTS])
    for badge, (event, value) in enumerate(most, start=1):
        yield ReviewMoment(event, str(badge), event_line(review.case.events[event]), ruled_out(value))


def _missed(review: Review) -> Iterator[ReviewMoment]:
    """Yield my suggestions that missed the most information, in game order, with letters as badges."""
    missed = [one for one in review.suggestions if one.given_away_bits >= NEXT_TO_NOTHING]
    most = sorted(missed, key=lambda one: -one.given_away_bits)[:MOST_MOMENTS]
    for badge, one in zip("ABC", sorted(most, key=lambda one: one.event), strict=False):
        said = translate("Better: {cards}").format(cards=card_names(one.best))
        instead = translate("{best}, not {mine}", "shares that suggestions rule out: 59%, not 17%")
        value = instead.format(best=ruled_out(one.best_bits), mine=ruled_out(one.gain_bits))
        yield ReviewMoment(one.event, badge, said, value)


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
            said = translate("You could be certain of the solution {moment}.")
            yield said.format(moment=moment(me.after))
    if review.anyone.known and review.anyone.after is not None:
        said = translate("Anyone watching could have known the solution {moment}.")
        yield said.format(moment=moment(review.anyone.after))
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
        said = translate("When {player} could have known is unclear: that hand contradicts the entries.")
    elif knew.after is None and knew.exactly:
        said = translate("{player} could not be certain of it.")
    elif knew.after is None:
        said = translate("Some cards shown to {player} are unknown, so {player} may or may not have been certain.")
    elif knew.exactly:
        said = translate("{player} could be certain of it {moment}.")
    else:
        said = translate("{player} could be certain of it {moment} at the latest.")
    return said.format(player=knew.who, moment=moment(knew.after or 0))


def _given(review: Review) -> Iterator[str]:
    """Say what the turns of each player told, and whose left the envelope less clear."""
    each = translate("{player} {share}", "what share of the solutions a player’s turns ruled out")
    gains = review.gains_by_player
    if told := [each.format(player=who, share=ruled_out(value)) for who, value in gains if value >= NEXT_TO_NOTHING]:
        said = translate("What the others’ turns ruled out for you: {each}.")
        if review.case.setup.me is None:
            said = translate("What each player’s turns ruled out: {each}.")
        yield said.format(each=localized(commas(told)))
    less = translate("{player}’s turns ruled nothing out.")
    yield from (less.format(player=who) for who, value in gains if value <= -NEXT_TO_NOTHING)
