"""What the library stores for each game: the case, and values for searching and counting without parsing it."""

from __future__ import annotations

import json
import unicodedata
from dataclasses import dataclass

from core.formats.case_file import case_to_json
from core.formats.identity import fingerprint_of
from core.formats.json_values import Fields, parse_kept
from core.model.case import Case
from core.model.ending import Ending, result_of
from core.model.events import Accusation, Suggestion
from core.model.practised import practised_of
from core.model.problems import Problem
from core.players.counts import HabitCounts, counts_data, counts_of, read_counts


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """The statistics of one player in a game; ``hand`` and ``own_cards`` are None if the hand is unknown.

    ``tally`` counts the player's habits in the game.
    """

    name: str
    hand: tuple[str, ...] | None
    suggestions: int
    own_cards: int | None
    right_accusations: int
    wrong_accusations: int
    reviewed: int
    given_away: float
    tally: HabitCounts


@dataclass(frozen=True, slots=True)
class LibraryRecord:
    """A game as stored. ``is_over``: its result was recorded, or it ended with a correct accusation.

    ``is_practice``: it was played against the program.
    """

    fingerprint: str
    edition: str
    entries: int
    me: str | None
    is_over: bool
    winner: str | None
    text: str
    seats: tuple[SeatRecord, ...]
    is_practice: bool = False


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """A player's statistics over finished games; names that differ only in case and accents are one.

    ``games`` counts those with a known result. ``own_cards`` counts the own cards among those asked for in
    ``known_suggestions``: the suggestions of games in which their hand is known.
    """

    name: str
    games: int
    wins: int
    suggestions: int
    reviewed: int
    given_away: float
    right_accusations: int
    wrong_accusations: int
    known_suggestions: int
    own_cards: int


@dataclass(frozen=True, slots=True)
class ReviewTotals:
    """A review's totals of my suggestions: how many, and the bits missed."""

    suggestions: int
    given_away: float


def record_of(case: Case, totals: ReviewTotals | None = None) -> LibraryRecord:
    end = result_of(case)
    known = end or Ending()
    tallies = counts_of(case)
    return LibraryRecord(
        fingerprint=fingerprint_of(case),
        edition=case.setup.edition or "",
        entries=len(case.events),
        me=case.setup.me,
        is_over=end is not None,
        winner=known.winner,
        text=case_to_json(case),
        seats=tuple(_seat(case, known, player, totals, tallies[player]) for player in case.setup.seats),
        is_practice=practised_of(case) is not None,
    )


def folded(text: str) -> str:
    """Return a text in lower case and without accents, for searching."""
    if text.isascii():
        return text.lower()
    plain = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def tally_text(tally: HabitCounts) -> str:
    return json.dumps(counts_data(tally), separators=(",", ":"))


def tally_of_text(text: object) -> HabitCounts | None:
    """Return a stored tally; None if it is missing or damaged."""
    if not isinstance(text, str):
        return None
    problems: list[Problem] = []
    try:
        tally = read_counts(Fields.of(parse_kept(text), "", problems))
    except ValueError:
        return None
    return None if problems else tally


def _seat(case: Case, end: Ending, player: str, totals: ReviewTotals | None, tally: HabitCounts) -> SeatRecord:
    setup = case.setup
    hand = setup.my_hand if player == setup.me else end.hand(player)
    known = len(hand) == setup.sizes[player]
    asked = [event for _, event in case.counted if isinstance(event, Suggestion) and event.by == player]
    accused = [event for _, event in case.counted if isinstance(event, Accusation) and event.by == player]
    right = sum(event.correct for event in accused)
    seen = totals if totals is not None and player == setup.me else ReviewTotals(0, 0.0)
    return SeatRecord(
        name=player,
        hand=tuple(card.name for card in hand) if known else None,
        suggestions=len(asked),
        own_cards=sum(card in hand for event in asked for card in event.cards) if known else None,
        right_accusations=right,
        wrong_accusations=len(accused) - right,
        reviewed=seen.suggestions,
        given_away=seen.given_away,
        tally=tally,
    )
