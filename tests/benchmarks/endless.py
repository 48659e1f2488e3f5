"""Count the games that never end: every policy and every rung, by all kinds of set-ups.

    python -m tests.benchmarks.endless [--games N] [--kinds A,B,…] [--from SEED]

A seed is a set-up by lot: edition, 2 to 6 players, one die or two, with and without a board, cards face up and in a
pool, looks, where one may accuse, and whether one may stay. Each kind plays it against itself; ``mixed``: by lot.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from random import Random
from time import perf_counter

from core.arena.tournament import NAMES, Match, play
from core.board.mansion import mansion_of
from core.formats.editions import edition
from core.model.rules import AccuseRule, PoolRule
from core.policies.registry import OPPONENTS
from core.practice.options import RUNGS
from core.practice.rungs import rival_policy
from core.referee.deal import deal_out
from core.referee.referee import MOST_TURNS, hash_of
from tests.benchmarks.running import command

KINDS = tuple(dict.fromkeys((*OPPONENTS, *RUNGS)))
MIXED = "mixed"
EDITIONS = ("classic-uk", "classic-us", "modern", "modern-2016", "master-detective", "secrets-2008")


def match_of(seed: int, kind: str) -> Match:
    """Return the game of a seed between players of one kind, or of any."""
    lot = Random(f"endless {seed}")
    found = edition(lot.choice(EDITIONS))
    players = lot.randint(2, 6)
    rules = replace(
        found.rules,
        dice=lot.choice([1, 2]),
        pool_look=lot.choice([*PoolRule]),
        accuse=lot.choice([*AccuseRule]),
        may_stay=lot.random() < 0.2,
    )
    table = found if lot.random() < 0.8 else replace(found, board=None)
    face_up, pool = lot.choice([0, 0, 2]), lot.choice([0, 0, 1, 2, 3, 4])
    deal = deal_out(table, NAMES[:players], seed, rules, face_up=face_up, pool=pool)
    names = deal.setup.seats.names
    policies = {name: rival_policy(lot.choice(KINDS) if kind == MIXED else kind) for name in names}
    return Match(deal, policies, mansion_of(deal.setup), hash_of(seed, "endless"))


def main() -> int:
    parser = command(__doc__, games=(100, "of each kind"))
    parser.add_argument("--kinds", default=",".join((*KINDS, MIXED)))
    parser.add_argument("--from", type=int, default=0, dest="first")
    asked = parser.parse_args()
    endless = 0
    for kind in asked.kinds.split(","):
        began, stopped, turns = perf_counter(), list[int](), list[int]()
        for seed in range(asked.first, asked.first + asked.games):
            played = play(match_of(seed, kind))
            turns.append(played.turns)
            stopped += [seed] if played.is_stopped else []
        endless += len(stopped)
        said = f"{kind:14} {asked.games} games, {len(stopped)} stopped after {MOST_TURNS} turns {stopped or ''}"
        print(f"{said}; longest {max(turns)}, mean {sum(turns) / len(turns):.0f} turns", end="")
        print(f", {perf_counter() - began:.0f} s", flush=True)
    return 1 if endless else 0


if __name__ == "__main__":
    sys.exit(main())
