"""What a Linux desktop is told of the program fits together, and passes the desktop's own tools."""

import configparser
import json
import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET

import pytest
from PySide6.QtGui import QImage

import archive
import desktop
import environment
import icons
from app.game.files import ENDING
from app.ui.icons import APP_ICON_SIZES, app_icon
from app.ui.language import LANGUAGES
from app.ui.theme import LIGHT
from core.version import __version__
from tests.forking import run_program
from tests.pictures import difference

MIME_TYPE = "application/x-deerstalker-case+json"
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
OTHERS = {code for code in LANGUAGES if code != "en"}


def entry():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(desktop.DESKTOP, "utf-8")
    return parser["Desktop Entry"]


def tool(name):
    if shutil.which(name) is None:
        pytest.skip(f"{name} is not there")
    return name


def passes(*words, **options):
    ended = subprocess.run(words, capture_output=True, text=True, check=False, timeout=600, **options)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout


# --- the icon


@pytest.mark.skipif(not environment.OURS.python.exists(), reason="drawn by the Python of .venv")
@pytest.mark.parametrize("size", icons.DRAWN)
def test_each_picture_is_the_drawing(size, tmp_path_factory, qapp):
    folder = tmp_path_factory.getbasetemp() / "drawn"
    if not folder.exists():
        folder.mkdir()
        icons.draw(folder)
    name = f"deerstalker-{size}.png"
    kept = QImage(str(icons.FOLDER / name))
    assert (kept.width(), kept.height()) == (size, size)
    assert difference(kept, QImage(str(folder / name))) == "", "packaging/icons.py draws it anew"


def test_the_icon_is_a_lens_on_a_square_with_round_corners(qapp):
    image = app_icon().pixmap(256, 256).toImage()
    assert image.pixelColor(0, 0).alpha() == image.pixelColor(255, 255).alpha() == 0
    assert image.pixelColor(128, 6).name() == LIGHT.accent
    assert image.pixelColor(105, 105).name() == LIGHT.envelope_soft
    assert image.pixelColor(180, 180).name() == LIGHT.on_accent


@pytest.mark.parametrize("size", APP_ICON_SIZES)
def test_the_window_has_the_same_icon(size, qapp):
    shown = app_icon().pixmap(size, size).toImage()
    assert difference(shown, QImage(str(icons.FOLDER / f"deerstalker-{size}.png"))) == ""


def test_the_icon_for_windows_holds_every_size(qapp):
    data = (icons.FOLDER / "deerstalker.ico").read_bytes()
    assert data == icons.ico(icons.FOLDER)
    assert data[:6] == b"\0\0\1\0" + len(icons.WINDOWS).to_bytes(2, "little")
    for n, size in enumerate(icons.WINDOWS):
        one = data[6 + 16 * n : 22 + 16 * n]
        length, place = (int.from_bytes(one[at : at + 4], "little") for at in (8, 12))
        image = QImage.fromData(data[place : place + length])
        assert (image.width(), one[0]) == (size, size % 256)


