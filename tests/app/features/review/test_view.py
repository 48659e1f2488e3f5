"""The page of a review: what it says, and where that stands."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPicture

from app.features.review import page as words
from app.features.review.page import Look, ReviewHtml, chart_size, review_document
from app.ui.plots.chart import DrawnChart
from app.ui.theme import LIGHT
from core.model.ending import ending, with_ending
from core.model.events import Note, Suggestion, Via
from core.model.perspective import player_perspective
from core.model.rules import PoolRule
from core.model.seats import ENVELOPE, POOL
from core.review.luck import luck, luck_sentences
from core.review.review import Accused, CardShown, Moved, Review, SolvedAt, public_review, review
from tests.app.features.entry.games import with_leftovers
from tests.games import classic_game

GAME = classic_game(3, 4, 16)


@pytest.fixture(scope="module")
def found() -> Review:
    return review(GAME.case, ending(GAME.case.setup, GAME.truth, "Bob"))


def test_missed_chances_and_turning_points_have_badges_and_each_decision_a_card_that_leads_to_its_entry(found, qapp):
    page = words.review_page(found)
    most = sorted(found.suggestions, key=lambda one: -one.given_away_bits)[: words.MOST_MOMENTS]
    assert {one.event for one in page.missed} == {one.event for one in most if one.given_away_bits >= 0.005}
    assert [one.badge for one in page.missed] == list("ABC"[: len(page.missed)])
    assert [one.event for one in page.missed] == sorted(one.event for one in page.missed)

    told = {one.event: one.bits for one in found.gains if one.bits is not None}
    others = [value for event, value in told.items() if event not in {one.event for one in page.turns}]
    assert len(page.turns) > 0
    assert min(told[one.event] for one in page.turns) >= max(others)
    assert [one.badge for one in page.turns] == list("123"[: len(page.turns)])

    html = ReviewHtml(page, Look(LIGHT, qapp.font(), 900)).text
    assert [card.event for card in page.cards] == [one.event for one in found.decisions]
    for one in (*page.cards, *page.turns, *page.missed):
        assert f'href="{one.event}#' in html


@pytest.mark.parametrize("width", [480, 760, 900, 1240])
def test_nothing_on_the_page_is_wider_than_the_page(found, qapp, width):
    page = words.review_page(found)
    assert chart_size(page, width).width() < width
    chart = DrawnChart(QPicture(), QSizeF(chart_size(page, width)))
    document = review_document(page, Look(LIGHT, qapp.font(), width), chart)
    assert document.size().width() <= width
    image = QImage(width + 201, round(document.size().height()), QImage.Format.Format_Grayscale8)
    image.fill(255)
    with QPainter(image) as painter:
        document.draw(painter, QRectF(image.rect()), LIGHT)
    right = image.copy(width + 1, 0, 200, image.height())
    assert set(right.constBits().tobytes()) == {255}


def test_what_is_shared_is_the_same_whoever_s_cards_are_known_and_tells_who_won_and_the_solution(found):
    page = words.review_page(public_review(GAME.case), shared=True)
    assert page.points
    assert page.cards == page.missed == ()
    seen_by_dot = player_perspective(GAME.case, "Dot", GAME.truth)
    assert seen_by_dot.case.setup.my_hand != GAME.case.setup.my_hand
    assert words.review_page(public_review(seen_by_dot.case), shared=True) == page

    case = replace(GAME.case, about=with_ending(GAME.case, found.ending))
    page = words.review_page(public_review(case), shared=True)
    assert page.title == "Bob won"
    assert "In the envelope: Colonel Mustard, Rope, Study" in page.facts


def test_the_headline_says_who_won_and_how_i_played_counts_what_was_given_away(found):
    pages = [
        words.review_page(replace(found, ending=replace(found.ending, winner=who)))
        for who in ("Cid", GAME.case.setup.me)
    ]
    assert [page.title for page in pages] == ["Cid won", "You won"]
    assert all(page.facts[-1] == words.how_i_played(found) for page in pages)
    assert not any("Won by" in fact for page in pages for fact in page.facts)

    said = words.how_i_played(found)
    told = sum(one.gain_bits for one in found.suggestions)
    best = sum(one.best_bits for one in found.suggestions)
    assert said == (
        f"Your {len(found.suggestions)} suggestions told you {told / best:.0%} of what the best ones would have "
        f"({told:.2f} of {best:.2f} bits)."
    )
    assert words.how_i_played(review(GAME.case.upto(0))) == "You made no suggestions in this game."
    watched = classic_game(3, 4, 2, spectator=True).case
    assert words.how_i_played(review(watched)) == "You watched this game."


def test_luck_is_said_beside_skill_but_not_where_it_is_shared(found, qapp):
    page = words.review_page(found)
    assert page.luck == tuple(map(str, luck_sentences(luck(found))))
    assert any("than you could expect" in said for said in page.luck)
    html = ReviewHtml(page, Look(LIGHT, qapp.font(), 900)).text
    assert html.index("Luck and skill") < html.index("Who could have known")
    assert words.review_page(public_review(GAME.case), shared=True).luck == ()


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
    assert "You could be certain of the solution after entry 7." in said
    assert "Anyone watching could have known the solution after entry 9." in said
    assert "Bob could be certain of it after entry 4." in said
    assert "Cid could be certain of it after entry 5 at the latest." in said
    assert "Dot could not be certain of it." in said
    assert "Eve may or may not have been certain." in said
    assert "When Fay could have known is unclear" in said


def test_turns_that_made_the_envelope_less_clear_are_said_without_a_minus_sign(found):
    gain, one = found.gains[0], found.decisions[0].event
    loser, winner = (name for name, _ in found.gains_by_player[:2])
    less = replace(found, gains=(replace(gain, by=loser, bits=-0.3), replace(gain, by=winner, bits=0.5)))
    assert words.sentences_of(less)[-2:] == (
        f"What the others’ turns ruled out for you: {winner} 29%.",
        f"{loser}’s turns ruled nothing out.",
    )
    for bits, said in (
        (-0.4, "The answer ruled nothing out; the favourites moved closer together."),
        (-0.001, "The answer told you nothing about the envelope."),
        (0.4, "The answer ruled out 24%."),
    ):
        assert words.decision_cards(replace(found, gains=(replace(gain, event=one, bits=bits),)))[0].note == said


def test_accusations_and_moves_are_said(found):
    white, rope, hall = (GAME.case.setup.deck.card(name) for name in ("Mrs White", "Rope", "Hall"))
    study = GAME.case.setup.deck.card("Study")
    accused = Accused(3, (white, rope, hall), False, 0.25, (white, rope, study), 0.5, advised=True)
    moved = Moved(4, hall, "roll", 6, 3.5, study, "roll", 3.0, "expected turns to win")
    cards = words.decision_cards(replace(found, decisions=(accused, moved, replace(moved, best=hall))))
    assert cards[0].mine.text == "Mrs White, Rope, Hall"
    assert (cards[0].mine.value, cards[0].best.value) == ("25%", "50%")
    assert cards[0].best.text == "Mrs White, Rope, Study"
    assert cards[0].note == "The accusation was wrong."
    assert cards[1].heading == "Entry 5 · Move"
    assert (cards[1].mine.text, cards[1].best.text) == ("Rolled 6, went to: Hall", "Go to: Study")
    assert cards[1].missed == "0.50 turns lost"
    assert (cards[2].best.text, cards[2].missed) == ("Same, or equally good", "")


def test_cards_that_were_shown_and_other_ways_to_accuse_and_move_are_said(found):
    white, rope, hall = (GAME.case.setup.deck.card(name) for name in ("Mrs White", "Rope", "Hall"))
    shown = CardShown(3, "Bob", rope, 2.0, white, 2.1)
    accused = Accused(3, (white, rope, hall), True, 0.25, (white, rope, hall), 0.25, advised=False)
    moved = Moved(4, hall, Via.PASSAGE, None, 3.5, hall, Via.CALLED, 3.0, "expected turns to win")
    decisions = (shown, replace(shown, left_bits=0.5), replace(shown, left_bits=2.1), replace(shown, best=rope))
    little, much, none, same, wait, right, went = words.decision_cards(
        replace(found, decisions=(*decisions, accused, replace(accused, advised=True), moved))
    )
    assert little.heading == "Entry 4 · Card shown to Bob"
    assert (little.mine.text, little.mine.value) == ("Rope", "leaves 4 solutions")
    assert (little.best.text, little.best.value) == ("Mrs White", "leaves 4.3 solutions")
    assert little.missed == "You could have given away a little less"
    assert (much.mine.value, much.missed) == ("leaves 1.4 solutions", "You could have given away much less")
    assert none.missed == ""
    assert same.best.text == right.best.text == "Same, or equally good"
    assert wait.best.text == "Wait: even the likeliest solution had a chance of 25%"
    assert wait.note == right.note == "The accusation was right."
    assert went.mine.text == "By the passage to: Hall"
    assert went.best.text == "Stayed where you were called to: Hall"


def test_a_contradiction_is_said():
    lie = Note(ENVELOPE, GAME.case.setup.my_hand[0], holds=True)
    page = words.review_page(review(GAME.case.inserted(6, lie)))
    (said,) = (fact for fact in page.facts if fact.startswith("Entry 7 and the set-up"))
    assert said.endswith("The review covers 6 of 17 entries.")


def test_the_leftover_card_that_i_saw_is_said_beside_the_suggestion(qapp):
    case = with_leftovers(PoolRule.UNANSWERED)
    deck = case.setup.deck
    asked = Suggestion("Ann", tuple(map(deck.card, ("Mrs White", "Dagger", "Billiard Room"))), ("Bob",))
    played = case.appended(asked).appended(Note(POOL, deck.card("Kitchen"), holds=True))
    found = review(played)
    (card,) = words.review_page(found).cards
    look = next(one.bits for one in found.gains if one.event == 1)
    assert card.note.endswith(f"The leftover card you looked at ruled out {1 - 2**-look:.0%}.")
    unseen = replace(played.setup, rules=replace(played.setup.rules, pool_look=PoolRule.NEVER))
    (card,) = words.review_page(review(replace(played, setup=unseen))).cards
    assert "leftover" not in card.note
