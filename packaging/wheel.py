"""Build and test the wheel: ``python3 packaging/wheel.py [--python PROGRAM ...] [--versions lowest newest]``.

The wheel is written to ``dist``. For each Python named (by default the running one), pip installs it into a temporary
environment, once with the lowest versions that ``pyproject.toml`` allows and once with the newest. There the version,
an analysis and the window (``--self-test``) are tested, with a separate home folder and without a display.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import environment
from system import give_up, say

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

DIST = environment.ROOT / "dist"
QUIET = ("--quiet", "--disable-pip-version-check", "--no-input")
VERSIONS = ("lowest", "newest")
PACKAGES = ("app", "core", "resources")
NOT_IN_IT = ("resources/screenshots/", ".ts")
"""Prefixes and suffixes of files that are not in the wheel, as only readers and translators need them."""
EXAMPLE = "resources/examples/evening.case.json"
WAIT = 300  # seconds, for what takes a few


class FailedError(Exception):
    """The wheel failed a test; the message says how."""


def build(out: Path = DIST) -> Path:
    """Build the wheel from scratch; return its file."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", *QUIET, "--no-deps", "--wheel-dir", folder]
        if subprocess.run([*command, str(environment.ROOT)], check=False).returncode != 0:
            give_up("pip could not build the wheel; what it says stands above.")
        (made,) = Path(folder).glob("*.whl")
        kept = out / made.name
        shutil.copyfile(made, kept)
    return kept


def lacking(wheel: Path, files: Sequence[str]) -> list[str]:
    """Return the files of the checkout that are missing in the wheel, and those in it that should not be."""
    with zipfile.ZipFile(wheel) as opened:
        inside = {name for name in opened.namelist() if not name.split("/")[0].endswith(".dist-info")}
    wanted = {name for name in files if name.startswith(tuple(f"{package}/" for package in PACKAGES))}
    wanted -= {name for name in wanted if name.startswith(NOT_IN_IT) or name.endswith(NOT_IN_IT)}
    return sorted(wanted ^ inside)


def tracked() -> list[str]:
    """Return the paths of all files tracked by git."""
    words = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
    listing = subprocess.run(words, cwd=environment.ROOT, capture_output=True, text=True, check=True).stdout
    return [name for name in listing.split("\0") if name]


def lowest(project: str) -> list[str]:
    """Return requirements for exactly the lowest versions that the text of a ``pyproject.toml`` allows.

    Environment markers are kept.
    """
    listed = re.search(r"^dependencies = \[\n(.*?)^\]", project, re.DOTALL | re.MULTILINE)
    if listed is None:
        raise ValueError("pyproject.toml names no dependencies")
    found = re.findall(r'^\s*"([\w.-]+)>=([\d.]+)[^;"]*(;[^"]*)?"', listed.group(1), re.MULTILINE)
    return [f"{name}=={version}{marker}" for name, version, marker in found]


def constraints(versions: str) -> str:
    """Return a constraints file for pip that selects the lowest versions; empty for the newest."""
    if versions == "newest":
        return ""
    project = (environment.ROOT / "pyproject.toml").read_text(encoding="utf-8")
    return "".join(f"{line}\n" for line in lowest(project))


def run(words: Sequence[str], home: Path) -> str:
    """Run a program as in a fresh user account; return its output. Raises FailedError."""
    env = {"HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}
    if os.name == "nt":
        named = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        env = {**named, "QT_QPA_PLATFORM": "offscreen"}
    try:
        ended = subprocess.run(
            words, cwd=home, env=env, capture_output=True, text=True, encoding="utf-8", timeout=WAIT, check=False
        )
    except subprocess.TimeoutExpired:
        raise FailedError(f"{words[-1]}: no end after {WAIT} s") from None
    if ended.returncode != 0 or "Traceback" in ended.stderr:
        raise FailedError(f"{' '.join(words)}: status {ended.returncode}\n{ended.stdout}{ended.stderr}")
    return ended.stdout


def install(wheel: Path, python: str, versions: str, folder: Path) -> Path:
    """Install the wheel into a new environment in a folder; return its interpreter. Raises FailedError."""
    made = folder / "environment"
    subprocess.run([python, "-m", "venv", str(made)], check=True)
    interpreter = environment.interpreter(made)
    asked = folder / "constraints.txt"
    asked.write_text(constraints(versions), encoding="utf-8")
    pip = [str(interpreter), "-m", "pip", "install", *QUIET, "--only-binary", ":all:"]
    env = {**os.environ, "PIP_USER": "0"}
    if subprocess.run([*pip, "--constraint", str(asked), str(wheel)], env=env, check=False).returncode != 0:
        raise FailedError("pip could not install it; what it says stands above")
    return interpreter


def trials(interpreter: Path, home: Path) -> Iterator[str]:
    """Run the program in every way, and yield a line on each result. Raises FailedError."""
    script = interpreter.with_name("deerstalker" + interpreter.suffix)
    yield run([str(script), "--version"], home).strip()
    where = [str(interpreter), "-I", "-c", "import resources; print(resources.__path__[0])"]
    example = Path(run(where, home).strip()).parent / EXAMPLE
    said = json.loads(run([str(script), "analyse", str(example), "--json"], home))
    if not said["exact"]:
        raise FailedError(f"the example is not analysed exactly: {said}")
    yield f"analyses the example: {said['deals']} deals"
    yield "plays its window: " + "; ".join(run([str(script), "--self-test"], home).splitlines())
    listed = [str(interpreter), "-m", "pip", "list", "--format=json", "--disable-pip-version-check"]
    found = {package["name"].lower(): package["version"] for package in json.loads(run(listed, home))}
    names = ("numpy", "scipy", "cvxpy", "pyqtgraph", "pyside6-essentials")
    yield ", ".join(f"{name} {found.get(name, found.get(name.replace('-', '_'), '?'))}" for name in names)


def attempt(wheel: Path, python: str, versions: str) -> bool:
    """Test the wheel with a Python and the lowest or newest versions; print and return whether it passed."""
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        home = folder / "home"
        home.mkdir()
        said = subprocess.run([python, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        say(f"== {said}, {versions} versions")
        try:
            for line in trials(install(wheel, python, versions, folder), home):
                say(line)
        except FailedError as error:
            say(f"FAILED: {error}")
            return False
    say(f"in {time.monotonic() - begin:.0f} s")
    return True


def main() -> int:
    """Build the wheel, check its contents and test it; return the exit status."""
    parser = argparse.ArgumentParser(description="Build the wheel and try it.")
    parser.add_argument("--python", nargs="+", default=[sys.executable], metavar="PROGRAM", help="which Pythons")
    parser.add_argument("--versions", nargs="+", choices=VERSIONS, default=VERSIONS, help="of what it needs")
    words = parser.parse_args()
    wheel = build()
    say(f"{wheel}: {wheel.stat().st_size / 1e6:.1f} MB")
    wrong = lacking(wheel, tracked())
    if wrong:
        give_up(f"What is in the wheel is not what is in the checkout: {', '.join(wrong)}")
    passed = [attempt(wheel, python, versions) for python in words.python for versions in words.versions]
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
