"""A tally: counts of a player's behaviour in finished games with known hands, and its form in JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from core.formats.case_file import read_text
from core.formats.json_values import Fields, Json, parse_json, read_heading
from core.formats.migrations import Versions
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.ending import ending_of
from core.model.events import Accusation, Event, Suggestion
from core.model.habit import TYPICAL, Habit, Habits, Weights
from core.model.perspective import cards_all_saw
from core.model.practised import practised_of
from core.model.problems import InvalidCaseError
from core.text.text import say

PRIOR = 5.0
"""Prior weight, in occasions that went as expected by chance."""

LARGEST = 1e4
"""The largest ratio: engines can weigh any number of these, and it takes 50,000 occasions."""


@dataclass(frozen=True, slots=True)
class Odds:
    """Of ``occasions`` it happened ``times``; ``expected`` is the sum of its probabilities by chance."""

    occasions: int = 0
    times: int = 0
    expected: float = 0.0

    def __add__(self, other: Odds) -> Odds:
        return Odds(self.occasions + other.occasions, self.times + other.times, self.expected + other.expected)

    @classmethod
    def once(cls, chance: float, *, happened: bool) -> Odds:
        return cls(1, int(happened), chance)

    @property
    def ratio(self) -> float:
        """How much likelier it is than by chance, above 0: 1 if nothing is known.

        Happening and not happening are counts whose means are multiples of those expected by chance; the result is the
        ratio of their posterior means, with a gamma prior of mean 1 and a weight of :data:`PRIOR` occasions (empirical
        Bayes for standardised ratios: Clayton and Kaldor, 1987).
        """
        not_times, not_expected = self.occasions - self.times, self.occasions - self.expected
        happens = (self.times + PRIOR) / (self.expected + PRIOR)
        return min(max(happens * (not_expected + PRIOR) / (not_times + PRIOR), 1 / LARGEST), LARGEST)


ByCategory = tuple[Odds, Odds, Odds]
NOTHING: ByCategory = (Odds(), Odds(), Odds())


@dataclass(frozen=True, slots=True)
class HabitCounts:
    """What a player did in ``games`` games.

    ``asks_own``: by category, whether a card suggested for the first time was their own; by chance it is any card not
    yet suggested. ``shows``: by category, whether they showed that card when they had a choice. ``repeats``: whether
    they showed a card the asker had already seen from them, when they could also show another. ``right`` and ``wrong``
    count their accusations.
    """

    games: int = 0
    asks_own: ByCategory = NOTHING
    shows: ByCategory = NOTHING
    repeats: Odds = Odds()
    right: int = 0
    wrong: int = 0

    def __add__(self, other: HabitCounts) -> HabitCounts:
        return HabitCounts(
            self.games + other.games,
            _added(self.asks_own, other.asks_own),
            _added(self.shows, other.shows),
            self.repeats + other.repeats,
            self.right + other.right,
            self.wrong + other.wrong,
        )

    @property
    def is_empty(self) -> bool:
        """Whether nothing was counted in these games."""
        return self == HabitCounts(self.games)


KnownPlayers = tuple[tuple[str, HabitCounts], ...]
"""Players of whom something is known, with their tallies."""


def counts_of(case: Case) -> dict[str, HabitCounts]:
    """Return the tally of each player in a game, as far as the hands are known now that it is over.

    For players whose hands are unknown, only accusations are counted; and nothing in a practice game, whose players are
    the program and a person who tries something.
    """
    if practised_of(case) is not None:
        return {player: HabitCounts() for player in case.setup.seats}
    hands = _hands(case)
    return {player: _Count(case, player, hands.get(player)).tally() for player in case.setup.seats}


def _hands(case: Case) -> dict[str, frozenset[Card]]:
    end, setup = ending_of(case), case.setup
    known = {player: end.hand(player) for player in setup.seats} if end is not None else {}
    if setup.me is not None:
        known[setup.me] = setup.my_hand
    return {player: frozenset(hand) for player, hand in known.items() if len(hand) == setup.sizes[player]}


class _Count:
    """The counts of one player in one game; ``hand`` is None if unknown."""

    def __init__(self, case: Case, player: str, hand: frozenset[Card] | None) -> None:
        self.case, self.player, self.hand = case, player, hand
        self.asks_own, self.shows, self.repeats = list(NOTHING), list(NOTHING), Odds()
        self.asked: set[Card] = set()
        self.shown: set[tuple[str, Card]] = set()
        self.public = set(case.setup.face_up)

    def tally(self) -> HabitCounts:
        events: list[Event] = [event for _, event in self.case.counted]
        for event in events:
            self.public.update(cards_all_saw(event, self.case.setup))
            if isinstance(event, Suggestion) and self.hand is not None:
                if event.by == self.player:
                    self._asks(event, self.hand)
                for answer in event.answers:
                    if answer.player == self.player and answer.shown is not None:
                        self._shows(event, self.hand, answer.shown)
        accused = [event.correct for event in events if isinstance(event, Accusation) and event.by == self.player]
        right = sum(accused)
        asks_own, shows = _three(self.asks_own), _three(self.shows)
        return HabitCounts(1, asks_own, shows, self.repeats, right, len(accused) - right)

    def _asks(self, event: Suggestion, hand: frozenset[Card]) -> None:
        for card in event.cards:
            if card not in self.asked and card not in self.public:
                left = self._not_asked(card.category)
                chance = sum(other in hand for other in left) / len(left)
                self.asks_own[card.category] += Odds.once(chance, happened=card in hand)
                self.asked.add(card)

    def _not_asked(self, category: Category) -> list[Card]:
        out = self.asked | self.public
        return [card for card in self.case.setup.deck.of(category) if card not in out]

    def _shows(self, event: Suggestion, hand: frozenset[Card], shown: Card) -> None:
        could = [card for card in event.cards if card in hand]
        if len(could) > 1 and shown in could:
            for card in could:
                self.shows[card.category] += Odds.once(1 / len(could), happened=card == shown)
            again = [card for card in could if (event.by, card) in self.shown]
            if 0 < len(again) < len(could):
                self.repeats += Odds.once(len(again) / len(could), happened=shown in again)
        self.shown.add((event.by, shown))


def _added(odds: ByCategory, more: ByCategory) -> ByCategory:
    return _three([each + other for each, other in zip(odds, more, strict=True)])


def _three(odds: list[Odds]) -> ByCategory:
    suspects, weapons, rooms = odds
    return suspects, weapons, rooms


def habit_of(player: str, tally: HabitCounts) -> Habit:
    """Return how a player shows and accuses, estimated from a tally; neutral if nothing was counted.

    Factors stay near 1 until about a dozen occasions contradict that, so that three games do not mislead.
    """
    right = (tally.right + TYPICAL * PRIOR) / (tally.right + tally.wrong + PRIOR)
    return Habit(player, ratios(tally.shows), tally.repeats.ratio, right)


def habits_of(known: KnownPlayers) -> Habits:
    """Return the habits of showing of the players that have any; what they name is weighed apart from that."""
    habits = (habit_of(player, tally) for player, tally in known)
    return tuple(habit for habit in habits if habit != Habit(habit.player))


def ratios(odds: ByCategory) -> Weights:
    """Return how much likelier it is than by chance, by category."""
    suspect, weapon, room = odds
    return suspect.ratio, weapon.ratio, room.ratio


FORMAT: Final = "deerstalker-habits"
VERSIONS: Final[Versions[dict[str, Json]]] = Versions()


def habit_counts_data(tallies: Mapping[str, HabitCounts]) -> dict[str, object]:
    players = {name: counts_data(tally) for name, tally in tallies.items()}
    return {"format": FORMAT, "version": VERSIONS.latest, "players": players}


_NOT_COUNTS = say("is damaged or not a file of habits ({place}: {reason})")


def read_habit_counts(path: Path) -> dict[str, HabitCounts]:
    """Return the counts in a file, by player. Raises InvalidCaseError with every problem."""
    value, problems = parse_json(read_text(path, streams=True), _NOT_COUNTS)
    fields = read_heading(Fields.of(value, "", problems), FORMAT, VERSIONS)
    fields.refuse_others(("format", "version", "players"))
    players = fields.object("players")
    if not fields.has("players"):
        fields.wrong("players", "is missing; it must be an object with a field for each player")
    tallies = {name: read_counts(players.object(name)) for name in players.values}
    if problems:
        raise InvalidCaseError(problems)
    return tallies


CATEGORIES = tuple(category.name.lower() for category in Category)


def counts_data(tally: HabitCounts) -> dict[str, Json]:
    """Return the JSON form of a tally, with counts by category under :data:`CATEGORIES`; see :func:`read_counts`."""
    data = asdict(tally)
    return data | {name: dict(zip(CATEGORIES, data[name], strict=True)) for name in ("asks_own", "shows")}


def read_counts(fields: Fields) -> HabitCounts:
    """Return the tally of a JSON object, noting problems."""
    fields.refuse_others(("games", "asks_own", "shows", "repeats", "right", "wrong"))
    return HabitCounts(
        fields.count("games"),
        _read_by_category(fields.object("asks_own")),
        _read_by_category(fields.object("shows")),
        _read_odds(fields.object("repeats")),
        fields.count("right"),
        fields.count("wrong"),
    )


def _read_by_category(fields: Fields) -> ByCategory:
    fields.refuse_others(CATEGORIES)
    suspects, weapons, rooms = (_read_odds(fields.object(name)) for name in CATEGORIES)
    return suspects, weapons, rooms


def _read_odds(fields: Fields) -> Odds:
    fields.refuse_others(("occasions", "times", "expected"))
    odds = Odds(fields.count("occasions"), fields.count("times"))
    expected = fields.values.get("expected")
    is_possible = 0 <= odds.times <= odds.occasions and not isinstance(expected, bool)
    if is_possible and isinstance(expected, int | float) and 0 <= expected <= odds.occasions:
        return replace(odds, expected=float(expected))
    fields.wrong("times", "is wrong; times and expected must be numbers from 0 to occasions")
    return odds
