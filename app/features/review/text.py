"""Texts of the review."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.ui.language import card_name, decimal, translate
from app.ui.numbers import percent
from app.ui.text import card_names, conflict_words, event_line, place_name
from core.text.text import commas

if TYPE_CHECKING:
    from core.board.board import Place
    from core.review.decisions import Accused, Asked, Decision, Moved, Shown
    from core.review.review import EntryGain, Review, SolvedAt

NOTHING = "–"
"""Shown where there is nothing to say."""

NEXT_TO_NOTHING = 0.005
"""Fewer bits than this are shown as none."""


@dataclass(frozen=True, slots=True)
class ReviewLine:
    """A row of a review: its entry, its cells, and the length of its bar from 0 to 1."""

    event: int
    cells: tuple[str, ...]
    share: float = 0.0


def bits(value: float) -> str:
    """Return bits with two decimals."""
    return decimal(0.0 if abs(value) < NEXT_TO_NOTHING else value, 2)


# --- my decisions


def decision_columns() -> tuple[tuple[str, str], ...]:
    """Return the headings of the decisions' columns with their tool tips."""
    return (
        (translate("ReviewWords", "Entry"), translate("ReviewWords", "Its number in the list")),
        (translate("ReviewWords", "What you did"), translate("ReviewWords", "Your decision")),
        (
            translate("ReviewWords", "The best then"),
            translate("ReviewWords", "What would have been best, by what you knew at that moment"),
        ),
        (
            translate("ReviewWords", "Given away"),
            translate(
                "ReviewWords",
                "How much worse yours was: bits that a suggestion told you less, or a card told another more; turns "
                "that a move cost",
            ),
        ),
    )


def decision_lines(review: Review) -> tuple[ReviewLine, ...]:
    """Return a row for each decision."""
    most = max((one.given_away_bits for one in review.suggestions), default=0.0)
    return tuple(_decision(one, most) for one in review.decisions)


def _decision(one: Decision, most: float) -> ReviewLine:
    from core.review.decisions import Accused, Asked, Shown

    share = 0.0
    match one:
        case Asked():
            cells, share = _asked(one), one.given_away_bits / most if most else 0.0
        case Shown():
            cells = _shown(one)
        case Accused():
            cells = _accused(one)
        case _:
            cells = _moved(one)
    return ReviewLine(one.event, (str(one.event + 1), *cells), share)


def _as_good() -> str:
    return translate("ReviewWords", "Just that, or as good")


def _asked(one: Asked) -> tuple[str, str, str]:
    mine = translate("ReviewWords", "Asked for {cards}: {bits} bits").format(
        cards=card_names(one.cards), bits=bits(one.gain_bits)
    )
    best = translate("ReviewWords", "{cards}: {bits} bits").format(cards=card_names(one.best), bits=bits(one.best_bits))
    if one.given_away_bits < NEXT_TO_NOTHING:
        return mine, _as_good(), bits(0)
    return mine, best, translate("ReviewWords", "{bits} bits").format(bits=bits(one.given_away_bits))


def _shown(one: Shown) -> tuple[str, str, str]:
    mine = translate("ReviewWords", "Showed {player} {card}: {bits} bits left open").format(
        player=one.to, card=card_name(one.card), bits=bits(one.left_bits)
    )
    if one.card == one.best:
        return mine, _as_good(), bits(0)
    best = translate("ReviewWords", "{card}: {bits} bits left open").format(
        card=card_name(one.best), bits=bits(one.best_left_bits)
    )
    return mine, best, translate("ReviewWords", "about {bits} bits").format(bits=bits(one.given_away_bits))


def _accused(one: Accused) -> tuple[str, str, str]:
    said = translate("ReviewWords", "Accused {cards}: {chance} likely, and right")
    if not one.correct:
        said = translate("ReviewWords", "Accused {cards}: {chance} likely, and wrong")
    mine = said.format(cards=card_names(one.cards), chance=percent(one.p))
    if not one.advised:
        wait = translate("ReviewWords", "Wait: the likeliest was {chance} likely")
        return mine, wait.format(chance=percent(one.best_p)), NOTHING
    if one.cards == one.best:
        return mine, _as_good(), NOTHING
    best = translate("ReviewWords", "{cards}: {chance} likely")
    return mine, best.format(cards=card_names(one.best), chance=percent(one.best_p)), NOTHING


def _moved(one: Moved) -> tuple[str, str, str]:
    mine = _went(one.to, one.via, one.roll)
    if (one.to, one.via) == (one.best, one.best_via):
        return mine, _as_good(), bits(0)
    turns = translate("ReviewWords", "{turns} turns", "a move cost so many expected turns")
    return mine, _went(one.best, one.best_via, None), turns.format(turns=bits(one.given_away))


def _went(to: Place, via: str, roll: int | None) -> str:
    if via == "passage":
        said = translate("ReviewWords", "By the passage to: {place}")
    elif via == "called":
        said = translate("ReviewWords", "Stay in: {place}")
    elif roll is None:
        said = translate("ReviewWords", "Go to: {place}")
    else:
        said = translate("ReviewWords", "Rolled {roll}, went to: {place}")
    return said.format(roll=roll, place=place_name(to))


