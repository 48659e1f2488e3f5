"""The command that runs every check: with one worker more than processors, and the slow tests part by part."""

import importlib.util

import pytest

import environment


@pytest.fixture
def checks(monkeypatch, tmp_path):
    """The script, whose checks only note what is run; those named in ``wrong`` fail."""
    spec = importlib.util.spec_from_file_location("checks", environment.ROOT / "packaging" / "test.py")
    script = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(script)
    script.ran, script.wrong = [], set()

    def passes(name, module, env):
        script.ran.append((name, module))
        return name not in script.wrong

    monkeypatch.setattr(script, "passes", passes)
    monkeypatch.setattr(script, "PASSED", tmp_path / "build" / "passed.json")
    monkeypatch.setattr(script, "CHECKED", ("pyproject.toml",))
    monkeypatch.setattr(environment, "prepare", lambda *_, **__: None)
    monkeypatch.setattr(script.system, "install_packages", lambda *_, **__: None)
    return script


def names(checks):
    found = [name for name, _ in checks.ran]
    checks.ran.clear()
    return found


def test_pytest_comes_last_with_a_worker_for_each_processor(checks):
    assert checks.main(["-y", "tests/formats"]) == 0
    assert [name for name, _ in checks.ran] == [*checks.CHECKS, "pytest"]
    assert checks.ran[-1][1] == ["pytest", "-n", "auto", "--dist=worksteal", "tests/formats"]


@pytest.mark.parametrize("words", [["-n", "3"], ["-n3"], ["--numprocesses=3"]])
def test_the_number_of_workers_can_be_chosen(checks, words):
    checks.main(words)
    assert checks.ran[-1][1] == ["pytest", "--dist=worksteal", *words]


def test_a_check_that_fails_keeps_none_from_running(checks):
    checks.wrong = {"mypy"}
    assert checks.main([]) == 1
    assert names(checks) == [*checks.CHECKS, "pytest"]


def test_slow_tests_go_on_with_the_parts_that_have_not_passed(checks, monkeypatch):
    parts = [f"tests of {name}" for name in checks.PARTS]
    checks.wrong = {"tests of app"}
    assert checks.main(["--slow"]) == 1
    assert names(checks) == [*checks.CHECKS, *parts]
    assert checks.main(["--slow"]) == 1
    assert names(checks) == [*checks.CHECKS, "tests of app"]
    monkeypatch.setattr(checks, "CHECKED", ("LICENSE",))
    assert checks.main(["--slow"]) == 1
    assert names(checks) == [*checks.CHECKS, *parts], "other files: all are run again"
    checks.wrong = set()
    assert checks.main(["--slow"]) == 0
    assert names(checks) == [*checks.CHECKS, "tests of app"]
    assert checks.main(["--slow"]) == 0
    assert names(checks) == [*checks.CHECKS, *parts], "after a whole pass it begins anew"


def test_the_parts_are_all_the_tests(checks):
    """Each folder is in one part, or in the last, which leaves out the folders of the others."""
    whole = {paths[0].removeprefix("tests/") for name, paths in checks.PARTS.items() if name not in {"engines", "rest"}}
    left_out = {word.removeprefix("--ignore=tests/") for word in checks.PARTS["rest"][1:]}
    assert left_out == whole
    assert checks.PARTS["core"] == ["tests/core", f"--ignore={checks.PARTS['engines'][0]}"]
