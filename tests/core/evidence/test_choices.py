"""The weights of shows, hand by hand: none if everything is certain, and none that vanishes."""

from itertools import chain, combinations
from math import exp, log, prod

import pytest

from core.engines.exact.columns import Group
from core.evidence.evidence import MIN_WEIGHT, ChoiceWeights, Likelihood, choices_of, evidence_of, weights_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.habit import Habit
from core.model.setup import Player, Setup

DECK = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
SETUP = Setup(DECK, (Player("Ann", 3), Player("Bob", 3)))
BOB = 4
ADA, AXE, ATTIC = 1 << 0, 1 << 3, 1 << 6
CARDS = (ADA, AXE, ATTIC)
NAMED = (DECK.cards[0], DECK.cards[3], DECK.cards[6])


def choices(event, *, held=0, allowed=0, **habits):
    """Those of Bob, who certainly has some cards, and may have others."""
    evidence = evidence_of(Case(SETUP, (event,), habits=(Habit("Bob", **habits),)))
    return choices_of(evidence.likelihoods, *([[0] * BOB + [cards] for cards in (held, allowed)]))


SHOWS_ADA = Suggestion("Ann", NAMED, refuted_by="Bob", shown=NAMED[0])


def weight(found, hand):
    assert all(choice.slot == BOB for choice in found)
    return exp(sum(choice.log_weights[(choice.cards & hand).bit_count()] for choice in found))


@pytest.mark.parametrize("preferences", [(1, 1, 1), (1, 2, 2), (5, 2, 3), (0.5, 4, 1)])
@pytest.mark.parametrize("known", [ADA, ADA | AXE, ADA | ATTIC])
def test_a_card_that_was_shown_weighs_its_share_of_the_preferences_of_the_hand(preferences, known):
    glad = dict(zip(CARDS, preferences, strict=True))
    doubtful = (ADA | AXE | ATTIC) & ~known
    found = choices(SHOWS_ADA, held=known, allowed=doubtful, shows=preferences)

    def share(hand):
        return glad[ADA] / sum(glad[card] for card in CARDS if (known | hand) & card)

    for hand in chain.from_iterable(combinations([card for card in CARDS if card & doubtful], n) for n in range(3)):
        assert weight(found, sum(hand)) == pytest.approx(share(sum(hand)) / share(0))


def test_only_choices_among_cards_in_doubt_weigh_anything():
    assert choices(SHOWS_ADA, held=ADA) == ()
    assert choices(SHOWS_ADA, held=ADA | AXE | ATTIC) == ()
    (one,) = choices(SHOWS_ADA, held=ADA, allowed=ATTIC)
    assert one.cards == ATTIC


def halves(*slots, times=1, weight=1 / 2):
    alike = [Likelihood(slot, (0,), (0.0, log(weight)), source) for slot in slots for source in range(times)]
    return choices_of(alike, [0] * 7, [ADA] * 7)


def test_choices_of_the_same_holder_among_the_same_cards_multiply():
    assert [(one.slot, one.cards) for one in halves(4, 5, times=3)] == [(4, ADA), (5, ADA)]
    ((cards, weights),) = weights_of(halves(4, 5, times=3), 4)
    assert (cards, weights) == (ADA, pytest.approx((1, 1 / 8)))


@pytest.mark.parametrize("times", [100, 5000])
@pytest.mark.parametrize("each", [1 / 2, 9.0])
def test_however_many_choices_there_are_all_together_stay_in_range(times, each):
    found = halves(4, 5, 6, times=times, weight=each)
    together = prod(weights[-1] for slot in (4, 5, 6) for _, weights in weights_of(found, slot))
    assert MIN_WEIGHT * 0.999 <= min(together, 1 / together) < 1e-30


def test_more_cards_than_engines_count_are_refused():
    with pytest.raises(ValueError, match="3 cards"):
        Likelihood(BOB, (0, 3, 6), (0.0,) * 8, 0)
    with pytest.raises(AssertionError, match="3 cards"):
        Group(ADA | AXE | ATTIC, BOB, (0.0, 0.1, 0.2, 0.3))
    assert Group(ADA | AXE | ATTIC, BOB).required
    assert ChoiceWeights(BOB, ADA | AXE, (0.0, 0.1, 0.2))
