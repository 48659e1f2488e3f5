"""The posterior as people play: against brute force, and what it says of the players and of itself."""

from itertools import islice

import numpy as np
import pytest

from core.belief import belief as module
from core.belief.belief import Belief, believe
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.registry import quick_exact
from core.evidence.evidence import evidence_of
from core.explain.phrases import of_moved
from core.formats.case_file import example
from core.formats.editions import edition
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Suggestion
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.players.counts import HabitCounts, Odds
from core.players.prior import Prior, shares_of, shipped
from core.players.text import of_manner
from core.players.weighing import Manner, weighing_of
from tests.games import classic_game, small_game
from tests.oracle.people import reweighed


def as_people_play(case: Case, prior: Prior | None = None, **given: object) -> Belief:
    return believe(case, answer(case), prior or shipped(), with_moved=True, **given)  # type: ignore[arg-type]


def telling(case: Case) -> bool:
    """Whether others have named something, in a position that leaves several deals."""
    named = [event for _, event in case.counted if isinstance(event, Suggestion) and event.by != case.setup.me]
    return len(named) > 1 and (answer(case).deals or 0) > 5


def test_all_deals_are_weighed_as_brute_force_does():
    """For every cell and solution of small games of all kinds, with and without players that are known."""
    known = shipped().knowing({"Bob": HabitCounts(9, asks_own=(Odds(40, 1, 13.0),) * 3)})
    games = ((seed, small_game(seed, cards=9).case) for seed in range(500))
    for seed, case in islice((one for one in games if telling(one[1])), 12):
        prior = known if seed % 2 else shipped()
        found = as_people_play(case, prior=prior).posterior
        deals = reweighed(case, prior)
        cells = np.zeros_like(found.marginals)
        solutions: dict[frozenset[Card], float] = {}
        for deal, p in deals:
            for row, card in enumerate(found.cards):
                cells[row, found.holders.index(deal[card])] += p
            inside = frozenset(card for card in deal if deal[card] == ENVELOPE)
            solutions[inside] = solutions.get(inside, 0.0) + p
        assert found.exact
        assert found.marginals == pytest.approx(cells, abs=1e-9), seed
        assert found.envelope is not None
        assert {frozenset(three): p for three, p in found.envelope.top(999)} == pytest.approx(solutions, abs=1e-9), seed


def test_draws_come_as_near_as_their_standard_errors_say(monkeypatch):
    """Of 200 draws the worst cell was 0.7 standard errors off, with a spread of 0.2: an eleventh of what is left."""
    case = example()
    whole = as_people_play(case).posterior
    monkeypatch.setattr(module, "MOST_LISTED", 0)
    drawn = as_people_play(case, rng=np.random.default_rng(5)).posterior
    assert not drawn.exact
    assert drawn.effective is not None
    assert drawn.effective >= module.ENOUGH
    assert drawn.stderr is not None
    off = abs(drawn.marginals - whole.marginals)
    assert (off <= 3 * drawn.stderr + 1e-9).all()


def test_draws_that_lean_are_weighed_for_it(monkeypatch):
    """Of 200 draws the worst cell was 0.7 standard errors off, with a spread of 0.2, and 1.65 once."""
    case = example()
    whole = as_people_play(case).posterior
    for name, value in (("MOST_LISTED", 0), ("DRAWN", (200, 8_000)), ("ENOUGH", 10_000)):
        monkeypatch.setattr(module, name, value)
    leaning = as_people_play(case, rng=np.random.default_rng(5)).posterior
    assert leaning.samples == 8_000
    assert leaning.stderr is not None
    off = abs(leaning.marginals - whole.marginals)
    assert (off <= 3 * leaning.stderr + 1e-9).all()


@pytest.mark.parametrize("seed", [9000, 9001, 9004, 9006])
def test_a_spectators_draws_are_worth_as_many_independent_ones_as_promised(seed):
    """Drawn of what the cards say, 32,000 are worth 14 to 109 in the last two; of 25 draws none failed in any."""
    belief = as_people_play(classic_game(seed, 3, 12, spectator=True).case)
    assert not belief.posterior.exact
    assert belief.posterior.effective is not None
    assert belief.posterior.effective >= module.ENOUGH
    assert not belief.is_rough


def test_numbers_from_too_few_draws_are_rough(monkeypatch):
    monkeypatch.setattr(module, "DRAWN", (2_000,))
    belief = as_people_play(classic_game(9004, 3, 12, spectator=True).case)
    assert belief.is_rough
    assert not as_people_play(example()).is_rough


