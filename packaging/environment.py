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
from pathlib import Path
from typing import IO, TYPE_CHECKING, NoReturn

import system
from system import give_up, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
LOCKS = {"runtime": ROOT / "packaging" / "runtime.lock", "tests": ROOT / "packaging" / "tests.lock"}
# One thread for each product of small matrices: two take twenty times as long at the sizes that we have.
THREADS = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")  # the locks hold wheels for these


def venv_python(venv: Path = VENV, system: str = os.name) -> Path:
    """Where a virtual environment keeps its interpreter."""
    return venv / "Scripts" / "python.exe" if system == "nt" else venv / "bin" / "python"


def locked(lock: Path) -> set[str]:
    """The names of the packages in a lock file."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return {line.split("==")[0] for line in lines if line[:1].isalnum()}


def fingerprint(lock: Path) -> str:
    """What has to stay the same for an installed lock to be taken as installed."""
    python = f"{platform.python_implementation()} {sys.version_info[0]}.{sys.version_info[1]} {platform.machine()}"
    return hashlib.sha256(python.encode() + lock.read_bytes()).hexdigest()


def installed(venv: Path = VENV) -> dict[str, str]:
    """The stamp: fingerprints by the name of the lock. Empty where there is none, or none that can be read."""
    try:
        stamp = json.loads((venv / "deerstalker.stamp").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(mark) for name, mark in stamp.items()} if isinstance(stamp, dict) else {}


def missing_locks(names: Sequence[str], venv: Path = VENV, locks: Mapping[str, Path] = LOCKS) -> list[str]:
    """Which of the named locks are not installed as they stand now."""
    if not venv_python(venv).exists() or (venv / "deerstalker.unfinished").exists():
        return list(names)
    stamp = installed(venv)
    return [name for name in names if stamp.get(name) != fingerprint(locks[name])]


def usable(venv: Path = VENV) -> bool:
    """Whether an environment can be built upon: nobody was interrupted in it, it runs, and it is this Python's."""
    if (venv / "deerstalker.unfinished").exists() or not venv_python(venv).exists():
        return False
    question = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([str(venv_python(venv)), "-c", question], capture_output=True, text=True, check=False)
    except OSError:  # a program of another machine, for example
        return False
    return answer.stdout.strip() == "{}.{}".format(*sys.version_info[:2])


@contextlib.contextmanager
def alone(venv: Path = VENV) -> Iterator[IO[str]]:
    """Hold the lock that one start at a time sets up under. The operating system lets go of it when we die."""
    venv.mkdir(exist_ok=True)
    with (venv / "deerstalker.lock").open("w", encoding="utf-8") as handle:
        if not _try_lock(handle):
            say("Another start is setting up .venv. Waiting for it ...")
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


def _run_holding(handle: IO[str], command: Sequence[str]) -> int:
    """Run a step of the set-up. It holds the lock too: if we are killed and it lives on, the next start waits."""
    keep = () if os.name == "nt" else (handle.fileno(),)
    env = {**os.environ, "PIP_USER": "0"}  # a user's habit that can't work inside an environment
    return subprocess.run(command, pass_fds=keep, env=env, stdin=subprocess.DEVNULL, check=False).returncode


def _empty(venv: Path) -> None:
    """Clear an environment, all but the files that say that it is being cleared."""
    for entry in venv.iterdir():
        if entry.name in {"deerstalker.lock", "deerstalker.unfinished"}:
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(entry)
        else:
            entry.unlink()


def set_up(names: Sequence[str]) -> None:
    """Make ``.venv`` hold the named locks. Costs next to nothing when it does already."""
    if not missing_locks(names):
        return
    try:
        with alone() as handle:
            missing = missing_locks(names)  # again: whom we waited for may have done it
            if missing:
                _install(missing, handle)
    except OSError as problem:
        give_up(f"Could not set up .venv: {problem}")


def _install(names: Sequence[str], handle: IO[str]) -> None:
    unfinished = VENV / "deerstalker.unfinished"
    if usable():
        unfinished.touch()
        stamp = {name: mark for name, mark in installed().items() if name not in names and name in LOCKS}
    else:
        unfinished.touch()
        _empty(VENV)
        stamp = {}
        names = ["runtime", *(name for name in names if name != "runtime")]
        say(f"Making .venv with Python {platform.python_version()} ...")
        # The interpreter that this one's environment, if any, was made from: we may just have deleted this one.
        python = getattr(sys, "_base_executable", None) or sys.executable
        if _run_holding(handle, [python, "-m", "venv", str(VENV)]) != 0:
            give_up("Could not make .venv: what Python says about it stands above.")
    _pip_install(names, handle)
    stamp.update({name: fingerprint(LOCKS[name]) for name in names})
    fresh = VENV / "deerstalker.stamp.new"
    fresh.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
    fresh.replace(VENV / "deerstalker.stamp")
    unfinished.unlink()


def _pip_install(names: Sequence[str], handle: IO[str]) -> None:
    count = sum(len(locked(LOCKS[name])) for name in names)
    say(f"Installing {count} packages into .venv. This takes a minute or so ...")
    files = [part for name in names for part in ("-r", str(LOCKS[name]))]
    options = [
        "--quiet",
        "--disable-pip-version-check",
        "--no-input",
        "--no-deps",
        "--require-hashes",
        "--only-binary",
        ":all:",
    ]
    status = _run_holding(handle, [str(venv_python()), "-m", "pip", "install", *options, *files])
    if status == 0:
        return
    if status > 0:  # pip ended by itself and has taken back what it had begun
        (VENV / "deerstalker.unfinished").unlink()
    version = "{}.{}".format(*sys.version_info[:2])
    cause = (
        "Is the network there?"
        if version in SUPPORTED
        else f"The packages are chosen for Python {', '.join(SUPPORTED)}."
    )
    give_up(
        f"pip could not install the packages: what it says stands above. {cause} Run the same command to try again."
    )


def prepare(names: Sequence[str], *, qt: bool = True, window: bool = False, yes: bool = False) -> None:
    """Make everything ready: first the system, since ``.venv`` may need it, then ``.venv``."""
    try:
        missing = system.missing_packages(venv=bool(missing_locks(names)), qt=qt, window=window)
        if missing:
            system.install_packages(missing, yes=yes)
        set_up(names)
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
