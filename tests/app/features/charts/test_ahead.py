"""pyqtgraph is imported when the window has nothing to do, and only once."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[4]
PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from app.features.charts.frame import ImportAhead
application = QCoreApplication([])
ahead, told = ImportAhead(), []
ahead.done.connect(lambda: told.append(ahead.is_done))
ahead.start()
print(ahead.is_done, "pyqtgraph" in sys.modules)
ahead.done.connect(application.quit)
application.exec()
ahead.start()
application.processEvents()
print(ahead.is_done, "pyqtgraph" in sys.modules, told)
"""


def test_it_is_imported_by_the_event_loop_and_told_once():
    done = subprocess.run([sys.executable, "-c", PROGRAM], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["False False", "True True [True]"]
