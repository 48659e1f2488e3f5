"""The scripts as a user starts them, and the checkout that they stand in."""

import ast
import os
import re
import runpy
import shutil
import subprocess
import sys

import pytest

import environment
import run
from app.startup import system_libraries
from core.cli import COMMANDS
from core.version import __version__

PACKAGING = environment.ROOT / "packaging"
SCRIPTS = sorted(PACKAGING.glob("*.py"))
READ = [*SCRIPTS, environment.ROOT / "app" / "startup" / "system_libraries.py"]
"""The scripts, and what they read of the program before anything is installed."""


def start(script, *words, **env):
    bare = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    bare.pop("QT_QPA_PLATFORM", None)
    command = [sys.executable, str(PACKAGING / script), *words]
    return subprocess.run(command, env={**bare, **env}, capture_output=True, text=True, check=False, timeout=600)


@pytest.mark.parametrize("script", READ, ids=lambda script: script.name)
def test_an_old_python_can_parse_every_script(script):
    text = script.read_text(encoding="utf-8")
    assert ast.parse(text, feature_version=(3, 8)).body
    with pytest.raises(SyntaxError):
        ast.parse("match 1:\n    case 1: pass\n", feature_version=(3, 8))


@pytest.mark.parametrize("script", ["bundle.py", "run.py", "smoke.py", "test.py"])
def test_the_first_thing_is_to_ask_how_old_python_is(script):
    body = ast.parse((PACKAGING / script).read_text(encoding="utf-8")).body
    question = next(number for number, node in enumerate(body) if isinstance(node, ast.If))
    before = {name.name for node in body[:question] if isinstance(node, ast.Import) for name in node.names}
    assert before <= {"hashlib", "json", "os", "subprocess", "sys", "time"}
    assert not any(isinstance(node, ast.ImportFrom) for node in body[:question])


@pytest.mark.parametrize("script", READ, ids=lambda script: script.name)
def test_scripts_import_only_the_standard_library_and_each_other(script):
    own = {other.stem for other in SCRIPTS}
    for node in ast.walk(ast.parse(script.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "app.startup":
            assert [alias.name for alias in node.names] == ["system_libraries"]
            continue
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module] if isinstance(node, ast.ImportFrom) else []
        assert {name.split(".")[0] for name in names} <= sys.stdlib_module_names | own


def step(beginning):
    """The command in the list of what makes a release that begins so."""
    table = (PACKAGING / "RELEASING.md").read_text("utf-8")
    (found,) = (command for command in table.split("`")[1::2] if command.startswith(beginning))
    return found


def shell(words, folder):
    return subprocess.run(["bash", "-ec", words], cwd=folder, capture_output=True, text=True, check=True).stdout


posix = pytest.mark.skipif(shutil.which("bash") is None, reason="releases are made where there is a shell")


@posix
def test_what_was_released_is_marked_with_its_version():
    tag = shell(f"git() {{ printf '%s|' \"$@\"; }}; {step('v=')}; {step('git tag')}", environment.ROOT)
    assert tag == f"tag|-a|v{__version__}|-m|Version {__version__}|"


@posix
def test_all_that_goes_out_is_named_and_nothing_else(tmp_path):
    names = {
        "deerstalker-1-py3-none-any.whl",
        "deerstalker_1_amd64.deb",
        "deerstalker-1-linux-x.tar.xz",
        "deerstalker-1.zip",
    }
    (tmp_path / "dist" / "deerstalker").mkdir(parents=True)
    (tmp_path / "dist" / "Deerstalker.app").mkdir()
    for name in names:
        (tmp_path / "dist" / name).touch()
    shell(step("(cd dist"), tmp_path)
    sums = (tmp_path / "dist" / "SHA256SUMS").read_text("utf-8")
    assert {line.split()[1] for line in sums.splitlines()} == names
    assert shell(f"echo {step('apt-get install').split()[-1]}", tmp_path).strip() == "./dist/deerstalker_1_amd64.deb"


def test_what_runs_before_a_commit_is_what_the_test_command_runs():
    hooks = (environment.ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    commands = re.findall(r"^ +entry: \.venv/bin/python -m (.*)$", hooks, re.MULTILINE)
    assert [command.split() for command in commands] == [*runpy.run_path(str(PACKAGING / "test.py"))["CHECKS"].values()]
    assert "http" not in hooks


def test_packaging_is_not_a_package_and_hides_no_library():
    assert not (PACKAGING / "__init__.py").exists()
    import packaging.version

    assert str(environment.ROOT) + os.sep + "packaging" not in str(packaging.version.__file__)


def test_nothing_else_stands_at_the_top_of_the_checkout():
    allowed = {"pyproject.toml", "README.md", "LICENSE", "app", "core", "resources", "tests", "packaging"}
    if shutil.which("git") and (environment.ROOT / ".git").exists():
        command = ["git", "-c", "safe.directory=*", "ls-files", "-z"]
        listing = subprocess.run(command, cwd=environment.ROOT, capture_output=True, text=True, check=True).stdout
        tops = {path.split("/")[0] for path in listing.split("\0") if path}
    else:
        tops = {path.name for path in environment.ROOT.iterdir()} - {"build", "dist"}
    assert "pyproject.toml" in tops
    assert {top for top in tops if not top.startswith(".")} <= allowed


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is one")
def test_without_a_display_one_line_says_so_and_what_works():
    ended = start("run.py")
    assert ended.returncode == 2
    assert ended.stdout == ""
    (line,) = ended.stderr.splitlines()
    assert "No display" in line
    assert "analyse" in line


class Became(Exception):  # noqa: N818 - not an error: what the script turned into
    """The program that the script handed over to."""


@pytest.fixture
def became(monkeypatch):
    """What run.py would set up, and hand over to."""
    asked = []

    def become(command, env):
        raise Became(command, env)

    monkeypatch.setattr(environment, "become", become)
    monkeypatch.setattr(environment, "prepare", lambda names, **wants: asked.append((names, wants)))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(system_libraries, "needs_display", lambda env: env.get("QT_QPA_PLATFORM") != "offscreen")
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")

    def go(*words):
        asked.clear()
        with pytest.raises(Became) as end:
            run.main(list(words))
        command = end.value.args[0]
        return command[command.index("app") + 1 :], asked[0]

    return go


def test_arguments_go_through_and_yes_is_the_scripts_own(became):
    assert became("analyse", "GAME.case.json", "-y")[0] == ["analyse", "GAME.case.json", "-y"]
    words, (_, wants) = became("-y", "analyse", "GAME.case.json")
    assert words == ["analyse", "GAME.case.json"]
    assert wants == {"qt": False, "window": False, "yes": True}


@pytest.mark.parametrize("word", run.COMMANDS + run.OPTIONS)
def test_the_command_line_asks_for_no_qt_and_no_display(became, monkeypatch, word):
    monkeypatch.delenv("DISPLAY")
    assert became(word, "x") == ([word, "x"], (["runtime"], {"qt": False, "window": False, "yes": False}))


@pytest.mark.parametrize("words", [[], ["GAME.case.json"]])
def test_a_window_asks_for_both(became, words):
    assert became(*words) == (words, (["runtime"], {"qt": True, "window": True, "yes": False}))


def test_offscreen_asks_for_qt_alone(became, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY")
    assert became() == ([], (["runtime"], {"qt": True, "window": False, "yes": False}))


def test_the_words_are_those_of_the_command_line():
    assert tuple(COMMANDS) == run.COMMANDS
