"""What the charts show is what the posterior, the story and the planner say; their tables say it again."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from app.features.charts.bars import BarPicture, percents
from app.features.charts.drawing import Look
from app.features.charts.envelope import REACHES, Order, envelope_picture, solutions_picture
from app.features.charts.hands import LIKELY, hands_picture, rivals_picture
from app.features.charts.story import short_names, story_picture
from app.features.events.text import EntryEffect
from core.engines.driver import answer
from core.engines.tuning import Tuning
from core.model.cards import Category
from core.model.events import Move
from core.model.seats import ENVELOPE
from core.planner.accusing import knows_next_turn
from core.planner.rivals import Rival
from core.text.text import say
from core.timeline.timeline import timeline_rows
from tests.app.languages import quiet


@pytest.fixture
def posterior(case):
    return answer(case, "exact")


@pytest.fixture
def estimate(case):
    return answer(case, "montecarlo", tuning=Tuning(samples=1_000), rng=np.random.default_rng(1))


def table(picture) -> list[list[str]]:
    """The rows of the table that is copied, without its headings."""
    headings, *rows = picture.table
    assert {len(row) for row in rows} == {len(headings)}
    return [list(row) for row in rows]


def lengths(picture: BarPicture) -> list[float]:
    return [row.length for row in picture.rows]


# --- the envelope


def test_the_envelope_has_a_bar_for_each_card(posterior):
    picture = envelope_picture(posterior, Order.DECK)
    assert [row.key for row in picture.rows] == list(posterior.cards)
    assert lengths(picture) == posterior.marginals[:, 0].tolist()
    assert [row.error for row in picture.rows] == [0.0] * len(posterior.cards)
    assert not picture.note
    begins = [row.begins_group for row in picture.rows]
    assert [posterior.cards[i].category for i, begun in enumerate(begins) if begun] == [Category.WEAPON, Category.ROOM]


def test_the_likeliest_cards_come_first_in_each_category_and_the_table_stays_in_the_order_of_the_deck(posterior):
    deck, sorted_ = (envelope_picture(posterior, order) for order in Order)
    for category in Category:
        found = [row.length for row in sorted_.rows if row.key.category is category]
        assert found == sorted(found, reverse=True)
    assert [row.key.category for row in sorted_.rows] == [row.key.category for row in deck.rows]
    assert {row.key: row.length for row in sorted_.rows} == {row.key: row.length for row in deck.rows}
    assert lengths(sorted_) != lengths(deck)
    assert sorted_.table == deck.table


def test_an_estimate_of_the_envelope_has_errors_and_says_so(estimate):
    picture = envelope_picture(estimate, Order.DECK)
    assert [row.error for row in picture.rows] == estimate.stderr[:, 0].tolist()
    assert "Estimated" in picture.note
    uncertain = next(row for row in picture.rows if row.error)
    assert "standard error" in uncertain.segments[0].said
    copied = np.array([[float(x) for x in row[1:]] for row in table(picture)])
    assert copied == pytest.approx(np.column_stack([estimate.marginals[:, 0], estimate.stderr[:, 0]]), rel=1e-5)


def test_certain_cards_are_said_to_be_certain(posterior):
    said = dict(zip(posterior.cards, envelope_picture(posterior, Order.DECK).said, strict=True))
    mine = next(card for card in posterior.cards if card.name == "Kitchen")
    assert said[mine] == "Kitchen: certainly not in the envelope"


def test_the_table_of_the_envelope_has_its_numbers(posterior):
    found = {name: float(share) for name, share in table(envelope_picture(posterior, Order.LIKELIEST))}
    wanted = {card.name: posterior.probability(card, ENVELOPE) for card in posterior.cards}
    assert found == pytest.approx(wanted, rel=1e-5)


# --- the solutions


def test_the_ten_likeliest_solutions_are_shown(posterior):
    picture = solutions_picture(posterior)
    assert [(row.key, row.length) for row in picture.rows] == posterior.envelope.top(10)
    assert picture.rows[0].name == ", ".join(card.name for card in posterior.envelope.top(1)[0][0])
    assert picture.reach == min(reach for reach in REACHES if reach >= picture.rows[0].length)
    copied = [(*names, float(p)) for *names, p in table(picture)]
    assert copied == [(*(card.name for card in row.key), pytest.approx(row.length, rel=1e-5)) for row in picture.rows]
    assert f"of {posterior.solutions} possible" in picture.note


def test_fewer_solutions_are_all_shown(posterior):
    joint = posterior.envelope
    few = replace(joint, triples=joint.triples[:2], probabilities=np.array([0.75, 0.25]))
    picture = solutions_picture(replace(posterior, envelope=few))
    assert lengths(picture) == [0.75, 0.25]
    assert "No other" in picture.note


def test_an_estimate_of_solutions_has_the_errors_of_its_draws(estimate):
    first = solutions_picture(estimate).rows[0]
    assert first.error == pytest.approx(sqrt(first.length * (1 - first.length) / estimate.effective))


def test_a_share_that_adds_up_to_a_little_over_one_has_no_error(estimate):
    joint = estimate.envelope
    sure = replace(joint, triples=joint.triples[:1], probabilities=np.array([np.nextafter(1, 2)]))
    assert solutions_picture(replace(estimate, envelope=sure)).rows[0].error == 0


def test_an_engine_without_a_joint_has_no_solutions(posterior):
    assert solutions_picture(replace(posterior, envelope=None)) is None


# --- the hands


def test_each_hand_is_what_is_surely_likely_and_hardly_held(posterior, setup):
    picture = hands_picture(posterior, setup)
    assert [row.key for row in picture.rows] == list(setup.seats)
    for row in picture.rows:
        shares = posterior.marginals[:, posterior.holders.index(row.key)]
        wanted = {
            Look.SURELY: shares[shares == 1].sum(),
            Look.LIKELY: shares[(shares >= LIKELY) & (shares < 1)].sum(),
            Look.HARDLY: shares[(shares > 0) & (shares < LIKELY)].sum(),
        }
        found = {segment.look: segment.length for segment in row.segments}
        assert found == pytest.approx({look: length for look, length in wanted.items() if length})
        assert row.length == pytest.approx(setup.sizes[row.key])


def test_the_cards_one_reckons_with_are_named(posterior, setup):
    timeline_rows = {row.key: row for row in hands_picture(posterior, setup).rows}
    assert timeline_rows["Ann"].caption == "Certain: Miss Scarlett, Candlestick, Kitchen, Library, Study"
    assert timeline_rows["Ann"].number == "5 of 5"
    assert "Professor Plum" in timeline_rows["Bob"].caption
    assert timeline_rows["Bob"].segments[-1].said.startswith("Unlikely for Bob: ")


def test_the_table_of_the_hands_has_every_card_that_somebody_may_hold(posterior, setup):
    found = {(who, card): float(p) for who, card, p in table(hands_picture(posterior, setup))}
    wanted = {
        (who, card.name): posterior.probability(card, who)
        for who in setup.seats
        for card in posterior.cards
        if posterior.probability(card, who) > 0
    }
    assert found == pytest.approx(wanted, rel=1e-5)


def test_the_pool_is_a_hand_too(setup, case):
    pooled = replace(setup, players=tuple(replace(player, hand_size=4) for player in setup.players), pool=2, my_hand=())
    spectator = replace(pooled, me=None)
    picture = hands_picture(answer(replace(case, setup=spectator, events=()), "exact"), spectator)
    assert picture.rows[-1].name == "Pool"
    assert picture.rows[-1].length == pytest.approx(2)


# --- the others


def test_the_others_know_it_now_or_on_their_next_turn():
    rivals = (Rival("Bob", 2.5, 0.25, 0.5), Rival("Cid", 6.0, 0.0, 0.1))
    picture = rivals_picture(rivals)
    for row, rival in zip(picture.rows, rivals, strict=True):
        now, then = row.segments
        assert now.length == rival.certain
        assert row.length == pytest.approx(knows_next_turn(rival))
        assert (now.look, then.look) == (Look.NOW, Look.NEXT)
    assert "2.5 bits open" in picture.rows[0].caption
    copied = [(who, *map(float, numbers)) for who, *numbers in table(picture)]
    assert copied == [
        (
            one.player,
            *(pytest.approx(x, rel=1e-5) for x in (one.certain, knows_next_turn(one), one.right, one.entropy_bits)),
        )
        for one in rivals
    ]


# --- the story


def test_the_story_has_the_bits_of_every_row(case):
    told = tuple(timeline_rows(case))
    effects = [EntryEffect(bits=0.5, marks="Bob: Rope")] * 5
    picture = story_picture(case, told, effects, now=3)
    assert [point.place for point in picture.points] == [-1, 0, 1, 2, 3, 4]
    assert [point.bits for point in picture.points] == [(row.entropy_bits, *row.category_bits) for row in told]
    assert [point.asker for point in picture.points] == ["", "A", "B", "C", "D", "A"]
    assert [point.certain for point in picture.points] == [len(row.new_marks) for row in told]
    assert picture.now == 3
    assert picture.said[0].startswith("Before the first entry.")
    assert picture.said[1].startswith(
        "Entry 1, by Ann. It made the envelope clearer by 0.50 bits. Bits open: envelope "
    )
    assert picture.said[1].endswith("New: Bob: Rope")
    copied = [[float(x) for x in row[2:6]] for row in table(picture)]
    assert copied == [[pytest.approx(bits, rel=1e-5, abs=1e-9) for bits in point.bits] for point in picture.points]


@pytest.mark.usefixtures("loud")
def test_what_entries_brought_is_said_in_the_language_of_the_window(case):
    known = say("Test", "Bob has {card:the}").format(card=case.setup.deck.card("Rope"))
    picture = story_picture(case, tuple(timeline_rows(case)), [EntryEffect(bits=0.5, marks=known)] * 5, now=3)
    assert [quiet(text, case.setup.seats) for text in picture.said] == [""] * 6


def test_nobody_asks_in_a_move(case):
    moved = case.appended(Move("Ann", (0, 5)))
    assert story_picture(moved, tuple(timeline_rows(moved)), [], 6).points[-1].asker == ""


def test_estimates_in_a_story_are_told_apart(case):
    first, *rest = timeline_rows(case)
    picture = story_picture(case, (replace(first, exact=False), *rest), [], 5)
    assert [point.exact for point in picture.points] == [False, True, True, True, True, True]
    assert "estimate" in picture.note


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (["Ann", "Bob"], ["A", "B"]),
        (["Ann", "Abe", "Cid"], ["An", "Ab", "C"]),
        (["Anna", "Anni", "Bob"], ["A1", "A2", "B"]),
    ],
)
def test_players_can_be_told_apart_by_a_letter_or_two(names, short):
    assert list(short_names(names).values()) == short


def test_a_scale_says_its_half_with_a_decimal_where_it_has_one():
    assert [text for _, text in percents(0.05)] == ["0%", "2.5%", "5%"]
    assert [text for _, text in percents(1.0)] == ["0%", "50%", "100%"]
    assert [text for _, text in percents(0.01)] == ["0%", "0.5%", "1%"]