# --- what the entries told


def told_columns() -> tuple[tuple[str, str], ...]:
    """Return the headings of the entries' columns with their tool tips."""
    return (
        (translate("ReviewWords", "Entry"), translate("ReviewWords", "Its number in the list")),
        (translate("ReviewWords", "What happened"), translate("ReviewWords", "The entry, as it stands in the list")),
        (
            translate("ReviewWords", "Told you"),
            translate("ReviewWords", "How many bits it told you about the envelope; below 0 where it misled"),
        ),
    )


def told_lines(review: Review) -> tuple[ReviewLine, ...]:
    """Return a row for each entry that can tell something."""
    most = max((one.bits or 0.0 for one in review.gains), default=0.0)
    return tuple(_told(review, one, most) for one in review.gains)


def _told(review: Review, one: EntryGain, most: float) -> ReviewLine:
    said = NOTHING
    if one.bits is not None:
        text = translate("ReviewWords", "{bits} bits") if one.exact else translate("ReviewWords", "about {bits} bits")
        said = text.format(bits=bits(one.bits))
    share = max(0.0, one.bits or 0.0) / most if most else 0.0
    return ReviewLine(one.event, (str(one.event + 1), event_line(review.case.events[one.event]), said), share)


# --- in a few sentences


def headline(review: Review) -> str:
    """Return how many bits were missed."""
    n = len(review.suggestions)
    if review.case.setup.me is None:
        return translate("ReviewWords", "You watched this game: there is nothing that you decided.")
    if not n:
        return translate("ReviewWords", "You suggested nothing in this game.")
    said = translate("ReviewWords", "You gave away {bits} bits in %n suggestion(s).", "", n)
    return said.format(bits=bits(review.given_away_bits))


def sentences_of(review: Review) -> tuple[str, ...]:
    """Return the rest of the summary, one sentence per line."""
    return tuple(line for line in (_clash(review), *_best_and_worst(review), *_knew(review), _given(review)) if line)


def _clash(review: Review) -> str:
    if not review.conflict:
        return ""
    said = translate("ReviewWords", "{clash} What was looked at are the entries before that: {upto}.")
    return said.format(clash=conflict_words(review.conflict), upto=max(0, review.upto))


def _best_and_worst(review: Review) -> Iterator[str]:
    best, worst = review.best_suggestion, review.worst_suggestion
    if best is not None:
        said = translate("ReviewWords", "Your best suggestion was entry {entry} ({cards}): it gave away {bits} bits.")
        yield said.format(entry=best.event + 1, cards=card_names(best.cards), bits=bits(best.given_away_bits))
    if worst is not None and worst != best and worst.given_away_bits >= NEXT_TO_NOTHING:
        said = translate("ReviewWords", "Entry {entry} ({cards}) gave away most: {bits} bits.")
        yield said.format(entry=worst.event + 1, cards=card_names(worst.cards), bits=bits(worst.given_away_bits))


def _knew(review: Review) -> Iterator[str]:
    me = review.me
    if me.who is not None and me.known:
        if me.after is None:
            yield translate("ReviewWords", "The solution was never certain for you.")
        else:
            yield translate("ReviewWords", "The solution was certain for you {moment}.").format(moment=moment(me.after))
    if review.anyone.known and review.anyone.after is not None:
        said = translate("ReviewWords", "Anybody could have been certain of it {moment}, even without a hand.")
        yield said.format(moment=moment(review.anyone.after))
    elif review.anyone.known:
        yield translate("ReviewWords", "Nobody could have been certain of it from what everybody saw alone.")
    for knew in review.others:
        yield _other(knew)


def moment(after: int) -> str:
    """Return a moment of the game, within a sentence."""
    if after == 0:
        return translate("ReviewWords", "before the first entry")
    return translate("ReviewWords", "after entry {entry}").format(entry=after)


def _other(knew: SolvedAt) -> str:
    if not knew.known:
        said = translate(
            "ReviewWords", "When {player} was certain of it cannot be told: that hand contradicts the entries."
        )
    elif knew.after is None and knew.exactly:
        said = translate("ReviewWords", "{player} was never certain of it.")
    elif knew.after is None:
        said = translate(
            "ReviewWords", "{player} was perhaps never certain of it: some cards that {player} was shown are not known."
        )
    elif knew.exactly:
        said = translate("ReviewWords", "{player} could be certain of it {moment}.")
    else:
        said = translate("ReviewWords", "{player} could be certain of it {moment}, at the latest.")
    return said.format(player=knew.who, moment=moment(knew.after or 0))


def _given(review: Review) -> str:
    told = [(who, value) for who, value in review.gains_by_player if abs(value) >= NEXT_TO_NOTHING]
    if not told:
        return ""
    each = [
        translate("ReviewWords", "{player} {bits}", "who gave away how many bits").format(player=who, bits=bits(value))
        for who, value in told
    ]
    said = translate("ReviewWords", "What the turns of the others told you about the envelope, in bits: {each}.")
    return said.format(each=commas(each))
