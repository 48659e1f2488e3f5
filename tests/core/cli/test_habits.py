"""``habits``, and what ``--habits`` makes of its file."""

import json
import os
from dataclasses import replace

import pytest

from core.belief.belief import believe
from core.cli.main import main
from core.engines.driver import answer
from core.formats.case_file import load
from core.model.problems import InvalidCaseError
from core.players.counts import HabitCounts, Odds, habit_counts_data, habits_of, read_habit_counts
from core.players.prior import prior_knowing
from tests.core.cli.cases import EXAMPLE, data_of, example, printed, refusal, saved
from tests.systems import NOT_THERE

ENDED = example(
    about={
        "envelope": ["Mrs Peacock", "Candlestick", "Ballroom"],
        "hand of Bob": [
            "Reverend Green",
            "Professor Plum",
            "Lead Piping",
            "Conservatory",
            "Dining Room",
            "Billiard Room",
        ],
        "hand of Cid": ["Mrs White", "Colonel Mustard", "Spanner", "Revolver", "Kitchen", "Library"],
        "won by": "Bob",
    }
)
NOTHING = Odds()
BOB = HabitCounts(1, asks_own=(Odds(1, 0, 2 / 6), Odds(1, 0, 1 / 6), Odds(1, 0, 3 / 9)))
"""Bob asked for Mrs White, the Rope and the Kitchen, none of which is his."""
CID = HabitCounts(1, shows=(NOTHING, Odds(1, 1, 1 / 2), Odds(1, 0, 1 / 2)), wrong=1)
"""Cid showed Ann the Spanner, where it could have been the Library; what was shown to Bob, Ann did not see."""
SHY = HabitCounts(40, asks_own=(Odds(300, 10, 100.0),) * 3)


def another_deal(case):
    """The same game, but that Bob had the Ballroom; the Conservatory was in the envelope. Nobody asked for either."""
    turned = {"Ballroom": "Conservatory", "Conservatory": "Ballroom"}
    about = case["about"]
    cards = {key: [turned.get(card, card) for card in about[key]] for key in ("envelope", "hand of Bob")}
    return {**case, "about": {**about, **cards}}


def ran(capsys, *words):
    status = main([*map(str, words)])
    out, err = capsys.readouterr()
    return status, out, err


def kept(folder, tallies, name="habits.json"):
    return saved(folder, json.dumps(habit_counts_data(tallies)), name)


# --- counting


def test_habits_are_counted_and_come_as_the_file_that_is_read(tmp_path, capsys):
    out = printed(capsys, "habits", saved(tmp_path, ENDED), "--json")
    data = json.loads(out)
    assert (data["format"], data["version"]) == ("deerstalker-habits", 1)
    found = read_habit_counts(saved(tmp_path, out, "habits.json"))
    assert list(found) == ["Ann", "Bob", "Cid"]
    assert (found["Bob"], found["Cid"]) == (BOB, CID)
    # people read sentences
    out = printed(capsys, "habits", saved(tmp_path, ENDED))
    heading, ann, bob, cid = out.rstrip("\n").split("\n\n")
    assert heading == "1 game, 3 players"
    assert ann.startswith("Ann, 1 game\n  ")
    assert "0 of 3" in bob
    assert cid.endswith("  Was right in 0 of 1 accusation.")


def test_a_game_that_several_kept_counts_once_as_who_saw_most(tmp_path, capsys):
    saved(tmp_path, ENDED, "mine.case.json")
    saved(tmp_path, ENDED, "mine again.case.json")
    about = {key: cards for key, cards in ENDED["about"].items() if key != "hand of Bob"}
    theirs = {
        **ENDED,
        "me": "Bob",
        "my_hand": ENDED["about"]["hand of Bob"],
        "about": {**about, "hand of Ann": ENDED["my_hand"]},
        "events": [{**event, "shown": None} if "shown" in event else event for event in ENDED["events"]],
    }
    saved(tmp_path, theirs, "Bob's.case.json")
    out = printed(capsys, "habits", tmp_path, "--json")
    found = read_habit_counts(saved(tmp_path, out, "habits.json"))
    assert found["Cid"] == CID
    assert {tally.games for tally in found.values()} == {1}


