"""A set-up being made, and its problems in words. Hand sizes follow from the number of players until they are entered.

A draft is a frozen value; every choice makes a new one. It may be invalid at any time:
:func:`core.formats.validity.case_problems` lists what is wrong.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from PySide6.QtCore import QLocale, QSettings

from app.ui.language import localized, translate
from app.ui.settings import Preferences
from app.ui.text import category_title
from core.formats.editions import Edition, edition, find_edition
from core.formats.validity import PLAYERS, case_problems
from core.history.steps import Passes
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Event
from core.model.problems import Problem
from core.model.renaming import renamed, renamed_event
from core.model.rules import PoolRule, Rules
from core.model.seats import Player
from core.model.setup import Setup
from core.text.text import CAPITAL, Text, capital, say
from core.text.wording import fold


@dataclass(frozen=True)
class SeatDraft:
    """A seat. ``size`` is None until a number of cards is entered; ``was`` is the player's previous name.

    ``turns``: false for a hand that takes no turns.
    """

    name: str
    size: int | None = None
    token: Card | None = None
    was: str | None = None
    comment: str | None = None
    turns: bool = True


@dataclass(frozen=True)
class SetupDraft:
    """A set-up being made. ``me`` is the number of my seat, so that it follows renaming.

    ``is_begun``: the game has entries, so that hand sizes stay with the players, not with the places. ``passes`` says
    what becomes of those entered.
    """

    deck: Deck
    seats: tuple[SeatDraft, ...]
    edition: str | None = None
    board: str | None = None
    me: int | None = None
    hand: tuple[Card, ...] = ()
    face_up: tuple[Card, ...] = ()
    pool: int = 0
    rules: Rules = field(default_factory=Rules)
    before: Setup | None = None
    is_begun: bool = False
    passes: Passes = Passes.FOLLOW

    # --- the deck

    def with_edition(self, edition: Edition) -> SetupDraft:
        house = self.rules
        rules = replace(edition.rules, pool_look=house.pool_look, asked=house.asked, after_wrong=house.after_wrong)
        draft = replace(self, edition=edition.name, board=edition.board, rules=rules)
        return draft._with_cards(edition.deck)

    def with_deck(self, deck: Deck) -> SetupDraft:
        """Use an own deck. It has no board; the rules stay."""
        keeps_board = self.edition is None
        rules = self.rules if keeps_board else replace(self.rules, doors=None)
        draft = replace(self, edition=None, board=self.board if keeps_board else None, rules=rules)
        return draft._with_cards(deck)

    def _with_cards(self, deck: Deck) -> SetupDraft:
        """Change the deck; cards of the same name stay where they are."""
        now = dict(card_renames(self.deck, deck))

        def found(cards: Iterable[Card]) -> tuple[Card, ...]:
            kept = (now.get(card) or deck.find(card.name) for card in cards)
            return tuple(dict.fromkeys(card for card in kept if card is not None))

        seats = tuple(replace(s, token=next(iter(found([s.token])), None) if s.token else None) for s in self.seats)
        return replace(self, deck=deck, seats=seats, hand=found(self.hand), face_up=found(self.face_up))

    # --- the seats

    def with_seat(self, at: int, seat: SeatDraft) -> SetupDraft:
        return replace(self, seats=(*self.seats[:at], seat, *self.seats[at + 1 :]))

    def added(self, name: str) -> SetupDraft:
        return replace(self, seats=(*self.seats, SeatDraft(name)))

    def removed(self, at: int) -> SetupDraft:
        """Remove a player; without me it is a spectator's game."""
        me = self.me
        if me is not None:
            me = None if me == at else me - (at < me)
        return replace(self, seats=self.seats[:at] + self.seats[at + 1 :], me=me)._with_my_hand()

    def moved(self, at: int, to: int) -> SetupDraft:
        """Move the player at ``at`` to ``to``; "me" follows."""
        order = list(range(len(self.seats)))
        order.insert(to, order.pop(at))
        me = None if self.me is None else order.index(self.me)
        moved = replace(self, seats=tuple(self.seats[i] for i in order), me=me)
        return moved._with_sizes(tuple(self.sizes[i] for i in order)) if self.is_begun else moved

    def _with_sizes(self, sizes: tuple[int, ...]) -> SetupDraft:
        """Give the players these numbers of cards; none is entered where they are those of an even deal."""
        evenly = self.dealt_evenly()
        if evenly.sizes == sizes:
            return evenly
        return replace(self, seats=tuple(replace(s, size=size) for s, size in zip(self.seats, sizes, strict=True)))

    def dealt_evenly(self) -> SetupDraft:
        """Forget the entered hand sizes."""
        return replace(self, seats=tuple(replace(seat, size=None) for seat in self.seats))

    def with_me(self, me: int | None) -> SetupDraft:
        """Set my seat; None: I only watch."""
        return replace(self, me=me)._with_my_hand()

    def _with_my_hand(self) -> SetupDraft:
        return self if self.me is not None else replace(self, hand=())

    # --- the cards

    def toggled(self, card: Card) -> SetupDraft:
        return replace(self, hand=_toggled(self.hand, card))

    def turned(self, card: Card) -> SetupDraft:
        return replace(self, face_up=_toggled(self.face_up, card))

    def with_pool(self, pool: int) -> SetupDraft:
        """Put so many cards face down. Of two players, the one who gets no answer usually looks at one: so proposed."""
        look = self.rules.pool_look if self.pool else PoolRule.UNANSWERED if len(self.seats) == 2 else PoolRule.NEVER
        rules = replace(self.rules, pool_look=look if pool else PoolRule.NEVER)
        return replace(self, pool=pool, rules=rules)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The number of cards of each player: as entered, the rest dealt from the first seat on."""
        rest = len(self.deck) - len(Category) - len(self.face_up) - self.pool
        rest -= sum(seat.size for seat in self.seats if seat.size is not None)
        shares = iter(dealt(rest, sum(seat.size is None for seat in self.seats)))
        return tuple(next(shares) if seat.size is None else seat.size for seat in self.seats)

    @property
    def my_size(self) -> int | None:
        return None if self.me is None else self.sizes[self.me]

    # --- result

    def setup(self) -> Setup:
        players = tuple(
            Player(seat.name.strip(), size, seat.token, seat.comment, seat.turns)
            for seat, size in zip(self.seats, self.sizes, strict=True)
        )
        return Setup(
            deck=self.deck,
            players=players,
            edition=self.edition,
            me=None if self.me is None else players[self.me].name,
            my_hand=self.hand,
            face_up=self.face_up,
            pool=self.pool,
            rules=self.rules,
            board=self.board,
            deck_comment=self.before.deck_comment if self.before is not None else None,
        )

    def renames(self) -> dict[str, str]:
        """New names of players by old ones, for renamed players."""
        pairs = ((seat.was, seat.name.strip()) for seat in self.seats)
        return {was: name for was, name in pairs if was is not None and was != name}

    def card_renames(self) -> dict[Card, Card]:
        """New cards by old ones, where a category kept its size and cards were renamed."""
        return dict(card_renames(self.before.deck, self.deck)) if self.before is not None else {}

    def kept_passes(self, events: Sequence[Event]) -> int:
        """Count the entries that keep the passes entered, where this changes what follows from the order of asking."""
        if self.before is None:
            return 0
        before = renamed(Case(self.before, tuple(events)), self.renames(), self.card_renames())
        after = before.with_setup(self.setup())
        changes = before.with_following_passes().events != after.with_following_passes().events
        return len(after.entered_passes) if changes else 0

    def problems(self, events: Sequence[Event] = ()) -> list[Problem]:
        """What keeps this from being a valid set-up, or the game's events from fitting it."""
        players, cards = self.renames(), self.card_renames()
        followed = tuple(renamed_event(event, players, cards) for event in events)
        return case_problems(Case(self.setup(), followed))


