"""What is remembered from one set-up to the next: the edition, who played in which order, who I was."""

from __future__ import annotations

import json
from dataclasses import replace

from PySide6.QtCore import QLocale, QSettings

from app.models.setup_draft import SeatDraft, SetupDraft
from core.model.deck import Deck
from core.model.edition import edition, find_edition
from core.model.names import fold
from core.model.setup import Setup

RECENT = 40
"""How many names are remembered."""

NEWCOMERS = ("Me", "Player 2", "Player 3", "Player 4")


class SetupMemory:
    """Reads and writes the settings under ``setup/``; lists as JSON, which comes back as it was."""

    def __init__(self, settings: QSettings) -> None:
        self._settings = settings

    def names(self) -> list[str]:
        """Names of players, the latest first."""
        return self._list("recentNames")

    def remember(self, setup: Setup) -> None:
        """Keep what the next set-up begins with."""
        names = list(setup.seats)
        folded = {fold(name) for name in names}
        older = [name for name in self.names() if fold(name) not in folded]
        self._settings.setValue("setup/recentNames", json.dumps([*names, *older][:RECENT]))
        self._settings.setValue("setup/players", json.dumps(names))
        self._settings.setValue("setup/me", setup.me or "")
        self._settings.setValue("setup/edition", setup.edition or "")
        own = None if setup.edition else [setup.deck.suspects, setup.deck.weapons, setup.deck.rooms]
        self._settings.setValue("setup/deck", json.dumps(own))

    def draft(self) -> SetupDraft:
        """The draft that a new game begins with."""
        names = tuple(self._list("players")) or NEWCOMERS
        me = self._text("me") if self._settings.contains("setup/me") else NEWCOMERS[0]
        seat = names.index(me) if me in names else None
        chosen = find_edition(self._text("edition")) or edition(_edition_of_country())
        draft = SetupDraft(chosen.deck, tuple(SeatDraft(name) for name in names), me=seat).with_edition(chosen)
        own = self._own_deck()
        return draft if own is None else replace(draft, edition=None, board=None).with_deck(own)

    def _text(self, key: str) -> str:
        value = self._settings.value(f"setup/{key}", "")  # with type=str damaged bytes would raise
        return value if isinstance(value, str) else ""

    def _json(self, key: str) -> object:
        try:
            value: object = json.loads(self._text(key) or "null")
        except (ValueError, RecursionError):
            return None  # settings of another hand; the set-up begins as if it were the first
        return value

    def _list(self, key: str) -> list[str]:
        value = self._json(key)
        return [name for name in value if isinstance(name, str)] if isinstance(value, list) else []

    def _own_deck(self) -> Deck | None:
        value = self._json("deck")
        if not isinstance(value, list) or len(value) != 3 or not all(isinstance(names, list) for names in value):
            return None
        suspects, weapons, rooms = (tuple(str(name) for name in names) for names in value)
        return Deck(suspects, weapons, rooms)


def _edition_of_country() -> str:
    american = (QLocale.Country.UnitedStates, QLocale.Country.Canada)
    return "classic-us" if QLocale.system().territory() in american else "classic-uk"