def test_a_deal_that_was_played_twice_is_two_games(tmp_path, capsys):
    saved(tmp_path, ENDED, "one.case.json")
    saved(tmp_path, {**ENDED, "events": ENDED["events"][:2]}, "two.case.json")
    out = printed(capsys, "habits", tmp_path)
    assert out.startswith("2 games, 3 players")


def test_without_an_ending_there_is_little_to_count(tmp_path, capsys):
    out = printed(capsys, "habits", saved(tmp_path, EXAMPLE))
    assert "Bob, 1 game\n  Nothing to count: the hand was not recorded, or there was no choice." in out


def test_folders_are_looked_through_and_games_add_up(tmp_path, capsys):
    (tmp_path / "deeper").mkdir()
    saved(tmp_path, ENDED, "one.case.json")
    saved(tmp_path / "deeper", another_deal(ENDED), "two.case.json")
    saved(tmp_path, "no case", "notes.json")
    out = printed(capsys, "habits", tmp_path, "--json")
    assert read_habit_counts(saved(tmp_path, out, "habits.json"))["Cid"] == CID + CID


def test_practice_does_not_count(tmp_path, capsys):
    practice = saved(tmp_path, {**ENDED, "about": {**ENDED["about"], "practice": ["seed: 7"]}})
    assert printed(capsys, "habits", tmp_path) == "0 games, 0 players\n"
    err = refusal(capsys, "habits", practice)
    assert err == f"{practice}: is a practice game, which has nobody’s habits\n"


def test_names_that_are_spelled_otherwise_are_the_same_players(tmp_path, capsys):
    text = json.dumps(ENDED)
    cases = [saved(tmp_path, text), saved(tmp_path, text.replace("Cid", "CID"), "two.case.json")]
    out = printed(capsys, "habits", *cases, "--json")
    assert read_habit_counts(saved(tmp_path, out, "habits.json"))["Cid"] == CID + CID


def test_a_wrong_file_is_told_and_stops_no_other(tmp_path, capsys):
    good, wrong = saved(tmp_path, ENDED), saved(tmp_path, example(pool=-1), "wrong.case.json")
    status, out, err = ran(capsys, "habits", wrong, good, tmp_path / "none.case.json", "--json")
    assert status == 2
    assert json.loads(out)["players"].keys() == {"Ann", "Bob", "Cid"}
    first, *_, last = err.splitlines()
    assert first.startswith(f"{wrong}: pool: is -1")
    assert last == f"{tmp_path / 'none.case.json'}: whole file: cannot be read: {NOT_THERE}"


def test_where_nothing_can_be_read_there_is_no_answer(tmp_path, capsys):
    (tmp_path / "empty").mkdir()
    err = refusal(capsys, "habits", tmp_path / "empty")
    assert err == f"{tmp_path / 'empty'}: whole folder: has no *.case.json\n"
    # a name that no file can have is refused
    assert refusal(capsys, "habits", "x" * 300).startswith(f"{'x' * 300}: whole file: cannot be read: ")


# --- the file


def test_a_file_of_habits_is_read_back(tmp_path):
    tallies = {"Bob": BOB, "Old \n Cid": CID}
    assert read_habit_counts(kept(tmp_path, tallies)) == tallies


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("[]", "whole file: is a list; it must be an object"),
        ("{", "whole file: is damaged or not a file of habits (line 1, column 2: expected a name in quotes)"),
        (json.dumps(ENDED), "format: “deerstalker-case” is not one of deerstalker-habits"),
        (json.dumps({**habit_counts_data({}), "format": ""}), "format: “” is not one of deerstalker-habits"),
        (
            json.dumps({**habit_counts_data({}), "version": 2}),
            "version: made by a newer Deerstalker (format 2; this one reads up to 1); install the newer version",
        ),
        (json.dumps({**habit_counts_data({}), "version": True}), "version: is true; it must be a whole number"),
        (json.dumps({**habit_counts_data({}), "games": 3}), "games: is not a field here; the nearest is "),
        ('{"format": "deerstalker-habits", "version": 1}', "players: is missing; it must be an object"),
        (json.dumps({**habit_counts_data({}), "players": {"Bob": 3}}), "players.Bob: is 3; it must be an object"),
        (
            json.dumps(habit_counts_data({"Bob": replace(BOB, repeats=Odds(3, 4, 1.0))})),
            "players.Bob.repeats.times: is wrong; times and expected must be numbers from 0 to occasions",
        ),
    ],
)
@pytest.mark.parametrize("words", [["analyse"], ["advise"], ["explain", "Kitchen", "Bob"]], ids=lambda words: words[0])
def test_a_wrong_file_of_habits_is_refused(tmp_path, capsys, words, text, what):
    habits = saved(tmp_path, text, "habits.json")
    with pytest.raises(InvalidCaseError):
        read_habit_counts(habits)
    command, *more = words
    err = refusal(capsys, command, saved(tmp_path, EXAMPLE), *more, "--habits", habits)
    assert f"{habits}: {what}" in err


