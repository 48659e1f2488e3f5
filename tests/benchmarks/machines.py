"""Run the test suite as on other machines: ``python -m tests.benchmarks.machines [NAME ...] [-- arguments of pytest]``.

Each name means one run of all tests with the interpreter of this command; use another interpreter to test another
Python. Prints a line per run and the names of failed tests; the output of pytest is stored in log files. ``--seed``
chooses the order of ``alone``, which is a new one each time and is printed.
"""

from __future__ import annotations

import argparse
import ctypes
import fcntl
import os
import pty
import random
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from tests.benchmarks import alone

ROOT = Path(__file__).parents[2]
NOBODY: Final = 65534
SOON: Final = 120
"""Time from the start of a run to midnight (s)."""


def _zone_before_midnight(now: float) -> str:
    """Return a time zone in POSIX notation in which it will soon be midnight."""
    east = (86_400 - SOON - int(now)) % 86_400
    east -= 86_400 * (east > 43_200)
    hours, rest = divmod(abs(east), 3600)
    return f"XXX{'-' if east > 0 else '+'}{hours:02}:{rest // 60:02}:{rest % 60:02}"


@dataclass(frozen=True, slots=True)
class Machine:
    """A simulated machine: its environment variables (None: unset), and special features by name."""

    about: str
    env: dict[str, str | None] = field(default_factory=dict)
    words: tuple[str, ...] = ()
    columns: int = 0
    cores: int = 0
    elsewhere: bool = False
    busy: int = 0
    nice: int = 0
    late: bool = False
    old: bool = False
    wide: bool = False
    alone: bool = False


MACHINES: Final = {
    "plain": Machine("as it is here"),
    "old": Machine(
        "a processor of 2009, or as near as a newer one comes; west of Greenwich, LANG=C",
        {
            "OPENBLAS_CORETYPE": "Nehalem",
            "GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-FMA,-FMA4",
            "LANG": "C",
            "LC_ALL": None,
            "TZ": "America/Anchorage",
        },
        old=True,
    ),
    "narrow": Machine(
        "OpenBLAS for AVX2, a terminal of 40 columns, German, with LC_ALL=C; far east of Greenwich",
        {
            "OPENBLAS_CORETYPE": "Haswell",
            "LANG": "de_DE.UTF-8",
            "LC_ALL": "C",
            "TZ": "Pacific/Kiritimati",
            "TERM": "xterm",
        },
        columns=40,
    ),
    "stranger": Machine(
        "a user who may write nowhere but to temporary folders, no terminal, a comma for decimals, and a path with"
        " spaces and letters that are not ASCII",
        {"LC_ALL": "fr_FR.UTF-8", "TERM": None},
        elsewhere=True,
    ),
    "midnight": Machine(
        "a new day begins meanwhile, tests in a random order, PYTHONHASHSEED=random",
        {"PYTHONHASHSEED": "random"},
        ("--shuffle", "1"),
        late=True,
    ),
    "busy": Machine(
        "three busy loops beside it; German",
        {"LANG": "de_DE.UTF-8", "LC_ALL": None},
        busy=3,
    ),
    "single": Machine("one core for all, four busy loops on it", cores=1, busy=4),
    # The loops are at nice 19, too. Beside eight at nice 0 the suite would have 15 parts of 15 + 4 * 1024, which is
    # 0.4 % of a core, and nobody could wait for it. All are in one session, as Linux may group processes by sessions
    # (autogroup), between which niceness does nothing. So a worker has some fifth of a core, by turns with the loops.
    "nice": Machine("two cores, nice 19, eight busy loops at nice 19 beside it", cores=2, busy=8, nice=19),
    "alone": Machine(
        "each test file in an interpreter of its own, for which nothing is compiled; two at a time, the files and the"
        " tests in each in a random order",
        alone=True,
    ),
    "wide": Machine(
        "OpenBLAS for AVX-512, or for a Sandy Bridge where the processor has none",
        {"OPENBLAS_L2_SIZE": None},
        wide=True,
    ),
}


