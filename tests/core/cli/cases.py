"""The example of the case format, and how tests run the command line on it and on what they make of it."""

import copy
import json

from core.cli.main import main

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


HAND = EXAMPLE["my_hand"]


PLAYERS = EXAMPLE["players"]


def printed(capsys, *words, status=0):
    """What a command prints that ends with this status; it says nothing on standard error."""
    assert main([*map(str, words)]) == status
    out, err = capsys.readouterr()
    assert err == ""
    return out


def data_of(capsys, *words, status=0):
    """The same of its JSON."""
    return json.loads(printed(capsys, *words, "--json", status=status))


def refusal(capsys, *words, status=2):
    """What a command says on standard error that is refused; it prints nothing else."""
    assert main([*map(str, words)]) == status
    out, err = capsys.readouterr()
    assert out == ""
    return err


def players(*sizes, **changes):
    return [
        {"name": name, "hand_size": size, **changes} for name, size in zip(("Ann", "Bob", "Cid"), sizes, strict=True)
    ]


REFUSED = {
    "sizes that do not add up": (example(players=players(6, 6, 5)), "players: the hands have 17 cards together"),
    "an unknown card": (with_events(note("Bob", "Rop", True)), "events[0].card: no card is called “Rop”; the nearest"),
    "an unknown player": (with_events(suggestion(by="Bop")), "events[0].by: no player is called “Bop”; the nearest is"),
    "two weapons": (
        with_events(suggestion(cards=("Mrs White", "Spanner", "Rope"))),
        "events[0].cards[2]: “Rope” is a weapon, and so is “Spanner”",
    ),
    "a wrong type": (example(pool="none"), "pool: is “none”; it must be a whole number"),
    "NaN": (json.dumps(example()).replace('"pool": 0', '"pool": NaN'), "pool: NaN"),
    "a version above 2": (example(version=3), "version: made by a newer Deerstalker"),
    "no JSON": ('{"format": ', "whole file: is damaged or not a Deerstalker game (line 1, column 12: expected a"),
    "an empty file": ("", "whole file: is empty"),
    "over 5 MB": (example(comment="x" * 5_000_001), "whole file: is larger than 5 MB"),
    "nested over 32 deep": ('{"about": ' + "[" * 40 + "]" * 40 + "}", "whole file: is nested more than 32 levels deep"),
    "over 10,000 events": (
        with_events(*[{"type": "x"}] * 10_001),
        "events: has 10001 events; a case has at most 10000",
    ),
    "no object": ("[]", "whole file: is a list; it must be an object"),
    "a name with a line's end": (
        example(players=[{"name": "A\nB", "hand_size": 6}, *PLAYERS[1:]], me="A\nB", my_hand=HAND[:5], events=[]),
        r"my_hand: has 5 cards, but A\nB holds 6",
    ),
    "plain text that is wrong": ("a b\nc\nd\n2\n", "line 4: says 2 players"),
}
"""Refused as ever: test_case_reader.py has what else is; here it is how it is told."""


CONTRADICTORY = {
    "two players hold one card": (with_events(note("Bob", "Spanner", True), note("Cid", "Spanner", True)), [0, 1]),
    "a hand that overflows": (
        with_events(*[note("Bob", card, True) for card in ("Spanner", "Revolver", "Candlestick", "Lead Piping")])
        | {"players": players(6, 3, 9)},
        [0, 1, 2, 3, "setup"],
    ),
    "a player who passed and yet holds": (
        with_events(suggestion(by="Ann", passed=["Bob"], refuted_by="Cid"), note("Bob", "Kitchen", True)),
        [0, 1],
    ),
    "a category that cannot be in the envelope": (
        example(events=[], my_hand=["Candlestick", "Dagger", "Lead Piping", "Revolver", "Rope", "Spanner"]),
        ["setup"],
    ),
    "a failed accusation of the only solution left": (
        with_events(
            *[note("envelope", card, True) for card in ("Mrs White", "Spanner", "Kitchen")],
            accusation("Mrs White", "Spanner", "Kitchen"),
        ),
        [0, 1, 2, 3],
    ),
    "I passed and hold": (with_events(suggestion(cards=("Mrs White", "Rope", "Kitchen"))), [0, "setup"]),
    "I showed what I do not hold": (with_events(suggestion(by="Cid", refuted_by="Ann", shown="Spanner")), [0, "setup"]),
}


ACCEPTED = {
    "own cards named": with_events(suggestion(by="Ann", cards=("Miss Scarlett", "Rope", "Kitchen"))),
    "all three cards own": with_events(suggestion(by="Ann", cards=("Miss Scarlett", "Rope", "Hall"))),
    "an entry by one who accused wrongly": with_events(
        accusation("Mrs White", "Spanner", "Kitchen"),
        suggestion(cards=("Mrs White", "Revolver", "Kitchen"), refuted_by="Cid"),
    ),
    "several shows of one card": with_events(
        *[suggestion(by="Ann", passed=["Bob"], refuted_by="Cid", shown="Spanner") for _ in range(2)]
    ),
    "passed out of turn order": with_events(
        suggestion(by="Bob", cards=EXAMPLE["events"][1]["cards"], passed=["Ann", "Cid"])
    ),
    "passed with gaps": with_events(suggestion(by="Ann", passed=[], refuted_by="Cid")),
    "a hand of size 0": example(
        players=[{"name": "Dot", "hand_size": 0}, *players(6, 6, 6)], events=EXAMPLE["events"][:2]
    )
    | {"events": []},
    "events after a right accusation": with_events(
        accusation("Mrs White", "Spanner", "Kitchen", correct=True), note("Bob", "Revolver", True)
    ),
}
