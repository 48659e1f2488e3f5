"""A practice game: a person among rivals, asked what is theirs to decide; the same answers give the same game."""

from dataclasses import replace
from random import Random

import pytest

from core.arena.tournament import Match, Tournament, play
from core.checkpoint import CancelledError, stopped_by
from core.formats.case_file import case_to_dict
from core.formats.editions import edition
from core.formats.json_values import Json
from core.model.case import Case
from core.model.events import Note, Suggestion
from core.model.habit import Habit
from core.model.perspective import seen_by
from core.model.rules import PoolRule
from core.players.counts import HabitCounts, counts_of, habit_of, ratios
from core.policies.policy import Policy
from core.policies.simple import Casual
from core.practice.game import PracticeGame, asked
from core.practice.options import NAMES, RUNGS, PracticeOptions
from core.practice.rungs import Careless, Likes, rival_policy
from core.referee.requests import Accuse, IllegalAnswerError, Request, Show, Suggest, Travel, Walk
from core.situation.situation import Situation, ticks_of
from tests.benchmarks.rungs import RungTournament
from tests.games import classic_game
from tests.players import any_answer

pytestmark = pytest.mark.usefixtures("few_deals")

PLAIN = PracticeOptions(rivals=("casual", "random", "casual"), seed=7)
CLASSIC = edition("classic-uk")
KINDS = (
    PLAIN,
    PracticeOptions(rivals=("race",), pool=4, rules=replace(CLASSIC.rules, pool_look=PoolRule.UNANSWERED), seed=2),
    PracticeOptions(rivals=("casual",) * 5, face_up=3, always_ask=True, seat=6),
    PracticeOptions(edition="master-detective", rivals=("casual",) * 3, seed=3),
    PracticeOptions(edition="classic-us", rivals=("casual",) * 2, board=False, seed=4),
    PracticeOptions(
        edition="modern", rivals=("easy",) * 2, rules=replace(CLASSIC.rules, dice=1, may_stay=True), seed=5
    ),
)


def played(options: PracticeOptions, seed: int = 1, most: int = 10_000) -> PracticeGame:
    """A game, or its beginning, in which I answer at random."""
    game, lot = PracticeGame(options), Random(seed)
    while not game.over and len(game.answers) < most:
        advance(game)
        if game.request is not None:
            game.answer(answer_to(game, lot))
    return game


def answer_to(game: PracticeGame, lot: Random, accuses: float = 0.03) -> Json:
    return any_answer(asked(game.request), case_to_dict(game.case), lot, accuses)


def advance(game: PracticeGame) -> None:
    while game.waiting_for is not None:
        game.step()


@pytest.mark.parametrize("options", KINDS)
def test_a_game_ends_and_is_the_same_for_the_same_answers(options):
    game = played(options)
    end = game.end()
    assert not end.record.violations
    again = PracticeGame(options, game.answers)
    advance(again)
    assert again.end() == end


def sits(request: Request) -> Json:
    """What somebody answers who does as little as they may: the last place, no suggestion, no accusation."""
    match asked(request):
        case {"decision": "travel"}:
            return "roll"
        case {"decision": "place", "rooms": rooms, "squares": squares}:
            return [*rooms, *squares][-1]
        case {"decision": "show", "cards": cards}:
            return cards[0]
    return None


@pytest.mark.parametrize("rivals", [("velma",) * n for n in (1, 2, 3)])
def test_velma_who_stayed_in_one_room_for_ever_plays_to_an_end(rivals):
    rules = replace(CLASSIC.rules, dice=1, pool_look=PoolRule.UNANSWERED)
    game = PracticeGame(PracticeOptions(rivals=rivals, seed=640057, seat=2, pool=3, rules=rules))
    while not game.over:
        advance(game)
        if (request := game.request) is not None:
            if isinstance(request, Walk):
                assert request.start not in request.places, "I must not stay either"
            game.answer(sits(request))
    end = game.end()
    assert (end.winner, end.record.is_stopped) == (end.record.events[-1].by, False)
    assert end.record.turns < 100


def test_a_move_is_mine_to_make_though_it_is_the_only_one():
    """From a starting square a 1 leads to the square before it."""
    options, only = replace(PLAIN, seat=1, rules=replace(CLASSIC.rules, dice=1)), 0
    for seed in range(30):
        game = PracticeGame(replace(options, seed=seed))
        game.answer("roll")
        assert isinstance(game.request, Walk)
        if game.request.roll == 1:
            only += 1
            (place,) = game.request.places
            assert asked(game.request) == {"decision": "place", "roll": 1, "rooms": [], "squares": [[*place]]}
    assert only > 1


