"""The standings of a tournament as ``arena`` prints them."""

from __future__ import annotations

from collections.abc import Sequence

from core.arena.result import Accuracy, Result
from core.arena.standings import Standing, standings
from core.arena.tournament import NAMES, Tournament
from core.cli.output import rounded
from core.referee.referee import MOST_TURNS
from core.text.wording import counted

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
    found = standings(tournament, results)
    rows = [_HEADS, *map(_row, found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    nobody, stopped = sum(result.winner is None for result in results), sum(result.is_stopped for result in results)
    deals = counted(len({result.deal for result in results}), "deal")
    played = f"{len(results)} games: {deals}, each in {tournament.players} rotations; {nobody} without a winner"
    played += f", {stopped} of them stopped after {MOST_TURNS} turns." if stopped else "."
    return "\n".join([*lines, "", played, *_accuracies(found), *_fouls(results)])


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
        "standings": [_data(one) for one in standings(tournament, results)],
        "fouls": [foul for result in results for foul in _fouls_of(result)],
    }


def _row(one: Standing) -> tuple[str, ...]:
    return (
        one.policy,
        str(one.games),
        str(one.wins),
        f"{one.rate:.1%}",
        f"{one.low:.1%} to {one.high:.1%}",
        f"{one.fair:.1%}",
        f"{one.ratio:.2f}",
        "-" if one.turns is None else f"{one.turns:.1f}",
        str(one.wrong),
        str(one.violations),
        f"{one.seconds * 1000:.1f} ms",
    )


def _accuracies(found: Sequence[Standing]) -> list[str]:
    lines = []
    for one in found:
        if one.accuracy.log_loss_bits:
            loss = one.accuracy.mean_log_loss_bits
            lines.append(f"{one.policy}, won or lost: log-loss {loss:.2f} bits; {_calibration(one.accuracy)}")
    return lines


def _fouls(results: Sequence[Result]) -> list[str]:
    """Return the first rule violations, one per line, and the number of further ones; nothing if there are none."""
    found = [foul for result in results for foul in _fouls_of(result)]
    if not found:
        return []
    lines = [
        f"  deal {one['deal']}, rotation {one['rotation']}: {one['player']} ({one['policy']}): {one['message']}"
        for one in found[:_MOST_FOULS]
    ]
    more = len(found) - len(lines)
    return ["", f"{counted(len(found), 'foul')}:", *lines, *([f"  and {more} more (--json lists all)"] if more else [])]


def _fouls_of(result: Result) -> list[dict[str, object]]:
    """Return the rule violations of a game; deals and rotations are counted from 1, as in the names of saved cases."""
    deal, rotation = result.deal + 1, result.rotation + 1
    return [
        {"deal": deal, "rotation": rotation, "player": NAMES[seat], "policy": result.policies[seat], "message": what}
        for seat, what in result.violations
    ]


def _calibration(accuracy: Accuracy) -> str:
    parts = [
        f"{one.chances / one.cells:.0%} came true {one.true / one.cells:.0%}"
        for one in accuracy.calibration
        if one.cells
    ]
    return f"of the cells given {', '.join(parts)}"


def _data(one: Standing) -> dict[str, object]:
    return {
        "policy": one.policy,
        "games": one.games,
        "wins": one.wins,
        "rate": rounded(one.rate),
        "interval": [rounded(one.low), rounded(one.high)],
        "fair": rounded(one.fair),
        "ratio": rounded(one.ratio),
        "turns": rounded(one.turns),
        "wrong_accusations": one.wrong,
        "fouls": one.violations,
        "seconds_per_decision": one.seconds,
        "log_loss_bits": rounded(one.accuracy.mean_log_loss_bits if one.accuracy.log_loss_bits else None),
        "calibration": [
            {"cells": part.cells, "mean": rounded(part.chances / part.cells), "true": part.true}
            for part in one.accuracy.calibration
            if part.cells
        ],
    }
