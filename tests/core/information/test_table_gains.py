"""Gains under each order of asking are those of all deals and all answers, counted by hand."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest

from core.information.answers import Response
from core.information.deal_table import table_of
from core.information.gain import gains
from core.model.cards import Category
from core.model.case import Case
from core.model.rules import AskedOrder
from tests.oracle.brute import brute
from tests.oracle.gain import gain_by_hand
from tests.table_games import table_game

SLOW = pytest.mark.slow


def asked_so(seed: int, asked: AskedOrder) -> Case:
    case = table_game(seed, turns=4, cards=3).case
    me = case.setup.me or case.setup.turns.names[0]
    hand = tuple(card for card, holder in table_game(seed, turns=4, cards=3).truth.items() if holder == me)
    setup = replace(case.setup, me=me, my_hand=hand, rules=replace(case.setup.rules, asked=asked))
    return Case(setup, tuple(event for event in case.events if getattr(event, "player", None) != me))


@pytest.mark.parametrize("asked", AskedOrder)
@pytest.mark.parametrize("response", Response)
@pytest.mark.parametrize("seeds", [range(8), pytest.param(range(8, 60), marks=SLOW)])
def test_gains_equal_enumeration(seeds, response, asked):
    checked = 0
    for seed in seeds:
        case = asked_so(seed, asked)
        oracle = brute(case)
        if not oracle.deals:
            continue
        found, deck = gains(table_of(case), response), case.setup.deck
        assert found.exact
        triples = ([deck.cards[i] for i in three] for three in found.triples)
        mine = {frozenset(three): bits for three, bits in zip(triples, found.bits, strict=True)}
        every = list(product(*(deck.of(category) for category in Category)))
        for three in Random(seed).sample(every, min(4, len(every))):
            by_hand = gain_by_hand(case, oracle, three, response.value)
            assert mine[frozenset(three)] == pytest.approx(by_hand, abs=1e-9), (seed, three)
            checked += 1
    assert checked > 3 * len(seeds) / 2
