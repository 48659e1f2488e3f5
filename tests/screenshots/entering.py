"""The entry, before and after something is entered."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtWidgets import QApplication, QWidget

from app.features.entry.draft import Kind
from app.ui.widgets.options import OptionButton
from core.model.case import Case
from core.model.events import Accusation, Out
from core.model.rules import PoolRule, Rules
from core.model.seats import Player
from core.model.setup import Setup
from tests.screenshots.cases import DECK, six, with_events
from tests.screenshots.studio import States, Studio


def entering(studio: Studio) -> None:
    """An entry that is complete but for the card that I saw."""
    studio.play(six(12))
    fill(studio, ("Colonel Mustard", "Rope", "Dining Room"), "Dot")
    studio.settle()
    studio.shoot("entering")


def warned(studio: Studio) -> None:
    """An entry that would contradict others."""
    studio.play(six(12))
    fill(studio, ("Professor Plum", "Rope", "Ballroom"), "Eve")
    studio.wait(lambda: studio.sees("entryWarning"))
    studio.settle()
    studio.shoot("warned")


def what_if(studio: Studio) -> None:
    """The sheet as it would be with an entry; then with one that contradicts others."""
    studio.play(six(12))
    fill(studio, ("Colonel Mustard", "Rope", "Dining Room"), "Dot")
    studio.press("whatIfButton")
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.settle()
    studio.shoot("what-if")
    fill(studio, ("Professor Plum", "Rope", "Ballroom"), "Eve")
    studio.wait(lambda: not studio.part(QWidget, "entryWarning").isHidden())  # it may be behind the sheet
    studio.settle()
    studio.shoot("what-if-contradiction")


def fill(studio: Studio, names: tuple[str, ...], refuter: str) -> None:
    """Put cards, and who refutes, into the entry."""
    entry = studio.window.page.entry
    for name in names:
        entry.fill_card(DECK.card(name))
    entry.fill_player(refuter)


def entered(studio: Studio) -> None:
    """The moment after an entry that reveals which card was shown."""
    studio.play(six(11))
    studio.window.page.entry.record(six(12).events[-1], None)
    studio.read()
    studio.shoot("entered")


def skipped(studio: Studio) -> None:
    """The moment after an entry before which a turn seems to be missing."""
    studio.play(six(11))
    studio.window.page.entry.record(replace(six(12).events[-1], by="Ann", passed=("Bob",)), None)
    studio.read()
    studio.shoot("skipped")


def leftovers(studio: Studio) -> None:
    """Two players with cards face down: the set-up, and an entry that asks which of them I saw."""
    hand = tuple(DECK.card(name) for name in ("Rope", "Hall", "Mrs White", "Dagger", "Study", "Lounge"))
    rules = Rules(pool_look=PoolRule.UNANSWERED, doors="classic")
    players = (Player("Ann", 6), Player("Bob", 8))
    studio.play(Case(Setup(DECK, players, "classic-uk", "Ann", hand, pool=4, rules=rules, board="classic")))
    fill(studio, ("Colonel Mustard", "Lead Piping", "Billiard Room"), "Bob")
    studio.part(OptionButton, "entryRefuter.").click()
    studio.settle()
    studio.shoot("leftovers")
    studio.window.dialogs.change_setup()
    studio.settle()
    dialog = QApplication.activeModalWidget()
    studio.shoot("leftovers-set-up", dialog)
    if dialog is not None:
        dialog.close()


def other(studio: Studio) -> None:
    """What else happens at a table: an open hand, seen by some; a note on several cards, a look; who is out."""
    studio.play(with_events(six(12), Accusation("Bob", None), Out("Dot", answers=False)))
    entry = studio.window.page.entry
    entry.choose_kind(Kind.OTHER)
    entry.fill_player("Cid")
    for name in ("Mrs Peacock", "Reverend Green"):
        entry.fill_card(DECK.card(name))
    studio.settle()
    studio.shoot("other-hand")
    for what in ("some1", "look"):
        studio.part(OptionButton, f"entryWhat.{what}").click()
        studio.settle()
        studio.shoot(f"other-{what.removesuffix('1')}")
    entry.choose_kind(Kind.NOTE)
    studio.settle()
    studio.shoot("other-note")
    entry.choose_kind(Kind.SUGGESTION)
    fill(studio, ("Colonel Mustard", "Rope", "Dining Room"), "Eve")
    studio.settle()
    studio.shoot("other-out")
    entry.choose_kind(Kind.ACCUSATION)
    studio.part(OptionButton, "entryCorrect.unheard").click()
    studio.settle()
    studio.shoot("other-unheard")


STATES: States = {
    "entering": entering,
    "warned": warned,
    "what-if": what_if,
    "entered": entered,
    "skipped": skipped,
    "leftovers": leftovers,
    "other": other,
}
