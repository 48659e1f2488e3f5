"""``--hunch``: what one believes of a cell, on the command line."""

from dataclasses import replace

import pytest

from core.engines.driver import answer
from core.formats.case_file import case_to_json, example
from core.model.hunch import Hunch
from tests.core.cli.cases import data_of, printed, refusal, saved

WORDS = ("--hunch", "ben:Mrs Peacock:0.9", "--hunch", "envelope:Rope:0.5", "--hunch", "Dan:Rope:0.25")
STATES = [
    {"holder": "Ben", "card": "Mrs Peacock", "p": 0.9, "state": "possible"},
    {"holder": "envelope", "card": "Rope", "p": 0.5, "state": "certain", "because": [6, 7]},
    {"holder": "Dan", "card": "Rope", "p": 0.25, "state": "refuted", "because": [6]},
]


GAME = example().upto(8)


@pytest.fixture
def case(tmp_path):
    return saved(tmp_path, case_to_json(GAME))


@pytest.mark.parametrize("command", ["analyse", "advise", "replay", "review"])
def test_each_command_says_what_became_of_them(case, capsys, command):
    plain = data_of(capsys, command, case)
    data = data_of(capsys, command, case, *WORDS)
    assert "hunches" not in plain
    assert data["hunches"] == STATES
    text = printed(capsys, command, case, *WORDS)
    assert "Hunch: Ben has Mrs Peacock (90%): possible\n" in text
    assert "Hunch: envelope has Rope (50%): certain by entries 7 and 8\n" in text
    assert "Hunch: Dan has Rope (25%): refuted by entry 7\n" in text


def test_the_numbers_are_those_of_the_case_with_hunches(case, capsys):
    deck = GAME.setup.deck
    believed = answer(replace(GAME, hunches=(Hunch("Ben", deck.card("Mrs Peacock"), 0.9),)))
    data = data_of(capsys, "analyse", case, *WORDS)
    for card, row in zip(believed.cards, believed.marginals.tolist(), strict=True):
        assert data["marginals"][card.name] == pytest.approx(row, abs=1e-9)
    advice = data_of(capsys, "advise", case, *WORDS)
    assert advice["entropy_bits"] == pytest.approx(believed.entropy_bits, abs=1e-9)
    rows = data_of(capsys, "replay", case, *WORDS)["rows"]
    assert rows[-1]["entropy_bits"] == pytest.approx(believed.entropy_bits, abs=1e-9)


@pytest.mark.parametrize(
    ("hunch", "what"),
    [
        ("Rope", "--hunch: 'Rope' is not HOLDER:CARD:P, as in Bob:Rope:0.8"),
        ("Ben:Rope:1", "--hunch: '1' is not a probability above 0 and below 1"),
        ("Ben:Rope:much", "--hunch: 'much' is not a probability above 0 and below 1"),
        *(
            (f"Ben:Rope:{p}", f"--hunch: '{p}' is not a probability above 0 and below 1, from 0.000001 to 0.999999")
            for p in ("1e-320", "9e-7", "0.9999995", "0.99999999999999999", "nan", "-0.5")
        ),
        ("Bem:Rope:0.5", "--hunch: "),
        ("Ben:Ropes:0.5", "--hunch: "),
    ],
)
def test_a_wrong_one_is_refused(case, capsys, hunch, what):
    assert what in refusal(capsys, "analyse", case, "--hunch", hunch)


def test_an_engine_that_cannot_weigh_one_refuses_it(case, capsys):
    assert "--hunch: the analytic centre cannot weigh a hunch" in refusal(
        capsys, "analyse", case, *WORDS, "--engine", "centre"
    )
