"""A display with Wine on it, with a mouse and a keyboard, and the program that it shows.

Every click and key goes to the display (XTEST), as from a mouse and a keyboard: the window system, Wine and Qt's
*windows* platform lie between this and the program, which only tells where things are (``watched.py``).
"""

from __future__ import annotations

import json
import os
import shutil
import struct
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Self

HOME = Path("/w/home")
"""A folder for each play, with its pictures and files, in the root."""
USER = Path("/w/prefix/drive_c/users/root")
SETTINGS = Path("/w/prefix/user.reg")
"""Where Wine keeps the registry of the user, while it runs nothing."""
DATA = USER / "AppData/Roaming/deerstalker"
WAIT = 60  # seconds, for what takes one
FONT = struct.pack("<5i8B64s", -12, 0, 0, 0, 400, *[0] * 8, "Open Sans".encode("utf-16-le"))
"""Windows' description (LOGFONTW) of the font for windows: 9 points. Its own, Segoe UI, is as large as this one."""


@dataclass(frozen=True)
class Thing:
    """What can be seen, and where its middle is on the screen."""

    name: str
    text: str
    tip: str
    checked: bool
    x: int
    y: int


class Screen:
    """The display: what is on it, and a mouse and a keyboard."""

    def __init__(self, folder: Path, size: str = "1920x1200", dpi: int = 96) -> None:
        self.folder = folder
        shutil.rmtree(DATA, ignore_errors=True)
        self._look = self.folder / "look.json"
        self._numbers = count(1)
        self._program: subprocess.Popen[bytes] | None = None
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", "1", "-screen", "0", f"{size}x24", "-nolisten", "tcp", "-noreset"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        assert self._server.stdout is not None
        os.environ["DISPLAY"] = f":{self._server.stdout.readline().decode().strip()}"
        subprocess.Popen(["openbox"], stderr=subprocess.DEVNULL)  # ends with the display
        self._settings = SETTINGS.read_bytes()
        registry(r"Control Panel\Desktop", "LogPixels", dpi)
        for which in ("CaptionFont", "IconFont", "MenuFont", "MessageFont", "SmCaptionFont", "StatusFont"):
            registry(r"Control Panel\Desktop\WindowMetrics", which, FONT)
        at_rest()  # as Wine asks for the scale of a display only once

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._program is not None and self._program.poll() is None:
            self.kill()
        at_rest()
        SETTINGS.write_bytes(self._settings)  # or the suite would run in the letters and at the scale of a play
        self._server.terminate()
        self._server.wait()

    # --- the program

    def start(self, *words: str) -> None:
        """Start the program; what it says goes into a file beside the pictures."""
        self._look.unlink(missing_ok=True)
        watched = ["wine", "/w/python/python.exe", "-m", "tests.windows.watched", windows(self._look)]
        with (self.folder / "log.txt").open("ab") as log:
            self._program = subprocess.Popen([*watched, *words], stdout=log, stderr=log)
        wait("the window opens", self._look.exists)
        self.wait("mainWindow")

    def ended(self) -> int:
        """Return the exit status of the program, which is about to end."""
        return self._program.wait(WAIT) if self._program else -1

    def kill(self) -> None:
        """End the program with TerminateProcess."""
        process = json.loads(self._look.read_text(encoding="utf-8"))["process"]
        subprocess.run(["wine", "taskkill", "/f", "/pid", str(process)], check=True, stdout=subprocess.DEVNULL)

    # --- what is seen

    def things(self) -> dict[str, Thing]:
        """Return what can be seen after what was done last, by name or else by text."""
        for _ in range(2):  # the first may have been begun before
            last = self._look.stat().st_mtime_ns
            wait("the program answers", lambda last=last: self._look.stat().st_mtime_ns != last)
        seen = {}
        for one in json.loads(self._look.read_text(encoding="utf-8"))["widgets"]:
            left, top, width, height = one["place"]
            text, middle = str(one["text"] or ""), (left + width // 2, top + height // 2)
            seen[one["name"] or text] = Thing(one["name"], text, one.get("tip", ""), bool(one.get("checked")), *middle)
        return seen

    def typed(self) -> str:
        """Return what is in the field that is being typed in."""
        self.things()
        return str(json.loads(self._look.read_text(encoding="utf-8"))["typed"])

    def wait(self, name: str) -> Thing:
        """Return a thing, once it can be seen."""
        found: dict[str, Thing] = {}

        def is_there() -> bool:
            found.update(self.things())
            return name in found

        wait(f"{name} is there", is_there)
        return found[name]

    def wait_gone(self, name: str) -> None:
        """Wait until a thing can no longer be seen."""
        wait(f"{name} has gone", lambda: name not in self.things())

    def choose_file(self, title: str, name: str, picture: str) -> None:
        """Type a name in Windows' own dialog for a file, once that is there; wait until it has gone.

        Wine leaves no window active then: click into one before a key is pressed.
        """
        wait(f"{title} is there", lambda: found(title))
        xdotool("sleep", "1")
        self.write(name, over=True)
        self.picture(picture)
        self.press("Return")
        wait(f"{title} has gone", lambda: not found(title))
        xdotool("sleep", "1")

    def picture(self, name: str) -> None:
        """Keep a picture of the whole display."""
        xdotool("sleep", "0.6")  # what fades in
        subprocess.run(["scrot", "-o", self.folder / f"{next(self._numbers):02}-{name}.png"], check=True)

    # --- what is done

    def click(self, name: str, *, times: int = 1) -> None:
        """Click in the middle of a thing."""
        thing = self.wait(name)
        xdotool("mousemove", str(thing.x), str(thing.y), "click", "--repeat", str(times), "--delay", "60", "1")

    def press(self, *keys: str) -> None:
        """Press keys, named as X does."""
        xdotool("key", "--delay", "40", *keys)

    def write(self, text: str, *, into: str = "", over: bool = False) -> None:
        """Type a text, into a field if one is named, replacing what it has if wanted."""
        if into:
            self.click(into)
        if over:
            self.press("ctrl+a")
        xdotool("type", "--delay", "40", text)


def windows(path: Path) -> str:
    """Return a path as Windows writes it."""
    return f"Z:{path}".replace("/", "\\")


def registry(key: str, name: str, value: int | bytes) -> None:
    """Set a value of the current user in Windows' registry."""
    kind, said = ("REG_DWORD", str(value)) if isinstance(value, int) else ("REG_BINARY", value.hex())
    words = ["reg", "add", rf"HKCU\{key}", "/v", name, "/t", kind, "/d", said, "/f"]
    subprocess.run(["wine", *words], check=True, stdout=subprocess.DEVNULL)


def at_rest() -> None:
    """Wait until the last of Wine's processes has ended."""
    subprocess.run(["wineserver", "-w"], timeout=WAIT, check=False)


def fresh(name: str) -> Path:
    """Return an empty folder for the pictures and files of a play."""
    folder = HOME / name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def xdotool(*words: str) -> None:
    """Send what a mouse and a keyboard would."""
    subprocess.run(["xdotool", *words], check=True)


def found(title: str) -> bool:
    """Whether there is a window of this title."""
    words = ["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"]
    return subprocess.run(words, capture_output=True, check=False).returncode == 0


def wait(what: str, is_so: Callable[[], bool]) -> None:
    """Wait until something is so; exit if it does not get so."""
    end = time.monotonic() + WAIT
    while not is_so():
        if time.monotonic() > end:
            sys.exit(f"NO: {what}")
        time.sleep(0.05)


def expect(truth: object, what: str) -> None:
    """Say what was found; exit if it is not so."""
    print(f"{'yes' if truth else 'NO'}: {what}", flush=True)
    if not truth:
        sys.exit(1)
