"""What the window remembers comes back with its type in the next process; whatever is damaged is as if never set."""

import ctypes
import os
import shutil
import stat
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QSettings, QStandardPaths
from PySide6.QtGui import QAction

from app.features.library.service import SummaryService
from app.features.preferences import SettingsTrouble, once
from app.shell.start_screen import RecentGame, StartScreen
from app.startup.application import user_settings
from app.ui.settings import ALL, VERSIONS, Preference, Preferences
from app.ui.widgets.labels import MessageBar
from core.engines.registry import engine
from core.engines.tuning import ENGINES, Tuning
from core.formats.editions import editions
from core.information.answers import Response
from core.policies.registry import POLICIES, RESPONSES, policy

OWN = Tuning(samples=131_072, seconds=0.3, budget=10_000_000)
IN_ONE_FOLDER = effort(max_examples=20, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
KEYS = [preference.key for preference in ALL]
NAMES = {preference: name for name, preference in vars(Preferences).items() if isinstance(preference, Preference)}
CHOSEN = {
    Preferences.engine: "exact",
    Preferences.samples: 8192,
    Preferences.seconds: 0.3,
    Preferences.budget: 10_000_000,
    Preferences.policy: "greedy",
    Preferences.response: "habit",
    Preferences.recent: ("/a b/ü,c.case.json",),
    Preferences.people: True,
    Preferences.habits_off: ("zoe", "a, b"),
    Preferences.recent_names: ("Zoë", "a, b", '"q"'),
    Preferences.players: ("Zoë", "מיכל", "👩‍🔬"),
    Preferences.me: "Zoë",
    Preferences.edition: editions()[-1].name,
    Preferences.own_deck: (("Butler",), ("Spoon", "Fork"), ("Attic",)),
}
"""Of each preference with values that can be told here, one that isn't its default."""

junk = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**31), 2**31 - 1),
    st.floats(),
    st.text(),
    st.binary(),
    st.binary().map(QByteArray),
    st.lists(st.text() | st.booleans() | st.none(), max_size=4),
    st.dictionaries(st.text(), st.booleans(), max_size=2),
    st.sampled_from(["@Invalid()", "nan", "inf", "-1", "1e400", "[" * 5000, '["\\ud800"]', "[[],[]]", "true", "\0"]),
)


def next_process(settings: QSettings) -> Preferences:
    """The same settings as the next process reads them: all of it is text there."""
    settings.sync()
    return Preferences(QSettings(settings.fileName(), QSettings.Format.IniFormat))


def reopened(path: Path) -> Preferences:
    return Preferences(QSettings(str(path), QSettings.Format.IniFormat))


# --- what is set comes back


def test_without_settings_the_engines_are_as_they_are(settings):
    assert Preferences(settings).tuning == Tuning()


@pytest.mark.parametrize("tuning", [OWN, Tuning(), Tuning(seconds=5.0), Tuning(samples=8192)])
def test_a_tuning_comes_back(settings, tuning):
    preferences = Preferences(settings)
    preferences.tuning = OWN
    preferences.tuning = tuning
    assert preferences.tuning == tuning
    assert next_process(settings).tuning == tuning


@pytest.mark.parametrize("preference", CHOSEN, ids=lambda preference: preference.key)
def test_each_preference_comes_back_and_can_be_at_first_again(settings, preference):
    preferences, value = Preferences(settings), CHOSEN[preference]
    name = NAMES[preference]
    assert getattr(preferences, name) == preference.default != value
    setattr(preferences, name, value)
    assert getattr(preferences, name) == value
    assert getattr(next_process(settings), name) == value
    assert next_process(settings).unreadable() == ()


def test_where_the_window_was_comes_back(settings, make_window):
    window = make_window()
    preferences = Preferences(settings)
    preferences.geometry, preferences.state = window.saveGeometry(), window.saveState()
    again = next_process(settings)
    assert (again.geometry, again.state) == (window.saveGeometry(), window.saveState())
    assert again.unreadable() == ()


def test_no_key_is_given_out_twice():
    assert len(set(KEYS)) == len(KEYS) > 15


def test_the_names_that_may_be_remembered_are_those_that_can_be_chosen():
    assert [engine(name).name for name in ENGINES] == list(ENGINES)
    assert [policy(name).name for name in POLICIES] == list(POLICIES)
    assert list(Response) == list(RESPONSES)


# --- damage


