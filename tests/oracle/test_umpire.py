"""The second referee of practice games objects to what is against the rules, and to nothing else."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from tests.oracle.umpire import objections
from tests.players import play_protocol

WORDS = ("practice", "--rivals", "casual,casual", "--pool", "2", "--pool-look", "unanswered", "--seat", "2")


@cache
def game(seed: int) -> str:
    return json.dumps(play_protocol([*WORDS, "--seed", str(seed)], Random(seed)))


def changed(change: Callable[[list[Any]], bool]) -> list[str]:
    """The objections to the first game in which something can be changed."""
    for seed in range(20):
        said, answers = json.loads(game(seed))
        before = copy.deepcopy(said)
        if change(said):
            assert said != before
            said[-1]["case"]["events"] = [line["event"] for line in said if line["type"] == "event"]
            return objections(said, answers)
    raise AssertionError("no game has that")


def events(said: list[Any], kind: str) -> list[Any]:
    return [line["event"] for line in said if line["type"] == "event" and line["event"]["type"] == kind]


def further_away(said: list[Any]) -> bool:
    event = next(one for one in events(said, "move") if one["via"] == "roll")
    event["to"] = "Study" if event["to"] == "Kitchen" else "Kitchen"
    return True


def through_a_wall(said: list[Any]) -> bool:
    for event in events(said, "move"):
        if event["via"] == "passage":
            event["to"] = "Hall"
            return True
    return False


def twice(said: list[Any]) -> bool:
    at = next(i for i, line in enumerate(said) if line.get("event", {}).get("type") == "suggestion")
    said.insert(at, said[at])
    return True


def out_of_turn(said: list[Any]) -> bool:
    names = [player["name"] for player in said[0]["case"]["players"]]
    event = next(one for one in events(said, "move") if one["player"] == names[0])
    event["player"] = names[2]
    return True


def a_pass(said: list[Any]) -> bool:
    event = next(one for one in events(said, "suggestion") if one["refuted_by"] not in (None, "You") and one["passed"])
    event["passed"] = event["passed"][1:]
    return True


def seen_by_others(said: list[Any]) -> bool:
    for event in events(said, "suggestion"):
        if event["refuted_by"] not in (None, "You") and event["by"] != "You":
            event["shown"] = event["cards"][0]
            return True
    return False


def a_verdict(said: list[Any]) -> bool:
    for event in events(said, "accusation"):
        if event["by"] != "You":
            event["correct"] = not event["correct"]
            return True
    return False


def no_look(said: list[Any]) -> bool:
    for i, line in enumerate(said):
        if line.get("event", {}).get("type") == "note":
            del said[i]
            return True
    return False


def too_few_places(said: list[Any]) -> bool:
    next(line for line in said if line.get("decision") == "place")["squares"].pop()
    return True


def no_passage(said: list[Any]) -> bool:
    for line in said:
        if "passage" in line.get("options", ()):
            line["options"].remove("passage")
            return True
    return False


def another_solution(said: list[Any]) -> bool:
    end = said[-1]
    swapped = next(card for card in end["hands"]["You"] if card[:2] in ("Mr", "Mi", "Co", "Re", "Pr"))
    end["hands"]["You"][end["hands"]["You"].index(swapped)], end["solution"][0] = end["solution"][0], swapped
    return True


CHANGES = (
    *(further_away, through_a_wall, twice, out_of_turn, a_pass, seen_by_others, a_verdict, no_look),
    *(too_few_places, no_passage, another_solution),
)


def test_it_has_none_to_games_by_the_rules():
    for seed in range(5):
        assert objections(*json.loads(game(seed))) == []


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
def test_it_objects(change):
    assert changed(change) != []
