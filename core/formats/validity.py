"""Validation of set-ups, events and cases, with an itemised report for files and dialogs.

What is rejected here cannot happen at a table (a card that is not in the deck, an asker who answers). Entries that
merely contradict others are accepted: the evidence detects and explains that.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.formats.editions import edition_names, find_edition
from core.model.board_name import is_file_name
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Event, Move, Note, Suggestion, Via
from core.model.problems import Problem
from core.model.rules import rules_problems
from core.model.seats import ENVELOPE, POOL, RESERVED, Seats
from core.model.setup import Setup
from core.text.text import Text, commas, say
from core.text.wording import fold, overlong, quoted, unknown

MAX_EVENTS = 10_000
PLAYERS = range(2, 11)

_NO_TOKEN = {
    Category.WEAPON: say("{card} is a weapon; a token must be a suspect"),
    Category.ROOM: say("{card} is a room; a token must be a suspect"),
}
_NO_ROOM = {
    Category.SUSPECT: say("{card} is a suspect; a move leads to a room"),
    Category.WEAPON: say("{card} is a weapon; a move leads to a room"),
}
_SAME = say("{card} appears twice; give one suspect, one weapon and one room")
_ALIKE = {
    Category.SUSPECT: say("{card} is a suspect, and so is {other}; give one suspect, one weapon and one room"),
    Category.WEAPON: say("{card} is a weapon, and so is {other}; give one suspect, one weapon and one room"),
    Category.ROOM: say("{card} is a room, and so is {other}; give one suspect, one weapon and one room"),
}


def case_problems(case: Case) -> list[Problem]:
    """Return the problems of a case, in file order."""
    problems = setup_problems(case.setup)
    if len(case.events) > MAX_EVENTS:
        return [*problems, too_many_events(len(case.events))]
    for i, event in enumerate(case.events):
        problems += [problem.within(f"events[{i}]") for problem in event_problems(event, case.setup)]
    return problems


def setup_problems(setup: Setup) -> list[Problem]:
    """Return the problems of a set-up, each located as in a case file (``players[1].hand_size``)."""
    problems = [problem.within("deck") for problem in setup.deck.problems()]
    problems += _edition_problems(setup)
    problems += _player_problems(setup)
    problems += _my_hand_problems(setup)
    problems += _card_list_problems("face_up", setup.face_up, setup.deck)
    if setup.pool < 0:
        what = say("is {number}; the pool has 0 cards or more")
        problems.append(Problem("pool", what.format(number=setup.pool)))
    problems += hand_total_problems(setup)
    problems += [problem.within("rules") for problem in rules_problems(setup.rules, setup.board)]
    if setup.board is not None and not is_file_name(setup.board):
        what = say("{name} can’t be a board; name one that comes with the program, or a file beside the case")
        problems.append(Problem("board", what.format(name=quoted(setup.board))))
    return problems


def event_problems(event: Event, setup: Setup) -> list[Problem]:
    """Return the problems of one event of a game with this set-up, located within the event (``cards[1]``)."""
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
    what = say("has {number} events; a case has at most {most}")
    return Problem("events", what.format(number=number, most=MAX_EVENTS))


def _edition_problems(setup: Setup) -> Iterator[Problem]:
    if setup.edition is None:
        return
    shipped = find_edition(setup.edition)
    if shipped is None:
        yield Problem("edition", unknown("edition", setup.edition, edition_names()))
    elif shipped.deck != setup.deck:
        what = say("the cards are not those of {edition}; give them as a deck, without an edition")
        yield Problem("edition", what.format(edition=setup.edition))


def _player_problems(setup: Setup) -> Iterator[Problem]:
    if len(setup.players) not in PLAYERS:
        what = say("has %n player(s); a game has {fewest} to {most}", "", len(setup.players))
        yield Problem("players", what.format(fewest=PLAYERS[0], most=PLAYERS[-1]))
    names: dict[str, str] = {fold(name): name for name in RESERVED}
    tokens: set[Card] = set()
    for i, player in enumerate(setup.players):
        here = f"players[{i}]"
        if fault := _name_fault(player.name, names):
            yield Problem(f"{here}.name", fault)
        names.setdefault(fold(player.name), player.name)
        if player.hand_size < 0:
            what = say("is {number}; a hand has 0 cards or more")
            yield Problem(f"{here}.hand_size", what.format(number=player.hand_size))
        if player.suspect is not None:
            yield from _token_problems(f"{here}.suspect", player.suspect, setup.deck, tokens)
            tokens.add(player.suspect)


def _name_fault(name: str, taken: dict[str, str]) -> str | None:
    """Return the fault of a player's name, if any; ``taken`` are earlier and reserved names, by folded name."""
    if not name.strip():
        return say("is empty; a player needs a name")
    if long := overlong(name):
        return long
    other = taken.get(fold(name))
    if other in RESERVED:
        reserved = say("a player can’t be called {name}: that is a place for cards; choose another name")
        return reserved.format(name=quoted(name))
    if other == name:
        return say("two players are called {name}; rename one of them").format(name=quoted(name))
    if other is not None:
        alike = say("{name} is too similar to {other}, another player; names must differ by a letter")
        return alike.format(name=quoted(name), other=quoted(other))
    return None


