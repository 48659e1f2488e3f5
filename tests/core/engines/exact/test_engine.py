"""The whole exact engine against brute force on a few small games: posterior, hands, draws, possible cells."""

from dataclasses import replace
from math import comb

import numpy as np
import pytest

from core.engines.contract import Contradiction, TooLargeError
from core.engines.exact import cardwise, possible
from core.engines.exact.engine import ExactEngine
from core.engines.exact.layers import GraphLimits
from core.engines.registry import quick_exact
from core.evidence.evidence import evidence_of
from core.evidence.presolve import Infeasible, presolve
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Note, Suggestion
from core.model.rules import ShowModel
from core.model.setup import Player, Setup
from tests.core.engines import conformance as law
from tests.games import classic_game, corrupted, often_shown, small_game
from tests.oracle.brute import brute

ENGINE = ExactEngine()
SEEDS = (4, 9, 13, 19, 26, 60)


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_it_says_is_what_brute_force_says(seed, model):
    case = small_game(seed, turns=3).case
    oracle, evidence = law.ask(case, model), evidence_of(case, model)
    posterior = ENGINE.posterior(evidence)
    assert posterior.exact
    assert posterior.engine == "exact"
    law.equals_oracle(posterior, oracle)
    law.certain_cells_are_exact(posterior, oracle)
    law.joint_fits_the_envelope(posterior)
    for name in case.setup.seats:
        found = ENGINE.hands(evidence, name)
        pairs = zip(found.indices.tolist(), found.probabilities.tolist(), strict=True)
        hands = {frozenset(found.cards[i] for i in hand): p for hand, p in pairs}
        assert hands == {hand: pytest.approx(float(p)) for hand, p in oracle.hands[name].items()}
    drawn = ENGINE.draw(evidence, 60, np.random.default_rng(1)).deals
    assert {tuple(case.setup.holders[place] for place in deal) for deal in drawn.tolist()} <= set(oracle.joint)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_possible_is_what_some_deal_of_brute_force_has(seed):
    case = small_game(seed, turns=3).case
    reduced, oracle = presolve(evidence_of(case)), law.ask(case, ShowModel.IGNORE)
    cells = possible.possible_cells(reduced, GraphLimits())
    for card in (card for i, card in enumerate(case.setup.deck) if reduced.open >> i & 1):
        found = {holder for slot, holder in enumerate(reduced.holders) if cells[case.setup.deck.index[card], slot]}
        assert found == {holder for holder, share in oracle.marginals[card].items() if share}
    assert cells.any() == bool(reduced.open)
    assert all(possible.is_possible(reduced, pinned=pinned) for pinned in (True, False))


def test_where_only_counting_shows_that_no_deal_fits_every_question_says_so():
    """Cid has one card and has shown three times, no card being in all three: each rule alone is content."""
    deck = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
    ada, bea, _, axe, bow, _, attic, barn, _ = deck
    asked = ((ada, axe, attic), (ada, bow, barn), (bea, axe, barn))
    setup = Setup(deck, (Player("Ann", 3), Player("Bob", 2), Player("Cid", 1)))
    evidence = evidence_of(Case(setup, tuple(Suggestion("Bob", cards, refuted_by="Cid") for cards in asked)))
    reduced = presolve(evidence)
    for ask in (
        ENGINE.posterior,
        lambda told: ENGINE.draw(told, 3, np.random.default_rng(1)),
        lambda told: ENGINE.every_deal(told, 1_000),
        lambda told: ENGINE.hands(told, "Ann"),
        lambda told: ENGINE.hands(told, "Cid"),
    ):
        with pytest.raises(Contradiction, match="0, 1, 2, setup"):
            ask(evidence)
    assert not any(possible.is_possible(reduced, pinned=pinned) for pinned in (True, False))
    for solve in (cardwise.solve, lambda left: possible.possible_cells(left, GraphLimits())):
        with pytest.raises(Infeasible):
            solve(reduced)


def test_it_stays_within_its_limits_whatever_is_asked():
    evidence, small = evidence_of(classic_game(3, 4, 8).case), ExactEngine(GraphLimits(steps=100))
    for ask in (small.posterior, lambda told: small.draw(told, 3, np.random.default_rng(1))):
        with pytest.raises(TooLargeError, match="100 steps"):
            ask(evidence)


