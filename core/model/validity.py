"""What keeps a set-up, an event or a case from being one: itemised, for files and for dialogs alike.

What is refused here cannot happen at a table (a card that the deck hasn't, an asker who answers). What fits the table,
however much it contradicts the rest, is not refused: the evidence shows and explains that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.model.board_name import is_file_name
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.edition import edition_names, find_edition
from core.model.events import Accusation, Event, Move, Note, Suggestion
from core.model.names import fold
from core.model.problems import Problem
from core.model.rules_validity import rules_problems
from core.model.seats import ENVELOPE, POOL, RESERVED, Seats
from core.model.setup import Setup
from core.model.wording import counted, quoted, unknown

MAX_EVENTS = 10_000
MAX_NAME = 60
PLAYERS = range(2, 11)
VIAS = ("roll", "passage", "called")
"""How a token can have come to where it is."""


def case_problems(case: Case) -> list[Problem]:
    """Return what is wrong with a case, in the order of its file."""
    problems = setup_problems(case.setup)
    if len(case.events) > MAX_EVENTS:
        return [*problems, too_many_events(len(case.events))]
    for i, event in enumerate(case.events):
        problems += [problem.within(f"events[{i}]") for problem in event_problems(event, case.setup)]
    return problems


def setup_problems(setup: Setup) -> list[Problem]:
    """Return what is wrong with a set-up, each problem located as in a case file (``players[1].hand_size``)."""
    problems = [problem.within("deck") for problem in setup.deck.problems()]
    problems += _edition_problems(setup)
    problems += _player_problems(setup)
    problems += _hand_problems(setup)
    problems += _card_list_problems("face_up", setup.face_up, setup.deck)
    if setup.pool < 0:
        problems.append(Problem("pool", f"is {setup.pool}; the pool has 0 cards or more"))
    problems += size_problems(setup)
    problems += [problem.within("rules") for problem in rules_problems(setup.rules, setup.board)]
    if setup.board is not None and not is_file_name(setup.board):
        what = f"{quoted(setup.board)} can't be a board: it must be a shipped one's name, or a file's beside the case"
        problems.append(Problem("board", what))
    return problems


def event_problems(event: Event, setup: Setup) -> list[Problem]:
    """Return what is wrong with one event of a game with this set-up, located within the event (``cards[1]``)."""
    match event:
        case Suggestion():
            return _suggestion_problems(event, setup)
        case Accusation():
            return [*_seat_problems("by", event.by, setup.seats), *_triple_problems(event.cards, setup.deck)]
        case Note():
            return [*_holder_problems(event.holder, setup), *_card_problems("card", event.card, setup.deck)]
        case Move():
            return _move_problems(event, setup)


def too_many_events(number: int) -> Problem:
    """Return the problem of a case beyond the limit."""
    return Problem("events", f"has {number} events; a case has at most {MAX_EVENTS}")


def _edition_problems(setup: Setup) -> Iterator[Problem]:
    if setup.edition is None:
        return
    found = find_edition(setup.edition)
    if found is None:
        yield Problem("edition", unknown("edition", setup.edition, edition_names()))
    elif found.deck != setup.deck:
        yield Problem("edition", f"the cards are not those of {setup.edition}; give them as a deck, without an edition")


def _player_problems(setup: Setup) -> Iterator[Problem]:
    if len(setup.players) not in PLAYERS:
        what = f"has {counted(len(setup.players), 'player')}; a game has {PLAYERS[0]} to {PLAYERS[-1]}"
        yield Problem("players", what)
    names: dict[str, str] = {fold(name): name for name in RESERVED}
    tokens: set[Card] = set()
    for i, player in enumerate(setup.players):
        here = f"players[{i}]"
        if fault := _name_fault(player.name, names):
            yield Problem(f"{here}.name", fault)
        names.setdefault(fold(player.name), player.name)
        if player.hand_size < 0:
            yield Problem(f"{here}.hand_size", f"is {player.hand_size}; a hand has 0 cards or more")
        if player.suspect is not None:
            yield from _token_problems(f"{here}.suspect", player.suspect, setup.deck, tokens)
            tokens.add(player.suspect)


def _name_fault(name: str, taken: dict[str, str]) -> str | None:
    """Return what is wrong with a player's name; ``taken`` are the earlier and the reserved ones, by folded name."""
    if not name.strip():
        return "is empty; a player needs a name"
    if len(name) > MAX_NAME:
        return f"is {len(name)} characters long; a name has at most {MAX_NAME}"
    other = taken.get(fold(name))
    if other in RESERVED:
        return f"no player can be called {quoted(name)}: that is where cards can be; give another name"
    if other == name:
        return f"{quoted(name)} sits here already; give another name"
    if other is not None:
        return f"{quoted(name)} is too much like {quoted(other)}, who sits here already; names must differ by a letter"
    return None


