"""Every row of "Refused, contradictory, accepted" of the case format, through the command line."""

import json

import pytest

from core.cli.main import main
from tests.core.cli.cases import EXAMPLE, accusation, example, note, saved, suggestion, with_events

HAND = EXAMPLE["my_hand"]
PLAYERS = EXAMPLE["players"]


def players(*sizes, **changes):
    return [
        {"name": name, "hand_size": size, **changes} for name, size in zip(("Ann", "Bob", "Cid"), sizes, strict=True)
    ]


REFUSED = {
    "sizes that do not add up": (example(players=players(6, 6, 5)), "players: the hands have 17 cards together"),
    "a size below 0": (example(players=players(6, 13, -1)), "players[2].hand_size: is -1"),
    "an unknown card": (with_events(note("Bob", "Rop", True)), "events[0].card: no card is called “Rop”; the nearest"),
    "a card twice": (example(my_hand=[*HAND[:5], "Hall"]), "my_hand[5]: “Hall” appears twice"),
    "a card missing": (with_events({"type": "note", "player": "Bob", "holds": True}), "events[0].card: is missing"),
    "an unknown player": (with_events(suggestion(by="Bop")), "events[0].by: no player is called “Bop”; the nearest is"),
    "a player twice": (
        example(players=[*PLAYERS[:2], PLAYERS[1]]),
        "players[2].name: two players are called “Bob”",
    ),
    "a player missing": (with_events({"type": "move", "to": "Hall"}), "events[0].player: is missing"),
    "two weapons": (
        with_events(suggestion(cards=("Mrs White", "Spanner", "Rope"))),
        "events[0].cards[2]: “Rope” is a weapon, and so is “Spanner”",
    ),
    "two cards": (with_events(suggestion(cards=("Mrs White", "Rope"))), "events[0].cards: "),
    "the asker among passed": (
        with_events(suggestion(passed=["Bob"], refuted_by="Cid")),
        "events[0].passed[0]: Bob asked",
    ),
    "the asker as refuter": (with_events(suggestion(passed=[], refuted_by="Bob")), "events[0].refuted_by: Bob asked"),
    "the asker in further": (
        with_events(suggestion(passed=[], refuted_by="Cid", further=[{"player": "Bob", "shows": False}])),
        "events[0].further[0].player: Bob asked",
    ),
    "the refuter among passed": (
        with_events(suggestion(passed=["Cid"], refuted_by="Cid")),
        "events[0].refuted_by: Cid has already answered",
    ),
    "an answer twice": (
        with_events(suggestion(passed=["Cid", "Cid"])),
        "events[0].passed[1]: Cid has already answered",
    ),
    "shown that was not suggested": (
        with_events(suggestion(refuted_by="Cid", shown="Dagger")),
        "events[0].shown: “Dagger” is not one of the three",
    ),
    "shown without a refuter": (with_events(suggestion(shown="Spanner")), "events[0].shown: is “Spanner”, but no one"),
    "further without a refuter": (
        with_events(suggestion(passed=["Cid"], further=[{"player": "Ann", "shows": True}])),
        "events[0].further: has answers, but no one showed a card",
    ),
    "a spectator with a hand": (example(me=None), "my_hand: has 6 cards where me is null"),
    "a hand of another size": (example(my_hand=HAND[:5]), "my_hand: has 5 cards, but Ann holds 6"),
    "a card in hand and face up": (
        example(face_up=["Rope"], players=players(6, 6, 5)),
        "my_hand[1]: “Rope” is also face up",
    ),
    "a wrong type": (example(pool="none"), "pool: is “none”; it must be a whole number"),
    "NaN": (json.dumps(example()).replace('"pool": 0', '"pool": NaN'), "pool: NaN"),
    "an unknown field": (example(plyers=[]), "plyers: is not a field here; the nearest is “players”"),
    "an unknown event type": (with_events({"type": "sugestion"}), "events[0].type: “sugestion” is not one of"),
    "a version above 1": (example(version=2), "version: made by a newer Deerstalker"),
    "no JSON": ('{"format": ', "whole file: is damaged or not a Deerstalker game (line 1, column 12: expected a"),
    "an empty file": ("", "whole file: is empty"),
    "over 5 MB": (example(comment="x" * 5_000_001), "whole file: is larger than 5 MB"),
    "nested over 32 deep": ('{"about": ' + "[" * 40 + "]" * 40 + "}", "whole file: is nested more than 32 levels deep"),
    "over 10,000 events": (
        with_events(*[{"type": "x"}] * 10_001),
        "events: has 10001 events; a case has at most 10000",
    ),
    "a reserved name": (
        example(players=[*PLAYERS[:2], {"name": "Pool", "hand_size": 6}]),
        "players[2].name: a player",
    ),
    "no object": ("[]", "whole file: is a list; it must be an object"),
    "a name with a line's end": (
        example(players=[{"name": "A\nB", "hand_size": 6}, *PLAYERS[1:]], me="A\nB", my_hand=HAND[:5], events=[]),
        r"my_hand: has 5 cards, but A\nB holds 6",
    ),
    "plain text that is wrong": ("a b\nc\nd\n2\n", "line 4: says 2 players"),
}


