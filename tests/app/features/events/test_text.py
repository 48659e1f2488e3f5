"""What an entry brought, in figures and words."""

import pytest

from app.features.events.text import FULL_BAR, MINUS, NOTHING, EntryEffect


@pytest.mark.parametrize(
    ("bits", "exact", "figure", "told"),
    [
        (0.424, True, "0.42", "0.42 bits"),
        (-0.104, True, f"{MINUS}0.10", "minus 0.10 bits"),
        (0.0, True, "0.00", "0.00 bits"),
        (-0.004, True, "0.00", "0.00 bits"),
        (-1e-17, True, "0.00", "0.00 bits"),
        (0.424, False, "0.4", "about 0.4 bits"),
        (-0.04, False, "0.0", "about 0.0 bits"),
        (-0.1, False, f"{MINUS}0.1", "about minus 0.1 bits"),
        (None, True, "", ""),
    ],
)
def test_the_bits_are_a_figure_and_words(bits, exact, figure, told):
    brought = EntryEffect(bits, exact)
    assert (brought.figure, brought.spoken) == (figure, told)


@pytest.mark.parametrize(("bits", "bar"), [(0.5, 0.25), (-0.5, 0.25), (0.0, 0.0), (FULL_BAR, 1.0), (7.0, 1.0)])
def test_the_bar_has_an_end(bits, bar):
    assert EntryEffect(bits).bar == pytest.approx(bar)


def test_a_loss_says_what_it_means():
    assert EntryEffect(-0.1).sentences == ("It told minus 0.10 bits about the envelope, which became less certain.",)
    assert EntryEffect(-0.001).sentences == ("It told 0.00 bits about the envelope.",)


def test_of_nothing_nothing_is_said():
    assert NOTHING.sentences == ()
    assert NOTHING.bar == 0
    assert EntryEffect(None, True, "Bob: Rope", "Bob has the Rope.").sentences == ("Now certain: Bob has the Rope.",)