def _token_problems(where: str, token: Card, deck: Deck, taken: set[Card]) -> Iterator[Problem]:
    yield from _card_problems(where, token, deck)
    if token in deck and token.category is not Category.SUSPECT:
        yield Problem(where, f"{quoted(token.name)} is a {_kind(token)}; a token is a suspect")
    if token in taken:
        yield Problem(where, f"{quoted(token.name)} is moved by two players; each moves another token")


def _hand_problems(setup: Setup) -> Iterator[Problem]:
    if setup.me is None:
        if setup.my_hand:
            what = f"has {counted(len(setup.my_hand), 'card')} where me is null; a spectator has no hand"
            yield Problem("my_hand", what)
        return
    yield from _seat_problems("me", setup.me, setup.seats)
    yield from _card_list_problems("my_hand", setup.my_hand, setup.deck)
    for i, card in enumerate(setup.my_hand):
        if card in setup.face_up:
            yield Problem(f"my_hand[{i}]", f"{quoted(card.name)} lies face up as well; a card is in one place")
    size = setup.sizes.get(setup.me)
    if size is not None and setup.me in setup.seats and size != len(setup.my_hand):
        what = f"has {counted(len(setup.my_hand), 'card')}, but {setup.me} holds {size}; give exactly those"
        yield Problem("my_hand", what)


def size_problems(setup: Setup) -> Iterator[Problem]:
    """Yield the problem of sizes that don't add up to the deck, with the sum that they should have."""
    sizes = [player.hand_size for player in setup.players]
    if not setup.deck.is_whole or setup.pool < 0 or any(size < 0 for size in sizes):
        return
    left = len(setup.deck) - len(Category) - len(setup.face_up) - setup.pool
    if sum(sizes) == left:
        return
    hands = f"the hands have {counted(sum(sizes), 'card')} together ({', '.join(map(str, sizes))})"
    deck = (
        f"the deck has {len(setup.deck)}: {len(Category)} for the envelope, {len(setup.face_up)} face up, "
        f"{setup.pool} in the pool"
    )
    need = f"so the hands need {left}" if left >= 0 else "which is too many already"
    yield Problem("players", f"{hands}, {deck}; {need}")


def _suggestion_problems(event: Suggestion, setup: Setup) -> list[Problem]:
    return [
        *_seat_problems("by", event.by, setup.seats),
        *_triple_problems(event.cards, setup.deck),
        *_answering_problems(event, setup.seats),
        *_shown_problems(event, setup.deck),
    ]


def _answering_problems(event: Suggestion, seats: Seats) -> Iterator[Problem]:
    """Each player answers once, the asker never, and nothing comes after an answer that nobody gave."""
    places = [(f"passed[{i}]", player) for i, player in enumerate(event.passed)]
    if event.refuted_by is not None:
        places.append(("refuted_by", event.refuted_by))
    places += [(f"further[{i}].player", answer.player) for i, answer in enumerate(event.further)]
    answered: dict[str, str] = {}
    for where, player in places:
        yield from _seat_problems(where, player, seats)
        if player == event.by and player in seats:
            yield Problem(where, f"{player} asked; only the others answer")
        elif player in answered:
            yield Problem(where, f"{player} has answered already ({answered[player]}); everyone answers once")
        answered.setdefault(player, where)
    if event.further and event.refuted_by is None:
        what = "has answers, but nobody refuted; give refuted_by, or put who couldn't answer in passed"
        yield Problem("further", what)


