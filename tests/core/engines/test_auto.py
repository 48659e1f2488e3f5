"""Auto is exact within its budget, otherwise an estimate, with a reason; it falls back if an engine fails."""

import numpy as np
import pytest

from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import answer, draw
from core.engines.exact.engine import ExactEngine
from core.engines.registry import AutoEngine, auto, engine
from core.engines.tuning import Tuning
from core.evidence.evidence import evidence_of
from core.model.case import Case
from core.model.events import Note
from core.model.seats import ENVELOPE
from tests.benchmarks.large_decks import sixty_cards
from tests.core.engines import conformance as law
from tests.core.engines.conformance import Refusing
from tests.games import classic_game, ten_suspect_game

TIGHT = Tuning(budget=1_000, samples=2_000)


def test_within_the_budget_it_is_exact_and_beyond_it_estimates_and_says_why():
    posterior = answer(classic_game(1, 4, 6).case)
    assert (posterior.engine, posterior.exact) == ("exact", True)
    assert f"{posterior.steps:,} steps" in posterior.reason
    # beyond the budget it estimates and says why
    case = classic_game(1, 6, 6, spectator=True).case
    posterior = answer(case, tuning=TIGHT, rng=np.random.default_rng(1))
    assert (posterior.engine, posterior.exact) == ("montecarlo", False)
    assert "1,000 steps" in posterior.reason
    exact = answer(case, "exact")
    assert exact.steps > 1_000
    assert (abs(posterior.marginals - exact.marginals) <= law.SIGMAS * posterior.stderr + 1e-9).all()
    # deals are drawn where exact does not fit
    drawer = auto(TIGHT)
    deals = drawer.draw(evidence_of(case), 20, np.random.default_rng(1)).deals
    assert deals.shape == (20, len(case.setup.deck))
    assert draw(case, 20, np.random.default_rng(1)).shape == deals.shape


@pytest.mark.parametrize("turns", [0, 4, 9, 20])
def test_the_budget_alone_decides(turns):
    """Exact to the step: what was counted is what is allowed."""
    case = ten_suspect_game(turns, 5, turns).case
    steps = answer(case, "exact").steps
    assert answer(case, tuning=Tuning(budget=steps, samples=500)).exact
    assert not answer(case, tuning=Tuning(budget=steps - 1, samples=500)).exact


def test_it_can_do_what_all_of_its_engines_can_in_the_same_steps_each_time():
    assert engine("auto").complete
    assert all(engine(name).complete for name in ("exact", "montecarlo"))
    assert answer(classic_game(1, 4, 6).case, "exact").method == "card by card"
    # the steps do not depend on the clock
    case = ten_suspect_game(3, 6, 8).case
    assert len({answer(case, "exact").steps for _ in range(3)}) == 1


def test_it_goes_on_to_the_next_engine_and_says_what_each_said():
    evidence = evidence_of(classic_game(1, 4, 6).case)
    chain = AutoEngine(Refusing("one"), lambda: Refusing("two"), ExactEngine, budget=1)
    posterior = chain.posterior(evidence)
    assert posterior.engine == "exact"
    assert posterior.reason == "one is tired; two is tired"
    # where no engine can all of them are heard
    nobody = AutoEngine(Refusing("one"), lambda: Refusing("two"), lambda: Refusing("three"), budget=1)
    with pytest.raises(TooLargeError, match="one is tired; two is tired; three is tired"):
        nobody.posterior(evidence)
    with pytest.raises(TooLargeError, match="two is tired"):
        nobody.draw(evidence, 1, np.random.default_rng(1))


@pytest.mark.parametrize("budget", [1_000, 10_000_000])
def test_a_contradiction_is_one_whichever_engine_is_asked(budget):
    case = classic_game(1, 6, 6).case
    lie = Note(ENVELOPE, case.setup.my_hand[0], holds=True)
    with pytest.raises(Contradiction) as caught:
        answer(Case(case.setup, (*case.events, lie)), tuning=Tuning(budget=budget, samples=500))
    assert caught.value.conflict == (len(case.events), "setup")


@pytest.mark.parametrize("players", [3, 6, 10])
def test_sixty_cards_are_answered_with_an_error_where_they_are_estimated(players):
    for case in sixty_cards(players, 2, 5):
        posterior = answer(case, tuning=Tuning(samples=4_000), rng=np.random.default_rng(1))
        law.is_a_distribution(case, posterior)
        law.joint_fits_the_envelope(posterior)
        if not posterior.exact:
            open_cells = (posterior.marginals > 0) & (posterior.marginals < 1)
            assert (posterior.stderr[open_cells] > 0).all()


def test_a_tuning_reaches_the_engines_and_an_unknown_engine_is_refused():
    tuned = Tuning(samples=77, seconds=1.5, budget=5)
    assert (engine("montecarlo", tuned).samples, engine("montecarlo", tuned).seconds) == (77, 1.5)
    assert engine("auto", tuned).exact.limits.steps == engine("auto", tuned).budget == 5
    # an unknown engine is refused with the names there are
    with pytest.raises(KeyError, match="auto, exact, centre, montecarlo"):
        engine("oracle")


POSTERIOR = answer(classic_game(1, 3, 2).case)


def test_an_unknown_card_or_holder_is_named_with_those_there_are():
    rope = next(card for card in POSTERIOR.cards if card.name == "Rope")
    with pytest.raises(ValueError, match=r"'Rope' is not one of the Card values: .*Rope"):
        POSTERIOR.probability("Rope", ENVELOPE)
    with pytest.raises(ValueError, match=r"'Nobody' is not one of the holders: .*envelope"):
        POSTERIOR.probability(rope, "Nobody")
