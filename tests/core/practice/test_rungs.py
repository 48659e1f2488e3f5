"""The rivals of a practice game: what they forget, who decides for them, and people as their habits are known."""

from dataclasses import replace

import pytest

from core.arena.match import Match, play
from core.arena.tournament import Tournament
from core.model.case import Case
from core.model.events import Suggestion
from core.model.habit import Habit
from core.players.counts import HabitCounts, counts_of, habit_of, ratios
from core.policies.policy import Policy
from core.policies.simple import Casual
from core.practice.names import RUNGS
from core.practice.rungs import Careless, Likes, rival_policy
from core.situation.situation import Situation
from core.situation.ticks import ticks_of
from tests.benchmarks.rungs import RungTournament
from tests.games import classic_game

pytestmark = pytest.mark.usefixtures("few_deals")

FORGETS = 0.5


class Recorder(Casual):
    """Notes what it is told when it has to decide."""

    def __init__(self) -> None:
        self.told: list[Case] = []

    def accusation(self, situation: Situation) -> None:
        self.told.append(situation.case)


def remembered(case: Case, seed: int) -> Case:
    recorder = Recorder()
    Careless(recorder, forgets=FORGETS).accusation(Situation.of(case, seed=seed))
    return recorder.told[0]


def mine(case: Case) -> list[Suggestion]:
    return [event for event in case.events if isinstance(event, Suggestion) and event.by == case.setup.me]


def test_it_forgets_its_share_of_what_it_was_shown_and_nothing_else():
    case = classic_game(5, players=3, turns=30).case
    shown = sum(event.shown is not None for event in mine(case))
    seeds = range(400)
    kept, others = 0, unnamed(case)
    for seed in seeds:
        known = remembered(case, seed)
        kept += sum(event.shown is not None for event in mine(known))
        assert unnamed(known) == others
    assert shown >= 5
    assert kept / (shown * len(seeds)) == pytest.approx(1 - FORGETS, abs=0.05)  # six standard errors: 2e-9


def unnamed(case: Case) -> list[object]:
    """The events, without the cards that others showed me."""
    return [
        event.with_answers([replace(answer, shown=None) for answer in event.answers])
        if isinstance(event, Suggestion) and event.by == case.setup.me
        else event
        for event in case.events
    ]


def test_what_is_forgotten_stays_forgotten_and_nothing_wrong_is_concluded():
    game = classic_game(5, players=3, turns=30)
    for seed in range(20):
        whole = remembered(game.case, seed)
        assert all(remembered(game.case.upto(n), seed) == whole.upto(n) for n in range(len(whole.events)))
        known, sheet = ticks_of(game.case), ticks_of(whole)
        assert all(sheet.has[holder] & ~known.has[holder] == 0 for holder in sheet.has)


def test_who_hurries_keeps_to_the_plan_until_the_next_suggestion():
    """For all the decisions between two suggestions it is one of the two who decides, the quick one in its share."""
    case, quick, n = classic_game(2, players=3, turns=4).case, 0, 1_600
    for seed in range(n):
        thinker = Recorder()
        rival = Careless(thinker, hurries=0.7)
        for _ in range(2):
            rival.accusation(Situation.of(case, seed=seed))
        assert len(thinker.told) in (0, 2)
        quick += not thinker.told
    assert quick / n == pytest.approx(0.7, abs=0.07)  # six standard errors: 2e-9


def test_every_rung_plays_by_the_rules_and_there_is_none_of_another_name():
    match = RungTournament(tuple(RUNGS), 1).match(4, 0)
    record = play(match)
    assert record.winner is not None
    assert not record.violations
    with pytest.raises(KeyError):
        rival_policy("grandmaster")


HABITS = Habit("Ann", (1.0, 1.0, 2.0), 1.0, 0.7)
ASKS_OWN = (0.3, 2.5, 1.0)


class OfAnn(Tournament):
    """Ann, played by her habits, among others."""

    def policy(self, name: str) -> Policy:
        return Likes(HABITS, ASKS_OWN) if name == "ann" else super().policy(name)


@pytest.mark.slow
def test_habits_counted_again_are_near_those_put_in():
    """From 200 games as she saw them; nearer than a factor of 1.7, and on the same side of neutral."""
    tournament, counted = OfAnn(("ann", "casual", "casual"), 5), HabitCounts()
    for deal in range(200):
        match: Match = tournament.match(deal, deal % 3)
        record = play(match)
        ann = next(name for name, policy in match.policies.items() if isinstance(policy, Likes))
        assert not record.violations
        counted += counts_of(record.kept_by(ann))[ann]
    found, asks_own = habit_of("Ann", counted), ratios(counted.asks_own)
    put_in = (*ASKS_OWN, *HABITS.shows)
    assert all(1 / 1.7 < one / given < 1.7 for one, given in zip((*asks_own, *found.shows), put_in, strict=True))
    assert asks_own[0] < 0.6
    assert asks_own[1] > 1.5
    assert found.shows[2] > 1.3
    assert found.right == pytest.approx(HABITS.right, abs=0.12)