def _shown_problems(event: Suggestion, deck: Deck) -> Iterator[Problem]:
    if event.shown is not None and event.refuted_by is None:
        yield Problem("shown", f"is {quoted(event.shown.name)}, but nobody refuted; give refuted_by, or no card")
    shown = [("shown", event.shown)]
    for i, answer in enumerate(event.further):
        where = f"further[{i}].shown"
        if answer.shown is not None and not answer.shows:
            yield Problem(where, f"is {quoted(answer.shown.name)} where shows is false; it must be null then")
        shown.append((where, answer.shown))
    cards_known = all(card in deck for card in event.cards)
    for where, card in shown:
        if card is None:
            continue
        yield from _card_problems(where, card, deck)
        if card in deck and cards_known and card not in event.cards:
            three = ", ".join(quoted(one.name) for one in event.cards)
            yield Problem(where, f"{quoted(card.name)} is not one of the three cards of the suggestion ({three})")


def _move_problems(event: Move, setup: Setup) -> list[Problem]:
    problems = [*_seat_problems("player", event.player, setup.seats)]
    if isinstance(event.to, Card):
        if event.to not in setup.deck and setup.deck.is_whole:
            rooms = (room.name for room in setup.deck.of(Category.ROOM))
            problems.append(Problem("to", unknown("room", event.to.name, rooms)))
        elif event.to in setup.deck and event.to.category is not Category.ROOM:
            problems.append(Problem("to", f"{quoted(event.to.name)} is a {_kind(event.to)}; one moves to a room"))
    elif setup.board is None:
        what = f"is the square [{event.to[0]}, {event.to[1]}], but this game has no board; give a room"
        problems.append(Problem("to", what))
    if event.roll is not None and event.roll < 0:
        problems.append(Problem("roll", f"is {event.roll}; it must be what the dice show"))
    if event.via is not None and event.via not in VIAS:
        problems.append(Problem("via", f"{quoted(event.via)} is not one of {', '.join(VIAS)}"))
    return problems


def _triple_problems(cards: Sequence[Card], deck: Deck) -> Iterator[Problem]:
    """One card of each category; where one is unknown, only the others can be told apart."""
    first: dict[Category, Card] = {}
    for i, card in enumerate(cards):
        where = f"cards[{i}]"
        yield from _card_problems(where, card, deck)
        if card not in deck:
            continue
        other = first.get(card.category)
        first[card.category] = card
        if other is not None:
            twice = "is there twice" if card == other else f"is a {_kind(card)}, and so is {quoted(other.name)}"
            yield Problem(where, f"{quoted(card.name)} {twice}; there must be one suspect, one weapon and one room")


def _card_list_problems(where: str, cards: Sequence[Card], deck: Deck) -> Iterator[Problem]:
    if len(cards) > len(deck) and deck.is_whole:
        yield Problem(where, f"has {len(cards)} cards; the deck has {len(deck)}")
        return
    seen: set[Card] = set()
    for i, card in enumerate(cards):
        yield from _card_problems(f"{where}[{i}]", card, deck)
        if card in seen:
            yield Problem(f"{where}[{i}]", f"{quoted(card.name)} is there twice; name it once")
        seen.add(card)


def _card_problems(where: str, card: Card, deck: Deck) -> Iterator[Problem]:
    """An unknown card. Where a category of the deck is empty, that is the problem, and nothing is said of cards."""
    if card not in deck and deck.is_whole:
        yield Problem(where, unknown("card", card.name, (one.name for one in deck)))


def _seat_problems(where: str, name: str, seats: Seats) -> Iterator[Problem]:
    """An unknown player. Where a seat has no name, that is the problem, and nothing is said of names."""
    if name not in seats and _are_named(seats):
        yield Problem(where, unknown("player", name, seats))


def _are_named(seats: Seats) -> bool:
    return bool(seats.names) and all(seats.names)


def _holder_problems(holder: str, setup: Setup) -> Iterator[Problem]:
    if holder == POOL and not setup.pool:
        yield Problem("player", "is the pool, but this game has none; give a player, or the envelope")
    elif holder not in (*setup.seats, ENVELOPE, POOL) and _are_named(setup.seats):
        known = (*setup.seats, ENVELOPE, *((POOL,) if setup.pool else ()))
        yield Problem("player", unknown("player", holder, known))


def _kind(card: Card) -> str:
    return card.category.name.lower()
