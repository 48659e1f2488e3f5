"""Preferences of every version are read as they were set; those of a later one are kept through a visit here."""

import pytest

from app.features.preferences import SettingsTrouble, once
from app.ui.settings import VERSIONS, Preferences
from core.engines.tuning import Tuning
from tests.formats.kept_files import copy_of
from tests.formats.shipped import opened, values

ALWAYS = {
    Preferences.engine: "montecarlo",
    Preferences.samples: 5000,
    Preferences.seconds: 2.5,
    Preferences.budget: 12345,
    Preferences.policy: "velma",
    Preferences.response: "habit",
    Preferences.players: ("Ann", "Bob", "Cid"),
    Preferences.recent: ("/home/ann/evening.case.json", "/home/ann/Grüße.case.json"),
}
SET = {
    **ALWAYS,
    Preferences.in_front: ("adviceDock",),
    Preferences.language: "de",
    Preferences.scheme: "dark",
    Preferences.text_size: 150,
    Preferences.touch: True,
    Preferences.animations: False,
    Preferences.chart_order: "likeliest",
    Preferences.charts: ("envelope", "story"),
    Preferences.people: True,
    Preferences.habits_off: ("bob",),
    Preferences.recent_names: ("Ann", "Bob", "Cid", "Dörte"),
    Preferences.me: "Ann",
    Preferences.edition: "classic-uk",
    Preferences.own_deck: (("A", "B"), ("C", "D"), ("E", "F")),
}
"""What was set in the latest file, beside the places of the window."""

EVERY = pytest.mark.parametrize(("name", "wanted"), [("settings-0.ini", ALWAYS), ("settings-1.ini", SET)])


@EVERY
def test_what_was_set_is_set(name, wanted, tmp_path, qapp):
    preferences = opened(copy_of(name, tmp_path))
    found = {preference.key: preference.read(preferences.settings.value(preference.key)) for preference in wanted}
    assert found == {preference.key: value for preference, value in wanted.items()}
    assert preferences.tuning == Tuning(samples=5000, seconds=2.5, budget=12345)
    assert not preferences.geometry.isEmpty()
    assert not preferences.state.isEmpty()
    assert not preferences.main_splitter.isEmpty()
    assert preferences.version == VERSIONS.latest


@EVERY
def test_nothing_is_wrong_with_it(name, wanted, tmp_path, qapp):
    preferences = opened(copy_of(name, tmp_path))
    assert once(SettingsTrouble.of(preferences), preferences.settings) == ""


@EVERY
def test_nothing_is_lost_when_something_is_set(name, wanted, tmp_path, qapp):
    path = copy_of(name, tmp_path)
    before = values(path)
    preferences = opened(path)
    preferences.text_size = 110
    preferences.settings.sync()
    assert values(path) == {**before, "looks/textSize": "110", "version": str(VERSIONS.latest)}


def test_a_later_one_is_read_as_far_as_it_goes_and_told_of_and_kept(tmp_path, qapp):
    path = copy_of("settings-1.ini", tmp_path)
    text = (
        path.read_text("utf-8")
        .replace("version=1", f"version={VERSIONS.latest + 1}")
        .replace("name=monte", "name=quantum")
    )
    path.write_text(f"{text}\n[moods]\nbob=sly\n", encoding="utf-8")
    before = values(path)
    preferences = opened(path)
    assert preferences.engine == "auto"
    assert preferences.scheme == "dark"
    assert once(SettingsTrouble.of(preferences), preferences.settings) == (
        "A newer version of the program wrote your preferences. Reset to their defaults here: engine/name."
    )
    preferences.text_size = 110
    preferences.settings.sync()
    after = values(path)
    assert after.pop("told"), "so that it is told once"
    assert after == {**before, "looks/textSize": "110"}
    assert before["version"] == str(VERSIONS.latest + 1)
    assert (before["engine/name"], before["moods/bob"]) == ("quantumcarlo", "sly")
