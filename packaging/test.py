"""Check Deerstalker from a bare checkout: ``python3 packaging/test.py [-y] [--slow] [-n COUNT] [words ...]``.

Sets up ``.venv`` with the test tools, then runs every check, even if an earlier one fails. pytest comes last; it gets
the other arguments, and a worker more than processors. ``--slow`` runs fast and slow tests part by part, and skips the
parts that have passed since any file changed, so that it resumes where it was interrupted.
"""

import hashlib
import json
import os
import subprocess
import sys
import time

if sys.version_info < (3, 11):  # before anything that an old Python could stumble over
    sys.exit("Deerstalker needs Python 3.11 or later; this is Python {}.{}.".format(*sys.version_info[:2]))

import environment
import system

CHECKS = {
    "ruff check": ["ruff", "check"],
    "ruff format": ["ruff", "format", "--check"],
    "mypy": ["mypy"],
}
PARTS = {
    "engines": ["tests/core/engines"],
    "core": ["tests/core", "--ignore=tests/core/engines"],
    "app": ["tests/app"],
    "heard": ["tests/app", "--heard", "-m", "not slow"],
    "robust": ["tests/robust"],
    "packaging": ["tests/packaging"],
    "rest": ["tests", *("--ignore=tests/" + name for name in ("core", "app", "robust", "packaging"))],
}
"""The parts of the slow tests, each of which is one run of pytest."""
CHECKED = ("app", "core", "resources", "tests", "packaging", "pyproject.toml", "README.md", "LICENSE", ".ci")
PASSED = environment.ROOT / "build" / "slow-tests.json"
"""The file that lists the parts of the slow tests that have passed, and for which state of the checkout."""


def passes(name: str, module: list[str], env: dict[str, str]) -> bool:
    """Run a check in the checkout; print and return whether it passed."""
    print(f"== {name}", flush=True)
    begin = time.monotonic()
    status = subprocess.run(
        [str(environment.OURS.python), "-m", *module], cwd=environment.ROOT, env=env, check=False
    ).returncode
    if name != "pytest":  # pytest prints a better summary itself, which should come last
        print(f"== {name}: {'passed' if status == 0 else 'FAILED'} in {time.monotonic() - begin:.1f} s", flush=True)
    return status == 0


def fingerprint() -> str:
    """Return a hash of all files that a test could depend on."""
    found = hashlib.sha256()
    for place in (environment.ROOT / name for name in CHECKED):
        for file in sorted(place.rglob("*")) if place.is_dir() else [place]:
            if file.is_file() and "__pycache__" not in file.parts:
                found.update(str(file.relative_to(environment.ROOT)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()


def passed_before(tree: str) -> list[str]:
    """Return the parts that have passed with the current files."""
    try:
        found = json.loads(PASSED.read_text(encoding="utf-8"))
        return list(found["parts"]) if found["of"] == tree else []
    except (OSError, ValueError, KeyError, TypeError):
        return []


def failed_parts(words: list[str], env: dict[str, str]) -> list[str]:
    """Run the parts of the slow tests that have not passed yet, and return those that failed."""
    tree = fingerprint()
    passed = passed_before(tree)
    for name, paths in PARTS.items():
        if name in passed:
            print(f"== tests of {name}: passed before", flush=True)
        elif passes(f"tests of {name}", ["pytest", "-m", "", *words, *paths], env):
            passed.append(name)
            PASSED.parent.mkdir(exist_ok=True)
            PASSED.write_text(json.dumps({"of": tree, "parts": passed}) + "\n", encoding="utf-8")
    failed = [f"tests of {name}" for name in PARTS if name not in passed]
    if not failed:
        PASSED.unlink(missing_ok=True)  # start again with all parts next time
    return failed


def main(arguments: list[str]) -> int:
    """Set up, run all checks, and return the exit status."""
    yes = bool({"-y", "--yes"} & set(arguments))
    slow = "--slow" in arguments
    words = [word for word in arguments if word not in {"-y", "--yes", "--slow"}]
    environment.prepare(["runtime", "tests"], yes=yes)
    if sys.platform == "linux":  # the tools are for Linux only
        tools = (*system.TRIED_WITH, *(system.BUNDLE_TRIED_WITH if slow else ()))
        system.install_packages(system.missing_tools(tools), yes=yes)
    env = {"QT_QPA_PLATFORM": "offscreen", **environment.THREADS, **os.environ}
    failed = [name for name, module in CHECKS.items() if not passes(name, module, env)]
    workers = [] if any(word.startswith(("-n", "--numprocesses")) for word in words) else ["-n", "auto"]
    workers.append("--dist=worksteal")
    if slow and not words:
        failed += failed_parts(workers, env)
    elif not passes("pytest", ["pytest", *workers, *(["-m", ""] if slow else []), *words], env):
        failed.append("pytest")
    if failed and failed != ["pytest"]:
        print(f"== FAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
