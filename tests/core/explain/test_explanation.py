"""Explanations, whose entries are minimal and force the cell; revealed cards, ties and likely hands; by brute force."""

from dataclasses import replace
from functools import cache
from itertools import islice
from random import Random

import pytest

from core.checkpoint import stopped_by
from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import answer
from core.evidence.evidence import evidence_of
from core.evidence.presolve import ENVELOPE_SLOTS, marks
from core.explain.explanation import explain
from core.explain.hands import SAMPLES, likely_hands
from core.explain.phrases import cannot_be
from core.explain.proof import Fact, Rule, SlotTable, prove
from core.explain.revealed import Revealed, just_revealed, revealed, showed, ties
from core.model.case import Case
from core.model.events import Answer, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, POOL
from tests.core.engines.conformance import chunks, named, reach
from tests.games import classic_game, small_game, ten_suspect_game
from tests.oracle.brute import brute
from tests.patience import given_up


def only(case, events):
    """The case with the other events set aside."""
    return replace(case, events=tuple(e if i in events else replace(e, aside=True) for i, e in enumerate(case.events)))


def certain(case, card, holder):
    """What the oracle says of a cell: True, False, or None where it is open."""
    share = brute(case, ShowModel.IGNORE).marginals[card][holder]
    return None if 0 < share < 1 else share == 1


def explains_every_certain_cell(seed):
    case = small_game(seed, cards=8, turns=Random(seed).randint(1, 7)).case
    oracle = brute(case, ShowModel.IGNORE)
    for card in case.setup.deck:
        for holder in case.setup.holders:
            share = oracle.marginals[card][holder]
            found = explain(case, card, holder)
            if 0 < share < 1:
                assert found is None
                continue
            assert found.holds == (share == 1)
            assert found.steps
            assert certain(only(case, found.because), card, holder) == found.holds
            for one in found.because:
                rest = set(found.because) - {one}
                assert certain(only(case, rest), card, holder) is None, (card, holder, one)


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("seeds", chunks(0, 206, quick=6))
def test_entries_force_the_cell_and_none_can_be_left_out(seeds):
    for seed in seeds:
        with named(seed):
            explains_every_certain_cell(seed)


@pytest.mark.parametrize("seed", range(12))
def test_every_step_follows_from_the_entries(seed):
    """Also within a supposition: then from the entries and what is supposed."""
    case = small_game(seed, cards=8).case
    posterior = answer(case, "exact")
    table = SlotTable.of(evidence_of(case, ShowModel.IGNORE))
    for card in case.setup.deck:
        for holder in case.setup.holders:
            p = posterior.probability(card, holder)
            if p in (0, 1):
                goal = Fact(case.setup.deck.index[card], table.slot_of(case.setup.deck.index[card], holder), p == 1)
                follows(case, table, prove(table.evidence, case.events, goal))


def follows(case, table, proof):
    supposed = []
    for fact, derivation in proof.derivations.items():
        if derivation.rule is Rule.SUPPOSED:
            supposed.append(as_note(case, table, fact))
            continue
        so_far = Case(case.setup, (*case.events, *supposed))
        oracle = brute(so_far, ShowModel.IGNORE)
        card, holder = case.setup.deck.cards[fact.card], table.slots[fact.slot].holder
        assert not oracle.deals or oracle.marginals[card][holder] == fact.holds, (fact, derivation)
    if proof.contradiction is not None:
        assert not brute(Case(case.setup, (*case.events, *supposed)), ShowModel.IGNORE).deals


def as_note(case, table, fact):
    return Note(table.slots[fact.slot].holder, case.setup.deck.cards[fact.card], fact.holds)


def test_the_rules_reach_nearly_every_certain_cell():
    """Straight on, by supposing, or by cases; a look at all deals is the last resort."""
    reached = 0
    for seed in (0, 2):
        case = classic_game(seed, 3 + seed, 20).case
        posterior = answer(case, "exact")
        for row, card in enumerate(posterior.cards):
            for column, holder in enumerate(posterior.holders):
                if posterior.marginals[row, column] in (0, 1):
                    steps = explain(case, card, holder).steps
                    assert not any("deals that fit" in step for step in steps)
                    reached += 1
    assert reached > 150


def test_cells_that_a_step_speaks_of_are_named_and_the_envelope_is_three_places():
    case = classic_game(2, 4, 20).case
    posterior = answer(case, "exact")
    for card in case.setup.deck:
        if posterior.probability(card, ENVELOPE) == 0:
            found = explain(case, card, ENVELOPE)
            assert (card, ENVELOPE) in found.cells
            assert all(holder in case.setup.holders for _, holder in found.cells)
            assert FACE_UP not in case.setup.holders
    # the envelope is three places
    table = SlotTable.of(evidence_of(classic_game(1, 3, 0).case))
    assert [slot.holder for slot in table.slots[:ENVELOPE_SLOTS]] == [ENVELOPE] * 3
    assert {table.slot_of(card, ENVELOPE) for card in range(21)} == {0, 1, 2}


