"""The state of the board (case, chosen token, roll), what is known about it, and its words. Frozen values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Final

from app.ui.icons import TokenLook, initials, surname, token_colours
from app.ui.language import card_name, decimal, localized, the_card, translate
from app.ui.numbers import ROUGH, estimated_percent, percent
from app.ui.text import place_name, the_cards
from app.ui.theme import UNKNOWN_TOKEN
from core.board.board import Direction, Place
from core.board.mansion import Mansion
from core.board.tokens import Arrival, Tokens, tokens
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move, Square, Via
from core.model.seats import ENVELOPE
from core.model.setup import Setup
from core.text.text import Text, clauses, commas, listed, say, sentence, sentences

if TYPE_CHECKING:
    from core.advice.advice import Advice, MoveOption
    from core.board.walking import Dice
    from core.engines.posterior import Posterior

RANKED = 3
"""Number of best destinations that are marked."""


def first_square(state: BoardState) -> Square:
    """Return where the keyboard cursor starts: at the chosen token, else at the first square."""
    place, mansion = state.place, state.mansion
    if place is None or place not in mansion.index:
        return mansion.board.squares[0]
    return square_in(mansion, place)


def square_in(mansion: Mansion, place: Place) -> Square:
    """Return the square of a place, of a room one in its middle."""
    if not isinstance(place, Card):
        return place
    squares = mansion.squares_of(place)
    return squares[len(squares) // 2]


def next_square(state: BoardState, here: Square, direction: Direction) -> Square:
    """Return the next square in a direction that belongs to another place; ``here`` if there is none."""
    mansion = state.mansion
    board, place, there = mansion.board, mansion.at(here), direction.after(here)
    while 0 <= there[0] < board.height and 0 <= there[1] < board.width:
        if mansion.at(there) not in (None, place):
            return there
        there = direction.after(there)
    return here


def next_offered(state: BoardState, here: Square, direction: Direction) -> Square:
    """Return a square of the offered place that comes next in a direction, straight ahead rather than near."""
    down, right = direction.value
    distances = {}
    for place in state.offered or ():
        row, column = square_in(state.mansion, place)
        south, east = row - here[0], column - here[1]
        ahead, aside = south * down + east * right, abs(south * right) + abs(east * down)
        if ahead > 0 and place != state.mansion.at(here):
            distances[row, column] = ahead + 2 * aside
    return min(distances, key=distances.__getitem__, default=here)


@dataclass(frozen=True, slots=True)
class Disc:
    """A token: its suspect, its player (None if unknown, or if no one plays it), and its place.

    Its letters are unique: those of the player, or of a suspect that no one plays.
    """

    look: TokenLook
    suspect: Card | None = None
    player: str | None = None
    place: Place | None = None
    is_mine: bool = False

    @property
    def words(self) -> str:
        suspect = "" if self.suspect is None else card_name(self.suspect)
        if self.player is None:
            return translate("{suspect}: not played").format(suspect=suspect)
        if self.suspect is None:
            line = translate("{player} (you)") if self.is_mine else "{player}"
        elif self.is_mine:
            line = translate("{suspect}: {player} (you)")
        else:
            line = translate("{suspect}: {player}", "a token, and who plays it")
        return line.format(suspect=suspect, player=self.player)


def discs_of(setup: Setup, mansion: Mansion, tokens: Tokens) -> tuple[Disc, ...]:
    """Return all tokens: the players' in turn order, then the suspects without a known player."""
    suspects = [player.suspect for player in setup.players]
    names = [player.name for player in setup.players]
    rest = [suspect for suspect in mansion.suspects if suspect not in suspects]
    letters = initials([*names, *map(surname, rest)])
    colours = dict(zip(mansion.suspects, token_colours([suspect.name for suspect in mansion.suspects]), strict=True))
    played = [
        Disc(
            look=TokenLook(letters[i], UNKNOWN_TOKEN if player.suspect is None else colours[player.suspect]),
            suspect=player.suspect,
            player=player.name,
            place=tokens.players[player.name].place,
            is_mine=player.name == setup.me,
        )
        for i, player in enumerate(setup.players)
    ]
    others = [
        Disc(TokenLook(letters[len(played) + i], colours[suspect]), suspect, place=tokens.suspects[suspect].place)
        for i, suspect in enumerate(rest)
    ]
    return (*played, *others)


