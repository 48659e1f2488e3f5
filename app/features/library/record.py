"""What the library keeps of a game: the case, and what is looked for and counted without reading it."""

from __future__ import annotations

import hashlib
import json
import unicodedata
from dataclasses import dataclass, replace

from core.formats.case_file import case_to_json, setup_to_dict
from core.habits.tally import Tally, tallies_of
from core.model.case import Case
from core.model.ending import Ending, ending_of, inferred_ending
from core.model.events import Accusation, Suggestion


@dataclass(frozen=True, slots=True)
class Seat:
    """One player of a game, in numbers; ``hand`` and ``own_cards`` are None where the hand isn't known.

    ``tally`` is what the game tells of their habits, None where nobody has counted that.
    """

    name: str
    hand: tuple[str, ...] | None
    suggestions: int
    own_cards: int | None
    right_accusations: int
    wrong_accusations: int
    reviewed: int = 0
    given_away: float = 0.0
    tally: Tally | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept. ``is_over``: somebody said how it ended, or accused rightly."""

    fingerprint: str
    edition: str
    entries: int
    me: str | None
    is_over: bool
    winner: str | None
    text: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Looked:
    """What a review found of my suggestions: how many there were, and how many bits they gave away."""

    suggestions: int
    given_away: float


def record_of(case: Case, looked: Looked | None = None) -> Record:
    """Return what is kept of a case, with what a review found, where there was one."""
    end = ending_of(case)
    known = end or inferred_ending(case)
    winner = known.winner or inferred_ending(case).winner
    tallies = tallies_of(case)
    return Record(
        fingerprint=fingerprint_of(case),
        edition=case.setup.edition or "",
        entries=len(case.events),
        me=case.setup.me,
        is_over=end is not None or bool(known.envelope),
        winner=winner,
        text=case_to_json(case),
        seats=tuple(replace(_seat(case, known, player, looked), tally=tallies[player]) for player in case.setup.seats),
    )


def fingerprint_of(case: Case) -> str:
    """Return what tells a game from all others: who sat where, and the cards that I saw first.

    No two evenings deal a player the same hand at the same table. A spectator has none, and is known by the first entry
    too.
    """
    setup = case.setup
    kept = setup_to_dict(setup)
    said = [kept.get(name) for name in ("edition", "deck", "me", "my_hand", "face_up", "pool")]
    table = [[player.name, player.hand_size] for player in setup.players]
    first = [] if setup.my_hand else [str(event) for event in case.events[:1]]
    return hashlib.sha256(json.dumps([said, table, first]).encode()).hexdigest()


def folded(text: str) -> str:
    """Return a text as one looks for it: without case and accents."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _seat(case: Case, end: Ending, player: str, looked: Looked | None) -> Seat:
    setup = case.setup
    hand = setup.my_hand if player == setup.me else end.hand(player)
    known = len(hand) == setup.sizes[player]
    asked = [event for _, event in case.counted if isinstance(event, Suggestion) and event.by == player]
    accused = [event for _, event in case.counted if isinstance(event, Accusation) and event.by == player]
    right = sum(event.correct for event in accused)
    seen = looked if looked is not None and player == setup.me else Looked(0, 0.0)
    return Seat(
        name=player,
        hand=tuple(card.name for card in hand) if known else None,
        suggestions=len(asked),
        own_cards=sum(card in hand for event in asked for card in event.cards) if known else None,
        right_accusations=right,
        wrong_accusations=len(accused) - right,
        reviewed=seen.suggestions,
        given_away=seen.given_away,
    )
