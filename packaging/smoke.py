"""Try a finished bundle: ``python3 packaging/smoke.py [--all] [BUNDLE]``, which is part of making a release.

The bundle is started as on a machine that has nothing else: without the variables of this one, in a home of its own. It
tells its version, analyses, plays a tournament with two workers, and tries its window (``--self-test``) without a
display and, where there is Xvfb, with one: watched by strace for calls to anybody but this machine, and cut off from
all networks. What cannot be tried here is left out; with ``--all`` that is a failure.
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
LOCAL = ("AF_UNIX", "AF_LOCAL", "AF_NETLINK")
"""Sockets of this machine: the display, the session, the kernel."""
RESOLVERS = ("/systemd/resolve/", "/avahi-daemon/")
"""Where in this machine one asks for the address of another."""
SOCKET = re.compile(r"\b(?:socket\(|connect\([^{]*\{sa_family=)(AF_\w+)(.*)")


class FailedError(Exception):
    """The bundle does not do what it should; the message says what."""


class MissingError(Exception):
    """What a trial needs is not to be had here; the message says what."""


def program(bundle: Path) -> Path:
    """Return what starts a bundle; of an app of macOS too. Raises FailedError where there is nothing."""
    inside = bundle / "Contents" / "MacOS" if bundle.suffix == ".app" else bundle
    for name in ("deerstalker-console.exe", "deerstalker"):
        if (inside / name).is_file():
            return inside / name
    raise FailedError(f"{bundle} holds no program")


def run(bundle: Path, *words: str, before: tuple[str, ...] = (), home: str, **env: str) -> str:
    """Start a bundle, with what is put ``before`` it; return what it prints. Raises FailedError."""
    bare = {
        name: value for name, value in os.environ.items() if os.name == "nt" and name.upper() in {"SYSTEMROOT", "TEMP"}
    }
    bare.update({"HOME": home, "PATH": os.defpath, "LANG": "C.UTF-8", "XDG_RUNTIME_DIR": home, **env})
    command = [*before, str(program(bundle).resolve()), *words]
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
    """Return where a tool is. Raises MissingError."""
    found = shutil.which(name)
    if found is None:
        raise MissingError(f"there is no {name}")
    return found


# --- what is tried


def tells_its_version(bundle: Path, home: str) -> str:
    """The version is that of the one place where it stands."""
    said = run(bundle, "--version", home=home).strip()
    if said != f"Deerstalker {bundling.version()}":
        raise FailedError(f"--version says {said!r}; core/version.py says {bundling.version()}")
    return said


def analyses(bundle: Path, home: str) -> str:
    """Every engine answers on the command line; that of the analytic centre needs the solvers."""
    example = next(bundle.rglob("evening.case.json"))
    for engine in ("exact", "centre", "montecarlo"):
        said = json.loads(run(bundle, "analyse", str(example), "--engine", engine, "--json", home=home))
        if not said:
            raise FailedError(f"the engine {engine} says nothing")
    return "exact, centre, montecarlo"


def plays_with_workers(bundle: Path, home: str) -> str:
    """Processes that the program starts are the program: they work where there is no other Python."""
    words = ("arena", "--policies", "casual,velma,velma", "--games", "6", "--seed", "1", "--json")
    alone, together = (json.loads(run(bundle, *words, "--workers", count, home=home)) for count in ("1", "2"))
    played = [[(one["policy"], one["wins"], one["turns"]) for one in said["standings"]] for said in (alone, together)]
    if played[0] != played[1]:
        raise FailedError(f"two workers play other games than one: {played}")
    return f"{together['games']} games"


def opens_without_display(bundle: Path, home: str) -> str:
    """The window opens, plays and closes where nothing is shown."""
    return last_of(run(bundle, "--self-test", home=home, QT_QPA_PLATFORM="offscreen"), "offscreen")


def writes_without_fonts(bundle: Path, home: str) -> str:
    """The same where the system has no font: the bundle brings one, and the trial looks whether it is there."""
    none = Path(home) / "none.conf"
    none.write_text("<fontconfig></fontconfig>", encoding="utf-8")
    said = run(bundle, "--self-test", home=home, QT_QPA_PLATFORM="offscreen", FONTCONFIG_FILE=str(none))
    return last_of(said, "offscreen")


def opens_on_a_display(bundle: Path, home: str) -> str:
    """The same on a display of X."""
    return last_of(run(bundle, "--self-test", before=display(), home=home, QT_QPA_PLATFORM="xcb"), "xcb")


def calls_nobody(bundle: Path, home: str) -> str:
    """The window asks for no socket that leads out of this machine."""
    trace = Path(home) / "trace"
    watch = (tool("strace"), "--follow-forks", "--trace=connect,socket", "--string-limit=200", f"--output={trace}")
    run(bundle, "--self-test", before=(*display(), *watch), home=home, QT_QPA_PLATFORM="xcb")
    calls = trace.read_text(encoding="utf-8", errors="replace")
    if 'sa_family=AF_UNIX, sun_path="/tmp/.X11-unix' not in calls.replace('=@"', '="'):
        raise FailedError("strace did not even see the call to the display")
    wrong = strange_sockets(calls)
    if wrong:
        raise FailedError("\n".join(["it wants to reach something:", *wrong]))
    return "no socket but of this machine"


def misses_no_network(bundle: Path, home: str) -> str:
    """The window opens, plays and closes in a machine that has no network at all."""
    return last_of(run(bundle, "--self-test", before=(*cut_off(), *display()), home=home, QT_QPA_PLATFORM="xcb"), "xcb")


TRIALS: dict[str, Callable[[Path, str], str]] = {
    "version": tells_its_version,
    "command line": analyses,
    "workers": plays_with_workers,
    "window, offscreen": opens_without_display,
    "window, without fonts": writes_without_fonts,
    "window, on X": opens_on_a_display,
    "calls": calls_nobody,
    "window, without a network": misses_no_network,
}


def display() -> tuple[str, ...]:
    """Return what gives a program a display of X. Raises MissingError."""
    return (tool("xvfb-run"), "--auto-servernum", "--server-args", "-screen 0 1280x800x24 -nolisten tcp")


def last_of(said: str, platform: str) -> str:
    """Return how many steps a trial of the window took. Raises FailedError where it was shown elsewhere."""
    first, *steps = said.splitlines()
    if not first.endswith(f" on {platform}") or not steps:
        raise FailedError(f"not tried on {platform}: {said}")
    return f"{len(steps)} steps"


def strange_sockets(trace: str) -> list[str]:
    """Return the lines of strace that ask for a socket which leads, or could lead, to another machine."""
    return [line for line in trace.splitlines() if is_strange(line)]


def is_strange(line: str) -> bool:
    """Whether a line of strace asks for something beyond this machine, be it only where that is."""
    call = SOCKET.search(line)
    return call is not None and (call.group(1) not in LOCAL or any(place in call.group(2) for place in RESOLVERS))


def cut_off() -> tuple[str, ...]:
    """Return what cuts a program off from all networks. Raises MissingError, also where that is not allowed."""
    for words in ((), ("--map-root-user",)):
        command = (tool("unshare"), "--net", *words)
        if subprocess.run([*command, "true"], capture_output=True, check=False).returncode == 0:
            return command
    raise MissingError("this system does not allow to cut a program off from networks (unshare --net)")


def main(arguments: list[str]) -> int:
    """Try all; return the exit status."""
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
