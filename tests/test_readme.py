"""The READMEs are correct: examples run, and commands, options and paths exist."""

import importlib.util
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from core.cli import COMMANDS
from core.cli.main import main
from core.cli.output import Status
from core.version import __version__
from tests.screenshots.__main__ import IN_THE_README, OF_THE_README

ROOT = Path(__file__).resolve().parents[1]
FILES = {
    path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
    for folder in ("", "app", "core", "packaging", "resources", "tests")
    for path in sorted((ROOT / folder).glob("**/*.md" if folder else "*.md"))
    if path.stem.isupper()  # not a page of the help
}
README, COMMAND_LINE, LIBRARY = FILES["README.md"], FILES["core/cli/README.md"], FILES["core/README.md"]


def dialogue():
    """Return the commands of the example, each with its output."""
    block = next(block for block in re.findall(r"```\n(.*?)```", COMMAND_LINE, re.DOTALL) if block.startswith("$ "))
    return re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", block, re.MULTILINE)


def untimed(text):
    return re.sub(r"[\d.]+ ms", "? ms", text).rstrip("\n")


def test_the_example_of_the_command_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (show, log), *commands = dialogue()
    Path(show.removeprefix("cat ")).write_text(log, encoding="utf-8")
    assert len(commands) == 2
    for command, output in commands:
        assert main(shlex.split(command.removeprefix("python -m core "))) == 0
        assert untimed(capsys.readouterr().out) == untimed(output)


def test_the_example_game_is_analysed(monkeypatch, capsys):
    monkeypatch.chdir(ROOT)
    command = re.search(r"^python3 packaging/run\.py (.*)$", COMMAND_LINE, re.MULTILINE)
    assert command is not None
    assert main(shlex.split(command[1])) == 0
    assert "Likeliest solutions" in capsys.readouterr().out


def test_core_is_a_library():
    (program,) = re.findall(r"```python\n(.*?)```", LIBRARY, re.DOTALL)
    ended = subprocess.run(
        [sys.executable, "-W", "error", "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"Rope: \d+\.\d% in the envelope\n", ended.stdout)


def test_a_program_plays_a_practice_game():
    (program,) = re.findall(r"```python\n(.*?)```", COMMAND_LINE, re.DOTALL)
    ended = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert re.fullmatch(r"\w+ wins: .+, .+, .+\n", ended.stdout)


def test_every_command_and_option_is_described(capsys):
    missing = []
    for command in COMMANDS:
        assert main([command, "--help"]) == 0
        options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out)) - {"--help"}
        missing += [f"{command} {option}" for option in sorted(options) if f"`{option}" not in COMMAND_LINE]
        if f"| `{command} " not in COMMAND_LINE:
            missing.append(command)
    assert missing == []
    assert main(["--help"]) == 0
    assert set(re.findall(r"^    ([a-z]+) ", capsys.readouterr().out, re.MULTILINE)) == set(COMMANDS)


def test_it_names_every_exit_status():
    table = COMMAND_LINE.partition("| exit status | when |\n")[2].partition("\n\n")[0]
    assert [int(status) for status in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)] == list(Status)


def test_it_is_short_and_speaks_of_this_version():
    assert README.count("\n") <= 150
    named = re.findall(r"deerstalker[-_](\d[\w.]*?)(?:[-_])", README)
    assert set(named) == {__version__}


def test_every_picture_is_one_that_the_script_draws():
    """Otherwise one could become outdated: ``python -m tests.screenshots --readme`` redraws them all."""
    shown = {ROOT / path for path in re.findall(r"\]\(([^)]+\.png)\)", README)}
    drawn = {IN_THE_README / f"{name}.png" for name in OF_THE_README}
    assert shown == drawn
    assert all(path.is_file() for path in shown)
    assert set(IN_THE_README.iterdir()) == drawn


@pytest.mark.parametrize("name", FILES)
def test_every_link_leads_somewhere(name):
    links = re.findall(r"\]\(([^)\s]+)\)", FILES[name])
    broken = [link for link in links if not leads(link, ROOT / name)]
    assert broken == []


def test_every_file_of_a_feature_is_in_the_tables():
    """In the first of the names that all features share, or in the second under the feature."""
    shared, _, rest = FILES["app/README.md"].partition("Besides these:\n\n")
    rows = {row.split("`")[1]: row for row in rest.split("\n\n")[0].splitlines()[2:]}
    features = {path.name: path for path in (ROOT / "app" / "features").iterdir() if (path / "__init__.py").exists()}
    files = {(name, file.name) for name, path in features.items() for file in path.glob("*.py")}
    unlisted = [file for file in files if f"`{file[1]}`" not in shared + rows.get(file[0], "")]
    assert [file for file in unlisted if file[1] != "__init__.py"] == []
    gone = {(name, file) for name, row in rows.items() for file in re.findall(r"`(\w+\.py)`", row)} - files
    assert gone == set()


def leads(link, source):
    place, _, heading = link.partition("#")
    target = (source.parent / place).resolve() if place else source
    if not heading:
        return target.exists()
    headings = re.findall(r"^#+ (.*)$", target.read_text("utf-8"), re.MULTILINE)
    return heading in [re.sub(r"[^\w -]", "", one.lower()).replace(" ", "-") for one in headings]


@pytest.mark.parametrize("name", FILES)
def test_every_path_and_module_that_it_names_exists(name):
    """Paths are relative to the checkout or the file’s folder; CODE stands for a language; what is built may lack."""
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", FILES[name].replace("CODE", "de"), flags=re.DOTALL))
    tops = (ROOT, (ROOT / name).parent)
    missing = []
    for span in spans:
        first, _, rest = span.partition("/")
        if first in {"build", "dist"}:
            continue
        if re.fullmatch(r"[\w.-]+(/[\w.-]+)+", span) and rest and any((top / first).is_dir() for top in tops):
            missing += [] if any((top / span).exists() for top in tops) else [span]
        modules = re.findall(r"\btests(?!\.lock)(?:\.\w+)+", span)
        missing += [module for module in modules if importlib.util.find_spec(module) is None]
    assert missing == []
