"""A small tournament on the command line."""

import json

from core.cli.main import main

WORDS = ["arena", "--policies", "casual,random,casual", "--games", "6", "--workers", "1"]


def ran(capsys, *words):
    status = main([*WORDS, *words])
    out, err = capsys.readouterr()
    return status, out, err


def without_times(out):
    data = json.loads(out)
    for one in data["standings"]:
        del one["seconds_per_decision"]
    return data
