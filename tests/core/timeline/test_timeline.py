"""The timeline of a case: every row against brute force, totals, contradictions and noteworthy marks."""

from functools import cache, partial
from importlib import resources
from itertools import islice, pairwise
from math import log2

import numpy as np
import pytest

from core.checkpoint import CancelledError
from core.engines.conflict import conflict_of, consistent_prefix
from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.engines.tuning import Tuning
from core.evidence.evidence import SETUP
from core.formats.case_reader import parse_case
from core.model.cards import Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Move, Note
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.timeline.timeline import MarkGroup, NewMark, default_ask, grouped_marks, timeline_of, timeline_rows
from tests.core.engines.conformance import named
from tests.games import Habits, classic_game, corrupted, small_game
from tests.oracle.brute import Brute, brute
from tests.patience import given_up

EXAMPLE = parse_case(resources.files("resources").joinpath("examples", "evening.case.json").read_text("utf-8"))
BUSY = Habits(note=0.2, aside=0.2, move=0.2)
ESTIMATING = Tuning(budget=1, samples=500)
"""Leaves auto no exact answer but to what takes no steps."""


def certain(case: Case, oracle: Brute) -> dict[tuple[str, str], bool]:
    """The cells that all deals agree on, and what they agree on, in the order of the deck and of the holders."""
    return {
        (card.name, holder): share == 1
        for card in case.setup.deck
        for holder, share in oracle.marginals[card].items()
        if share in {0, 1}
    }


def alone(oracle: Brute) -> list[float]:
    """The entropy of each card of the envelope by itself, in bits."""
    found = []
    for category in Category:
        shares: dict[object, float] = {}
        for solution, share in oracle.envelope.items():
            shares[solution[category]] = shares.get(solution[category], 0.0) + float(share)
        found.append(-sum(share * log2(share) for share in shares.values()))
    return found


def as_cells(marks: tuple[NewMark, ...]) -> dict[tuple[str, str], bool]:
    cells = {(mark.card.name, mark.holder): mark.holds for mark in marks}
    assert len(cells) == len(marks)
    return cells


@pytest.mark.parametrize("model", ShowModel)
def test_every_row_is_what_brute_force_finds(model):
    for seed in range(16):
        with named(f"small_game({seed}, cards=8)"):
            case = small_game(seed, cards=8).case
            told = timeline_of(case, default_ask(model))
            assert told.contradiction is None
            assert [row.event for row in told.rows] == [None, *range(len(case.events))]
            known: dict[tuple[str, str], bool] = {}
            for n, row in enumerate(told.rows):
                oracle = brute(case.upto(n), model)
                assert (row.deals, row.solutions, row.exact) == (oracle.deals, len(oracle.envelope), True)
                entropy = -sum(float(p) * log2(p) for p in oracle.envelope.values())
                assert row.entropy_bits == pytest.approx(entropy, abs=1e-9)
                assert row.category_bits == pytest.approx(alone(oracle), abs=1e-9)
                now = certain(case, oracle)
                new = {cell: holds for cell, holds in now.items() if cell not in known}
                assert list(as_cells(row.new_marks).items()) == list(new.items())
                known = now


def test_marks_accumulate_to_what_is_certain():
    for seed in range(4):
        case = classic_game(seed, 3 + seed, 20, habits=BUSY, spectator=seed == 3).case
        known: dict[tuple[str, str], bool] = {}
        ask = cache(default_ask())
        for n, row in enumerate(timeline_rows(case, ask)):
            new = as_cells(row.new_marks)
            assert not known.keys() & new.keys()
            known |= new
            posterior = ask(case.upto(n))
            cells = zip(np.argwhere(posterior.marginals >= 0), posterior.marginals.flat, strict=True)
            assert known == {
                (posterior.cards[card].name, posterior.holders[column]): p == 1
                for (card, column), p in cells
                if p in {0, 1}
            }


@pytest.mark.parametrize("model", ShowModel)
def test_what_the_events_told_adds_up(model):
    for seed in range(3):
        found = list(timeline_rows(classic_game(seed, 4, 15, habits=BUSY).case, default_ask(model)))
        assert found[0].before_bits is None
        assert found[0].gain_bits is None
        for before, row in pairwise(found):
            assert row.before_bits == before.entropy_bits
            assert row.gain_bits == row.before_bits - row.entropy_bits
        assert sum(row.gain_bits for row in found[1:]) == pytest.approx(
            found[0].entropy_bits - found[-1].entropy_bits, abs=1e-9
        )


def test_an_event_can_tell_less_than_nothing():
    told = [row.gain_bits for row in timeline_rows(EXAMPLE) if row.event is not None]
    assert min(told) < -0.001


def test_what_does_not_count_brings_nothing_and_is_not_asked_for():
    case = classic_game(3, 4, 12, habits=BUSY).case
    idle = {i for i, event in enumerate(case.events) if event.aside or isinstance(event, Move)}
    assert any(case.events[i].aside for i in idle)
    assert any(isinstance(case.events[i], Move) for i in idle)
    asked = []

    def ask(prefix: Case):
        asked.append(len(prefix.events))
        return answer(prefix)

    found = timeline_of(case, ask).rows
    for before, row in pairwise(found):
        if row.event in idle:
            assert (row.deals, row.solutions, row.entropy_bits) == (before.deals, before.solutions, before.entropy_bits)
            assert (row.gain_bits, row.new_marks) == (0, ())
    assert asked == [0, *(i + 1 for i in range(len(case.events)) if i not in idle)]