@pytest.mark.parametrize("row", REFUSED)
@pytest.mark.parametrize("words", [["analyse"], ["analyse", "--json"], ["check"], ["convert"]], ids="-".join)
def test_refused(row, words, tmp_path, capsys):
    case, what = REFUSED[row]
    path = saved(tmp_path, case)
    target = [str(tmp_path / "out.case.json")] if words == ["convert"] else []
    assert main([*words, str(path), *target]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert all(line.startswith(f"{path}: ") for line in err.splitlines())
    assert f"{path}: {what}" in err
    assert not (tmp_path / "out.case.json").exists()


def test_all_problems_are_named_a_line_each(tmp_path, capsys):
    path = saved(tmp_path, example(pool=-1, me="Bop", events=[suggestion(by="X"), note("Y", "Z", 1)]))
    assert main(["check", str(path)]) == 2
    places = [line.removeprefix(f"{path}: ").split(":")[0] for line in capsys.readouterr().err.splitlines()]
    assert set(places) >= {"pool", "me", "events[0].by", "events[1].player", "events[1].card", "events[1].holds"}


CONTRADICTORY = {
    "two players hold one card": (with_events(note("Bob", "Spanner", True), note("Cid", "Spanner", True)), [0, 1]),
    "a hand that overflows": (
        with_events(*[note("Bob", card, True) for card in ("Spanner", "Revolver", "Candlestick", "Lead Piping")])
        | {
            "players": players(6, 3, 9),
        },
        [0, 1, 2, 3, "setup"],
    ),
    "a player who passed and yet holds": (
        with_events(suggestion(by="Ann", passed=["Bob"], refuted_by="Cid"), note("Bob", "Kitchen", True)),
        [0, 1],
    ),
    "a category that cannot be in the envelope": (
        example(
            events=[],
            my_hand=["Candlestick", "Dagger", "Lead Piping", "Revolver", "Rope", "Spanner"],
        ),
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
    "I showed what I do not hold": (
        with_events(suggestion(by="Cid", refuted_by="Ann", shown="Spanner")),
        [0, "setup"],
    ),
}


OF_SETUP = {
    "a hand that overflows": "Entries 1, 2, 3, 4 and the sizes of the hands cannot all be true.",
    "a category that cannot be in the envelope": "The set-up contradicts itself.",
    "I passed and hold": "Entry 1 and your hand cannot both be true.",
    "I showed what I do not hold": "Entry 1 and your hand cannot both be true.",
}


@pytest.mark.parametrize("row", CONTRADICTORY)
def test_contradictory(row, tmp_path, capsys):
    case, conflict = CONTRADICTORY[row]
    path = str(saved(tmp_path, case))
    for word, kind in (("analyse", "analysis"), ("check", "check")):
        assert main([word, path, "--json"]) == 3
        out, err = capsys.readouterr()
        said = json.loads(out)
        mends = said.pop("mends", [])
        assert said == {"format": f"deerstalker-{kind}", "version": 1, "consistent": False, "conflict": conflict}
        assert {correction["event"] for correction in mends} == ({*conflict} - {"setup"} if word == "check" else set())
        assert err == ""
        assert main([word, path]) == 3
        out, err = capsys.readouterr()
        assert "contradicts itself" in out
        assert all(f"  entry {i + 1}  " in out for i in conflict if i != "setup")
        assert OF_SETUP.get(row, "entr") in out
        assert err == ""


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


@pytest.mark.parametrize("row", ACCEPTED)
def test_accepted(row, tmp_path, capsys):
    path = str(saved(tmp_path, ACCEPTED[row]))
    assert main(["check", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"format": "deerstalker-check", "version": 1, "consistent": True}
    assert main(["analyse", path, "--json"]) == 0
    marginals = json.loads(capsys.readouterr().out)["marginals"]
    assert all(sum(row) == pytest.approx(1, abs=1e-9) for row in marginals.values())
    assert main(["convert", path, str(tmp_path / "out.case.json")]) == 0


def test_events_after_a_right_accusation_count(tmp_path, capsys):
    path = str(saved(tmp_path, ACCEPTED["events after a right accusation"]))
    assert main(["analyse", path, "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    assert said["solutions"] == 1
    assert said["entropy_bits"] == 0
    assert said["marginals"]["Revolver"] == [0, 0, 1, 0]
