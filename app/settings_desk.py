"""Where the settings meet the window: what was wrong with them is told in a bar, once."""

from __future__ import annotations

from app.dismissal import dismiss
from app.language import translate
from app.main_window import MainWindow
from app.preferences import Preferences
from app.settings_trouble import SettingsTrouble, once
from app.views.message_bar import MessageBar


def tell_of_settings(window: MainWindow, preferences: Preferences) -> MessageBar:
    """Say above the pages of the window what could not be read of the preferences, where that is new."""
    bar = MessageBar("preferencesBar", "problem", "warning", window.notices)
    window.notices.add(bar)
    bar.acted.connect(lambda: dismiss(bar, window))
    bar.say(once(SettingsTrouble.of(preferences), preferences.settings), translate("SettingsDesk", "Close"))
    return bar
