"""The sheet as text, drawn from a posterior made by hand and compared as a picture."""

import os

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.cli.analyse import PICTURES, PLAIN, as_data, as_text, marks_for, per_cent, sheet
from core.cli.output import flush_right, padded, printable, shortened, terminal_columns, width
from core.engines.posterior import EnvelopeJoint, Posterior
from core.model.deck import Deck
from core.model.rules import ShowModel
from tests.growth import grows_with_its_size

DECK = Deck(("Zoë 🔍", "Al\nBo"), ("Rope",), ("Hall", "An extraordinarily long room's name"))


@pytest.fixture
def posterior():
    marginals = np.array(
        [[1 / 3, 2 / 3, 0.0], [2 / 3, 1 / 3, 0.0], [1.0, 0.0, 0.0], [0.99999, 0.0, 0.00001], [0.00001, 0.0, 0.99999]]
    )
    joint = EnvelopeJoint(DECK.cards, np.array([[0, 2, 3], [1, 2, 3]]), np.array([1 / 3, 2 / 3]))
    holders = ("envelope", "王さん", "A very long name indeed")
    return Posterior(
        DECK.cards, holders, marginals, "exact", True, ShowModel.RANDOM, joint, 12345, method="lattice", elapsed_ms=1.26
    )


def test_the_sheet_is_aligned_whatever_the_names(posterior):
    assert sheet(posterior, PICTURES).splitlines() == [
        "                                  envelope  王さん  A very long ..",
        "Suspects",
        "  Zoë 🔍                              33.3    66.7               ✗",
        "  Al\\nBo                              66.7    33.3               ✗",
        "Weapons",
        "  Rope                                   ✓       ✗               ✗",
        "Rooms",
        "  Hall                               >99.9       ✗            <0.1",
        "  An extraordinarily long room..      <0.1       ✗           >99.9",
    ]


def test_a_terminal_without_ticks_gets_words(posterior):
    assert marks_for("utf-8") == PICTURES
    assert marks_for("ascii") == marks_for("no-such-encoding") == PLAIN
    assert sheet(posterior, PLAIN).splitlines()[5].split() == ["Rope", "yes", "-", "-"]


def test_what_is_open_never_reads_as_certain_nor_rounds_to_it():
    assert [per_cent(p) for p in (1e-9, 0.00049, 0.0006, 0.5, 0.99949, 0.9996, 1 - 1e-12)] == [
        *("<0.1", "<0.1", "0.1", "50.0", "99.9", ">99.9", ">99.9")
    ]
    # what is open never rounds to certain
    marginals = np.array([[1e-13, 1 - 1e-13], [1.0, 0.0], [0.0, 1.0]])
    deck = Deck(("Ann",), ("Rope",), ("Hall",))
    joint = EnvelopeJoint(deck.cards, np.array([[0, 1, 2]]), np.array([1 - 1e-13]))
    data = as_data(Posterior(deck.cards, ("envelope", "Bob"), marginals, "exact", True, ShowModel.RANDOM, joint))
    assert data["marginals"] == {"Ann": [1e-13, 1 - 1e-13], "Rope": [1.0, 0.0], "Hall": [0.0, 1.0]}
    assert data["top_solutions"][0]["p"] == 1 - 1e-13


def test_the_text_and_the_data_say_where_the_numbers_come_from(posterior):
    lines = as_text(posterior, PICTURES).splitlines()
    assert lines[:2] == ["Engine exact (lattice); show model random", "12,345 deals, 2 solutions, 0.918 bits, 1.3 ms"]
    assert lines[-3:] == ["Likeliest solutions (%)", "   66.7  Al\\nBo, Rope, Hall", "   33.3  Zoë 🔍, Rope, Hall"]
    # the data are those of the contract
    data = as_data(posterior)
    assert data["marginals"]["Zoë 🔍"] == [0.333333333333, 0.666666666667, 0.0]
    assert data["top_solutions"] == [
        {"cards": ["Al\nBo", "Rope", "Hall"], "p": 0.666666666667},
        {"cards": ["Zoë 🔍", "Rope", "Hall"], "p": 0.333333333333},
    ]
    assert (data["deals"], data["solutions"]) == ("12345", 2)
    assert data["entropy_bits"] == pytest.approx(0.918295834054, rel=1e-11)
    assert (data["elapsed_ms"], data["stderr"]) == (1.3, None)


def test_an_engine_that_estimates_and_does_not_count_says_so(posterior):
    stderr = np.full((5, 3), 0.0123456789012345)
    estimate = Posterior(
        DECK.cards, posterior.holders, posterior.marginals, "guess", False, ShowModel.IGNORE, stderr=stderr
    )
    assert as_text(estimate, PLAIN).splitlines()[:2] == ["Engine guess, an estimate; show model ignore", "0.0 ms"]
    data = as_data(estimate)
    assert data["stderr"]["Rope"] == [0.012345678901] * 3
    assert [data[name] for name in ("deals", "solutions", "entropy_bits", "top_solutions")] == [None, None, None, []]


@pytest.mark.parametrize(
    ("text", "columns"), [("", 0), ("Ann", 3), ("Zoë", 3), ("Zoe\u0308", 3), ("王さん", 6), ("🔍", 2), ("a🔍b", 4)]
)
def test_width_is_what_a_terminal_takes(text, columns):
    assert width(text) == columns


def test_what_could_steer_a_terminal_is_spelled_out():
    assert printable("a\x1b[2J\nb\u2028c\ud800\tZoë 👩\u200d🔬") == "a\\x1b[2J\\nb\\u2028c\\ud800\\tZoë 👩\u200d🔬"


@given(st.text(max_size=40), st.integers(3, 20))
def test_names_fit_their_column(text, columns):
    name = shortened(printable(text), columns)
    assert width(name) <= columns
    assert width(padded(name, columns)) == width(flush_right(name, columns)) == columns


def test_the_work_for_a_text_grows_with_its_length():
    assert grows_with_its_size(lambda n: shortened("S" * n, 30), 1_000)
    assert shortened("S" * 300_000, 30) == f"{'S' * 28}.."


def test_the_terminal_or_the_environment_says_how_wide_it_is_else_nobody(monkeypatch):
    monkeypatch.setenv("COLUMNS", "72")
    assert terminal_columns() == 72
    monkeypatch.delenv("COLUMNS")
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((91, 30)))
    assert terminal_columns() == 91
    # without a terminal nobody says
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("COLUMNS", raising=False)
        patch.setattr(os, "get_terminal_size", _unknown)
        assert terminal_columns() is None


def _unknown(_):
    raise OSError
