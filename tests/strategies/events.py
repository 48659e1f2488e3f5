"""Strategies for events with awkward names and texts."""

from hypothesis import strategies as st

from core.model.cards import Card, Category
from core.model.deck import Deck
from core.model.events import (
    Accusation,
    Answer,
    Audience,
    Back,
    Event,
    GroupNote,
    Move,
    Note,
    OpenHand,
    Out,
    Overlooked,
    Peek,
    Suggestion,
)

AWKWARD = (
    *("Bob passes", "Note", "nobody shows", "does not", "O, P", "a: b", "c; d", "#1", "[7, 12]", "(no)", '"Al"', "to"),
    *("back\\slash", " lead", "two  spaces", "tab\there", "line\nbreak", "\x85", "\u2028", "Ünal", "7", "-"),
    *("👩\u200d🔬", "🕵\ufe0f Ann"),
)

texts = st.one_of(
    st.sampled_from(AWKWARD),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=12),
    st.lists(st.sampled_from([*"abc ,;:#()[]\"\\'", "passes", "shows", "to", "Note", "\n"]), max_size=8).map("".join),
)
"""Any text that a file can contain, with a preference for the notation's marks and keywords."""

names = texts.filter(lambda name: name.strip())


@st.composite
def decks(draw: st.DrawFn) -> Deck:
    """Decks with one to three cards of each category, whose names differ even when folded."""
    sizes = [draw(st.integers(1, 3)) for _ in Category]
    found = draw(st.lists(names, min_size=sum(sizes), max_size=sum(sizes), unique=True))
    first, second = sizes[0], sizes[0] + sizes[1]
    return Deck(tuple(found[:first]), tuple(found[first:second]), tuple(found[second:]))


def events(deck: Deck, players: st.SearchStrategy[str] = names) -> st.SearchStrategy[Event]:
    """Well-formed events (a card is shown only by a refuter), with any names of players."""
    return st.one_of(
        _suggestions(deck, players),
        _accusations(deck, players),
        _notes(deck, players),
        _moves(deck, players),
        happenings(players, st.sampled_from(deck.cards), players),
    )


def audiences(players: st.SearchStrategy[str]) -> st.SearchStrategy[Audience]:
    return st.sampled_from(["me", "everyone"]) | st.lists(players, max_size=3, unique=True).map(tuple)


def happenings(
    holders: st.SearchStrategy[str], cards: st.SearchStrategy[Card], players: st.SearchStrategy[str]
) -> st.SearchStrategy[Event]:
    """What happens at a table beside the moves of the game."""
    some = st.lists(cards, min_size=1, max_size=6, unique=True).map(tuple)
    aside, seen = st.booleans(), audiences(players)
    return st.one_of(
        st.builds(GroupNote, holders, some, st.just(value=False), st.just(1), aside, _comments, seen),
        some.flatmap(
            lambda cards: st.builds(
                GroupNote,
                holders,
                st.just(cards),
                st.just(value=True),
                st.integers(1, len(cards)),
                aside,
                _comments,
                seen,
            )
        ),
        st.builds(OpenHand, holders, some, aside, _comments, seen),
        st.builds(Peek, players, holders, aside, _comments),
        st.builds(Out, players, st.booleans(), aside, _comments),
        st.builds(Back, players, aside, _comments),
    )


_comments = st.none() | texts


@st.composite
def _suggestions(draw: st.DrawFn, deck: Deck, players: st.SearchStrategy[str]) -> Suggestion:
    cards = draw(_triples(deck))
    refuter = draw(st.none() | players)
    return Suggestion(
        by=draw(players),
        cards=cards,
        passed=tuple(draw(st.lists(players, max_size=3))),
        refuted_by=refuter,
        shown=None if refuter is None else draw(st.none() | st.sampled_from(cards)),
        further=tuple(draw(st.lists(_answers(deck, players), max_size=3))),
        aside=draw(st.booleans()),
        comment=draw(_comments),
        overlooked=draw(_overlooked(cards, players)),
    )


def _overlooked(cards: tuple[Card, ...], players: st.SearchStrategy[str]) -> st.SearchStrategy[Overlooked]:
    some = st.lists(st.sampled_from(cards), min_size=1, max_size=2, unique=True).map(tuple)
    return st.just(()) | st.lists(st.tuples(players, some), max_size=2, unique_by=lambda pair: pair[0]).map(tuple)


@st.composite
def _answers(draw: st.DrawFn, deck: Deck, players: st.SearchStrategy[str]) -> Answer:
    shows = draw(st.booleans())
    shown = draw(st.none() | st.sampled_from(deck.cards)) if shows else None
    return Answer(draw(players), shows, shown, draw(_comments))


def _accusations(deck: Deck, players: st.SearchStrategy[str]) -> st.SearchStrategy[Accusation]:
    seen = audiences(players)
    unheard = st.builds(Accusation, players, st.none(), st.just(value=False), st.booleans(), _comments, seen)
    return st.builds(Accusation, players, _triples(deck), st.booleans(), st.booleans(), _comments, seen) | unheard


def _notes(deck: Deck, players: st.SearchStrategy[str]) -> st.SearchStrategy[Note]:
    cards, seen = st.sampled_from(deck.cards), audiences(players)
    return st.builds(Note, players, cards, st.booleans(), st.booleans(), _comments, seen)


def _moves(deck: Deck, players: st.SearchStrategy[str]) -> st.SearchStrategy[Move]:
    to = st.sampled_from(deck.of(Category.ROOM)) | st.tuples(st.integers(-1, 30), st.integers(0, 30))
    via = st.none() | st.sampled_from(["roll", "passage", "called"]) | names
    return st.builds(Move, players, to, st.none() | st.integers(0, 12), via, st.booleans(), _comments)


def _triples(deck: Deck) -> st.SearchStrategy[tuple]:
    return st.tuples(*(st.sampled_from(deck.of(category)) for category in Category))
