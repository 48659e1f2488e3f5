"""Type as on American, German and French keyboards, under Wine: ``packaging/wine.py FOLDER --play keyboards``.

Keys are pressed by their place, as X numbers them: 10 is the first of the row of digits, 24 of the row below. Wine
makes Windows’ layout of what the display says. AltGr cannot be tried: Wine 10 takes it for a key that it does not know.
"""

from __future__ import annotations

import subprocess
from dataclasses import dataclass

from tests.windows.screen import Screen, expect, fresh, wait, xdotool

SHIFT = 50
TWO = 11
"""The key of the digit."""


@dataclass(frozen=True)
class Keyboard:
    """A layout: how its ``/`` and ``?`` are pressed, and keys with what they write."""

    name: str
    slash: tuple[int, ...]
    question: tuple[int, ...]
    writes: tuple[tuple[tuple[int, ...], str], ...]


KEYBOARDS = (
    Keyboard("us", (61,), (SHIFT, 61), (((24,), "q"), ((29,), "y"))),
    Keyboard("de", (SHIFT, 16), (SHIFT, 20), (((29,), "z"), ((47,), "ö"), ((SHIFT, 48), "Ä"), ((20,), "ß"))),
    Keyboard("fr", (SHIFT, 60), (SHIFT, 58), (((24,), "a"), ((11,), "é"), ((18,), "ç"), ((SHIFT, 11), "2"))),
)


def press(*keys: int) -> None:
    """Press a key by its place, while those before it are held."""
    *held, key = map(str, keys)
    down = [word for one in held for word in ("keydown", one)]
    up = [word for one in reversed(held) for word in ("keyup", one)]
    xdotool(*down, "key", key, *up, "sleep", "0.1")


def try_out(screen: Screen, keyboard: Keyboard) -> None:
    """Enter, type and use shortcuts."""
    say = keyboard.name
    screen.start()
    screen.press("ctrl+shift+o")
    screen.wait("entryPanel")
    for column in ("Suspects", "Weapons", "Rooms"):
        cards = [name for name in screen.things() if name.startswith(f"entry{column}.")]
        screen.press(screen.things()[cards[-1]].tip[-2].lower())
        expect(screen.wait(cards[-1]).checked, f"{say}: its letter chooses a card")
    screen.press("Escape")
    for keys in ((TWO,), (SHIFT, TWO))[: 2 if say == "fr" else 1]:
        press(*keys)
        expect(
            screen.wait("entryAsker.Ben").checked,
            f"{say}: the key of 2{', with Shift,' if len(keys) > 1 else ''} chooses Ben",
        )
        screen.press("Escape")
    press(*keyboard.slash)
    wait(f"{say}: / opens the line", lambda: "quickEntry" in screen.things())
    for keys, _ in keyboard.writes:
        press(*keys)
    wanted = "".join(text for _, text in keyboard.writes)
    screen.picture(f"{say}-line")
    wait(f"{say}: the line, {screen.typed()}, says {wanted}", lambda: screen.typed() == wanted)
    screen.press("Escape", "Escape")
    screen.wait_gone("quickEntry")
    press(*keyboard.question)
    screen.wait("helpView")
    expect(True, f"{say}: ? opens the help")
    screen.press("Escape")
    screen.wait_gone("helpView")
    before = screen.wait("entryAsker.Ben")
    screen.press("ctrl+equal")
    wait(f"{say}: Ctrl+= makes letters larger", lambda: screen.wait("entryAsker.Ben") != before)
    larger = screen.wait("entryAsker.Ben")
    screen.press("ctrl+0")
    wait(f"{say}: Ctrl+0 makes them smaller", lambda: screen.wait("entryAsker.Ben") != larger)
    screen.press("ctrl+comma")
    screen.wait("preferencesDialog")
    expect(True, f"{say}: Ctrl with =, 0 and a comma do what they say")


def main() -> None:
    """Try each keyboard."""
    folder = fresh("keyboards")
    for keyboard in KEYBOARDS:
        with Screen(folder) as screen:
            subprocess.run(["setxkbmap", keyboard.name], check=True)
            try_out(screen, keyboard)


if __name__ == "__main__":
    main()
