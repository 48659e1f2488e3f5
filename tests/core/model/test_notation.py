import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.model.cards import Card
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Move, Note, Suggestion
from tests.notation import NotationError, parse_event
from tests.strategies.events import decks, events, texts

DECK = Deck(("Mrs White", "Mrs Peacock", "Miss Scarlett"), ("Rope", "Lead Piping"), ("Hall", "Kitchen", "Dining Room"))
WHITE, PEACOCK, ROPE, PIPING, HALL, KITCHEN, DINING = (
    DECK.card(name) for name in ("Mrs White", "Mrs Peacock", "Rope", "Lead Piping", "Hall", "Kitchen", "Dining Room")
)
THREE = (WHITE, ROPE, HALL)

EXAMPLES = {
    "Ann: Mrs White, Rope, Hall; Bob passes, Cid shows": Suggestion("Ann", THREE, ("Bob",), "Cid"),
    "Ann: Mrs White, Rope, Hall; Bob shows Rope": Suggestion("Ann", THREE, (), "Bob", ROPE),
    "Ann: Mrs White, Rope, Hall; nobody shows": Suggestion("Ann", THREE),
    "Ann: Mrs White, Rope, Hall; Bob passes, nobody shows; aside # or did he?": Suggestion(
        "Ann", THREE, ("Bob",), aside=True, comment="or did he?"
    ),
    'Ann: Mrs White, Rope, Hall; Bob passes, Cid shows Rope, Dot passes, Eve shows ("at once")': Suggestion(
        "Ann", THREE, ("Bob",), "Cid", ROPE, (Answer("Dot", shows=False), Answer("Eve", shows=True, comment="at once"))
    ),
    "Ann accuses: Mrs White, Rope, Hall; wrong": Accusation("Ann", THREE),
    "Ann accuses: Mrs White, Rope, Hall; right": Accusation("Ann", THREE, correct=True),
    "Note: Bob has Dining Room": Note("Bob", DINING, holds=True),
    "Note: envelope does not have Kitchen; aside": Note("envelope", KITCHEN, holds=False, aside=True),
    "Ann moves to Hall": Move("Ann", HALL),
    "Ann moves to [7, 12]; rolled 5; via roll": Move("Ann", (7, 12), 5, "roll"),
    '"Bob passes": Mrs White, Rope, Hall; "O, P" shows': Suggestion("Bob passes", THREE, (), "O, P"),
    '"Note" moves to Hall; via passage; aside # "two\\nlines"': Move(
        "Note", HALL, None, "passage", aside=True, comment="two\nlines"
    ),
}


@pytest.mark.parametrize(("line", "event"), EXAMPLES.items())
def test_examples_are_written_and_read(line, event):
    assert str(event) == line
    assert parse_event(line, DECK) == event


@given(st.data())
def test_every_event_is_read_back_as_it_was(data):
    deck = data.draw(decks())
    event = data.draw(events(deck))
    line = str(event)
    assert len(line.splitlines()) == 1
    assert parse_event(line, deck) == event


@given(texts)
def test_any_text_is_an_event_or_a_located_error(text):
    assert is_event_or_located_error(text)


@given(st.data())
def test_a_damaged_line_is_an_event_or_a_located_error(data):
    line = data.draw(st.sampled_from(list(EXAMPLES)))
    at = data.draw(st.integers(0, len(line)))
    until = data.draw(st.integers(at, len(line)))
    assert is_event_or_located_error(line[:at] + data.draw(texts) + line[until:])


def is_event_or_located_error(text):
    try:
        event = parse_event(text, DECK)
    except NotationError as error:
        return 0 <= error.position <= len(text)
    return parse_event(str(event), DECK) == event


def test_cards_go_by_part_of_their_name_and_are_printed_whatever_their_deck():
    line = "Ann: dining, piping, WHITE; nobody shows"
    assert parse_event(line, DECK) == Suggestion("Ann", (WHITE, PIPING, DINING))
    assert str(Note("Bob", Card("has", WHITE.category), holds=True)) == 'Note: Bob has "has"'


@pytest.mark.parametrize(
    ("line", "column", "what"),
    [
        ("", 1, "the line ends where there must be a player's name, or Note"),
        ("Ann", 4, "'accuses:'"),
        ("Ann: Mrs White, Rop, Hall; nobody shows", 17, "no card is called 'Rop'; the nearest is 'Rope'"),
        ("Ann: Mrs, Rope, Hall; nobody shows", 6, "no card is called 'Mrs'"),
        ("Ann: Rope, Rope, Hall; nobody shows", 6, "one suspect, one weapon and one room"),
        ("Ann: White, Rope, Hall", 23, "the line ends where there must be ';'"),
        ("Ann: White, Rope, Hall; Bob", 28, "'shows' or 'passes'"),
        ("Ann: White, Rope, Hall; Bob passes", 35, "who shows, or 'nobody shows'"),
        ('Ann: White, Rope, Hall; Bob passes ("no"), Cid shows', 25, "only answers after the refutation"),
        ("Ann: White, Rope, Hall; Bob shows; wrong", 34, "';' stands where there must be the end of the line"),
        ("Ann accuses: White, Rope, Hall; maybe", 33, "'wrong' or 'right'"),
        ("Ann moves to [7, x]", 18, "a whole number"),
        ('Note: "Bob has Rope', 7, "this quote is not closed"),
        (r'Note: "\q" has Rope', 7, "as in JSON"),
    ],
)
def test_errors_say_where_and_what_would_be_right(line, column, what):
    with pytest.raises(NotationError, match=f"^column {column} of ") as caught:
        parse_event(line, DECK)
    assert what in str(caught.value)
    assert caught.value.position == column - 1
