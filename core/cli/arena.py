"""``arena``: plays full games between policies and prints their standings."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

from core.arena.ledger import Ledger, OtherTournamentError, learned_in
from core.arena.result import Accuracy, Result, learn_habits, run_deals
from core.arena.standings import Standing, enough, standings
from core.arena.tournament import KNOWING, NAMES, Tournament, play, policy_of
from core.board.mansion import mansion_of
from core.cli.arguments import MOST_WORKERS, POLICY_HELP, declare_table, folder, load_case, natural, positive
from core.cli.output import Outcome, Refusal, Status, printable, rounded, tell
from core.cli.progress import Progress
from core.cli.workers import WorkerPool, open_pool
from core.formats.atomic_file import UnwritableFileError
from core.formats.case_file import write_case
from core.formats.editions import Edition, edition_names, find_edition
from core.information.answers import Response
from core.model.board_name import shipped_boards
from core.model.problems import InvalidCaseError
from core.model.rules import PoolRule
from core.policies.registry import OPPONENTS
from core.referee.referee import MOST_TURNS, PlayedGame
from core.text.text import commas
from core.text.wording import counted, one_of
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
    counting = sorted((r for r in results if r.deal < deals), key=lambda result: (result.deal, result.rotation))
    return Outcome(as_text(tournament, counting), as_data(tournament, counting))


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


# --- the arguments


def share(text: str) -> float:
    """Parse a share; argparse turns ArgumentTypeError into a usage error."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 1:
        raise ArgumentTypeError(f"{text!r} is not a number between 0 and 1")
    return value


def game(text: str) -> tuple[int, int]:
    """Parse a deal and a rotation, counted from 1, and return them counted from 0."""
    try:
        deal, rotation = (positive(part) - 1 for part in text.split(":"))
    except (ArgumentTypeError, ValueError):  # ValueError: not two
        raise ArgumentTypeError(f"{text!r} is not DEAL:ROTATION, such as 12:3 (both from 1)") from None
    return deal, rotation


def tournament_of(arguments: Namespace) -> Tournament:
    """Return the tournament. Raises Refusal with all problems."""
    wrong = list(_problems(arguments))
    if wrong:
        raise Refusal(wrong)
    shipped = find_edition(arguments.edition)
    own = _edition_in(Path(arguments.edition)) if shipped is None else None
    tournament = Tournament(
        tuple(map(_spelled, arguments.policies.split(","))),
        arguments.seed,
        arguments.edition if own is None else own.name,
        arguments.dice,
        Response(arguments.response),
        arguments.learn,
        own=own,
    )
    look = None if arguments.pool_look is None else PoolRule(arguments.pool_look)
    aside = replace(tournament, face_up=arguments.face_up or 0, pool=arguments.pool or 0, pool_look=look)
    for words, table in (("--policies", tournament), ("--face-up, --pool", aside)):
        try:
            table.deal(0)
        except ValueError as error:
            raise Refusal([f"{words}: {error}"]) from None
    try:
        mansion_of(aside.deal(0).setup)
    except InvalidCaseError as error:  # the case's deck does not fit its board
        raise Refusal(f"--edition: {problem.where}: {problem.what}" for problem in error.problems) from None
    return aside


def _edition_in(file: Path) -> Edition:
    setup = load_case(file).setup
    if setup.board is not None and setup.board not in shipped_boards():
        raise Refusal([f"--edition: {file}: its board {setup.board} does not come with the program, as it must here"])
    name = file.name.removesuffix(".json").removesuffix(".case")
    return Edition(setup.edition or name, name, setup.deck, setup.rules, setup.board)


