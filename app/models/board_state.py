"""Where the board stands: the case that it shows, whose token is chosen, what has been rolled. A frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from app.models.board_discs import Disc, discs_of
from app.models.board_moves import move_of
from app.models.turn_order import next_mover
from core.board.mansion import Mansion
from core.board.places import Place
from core.board.tokens import Tokens, tokens
from core.model.cards import Card
from core.model.case import Case
from core.model.events import Move


@dataclass(frozen=True)
class BoardState:
    """A board in play. ``player`` is whose token is chosen, ``roll`` what fell for them as far as anybody said.

    ``correcting``: the place in the list of the move that is being corrected; the board is then as it was before.
    ``is_past``: the case is not the game as it is now, so nothing can be moved.
    """

    case: Case
    mansion: Mansion
    player: str | None = None
    roll: int | None = None
    correcting: int | None = None
    is_past: bool = False

    @classmethod
    def begun(cls, case: Case, mansion: Mansion, *, is_past: bool = False) -> BoardState:
        """Return the board of a case, with the token chosen that moves next."""
        return cls(case, mansion, next_mover(case), is_past=is_past)

    # --- what is seen

    @cached_property
    def before(self) -> Case:
        """The case whose tokens are shown."""
        return self.case if self.correcting is None else self.case.upto(self.correcting)

    @cached_property
    def tokens(self) -> Tokens:
        """Where everybody stands."""
        return tokens(self.before, self.mansion)

    @cached_property
    def discs(self) -> tuple[Disc, ...]:
        """The tokens as they are drawn."""
        return discs_of(self.case.setup, self.mansion, self.tokens)

    @cached_property
    def misplaced(self) -> tuple[int, ...]:
        """The places in the list of moves that go to no place of this board."""
        moves = [(i, event.to) for i, event in self.before.counted if isinstance(event, Move)]
        return tuple(i for i, to in moves if to not in self.mansion.index)

    @property
    def place(self) -> Place | None:
        """Where the chosen token stands; None where nobody knows, or none is chosen."""
        return None if self.player is None else self.tokens.players[self.player].place

    @cached_property
    def steps(self) -> Mapping[Place, int]:
        """The fewest steps of the chosen token to each place within the highest roll; empty where nobody knows."""
        from core.board.graph import reach  # which imports numpy; a closed board does without

        if self.place is None or self.player is None or self.place not in self.mansion.index:
            return {}
        return reach(self.mansion, self.place, self.highest_roll, self.tokens.blocked(self.player)).steps

    @property
    def reached(self) -> Mapping[Place, int]:
        """What the roll reaches, with the steps; empty before the roll."""
        roll = self.roll
        return {} if roll is None else {place: steps for place, steps in self.steps.items() if steps <= roll}

    @property
    def is_mine(self) -> bool:
        """Whether the chosen token is mine."""
        return self.player is not None and self.player == self.case.setup.me

    @property
    def rolls(self) -> range:
        """What the dice can show."""
        return range(self.case.setup.rules.dice, self.highest_roll + 1)

    @property
    def highest_roll(self) -> int:
        """The most that the dice can show."""
        return 6 * self.case.setup.rules.dice

    # --- what is said

    def choosing(self, player: str) -> BoardState:
        """The token of ``player`` is chosen; what was rolled for another says nothing of it."""
        if player == self.player or player not in self.case.setup.seats:
            return self
        return replace(self, player=player, roll=None)

    def beside(self, step: int) -> BoardState:
        """The token of the player so many seats further on is chosen."""
        names = tuple(self.case.setup.seats)
        if not names:
            return self
        at = names.index(self.player) + step if self.player in names else 0
        return self.choosing(names[at % len(names)])

    def rolled(self, roll: int | None) -> BoardState:
        """So much was rolled; None, and what no dice show: nobody says."""
        return replace(self, roll=roll if roll in self.rolls else None)

    def correct(self, at: int) -> BoardState:
        """Begin to correct the move at a place in the list. Raises TypeError where something else stands there."""
        move = self.case.events[at]
        if not isinstance(move, Move):
            raise TypeError(f"entry {at + 1} is no move")
        return replace(self, player=move.player, roll=move.roll, correcting=at, is_past=False)

    # --- what becomes of it

    def may_go(self, to: Place) -> bool:
        """Whether a move there can be entered: anywhere but where the token stands, unless one may stay there."""
        if self.is_past or self.player is None:
            return False
        if to != self.place or self.correcting is not None:
            return True
        return self.tokens.players[self.player].is_called or (
            self.case.setup.rules.may_stay and not isinstance(to, tuple)
        )

    def is_beyond(self, to: Place) -> bool:
        """Whether a place is out of reach of the roll: not on foot, and by no passage either."""
        move = self.move(to)
        if move is None or move.via is not None or self.roll is None or self.place is None:
            return False
        return to not in self.reached

    def move(self, to: Place) -> Move | None:
        """Return the move of the chosen token to a place; None where nobody is chosen. A correction keeps its words."""
        if self.player is None:
            return None
        made = move_of(self.player, self.place, to, self.mansion, self.roll, self.steps.get(to))
        if self.correcting is None:
            return made
        old = self.case.events[self.correcting]
        return replace(made, aside=old.aside, comment=old.comment)


def standing_in(case: Case, mansion: Mansion) -> dict[str, Card]:
    """Return the room of each player who stands in one and may suggest there: having moved there, or been called."""
    found = tokens(case, mansion).players
    return {name: one.place for name, one in found.items() if one.may_suggest and isinstance(one.place, Card)}
