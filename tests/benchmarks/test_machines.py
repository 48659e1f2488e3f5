"""The suite is run as on other machines: each difference really arrives there."""

import json
import os
import platform
import sys
from pathlib import Path

import pytest

from tests.benchmarks import alone
from tests.benchmarks.machines import (
    MACHINES,
    Machine,
    _clone,
    _has_avx512,
    _of_an_older_processor,
    _zone_before_midnight,
    main,
    simulated,
    told,
)

ROOT = Path(__file__).parents[2]

HOUR = """
import os, sys, time
os.environ["TZ"] = sys.argv[1]
time.tzset()
print(time.strftime("%H:%M:%S", time.localtime(int(sys.argv[2]))))
"""
SIZE = "import os, sys; print(os.isatty(0) and os.get_terminal_size().columns)"

PROCESS = """
import json, os, sys
pids = [0, *map(int, sys.argv[1:])]
asked = [(sorted(os.sched_getaffinity(pid)), os.getpriority(os.PRIO_PROCESS, pid), os.getsid(pid)) for pid in pids]
print(json.dumps(asked))
"""
KERNELS = """
import ctypes, json, numpy.linalg, scipy.linalg
with open("/proc/self/maps", encoding="utf-8") as file:
    libraries = {line.split(maxsplit=5)[-1].strip() for line in file if "openblas" in line}
found = {}
for library in libraries:
    name = "scipy_openblas_get_corename" + "64_" * ("openblas64_" in library)
    ask = getattr(ctypes.CDLL(library), name)
    ask.restype = ctypes.c_char_p
    found["numpy" if "numpy" in library else "scipy"] = ask().decode()
print(json.dumps(found))
"""
CONFTEST = """
import os, sys
from pathlib import Path

def pytest_addoption(parser):
    parser.addoption("--shuffle")

def pytest_runtest_call(item):
    imported = [name for name in sys.modules if name.startswith("test_")]
    with Path(__file__).with_name("record.txt").open("a") as file:
        print(os.getpid(), sys.pycache_prefix, item.config.option.shuffle, item.path.name, *imported, file=file)
"""
FILES = {
    "test_fails.py": "def test_one(): assert not 1\ndef test_two(): pass",
    "test_dies.py": "import os\ndef test_one(): os._exit(7)",
}
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")


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


@on_linux
@pytest.mark.parametrize(("name", "loops"), [("single", 4), ("nice", 8)])
def test_loops_and_suite_share_the_cores_the_niceness_and_the_session(name, loops, tmp_path):
    machine, allowed = MACHINES[name], os.sched_getaffinity(0)
    with simulated(machine) as place:
        assert len(place.loops) == loops
        command = [*place.before, sys.executable, "-c", PROCESS, *map(str, place.loops)]
        processes = json.loads(told(command, place.cwd, place.env, 0, tmp_path / "log"))
    expected = [sorted(allowed)[: machine.cores], machine.nice or os.nice(0), os.getsid(0)]
    assert processes == [expected] * (1 + loops)
    assert os.sched_getaffinity(0) == allowed
    assert not any(Path(f"/proc/{loop}").exists() for loop in place.loops)


@on_linux
@pytest.mark.skipif(platform.machine() != "x86_64", reason="the kernels are of x86")
def test_numpy_and_scipy_compute_by_the_kernels_that_are_named(tmp_path):
    found = {}
    for name in ("old", "narrow", "wide"):
        with simulated(MACHINES[name]) as place:
            said = told([sys.executable, "-c", KERNELS], place.cwd, place.env, 0, tmp_path / "log")
        found[name] = json.loads(said)
    widest = "SkylakeX" if _has_avx512() else "Sandybridge"
    wanted = {"old": "Nehalem", "narrow": "Haswell", "wide": widest}
    assert found == {name: {"numpy": kernels, "scipy": kernels} for name, kernels in wanted.items()}


def test_what_OpenBLAS_is_told_of_its_cache_is_not_told_where_its_kernels_are_chosen(monkeypatch):
    monkeypatch.setenv("OPENBLAS_L2_SIZE", "512")
    with simulated(MACHINES["wide"]) as place:
        assert "OPENBLAS_L2_SIZE" not in place.env


def test_a_file_alone_finds_nothing_imported_nor_compiled_and_what_fails_or_dies_is_told(tmp_path):
    for name, text in {"conftest.py": CONFTEST, **FILES}.items():
        (tmp_path / name).write_text(text)
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--color=no"]
    said = alone.run(command, ["--tb=no", "."], tmp_path, env, 7, tmp_path / "log").splitlines()

    runs = {tuple(row.split()) for row in (tmp_path / "record.txt").read_text().splitlines()}
    assert sorted((seed, *files) for _, _, seed, *files in runs) == [("7", name, name[:-3]) for name in sorted(FILES)]
    assert len({process for process, *_ in runs}) == 2
    assert len({folder for _, folder, *_ in runs} - {"None"}) == 2, "each compiles into a folder of its own"
    assert not any(Path(folder).exists() for _, folder, *_ in runs)

    wrong = sorted(line for line in said if line.startswith(("FAILED", "ERROR")))
    assert wrong == ["ERROR test_dies.py - pytest ended with 7", "FAILED test_fails.py::test_one - assert not 1"]
    assert said[-1].startswith("1 failed, 1 passed in ")
    assert said[-1] == (tmp_path / "log").read_text("utf-8").splitlines()[-1]


def test_what_was_counted_by_several_runs_is_added_up():
    outputs = ["..\n2 passed in 0.10s", "1 failed, 3 passed, 1 error in 75.12s (0:01:15)\nsaid at the end", "dead"]
    assert alone.summary(outputs) == "5 passed, 1 failed, 1 error"
    assert alone.summary([]) == "no tests"


def test_the_order_of_files_alone_is_given_and_printed(tmp_path, monkeypatch, capsys):
    seeds = []

    def run(command, words, cwd, env, seed, log):
        seeds.append(seed)
        return "1 passed in 1.00s"

    monkeypatch.setattr(alone, "run", run)
    assert main(["alone", "--seed", "7", "--logs", str(tmp_path)]) == 0
    assert "seed 7: 1 passed" in capsys.readouterr().out
    assert main(["alone", "--logs", str(tmp_path)]) == 0
    assert f"seed {seeds[1]}: 1 passed" in capsys.readouterr().out


def test_every_machine_differs_and_is_described():
    assert len({machine.about for machine in MACHINES.values()}) == len(MACHINES)
    assert [name for name, machine in MACHINES.items() if machine == Machine(machine.about)] == ["plain"]
    readme = (ROOT / "tests" / "benchmarks" / "README.md").read_text("utf-8")
    assert all(f"`{name}`" in readme for name in MACHINES)
