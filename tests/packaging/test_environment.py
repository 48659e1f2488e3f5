"""What makes an environment be taken as it is, built upon, or made anew; and who may set up at a time."""

import json
import os
import subprocess
import sys

import pytest

import environment
from environment import Environment


@pytest.fixture
def ours(tmp_path):
    """An environment that isn't there yet, with a lock of one package for the program and one for its tests."""
    locks = {name: tmp_path / f"{name}.lock" for name in ("runtime", "tests")}
    for name, lock in locks.items():
        lock.write_text(f"{name}==1 \\\n    --hash=sha256:00\n", encoding="utf-8")
    return Environment(tmp_path / ".venv", locks)


class Steps(list):
    """The steps of a set-up that were run; each ends with the status."""

    status = 0


@pytest.fixture
def steps(ours, monkeypatch):
    """The steps are only written down, and what they leave is pretended."""
    ran = Steps()

    def run(handle, command, **_):
        assert not handle.closed
        assert ours.unfinished.exists(), "whoever is killed in this step must leave a trace"
        ran.append(command[1:3] if command[2] == "venv" else command[1:4])
        if command[2] == "venv":
            pretend_python(ours)
        return ran.status

    monkeypatch.setattr(environment, "run_holding", run)
    return ran


pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the pretended interpreter is a script of the shell")
MAKE = ["-m", "venv"]
FILL = ["-m", "pip", "install"]


def pretend_python(ours):
    ours.python.parent.mkdir(parents=True, exist_ok=True)
    ours.python.unlink(missing_ok=True)
    # not a link: a linked interpreter would look for its packages, pip among them, in another place
    ours.python.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$@"\n', encoding="utf-8")
    ours.python.chmod(0o755)


def lock(ours, version):
    ours.locks["runtime"].write_text(f"thing=={version} \\\n    --hash=sha256:00\n", encoding="utf-8")


def lose_python(ours, _):
    ours.python.unlink()
    ours.python.symlink_to("/nowhere/python3")


def interrupt(ours, _):
    ours.unfinished.touch()
    (ours.folder / "lib").mkdir()
    (ours.folder / "lib" / "half a package").touch()


def test_a_bare_checkout_gets_an_environment_and_the_packages_and_a_stamp_that_people_can_read(steps, ours):
    ours.set_up(["runtime"])
    assert steps == [MAKE, FILL]
    assert ours.missing(["runtime"]) == []
    assert not ours.unfinished.exists()
    stamp = json.loads(ours.stamp.read_text(encoding="utf-8"))
    assert stamp == {"runtime": environment.fingerprint(ours.locks["runtime"])}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        pytest.param(lambda *_: None, [], id="nothing has changed"),
        pytest.param(lambda ours, _: lock(ours, 2), [FILL], id="another lock"),
        pytest.param(interrupt, [MAKE, FILL], id="interrupted"),
        pytest.param(lose_python, [MAKE, FILL], id="its python is gone"),
        pytest.param(
            lambda _, patch: patch.setattr(sys, "version_info", (3, 99, 0, "final", 0)),
            [MAKE, FILL],
            id="another python",
        ),
        *(
            pytest.param(lambda ours, _, damage=damage: ours.stamp.write_text(damage), [FILL], id=f"stamp {damage}")
            for damage in ("", "{", "[1]", "null", '{"runtime": 1}')
        ),
    ],
)
def test_a_second_start_runs_only_what_has_to_be(steps, ours, monkeypatch, change, expected):
    ours.set_up(["runtime"])
    change(ours, monkeypatch)
    steps.clear()
    ours.set_up(["runtime"])
    assert steps == expected
    assert not (ours.folder / "lib").exists()


def test_the_test_tools_join_the_program_and_stay(steps, ours):
    ours.set_up(["runtime"])
    steps.clear()
    ours.set_up(["runtime", "tests"])
    assert steps == [FILL]
    ours.set_up(["runtime"])
    ours.set_up(["runtime", "tests"])
    assert steps == [FILL]


