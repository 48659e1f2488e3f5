"""Names are matched and the nearest found; texts are said in other languages, whole."""

import difflib
import pickle

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.formats.editions import edition
from core.model.cards import Card, Category
from core.text.text import Speaker, Text, listed, say, sentence
from core.text.wording import fold, match, nearest

NAMES = [card.name for card in edition("classic-us").deck]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Mrs. White", "mrs white"),
        ("Billiard Room", "BILLIARDROOM"),
        ("Zoe\u0308", "ZOË"),
        ("Fräulein Weiß", "FRÄULEIN WEISS"),
        ("face up", "Face-Up"),
    ],
)
def test_case_spaces_and_punctuation_do_not_count(one, other):
    assert fold(one) == fold(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Zoe", "Zoë"), ("🔍", "🔎"), ("?", "!")])
def test_what_else_differs_is_another_name(one, other):
    assert fold(one) != fold(other)


@given(st.text(max_size=30))
@example("A\xb4")  # the accent that stands by itself becomes a space and an accent
def test_folding_what_is_folded_changes_nothing(name):
    assert fold(fold(name)) == fold(name)


def test_a_name_is_matched_exactly_first_and_nothing_is_near_where_there_is_nothing():
    assert match("white", ["White", "white"]) == "white"
    assert match("WHITE", ["White", "white"]) is None
    assert match("mrs.white", NAMES) == "Mrs. White"
    # nothing is near where there is nothing
    assert nearest("Rope", []) is None
    assert nearest("", NAMES) in NAMES
    # Marks are put into order in a time that grows with the square of their number: hours, for those of a file.
    marks = "a" + "\u0316\u0301" * 500
    assert fold(marks) == marks


@pytest.mark.parametrize(
    ("name", "meant"),
    [
        ("Roope", "Rope"),
        ("White", "Mrs. White"),
        ("Colonel Mustrad", "Colonel Mustard"),
        ("dining", "Dining Room"),
        ("Kitchen sink", "Kitchen"),
    ],
)
def test_the_nearest_name_is_the_one_that_was_meant(name, meant):
    assert nearest(name, NAMES) == meant


@given(st.text("abcdefghij", min_size=1, max_size=8), st.lists(st.text("klmabcd", min_size=1, max_size=8), min_size=1))
def test_no_other_name_is_nearer(name, known):
    """Against all ratios of the standard library, where no known name is a part of the other."""
    if any(one in name or name in one for one in known):
        return
    found = nearest(name, known)
    ratios = {one: difflib.SequenceMatcher(a=one, b=name).ratio() for one in known}
    assert ratios[found] == max(ratios.values())


# Texts

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


def test_another_language_says_a_text_its_values_and_its_lists_anew():
    assert has() == "Ann has the Rope"
    assert f"<{has()}>" == "<Ann has the Rope>"
    assert Backwards().said(has()) == "epoR the Ann has"
    assert Backwards().said(sentence(has())) == "EpoR the Ann has."
    assert Backwards().said(listed([has(), has()])) == "epoR the Ann has and epoR the Ann has"
    assert Backwards().said("Ann has the Rope") == "Ann has the Rope"
    text = say("{who} has {what}").format(who="{what}", what="{who}")
    assert text == "{what} has {who}"
    assert Backwards().said(text) == "{who} {what} has"


@pytest.mark.parametrize(("number", "english"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_a_plural_is_that_of_its_number(number, english):
    assert say("%n card(s)", "", number) == english


def test_squares_and_numbers_have_their_format_and_a_missing_value_is_an_error():
    assert say("walk to {place}").format(place=(6, 8)) == "walk to [6, 8]"
    assert say("{bits:.2f} of {deals:,}").format(bits=1, deals=12345) == "1.00 of 12,345"
    with pytest.raises(KeyError, match="what"):
        say("{who} has {what}").format(who=ANN)


@pytest.mark.parametrize(
    ("parts", "english"), [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")]
)
def test_lists_are_those_of_a_sentence(parts, english):
    assert listed(parts, "or") == english


def test_a_text_survives_pickling_with_all_it_was_made_from():
    text = pickle.loads(pickle.dumps(sentence(has())))  # noqa: S301 - our own
    assert Backwards().said(text) == "EpoR the Ann has."
    parts = [str(n) for n in range(4000)]
    text, plain = sentence(listed(parts)), f"{', '.join(parts[:-1])} and {parts[-1]}."
    assert text == Speaker().said(text) == pickle.loads(pickle.dumps(text)) == plain  # noqa: S301 - our own
