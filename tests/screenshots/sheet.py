"""The sheet and the chart, in the course of a game."""

from __future__ import annotations

from dataclasses import replace

from app.features.sheet.model import FULL, HALF
from app.tasks.shown import Wait
from core.engines.driver import answer
from core.formats.editions import edition
from core.model.case import Case
from core.model.deck import Deck
from core.model.hunch import Hunch
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from tests.notation import parse_event
from tests.screenshots.cases import six, solved, with_events
from tests.screenshots.studio import States, Studio


def first_turn(studio: Studio) -> None:
    """A game of six, of which only my hand is known."""
    studio.play(six(0))
    studio.shoot("first-turn")


def mid_game(studio: Studio) -> None:
    """The same after twelve entries."""
    studio.play(six(12))
    studio.shoot("mid-game")


def solution(studio: Studio) -> None:
    """The envelope is known."""
    studio.play(solved())
    studio.shoot("solved")


def past(studio: Studio) -> None:
    """The sheet as it was after the fifth of twelve entries."""
    studio.play(six(12))
    studio.window.page.events.list.select(4)
    studio.wait(lambda: studio.window.page.sheet.is_fresh)
    studio.settle()
    studio.shoot("past")


def stale(studio: Studio) -> None:
    """Numbers of an earlier moment, while newer ones are on their way."""
    studio.play(six(9))
    studio.show(wait=Wait.LONG)
    studio.window.chart.set_stale()
    studio.shoot("stale")


def crowd(studio: Studio) -> None:
    """Ten players with long names and the large deck, watched by somebody who holds no cards."""
    large = edition("master-detective")
    names = ("Bartholomew-Maximilian", "Anne-Sophie de la Tour", "Konstantinos Papadopoulos", "Ō", "Jean-Baptiste")
    sizes = (3, 3, 3, 3, 3, 3, 3, 2, 2, 2)
    players = tuple(Player(names[i % 5] + (" the Younger" if i > 4 else ""), size) for i, size in enumerate(sizes))
    case = Case(Setup(large.deck, players, edition=large.name, rules=large.rules))
    line = "Ō: Miss Peach, Horseshoe, Gazebo; Jean-Baptiste passes, Bartholomew-Maximilian the Younger shows"
    studio.play(with_events(case, parse_event(line, large.deck)))
    studio.shoot("crowd")


def own_cards(studio: Studio) -> None:
    """A deck of one's own with a pool, two players and a card face up."""
    deck = Deck(("Butler", "Cook"), ("Poison", "Letter opener from Toledo", "Vase"), ("Attic", "Cellar", "Orangery"))
    players = (Player("Ann", 2), Player("Bob", 1))
    setup = Setup(
        deck, players, me="Ann", my_hand=(deck.card("Cook"), deck.card("Vase")), face_up=(deck.card("Attic"),), pool=1
    )
    studio.play(Case(setup))
    studio.shoot("own-cards")


def hunches(studio: Studio) -> None:
    """Hunches: half and full, one certain by now and two refuted; and the same by an engine that cannot weigh them."""
    case = six(12)
    posterior = answer(case)
    cells = [(card, holder) for card in posterior.cards for holder in posterior.holders]
    found = [at for at in cells if 0.1 < posterior.probability(*at) < 0.4]
    some = [found[0], found[-1], (found[1][0], ENVELOPE)]
    some += [next(at for at in cells if posterior.probability(*at) == p and at[1] != case.setup.me) for p in (1, 0)]
    pinned = tuple(Hunch(holder, card, FULL if n % 2 else HALF) for n, (card, holder) in enumerate(some))
    studio.play(replace(case, hunches=pinned))
    studio.shoot("hunches")
    studio.take("centre")
    studio.shoot("hunches-left-out")


STATES: States = {
    "first-turn": first_turn,
    "mid-game": mid_game,
    "solved": solution,
    "past": past,
    "stale": stale,
    "crowd": crowd,
    "own-cards": own_cards,
    "hunches": hunches,
}
