"""Saved practice games: the options and my answers, from which the game is played again.

Beside them are the rivals' decisions: they need not be computed again, and a version in which the rivals would decide
otherwise does not change the game. They reveal cards, so they are compressed: nobody reads the deal in the file.
"""

from __future__ import annotations

import json
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Final

from core.formats.atomic_file import write_atomically
from core.formats.case_file import laid_out, read_text, rules_to_dict
from core.formats.editions import read_rules
from core.formats.json_values import MAX_BYTES, Fields, Json, parse_json, parse_kept, read_heading
from core.formats.migrations import Versions
from core.model.problems import InvalidCaseError, Problem
from core.model.rules import Rules
from core.players.counts import counts_data, read_counts
from core.practice.game import PracticeGame
from core.practice.options import Known, PracticeOptions, Rival
from core.referee.requests import IllegalAnswerError
from core.text.text import say

FORMAT: Final = "deerstalker-practice"


def _before_all_had_to_move(saved: dict[str, Json]) -> dict[str, Json]:
    """Return a game of version 1 as one that goes on by its rule: whoever rolled could stay."""
    options = saved.get("options")
    return {**saved, "options": {**options, "may_sit_out": True}} if isinstance(options, dict) else saved


VERSIONS: Final[Versions[dict[str, Json]]] = Versions((_before_all_had_to_move,))

_NOT_A_GAME = say("is damaged or not a saved practice game ({place}: {reason})")


@dataclass(frozen=True)
class SavedGame:
    """What is saved of a practice game; ``moves`` are those of the rivals, as far as they are known.

    ``about`` is kept for whoever plays it, and never interpreted.
    """

    options: PracticeOptions
    answers: tuple[Json, ...] = ()
    moves: tuple[Json, ...] = ()
    about: Mapping[str, str] = field(default_factory=dict)

    def play(self) -> PracticeGame:
        """Play the game again up to the last answer. Raises InvalidCaseError."""
        try:
            return PracticeGame(self.options, self.answers, self.moves)
        except IllegalAnswerError as error:
            raise InvalidCaseError([Problem("answers", error.what)]) from None


def write_saved(game: PracticeGame, path: Path, about: Mapping[str, str] = MappingProxyType({})) -> None:
    """Write a game to a file atomically, which only its user can access. Raises UnwritableFileError."""
    text = saved_to_json(SavedGame(game.options, game.answers, game.moves, about))
    write_atomically(path, text.encode("utf-8"), private=True)


def saved_to_json(game: SavedGame) -> str:
    moves = b64encode(zlib.compress(json.dumps(game.moves).encode("ascii"))).decode("ascii")
    heading: dict[str, Json] = {"format": FORMAT, "version": VERSIONS.latest}
    about: dict[str, Json] = {"about": dict(game.about)} if game.about else {}
    played: dict[str, Json] = {"options": options_data(game.options), "answers": [*game.answers], "moves": moves}
    return laid_out({**heading, **about, **played})


def options_data(options: PracticeOptions) -> dict[str, Json]:
    """Return options as plain values, which :func:`read_options` reads."""
    return vars(options) | {
        "rivals": [_rival_data(rival) for rival in options.rivals],
        "day": None if options.day is None else options.day.isoformat(),
        "rules": None if options.rules is None else rules_to_dict(options.rules),
        "names": [*options.names],
    }


def _rival_data(rival: Rival) -> Json:
    return {"name": rival.name, "habits": counts_data(rival.counts)} if isinstance(rival, Known) else rival


def read_saved(path: Path, *, streams: bool = False) -> SavedGame:
    """Return the game in a file. Raises InvalidCaseError with every problem; for ``streams`` see ``read_text``."""
    return parse_saved(read_text(path, streams=streams))


def parse_saved(text: str) -> SavedGame:
    """Return the game in a text. Raises InvalidCaseError with every problem."""
    value, problems = parse_json(text, _NOT_A_GAME)
    fields = read_heading(Fields.of(value, "", problems), FORMAT, VERSIONS)
    fields.refuse_others(("format", "version", "about", "options", "answers", "moves"))
    options = read_options(fields.object("options"))
    if not fields.has("options"):
        fields.wrong("options", say("is missing; a saved game needs its options"))
    moves, remarks = _read_moves(fields.optional_text("moves") or ""), fields.object("about")
    about = {name: remarks.text(name) for name in remarks.values}
    game = SavedGame(options, tuple(fields.items("answers")), moves, about)
    if problems:
        raise InvalidCaseError(problems)
    return game


def _read_moves(text: str) -> tuple[Json, ...]:
    """Return the moves of the rivals; none if they are damaged, since they can be computed again."""
    whole = zlib.decompressobj()
    try:
        moves = parse_kept(whole.decompress(b64decode(text, validate=True), MAX_BYTES).decode("ascii"))
    except (ValueError, zlib.error):
        return ()
    return tuple(moves) if isinstance(moves, list) and whole.eof else ()


def read_options(fields: Fields) -> PracticeOptions:
    """Return the options in an object, noting problems; what is missing is as by default."""
    usual = options_data(PracticeOptions())
    fields.refuse_others(tuple(usual))
    fields = replace(fields, values={**usual, **fields.values})
    return PracticeOptions(
        edition=fields.text("edition"),
        rivals=tuple(_read_rivals(fields)),
        seat=fields.optional_whole("seat"),
        seed=fields.whole("seed"),
        day=_read_day(fields),
        rules=read_rules(fields.object("rules"), Rules()) if fields.has("rules") else None,
        face_up=fields.whole("face_up"),
        pool=fields.whole("pool"),
        board=fields.flag("board"),
        always_ask=fields.flag("always_ask"),
        me=fields.text("me"),
        names=fields.texts("names"),
        may_sit_out=fields.flag("may_sit_out"),
    )


def _read_rivals(fields: Fields) -> Iterator[Rival]:
    for i, item in enumerate(fields.items("rivals")):
        if isinstance(item, str):
            yield item
            continue
        rival = Fields.of(item, f"{fields.where}.rivals[{i}]", fields.problems)
        rival.refuse_others(("name", "habits"))
        yield Known(rival.text("name"), read_counts(rival.object("habits")))


def _read_day(fields: Fields) -> date | None:
    text = fields.optional_text("day")
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        fields.wrong("day", say("is not a date, as in 2026-11-25"))
        return None
