"""``--people``: the numbers as people play."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from core.cli.arguments import counts_at_the_table
from core.cli.output import Refusal, Status, printable, rounded
from core.engines.contract import Check, TooLargeError, never_cancel
from core.engines.posterior import Posterior
from core.model.cards import Category
from core.model.case import Case
from core.text.text import sentence
from core.text.wording import counted

if TYPE_CHECKING:
    from core.people.people import People
    from core.people.prior import Prior

_SHIPPED = ""
"""The value of ``--people`` without a file."""

_MOST = 10


def declare_people(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--people",
        metavar="FILE",
        nargs="?",
        const=_SHIPPED,
        help="weigh what the others name, as people play; those in FILE, counted by habits --json, as they are known",
    )


def prior_of(case: Case, arguments: Namespace) -> Prior | None:
    """Return what is believed of the others, None without ``--people``. Raises Refusal."""
    given: str | None = arguments.people
    if given is None:
        return None
    if getattr(arguments, "habits", None) is not None:
        raise Refusal(["--people: counts what --habits counts; give --people FILE without --habits"])
    from core.people.prior import shipped

    return shipped() if given == _SHIPPED else shipped().knowing(counts_at_the_table(case, Path(given)))


def people_of(path: Path, case: Case, plain: Posterior, prior: Prior, check: Check = never_cancel) -> People:
    """Return the position as people play. Raises Refusal."""
    from core.people.people import people

    try:
        return people(case, plain, prior, check=check)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None


def people_line(prior: Prior | None) -> str:
    """Return a line that says what the numbers are, empty without ``--people``."""
    return "" if prior is None else f"As people play, by the prior {prior.model}\n"


def people_model(prior: Prior | None) -> dict[str, object]:
    """Return the field ``people`` where it says the model only; empty without ``--people``."""
    return {} if prior is None else {"people": {"model": prior.model}}


def people_text(case: Case, found: People) -> str:
    """Return how everyone seems to play and which cells that moves, in lines."""
    from core.people.text import of_manner, of_moved

    moved = found.moved()
    lines = [people_line(found.prior).rstrip()]
    lines += [f"  {sentence(of_manner(manner))}" for manner in found.manners]
    lines += [f"{counted(len(moved), 'cell')} moved by more than 5 points" if moved else "Moves no cell by 5 points"]
    lines += [f"  {of_moved(case, one)}" for one in moved[:_MOST]]
    lines += [f"  … and {counted(len(moved) - _MOST, 'other')}"] if len(moved) > _MOST else []
    return "\n".join(map(printable, lines))


def people_data(case: Case, found: People) -> dict[str, object]:
    """Return the field ``people`` for ``--json``; ``exact``, or from so many ``effective`` draws."""
    from core.people.text import of_manner, of_moved

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
        for one in found.moved()
    ]
    how = {"exact": posterior.exact, "effective": rounded(posterior.effective)}
    return {"people": {"model": found.prior.model, **how, "players": players, "moved": moved}}
