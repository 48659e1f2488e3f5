"""The list of events, and what each of them brought."""

from __future__ import annotations

from tests.games import classic_game, ten_suspect_game
from tests.screenshots.cases import six
from tests.screenshots.studio import States, Studio


def set_aside(studio: Studio) -> None:
    """A doubtful entry is set aside, and the list has the keyboard."""
    studio.play(six(12))
    events = studio.window.page.events
    events.list.select(8)
    events.list.setFocus()
    events.commands.set_aside.trigger()
    studio.read()
    studio.shoot("set-aside")


def long_story(studio: Studio) -> None:
    """Thirty entries, most of whose unseen cards are known by the end."""
    studio.play(classic_game(3, 6, 30).case)
    studio.shoot("long-story")


def watched(studio: Studio) -> None:
    """Ten players where everybody answers, seen by a spectator: what some entries brought can only be estimated."""
    studio.play(ten_suspect_game(5, 10, 8, spectator=True).case)
    studio.shoot("watched")


STATES: States = {
    "set-aside": set_aside,
    "long-story": long_story,
    "watched": watched,
}
