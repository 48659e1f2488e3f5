"""A plugin of pytest that runs each test alone and cold: in a process forked when its file is imported, and no more.

``python -m pytest -p tests.alone FILE``. What only an earlier test has imported, computed, opened or written to the
user's folders is not there. Only where processes fork.
"""

from __future__ import annotations

import json
import os
import signal
import tempfile
from pathlib import Path

import pytest
from _pytest.runner import runtestprotocol

from tests.conftest import FOLDERS

REPORTS = "reports.json"


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool:
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    for report in _reports_of(item):
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def _reports_of(item: pytest.Item) -> list[pytest.TestReport]:
    with tempfile.TemporaryDirectory(prefix="deerstalker-alone-") as folder:
        if (child := os.fork()) == 0:
            _run(item, Path(folder))
            os._exit(0)
        try:
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        except BaseException:  # the test takes too long, or all of them are interrupted
            os.kill(child, signal.SIGKILL)
            raise
        if status:
            died = f"its process ended with the status {status}"
            return [pytest.TestReport(item.nodeid, item.location, {}, "failed", died, "call")]
        return [_report(item, one) for one in json.loads(Path(folder, REPORTS).read_text("utf-8"))]


def _run(item: pytest.Item, folder: Path) -> None:
    """Run the test with empty folders of the user, and write what came of it into the folder."""
    for name in FOLDERS:
        (folder / name).mkdir(mode=0o700)
        os.environ[name] = str(folder / name)
    reports = runtestprotocol(item, nextitem=None, log=False)
    data = [item.config.hook.pytest_report_to_serializable(config=item.config, report=one) for one in reports]
    (folder / REPORTS).write_text(json.dumps(data), "utf-8")


def _report(item: pytest.Item, data: dict[str, object]) -> pytest.TestReport:
    report = item.config.hook.pytest_report_from_serializable(config=item.config, data=data)
    if isinstance(report.longrepr, list):  # where and why a test is skipped: JSON made a list of the tuple
        report.longrepr = tuple(report.longrepr)
    return report
