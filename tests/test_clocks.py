"""No clock decides in a test: none waits for a time, and none reads one but where that is said here."""

from __future__ import annotations

import ast
import contextlib
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MEASURED = "benchmarks", "windows"
"""The folders of commands that measure, and that wait for a program of which they see only the screen."""

EXCEPTIONS = {
    ("app/tasks/test_background.py", "sleep"): "stands for a turn, and for work in a worker, that take long",
    ("core/formats/test_atomic_file.py", "time.time"): "how old a file is",
    ("core/quick_entry/test_line.py", "perf_counter"): "it is only printed",
    ("oracle/counters.py", "perf_counter"): "it is only printed",
    ("robust/mutations.py", "process_time"): "it is only printed",
    ("robust/test_kills.py", "sleep"): "a program is killed at a random moment",
    ("robust/test_mutated_keeps.py", "time.time"): "how old a file is",
    ("robust/test_practice_kills.py", "sleep"): "a program is killed at a random moment",
    ("robust/test_signals.py", "sleep"): "stands for work that takes longer than anybody waits",
    ("waiting.py", "monotonic"): "against hanging",
    ("waiting.py", "sleep"): "how often it is looked for a condition",
}
"""The permitted exceptions, each a file and what is in it, with their reasons."""

TOLD = "test_clocks.py", "test_clock_table.py"
"""What tells of clocks, and how to see them."""

WAITS = {"sleep", "qWait", "qSleep", "msleep", "usleep"}
CLOCKS = {"perf_counter", "process_time", "thread_time", "monotonic", "default_timer", "elapsed", "nsecsElapsed"}
INPUT = {
    *("keyClick", "keyClicks", "keyPress", "keyRelease", "keySequence"),
    *("mouseClick", "mouseDClick", "mouseMove", "mousePress", "mouseRelease"),
}
"""What may wait before it sends a key or a click."""


def clocks_in(text: str) -> set[str]:
    """Return what a module, or a program in one of its strings, takes of clocks, and how it waits for a time."""
    found = set()
    for node in ast.walk(ast.parse(text)):
        if (kind := clock_of(node)) is not None:
            found.add(kind)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value:
            with contextlib.suppress(SyntaxError, ValueError):  # else it is no program
                found |= clocks_in(node.value)
    return found


def clock_of(node: ast.AST) -> str | None:
    """Return the clock that a node is, or how it waits for a time."""
    if isinstance(node, ast.Name | ast.Attribute):
        name, whole = name_of(node).removesuffix("_ns"), ast.unparse(node).removesuffix("_ns")
        return name if name in WAITS | CLOCKS else whole if whole == "time.time" else None
    if not isinstance(node, ast.Call):
        return None
    name, receiver = name_of(node.func), name_of(getattr(node.func, "value", None))
    options = {option.arg: ast.unparse(option.value) for option in node.keywords}
    if name == "wait" and receiver.endswith("bot"):
        return "bot.wait"
    if name == "assertNotEmitted" and "wait" in options:
        return "assertNotEmitted(wait=)"
    if name.startswith("waitSignal") and options.get("raising") == "False":
        return "waitSignal(raising=False)"
    if name in INPUT and ("delay" in options or any(is_number(given) for given in node.args)):
        return f"{name}(delay=)"
    return None


def name_of(node: ast.AST | None) -> str:
    """The last part of a name, as "wait" of "self.bot.wait"."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def is_number(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float)


def is_test(name: str) -> bool:
    """Whether a module is one of the tests or helps them, and does not measure."""
    folder, _, file = name.rpartition("/")
    return folder not in MEASURED or file.startswith("test_")


def test_no_test_goes_by_a_clock_but_those_that_say_why():
    names = {path.relative_to(TESTS).as_posix() for path in TESTS.rglob("*.py")} - {*TOLD}
    found = {(name, kind) for name in filter(is_test, names) for kind in clocks_in((TESTS / name).read_text("utf-8"))}
    assert found == {*EXCEPTIONS}


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("qtbot.wait(20)", "bot.wait"),
        ("self._qtbot.wait(2 * LATE_MS)", "bot.wait"),
        ("player.bot.wait(5)", "bot.wait"),
        ("QTest.qWait(20)", "qWait"),
        ("import time\ntime.sleep(0.1)", "sleep"),
        ("from time import sleep\nexecutor.submit(sleep, 0.1)", "sleep"),
        ('PROGRAM = """\nimport time\ntime.sleep(1)\n"""', "sleep"),
        ("with qtbot.assertNotEmitted(one.said, wait=200):\n    pass", "assertNotEmitted(wait=)"),
        ("qtbot.waitSignal(one.said, timeout=100, raising=False)", "waitSignal(raising=False)"),
        ("QTest.mouseMove(one, place, 30)", "mouseMove(delay=)"),
        ("qtbot.keyClick(one, 'a', delay=30)", "keyClick(delay=)"),
        ("begin = perf_counter()\nwork()\nassert perf_counter() - begin < 3", "perf_counter"),
        ("begin = time.time()\nwork()", "time.time"),
        ("class A:\n    def f(self):\n        self.end = monotonic()", "monotonic"),
        ("assert [one for one in map(perf_counter_ns, work) if one]", "perf_counter"),
    ],
)
def test_each_way_to_go_by_a_clock_is_seen(text: str, kind: str):
    assert clocks_in(text) == {kind}


@pytest.mark.parametrize(
    "text",
    [
        "qtbot.waitUntil(lambda: done)",
        "person.wait()\nevent.wait(PATIENCE_S)",
        "qtbot.mouseClick(one, LEFT, pos=place)\nqtbot.keyClicks(one, 'a1')",
        "monkeypatch.setattr(progress, 'monotonic', lambda: now[0])",
        'say("Go to sleep(1)\\nat once")',
    ],
)
def test_what_goes_by_no_clock_is_let_be(text: str):
    assert clocks_in(text) == set()
