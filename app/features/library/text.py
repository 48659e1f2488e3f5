"""The library's texts about games and players; produced in a worker, as ten thousand games take a while."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale, QTime

from app.features.library.record import PlayerRecord, folded
from app.features.library.store import Game
from app.ui.language import day_text, decimal, time_text, translate
from app.ui.numbers import NOTHING, percent, ruled_out
from app.ui.text import edition_name
from core.model.cards import Category

Key = tuple[str | float, ...]
"""The sort key of a column."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A row of a table: its cells, by what they are sorted, its searchable text, and the tool tip of the first cell.

    ``game``: None in a row of a player.
    """

    cells: tuple[str, ...]
    keys: tuple[Key, ...]
    sought: str
    tip: str
    game: Game | None = None


def listed_game(game: Game) -> Listed:
    """Return a game with its texts. A search finds its date both in figures and by the name of the month."""
    when, locales = game.played.astimezone(), _locales()
    day, spelt = _day(when.date(), locales)
    moment = f"{day} {_clock(when.hour, when.minute, locales)}"
    players, edition, result = (
        ", ".join(game.players),
        edition_name(game.edition),
        result_words(game.winner, is_over=game.is_over),
    )
    sought = folded(f"{moment} {spelt} {when.date().isoformat()} {players} {edition} {result}")
    keys: tuple[Key, ...] = (
        (game.played.timestamp(),),
        (folded(players),),
        (folded(edition),),
        (float(game.entries),),
        (folded(result),),
        (float(game.entries),),
    )
    return Listed((day, players, edition, str(game.entries), result, ""), keys, sought, moment, game)


def _locales() -> tuple[str, str]:
    return QLocale().name(), QLocale.system().name()


@lru_cache(maxsize=4096)
def _day(day: date, _: tuple[str, str]) -> tuple[str, str]:
    """Return a day in short and with the month's name, cached: ten thousand games have few days."""
    found = QDate(day.year, day.month, day.day)
    return day_text(found), QLocale().toString(found, QLocale.FormatType.LongFormat)


@lru_cache(maxsize=1440)
def _clock(hour: int, minute: int, _: tuple[str, str]) -> str:
    return time_text(QTime(hour, minute))


def result_words(winner: str | None, *, is_over: bool) -> str:
    if not is_over:
        return translate("Not finished")
    if winner is None:
        return translate("Finished")
    return translate("{player} won").format(player=winner)


def listed_player(player: PlayerRecord) -> Listed:
    asked = player.suggestions / player.games
    away = player.given_away / player.reviewed if player.reviewed else None
    own = player.own_cards / (len(Category) * player.known_suggestions) if player.known_suggestions else None
    accused = player.right_accusations + player.wrong_accusations
    cells = (
        player.name,
        str(player.games),
        _of(player.wins, player.games),
        decimal(asked, 1),
        NOTHING if away is None else ruled_out(away),
        _of(player.right_accusations, accused),
        NOTHING if own is None else percent(own),
    )
    numbers = (player.games, player.wins, asked, away, player.right_accusations, own)
    keys: tuple[Key, ...] = ((folded(player.name),), *((-1.0 if n is None else float(n),) for n in numbers))
    return Listed(cells, keys, folded(player.name), player.name)


def _of(some: int, every: int) -> str:
    if not every:
        return NOTHING
    return translate("{some} of {every}").format(some=some, every=every)


def game_columns() -> tuple[tuple[str, str], ...]:
    return (
        (translate("Date"), translate("When the game was added")),
        (translate("Players"), translate("Players in turn order")),
        (translate("Edition"), translate("Edition of the game")),
        (translate("Entries"), translate("Number of entries")),
        (translate("Result"), translate("How the game ended")),
        (
            translate("Story", "heads a column"),
            translate("How much of the envelope was open, from the first entry to the last"),
        ),
    )


def player_columns() -> tuple[tuple[str, str], ...]:
    return (
        (
            translate("Player"),
            translate("Names that differ only in case or accents count as one"),
        ),
        (translate("Games"), translate("Finished games, without the example")),
        (translate("Won"), translate("Finished games they won")),
        (translate("Suggestions"), translate("Suggestions per game, on average")),
        (
            translate("Missed"),
            translate("What share more the best suggestions would have ruled out, on average, in reviewed games"),
        ),
        (
            translate("Right accusations"),
            translate("How many of their accusations were correct"),
        ),
        (
            translate("Own cards"),
            translate("Share of their own cards among those they suggested, in games where their hand is known"),
        ),
    )


def found_words(found: int, every: int) -> str:
    if found == every:
        return translate("%n game(s)", "", every)
    return translate("{found} of %n game(s)", "", every).format(found=found)


def empty_words(sought: str) -> str:
    if sought:
        return translate("No match for “{sought}”.").format(sought=sought)
    return translate("No games yet. A game is added when you close it or record its result.")


def title_of(game: Game) -> str:
    return f"{_day(game.played.astimezone().date(), _locales())[0]} {', '.join(game.players)}"


def file_title(game: Game) -> str:
    """Return the title of a game from the library in a file name, which sorts by its day."""
    return f"{game.played.astimezone().date().isoformat()} {', '.join(game.players)}"
