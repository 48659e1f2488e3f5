"""The typed line: what a few words mean, and what stays ambiguous."""

import time

import pytest

from core.formats.editions import edition, editions
from core.model.cards import Card
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Back, GroupNote, OpenHand, Out, Peek
from core.quick_entry.line import FaultKind, LineKind, Reading, read
from core.quick_entry.vocabulary import Keyword, SpokenName, Vocabulary, normalized

DECK = edition("classic-uk").deck
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Finn")
WORDS = {
    Keyword.NOBODY: "nobody",
    Keyword.ACCUSES: "accuses",
    Keyword.RIGHT: "right",
    Keyword.WRONG: "wrong",
    Keyword.HAS: "has",
    Keyword.NOT: "not",
    Keyword.ONE: "one",
    Keyword.TWO: "two",
    Keyword.THREE: "three",
    Keyword.OPEN: "open",
    Keyword.SAW: "saw",
    Keyword.OUT: "out",
    Keyword.LEFT: "left",
    Keyword.BACK: "back",
    Keyword.EVERYONE: "everyone",
    Keyword.AND: "and",
    Keyword.OR: "or",
    Keyword.FILLER: "shows",
}
WHITE, ROPE, HALL = THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))


def vocabulary(deck: Deck = DECK, names: tuple[str, ...] = NAMES, *more: SpokenName) -> Vocabulary:
    cards = [SpokenName(card.name, card) for card in deck]
    players = [SpokenName(name, name) for name in names]
    words = [SpokenName(text, word) for word, text in WORDS.items()]
    return Vocabulary((*players, *cards, SpokenName("envelope", "envelope"), *words, *more))


def said(text: str, asker: str | None = "Ann") -> Reading:
    return read(text, vocabulary(), asker)


def troubles(text: str) -> list[tuple[str, str, list[str]]]:
    return [(f.kind, f.text, [str(meaning) for meaning in f.meanings]) for f in said(text).faults]


def offers(text: str) -> list[str]:
    return [completion.text for completion in said(text).completions]


# --- what a line says


@pytest.mark.parametrize(
    "text",
    [
        "bob white rope hall cid",
        "Bob: Mrs White, Rope, Hall; Cid",
        "bob mrs white rope hall cid",
        "b w ro h c",
        "hall rope bob white cid",
        "bob cid hall white rope",
        "white bob rope cid hall",
        "BOB WHITE RÔPE HÄLL CID",
        'bob "mrs white" rope "hall" cid shows',
        "bob mrswhite rope hall cid",
    ],
)
def test_a_suggestion_in_any_order_that_is_clear(text):
    reading = said(text)
    assert (reading.by, reading.cards, reading.answered, reading.refuter) == ("Bob", THREE, True, "Cid")
    assert reading.faults == ()


def test_who_asks_may_be_left_out_and_else_stands_before_the_cards():
    reading = said("white rope hall cid")
    assert (reading.by, reading.refuter) == (None, "Cid")
    # whose turn it is cannot show to themselves
    reading = said("white rope hall ann")
    assert (reading.by, reading.refuter, reading.answered) == ("Ann", None, False)
    # a player before the cards asks
    assert said("cid white rope").by == "Cid"
    # others answer too
    reading = said("white rope hall cid +dot =hall -eve")
    assert reading.further == (Answer("Dot", shows=True, shown=HALL), Answer("Eve", shows=False))
    assert reading.shown is None
    # nothing says nothing
    assert said("") == said("   ") == Reading()


@pytest.mark.parametrize(
    "text", ["white rope hall -", "white rope hall nobody", "- white rope hall", "ann white rope hall no"]
)
def test_nobody_shows(text):
    reading = said(text)
    assert (reading.cards, reading.answered, reading.refuter, reading.faults) == (THREE, True, None, ())


@pytest.mark.parametrize(
    "text",
    ["white rope hall cid rope", "white rope hall cid r", "=rope white rope hall cid", "white rope hall cid =ro"],
)
def test_the_card_that_was_shown_is_a_fourth_or_marked(text):
    reading = said(text)
    assert (reading.cards, reading.refuter, reading.shown, reading.faults) == (THREE, "Cid", ROPE, ())


