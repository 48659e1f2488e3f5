"""The one-line notation of events: ``str(event)`` writes it, :func:`parse_event` reads it back.

    Ann: Mrs White, Rope, Hall; Bob passes, Cid shows           a suggestion; "Cid shows Rope" where I saw the card
    Ann: Mrs White, Rope, Hall; Bob passes, nobody refutes      further answers stand after the refutation
    Ann accuses: Mrs White, Rope, Hall; wrong                   or: right
    Note: Bob has Kitchen                                       or: has not
    Ann moves to Library; rolled 5; via passage                   or: to [7, 12]

After each ``; aside`` and ``# comment`` may follow. A name that holds a mark or a word of the notation is quoted as in
JSON: ``"Bob passes"``, ``"O, P"``.
"""

from __future__ import annotations

from collections.abc import Callable

from core.model.cards import Card, Category, Triple
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Move, Note, Square, Suggestion
from core.model.names import fold
from core.model.notation_tokens import NotationError, Tokens


def parse_event(text: str, deck: Deck) -> Event:
    """Return the event that one line of notation spells.

    Cards are found as :meth:`Deck.find` does, or by words of their name that no other card has ("White"). Players are
    taken as they are written: who sits at the table, the notation doesn't know. Raises NotationError with the position.
    """
    tokens = Tokens(text)
    if tokens.take("Note"):
        tokens.expect(":")
        read: Callable[[Tokens, Deck], Event] = _note
    else:
        read = _played
    event = read(tokens, deck)
    tokens.expect_end()
    return event


def _played(tokens: Tokens, deck: Deck) -> Event:
    """What a player did: the line begins with the name."""
    player = tokens.name("a player's name, or Note")
    if tokens.take(":"):
        return _suggestion(player, tokens, deck)
    if tokens.take("accuses"):
        tokens.expect(":")
        return _accusation(player, tokens, deck)
    if tokens.take("moves"):
        tokens.expect("to")
        return _move(player, tokens, deck)
    raise tokens.expected("':', 'accuses:' or 'moves to' after the player's name")


def _suggestion(by: str, tokens: Tokens, deck: Deck) -> Suggestion:
    cards = _three(tokens, deck)
    tokens.expect(";")
    passed, refutation = _passes(tokens, deck)
    further: list[Answer] = []
    while tokens.take(","):
        further.append(_answer(tokens, deck))
    return Suggestion(
        by=by,
        cards=cards,
        passed=passed,
        refuted_by=None if refutation is None else refutation.player,
        shown=None if refutation is None else refutation.shown,
        further=tuple(further),
        aside=_aside(tokens),
        comment=tokens.comment(),
    )


def _passes(tokens: Tokens, deck: Deck) -> tuple[tuple[str, ...], Answer | None]:
    """Who passed, up to the refutation; None in its place for "nobody refutes"."""
    passed: list[str] = []
    while not tokens.take("nobody"):
        start = tokens.position
        answer = _answer(tokens, deck)
        if answer.comment is not None:
            raise NotationError(start, "only answers after the refutation have a comment of their own", tokens.text)
        if answer.shows:
            return tuple(passed), answer
        passed.append(answer.player)
        tokens.expect(",", "',' and then who refutes, or 'nobody refutes'")
    tokens.expect("refutes")
    return tuple(passed), None


def _answer(tokens: Tokens, deck: Deck) -> Answer:
    player = tokens.name("the name of who answers")
    shows = tokens.take("shows")
    if not shows:
        tokens.expect("passes", "'shows' or 'passes'")
    shown = _card(tokens, deck) if shows and tokens.is_name() else None
    return Answer(player, shows, shown, _bracketed(tokens))


def _bracketed(tokens: Tokens) -> str | None:
    if not tokens.take("("):
        return None
    comment = tokens.string()
    tokens.expect(")")
    return comment


def _accusation(by: str, tokens: Tokens, deck: Deck) -> Accusation:
    cards = _three(tokens, deck)
    tokens.expect(";")
    correct = tokens.take("right")
    if not correct:
        tokens.expect("wrong", "'wrong' or 'right'")
    return Accusation(by, cards, correct, _aside(tokens), tokens.comment())


def _note(tokens: Tokens, deck: Deck) -> Note:
    holder = tokens.name("a player's name, envelope or pool")
    tokens.expect("has")
    holds = not tokens.take("not")
    return Note(holder, _card(tokens, deck), holds, _aside(tokens), tokens.comment())


def _move(player: str, tokens: Tokens, deck: Deck) -> Move:
    to = _square(tokens) if tokens.take("[") else _card(tokens, deck)
    roll = tokens.number() if tokens.take_part("rolled") else None
    via = tokens.name("how the token came there") if tokens.take_part("via") else None
    return Move(player, to, roll, via, _aside(tokens), tokens.comment())


def _square(tokens: Tokens) -> Square:
    row = tokens.number()
    tokens.expect(",")
    column = tokens.number()
    tokens.expect("]")
    return row, column


def _aside(tokens: Tokens) -> bool:
    return tokens.take_part("aside")


def _three(tokens: Tokens, deck: Deck) -> Triple:
    """Three cards in any order, one of each category."""
    start = tokens.position
    cards = [_card(tokens, deck)]
    for _ in range(2):
        tokens.expect(",")
        cards.append(_card(tokens, deck))
    suspect, weapon, room = sorted(cards, key=lambda card: card.category)
    if [suspect.category, weapon.category, room.category] != list(Category):
        raise NotationError(start, "there must be one suspect, one weapon and one room", tokens.text)
    return suspect, weapon, room


def _card(tokens: Tokens, deck: Deck) -> Card:
    start = tokens.position
    name = tokens.name("a card's name")
    card = deck.find(name) or _only_with_words(name, deck)
    if card is None:
        raise NotationError(start, f"no card is called {name!r}; the nearest is {deck.nearest(name)!r}", tokens.text)
    return card


def _only_with_words(name: str, deck: Deck) -> Card | None:
    """The one card whose name has all these words, if there is one."""
    words = {fold(word) for word in name.split()}
    found = [card for card in deck if words <= {fold(word) for word in card.name.split()}]
    return found[0] if len(found) == 1 and words else None
