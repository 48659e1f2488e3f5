"""Closing a bar above the pages of the window."""

from __future__ import annotations

from app.main_window import MainWindow
from app.views.message_bar import MessageBar


def dismiss(bar: MessageBar, window: MainWindow) -> None:
    """Hide a bar, and give the keyboard to the entry: else it would go to what happens to come next in the window."""
    bar.say("")
    if window.page.isVisible():
        window.page.entry.take_focus()
