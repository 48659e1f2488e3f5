"""What numbers go by beside the entries: ``--habits``, ``--people``, ``--hunch``."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from core.cli.arguments import card_called, counts_in, one_called
from core.cli.output import Refusal, printable
from core.engines.contract import Contradiction
from core.model.case import Case
from core.model.habit import Habit, Habits
from core.model.hunch import LIKELY, Hunch
from core.model.rules import ShowModel
from core.text.wording import match

if TYPE_CHECKING:
    from core.players.counts import HabitCounts
    from core.players.prior import Prior

_SHIPPED = ""
"""The value of ``--people`` without a file."""

_HUNCH = "--hunch"


@dataclass(frozen=True, slots=True)
class Assumptions:
    case: Case
    """With the habits and hunches."""
    prior: Prior | None
    """What is believed of the others, None without ``--people``."""
    text: str
    """A line for each of them, empty without any."""
    data: dict[str, object]
    """The same as fields for ``--json``."""


def declare_habits(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--habits",
        metavar="FILE",
        type=Path,
        help="use the habits of the others, as counted by habits --json; players not in the file play by chance",
    )


def declare_beliefs(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--people",
        metavar="FILE",
        nargs="?",
        const=_SHIPPED,
        help="weigh what the others name, as people play; those in FILE, counted by habits --json, as they are known",
    )
    parser.add_argument(
        _HUNCH,
        metavar="HOLDER:CARD:P",
        dest="hunches",
        action="append",
        default=[],
        help="I believe with probability P, above 0 and below 1, that HOLDER has CARD; may be given several times",
    )


def assumptions(case: Case, arguments: Namespace, show_model: ShowModel | None = None) -> Assumptions:
    """Return what the arguments add to a case; the command may lack some of them. Raises Refusal."""
    counts: Path | None = getattr(arguments, "habits", None)
    people: str | None = getattr(arguments, "people", None)
    model = show_model or case.setup.rules.show_model
    lines: list[str] = []
    data: dict[str, object] = {}
    if counts is not None:
        habits = _habits(case, counts)
        case = case if model is ShowModel.IGNORE else replace(case, habits=habits)
        players = [habit.player for habit in case.habits]
        lines.append(f"Habits used: {', '.join(players) or 'none'}")
        data["habits"] = players
    case = replace(case, hunches=tuple(_hunch(case, text) for text in getattr(arguments, "hunches", [])))
    prior = None
    if people is not None:
        if counts is not None:
            raise Refusal(["--people: counts what --habits counts; give --people FILE without --habits"])
        prior, showing = _as_people_play(case, people)
        case = case if model is ShowModel.IGNORE else replace(case, habits=showing)
        lines.append(f"As people play, by the prior {prior.model}")
        data["people"] = {"model": prior.model}
    if case.hunches:
        data["hunches"] = states = list(_states(case))
        lines += map(_said, states)
    return Assumptions(case, prior, "".join(f"{printable(line)}\n" for line in lines), data)


def _habits(case: Case, path: Path) -> Habits:
    """Return the habits of the other players that have any."""
    from core.players.counts import habits_of

    return tuple(habit for habit in habits_of(_counts_at_the_table(case, path)) if habit != Habit(habit.player))


def _as_people_play(case: Case, people: str) -> tuple[Prior, Habits]:
    """Return what is believed of what the others name, and how those known show cards."""
    from core.players.counts import showing_habits
    from core.players.prior import prior_knowing

    known = {} if people == _SHIPPED else _counts_at_the_table(case, Path(people))
    return prior_knowing(tuple(known.items())), showing_habits(known)


def _counts_at_the_table(case: Case, path: Path) -> dict[str, HabitCounts]:
    """Return the counts in a file of the other players at the table, by their names there. Raises Refusal."""
    seats = case.setup.seats.names
    tallies: dict[str, HabitCounts] = {}
    for name, tally in counts_in(path).items():
        player = match(name, seats)
        if player is not None and player != case.setup.me:
            tallies[player] = tallies[player] + tally if player in tallies else tally
    return {player: tallies[player] for player in seats if player in tallies}


def _hunch(case: Case, text: str) -> Hunch:
    parts = text.split(":")
    if len(parts) != 3:
        raise Refusal([f"{_HUNCH}: {text!r} is not HOLDER:CARD:P, as in Bob:Rope:0.8"])
    holder = one_called(parts[0], case.setup.holders, "holder", _HUNCH)
    card = card_called(parts[1], case.setup.deck, _HUNCH)
    try:
        return Hunch(holder, card, float(parts[2]))
    except ValueError:
        raise Refusal([f"{_HUNCH}: {parts[2]!r} is not {LIKELY}"]) from None


def _said(one: dict[str, object]) -> str:
    from core.explain.phrases import entries

    because = one.get("because")
    by = f" by {entries(because)}" if isinstance(because, list) else ""
    return f"Hunch: {one['holder']} has {one['card']} ({one['p']:.0%}): {one['state']}{by}"


def _states(case: Case) -> Iterator[dict[str, object]]:
    """Yield what became of each hunch; nothing if the case contradicts itself."""
    from core.explain.explanation import judged

    with suppress(Contradiction):
        for found in judged(case):
            one, because = found.hunch, {} if found.holds is None else {"because": list(found.because)}
            yield {"holder": one.holder, "card": one.card.name, "p": one.p, "state": found.state, **because}
