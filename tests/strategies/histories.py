"""Strategies for valid events at a small table with awkward names, and for histories."""

from dataclasses import replace

from hypothesis import strategies as st

from core.formats.validity import event_problems
from core.history.history import History
from core.model.cards import Card
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import Ending, ending, with_ending
from core.model.events import Event
from core.model.hunch import LEAST_PROBABILITY, Hunch
from core.model.renaming import renamed
from core.model.seats import ENVELOPE, Player
from core.model.setup import Setup
from core.text.wording import fold
from tests.notation import parse_event
from tests.strategies.events import events

DECK = Deck(("Mrs White", "🕵\ufe0f Plum", "Note"), ("Rope", 'a "knife"', "Axe, big"), ("Hall", "Kitchen", "to: Bar"))
PLAYERS = (Player("Ann", 2), Player("Bob passes", 2), Player("O, P", 1), Player("👩\u200d🔬", 1, DECK.cards[0]))
SETUP = Setup(DECK, PLAYERS, me="Ann", my_hand=DECK.cards[1:3])
LINES = (
    'Ann: "Note", Rope, Hall; "Bob passes" passes, "O, P" shows Rope',
    '"O, P": Mrs White, knife, Kitchen; 👩\u200d🔬 passes, Ann passes, nobody shows',
    "Ann accuses: Mrs White, Rope, Hall; wrong",
    "Note: envelope does not have Hall",
    "Ann moves to Kitchen; rolled 5; via roll",
)


def legal_events(setup: Setup = SETUP) -> st.SearchStrategy[Event]:
    """Valid events at this table."""
    players = st.sampled_from((*setup.seats, ENVELOPE))
    return events(setup.deck, players).filter(lambda event: not event_problems(event, setup))


def some_events(n: int) -> list[Event]:
    """Return the same ``n`` different valid events each time, of all kinds."""
    return [
        replace(parse_event(LINES[i % len(LINES)], DECK), comment=f"number {i}", aside=i % 7 == 6) for i in range(n)
    ]


@st.composite
def verbs(draw: st.DrawFn, history: History) -> tuple[str, tuple]:
    """Possible changes of a history: the name of a method, and its arguments."""
    n = len(history.case.events)
    setup = history.case.setup
    names = ["append", "change_setup", "conclude", "believe"]
    if n:
        names += ["insert", "replace", "delete", "move", "set_aside"]
    names += ["undo"] * (2 * history.can_undo) + ["redo"] * (2 * history.can_redo)
    name = draw(st.sampled_from(names))
    place = st.integers(0, n - 1)
    if name in ("delete", "set_aside"):
        return name, tuple(draw(st.lists(place, min_size=1, max_size=3)))
    arguments = {
        "append": (legal_events(setup),),
        "insert": (st.integers(0, n), legal_events(setup)),
        "replace": (place, legal_events(setup)),
        "move": (place, place),
        "change_setup": (st.just(setup),),
        "conclude": (st.none() | endings(setup),),
        "believe": (st.lists(hunches(setup), max_size=4, unique_by=lambda hunch: (hunch.holder, hunch.card)),),
    }
    found = tuple(draw(argument) for argument in arguments.get(name, ()))
    if name == "conclude":
        return name, (with_ending(history.case, found[0]),)
    return (name, found) if name != "change_setup" else (name, draw(_changed_setups(setup)))


def hunches(setup: Setup) -> st.SearchStrategy[Hunch]:
    cells = st.sampled_from(setup.holders), st.sampled_from(setup.deck.cards)
    return st.builds(Hunch, *cells, st.floats(LEAST_PROBABILITY, 1 - LEAST_PROBABILITY))


@st.composite
def endings(draw: st.DrawFn, setup: Setup) -> Ending:
    """Endings of a game at this table, with cards anywhere, possible or not."""
    places = st.sampled_from((ENVELOPE, *setup.sizes))
    where = draw(st.dictionaries(st.sampled_from(setup.deck.cards), places, max_size=6))
    return ending(setup, where, draw(st.none() | st.sampled_from(tuple(setup.seats))))


@st.composite
def _changed_setups(draw: st.DrawFn, setup: Setup) -> tuple[Setup, dict, dict]:
    """The set-up with one player, and perhaps one card, renamed."""
    old = draw(st.sampled_from(tuple(setup.seats)))
    others = {fold(name) for name in setup.seats if name != old}
    new = draw(st.sampled_from([f"{old}'", "passes", "Zoë", old]).filter(lambda name: fold(name) not in others))
    card = draw(st.sampled_from(setup.deck.cards))
    other = draw(st.sampled_from([card, Card(f"{card.name}2", card.category)]))
    changed = renamed(Case(setup), {old: new}, {card: other}).setup
    return changed, {old: new}, {card: other}


def perform(history: History, verb: tuple[str, tuple]) -> object:
    """Apply a change to ``history``; return the method's result."""
    name, arguments = verb
    return getattr(history, name)(*arguments)
