"""The tables of a review, and what it says."""

from dataclasses import replace

import pytest

from app.features.review import text as words
from app.features.review.view import SHARE_ROLE, ReviewModel
from core.model.ending import ending
from core.model.events import Note
from core.model.seats import ENVELOPE
from core.review.decisions import Accused, Moved
from core.review.review import Review, SolvedAt, review
from tests.games import classic_game

GAME = classic_game(3, 4, 16)


@pytest.fixture(scope="module")
def found() -> Review:
    return review(GAME.case, ending(GAME.case.setup, GAME.truth, "Bob"))


def test_the_models_keep_qt_s_rules(qtmodeltester, found):
    for columns, lines in (
        (words.decision_columns(), words.decision_lines(found)),
        (words.told_columns(), words.told_lines(found)),
    ):
        model = ReviewModel(columns)
        model.set_lines(lines)
        qtmodeltester.check(model)
        assert model.rowCount() == len(lines) > 0
        assert all(len(line.cells) == len(columns) for line in lines)


def test_the_longest_bar_is_that_of_the_worst(found):
    model = ReviewModel(words.decision_columns())
    model.set_lines(words.decision_lines(found))
    shares = [model.index(row, 3).data(SHARE_ROLE) for row in range(model.rowCount())]
    worst = found.worst_suggestion
    assert worst is not None
    assert model.lines[shares.index(max(shares))].event == worst.event
    assert max(shares) == 1.0
    assert model.index(0, 1).data(SHARE_ROLE) == 0.0


def test_the_headline_counts_what_was_given_away(found):
    said = words.headline(found)
    assert said == f"You gave away {found.given_away_bits:.2f} bits in {len(found.suggestions)} suggestions."
    assert words.headline(review(GAME.case.upto(0))) == "You suggested nothing in this game."
    watched = classic_game(3, 4, 2, spectator=True).case
    assert words.headline(review(watched)).startswith("You watched this game")


def test_what_others_knew_is_said_with_its_doubts(found):
    review_ = replace(
        found,
        me=SolvedAt("Ann", 7),
        anyone=SolvedAt(None, 9),
        others=(
            SolvedAt("Bob", 4),
            SolvedAt("Cid", 5, exactly=False),
            SolvedAt("Dot", None),
            SolvedAt("Eve", None, exactly=False),
            SolvedAt("Fay", None, known=False),
        ),
    )
    said = "\n".join(words.sentences_of(review_))
    assert "certain for you after entry 7." in said
    assert "Anybody could have been certain of it after entry 9" in said
    assert "Bob could be certain of it after entry 4." in said
    assert "Cid could be certain of it after entry 5, at the latest." in said
    assert "Dot was never certain of it." in said
    assert "Eve was perhaps never certain" in said
    assert "Fay was certain of it cannot be told" in said


def test_accusations_and_moves_are_said(found):
    white, rope, hall = (GAME.case.setup.deck.card(name) for name in ("Mrs White", "Rope", "Hall"))
    study = GAME.case.setup.deck.card("Study")
    accused = Accused(3, (white, rope, hall), False, 0.25, (white, rope, study), 0.5, advised=True)
    moved = Moved(4, hall, "roll", 6, 3.5, study, "roll", 3.0, "expected turns to win")
    lines = words.decision_lines(replace(found, decisions=(accused, moved, replace(moved, best=hall))))
    assert lines[0].cells[1:3] == (
        "Accused Mrs White, Rope, Hall: 25% likely, and wrong",
        "Mrs White, Rope, Study: 50% likely",
    )
    assert lines[1].cells == ("5", "Rolled 6, went to: Hall", "Go to: Study", "0.50 turns")
    assert lines[2].cells[2:] == ("Just that, or as good", "0.00")


def test_a_contradiction_is_said():
    lie = Note(ENVELOPE, GAME.case.setup.my_hand[0], holds=True)
    said = words.sentences_of(review(GAME.case.inserted(6, lie)))
    assert said[0].startswith("Entry 7 and the set-up cannot both be true.")
    assert "before that: 6" in said[0]
