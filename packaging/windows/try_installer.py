"""Install Deerstalker, start, update and remove it: ``python packaging/windows/try_installer.py SETUP``, on Windows.

``SETUP`` is the installer. It installs into a temporary folder for the current user, who should not have installed the
program: it is removed at the end. Stops at what is wrong, with status 1.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path

KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Deerstalker"
CLASSES = r"HKCU\Software\Classes"
COMMANDS = (
    rf"{CLASSES}\Deerstalker.case\shell\open\command",
    rf"{CLASSES}\Applications\deerstalker.exe\shell\open\command",
)
SHORTCUT = Path(os.environ.get("APPDATA", ""), r"Microsoft\Windows\Start Menu\Programs\Deerstalker.lnk")
WAIT = 300  # seconds, for what takes a few


def value(key: str, name: str = "") -> str | None:
    """Return a value of the registry; None if there is none."""
    asked = ["reg", "query", key, *(["/v", name] if name else ["/ve"])]
    said = subprocess.run(asked, capture_output=True, text=True, check=False)
    found = re.search(r" REG_SZ *(.*)", said.stdout)
    return found[1] if said.returncode == 0 and found else None


def expect(truth: object, what: str) -> None:
    """Print what was found; exit if it is not so."""
    print(f"{'yes' if truth else 'NO'}: {what}", flush=True)
    if not truth:
        raise SystemExit(1)


def status(*words: str | Path) -> int:
    """Run a program, and return its status."""
    return subprocess.run(words, timeout=WAIT, check=False).returncode


def installed(setup: Path, folder: Path) -> int:
    """Run the installer without questions; return its status. The folder is its last word, without quotes."""
    return subprocess.run(f'"{setup}" /S /D={folder}', timeout=WAIT, check=False).returncode


def removed(folder: Path) -> bool:
    """Run the uninstaller, which goes on as a copy of itself; whether it has removed itself after a while."""
    status(folder / "uninstall.exe", "/S")
    end = time.monotonic() + WAIT
    while (folder / "uninstall.exe").exists() and time.monotonic() < end:
        time.sleep(0.2)
    return not (folder / "uninstall.exe").exists()


def attempt(setup: Path, folder: Path) -> None:
    """Install, start, update and remove."""
    window, console = folder / "deerstalker.exe", folder / "deerstalker-console.exe"
    begin = time.monotonic()
    expect(installed(setup, folder) == 0, "it installs")
    print(f"in {time.monotonic() - begin:.0f} s", flush=True)
    expect(window.is_file() and console.is_file() and (folder / "LICENSE").is_file(), "its files are there")
    expect(SHORTCUT.is_file(), "it is in the start menu")
    expect(value(KEY, "InstallLocation") == str(folder), "Windows knows where it is")
    expect(all(value(key) == f'"{window}" "%1"' for key in COMMANDS), "Windows knows how to open a game with it")
    expect(value(rf"{CLASSES}\.json\OpenWithProgids", "Deerstalker.case") == "", "it is offered for .json")
    said = subprocess.run([console, "--version"], capture_output=True, text=True, timeout=WAIT, check=False).stdout
    expect(value(KEY, "DisplayVersion") in said.split(), f"it starts: {said.strip()}")
    expect(status(window, "--self-test") == 0, "its window opens and plays")

    game = folder / "_internal" / "Friday.case.json"
    game.write_text("{}", encoding="utf-8")
    playing = ["arena", "--policies", "casual,casual", "--games", "100000", "--workers", "1"]
    with subprocess.Popen([console, *playing]) as running:
        expect(installed(setup, folder) == 2, "while it runs it is not replaced")
        running.kill()
    expect(window.is_file() and game.is_file(), "and nothing is lost")
    expect(installed(setup, folder) == 0, "it installs over itself")
    expect(status(console, "--version") == 0 and game.is_file(), "and starts, and a game that was saved there is kept")

    other = folder.with_name("Elsewhere")
    expect(installed(setup, other) == 0 and value(KEY, "InstallLocation") == str(other), "it moves to another folder")
    expect(not window.exists() and not (folder / "uninstall.exe").exists(), "and leaves the old one")
    expect(status(other / console.name, "--version") == 0 and game.is_file(), "and starts there")

    expect(removed(other) and not other.exists(), "it is removed")
    left = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    expect(left == ["_internal/Friday.case.json"], f"only what is not its own stays: {left}")
    keys = (KEY, *COMMANDS, rf"{CLASSES}\Applications\deerstalker.exe")
    expect(not SHORTCUT.exists() and all(value(key) is None for key in keys), "and Windows has forgotten it")
    expect(value(rf"{CLASSES}\.json\OpenWithProgids", "Deerstalker.case") is None, "also for .json")


def main() -> None:
    """Try the installer in a temporary folder."""
    if os.name != "nt":
        sys.exit("This is for Windows; packaging/wine.py runs it elsewhere.")
    if value(KEY, "InstallLocation") is not None:
        sys.exit("Deerstalker is installed already: remove it first.")
    with tempfile.TemporaryDirectory() as name:
        attempt(Path(sys.argv[1]).resolve(), Path(name, "Deerstalker of Ann & Bob"))


if __name__ == "__main__":
    main()