# --- another processor


@pytest.hookimpl(tryfirst=True)
def pytest_configure() -> None:
    """As a plugin of pytest: let Qt paint as on the oldest processor that its wheels are for, one of x86-64-v2.

    Qt's own QT_NO_CPU_FEATURE does nothing since 6.11: it compares names that begin with a blank with names without.
    """
    import PySide6.QtCore

    assert "PySide6.QtGui" not in sys.modules, "which has chosen by then"
    core = ctypes.CDLL(str(Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Core.so.6"))
    ctypes.c_uint64.in_dll(core, "qt_cpu_features").value = 1 << 63 | 0b1011_0111  # known; SSE2 to 4.2 and POPCNT


def _of_an_older_processor() -> dict[str, str | None]:
    """What keeps numpy from all that was not on every processor it was compiled for."""
    from numpy._core._multiarray_umath import __cpu_dispatch__ as above

    return {"NPY_DISABLE_CPU_FEATURES": " ".join(above)}


def _has_avx512() -> bool:
    """Whether there is all of AVX-512 that OpenBLAS uses, which starts what it is told to, and would crash."""
    from numpy._core._multiarray_umath import __cpu_features__ as features

    return bool(features.get("AVX512_SKX"))


def _kernels() -> str:
    """A core type whose kernels differ from those of ``old`` and ``narrow``; that of Zen would be Haswell's."""
    return "SkylakeX" if _has_avx512() else "Sandybridge"


# --- a run


@dataclass(frozen=True, slots=True)
class Place:
    """Where a command is run as on a machine: what it begins with, its folder and environment, what is beside it."""

    before: tuple[str, ...]
    cwd: Path
    env: dict[str, str]
    loops: tuple[int, ...]
    """The identifiers of the processes of busy loops."""


@contextmanager
def _on_cores(count: int) -> Iterator[None]:
    """Keep this thread, and so all that it starts, on so many of the cores that it may use."""
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, sorted(allowed)[:count])
    try:
        yield
    finally:
        os.sched_setaffinity(0, allowed)


@contextmanager
def _loops(count: int, nice: int) -> Iterator[tuple[int, ...]]:
    loops = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        for loop in loops if nice else ():
            os.setpriority(os.PRIO_PROCESS, loop.pid, nice)
        yield tuple(loop.pid for loop in loops)
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


@contextmanager
def _clone() -> Iterator[tuple[Path, Path]]:
    """A clone in a folder with an awkward name, another's who may use it, and a home that they may not write to."""
    with tempfile.TemporaryDirectory() as folder:
        top = Path(folder)
        top.chmod(0o755)
        clone, home = top / "Grüße aus Łódź", top / "home"
        subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)
        (clone / ".venv").symlink_to(sys.prefix)
        home.mkdir(mode=0o555)
        if os.geteuid() == 0:
            for path in (clone, *clone.rglob("*")):
                os.chown(path, NOBODY, NOBODY, follow_symlinks=False)
        yield clone, home


def _terminal(columns: int) -> tuple[int, int]:
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, columns, 0, 0))
    return ours, theirs


def told(command: Sequence[str], cwd: Path, env: dict[str, str], columns: int, log: Path) -> str:
    """Run a command to its end, on a terminal of so many columns or on none; what it said, which the log has too."""
    with log.open("wb") as file:
        if not columns:
            options = {"stdin": subprocess.DEVNULL, "stdout": file, "stderr": subprocess.STDOUT}
            subprocess.run(command, cwd=cwd, env=env, **options, check=False)
        else:
            ours, theirs = _terminal(columns)
            with subprocess.Popen(command, cwd=cwd, env=env, stdin=theirs, stdout=theirs, stderr=theirs):
                os.close(theirs)
                with suppress(OSError):  # so a terminal says that its last user is gone
                    while read := os.read(ours, 65_536):
                        file.write(read)
            os.close(ours)
    return log.read_text("utf-8", "replace")