def test_an_environment_without_a_stamp_is_built_upon(steps, ours):
    pretend_python(ours)
    (ours.folder / "mine").touch()
    ours.set_up(["runtime"])
    assert steps == [FILL]
    assert (ours.folder / "mine").exists()


def test_a_failed_installation_is_told_and_tried_again(steps, ours, capsys):
    ours.set_up(["runtime"])
    lock(ours, 3)
    steps.clear()
    steps.status = 1
    with pytest.raises(SystemExit) as end:
        ours.set_up(["runtime"])
    assert end.value.code == 1
    assert "Is the network there?" in capsys.readouterr().err
    steps.status = 0
    ours.set_up(["runtime"])
    assert steps == [FILL, FILL]


def test_a_killed_installation_is_made_anew(steps, ours):
    steps.status = -9
    with pytest.raises(SystemExit):
        ours.set_up(["runtime"])
    steps.status = 0
    steps.clear()
    ours.set_up(["runtime"])
    assert steps == [MAKE, FILL]


def test_a_fingerprint_changes_with_the_lock_and_the_python(tmp_path, monkeypatch):
    lock = tmp_path / "lock"
    lock.write_text("a==1", encoding="utf-8")
    first = environment.fingerprint(lock)
    assert environment.fingerprint(lock) == first
    lock.write_text("a==2", encoding="utf-8")
    second = environment.fingerprint(lock)
    monkeypatch.setattr(sys, "version_info", (3, 99, 0, "final", 0))
    assert len({first, second, environment.fingerprint(lock)}) == 3


def test_one_start_waits_for_another_even_if_only_its_child_is_left(tmp_path):
    venv = tmp_path / ".venv"
    holder = (
        "import environment, os, pathlib, sys\n"
        f"venv = pathlib.Path({str(venv)!r})\n"
        "with environment.alone(venv) as handle:\n"
        "    if os.fork() == 0:\n"
        "        os.set_inheritable(handle.fileno(), True)\n"
        "        os.execv('/bin/sh', ['sh', '-c', 'sleep 0.3; echo > left'])\n"
        "    print('held', flush=True)\n"
        "    os.kill(os.getpid(), 9)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(environment.ROOT / "packaging")}
    subprocess.run([sys.executable, "-c", holder], cwd=tmp_path, env=env, check=False, stdout=subprocess.DEVNULL)
    with environment.alone(venv):
        assert (tmp_path / "left").exists(), "the child has ended"


def test_the_program_is_found_from_anywhere_and_takes_one_thread(tmp_path):
    env = environment.variables({"PYTHONPATH": "/theirs", "OMP_NUM_THREADS": "7", "PATH": "/bin"})
    assert env["PYTHONPATH"].split(":")[0] == str(environment.ROOT)
    assert env["PYTHONPATH"].endswith("/theirs")
    assert (env["OPENBLAS_NUM_THREADS"], env["OMP_NUM_THREADS"], env["PATH"]) == ("1", "7", "/bin")


def test_windows_keeps_its_interpreter_elsewhere(tmp_path):
    assert environment.interpreter(tmp_path, "nt") == tmp_path / "Scripts" / "python.exe"
    assert environment.interpreter(tmp_path, "posix") == tmp_path / "bin" / "python"


def test_what_cannot_be_built_upon_is_made_anew_with_everything_that_is_asked_for(steps, ours, monkeypatch):
    ours.set_up(["runtime"])
    monkeypatch.setattr(Environment, "usable", lambda _: False)
    steps.clear()
    ours.set_up(["runtime", "tests"])
    assert steps == [MAKE, FILL]
    assert set(ours.installed()) == {"runtime", "tests"}


def test_a_place_that_cannot_be_written_is_told(ours, capsys):
    ours.folder.write_text("a file where the folder should be", encoding="utf-8")
    with pytest.raises(SystemExit) as end:
        ours.set_up(["runtime"])
    assert end.value.code == 1
    assert "Could not set up" in capsys.readouterr().err
