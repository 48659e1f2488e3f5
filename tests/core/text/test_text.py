import pickle

import pytest

from core.model.cards import Card, Category
from core.text.text import Speaker, Text, listed, say, sentence

ROPE = Card("Rope", Category.WEAPON)
ANN = "Ann"


class Backwards(Speaker):
    """A language that says everything the other way round."""

    def template(self, text: Text) -> str:
        return {"{who} has {what}": "{what} {who} has"}.get(text.template, super().template(text))

    def card(self, card: Card) -> str:
        return card.name[::-1]

    def the_card(self, card: Card) -> str:
        return f"{card.name[::-1]} the"


def has() -> Text:
    return say("{who} has {what}").format(who=ANN, what=say("{card:the}").format(card=ROPE))


def test_a_text_is_an_ordinary_string_in_english():
    assert has() == "Ann has the Rope"
    assert f"<{has()}>" == "<Ann has the Rope>"


def test_another_language_says_the_sentence_and_its_values_anew():
    assert Backwards().said(has()) == "epoR the Ann has"


def test_a_text_within_a_text_is_said_anew_too():
    assert Backwards().said(sentence(has())) == "EpoR the Ann has."


def test_a_plain_string_is_left_as_it_is():
    assert Backwards().said("Ann has the Rope") == "Ann has the Rope"


def test_a_name_with_braces_is_no_template():
    text = say("{who} has {what}").format(who="{what}", what="{who}")
    assert text == "{what} has {who}"
    assert Backwards().said(text) == "{who} {what} has"


@pytest.mark.parametrize(("number", "english"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_a_plural_is_that_of_its_number(number, english):
    assert say("%n card(s)", "", number) == english


def test_a_square_is_said_as_in_files():
    assert say("walk to {place}").format(place=(6, 8)) == "walk to [6, 8]"


def test_numbers_have_their_format():
    assert say("{bits:.2f} of {deals:,}").format(bits=1, deals=12345) == "1.00 of 12,345"


def test_a_missing_value_is_an_error():
    with pytest.raises(KeyError, match="what"):
        say("{who} has {what}").format(who=ANN)


@pytest.mark.parametrize(
    ("parts", "english"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_lists_are_those_of_a_sentence(parts, english):
    assert listed(parts, "or") == english


def test_a_list_of_thousands_can_be_said_anew_and_pickled():
    parts = [str(n) for n in range(4000)]
    text, plain = sentence(listed(parts)), f"{', '.join(parts[:-1])} and {parts[-1]}."
    assert text == Speaker().said(text) == pickle.loads(pickle.dumps(text)) == plain  # noqa: S301 - our own


def test_a_list_can_be_said_anew():
    assert Backwards().said(listed([has(), has()])) == "epoR the Ann has and epoR the Ann has"


def test_a_text_survives_pickling_with_all_it_was_made_from():
    text = pickle.loads(pickle.dumps(sentence(has())))  # noqa: S301 - our own
    assert Backwards().said(text) == "EpoR the Ann has."
