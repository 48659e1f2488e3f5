"""The keys that no action has: those of the entry, the sheet and the board, and how a line of a few words is typed."""

from __future__ import annotations

from PySide6.QtGui import QKeySequence

from app.key_tips import native
from app.language import translate
from app.models.keys_in_use import KeyGroup, KeyLine
from app.models.option_keys import nobody_key
from app.models.quick_vocabulary import example, spoken_word, vocabulary_of
from core.formats.editions import edition
from core.model.cards import Category
from core.model.seats import Player
from core.model.setup import Setup
from core.quick_entry.vocabulary import Meaning, Word

EXAMPLE_NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def key(name: str) -> str:
    """Return what the key of an English name is called on the keyboards of the window's language."""
    return native(QKeySequence(name))


def example_game() -> Setup:
    """Return a game to take examples from where none is open."""
    classic = edition("classic-uk")
    return Setup(classic.deck, tuple(Player(name, 3) for name in EXAMPLE_NAMES), classic.name)


def groups(setup: Setup | None) -> tuple[KeyGroup, ...]:
    """Return all of them, with examples from a game (None: there is none)."""
    game = setup or example_game()
    return entering(game), typing(game), sheet(), board()


def entering(setup: Setup) -> KeyGroup:
    """Return the keys of the entry."""
    count = len(setup.seats)
    digits = f"1 … {count}" if count < 10 else "1 … 9, 0"
    return KeyGroup(
        translate("KeyWords", "In the entry"),
        (
            KeyLine((translate("KeyWords", "letter"),), translate("KeyWords", "The card whose letter is underlined")),
            KeyLine((digits,), translate("KeyWords", "The player of that number")),
            KeyLine((nobody_key(setup.seats.names).upper(),), translate("KeyWords", "Nobody shows a card")),
            KeyLine((key("Return"),), translate("KeyWords", "Enter it, or hear what is missing")),
            KeyLine((key("Backspace"),), translate("KeyWords", "Back a field, and empty it")),
            KeyLine((key("Esc"),), translate("KeyWords", "Start over")),
            KeyLine((arrows(), key("Space")), translate("KeyWords", "Go to an option, and choose it")),
            KeyLine((key("Tab"),), translate("KeyWords", "Go to the next field")),
        ),
    )


def typing(setup: Setup) -> KeyGroup:
    """Return how to type an entry: each kind with an example of this game."""
    vocabulary = vocabulary_of(setup)

    def short(*meanings: Meaning) -> str:
        return " ".join(vocabulary.shortest(meaning) or "" for meaning in meanings)

    cards = [card for category in Category for card in setup.deck.of(category)[:1]]
    names = setup.seats.names
    ann, bob, cid, dot = (names[min(i, len(names) - 1)] for i in range(4))
    three, weapon, room = short(*cards), cards[len(cards) // 2], cards[-1]
    return KeyGroup(
        translate("KeyWords", "Typed after /"),
        (
            KeyLine(
                (example(setup, vocabulary), f"{short(ann)} {three} {short(cid)}"),
                translate("KeyWords", "Who asks, three cards, who shows: the first letters, in any clear order"),
            ),
            KeyLine((f"{three} -",), translate("KeyWords", "Whose turn it is asks, and nobody shows")),
            KeyLine(
                (f"{three} {short(cid)} {short(weapon)}", f"{three} {short(cid)} ={short(weapon)}"),
                translate("KeyWords", "The card that was shown, too"),
            ),
            KeyLine(
                (f"{three} {short(bob)} +{short(cid)} -{short(dot)}",),
                translate("KeyWords", "After the first, another shows a card as well, and one passes"),
            ),
            KeyLine(
                (f"! {three} {spoken_word(Word.WRONG)}", f"! {three} {spoken_word(Word.RIGHT)}"),
                translate("KeyWords", "An accusation"),
            ),
            KeyLine(
                (
                    f"{short(bob)} {spoken_word(Word.HAS)} {short(weapon)}",
                    f"{short(bob)} {spoken_word(Word.NOT)} {short(weapon)}",
                ),
                translate("KeyWords", "A note"),
            ),
            KeyLine((f"{short(bob)} > {short(room)}",), translate("KeyWords", "A move")),
            KeyLine((key("Tab"), key("Right")), translate("KeyWords", "Take the rest of the word that is offered")),
            KeyLine((key("Up"), key("Down")), translate("KeyWords", "Offer another one")),
        ),
    )


def sheet() -> KeyGroup:
    """Return the keys of the sheet."""
    return KeyGroup(
        translate("KeyWords", "On the sheet"),
        (
            KeyLine((arrows(),), translate("KeyWords", "Go from cell to cell")),
            KeyLine(("?",), translate("KeyWords", "Why is this cell as it is?")),
            KeyLine((key("Return"),), translate("KeyWords", "Put the card of this row into the entry")),
            KeyLine((key("Esc"),), translate("KeyWords", "Back to the entry")),
        ),
    )


def board() -> KeyGroup:
    """Return the keys of the board."""
    return KeyGroup(
        translate("KeyWords", "On the board"),
        (
            KeyLine((arrows(), key("Return")), translate("KeyWords", "Go to a place, and move the token there")),
            KeyLine(("0 … 9",), translate("KeyWords", "What was rolled")),
            KeyLine((key("Tab"),), translate("KeyWords", "The next token")),
            KeyLine((key("Esc"),), translate("KeyWords", "Back to the entry")),
        ),
    )


def arrows() -> str:
    """Return what the four arrow keys are called together."""
    return translate("KeyWords", "arrows", "the four arrow keys")
