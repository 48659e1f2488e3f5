"""The measure of how people play: the same positions, read back from a file, and games that others logged."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

from core.engines.driver import answer
from core.model.cards import Category
from core.model.ending import ending_of
from core.model.events import Suggestion
from core.model.seats import ENVELOPE
from core.players.namings import NamingStatus
from core.players.prior import parse_prior, shipped
from tests.benchmarks import people
from tests.benchmarks.people_games import KeptGame, add, kept, outside, played
from tests.fits.people import fitted, laid_out


@pytest.fixture(scope="module")
def games() -> list[KeptGame]:
    return [played(("casual", "random", "casual"), 1, number) for number in range(2)]


def test_a_game_survives_the_disk_and_a_line_that_was_cut_off(games, tmp_path):
    file = tmp_path / "games.jsonl"
    for game in games:
        add(file, game)
    file.write_text(file.read_text("utf-8")[:-9], "utf-8")
    assert list(kept(file)) == games[:1]
    assert games[1].table == ("random", "casual", "casual")
    assert games[0].name == "casual+random 3"


def test_positions_are_before_questions_of_who_sees_them_and_do_not_know_the_end(games):
    found = list(people.positions(games[0], 0, each=2))
    assert len({one.third for one in found}) > 1
    for one in found:
        following = games[0].seen_by(0).events[len(one.case.events)]
        assert isinstance(following, Suggestion)
        assert following.by == one.case.setup.me == "Ann"
        assert ending_of(one.case) is None
        assert list(one.places.values()).count(ENVELOPE) == 3


def test_who_knows_all_loses_nothing_and_who_does_not_what_the_probability_says(games):
    position = next(iter(people.positions(games[0], 0, each=1)))
    plain = answer(position.case)
    found = people.score(plain, position.places)
    assert plain.envelope is not None
    assert plain.envelope.entropy_bits > 1
    solution = sorted(
        (card for card, holder in position.places.items() if holder == ENVELOPE), key=lambda c: c.category
    )
    assert 2**-found.envelope == pytest.approx(plain.envelope.probability(tuple(solution)))
    true = np.array([[position.places[card] == holder for holder in plain.holders] for card in plain.cards])
    assert people.score(replace(plain, marginals=true.astype(float)), position.places).cells == 0
    opened = (plain.marginals > 0) & (plain.marginals < 1)
    assert sum(one.cells for one in found.calibration[1]) == opened.sum()


def test_all_models_are_compared_at_the_same_positions_and_printed(games, tmp_path, capsys):
    file = tmp_path / "games.jsonl"
    for game in games:
        add(file, game)
    people.main(["--games", str(file), "--learn", str(file), "--tables", "casual+random+casual"])
    said = capsys.readouterr().out
    assert said.startswith("bits of the envelope\n")
    assert said.splitlines()[1].split()[3:] == ["cards", "people", "left", "out", "known"]
    assert said.count("casual+random 3") == 6


LOG = {
    "Start_State": {"envelope": ["hall", "plum", "wrench"], "faceUpCards": ["kitchen", "library"]},
    "Action_Log": {
        f"Turn{i}": [who, what]
        for i, (who, what) in enumerate([(f"Player{n}", what) for what in ("move", "suggest") for n in (1, 2, 3, 4)])
    },
    **{
        f"Player_Log{i}": {f"Player{i}_Hand": hand, "Suggestions": {"Suggestion11": asked}}
        for i, (hand, asked) in enumerate(
            [
                (["revolver", "rope", "ballroom", "lounge"], ["hall", "false", "peacock", "false", "leadpipe", "true"]),
                (["billiardroom", "candlestick", "study", "knife"], ["false", "hall", "false", "plum", "true", "rope"]),
                (
                    ["white", "mustard", "conservatory", "diningroom"],
                    ["hall", "false", "plum", "true", "wrench", "false"],
                ),
                (["leadpipe", "peacock", "scarlet", "green"], ["study", "false", "white", "true", "knife", "false"]),
            ],
            1,
        )
    },
}


def test_games_that_others_logged_are_read_once_and_only_where_they_are_whole(tmp_path):
    folder = tmp_path / "Logs" / "AgainstB" / "gamelogs"
    folder.mkdir(parents=True)
    broken = {**LOG, "Action_Log": {"Turn0": ["Player1", "suggest"]}}
    for number, log in enumerate([LOG, LOG, broken], 1):
        (folder / f"gamelog{number}").write_text(json.dumps({"Gamelog": log}), "utf-8")
    (game,) = outside(tmp_path)
    assert game.table == ("plain", "naming none of theirs", "plain", "plain")
    first, second, third, fourth = game.case.events
    assert (first.passed, first.refuted_by) == (("Player2", "Player3"), "Player4")
    assert str(first.shown) in {"peacock", "leadpipe"}
    assert (second.refuted_by, str(second.shown)) == ("Player1", "rope")
    assert third.refuted_by is None
    assert (fourth.refuted_by, str(fourth.shown)) == ("Player2", str(fourth.shown))


def test_the_shipped_kinds_are_those_of_the_fit(games):
    refitted = parse_prior(laid_out(fitted(games * 20)))
    assert [(kind.name, kind.shares, kind.paced) for kind in shipped().kinds] == [
        (kind.name, kind.shares, kind.paced) for kind in refitted.kinds
    ]
    assert [kind.tables for kind in shipped().kinds if not kind.paced] == [
        kind.tables for kind in refitted.kinds if not kind.paced
    ]
    careful = refitted.kinds[0]
    assert careful.name == "careful"
    assert careful.weights(Category.WEAPON, solved=False)[NamingStatus.OWN] < 0.3  # casual names no card of its own
    assert len(parse_prior(laid_out(fitted(games, left_out=("casual", "greedy")))).kinds) == len(refitted.kinds) - 1
