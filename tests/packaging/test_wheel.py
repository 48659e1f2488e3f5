"""The script that builds the wheel and tries it: what it compares, and what it tells pip."""

import shutil
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import environment
import wheel

PROJECT = (environment.ROOT / "pyproject.toml").read_text("utf-8")


def made(folder, names):
    path = folder / "deerstalker-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as opened:
        for name in (*names, "deerstalker-0.1.0.dist-info/METADATA"):
            opened.writestr(name, "")
    return path


@pytest.mark.parametrize("python", ["3.11", "3.12", "3.13", "3.14"])
def test_the_lowest_versions_are_those_of_the_project_for_that_python(python):
    def meant(lines):
        asked = [Requirement(line) for line in lines]
        return [one for one in asked if one.marker is None or one.marker.evaluate({"python_version": python})]

    listed = meant(tomllib.loads(PROJECT)["project"]["dependencies"])
    asked = {canonicalize_name(one.name): one.specifier for one in meant(wheel.lowest(PROJECT))}
    assert len(asked) == len(listed) == len({one.name for one in listed})  # each once, and none left out
    for one in listed:
        (pinned,) = asked[canonicalize_name(one.name)]
        assert pinned.operator == "=="
        assert Version(pinned.version) == min(Version(bound.version) for bound in one.specifier)


def test_pip_is_held_to_the_lowest_and_left_alone_for_the_newest():
    assert wheel.constraints("lowest").splitlines() == wheel.lowest(PROJECT)
    assert wheel.constraints("newest") == ""


def test_what_is_lacking_or_too_much_is_named(tmp_path):
    files = [
        "app/a.py",
        "core/b.py",
        "resources/deerstalker.svg",
        "resources/screenshots/x.png",
        "tests/c.py",
        "README.md",
    ]
    whole = made(tmp_path, ["app/a.py", "core/b.py", "resources/deerstalker.svg"])
    assert wheel.lacking(whole, files) == []
    assert wheel.lacking(made(tmp_path, ["app/a.py", "core/b.py", "app/left.py"]), files) == [
        "app/left.py",
        "resources/deerstalker.svg",
    ]


def test_what_the_project_leaves_out_is_what_the_script_does_not_look_for():
    excluded = tomllib.loads(PROJECT)["tool"]["hatch"]["build"]["targets"]["wheel"]["exclude"]
    assert {f"{name}/" if "*" not in name else name.lstrip("*") for name in excluded} == set(wheel.NOT_IN_IT)


def test_all_kinds_of_data_are_looked_for():
    """Of each kind at least one is in the checkout, so that a wheel without it is refused."""
    files = wheel.tracked() if (environment.ROOT / ".git").exists() and shutil.which("git") else pytest.skip("no git")
    places = {Path(name).parent.as_posix() for name in files if not name.endswith(wheel.NOT_IN_IT)}
    kinds = ("boards", "editions", "examples", "fonts", "help/en", "help/fr", "icons", "translations")
    assert {f"resources/{kind}" for kind in kinds} <= places
    assert {"resources/deerstalker.svg", "resources/translations/deerstalker_de.qm"} <= set(files)


@pytest.mark.parametrize(
    "program", ["import sys; sys.exit(3)", "import sys; print('Traceback (most recent call last)', file=sys.stderr)"]
)
def test_a_program_that_fails_or_complains_fails_the_trial(program, tmp_path):
    with pytest.raises(wheel.FailedError):
        wheel.run([sys.executable, "-c", program], tmp_path)


def test_a_program_is_started_with_nothing_of_ours(tmp_path, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/nowhere")
    said = wheel.run([sys.executable, "-c", "import os; print(sorted(os.environ))"], tmp_path)
    assert "PYTHONPATH" not in said
    assert "QT_QPA_PLATFORM" in said