def test_a_contradiction_ends_the_timeline_after_the_rows_before_it():
    ended = 0
    for seed in range(40):
        with named(f"corrupted({seed}, small_game({seed}, cards=8))"):
            case, ask = corrupted(seed, small_game(seed, cards=8)), cache(default_ask())
            prefix = consistent_prefix(case)
            told = timeline_of(case, ask)
            if prefix == len(case.events):
                assert told.contradiction is None
                continue
            ended += 1
            assert told.contradiction is not None
            assert told.contradiction.conflict == conflict_of(case)
            assert told.rows == timeline_of(case.upto(prefix), ask).rows
            assert len(told.rows) == prefix + 1
    assert ended > 10


def test_the_rows_come_before_the_contradiction_is_raised_and_a_set_up_that_cannot_be_has_none():
    case = classic_game(1, 3, 2).case
    card = case.setup.my_hand[0]
    for event in (Note(ENVELOPE, card, holds=True), Move(case.setup.players[0].name, case.setup.deck.cards[-1])):
        case = case.appended(event)
    found = timeline_rows(case)
    assert [row.event for row in islice(found, 3)] == [None, 0, 1]
    with pytest.raises(Contradiction) as raised:
        next(found)
    assert raised.value.conflict == (2, SETUP)
    # a set up that cannot be has no rows
    deck = Deck(("Ada", "Bea"), ("Axe", "Bow"), ("Attic", "Barn", "Cellar"))
    weapons = deck.of(Category.WEAPON)
    told = timeline_of(Case(Setup(deck, (Player("Ann", 2), Player("Bob", 2)), me="Ann", my_hand=weapons)))
    assert told.rows == ()
    assert told.contradiction is not None
    assert told.contradiction.conflict == (SETUP,)


def test_estimates_are_repeatable_and_their_marks_are_complete():
    case = classic_game(10, 6, 5, habits=BUSY).case  # with an accusation that failed
    first, again = timeline_of(case, default_ask(tuning=ESTIMATING)), timeline_of(case, default_ask(tuning=ESTIMATING))
    assert first == again
    exact = timeline_of(case).rows
    assert [row.new_marks for row in first.rows] == [row.new_marks for row in exact]
    for row, right in zip(first.rows, exact, strict=True):
        assert (row.exact, row.deals) == (False, None)
        assert right.exact
        assert row.entropy_bits == pytest.approx(right.entropy_bits, abs=1)
    assert [row.event for row in first.rows if row.gain_bits is None] == [None]


def test_without_a_joint_there_are_no_bits():
    case = classic_game(4, 3, 3).case
    found = timeline_of(case, partial(answer, engine_name="centre")).rows
    exact = timeline_of(case).rows
    assert [row.new_marks for row in found] == [row.new_marks for row in exact]
    joint = answer(case, "centre").envelope
    assert [row.gain_bits is None for row in found] == [row.event is None or joint is None for row in found]


def test_it_can_be_given_up_between_answers_and_within_one():
    case = classic_game(2, 4, 6).case
    left = iter(range(3))

    def impatient(prefix: Case):
        if next(left, None) is None:
            raise CancelledError
        return answer(prefix)

    found = timeline_rows(case, impatient)
    assert [row.event for row in islice(found, 3)] == [None, 0, 1]
    with pytest.raises(CancelledError):
        next(found)

    with given_up():
        timeline_of(classic_game(2, 6, 6, spectator=True).case, default_ask())


# What is worth saying


def test_what_goes_without_saying_is_left_out():
    case = classic_game(1, 3, 1).case
    setup = case.setup
    white, green, rope, hall = (setup.deck.card(name) for name in ("Mrs White", "Reverend Green", "Rope", "Hall"))
    one, two, three = setup.seats
    marks = [
        NewMark(white, ENVELOPE, True),
        *(NewMark(white, player, False) for player in setup.seats),
        NewMark(green, ENVELOPE, False),
        NewMark(green, two, False),
        NewMark(rope, ENVELOPE, False),
        NewMark(rope, one, False),
        NewMark(rope, two, True),
        NewMark(rope, three, False),
        NewMark(hall, ENVELOPE, False),
        NewMark(hall, two, False),
    ]
    assert grouped_marks(marks, setup.holders) == [
        MarkGroup(ENVELOPE, True, (white,)),
        MarkGroup(two, True, (rope,)),
        MarkGroup(ENVELOPE, False, (hall,)),
        MarkGroup(two, False, (green, hall)),
    ]
    assert grouped_marks((), ("envelope", "Ann")) == []


def test_everything_can_be_told_from_the_news():
    """Nothing is left out that does not follow: from the news all marks come back."""
    for seed in range(30):
        case = small_game(seed, cards=9).case
        setup = case.setup
        for row in timeline_rows(case):
            told = grouped_marks(row.new_marks, setup.holders)
            back = {(card, new.holder, new.holds) for new in told for card in new.cards}
            placed = {(card, holder) for card, holder, holds in back if holds}
            for card, holder in placed:
                back |= {(card, other, False) for other in setup.holders if other != holder}
                if holder == ENVELOPE:
                    back |= {(other, ENVELOPE, False) for other in setup.deck.of(card.category) if other != card}
            assert {tuple(mark) for mark in row.new_marks} <= back
            assert {cell for cell in back if cell[2]} == {tuple(mark) for mark in row.new_marks if mark.holds}