def test_the_dice_and_the_deal_do_not_depend_on_names_which_are_ones_own():
    mine, other = played(PLAIN), played(replace(PLAIN, me="Zoë"))
    assert other.answers == mine.answers
    assert set(mine.end().hands.values()) == set(other.end().hands.values())
    # rivals have names of their own and sit where the seed says
    seats = [list(replace(PLAIN, seed=seed).seated()) for seed in range(40)]
    assert {names.index("You") for names in seats} == {0, 1, 2, 3}
    assert all(len(set(names)) == 4 for names in seats)
    assert len({tuple(names) for names in seats}) == 40
    assert len({name[0] for name in NAMES}) == len(NAMES)
    assert list(replace(PLAIN, seat=2, names=("Ann",), me="ada").seated())[:2] == ["Ann", "ada"]
    assert "Ada" not in [name for seed in range(40) for name in replace(PLAIN, seed=seed, me="ada").seated()]


def test_a_wrong_answer_changes_nothing():
    game = played(PLAIN, most=2)
    advance(game)
    before = game.request
    for value in ({"a": 1}, [], [[]], "Atlantis", 7, True, ["Rope"] * 3, [None] * 10**5, "x" * 10**5, 1e400):
        with pytest.raises(IllegalAnswerError):
            game.answer(value)
    assert game.request is before
    assert len(game.answers) == 2


def test_a_step_that_is_stopped_can_be_taken_again():
    def stop():
        raise CancelledError

    options = replace(PLAIN, rivals=("velma", "race"), seat=3)
    game, plain = PracticeGame(options), PracticeGame(options)
    stopped = 0
    while game.waiting_for is not None:
        try:
            with stopped_by(stop):
                game.step()
        except CancelledError:
            stopped += 1
            game.step()
    advance(plain)
    assert stopped > 0
    assert game.case == plain.case


def test_a_move_can_be_taken_back_before_it_is_followed_by_a_suggestion():
    game, lot, taken = PracticeGame(PLAIN), Random(2), set()
    while not game.over:
        advance(game)
        if (request := game.request) is None:
            continue
        before = game.case, game.request
        answer = answer_to(game, lot)
        game.answer(answer)
        back = game.take_back()
        private = answer is None or isinstance(request, Walk) or (isinstance(request, Travel) and answer != "roll")
        assert (back is not None) == (private and isinstance(request, Travel | Walk | Suggest | Accuse))
        if back is not None:
            taken.add(type(request))
            assert (back.case, back.request) == before
            assert back.answers == game.answers[:-1]
            back.answer(answer)
            game = back
    assert taken >= {Walk, Accuse}
    again = PracticeGame(PLAIN, game.answers)
    advance(again)
    assert game.end() == again.end()


def test_who_is_thinking_does_not_tell_how_many_cards_they_could_show():
    game, lot, one = PracticeGame(replace(PLAIN, rivals=("casual",) * 3)), Random(1), 0
    while not game.over:
        before, who = game.case, game.waiting_for
        if who is None:
            game.answer(answer_to(game, lot))
        else:
            game.step()
        for event in game.case.events[len(before.events) :]:
            if isinstance(event, Suggestion) and event.refuted_by not in (None, game.me):
                assert who == (event.refuted_by if event.by == game.me else event.by)
                one += 1
    assert one > 5


def test_a_rival_is_told_what_a_player_would_see_and_nothing_else(monkeypatch):
    told: list[Case] = []

    class Spy(Casual):
        def accused(self, situation):
            told.append(situation.case)
            return super().accused(situation)

    monkeypatch.setattr("core.practice.game.rival_policy", lambda _: Spy())
    game = played(replace(KINDS[1], rivals=("casual",) * 2, seed=3))
    record = game.end().record
    assert len(told) > 10
    for case in told:
        assert set(case.setup.my_hand) == set(record.deal.hands[case.setup.me])
        assert not case.about + case.habits
        seen = [one for event in record.events for one in seen_by(event, case.setup.me, case.setup)]
        looks = [event for event in case.events if isinstance(event, Note)]
        assert [event for event in case.events if event not in looks] == seen[: len(case.events) - len(looks)]
        unanswered = [one for one in seen if isinstance(one, Suggestion) and one.refuted_by is None]
        assert len(looks) <= sum(one.by == case.setup.me for one in unanswered)


def test_whoever_is_out_only_answers():
    game, lot = PracticeGame(replace(PLAIN, seed=1)), Random(2)
    asked_since = set()
    while not game.over:
        advance(game)
        if (request := game.request) is None:
            continue
        if game.me in game.case.turn.out:
            asked_since.add(type(request))
        game.answer(answer_to(game, lot, accuses=1.0))
    assert game.end().case.turn.winner != game.me
    assert asked_since == {Show}


# The rivals: what they forget, who decides for them, and people as their habits are known

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
