"""The file of one's own marks: what is read, and what is refused with every problem and its place."""

import json
from random import Random

import pytest

from core.formats.case_file import example
from core.formats.identity import GameTraces
from core.model.problems import InvalidCaseError, UnusableFileError
from core.practice.marks import (
    Mark,
    MarksFile,
    Says,
    marks_of_setup,
    marks_to_json,
    parse_marks,
    read_marks,
    read_what_is_left,
    remove_marks,
    write_marks,
)
from tests.games import small_game
from tests.oracle.marks import random_marks

SETUP = example().setup
ROPE = {"card": "Rope", "holder": "Ben", "says": "yes"}


def file(*marks, **changes):
    return json.dumps({"format": "deerstalker-marks", "version": 1, "marks": list(marks), **changes})


def problems(text, setup=SETUP):
    with pytest.raises(InvalidCaseError) as refused:
        parse_marks(text, setup)
    return [str(problem) for problem in refused.value.problems]


def test_marks_survive_their_file(tmp_path):
    path = tmp_path / "sheet.json"
    for seed in range(20):
        game = small_game(seed)
        marks = random_marks(Random(seed), game.case, game.truth)
        write_marks(marks, path)
        assert read_marks(path, game.case.setup) == marks
    assert parse_marks(marks_to_json(()), SETUP) == ()


def test_names_are_matched_as_in_a_case():
    text = file({"card": "misspeacock", "holder": "ENVELOPE", "says": "no", "comment": "surely"})
    with pytest.raises(InvalidCaseError):
        parse_marks(text, SETUP)
    (found,) = parse_marks(text.replace("misspeacock", "mrs. PEACOCK"), SETUP)
    assert found == Mark(SETUP.deck.card("Mrs Peacock"), "envelope", Says.NO)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (file(ROPE, {**ROPE, "holder": "ben", "says": "no"}), "marks[1]: marks the same cell as marks[0]; mark each"),
        (file({**ROPE, "card": "Rop"}), "marks[0].card: no card is called “Rop”; the nearest is “Rope”"),
        (file({**ROPE, "holder": "Bne"}), "marks[0].holder: no holder is called “Bne”; the nearest is “Ben”"),
        (file({**ROPE, "holder": "pool"}), "marks[0].holder: no holder is called “pool”"),
        (file({**ROPE, "says": "perhaps"}), "marks[0].says: “perhaps” is not one of yes, no, maybe"),
        (file({**ROPE, "says": True}), "marks[0].says: is true; it must be text"),
        (file({"card": "Rope", "holder": "Ben"}), "marks[0].says: is missing; it must be text"),
        (file({"holder": "Ben", "says": "no"}), "marks[0].card: is missing; it must be text"),
        (file({**ROPE, "holder": None}), "marks[0].holder: is null; it must be text"),
        (file({**ROPE, "sure": True}), "marks[0].sure: is not a field here"),
        (file("Rope"), "marks[0]: is “Rope”; it must be an object"),
        (file(marks={}), "marks: is an object; it must be a list"),
        (file(marks=None), "marks: is missing; it must be a list of marks"),
        (file(my_hand=["Rope"]), "my_hand: is not a field here"),
        (file(format="deerstalker-case"), "format: “deerstalker-case” is not one of deerstalker-marks"),
        (file(version=3), "version: made by a newer Deerstalker"),
        (file(version=0), "version: is 0; this program reads version 2"),
        (file(game=[]), "game: is a list; it must be an object"),
        (file(game={"setups": ["a", 7]}), "game.setups[1]: is 7; it must be text"),
        (file(game={"setup": []}), "game.setup: is not a field here; the nearest is “setups”"),
        ("[]", "is a list; it must be an object"),
        ("{", "is damaged or not a file of marks (line 1, column 2: expected a name in quotes)"),
        (file(ROPE)[:-1] + ', "version": 1}', "version: appears twice in one object"),
    ],
)
def test_what_is_wrong_is_refused_with_its_place(text, said):
    (found,) = problems(text)
    assert found.startswith(said)


