"""Random legal games, each with the true deal: a table, the deal, and the game as one observer sees it.

Everything is generated with a seeded ``random.Random``, so a seed identifies a game. All entries are true, except those
set aside; :func:`corrupted` adds false ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random

from core.formats.editions import edition
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Accusation, Answer, Event, Move, Note, Suggestion
from core.model.rules import Answers, PoolRule, Rules, ShowModel
from core.model.seats import ENVELOPE, FACE_UP, POOL, Holder, Player
from core.model.setup import Setup

NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jim")

Truth = Mapping[Card, Holder]


@dataclass(frozen=True)
class Game:
    """A case, and the true holder of each card."""

    case: Case
    truth: dict[Card, Holder]


@dataclass(frozen=True)
class Habits:
    """The probabilities, per turn or answer, of events that make games differ."""

    own_card: float = 0.3
    note: float = 0.08
    failed_accusation: float = 0.08
    right_accusation: float = 0.03
    aside: float = 0.05
    move: float = 0.05
    glimpse: float = 0.08
    unnoticed_pass: float = 0.06
    unseen_own_show: float = 0.1


PLAIN = Habits(
    note=0.0, failed_accusation=0.0, right_accusation=0.0, aside=0.0, move=0.0, glimpse=0.0, unnoticed_pass=0.0
)


# Decks and tables


def small_deck(rng: Random, largest: int = 4) -> Deck:
    """Return a deck of 2 to ``largest`` cards in each category."""
    sizes = [rng.randint(2, largest) for _ in Category]
    names = [tuple(f"{c.name.capitalize()} {i}" for i in range(1, n + 1)) for c, n in zip(Category, sizes, strict=True)]
    return Deck(*names)


def split(rng: Random, cards: int, hands: int, even: bool) -> list[int]:
    """Split a number of cards into hand sizes: as dealt from a random seat on, or arbitrarily unless ``even``."""
    if even:
        sizes = [cards // hands + (i < cards % hands) for i in range(hands)]
        start = rng.randrange(hands)
        return sizes[start:] + sizes[:start]
    sizes = [0] * hands
    for _ in range(cards):
        sizes[rng.randrange(hands)] += 1
    return sizes


def table(
    rng: Random,
    deck: Deck,
    players: int,
    *,
    spectator: bool = False,
    face_up: int = 0,
    pool: int = 0,
    even: bool = True,
    rules: Rules | None = None,
    edition_name: str | None = None,
) -> tuple[Setup, dict[Card, Holder]]:
    """Shuffle and deal; return the set-up as one player (or a spectator) sees it, and the truth."""
    envelope = [rng.choice(deck.of(category)) for category in Category]
    rest = [card for card in deck if card not in envelope]
    rng.shuffle(rest)
    names = NAMES[:players]
    sizes = split(rng, len(rest) - face_up - pool, players, even)
    places = (
        [FACE_UP] * face_up + [POOL] * pool + [n for n, size in zip(names, sizes, strict=True) for _ in range(size)]
    )
    truth: dict[Card, Holder] = dict.fromkeys(envelope, ENVELOPE) | dict(zip(rest, places, strict=True))
    me = None if spectator else rng.choice(names)
    setup = Setup(
        deck=deck,
        players=tuple(Player(name, size) for name, size in zip(names, sizes, strict=True)),
        edition=edition_name,
        me=me,
        my_hand=tuple(card for card in rest if truth[card] == me),
        face_up=tuple(rest[:face_up]),
        pool=pool,
        rules=rules or Rules(),
    )
    return setup, {card: truth[card] for card in deck}


# Play


class Play:
    """A game in progress: plays turns, and records what the observer sees."""

    def __init__(self, rng: Random, setup: Setup, truth: Truth, habits: Habits) -> None:
        self.rng = rng
        self.setup = setup
        self.truth = truth
        self.habits = habits
        self.events: list[Event] = []
        self.asker = rng.choice(tuple(setup.seats))

    def happens(self, chance: float) -> bool:
        return self.rng.random() < chance

    def matches(self, holder: Holder, cards: Triple) -> list[Card]:
        return [card for card in cards if self.truth[card] == holder]

    def any_triple(self) -> Triple:
        suspect, weapon, room = (self.rng.choice(self.setup.deck.of(category)) for category in Category)
        return suspect, weapon, room

    def suggested(self, by: str) -> Triple:
        """Return three random cards; players who avoid their own cards retry a few times."""
        cards = self.any_triple()
        if not self.happens(self.habits.own_card):
            for _ in range(8):
                if not self.matches(by, cards):
                    break
                cards = self.any_triple()
        return cards

    def seen(self, by: str, shower: str, card: Card) -> Card | None:
        """Return the card shown if the observer sees it."""
        me = self.setup.me
        if me is not None and me == shower:
            return None if self.happens(self.habits.unseen_own_show) else card
        return card if me == by or self.happens(self.habits.glimpse) else None

    def answer(self, by: str, player: str, cards: Triple) -> Answer:
        matches = self.matches(player, cards)
        if not matches:
            return Answer(player, shows=False)
        return Answer(player, shows=True, shown=self.seen(by, player, self.rng.choice(matches)))

    def suggestion(self, by: str) -> Suggestion:
        cards = self.suggested(by)
        answers = [self.answer(by, player, cards) for player in self.setup.seats.others(by)]
        first = next((i for i, answer in enumerate(answers) if answer.shows), len(answers))
        refuted, further = answers[first : first + 1], answers[first + 1 :]
        goes_on = self.setup.rules.answers is Answers.ALL
        return Suggestion(
            by=by,
            cards=cards,
            passed=tuple(answer.player for answer in self.noticed(answers[:first])),
            refuted_by=refuted[0].player if refuted else None,
            shown=refuted[0].shown if refuted else None,
            further=tuple(self.noticed(further)) if goes_on else (),
        )

    def noticed(self, answers: Sequence[Answer]) -> list[Answer]:
        """Return the answers without unnoticed passes, and sometimes out of turn order."""
        kept = [answer for answer in answers if answer.shows or not self.happens(self.habits.unnoticed_pass)]
        if self.happens(self.habits.unnoticed_pass):
            self.rng.shuffle(kept)
        return kept

    def accusation(self, by: str) -> Accusation:
        """Return an accusation, which fails unless it happens to be correct."""
        cards = self.any_triple()
        return Accusation(by, cards, correct=len(self.matches(ENVELOPE, cards)) == 3)

    def note(self) -> Note:
        card = self.rng.choice(self.setup.deck.cards)
        holder = self.rng.choice([ENVELOPE, *self.setup.sizes])
        return Note(holder, card, holds=self.truth[card] == holder)

    def doubtful(self) -> Event:
        """Return an entry set aside, which may be false."""
        by, other = self.rng.sample(tuple(self.setup.seats), 2)
        cards = self.any_triple()
        shown = self.rng.choice((*cards, None))
        return self.rng.choice(
            (
                Suggestion(by, cards, refuted_by=other, shown=shown, aside=True),
                Accusation(by, cards, correct=self.happens(0.5), aside=True),
                Note(other, self.rng.choice(cards), holds=self.happens(0.5), aside=True),
            )
        )

    def turn(self) -> None:
        """Play a player's turn: a suggestion, and sometimes other events."""
        habits, by = self.habits, self.asker
        if self.happens(habits.move):
            self.events.append(Move(by, self.rng.choice(self.setup.deck.of(Category.ROOM))))
        self.events.append(self.suggestion(by))
        if self.happens(habits.failed_accusation):
            self.events.append(self.accusation(by))
        if self.happens(habits.note):
            self.events.append(self.note())
        if self.happens(habits.aside):
            self.events.append(self.doubtful())
        if self.happens(habits.right_accusation):
            suspect, weapon, room = (card for card in self.setup.deck if self.truth[card] == ENVELOPE)
            self.events.append(Accusation(by, (suspect, weapon, room), correct=True))
        self.asker = self.setup.seats.next(by)


