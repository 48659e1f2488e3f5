"""Runs test files in copies of the checkout, to record which lines they execute, or to test a change.

This file is also a pytest plugin of those runs.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from subprocess import PIPE
from threading import TIMEOUT_MAX, Event, Timer
from time import monotonic
from typing import Any, TypeVar

from core.cli.progress import Progress

T = TypeVar("T")
ROOT = Path(__file__).resolve().parents[2]
LATE = "ignore::pytest.PytestAssertRewriteWarning"  # the plugins were imported before pytest began
PYTEST = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "tests.benchmarks.copies", "-W", LATE)
PRELOADED = (
    "coverage",
    "hypothesis",
    "numpy",
    "PySide6.QtTest",
    "PySide6.QtWidgets",
    "pytestqt.plugin",
    "scipy.special",
)
PASSED, NO_TESTS = 0, 5
SPARE = 30.0
"""Timeout of tests with a change, added to ten times their usual time (s), so that other load does not matter."""


def pytest_configure() -> None:
    """Make property tests deterministic, and do not let them shrink failures."""
    from hypothesis import Phase, settings

    phases = (Phase.explicit, Phase.generate)
    settings.register_profile("mutants", settings.get_profile("ci"), phases=phases)
    settings.load_profile("mutants")


def checkout() -> list[str]:
    """Return the tracked files, and new ones that are not ignored."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return sorted(name for name in set(listed.split("\0")) if (ROOT / name).is_file())


def files_of(targets: Sequence[str]) -> list[str]:
    """Return the Python files with these paths, or within these folders."""
    return [name for name in checkout() if name.endswith(".py") and any(Path(name).is_relative_to(t) for t in targets)]


def stamp(*names: str) -> str:
    """Return a hash of the files."""
    return hashlib.sha256(b"".join(name.encode() + (ROOT / name).read_bytes() for name in names)).hexdigest()


def serve() -> None:
    """Run pytest in a forked process for each line of standard input: its arguments, output file and coverage file.

    Prints the process id at once and the exit status at the end. Common imports are done once, before forking.
    """
    import pytest

    for name in PRELOADED:
        import_module(name)
    for line in sys.stdin:
        words, printed, settings = json.loads(line)
        child = os.fork()
        if not child:
            os.setsid()
            file = os.open(printed, os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
            os.dup2(file, 1)
            os.dup2(file, 2)
            with surveyed(settings) if settings else contextlib.nullcontext():
                status = int(pytest.main(words))
            sys.stdout.flush()
            os._exit(status)
        print(child, flush=True)
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)


@contextlib.contextmanager
def surveyed(settings: str) -> Iterator[None]:
    """Note which lines are executed."""
    from coverage import Coverage

    coverage = Coverage(config_file=settings)
    coverage.start()
    yield
    coverage.stop()
    coverage.save()


class Copy:
    """A copy of the checkout."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._server: subprocess.Popen[str] | None = None
        self._child: int | None = None
        self._stopped = False
        for name in checkout():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
        # Bytecode is validated by the source's hash: a mutant may have the same length and time as the original.
        compiling = ("-m", "compileall", "-q", "--invalidation-mode", "checked-hash", "core", "app", "resources")
        subprocess.run([sys.executable, *compiling], cwd=folder, check=True)

    def run(
        self, tests: Sequence[str], limit: float = TIMEOUT_MAX, settings: Path | None = None
    ) -> tuple[int | None, str]:
        """Run test files. Return the exit status, None after more than ``limit`` seconds, and what was printed."""
        if self._server is None:
            self._server = self._started()
        printed, late = self.folder / "printed.txt", Event()

        def end() -> None:
            late.set()
            self._kill()

        asked = [*PYTEST, *tests], str(printed), settings and str(settings)
        print(json.dumps(asked), file=self._server.stdin, flush=True)
        self._child = int(self._server.stdout.readline())
        timer = Timer(limit, end)
        timer.start()
        status = int(self._server.stdout.readline())
        timer.cancel()
        self._kill()  # processes that the tests may have left running
        if self._stopped:
            raise KeyboardInterrupt
        return None if late.is_set() else status, printed.read_text(encoding="utf-8", errors="replace")

    def stop(self) -> None:
        """Kill the running tests."""
        self._stopped = True
        self._kill()

    def _started(self) -> subprocess.Popen[str]:
        threads = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"), "1")
        env = {**os.environ, **threads, "QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0"}
        command = [sys.executable, "-m", "tests.benchmarks.copies"]
        return subprocess.Popen(  # a session of its own: Ctrl+C is for us
            command, cwd=self.folder, env=env, stdin=PIPE, stdout=PIPE, text=True, start_new_session=True
        )

    def _kill(self) -> None:
        if self._child:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._child, signal.SIGKILL)

    def survey(self, test: str, targets: Sequence[str]) -> dict[str, Any]:
        """Run a test file. Return its exit status, its time, and the lines of targets that it executes, by file."""
        from coverage import CoverageData

        include = "".join(f"\n {self.folder}/{target}{'' if target.endswith('.py') else '/*'}" for target in targets)
        data, settings = self.folder / "survey.data", self.folder / "survey.ini"
        settings.write_text(f"[run]\nparallel = true\npatch = subprocess\ndata_file = {data}\ninclude ={include}\n")
        began = monotonic()
        status, printed = self.run([test], settings=settings)
        seconds = monotonic() - began
        lines: dict[str, list[int]] = {}
        for part in self.folder.glob("survey.data.*"):
            measured = CoverageData(str(part))
            measured.read()
            for name in measured.measured_files():
                path = str(Path(name).relative_to(self.folder))
                lines[path] = sorted({*lines.get(path, ()), *(measured.lines(name) or ())})
            part.unlink()
        return {"status": status, "seconds": seconds, "lines": lines, "printed": printed[-2000:] if status else ""}

    def verdict(self, path: str, source: str, tests: dict[str, float]) -> tuple[str, str]:
        """Run test files, given with their times, with a changed source of a file, until one fails.

        Return "killed", "timeout" or "survived", and what failed. Each run has twice as many files as the previous one.
        """
        file, names, first = self.folder / path, list(tests), 0
        was = file.read_bytes()
        file.write_text(source, encoding="utf-8")
        try:
            while some := names[first : 2 * first + 1]:
                status, printed = self.run(some, SPARE + 10 * sum(map(tests.__getitem__, some)))
                if status is None:
                    return "timeout", " ".join(some)
                if status != PASSED:
                    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", printed, re.MULTILINE)
                    return "killed", failed[1] if failed else printed[-500:]
                first += len(some)
            return "survived", ""
        finally:
            file.write_bytes(was)


class Copies:
    """Several copies that work in parallel."""

    def __init__(self, folder: str, jobs: int) -> None:
        self._all = [Copy(Path(folder) / str(job)) for job in range(jobs)]

    def each(self, what: str, items: Sequence[T], do: Callable[[Copy, T], None]) -> None:
        """Apply a function to each item, in any of the copies."""
        free: SimpleQueue[Copy] = SimpleQueue()
        for copy in self._all:
            free.put(copy)

        def one(item: T) -> None:
            copy = free.get()
            try:
                do(copy, item)
            finally:
                free.put(copy)

        with Progress(what, len(items), 0, sys.stderr) as progress, ThreadPoolExecutor(len(self._all)) as pool:
            try:
                for _ in pool.map(one, items):
                    progress.advance(1)
            except KeyboardInterrupt:
                for copy in self._all:
                    copy.stop()
                raise


if __name__ == "__main__":
    serve()
