"""One's own sheet by the letter of its contract, from the probabilities of the cells; random sheets to try it on.

It shares nothing with the program but the words of :mod:`core.model` and of :mod:`core.practice.marks`.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from random import Random

from core.model.cards import Card, Category
from core.model.case import Case
from core.model.seats import ENVELOPE, FACE_UP, Holder
from core.practice.marks import Mark, Says
from tests.games import Truth
from tests.oracle.brute import Deal, held, possible

Cells = Mapping[Card, Mapping[Holder, Fraction | float]]
"""The probability that a card is with a holder."""

SAYS = (*[True] * 6, *[False] * 2, *[None] * 2)
"""Of ten marks, six say what is true of the deal, two the opposite, two are guesses."""


def random_marks(rng: Random, case: Case, truth: Truth) -> tuple[Mark, ...]:
    """Mark some of the cells, up to all of them."""
    cells = [(card, holder) for card in case.setup.deck for holder in case.setup.holders]
    chosen = rng.sample(
        cells, rng.randint(0, len(cells)) if rng.random() < 0.3 else min(len(cells), rng.randint(0, 30))
    )
    return tuple(Mark(card, holder, _says(rng.choice(SAYS), truth[card] == holder)) for card, holder in chosen)


def _says(right: bool | None, holds: bool) -> Says:
    if right is None:
        return Says.MAYBE
    return Says.YES if right == holds else Says.NO


def verdict(mark: Mark, cells: Cells) -> tuple[str, Fraction | float]:
    """Return the verdict on a mark, and the probability that it says."""
    here = cells[mark.card][mark.holder]
    p = 1 - here if mark.says == "no" else here
    if p == 1 or (p == 0 and mark.says == "maybe"):
        return "proved", p
    return ("refuted" if p == 0 else "open"), p


def missed(case: Case, marks: Sequence[Mark], cells: Cells) -> Iterator[tuple[Card, Holder, bool]]:
    """Yield every certain cell without a right mark; a given cell, or one that others settle, if it has no mark."""
    said = {(mark.card, mark.holder): mark.says.value for mark in marks}
    right = {
        (card, holder): said[card, holder] == "yes"
        for card, holder in said
        if cells[card][holder] == {"yes": 1, "no": 0}.get(said[card, holder])
    }
    for card in case.setup.deck:
        for holder in case.setup.holders:
            if cells[card][holder] in (0, 1) and (card, holder) not in right:
                given = holder in (case.setup.me, FACE_UP) or card in case.setup.face_up
                if (card, holder) not in said or not (given or _settled(case, right, card, holder)):
                    yield card, holder, cells[card][holder] == 1


def _settled(case: Case, right: Mapping[tuple[Card, Holder], bool], card: Card, holder: Holder) -> bool:
    """Whether the sum of the row, or of the column, leaves one value for the cell."""
    sizes = {**case.setup.sizes, ENVELOPE: 1}
    row = [(card, other) for other in case.setup.holders]
    column = [(other, holder) for other in case.setup.deck if holder != ENVELOPE or other.category is card.category]
    for line, total in ((row, 1), (column, sizes[holder])):
        ticks = sum(right.get(cell, False) for cell in line)
        unknown = sum(cell not in right for cell in line)  # this cell is one of them
        if total in (ticks, ticks + unknown):
            return True
    return False


def fits(case: Case, deal: Deal) -> bool:
    """Whether a deal is one of the set-up and every entry could have happened with it."""
    setup = case.setup
    envelope = [card.category for card in held(deal, ENVELOPE)]
    return (
        tuple(deal) == setup.deck.cards
        and sorted(envelope) == list(Category)
        and all(len(held(deal, holder)) == size for holder, size in setup.sizes.items())
        and set(held(deal, FACE_UP)) == set(setup.face_up)
        and (setup.me is None or set(held(deal, setup.me)) == set(setup.my_hand))
        and all(possible(deal, event) for event in case.events)
    )
