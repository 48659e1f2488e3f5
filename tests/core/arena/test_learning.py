"""Knowing the habits of the others: learned from games as a library has them, believed by who is to know, kept."""

import json
import pickle
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import replace
from functools import cache

import pytest

from core.arena.ledger import Ledger, OtherTournamentError, learned_in
from core.arena.result import accuracy_of, habits_in_deal, learn_habits, play_one
from core.arena.tournament import Tournament, knows_habits, play, policy_of
from core.model.ending import ending_of
from core.model.events import Suggestion
from core.players.counts import HabitCounts, Odds, habits_of
from core.players.prior import prior_knowing
from core.referee.referee import hash_of

pytestmark = pytest.mark.usefixtures("few_deals")

TABLE = Tournament(("casual+habits", "random", "casual"), seed=7, learn=2)
SHY = HabitCounts(games=9, asks_own=(Odds(90, 3, 30.0),) * 3)
BOLD = HabitCounts(games=9, asks_own=(Odds(90, 60, 30.0),) * 3)


def learned(tournament, workers=1):
    with ThreadPoolExecutor(workers) as executor:
        return learn_habits(tournament, executor, lambda _: None)


@cache
def taught():
    """The table with what was learned, which is only read."""
    return learned(TABLE)


@cache
def first_lesson():
    """What is learned in the first of its deals."""
    return habits_in_deal(TABLE, 0)


class Onlooker:
    """Plays as another, and notes what its player believes whenever it decides."""

    def __init__(self, policy):
        self.policy = policy
        self.believed = set()

    def __getattr__(self, decision):
        def decide(situation, *asked):
            prior = situation.cards.prior
            self.believed.add((situation.case.habits, () if prior is None else tuple(prior.known)))
            return getattr(self.policy, decision)(situation, *asked)

        return decide


# --- who may enter


def test_whoever_may_enter_may_know_habits_and_of_whom_nothing_is_known_plays_by_chance():
    assert (policy_of("velma+habits"), policy_of("velma")) == ("velma", "velma")
    assert knows_habits("velma+habits")
    assert not knows_habits("velma")
    # a policy that nothing is known of plays by chance
    known = TABLE.match(0, 0).known
    assert known == {"Ann": (("Bob", HabitCounts()), ("Cid", HabitCounts()))}
    assert habits_of(known["Ann"]) == ()
    assert prior_knowing(known["Ann"], by_chance=True).kinds_of("Bob") == ()
    # believing nothing plays the same games
    plain, knowing = Tournament(("greedy", "random"), seed=3), Tournament(("greedy+habits", "random"), seed=3)
    one, other = play_one(plain, 0, 0), play_one(knowing, 0, 0)
    assert one == replace(other, policies=one.policies)


# --- who believes what


def test_only_who_knows_habits_believes_them_and_only_of_the_others():
    tournament = replace(TABLE, learned=(("casual", SHY), ("random", BOLD)))
    match = tournament.match(0, 1)  # Ann is random, Bob is casual, Cid is casual and knows
    assert match.known == {"Cid": (("Ann", BOLD), ("Bob", SHY))}
    lookers = {name: Onlooker(policy) for name, policy in match.policies.items()}
    play(replace(match, policies=lookers))
    believed = {name: looker.believed for name, looker in lookers.items()}
    assert believed == {"Ann": {((), ())}, "Bob": {((), ())}, "Cid": {(habits_of(match.known["Cid"]), ("Ann", "Bob"))}}


def test_a_game_is_kept_with_its_end_and_judged_by_what_a_player_believed():
    record = play(TABLE.match(0, 0))
    known = tuple((player, BOLD) for player in record.deal.setup.seats)
    plain, other = accuracy_of(record, "Ann"), accuracy_of(record, "Ann", known)
    assert plain.log_loss_bits != other.log_loss_bits
    # a game is kept with its end
    case = record.kept_by("Bob")
    assert (case.setup, case.events) == (record.cases["Bob"].setup, record.cases["Bob"].events)
    end = ending_of(case)
    assert (end.envelope, end.winner) == (record.deal.envelope, record.winner)
    assert end.places(case.setup) == record.deal.places


# --- what is learned


