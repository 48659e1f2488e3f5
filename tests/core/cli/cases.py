"""The example of the case format, and how tests run the command line on it and on what they make of it."""

import copy
import json

EXAMPLE = {
    "format": "deerstalker-case",
    "version": 1,
    "edition": "classic-uk",
    "players": [
        {"name": "Ann", "hand_size": 6, "suspect": "Miss Scarlett"},
        {"name": "Bob", "hand_size": 6},
        {"name": "Cid", "hand_size": 6},
    ],
    "me": "Ann",
    "my_hand": ["Miss Scarlett", "Rope", "Hall", "Study", "Dagger", "Lounge"],
    "face_up": [],
    "pool": 0,
    "rules": {"show_model": "random"},
    "events": [
        {"type": "move", "player": "Ann", "to": "Library"},
        {
            "type": "suggestion",
            "by": "Ann",
            "cards": ["Mrs Peacock", "Spanner", "Library"],
            "passed": ["Bob"],
            "refuted_by": "Cid",
            "shown": "Spanner",
        },
        {"type": "suggestion", "by": "Bob", "cards": ["Mrs White", "Rope", "Kitchen"], "refuted_by": "Cid"},
        {"type": "accusation", "by": "Cid", "cards": ["Mrs White", "Dagger", "Hall"], "correct": False},
        {"type": "note", "player": "Bob", "card": "Kitchen", "holds": False},
    ],
}


def example(**changes):
    """The example with some fields changed."""
    return copy.deepcopy(EXAMPLE) | changes


def with_events(*events, **changes):
    """The example with other events."""
    return example(events=list(events), **changes)


def suggestion(by="Bob", cards=("Mrs White", "Spanner", "Kitchen"), **fields):
    return {"type": "suggestion", "by": by, "cards": list(cards), **fields}


def accusation(*cards, by="Bob", correct=False):
    return {"type": "accusation", "by": by, "cards": list(cards), "correct": correct}


def note(player, card, holds):
    return {"type": "note", "player": player, "card": card, "holds": holds}


def saved(folder, case, name="game.case.json"):
    """Write a case, or a text, to a file and return its path."""
    path = folder / name
    path.write_text(case if isinstance(case, str) else json.dumps(case), encoding="utf-8")
    return path
