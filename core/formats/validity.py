"""Validation of set-ups, events and cases, with an itemised report for files and dialogs.

What is rejected here cannot happen at a table (a card that is not in the deck, an asker who answers). Entries that
merely contradict others are accepted: the evidence detects and explains that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from core.formats.editions import edition_names, find_edition
from core.formats.json_values import child
from core.model.asking import late_answers
from core.model.board_name import is_file_name
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import (
    Accusation,
    Audience,
    Back,
    Event,
    GroupNote,
    Move,
    Note,
    OpenHand,
    Out,
    Peek,
    Suggestion,
    Via,
)
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
_AGAIN = say("{who} has already answered ({where}); each player answers once")


def case_problems(case: Case) -> list[Problem]:
    """Return the problems of a case, in file order."""
    problems = setup_problems(case.setup)
    if len(case.events) > MAX_EVENTS:
        return [*problems, too_many_events(len(case.events))]
    for i, event in enumerate(case.events):
        problems += [problem.within(f"events[{i}]") for problem in event_problems(event, case.setup)]
    return problems


def problems_of_left_out(case: Case, suggestions: Collection[int]) -> Iterator[Problem]:
    """Yield the problems of these suggestions of a case, which leave out who passed.

    Somebody overlooked a card who was not asked, or answers a second time. Where a set-up has changed since the entry,
    that is none: the case then names who passed.
    """
    for i, event in enumerate(case.events):
        if isinstance(event, Suggestion) and i in suggestions:
            for player in event.astray:
                what = say("{who} was not asked here, and can’t have overlooked a card; leave it out")
                yield Problem(f"events[{i}].{child('overlooked', player)}", what.format(who=player))
    for i, n in late_answers(case.setup, case.events):
        if i in suggestions and isinstance(event := case.events[i], Suggestion):
            what = _AGAIN.format(who=event.further[n].player, where="passed")
            yield Problem(f"events[{i}].further[{n}].player", what)


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
            return [*_seat_problems("by", event.by, setup.seats), *_accused_problems(event, setup)]
        case Note():
            about = [*_holder_problems(event.holder, setup), *_card_problems("card", event.card, setup.deck)]
            return [*about, *_audience_problems(event.seen_by, setup.seats)]
        case GroupNote():
            return _group_note_problems(event, setup)
        case OpenHand():
            return _hand_problems(event, setup)
        case Peek():
            return list(_look_problems(event, setup))
        case Out() | Back():
            return [*_seat_problems("player", event.player, setup.seats)]
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
    elif len(setup.turns) < PLAYERS[0]:
        what = say("has only %n player(s) to take turns; at least {fewest} must", "", len(setup.turns))
        yield Problem("players", what.format(fewest=PLAYERS[0]))
    names: dict[str, str] = {fold(name): name for name in RESERVED}
    tokens: set[Card] = set()
    for i, player in enumerate(setup.players):
        here = f"players[{i}]"
        if fault := _name_fault(player.name, names):
            yield Problem(f"{here}.name", fault)
        names.setdefault(fold(player.name), player.name)
        if not player.turns and player.name == setup.me:
            yield Problem(f"{here}.turns", say("is false for me; whoever wrote the case takes turns"))
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
        *_overlooking_problems(event, setup),
    ]


def _overlooking_problems(event: Suggestion, setup: Setup) -> Iterator[Problem]:
    """Whoever overlooked a card said that he has none; the cards are some of the three."""
    showers = [answer.player for answer in event.answers if answer.shows]
    seen: set[str] = set()
    for player, cards in event.overlooked:
        where = child("overlooked", player)
        if player in seen:
            yield Problem(where, say("{who} is named twice; name each player once").format(who=player))
            continue
        seen.add(player)
        yield from _seat_problems(where, player, setup.seats)
        if player == event.by and player in setup.seats:
            yield Problem(where, say("{who} asked; only the other players answer").format(who=player))
        elif player in showers:
            what = say("{who} showed a card here; only who says that he has none can have overlooked one")
            yield Problem(where, what.format(who=player))
        if not cards:
            yield Problem(where, say("has no cards; name what was overlooked"))
        yield from _card_list_problems(where, cards, setup.deck)
        for i, card in enumerate(cards):
            if card in setup.deck and card not in event.cards and all(named in setup.deck for named in event.cards):
                yield Problem(f"{where}[{i}]", _not_of_the_three(card, event))


def _not_of_the_three(card: Card, event: Suggestion) -> Text:
    three = commas([quoted(named.name) for named in event.cards])
    what = say("{card} is not one of the three cards of the suggestion ({cards})")
    return what.format(card=quoted(card.name), cards=three)


def _accused_problems(event: Accusation, setup: Setup) -> Iterator[Problem]:
    yield from _audience_problems(event.seen_by, setup.seats)
    if event.cards is not None:
        yield from _triple_problems(event.cards, setup.deck)
    elif event.correct:
        yield Problem("cards", say("is null, but the accusation is correct; give its three cards"))


def _audience_problems(audience: Audience, seats: Seats) -> Iterator[Problem]:
    names = () if isinstance(audience, str) else audience
    for i, name in enumerate(names):
        yield from _seat_problems(f"seen_by[{i}]", name, seats)
        if name in names[:i]:
            yield Problem(f"seen_by[{i}]", say("{who} is named twice; name each player once").format(who=name))


GROUP = range(2, 7)
"""How many cards a note on several has."""


def _group_note_problems(event: GroupNote, setup: Setup) -> list[Problem]:
    problems = [*_holder_problems(event.holder, setup), *_card_list_problems("cards", event.cards, setup.deck)]
    if len(event.cards) not in GROUP:
        what = say("has %n card(s); a note is on {fewest} to {most} cards, or names one as card", "", len(event.cards))
        problems.append(Problem("cards", what.format(fewest=GROUP[0], most=GROUP[-1])))
    elif not 1 <= event.at_least <= len(event.cards):
        what = say("is {number}; it must be 1 to {most}, the number of cards")
        problems.append(Problem("at_least", what.format(number=event.at_least, most=len(event.cards))))
    if event.holder == ENVELOPE and len({card.category for card in event.cards if card in setup.deck}) > 1:
        problems.append(Problem("cards", say("are of several categories; a note on the envelope is on one of them")))
    return problems + list(_audience_problems(event.seen_by, setup.seats))


def _hand_problems(event: OpenHand, setup: Setup) -> list[Problem]:
    problems = [*_holder_problems(event.holder, setup), *_card_list_problems("cards", event.cards, setup.deck)]
    if event.holder == ENVELOPE:
        problems.append(Problem("player", say("is the envelope, which is no hand; give a player, or the pool")))
    return problems + list(_audience_problems(event.seen_by, setup.seats))


def _look_problems(event: Peek, setup: Setup) -> Iterator[Problem]:
    yield from _seat_problems("player", event.player, setup.seats)
    if event.player == setup.me:
        yield Problem("player", say("is me; write a note on the card seen"))
    if event.at == ENVELOPE:
        yield Problem("at", say("is the envelope; give a player, or the pool"))
    elif event.at == event.player:
        yield Problem("at", say("is {who}, who looks; give another player, or the pool").format(who=event.player))
    else:
        yield from (Problem("at", problem.what) for problem in _holder_problems(event.at, setup))
        if setup.sizes.get(event.at) == 0:
            yield Problem("at", say("is {who}, who has no cards").format(who=event.at))


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
            yield Problem(where, _AGAIN.format(who=player, where=answered[player]))
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
            yield Problem(where, _not_of_the_three(card, event))


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