def play(rng: Random, setup: Setup, truth: Truth, turns: int, habits: Habits | None = None) -> Game:
    """Play ``turns`` turns from a random seat on. The game continues after a correct accusation, as a case may."""
    game = Play(rng, setup, truth, habits or Habits())
    for _ in range(turns):
        game.turn()
    return Game(Case(setup, tuple(game.events)), dict(truth))


# Kinds of games


def small_game(seed: int, *, largest: int = 4, cards: int = 10, turns: int | None = None) -> Game:
    """Return a game small enough for brute force: up to ``cards`` cards, 2 to 4 players, and every kind of entry."""
    rng = Random(seed)
    deck = small_deck(rng, largest)
    while len(deck) > cards:
        deck = small_deck(rng, largest)
    left = len(deck) - 3
    face_up = rng.choice((0, 0, 0, 1, 2))
    pool = rng.choice((0, 0, 0, 1, 2))
    if face_up + pool > left:
        face_up = pool = 0
    answers = rng.choice((Answers.FIRST, Answers.FIRST, Answers.ALL))
    show_model = rng.choice(tuple(ShowModel))
    setup, truth = table(
        rng,
        deck,
        rng.choice((2, 3, 3, 4)),
        spectator=rng.random() < 0.3,
        face_up=face_up,
        pool=pool,
        even=rng.random() < 0.7,
        rules=Rules(answers=answers, show_model=show_model, pool_look=tuple(PoolRule)[seed % 2]),
    )
    return play(rng, setup, truth, rng.randint(0, 7) if turns is None else turns)


