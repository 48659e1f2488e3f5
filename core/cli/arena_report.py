"""The standings of a tournament as ``arena`` prints them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from core.arena.deal import NAMES
from core.arena.result import Accuracy, Result
from core.arena.standings import Standing, standings
from core.arena.tournament import Tournament
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
_DECIMALS = 12
_MOST_FOULS = 5


class _FoulData(TypedDict):
    """A foul as ``--json`` has it."""

    deal: int
    rotation: int
    player: str
    policy: str
    message: str


def as_text(tournament: Tournament, results: Sequence[Result]) -> str:
    """Return a table, the accuracy of the winners, and the rule violations."""
    found = standings(tournament, results)
    rows = [_HEADS, *map(_row, found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]) for row in rows]
    nobody = sum(result.winner is None for result in results)
    deals = counted(len({result.deal for result in results}), "deal")
    played = f"{len(results)} games: {deals}, each in {tournament.players} rotations; nobody won {nobody}."
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
        **({"learn": tournament.learn} if tournament.knows_habits else {}),
        "games": len(results),
        "deals": len({result.deal for result in results}),
        "without_winner": sum(result.winner is None for result in results),
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


def _rounded(value: float | None) -> float | None:
    """Round a number; None stays None."""
    return None if value is None else round(value, _DECIMALS)


def _accuracies(found: Sequence[Standing]) -> list[str]:
    """Return a line for each winner: the accuracy of its probabilities after its suggestions."""
    lines = []
    for one in found:
        if one.wins:
            loss = one.accuracy.mean_log_loss_bits
            lines.append(f"{one.policy} when it won: log-loss {loss:.2f} bits; {_calibration(one.accuracy)}")
    return lines


def _fouls(results: Sequence[Result]) -> list[str]:
    """Return the first fouls, a line each, and how many more there are; nothing where there are none."""
    found = [foul for result in results for foul in _fouls_of(result)]
    if not found:
        return []
    lines = [
        f"  deal {one['deal']}, rotation {one['rotation']}: {one['player']} ({one['policy']}) {one['message']}"
        for one in found[:_MOST_FOULS]
    ]
    more = len(found) - len(lines)
    return [
        "",
        f"{counted(len(found), 'foul')}:",
        *lines,
        *([f"  and {more} more; --json has them all"] if more else []),
    ]


def _fouls_of(result: Result) -> list[_FoulData]:
    """Return who broke a rule in a game, and how; deals and rotations count from 1, as in the folders of cases."""
    return [
        _FoulData(
            deal=result.deal + 1,
            rotation=result.rotation + 1,
            player=NAMES[seat],
            policy=result.policies[seat],
            message=message,
        )
        for seat, message in result.violations
    ]


def _calibration(accuracy: Accuracy) -> str:
    """Return how often cells of the envelope were true, by their probability."""
    parts = [
        f"{one.chances / one.cells:.0%} came true {one.true / one.cells:.0%}"
        for one in accuracy.calibration
        if one.cells
    ]
    return f"of the cells that were likely by {', '.join(parts)}"


def _data(one: Standing) -> dict[str, object]:
    return {
        "policy": one.policy,
        "games": one.games,
        "wins": one.wins,
        "rate": round(one.rate, _DECIMALS),
        "interval": [round(one.low, _DECIMALS), round(one.high, _DECIMALS)],
        "fair": round(one.fair, _DECIMALS),
        "ratio": round(one.ratio, _DECIMALS),
        "turns": _rounded(one.turns),
        "wrong_accusations": one.wrong,
        "fouls": one.violations,
        "seconds_per_decision": one.seconds,
        "log_loss_bits": _rounded(one.accuracy.mean_log_loss_bits if one.accuracy.log_loss_bits else None),
        "calibration": [
            {"cells": part.cells, "mean": round(part.chances / part.cells, _DECIMALS), "true": part.true}
            for part in one.accuracy.calibration
            if part.cells
        ],
    }