def test_the_icon_for_macos_holds_every_size(qapp):
    data = (icons.FOLDER / "deerstalker.icns").read_bytes()
    assert data == icons.icns(icons.FOLDER)
    assert (data[:4], int.from_bytes(data[4:8], "big")) == (b"icns", len(data))
    at, found = 8, {}
    while at < len(data):
        length = int.from_bytes(data[at + 4 : at + 8], "big")
        found[data[at : at + 4].decode()] = QImage.fromData(data[at + 8 : at + length], "PNG").size().toTuple()
        at += length
    fine = {"ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512, "ic10": 1024}  # what is drawn twice as fine
    assert found == {name: (size, size) for name, size in {"ic07": 128, "ic08": 256, "ic09": 512, **fine}.items()}


# --- the entry in the menu


def test_the_entry_opens_a_case_and_has_an_icon_that_is_installed():
    said = entry()
    assert said["Exec"] == "deerstalker %f"
    assert said["MimeType"] == f"{MIME_TYPE};"
    assert f"icons/hicolor/scalable/apps/{said['Icon']}.svg" in desktop.files()
    assert desktop.DESKTOP.stem == desktop.IDENTIFIER


def test_a_window_says_which_entry_it_belongs_to():
    """By that Wayland finds its icon; the window system of X goes by the name of the program."""
    source = (environment.ROOT / "app" / "startup" / "application.py").read_text("utf-8")
    assert f'setDesktopFileName("{desktop.IDENTIFIER}")' in source
    assert f'Application(["{entry()["StartupWMClass"]}", ' in source


@pytest.mark.parametrize("key", ["GenericName", "Comment"])
def test_the_entry_speaks_every_language_of_the_window(key):
    assert {name[len(key) + 1 : -1] for name in entry() if name.startswith(f"{key}[")} == OTHERS


def test_the_desktop_takes_the_entry():
    assert passes(tool("desktop-file-validate"), str(desktop.DESKTOP)) == ""


# --- the description in a software centre


def test_the_description_is_of_this_version_and_this_program():
    root = ET.parse(desktop.METAINFO).getroot()  # noqa: S314 - our own
    newest = root.find("releases/release")
    assert newest is not None
    assert newest.get("version") == __version__
    assert root.findtext("id") == desktop.IDENTIFIER
    assert root.findtext("launchable") == desktop.DESKTOP.name
    assert root.findtext("provides/mediatype") == MIME_TYPE
    assert {summary.get(LANG) for summary in root.findall("summary")} == {None, *OTHERS}
    assert root.findtext("project_license") == "MIT"


def test_the_description_says_all_in_every_language():
    said = ET.parse(desktop.METAINFO).getroot().findall("description//*")  # noqa: S314 - our own
    texts = [(node.get(LANG), " ".join((node.text or "").split())) for node in said if node.tag != "ul"]
    english = [n for n, (code, _) in enumerate(texts) if code is None]
    assert len(english) == 9
    for begin, end in zip(english, [*english[1:], len(texts)], strict=True):
        codes = [code for code, _ in texts[begin:end]]
        assert codes == [None, *sorted(OTHERS)]
        assert len({text for _, text in texts[begin:end]}) == len(codes), "nothing is left in English"


def test_name_and_summary_bear_no_trade_mark():
    """Flathub's guidelines refuse that, and summaries that are long."""
    root = ET.parse(desktop.METAINFO).getroot()  # noqa: S314 - our own
    said = [(one.text or "").casefold() for one in [*root.findall("name"), *root.findall("summary")]]
    assert not [text for text in said if "clue" in text or len(text) > 45]
    assert len(set(said)) == 2 + len(OTHERS)


def test_the_entry_calls_the_game_by_its_name():
    assert all("Cluedo" in text for name, text in entry().items() if name.startswith("Comment"))


@pytest.mark.parametrize("pictures", ["", "https://example.org/pictures"])
def test_appstream_takes_the_description(pictures, tmp_path):
    written = tmp_path / desktop.METAINFO.name
    written.write_text(desktop.described(pictures), encoding="utf-8")
    passes(tool("appstreamcli"), "validate", "--no-net", str(written))
    shown = ET.parse(written).getroot().findall("screenshots/screenshot")  # noqa: S314 - our own
    assert len(shown) == (3 if pictures else 0)
    for one in shown:
        name = one.findtext("image").removeprefix(f"{pictures}/")
        assert (environment.ROOT / "resources" / "screenshots" / name).is_file()
        assert {caption.get(LANG) for caption in one.findall("caption")} == {None, *OTHERS}


# --- the kind of file


def test_the_kind_of_file_is_told_by_its_whole_ending():
    (kind,) = ET.parse(desktop.MIME).getroot()  # noqa: S314 - our own
    assert kind.get("type") == MIME_TYPE
    (glob,) = kind.findall(f"{MIME_SPACE}glob")
    assert glob.get("pattern") == f"*{ENDING}"
    assert int(glob.get("weight")) > 50, "which *.json has"
    assert {comment.get(LANG) for comment in kind.findall(f"{MIME_SPACE}comment")} == {None, *OTHERS}


ASK = """
import sys
from PySide6.QtCore import QMimeDatabase
print(*(QMimeDatabase().mimeTypeForFile(name).name() for name in sys.argv[1:]))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="Qt asks that database on Linux")
def test_the_desktop_knows_a_case_from_other_json(tmp_path):
    share = tmp_path / "share"
    desktop.install(share)
    json_too = """<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
      <mime-type type="application/json"><glob pattern="*.json"/></mime-type></mime-info>"""
    (share / "mime" / "packages" / "freedesktop.org.xml").write_text(json_too, encoding="utf-8")
    passes(tool("update-mime-database"), str(share / "mime"))
    example = environment.ROOT / "resources" / "examples" / "evening.case.json"
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    folders = {"XDG_DATA_HOME": str(share), "XDG_DATA_DIRS": str(tmp_path / "none")}
    said = run_program(ASK, example, tmp_path / "other.json", **folders).stdout
    assert said.split() == [MIME_TYPE, "application/json"]


# --- all of it


def test_every_file_has_its_place(tmp_path):
    desktop.install(tmp_path)
    found = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    assert found == set(desktop.files())
    assert len(found) == 4 + len(icons.SIZES)


@pytest.mark.skipif(sys.platform != "linux", reason="Flatpak is for Linux")
def test_the_flatpak_installs_what_is_packed(tmp_path):
    manifest = environment.ROOT / "packaging" / "flatpak" / f"{desktop.IDENTIFIER}.json"
    said = json.loads(manifest.read_text("utf-8"))
    assert (said["id"], said["command"]) == (desktop.IDENTIFIER, "deerstalker")
    bundle, app = tmp_path / "deerstalker", tmp_path / "app"
    (bundle / "_internal").mkdir(parents=True)
    (bundle / "deerstalker").write_text("program", encoding="utf-8")
    packed = archive.pack(bundle, __version__)
    (module,) = said["modules"]
    (source,) = module["sources"]
    assert (source["type"], source["path"]) == ("archive", f"../../dist/{packed.name}")
    with tarfile.open(packed) as opened:
        opened.extractall(tmp_path / "source", filter="data")
    (unpacked,) = (tmp_path / "source").iterdir()  # Flatpak leaves out this folder
    for command in module["build-commands"]:
        passes("sh", "-ec", command.replace("/app", str(app)), cwd=unpacked)
    assert (app / "bin" / "deerstalker").read_text("utf-8") == "program"
    assert all((app / "share" / place).is_file() for place in desktop.files())
    assert {path.name for path in (app / "lib" / "deerstalker").iterdir()} >= {"deerstalker", "_internal"}
