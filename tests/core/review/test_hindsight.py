"""Whether it would have helped to go by how people play, in a sentence."""

from core.review.hindsight import Foreseen, of_foreseen


def test_hindsight_compares_no_number_with_itself():
    turns = Foreseen(1, 0.1, 0.2), Foreseen(3, 0.4, 0.3)
    assert of_foreseen(turns).endswith("likelier before 1 of your 2 turns: on average 24% instead of 20%.")
    turns = Foreseen(1, 0.02, 0.021), Foreseen(3, 0.02, 0.021)
    assert of_foreseen(turns) == "As people play, the solution was about as likely as the cards say."