@dataclass(frozen=True)
class BoardState:
    """A board in play. ``player`` owns the chosen token, ``roll`` is their roll if known.

    ``correcting``: the index of the move being corrected; the board is then as it was before. ``is_past``: the case is
    not the current game, so nothing can be moved. ``offered``: the places that the player has to choose from, none
    while others move; None where any move can be entered.
    """

    case: Case
    mansion: Mansion
    player: str | None = None
    roll: int | None = None
    correcting: int | None = None
    is_past: bool = False
    offered: tuple[Place, ...] | None = None

    @classmethod
    def begun(cls, case: Case, mansion: Mansion, *, is_past: bool = False) -> BoardState:
        """Return the board of a case, with the token of the next mover chosen."""
        return cls(case, mansion, case.turn.next, is_past=is_past)

    # --- derived values

    @cached_property
    def before(self) -> Case:
        """The case whose tokens are shown."""
        return self.case if self.correcting is None else self.case.upto(self.correcting)

    @cached_property
    def tokens(self) -> Tokens:
        return tokens(self.before, self.mansion)

    @cached_property
    def discs(self) -> tuple[Disc, ...]:
        return discs_of(self.case.setup, self.mansion, self.tokens)

    @cached_property
    def misplaced(self) -> tuple[int, ...]:
        """The indices of moves whose destination is not a place of this board."""
        moves = [(i, event.to) for i, event in self.before.counted if isinstance(event, Move)]
        return tuple(i for i, to in moves if to not in self.mansion.index)

    @property
    def place(self) -> Place | None:
        return None if self.player is None else self.tokens.players[self.player].place

    def is_chosen(self, disc: Disc) -> bool:
        return disc.player is not None and disc.player == self.player

    @cached_property
    def steps(self) -> Mapping[Place, int]:
        """The fewest steps of the chosen token to each place within the highest roll; empty if unknown."""
        from core.board.walking import reach  # imports numpy, which a closed board does not need

        if self.place is None or self.player is None or self.place not in self.mansion.index:
            return {}
        return reach(self.mansion, self.place, self.dice.most, self.tokens.blocked(self.player))

    @cached_property
    def reached(self) -> Mapping[Place, int]:
        roll = self.roll
        if self.offered is not None:
            return {place: self.steps.get(place, 0) for place in self.offered}
        return {} if roll is None else {place: steps for place, steps in self.steps.items() if steps <= roll}

    def may_lift(self, disc: Disc) -> bool:
        """Whether a token can be dragged."""
        if self.offered is None:
            return disc.player is not None and not self.is_past
        return bool(self.offered) and self.is_chosen(disc)

    @property
    def is_mine(self) -> bool:
        return self.player is not None and self.player == self.case.setup.me

    @property
    def dice(self) -> Dice:
        from core.board.walking import Dice  # imports numpy, which a closed board does not need

        return Dice(self.case.setup.rules.dice)

    # --- changes

    def choosing(self, player: str) -> BoardState:
        """Choose a player's token; a roll for another one is dropped."""
        if player == self.player or player not in self.case.setup.seats:
            return self
        return replace(self, player=player, roll=None)

    def beside(self, step: int) -> BoardState:
        names = tuple(self.case.setup.seats)
        if not names:
            return self
        at = names.index(self.player) + step if self.player in names else 0
        return self.choosing(names[at % len(names)])

    def rolled(self, roll: int | None) -> BoardState:
        """Set the roll; None, or an impossible number, clears it."""
        return replace(self, roll=roll if roll in self.dice.rolls else None)

    def correct(self, at: int) -> BoardState:
        """Start to correct a move in the list. Raises TypeError for other events."""
        move = self.case.events[at]
        if not isinstance(move, Move):
            raise TypeError(f"entry {at + 1} is no move")
        return replace(self, player=move.player, roll=move.roll, correcting=at, is_past=False)

    # --- moves

    def may_go(self, to: Place) -> bool:
        """Whether a move there can be entered: to any other place, or to the current one if staying is allowed."""
        if self.offered is not None:
            return to in self.offered
        if self.is_past or self.player is None:
            return False
        if to != self.place or self.correcting is not None:
            return True
        return self.tokens.players[self.player].entry is Arrival.CALLED or (
            self.case.setup.rules.may_stay and not isinstance(to, tuple)
        )

    def is_beyond(self, to: Place) -> bool:
        """Whether a place is out of reach of the roll, on foot and by passages."""
        move = self.move(to)
        if move is None or move.via is not None or self.roll is None or self.place is None:
            return False
        return to not in self.reached

    def move(self, to: Place) -> Move | None:
        """Return the chosen token's move to a place; None without one. A correction keeps its comment.

        Moving to the current place means staying there, as a player called in may do. The move is through a secret
        passage if one leads there and the roll does not reach it.
        """
        if self.player is None:
            return None
        here, made = self.place, Move(self.player, to, self.roll)
        if to == here:
            made = Move(self.player, to, via=Via.CALLED)
        elif isinstance(here, Card) and to not in self.reached and to in self.mansion.passages_from(here):
            made = Move(self.player, to, via=Via.PASSAGE)
        if self.correcting is None:
            return made
        old = self.case.events[self.correcting]
        return replace(made, aside=old.aside, comment=old.comment)


