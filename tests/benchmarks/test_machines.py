"""The suite is run as on other machines: each difference really arrives there."""

import json
import os
import sys
from pathlib import Path

import pytest

from tests.benchmarks.machines import MACHINES, Machine, _clone, _of_an_older_processor, _zone_before_midnight, told

ROOT = Path(__file__).parents[2]

HOUR = """
import os, sys, time
os.environ["TZ"] = sys.argv[1]
time.tzset()
print(time.strftime("%H:%M:%S", time.localtime(int(sys.argv[2]))))
"""
SIZE = "import os, sys; print(os.isatty(0) and os.get_terminal_size().columns)"


@pytest.fixture
def python(tmp_path):
    def run(*words, columns=0, env=None):
        return told([sys.executable, "-c", *words], ROOT, env or dict(os.environ), columns, tmp_path / "log").strip()

    return run


@pytest.mark.parametrize("now", [1_700_000_000, 1_700_006_400, 1_700_050_000, 1_700_086_280])
def test_it_is_soon_midnight_whenever_one_starts(now, python):
    assert python(HOUR, _zone_before_midnight(now), str(now)) == "23:58:00"


def test_a_terminal_has_its_columns_and_none_has_none(python):
    assert python(SIZE, columns=40) == "40"
    assert python(SIZE) == "False"


def test_an_older_processor_has_nothing_that_a_newer_one_added(python):
    ask = "from numpy._core._multiarray_umath import __cpu_dispatch__ as d, __cpu_features__ as f; import json;"
    found = python(f"{ask} print(json.dumps([f[n] for n in d]))", env={**os.environ, **_of_an_older_processor()})
    assert not any(json.loads(found))


def test_elsewhere_is_a_clone_that_has_an_awkward_name():
    with _clone() as (clone, home):
        assert (clone / "tests" / "conftest.py").is_file()
        assert (clone / ".venv" / "bin" / "python").exists()
        assert " " in clone.name
        assert not clone.name.isascii()
        assert home.stat().st_mode & 0o222 == 0
    assert not clone.exists()


def test_every_machine_differs_and_is_described():
    assert len({machine.about for machine in MACHINES.values()}) == len(MACHINES)
    assert [name for name, machine in MACHINES.items() if machine == Machine(machine.about)] == ["plain"]
    readme = (ROOT / "tests" / "benchmarks" / "README.md").read_text("utf-8")
    assert all(f"`{name}`" in readme for name in MACHINES)
