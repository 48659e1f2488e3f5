"""Take pictures of the window at Windows’ scales, light and dark: ``packaging/wine.py FOLDER --play looks``.

Percents may follow. Each scale is on a screen of the size that usually goes with it. Pictures that Wine ends are taken
once more.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.windows.screen import Screen, fresh, registry, xdotool

SCREENS = {100: "1920x1080", 125: "1920x1080", 150: "1920x1080", 200: "2560x1600", 250: "3840x2160"}
THEMES = r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
STATES = {
    "set-up": ("ctrl+n", "setupDialog"),
    "preferences": ("ctrl+comma", "preferencesDialog"),
    "print": ("ctrl+p", "printing"),
}
"""Dialogs: the key that opens each, and its name."""


def look(screen: Screen) -> None:
    """Take the pictures."""
    screen.start()
    screen.picture("start")
    screen.press("ctrl+shift+o")
    screen.wait("entryPanel")
    xdotool("sleep", "2")
    screen.picture("game")
    for name, (key, dialog) in STATES.items():
        screen.press(key)
        screen.wait(dialog)
        screen.picture(name)
        screen.press("Escape")
        screen.wait_gone(dialog)
    for key, name, thing in (("F5", "advice", "adviceView"), ("F6", "board", "boardCanvas")):
        screen.press(key)
        screen.wait(thing)
        xdotool("sleep", "3")
        screen.picture(name)
        screen.press(key)


def main(words: Sequence[str]) -> None:
    """Take the pictures at the scales named, or at all."""
    folder = fresh("looks")
    for percent in [int(word) for word in words] or SCREENS:
        for light, scheme in enumerate(("dark", "light")):
            inside = folder / f"{percent}-{scheme}"
            inside.mkdir()
            try:
                take(inside, percent, light)
            except (SystemExit, subprocess.SubprocessError) as error:
                print(f"{inside.name}: once more, as it ended with {error}; see log.txt there", flush=True)
                take(inside, percent, light)


def take(inside: Path, percent: int, light: int) -> None:
    """Take the pictures at a scale. Exits if the window does not answer, as Wine ends a program now and then."""
    with Screen(inside, SCREENS[percent], 96 * percent // 100) as screen:
        registry(THEMES, "AppsUseLightTheme", light)
        look(screen)


if __name__ == "__main__":
    main(sys.argv[1:])
