"""Wine is set up with the locked packages, and with the functions that it lacks."""

import shutil
import signal
import struct
import subprocess
import sys

import pytest

import environment
import wine
from tests.waiting import wait_until

CODE = b"\x31\xc0\xc3"


def library(functions):
    """Return a small DLL for 64 bits that exports functions by name; their code is 16 bytes of int3 each."""
    base, raw = 0x1000, 0x200  # of its only section, in memory and in the file
    names = b"".join(name.encode() + b"\0" for name in functions)
    count = len(functions)
    addresses, pointers, ordinals = base + 40, base + 40 + 4 * count, base + 40 + 8 * count
    text = base + 40 + 10 * count
    code = text + len(names)
    starts = [text + sum(len(name) + 1 for name in list(functions)[:index]) for index in range(count)]
    table = struct.pack("<20xIIIII", count, count, addresses, pointers, ordinals)
    section = b"".join(
        [
            table,
            b"".join(struct.pack("<I", code + 16 * index) for index in reversed(range(count))),
            b"".join(struct.pack("<I", start) for start in starts),
            b"".join(struct.pack("<H", index) for index in reversed(range(count))),
            names,
            b"\xcc" * 16 * count,
        ]
    )
    header = b"PE\0\0" + struct.pack("<HH12xHH", 0x8664, 1, 240, 0) + struct.pack("<112xII120x", base, len(table))
    named = struct.pack("<8sIIII16x", b".edata", len(section), base, len(section), raw)
    return (b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x40) + header + named).ljust(raw, b"\0") + section


def test_the_code_of_an_exported_function_is_replaced_and_nothing_else():
    before = library(["clog", "creal", "sqrt"])
    after = wine.mended(before, {"creal": CODE})
    places = wine.exports(before)
    begin = places["creal"]
    assert after[begin : begin + 16] == CODE + b"\xcc" * 13
    assert after[:begin] + after[begin + 16 :] == before[:begin] + before[begin + 16 :]
    assert [places[name] for name in ("clog", "creal", "sqrt")] == sorted(places.values())
    assert wine.mended(after, {"creal": CODE}) == after, "a second time changes nothing"


def test_a_function_that_is_not_there_is_named():
    with pytest.raises(ValueError, match="not exported: cimag"):
        wine.mended(library(["creal"]), {"cimag": CODE, "creal": CODE})


@pytest.mark.parametrize(
    ("said", "summary"),
    [
        ("..F\n1 failed, 2 passed, 3 deselected in 61.20s (0:01:01)\n", "1 failed, 2 passed, 3 deselected"),
        ("== 12 passed in 3.1s ==\nX connection broken\n", "12 passed"),
        ("3 passed in 1s of something else\nfatal error\n", "3 passed"),
        ("fatal error\n", ""),
    ],
)
def test_the_last_count_of_pytest_is_read(said, summary):
    assert wine.summary(said) == summary


def test_variables_stand_before_the_words():
    words = ["QT_QPA_PLATFORM=windows", "EMPTY=", "-c", "a=1", "b=2"]
    assert wine.assigned(words) == ({"QT_QPA_PLATFORM": "windows", "EMPTY": ""}, ["-c", "a=1", "b=2"])


def test_programs_see_the_checkout_and_no_variables_of_this_machine(tmp_path, monkeypatch):
    monkeypatch.setenv("SECRET", "of this machine")
    command = wine.Wine(tmp_path).command(["wine", "x.exe"], {"A": "b c", "QT_QPA_PLATFORM": "windows"})
    assert command[-2:] == ["wine", "x.exe"]
    assert {"env", "-i", "A=b c", "WINEQT_QPA_PLATFORM=windows", "LANG=C.UTF-8", str(environment.ROOT)} <= set(command)
    assert not any("SECRET" in word for word in command)


def test_every_part_of_the_suite_is_run_and_the_window_on_the_platform_of_windows():
    assert {name for name, (platform, _) in wine.PARTS.items() if platform == "windows"} == {"window"}
    assert set(wine.PARTS) > {"engines", "core", "app", "robust", "packaging", "rest"}


def test_the_help_names_every_word(capsys):
    with pytest.raises(SystemExit):
        wine.main(["--help"])
    said = capsys.readouterr().out
    words = [
        "--suite",
        "--play game",
        "--play looks",
        "--play keyboards",
        "--bundle",
        "--installer",
        "--root",
        *wine.PARTS,
    ]
    assert [word for word in words if word not in said] == []


RUNS = """
import pathlib, sys, wine
wine.ENTER = 'shift; exec "$@"'
wine.Wine.set_up = lambda self: None
sys.exit(wine.main([sys.argv[1], "--root", "sh", "-c", "setsid sleep 60 & echo $! >$0; wait", sys.argv[1] + "/begun"]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="needs Linux")
def test_what_runs_ends_with_the_script(tmp_path):
    alone = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "true"]
    if shutil.which("unshare") is None or subprocess.run(alone, capture_output=True, check=False).returncode:
        pytest.skip("needs the right to mount")
    script = [sys.executable, "-c", RUNS, str(tmp_path)]
    with subprocess.Popen(script, cwd=environment.ROOT / "packaging", stdout=subprocess.PIPE) as running:
        wait_until((tmp_path / "begun").exists)
        running.terminate()
        running.communicate(timeout=600)  # until no one is left to write
    assert running.returncode == 128 + signal.SIGTERM


@pytest.mark.skipif(sys.platform == "win32", reason="Wine is not for Windows")
def test_who_may_not_mount_is_told(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(wine.os, "geteuid", lambda: 1000)
    with pytest.raises(SystemExit):
        wine.main([str(tmp_path / "new"), "-m", "core"])
    assert "needs root" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()
