"""What the board shows at one moment: a frozen value for the painters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.features.board.plan import BoardPlan, plan_of
from app.features.board.state import BoardState, Disc
from app.features.sheet.cell import ROUGH
from app.ui.numbers import estimated_percent, percent
from core.board.board import Place
from core.model.cards import Card
from core.model.seats import ENVELOPE

if TYPE_CHECKING:
    from core.engines.posterior import Posterior
    from core.planner.advice import Advice, MoveOption

RANKED = 3
"""Number of best destinations that are marked."""


@dataclass(frozen=True, slots=True)
class Share:
    """The probability of a room; ``is_rough``: a rough estimate, as marked on the sheet."""

    p: float
    text: str
    is_rough: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """The plan, the tokens, and what is known.

    ``chosen`` is the player whose token is chosen, ``reached`` what the roll reaches. ``ranks`` numbers the best
    destinations from 1. ``is_faded``: the shares are outdated.
    """

    plan: BoardPlan
    discs: tuple[Disc, ...] = ()
    chosen: str | None = None
    reached: frozenset[Place] = frozenset()
    shares: Mapping[Card, Share] = field(default_factory=dict)
    ranks: Mapping[Place, int] = field(default_factory=dict)
    is_faded: bool = False


def picture_of(
    state: BoardState, shares: Mapping[Card, Share], advice: Advice | None = None, *, is_faded: bool = False
) -> BoardPicture:
    """Return the picture of a state, with advice on it if there is any."""
    return BoardPicture(
        plan=plan_of(state.mansion),
        discs=state.discs,
        chosen=state.player,
        reached=frozenset(state.reached),
        shares=shares,
        ranks={} if advice is None else ranks_of(advice.moves),
        is_faded=is_faded,
    )


def shares_of(posterior: Posterior | None, rooms: Sequence[Card]) -> dict[Card, Share]:
    """Return the probability of each room; empty where unknown."""
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


def ranks_of(moves: Sequence[MoveOption]) -> dict[Place, int]:
    """Return the ranks of the best destinations."""
    return {move.to: rank for rank, move in enumerate(best_moves(moves), start=1)}