def test_a_spectator_has_no_hand_to_mark():
    game = next(game for game in map(small_game, range(50)) if game.case.setup.me is None)
    card = game.case.setup.deck.cards[0].name
    text = file({"card": card, "holder": None, "says": "yes"})
    assert problems(text, game.case.setup) == ["marks[0].holder: is null; it must be text"]
    ticks = [one.card for one in marks_of_setup(game.case.setup) if one.says is Says.YES]
    assert set(ticks) == set(game.case.setup.face_up)


def test_every_cell_can_be_marked_and_every_problem_is_named():
    every = [{"card": card.name, "holder": holder, "says": "no"} for card in SETUP.deck for holder in SETUP.holders]
    assert len(parse_marks(file(*every), SETUP)) == len(SETUP.deck) * len(SETUP.holders)
    # every problem is named
    found = problems(file({**ROPE, "card": "X"}, {**ROPE, "holder": "Y"}, {**ROPE, "says": "Z"}, ROPE))
    assert [one.split(":")[0] for one in found] == ["marks[0].card", "marks[1].holder", "marks[2].says", "marks[3]"]
    # of far too many marks no more are read than a game can have
    found = problems(file(*({"card": f"Card {i}", "holder": "Ben", "says": "no"} for i in range(400))))
    assert found[0] == "marks: has 400 marks; this game has 105 cells"
    assert len(found) == 1 + 2 * 105


def left_of(tmp_path, text):
    path = tmp_path / "sheet.json"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    found = read_what_is_left(path, SETUP)
    return [(str(one.card), one.holder, one.says) for one in found.marks], [str(one) for one in found.problems]


def test_what_can_be_read_of_a_damaged_file_is_kept_and_the_rest_named(tmp_path):
    hall = {"card": "Hall", "holder": "Ben", "says": "no"}
    known, named = [("Hall", "Ben", "no")], ["marks[1]", "marks[0]", "marks[0]"]
    marks, problems = left_of(tmp_path, file({**ROPE, "card": "Rop", "holder": "Bne"}, "Rope", hall))
    assert (marks, [one.split(":")[0].split(".")[0] for one in problems]) == (known, named)
    assert left_of(tmp_path, file({**hall, "sure": True}))[0] == known, "what else it says is no reason"
    assert left_of(tmp_path, file({**hall, "says": "perhaps"}, hall))[0] == known
    assert left_of(tmp_path, file({**hall, "says": "no"}, {**hall, "says": "yes"}))[0] == known
    assert left_of(tmp_path, file(hall, format="marks"))[0] == known
    for text in (file(hall)[:-1], "", "[]", b"\xff", file(marks={})):
        marks, problems = left_of(tmp_path, text)
        assert (marks, len(problems)) == ([], 1)


def test_what_must_stay_as_it_is_is_refused_and_what_is_not_there_is_nothing(tmp_path):
    path = tmp_path / "sheet.json"
    assert read_what_is_left(path, SETUP) is None
    assert read_what_is_left(tmp_path / "none" / "sheet.json", SETUP) is None
    remove_marks(path)
    for make in (path.mkdir, lambda: path.write_text(file(version=3, marks={}), "utf-8")):
        make()
        with pytest.raises(UnusableFileError):
            read_what_is_left(path, SETUP)
        remove_marks(path)
        assert path.exists()
        path.rmdir() if path.is_dir() else path.unlink()
    for text in (file(ROPE), file(ROPE)[:-1]):
        path.write_text(text, "utf-8")
        remove_marks(path)
        assert not path.exists()


def test_marks_say_whose_they_are(tmp_path):
    path, game = tmp_path / "sheet.json", GameTraces.of(example())
    write_marks((), path, game)
    assert read_what_is_left(path, SETUP) == MarksFile((), game)
    assert read_marks(path, SETUP) == ()
    path.write_text(path.read_text("utf-8").replace('"setups"', '"set-ups"'), "utf-8")
    assert read_what_is_left(path, SETUP).game is None
    path.write_text(file(game={"setups": ["\ud800", "a"]}), "utf-8")
    found = read_what_is_left(path, SETUP)
    assert found.game == GameTraces(frozenset("a"), frozenset())
    assert [one.where for one in found.problems] == ["game.setups[0]"]
    write_marks((), path, found.game)
