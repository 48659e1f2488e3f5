"""``arena``: plays full games between policies and prints their standings."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache

from core.arena.ledger import Ledger, OtherTournamentError, learned_in
from core.arena.result import Result
from core.arena.running import learn_habits, run_deals
from core.arena.standings import enough
from core.arena.tournament import Tournament
from core.cli.arguments import POLICY_HELP, declare_table, folder, natural, positive
from core.cli.games.arguments import first_games, game, save, share, tournament_of, unsaved
from core.cli.games.report import as_data, as_text
from core.cli.output import Outcome, Refusal, Status, printable, tell
from core.cli.progress import Progress
from core.cli.workers import WorkerPool, open_pool
from core.formats.atomic_file import UnwritableFileError
from core.information.answers import Response
from core.text.wording import counted
from core.version import __version__


def declare(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--policies",
        metavar="A,B,…",
        required=True,
        help="who plays, such as race,velma,velma,casual; a policy followed by +habits"
        f" (race+habits) knows the habits of the others, learned beforehand; {POLICY_HELP}, greedy-certain is"
        " greedy that accuses only when certain",
    )
    parser.add_argument(
        "--games",
        metavar="N",
        type=natural,
        default=200,
        help="how many games to play (default: 200); rounded up, since each deal is played in every rotation",
    )
    parser.add_argument("--players", metavar="N", type=natural, help="how many players; as many as policies")
    parser.add_argument("--seed", metavar="S", type=natural, default=1, help="the same seed gives the same games")
    parser.add_argument(
        "--edition",
        metavar="NAME",
        default="classic-uk",
        help="what to play with (default: classic-uk): an edition, or a case file with its cards, rules and board",
    )
    declare_table(parser)
    parser.add_argument(
        "--response",
        choices=[response.value for response in Response],
        default=Response.RANDOM.value,
        help="how the others choose between several cards to show (default: random)",
    )
    parser.add_argument(
        "--learn",
        metavar="DEALS",
        type=natural,
        default=20,
        help="with +habits: how many deals to learn from first, each in every rotation (default: 20)",
    )
    parser.add_argument(
        "--workers",
        metavar="N",
        type=positive,
        help="how many processes (default: one per core; with --dask, its threads)",
    )
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    parser.add_argument(
        "--out", metavar="DIR", type=folder, help="keep finished games in this folder, and resume from it"
    )
    parser.add_argument(
        "--until",
        metavar="X",
        type=share,
        help="stop once the first policy's share of wins is known to within X of its fair share, such as 0.12",
    )
    parser.add_argument(
        "--cases",
        metavar="N",
        type=natural,
        default=0,
        help="with --out: save each player's case of the first N games in the folder cases",
    )
    parser.add_argument(
        "--game",
        metavar="DEAL:ROTATION",
        type=game,
        action="append",
        default=[],
        help="with --out: save each player's case of this game, such as 12:3 (both from 1); can be repeated",
    )


def run(arguments: Namespace) -> Outcome:
    tournament = tournament_of(arguments)
    results: list[Result] = []
    with ExitStack() as stack:
        pool = cache(lambda: stack.enter_context(open_pool(arguments.workers, arguments.dask)))
        try:
            tournament = _taught(tournament, arguments, pool)
            deals = _played(tournament, arguments, pool, results)
            _save_cases(tournament, arguments, pool, deals)
        except KeyboardInterrupt:
            raise Refusal([_kept(arguments, len(results))], Status.INTERRUPTED) from None
    found = sorted((one for one in results if one.deal < deals), key=lambda one: (one.deal, one.rotation))
    return Outcome(as_text(tournament, found), as_data(tournament, found))


def _played(
    tournament: Tournament, arguments: Namespace, opened: Callable[[], WorkerPool], results: list[Result]
) -> int:
    """Play, appending results to ``results`` as they come in, and return the number of deals that count."""
    deals = -(-arguments.games // tournament.players)
    ledger = None
    if arguments.out is not None:
        with _writing(arguments):
            ledger = Ledger(arguments.out, tournament)
            results += [result for result in ledger.results() if result.deal < deals]
    played = {result.deal for result in results}
    progress = Progress("games", deals * tournament.players, len(results), arguments.errors)

    def sufficient() -> int | None:
        return None if arguments.until is None else enough(tournament, results, float(arguments.until))

    def done(new: list[Result]) -> bool:
        if ledger is not None:
            with _writing(arguments):
                ledger.add(new)
        results.extend(new)
        progress.advance(len(new))
        finished = len(results) // tournament.players
        return finished % (1 + finished // 100) > 0 or sufficient() is None

    if len(played) < deals and sufficient() is None:
        if ledger is not None and results:
            _warn_of_another_program(ledger, arguments)
        with progress:
            pool = opened()
            left = (deal for deal in range(deals) if deal not in played)
            run_deals(tournament, pool.executor, pool.workers, left, done)
    return sufficient() or deals


def _warn_of_another_program(ledger: Ledger, arguments: Namespace) -> None:
    """Warn if the stored games were played by another version, whose policies may decide differently."""
    if ledger.program == __version__:
        return
    whose = "an unknown version" if ledger.program is None else f"version {ledger.program}"
    what = f"{whose} began these games, and this is {__version__}: policies may decide differently now"
    tell(arguments.errors, f"{printable(f'--out: {ledger.folder}: {what}')}\n")


def _taught(tournament: Tournament, arguments: Namespace, opened: Callable[[], WorkerPool]) -> Tournament:
    """Return the tournament with habits, either stored earlier or learned now. Raises Refusal."""
    if not tournament.knows_habits:
        return tournament
    if arguments.out is not None:
        with _writing(arguments):
            arguments.out.mkdir(parents=True, exist_ok=True)  # fail before learning, not after
            learned = learned_in(arguments.out)
            if learned is not None:
                return replace(tournament, learned=learned)
    total = tournament.learn * tournament.players
    with Progress("games to learn from", total, 0, arguments.errors) as progress:
        return learn_habits(tournament, opened().executor, progress.advance)


def _save_cases(tournament: Tournament, arguments: Namespace, opened: Callable[[], WorkerPool], deals: int) -> None:
    """Write the requested games that are not saved yet, as each player saw them. Raises Refusal."""
    asked = [*first_games(arguments.cases, deals, tournament.players), *arguments.game]
    if not asked:
        return
    games = unsaved(tournament, arguments.out, asked)
    if not games:
        return
    with Progress("games saved", len(games), 0, arguments.errors) as progress, _writing(arguments):
        save(tournament, arguments.out, games, opened().executor, progress.advance)


@contextmanager
def _writing(arguments: Namespace) -> Iterator[None]:
    """Turn errors with the folder of ``--out`` into Refusal."""
    try:
        yield
    except OtherTournamentError as error:
        raise Refusal([str(error)]) from None
    except UnwritableFileError as error:
        raise Refusal([f"--out: {error}"]) from None
    except OSError as error:
        where = error.filename or arguments.out
        raise Refusal([f"--out: {where} cannot be written: {error.strerror or error}"]) from None


def _kept(arguments: Namespace, games: int) -> str:
    if arguments.out is None:
        return "interrupted: nothing was saved; --out DIR keeps finished games"
    if not games:
        return f"interrupted: no finished game in {arguments.out} yet"
    kept = counted(games, "game")
    return f"interrupted: {kept} saved in {arguments.out}; run the same command to resume"
