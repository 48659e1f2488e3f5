"""All that the window remembers from one time to the next: each preference once, with what may stand for it.

Who adds one writes it here and into :data:`ALL`; it is read and written by ``preferences.get`` and ``preferences.set``,
and the tests of damage and of upgrades cover it from then on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final, TypeAlias

from PySide6.QtCore import QByteArray

from app.ui.language import LANGUAGES, translate
from app.ui.preference import (
    GEOMETRY_MARK,
    STATE_MARK,
    Described,
    Preference,
    UnreadableError,
    flag,
    number,
    one_of,
    record,
    text,
    texts,
    whole,
)
from core.engines.tuning import BUDGET, METHODS, Method
from core.formats.editions import find_edition

MOST: Final = 10**12
"""A larger number than that can only be damage."""

OwnDeck: TypeAlias = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""The names of the suspects, weapons and rooms of a deck of one's own."""


def _json_names(value: object) -> tuple[str, ...]:
    return _names(_parsed(value))


def _json_deck(value: object) -> OwnDeck | None:
    parsed = _parsed(value)
    if parsed is None:
        return None
    if not isinstance(parsed, list) or len(parsed) != 3:
        raise UnreadableError("not three lists")
    suspects, weapons, rooms = map(_names, parsed)
    return suspects, weapons, rooms


def _names(value: object) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise UnreadableError("not a list of names")
    for name in value:
        name.encode()  # raises a ValueError for half a character, which no file and no font takes
    return tuple(value)


def _parsed(value: object) -> object:
    """Return what a text of JSON says. Raises UnreadableError where it isn't one."""
    try:
        found: object = json.loads(text(value))
    except RecursionError as error:
        raise UnreadableError("too deep") from error
    return found


def _edition_name(value: object) -> str:
    name = text(value)
    if name and find_edition(name) is None:
        raise UnreadableError("no edition that we have")
    return name


def _list(value: tuple[str, ...]) -> object:
    return list(value) or None


# --- the window

GEOMETRY: Final = Preference(
    "window/geometry", QByteArray(), record(GEOMETRY_MARK), lambda: translate("Remembered", "the place of the window")
)
STATE: Final = Preference(
    "window/state", QByteArray(), record(STATE_MARK), lambda: translate("Remembered", "the places of the panels")
)
IN_FRONT: Final[Preference[tuple[str, ...]]] = Preference(
    "window/inFront", (), texts, lambda: translate("Remembered", "the places of the panels"), _list
)
SPLITTERS: Final[Mapping[str, Preference[QByteArray]]] = {
    name: Preference(
        f"window/splitter/{name}",
        QByteArray(),
        record(STATE_MARK),
        lambda: translate("Remembered", "how the window is divided"),
    )
    for name in ("mainSplitter", "sideSplitter")
}
RECENT: Final[Preference[tuple[str, ...]]] = Preference(
    "recent/files", (), texts, lambda: translate("Remembered", "the games opened lately"), _list
)

LANGUAGE: Final = Preference(
    "looks/language", "", one_of("", *LANGUAGES), lambda: translate("Remembered", "the language of the window")
)
"""A code of :data:`app.ui.language.LANGUAGES`; empty for that of the system."""

# --- how it looks

SCHEME: Final = Preference(
    "looks/scheme", "system", one_of("system", "light", "dark"), lambda: translate("Remembered", "light or dark")
)
TEXT_SIZE: Final = Preference(
    "looks/textSize", 100, whole(100, 200), lambda: translate("Remembered", "the size of text")
)
TOUCH: Final = Preference("looks/touch", False, flag, lambda: translate("Remembered", "the touch mode"))
ANIMATIONS: Final = Preference("looks/animations", True, flag, lambda: translate("Remembered", "whether things move"))

# --- the charts

CHART_ORDER: Final = Preference(
    "charts/order",
    "deck",
    one_of("deck", "likeliest"),
    lambda: translate("Remembered", "the order of the cards in the chart"),
)
CHARTS: Final[Preference[tuple[str, ...]]] = Preference(
    "charts/used", (), texts, lambda: translate("Remembered", "the charts used last"), _list
)

# --- the engines and the advice

ENGINE: Final = Preference(
    "engine/name",
    "auto",
    one_of("auto", "exact", "centre", "montecarlo"),
    lambda: translate("Remembered", "the engine"),
)
METHOD: Final[Preference[Method]] = Preference(
    "engine/method",
    METHODS[0],
    one_of(*METHODS),
    lambda: translate("Remembered", "what the engine Centre computes"),
)
SAMPLES: Final[Preference[int | None]] = Preference(
    "engine/samples", None, whole(1, MOST), lambda: translate("Remembered", "how many deals Monte Carlo draws")
)
SECONDS: Final[Preference[float | None]] = Preference(
    "engine/seconds", None, number(1e-3, MOST), lambda: translate("Remembered", "how long Monte Carlo may take")
)
STEPS: Final = Preference(
    "engine/budget",
    BUDGET,
    whole(1, MOST),
    lambda: translate("Remembered", "how long Automatic waits for exact numbers"),
)
POLICY: Final = Preference(
    "advice/policy",
    "",
    one_of("race", "velma", "greedy", "casual", "random"),
    lambda: translate("Remembered", "the policy of the advice"),
)
RESPONSE: Final = Preference(
    "advice/response",
    "",
    one_of("random", "habit", "least-helpful"),
    lambda: translate("Remembered", "how the others choose what they show"),
)

HABITS: Final = Preference(
    "habits/used", False, flag, lambda: translate("Remembered", "whether habits of the players weigh in")
)
HABITS_OFF: Final[Preference[tuple[str, ...]]] = Preference(
    "habits/off",
    (),
    _json_names,
    lambda: translate("Remembered", "whose habits do not weigh in"),
    lambda names: json.dumps(names) if names else None,
)
"""The players, as :func:`app.features.library.record.folded` writes them, whose habits tell nothing."""

# --- the set-up of the next game

LATE_NAMES: Final[Preference[tuple[str, ...]]] = Preference(
    "setup/recentNames", (), _json_names, lambda: translate("Remembered", "the names of players"), json.dumps
)
PLAYERS: Final[Preference[tuple[str, ...]]] = Preference(
    "setup/players", (), _json_names, lambda: translate("Remembered", "who played last"), json.dumps
)
ME: Final[Preference[str | None]] = Preference(
    "setup/me", None, text, lambda: translate("Remembered", "which player I was")
)
EDITION: Final = Preference(
    "setup/edition", "", _edition_name, lambda: translate("Remembered", "the edition played last")
)
OWN_DECK: Final[Preference[OwnDeck | None]] = Preference(
    "setup/deck", None, _json_deck, lambda: translate("Remembered", "the cards played last"), json.dumps
)

ALL: Final[tuple[Described, ...]] = (
    GEOMETRY,
    STATE,
    IN_FRONT,
    *SPLITTERS.values(),
    RECENT,
    LANGUAGE,
    SCHEME,
    TEXT_SIZE,
    TOUCH,
    ANIMATIONS,
    CHART_ORDER,
    CHARTS,
    ENGINE,
    METHOD,
    SAMPLES,
    SECONDS,
    STEPS,
    POLICY,
    RESPONSE,
    HABITS,
    HABITS_OFF,
    LATE_NAMES,
    PLAYERS,
    ME,
    EDITION,
    OWN_DECK,
)
"""Each of them: what the window looks through at its start, and the tests for ever."""