# --- reckoning with it


@pytest.fixture
def case(tmp_path):
    return saved(tmp_path, EXAMPLE)


@pytest.fixture
def habits(tmp_path):
    return kept(tmp_path, {"bob": SHY, "Ann": SHY, "Zoe": SHY})


@pytest.fixture
def believed(case):
    """What is believed of the case when Bob is known to be shy; Ann is me, and Zoe is not at the table."""
    known = (("Bob", SHY),)
    believed = replace(load(case), habits=habits_of(known))
    return believe(believed, answer(believed), prior_knowing(known, by_chance=True)).posterior


def test_analyse_lets_habits_weigh_in(capsys, case, habits, believed):
    data = data_of(capsys, "analyse", case, "--habits", habits)
    assert data["habits"] == ["Bob"]
    for card, row in zip(believed.cards, believed.marginals.tolist(), strict=True):
        assert data["marginals"][card.name] == pytest.approx(row, abs=1e-9)
    plain = data_of(capsys, "analyse", case)
    assert "habits" not in plain
    assert plain["marginals"]["Mrs White"] != data["marginals"]["Mrs White"]
    assert "\nHabits used: Bob\n" in printed(capsys, "analyse", case, "--habits", habits)


def test_habits_change_nothing_where_shows_weigh_nothing_or_a_cell_is_certain(capsys, case, habits):
    words = ["analyse", case, "--show-model", "ignore"]
    data = data_of(capsys, *words, "--habits", habits)
    plain = data_of(capsys, *words)
    assert data["habits"] == []
    assert data["marginals"] == plain["marginals"]
    # what is certain stays so
    words = ["explain", case, "Spanner", "Cid"]
    plain, data = (data_of(capsys, *words, *more) for more in ([], ["--habits", habits]))
    assert data.pop("habits") == ["Bob"]
    assert data == plain
    assert plain["certain"]


def test_who_is_not_at_the_table_is_ignored_and_of_whom_nothing_was_counted(tmp_path, capsys, case):
    out = printed(capsys, "analyse", case, "--habits", kept(tmp_path, {"Zoe": SHY, "Bob": HabitCounts(games=3)}))
    assert "\nHabits used: none\n" in out


def test_explain_lets_habits_weigh_in(capsys, case, habits, believed):
    data = data_of(capsys, "explain", case, "Mrs White", "Bob", "--habits", habits)
    card = load(case).setup.deck.card("Mrs White")
    assert (data["certain"], data["habits"]) == (False, ["Bob"])
    assert data["p"] == pytest.approx(believed.probability(card, "Bob"))
    assert printed(capsys, "explain", case, "Mrs White", "Bob", "--habits", habits).startswith(
        "Habits used: Bob\nMrs White, Bob: open"
    )


def test_advise_lets_habits_weigh_in(capsys, case, habits, believed):
    data = data_of(capsys, "advise", case, "--habits", habits)
    assert data["habits"] == ["Bob"]
    assert data["entropy_bits"] == pytest.approx(believed.entropy_bits, abs=1e-9)
    assert "\nHabits used: Bob\n" in printed(capsys, "advise", case, "--habits", habits)


def test_a_folder_one_may_not_look_into_is_refused(monkeypatch, tmp_path, capsys):
    """Asked in the system's stead: whoever may do everything is refused nothing."""

    def refuse(*_, **__):
        raise PermissionError(13, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(os, "stat", refuse)
        assert "games: whole file: cannot be read: " in refusal(capsys, "habits", tmp_path / "games")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
def test_a_pipe_in_a_folder_is_not_read(tmp_path, capsys):
    """It waited for ever: then the limit of all tests ends it."""
    os.mkfifo(tmp_path / "pipe.case.json")
    assert "pipe.case.json: whole file: cannot be read: Not a regular file" in refusal(capsys, "habits", tmp_path)
