"""Identifies games: tells them apart, and recognises a game that went on or was corrected."""

from __future__ import annotations

import hashlib
import json
import zlib
from dataclasses import dataclass
from typing import Self

from core.formats.case_file import setup_to_dict
from core.model.case import Case
from core.model.practised import practised_of


def fingerprint_of(case: Case) -> str:
    """Return a hash that identifies a game: who sat where, and the cards known to the user from the start.

    Two games of the same players practically never start with the same hand. A spectator has no hand, so the first
    entry is included too; and in practice the same deal can be played again, so there all entries are.
    """
    setup = case.setup
    kept = setup_to_dict(setup)
    values = [kept.get(name) for name in ("edition", "deck", "me", "my_hand", "face_up", "pool")]
    table = [[player.name, player.hand_size] for player in setup.players]
    events = case.events if practised_of(case) is not None else () if setup.my_hand else case.events[:1]
    return hashlib.sha256(json.dumps([values, table, [str(event) for event in events]]).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class GameTraces:
    """Hashes of the set-ups and of the entries that a game had so far."""

    setups: frozenset[str]
    entries: frozenset[str]

    @classmethod
    def of(cls, case: Case) -> Self:
        """Return those of a game as it is now."""
        entries = (f"{zlib.crc32(str(event).encode('utf-8', 'surrogatepass')):08x}" for event in case.events)
        return cls(frozenset({fingerprint_of(Case(case.setup))}), frozenset(entries))

    def joined(self, other: GameTraces) -> GameTraces:
        return GameTraces(self.setups | other.setups, self.entries | other.entries)

    def are_of_the_same(self, other: GameTraces) -> bool:
        """Whether a set-up is the same, and at least half of the entries of the one that has fewer."""
        fewer = min(len(self.entries), len(other.entries))
        return bool(self.setups & other.setups) and 2 * len(self.entries & other.entries) >= fewer
