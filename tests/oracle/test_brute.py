"""The oracle itself: against cases worked out by hand, and against the shared cases that it can do."""

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from core.formats.case_file import load
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, POOL, Player
from core.model.setup import Setup
from tests.games import small_game
from tests.oracle.brute import Brute, brute, clashes
from tests.oracle.by_hand import by_hand
from tests.oracle.counters import COUNTERS, Formula, compare, positions

DECK = Deck(("Ada", "Bea"), ("Axe", "Bow"), ("Attic", "Barn"))
ADA, BEA, AXE, BOW, ATTIC, BARN = DECK.cards
EVERY = (ADA, AXE, ATTIC)


def setup(*sizes: int, **others: object) -> Setup:
    players = tuple(Player(name, size) for name, size in zip(("Ann", "Bob", "Cid"), sizes, strict=False))
    return Setup(DECK, players, **others)  # type: ignore[arg-type]


def test_deals_are_counted_around_what_is_certain():
    found = brute(Case(setup(1, 2)))
    assert found.deals == 8 * 3
    assert found.marginals[ADA] == {ENVELOPE: Fraction(1, 2), "Ann": Fraction(1, 6), "Bob": Fraction(1, 3)}
    # a hand and a face up card are certain
    found = brute(Case(setup(1, 1, me="Ann", my_hand=(ADA,), face_up=(AXE,))))
    assert found.envelope == {(BEA, BOW, ATTIC): Fraction(1, 2), (BEA, BOW, BARN): Fraction(1, 2)}
    assert found.marginals[AXE]["face up"] == 1


def test_a_pass_a_refutation_and_a_show_weigh_what_they_should():
    passed = brute(Case(setup(1, 2), (Suggestion("Ann", EVERY, passed=("Bob",)),)))
    assert all(passed.marginals[card]["Bob"] == 0 for card in EVERY)
    refuted = brute(Case(setup(2, 1), (Suggestion("Ann", EVERY, refuted_by="Bob"),)))
    assert refuted.hands["Bob"] == {frozenset({card}): Fraction(1, 3) for card in EVERY}
    # a shown card weighs one over the matches
    shown = Case(setup(1, 2), (Suggestion("Ann", EVERY, refuted_by="Bob", shown=ADA),))
    assert brute(shown, ShowModel.IGNORE).deals == brute(shown, ShowModel.RANDOM).deals == 4 * 2
    # Bob's other card is a weapon or a room; the other kind is in the envelope one way or the other.
    by_hand = brute(shown, ShowModel.RANDOM).hands["Bob"]
    assert by_hand[frozenset({ADA, AXE})] == by_hand[frozenset({ADA, BOW})] / 2
    assert sum(by_hand.values()) == 1
    # shows of one card multiply
    show = Suggestion("Ann", EVERY, refuted_by="Bob", shown=ADA)
    by_hand = brute(Case(setup(1, 2), (show,) * 3), ShowModel.RANDOM).hands["Bob"]
    assert by_hand[frozenset({ADA, AXE})] == by_hand[frozenset({ADA, BOW})] / 8
    # what i showed weighs nothing but must be mine
    mine = setup(2, 1, me="Ann", my_hand=(ADA, AXE))
    assert brute(Case(mine, (Suggestion("Bob", EVERY, refuted_by="Ann", shown=ADA),))).deals == 2
    assert brute(Case(mine, (Suggestion("Bob", EVERY, refuted_by="Ann", shown=ATTIC),))).deals == 0
    assert brute(Case(mine, (Suggestion("Bob", EVERY, passed=("Ann",)),))).deals == 0


def test_accusations_notes_what_is_aside_and_what_a_conflict_needs():
    failed = Accusation("Ann", EVERY)
    assert brute(Case(setup(1, 2), (failed,))).deals == 7 * 3
    assert brute(Case(setup(1, 2), (Accusation("Ann", EVERY, correct=True),))).deals == 3
    assert brute(Case(setup(1, 2), (Accusation("Ann", EVERY, aside=True), Note("Ann", ADA, holds=True)))).deals == 4
    assert brute(Case(setup(1, 1, pool=1), (Note(POOL, ADA, holds=True),))).deals == 4 * 2
    assert brute(Case(setup(1, 2), (Note(ENVELOPE, ADA, holds=False),))).deals == 12
    # a conflict needs all that it needs
    two = Case(setup(1, 2), (Note("Ann", ADA, holds=True), Note("Bob", ADA, holds=True), Note("Ann", AXE, holds=True)))
    assert clashes(two, [0, 1])
    assert clashes(two, [0, 2, "setup"])
    assert not clashes(two, [0, 2])
    assert not clashes(two, [1, 2, "setup"])
    assert brute(two) == Brute(0, {}, {}, {"Ann": {}, "Bob": {}}, {})


CASES = Path(__file__).parents[1] / "cases"


def assert_as_shared(name: str, model: ShowModel, oracle: Callable[[Case, ShowModel], Brute]) -> None:
    case = load(CASES / f"{name}.case.json")
    want = json.loads((CASES / f"{name}.expected.json").read_text("utf-8"))["expected"][model]
    found = oracle(case, model)
    assert str(found.deals) == want["deals"]
    for card, row in want["marginals"].items():
        of_card = found.marginals[case.setup.deck.card(card)]
        assert [float(of_card[holder]) for holder in want["holders"]] == pytest.approx(row, abs=1e-14)
    envelope = {frozenset(str(card) for card in triple): float(p) for triple, p in found.envelope.items()}
    assert envelope == pytest.approx({frozenset(triple): p for triple, p in want["envelope3"]}, abs=1e-14)


@pytest.mark.parametrize("name", ["case-09", "case-11", pytest.param("case-08", marks=pytest.mark.slow)])
@pytest.mark.parametrize("model", ShowModel)
def test_agrees_with_the_shared_cases(name: str, model: ShowModel):
    assert_as_shared(name, model, brute)


@pytest.mark.parametrize(
    "name", ["case-09", "case-11", *(pytest.param(one, marks=pytest.mark.slow) for one in ("case-04", "case-08"))]
)
@pytest.mark.parametrize("model", ShowModel)
def test_the_oracle_hand_by_hand_agrees_with_the_shared_cases(name: str, model: ShowModel):
    assert_as_shared(name, model, by_hand)


@pytest.mark.parametrize("model", ShowModel)
def test_the_two_oracles_agree(model: ShowModel):
    for seed in range(20):
        case = small_game(seed).case
        found = brute(case, model)
        assert by_hand(case, model) == replace(found, joint={}), seed


# The deals of a formula are those of its case; two model counters agree with the exact engine


def models(clauses, last):
    """The number of models of variables up to ``last``, branching on a literal of a shortest clause."""
    shortest = min(clauses, key=len, default=None)
    if shortest is None:
        return 1 << last
    if not shortest:
        return 0
    one = shortest[0]
    return sum(
        models([[other for other in clause if other != -way] for clause in clauses if way not in clause], last - 1)
        for way in (one, -one)
    )


@pytest.mark.parametrize("seed", range(20))
def test_the_models_of_the_formula_are_the_deals(seed):
    case = small_game(seed, cards=8).case
    formula = Formula(case)
    assert models(formula.clauses, formula.last) == brute(case).deals


@pytest.mark.slow
def test_two_model_counters_agree_with_the_exact_engine():
    for module in ("pyganak", "tididi_cnf"):
        pytest.importorskip(module, reason="needs the optional extra: pip install -e '.[oracle]'")
    rng, spent = Random(2), {}
    for case in positions(20, seed=2):
        compare(case, rng, 2, spent)
    assert {*spent} == {*COUNTERS}
