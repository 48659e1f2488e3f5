"""What the charts show is what the posterior, the story and the planner say; their tables say it again."""

from dataclasses import replace
from math import sqrt

import numpy as np
import pytest

from app.features.charts.contents import (
    LIKELY_FROM,
    REACHES,
    Order,
    cells_chart,
    envelope_chart,
    hands_chart,
    history_of,
    rivals_chart,
    solutions_chart,
)
from app.features.events.service import EntryEffect
from app.tasks.follower import PosteriorCache
from app.ui.plots.chart import (
    CERTAIN,
    LIKELY,
    NEXT,
    NOW,
    UNLIKELY,
    BarChart,
    number_tick,
    percent_tick,
    short_names,
    timeline_chart,
    timeline_points,
)
from core.engines.driver import answer
from core.engines.tuning import Tuning
from core.model.cards import Category
from core.model.events import Move, Note
from core.model.seats import ENVELOPE
from core.situation.rivals import Rival, knows_next_turn
from core.text.text import say
from core.timeline.timeline import timeline_rows
from tests.app.languages import quiet


@pytest.fixture
def posterior(case):
    return answer(case, "exact")


@pytest.fixture
def estimate(case):
    return answer(case, "montecarlo", tuning=Tuning(samples=1_000), rng=np.random.default_rng(1))


def table(chart) -> list[list[str]]:
    """The rows of the table that is copied, without its headings."""
    headings, *rows = chart.table
    assert {len(row) for row in rows} == {len(headings)}
    return [list(row) for row in rows]


def lengths(chart: BarChart) -> list[float]:
    return [row.length for row in chart.rows]


# --- the envelope


def test_the_envelope_has_a_bar_for_each_card_the_likeliest_first_and_a_table_in_the_order_of_the_deck(posterior):
    chart, likeliest = (envelope_chart(posterior, order) for order in (Order.DECK, Order.LIKELIEST))
    assert [row.key for row in chart.rows] == list(posterior.cards)
    assert lengths(chart) == posterior.marginals[:, 0].tolist()
    assert [row.error for row in chart.rows] == [0.0] * len(posterior.cards)
    assert not chart.note
    begins = [row.begins_group for row in chart.rows]
    assert [posterior.cards[i].category for i, begun in enumerate(begins) if begun] == [Category.WEAPON, Category.ROOM]

    descriptions = {str(card): said for card, (said,) in zip(posterior.cards, chart.descriptions, strict=True)}
    assert descriptions["Kitchen"] == "Kitchen: certainly not in the envelope"

    for category in Category:
        shares = [row.length for row in likeliest.rows if row.key.category is category]
        assert shares == sorted(shares, reverse=True)
    assert [row.key.category for row in likeliest.rows] == [row.key.category for row in chart.rows]
    assert {row.key: row.length for row in likeliest.rows} == {row.key: row.length for row in chart.rows}
    assert lengths(likeliest) != lengths(chart)
    assert likeliest.table == chart.table
    copied = {name: float(share) for name, share in table(likeliest)}
    assert copied == pytest.approx(
        {str(card): posterior.probability(card, ENVELOPE) for card in posterior.cards}, rel=1e-5
    )


def test_an_estimate_has_the_errors_of_its_draws_and_says_so_but_none_a_little_over_one(estimate):
    chart = envelope_chart(estimate, Order.DECK)
    assert [row.error for row in chart.rows] == estimate.stderr[:, 0].tolist()
    assert "Estimated" in chart.note
    uncertain = next(row for row in chart.rows if row.error)
    assert "standard error" in uncertain.segments[0].description
    copied = np.array([[float(x) for x in row[1:]] for row in table(chart)])
    assert copied == pytest.approx(np.column_stack([estimate.marginals[:, 0], estimate.stderr[:, 0]]), rel=1e-5)

    first = solutions_chart(estimate).rows[0]
    assert first.error == pytest.approx(sqrt(first.length * (1 - first.length) / estimate.effective))

    joint = estimate.envelope
    sure = replace(joint, triples=joint.triples[:1], probabilities=np.array([np.nextafter(1, 2)]))
    assert solutions_chart(replace(estimate, envelope=sure)).rows[0].error == 0


