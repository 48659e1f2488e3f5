"""The colour schemes: every colour of the window, light and dark, and each of them with more contrast.

Blue means "likely", orange means "the envelope" and "look here": a colour-blind-safe pair. Violet frames the tags of
half-known cards, and marks one's own sheet; sea green is for curves. Colour is never the only carrier of a meaning.
Every ink has a contrast of at least 4.5:1 on its ground, and the border of whatever one acts on 3:1; both have 7:1
where the system asks for contrast (tests measure it).
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Colours(NamedTuple):
    """The colours of one scheme, as ``#rrggbb``. An ``..._soft`` is a ground for ``text``.

    A ``border`` is around what one acts on; a ``line`` only parts or adorns.
    """

    window: str
    surface: str
    band: str
    line: str
    border: str
    text: str
    muted: str
    accent: str
    on_accent: str
    accent_soft: str
    hover: str
    envelope: str
    envelope_soft: str
    envelope_ground: str
    tie: str
    tie_soft: str
    sea: str
    problem: str
    problem_soft: str
    past_soft: str
    solved: str
    solved_soft: str
    board_floor: str
    board_wall: str


LIGHT: Final = Colours(
    window="#f3f5f8",
    surface="#ffffff",
    band="#e6eaf0",
    line="#cbd2dc",
    border="#788190",
    text="#18202c",
    muted="#525c6d",
    accent="#0a5ea8",
    on_accent="#ffffff",
    accent_soft="#cfe3f6",
    hover="#e4eef8",
    envelope="#8f4300",
    envelope_soft="#ffbe78",
    envelope_ground="#fff5e8",
    tie="#6b2a8f",
    tie_soft="#f6ecfb",
    sea="#0f7350",
    problem="#9a3200",
    problem_soft="#ffe6d3",
    past_soft="#dde4f5",
    solved="#0a5ea8",
    solved_soft="#d8ebfb",
    board_floor="#e9edf3",
    board_wall="#3d4759",
)

DARK: Final = Colours(
    window="#14171c",
    surface="#1c2027",
    band="#282e38",
    line="#3a424f",
    border="#7b8697",
    text="#e9edf3",
    muted="#a9b3c2",
    accent="#74b8f5",
    on_accent="#0a1420",
    accent_soft="#1d476c",
    hover="#26384b",
    envelope="#ffb571",
    envelope_soft="#84500f",
    envelope_ground="#2b241b",
    tie="#dcb6f5",
    tie_soft="#3a2748",
    sea="#6fd6a8",
    problem="#ffab73",
    problem_soft="#4a2a12",
    past_soft="#2a3350",
    solved="#8cc6fa",
    solved_soft="#143450",
    board_floor="#262c36",
    board_wall="#8f9bad",
)


LIGHT_CONTRAST: Final = LIGHT._replace(
    window="#ffffff",
    band="#eef1f5",
    line="#788190",
    border="#3f4856",
    text="#000000",
    muted="#333c4a",
    accent="#003d73",
    hover="#e9f1f9",
    envelope="#6b3000",
    tie="#4c1470",
    tie_soft="#fbf6fe",
    sea="#084f36",
    problem="#722300",
    problem_soft="#fff0e4",
    past_soft="#e9eefa",
    solved="#003d73",
    solved_soft="#e6f2fc",
    board_wall="#18202c",
)
DARK_CONTRAST: Final = DARK._replace(
    window="#000000",
    surface="#0a0c10",
    band="#171b21",
    line="#7b8697",
    border="#b6c0cf",
    text="#ffffff",
    muted="#d3dbe6",
    accent="#a9d5ff",
    on_accent="#000000",
    accent_soft="#123a5e",
    hover="#14202c",
    envelope="#ffce9c",
    envelope_soft="#693d05",
    envelope_ground="#1a140c",
    tie="#efd9ff",
    tie_soft="#22142c",
    sea="#a5efcd",
    problem="#ffc8a0",
    problem_soft="#2a1608",
    past_soft="#151b30",
    solved="#b6dcff",
    solved_soft="#0a1c2d",
    board_wall="#d3dbe6",
)
"""For those whose system asks for more contrast."""


PAPER: Final = LIGHT._replace(
    surface="#ffffff",
    text="#000000",
    muted="#3c3c3c",
    line="#b0b0b0",
    accent="#303030",
    accent_soft="#d8d8d8",
    envelope="#000000",
    envelope_soft="#b4b4b4",
)
"""The colours on paper: greys that every printer can reproduce."""


class TokenColours(NamedTuple):
    """The colours of a token, the same in light and dark: disc and letters."""

    ground: str
    ink: str


SUSPECTS: Final = {
    "scarlet": TokenColours("#c2182b", "#ffffff"),
    "mustard": TokenColours("#e3ac1c", "#1d1500"),
    "white": TokenColours("#fbfaf4", "#18202c"),
    "green": TokenColours("#1f7a41", "#ffffff"),
    "peacock": TokenColours("#1b5fb4", "#ffffff"),
    "plum": TokenColours("#71378d", "#ffffff"),
    "peach": TokenColours("#f6a884", "#2a1206"),
    "brunette": TokenColours("#7b5133", "#ffffff"),
    "rose": TokenColours("#f08ab8", "#2b0a1a"),
    "gray": TokenColours("#949ca6", "#10151b"),
    "orchid": TokenColours("#d59be0", "#26082b"),
}
"""The colours of the suspects by how their surnames begin."""

UNKNOWN_TOKEN: Final = TokenColours("#3c4657", "#ffffff")
"""The colours of a token whose suspect is unknown."""


def is_dark(tokens: Colours) -> bool:
    """Return whether these are light letters on dark grounds."""
    return tokens in (DARK, DARK_CONTRAST)
