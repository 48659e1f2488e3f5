"""What is remembered from one set-up to the next: the edition, who played in which order, who I was."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLocale, QSettings

from app.features.setup.draft import SeatDraft, SetupDraft
from app.ui import preference_schema as remembered
from app.ui.language import translate
from app.ui.preferences import Preferences
from core.formats.editions import edition, find_edition
from core.model.deck import Deck
from core.model.setup import Setup
from core.text.names import fold

RECENT = 40
"""How many names are remembered."""

NEWCOMERS = 4
"""How many players there are the first time."""


class SetupMemory:
    """Reads and writes what the settings keep of set-ups."""

    def __init__(self, settings: QSettings) -> None:
        self._preferences = Preferences(settings)

    def names(self) -> list[str]:
        """Names of players, the latest first."""
        names = self._preferences.get(remembered.LATE_NAMES)
        return list(names)

    def remember(self, setup: Setup) -> None:
        """Keep what the next set-up begins with."""
        names = list(setup.seats)
        folded = {fold(name) for name in names}
        older = [name for name in self.names() if fold(name) not in folded]
        own = None if setup.edition else (setup.deck.suspects, setup.deck.weapons, setup.deck.rooms)
        keep = self._preferences.set
        keep(remembered.LATE_NAMES, tuple([*names, *older][:RECENT]))
        keep(remembered.PLAYERS, tuple(names))
        keep(remembered.ME, setup.me or "")
        keep(remembered.EDITION, setup.edition or "")
        keep(remembered.OWN_DECK, own)

    def draft(self) -> SetupDraft:
        """The draft that a new game begins with."""
        recall = self._preferences.get
        names = recall(remembered.PLAYERS) or _newcomers()
        me = recall(remembered.ME)
        me = _newcomers()[0] if me is None else me
        seat = names.index(me) if me in names else None
        chosen = find_edition(recall(remembered.EDITION)) or edition(_edition_of_country())
        draft = SetupDraft(chosen.deck, tuple(SeatDraft(name) for name in names), me=seat).with_edition(chosen)
        own = recall(remembered.OWN_DECK)
        return draft if own is None else replace(draft, edition=None, board=None).with_deck(Deck(*own))


def player_name(number: int) -> str:
    """Return what a player is called until somebody says a name: "Player 5"."""
    return translate("SetupMemory", "Player {number}", "the name of a player").format(number=number)


def _newcomers() -> tuple[str, ...]:
    me = translate("SetupMemory", "Me", "the name of the first player, whose sheet this is")
    return (me, *(player_name(number) for number in range(2, NEWCOMERS + 1)))


def _edition_of_country() -> str:
    american = (QLocale.Country.UnitedStates, QLocale.Country.Canada)
    return "classic-us" if QLocale.system().territory() in american else "classic-uk"