@pytest.mark.parametrize("damage", ["", "many", "nan", "inf", "-1", "0", "0.2.1", "1e30", "true", "@Invalid()", "1, 2"])
def test_a_damaged_value_is_one_that_was_never_set(tmp_path: Path, damage):
    path = tmp_path / "damaged.ini"
    lines = [f"{key}={damage}" for key in ("samples", "seconds", "budget", "name")]
    path.write_text("\n".join(["[engine]", *lines]))
    assert reopened(path).tuning == Tuning()
    assert len(reopened(path).unreadable()) == 4


@pytest.mark.parametrize("damage", [True, False, None, [3], {"a": 1}, b"12", 0, -5, 0.2, 10**15])
def test_a_value_of_another_type_is_one_that_was_never_set(settings, damage):
    for key in ("samples", "budget"):
        settings.setValue(f"engine/{key}", damage)
    assert Preferences(settings).tuning == Tuning()


@pytest.mark.parametrize("preference", ALL, ids=KEYS)
@given(value=junk)
@IN_ONE_FOLDER
def test_junk_under_any_key_is_the_default_and_reported_and_touches_no_other(settings, preference, value):
    preferences = Preferences(settings)
    settings.clear()
    others = {other: chosen for other, chosen in CHOSEN.items() if other is not preference}
    for other, chosen in others.items():
        setattr(preferences, NAMES[other], chosen)
    settings.setValue(preference.key, value)
    expected = () if preference.accepts(settings.value(preference.key)) else (preference,)
    assert preferences.unreadable() == expected
    found = getattr(preferences, NAMES[preference])
    assert found == preference.default or not expected
    assert {other: getattr(preferences, NAMES[other]) for other in others} == others


@given(lines=st.lists(st.tuples(st.sampled_from([*KEYS, "version", "told", "x"]), st.binary(max_size=40))))
@IN_ONE_FOLDER
def test_no_file_of_settings_is_too_broken_to_be_looked_through(tmp_path, lines):
    path = tmp_path / "broken.ini"
    path.write_bytes(b"".join(b"%s=%s\n" % (key.replace("/", "\\").encode(), value) for key, value in lines))
    preferences = reopened(path)
    SettingsTrouble.of(preferences)
    for preference in ALL:
        getattr(preferences, NAMES[preference])
    assert isinstance(preferences.recent_files, tuple)


@pytest.mark.skipif(os.name != "nt", reason="paths of Windows")
@pytest.mark.parametrize("folder", [r"\\nobody\c\games", r"Q:\games"])
def test_a_recent_game_on_a_network_is_offered_without_asking_for_it(folder, tmp_path, background, qtbot, monkeypatch):
    monkeypatch.setattr(ctypes.windll.kernel32, "GetDriveTypeW", lambda root: 4 if root == "Q:\\" else 3)
    asked = []
    for owner, name in ((os.path, "isfile"), (Path, "stat")):
        ask = getattr(owner, name)
        watched = lambda path, ask=ask, **options: (asked.append(str(path)), ask(path, **options))[1]  # noqa: E731
        monkeypatch.setattr(owner, name, watched)
    preferences, path = reopened(tmp_path / "settings.ini"), Path(folder, "evening.case.json")
    preferences.recent = (str(path),)
    assert preferences.recent_files == (path,)
    screen = StartScreen(QAction(), QAction(), QAction())
    qtbot.addWidget(screen)
    screen.use(SummaryService(background, tmp_path / "library.sqlite"))
    screen.show()
    screen.show_recent([path])
    assert screen.findChild(RecentGame).accessibleName() == "evening · games"
    assert str(path) not in asked


# --- what is said of it


def said(preferences: Preferences) -> str:
    return once(SettingsTrouble.of(preferences), preferences.settings)


def test_of_settings_that_are_whole_nothing_is_said(settings):
    Preferences(settings).tuning = OWN
    assert said(next_process(settings)) == ""


def test_what_could_not_be_read_is_named_once_and_again_only_when_it_is_something_else(settings):
    settings.setValue("engine/name", "oracle")
    settings.setValue("engine/samples", "many")
    words = said(Preferences(settings))
    assert words.startswith("2 unreadable preferences were reset to their defaults: engine/name")
    assert words.endswith("engine/samples.")
    assert said(next_process(settings)) == ""
    settings.setValue("engine/samples", "more")
    assert "engine/samples" in said(next_process(settings))
    Preferences(settings).engine = "exact"
    assert said(next_process(settings)) == "One unreadable preference was reset to its default: engine/samples."
    Preferences(settings).samples = None
    assert said(next_process(settings)) == ""


