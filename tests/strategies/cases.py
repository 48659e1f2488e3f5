"""Strategies for valid set-ups, events and cases, which may contradict themselves."""

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import strategies as st

from core.formats.editions import editions
from core.formats.validity import event_problems
from core.model.board_name import door_sets
from core.model.cards import Card, Category
from core.model.case import About, Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Move, Note, Overlooked, Suggestion, Via
from core.model.rules import AccuseRule, AfterWrong, Answers, AskedOrder, PoolRule, Rules, ShowModel
from core.model.seats import ENVELOPE, POOL, RESERVED, Player
from core.model.setup import Setup
from core.text.wording import MAX_NAME, fold
from tests.strategies.events import audiences, decks, happenings, names, texts

comments = st.none() | texts

player_names = names.filter(lambda name: len(name) <= MAX_NAME and fold(name) not in map(fold, RESERVED))

abouts: st.SearchStrategy[About] = st.dictionaries(
    texts, texts | st.lists(texts, max_size=3).map(tuple), max_size=3
).map(lambda remarks: tuple(remarks.items()))


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Valid set-ups: a shipped edition or a custom deck, as a player or a spectator, with any board or none."""
    edition = draw(st.none() | st.sampled_from(editions()))
    deck = edition.deck if edition else draw(decks())
    seated = draw(st.lists(player_names, min_size=2, max_size=10, unique_by=fold))
    cards = draw(st.permutations(deck.cards))[: len(deck) - len(Category)]
    parts = draw(_parts(len(cards), len(seated) + 2))
    face_up, rest = tuple(cards[: parts[0]]), cards[parts[0] :]
    tokens = draw(st.permutations([*deck.of(Category.SUSPECT), *[None] * len(seated)]))
    players = tuple(
        Player(name, size, token, draw(comments)) for name, size, token in zip(seated, parts[2:], tokens, strict=False)
    )
    me = draw(st.none() | st.sampled_from(players))
    idle = draw(st.none() | st.sampled_from(players))
    if len(players) > 2 and idle != me:
        players = tuple(replace(player, turns=player != idle) for player in players)
    board = draw(st.sampled_from([edition.board if edition else None, None, "classic", "my mansion.txt"]))
    return Setup(
        deck=deck,
        players=players,
        edition=edition.name if edition else None,
        me=me.name if me else None,
        my_hand=tuple(rest[: me.hand_size]) if me else (),
        face_up=face_up,
        pool=parts[1],
        rules=draw(_rules(board)),
        board=board,
        deck_comment=None if edition else draw(comments),
    )


def legal_events(setup: Setup) -> st.SearchStrategy[Event]:
    """Events that can happen at this table."""
    return entered_events(setup) | _happenings(setup)


def entered_events(setup: Setup) -> st.SearchStrategy[Event]:
    """Those for which the entry has a form."""
    return st.one_of(_suggestions(setup), _accusations(setup), _notes(setup), _moves(setup))


def _happenings(setup: Setup) -> st.SearchStrategy[Event]:
    places = [*setup.seats, *([POOL] if setup.pool else [])]
    seats, cards = st.sampled_from(setup.seats.names), st.sampled_from(setup.deck.cards)
    return happenings(st.sampled_from(places), cards, seats).filter(lambda event: not event_problems(event, setup))


@st.composite
def cases(draw: st.DrawFn, max_events: int = 5) -> Case:
    """Legal cases."""
    setup = draw(setups())
    events = draw(st.lists(legal_events(setup), max_size=max_events))
    return Case(setup, tuple(events), draw(abouts), draw(comments))


@st.composite
def _parts(draw: st.DrawFn, whole: int, count: int) -> list[int]:
    """``count`` non-negative numbers that add up to ``whole``."""
    cuts = sorted(draw(st.lists(st.integers(0, whole), min_size=count - 1, max_size=count - 1)))
    return [high - low for low, high in zip([0, *cuts], [*cuts, whole], strict=True)]


def _rules(board: str | None) -> st.SearchStrategy[Rules]:
    doors = st.sampled_from(door_sets("classic")) if board == "classic" else texts
    return st.builds(
        Rules,
        show_model=st.sampled_from(ShowModel),
        answers=st.sampled_from(Answers),
        dice=st.sampled_from([1, 2]),
        accuse=st.sampled_from(AccuseRule),
        may_stay=st.booleans(),
        pool_look=st.sampled_from(PoolRule),
        doors=st.none() | doors,
        comment=comments,
        asked=st.sampled_from(AskedOrder),
        after_wrong=st.sampled_from(AfterWrong),
    )


@st.composite
def _suggestions(draw: st.DrawFn, setup: Setup) -> Suggestion:
    """Suggestions with any answers in any order; some may be missing, as if unnoticed."""
    by = draw(st.sampled_from(setup.seats.names))
    others = draw(st.permutations(setup.seats.others(by)))
    passes = draw(st.integers(0, len(others)))
    cards = draw(_triples(setup.deck))
    refuter = others[passes] if passes < len(others) and draw(st.booleans()) else None
    further = others[passes + 1 :] if refuter and draw(st.booleans()) else ()
    return Suggestion(
        by=by,
        cards=cards,
        passed=tuple(others[:passes]),
        refuted_by=refuter,
        shown=draw(st.none() | st.sampled_from(cards)) if refuter else None,
        further=tuple(draw(_answers(player, cards)) for player in further),
        aside=draw(st.booleans()),
        comment=draw(comments),
        overlooked=draw(_overlooked(others[:passes], cards)),
    )


def _overlooked(passed: Sequence[str], cards: tuple[Card, ...]) -> st.SearchStrategy[Overlooked]:
    some = st.lists(st.sampled_from(cards), min_size=1, max_size=2, unique=True).map(tuple)
    if not passed:
        return st.just(())
    players = st.sampled_from(list(passed))
    return st.just(()) | st.lists(st.tuples(players, some), max_size=2, unique_by=lambda pair: pair[0]).map(tuple)


@st.composite
def _answers(draw: st.DrawFn, player: str, cards: tuple[Card, ...]) -> Answer:
    shows = draw(st.booleans())
    return Answer(player, shows, draw(st.none() | st.sampled_from(cards)) if shows else None, draw(comments))


def _accusations(setup: Setup) -> st.SearchStrategy[Accusation]:
    seats = st.sampled_from(setup.seats.names)
    triples, seen = _triples(setup.deck), audiences(seats)
    unheard = st.builds(Accusation, seats, st.none(), st.just(value=False), st.booleans(), comments, seen)
    return st.builds(Accusation, seats, triples, st.booleans(), st.booleans(), comments, seen) | unheard


def _notes(setup: Setup) -> st.SearchStrategy[Note]:
    holders = st.sampled_from([*setup.seats, ENVELOPE, *([POOL] if setup.pool else [])])
    cards, seen = st.sampled_from(setup.deck.cards), audiences(st.sampled_from(setup.seats.names))
    return st.builds(Note, holders, cards, st.booleans(), st.booleans(), comments, seen)


def _moves(setup: Setup) -> st.SearchStrategy[Move]:
    rooms = st.sampled_from(setup.deck.of(Category.ROOM))
    squares = st.tuples(st.integers(-1, 30), st.integers(0, 30))
    to = rooms if setup.board is None else rooms | squares
    roll = st.none() | st.integers(0, 12)
    via = st.none() | st.sampled_from(tuple(Via))
    return st.builds(Move, st.sampled_from(setup.seats.names), to, roll, via, st.booleans(), comments)


def _triples(deck: Deck) -> st.SearchStrategy[tuple[Card, ...]]:
    return st.tuples(*(st.sampled_from(deck.of(category)) for category in Category))
