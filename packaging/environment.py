"""The virtual environment in which the packaging scripts run the program and its tests: ``.venv`` in the checkout.

Uses only the standard library, as it runs before anything is installed, and parses on Python 3.8, as its callers do.

Besides the packages, ``.venv`` contains

``deerstalker.stamp``       the installed lock files; if they match, nothing else is checked
``deerstalker.unfinished``  exists while packages are being installed; left behind by an interrupted installation
``deerstalker.lock``        held by the process that sets up the environment
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

import system
from system import give_up, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
# One thread per matrix product: with our small matrices, two threads take twenty times as long.
THREADS = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")  # the lock files have wheels for these
PIP_OPTIONS = (
    *("--quiet", "--disable-pip-version-check", "--no-input"),
    *("--no-deps", "--require-hashes"),  # exactly what is locked
    *("--only-binary", ":all:"),  # no compiler is needed
)


@dataclass(frozen=True)
class Environment:
    """A virtual environment: its folder, and the lock files that list its packages."""

    folder: Path
    locks: Mapping[str, Path]

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return interpreter(self.folder)

    @property
    def unfinished(self) -> Path:
        """A file that exists while packages are being installed; left behind by an interrupted installation."""
        return self.folder / "deerstalker.unfinished"

    @property
    def stamp(self) -> Path:
        """The file with the fingerprints of the installed lock files, by their names."""
        return self.folder / "deerstalker.stamp"

    def installed(self) -> dict[str, str]:
        """Return the content of the stamp; empty if it is missing or unreadable."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(name): str(mark) for name, mark in stamp.items()} if isinstance(stamp, dict) else {}

    def missing(self, names: Sequence[str]) -> list[str]:
        """Return which of these lock files are not installed in their current state."""
        if self.unfinished.exists() or not self.python.exists():
            return list(names)
        stamp = self.installed()
        return [name for name in names if stamp.get(name) != fingerprint(self.locks[name])]

    def usable(self) -> bool:
        """Whether packages can be installed in it: it is complete, runs, has pip, and is of this Python version."""
        if self.unfinished.exists() or not self.python.exists():
            return False
        question = "import pip, sys; print('{}.{}'.format(*sys.version_info[:2]))"
        try:
            answer = subprocess.run([str(self.python), "-c", question], capture_output=True, text=True, check=False)
        except OSError:  # built for another machine, for example
            return False
        return answer.stdout.strip() == this_python()

    def set_up(self, names: Sequence[str]) -> None:
        """Install these lock files, unless they are installed already."""
        if not self.missing(names):
            return
        try:
            with alone(self.folder) as handle:
                self._install(names, handle)
        except OSError as problem:
            give_up(f"Could not set up {self.folder}: {problem}")

    def _install(self, names: Sequence[str], handle: IO[str]) -> None:
        missing = self.missing(names)
        if not missing:
            return  # the process that held the lock has done it
        stamp = self.installed()
        usable = self.usable()
        self.unfinished.touch()
        if not usable:
            missing, stamp = list(names), {}
            self._make(handle)
        self._fill(missing, handle)
        stamp.update({name: fingerprint(self.locks[name]) for name in missing})
        fresh = self.folder / "deerstalker.stamp.new"
        fresh.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
        fresh.replace(self.stamp)
        self.unfinished.unlink()

    def _make(self, handle: IO[str]) -> None:
        for entry in self.folder.iterdir():
            if entry.name in {"deerstalker.lock", self.unfinished.name}:
                continue
            if entry.is_dir() and not entry.is_symlink():
                shutil.rmtree(entry)
            else:
                entry.unlink()
        say(f"Making {self.folder.name} with Python {platform.python_version()} ...")
        # Not this environment's own interpreter, which may just have been deleted, but the one it was made from.
        python = getattr(sys, "_base_executable", None) or sys.executable
        if run_holding(handle, [python, "-m", "venv", str(self.folder)], hush=True) != 0:
            give_up(f"Could not make {self.folder}: what Python says about it stands above.")

    def _fill(self, names: Sequence[str], handle: IO[str]) -> None:
        count = sum(len(locked(self.locks[name])) for name in names)
        say(f"Installing {count} packages into {self.folder.name}. This takes a minute or so ...")
        files = [word for name in names for word in ("-r", str(self.locks[name]))]
        status = run_holding(handle, [str(self.python), "-m", "pip", "install", *PIP_OPTIONS, *files])
        if status == 0:
            return
        if status > 0:  # pip was not killed, so it has undone its changes
            self.unfinished.unlink()
        known = this_python() in SUPPORTED
        cause = "Is the network there?" if known else f"They are chosen for Python {', '.join(SUPPORTED)}."
        give_up(f"pip could not install the packages; what it says stands above. {cause} The same command tries again.")


