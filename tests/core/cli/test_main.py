"""How the command line behaves whatever the command: words, statuses, streams, and how light it starts."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.cli import convert
from core.cli.main import COMMANDS, main
from core.cli.progress import Progress
from core.formats.case_file import load
from core.formats.case_reader import parse_case
from core.model import board_name
from tests.core.cli.cases import EXAMPLE, example, saved
from tests.forking import run_program
from tests.systems import NOT_THERE

ROOT = Path(__file__).resolve().parents[3]


FULL_OUTPUT, FULL_ERRORS = (f"os.dup2(os.open('/dev/full', os.O_WRONLY), {stream})" for stream in (1, 2))
UNREAD_OUTPUT = "reading, writing = os.pipe(); os.dup2(writing, 1); os.close(writing); os.close(reading)"
CLOSED_ERRORS = "os.close(2); sys.stderr = sys.__stderr__ = None"
"""What becomes of the streams of a process."""


def run(*words, streams=""):
    """Run the command line as a program of its own."""
    return run_program(f"import os, runpy, sys\n{streams}\nrunpy.run_module('core', run_name='__main__')", *words)


def start(*words, **options):
    """Run it in an interpreter of its own, which finds other streams."""
    options = {"capture_output": True, "text": True, "encoding": "utf-8", "cwd": ROOT} | options
    return subprocess.run([sys.executable, "-m", "core", *map(str, words)], check=False, timeout=600, **options)


def test_usage_help_and_version_are_answers(capsys):
    assert main([]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("usage: python -m core ")
    assert all(f"    {command} " in out for command in COMMANDS)
    assert err == ""
    # help and version are answers
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.startswith("Deerstalker 0.")
    assert main(["analyse", "--help"], program="deerstalker") == 0
    assert capsys.readouterr().out.startswith("usage: deerstalker analyse ")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["analise", "x"], "invalid choice: 'analise'"),
        (["analyse"], "the following arguments are required: CASE"),
        (["analyse", "x", "y"], "unrecognized arguments: y"),
        (["analyse", "x", "--upto", "two"], "argument --upto: invalid int value: 'two'"),
        (["analyse", "x", "--show-model", "certain"], "argument --show-model: invalid choice: 'certain'"),
        (["analyse", "x", "--seed", "-1"], "argument --seed: '-1' is not a whole number of 0 or more"),
        (["analyse", "x", "--samples", "1e3"], "argument --samples: '1e3' is not a whole number of 1 or more"),
        (["analyse", "x", "--samples", "0"], "argument --samples: '0' is not a whole number of 1 or more"),
        (["analyse", "x", "--samples", "-3"], "argument --samples: '-3' is not a whole number of 1 or more"),
        (["analyse", "x", "--time", "0"], "argument --time: '0' is not a number of seconds above 0"),
        (["analyse", "x", "--time", "nan"], "argument --time: 'nan' is not a number of seconds above 0"),
        (["analyse", "x", "--time", "soon"], "argument --time: 'soon' is not a number of seconds above 0"),
        (["analyse", "x", "--sam", "3"], "unrecognized arguments: --sam 3"),
        (["check", "x", "--me", "Ann"], "unrecognized arguments: --me Ann"),
        (["convert", "x"], "the following arguments are required: OUT"),
        (["arena", "--policies", "race,race", "--out", ""], "argument --out: the name of the folder is empty"),
        (["advise", "x", "--policy=--"], "argument --policy: expected one argument"),
        (["arena", "--policies=--"], "argument --policies: expected one argument"),
        (["analyse", "x", "--upto=--"], "argument --upto: expected one argument"),
        (["convert", "x", "y", "--hand=--"], "argument --hand: expected one argument"),
    ],
)
def test_wrong_words_are_refused(words, what, capsys):
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert what in err


@pytest.mark.parametrize("name", ["nowhere.case.json", ".", "null\0character", ""])
def test_a_file_that_cannot_be_read_is_refused(name, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert main(["check", name]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert ": cannot be read: " in err


def test_an_unexpected_failure_is_one_line_and_more_only_on_request(monkeypatch, capsys):
    def fail(arguments):
        raise LookupError("two\nlines")

    monkeypatch.setattr(convert, "run", fail)
    assert main(["convert", "a", "b"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    what = "unexpected error, a bug in the program (LookupError: two lines)"
    assert err == f"python -m core: {what}; --debug shows where\n"
    assert main(["convert", "a", "b", "--debug"]) == 1
    assert "Traceback" in capsys.readouterr().err


def test_a_missing_part_of_the_program_is_no_bug(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(board_name, "_folder", lambda: ROOT / "resources" / "gone")
    board_name.shipped_boards.cache_clear()
    assert main(["check", str(saved(tmp_path, EXAMPLE))]) == 2
    board_name.shipped_boards.cache_clear()
    assert capsys.readouterr().err == (
        f"python -m core: a part of the program is missing, install it again: {ROOT / 'resources' / 'gone'}\n"
    )


def test_ctrl_c_ends_it_quietly(monkeypatch, capsys):
    def interrupt(arguments):
        raise KeyboardInterrupt

    monkeypatch.setattr(convert, "run", interrupt)
    assert main(["convert", "a", "b"]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_statuses_reach_the_shell(tmp_path):
    path = saved(tmp_path, EXAMPLE)
    done = run("convert", path, tmp_path / "out.case.json", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["events"] == 5
    refused = run("convert", tmp_path / "none", tmp_path / "out.case.json")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == f"{tmp_path / 'none'}: whole file: cannot be read: {NOT_THERE}\n"


def test_a_terminal_without_the_letters_gets_them_spelled_out(tmp_path):
    players = [{"name": "Zoë 🔍", "hand_size": 6}, *EXAMPLE["players"][1:]]
    path = saved(tmp_path, example(players=players, me="Zoë 🔍", events=[]))
    environment = os.environ | {"PYTHONIOENCODING": "ascii"}
    done = start("convert", path, tmp_path / "out.case.json", env=environment)
    assert done.returncode == 0
    assert done.stdout.endswith(r"seen by Zo\xeb \U0001f50d." + "\n")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
@pytest.mark.parametrize("word", ["--help", "--version"])
def test_help_that_cannot_be_written_is_refused(word):
    done = run(word, streams=FULL_OUTPUT)
    assert (done.returncode, done.stderr) == (2, "standard output cannot be written: No space left on device\n")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
def test_output_that_cannot_be_written_is_refused(tmp_path):
    done = run("convert", saved(tmp_path, EXAMPLE), tmp_path / "out.case.json", streams=FULL_OUTPUT)
    assert (done.returncode, done.stderr) == (2, "standard output cannot be written: No space left on device\n")


def test_unread_standard_output_causes_no_noise_and_what_is_for_nobody_is_not_printed(tmp_path, capsys):
    done = run(streams=UNREAD_OUTPUT)
    assert (done.returncode, done.stderr) == (2, "")
    # what is converted for nobody is not printed
    assert main(["convert", str(saved(tmp_path, EXAMPLE)), os.devnull]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"Wrote {os.devnull}: ")
    assert err == ""


@pytest.mark.skipif(os.name == "nt", reason="it has no such name there")
def test_a_case_converted_to_standard_output_is_all_that_stands_there(tmp_path):
    path, file = saved(tmp_path, EXAMPLE), tmp_path / "out"
    piped = start("convert", path, "/dev/stdout", env=os.environ | {"PYTHONIOENCODING": "ascii"})
    assert (piped.returncode, piped.stderr) == (0, "")
    assert parse_case(piped.stdout) == load(path)
    file.write_text("before\n", "utf-8")
    with file.open("a", encoding="utf-8") as out:
        assert start("convert", path, "/dev/stdout", "--json", capture_output=False, stdout=out).returncode == 0
    first, second = file.read_text("utf-8").splitlines()
    assert (first, parse_case(second)) == ("before", load(path))


@pytest.mark.skipif(os.name == "nt", reason="it has no such name there")
def test_a_converted_case_whose_reader_has_seen_enough_causes_no_noise(tmp_path):
    done = run("convert", saved(tmp_path, EXAMPLE), "/dev/stdout", streams=UNREAD_OUTPUT)
    assert (done.returncode, done.stderr) == (2, "")


@pytest.mark.skipif(os.name == "nt", reason="a shell's >&- is not Windows'")
def test_a_closed_standard_output_is_refused():
    command = f'"{sys.executable}" -m core >&-'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (2, "standard output is closed\n")


@pytest.mark.skipif(os.name == "nt", reason="a shell's 2>&- is not Windows'")
@pytest.mark.parametrize("words", ["analyse", "analyse nowhere", "analyse x --seed x", "arena"])
def test_with_standard_error_closed_standard_output_takes_no_refusals(words):
    done = run(*words.split(), streams=CLOSED_ERRORS)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.skipif(os.name == "nt", reason="a shell's 2>&- is not Windows'")
def test_a_program_that_is_started_with_standard_error_closed_refuses_too():
    command = f'"{sys.executable}" -m core analyse 2>&-'
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stdout) == (2, "")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
@pytest.mark.parametrize(("words", "status"), [(["--version"], 0), (["analyse", "nowhere"], 2), (["analise"], 2)])
def test_a_full_standard_error_changes_no_status(words, status):
    assert run(*words, streams=FULL_ERRORS).returncode == status


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a disk that is always full")
def test_progress_that_cannot_be_told_stops_nothing():
    with Path("/dev/full").open("w", encoding="utf-8") as full, Progress("games", 1, 0, full) as progress:
        progress.advance(1)


@pytest.mark.skipif(os.name == "nt", reason="Windows cannot send it to a process alone")
@pytest.mark.parametrize(("module", "imported"), [("core", "argparse"), ("app", "PySide6")])
def test_ctrl_c_while_it_starts_ends_it_without_a_word(module, imported, tmp_path):
    (tmp_path / f"{imported}.py").write_text("import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n", "utf-8")
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    done = subprocess.run([sys.executable, "-m", module], capture_output=True, check=False, cwd=ROOT, env=environment)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


FIRST = """
import sys
known = {*sys.modules, *sys.builtin_module_names, "__future__"}
import MODULE
print(*(name for name in sys.modules if name not in known and name.partition(".")[0] not in ("app", "core")))
"""


@pytest.mark.parametrize("module", ["core.__main__", "app.__main__"])
def test_nothing_is_imported_before_ctrl_c_is_quiet(module):
    program = FIRST.replace("MODULE", module)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, cwd=ROOT, text=True)
    assert done.stdout == "\n"


LOADED = """
import sys
from core.cli.main import main
status = main(sys.argv[1:])
heavy = {"PySide6", "cvxpy", "scipy", "pyqtgraph", "matplotlib", "numpy"}
print(status, *sorted(heavy & {name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
"""


def loaded_after(*words):
    """The exit status, and which heavy libraries a fresh interpreter has loaded after a command."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *map(str, words)], capture_output=True, text=True, check=True, cwd=ROOT
    )
    return done.stderr.splitlines()[-1].split()


def test_usage_and_convert_load_nothing_heavy_and_analyse_numpy_alone(tmp_path):
    path = saved(tmp_path, EXAMPLE)
    assert loaded_after() == ["0"]
    assert loaded_after("convert", path, tmp_path / "out.case.json") == ["0"]
    assert loaded_after("--help") == ["0"]
    assert loaded_after("analyse", saved(tmp_path, EXAMPLE)) == ["0", "numpy"]