def _toggled(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(c for c in cards if c != card) if card in cards else (*cards, card)


def dealt(cards: int, players: int) -> list[int]:
    """Return how many cards each player gets, the first ones one more where it does not come out even."""
    if not players:
        return []
    each, more = divmod(max(0, cards), players)
    return [each + (seat < more) for seat in range(players)]


def card_renames(before: Deck, after: Deck) -> list[tuple[Card, Card]]:
    """Return the renamed cards: same category and position, and neither name in the other deck."""
    pairs: list[tuple[Card, Card]] = []
    for category in Category:
        old, new = before.of(category), after.of(category)
        if len(old) == len(new):
            pairs += [(a, b) for a, b in zip(old, new, strict=True) if a not in after and b not in before]
    return pairs


def draft_of_setup(setup: Setup, *, is_begun: bool = False) -> SetupDraft:
    """Return the draft of an existing set-up. Hand sizes as dealt stay automatic."""
    rest = len(setup.deck) - len(Category) - len(setup.face_up) - setup.pool
    sizes = [player.hand_size for player in setup.players]
    as_dealt = sizes == dealt(rest, len(sizes))
    seats = tuple(
        SeatDraft(p.name, None if as_dealt else p.hand_size, p.suspect, p.name, p.comment, p.turns)
        for p in setup.players
    )
    me = setup.seats.index(setup.me) if setup.me in setup.seats and setup.me is not None else None
    return SetupDraft(
        setup.deck,
        seats,
        setup.edition,
        setup.board,
        me,
        setup.my_hand,
        setup.face_up,
        setup.pool,
        setup.rules,
        before=setup,
        is_begun=is_begun,
    )


RECENT = 40
"""Number of names remembered."""

NEWCOMERS = 4
"""Number of players the first time."""


class SetupDefaults:
    def __init__(self, settings: QSettings) -> None:
        self._preferences = Preferences(settings)

    def known_names(self) -> list[str]:
        """Known player names, latest first."""
        return list(self._preferences.recent_names)

    def save(self, setup: Setup) -> None:
        known_names = list(setup.seats)
        folded = {fold(name) for name in known_names}
        older = [name for name in self.known_names() if fold(name) not in folded]
        own = None if setup.edition else (setup.deck.suspects, setup.deck.weapons, setup.deck.rooms)
        kept = self._preferences
        kept.recent_names = tuple([*known_names, *older][:RECENT])
        kept.players = tuple(known_names)
        kept.me = setup.me or ""
        kept.edition = setup.edition or ""
        kept.own_deck = own

    def draft(self) -> SetupDraft:
        kept = self._preferences
        known_names = kept.players or _newcomers()
        me = _newcomers()[0] if kept.me is None else kept.me
        seat = known_names.index(me) if me in known_names else None
        is_american = QLocale.system().territory() in (QLocale.Country.UnitedStates, QLocale.Country.Canada)
        chosen = find_edition(kept.edition) or edition("classic-us" if is_american else "classic-uk")
        draft = SetupDraft(chosen.deck, tuple(SeatDraft(name) for name in known_names), me=seat).with_edition(chosen)
        own = kept.own_deck
        return draft if own is None else replace(draft, edition=None, board=None).with_deck(Deck(*own))


def player_name(number: int) -> str:
    return translate("Player {number}", "the name of a player").format(number=number)


def is_default_name(name: str) -> bool:
    """Whether a name was proposed and not written."""
    return name in {*_newcomers(), *(player_name(number) for number in PLAYERS)}


def _newcomers() -> tuple[str, ...]:
    me = translate("Me", "the name of the first player, whose sheet this is")
    return (me, *(player_name(number) for number in range(2, NEWCOMERS + 1)))


_SUBJECTS: Mapping[str, Text] = {
    "players": say("The table"),
    "pool": say("The pool"),
    "edition": say("The edition"),
    "me": say("“Me”"),
    "name": say("The name", "of a player"),
    "hand": say("The hand", "of a player"),
}
"""The subject of a problem text that starts with a verb, by its field."""

_VERBS = frozenset({"is", "has"})
"""Problem texts that start with these words, in English, need a subject."""

_AT = re.compile(r"(\w+)\[(\d+)]")
"""An item of a list, as problems name it."""


@dataclass(frozen=True, slots=True)
class SetupProblem:
    """A sentence; the field it belongs to (``players``, ``my_hand``, ``deck``, ...), and its seat if any."""

    field: str
    sentence: str
    seat: int | None = None


def resized(before: SetupDraft, after: SetupDraft, at: int) -> str:
    """Return which hands changed because that of the seat at ``at`` did; empty where none has."""
    gets = translate("{who} gets {new} instead of {old}", "cards")
    changes = [
        gets.format(who=seat.name, new=new, old=old)
        for i, (seat, old, new) in enumerate(zip(after.seats, before.sizes, after.sizes, strict=True))
        if i != at and old != new
    ]
    note = translate("To deal all {total} cards, {changes}.", "changes: Bob gets 5 instead of 4, Cid …")
    return note.format(total=sum(after.sizes), changes=", ".join(changes)) if changes else ""


def setup_problems(draft: SetupDraft, events: Sequence[Event] = ()) -> list[SetupProblem]:
    """Return everything that is wrong, in the order of the dialog."""
    return [_setup_problem(problem, draft) for problem in draft.problems(events)]


def _setup_problem(problem: Problem, draft: SetupDraft) -> SetupProblem:
    name, _, rest = problem.where.partition(".")
    field, number = _split(name)
    if field == "events" and number is not None:
        sentence = translate("Entry {number} no longer fits: {problem}")
        return SetupProblem("events", sentence.format(number=number + 1, problem=localized(problem.what)))
    if field == "my_hand" and number is None and draft.my_size is not None:
        return SetupProblem(field, _hand(len(draft.hand), draft.my_size))
    if field == "players" and rest == "turns" and number is not None:
        mine = translate("You take turns. Untick {who} under House rules: Takes no turns")
        return SetupProblem(field, mine.format(who=draft.seats[number].name), number)
    if field == "players" and number is not None:
        return SetupProblem(field, _sentence("name" if rest == "name" else "hand", problem.what), number)
    if field == "deck":
        return SetupProblem(field, _card(rest, problem.what))
    return SetupProblem(field, _sentence(field if field in _SUBJECTS else rest or field, problem.what))


def _split(where: str) -> tuple[str, int | None]:
    """Return a field, and the index in its list if there is one: "players[2]"."""
    item = _AT.fullmatch(where)
    return (item[1], int(item[2])) if item else (where, None)


def _hand(have: int, need: int) -> str:
    if have < need:
        return translate("Your hand: choose %n more card(s)", "", need - have)
    return translate("Your hand has %n card(s): take {number} back", "", need).format(number=have - need)


def _card(where: str, what: str) -> str:
    if isinstance(what, Text) and "where" in what.values:
        what = what.format(**{**what.values, "where": _line(str(what.values["where"]))})
    sentence = translate("{place}: {finding}", "place: Weapons, line 3; finding: what is wrong there")
    return sentence.format(place=_line(where), finding=localized(what))


def _line(where: str) -> str:
    """Return a line in the lists of cards: "Weapons, line 3"."""
    field, number = _split(where)
    title = next((category_title(category) for category in Category if category.plural == field), field)
    if number is None:
        return title
    return translate("{title}, line {number}", "of a list").format(title=title, number=number + 1)


def _sentence(field: str, what: str) -> str:
    """Return a problem as a sentence, with a subject if it starts with a verb ("is empty")."""
    if what.split(" ", 1)[0] not in _VERBS:
        return capital(localized(what), CAPITAL)
    subject = localized(_SUBJECTS[field]) if field in _SUBJECTS else field
    sentence = translate("{subject} {finding}", "subject: The name; finding: is empty; …")
    return sentence.format(subject=subject, finding=localized(what))