def test_a_file_of_garbage_is_put_aside_and_told_of_once(tmp_path):
    path = tmp_path / "settings.ini"
    garbage = b"\x00\xff nothing of ours \n[engine\nname=exact\n]]\x01"
    path.write_bytes(garbage)
    preferences = reopened(path)
    assert "was damaged" in (words := said(preferences))
    assert "settings.ini.damaged" in words
    preferences.engine = "centre"
    preferences.settings.sync()
    copy = path.with_name("settings.ini.damaged")
    assert copy.read_bytes() == garbage
    assert os.name == "nt" or stat.S_IMODE(copy.stat().st_mode) == 0o600
    again = reopened(path)
    assert again.engine == "centre"
    assert said(again) == ""


def test_a_file_that_cannot_be_read_is_told_of(tmp_path):
    (tmp_path / "settings.ini").mkdir()
    preferences = reopened(tmp_path / "settings.ini")
    assert "cannot be read" in said(preferences)
    preferences.engine = "exact"
    assert preferences.engine == "exact"


def test_a_file_that_cannot_be_written_is_told_of_each_time(tmp_path):
    (tmp_path / "folder").write_text("a file where the folder should be")
    preferences = reopened(tmp_path / "folder" / "settings.ini")
    preferences.engine = "exact"
    assert preferences.engine == "exact"
    for _ in range(2):
        assert "are lost when you quit" in said(reopened(tmp_path / "folder" / "settings.ini"))


def test_the_window_says_it_above_its_pages_until_it_is_closed(qtbot, settings, make_window):
    settings.setValue("engine/name", "oracle")
    bar = make_window().findChild(MessageBar, "preferencesBar")
    assert bar.isVisible()
    assert "engine/name" in bar.text
    bar.findChild(object, "preferencesBarButton").click()
    assert not bar.isVisible()


def test_a_window_without_trouble_says_nothing(make_window):
    assert not make_window().findChild(MessageBar, "preferencesBar").isVisible()


# --- other versions


def test_settings_of_a_later_version_are_kept_and_what_is_unknown_of_them_is_told(settings):
    later = {"version": VERSIONS.latest + 7, "engine/name": "oracle", "future/thing": "42", "engine/colour": "blue"}
    for key, value in later.items():
        settings.setValue(key, value)
    preferences = Preferences(settings)
    assert said(preferences) == (
        "A newer version of the program wrote your preferences. Reset to their defaults here: engine/name."
    )
    preferences.policy = "greedy"
    again = next_process(settings)
    assert again.version == VERSIONS.latest + 7
    kept = {key: again.settings.value(key) for key in ("engine/name", "future/thing", "engine/colour")}
    assert kept == {"engine/name": "oracle", "future/thing": "42", "engine/colour": "blue"}


def test_settings_without_a_version_go_on_and_get_one(settings):
    settings.setValue("engine/name", "exact")
    Preferences(settings).policy = "greedy"
    again = next_process(settings)
    assert (again.version, again.engine, again.policy) == (VERSIONS.latest, "exact", "greedy")


def test_a_lock_that_nobody_holds_keeps_the_window_from_no_settings(tmp_path):
    """Qt waits for an empty one, as a full disk or a kill leaves it, until it is half a minute old."""
    home = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    try:
        lock = tmp_path / "deerstalker" / "deerstalker.ini.lock"
        lock.parent.mkdir()
        lock.touch()
        settings = user_settings()
        assert not lock.exists()
    finally:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
    assert Path(settings.fileName()).parent == lock.parent


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
@pytest.mark.parametrize("before", [None, 0o644])
def test_the_settings_with_the_names_of_the_players_are_for_their_user_only(tmp_path, before):
    home = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericConfigLocation)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path))
    file = tmp_path / "deerstalker" / "deerstalker.ini"
    try:
        if before is not None:
            file.parent.mkdir()
            file.touch()
            file.chmod(before)
        settings = user_settings()
        for names in (("Ann", "Bob"), ("Cid", "Dot")):  # the second time the file is gone, although the program runs
            Preferences(settings).players = names
            settings.sync()
            assert names[0].encode() in file.read_bytes()
            assert stat.S_IMODE(file.stat().st_mode) == 0o600
            shutil.rmtree(file.parent)
    finally:
        QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, home)
