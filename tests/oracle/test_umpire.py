"""The second referee of practice games objects to what is against the rules, and to nothing else."""

import copy
import json
from collections.abc import Callable
from contextlib import suppress
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


def changed(change: Callable[[list[Any]], None]) -> list[str]:
    """The objections to the first game in which something can be changed."""
    for seed in range(20):
        said, answers = json.loads(game(seed))
        before = copy.deepcopy(said)
        with suppress(StopIteration):
            change(said)
        if said != before:
            said[-1]["case"]["events"] = [line["event"] for line in said if line["type"] == "event"]
            return objections(said, answers)
    raise AssertionError("no game has that")


def first(said: list[Any], kind: str, fits: Callable[[Any], bool]) -> Any:
    """The first event of a kind that fits. Raises StopIteration where there is none."""
    events = (line["event"] for line in said if line["type"] == "event")
    return next(event for event in events if event["type"] == kind and fits(event))


def is_shown_by_another(event: Any) -> bool:
    return event["refuted_by"] not in (None, "You")


def further_away(said: list[Any]) -> None:
    event = first(said, "move", lambda one: one["via"] == "roll")
    event["to"] = "Study" if event["to"] == "Kitchen" else "Kitchen"


def through_a_wall(said: list[Any]) -> None:
    first(said, "move", lambda one: one["via"] == "passage")["to"] = "Hall"


def twice(said: list[Any]) -> None:
    at = next(i for i, line in enumerate(said) if line.get("event", {}).get("type") == "suggestion")
    said.insert(at, said[at])


def out_of_turn(said: list[Any]) -> None:
    names = [player["name"] for player in said[0]["case"]["players"]]
    first(said, "move", lambda one: one["player"] == names[0])["player"] = names[2]


def a_pass(said: list[Any]) -> None:
    event = first(said, "suggestion", lambda one: is_shown_by_another(one) and one["passed"])
    event["passed"] = event["passed"][1:]


def seen_by_others(said: list[Any]) -> None:
    event = first(said, "suggestion", lambda one: is_shown_by_another(one) and one["by"] != "You")
    event["shown"] = event["cards"][0]


def a_verdict(said: list[Any]) -> None:
    event = first(said, "accusation", lambda one: one["by"] != "You")
    event["correct"] = not event["correct"]


def no_look(said: list[Any]) -> None:
    said.remove(next(line for line in said if line.get("event", {}).get("type") == "note"))


def too_few_places(said: list[Any]) -> None:
    next(line for line in said if line.get("decision") == "place")["squares"].pop()


def no_passage(said: list[Any]) -> None:
    next(line for line in said if "passage" in line.get("options", ()))["options"].remove("passage")


def another_solution(said: list[Any]) -> None:
    end = said[-1]
    swapped = next(card for card in end["hands"]["You"] if card[:2] in ("Mr", "Mi", "Co", "Re", "Pr"))
    end["hands"]["You"][end["hands"]["You"].index(swapped)], end["solution"][0] = end["solution"][0], swapped


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
