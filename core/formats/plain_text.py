"""Reads the plain-text format of other programs: a line per category, player and event, words separated by spaces.

It does not say which player is the user. A card shown is named if the author of the log knew it, else ``unknown``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.formats.case_reader import card_called, in_order, player_called
from core.formats.json_values import check_length
from core.formats.validity import MAX_EVENTS, event_problems, setup_problems, too_many_events
from core.model.cards import Card
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Event, Suggestion
from core.model.problems import InvalidCaseError, Problem
from core.model.seats import Player
from core.model.setup import Setup
from core.text.text import Text, say
from core.text.wording import one_of

NOBODY = "none"
UNSEEN = "unknown"
GUESS = "guess"
ACCUSATION = "accusation"

_MISSING = (
    say("the file ends where the suspects should be"),
    say("the file ends where the weapons should be"),
    say("the file ends where the rooms should be"),
    say("the file ends where the number of players should be"),
)
_MAX_DIGITS = 9


@dataclass(frozen=True, slots=True)
class _Line:
    """A non-blank line: its number, counted from 1, and its words."""

    number: int
    words: tuple[str, ...]

    def problem(self, what: str) -> Problem:
        return Problem(_at_line(self.number), what)


def parse_plain_text(text: str) -> Case:
    """Parse a plain-text log into the case of a spectator.

    Every shown card that is named counts as seen. Raises InvalidCaseError with every problem, located as ``line 7``.
    """
    check_length(text)
    lines = _lines(text.removeprefix("\ufeff"))
    if len(lines) < len(_MISSING):
        end = lines[-1].number + 1 if lines else 1
        raise InvalidCaseError([Problem(_at_line(end), _MISSING[len(lines)])])
    problems: list[Problem] = []
    players, rest = _player_lines(lines[3], lines[4:], problems)
    setup = _read_setup(lines[:3], players, problems)
    # the sizes of hands were judged where they were read
    new = (problem for problem in setup_problems(setup) if not problem.where.endswith(".hand_size"))
    problems += [_in_line(problem, lines, players) for problem in new]
    events = _read_events(rest, setup, problems)
    if problems:
        raise InvalidCaseError(sorted(problems, key=lambda problem: int(problem.where.removeprefix("line "))))
    return Case(setup, events)


def _lines(text: str) -> list[_Line]:
    lines = [_Line(i, tuple(line.split())) for i, line in enumerate(re.split(r"\r\n|\r|\n", text), start=1)]
    return [line for line in lines if line.words]


def _player_lines(
    count: _Line, lines: Sequence[_Line], problems: list[Problem]
) -> tuple[Sequence[_Line], Sequence[_Line]]:
    """Return the ``count`` lines of players (those before the first event if that is not a number), and the rest."""
    number = _number(count.words[0]) if len(count.words) == 1 else None
    if number is None:
        problems.append(count.problem(say("must be the number of players, as in 3")))
        number = next((i for i, line in enumerate(lines) if line.words[0] in {GUESS, ACCUSATION}), len(lines))
    elif len(lines) < number:
        follow = say("%n line(s)", "of a file", len(lines))
        what = say("says %n player(s), but only {lines} follow", "", number)
        problems.append(count.problem(what.format(lines=follow)))
    return lines[:number], lines[number:]


def _read_setup(cards: Sequence[_Line], players: Sequence[_Line], problems: list[Problem]) -> Setup:
    suspects, weapons, rooms = cards
    what = say("a card can’t be called {name}: that word stands for an unseen card")
    problems += [line.problem(what.format(name=UNSEEN)) for line in cards if UNSEEN in line.words]
    return Setup(
        deck=Deck(suspects.words, weapons.words, rooms.words),
        players=tuple(_read_player(line, problems) for line in players),
    )


def _read_player(line: _Line, problems: list[Problem]) -> Player:
    name, *rest = line.words
    size = _number(rest[0]) if len(rest) == 1 else None
    if size is None:
        problems.append(line.problem(say("must be a player and the number of cards, as in: Ann 6")))
    if name == NOBODY:
        what = say("a player can’t be called {name}: that word stands for no player")
        problems.append(line.problem(what.format(name=NOBODY)))
    return Player(name, -1 if size is None else size)


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= _MAX_DIGITS else None


def _in_line(problem: Problem, lines: Sequence[_Line], players: Sequence[_Line]) -> Problem:
    place = re.match(r"deck\.(suspects|weapons|rooms)|players\[(\d+)\]", problem.where)
    if place is None:
        return lines[3].problem(problem.what)
    if place[2]:
        return players[int(place[2])].problem(problem.what)
    return lines[("suspects", "weapons", "rooms").index(place[1])].problem(problem.what)


def _read_events(lines: Sequence[_Line], setup: Setup, problems: list[Problem]) -> tuple[Event, ...]:
    if len(lines) > MAX_EVENTS:
        problems.append(lines[MAX_EVENTS].problem(too_many_events(len(lines)).what))
        return ()
    events = []
    for line in lines:
        event = _read_event(line, setup, problems)
        if event is not None:
            problems += [line.problem(problem.what) for problem in event_problems(event, setup)]
            events.append(event)
    return tuple(events)


def _read_event(line: _Line, setup: Setup, problems: list[Problem]) -> Event | None:
    kind = line.words[0]
    if kind not in {GUESS, ACCUSATION}:
        problems.append(line.problem(one_of(kind, (GUESS, ACCUSATION))))
        return None
    if len(line.words) != 7 and (kind == GUESS or len(line.words) != 5):
        what = say(
            "has %n word(s); it must be {kind}, a player, a suspect, a weapon, a room, the player who answered "
            "(or {nobody}) and the card shown (or {unseen})",
            "",
            len(line.words),
        )
        problems.append(line.problem(what.format(kind=kind, nobody=NOBODY, unseen=UNSEEN)))
        return None
    return _suggestion(line, setup) if kind == GUESS else _accusation(line, setup, problems)


def _suggestion(line: _Line, setup: Setup) -> Suggestion:
    asker, refuter, shown = line.words[1], line.words[5], line.words[6]
    by = player_called(asker, setup.seats)
    refuted_by = None if refuter == NOBODY else player_called(refuter, setup.seats)
    return Suggestion(
        by=by,
        cards=_cards(line, setup.deck),
        follows=True,
        refuted_by=refuted_by,
        shown=None if shown == UNSEEN or refuter == shown == NOBODY else card_called(shown, setup.deck),
    )


def _accusation(line: _Line, setup: Setup, problems: list[Problem]) -> Accusation:
    """Read an accusation, which failed, as the game continued. A player entered as answering is kept as a comment."""
    answer = line.words[5:]
    comment = None
    if answer not in {(), (NOBODY, UNSEEN), (NOBODY, NOBODY)}:
        as_guess = _suggestion(line, setup)
        problems += [line.problem(problem.what) for problem in event_problems(as_guess, setup)]
        comment = " ".join(answer)
    by = player_called(line.words[1], setup.seats)
    return Accusation(by=by, cards=_cards(line, setup.deck), comment=comment)


def _cards(line: _Line, deck: Deck) -> tuple[Card, Card, Card]:
    first, second, third = (card_called(name, deck) for name in line.words[2:5])
    return in_order((first, second, third), deck)


def _at_line(number: int) -> Text:
    return say("line {number}").format(number=number)
