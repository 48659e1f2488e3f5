"""Smoke-test a finished bundle: ``python3 packaging/smoke.py [--all] [BUNDLE]``, a step of every release.

The bundle runs as on a fresh machine: without this one's environment variables, in its own home folder. It prints its
version, analyses, plays a tournament with two workers, and tests its window (``--self-test``) without a display and,
if there is Xvfb, with one; also with strace watching for network access, and without any network. Tests that are
impossible on this system are skipped; with ``--all`` that is a failure.
"""

import sys

if sys.version_info < (3, 11):  # before anything that an old Python could stumble over
    sys.exit("Deerstalker needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info[:2]))

import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import bundle as bundling

WAIT = 300  # seconds, for what takes a few
OF_WINDOWS = {"SYSTEMROOT", "TEMP", "USERPROFILE"}
"""The variables without which no program runs on Windows."""
LOCAL = ("AF_UNIX", "AF_LOCAL", "AF_NETLINK")
"""Address families of local sockets: the display, the session, the kernel."""
RESOLVERS = ("/systemd/resolve/", "/avahi-daemon/")
"""Local sockets of services that resolve host names."""
SOCKET = re.compile(r"\b(?:socket\(|connect\([^{]*\{sa_family=)(AF_\w+)(.*)")


class FailedError(Exception):
    """The bundle failed a test; the message says how."""


class MissingError(Exception):
    """Something that a test needs is missing on this system; the message says what."""


def program(bundle: Path, names: tuple[str, ...] = ("deerstalker-console.exe", "deerstalker")) -> Path:
    """Return the first executable with one of these names in a bundle or macOS app. Raises FailedError."""
    inside = bundle / "Contents" / "MacOS" if bundle.suffix == ".app" else bundle
    for name in names:
        if (inside / name).is_file():
            return inside / name
    raise FailedError(f"{bundle} holds no program")


def run(bundle: Path, *words: str, before: tuple[str, ...] = (), home: str, name: str | None = None, **env: str) -> str:
    """Run a bundle, with a command prefix ``before``; return its output. Raises FailedError.

    ``name``: that of its program, if it is not the one for the command line.
    """
    bare = {key: value for key, value in os.environ.items() if os.name == "nt" and key.upper() in OF_WINDOWS}
    bare.update({"HOME": home, "PATH": os.defpath, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": home, **env})
    chosen = program(bundle) if name is None else program(bundle, (name,))
    command = [*before, str(chosen.resolve()), *words]
    try:
        ended = subprocess.run(
            command, env=bare, cwd=home, capture_output=True, text=True, encoding="utf-8", timeout=WAIT, check=False
        )
    except subprocess.TimeoutExpired:
        raise FailedError(f"{' '.join(words)}: no end after {WAIT} s") from None
    if ended.returncode != 0:
        raise FailedError(f"{' '.join(words)}: status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def tool(name: str) -> str:
    """Return the path of a tool. Raises MissingError."""
    found = shutil.which(name)
    if found is None:
        raise MissingError(f"there is no {name}")
    return found


# --- the tests


def tells_its_version(bundle: Path, home: str) -> str:
    """Test that the version is that of core/version.py."""
    said = run(bundle, "--version", home=home).strip()
    if said != f"Deerstalker {bundling.version()}":
        raise FailedError(f"--version says {said!r}; core/version.py says {bundling.version()}")
    return said


def analyses(bundle: Path, home: str) -> str:
    """Test that every engine answers on the command line; the analytic centre needs the solvers."""
    example = next(bundle.rglob("evening.case.json"))
    for engine in ("exact", "centre", "montecarlo"):
        said = json.loads(run(bundle, "analyse", str(example), "--engine", engine, "--json", home=home))
        if not said:
            raise FailedError(f"the engine {engine} says nothing")
    return "exact, centre, montecarlo"


def plays_with_workers(bundle: Path, home: str) -> str:
    """Test that worker processes run the bundle itself, so that they need no other Python."""
    words = ("arena", "--policies", "casual,velma,velma", "--games", "6", "--seed", "1", "--json")
    alone, together = (json.loads(run(bundle, *words, "--workers", count, home=home)) for count in ("1", "2"))
    played = [[(one["policy"], one["wins"], one["turns"]) for one in said["standings"]] for said in (alone, together)]
    if played[0] != played[1]:
        raise FailedError(f"two workers play other games than one: {played}")
    return f"{together['games']} games"


def opens_without_display(bundle: Path, home: str) -> str:
    """Test that the window opens, plays and closes without a display."""
    return last_of(run(bundle, "--self-test", home=home, QT_QPA_PLATFORM="offscreen"), "offscreen")


def writes_without_fonts(bundle: Path, home: str) -> str:
    """Test the same on a system without fonts, where the bundle has to use its own."""
    none = Path(home) / "none.conf"
    none.write_text("<fontconfig></fontconfig>", encoding="utf-8")
    said = run(bundle, "--self-test", home=home, QT_QPA_PLATFORM="offscreen", FONTCONFIG_FILE=str(none))
    return last_of(said, "offscreen")


def opens_on_a_display(bundle: Path, home: str) -> str:
    """Test the same on an X display."""
    return last_of(run(bundle, "--self-test", before=display(), home=home, QT_QPA_PLATFORM="xcb"), "xcb")


def calls_nobody(bundle: Path, home: str) -> str:
    """Test that the window opens no socket to another machine."""
    trace = Path(home) / "trace"
    bus = {"DBUS_SESSION_BUS_ADDRESS": "disabled:"}  # strace would wait for the daemon of one that was started for it
    watch = (tool("strace"), "--follow-forks", "--trace=connect,socket", "--string-limit=200", f"--output={trace}")
    run(bundle, "--self-test", before=(*display(), *watch), home=home, QT_QPA_PLATFORM="xcb", **bus)
    calls = trace.read_text(encoding="utf-8", errors="replace")
    if 'sa_family=AF_UNIX, sun_path="/tmp/.X11-unix' not in calls.replace('=@"', '="'):
        raise FailedError("strace did not even see the call to the display")
    wrong = strange_sockets(calls)
    if wrong:
        raise FailedError("\n".join(["it wants to reach something:", *wrong]))
    return "no socket but of this machine"


def misses_no_network(bundle: Path, home: str) -> str:
    """Test that the window opens, plays and closes without any network."""
    return last_of(run(bundle, "--self-test", before=(*cut_off(), *display()), home=home, QT_QPA_PLATFORM="xcb"), "xcb")


def opens_on_the_desktop(bundle: Path, home: str) -> str:
    """Test the same on the desktop of Windows or macOS."""
    return last_of(run(bundle, "--self-test", home=home), "cocoa" if sys.platform == "darwin" else "windows")


def opens_without_a_console(bundle: Path, home: str) -> str:
    """Test the same with the program for the desktop of Windows, which can say nothing but its exit status."""
    run(bundle, "--self-test", home=home, name="deerstalker.exe")
    return "status 0"


EVERYWHERE: dict[str, Callable[[Path, str], str]] = {
    "version": tells_its_version,
    "command line": analyses,
    "workers": plays_with_workers,
    "window, offscreen": opens_without_display,
}
ON_X: dict[str, Callable[[Path, str], str]] = {
    "window, without fonts": writes_without_fonts,
    "window, on X": opens_on_a_display,
    "calls": calls_nobody,
    "window, without a network": misses_no_network,
}
ON_WINDOWS: dict[str, Callable[[Path, str], str]] = {
    "window": opens_on_the_desktop,
    "window, without a console": opens_without_a_console,
}
ON_MACOS: dict[str, Callable[[Path, str], str]] = {"window": opens_on_the_desktop}
TRIALS = {**EVERYWHERE, **{"win32": ON_WINDOWS, "darwin": ON_MACOS}.get(sys.platform, ON_X)}


def display() -> tuple[str, ...]:
    """Return the command prefix that runs a program on an X display. Raises MissingError."""
    return (tool("xvfb-run"), "--auto-servernum", "--server-args", "-screen 0 1280x800x24 -nolisten tcp")


def last_of(said: str, platform: str) -> str:
    """Return how many steps a self-test took. Raises FailedError if it ran on another platform."""
    first, *steps = said.splitlines()
    if not first.endswith(f" on {platform}") or not steps:
        raise FailedError(f"not tried on {platform}: {said}")
    return f"{len(steps)} steps"


def strange_sockets(trace: str) -> list[str]:
    """Return the lines of strace about sockets that may lead to another machine."""
    return [line for line in trace.splitlines() if is_strange(line)]


def is_strange(line: str) -> bool:
    """Whether a line of strace is about network access, or about resolving a host name."""
    call = SOCKET.search(line)
    return call is not None and (call.group(1) not in LOCAL or any(place in call.group(2) for place in RESOLVERS))


def cut_off() -> tuple[str, ...]:
    """Return the command prefix that runs a program without a network. Raises MissingError, also if not permitted."""
    for words in ((), ("--map-root-user",)):
        command = (tool("unshare"), "--net", *words)
        if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
            return command
    raise MissingError("this system does not allow to cut a program off from networks (unshare --net)")


def main(arguments: list[str]) -> int:
    """Run all tests; return the exit status."""
    wants_all = "--all" in arguments
    named = [Path(word) for word in arguments if not word.startswith("-")]
    bundle = named[0] if named else bundling.BUNDLE
    failed = False
    for name, trial in TRIALS.items():
        begin = time.monotonic()
        with tempfile.TemporaryDirectory() as home:
            try:
                said = trial(bundle, home)
            except MissingError as missing:
                failed = failed or wants_all
                said = f"{'FAILED' if wants_all else 'left out'}: {missing}"
            except FailedError as failure:
                failed = True
                said = f"FAILED: {failure}"
        print(f"{name}: {said} ({time.monotonic() - begin:.1f} s)", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
