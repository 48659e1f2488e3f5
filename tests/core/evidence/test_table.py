"""What happens at a real table says what brute force says, each alone and all together."""

from dataclasses import replace
from fractions import Fraction
from random import Random

import numpy as np
import pytest

from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.formats.case_file import case_to_json
from core.formats.case_reader import parse_case
from core.model.case import Case
from core.model.events import Event, GroupNote, Note, OpenHand, Suggestion
from tests.oracle.asking import passes
from tests.oracle.brute import brute, possible
from tests.table_games import NOVELTIES, table_game

SLOW = pytest.mark.slow
MIXED = [*range(60), *(pytest.param(seed, marks=SLOW) for seed in range(60, 1_000))]


def equals_brute_force(case: Case) -> None:
    truth = brute(case)
    if not truth.deals:
        with pytest.raises(Contradiction):
            answer(case, "exact")
        return
    posterior = answer(case, "exact")
    assert posterior.deals == truth.deals
    expected = [[float(truth.marginals[card][holder]) for holder in case.setup.holders] for card in case.setup.deck]
    np.testing.assert_allclose(posterior.marginals, expected, atol=1e-9)
    assert {posterior.envelope.solution(i) for i in range(len(posterior.envelope))} == set(truth.envelope)
    assert sum(truth.envelope.values()) == Fraction(1)


def passes_are_those_of_the_oracle(case: Case) -> None:
    for at, event in enumerate(case.events):
        if isinstance(event, Suggestion) and event.follows:
            assert list(event.passed) == passes(case.setup, case.events, at)


def comes_back(case: Case) -> None:
    text = case_to_json(case)
    again = parse_case(text)
    assert again == case
    assert again.entered_passes == case.entered_passes
    assert case_to_json(again) == text


@pytest.mark.parametrize("seed", MIXED)
def test_a_game_at_a_real_table(seed):
    game = table_game(seed)
    passes_are_those_of_the_oracle(game.case)
    assert all(possible(game.truth, event) for event in game.case.events)
    equals_brute_force(game.case)
    comes_back(game.case)


@pytest.mark.parametrize("novelty", NOVELTIES)
@pytest.mark.parametrize("seeds", [range(3), *(pytest.param(range(s, s + 10), marks=SLOW) for s in range(3, 93, 10))])
def test_each_alone(novelty, seeds):
    for seed in seeds:
        game = table_game(seed, novelty)
        passes_are_those_of_the_oracle(game.case)
        equals_brute_force(game.case)
        comes_back(game.case)


@pytest.mark.parametrize(
    "seeds", [range(15), *(pytest.param(range(s, s + 25), marks=SLOW) for s in range(15, 215, 25))]
)
def test_lies_contradict_where_brute_force_says_so(seeds):
    """An entry of another game of the same table is mixed in, so that many have no deal left."""
    contradictory = 0
    for seed in seeds:
        case = table_game(seed).case
        lot = Random(seed)
        for _ in range(3):
            case = case.replaced(at := lot.randrange(len(case.events)), false_entry(lot, case, at))
        equals_brute_force(case)
        contradictory += not brute(case).deals
    assert contradictory


def false_entry(lot: Random, case: Case, at: int) -> Event:
    deck, event = case.setup.deck.cards, case.events[at]
    match event:
        case OpenHand(cards=cards):
            return replace(event, cards=tuple(lot.sample(deck, len(cards))))
        case GroupNote(cards=cards):
            return replace(event, holds=True, at_least=len(cards))
        case Note():
            return replace(event, holds=not event.holds)
        case Suggestion(passed=(passer, *_)):
            return replace(event, overlooked=((passer, event.cards[:1]),))
    return event