def _problems(arguments: Namespace) -> Iterator[str]:
    names = [_spelled(name) for name in arguments.policies.split(",")]
    for name in names:
        if policy_of(name) not in OPPONENTS:
            yield f"--policies: {one_of(policy_of(name), OPPONENTS)}; {KNOWING} can follow any"
    players = arguments.players
    if players is not None and players != len(names):
        yield f"--players: {players} players need {players} policies; --policies names {len(names)}"
    is_file = os.path.isfile(arguments.edition)  # noqa: PTH113 - Path.is_file raises for a name that no file can have
    if find_edition(arguments.edition) is None and not is_file:
        editions = commas(edition_names())
        yield f"--edition: {arguments.edition} is neither an edition nor a case file; the editions are {editions}"
    if (arguments.workers or 1) > MOST_WORKERS:
        yield f"--workers: {arguments.workers} are too many; give at most {MOST_WORKERS}"
    if not arguments.games:
        yield "--games: there must be at least one"
    yield from _case_problems(arguments, len(names))


def _case_problems(arguments: Namespace, players: int) -> Iterator[str]:
    if arguments.out is None:
        for words, asked in (("--cases", arguments.cases), ("--game", arguments.game)):
            if asked:
                yield f"{words}: saving cases needs a folder; name one with --out"
    deals = -(-arguments.games // players)
    for deal, rotation in arguments.game:
        if deal >= deals or rotation >= players:
            has = f"--games {arguments.games} with {players} players are {deals} deals in {players} rotations"
            yield f"--game: {deal + 1}:{rotation + 1} is not played: {has}"


def _spelled(name: str) -> str:
    folded = name.strip().casefold()
    policy = {name.casefold(): name for name in OPPONENTS}.get(folded.removesuffix(KNOWING))
    if policy is None:
        return name.strip()
    return f"{policy}{KNOWING}" if folded.endswith(KNOWING) else policy


# --- the cases of single games


Game = tuple[int, int]
"""The number of a deal and of a rotation, both from 0."""


def first_games(number: int, deals: int, players: int) -> list[Game]:
    """Return the first ``number`` games of a tournament, or all if it has fewer."""
    return [divmod(i, players) for i in range(min(number, deals * players))]


def record_of(tournament: Tournament, deal: int, rotation: int) -> PlayedGame:
    """Return the record of one game. Runs in a worker."""
    return play(tournament.match(deal, rotation))


def unsaved(tournament: Tournament, folder: Path, games: Iterable[Game]) -> list[Game]:
    """Return the games with missing files, in order and without duplicates."""
    return [
        game for game in dict.fromkeys(games) if not all(file.is_file() for file in _files(tournament, folder, game))
    ]


def save(
    tournament: Tournament, folder: Path, games: Sequence[Game], executor: Executor, done: Callable[[int], None]
) -> None:
    """Replay games and write their cases, a file for each player; ``done`` is called with the number of games written.

    Raises UnwritableFileError or OSError if a file cannot be written.
    """
    records = [executor.submit(record_of, tournament, *game) for game in games]
    try:
        for game, played in zip(games, records, strict=True):
            record, files = played.result(), _files(tournament, folder, game)
            files[0].parent.mkdir(parents=True, exist_ok=True)
            for player, file in zip(record.deal.setup.seats, files, strict=True):
                write_case(record.kept_by(player), file)
            done(1)
    finally:
        for future in records:
            future.cancel()


def _files(tournament: Tournament, folder: Path, game: Game) -> list[Path]:
    deal, rotation = game
    names = tournament.deal(deal).setup.seats
    where = folder / "cases" / f"deal {deal + 1}, rotation {rotation + 1}"
    return [
        where / f"{player} ({policy}).case.json"
        for player, policy in zip(names, tournament.seating(rotation), strict=True)
    ]


# --- the report


_HEADING = {"format": "deerstalker-arena", "version": 1}
_HEADS = (
    "policy",
    "games",
    "wins",
    "rate",
    "95 % interval",
    "fair",
    "of fair",
    "turns",
    "wrong",
    "fouls",
    "a decision",
)
_MOST_FOULS = 5


def as_text(tournament: Tournament, results: Sequence[Result]) -> str:
    table = standings(tournament, results)
    rows = [_HEADS, *map(_row, table)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    nobody, stopped = sum(result.winner is None for result in results), sum(result.is_stopped for result in results)
    deals = counted(len({result.deal for result in results}), "deal")
    played = f"{len(results)} games: {deals}, each in {tournament.players} rotations; {nobody} without a winner"
    played += f", {stopped} of them stopped after {MOST_TURNS} turns." if stopped else "."
    return "\n".join([*lines, "", played, *_accuracies(table), *_fouls(results)])


def as_data(tournament: Tournament, results: Sequence[Result]) -> dict[str, object]:
    """Return the object that ``--json`` prints; only the seconds differ between runs."""
    return {
        **_HEADING,
        "policies": list(tournament.policies),
        "seed": tournament.seed,
        "edition": tournament.edition,
        "dice": tournament.deal(0).setup.rules.dice,
        "response": tournament.response.value,
        "face_up": tournament.face_up,
        "pool": tournament.pool,
        "pool_look": tournament.pool_rule.value,
        **({"learn": tournament.learn} if tournament.knows_habits else {}),
        "games": len(results),
        "deals": len({result.deal for result in results}),
        "without_winner": sum(result.winner is None for result in results),
        "stopped": sum(result.is_stopped for result in results),
        "standings": [_data(standing) for standing in standings(tournament, results)],
        "fouls": [foul for result in results for foul in _fouls_of(result)],
    }


def _row(standing: Standing) -> tuple[str, ...]:
    return (
        standing.policy,
        str(standing.games),
        str(standing.wins),
        f"{standing.rate:.1%}",
        f"{standing.low:.1%} to {standing.high:.1%}",
        f"{standing.fair:.1%}",
        f"{standing.ratio:.2f}",
        "-" if standing.turns is None else f"{standing.turns:.1f}",
        str(standing.wrong),
        str(standing.violations),
        f"{standing.seconds * 1000:.1f} ms",
    )


def _accuracies(table: Sequence[Standing]) -> list[str]:
    lines = []
    for standing in table:
        if standing.accuracy.log_loss_bits:
            loss = standing.accuracy.mean_log_loss_bits
            lines.append(f"{standing.policy}, won or lost: log-loss {loss:.2f} bits; {_calibration(standing.accuracy)}")
    return lines


def _fouls(results: Sequence[Result]) -> list[str]:
    """Return the first rule violations, one per line, and the number of further ones; nothing if there are none."""
    fouls = [foul for result in results for foul in _fouls_of(result)]
    if not fouls:
        return []
    lines = [
        f"  deal {foul['deal']}, rotation {foul['rotation']}: {foul['player']} ({foul['policy']}): {foul['message']}"
        for foul in fouls[:_MOST_FOULS]
    ]
    more = len(fouls) - len(lines)
    return ["", f"{counted(len(fouls), 'foul')}:", *lines, *([f"  and {more} more (--json lists all)"] if more else [])]


def _fouls_of(result: Result) -> list[dict[str, object]]:
    """Return the rule violations of a game; deals and rotations are counted from 1, as in the names of saved cases."""
    deal, rotation = result.deal + 1, result.rotation + 1
    return [
        {"deal": deal, "rotation": rotation, "player": NAMES[seat], "policy": result.policies[seat], "message": what}
        for seat, what in result.violations
    ]


def _calibration(accuracy: Accuracy) -> str:
    parts = [
        f"{tenth.chances / tenth.cells:.0%} came true {tenth.true / tenth.cells:.0%}"
        for tenth in accuracy.calibration
        if tenth.cells
    ]
    return f"of the cells given {', '.join(parts)}"


def _data(standing: Standing) -> dict[str, object]:
    return {
        "policy": standing.policy,
        "games": standing.games,
        "wins": standing.wins,
        "rate": rounded(standing.rate),
        "interval": [rounded(standing.low), rounded(standing.high)],
        "fair": rounded(standing.fair),
        "ratio": rounded(standing.ratio),
        "turns": rounded(standing.turns),
        "wrong_accusations": standing.wrong,
        "fouls": standing.violations,
        "seconds_per_decision": standing.seconds,
        "log_loss_bits": rounded(standing.accuracy.mean_log_loss_bits if standing.accuracy.log_loss_bits else None),
        "calibration": [
            {"cells": part.cells, "mean": rounded(part.chances / part.cells), "true": part.true}
            for part in standing.accuracy.calibration
            if part.cells
        ],
    }
