"""Hunches are judged jointly with everything else: as brute force weighs every deal."""

from dataclasses import replace
from random import Random

import pytest

from core.belief.belief import believe
from core.engines.driver import answer, hands
from core.formats.case_file import example
from core.model.case import Case
from core.model.hunch import LEAST_PROBABILITY, Hunch
from core.players.prior import shipped
from tests.games import small_game
from tests.oracle.brute import brute
from tests.oracle.people import reweighed


def with_hunches(case: Case, rng: Random) -> Case:
    deck, holders = case.setup.deck.cards, case.setup.holders
    found = [Hunch(rng.choice(holders), rng.choice(deck), rng.choice((0.1, 0.5, 0.7, 0.95))) for _ in range(3)]
    return replace(case, hunches=tuple(found))


@pytest.mark.parametrize("seed", range(40))
def test_the_exact_engine_agrees_with_brute_force(seed):
    case = small_game(seed, cards=9).case
    believed = with_hunches(case, Random(seed))
    found, wanted = answer(believed, "exact"), brute(believed)
    for card, row in wanted.marginals.items():
        got = [found.probability(card, holder) for holder in found.holders]
        assert got == pytest.approx([float(row[holder]) for holder in found.holders], abs=1e-12)
    assert found.envelope is not None
    for solution, p in wanted.envelope.items():
        assert found.envelope.probability(solution) == pytest.approx(float(p), abs=1e-12)
    holder = case.setup.seats.names[-1]
    listed = hands(believed, holder)
    for hand, p in zip(listed.hands, listed.probabilities.tolist(), strict=True):
        assert p == pytest.approx(float(wanted.hands[holder][frozenset(hand)]), abs=1e-12)
    plain = answer(case, "exact")
    assert (found.deals, found.certain) == (plain.deals, plain.certain)


def test_together_with_how_people_play():
    case = with_hunches(small_game(20, cards=9).case, Random(5))
    found = believe(case, answer(case), shipped()).posterior
    deals = reweighed(case, shipped())
    for card in found.cards:
        for holder in found.holders:
            p = sum(share for deal, share in deals if deal[card] == holder)
            assert found.probability(card, holder) == pytest.approx(p, abs=1e-9)


def test_monte_carlo_weighs_them_too():
    case = example()
    card, holder = case.setup.deck.card("Mrs Peacock"), "Ben"
    before, after = (
        answer(replace(case, hunches=hunches), "montecarlo").probability(card, holder)
        for hunches in ((), (Hunch(holder, card, 0.9),))
    )
    assert after > before + 0.3


@pytest.mark.parametrize("p", [0.0, 1.0, -0.5, float("nan"), 1e-320, 1e-7, 1 - 1e-7])
def test_nobody_is_certain_of_a_hunch(p):
    case = small_game(5, cards=9).case
    with pytest.raises(ValueError, match="above 0 and below 1"):
        Hunch("Ann", case.setup.deck.cards[0], p)


@pytest.mark.parametrize("name", ["exact", "montecarlo"])
def test_any_number_of_the_strongest_hunches_can_be_weighed(name):
    case = small_game(5, cards=9).case
    cells = [(holder, card) for card in case.setup.deck for holder in case.setup.holders]
    lot = Random(1)
    for n in (1, 4, len(cells) // 2, len(cells)):
        for p in (LEAST_PROBABILITY, 1 - LEAST_PROBABILITY):
            hunches = tuple(Hunch(holder, card, p) for holder, card in lot.sample(cells, n))
            posterior = answer(replace(case, hunches=hunches), name)
            assert all(0 <= posterior.probability(card, holder) <= 1 for holder, card in cells)