def test_the_ten_likeliest_solutions_are_shown_or_all_or_none_by_an_engine_without_a_joint(posterior):
    chart = solutions_chart(posterior)
    assert [(row.key, row.length) for row in chart.rows] == posterior.envelope.top(10)
    assert chart.rows[0].name == ", ".join(card.name for card in posterior.envelope.top(1)[0][0])
    assert chart.reach == min(reach for reach in REACHES if reach >= chart.rows[0].length)
    copied = [(*names, float(p)) for *names, p in table(chart)]
    assert copied == [(*(card.name for card in row.key), pytest.approx(row.length, rel=1e-5)) for row in chart.rows]
    assert f"of {posterior.solutions} possible" in chart.note

    joint = posterior.envelope
    few = replace(joint, triples=joint.triples[:2], probabilities=np.array([0.75, 0.25]))
    chart = solutions_chart(replace(posterior, envelope=few))
    assert lengths(chart) == [0.75, 0.25]
    assert "No other" in chart.note

    assert solutions_chart(replace(posterior, envelope=None)) is None


def test_each_hand_is_what_is_surely_likely_and_hardly_held_by_name_and_its_table_has_every_card(posterior, setup):
    chart = hands_chart(posterior, setup)
    assert [row.key for row in chart.rows] == list(setup.seats)
    for row in chart.rows:
        shares = posterior.marginals[:, posterior.holders.index(row.key)]
        wanted = {
            CERTAIN: shares[shares == 1].sum(),
            LIKELY: shares[(shares >= LIKELY_FROM) & (shares < 1)].sum(),
            UNLIKELY: shares[(shares > 0) & (shares < LIKELY_FROM)].sum(),
        }
        found = {segment.style: segment.length for segment in row.segments}
        assert found == pytest.approx({style: length for style, length in wanted.items() if length})
        assert row.length == pytest.approx(setup.sizes[row.key])

    ann, bob, *_ = chart.rows
    assert ann.caption == "Certain: Miss Scarlett, Candlestick, Kitchen, Library, Study"
    assert ann.number == "5 of 5"
    assert "Professor Plum" in bob.caption
    assert bob.segments[-1].description.startswith("Unlikely for Bob: ")

    found = {(who, card): float(p) for who, card, p in table(chart)}
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
    chart = hands_chart(answer(replace(case, setup=spectator, events=()), "exact"), spectator)
    assert chart.rows[-1].name == "Pool"
    assert chart.rows[-1].length == pytest.approx(2)


def test_the_others_know_it_now_or_on_their_next_turn():
    rivals = (Rival("Bob", 2.5, 0.25, 0.5), Rival("Cid", 6.0, 0.0, 0.1))
    chart = rivals_chart(rivals)
    for row, rival in zip(chart.rows, rivals, strict=True):
        now, then = row.segments
        assert now.length == rival.certain
        assert row.length == pytest.approx(knows_next_turn(rival))
        assert (now.style, then.style) == (NOW, NEXT)
    assert "About 5.7 solutions left" in chart.rows[0].caption
    copied = [(who, *map(float, numbers)) for who, *numbers in table(chart)]
    assert copied == [
        (
            one.player,
            *(pytest.approx(x, rel=1e-5) for x in (one.certain, knows_next_turn(one), one.right, one.entropy_bits)),
        )
        for one in rivals
    ]


# --- the timeline


def points_of(case, effects=(), rows=None):
    return timeline_points(case, rows or tuple(timeline_rows(case)), effects)


