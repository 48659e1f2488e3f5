import json

import pytest

from core.cli.main import main
from core.formats.case_file import load
from tests.core.cli.cases import EXAMPLE, data_of, example, refusal, saved

LOG = """
Scarlett Mustard White
Rope Knife
Hall Study Kitchen

3
Ann 2
Bob 2
Cid 1
guess Ann White Rope Hall Bob Rope
guess Bob Mustard Knife Study Cid unknown
accusation Cid Mustard Knife Study
"""


def test_a_case_is_written_again_as_the_same_game(tmp_path, capsys):
    path, out = saved(tmp_path, EXAMPLE), tmp_path / "out.case.json"
    assert main(["convert", str(path), str(out)]) == 0
    assert load(out) == load(path)
    assert capsys.readouterr() == (f"Wrote {out}: 3 players, 5 events, seen by Ann.\n", "")
    # a case can be converted into itself
    path = saved(tmp_path, EXAMPLE)
    before = load(path)
    assert main(["convert", str(path), str(path)]) == 0
    assert load(path) == before


def test_a_log_becomes_the_case_of_a_spectator_or_a_player(tmp_path, capsys):
    path, out = saved(tmp_path, LOG, "log.txt"), tmp_path / "out.case.json"
    assert main(["convert", str(path), str(out)]) == 0
    case = json.loads(out.read_text("utf-8"))
    assert (case["me"], case["my_hand"]) == (None, [])
    assert [event.get("shown") for event in case["events"]] == ["Rope", None, None]
    # a log becomes a players case
    capsys.readouterr()
    said = data_of(capsys, "convert", path, out, "--me", "ann", "--hand", "kitchen", "KNIFE")
    assert said == {"format": "deerstalker-conversion", "version": 1, "out": str(out), "events": 3}
    case = load(out)
    assert case.setup.me == "Ann"
    assert [card.name for card in case.setup.my_hand] == ["Kitchen", "Knife"]


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--me", "Zed"], "--me: no player is called “Zed”"),
        (["--hand", "Rope"], "--hand: a spectator has no hand; name the player with --me (Ann, Bob, Cid)"),
        (["--me", "Ann", "--hand", "Rop", "Hall"], "--hand: no card is called “Rop”; the nearest is “Rope”"),
        (["--me", "Ann"], "my_hand: has 0 cards, but Ann holds 2"),
        (["--me", "Ann", "--hand", "Hall", "Hall"], "my_hand[1]: “Hall” appears twice"),
    ],
)
def test_eyes_that_do_not_fit_are_refused(tmp_path, capsys, words, what):
    path, target = saved(tmp_path, LOG, "log.txt"), tmp_path / "out.case.json"
    err = refusal(capsys, "convert", path, target, *words)
    assert what in err
    assert not target.exists()


def test_a_board_beside_the_case_has_to_be_beside_the_new_one_and_the_hand_stays_that_of_its_player(tmp_path, capsys):
    path, out = saved(tmp_path, example(events=[])), tmp_path / "out.case.json"
    hand = ["Mrs White", "Rope", "Hall", "Study", "Dagger", "Lounge"]
    assert main(["convert", str(path), str(out), "--hand", *hand]) == 0
    assert [card.name for card in load(out).setup.my_hand] == hand
    # a board beside the case has to be beside the new one
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
    (tmp_path / "here" / "mine.txt").write_text("a board")
    path = saved(tmp_path / "here", example(board="mine.txt"))
    assert main(["convert", str(path), str(tmp_path / "here" / "out.case.json")]) == 0
    capsys.readouterr()
    target = tmp_path / "there" / "out.case.json"
    assert f"{target}: board: no board is called “mine.txt”, and no file beside" in refusal(
        capsys, "convert", path, target
    )
    assert not target.exists()


@pytest.mark.parametrize("target", ["no/such/folder/out.case.json", "."])
def test_an_output_that_cannot_be_written_is_refused(tmp_path, capsys, target):
    path = saved(tmp_path, EXAMPLE)
    err = refusal(capsys, "convert", path, tmp_path / target)
    assert err.startswith(f"{tmp_path / target}: cannot be written: ")
    assert list(tmp_path.iterdir()) == [path]