def standing_in(case: Case, mansion: Mansion) -> dict[str, Card]:
    """Return the room of each player who may suggest there, having moved or been called into it."""
    players = tokens(case, mansion).players
    return {
        name: player.place
        for name, player in players.items()
        if player.entry is not None and isinstance(player.place, Card)
    }


@dataclass(frozen=True, slots=True)
class Share:
    """The probability of a room; ``is_rough``: a rough estimate, as marked on the sheet."""

    p: float
    text: str
    is_rough: bool = False


@dataclass(frozen=True)
class BoardPicture:
    """A state, the probability of each room, and the advice for it. ``is_faded``: the probabilities are outdated."""

    state: BoardState
    shares: Mapping[Card, Share] = field(default_factory=dict)
    advice: Advice | None = None
    is_faded: bool = False

    @cached_property
    def ranks(self) -> Mapping[Place, int]:
        best = () if self.advice is None else best_moves(self.advice.moves)
        return {move.to: rank for rank, move in enumerate(best, start=1)}


def shares_of(posterior: Posterior | None, rooms: Sequence[Card]) -> dict[Card, Share]:
    if posterior is None or not set(rooms) <= set(posterior.cards):
        return {}
    column = posterior.holders.index(ENVELOPE)
    shares = {}
    for room in rooms:
        row = posterior.cards.index(room)
        p = float(posterior.marginals[row, column])
        error = None if posterior.stderr is None else float(posterior.stderr[row, column])
        text = percent(p) if posterior.exact else estimated_percent(p, error)
        shares[room] = Share(p, text, error is not None and error > ROUGH)
    return shares


def best_moves(moves: Sequence[MoveOption]) -> tuple[MoveOption, ...]:
    """Return the best moves, one per destination."""
    best: dict[Place, MoveOption] = {}
    for move in moves:
        best.setdefault(move.to, move)
    return tuple(best.values())[:RANKED]


NO_GAME = say("No game is open.")
NO_BOARD = say(
    "This game has no board. Everything else works without one. You can draw your own as a text file next to the saved "
    "game, and name it there."
)

_RANKS: Sequence[Text] = (
    say("best for you ({score} {unit})", "a place to go to, its score, and in what that is counted"),
    say("second best for you ({score} {unit})", "a place to go to"),
    say("third best for you ({score} {unit})", "a place to go to"),
)

MOST_NAMED: Final = 12
"""Number of misplaced entries that are named."""


def wrong_board(problems: Sequence[str]) -> str:
    message = translate("The board of this game cannot be used.")
    return "\n".join([message, "", *map(localized, problems)])


def marks_tip(state: BoardState) -> str:
    """Return what marking the best moves does; for the token of another, why there are none."""
    if not state.is_mine:
        return translate("Best moves are marked for your own token. Choose it to see them.")
    return translate("Mark the best places for you to go; others at the table may see the screen")


def instruction(state: BoardState) -> str:
    return localized(sentences([_to_do(state), *_misplaced(state.misplaced)]))


def _misplaced(events: Sequence[int]) -> Iterator[str]:
    first = [str(at + 1) for at in events[:MOST_NAMED]]
    numbers = localized(listed(first) if len(first) == len(events) else commas([*first, "…"]))
    if len(events) == 1:
        yield translate("Entry {number} goes to a place that is not on this board.").format(number=numbers)
    elif events:
        yield translate("Entries {numbers} go to places that are not on this board.").format(numbers=numbers)


