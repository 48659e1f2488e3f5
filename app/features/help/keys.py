"""The keys of the window, as the help lists them: read from its actions, shortcuts and buttons where they have them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractButton, QLabel, QMainWindow, QMenu, QWidget

from app.ui.actions import native
from app.ui.language import translate
from app.ui.vocabulary import example, spoken_word, vocabulary_of
from app.ui.widgets.keys import nobody_key
from core.formats.editions import edition
from core.model.cards import Category
from core.model.seats import Player
from core.model.setup import Setup
from core.quick_entry.vocabulary import Keyword, Meaning

EXAMPLE_NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")


def key(name: str) -> str:
    """Return the name of a key on keyboards of the window's language."""
    return native(QKeySequence(name))


def example_game() -> Setup:
    """Return the game that examples are taken from while none is open."""
    classic = edition("classic-uk")
    return Setup(classic.deck, tuple(Player(name, 3) for name in EXAMPLE_NAMES), classic.name)


def groups(setup: Setup | None) -> tuple[KeyGroup, ...]:
    """Return the keys that belong to no action, with examples from a game (None: none is open)."""
    game = setup or example_game()
    return entering(game), typing(game), sheet(), own_sheet(), board(), chart()


def entering(setup: Setup) -> KeyGroup:
    count = len(setup.seats)
    digits = f"1 … {count}" if count < 10 else "1 … 9, 0"
    return _group(
        translate("In the entry"),
        _line(translate("The card whose letter is underlined"), translate("letter")),
        _line(translate("The player of that number"), digits),
        _line(translate("Nobody shows a card"), nobody_key(setup.seats.names).upper()),
        _line(translate("Enter, or show what’s missing"), key("Return")),
        _line(translate("Go back a field and clear it"), key("Backspace")),
        _line(translate("Start over"), key("Esc")),
        _line(translate("Go to an option and choose it"), arrows(), key("Space")),
        _line(translate("Go to the next field"), key("Tab")),
    )


