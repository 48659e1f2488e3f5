"""One's own marks: verdicts, counter-deals and missed cells are those of brute force or of the exact engine."""

from random import Random

import pytest

from core.engines.contract import Contradiction
from core.engines.driver import answer
from core.formats.case_file import example
from core.model.events import Note
from core.model.seats import ENVELOPE, POOL
from core.practice.marking import CheckedMark, MarkVerdict, counter_deal, mark
from core.practice.marks import Mark, Says, marks_of_setup
from tests.benchmarks.marks import Position, compared, positions
from tests.games import often_shown
from tests.oracle.marks import fits

DECK = example().setup.deck
ME, BEN, CLEO = example().setup.players[0].name, "Ben", "Cleo"


@pytest.mark.parametrize("small", [True, False], ids=["brute force", "exact engine"])
def test_marks_are_judged_by_the_letter(small):
    """The whole reach is the benchmark's."""
    found = [compared(one) for one in positions(30, small=small)]
    assert sum(found) > 300


def test_positions_are_of_all_kinds():
    cases = [one.game.case for one in positions(60, small=False)]
    assert {len(case.setup.players) for case in cases} == set(range(2, 11))
    assert any(case.setup.me is None for case in cases)
    assert any(case.setup.pool for case in cases)
    assert any(case.setup.face_up for case in cases)
    assert any(event.further for case in cases for event in case.events if hasattr(event, "further"))
    assert any(case.setup.edition is None for case in cases)


def test_what_one_starts_with_is_right_and_takes_no_thought(monkeypatch):
    case = example()
    marks = marks_of_setup(case.setup)
    found = mark(case, marks)
    assert {one.verdict for one in found.checked} == {MarkVerdict.PROVED}
    assert len(marks) == len(DECK) + len(case.setup.my_hand) * (len(case.setup.holders) - 1)
    turned = [Mark(one.card, one.holder, Says.of(holds=one.says is Says.NO)) for one in marks if one.holder == ME]
    wrong = mark(case, turned)
    assert {one.verdict for one in wrong.checked} == {MarkVerdict.REFUTED}
    assert not [cell for cell in wrong.missed if cell.holder == ME], "a slip on one's own hand is no deduction missed"
    # numbers that are known are not computed again
    known = answer(case)
    monkeypatch.setattr("core.practice.marking.answer", None)
    assert mark(case, marks, known) == found


def test_a_guess_is_never_wrong():
    case = example()
    posterior = answer(case)
    (lacking, owner), *_ = [(card, holder) for card, holder in posterior.certain.items() if holder != ME]
    doubtful = next(card for card in DECK if 0 < posterior.probability(card, BEN) < 1)
    guesses = [Mark(lacking, owner, Says.MAYBE), Mark(lacking, ENVELOPE, Says.MAYBE), Mark(doubtful, BEN, Says.MAYBE)]
    found = mark(case, guesses, posterior)
    p = posterior.probability(doubtful, BEN)
    assert found.checked == (
        CheckedMark(guesses[0], MarkVerdict.PROVED, 1.0),
        CheckedMark(guesses[1], MarkVerdict.PROVED, 0.0),
        CheckedMark(guesses[2], MarkVerdict.OPEN, p),
    )
    assert (lacking, owner, True) in found.missed


def test_what_is_almost_certain_stays_open_and_a_contradiction_has_no_verdicts():
    case = often_shown(60)
    axe = case.setup.deck.card("Axe")
    (found,) = mark(case, [Mark(axe, "Bob", Says.NO)]).checked
    assert found.verdict is MarkVerdict.OPEN
    assert 0.999 < found.p < 1
    assert counter_deal(case, axe, "Bob", holds=False)[axe] == "Bob"
    # a case that contradicts itself has no verdicts
    case = example()
    rope = DECK.card("Rope")
    both = case.appended(Note(BEN, rope, holds=True)).appended(Note(CLEO, rope, holds=True))
    with pytest.raises(Contradiction):
        mark(both, [])
    assert counter_deal(both, rope, BEN, holds=True) is None


def test_what_follows_from_a_right_mark_in_its_row_is_missed_only_without_a_mark():
    case = example()
    card, owner = next((card, holder) for card, holder in answer(case).certain.items() if holder not in (ME, ENVELOPE))
    here, other = Mark(card, owner, Says.YES), Mark(card, ENVELOPE, Says.YES)
    assert (card, ENVELOPE, False) in mark(case, [here]).missed
    assert (card, ENVELOPE, False) not in mark(case, [here, other]).missed
    assert (card, ENVELOPE, False) in mark(case, [other]).missed


def test_a_counter_deal_is_the_same_each_time_and_found_where_the_search_gives_up(monkeypatch):
    ours = [counter_deal(example(), DECK.card("Rope"), CLEO, holds=holds) for holds in (True, False)]
    assert [counter_deal(example(), DECK.card("Rope"), CLEO, holds=holds) for holds in (True, False)] == ours
    # a counter deal is found where the search gives up
    monkeypatch.setattr("core.practice.marking.TRIALS", 1)
    case = example()
    open_cells = [(card, BEN) for card in DECK if 0 < answer(case).probability(card, BEN) < 1]
    for card, holder in open_cells:
        for holds in (True, False):
            deal = counter_deal(case, card, holder, holds=holds)
            assert fits(case, deal)
            assert (deal[card] == holder) is not holds


def test_the_pool_is_a_holder_like_others():
    game = next(one.game for one in positions(60, small=True) if one.game.case.setup.pool)
    rng = Random(1)
    card = rng.choice(game.case.setup.deck.cards)
    assert compared(Position(game, (Mark(card, POOL, Says.YES),), small=True)) == 1
