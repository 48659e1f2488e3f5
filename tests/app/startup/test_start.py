"""The start of the program, in fresh interpreters: what is imported before the window is painted, and how it ends.

How long it takes is for tests/benchmarks/start.py.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import app.__main__
import core.cli.main
from tests.forking import run_program

ROOT = Path(__file__).parents[3]
LATER = (
    *("numpy", "scipy", "cvxpy", "pyqtgraph", "app.shell.game_page", "app.features.advice.panel"),
    *("app.game.files", "app.tasks.inference", "core.model.case", "core.history.history", "core.formats.case_file"),
)
"""What is heavy, and what the start screen does without."""

PAINT = f"""
import json, sys
from pathlib import Path
from app.startup.application import build_window, theme
from app.tasks.background import Background, DaemonExecutor
from app.game.folders import DataFolders
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication
application = QApplication(["", *theme.STYLE])
theme.set_type_size(application, 100)
background = Background(DaemonExecutor())
data = Path(sys.argv[1])
window = build_window(DataFolders(data), QSettings(str(data / "s.ini"), QSettings.Format.IniFormat), background).window
def painted():
    print(json.dumps([name for name in {LATER} if name in sys.modules]))
    from app.tasks.inference import ENGINE_MODULES, warm_up
    background.run(lambda: warm_up(*ENGINE_MODULES), print)
    application.quit()
theme.apply_scheme(application)
window.painted.connect(painted)
window.show()
application.exec()
background.close()
"""


def python(*arguments: str, **more: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **more},
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )


def test_the_window_is_painted_without_what_can_come_later_and_closed_while_that_is_imported(tmp_path):
    """It ends without a crash or a complaint, and soon."""
    done = python("-c", PAINT, str(tmp_path))
    assert json.loads(done.stdout) == []
    assert done.returncode == 0, done.stderr
    assert [line for line in done.stderr.splitlines() if "propagateSizeHints" not in line] == []


SPEAK = """
from app.startup.application import named_application
from app.ui.language import decimal, language, set_language
application = named_application()
set_language(application, "")
print(language(), decimal(0.5, 1))
"""


@pytest.mark.skipif(os.name == "nt", reason="the language of Windows is no variable")
@pytest.mark.parametrize(
    ("lc_all", "lang", "said"),
    [
        ("", "de_DE.UTF-8", "de 0,5"),
        ("fr_FR.UTF-8", "de_DE.UTF-8", "fr 0,5"),
        ("C", "de_DE.UTF-8", "en 0.5"),
        ("", "C", "en 0.5"),
    ],
)
def test_it_speaks_the_language_of_the_system_whether_that_is_installed_or_not(lc_all, lang, said):
    assert run_program(SPEAK, LC_ALL=lc_all, LANG=lang).stdout.strip() == said


COMMAND = """
import os, sys
import app.__main__
for word in ("check", "analyse", "--help"):
    app.__main__.main([word])
    print("PySide6" in sys.modules, os.environ["OPENBLAS_NUM_THREADS"], os.environ["OMP_NUM_THREADS"])
"""


def test_words_of_the_command_line_never_import_qt_and_compute_in_one_thread(monkeypatch):
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS"):
        monkeypatch.delenv(name)
    assert python("-c", COMMAND).stdout.splitlines().count("False 1 1") == 3


def test_the_help_names_the_window_too_but_not_the_test_of_itself(capsys):
    assert app.__main__.main(["--help"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Without a command the window opens" in said
    assert "deerstalker [GAME.case.json]" in said
    assert "self-test" not in said
    assert core.cli.main.main(["--help"]) == 0
    assert "[GAME.case.json]" not in capsys.readouterr().out


COMPLETE = PAINT.replace("import build_window, theme", "import build_window, complete, theme").replace(
    ".window\ndef painted", "\ncomplete(window, None)\nprint('numpy' in sys.modules)\nsys.exit()\ndef painted"
)


def test_a_window_is_complete_without_what_only_engines_need(tmp_path):
    assert python("-c", COMPLETE, str(tmp_path)).stdout == "False\n"