@pytest.mark.parametrize(
    ("text", "correct"),
    [
        ("! ann white rope hall wrong", False),
        ("!white rope hall right", True),
        ("ann accuses white rope hall", None),
        ("wrong hall rope white", False),
    ],
)
def test_an_accusation(text, correct):
    reading = said(text)
    assert (reading.kind, reading.cards, reading.correct, reading.faults) == (LineKind.ACCUSATION, THREE, correct, ())


@pytest.mark.parametrize(
    ("text", "holder", "holds"),
    [
        ("bob has rope", "Bob", True),
        ("bob not rope", "Bob", False),
        ("rope has not bob", "Bob", False),
        ("env has rope", "envelope", True),
    ],
)
def test_a_note(text, holder, holds):
    reading = said(text)
    assert (reading.kind, reading.holder, reading.card, reading.holds, reading.faults) == (
        LineKind.NOTE,
        holder,
        ROPE,
        holds,
        (),
    )


@pytest.mark.parametrize("text", ["bob > hall", "bob>h", "> hall bob"])
def test_a_move(text):
    reading = said(text)
    assert (reading.kind, reading.by, reading.to, reading.faults) == (LineKind.MOVE, "Bob", HALL, ())


# --- what it leaves open


def test_a_word_that_fits_several_says_which_unless_something_settles_it():
    assert troubles("r") == [(FaultKind.DOUBT, "r", ["Reverend Green", "Revolver", "Rope"])]
    # what the others have taken settles it
    assert said("white re hall").cards[1] == DECK.card("Revolver")
    # the only choice that names three cards settles it
    family = vocabulary(DECK, ("Mum", "Dad", "Gran", "Steve", "Rob"))
    green, rope, study = (DECK.card(name) for name in ("Reverend Green", "Rope", "Study"))
    found = read("gr ro st mum", family, "Dad")
    assert (found.cards, found.refuter, found.faults) == ((green, rope, study), "Mum", ())
    assert read("gr ro st", family, "Dad").cards == (green, rope, study)
    assert [fault.text for fault in read("gr ro", family, "Dad").faults] == ["gr", "ro"], "not yet three cards"
    assert [fault.text for fault in read("gr gr ro st mum", family, "Dad").faults] == ["gr", "gr", "ro", "st"]
    # a title alone is no name
    assert troubles("mrs") == [(FaultKind.DOUBT, "mrs", ["Mrs White", "Mrs Peacock"])]
    assert said("mrs p").cards[0] == DECK.card("Mrs Peacock")
    # a word of many names gives way to one of its own
    assert said("ro").cards == (None, ROPE, None)
    assert said("dining ro").cards == (None, ROPE, DECK.card("Dining Room"))
    assert said("dining room").cards == (None, None, DECK.card("Dining Room"))
    # what nobody is called
    assert troubles("white xyz") == [(FaultKind.UNKNOWN, "xyz", [])]


@pytest.mark.parametrize(
    "text", ["white rope dagger", "white rope hall cid dagger", "ann bob white dot", "ann white rope hall ann"]
)
def test_what_has_no_place(text):
    assert [fault.kind for fault in said(text).faults] == [FaultKind.MISFIT]


@pytest.mark.parametrize(
    "text", ["white rope hall - dagger", "white rope hall nobody =dagger", "- hall rope white dag"]
)
def test_behind_nobody_a_card_is_the_leftover_one_that_was_seen(text):
    said_so = said(text)
    assert not said_so.faults
    assert said_so.shown == DECK.card("Dagger")


def test_nothing_unclear_is_guessed_of_who_shows():
    assert [fault.kind for fault in said("white rope billiard - l").faults] == [FaultKind.DOUBT]
    assert [fault.kind for fault in said("ann white rope hall cid -").faults] == [FaultKind.MISFIT]


# --- what is offered


def test_the_last_word_is_completed_by_what_has_a_place():
    assert offers("w") == ["White"]
    assert offers("ann white ro")[0] == "Rope"
    assert offers("ann white ") == []
    assert offers("ann white rope hall cid") == []
    # a completion alone is clear
    assert offers("mr") == ["Mrs White", "Mrs Peacock"]
    (white, _) = said("ann mr").completions
    assert white.applied("ann mr") == "ann Mrs White "
    # a completion has a place
    assert "Revolver" in offers("r")
    assert "Revolver" not in offers("rope r")


