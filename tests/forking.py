"""Programs in processes of their own, forked from one that has imported the window: in a third of the time of a start.

Where no process forks, on Windows, each is an interpreter of its own. What is about imports, or about the first moments
of a program, starts one in any case.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def run_program(code: str, *words: str | Path, cwd: Path = ROOT, **env: str) -> subprocess.CompletedProcess[str]:
    """Run code as a program with these words as its arguments; ``env`` is added to the environment."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    command = [sys.executable, "-c", code, *map(str, words)]
    if not hasattr(os, "fork"):
        return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    with tempfile.TemporaryDirectory() as folder:
        streams = [Path(folder, name) for name in ("out", "err")]
        order = {"command": command, "cwd": str(cwd), "env": environment, "streams": [*map(str, streams)]}
        status = _status_of(json.dumps(order), _server())
        return subprocess.CompletedProcess(command, status, *(stream.read_text("utf-8") for stream in streams))


def _status_of(order: str, server: subprocess.Popen[str]) -> int:
    try:
        print(order, file=server.stdin, flush=True)
        return int(server.stdout.readline())
    except BaseException:  # the test takes too long, or all of them are interrupted
        os.killpg(server.pid, signal.SIGKILL)
        _server.cache_clear()
        raise


@cache
def _server() -> subprocess.Popen[str]:
    command, pipes = [sys.executable, "-m", "tests.forking"], {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    server = subprocess.Popen(command, cwd=ROOT, text=True, start_new_session=True, **pipes)
    atexit.register(server.communicate)  # which ends it
    return server


def _import_ahead() -> None:
    from app.tasks.inference import warm_up

    ours = "app.startup.features", "app.startup.self_test"
    for module in (*ours, "core.engines.driver", "core.advice.text"):
        import_module(module)
    warm_up()


def _next_program() -> str:
    """Fork for each order, and tell the status of the process when it has ended; return its code, in it."""
    for line in sys.stdin:
        order = json.loads(line)
        if (child := os.fork()) == 0:
            for number, path in enumerate((os.devnull, *order["streams"])):
                os.dup2(os.open(path, os.O_RDWR | os.O_CREAT), number)
            os.chdir(order["cwd"])
            os.environ.clear()
            os.environ.update(order["env"])
            sys.argv[1:] = order["command"][3:]
            return order["command"][2]
        print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
    return ""


if __name__ == "__main__":
    _import_ahead()
    exec(_next_program(), {"__name__": "__main__"})  # noqa: S102 - the code of the tests