def _token_problems(where: str, token: Card, deck: Deck, taken: set[Card]) -> Iterator[Problem]:
    yield from _card_problems(where, token, deck)
    if token in deck and token.category is not Category.SUSPECT:
        yield Problem(where, _NO_TOKEN[token.category].format(card=quoted(token.name)))
    if token in taken:
        twice = say("{card} is the token of two players; give each their own")
        yield Problem(where, twice.format(card=quoted(token.name)))


def _my_hand_problems(setup: Setup) -> Iterator[Problem]:
    if setup.me is None:
        if setup.my_hand:
            what = say("has %n card(s) where me is null; a spectator has no hand", "", len(setup.my_hand))
            yield Problem("my_hand", what)
        return
    yield from _seat_problems("me", setup.me, setup.seats)
    yield from _card_list_problems("my_hand", setup.my_hand, setup.deck)
    for i, card in enumerate(setup.my_hand):
        if card in setup.face_up:
            what = say("{card} is also face up; a card can only be in one place")
            yield Problem(f"my_hand[{i}]", what.format(card=quoted(card.name)))
    size = setup.sizes.get(setup.me)
    if size is not None and setup.me in setup.seats and size != len(setup.my_hand):
        what = say("has %n card(s), but {who} holds {size}; give exactly those", "", len(setup.my_hand))
        yield Problem("my_hand", what.format(who=setup.me, size=size))


def hand_total_problems(setup: Setup) -> Iterator[Problem]:
    """Yield the problem of sizes that don't add up to the deck, with the expected sum."""
    sizes = [player.hand_size for player in setup.players]
    if not setup.deck.is_whole or setup.pool < 0 or any(size < 0 for size in sizes):
        return
    left = len(setup.deck) - len(Category) - len(setup.face_up) - setup.pool
    if sum(sizes) == left:
        return
    what = _wrong_sum(sum(sizes), fits=left >= 0).format(
        sizes=commas([str(size) for size in sizes]),
        deck=len(setup.deck),
        envelope=len(Category),
        face_up=len(setup.face_up),
        pool=setup.pool,
        left=left,
    )
    yield Problem("players", what)


def _wrong_sum(hands: int, *, fits: bool) -> Text:
    """Return the message for a wrong sum of hand sizes, depending on whether the rest of the deck can be dealt."""
    if fits:
        return say(
            "the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, "
            "{face_up} face up, {pool} in the pool; so the hands need {left}",
            "",
            hands,
        )
    return say(
        "the hands have %n card(s) together ({sizes}), the deck has {deck}: {envelope} for the envelope, {face_up} "
        "face up, {pool} in the pool; that is already too many",
        "",
        hands,
    )


def _suggestion_problems(event: Suggestion, setup: Setup) -> list[Problem]:
    return [
        *_seat_problems("by", event.by, setup.seats),
        *_triple_problems(event.cards, setup.deck),
        *_answering_problems(event, setup.seats),
        *_shown_problems(event, setup.deck),
    ]


def _answering_problems(event: Suggestion, seats: Seats) -> Iterator[Problem]:
    """Each player answers once, the asker never, and nothing follows the last possible answer."""
    places = [(f"passed[{i}]", player) for i, player in enumerate(event.passed)]
    if event.refuted_by is not None:
        places.append(("refuted_by", event.refuted_by))
    places += [(f"further[{i}].player", answer.player) for i, answer in enumerate(event.further)]
    answered: dict[str, str] = {}
    for where, player in places:
        yield from _seat_problems(where, player, seats)
        if player == event.by and player in seats:
            yield Problem(where, say("{who} asked; only the other players answer").format(who=player))
        elif player in answered:
            again = say("{who} has already answered ({where}); each player answers once")
            yield Problem(where, again.format(who=player, where=answered[player]))
        answered.setdefault(player, where)
    if event.further and event.refuted_by is None:
        what = say(
            "has answers, but no one showed a card; give refuted_by, or list those who couldn’t answer in passed"
        )
        yield Problem("further", what)