def test_a_case_that_contradicts_itself_explains_nothing_and_unwanted_work_is_given_up():
    case = classic_game(1, 3, 0).case
    lie = Case(case.setup, (Note(ENVELOPE, case.setup.my_hand[0], holds=True),))
    with pytest.raises(Contradiction):
        explain(lie, case.setup.my_hand[0], ENVELOPE)

    # nobody waits for an explanation that is not wanted
    case = classic_game(1, 3, 5).case
    with given_up():
        explain(case, case.setup.my_hand[0], ENVELOPE)


HAND, SIZES = "your hand", "the sizes of the hands"


@pytest.mark.parametrize(
    ("conflict", "of_setup", "said"),
    [
        ((2, 6), (), "entries 3 and 7 cannot both be true"),
        ((2, 6, "setup"), (), "entries 3, 7 and the set-up cannot all be true"),
        ((2, 6, "setup"), (HAND,), "entries 3, 7 and your hand cannot all be true"),
        ((4, "setup"), (HAND,), "entry 5 and your hand cannot both be true"),
        ((4, "setup"), (HAND, SIZES), "entry 5, your hand and the sizes of the hands cannot all be true"),
        ((4,), (), "entry 5 cannot be true"),
        (("setup",), (HAND,), "the set-up contradicts itself"),
    ],
)
def test_what_cannot_be_true_together(conflict, of_setup, said):
    assert cannot_be(conflict, of_setup) == said


# Revealed cards, ties and likely hands, each against brute force

GAMES = 150


@cache
def small_case(seed):
    """A small game, what brute force finds of its marks, and its posterior; several tests ask for the same."""
    case = small_game(seed, cards=8).case
    return case, brute(case, ShowModel.IGNORE), answer(case)


def small_cases():
    for seed in range(GAMES):
        with named(f"small_game({seed}, cards=8)"):
            yield small_case(seed)


def unseen(case):
    """Every refutation of somebody else whose card I did not see: place, place among the answers, player, cards."""
    return [
        (i, n, one.player, event.cards)
        for i, event in case.counted
        if isinstance(event, Suggestion)
        for n, one in enumerate(event.answers)
        if one.shows and one.shown is None and one.player != case.setup.me
    ]


def shareable(case, oracle, player, cards):
    """The cards of the three that the player has in some deal, so that they may have been shown."""
    return [card for card in cards if oracle.marginals[card][player]]


# Revealed


def test_what_is_revealed_is_what_every_deal_agrees_on():
    found = 0
    for case, oracle, posterior in small_cases():
        expected: dict[int, list[Revealed]] = {}
        for event, place, player, cards in unseen(case):
            possible = shareable(case, oracle, player, cards)
            if len(possible) == 1:
                expected.setdefault(event, []).append(Revealed(event, place, player, possible[0]))
                found += 1
        assert revealed(case, posterior) == {event: tuple(many) for event, many in expected.items()}
    assert found > 50


def test_marks_reveal_nothing_that_is_not_so():
    some = 0
    for case, _, posterior in small_cases():
        complete = revealed(case, posterior)
        for event, many in revealed(case, marks(case)).items():
            assert set(many) <= set(complete[event])
            some += 1
    assert some > 50


def test_while_a_case_conflicts_nothing_is_revealed_and_every_refutation_is_open():
    case = classic_game(1, 3, 20).case
    lie = case.appended(Note("Ann", case.setup.deck.cards[0], holds=True))
    lie = lie.appended(Note("Bob", case.setup.deck.cards[0], holds=True))
    assert revealed(lie, marks(lie)) == {}
    assert sum(len(tie.events) for tie in ties(lie, marks(lie))) == len(unseen(lie)) > 0


def watched(*events):
    """A classic case of three players that a spectator sees, of which the events are these."""
    return Case(classic_game(1, 3, 0, spectator=True).case.setup, events)


def cards(case, *names):
    suspect, weapon, room = (case.setup.deck.card(name) for name in names)
    return suspect, weapon, room


