"""Where the autosave meets the window: that a game cannot be kept safe is told in a bar, until somebody closes it."""

from __future__ import annotations

from app.autosave import Autosave
from app.dismissal import dismiss
from app.language import translate
from app.main_window import MainWindow
from app.views.message_bar import MessageBar


def tell_of_autosave(window: MainWindow, autosave: Autosave) -> MessageBar:
    """Say above the pages of the window what the autosave says; entries and other messages do not take it away."""
    bar = MessageBar("autosaveBar", "problem", "warning", window.notices)
    window.notices.add(bar)
    bar.acted.connect(lambda: dismiss(bar, window))
    autosave.failed.connect(lambda text: bar.say(text, translate("AutosaveDesk", "Close")))
    return bar