def _to_do(state: BoardState) -> str:
    if state.is_past:
        return translate("You are looking at another moment of the game, so tokens cannot be moved.")
    if state.player is None:
        return translate("No one is left to move.")
    if state.correcting is not None:
        message = translate("Correct entry {number}: click where {player} went. Esc leaves it as it is.")
        return message.format(number=state.correcting + 1, player=state.player)
    if state.offered is not None:
        return localized(sentences([_where(state), *_to_choose(state)]))
    return localized(sentences([_where(state), _to_move(state).format(player=state.player)]))


def _to_choose(state: BoardState) -> Iterator[str]:
    if state.offered and state.roll is not None:
        message = translate("You rolled {roll}: click where you go, or choose with the arrow keys.")
        yield message.format(roll=state.roll)
    elif state.offered:
        yield translate("Click where you go, or choose with the arrow keys.")


def _where(state: BoardState) -> str:
    me = state.is_mine
    if state.place is None:
        message = translate("{player}’s position is unknown.")
        message = translate("Your position is unknown.") if me else message
    elif isinstance(state.place, Card):
        message = translate("{player} is in {room}.")
        message = translate("You are in {room}.") if me else message
    else:
        message = translate("{player} is in the corridor.")
        message = translate("You are in the corridor.") if me else message
    room = the_card(state.place) if isinstance(state.place, Card) else ""
    return message.format(player=state.player, room=room)


def _to_move(state: BoardState) -> str:
    if state.place is not None and state.roll is None:
        if state.is_mine:
            return translate("Type the roll, or click where you go.")
        return translate("Type the roll, or click where {player} goes.")
    if state.is_mine:
        return translate("Click where you go.")
    return translate("Click where {player} goes.")


def place_words(picture: BoardPicture, place: Place) -> str:
    return localized(sentence(clauses(tuple(_facts_of(picture, place)))))


def _facts_of(picture: BoardPicture, place: Place) -> Iterator[str]:
    yield place_name(place)
    share = picture.shares.get(place) if isinstance(place, Card) else None
    if share is not None:
        yield _likely(share)
    way = _way(picture.state, place)
    if way:
        yield way
    discs = [disc for disc in picture.state.discs if disc.place == place]
    here = [disc.player or ("" if disc.suspect is None else card_name(disc.suspect)) for disc in discs]
    if here:
        singular, plural = translate("{names} is here"), translate("{names} are here")
        yield (singular if len(here) == 1 else plural).format(names=localized(listed(here)))
    if picture.advice is not None and place in picture.ranks:
        rank = picture.ranks[place]
        yield _rank(best_moves(picture.advice.moves)[rank - 1], rank, picture.advice)


def _likely(share: Share) -> str:
    message = translate("{percent} likely to be the murder room")
    if share.is_rough:
        message = translate("about {percent} likely to be the murder room")
    return message.format(percent=share.text)


def disc_words(disc: Disc) -> str:
    if disc.place is None:
        return translate("{token}. Position unknown.").format(token=disc.words)
    if isinstance(disc.place, Card):
        return translate("{token}, in {room}.").format(token=disc.words, room=the_card(disc.place))
    return translate("{token}, in the corridor.").format(token=disc.words)


def _way(state: BoardState, place: Place) -> str:
    move = state.move(place)
    if move is None or state.place is None or state.is_past:
        return ""
    if place == state.place:
        return translate("{player} stands here").format(player=move.player)
    if move.via is not None:
        return translate("by the secret passage")
    steps = state.steps.get(place)
    if steps is None:
        return translate("more than %n step(s) away", "", state.dice.most)
    if state.is_beyond(place):
        return translate("%n step(s), beyond a roll of {roll}", "", steps).format(roll=state.roll)
    return translate("%n step(s)", "", steps)


def _rank(move: MoveOption, rank: int, advice: Advice) -> str:
    parts = [localized(_RANKS[rank - 1]).format(score=decimal(move.score, 2), unit=localized(advice.unit))]
    if 0 < move.chance < 1:
        parts.append(translate("{percent} chance to get there this turn").format(percent=percent(move.chance)))
    if move.suggest is not None:
        parts.append(translate("suggest {cards}").format(cards=the_cards(move.suggest)))
    return localized(commas(parts))
