"""``habits``: counts how players play over finished games."""

from __future__ import annotations

import os
from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from core.cli.arguments import load_case
from core.cli.output import Outcome, Refusal, Status, printable
from core.model.case import Case
from core.model.ending import Ending, ending_of
from core.model.events import Suggestion
from core.model.practised import practised_of
from core.players.counts import HabitCounts, counts_of, habit_counts_data
from core.players.text import habit_lines
from core.text.wording import counted, fold

_CASES = "*.case.json"


def declare(parser: ArgumentParser) -> None:
    what = f"a case file of a finished game with its hands recorded, or a folder: all {_CASES} in and below it"
    parser.add_argument("cases", metavar="CASE", type=Path, nargs="+", help=what)


def run(arguments: Namespace) -> Outcome:
    """Return the habits of each player, from all readable files. Raises Refusal if there are none."""
    cases, wrong = _read(arguments.cases)
    if wrong and not cases:
        raise Refusal(wrong)
    games = _games(cases)
    tallies = _together(games)
    status = Status.REFUSED if wrong else Status.DONE
    return Outcome(_text(len(games), tallies), habit_counts_data(tallies), status, tuple(wrong))


def _read(paths: Iterable[Path]) -> tuple[list[Case], list[str]]:
    """Return the readable cases but those of practice, and a line for each problem of the others."""
    cases: list[Case] = []
    wrong: list[str] = []
    for path in paths:
        is_folder = os.path.isdir(path)  # noqa: PTH112 - Path.is_dir raises for a name that no file can have
        files = sorted(path.rglob(_CASES)) if is_folder else [path]
        if not files:
            wrong.append(f"{path}: whole folder: has no {_CASES}")
        for file in files:
            try:
                case = load_case(file, streams=not is_folder)
            except Refusal as refusal:
                wrong += refusal.lines
            else:
                if practised_of(case) is None:
                    cases.append(case)
                elif not is_folder:
                    wrong.append(f"{file}: is a practice game, which has nobody’s habits")
    return cases, wrong


def _games(cases: Iterable[Case]) -> list[list[Case]]:
    """Group the cases by game, as several players may have saved the same game, or one player twice.

    A game is identified by its deal, if it is completely known, and its suggestions: the arena plays each deal more
    than once.
    """
    games: dict[object, list[Case]] = {}
    for case in cases:
        places = (ending_of(case) or Ending()).places(case.setup)
        whole = len(places) == len(case.setup.deck)
        asked = tuple((event.by, event.cards) for _, event in case.counted if isinstance(event, Suggestion))
        game = case.setup.seats.names, frozenset(places.items()), asked
        games.setdefault(game if whole else len(games), []).append(case)
    return list(games.values())


def _together(games: Iterable[Sequence[Case]]) -> dict[str, HabitCounts]:
    """Return the total counts of each player, under the first spelling of the name.

    If there are several cases of a game, a player is counted in the one that reveals most of the cards they showed.
    """
    spelled: dict[str, str] = {}
    totals: dict[str, HabitCounts] = {}
    for views in games:
        seen = [counts_of(case) for case in views]
        for player in seen[0]:
            tally = max((view[player] for view in seen), key=_shows)
            name = spelled.setdefault(fold(player), player)
            totals[name] = totals[name] + tally if name in totals else tally
    return totals


def _shows(tally: HabitCounts) -> int:
    return sum(odds.occasions for odds in tally.shows)


def _text(games: int, tallies: Mapping[str, HabitCounts]) -> str:
    lines = [f"{counted(games, 'game')}, {counted(len(tallies), 'player')}"]
    for player, tally in tallies.items():
        lines += ["", printable(f"{player}, {counted(tally.games, 'game')}"), *_sentences(tally)]
    return "\n".join(lines)


def _sentences(tally: HabitCounts) -> Iterator[str]:
    lines = habit_lines(tally)
    yield from (f"  {line}." for line in lines)
    if not lines:
        yield "  Nothing to count: the hand was not recorded, or there was no choice."
