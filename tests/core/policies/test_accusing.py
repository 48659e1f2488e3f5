"""Accusing or waiting: several rounds ahead, against what these rivals notice."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest

from core.advice.advice import advise
from core.advice.text import headline, whether_to_accuse
from core.information.gain import CERTAIN
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Move, Note, Suggestion
from core.model.rules import AccuseRule, PoolRule, Rules
from core.model.seats import Player
from core.model.setup import Setup
from core.policies.accusing import (
    HOPELESS,
    Verdict,
    closed,
    later,
    risks_too_much,
    verdict,
    worth_accusing,
    worth_waiting,
)
from core.policies.registry import policy
from core.policies.suggesting import best_question
from core.situation.rivals import ROUNDS, USUAL_PACE, Rival, knows_next_turn, pace_of, safety
from core.situation.situation import CardKnowledge, Situation
from tests.core.board.mansions import corridor
from tests.core.tables import after_my_last_suggestion
from tests.games import classic_game

TWO_ROOMS = Deck(("Ann", "Bob"), ("Rope",), ("Parlour", "Quarters"))
ANN, BOB, ROPE, PARLOUR, QUARTERS = TWO_ROOMS.cards
ENOUGH = 40


def hits(situation):
    return lambda room: float(best_question(situation, room).hit(situation.response))


def far_off(*events, rules=None):
    """Ann stands in the Quarters; the Parlour, the room of the solution, is some five turns away; Bob has a suspect."""
    players = (Player("Ann", 0, ANN), Player("Bob", 2, BOB))
    setup = Setup(TWO_ROOMS, players, me="Ann", board="corridor", rules=rules or Rules())
    asked = Suggestion("Ann", (BOB, ROPE, QUARTERS), refuted_by="Bob", shown=QUARTERS)
    return Situation.of(Case(setup, (Note("envelope", PARLOUR, holds=True), asked, *events)), corridor(ENOUGH))


def limited(situation, least):
    return replace(situation, least=least)


# --- what waiting is worth


def test_it_looks_further_than_the_next_question():
    """The next turn tells nothing, as no roll reaches the Parlour; yet a question there would settle it."""
    situation = far_off()
    p = situation.cards.likeliest[1]
    assert p == pytest.approx(2 / 3)
    after = later(situation, hits(situation))
    assert after == pytest.approx(p)
    share = closed(situation, hits(situation), after)
    assert 1 / 8 < share < 1 / 4
    safe = 0.99 ** np.arange(1, ROUNDS + 1)
    assert worth_waiting(p, share, safe) > 0.8 > p
    assert worth_waiting(p, share, 0.7 ** np.arange(1, ROUNDS + 1)) < p


def test_every_round_closes_a_share_and_later_ones_more():
    worth = [0.5, *(worth_waiting(0.5, 0.2, np.ones(rounds)) for rounds in (1, 2, 3))]
    left = [(1 - after) / (1 - before) for before, after in pairwise(worth)]
    assert 0 < left[2] < left[1] < left[0] <= 0.8, "a fifth of what is open at least, and more and more"
    safe = np.array([0.9, 0.5])
    assert worth_waiting(0.5, 0.2, safe) == pytest.approx(0.9 * worth[1]), "the best round counts"
    assert worth_waiting(0.5, 1.0, np.full(3, 0.9)) == pytest.approx(0.9)
    assert worth_waiting(0.2, 0.0, np.ones(3)) == pytest.approx(0.2)


def test_waiting_is_worth_more_than_planned_where_that_seems_little():
    """One may learn all at once; but alone, and with nothing to learn, there is nothing to wait for."""
    planned = np.array([0.1, 0.2, 0.25])
    worth = np.array([worth_waiting(0.3, 1.0, np.full(3, safe)) for safe in planned])
    assert (worth > planned).all()
    assert (np.diff(worth) > 0).all()
    assert worth[-1] > 0.3, "rather than accuse now"
    assert worth_waiting(0.2, 0.0, np.ones(3)) == pytest.approx(0.2)


def test_who_has_no_rival_left_and_nothing_to_learn_accuses_whatever_the_chance():
    """Bob is out, and shows the Quarters again and again: nothing will tell whether it is Ann or Bob."""
    players = (Player("Ann", 1, ANN), Player("Bob", 1, BOB))
    deck = Deck(("Ann", "Bob"), ("Rope",), ("Parlour", "Quarters", "Attic"))
    ann, bob, rope, parlour, quarters, attic = deck.cards
    looks = Rules(pool_look=PoolRule.UNANSWERED)
    setup = Setup(deck, players, me="Ann", my_hand=(attic,), pool=1, board=None, rules=looks)
    notes = Note("envelope", parlour, holds=True), Note("Bob", quarters, holds=True)
    out = Accusation("Bob", (ann, rope, quarters), correct=False)
    situation = Situation.of(Case(setup, (*notes, out)))
    assert situation.cards.likeliest[1] == pytest.approx(0.5)
    assert not situation.still_in
    assert situation.cards.gains.bits.max() > 0, "the pool would tell"
    assert policy("race").accusation(situation) is None
    dumb = Situation.of(Case(replace(setup, pool=0, players=(players[0], Player("Bob", 2, BOB))), (*notes, out)))
    assert dumb.cards.gains.bits.max() > 0
    seen = Suggestion("Ann", (ann, rope, quarters), refuted_by="Bob", shown=ann)
    assert policy("race").accusation(Situation.of(dumb.case.appended(seen))) == (bob, rope, parlour)


def test_who_sets_a_limit_is_not_advised_to_risk_more():
    situation = after_my_last_suggestion()
    found = advise(situation)
    assert 0.4 < found.accuse.p < 0.5
    assert found.accusation == found.accuse.solution
    careful = advise(limited(situation, 0.5))
    assert (careful.accusation, careful.is_below_limit) == (None, True)
    assert headline(careful).startswith("on your next turn: suggest "), "what to do instead"
    said = whether_to_accuse(careful)
    assert said.startswith("below your limit of 50%; ")
    assert "42% to win if you accuse now" in said
    enough = advise(limited(situation, found.accuse.p))
    assert (enough.accusation, enough.is_below_limit) == (found.accusation, False), "the limit itself is enough"


def test_a_limit_holds_while_waiting_may_tell_more():
    alone = far_off(Accusation("Bob", (ANN, ROPE, QUARTERS), correct=False))
    found = verdict(alone)
    stuck = replace(found, waiting=found.p)
    assert risks_too_much(limited(alone, 0.9), found), "a question in the Parlour would settle it"
    assert not risks_too_much(limited(alone, 0.9), stuck), "else the game would never end"
    assert risks_too_much(limited(far_off(), 0.9), stuck), "Bob's suggestions may tell me something"
    assert not risks_too_much(limited(far_off(), 1.0), replace(found, p=1.0))


def test_with_no_rival_one_waits_as_long_as_there_is_more_to_learn():
    wrong = Accusation("Bob", (ANN, ROPE, QUARTERS), correct=False)
    situation = far_off(wrong)
    found = verdict(situation)
    assert (found.danger, found.recommended) == (0, False)
    assert found.waiting > 0.85
    assert not replace(found, waiting=found.p).allowed or replace(found, waiting=found.p).recommended


@pytest.mark.parametrize(("turns", "hopeless"), [(18, True), (26, False)])
def test_only_where_one_might_accuse_is_the_danger_weighed(turns, hopeless):
    situation = Situation.of(classic_game(3, 4, turns).case)
    found = verdict(situation)
    assert (found.p < HOPELESS) == hopeless
    assert found.danger == (0 if hopeless else 1 - safety(situation.rivals)[0])
    assert found.p <= found.later
    assert found.recommended == (not hopeless and found.p >= found.waiting)
    assert worth_accusing(situation) == (found.solution if found.recommended else None)


def test_what_is_certain_or_just_counts_as_certain_is_accused_of_without_weighing(monkeypatch):
    situation = Situation.of(classic_game(5, 4, 18).case)
    found = verdict(situation)
    assert (found.p, found.danger, found.later, found.waiting) == (1, 0, 1, 1)
    assert found.is_certain
    assert found.recommended
    assert worth_accusing(situation) == found.solution
    assert not replace(found, allowed=False).recommended
    # what just counts as certain is certain
    case = classic_game(3, 4, 26).case
    solution, _ = Situation.of(case).cards.likeliest
    monkeypatch.setattr(CardKnowledge, "likeliest", (solution, CERTAIN))
    assert verdict(Situation.of(case)) == Verdict(solution, 1.0, 0.0, 1.0, 1.0, allowed=True)


# --- the rivals


def test_the_danger_is_that_of_each_rival():
    situation = Situation.of(classic_game(3, 4, 18).case)
    each = [1 - float(safety([rival])[0]) for rival in situation.rivals]
    assert 0 < 1 - safety(situation.rivals)[0] == pytest.approx(1 - np.prod([1 - one for one in each]))
    safe = safety(situation.rivals)
    assert (np.diff(safe) <= 0).all()
    assert 0 < safe[-1] < safe[0] < 1
    assert safety([]) == pytest.approx(np.ones(ROUNDS))


def test_who_knows_all_or_has_long_known_enough_is_no_great_danger():
    # What is learned at the table may lower the danger, too: two are as near, but one has been so for long.
    quick, slow = (Rival("Bob", 1.0, 0.0, 0.5, rounds=rounds, pace=0.3) for rounds in (1, 12))
    assert safety([slow])[0] > safety([quick])[0] + 0.05
    fast = replace(slow, pace=1.5)
    assert safety([fast])[0] < safety([slow])[0], "who learns faster is nearer by the next turn"
    daring = replace(quick, accuses_at=0.5)
    assert safety([daring])[0] < safety([quick])[0]
    # who knows all may not have noticed
    knows = Rival("Bob", 0.0, 1.0, 1.0, rounds=3, pace=2.0)
    assert knows_next_turn(knows) == 1
    assert 0.2 < 1 - safety([knows])[0] < 0.7


def test_the_pace_of_a_rival_is_that_of_what_they_have_asked():
    case = classic_game(1, 4, 0).case
    at_first = Situation.of(case).rivals[0]
    assert at_first.pace == pytest.approx(USUAL_PACE, abs=0.1)
    assert pace_of(case, "Bob", 3.0, 4) > pace_of(case, "Bob", 5.0, 4) > pace_of(case, "Bob", 5.0, 8)
    assert pace_of(case, "Bob", 20.0, 8) == 0


# --- when


def test_a_suggestion_comes_first_in_a_turn_in_which_one_can_make_it():
    """One may accuse after it, too, and then knows more."""
    mine = far_off()
    assert not advise(mine).asks_first, "I have asked"
    assert not advise(far_off(Note("Bob", QUARTERS, holds=True))).asks_first, "a note is no turn"
    bobs = Suggestion("Bob", (ANN, ROPE, PARLOUR), passed=("Ann",))
    assert advise(far_off(bobs)).asks_first, "Bob's call lets me ask there"
    assert not advise(far_off(Suggestion("Bob", (BOB, ROPE, QUARTERS), passed=("Ann",)))).asks_first, "nothing in reach"
    assert advise(replace(far_off(bobs), mansion=None)).asks_first
    walked = Move("Ann", (0, 3), roll=4, via="roll")
    assert not advise(far_off(bobs, walked)).asks_first, "the roll led to no room"
    assert advise(far_off(bobs, Move("Ann", PARLOUR, roll=12, via="roll"))).asks_first


def test_who_would_have_to_leave_the_only_room_to_accuse_in_does_not_ask_first():
    rules = Rules(accuse=AccuseRule.IN_ROOM)
    there = Move("Ann", PARLOUR, roll=12, via="roll")
    asked = Suggestion("Ann", (ANN, ROPE, PARLOUR), refuted_by="Bob", shown=ANN)
    assert advise(far_off(there, rules=rules)).asks_first
    assert not advise(far_off(there, asked, Move("Bob", (0, 3)), rules=rules)).asks_first


def test_below_even_it_is_said_as_a_choice():
    situation = Situation.of(classic_game(3, 4, 26).case)
    advice = advise(situation)
    solution = advice.accuse.solution
    accused = replace(advice, accusation=solution)
    assert headline(replace(accused, accuse=replace(advice.accuse, p=0.33))).startswith("consider accusing ")
    assert headline(replace(accused, accuse=replace(advice.accuse, p=0.5))).startswith("accuse ")
