"""Check Deerstalker from a bare checkout: ``python3 packaging/test.py [-y] [--slow] [words for pytest ...]``.

Sets up ``.venv`` with the test tools, then runs every check, also when an earlier one fails. pytest comes last.
"""

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


def passes(name: str, module: list[str], env: dict[str, str]) -> bool:
    """Run one check in the checkout, and say how it went."""
    print(f"== {name}", flush=True)
    begin = time.monotonic()
    status = subprocess.run(
        [str(environment.OURS.python), "-m", *module], cwd=environment.ROOT, env=env, check=False
    ).returncode
    if name != "pytest":  # pytest's own last line says it better, and should be the last
        print(f"== {name}: {'passed' if status == 0 else 'FAILED'} in {time.monotonic() - begin:.1f} s", flush=True)
    return status == 0


def main(arguments: list[str]) -> int:
    """Set up, run all checks, and return the exit status."""
    yes = bool({"-y", "--yes"} & set(arguments))
    slow = "--slow" in arguments
    words = [word for word in arguments if word not in {"-y", "--yes", "--slow"}]
    environment.prepare(["runtime", "tests"], yes=yes)
    if sys.platform == "linux":  # what they are for is on no other system
        tools = (*system.TRIED_WITH, *(system.BUNDLE_TRIED_WITH if slow else ()))
        system.install_packages(system.missing_tools(tools), yes=yes)
    env = {"QT_QPA_PLATFORM": "offscreen", **environment.THREADS, **os.environ}
    checks = {**CHECKS, "pytest": ["pytest", *(["-m", ""] if slow else []), *words]}
    failed = [name for name, module in checks.items() if not passes(name, module, env)]
    if failed and failed != ["pytest"]:
        print(f"== FAILED: {', '.join(failed)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
