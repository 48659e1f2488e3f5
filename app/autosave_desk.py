"""Where the autosave meets the window: that a game cannot be kept safe is told in a bar, until it is over or closed."""

from __future__ import annotations

from functools import partial

from app.autosave import Autosave
from app.dismissal import dismiss
from app.language import translate
from app.main_window import MainWindow
from app.views.message_bar import MessageBar


def tell_of_autosave(window: MainWindow, autosave: Autosave) -> MessageBar:
    """Say above the pages of the window what the autosave says; entries and other messages do not take it away."""
    bar, newer = (MessageBar(name, "problem", "warning", window.notices) for name in ("autosaveBar", "newerGameBar"))
    for one, said in ((bar, autosave.failed), (newer, autosave.left_by_newer)):
        window.notices.add(one)
        one.acted.connect(partial(dismiss, one, window))
        said.connect(partial(_say, one))
    autosave.recovered.connect(partial(bar.say, ""))
    return bar


def _say(bar: MessageBar, text: str) -> None:
    bar.say(text, translate("AutosaveDesk", "Close"))
