"""The environment that the scripts beside this file start the program and its tests in: ``.venv`` in the checkout.

Standard library only, since this runs before anything is installed; and it parses on Python 3.8, as its callers do.

Beside the packages, ``.venv`` holds

``deerstalker.stamp``       which locks are installed; while that is right, nothing more is looked at
``deerstalker.unfinished``  there while packages are installed; who finds it knows that somebody was interrupted
``deerstalker.lock``        held by the one of several starts that sets up
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
# One thread for each product of small matrices: two take twenty times as long at the sizes that we have.
THREADS = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")  # the locks hold wheels for these
PIP_OPTIONS = (
    *("--quiet", "--disable-pip-version-check", "--no-input"),
    *("--no-deps", "--require-hashes"),  # what the lock says, and nothing else
    *("--only-binary", ":all:"),  # nobody has to have a compiler
)


@dataclass(frozen=True)
class Environment:
    """A folder with an interpreter and packages, and the lock files that say which packages."""

    folder: Path
    locks: Mapping[str, Path]

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return interpreter(self.folder)

    @property
    def unfinished(self) -> Path:
        """There while packages are installed: who finds it knows that somebody was interrupted."""
        return self.folder / "deerstalker.unfinished"

    @property
    def stamp(self) -> Path:
        """The fingerprints of what is installed, by the name of the lock."""
        return self.folder / "deerstalker.stamp"

    def installed(self) -> dict[str, str]:
        """What the stamp says: nothing where there is none, or none that can be read."""
        try:
            stamp = json.loads(self.stamp.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {str(name): str(mark) for name, mark in stamp.items()} if isinstance(stamp, dict) else {}

    def missing(self, names: Sequence[str]) -> list[str]:
        """Which of the named locks are not installed as they stand now."""
        if self.unfinished.exists() or not self.python.exists():
            return list(names)
        stamp = self.installed()
        return [name for name in names if stamp.get(name) != fingerprint(self.locks[name])]

    def usable(self) -> bool:
        """Whether it can be built upon: nobody was interrupted in it, it runs, has pip, and is of this Python."""
        if self.unfinished.exists() or not self.python.exists():
            return False
        question = "import pip, sys; print('{}.{}'.format(*sys.version_info[:2]))"
        try:
            answer = subprocess.run([str(self.python), "-c", question], capture_output=True, text=True, check=False)
        except OSError:  # a program of another machine, for example
            return False
        return answer.stdout.strip() == this_python()

    def set_up(self, names: Sequence[str]) -> None:
        """Make it hold the named locks. Costs next to nothing when it does already."""
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
            return  # whom we waited for has done it
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
        # The interpreter that this one's environment, if any, was made from: this one may just have been deleted.
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
        if status > 0:  # pip ended by itself, and has taken back what it had begun
            self.unfinished.unlink()
        known = this_python() in SUPPORTED
        cause = "Is the network there?" if known else f"They are chosen for Python {', '.join(SUPPORTED)}."
        give_up(f"pip could not install the packages; what it says stands above. {cause} The same command tries again.")


def interpreter(folder: Path, system_name: str = os.name) -> Path:
    """Where a virtual environment keeps its interpreter."""
    return folder / "Scripts" / "python.exe" if system_name == "nt" else folder / "bin" / "python"


def this_python() -> str:
    """Which Python runs this, as 3.11."""
    return "{}.{}".format(*sys.version_info[:2])


def locked(lock: Path) -> set[str]:
    """The names of the packages in a lock file."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0] for line in lines if line[:1].isalnum()}


def fingerprint(lock: Path) -> str:
    """What has to stay the same for an installed lock to be taken as installed."""
    python = f"{platform.python_implementation()} {this_python()} {platform.machine()}"
    return hashlib.sha256(python.encode() + lock.read_bytes()).hexdigest()


@contextlib.contextmanager
def alone(folder: Path) -> Iterator[IO[str]]:
    """Hold the lock that one start at a time sets up under. The operating system lets go of it when we die."""
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
    """Run a step of the set-up. It holds the lock too: if we are killed and it lives on, the next start waits.

    A hushed step is heard only if it fails: being interrupted is no reason to show what Python says to that.
    """
    keep = () if os.name == "nt" else (handle.fileno(),)
    env = {**os.environ, "PIP_USER": "0"}  # a user's habit that can't work inside an environment
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
# What goes into a bundle is taken from here: what somebody installed into the other for himself must not come along.
BUNDLING = Environment(ROOT / "build" / "environment", {name: LOCKS[name] for name in ("runtime", "bundle")})


def prepare(
    names: Sequence[str], *, qt: bool = True, window: bool = False, yes: bool = False, into: Environment = OURS
) -> None:
    """Make everything ready: first the system, since the environment may need it, then the environment."""
    try:
        missing = system.missing_packages(venv=bool(into.missing(names)), qt=qt, window=window)
        system.install_packages(missing, yes=yes)
        into.set_up(names)
    except KeyboardInterrupt:
        give_up("\nInterrupted. The next start mends what is half done.", status=130)


def variables(env: Mapping[str, str]) -> dict[str, str]:
    """The environment variables for the program: it is found in the checkout, wherever the user stands."""
    path = [str(ROOT), *filter(None, [env.get("PYTHONPATH")])]
    return {**THREADS, **env, "PYTHONPATH": os.pathsep.join(path)}


def become(command: list[str], env: Mapping[str, str]) -> NoReturn:
    """Hand over to a program, with its exit status for ours."""
    if os.name == "nt":  # there exec returns to the terminal before the program has ended
        raise SystemExit(subprocess.run(command, env=env, check=False).returncode)
    os.execve(command[0], command, env)