def edition_game(
    seed: int,
    players: int,
    turns: int,
    *,
    name: str = "classic-uk",
    spectator: bool = False,
    habits: Habits = PLAIN,
    deal: tuple[int, int] = (0, 0),
) -> Game:
    """Return a game with a shipped deck after ``turns`` suggestions; ``deal``: the number of face-up and pool cards."""
    rng = Random(seed)
    shipped = edition(name)
    face_up, pool = deal
    setup, truth = table(
        rng,
        shipped.deck,
        players,
        spectator=spectator,
        face_up=face_up,
        pool=pool,
        rules=shipped.rules,
        edition_name=name,
    )
    return play(rng, setup, truth, turns, habits)


def classic_game(seed: int, players: int, turns: int, *, spectator: bool = False, habits: Habits = PLAIN) -> Game:
    """Return a position of the classic game after ``turns`` suggestions, as a player or a spectator sees it."""
    return edition_game(seed, players, turns, spectator=spectator, habits=habits)


def ten_suspect_game(seed: int, players: int, turns: int, *, spectator: bool = False) -> Game:
    """Return a position with ten suspects, eight weapons and twelve rooms, in which all players answer."""
    return edition_game(seed, players, turns, name="master-detective", spectator=spectator)


# False entries


def corrupted(seed: int, game: Game) -> Case:
    """Return the case with one to three false events added. It often, but not always, contradicts itself."""
    rng = Random(seed)
    case = game.case
    for _ in range(rng.randint(1, 3)):
        lie = a_lie(rng, game)
        at = rng.randint(0, len(case.events))
        case = case.inserted(at, lie)
    return case


def a_lie(rng: Random, game: Game) -> Event:
    """Return a valid event that is not true."""
    setup, truth = game.case.setup, game.truth
    by, other = rng.sample(tuple(setup.seats), 2)
    suspect, weapon, room = (rng.choice(setup.deck.of(category)) for category in Category)
    cards = (suspect, weapon, room)
    card = rng.choice(cards)
    solution = tuple(card for card in setup.deck if truth[card] == ENVELOPE)
    lies: list[Event] = [
        Note(other, card, holds=truth[card] != other),
        Note(ENVELOPE, card, holds=truth[card] != ENVELOPE),
        Accusation(by, cards, correct=cards != solution),
    ]
    if all(truth[card] != other for card in cards):
        lies.append(Suggestion(by, cards, refuted_by=other))
    else:
        lies.append(Suggestion(by, cards, passed=(other,)))
    if truth[card] != other:
        lies.append(Suggestion(by, cards, refuted_by=other, shown=card))
    return rng.choice(lies)


def seated_as(game: Game, me: str | None) -> Setup:
    """Return the set-up of the same table as another player sees it."""
    hand = tuple(card for card in game.truth if game.truth[card] == me)
    return replace(game.case.setup, me=me, my_hand=hand if me else ())


def often_shown(times: int) -> Case:
    """Return a case in which Bob shows the same card many times, so that other matching cards become unlikely."""
    deck = Deck(("Ada", "Bea", "Cleo"), ("Axe", "Bow", "Club"), ("Attic", "Barn", "Cellar"))
    ada, axe, attic = (deck.card(name) for name in ("Ada", "Axe", "Attic"))
    setup = Setup(deck, (Player("Ann", 2), Player("Bob", 2), Player("Cid", 2)))
    show = Suggestion("Ann", (ada, axe, attic), refuted_by="Bob", shown=ada)
    return Case(setup, (show,) * times)
