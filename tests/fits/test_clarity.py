"""The fit finds again what made-up rivals were made with; the command runs."""

from __future__ import annotations

import numpy as np
import pytest

from core.situation.rivals import CLARITY, Rival, waits
from tests.fits import clarity


def made_up(number, n=1_500):
    """Rivals who accuse as often as this number says: among those with about the same chance by count, not by lot."""
    lot = np.random.default_rng(1)
    rivals = [
        Rival("Bob", 2.0, 0.0, float(right), rounds=int(rounds), pace=float(pace))
        for right, rounds, pace in zip(
            lot.uniform(0.02, 0.9, n), lot.integers(1, 9, n), lot.uniform(0.2, 1.5, n), strict=True
        )
    ]
    rivals.sort(key=lambda rival: waits(rival, number)[0])
    due = np.cumsum([1 - waits(rival, number)[0] for rival in rivals])
    return list(zip(rivals, (np.diff(np.floor(due), prepend=0.0) > 0).tolist(), strict=True))


def test_the_likeliest_number_is_that_which_it_was_made_with():
    """Of 20 other circles of rivals it was 1.01 with a spread of 0.014, a sixth of what is left."""
    assert clarity.clarity_of(made_up(1.0)) == pytest.approx(1.0, abs=0.1)


def test_the_command_prints_the_danger_beside_what_came_true(capsys):
    clarity.main(["--games", "1", "--seed", "1,4", "--players", "2"])
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "casual"
    assert printed[1].split() == ["danger", "moments", "predicted", "true", "+-"]
    assert printed[-1].endswith(f"in use: {CLARITY}")


def test_rivals_are_noted_with_what_they_did_next():
    moments = clarity.observations(1, seed=3, other="greedy-certain", players=3)
    assert moments == clarity.observations(1, seed=3, other="greedy-certain", players=3)
    assert sum(accused for seen in moments for _, accused in seen) == 1, "at most one a game"


def test_with_the_switch_the_same_deals_are_watched_and_random_is_feared_less():
    plain, switched = (
        [rival for seen in clarity.observations(1, 3, 2, "random", switched=on) for rival, _ in seen]
        for on in (False, True)
    )
    assert not any(rival.kinds for rival in plain)
    assert min(rival.kinds["careless"] for rival in switched) > 0.5


def test_the_table_counts_every_moment_once_and_what_came_true():
    """Two rivals a moment, of whom every fourth accuses."""
    rivals = [seen for seen, _ in made_up(1.0, 400)]
    moments = [[(a, i % 4 == 0), (b, False)] for i, (a, b) in enumerate(zip(rivals[::2], rivals[1::2], strict=True))]
    *rows, last = [row.split() for row in list(clarity.table(moments))[1:]]
    assert sum(int(row[3]) for row in rows) == int(last[1]) == 200
    assert float(last[3]) == 0.25
    assert all(float(row[0]) <= float(row[4]) <= float(row[2]) for row in rows)