def test_what_is_counted_of_shows_is_what_somebody_saw_who_knows_habits():
    """Each time that they were shown one of several: as many occasions as cards to choose from."""
    table = Tournament(("casual", "random", "casual"), seed=hash_of(7, "lessons"))
    could_show, asked = {"casual": 0, "random": 0}, {"casual": set(), "random": set()}
    for rotation, knowing in enumerate(("Ann", "Cid", "Bob")):
        record = play(table.match(0, rotation))
        policies = dict(zip(record.deal.setup.seats, table.seating(rotation), strict=True))
        for event in (event for event in record.events if isinstance(event, Suggestion)):
            if event.by != knowing:
                asked[policies[event.by]] |= {(rotation, event.by, card) for card in event.cards}
            elif event.refuted_by is not None:
                could = [card for card in event.cards if card in record.deal.hands[event.refuted_by]]
                could_show[policies[event.refuted_by]] += len(could) if len(could) > 1 else 0
    counted = first_lesson()
    assert {name: sum(odds.occasions for odds in tally.shows) for name, tally in counted.items()} == could_show
    assert {name: sum(odds.occasions for odds in tally.asks_own) for name, tally in counted.items()} == {
        name: len(cards) for name, cards in asked.items()
    }
    assert all(could_show.values())


@pytest.mark.parametrize(
    ("policies", "games"),
    [
        (("casual+habits", "random", "random"), {"random": 6}),
        (("casual+habits", "random+habits", "random"), {"casual": 3, "random": 6}),
        (("casual+habits", "casual+habits"), {"casual": 4}),
    ],
)
def test_every_seat_that_another_watches_is_counted_once(policies, games):
    assert {name: tally.games for name, tally in habits_in_deal(Tournament(policies), 0).items()} == games


def test_lessons_are_other_deals_than_the_tournament_and_follow_from_its_seed():
    found = taught().learned
    assert found == learned(TABLE, workers=3).learned
    assert {name: counts.games for name, counts in found} == {"random": 2 * 3, "casual": 2 * 3}
    assert dict(learned(replace(TABLE, learn=1, seed=8)).learned) != first_lesson()


def test_lessons_are_sent_out_as_there_is_work_to_do():
    class StoppedError(Exception):
        pass

    class Lazy(Executor):
        sent = 0

        def submit(self, *_):
            Lazy.sent += 1
            answer = Future()
            answer.set_exception(StoppedError())
            return answer

    with pytest.raises(StoppedError):
        learn_habits(replace(TABLE, learn=100_000), Lazy(), lambda _: None)
    assert Lazy.sent <= 1000


def test_where_nobody_is_to_know_nothing_is_learned_and_nothing_of_it_kept(tmp_path):
    plain = Tournament(("casual", "random"))
    assert learn_habits(plain, None, lambda _: None) is plain
    # where nobody knows habits nothing of learning is kept
    Ledger(tmp_path, plain)
    assert "learn" not in (tmp_path / "tournament.json").read_text()
    Ledger(tmp_path, replace(plain, learn=3))
    assert learned_in(tmp_path) == ()


def test_what_was_learned_goes_to_workers_and_is_kept_with_the_tournament(tmp_path):
    tournament = taught()
    assert pickle.loads(pickle.dumps(tournament)) == tournament  # noqa: S301 - our own
    assert hash(pickle.loads(pickle.dumps(tournament))) == hash(tournament)  # noqa: S301
    # what was learned is kept with the tournament
    assert learned_in(tmp_path) is None
    tournament = taught()
    Ledger(tmp_path, tournament)
    assert learned_in(tmp_path) == tournament.learned
    assert json.loads((tmp_path / "tournament.json").read_text())["learn"] == 2
    Ledger(tmp_path, replace(TABLE, learned=learned_in(tmp_path)))


# --- a game as it is kept


# --- on disk


def test_another_learning_is_another_tournament(tmp_path):
    tournament = replace(TABLE, learned=(("casual", SHY),))
    Ledger(tmp_path, tournament)
    with pytest.raises(OtherTournamentError, match="another tournament: learn is 2 there, not 3"):
        Ledger(tmp_path, replace(tournament, learn=3))
    with pytest.raises(OtherTournamentError, match="other habits were learned there"):
        Ledger(tmp_path, replace(tournament, learned=(("casual", BOLD),)))


HEADING = '"format": "deerstalker-tournament", "version": 3'


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[]", "not the description"),
        ('{"learned": []}', "not the description"),
        (f'{{{HEADING}, "learned": []}}', "learned: is a list; it must be an object"),
        (f'{{{HEADING}, "learned": {{"casual": {{}}}}}}', "learned.casual.games: is missing"),
    ],
)
def test_what_cannot_be_what_was_learned_is_refused(tmp_path, text, what):
    (tmp_path / "tournament.json").write_text(text)
    with pytest.raises(OtherTournamentError, match=what):
        learned_in(tmp_path)
