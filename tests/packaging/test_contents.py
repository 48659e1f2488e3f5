"""What goes into the bundle, and what stays out of it."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest

import contents
import environment
from core.engines.centre.engine import SOLVERS
from tests.systems import links

OWN = [Path("/env")]


IMPORTED = re.compile(r"^ *(?:import|from) ([\w.]+)", re.MULTILINE)


def kept(place, source="/env/x"):
    return contents.slim([(place, source, "BINARY")], OWN) != []


def test_solvers_that_the_program_asks_go_in():
    assert {name.lower() for name in SOLVERS}.isdisjoint(contents.EXCLUDED)


def test_nothing_is_left_out_that_the_program_imports_by_name():
    files = [file for part in ("app", "core") for file in (environment.ROOT / part).rglob("*.py")]
    names = {name for file in files for name in IMPORTED.findall(file.read_text("utf-8"))}
    wanted = {".".join(name.split(".")[:n]) for name in names for n in (1, 2, 3)}
    assert {"cvxpy", "PySide6.QtCore", "scipy.optimize"} <= wanted
    assert wanted.isdisjoint(contents.EXCLUDED)
    qt = {name.removeprefix("PySide6.Qt") for name in names if name.startswith("PySide6.Qt")}
    assert qt <= contents.QT_LIBRARIES


def test_every_module_is_named_also_those_that_are_imported_by_a_made_up_name():
    names = contents.modules(environment.ROOT)
    assert {
        "app",
        "app.startup.application",
        "core.engines.centre.engine",
        "core.policies",
        "resources",
    } <= set(names)
    assert "app.__main__" not in names
    assert not any("/" in name or name.endswith(".py") for name in names)


def test_a_package_that_lists_its_folder_has_one():
    file, folder = contents.marker("cvxpy")
    assert (Path(file).parent.name, folder) == ("cvxpy", "cvxpy")
    assert Path(file).is_file()
    with pytest.raises(LookupError, match="no package nowhere"):
        contents.marker("nowhere")


def test_pyqtgraph_is_there_as_source_too_with_its_icons():
    file, folder = contents.source("pyqtgraph")
    assert "from .graphicsItems.PlotItem import *" in Path(file).read_text("utf-8")
    assert kept(f"{folder}/{Path(file).name}")
    assert all((Path(file).parent / "icons" / name).is_file() for name in ("auto.png", "invisibleEye.svg"))


def test_pyqtgraph_needs_nothing_that_is_left_out():
    out = [name for name in contents.EXCLUDED if name.startswith("pyqtgraph.") or name == "PySide6.QtTest"]
    code = f"""
