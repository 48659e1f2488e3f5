"""Runs each test file alone, for ``tests.benchmarks.machines``: what passes only after others fails here.

A file has an interpreter of its own, for which nothing is compiled yet, so what is imported first is as slow as on a
fresh machine. The files are run in a random order, two at a time, and so are the tests in each of them (``--shuffle``).
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

import pytest

AT_A_TIME: Final = 2
SIGN: Final = "collected: "


class Ended(NamedTuple):
    """A run of pytest: its exit status, and all that it said."""

    status: int
    said: str


@pytest.hookimpl
def pytest_collection_finish(session: pytest.Session) -> None:
    """As a plugin of pytest: print the files in which there are tests, and the words of the command that named them."""
    files = {item.path.relative_to(session.config.rootpath).as_posix() for item in session.items}
    found = {"files": sorted(files), "named": session.config.option.file_or_dir}
    session.config.get_terminal_writer().line(f"\n{SIGN}{json.dumps(found)}")


def run(command: Sequence[str], words: Sequence[str], cwd: Path, env: dict[str, str], seed: int, log: Path) -> str:
    """Run each file that pytest would run, alone; all that was said, with a last line like that of pytest."""
    begin = time.monotonic()
    collected = _ended([*command, "--collect-only", "-p", __spec__.name, *words], cwd, env)
    line = next((line for line in collected.said.splitlines() if line.startswith(SIGN)), "")
    if collected.status or not line:
        log.write_text(collected.said, "utf-8")
        return collected.said
    found = json.loads(line.removeprefix(SIGN))
    options = [word for word in words if word not in found["named"]]
    files = found["files"]
    random.Random(seed).shuffle(files)

    def of(file: str) -> Ended:
        with tempfile.TemporaryDirectory() as compiled:
            cold = {**env, "PYTHONPYCACHEPREFIX": compiled}
            return _ended([*command, "--shuffle", str(seed), *options, file], cwd, cold)

    with ThreadPoolExecutor(AT_A_TIME) as pool, log.open("w", encoding="utf-8") as kept:
        all_ended = []
        for file, ended in zip(files, pool.map(of, files), strict=True):
            all_ended.append(_with_reason(file, ended))
            kept.write(f"--- {file}\n{all_ended[-1].said}\n")
            kept.flush()
        last = f"{summary(ended.said for ended in all_ended)} in {time.monotonic() - begin:.2f}s"
        kept.write(f"{last}\n")
    return "\n".join([*(ended.said for ended in all_ended), last])


def summary(outputs: Iterable[str]) -> str:
    """Add up what several runs of pytest counted in their last lines."""
    counts: Counter[str] = Counter()
    for said in outputs:
        last = next((line for line in reversed(said.splitlines()) if re.search(r" in \d+\.\d+s", line)), "")
        for count, what in re.findall(r"(\d+) ([a-z]+)(?=,| in )", last):
            counts[what.removesuffix("s")] += int(count)  # errors and warnings, of which there may be only one
    return ", ".join(f"{count} {what}" for what, count in counts.items()) or "no tests"


def _ended(command: Sequence[str], cwd: Path, env: dict[str, str]) -> Ended:
    options = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.STDOUT}
    ran = subprocess.run(command, cwd=cwd, env=env, **options, check=False)
    return Ended(ran.returncode, ran.stdout.decode("utf-8", "replace").strip())


def _with_reason(file: str, ended: Ended) -> Ended:
    """Add a line to what was said by a run that died before it could say what failed."""
    if not ended.status or re.search(r"^(FAILED|ERROR) ", ended.said, re.MULTILINE):
        return ended
    return Ended(ended.status, f"{ended.said}\nERROR {file} - pytest ended with {ended.status}".strip())