# --- names of all kinds


@pytest.mark.parametrize("shipped", editions(), ids=lambda shipped: shipped.name)
def test_each_card_of_each_edition_has_a_short_name(shipped):
    known = vocabulary(shipped.deck)
    shortest = [known.shortest(card) for card in shipped.deck]
    assert max(map(len, shortest)) <= 5
    for card, short in zip(shipped.deck, shortest, strict=True):
        assert card in read(short, known).cards


def test_names_that_begin_alike_have_spaces_or_are_those_of_cards():
    names = ("Ann", "Anna", "Anne", "Annabel", "Anna Lena", "Ännchen", "An", "Bo", "Bob", "Bobby")
    known = vocabulary(DECK, names)
    for name in names:
        assert read(name.lower(), known).by == name
    assert {m for f in read("ann white rope hall bo", known).faults for m in f.meanings} == set()
    # names with spaces and emoji and from right to left
    names = ("Jean-Paul", "🕵️ Ann", "👩\u200d🔬", "דנה כהן", "O’Neil", "X -y")
    known = vocabulary(DECK, names)
    for text, name in (("paul", "Jean-Paul"), ("jean-p", "Jean-Paul"), ("ann", "🕵️ Ann"), ("👩\u200d🔬", "👩\u200d🔬")):
        assert read(text, known).by == name
    for text, name in (("כהן", "דנה כהן"), ("oneil", "O’Neil"), ("o'neil", "O’Neil"), ('"X -y"', "X -y")):
        assert read(text, known).by == name
    # a player called as a card
    known = vocabulary(DECK, ("Rope", "White", "Cid"))
    reading = read("white mrs white lead hall cid", known, "Rope")
    assert (reading.by, reading.cards[0], reading.refuter) == ("White", WHITE, "Cid")
    # accents and ligatures do not count
    assert normalized("Bœuf Ünal’s É") == "boeufunalse"
    assert normalized("🕵️") == normalized("🕵️") != normalized("❤️")


def test_another_language_gives_way_to_that_of_the_window():
    deck = Deck(("Mrs White",), ("Rope",), ("Hall",))
    white, rope, hall = deck.cards
    names = [("Blanche", white, False), ("Corde", rope, False), ("Halle", hall, False)]
    names += [("Mrs White", white, True), ("Rope", rope, True), ("Hall", hall, True)]
    known = Vocabulary(tuple(SpokenName(name, card, elsewhere) for name, card, elsewhere in names))
    assert read("bl corde ha", known).cards == (white, rope, hall)
    assert read("white rope hall", known).cards == (white, rope, hall)
    assert read("h", known).completions[0].text == "Halle"


def test_a_line_without_end_is_read_at_once():
    start = time.perf_counter()
    read("a b c d e " * 4000, vocabulary())
    print(f"{1e3 * (time.perf_counter() - start):.1f} ms")
    assert len(said("x " * 4000).faults) == 24


def test_a_card_is_said_by_what_spells_it_also_of_a_deck_of_ones_own():
    known = vocabulary(DECK, ("-", "a, b", "Kitchen"))
    for meaning in ("-", "a, b", *DECK):
        spelt = known.spell(meaning)
        if meaning == DECK.card("Kitchen"):
            assert spelt is None  # a player is called so, too
        else:
            found = read(spelt, known)
            assert (found.by if isinstance(meaning, str) else found.cards[meaning.category]) == meaning
    # cards of a deck of ones own
    deck = Deck(("Suspect 1", "Suspect 2"), ("Weapon 1", "Weapon 2"), ("Room 1", "Room 2"))
    reading = read("ann suspect 2 weapon 1 room 2 bob", vocabulary(deck))
    assert [card.name for card in reading.cards] == ["Suspect 2", "Weapon 1", "Room 2"]
    assert isinstance(reading.cards[0], Card)


