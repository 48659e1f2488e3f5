"""What numbers go by beside the entries: ``--habits``, ``--people``, ``--hunch``."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

from core.cli.arguments import card_called, counts_in, one_called
from core.cli.output import Refusal, printable
from core.engines.contract import Contradiction
from core.model.case import Case
from core.model.hunch import LIKELY, Hunch
from core.model.rules import ShowModel
from core.players.counts import HabitCounts, KnownPlayers, habits_of
from core.players.prior import Prior, prior_knowing
from core.text.wording import match

_SHIPPED = ""
"""The value of ``--people`` without a file."""

_HUNCH = "--hunch"


@dataclass(frozen=True, slots=True)
class Assumptions:
    case: Case
    """With the habits and hunches."""
    prior: Prior | None
    """What is believed of what the others name, None without ``--habits`` and ``--people``."""
    text: str
    """A line for each of them, empty without any."""
    data: dict[str, object]
    """The same as fields for ``--json``."""


def declare_habits(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--habits",
        metavar="FILE",
        type=Path,
        help="weigh what the others name and show by habits --json; without --people, those not in the file by chance",
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
    shows = (show_model or case.setup.rules.show_model) is not ShowModel.IGNORE
    lines: list[str] = []
    data: dict[str, object] = {}
    known, prior = _known(case, counts, people), None
    if shows:
        case = replace(case, habits=habits_of(known))
    if counts is not None:
        prior = prior_knowing(known, by_chance=True) if shows else None
        players = [player for player, _ in known] if shows else []
        lines.append(f"Habits used: {', '.join(players) or 'none'}")
        data["habits"] = players
    if people is not None:
        prior = prior_knowing(known)
        lines.append(f"As people play, by the prior {prior.model}")
        data["people"] = {"model": prior.model}
    case = replace(case, hunches=tuple(_hunch(case, text) for text in getattr(arguments, "hunches", [])))
    if case.hunches:
        data["hunches"] = states = list(_states(case))
        lines += map(_hunch_line, states)
    return Assumptions(case, prior, "".join(f"{printable(line)}\n" for line in lines), data)


def _known(case: Case, counts: Path | None, people: str | None) -> KnownPlayers:
    """Return what files tell of the other players at the table, in turn order; that of ``--people`` goes first."""
    files = ([] if counts is None else [counts]) + ([Path(people)] if people else [])
    tallies = {player: tally for file in files for player, tally in _counts_at_the_table(case, file).items()}
    return tuple((player, tallies[player]) for player in case.setup.seats if player in tallies)


def _counts_at_the_table(case: Case, path: Path) -> dict[str, HabitCounts]:
    """Return what was counted of the players at the table, by their names there. Raises Refusal."""
    seats = case.setup.seats.names
    tallies: dict[str, HabitCounts] = {}
    for name, tally in counts_in(path).items():
        player = match(name, seats)
        if player is not None and player != case.setup.me and not tally.is_empty:
            tallies[player] = tallies[player] + tally if player in tallies else tally
    return tallies


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


def _hunch_line(state: dict[str, object]) -> str:
    from core.explain.phrases import entries

    because = state.get("because")
    by = f" by {entries(because)}" if isinstance(because, list) else ""
    return f"Hunch: {state['holder']} has {state['card']} ({state['p']:.0%}): {state['state']}{by}"


def _states(case: Case) -> Iterator[dict[str, object]]:
    """Yield what became of each hunch; nothing if the case contradicts itself."""
    from core.explain.explanation import judged

    with suppress(Contradiction):
        for judgement in judged(case):
            hunch, because = judgement.hunch, {} if judgement.holds is None else {"because": list(judgement.because)}
            yield {"holder": hunch.holder, "card": hunch.card.name, "p": hunch.p, "state": judgement.state, **because}
