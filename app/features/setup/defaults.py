"""What a new set-up starts with: the last edition, player names and order, and who I was."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QLocale, QSettings

from app.features.setup.draft import SeatDraft, SetupDraft
from app.ui.language import translate
from app.ui.settings import Preferences
from core.formats.editions import edition, find_edition
from core.model.deck import Deck
from core.model.setup import Setup
from core.text.wording import fold

RECENT = 40
"""Number of names remembered."""

NEWCOMERS = 4
"""Number of players the first time."""


class SetupDefaults:
    """Reads and writes the set-up defaults in the settings."""

    def __init__(self, settings: QSettings) -> None:
        self._preferences = Preferences(settings)

    def known_names(self) -> list[str]:
        """Known player names, latest first."""
        return list(self._preferences.recent_names)

    def save(self, setup: Setup) -> None:
        """Store the defaults of the next set-up."""
        known_names = list(setup.seats)
        folded = {fold(name) for name in known_names}
        older = [name for name in self.known_names() if fold(name) not in folded]
        own = None if setup.edition else (setup.deck.suspects, setup.deck.weapons, setup.deck.rooms)
        kept = self._preferences
        kept.recent_names = tuple([*known_names, *older][:RECENT])
        kept.players = tuple(known_names)
        kept.me = setup.me or ""
        kept.edition = setup.edition or ""
        kept.own_deck = own

    def draft(self) -> SetupDraft:
        """The draft of a new game."""
        kept = self._preferences
        known_names = kept.players or _newcomers()
        me = _newcomers()[0] if kept.me is None else kept.me
        seat = known_names.index(me) if me in known_names else None
        chosen = find_edition(kept.edition) or edition(_edition_of_country())
        draft = SetupDraft(chosen.deck, tuple(SeatDraft(name) for name in known_names), me=seat).with_edition(chosen)
        own = kept.own_deck
        return draft if own is None else replace(draft, edition=None, board=None).with_deck(Deck(*own))


def player_name(number: int) -> str:
    """Return the default name of a player: "Player 5"."""
    return translate("SetupMemory", "Player {number}", "the name of a player").format(number=number)


def _newcomers() -> tuple[str, ...]:
    me = translate("SetupMemory", "Me", "the name of the first player, whose sheet this is")
    return (me, *(player_name(number) for number in range(2, NEWCOMERS + 1)))


def _edition_of_country() -> str:
    american = (QLocale.Country.UnitedStates, QLocale.Country.Canada)
    return "classic-us" if QLocale.system().territory() in american else "classic-uk"
