"""The lock files: complete, pinned, hashed, and silent about where packages come from."""

import re
import tomllib

import pytest
from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import environment

SYSTEMS = {"linux": "Linux", "darwin": "Darwin", "win32": "Windows"}


def requirements(name):
    """The requirements of a lock file: each with the list of its hashes."""
    text = environment.LOCKS[name].read_text(encoding="utf-8")
    joined = text.replace("\\\n", " ").splitlines()
    lines = [line for line in joined if line and not line.startswith("#")]
    return [(Requirement(line.split("--hash=")[0]), line.count("--hash=sha256:"), line) for line in lines]


def chosen(names, version, system):
    """Versions by package, for one Python and one system."""
    place = {
        **default_environment(),
        "python_version": version,
        "python_full_version": version + ".0",
        "sys_platform": system,
        "platform_system": SYSTEMS[system],
    }
    found = {}
    for name in names:
        for requirement, _, _ in requirements(name):
            if requirement.marker is None or requirement.marker.evaluate(place):
                assert requirement.name not in found, f"two versions of {requirement.name}"
                (pin,) = requirement.specifier
                found[requirement.name] = Version(pin.version)
    return place, found


@pytest.mark.parametrize("name", environment.LOCKS)
def test_every_requirement_is_pinned_and_hashed(name):
    assert len(requirements(name)) > 5
    for requirement, hashes, line in requirements(name):
        assert [pin.operator for pin in requirement.specifier] == ["=="], line
        assert hashes >= 1
        assert re.fullmatch(r"[^ ]+( ; [^-]+?)?( +--hash=sha256:[0-9a-f]{64})+", line), line


@pytest.mark.parametrize("name", environment.LOCKS)
def test_no_address_and_no_path_is_named(name):
    text = environment.LOCKS[name].read_text(encoding="utf-8")
    assert not re.findall(r"https?:|file:|index|find-links|://|@|\.(?:org|com|net|io)\b|(?<![\w.])/\w", text)


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize("version", environment.SUPPORTED)
def test_what_the_project_asks_for_is_locked_for_each_python(version, system):
    project = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for names, asked in (
        (["runtime"], project["dependencies"]),
        (["runtime", "tests"], project["dependencies"] + project["optional-dependencies"]["test"]),
        (["runtime", "bundle"], project["dependencies"] + project["optional-dependencies"]["bundle"]),
        (["runtime", "tests", "mutation"], project["optional-dependencies"]["mutation"]),
    ):
        place, found = chosen(names, version, system)
        for requirement in map(Requirement, asked):
            if requirement.marker is None or requirement.marker.evaluate(place):
                assert found[canonicalize_name(requirement.name)] in requirement.specifier


def test_the_faulty_qt_is_not_locked_for_the_python_that_it_breaks():
    _, found = chosen(["runtime"], "3.11", "linux")
    assert Version("6.11.2") <= found["pyside6-essentials"] < Version("6.12")


def test_the_program_is_installed_without_test_tools():
    names = environment.locked(environment.LOCKS["runtime"])
    assert names.isdisjoint({"pytest", "mypy", "ruff", "hypothesis"})
    assert {"numpy", "cvxpy", "pyside6-essentials"} <= names
    assert names.isdisjoint(environment.locked(environment.LOCKS["tests"]))


def test_the_tools_that_test_the_tests_stand_beside_those_of_the_tests():
    runtime, tests, mutation = (
        environment.locked(environment.LOCKS[name]) for name in ("runtime", "tests", "mutation")
    )
    assert {"coverage", "mutmut"} <= mutation
    assert mutation.isdisjoint(runtime | tests)


def test_the_program_goes_into_the_bundle_as_it_is_installed():
    runtime, bundle = (environment.locked(environment.LOCKS[name]) for name in ("runtime", "bundle"))
    assert "pyinstaller" in bundle
    assert runtime.isdisjoint(bundle)


def test_all_supported_pythons_are_named_in_the_project():
    project = tomllib.loads((environment.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    prefix = "Programming Language :: Python :: 3."
    assert [c.split(" :: ")[-1] for c in project["classifiers"] if c.startswith(prefix)] == list(environment.SUPPORTED)
    assert project["requires-python"] == ">=" + environment.SUPPORTED[0]
