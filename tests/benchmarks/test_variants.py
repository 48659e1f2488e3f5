"""Variants of race: each plays by the rules, and differs from race in what it is about and in nothing else."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from core.arena.tournament import play
from core.information.gain import CERTAIN
from core.model.cards import Card
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Suggestion
from core.model.seats import Player
from core.model.setup import Setup
from core.players.prior import shipped
from core.policies import showing
from core.policies.accusing import verdict, worth_waiting
from core.policies.race import HEARD, Race
from core.policies.registry import POLICIES
from core.policies.registry import policy as known
from core.policies.simple import ENOUGH
from core.referee.referee import Referee
from core.situation.rivals import ROUNDS
from core.situation.situation import CardKnowledge, Situation
from tests.benchmarks import variants
from tests.benchmarks.variants import ABLATIONS, VARIANTS, Mean, Near, VariantTournament
from tests.core.board.mansions import corridor
from tests.core.tables import board_game

WALKING, ASKING, ACCUSING, SHOWING = "walking", "asking", "accusing", "showing"
ABOUT = {
    "race-near": WALKING,
    "race-mean": WALKING,
    "race-bits": WALKING,
    "race-calls": ASKING,
    "race-asks-any": ASKING,
    "race-certain": ACCUSING,
    "race-079": ACCUSING,
    "race-patient": ACCUSING,
    "race-shows-any": SHOWING,
    "race-quiet": ASKING,
}
POSITIONS = ((7, 16), (1, 16), (1, 24), (0, 25), (3, 25))
"""Seeds and suggestions: in the first race accuses at 0.45, for a rival is about to."""


@cache
def at(seed: int, turns: int) -> Situation:
    game, mansion = board_game(seed, 4, turns)
    return Situation.of(game.case, mansion)


@cache
def asked_of_me(seed: int, turns: int) -> tuple[Situation, str, tuple[Card, ...]]:
    """A position in which I am asked for three cards of mine, or two and another."""
    before = at(seed, turns)
    case, hand = before.case, before.case.setup.my_hand
    asker = case.setup.seats.others(before.me)[-1]  # who asks me first
    mine = {card.category: card for card in hand}
    suspect, weapon, room = (mine.get(category, case.setup.deck.of(category)[0]) for category in type(hand[0].category))
    asked = Suggestion(asker, (suspect, weapon, room), refuted_by=before.me)
    case = case.appended(asked)
    return Situation.of(case, before.mansion), asker, tuple(card for card in asked.cards if card in hand)


@cache
def decisions(name: str, seed: int, turns: int) -> dict[str, object]:
    situation, policy = at(seed, turns), VARIANTS[name]() if name in VARIANTS else known(name)
    return {
        WALKING: (policy.travel(situation), [policy.destination(situation, roll) for roll in situation.dice.rolls]),
        ASKING: [policy.suggestion(situation, room) for room in (*situation.rooms, None)],
        ACCUSING: policy.accusation(situation),
        SHOWING: policy.show(*asked_of_me(seed, turns)),
    }


@pytest.fixture(autouse=True)
def shown_once(monkeypatch):
    """What a card tells is computed once for all policies."""
    monkeypatch.setattr(showing, "showings", showings)


showings = cache(showing.showings)


# --- who they are


def test_they_are_for_the_arena_alone():
    assert list(VARIANTS) == [*ABLATIONS, "race-quiet"]
    assert set(VARIANTS) == set(ABOUT)
    assert not set(VARIANTS) & set(POLICIES)
    for name in VARIANTS:
        assert VARIANTS[name]().name == name


@pytest.mark.slow
@pytest.mark.parametrize("name", VARIANTS)
def test_each_plays_a_whole_game_by_the_rules_and_the_same_one_again(name):
    tournament = VariantTournament((name, "casual", "casual"), seed=4)
    record = play(tournament.match(0, 1))
    assert not record.violations
    assert record.winner is not None
    assert play(tournament.match(0, 1)).events == record.events


def test_with_the_switch_one_player_takes_the_others_as_people_play_in_the_same_deal():
    with_it, without = (VariantTournament((name, "casual", "race"), seed=4) for name in ("race+people", "race"))
    for rotation in range(3):
        match, plain = with_it.match(0, rotation), without.match(0, rotation)
        assert (match.deal, match.seed) == (plain.deal, plain.seed)
        request = Referee(match.deal, match.mansion, match.seed).request
        assert request is not None
        switched = with_it.seating(rotation)[0] == "race+people"
        assert match.situation(request, None).cards.prior == (shipped() if switched else None)
        assert plain.situation(request, None).cards.prior is None


# --- what they are about


@pytest.mark.parametrize("name", VARIANTS)
def test_each_differs_in_its_decision_alone(name):
    """But for the turn of an accusation, which walk and question serve: where that differs, they may, too."""
    different = set()
    for seed, turns in POSITIONS:
        race, other = decisions("race", seed, turns), decisions(name, seed, turns)
        found = {decision for decision in race if race[decision] != other[decision]}
        different |= {ACCUSING} if ACCUSING in found else found
    assert different == {ABOUT[name]}


@pytest.mark.parametrize(("seed", "turns"), POSITIONS)
def test_race_that_goes_for_bits_walks_as_greedy_does_and_race_that_calls_anybody_asks_so(seed, turns):
    greedy = decisions("greedy", seed, turns)
    assert decisions("race-bits", seed, turns)[WALKING] == greedy[WALKING]
    assert decisions("race-calls", seed, turns)[ASKING] == greedy[ASKING]


# --- walking, in a corridor: the Quarters at one end, the Parlour five steps off

TWO_ROOMS = Deck(("Ann", "Bob"), ("Rope",), ("Parlour", "Quarters"))
ANN, BOB, ROPE, PARLOUR, QUARTERS = TWO_ROOMS.cards
T5 = 1 + 1 / 36 * (1 + 1 / 36) + 5 / 36
"""Turns for 5 steps with two dice: 2 leaves 3 steps, 3 and 4 leave 2 and 1."""
THIRD = 0.9182958340544896
"""The entropy of a third and two thirds, in bits."""
KEEPS = (1 - HEARD) ** T5
TAKES = (1 - KEEPS) / HEARD
"""What stays open on the way to the other room, and the turns that takes if it ends once Bob has told the rest."""
AGAIN = THIRD / 2 * KEEPS
"""The share of two bits that is still open there after one of the answers that do not solve it."""
ASKED = 0.75 * TAKES / (1 - 0.75 * AGAIN)
"""The turns x after asking: x = 0.75 (TAKES + AGAIN x), for three of four answers need another suggestion."""


@pytest.fixture
def ahead():
    """Ann has no card, Bob a suspect and a room: four solutions, 2 bits.

    To any suggestion he shows nothing in one case of four (solved); else one of two cards, each as often, and that
    leaves two solutions of which one is twice as likely, for in it he had no choice.
    """
    setup = Setup(TWO_ROOMS, (Player("Ann", 0, ANN), Player("Bob", 2, BOB)), me="Ann", board="corridor")
    return Situation.of(Case(setup), corridor(4))


def test_race_takes_each_outcome_by_itself(ahead):
    """The solved one costs nothing more; after the others the way goes on to the other room, which is nearer."""
    assert Race().worth(ahead, PARLOUR, asks=True) == pytest.approx(ASKED)
    assert Race().worth(ahead, PARLOUR, asks=False) == pytest.approx(TAKES + KEEPS * ASKED)


def test_race_mean_takes_all_outcomes_together(ahead):
    """So another suggestion always comes: x = TAKES + 0.75 AGAIN x."""
    assert Mean().worth(ahead, PARLOUR, asks=True) == pytest.approx(TAKES / (1 - 0.75 * AGAIN))


def test_race_near_does_not_choose_the_next_room(ahead):
    """What is open on average, of the turns of a walk with all of it open."""
    near, left = Near(), 0.75 * THIRD / 2 * (TAKES + KEEPS * ASKED)
    assert near.worth(ahead, PARLOUR, asks=True) == pytest.approx(left)
    assert near.worth(ahead, QUARTERS, asks=True) == pytest.approx(left)
    assert near.worth(ahead, PARLOUR, asks=False) == pytest.approx(TAKES + KEEPS * left)


# --- accusing


@pytest.mark.parametrize(("p", "accuses"), [(0.78, False), (0.79, True), (1.0, True)])
def test_race_079_accuses_from_the_threshold_on(monkeypatch, ahead, p, accuses):
    monkeypatch.setattr(CardKnowledge, "likeliest", ((ANN, ROPE, PARLOUR), p))
    assert (VARIANTS["race-079"]().accusation(ahead) is not None) is accuses
    assert (VARIANTS["race-certain"]().accusation(ahead) is not None) is (p == 1.0)


@pytest.mark.parametrize(
    ("p", "at_stake", "accuses"),
    [(0.5, 0.4, False), (0.5, 0.6, True), (0.9, 0.0, False), (1.0, 0.0, True), (0.05, 0.99, False)],
)
def test_race_patient_weighs_the_danger_against_certainty(monkeypatch, ahead, p, at_stake, accuses):
    monkeypatch.setattr(CardKnowledge, "likeliest", ((ANN, ROPE, PARLOUR), p))
    monkeypatch.setattr(variants, "danger", lambda _: at_stake)
    assert (VARIANTS["race-patient"]().accusation(ahead) is not None) is accuses


def test_without_the_danger_race_accuses_only_when_certain():
    """So there is no variant without it but the one that waits to be certain."""
    for seed, turns in POSITIONS:
        found = verdict(at(seed, turns))
        assert found.p < min(ENOUGH, CERTAIN)
        assert found.waiting < worth_waiting(found.p, 0.5, np.ones(ROUNDS)) > found.p
