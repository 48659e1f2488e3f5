"""The numbers as people play, for ``--people``."""

from __future__ import annotations

from core.belief.belief import ENOUGH, Belief
from core.cli.output import printable, rounded
from core.explain.phrases import of_moved
from core.model.cards import Category
from core.model.case import Case
from core.players.text import of_manner
from core.text.text import sentence
from core.text.wording import counted

_MOST = 10


def people_text(case: Case, belief: Belief) -> str:
    """Return how everyone seems to play and which cells that moves, in lines."""
    moved = belief.moved
    lines: list[str] = [sentence(of_manner(manner)) for manner in belief.manners]
    lines += [f"{counted(len(moved), 'cell')} moved by more than 5 points" if moved else "Moves no cell by 5 points"]
    lines += [f"  {of_moved(case, cell)}" for cell in moved[:_MOST]]
    lines += [f"  … and {counted(len(moved) - _MOST, 'other')}"] if len(moved) > _MOST else []
    return "\n".join(map(printable, lines))


def how_far(belief: Belief) -> tuple[str, dict[str, object]]:
    """Return a line where what others name is weighed roughly or not at all, and fields for ``--json``, else nothing.

    ``rough`` is how many independent draws the numbers are worth.
    """
    if belief.is_rough:
        effective = belief.posterior.effective or 0.0
        return f"{rough_line(effective)}\n", {"rough": rounded(effective)}
    if belief.prior is not None and not belief.plain.exact:
        return "What they name does not count: that can be weighed only where the numbers are exact\n", {}
    return "", {}


def rough_line(effective: float, where: str = "") -> str:
    """Return how rough numbers as people play are that come from so many independent draws."""
    return f"Rough{where}: the drawn deals are worth {effective:.0f} independent ones, fewer than {ENOUGH}"


def people_data(case: Case, belief: Belief) -> dict[str, object]:
    """Return the parts of the field ``people`` for ``--json``; ``exact``, or from so many ``effective`` draws."""
    posterior = belief.posterior
    players = {
        manner.player: {
            "kinds": {name: rounded(share) for name, share in manner.kinds.items()},
            "asks_own": {c.name.lower(): rounded(own) for c, own in zip(Category, manner.asks_own, strict=True)},
            "sure": rounded(manner.sure),
            "says": sentence(of_manner(manner)),
        }
        for manner in belief.manners
    }
    moved = [
        {
            "card": cell.card.name,
            "holder": cell.holder,
            "from": rounded(cell.before),
            "to": rounded(cell.after),
            "because": list(cell.because),
            "says": of_moved(case, cell),
        }
        for cell in belief.moved
    ]
    how = {"exact": posterior.exact, "effective": rounded(posterior.effective)}
    return {"model": belief.prior and belief.prior.model, **how, "players": players, "moved": moved}