import sys
sys.modules |= dict.fromkeys({out!r})
import pyqtgraph.exporters, app.features.charts.canvas, app.ui.plots.view
"""
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=environment.ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("name", contents.COMPUTED)
def test_modules_that_are_named_for_others_exist(name):
    assert importlib.util.find_spec(name) is not None


def test_all_data_go_in_at_their_place_but_not_what_only_makers_need():
    data = contents.data(environment.ROOT)
    places = {f"{folder}/{Path(file).name}" for file, folder in data}
    assert all(Path(file).is_file() for file, _ in data)
    for wanted in (
        "resources/translations/deerstalker_fr.qm",
        "resources/boards/classic.txt",
        "resources/help/en/entering.md",
        "resources/help/fr/entering.md",
        "resources/help/pictures/numbers-dark.png",
        "resources/editions/classic-uk.json",
        "resources/fonts/DejaVuSans.ttf",
        "resources/fonts/DejaVuSans-Bold.ttf",
        "resources/fonts/LICENSE",
        "resources/icons/LICENSE",
        "resources/icons/magnifier.svg",
        "resources/examples/evening.case.json",
    ):
        assert wanted in places
    assert not [place for place in places if place.endswith((".ts", ".py", ".pyc")) or "screenshots" in place]


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libQt6Core.so.6",
        "PySide6/QtCore.abi3.so",
        "PySide6\\Qt6Widgets.dll",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6\\plugins\\platforms\\qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/imageformats/libqsvg.so",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "numpy/Qt/QtNetwork/notes.txt",
        "numpy.libs/libscipy_openblas64_-1.so",
        "pyqtgraph/icons/invisibleEye.svg",
        "pyqtgraph\\icons\\auto.png",
    ],
)
def test_what_is_used_stays(place):
    assert kept(place)


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Test.so.6",
        "PySide6\\Qt6Quick.dll",
        "PySide6/Qt/lib/QtNetwork.framework/Versions/A/QtNetwork",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/plugins/imageformats/libqwebp.so",
        "PySide6\\plugins\\generic\\qtuiotouchplugin.dll",
        "PySide6/Qt/translations/qtdeclarative_fr.qm",
        "PySide6\\opengl32sw.dll",
        "numpy/_core/tests/data/x.txt",
        "pyqtgraph/colors/maps/viridis.csv",
        "pyqtgraph/icons/peegee/peegee_512px.png",
        "pyqtgraph\\Qt\\QtSvg.pyi",
    ],
)
def test_what_is_not_used_goes(place):
    assert not kept(place)


@pytest.mark.parametrize("name", ["libxcb-cursor.so.0", "libxkbcommon-x11.so.0", "libffi.so.8", "libpython3.11.so.1.0"])
def test_libraries_that_a_desktop_may_lack_go_in(name):
    assert kept(name, f"/usr/lib/{name}")


@pytest.mark.parametrize(
    "name",
    ["libX11.so.6", "libgtk-3.so.0", "libfontconfig.so.1", "libstdc++.so.6", "libxcb.so.1", "libreadline.so.8"],
)
def test_libraries_of_the_desktop_stay_its_own(name):
    assert not kept(name, f"/usr/lib/{name}")
    assert kept(name, f"/env/lib/{name}"), "the same from a package is the package's"


@links
def test_a_library_of_a_package_is_known_through_links(tmp_path):
    real, link = tmp_path / "env" / "libz.so.1", tmp_path / "libz.so.1"
    real.parent.mkdir()
    real.touch()
    link.symlink_to(real)
    assert contents.is_ours(("libz.so.1", str(link), "BINARY"), [real.parent])
    assert not contents.is_ours(("libz.so.1", str(tmp_path / "other.so"), "BINARY"), [real.parent])


# --- Microsoft's run-time libraries

BY_WINDOWS = ("MSVCP140.dll", "/windows/system32/MSVCP140.dll", "BINARY")
BY_QT = ("PySide6\\MSVCP140.dll", "/env/PySide6/MSVCP140.dll", "BINARY")
BY_SHIBOKEN = ("shiboken6\\msvcp140.dll", "/env/shiboken6/msvcp140.dll", "BINARY")
AT_THE_TOP = ("msvcp140.dll", "/env/PySide6/MSVCP140.dll", "BINARY")


@pytest.mark.parametrize("found", [[BY_QT], [BY_WINDOWS, BY_QT], [BY_SHIBOKEN, BY_QT, BY_WINDOWS]])
def test_the_library_that_a_package_brings_is_there_for_all(found):
    made = contents.with_run_time(found, OWN)
    assert made == [*(entry for entry in found if entry != BY_WINDOWS), AT_THE_TOP]


def test_python_has_its_own_at_the_top_already():
    found = [
        ("VCRUNTIME140.dll", "/env/python/VCRUNTIME140.dll", "BINARY"),
        ("PySide6\\VCRUNTIME140.dll", "/env/PySide6/VCRUNTIME140.dll", "BINARY"),
    ]
    assert contents.with_run_time(found, OWN) == found


def test_where_no_package_brings_it_that_of_the_machine_stays_for_the_notices_to_stumble_over():
    assert contents.with_run_time([BY_WINDOWS], OWN) == contents.slim([BY_WINDOWS], OWN) == [BY_WINDOWS]


@pytest.mark.parametrize("name", ["_cvxcore.pyd", "numpy.libs\\msvcp140-a1b2.dll", "libc++.1.dylib"])
def test_other_libraries_stay_where_they_are(name):
    found = [(name, f"/env/{name}", "BINARY")]
    assert contents.with_run_time(found, OWN) == found


@pytest.mark.parametrize(
    "name", ["ucrtbase.dll", "api-ms-win-crt-runtime-l1-1-0.dll", "API-MS-Win-core-path-l1-1-0.dll"]
)
def test_what_is_part_of_windows_stays_out(name):
    assert not kept(name, f"/kits/redist/{name}")
    assert kept(f"thing\\{name}"), "the same from a package is the package's"
