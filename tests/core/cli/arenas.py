"""A small tournament on the command line."""

import json
from pathlib import Path
from typing import NamedTuple

from core.cli.main import main

WORDS = ["arena", "--policies", "casual,random,casual", "--games", "6", "--workers", "1"]


class Played(NamedTuple):
    folder: Path
    status: int
    out: str
    err: str


def ran(capsys, *words):
    status = main([*WORDS, *words])
    out, err = capsys.readouterr()
    return status, out, err


def without_times(out):
    data = json.loads(out)
    for one in data["standings"]:
        del one["seconds_per_decision"]
    return data


OWN = {
    "format": "deerstalker-case",
    "version": 1,
    "deck": {"suspects": ["Ada", "Ben"], "weapons": ["Rake", "Hoe", "Spade"], "rooms": ["Shed", "Barn", "Pond"]},
    "players": [{"name": "One", "hand_size": 5}, {"name": "Two", "hand_size": 0}],
    "me": None,
    "rules": {"dice": 1, "answers": "all"},
    "events": [],
}


def garden_in(folder):
    """A case with a small deck, in which games are short."""
    file = folder / "garden.case.json"
    file.write_text(json.dumps(OWN))
    return file