def typing(setup: Setup) -> KeyGroup:
    """Return how to type each kind of entry, with examples from this game."""
    vocabulary = vocabulary_of(setup)

    def short(*meanings: Meaning) -> str:
        return " ".join(vocabulary.shortest(meaning) or "" for meaning in meanings)

    cards = [card for category in Category for card in setup.deck.of(category)[:1]]
    names = setup.seats.names
    ann, bob, cid, dot = (names[min(i, len(names) - 1)] for i in range(4))
    three, weapon, room = short(*cards), cards[len(cards) // 2], cards[-1]
    return _group(
        translate("Typed after /"),
        _line(
            translate("Who asks, three cards, who shows: first letters, in any order"),
            example(setup, vocabulary),
            f"{short(ann)} {three} {short(cid)}",
        ),
        _line(translate("The player in turn asks, nobody shows"), f"{three} -"),
        _line(
            translate("With the card that was shown"),
            f"{three} {short(cid)} {short(weapon)}",
            f"{three} {short(cid)} ={short(weapon)}",
        ),
        _line(
            translate("After the first card, another player shows one too, and one passes"),
            f"{three} {short(bob)} +{short(cid)} -{short(dot)}",
        ),
        _line(
            translate("An accusation"),
            f"! {three} {spoken_word(Keyword.WRONG)}",
            f"! {three} {spoken_word(Keyword.RIGHT)}",
        ),
        _line(
            translate("A note"),
            f"{short(bob)} {spoken_word(Keyword.HAS)} {short(weapon)}",
            f"{short(bob)} {spoken_word(Keyword.NOT)} {short(weapon)}",
        ),
        _line(translate("A move"), f"{short(bob)} > {short(room)}"),
        _line(translate("Accept the completion"), key("Tab"), key("Right")),
        _line(translate("Show another completion"), key("Up"), key("Down")),
    )


def sheet() -> KeyGroup:
    return _group(
        translate("On the sheet"),
        _line(translate("Go from cell to cell"), arrows()),
        _line(translate("Why? (explains the cell)"), "?", key("Return"), key("Space")),
        _line(translate("Pin a hunch on the cell, strengthen it, remove it"), "!"),
        _line(translate("Add the cell to its chart, or remove it"), key("Ctrl+Space"), translate("Ctrl+click")),
        _line(translate("Back to the entry"), key("Esc")),
    )


def own_sheet() -> KeyGroup:
    return _group(
        translate("On your own sheet"),
        _line(translate("The next mark: tick, cross, question mark, none"), key("Space")),
        _line(translate("A tick, a cross, a question mark, no mark"), "+", "X", "*", key("Del")),
        _line(translate("Take back a mark, make it again"), key("Ctrl+Z"), key("Ctrl+Y")),
    )


def board() -> KeyGroup:
    return _group(
        translate("On the board"),
        _line(translate("Choose a place and move the token there"), arrows(), key("Return")),
        _line(translate("The roll"), "0 … 9"),
        _line(translate("Go on with the entry"), "A … Z"),
        _line(translate("The next and the previous token"), key("PgDown"), key("PgUp")),
        _line(translate("Back to the entry"), key("Esc")),
    )


def chart() -> KeyGroup:
    return _group(
        translate("In a chart"),
        _line(translate("Go from point to point"), arrows()),
        _line(translate("Show the game after that entry"), key("Return"), key("Space")),
        _line(translate("Look closer, or see more"), "+", "−"),
        _line(translate("Show everything again"), "0"),
    )


def arrows() -> str:
    return translate("arrows", "the four arrow keys")


@dataclass(frozen=True, slots=True)
class KeyLine:
    keys: tuple[str, ...]
    what: str


@dataclass(frozen=True, slots=True)
class KeyGroup:
    title: str
    lines: tuple[KeyLine, ...]


def _group(title: str, *lines: KeyLine) -> KeyGroup:
    return KeyGroup(title, lines)


def _line(what: str, *keys: str) -> KeyLine:
    return KeyLine(keys, what)


def keys_in_use(window: QMainWindow) -> tuple[KeyGroup, ...]:
    """Return the keys of the menus, of parts of the window, and of its buttons."""
    menus = [action.menu() for action in window.menuBar().actions()]
    groups = [KeyGroup(bare(menu.title()), tuple(_of_menu(menu))) for menu in menus if isinstance(menu, QMenu)]
    in_menus = {id(action) for menu in menus if isinstance(menu, QMenu) for action in _actions_of(menu)}
    others = [action for action in window.findChildren(QAction) if id(action) not in in_menus]
    groups += _by_part(_lines_of_parts(window, others))
    groups.append(KeyGroup(translate("Buttons and choices"), tuple(_mnemonics(window))))
    return tuple(group for group in groups if group.lines)


def bare(text: str) -> str:
    """Return the text of a menu or button without its mnemonic and ellipsis."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&").removesuffix("…")


def _of_menu(menu: QMenu) -> Iterator[KeyLine]:
    for action in _actions_of(menu):
        if action.shortcuts():
            yield _line_of(action)


def _actions_of(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        below = action.menu()
        if isinstance(below, QMenu):
            yield from _actions_of(below)
        else:
            yield action


def _line_of(action: QAction) -> KeyLine:
    # the text may change with the game ("Undo Ann's suggestion"); the status tip does not
    what = action.text() if action.isSeparator() or not action.statusTip() else action.statusTip()
    return KeyLine(tuple(native(key) for key in action.shortcuts()), bare(what))


def _lines_of_parts(window: QMainWindow, actions: Iterable[QAction]) -> Iterator[tuple[str, KeyLine]]:
    """Give the keys of single parts of the window, each with the name of the part."""
    for action in actions:
        if action.shortcuts():
            yield _part(action.parent()), _line_of(action)
    for shortcut in window.findChildren(QShortcut):
        if shortcut.key().isEmpty():
            continue
        yield _part(shortcut.parent()), _line(shortcut.whatsThis(), native(shortcut.key()))


def _part(owner: object) -> str:
    """Return the name of the part of the window that something belongs to; empty for the window itself."""
    while isinstance(owner, QWidget) and not isinstance(owner, QMainWindow):
        if owner.accessibleName() or owner.windowTitle():
            return owner.accessibleName() or owner.windowTitle()
        owner = owner.parentWidget()
    return ""


def _by_part(lines: Iterable[tuple[str, KeyLine]]) -> list[KeyGroup]:
    """Group the lines by part; keys that several parts have go to the group of the whole window."""
    listed = tuple(lines)
    parts = {line.keys: {part for part, other in listed if other.keys == line.keys} for _, line in listed}
    groups: dict[str, dict[tuple[str, ...], KeyLine]] = {}
    for part, line in listed:
        groups.setdefault(part if len(parts[line.keys]) == 1 else "", {}).setdefault(line.keys, line)
    elsewhere = translate("In the window")
    return [KeyGroup(part or elsewhere, tuple(its.values())) for part, its in groups.items()]


def _mnemonics(window: QMainWindow) -> Iterator[KeyLine]:
    """Give the mnemonics of buttons, and of labels with a buddy."""
    seen: set[str] = set()
    for widget in window.findChildren(QWidget):
        if not isinstance(widget, QAbstractButton | QLabel) or (isinstance(widget, QLabel) and widget.buddy() is None):
            continue
        key = native(QKeySequence.mnemonic(widget.text()))
        if key and key not in seen:
            seen.add(key)
            yield _line(bare(widget.text()), key)
