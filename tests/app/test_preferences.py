"""What the window remembers: each value comes back with its type in the next process, and damage is as if never set."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from app.preferences import Preferences
from core.engines.tuning import Tuning

OWN = Tuning(method="beliefs", samples=131_072, seconds=0.3, budget=10_000_000)


def written(settings: QSettings) -> Preferences:
    """The same settings as the next process reads them: all of it is text there."""
    settings.sync()
    return Preferences(QSettings(settings.fileName(), QSettings.Format.IniFormat))


def test_without_settings_the_engines_are_as_they_are(settings):
    assert Preferences(settings).tuning == Tuning()


@pytest.mark.parametrize("tuning", [OWN, Tuning(), Tuning(seconds=5.0), Tuning(samples=8192)])
def test_a_tuning_comes_back(settings, tuning):
    preferences = Preferences(settings)
    preferences.set_tuning(OWN)
    preferences.set_tuning(tuning)
    assert preferences.tuning == tuning
    assert written(settings).tuning == tuning


@pytest.mark.parametrize("damage", ["", "many", "nan", "inf", "-1", "0", "0.2.1", "1e30", "true", "@Invalid()", "1, 2"])
def test_a_damaged_value_is_one_that_was_never_set(tmp_path: Path, damage):
    path = tmp_path / "damaged.ini"
    lines = [f"{key}={damage}" for key in ("method", "samples", "seconds", "budget", "name")]
    path.write_text("\n".join(["[engine]", *lines]))
    assert Preferences(QSettings(str(path), QSettings.Format.IniFormat)).tuning == Tuning()


@pytest.mark.parametrize("damage", [True, False, None, [3], {"a": 1}, b"12", 0, -5, 0.2])
def test_a_value_of_another_type_is_one_that_was_never_set(settings, damage):
    for key in ("method", "samples", "budget"):
        settings.setValue(f"engine/{key}", damage)
    assert Preferences(settings).tuning == Tuning()
