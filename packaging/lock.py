"""Update the lock files from pyproject.toml to the newest compatible versions: ``python3 packaging/lock.py``.

Needs uv (``pip install uv``). One resolution covers every Python and system, with environment markers.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

import environment

UV = [
    "uv",
    "pip",
    "compile",
    "--quiet",
    "--universal",
    "--generate-hashes",
    "--python-version",
    environment.SUPPORTED[0],
]
BARE = [
    "--no-header",
    "--no-annotate",
    "--no-emit-index-url",
    "--no-emit-find-links",
]  # without URLs or paths of this machine
HEADER = """\
# {what}: versions and the hashes of their files, for Python {first} and later on every system.
# Written by packaging/lock.py from pyproject.toml; change it there. pip takes the files from wherever it is set up to.
"""


def resolve(*options: str) -> list[str]:
    """Return the locked requirements, each a text with name, version, marker and hashes."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "lock"
        subprocess.run(
            [*UV, *BARE, *options, "--upgrade", "--output-file", str(out), "pyproject.toml"],
            cwd=environment.ROOT,
            check=True,
        )
        lines = out.read_text(encoding="utf-8").splitlines()
    starts = [number for number, line in enumerate(lines) if not line.startswith(" ")]
    return ["\n".join(lines[a:b]) for a, b in zip(starts, [*starts[1:], len(lines)])]


def write(name: str, what: str, requirements: list[str]) -> None:
    """Write one lock file."""
    text = HEADER.format(what=what, first=environment.SUPPORTED[0]) + "\n".join(requirements) + "\n"
    environment.LOCKS[name].write_text(text, encoding="utf-8", newline="\n")


def beside(known: list[str], *extras: str) -> list[str]:
    """Return what extras of pyproject.toml need besides ``known``; exit if they need another version of a package."""
    everything = resolve(*[word for extra in extras for word in ("--extra", extra)])
    differing = sorted(set(known) - set(everything))
    if differing:
        names = ", ".join(text.split()[0] for text in differing)
        sys.exit(f"The extra {extras[-1]} needs other versions than what it stands beside: {names}")
    return [text for text in everything if text not in known]


def main() -> None:
    """Lock the program's dependencies, then the additional ones for testing and bundling."""
    runtime = resolve()
    tests, bundle = beside(runtime, "test"), beside(runtime, "bundle")
    mutation = beside([*runtime, *tests], "test", "mutation")
    write("runtime", "What Deerstalker needs to run", runtime)
    write("tests", "What its tests need besides", tests)
    write("bundle", "What its bundle is made with besides", bundle)
    write("mutation", "What its tests are tested with besides those", mutation)


if __name__ == "__main__":
    main()