def _as_nobody() -> list[str]:
    """What a command begins with so that nobody runs it, if we are root; Python's own files have to be for all."""
    if os.geteuid() != 0:
        return []
    become = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]
    asked = [*become, sys.executable, "-c", "import sys; print(sys.base_prefix)"]
    if subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip() != sys.base_prefix:
        raise SystemExit(f"{sys.base_prefix} is not for every user to read. Start this with a Python that is.")
    return become


@contextmanager
def simulated(machine: Machine) -> Iterator[Place]:
    """The place for commands that are run as on a machine."""
    changes, cwd = dict(machine.env), ROOT
    before = ("nice", "-n", str(machine.nice)) if machine.nice else ()
    with ExitStack() as stack:
        if machine.old:
            changes |= _of_an_older_processor()
        if machine.wide:
            changes["OPENBLAS_CORETYPE"] = _kernels()
        if machine.late:
            changes["TZ"] = _zone_before_midnight(time.time())
        if machine.elsewhere:
            cwd, home = stack.enter_context(_clone())
            changes["HOME"] = str(home)
            before += tuple(_as_nobody())
        if machine.cores:
            stack.enter_context(_on_cores(machine.cores))
        loops = stack.enter_context(_loops(machine.busy, machine.nice))
        env = {name: value for name, value in {**os.environ, "COLUMNS": None, **changes}.items() if value is not None}
        yield Place(before, cwd, env, loops)


def run(machine: Machine, words: Sequence[str], log: Path, seed: int) -> str:
    """Run the suite as on a machine; all that pytest said."""
    pytest_ = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--color=no", *machine.words]
    with simulated(machine) as place:
        command = [*place.before, *pytest_]
        if machine.alone:
            return alone.run(command, words, place.cwd, place.env, seed, log)
        command += ["-n", "auto", "--dist=worksteal"]
        if machine.old:
            command += ["-p", __spec__.name]
        return told([*command, *words], place.cwd, place.env, machine.columns, log)


def _remark(machine: Machine, seed: int) -> str:
    """What is chosen anew for each run, or by the processor."""
    if machine.alone:
        return f", seed {seed}"
    if machine.wide:
        return f", OPENBLAS_CORETYPE={_kernels()}{'' if _has_avx512() else ' (this processor has no AVX-512)'}"
    return ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the suite as on the machines that are named, or on all."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.benchmarks.machines",
        description="Run the suite as on other machines.",
        epilog="; ".join(f"{name}: {machine.about}" for name, machine in MACHINES.items()),
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"one of {', '.join(MACHINES)}; all, if none is named")
    parser.add_argument("--seed", type=int, metavar="N", help="the order of the files and tests of alone (by chance)")
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="where to keep what pytest says")
    arguments = list(sys.argv[1:] if arguments is None else arguments)
    at = arguments.index("--") if "--" in arguments else len(arguments)
    chosen = parser.parse_args(arguments[:at])
    if unknown := set(chosen.names) - MACHINES.keys():
        parser.error(f"there is no {', '.join(sorted(unknown))}")
    logs = chosen.logs or Path(tempfile.mkdtemp(prefix="machines-"))
    logs.mkdir(parents=True, exist_ok=True)
    seed = random.randrange(10**6) if chosen.seed is None else chosen.seed
    failed = 0
    version = ".".join(map(str, sys.version_info[:2]))
    for name in chosen.names or MACHINES:
        log = logs / f"{name}-{version}.txt"
        lines = run(MACHINES[name], arguments[at + 1 :], log, seed).splitlines() or ["nothing was said"]
        print(f"{name}, Python {version}{_remark(MACHINES[name], seed)}: {lines[-1].strip('= ')}", flush=True)
        wrong = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        print(*(f"    {line}" for line in wrong), sep="\n", end="\n" if wrong else "", flush=True)
        failed += bool(wrong) or " passed" not in lines[-1]
    print(f"All that was said is in {logs}.")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