def test_after_three_cards_a_player_shows_before_a_card_is_shown():
    known = vocabulary(DECK, ("Ann", "Cid", "Claire"))
    line = "ann mustard rope hall"
    assert [m for f in read(f"{line} c", known).faults for m in f.meanings] == ["Cid", "Claire"]
    reading = read(f"{line} cid c", known)
    assert (reading.refuter, reading.shown) == ("Cid", DECK.card("Colonel Mustard"))
    reading = read("mustard rope hall cid c", known)
    assert (reading.by, reading.refuter, reading.shown) == (None, "Cid", DECK.card("Colonel Mustard"))


# what else happens at a table

KNIFE = DECK.card("Dagger")


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("cid: hall rope dagger open", OpenHand("Cid", (HALL, ROPE, KNIFE), seen_by="everyone")),
        ("open cid white", OpenHand("Cid", (WHITE,), seen_by="everyone")),
        ("cid has rope dagger", GroupNote("Cid", (ROPE, KNIFE), at_least=2)),
        ("cid has one rope dagger hall", GroupNote("Cid", (ROPE, KNIFE, HALL))),
        ("cid has two rope dagger hall", GroupNote("Cid", (ROPE, KNIFE, HALL), at_least=2)),
        ("cid has rope and dagger", GroupNote("Cid", (ROPE, KNIFE), at_least=2)),
        ("cid has rope or dagger", GroupNote("Cid", (ROPE, KNIFE))),
        ("cid has rope, dagger or hall", GroupNote("Cid", (ROPE, KNIFE, HALL))),
        ("cid has two rope, dagger or hall", GroupNote("Cid", (ROPE, KNIFE, HALL), at_least=2)),
        ("cid has rope dagger everyone", GroupNote("Cid", (ROPE, KNIFE), at_least=2, seen_by="everyone")),
        ("cid has everyone rope dagger", GroupNote("Cid", (ROPE, KNIFE), at_least=2)),
        ("cid not rope or dagger", GroupNote("Cid", (ROPE, KNIFE), holds=False)),
        ("cid not rope dagger", GroupNote("Cid", (ROPE, KNIFE), holds=False)),
        ("envelope not rope dagger", GroupNote("envelope", (ROPE, KNIFE), holds=False)),
        ("cid out", Out("Cid")),
        ("out cid", Out("Cid")),
        ("cid left", Out("Cid", answers=False)),
        ("cid has left", Out("Cid", answers=False)),
        ("cid se ha left", Out("Cid", answers=False)),
        ("cid back", Back("Cid")),
        ("bob saw cid", Peek("Bob", "Cid")),
        ("bob saw a cid", Peek("Bob", "Cid")),
        ("! cid wrong", Accusation("Cid", None)),
    ],
)
def test_what_else_happens_is_one_line(text, event):
    assert said(text).event == event


@pytest.mark.parametrize(
    "text",
    ["cid has rope", "ann white rope hall cid", "! cid", "! cid right", "cid open", "out", "bob saw", "cid out rope"],
)
def test_what_is_not_all_of_it_is_no_event(text):
    assert said(text).event is None


def test_a_letter_is_a_link_between_two_cards_and_a_card_elsewhere():
    """As in Italian, where "e" is "and", and "o" is "or"."""
    spoken = vocabulary(DECK, NAMES, SpokenName("h", Keyword.AND), SpokenName("r", Keyword.OR))

    def of(text: str) -> tuple[Card, ...]:
        reading = read(text, spoken, "Ann")
        assert not reading.faults
        return reading.several or tuple(filter(None, (reading.card, *reading.cards)))

    assert of("cid has white h dagger") == (WHITE, KNIFE)
    assert read("cid has white r dagger", spoken).at_least == 1
    assert of("cid has white h") == (WHITE, HALL)
    assert of("cid has h") == (HALL,)
    assert of("white dagger h bob") == (WHITE, KNIFE, HALL)


def test_and_says_nothing_in_a_suggestion():
    assert said("bob white, rope and hall cid") == said("bob white, rope, hall cid")


def test_a_note_on_one_card_stays_a_note_on_one_card():
    reading = said("cid has one rope")
    assert (reading.card, reading.several, reading.holds) == (ROPE, (), True)


def test_a_card_is_named_once_in_a_hand():
    assert [fault.kind for fault in said("cid: hall hall open").faults] == [FaultKind.MISFIT]
