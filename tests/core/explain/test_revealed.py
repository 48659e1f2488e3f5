"""Revealed cards, ties and likely hands, each against brute force."""

from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from core.checkpoint import stopped_by
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.evidence.presolve import marks
from core.explain.hands import SAMPLES, likely_hands
from core.explain.revealed import Revealed, just_revealed, revealed, showed, ties
from core.model.case import Case
from core.model.events import Answer, Note, Suggestion
from core.model.rules import ShowModel
from core.model.seats import POOL
from tests.core.engines.conformance import named, reach
from tests.games import classic_game, small_game, ten_suspect_game
from tests.oracle.brute import brute
from tests.patience import given_up

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
