"""Shows a bar while the autosave fails."""

from __future__ import annotations

from functools import partial

from app.game.autosave import Autosave
from app.ui.host import Host
from app.ui.language import translate
from app.ui.widgets.bars import MessageBar


def tell_of_autosave(host: Host, autosave: Autosave) -> MessageBar:
    """Show autosave failures in a bar of their own, which stays until the game is safe or closed."""
    bar, other = host.add_notice("autosaveBar"), host.add_notice("newerGameBar")
    for one, said in ((bar, autosave.failed), (other, autosave.left_by_other_version)):
        one.acted.connect(partial(host.dismiss, one))
        said.connect(partial(_say, one))
    autosave.recovered.connect(partial(bar.say, ""))
    return bar


def _say(bar: MessageBar, text: str) -> None:
    bar.say(text, translate("AutosaveDesk", "Close"))