def test_further_answers_and_earlier_entries_are_revealed_too():
    case = watched()
    asked = cards(case, "Mrs White", "Rope", "Hall")
    case = watched(
        Note("Bob", asked[0], holds=False),
        Note("Bob", asked[1], holds=False),
        Note("Cid", asked[0], holds=False),
        Suggestion("Ann", asked, refuted_by="Bob", further=(Answer("Cid", shows=True),)),
    )
    assert revealed(case, answer(case)) == {3: (Revealed(3, 0, "Bob", asked[2]), Revealed(3, 1, "Cid", asked[1]))}
    # an entry reveals earlier ones and itself
    case = watched()
    before = watched(Note("Bob", asked[0], holds=False), Suggestion("Ann", asked, refuted_by="Bob"))
    after = before.appended(Note("Bob", asked[1], holds=False))
    told = Revealed(1, 0, "Bob", asked[2])
    assert just_revealed(before, answer(before), after, answer(after)) == (told,)
    again = after.appended(Suggestion("Ann", asked, refuted_by="Bob"))
    assert just_revealed(after, answer(after), again, answer(again)) == (replace(told, event=3),)
    first = again.inserted(0, Note("Cid", asked[2], holds=False))
    assert just_revealed(again, answer(again), first, answer(first)) == ()
    assert just_revealed(after, answer(after), before, answer(before)) == ()
    # the words have an article where one is said
    white, rope, _ = cards(watched(), "Mrs White", "Rope", "Hall")
    assert showed(Revealed(0, 0, "Bob", rope)) == "Bob showed the Rope"
    assert showed(Revealed(0, 0, "Bob", white)) == "Bob showed Mrs White"


# Ties


def test_ties_are_what_is_open_of_the_refutations():
    found = merged = 0
    for case, oracle, posterior in small_cases():
        came_down_to: dict[tuple[str, frozenset], list[int]] = {}
        for event, _, player, asked in unseen(case):
            possible = shareable(case, oracle, player, asked)
            if not any(oracle.marginals[card][player] == 1 for card in possible):
                came_down_to.setdefault((player, frozenset(possible)), []).append(event)
        kept = {
            (player, some): events
            for (player, some), events in came_down_to.items()
            if not any(other == player and fewer < some for other, fewer in came_down_to)
        }
        told = ties(case, posterior)
        assert {(tie.holder, frozenset(tie.cards)): list(tie.events) for tie in told} == kept
        assert len(told) == len(kept)
        for tie in told:
            assert 2 <= len(tie.cards) <= 3
            assert list(tie.cards) == sorted(tie.cards, key=case.setup.deck.index.__getitem__)
        assert [tie.events[0] for tie in told] == sorted(tie.events[0] for tie in told)
        found += len(told)
        merged += sum(len(tie.events) > 1 for tie in told)
    assert found > 30
    assert merged > 0


# Hands


@pytest.mark.parametrize("model", ShowModel)
def test_likely_hands_are_those_of_brute_force(model):
    for case, _, _ in islice(small_cases(), 40):
        oracle = brute(case, model)
        told = case.with_setup(replace(case.setup, rules=replace(case.setup.rules, show_model=model)))
        for player in case.setup.sizes:
            found = likely_hands(told, player, 5)
            shares = oracle.hands[player]
            assert found.exact
            assert found.count == len(shares)
            assert len(found.hands) == min(5, len(shares))
            for one, share in zip(found.hands, sorted(shares.values(), reverse=True), strict=False):
                assert one.probability == pytest.approx(float(shares[frozenset(one.cards)]), abs=1e-9)
                assert one.probability == pytest.approx(float(share), abs=1e-9)


def test_the_pool_has_likely_hands_and_where_they_are_too_many_they_are_estimated():
    case = next(case for case, _, _ in small_cases() if POOL in case.setup.holders)
    assert sum(one.probability for one in likely_hands(case, POOL, 10_000).hands) == pytest.approx(1)
    # Of so many hands none comes up often enough to be told.
    case = ten_suspect_game(2, 3, 1, spectator=True).case
    found = likely_hands(case, "Ann", 8)
    assert (found.exact, found.drawn, found.hands) == (False, SAMPLES, ())
    assert SAMPLES // 2 < found.count <= SAMPLES


def test_an_estimate_is_near_what_is_counted(monkeypatch):
    case = classic_game(2, 4, 14).case
    player = case.setup.seats.next(case.setup.me)
    counted = {one.cards: one.probability for one in likely_hands(case, player, 10_000).hands}

    def refuse(*_, **__):
        raise TooLargeError("too large")

    monkeypatch.setattr("core.explain.hands.hands", refuse)
    found = likely_hands(case, player, 5)
    assert found == likely_hands(case, player, 5)
    assert (found.exact, found.drawn, len(found.hands)) == (False, SAMPLES, 5)
    assert found.count <= len(counted)
    shares = [one.probability for one in found.hands]
    assert shares == sorted(shares, reverse=True)
    for one in found.hands:
        share = counted[one.cards]
        assert abs(one.probability - share) < reach(share, SAMPLES)


@pytest.mark.parametrize(
    "game",
    [classic_game(3, 4, 14, spectator=True), ten_suspect_game(2, 3, 1, spectator=True)],
    ids=["counted", "drawn"],
)
def test_hands_can_be_given_up_at_any_moment(game):
    calls = []
    with stopped_by(lambda: calls.append(1)):
        likely_hands(game.case, "Ann", 1)
    assert len(calls) > 20, "else a single one of its steps would take long"
    for enough in (0, len(calls) - 1):
        with given_up(after=enough):
            likely_hands(game.case, "Ann", 1)
