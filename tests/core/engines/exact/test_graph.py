"""The card-by-card method: its graph is minimal and within its limits, its sums are those of brute force."""

from fractions import Fraction
from itertools import combinations, pairwise
from math import comb, factorial, gcd, inf
from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

from core.checkpoint import stopped_by
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.exact import cardwise, sweep
from core.engines.exact.cardwise import MODULI, WORD, Sums, deals_bound, multinomial
from core.engines.exact.engine import _choose, _reached, draw_deals, hand_weights
from core.engines.exact.layers import (
    BUILDING,
    KEY_BITS,
    Columns,
    Flags,
    GraphLayer,
    GraphLimits,
    PackedCounters,
    ends,
    envelope_columns,
    layers_of,
    one_column,
    tracked_slots,
)
from core.engines.exact.possible import possible_cells
from core.evidence.evidence import evidence_of, evidence_without_setup
from core.evidence.presolve import ENVELOPE_SLOTS, Infeasible, ReducedProblem, dealing_order, presolve
from core.formats.editions import edition
from core.model.cards import Category, mask_of
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation
from core.model.rules import Rules, ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.games import classic_game, corrupted, edition_game, play, small_game, table, ten_suspect_game
from tests.oracle.brute import brute
from tests.patience import given_up


def reduced_of(game, model=ShowModel.IGNORE):
    return presolve(evidence_of(game.case, model))


# --- how large it is


def test_as_many_steps_as_it_takes_are_enough_and_one_fewer_is_not():
    reduced = reduced_of(classic_game(3, 4, 8))
    takes = cardwise.solve(reduced).steps
    assert cardwise.solve(reduced, GraphLimits(steps=takes)).steps == takes
    with pytest.raises(TooLargeError, match=f"^exact counting would need over {takes - 1:,} steps, its limit here$"):
        cardwise.solve(reduced, GraphLimits(steps=takes - 1))
    # to find what is possible takes one column
    arcs = sum(layer.to.size for layer in layers_of(reduced, one_column(reduced), failed=True))
    takes = arcs * (1 + BUILDING)
    assert possible_cells(reduced, GraphLimits(steps=takes)).any()
    with pytest.raises(TooLargeError):
        possible_cells(reduced, GraphLimits(steps=takes - 1))


def test_the_largest_hand_is_not_counted():
    """It gets what is left, whoever has it."""
    hands = (3, 4, 5, 3, 3)
    for seat in range(len(hands)):
        players = tuple(Player(f"P{i}", hands[i - seat]) for i in range(len(hands)))
        case = Case(Setup(edition("classic-uk").deck, players, pool=0))
        counted = tracked_slots(presolve(evidence_of(case)), ())
        assert sorted(counted.values()) == [1, 1, 1, 3, 3, 3, 4]


def test_a_state_has_room_for_all_its_bits_and_for_each_partly_dealt_group():
    three, one = dict.fromkeys(range(17), 3), dict.fromkeys(range(17, 19), 1)
    assert PackedCounters(three | one).flags_from == KEY_BITS
    with pytest.raises(TooLargeError, match="need too much memory"):
        PackedCounters(three | one | {19: 1})
    # a state has a bit for each partly dealt group it has room for
    flags = Flags(KEY_BITS - 2)
    assert {flags.open(), flags.open()} == {1 << KEY_BITS - 2, 1 << KEY_BITS - 1}
    with pytest.raises(TooLargeError, match="need too much memory"):
        flags.open()
    flags.close(1 << KEY_BITS - 2)
    assert flags.open() == 1 << KEY_BITS - 2


def test_failed_accusations_cost_no_state_where_columns_carry_them():
    case = classic_game(3, 4, 4, spectator=True).case
    suspects, weapons, rooms = (case.setup.deck.of(category) for category in Category)
    for triple in zip(suspects, weapons, rooms, strict=False):
        case = case.appended(Accusation(case.setup.seats.names[0], triple))
    reduced = presolve(evidence_of(case, ShowModel.IGNORE))
    assert len(reduced.failed) > 3
    columns = envelope_columns(reduced)
    free, noted = (sum(a.to.size for a in layers_of(reduced, columns, failed=failed)) for failed in (False, True))
    assert cardwise.solve(reduced).steps == free * (len(columns) + BUILDING)
    assert free < noted