def test_hands_that_are_too_many_are_counted_and_not_listed(monkeypatch):
    monkeypatch.setattr("core.engines.exact.engine.MAX_HANDS", 200)
    case = classic_game(3, 4, 0).case
    name = next(name for name in case.setup.seats if name != case.setup.me)
    hands = comb(21 - len(case.setup.my_hand), case.setup.sizes[name])
    with pytest.raises(TooLargeError, match=f"{hands} hands are too many"):
        ENGINE.hands(evidence_of(case), name)
    monkeypatch.setattr("core.engines.exact.engine.MAX_HANDS", hands)
    assert 200 < len(ENGINE.hands(evidence_of(case), name)) <= hands


def test_hands_are_the_same_however_many_are_looked_at_in_one_pass(monkeypatch):
    evidence, told = evidence_of(often_shown(3)), {}
    for chunk in (2, 1024):
        monkeypatch.setattr("core.engines.exact.engine.CHUNK", chunk)
        found = ENGINE.hands(evidence, "Bob")
        told[chunk] = found.indices.tolist(), found.probabilities.tolist()
    assert told[2][0] == told[1024][0] == sorted(told[2][0])
    assert told[2][1] == pytest.approx(told[1024][1])


@pytest.mark.parametrize("times", [60, 200, 1200])
def test_what_is_all_but_certain_is_not_certain(times):
    """Bob all but certainly has no Axe, so it is in the envelope: but no 1 is what only rounding makes of it.

    60 shows go by plain sums, 1,200 by their logarithms.
    """
    few, many = often_shown(1), often_shown(times)
    notes = tuple(Note(name, few.setup.deck.card("Axe"), holds=False) for name in ("Ann", "Cid"))
    posterior = ENGINE.posterior(evidence_of(replace(many, events=many.events + notes), ShowModel.RANDOM))
    law.certain_cells_are_exact(posterior, law.ask(replace(few, events=few.events + notes), ShowModel.IGNORE))
    law.joint_fits_the_envelope(posterior)
    assert 1 - 1e-9 < posterior.probability(few.setup.deck.card("Axe"), "envelope") < 1


@pytest.mark.parametrize("times", [60, 1200])
def test_deals_are_drawn_however_little_they_weigh(times):
    """Bob shows Ada again and again though he has the Axe or the Attic too: every deal weighs 2^-times."""
    few, many = often_shown(1), often_shown(times)
    bea, axe, attic = (few.setup.deck.card(name) for name in ("Bea", "Axe", "Attic"))
    then = Note("Bob", bea, holds=False), Suggestion("Ann", (bea, axe, attic), refuted_by="Bob")
    said, evidence = (evidence_of(replace(case, events=case.events + then), ShowModel.RANDOM) for case in (few, many))
    deals = ENGINE.draw(evidence, 1_600, np.random.default_rng(1)).deals
    assert {tuple(deal) for deal in deals.tolist()} <= set(map(tuple, ENGINE.every_deal(said, 100_000)[0].tolist()))
    shares = np.stack([(deals == holder).mean(axis=0) for holder in range(len(evidence.holders))], axis=1)
    np.testing.assert_allclose(shares, ENGINE.posterior(evidence).marginals, atol=0.1)  # eight standard errors


# The list of every deal: complete, each with its weight


@pytest.mark.parametrize("model", ShowModel)
def test_it_lists_the_deals_of_brute_force(model):
    for seed in range(50):
        case = small_game(seed, cards=9).case
        places, weights = quick_exact().every_deal(evidence_of(case, model), 100_000)
        holders = case.setup.holders
        found = {tuple(holders[i] for i in deal): p for deal, p in zip(places.tolist(), weights.tolist(), strict=True)}
        assert len(found) == len(weights)
        assert found == {deal: pytest.approx(float(p), abs=1e-9) for deal, p in brute(case, model).joint.items()}, seed


def test_it_lists_no_more_than_it_is_asked_for():
    evidence = evidence_of(classic_game(1, 3, 0).case)
    with pytest.raises(TooLargeError, match="too many to list"):
        quick_exact().every_deal(evidence, 1_000)
    assert len(quick_exact().every_deal(evidence, 200_000)[1]) > 1_000


def test_where_no_deal_fits_it_says_so():
    contradictions = 0
    for seed in range(60):
        case = corrupted(seed, small_game(seed, cards=9))
        if brute(case).deals:
            continue
        contradictions += 1
        with pytest.raises(Contradiction):
            quick_exact().every_deal(evidence_of(case), 100_000)
    assert contradictions > 5