def _shown_problems(event: Suggestion, deck: Deck) -> Iterator[Problem]:
    if event.shown is not None and event.refuted_by is None:
        what = say("is {card}, but no one showed a card; give refuted_by, or leave the card out")
        yield Problem("shown", what.format(card=quoted(event.shown.name)))
    shown = [("shown", event.shown)]
    for i, answer in enumerate(event.further):
        where = f"further[{i}].shown"
        if answer.shown is not None and not answer.shows:
            what = say("is {card} where shows is false; it must be null then")
            yield Problem(where, what.format(card=quoted(answer.shown.name)))
        shown.append((where, answer.shown))
    cards_known = all(card in deck for card in event.cards)
    for where, card in shown:
        if card is None:
            continue
        yield from _card_problems(where, card, deck)
        if card in deck and cards_known and card not in event.cards:
            three = commas([quoted(named.name) for named in event.cards])
            what = say("{card} is not one of the three cards of the suggestion ({cards})")
            yield Problem(where, what.format(card=quoted(card.name), cards=three))


def _move_problems(event: Move, setup: Setup) -> list[Problem]:
    problems = [*_seat_problems("player", event.player, setup.seats)]
    if isinstance(event.to, Card):
        if event.to not in setup.deck and setup.deck.is_whole:
            rooms = (room.name for room in setup.deck.of(Category.ROOM))
            problems.append(Problem("to", unknown("room", event.to.name, rooms)))
        elif event.to in setup.deck and event.to.category is not Category.ROOM:
            problems.append(Problem("to", _NO_ROOM[event.to.category].format(card=quoted(event.to.name))))
    elif setup.board is None:
        what = say("is the square [{row}, {column}], but this game has no board; give a room")
        problems.append(Problem("to", what.format(row=event.to[0], column=event.to[1])))
    if event.roll is not None and event.roll < 0:
        what = say("is {roll}; it must be a number that the dice can show")
        problems.append(Problem("roll", what.format(roll=event.roll)))
    if event.via is not None and event.via not in set(Via):
        what = say("{value} is not one of {choices}")
        problems.append(Problem("via", what.format(value=quoted(event.via), choices=commas(tuple(Via)))))
    return problems


def _triple_problems(cards: Sequence[Card], deck: Deck) -> Iterator[Problem]:
    """One card of each category; if one is unknown, only the others can be distinguished."""
    first: dict[Category, Card] = {}
    for i, card in enumerate(cards):
        where = f"cards[{i}]"
        yield from _card_problems(where, card, deck)
        if card not in deck:
            continue
        other = first.get(card.category)
        first[card.category] = card
        if other is not None:
            twice = _SAME if card == other else _ALIKE[card.category]
            yield Problem(where, twice.format(card=quoted(card.name), other=quoted(other.name)))


def _card_list_problems(where: str, cards: Sequence[Card], deck: Deck) -> Iterator[Problem]:
    if len(cards) > len(deck) and deck.is_whole:
        what = say("has {number} cards; the deck has {deck}")
        yield Problem(where, what.format(number=len(cards), deck=len(deck)))
        return
    seen: set[Card] = set()
    for i, card in enumerate(cards):
        yield from _card_problems(f"{where}[{i}]", card, deck)
        if card in seen:
            what = say("{card} appears twice; name it once")
            yield Problem(f"{where}[{i}]", what.format(card=quoted(card.name)))
        seen.add(card)


def _card_problems(where: str, card: Card, deck: Deck) -> Iterator[Problem]:
    """An unknown card. If a category of the deck is empty, that is the only problem reported."""
    if card not in deck and deck.is_whole:
        yield Problem(where, unknown("card", card.name, (other.name for other in deck)))


def _seat_problems(where: str, name: str, seats: Seats) -> Iterator[Problem]:
    """An unknown player. If a seat has no name, that is the only problem reported."""
    if name not in seats and _are_named(seats):
        yield Problem(where, unknown("player", name, seats))


def _are_named(seats: Seats) -> bool:
    return bool(seats.names) and all(seats.names)


def _holder_problems(holder: str, setup: Setup) -> Iterator[Problem]:
    if holder == POOL and not setup.pool:
        yield Problem("player", say("is the pool, but this game has none; give a player, or the envelope"))
    elif holder not in (*setup.seats, ENVELOPE, POOL) and _are_named(setup.seats):
        holders = (*setup.seats, ENVELOPE, *((POOL,) if setup.pool else ()))
        yield Problem("player", unknown("player", holder, holders))