@pytest.mark.parametrize("turns", [2, 8])
def test_as_many_bytes_as_it_takes_are_enough_and_one_fewer_is_not(turns):
    """What is kept so far (where each arc leads, the arcs in order, a sum for each state), and the step to the next."""
    reduced, kept, takes = reduced_of(classic_game(3, 4, turns)), 0, 0
    columns = envelope_columns(reduced)
    for layer in layers_of(reduced, columns, failed=False):
        takes = max(takes, kept + layer.to.nbytes * (6 + 2 * len(columns)))
        kept += layer.to.nbytes + layer.arcs.nbytes + 8 * layer.n_next * len(columns)
    assert kept < takes
    assert cardwise.solve(reduced, GraphLimits(bytes=takes)).deals
    with pytest.raises(
        TooLargeError, match=f"^exact counting would need over {(takes - 1) / 1e9:g} GB of memory, its limit$"
    ):
        cardwise.solve(reduced, GraphLimits(bytes=takes - 1))


def test_an_order_keeps_few_groups_half_dealt():
    """Of pairs in a chain, however they are named, one is half dealt at a time."""
    places = np.random.default_rng(1).permutation(9).tolist()
    chain = [1 << one | 1 << other for one, other in pairwise(places)]
    order = dealing_order((1 << 9) - 1, chain)
    assert sorted(order) == list(range(9))
    dealt = [mask_of(order[: n + 1]) for n in range(9)]
    assert max(sum(0 < mask & pair < pair for pair in chain) for mask in dealt) == 1


@pytest.mark.parametrize("seed", range(8))
def test_no_state_is_a_dead_end(seed):
    """At the deal, every state that is kept leads to one: what cannot be filled any more is dropped at once."""
    reduced = reduced_of(small_game(seed, turns=0))
    graph = layers_of(reduced, one_column(reduced), failed=False)
    assert graph
    leads_on = np.ones(1, bool)
    for layer in reversed(graph):
        leads_on = np.append(leads_on, False)[layer.to].any(axis=0)
        assert leads_on.all()


def test_cards_that_nothing_tells_apart_share_a_column():
    """Six suspects with six weapons, of which a spectator knows nothing, are one column; rooms, the most, need none."""
    columns = envelope_columns(reduced_of(classic_game(1, 4, 0, spectator=True)))
    assert len(columns) == 1
    assert columns.multiplicity.tolist() == [36]
    late = envelope_columns(reduced_of(classic_game(1, 4, 12)))
    assert late.multiplicity.tolist() == [1] * 6, "by now each was asked for with others"


@pytest.mark.parametrize(("model", "sweeps"), [(ShowModel.IGNORE, 3), (ShowModel.RANDOM, 4)])
def test_it_asks_at_every_card_in_every_sweep_whether_to_go_on(model, sweeps):
    """To build the graph, to go forward, to go back; and where deals have weights, to count them too."""
    reduced, calls = reduced_of(classic_game(1, 4, 14), model), []
    assert bool(reduced.choices) == (sweeps == 4)
    with stopped_by(lambda: calls.append(1)):
        cardwise.solve(reduced)
    assert len(calls) == sweeps * reduced.open.bit_count()


def test_drawing_and_listing_hands_ask_at_every_card_too():
    reduced, calls = reduced_of(classic_game(1, 4, 14)), []
    with stopped_by(lambda: calls.append(1)):
        draw_deals(reduced, 2, np.random.default_rng(1))
    assert len(calls) == 3 * reduced.open.bit_count()
    # listing hands asks before each pass and at every card of it
    calls.clear()
    slot = next(slot for slot, remaining in enumerate(reduced.remaining) if slot >= ENVELOPE_SLOTS and remaining)
    with stopped_by(lambda: calls.append(1)):
        hand_weights(reduced, slot)
    assert len(calls) == 1 + 2 * reduced.open.bit_count()


@pytest.mark.parametrize("sized", [True, False])
def test_there_are_never_more_deals_than_the_bound(sized):
    for seed in range(8):
        case = small_game(seed).case
        reduced = presolve(evidence_of(case) if sized else evidence_without_setup(case))
        assert 1 <= cardwise.solve(reduced).deals <= deals_bound(reduced)


# --- numbers in range


def a_layer(weights=None):
    """One card with ten slots to go to, and one state before and after."""
    logs = None if weights is None else np.log(weights)
    return GraphLayer(
        0, tuple(range(10)), np.zeros((10, 1), int), np.arange(10), np.zeros(1, int), 1, None, weights, logs
    )