def test_the_timeline_has_the_bits_of_every_row(case):
    rows = tuple(timeline_rows(case))
    points = points_of(case, [EntryEffect(bits=0.5, marks="Bob: Rope")] * 5)
    chart = timeline_chart(case, points, now=3)
    assert [point.place for point in points] == [-1, 0, 1, 2, 3, 4]
    assert [point.bits for point in points] == [(row.entropy_bits, *row.category_bits) for row in rows]
    assert [curve.y for curve in chart.curves] == list(zip(*(point.bits for point in points), strict=True))
    assert [label.split("\n")[0] for label in chart.labels] == ["–", "1", "2", "3", "4", "5"]
    assert [label.split("\n")[1] for label in chart.labels] == ["", "A", "B", "C", "D", "A"]
    assert [label.split("\n")[2] for label in chart.labels[1:]] == [str(len(row.new_marks) or "") for row in rows[1:]]
    assert chart.now == 3
    (said,) = chart.descriptions
    assert said[0].startswith("Before the first entry.")
    assert said[1].startswith("Entry 1, by Ann. It ruled out 29% of what was possible (0.50 bits). Left: about ")
    assert said[1].endswith("New: Bob: Rope")
    copied = [[float(x) for x in row[2:6]] for row in table(chart)]
    assert copied == [[pytest.approx(bits, rel=1e-5, abs=1e-9) for bits in point.bits] for point in points]


@pytest.mark.usefixtures("loud")
def test_what_entries_brought_is_said_in_the_language_of_the_window(case):
    known = say("Bob has {card:the}").format(card=case.setup.deck.card("Rope"))
    chart = timeline_chart(case, points_of(case, [EntryEffect(bits=0.5, marks=known)] * 5), now=3)
    assert [quiet(text, case.setup.seats) for text in chart.descriptions[0]] == [""] * 6


def test_nobody_asks_in_a_move_and_estimates_in_a_timeline_are_told_apart(case):
    moved = case.appended(Move("Ann", (0, 5)))
    assert points_of(moved)[-1].by == ""

    first, *rest = timeline_rows(case)
    chart = timeline_chart(case, points_of(case, rows=(replace(first, exact=False), *rest)))
    assert chart.hollow == (True, False, False, False, False, False)
    assert "estimate" in chart.note


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


def test_the_chart_of_cells_has_their_probability_after_every_entry_up_to_a_contradiction(case):
    rope = case.setup.deck.card("Rope")
    cells = ((rope, "Bob"), (rope, ENVELOPE))
    history = history_of(case, cells, PosteriorCache(), None)
    chart = cells_chart(history, now=2)
    wanted = [answer(case.upto(n), "exact") for n in range(6)]
    for curve, cell in zip(chart.curves, cells, strict=True):
        assert curve.y == pytest.approx([posterior.probability(*cell) for posterior in wanted])
    assert [curve.name for curve in chart.curves] == ["Rope, Bob", "Rope, Envelope"]
    assert chart.now == 2
    assert [len(row) for row in chart.descriptions] == [6, 6]
    assert chart.descriptions[0][0].startswith("Rope, Bob: ")
    assert chart.descriptions[0][0].endswith("% before the first entry")
    assert chart.descriptions[1][5].endswith("% after entry 5")
    copied = [[float(x) for x in row[1:]] for row in table(chart)]
    assert copied == [
        [pytest.approx(y, rel=1e-5) for y in row] for row in zip(*(c.y for c in chart.curves), strict=True)
    ]

    broken = case.appended(Note("Bob", rope, holds=True)).appended(Note("Cid", rope, holds=True))
    history = history_of(broken, ((rope, "Bob"),), PosteriorCache(), None)
    assert len(history.exact) == len(broken.events)
    assert history.shares[0][-1] == 1.0


def test_ticks_have_decimals_only_where_they_need_them():
    assert [percent_tick(value, 0.025) for value in (0, 0.025, 0.05)] == ["0%", "2.5%", "5.0%"]
    assert [percent_tick(value, 0.5) for value in (0, 0.5, 1)] == ["0%", "50%", "100%"]
    assert [percent_tick(value, 0.005) for value in (0, 0.005, 0.01)] == ["0%", "0.5%", "1.0%"]
    assert [number_tick(value, 1) for value in (0, 1, 2)] == ["0", "1", "2"]
    assert [number_tick(value, 0.25) for value in (0, 0.25)] == ["0.00", "0.25"]
