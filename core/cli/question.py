"""What a command is asked about a case: the file, what is assumed beside its entries, and the refusals they share."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.belief.belief import ENOUGH, Belief
from core.cli.arguments import card_called, counts_in, load_case, one_called
from core.cli.output import Outcome, Refusal, Status, printable, rounded
from core.conflicts.conflicts import ConflictReason, conflict_reason, events_of
from core.engines.conflict import Conflict
from core.engines.contract import Contradiction, TooLargeError
from core.explain.explanation import judged
from core.explain.phrases import cannot_be, entries, of_moved
from core.model.cards import Category
from core.model.case import Case
from core.model.hunch import LIKELY, Hunch, without_hunches
from core.model.rules import ShowModel
from core.players.counts import HabitCounts, KnownPlayers, habits_of
from core.players.prior import Prior, prior_knowing
from core.players.text import of_manner
from core.text.text import sentence
from core.text.wording import counted, match

_SHIPPED = ""
"""The value of ``--people`` without a file."""

_HUNCH = "--hunch"


@dataclass(frozen=True, slots=True)
class CaseQuestion:
    """A case, and what its numbers go by beside its entries: ``--habits``, ``--people``, hunches, ``--show-model``.

    ``case`` has the habits and hunches. ``prior``: what is believed of what the others name, None without ``--habits``
    and ``--people``. ``assumed`` has a line for each assumption, and ``fields`` says the same for ``--json``, where
    ``heading`` names the format.
    """

    path: Path
    case: Case
    heading: Mapping[str, object]
    show_model: ShowModel | None = None
    prior: Prior | None = None
    assumed: str = ""
    fields: Mapping[str, object] = field(default_factory=dict)

    @property
    def title(self) -> str:
        who = "a spectator" if self.case.setup.me is None else self.case.setup.me
        return printable(f"{self.path}: {counted(len(self.case.events), 'event')}, seen by {who}")


Answer = Callable[[CaseQuestion, Namespace], Outcome]


def declare_case(parser: ArgumentParser, what: str = "a case file or a plain-text log") -> None:
    parser.add_argument("case", metavar="CASE", type=Path, help=what)


def declare_show_model(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--show-model",
        choices=[model.value for model in ShowModel],
        help="what a card shown to you says about the player's other cards (default: the case's own rule)",
    )


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


def answered(
    arguments: Namespace, kind: str, give: Answer, prepare: Callable[[Path, Case], Case] = lambda _, case: case
) -> Outcome:
    """Return what ``give`` answers about the case in the arguments, or that it contradicts itself. Raises Refusal.

    ``kind`` ends the name of the format of ``--json``. The case is prepared before anything is assumed of it.
    """
    path: Path = arguments.case
    heading = {"format": f"deerstalker-{kind}", "version": 1}
    question = _question(path, prepare(path, load_case(path)), arguments, heading)
    try:
        return give(question, arguments)
    except Contradiction as contradiction:
        return contradicted(question, contradiction.conflict)
    except TooLargeError as error:
        raise Refusal([f"{path}: {error}"], Status.TOO_LARGE) from None


def entries_alone(_: Path, case: Case) -> Case:
    """Prepare a case to look back at it: hunches pinned since would put today's beliefs into earlier moments."""
    return without_hunches(case)


# --- assumptions


def _question(path: Path, case: Case, arguments: Namespace, heading: Mapping[str, object]) -> CaseQuestion:
    """Return the case under what the arguments assume; the command may lack some of them. Raises Refusal."""
    model: str | None = getattr(arguments, "show_model", None)
    counts: Path | None = getattr(arguments, "habits", None)
    people: str | None = getattr(arguments, "people", None)
    show_model = None if model is None else ShowModel(model)
    shows = (show_model or case.setup.rules.show_model) is not ShowModel.IGNORE
    lines: list[str] = []
    fields: dict[str, object] = {}
    players, prior = _known_players(case, counts, people), None
    if shows:
        case = replace(case, habits=habits_of(players))
    if counts is not None:
        prior = prior_knowing(players, by_chance=True) if shows else None
        names = [player for player, _ in players] if shows else []
        lines.append(f"Habits used: {', '.join(names) or 'none'}")
        fields["habits"] = names
    if people is not None:
        prior = prior_knowing(players)
        lines.append(f"As people play, by the prior {prior.model}")
        fields["people"] = {"model": prior.model}
    pinned = {(hunch.card, hunch.holder): hunch for hunch in case.hunches}
    given = [_hunch(case, text) for text in getattr(arguments, "hunches", [])]
    case = replace(case, hunches=tuple((pinned | {(hunch.card, hunch.holder): hunch for hunch in given}).values()))
    if case.hunches:
        fields["hunches"] = states = list(_states(case))
        lines += map(_hunch_line, states)
    assumed = "".join(f"{printable(line)}\n" for line in lines)
    return CaseQuestion(path, case, heading, show_model, prior, assumed, fields)


def _known_players(case: Case, counts: Path | None, people: str | None) -> KnownPlayers:
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
    because = state.get("because")
    by = f" by {entries(because)}" if isinstance(because, list) else ""
    return f"Hunch: {state['holder']} has {state['card']} ({state['p']:.0%}): {state['state']}{by}"


def _states(case: Case) -> Iterator[dict[str, object]]:
    """Yield what became of each hunch; nothing if the case contradicts itself."""
    with suppress(Contradiction):
        for judgement in judged(case):
            hunch, because = judgement.hunch, {} if judgement.holds is None else {"because": list(judgement.because)}
            yield {"holder": hunch.holder, "card": hunch.card.name, "p": hunch.p, "state": judgement.state, **because}


# --- contradictions


def contradicted(question: CaseQuestion, conflict: Conflict, **fields: object) -> Outcome:
    """Return the outcome for a contradictory case; ``fields`` stand behind the heading for ``--json``."""
    lines = [opening(question), *conflict_lines(question.case, conflict, conflict_reason(question.case, conflict))]
    return Outcome("\n".join(lines), conflict_data({**question.heading, **fields}, conflict), Status.CONTRADICTION)


def opening(question: CaseQuestion) -> str:
    return f"{printable(str(question.path))} contradicts itself."


def conflict_data(heading: Mapping[str, object], conflict: Conflict) -> dict[str, object]:
    """Return a conflict as ``--json`` prints it."""
    return {**heading, "consistent": False, "conflict": list(conflict)}


def conflict_lines(case: Case, conflict: Conflict, reason: ConflictReason, before: str = "") -> Iterator[str]:
    """Yield a sentence, begun by ``before``, that these entries conflict; then the entries, and why they do."""
    yield printable(sentence(f"{before}{cannot_be(conflict, reason.setup)}"))
    yield from (f"  entry {event + 1}  {printable(str(case.events[event]))}" for event in events_of(conflict))
    yield from map(printable, reason.steps)


# --- the numbers as people play, for --people


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