@pytest.mark.parametrize(
    ("forward", "backward", "nothing"),
    [(sweep.forward, sweep.backward, 0), (sweep.log_forward, sweep.log_backward, sweep.IMPOSSIBLE)],
    ids=["plain", "logarithms"],
)
@pytest.mark.parametrize("weight", [1.0, 1e-6], ids=["many", "faint"])
def test_sums_that_no_float_holds_keep_their_shares(forward, backward, nothing, weight):
    """Ten places for each of 400 cards: 10^400 deals, or as many that weigh 10^-2400 each."""
    uneven = np.full((10, 1), weight)
    uneven[0] *= 2
    graph = [a_layer(uneven)] * 400
    values = forward(graph, 1)
    assert (values[-1] > nothing).all()
    for sums in backward(graph, values):
        assert sums.weight[:, 0] / sums.weight.sum() == pytest.approx([2 / 11] + [1 / 11] * 9)


@pytest.mark.parametrize("cards", [20, 31, 32, 33, 38, 39, 60, 74, 90, 150, 300])
def test_deals_are_counted_to_the_last_digit_however_many_they_are(cards, monkeypatch):
    """Three places for each card: odd numbers on both sides of 2^53, of 2^64, and of what the moduli can tell apart."""
    three = GraphLayer(0, (3, 4, 5), np.zeros((3, 1), int), np.arange(3), np.zeros(1, int), 1, None, None, None)
    nothing = np.zeros((1, 2), bool)
    columns = Columns((), nothing, nothing, np.array([1.0, 4.0]))
    monkeypatch.setattr(cardwise, "deals_bound", lambda _reduced: 5 * 3**cards)
    assert cardwise.count_deals(None, columns, [three] * cards, None) == 5 * 3**cards


def test_the_moduli_have_no_factor_in_common_and_leave_room_for_a_sum():
    assert all(gcd(one, other) == 1 for one, other in combinations((WORD, *MODULI), 2))
    assert max(MODULI) << 16 <= WORD
    assert all(modulus > 2**32 for modulus in MODULI), "or they would tell little"


def test_what_weighs_nothing_is_not_drawn_even_when_the_dice_say_nothing():
    zeros = SimpleNamespace(random=np.zeros)
    reached = _reached(np.array([[-inf, 0.0], [0.0, -inf], [-inf, -inf]]))
    assert _choose(reached, np.array([0, 1, 0]), zeros).tolist() == [1, 0, 1]


def test_the_choices_of_some_states_are_those_of_all():
    reduced = reduced_of(classic_game(4, 5, 9), ShowModel.RANDOM)
    pinned, rng = envelope_columns(reduced), np.random.default_rng(1)
    layers = layers_of(reduced, pinned, GraphLimits(), failed=False)
    behind = np.zeros((ends(layers), len(pinned)))
    for layer in reversed(layers):
        every = sweep.log_completions(layer, behind)
        states, columns = (rng.integers(n, size=40) for n in every.shape[1:])
        assert np.array_equal(sweep.log_choices(layer, behind, states, columns), every[:, states, columns])
        behind = np.logaddexp.reduce(every, axis=0)
    assert np.isfinite(behind).any()


# The sums over all deals


def presolved(case: Case, model: ShowModel) -> ReducedProblem:
    return presolve(evidence_of(case, model))


def equal(first: Sums, second: Sums, tolerance: float = 1e-12) -> None:
    assert first.deals == second.deals
    np.testing.assert_array_equal(first.triples, second.triples)
    np.testing.assert_allclose(first.solutions, second.solutions, rtol=0, atol=tolerance)
    np.testing.assert_allclose(first.cards, second.cards, rtol=0, atol=tolerance)


def equals_oracle(case: Case, reduced: ReducedProblem, sums: Sums, model: ShowModel) -> None:
    oracle = brute(case, model)
    assert sums.deals == oracle.deals
    cards, holders = case.setup.deck.cards, reduced.holders
    for i, card in enumerate(cards):
        if reduced.open >> i & 1:
            for holder in set(holders):
                found = sum(sums.cards[i, slot] for slot, there in enumerate(holders) if there == holder)
                assert abs(Fraction(found) - oracle.marginals[card][holder]) < Fraction(1, 10**12)


