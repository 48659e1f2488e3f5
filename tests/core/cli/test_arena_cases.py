"""What ``arena`` saves for each player to look at, and other cards than the shipped ones, that cases can bring."""

import json
import shutil
from importlib import resources

import pytest

from core.board.mansion import mansion_of, move_problems
from core.cli.main import main
from core.engines.driver import answer
from core.formats.case_file import load
from core.model.ending import ending_of, inferred_ending
from core.model.events import Note
from core.model.rules import Answers
from tests.core.cli.arenas import OWN, garden_in, ran

pytestmark = pytest.mark.usefixtures("threads")

TWO = ["--policies", "greedy,random", "--games", "2"]
"""Where a card stays unknown, nobody can be certain: one who accuses earlier ends the game."""


@pytest.fixture
def garden(tmp_path):
    return garden_in(tmp_path)


def test_the_first_games_are_saved_as_each_player_saw_them_and_can_be_looked_at(tournament, capsys):
    files = sorted(tournament.folder.glob("cases/*/*.case.json"))
    assert [file.relative_to(tournament.folder / "cases").as_posix() for file in files] == [
        "deal 1, rotation 1/Ann (casual).case.json",
        "deal 1, rotation 1/Bob (random).case.json",
        "deal 1, rotation 1/Cid (casual).case.json",
        "deal 1, rotation 2/Ann (random).case.json",
        "deal 1, rotation 2/Bob (casual).case.json",
        "deal 1, rotation 2/Cid (casual).case.json",
        "deal 1, rotation 3/Ann (casual).case.json",
        "deal 1, rotation 3/Bob (casual).case.json",
        "deal 1, rotation 3/Cid (random).case.json",
    ]
    for file in files:
        assert load(file).setup.me == file.name.split()[0]

    # The window opens files with the same ``load``.
    for file in files:
        case = load(file)
        end = ending_of(case)
        assert len(end.places(case.setup)) == len(case.setup.deck), "all hands were told"
        assert (end.envelope, end.winner) == (
            inferred_ending(case).envelope,
            inferred_ending(case).winner,
        ) or end.winner is None
        assert not move_problems(case, mansion_of(case.setup, file.parent))
        posterior = answer(case)
        assert all(posterior.probability(card, holder) > 0 for card, holder in end.places(case.setup).items())
    assert main(["habits", *map(str, files[::3]), "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)["players"]
    assert {name: tally["games"] for name, tally in counted.items()} == {"Ann": 3, "Bob": 3, "Cid": 3}
    assert all(tally["asks_own"]["suspect"]["occasions"] for tally in counted.values()), "all hands are known"


def test_left_over_cards_are_played_and_are_another_tournament(capsys, tmp_path, garden):
    aside = [*TWO, "--edition", str(garden), "--face-up", "1", "--pool", "1", "--out", str(tmp_path)]
    status, out, _ = ran(capsys, *aside, "--cases", "1", "--json")
    assert status == 0
    data = json.loads(out)
    assert (data["face_up"], data["pool"], data["pool_look"]) == (1, 1, "never")
    files = list(tmp_path.glob("cases/*/*.case.json"))
    assert len(files) == 2
    for file in files:
        setup = load(file).setup
        assert (len(setup.face_up), setup.pool, [player.hand_size for player in setup.players]) == (1, 1, [1, 2])
        assert main(["check", str(file)]) == 0
    capsys.readouterr()
    status, _, err = ran(capsys, *aside[:6], "--out", str(tmp_path))
    assert status == 2
    assert "another tournament: face_up is 1 there, not 0; pool is 1 there, not 0" in err


@pytest.mark.parametrize("rule", ["never", "unanswered"])
def test_cards_face_down_are_looked_at_by_the_rule_alone(capsys, tmp_path, garden, rule):
    aside = ["--edition", str(garden), "--pool", "1", "--pool-look", rule]
    status, out, _ = ran(capsys, *TWO, *aside, "--out", str(tmp_path), "--cases", "2", "--json")
    assert status == 0
    assert json.loads(out)["pool_look"] == rule
    cases = [load(file) for file in tmp_path.glob("cases/*/*.case.json")]
    assert {case.setup.rules.pool_look.value for case in cases} == {rule}
    notes = [event for case in cases for event in case.events if isinstance(event, Note)]
    assert bool(notes) is (rule == "unanswered")


def test_the_cards_and_rules_of_a_case_can_be_played_with(capsys, tmp_path):
    file, out = tmp_path / "garden.case.json", tmp_path / "out"
    file.write_text(json.dumps(OWN))
    status, said, _ = ran(capsys, "--edition", str(file), "--out", str(out), "--cases", "1", "--json")
    assert status == 0
    assert (json.loads(said)["edition"], json.loads(said)["dice"]) == ("garden", 1)
    saved = sorted(out.glob("cases/*/*.case.json"))
    assert len(saved) == 3
    for one in saved:
        case = load(one)
        assert case.setup.deck.rooms == ("Shed", "Barn", "Pond")
        assert (case.setup.edition, case.setup.board, case.setup.rules.answers) == (None, None, Answers.ALL)
        assert main(["check", str(one)]) == 0
    capsys.readouterr()
    same = file.rename(tmp_path / "orchard.case.json")
    assert ran(capsys, "--edition", str(same), "--out", str(out))[0] == 0, "whatever it is called"
    file.write_text(json.dumps({**OWN, "rules": {"dice": 2}}))
    status, _, err = ran(capsys, "--edition", str(file), "--out", str(out))
    assert status == 2
    assert "another tournament: rules is " in err


@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"format": "other"}, "format"),
        ({"board": "barn.txt"}, "its board barn.txt does not come with the program"),
        ({"board": "classic"}, "--edition: board: the deck has 3 rooms, the board 9"),
    ],
)
def test_a_case_that_cannot_be_played_with_is_refused(capsys, tmp_path, change, what):
    file = tmp_path / "garden.case.json"
    file.write_text(json.dumps({**OWN, **change}))
    (tmp_path / "barn.txt").write_text((resources.files("resources") / "boards" / "classic.txt").read_text("utf-8"))
    status, out, err = ran(capsys, "--edition", str(file), "--policies", "casual,random")
    assert (status, out) == (2, "")
    assert what in err


def test_no_more_games_are_saved_than_are_played(capsys, tmp_path, garden):
    ran(capsys, *TWO, "--edition", str(garden), "--out", str(tmp_path), "--cases", "50")
    assert sorted(folder.name for folder in tmp_path.glob("cases/*")) == [f"deal 1, rotation {i}" for i in (1, 2)]


def test_a_game_can_be_named_and_its_folder_is_finished_where_it_was_not(capsys, finished):
    shutil.rmtree(finished / "cases")
    words = ["--out", str(finished), "--game", "2:3", "--game", "1:2"]
    half = finished / "cases" / "deal 2, rotation 3"
    half.mkdir(parents=True)
    _, _, err = ran(capsys, *words)
    assert err.splitlines()[-1] == "2 of 2 games saved"
    assert sorted(folder.name for folder in finished.glob("cases/*")) == ["deal 1, rotation 2", "deal 2, rotation 3"]
    files = sorted(half.iterdir())
    assert [file.name.split()[0] for file in files] == ["Ann", "Bob", "Cid"]
    whole = [file.read_text() for file in files]
    files[1].unlink()
    ran(capsys, *words)
    assert [file.read_text() for file in files] == whole
    assert ran(capsys, *words)[2] == "", "nothing is played again"
