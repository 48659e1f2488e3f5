"""The graph of the card-by-card method: minimal, within its limits, with sums in range."""

from itertools import combinations, pairwise
from math import gcd, inf
from types import SimpleNamespace

import numpy as np
import pytest

from core.checkpoint import stopped_by
from core.engines.contract import TooLargeError
from core.engines.exact import cardwise, sweep
from core.engines.exact.cardwise import MODULI, WORD, deals_bound
from core.engines.exact.columns import Columns, envelope_columns, one_column
from core.engines.exact.engine import _choose, _reached, draw_deals, hand_weights
from core.engines.exact.layers import (
    BUILDING,
    KEY_BITS,
    Flags,
    GraphLayer,
    GraphLimits,
    PackedCounters,
    ends,
    layers_of,
    tracked_slots,
)
from core.engines.exact.possible import possible_cells
from core.evidence.evidence import evidence_of, evidence_without_setup
from core.evidence.presolve import ENVELOPE_SLOTS, dealing_order, presolve
from core.formats.editions import edition
from core.model.cards import Category, mask_of
from core.model.case import Case
from core.model.events import Accusation
from core.model.rules import ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from tests.games import classic_game, small_game


def reduced_of(game, model=ShowModel.IGNORE):
    return presolve(evidence_of(game.case, model))


# --- how large it is


def test_as_many_steps_as_it_takes_are_enough_and_one_fewer_is_not():
    reduced = reduced_of(classic_game(3, 4, 8))
    takes = cardwise.solve(reduced).steps
    assert cardwise.solve(reduced, GraphLimits(steps=takes)).steps == takes
    with pytest.raises(TooLargeError, match=f"^exact counting would need over {takes - 1:,} steps, its limit here$"):
        cardwise.solve(reduced, GraphLimits(steps=takes - 1))


def test_to_find_what_is_possible_takes_one_column():
    reduced = reduced_of(classic_game(3, 4, 8))
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
