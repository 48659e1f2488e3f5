"""The manual page names what the command line has, and nothing else."""

import re
import shutil
import subprocess

import pytest

from core.cli import COMMANDS
from core.cli import main as cli
from deb import MANUAL

OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")


def text():
    return MANUAL.read_text("utf-8").replace("\\-", "-")


def test_it_has_every_command():
    found = re.findall(r'^\.BI (\w+) "', text().partition(".SH OPTIONS")[0], re.MULTILINE)
    assert found == list(COMMANDS)


def test_it_has_every_option_and_no_other(capsys):
    known = set()
    for words in ([], *([command] for command in COMMANDS)):
        cli.main([*words, "--help"])
        known |= set(OPTION.findall(capsys.readouterr().out))
    assert set(OPTION.findall(text())) == known


@pytest.mark.parametrize("command", COMMANDS)
def test_an_option_of_some_commands_names_them(command, capsys):
    cli.main([command, "--help"])
    its = set(OPTION.findall(capsys.readouterr().out.partition("\n\n")[0]))
    several = text().partition(".SS Of several commands")[2].partition(".SS")[0]
    named = dict(re.findall(r"^\.BI (--[a-z-]+) .*\n\.RB \((.*)\)", several, re.MULTILINE))
    assert len(named) == 6
    for option, commands in named.items():
        assert (command in re.findall(r"\w+", commands)) == (option in its), option


@pytest.mark.skipif(shutil.which("groff") is None, reason="needs groff")
def test_groff_takes_it():
    ended = subprocess.run(
        ["groff", "-man", "-Tascii", "-ww", "-z", str(MANUAL)], capture_output=True, text=True, check=True, timeout=600
    )
    assert ended.stderr == ""
