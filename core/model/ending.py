"""How a game ended: the solution, the hands seen, and the winner, stored in the case's metadata.

A case file keeps it in ``about``, which no engine reads, so what becomes known after the game doesn't affect what was
known during it.

    "about": {"envelope": ["Mrs White", "Rope", "Hall"], "hand of Bob": ["Dagger", "Study"], "won by": "Ann"}
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from core.model.cards import Card, Category
from core.model.case import About, Case
from core.model.events import Accusation, Note
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder
from core.model.setup import Setup

WON_BY: Final = "won by"
_HAND: Final = "hand of "


@dataclass(frozen=True, slots=True)
class Ending:
    """What became known after a game; empty if nothing did.

    ``envelope`` has up to one card of each category; ``hands`` the cards seen of other hands and the pool, possibly
    incomplete. Cards are in deck order, holders in table order.
    """

    envelope: tuple[Card, ...] = ()
    hands: tuple[tuple[Holder, tuple[Card, ...]], ...] = ()
    winner: str | None = None

    @property
    def solution(self) -> tuple[Card, Card, Card] | None:
        if len(self.envelope) != len(Category):
            return None
        suspect, weapon, room = self.envelope
        return suspect, weapon, room

    def hand(self, holder: Holder) -> tuple[Card, ...]:
        return dict(self.hands).get(holder, ())

    def places(self, setup: Setup) -> dict[Card, Holder]:
        """Return where each card was, as far as this and the set-up say."""
        mine = {} if setup.me is None else dict.fromkeys(setup.my_hand, setup.me)
        listed = {card: holder for holder, cards in self.hands for card in cards}
        return mine | dict.fromkeys(setup.face_up, FACE_UP) | listed | dict.fromkeys(self.envelope, ENVELOPE)

    def notes(self) -> tuple[Note, ...]:
        piles = ((ENVELOPE, self.envelope), *self.hands)
        return tuple(Note(holder, card, holds=True) for holder, cards in piles for card in cards)


def ending(setup: Setup, places: Mapping[Card, Holder], winner: str | None = None) -> Ending:
    """Return the ending in which these cards were there; my own and face-up cards may be omitted."""
    tellers = [holder for holder in setup.holders if holder not in (ENVELOPE, FACE_UP, setup.me)]
    piles = {holder: _of(setup, places, holder) for holder in tellers}
    hands = tuple((holder, cards) for holder, cards in piles.items() if cards)
    return Ending(_of(setup, places, ENVELOPE), hands, winner)


def ending_of(case: Case) -> Ending | None:
    """Return the recorded ending of a case, None if there is none. Invalid entries are skipped."""
    about, setup = dict(case.about), case.setup
    listed = {holder: about.get(_key(holder)) for holder in (ENVELOPE, *setup.sizes)}
    won = about.get(WON_BY)
    if won is None and not any(isinstance(names, tuple) for names in listed.values()):
        return None
    places = {card: holder for holder, names in listed.items() for card in _cards(setup, names)}
    winner = won if isinstance(won, str) and won in setup.seats else None
    return ending(setup, places, winner)


def with_ending(case: Case, end: Ending | None) -> About:
    """Return the metadata of a case with this ending replacing the recorded one; None removes it."""
    keys = {WON_BY, *map(_key, (ENVELOPE, *case.setup.sizes))}
    rest = tuple(remark for remark in case.about if remark[0] not in keys)
    return rest if end is None else (*rest, *_remarks(end))


def without_ending(case: Case) -> Case:
    """Return a case without its recorded ending: the same evidence, whose posteriors may be cached."""
    return replace(case, about=with_ending(case, None))


def inferred_ending(case: Case) -> Ending:
    """Return the ending implied by the entries: a correct accusation."""
    right = [event for _, event in case.counted if isinstance(event, Accusation) and event.correct]
    return Ending(right[0].cards or (), (), right[0].by) if right else Ending()


def result_of(case: Case) -> Ending | None:
    """Return how a game ended, as recorded or by a correct accusation; None while it goes on."""
    recorded, shown = ending_of(case), inferred_ending(case)
    if recorded is None:
        return shown if shown.envelope else None
    return replace(recorded, envelope=recorded.envelope or shown.envelope, winner=recorded.winner or shown.winner)


def renamed_about(case: Case, players: Mapping[str, str], cards: Mapping[Card, Card], setup: Setup) -> About:
    """Return the metadata of a case under new names of players and cards; ``setup`` already has them."""
    end = ending_of(case)
    if end is None:
        return case.about
    moved = {cards.get(card, card): players.get(who, who) for card, who in end.places(case.setup).items()}
    winner = None if end.winner is None else players.get(end.winner, end.winner)
    bare = replace(case, about=with_ending(case, None), setup=setup)
    return with_ending(bare, ending(setup, moved, winner))


def _of(setup: Setup, places: Mapping[Card, Holder], holder: Holder) -> tuple[Card, ...]:
    return tuple(card for card in setup.deck if places.get(card) == holder)


def _key(holder: Holder) -> str:
    return holder if holder in (ENVELOPE, POOL) else f"{_HAND}{holder}"


def _cards(setup: Setup, names: str | tuple[str, ...] | None) -> Iterable[Card]:
    cards = [setup.deck.find(name) for name in names] if isinstance(names, tuple) else []
    return [card for card in cards if card is not None]


def _remarks(end: Ending) -> Iterator[tuple[str, str | tuple[str, ...]]]:
    if end.winner is not None:
        yield WON_BY, end.winner
    for holder, cards in ((ENVELOPE, end.envelope), *end.hands):
        if cards:
            yield _key(holder), tuple(card.name for card in cards)
