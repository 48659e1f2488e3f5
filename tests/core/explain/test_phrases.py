import pytest

from core.explain.phrases import cannot_be

HAND, SIZES = "your hand", "the sizes of the hands"


@pytest.mark.parametrize(
    ("conflict", "of_setup", "said"),
    [
        ((2, 6), (), "entries 3 and 7 cannot both be true"),
        ((2, 6, "setup"), (), "entries 3, 7 and the set-up cannot all be true"),
        ((2, 6, "setup"), (HAND,), "entries 3, 7 and your hand cannot all be true"),
        ((4, "setup"), (HAND,), "entry 5 and your hand cannot both be true"),
        ((4, "setup"), (HAND, SIZES), "entry 5, your hand and the sizes of the hands cannot all be true"),
        ((4,), (), "entry 5 cannot be true"),
        (("setup",), (HAND,), "the set-up contradicts itself"),
    ],
)
def test_what_cannot_be_true_together(conflict, of_setup, said):
    assert cannot_be(conflict, of_setup) == said