@pytest.mark.parametrize("players", [3, 6])
def test_certain_cells_stay_and_no_open_cell_becomes_certain(players):
    for seed in range(4):
        case = classic_game(seed, players, 12, spectator=seed == 3).case
        found = as_people_play(case)
        before, after = found.plain.marginals, found.posterior.marginals
        assert ((before == 1) == (after == 1)).all()
        assert ((before == 0) == (after == 0)).all()
        assert after.sum(axis=1) == pytest.approx(np.ones(len(after)), abs=1e-9)
        assert found.posterior.envelope is not None
        assert found.posterior.solutions == found.plain.solutions


def test_where_nobody_has_named_anything_nothing_changes_and_an_estimate_is_not_weighed():
    case = example().upto(0)
    found = as_people_play(case)
    assert found.posterior is found.plain
    assert found.moved == ()
    assert [manner.kinds["careless"] for manner in found.manners] == pytest.approx([common(shipped(), "careless")] * 3)
    # an estimate is not weighed
    case = example()
    with pytest.raises(TooLargeError, match="only where the numbers are exact"):
        believe(case, answer(case, "montecarlo"), shipped())


def common(prior: Prior, name: str, player: str = "") -> float:
    """Return how common the kinds of this name are over all circles."""
    kinds = prior.kinds_of(player)
    named = [kind.name == name for kind in kinds]
    return float(np.array(prior.circles) @ shares_of(kinds) @ named)


def named_by_bob(*names: str) -> Manner:
    """Return how Bob seems to play who has named these, three by three; Cid showed him a card each time."""
    deck = edition("classic-uk").deck
    hand, seen = (tuple(map(deck.card, cards)) for cards in (MINE, SEEN))
    setup = Setup(deck, tuple(Player(who, 5) for who in ("Ann", "Bob", "Cid")), me="Ann", my_hand=hand, face_up=seen)
    cards = [deck.card(name) for name in names]
    events = [Suggestion("Bob", (s, w, r), refuted_by="Cid") for s, w, r in zip(*[iter(cards)] * 3, strict=True)]
    return as_people_play(Case(setup, tuple(events))).manners[0]


MINE = ("Miss Scarlett", "Dagger", "Kitchen", "Ballroom", "Library")
SEEN = ("Mrs White", "Rope", "Hall")


def test_who_names_what_everybody_sees_is_careless_and_who_names_only_what_others_have_is_not():
    careless = named_by_bob(
        "Mrs White", "Revolver", "Study", "Mrs White", "Rope", "Lounge", "Mrs Peacock", "Rope", "Hall"
    )
    careful = named_by_bob(  # of Ann's hand, too
        "Miss Scarlett", "Dagger", "Study", "Mrs Peacock", "Revolver", "Kitchen", "Miss Scarlett", "Dagger", "Lounge"
    )
    assert careless.kinds["careless"] > 0.7
    assert careful.kinds["careless"] < 0.5
    assert careful.kinds["careful"] > 2 * common(shipped(), "careful") > careless.kinds["careful"]
    assert careful.asks_own[0] < careless.asks_own[0]
    assert str(of_manner(careless)).startswith("Bob seems to name cards whatever they know of them (")
    unclear = of_manner(Manner("Bob", {"careful": 0.5, "careless": 0.5}, (1, 1, 1)))
    assert unclear == "how Bob plays is not clear yet, but what they suggest already counts"


def test_a_cell_that_moves_says_by_which_entries_and_moves_less_without_them():
    case = example()
    found = as_people_play(case).moved
    assert len(found) > 2
    changes = [round(abs(one.after - one.before), 9) for one in found]
    assert min(changes) > 0.05
    assert changes == sorted(changes, reverse=True)
    for one in found:
        assert one.because
        assert all(isinstance(case.events[entry], Suggestion) for entry in one.because)
    assert ": " in of_moved(case, found[0])
    # without the entries that did it a cell moves less
    one = as_people_play(case).moved[0]
    deals, shares = quick_exact().every_deal(evidence_of(case), module.MOST_LISTED)
    weighing = weighing_of(case, shipped(), deals.T, shares, whole=True)
    parts = weighing.parts([(case.setup.deck.index[one.card], case.setup.holders.index(one.holder))])
    assert set(parts) == {i for i, event in enumerate(case.events) if getattr(event, "by", "Ada") != "Ada"}
    assert all(abs(one.after - parts[entry][0] - one.before) < abs(one.after - one.before) for entry in one.because)
