"""What a rule of accusing wins is read from the watcher's game: the game that the rule plays itself."""

from __future__ import annotations

import pytest

from core.arena.tournament import play
from core.policies.policy import Policy
from core.policies.race import Finish, Race
from core.situation.situation import Situation
from tests.fits.stopping import RULES, outcome, table
from tests.fits.watching import Watched, Watcher, watched

SEED, PLAYERS = 3, 3


class Unserving(Race):
    """Race that walks and asks as ever in the turn of an accusation."""

    def finish(self, situation: Situation) -> Finish:
        return Finish(situation, None)


class Unserved(Watched):
    def policy(self, name: str) -> Policy:
        return Unserving() if name == "race" else super().policy(name)


@pytest.mark.slow
@pytest.mark.parametrize("other", ["casual", "velma"])
def test_the_rule_in_use_plays_the_games_that_are_read_off(other):
    games = 6
    table = Unserved(("race", *[other] * (PLAYERS - 1)), SEED)
    read = [outcome(watch, RULES["in use"]) for watch in watched(games, SEED, PLAYERS, other)]
    for number, (won, wrong) in enumerate(read):
        match = table.match(number, number % PLAYERS)
        record = play(match)
        race = next(who for who, policy in match.policies.items() if policy.name == "race")
        assert (record.winner == race, race in record.wrong) == (won, wrong)


def test_the_table_has_every_rule_and_compares_with_the_one_in_use():
    watches = list(watched(2, seed=1, players=2, other="casual"))
    for watch in watches:
        assert outcome(watch, RULES["certain"]) == (watch.won, False)
        assert [moment.at for moment in watch.moments] == sorted(moment.at for moment in watch.moments)
    lines = list(table(watches, players=2))
    assert len(lines) == 1 + len(RULES)
    assert lines[1].split()[:2] == ["in", "use"]
    assert "+0.000" in lines[1]


def test_the_watcher_notes_ends_of_turns_only():
    match = Watched((Watcher.name, "casual"), seed=1).match(1, 1)
    record = play(match)
    watcher = next(one for one in match.policies.values() if isinstance(one, Watcher))
    assert 0 < len(watcher.moments) <= record.turns // 2 + 1


def test_the_watcher_plays_as_race_but_for_accusing():
    assert Watcher.accused is not Watcher.__mro__[1].accused
    assert Watcher.score is Watcher.__mro__[1].score
