"""No clock decides in a test: none waits for a time, and none compares one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
MEASURED = "benchmarks", "windows"
"""The folders of commands that measure, and that wait for a program of which they see only the screen."""

EXCEPTIONS = {
    ("app/tasks/test_background.py", "sleep"): "stands for a turn, and for work in a worker, that take long",
    ("robust/test_kills.py", "sleep"): "a program is killed at a random moment",
    ("robust/test_practice_kills.py", "sleep"): "a program is killed at a random moment",
    ("robust/test_signals.py", "sleep"): "stands for work that takes longer than anybody waits",
    ("waiting.py", "sleep"): "how often it is looked for a condition",
    ("waiting.py", "a time is compared"): "against hanging",
}
"""The permitted exceptions, each a file and what is in it, with their reasons."""

WAITS = {"sleep", "qWait", "qSleep", "msleep", "usleep"}
INPUT = {
    *("keyClick", "keyClicks", "keyPress", "keyRelease", "keySequence"),
    *("mouseClick", "mouseDClick", "mouseMove", "mousePress", "mouseRelease"),
}
"""What may wait before it sends a key or a click."""

CLOCKS = {
    *(
        f"{clock}{unit}"
        for clock in ("perf_counter", "process_time", "thread_time", "monotonic")
        for unit in ("", "_ns")
    ),
    *("time.time", "time.time_ns", "default_timer", "elapsed", "nsecsElapsed"),
}
A_CLOCK = re.compile("|".join(map(re.escape, sorted(CLOCKS))))
A_WAIT = re.compile("|".join([*sorted(WAITS), r"bot\.wait\(", r"\b(wait|raising|delay)=", r"\bmouse\w+\(.*\d\)"]))
Fault = tuple[int, str]


def faults(text: str) -> set[Fault]:
    """Return where a module, or a program in one of its strings, waits for a time or compares one, and how."""
    if not (A_CLOCK.search(text) or A_WAIT.search(text)):  # most modules need not be parsed
        return set()
    tree = ast.parse(text)
    found = {(node.lineno, kind) for node in ast.walk(tree) if (kind := fixed_wait(node)) is not None}
    if A_CLOCK.search(text):
        found |= {(line, "a time is compared") for line in compared_times(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value:
            found |= {(node.lineno, kind) for _, kind in faults_of_program(node.value)}
    return found


def faults_of_program(text: str) -> set[Fault]:
    try:
        return faults(text)
    except SyntaxError:  # it is none
        return set()


# --- waiting


def fixed_wait(node: ast.AST) -> str | None:
    """How a node waits for a time, if it does."""
    if isinstance(node, ast.Name | ast.Attribute) and name_of(node) in WAITS:
        return name_of(node)
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


# --- comparing


def compared_times(tree: ast.Module) -> Iterator[int]:
    """Yield the lines in which a time, or what was reckoned from one, is compared or asserted."""
    scopes = [node for node in tree.body if isinstance(node, SCOPES)]
    scopes.append(ast.Module([node for node in tree.body if node not in scopes], []))
    times, before = {name for node in ast.walk(tree) if (name := clock_of(node)) is not None}, set[str]()
    while times != before:
        before = times
        for scope in scopes:
            known = times_in(scope, times)
            shared = known if isinstance(scope, ast.Module) else {name for name in known if "." in name}
            times = times | shared | returned(scope, known)
    for scope in scopes:
        known = times_in(scope, times)
        for node in ast.walk(scope):
            if isinstance(node, ast.Compare | ast.Assert) and has_time(node, known):
                yield node.lineno


SCOPES = ast.FunctionDef | ast.ClassDef


def clock_of(node: ast.AST) -> str | None:
    if isinstance(node, ast.Name | ast.Attribute):
        whole = ast.unparse(node)
        return whole if whole in CLOCKS or whole.rpartition(".")[2] in CLOCKS else None
    return None


def has_time(node: ast.AST, times: set[str]) -> bool:
    return any(isinstance(one, ast.Name | ast.Attribute) and ast.unparse(one) in times for one in ast.walk(node))


def times_in(scope: ast.AST, times: set[str]) -> set[str]:
    """The names of clocks and times, with those that are given one in this scope."""
    while True:
        given = {
            name
            for targets, value in givings(scope)
            if has_time(value, times)
            for target in targets
            for name in named(target)
        }
        if given <= times:
            return times
        times = times | given


def givings(scope: ast.AST) -> Iterator[tuple[list[ast.expr], ast.expr]]:
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign):
            yield node.targets, node.value
        elif isinstance(node, ast.AnnAssign | ast.AugAssign | ast.NamedExpr) and node.value is not None:
            yield [node.target], node.value
        elif isinstance(node, ast.For | ast.comprehension):
            yield [node.target], node.iter


def named(target: ast.expr) -> Iterator[str]:
    """Yield the names of the variables in the target of an assignment."""
    if isinstance(target, ast.Name | ast.Attribute):
        yield ast.unparse(target)
    elif isinstance(target, ast.Tuple | ast.List):
        for part in target.elts:
            yield from named(part)
    elif isinstance(target, ast.Subscript | ast.Starred):
        yield from named(target.value)


def returned(scope: ast.AST, times: set[str]) -> set[str]:
    """The functions that return a time."""
    return {
        function.name
        for function in ast.walk(scope)
        if isinstance(function, ast.FunctionDef)
        and any(isinstance(node, ast.Return) and has_time(node, times) for node in ast.walk(function))
    }


# --- the tests


def is_test(name: str) -> bool:
    """Whether a module is one of the tests or helps them, and does not measure."""
    folder, _, file = name.rpartition("/")
    return folder not in MEASURED or file.startswith("test_")


def test_no_test_waits_for_a_time_or_compares_one():
    names = {path.relative_to(TESTS).as_posix() for path in TESTS.rglob("*.py")} - {Path(__file__).name}
    found = {name: faults((TESTS / name).read_text("utf-8")) for name in names if is_test(name)}
    excused = {(name, kind) for name in found for _, kind in found[name]} & {*EXCEPTIONS}
    left = [
        f"{name}:{line}: {kind}"
        for name in sorted(found)
        for line, kind in sorted(found[name])
        if (name, kind) not in excused
    ]
    assert not left, "\n".join(left)
    assert excused == {*EXCEPTIONS}, "every exception is made use of"


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
        ("begin = perf_counter()\nwork()\nassert perf_counter() - begin < 3", "a time is compared"),
        ("begin = time.time()\nwork()\nspent = time.time() - begin\nassert not spent > 3", "a time is compared"),
        (
            "def test():\n    begin = process_time()\n    ms = 1e3 * (process_time() - begin)\n    assert ms < 3",
            "a time is compared",
        ),
        ("def took():\n    return monotonic() - begin\ndef test():\n    assert took() < 3", "a time is compared"),
        ("def test():\n    assert took() < 3\ndef took():\n    return monotonic() - begin", "a time is compared"),
        (
            "class A:\n    def f(self):\n        self.end = monotonic()\ndef test(self):\n    assert self.end",
            "a time is compared",
        ),
        ("while time.time() < begin:\n    pass", "a time is compared"),
        ("qtbot.waitUntil(lambda: time.monotonic() > end)", "a time is compared"),
        ("assert [one for one in map(perf_counter_ns, work) if one]", "a time is compared"),
    ],
)
def test_each_way_to_go_by_a_clock_is_seen(text: str, kind: str):
    assert {found for _, found in faults(text)} == {kind}


@pytest.mark.parametrize(
    "text",
    [
        "qtbot.waitUntil(lambda: done)",
        "person.wait()\nevent.wait(PATIENCE_S)",
        "qtbot.mouseClick(one, LEFT, pos=place)\nqtbot.keyClicks(one, 'a1')",
        "os.utime(path, (time.time() - DAY,) * 2)",
        "start = time.perf_counter()\nprint(time.perf_counter() - start)\nassert work() == 3",
        'say("Go to sleep(1)\\nat once")',
    ],
)
def test_what_goes_by_no_clock_is_let_be(text: str):
    assert faults(text) == set()
