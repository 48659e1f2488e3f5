"""The file of one's own marks: what is read, and what is refused with every problem and its place."""

import json
from random import Random

import pytest

from core.formats.case_file import example
from core.model.problems import InvalidCaseError
from core.practice.marks import Mark, Says, marks_of_setup, marks_to_json, parse_marks, read_marks, write_marks
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
        (file(version=2), "version: made by a newer Deerstalker"),
        (file(version=0), "version: is 0; this program reads version 1"),
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


def test_every_cell_can_be_marked():
    every = [{"card": card.name, "holder": holder, "says": "no"} for card in SETUP.deck for holder in SETUP.holders]
    assert len(parse_marks(file(*every), SETUP)) == len(SETUP.deck) * len(SETUP.holders)


def test_every_problem_is_named():
    found = problems(file({**ROPE, "card": "X"}, {**ROPE, "holder": "Y"}, {**ROPE, "says": "Z"}, ROPE))
    assert [one.split(":")[0] for one in found] == ["marks[0].card", "marks[1].holder", "marks[2].says", "marks[3]"]