def interpreter(folder: Path, system_name: str = os.name) -> Path:
    """Return the path of a virtual environment's interpreter."""
    return folder / "Scripts" / "python.exe" if system_name == "nt" else folder / "bin" / "python"


def this_python() -> str:
    """Return the version of the running Python, as in 3.11."""
    return "{}.{}".format(*sys.version_info[:2])


def locked(lock: Path) -> set[str]:
    """Return the names of the packages in a lock file."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0] for line in lines if line[:1].isalnum()}


def fingerprint(lock: Path) -> str:
    """Return a value that changes with a lock file or with Python, so that its packages must be reinstalled."""
    python = f"{platform.python_implementation()} {this_python()} {platform.machine()}"
    return hashlib.sha256(python.encode() + lock.read_bytes()).hexdigest()


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[IO[str]]:
    """Hold the lock under which one process at a time sets up. The system releases it if the process dies."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "deerstalker.lock").open("w", encoding="utf-8") as handle:
        if not _try_lock(handle):
            say(f"Another start is setting up {folder.name}. Waiting for it ...")
            _wait_lock(handle)
        yield handle


if sys.platform == "win32":
    import msvcrt
    import time

    def _try_lock(handle: IO[str]) -> bool:
        try:
            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _wait_lock(handle: IO[str]) -> None:
        while not _try_lock(handle):
            time.sleep(0.5)

else:
    import fcntl

    def _try_lock(handle: IO[str]) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True

    def _wait_lock(handle: IO[str]) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX)


def run_holding(handle: IO[str], command: Sequence[str], *, hush: bool = False) -> int:
    """Run a step of the set-up. It inherits the lock, so that others wait for it even if this process is killed.

    ``hush``: show its output only if it fails, but not if it is interrupted, which would print a traceback.
    """
    keep = () if os.name == "nt" else (handle.fileno(),)
    env = {**os.environ, "PIP_USER": "0"}  # a user's default of --user cannot work in an environment
    out = subprocess.PIPE if hush else None
    err = subprocess.STDOUT if hush else None
    ended = subprocess.run(
        command, pass_fds=keep, env=env, stdin=subprocess.DEVNULL, stdout=out, stderr=err, text=True, check=False
    )
    if hush and ended.returncode != 0:
        say(ended.stdout.rstrip())
    return ended.returncode


LOCKS = {name: ROOT / "packaging" / f"{name}.lock" for name in ("runtime", "tests", "bundle", "mutation")}
OURS = Environment(ROOT / ".venv", {name: LOCKS[name] for name in ("runtime", "tests")})
# Bundles are made from a separate environment, without packages that developers have added to theirs.
BUNDLING = Environment(ROOT / "build" / "environment", {name: LOCKS[name] for name in ("runtime", "bundle")})


def prepare(
    names: Sequence[str], *, qt: bool = True, window: bool = False, yes: bool = False, into: Environment = OURS
) -> None:
    """Install missing system packages, which the environment may need, then set up the environment."""
    try:
        missing = system.missing_packages(venv=bool(into.missing(names)), qt=qt, window=window)
        system.install_packages(missing, yes=yes)
        into.set_up(names)
    except KeyboardInterrupt:
        give_up("\nInterrupted. The next start mends what is half done.", status=130)


def variables(env: Mapping[str, str]) -> dict[str, str]:
    """Return the environment variables for the program: it is imported from the checkout, from any directory."""
    path = [str(ROOT), *filter(None, [env.get("PYTHONPATH")])]
    return {**THREADS, **env, "PYTHONPATH": os.pathsep.join(path)}


def become(command: list[str], env: Mapping[str, str]) -> NoReturn:
    """Replace this process by a program; exit with its status."""
    if os.name == "nt":  # on Windows, exec would return to the terminal before the program has ended
        raise SystemExit(subprocess.run(command, env=env, check=False).returncode)
    os.execve(command[0], command, env)
