"""The numbers as people play, for ``--people``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from core.cli.output import Refusal, Status, printable, rounded
from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.posterior import Posterior
from core.model.cards import Category
from core.model.case import Case
from core.text.text import sentence
from core.text.wording import counted

if TYPE_CHECKING:
    from core.players.people import People
    from core.players.prior import Prior

_MOST = 10


def people_of(
    path: Path, case: Case, plain: Posterior, prior: Prior, check: Check = never_cancel, *, with_moved: bool = False
) -> People:
    """Return the position as people play. Raises Refusal."""
    from core.players.people import people

    try:
        return people(case, plain, prior, check=check, with_moved=with_moved)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None


def people_text(case: Case, found: People) -> str:
    """Return how everyone seems to play and which cells that moves, in lines."""
    from core.players.text import of_manner, of_moved

    moved = found.moved
    lines: list[str] = [sentence(of_manner(manner)) for manner in found.manners]
    lines += [f"{counted(len(moved), 'cell')} moved by more than 5 points" if moved else "Moves no cell by 5 points"]
    lines += [f"  {of_moved(case, one)}" for one in moved[:_MOST]]
    lines += [f"  … and {counted(len(moved) - _MOST, 'other')}"] if len(moved) > _MOST else []
    return "\n".join(map(printable, lines))


def people_data(case: Case, found: People) -> dict[str, object]:
    """Return the field ``people`` for ``--json``; ``exact``, or from so many ``effective`` draws."""
    from core.players.text import of_manner, of_moved

    posterior = found.posterior
    players = {
        one.player: {
            "kinds": {name: rounded(share) for name, share in one.kinds.items()},
            "asks_own": {c.name.lower(): rounded(own) for c, own in zip(Category, one.asks_own, strict=True)},
            "sure": rounded(one.sure),
            "says": sentence(of_manner(one)),
        }
        for one in found.manners
    }
    moved = [
        {
            "card": one.card.name,
            "holder": one.holder,
            "from": rounded(one.before),
            "to": rounded(one.after),
            "because": list(one.because),
            "says": of_moved(case, one),
        }
        for one in found.moved
    ]
    how = {"exact": posterior.exact, "effective": rounded(posterior.effective)}
    return {"people": {"model": found.prior.model, **how, "players": players, "moved": moved}}
