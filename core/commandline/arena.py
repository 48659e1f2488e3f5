"""``arena``: full games between policies, to see which one wins."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import AbstractContextManager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, cast

from core.commandline.natural import natural
from core.commandline.outcome import Outcome, Refusal
from core.commandline.progress import Progress
from core.planner.response import Response

if TYPE_CHECKING:
    from core.arena.result import Result
    from core.arena.tournament import Tournament

SUMMARY = "play full games between policies, and see which one wins"

MakeExecutor = Callable[[int, str | None], AbstractContextManager[Executor]]
"""Gives, for as long as it is needed, an executor with so many workers here, or that of a Dask cluster."""


def declare(parser: ArgumentParser) -> None:
    """Say what the command takes."""
    parser.add_argument(
        "--policies",
        metavar="A,B,…",
        required=True,
        help="who sits at the table, as race,velma,velma,casual; a variant of race, too, as race-certain; with +habits"
        " after its name (race+habits) one knows the habits of the others, learned before",
    )
    parser.add_argument("--games", metavar="N", type=natural, default=200, help="how many to play (default: 200)")
    parser.add_argument("--players", metavar="N", type=natural, help="how many sit at the table; as many as policies")
    parser.add_argument("--seed", metavar="S", type=natural, default=1, help="the same seed gives the same games")
    parser.add_argument("--edition", metavar="NAME", default="classic-uk", help="what they play with")
    parser.add_argument("--dice", type=int, choices=(1, 2), help="how many dice (default: those of the edition)")
    parser.add_argument("--face-up", metavar="N", type=natural, default=0, help="left-over cards that lie open to all")
    parser.add_argument(
        "--pool",
        metavar="N",
        type=natural,
        default=0,
        help="left-over cards that lie face down: who makes a suggestion that nobody can answer looks at one of them"
        " (the rule for two players, played with any number)",
    )
    parser.add_argument(
        "--response",
        choices=[response.value for response in Response],
        default=Response.RANDOM.value,
        help="which card others are taken to show who could show several (default: random)",
    )
    parser.add_argument(
        "--learn",
        metavar="DEALS",
        type=natural,
        default=20,
        help="with +habits: learn from so many deals before, played in every rotation (default: 20)",
    )
    parser.add_argument("--workers", metavar="N", type=natural, help="how many processes (default: one a core)")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster whose scheduler is there")
    parser.add_argument("--out", metavar="DIR", type=Path, help="keep finished games there, and go on with them")
    parser.add_argument(
        "--until",
        metavar="X",
        type=_share,
        help="stop earlier, when the first policy's share of wins is known to X of its fair share, as 0.12",
    )
    parser.add_argument(
        "--cases", metavar="N", type=natural, default=0, help="with --out: save each player's case of the first N games"
    )


def run(arguments: Namespace) -> Outcome:
    """Play, and return the standings. Raises Refusal."""
    from core.arena.ledger import Ledger, OtherTournamentError
    from core.arena.standings import enough
    from core.commandline.arena_report import as_data, as_text

    tournament = _tournament(arguments)
    try:
        tournament = _taught(tournament, arguments)
        ledger = None if arguments.out is None else Ledger(arguments.out, tournament)
        results = [] if ledger is None else ledger.results()
        _save_cases(tournament, arguments)
    except OtherTournamentError as error:
        raise Refusal([str(error)]) from None
    except OSError as error:
        raise Refusal([f"--out: {arguments.out} cannot be written: {error.strerror or error}"]) from None
    deals = -(-arguments.games // tournament.players)
    results = [result for result in results if result.deal < deals]
    _play(arguments, tournament, deals, results, lambda new: None if ledger is None else ledger.add(new))
    if arguments.until is not None:
        deals = enough(tournament, results, arguments.until) or deals
    results = [result for result in results if result.deal < deals]
    results.sort(key=lambda result: (result.deal, result.rotation))
    return Outcome(as_text(tournament, results), as_data(tournament, results))


def _play(
    arguments: Namespace,
    tournament: Tournament,
    deals: int,
    results: list[Result],
    keep: Callable[[list[Result]], None],
) -> None:
    """Play what is left, and add it to the results; what was finished before an interruption has been kept."""
    from core.arena.running import Runner
    from core.arena.standings import enough

    played = {result.deal for result in results}
    left = [deal for deal in range(deals) if deal not in played]
    progress = Progress("games", deals * tournament.players, len(results), arguments.errors)

    def precise() -> bool:
        if arguments.until is None:
            return False
        return enough(tournament, results, float(arguments.until)) is not None

    def done(new: list[Result]) -> bool:
        results.extend(new)
        keep(new)
        progress.advance(len(new))
        return not precise()

    if not left or precise():
        return
    workers = arguments.workers or _cores()
    make = cast("MakeExecutor", arguments.make_executor)
    with progress, make(workers, arguments.dask) as executor:
        Runner(tournament, executor, workers).run(left, done)


def _taught(tournament: Tournament, arguments: Namespace) -> Tournament:
    """Return the tournament with what is learned before it: once, and it is kept.

    Raises OtherTournamentError, and OSError where it could not be kept.
    """
    from core.arena.ledger import learned_in
    from core.arena.lessons import taught

    if not tournament.knows_habits:
        return tournament
    if arguments.out is not None:
        arguments.out.mkdir(parents=True, exist_ok=True)
        learned = learned_in(arguments.out)
        if learned is not None:
            return replace(tournament, learned=learned)
    workers = arguments.workers or _cores()
    make = cast("MakeExecutor", arguments.make_executor)
    progress = Progress("games to learn from", tournament.learn * tournament.players, 0, arguments.errors)
    with progress, make(workers, arguments.dask) as executor:
        return taught(tournament, executor, progress.advance)


def _tournament(arguments: Namespace) -> Tournament:
    """Return what is to be played. Raises Refusal."""
    from core.arena.entrants import ENTRANTS, KNOWING, is_entrant, policy_of
    from core.arena.tournament import Tournament
    from core.model.edition import find_edition
    from core.model.wording import one_of

    names = tuple(name.strip() for name in arguments.policies.split(","))
    unknown = [policy_of(name) for name in names if not is_entrant(name)]
    wrong = [f"--policies: {one_of(name, ENTRANTS)}; {KNOWING} may follow any" for name in unknown]
    players = arguments.players
    if players is not None and players != len(names):
        wrong.append(f"--players: {players} players need {players} policies; --policies names {len(names)}")
    if find_edition(arguments.edition) is None:
        wrong.append(f"--edition: no edition is called {arguments.edition}")
    if not arguments.games:
        wrong.append("--games: there must be at least one")
    if arguments.cases and arguments.out is None:
        wrong.append("--cases: the cases need a folder: name one with --out")
    if wrong:
        raise Refusal(wrong)
    tournament = Tournament(
        names, arguments.seed, arguments.edition, arguments.dice, Response(arguments.response), arguments.learn
    )
    aside = replace(tournament, face_up=arguments.face_up, pool=arguments.pool)
    for words, one in (("--policies", tournament), ("--face-up, --pool", aside)):
        try:
            one.deal(0)
        except ValueError as error:
            raise Refusal([f"{words}: {error}"]) from None
    return aside


def _save_cases(tournament: Tournament, arguments: Namespace) -> None:
    """Write the first games as each of their players saw them, and how they ended. Raises OSError."""
    from core.arena.referee import play
    from core.model.case_file import write_case

    for number in range(arguments.cases):
        deal, rotation = divmod(number, tournament.players)
        folder = arguments.out / "cases" / f"deal {deal + 1}, rotation {rotation + 1}"
        if folder.exists():
            continue
        folder.mkdir(parents=True)
        record = play(tournament.match(deal, rotation))
        for player, policy in zip(record.deal.setup.seats.names, tournament.seating(rotation), strict=True):
            write_case(record.kept_by(player), folder / f"{player} ({policy}).case.json")


def _cores() -> int:
    import os

    return os.cpu_count() or 1


def _share(text: str) -> float:
    """Read a share; argparse makes a usage error of ArgumentTypeError."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1:
        raise ArgumentTypeError(f"{text!r} is not a number between 0 and 1")
    return found
