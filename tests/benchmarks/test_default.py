"""The kept standings are those of the commands that make them, and the README says what they say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.benchmarks.default import DEALS, PRECISION, SEED, Contest, Standing, contests, table

README = Path(__file__).with_name("README.md")
PLAYED = [contest for contest in contests() if contest.file.exists()]
"""The README says of the others that they are not played yet."""

LEAST = {"velma": 1.15, "casual": 1.6, "random": 2.5}
"""What the default has to win of them, in fair shares."""


@pytest.mark.parametrize("contest", PLAYED, ids=lambda contest: contest.file.stem)
def test_the_standings_are_of_that_contest_and_precise_enough(contest: Contest):
    data = json.loads(contest.file.read_text("utf-8"))
    words = dict(zip(contest.words[1:-1:2], contest.words[2::2], strict=True))
    assert ",".join(data["policies"]) == words["--policies"]
    assert (data["seed"], data["edition"], data["response"]) == (SEED, "classic-uk", "random")
    assert data["games"] == data["deals"] * contest.players
    assert not any(one["fouls"] for one in data["standings"])
    one = contest.standing()
    assert one is not None
    assert (one.high - one.low) / 2 <= PRECISION or data["deals"] == DEALS


@pytest.mark.parametrize("contest", PLAYED, ids=lambda contest: contest.file.stem)
def test_no_other_policy_would_be_a_better_default(contest: Contest):
    """Whatever is said of it elsewhere: this is what was measured."""
    one = contest.standing()
    assert one is not None
    assert one.high >= 1
    if contest.other in LEAST:
        assert one.ratio >= LEAST[contest.other]
        assert one.low > 1


def test_there_is_one_for_every_policy_and_number_of_players():
    assert len(list(contests())) == 12
    assert PLAYED


def test_the_readme_has_the_table():
    assert table() in README.read_text("utf-8")


def test_the_readme_has_what_fresh_deals_say_of_the_cell_that_changes_were_chosen_by():
    data = json.loads((Contest("casual", 3).file.with_name("race-casual-3-seed-77.json")).read_text("utf-8"))
    one = next(one for one in data["standings"] if one["policy"] == "race")
    low, high = (end / one["fair"] for end in one["interval"])
    assert (data["policies"], data["seed"], data["games"]) == (["race", "casual", "casual"], 77, 600)
    assert str(Standing(data["games"], one["ratio"], low, high)) in README.read_text("utf-8").replace("\n", " ")
