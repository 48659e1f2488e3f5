"""No test needs those before it: each file is run by itself, and each of its tests alone and cold."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(str(file.relative_to(HERE)) for file in HERE.rglob("test_*.py"))
NOTHING_TO_RUN = 5
"""The status of pytest where all tests of a file are slow."""


NEEDY = """
from pathlib import Path
import pytest
LEFT = []
def test_first():
    LEFT.append(1)
    Path.home().joinpath("left").touch()
def test_needs_what_is_in_memory():
    assert LEFT
def test_needs_what_is_in_the_home():
    assert Path.home().joinpath("left").exists()
def test_needs_nothing():
    pass
def test_ends_the_process():
    import os
    os._exit(3)
@pytest.mark.skip(reason="it can be")
def test_skipped():
    pass
"""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process forks here")


def alone(file):
    words = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.alone", file]
    return subprocess.run(words, cwd=HERE.parent, capture_output=True, text=True, check=False)


def test_what_needs_an_earlier_test_fails_alone(tmp_path):
    needy = tmp_path / "test_needy.py"
    needy.write_text(NEEDY)
    run = alone(needy)
    failed = re.findall(r"^FAILED .*::(\w+)", run.stdout, re.MULTILINE)
    assert failed == ["test_needs_what_is_in_memory", "test_needs_what_is_in_the_home", "test_ends_the_process"]
    assert "3 failed, 2 passed, 1 skipped" in run.stdout


@pytest.mark.slow
@pytest.mark.timeout(7200)
@pytest.mark.parametrize("file", FILES)
def test_every_fast_test_passes_alone_and_cold(file):
    run = alone(HERE / file)
    assert run.returncode in {0, NOTHING_TO_RUN}, run.stdout + run.stderr
