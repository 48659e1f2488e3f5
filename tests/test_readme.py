"""What README.md says the program prints, the program prints."""

import re
import shlex
from pathlib import Path

import pytest

from core.cli.main import main
from core.cli.output import Status
from core.engines.driver import answer
from core.formats.editions import edition
from core.model.case import Case
from core.model.rules import ShowModel
from core.model.seats import Player
from core.model.setup import Setup
from core.version import __version__
from tests.notation import parse_event
from tests.screenshots.__main__ import IN_THE_README, OF_THE_README, ROOT

README = (Path(__file__).resolve().parents[1] / "README.md").read_text("utf-8")


def dialogue():
    """The commands of the example, each with what stands below it."""
    block = next(block for block in re.findall(r"```\n(.*?)```", README, re.DOTALL) if block.startswith("$ "))
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


@pytest.mark.parametrize("model", ShowModel)
def test_the_example_of_the_show_model(model):
    classic = edition("classic-uk")
    hand = tuple(classic.deck.card(name) for name in ("Miss Scarlett", "Rope", "Dagger", "Hall", "Study", "Lounge"))
    players = tuple(Player(name, 6) for name in ("Ann", "Bob", "Cid"))
    setup = Setup(classic.deck, players, edition=classic.name, me="Ann", my_hand=hand)
    asked = parse_event("Ann: Mrs White, Spanner, Kitchen; Bob shows Spanner", classic.deck)
    kitchen = answer(Case(setup, (asked,)), show_model=model).probability(classic.deck.card("Kitchen"), "Bob")
    said = re.search(rf"with ([\d.]+) % under\s+\*{model}\*", README)
    assert said is not None
    assert f"{100 * kitchen:.1f}" == said[1]


def test_it_names_every_exit_status():
    table = README.partition("| exit status | when |\n")[2].partition("\n\n")[0]
    assert [int(status) for status in re.findall(r"^\| (\d+) \|", table, re.MULTILINE)] == list(Status)


def test_it_speaks_of_this_version():
    news = README.partition("\n## What is new\n")[2]
    assert news.lstrip().startswith(f"**{__version__}**")
    named = re.findall(r"deerstalker[-_](\d[\w.]*?)(?:[-_])", README)
    assert set(named) == {__version__}


def test_every_picture_is_one_that_the_script_draws():
    """So that none of them goes stale: ``python -m tests.screenshots --readme`` draws them all anew."""
    shown = {ROOT / path for path in re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)}
    drawn = {IN_THE_README / f"{name}.png" for name in OF_THE_README}
    assert shown == drawn
    assert all(path.is_file() for path in shown)
    assert set(IN_THE_README.iterdir()) == drawn