@pytest.mark.parametrize("model", ShowModel)
@pytest.mark.parametrize("seed", range(60))
def test_they_equal_brute_force(seed, model):
    case = small_game(seed, turns=6 if model is ShowModel.RANDOM else None).case
    reduced = presolved(case, model)
    equals_oracle(case, reduced, cardwise.solve(reduced), model)


@pytest.mark.parametrize("seed", range(60))
def test_contradictions_are_found(seed):
    case = corrupted(seed, small_game(seed, turns=5))
    deals = brute(case, ShowModel.IGNORE).deals
    try:
        reduced = presolved(case, ShowModel.IGNORE)
    except Infeasible:
        assert deals == 0
        return
    if deals:
        assert cardwise.solve(reduced).deals == deals
    else:
        with pytest.raises(Infeasible):
            cardwise.solve(reduced)


def test_logarithms_give_the_same_sums(monkeypatch):
    residues = [presolved(small_game(seed, turns=6).case, ShowModel.RANDOM) for seed in range(200)]
    weighted = [reduced for reduced in residues if reduced.choices]
    assert len(weighted) > 10
    plain = [cardwise.solve(reduced) for reduced in weighted]
    monkeypatch.setattr(cardwise, "needs_logs", lambda _reduced: True)
    for reduced, sums in zip(weighted, plain, strict=True):
        equal(sums, cardwise.solve(reduced))


def test_counts_are_those_of_multinomials_to_the_last_digit():
    # At the deal every count is a multinomial coefficient, here far above 2^64.
    case = edition_game(1, 8, 0, name="master-detective", spectator=True).case
    sums = cardwise.solve(presolved(case, ShowModel.IGNORE))
    ways = factorial(27)
    for size in case.setup.sizes.values():
        ways //= factorial(size)
    assert sums.deals == 10 * 8 * 12 * ways > 2**64
    # multinomial
    assert multinomial([3, 4, 5]) == comb(12, 3) * comb(9, 4)
    assert multinomial([]) == 1


@pytest.mark.parametrize("seed", range(6))
def test_large_counts_agree_in_every_arithmetic(seed):
    """Above 2^53 residues and floats are put together; Python's own integers say the same, slowly."""
    counted_in_both_ways(presolved(ten_suspect_game(seed, 4 + seed % 3, 6).case, ShowModel.IGNORE))


@pytest.mark.parametrize(("players", "each"), [(3, 20), (4, 18)])
def test_counts_beyond_two_words(players, each):
    """Up to sixty cards: 10^24 deals and more, told apart by several residues."""
    cards = Deck(*(tuple(f"{kind} {i}" for i in range(each)) for kind in ("Suspect", "Weapon", "Room")))
    setup, truth = table(Random(players), cards, players, spectator=True, rules=Rules())
    reduced = presolved(play(Random(players), setup, truth, 2).case, ShowModel.IGNORE)
    assert deals_bound(reduced) > 2**80
    counted_in_both_ways(reduced)


def counted_in_both_ways(reduced: ReducedProblem) -> None:
    columns = envelope_columns(reduced)
    whole = sweep.count(layers_of(reduced, columns, failed=False), np.ones((1, len(columns)), object))
    exact = sum(int(n) * int(m) for n, m in zip(whole, columns.multiplicity, strict=True))
    assert cardwise.solve(reduced).deals == exact
    assert exact <= deals_bound(reduced)


@pytest.mark.parametrize(
    ("limits", "words"), [(GraphLimits(bytes=50_000), "memory"), (GraphLimits(steps=10_000), "10,000 steps")]
)
def test_what_is_too_large_is_refused_by_counting(limits, words):
    reduced = presolved(classic_game(3, 6, 8, spectator=True).case, ShowModel.IGNORE)
    with pytest.raises(TooLargeError, match=words):
        cardwise.solve(reduced, limits)


def test_the_layers_of_a_deal_have_as_many_paths_as_there_are_deals():
    case = small_game(4, turns=0).case
    reduced = presolved(case, ShowModel.IGNORE)
    columns = envelope_columns(reduced)
    graph = layers_of(reduced, columns, failed=False)
    deals = brute(case, ShowModel.IGNORE).deals
    assert sweep.count(graph, np.ones((1, len(columns)))) @ columns.multiplicity == deals
    assert np.exp(sweep.log_forward(graph, len(columns))[-1]) @ columns.multiplicity == pytest.approx(deals)


def test_work_can_be_given_up_between_two_cards():
    case = classic_game(3, 6, 8, spectator=True).case
    with given_up(after=3):
        answer(case, "exact")
