"""Practice games by a random player through the protocol: by the rules, without a leak, and never lost.

``games``: whole games of all kinds, judged by a second referee; in one of ten with rivals of all kinds.
``leaks``: what is printed up to a decision is the same whatever cards I have not seen are, if the rivals decide
the same. ``kills``: a game that is saved is killed at any moment, and goes on with every answer that was acknowledged.
``fuzz``: lines that are no answer are refused, and it is asked again.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import chain, islice
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import numpy as np
import pytest

from core.engines.driver import draw
from core.formats.case_reader import case_from_dict
from core.formats.editions import edition
from core.model.cards import Card
from core.model.events import Suggestion
from core.model.seats import ENVELOPE, POOL
from core.policies.policy import Policy
from core.practice import game as practice_game
from core.practice.options import PracticeOptions
from core.practice.saved import read_saved
from core.referee.deal import Deal
from core.situation.situation import Situation
from tests.oracle.umpire import objections
from tests.players import Json, Line, any_answer, choice, deck_of, may_answer, play_lines, play_protocol

ME = PracticeOptions().me

EDITIONS = ("classic-uk", "classic-uk", "classic-us", "modern", "modern-2016", "master-detective", "secrets-2008")
RIVALS = ("beginner", "easy", "middle", "hard", "casual", "random", "greedy", "velma", "race", "master")
QUICK = ("beginner", "easy", "middle", "casual", "random")


def any_words(lot: Random, kinds: Sequence[str] = RIVALS) -> list[str]:
    """Options of the command line for a game of any kind."""
    name = lot.choice(EDITIONS)
    deck = edition(name)
    no_board = deck.board is None or lot.random() < 0.2
    players = lot.randint(2, 8 if no_board else 6)
    free = len(deck.deck) - 3 - players
    face_up, pool = (lot.choice([0, 0, lot.randint(0, free // 2)]) for _ in range(2))
    words = ["practice", "--edition", name, "--rivals", ",".join(lot.choices(kinds, k=players - 1))]
    words += ["--seed", str(lot.randrange(10**9)), "--face-up", str(face_up), "--pool", str(pool)]
    words += lot.choice([[], *[["--pool-look", "unanswered"]] * 3]) + lot.choice(
        [[], ["--seat", str(lot.randint(1, players))]]
    )
    words += lot.choice([[], ["--dice", "1"]]) + lot.choice([[], [], ["--always-ask"]])
    return [*words, *(["--no-board"] if no_board else [])]


def play_any(seed: int, kinds: Sequence[str] = RIVALS) -> tuple[list[str], list[Line], list[str]]:
    """The words, the lines, and the objections of a game."""
    lot = Random(f"game {seed}")
    words = any_words(lot, kinds)
    said, answers = play_protocol(words, lot)
    found = objections(said, answers, always_ask="--always-ask" in words)
    return words, said, found + ([] if said[-1]["type"] == "end" else ["it did not end"])


def games(number: int) -> bool:
    began, wrong, asks, undecided, stopped = perf_counter(), 0, 0, 0, 0
    for seed in range(number):
        words, said, found = play_any(seed, QUICK if seed % 10 else RIVALS)
        asks += sum(line["type"] == "ask" for line in said)
        undecided += said[-1].get("winner") is None
        stopped += said[-1].get("stopped_after") is not None
        if found:
            wrong += 1
            print(f"game {seed}: {' '.join(words)}", *found[:5], sep="\n  ")
        if seed % 50 == 49 or seed + 1 == number:
            said_so_far = f"{seed + 1} games ({undecided} without a winner, {stopped} stopped), {asks} of my decisions"
            print(f"{said_so_far}, {wrong} games with objections, {perf_counter() - began:.0f} s", flush=True)
    return wrong == 0


# --- leaks

Script = dict[str, list[Json]]
"""What a rival has decided, by kind."""


class Recorded:
    """A rival whose decisions are recorded, or, without a policy, who decides as recorded whatever they hold."""

    name, unit = "recorded", ""

    def __init__(self, script: Script, policy: Policy | None) -> None:
        self._script, self._policy, self._done = script, policy, Counter[str]()

    def __getattr__(self, kind: str) -> Callable[..., Json]:
        def decide(*arguments: object) -> Json:
            if self._policy is not None:
                self._script[kind].append(getattr(self._policy, kind)(*arguments))
            self._done[kind] += 1
            return self._script[kind][self._done[kind] - 1]

        return decide

    def show(self, situation: Situation, asker: str, cards: Sequence[Card]) -> Card:
        """Show me what they showed me; what others are shown I cannot see."""
        if self._policy is not None:
            return self._policy.show(situation, asker, cards)
        asked = sum(isinstance(event, Suggestion) and event.by == ME for event in situation.case.events)
        wanted = self._script["shown to me"][asked - 1] if asker == ME else None
        return next((card for card in cards if card.name == wanted), cards[-1])


@contextmanager
def recorded(scripts: Sequence[Script], deal: Deal | None = None) -> Iterator[list[Deal]]:
    """Record the rivals and the deal of a game; with a deal, play that, in which the rivals decide as recorded."""
    deals: list[Deal] = []
    plain_deal, plain_policy, left = PracticeOptions.deal, practice_game.rival_policy, iter(scripts)

    def deal_out(options: PracticeOptions) -> Deal:
        deals.append(deal or plain_deal(options))
        return deals[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(PracticeOptions, "deal", deal_out)
        patched.setattr(
            practice_game, "rival_policy", lambda rival: Recorded(next(left), None if deal else plain_policy(rival))
        )
        yield deals


def leaks_in(seed: int, decisions: int = 10, most: int = 60) -> tuple[int, list[str]]:
    """How many decisions of a game were tried with other cards, and at which ones something else was printed."""
    lot, answers = Random(f"leak {seed}"), list[Json]()
    words = any_words(lot, QUICK)

    def reply(lines: list[Line]) -> bytes:
        if len(answers) == most:
            return b""
        answers.append(any_answer(lines[-1], lines[0]["case"], lot, 0.01))
        return choice(answers[-1])

    scripts: list[Script] = [defaultdict(list) for _ in range(10)]
    with recorded(scripts) as deals:
        printed = play_lines(words, reply)
    said = list(map(json.loads, printed))
    for script, player in zip(scripts, [name for name in deals[0].setup.seats if name != ME], strict=False):
        script["shown to me"] = [shown_by(player, line["event"]) for line in said if asked_by_me(line)]
    asks = [i for i, line in enumerate(said) if line["type"] == "ask"]
    tried, wrong = 0, []
    for number in lot.sample(range(len(asks)), min(decisions, len(asks))):
        other = another_deal(said, asks[number], deals[0], lot)
        if other is None:
            continue
        given = iter(answers[:number])
        with recorded(scripts, other):
            again = play_lines(words, lambda _, given=given: b"".join(map(choice, islice(given, 1))))
        tried += 1
        if again[:-1] != printed[: asks[number] + 1]:
            wrong.append(f"game {seed}, decision {number}: {' '.join(words)}")
    return tried, wrong


def asked_by_me(line: Line) -> bool:
    return line["type"] == "event" and line["event"]["type"] == "suggestion" and line["event"]["by"] == ME


def shown_by(player: str, event: Line) -> str | None:
    shows = {event["refuted_by"]: event["shown"]} | {one["player"]: one["shown"] for one in event.get("further", [])}
    return shows.get(player)


def another_deal(said: Sequence[Line], at: int, deal: Deal, lot: Random) -> Deal | None:
    """A random other deal that fits all that I have seen by then, None if there is none among some draws.

    Where I have to show, I know who could not. The cards that I draw from the pool depend on all that is in there, so
    that is the same.
    """
    events = [line["event"] for line in said[:at] if line["type"] == "event"]
    if said[at]["decision"] == "show":
        events += [line["event"] for line in said[at:] if line["type"] == "event"][:1]
    case = case_from_dict({**said[0]["case"], "events": events})
    holders = case.setup.holders
    drawn = draw(case, 40, np.random.default_rng(lot.randrange(2**32)))
    for row in drawn.tolist():
        places = {card: holders[place] for card, place in zip(case.setup.deck, row, strict=True)}
        if places != deal.places and pool_of(places) == pool_of(deal.places):
            suspect, weapon, room = (card for card, holder in places.items() if holder == ENVELOPE)
            hands = {who: tuple(c for c, holder in places.items() if holder == who) for who in case.setup.seats}
            return Deal(deal.setup, (suspect, weapon, room), hands)
    return None


def pool_of(places: Mapping[Card, str]) -> set[Card]:
    return {card for card, holder in places.items() if holder == POOL}


def leaks(number: int) -> bool:
    began, tried, wrong, seed = perf_counter(), 0, 0, 0
    while tried < number:
        new, found = leaks_in(seed)
        tried, wrong, seed = tried + new, wrong + len(found), seed + 1
        print(*found, sep="\n", end="\n" if found else "")
    print(f"{tried} decisions in {seed} games, {wrong} with a leak, {perf_counter() - began:.0f} s")
    return wrong == 0


# --- kills


def kills(number: int, folder: Path) -> bool:
    """Kill games at random moments and go on with them; say whether an answer was lost."""
    began, lot, file, lost, done, whole = perf_counter(), Random(1), folder / "game.json", 0, 0, 0
    known: list[Json] = []
    words = [*any_words(lot, QUICK), "--save", str(file)]
    for _ in range(number):
        acknowledged, pending, ended = one_life(words, lot)
        saved = list(read_saved(file).answers)
        fits = saved in (known + acknowledged, known + acknowledged + pending)
        lost, done, known = lost + (not fits), done + len(acknowledged), saved
        words = ["practice", "--resume", str(file), "--save", str(file)]
        if ended:
            whole, known, words = whole + 1, [], [*any_words(lot, QUICK), "--save", str(file)]
    what = f"killed {number} times, {done} answers in {whole} whole games, {lost} times lost"
    print(f"{what}, {perf_counter() - began:.0f} s")
    return lost == 0


def one_life(words: Sequence[str], lot: Random) -> tuple[list[Json], list[Json], bool]:
    """Play until the process is killed.

    Returns the answers after which something was printed, the one that may be lost, and whether the game was over.
    """
    answers: list[Json] = []
    lives = lot.randrange(12)
    command = [sys.executable, "-m", "core", *words, "--json"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        start = json.loads(game.stdout.readline())
        for line in game.stdout:
            said = json.loads(line)
            if said["type"] == "end":
                return answers, [], True
            if said["type"] != "ask":
                continue
            if len(answers) == lives and lot.random() < 0.3:
                game.kill()
                return answers, [], False
            answers.append(any_answer(said, start["case"], lot, 0.01))
            game.stdin.write(json.dumps({"choose": answers[-1]}) + "\n")
            game.stdin.flush()
            if len(answers) > lives:
                time.sleep(lot.choice([0, lot.random() * 0.03]))
                game.kill()
                after = game.stdout.readlines()
                cut = len(answers) - (not after)
                return answers[:cut], answers[cut:], any('"type": "end"' in line for line in after)
        raise AssertionError("the game stopped")


# --- fuzz


def wrong_lines(ask: Line, case: Line, lot: Random) -> Iterator[bytes]:
    """Yield lines that are no answer, without end."""
    names = [*chain(*deck_of(case)), "roll", "stay", "", "?", "x" * 300]
    odd: list[Json] = [
        0,
        -1,
        7,
        1.5,
        True,
        False,
        [],
        {},
        [[]],
        {"choose": None},
        10**30,
        [7, 8],
        [None] * 3,
        [1, 2, 3],
    ]
    while True:
        value = lot.choice([*odd, *([lot.choice(names) for _ in range(n)] for n in range(5)), lot.choice(names)])
        right = choice(any_answer(ask, case, lot))
        match lot.randrange(7):
            case 0 if not may_answer(ask, case, value):
                yield choice(value)
            case 1:
                yield right[: lot.randrange(len(right) - 2)] + b"\n"
            case 2:
                at = lot.randrange(len(right) - 1)
                yield right[:at] + bytes([lot.choice([0, 128, 255, 0xC0])]) + right[at:]
            case 3:
                yield right.replace(b"{", b'{"choose": 1, ', 1)
            case 4:
                yield bytes(lot.randrange(256) for _ in range(lot.randrange(60))).replace(b"\n", b"") + b"\n"
            case 5:
                yield right.replace(b"choose", lot.choice([b"chose", b"CHOOSE", b"choose ", b""])).replace(
                    b"}", b', "a": 1}'
                )
            case 6:
                yield lot.choice([b"[", b'"', b'{"choose":', b" ", b"9"]) * lot.choice([1, 100, 20_000]) + b"\n"


def fuzz(number: int) -> bool:
    began, sent, wrong, seed = perf_counter(), 0, 0, 0
    while sent < number:
        new, missed = fuzzed(seed, min(400, number - sent))
        sent, wrong, seed = sent + new, wrong + missed, seed + 1
    print(f"{sent} lines in {seed} games, {wrong} not refused and asked again, {perf_counter() - began:.0f} s")
    return wrong == 0


def fuzzed(seed: int, most: int, each: int = 20) -> tuple[int, int]:
    """How many wrong lines were sent to a game, ``each`` before an answer, and how many were not refused."""
    lot, sent = Random(f"fuzz {seed}"), Counter[str]()

    def reply(said: list[Line]) -> bytes:
        if sent["wrong"] == most:
            return b""
        if sent["since"] == each:
            sent["since"] = 0
            return choice(any_answer(said[-1], said[0]["case"], lot, 0.01))
        sent.update(["wrong", "since"])
        return next(wrong_lines(said[-1], said[0]["case"], lot))

    said = list(map(json.loads, play_lines(any_words(lot, QUICK), reply)))
    refused = [i for i, line in enumerate(said) if line["type"] == "refused"]
    again = sum(said[i - 1] == said[i + 1] and said[i - 1]["type"] == "ask" for i in refused)
    return sent["wrong"], abs(sent["wrong"] - len(refused)) + len(refused) - again


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["games", "leaks", "kills", "fuzz"])
    parser.add_argument("number", type=int)
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder:
        runs = {"games": games, "leaks": leaks, "fuzz": fuzz, "kills": partial(kills, folder=Path(folder))}
        return not runs[arguments.what](arguments.number)


if __name__ == "__main__":
    sys.exit(main())
