"""Games to measure models of people at: of policies, kept in a file, and of agents that nobody here made.

A game is kept as a line of JSON: the table by name, the seed, the deal, and the case as somebody would keep it who saw
everything.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from core.arena.tournament import Tournament, play
from core.formats.case_file import case_to_dict
from core.formats.case_reader import case_from_dict
from core.model.cards import Card, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.ending import ending, ending_of, with_ending
from core.model.events import Answer, Suggestion
from core.model.perspective import player_perspective
from core.model.seats import ENVELOPE, FACE_UP, Holder, Player
from core.model.setup import Setup

FIT_SEEDS = (3601, 3602, 3603, 3604)
"""What the shipped prior is fitted on, and its kinds are chosen on."""

SEEDS = (3694, 3695, 3696)
"""What is published: no fit has seen them, and nothing was chosen on them."""


@dataclass(frozen=True)
class KeptGame:
    """A game, the names of its policies by seat, and where it came from."""

    table: tuple[str, ...]
    seed: int
    number: int
    case: Case

    @property
    def name(self) -> str:
        """The policies around the table, each once."""
        kinds = sorted(set(self.table))
        return f"{'+'.join(kinds)} {len(self.table)}"

    def seen_by(self, seat: int) -> Case:
        """Return what the player in a seat saw, with the result and all hands."""
        end = ending_of(self.case)
        assert end is not None
        places = end.places(self.case.setup)
        seen = player_perspective(self.case, self.case.setup.seats.names[seat], places).case
        return replace(seen, about=with_ending(seen, ending(seen.setup, places, end.winner)))


def played(table: Sequence[str], seed: int, number: int) -> KeptGame:
    """Play a deal in one of its rotations: the number says in which."""
    tournament = Tournament(tuple(table), seed)
    rotation = number % len(table)
    record = play(tournament.match(number, rotation))
    case = Case(record.deal.setup, record.events)
    end = ending(record.deal.setup, record.deal.places, record.winner)
    return KeptGame(tournament.seating(rotation), seed, number, replace(case, about=with_ending(case, end)))


def kept(file: Path) -> Iterator[KeptGame]:
    """Yield the games of a file, but for a line that was cut off."""
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            table, seed, number, case = json.loads(line)
        except ValueError:
            continue
        yield KeptGame(tuple(table), seed, number, case_from_dict(case))


def add(file: Path, game: KeptGame) -> None:
    data = [game.table, game.seed, game.number, case_to_dict(game.case)]
    with file.open("a", encoding="utf-8") as lines:
        lines.write(f"{json.dumps(data, ensure_ascii=False)}\n")


# --- outside

DECK = Deck(
    ("scarlet", "mustard", "white", "green", "peacock", "plum"),
    ("candlestick", "knife", "leadpipe", "revolver", "rope", "wrench"),
    (*("hall", "lounge", "diningroom", "kitchen", "ballroom", "conservatory", "billiardroom", "library", "study"),),
)
NAMES = ("Player1", "Player2", "Player3", "Player4")
FLAGS = ("true", "false")


def outside(folder: Path) -> Iterator[KeptGame]:
    """Yield the different games among the logs of Cluedo_Sim, in ``Logs/*/gamelogs``, with the kinds of its agents.

    The layout of their suggestions tells the agents apart: "plain" ones give each card first, then whether they knew
    its place, "naming none of theirs" the other way round. Who answers follows from the seats, and the card shown is
    drawn. Games are left out in which somebody never suggested, or suggested otherwise than the log of actions says.
    """
    seen = set()
    for file in sorted(folder.glob("Logs/*/gamelogs/gamelog*"), key=_number):
        log = json.loads(file.read_text("utf-8"))["Gamelog"]
        text = json.dumps(log, sort_keys=True)
        game = None if text in seen else _game(log, len(seen))
        seen.add(text)
        if game is not None:
            yield game


def _number(file: Path) -> tuple[int, str]:
    return int(re.sub(r"\D", "", file.name)), str(file)


def _game(log: Mapping[str, Any], number: int) -> KeptGame | None:
    start, logs = log["Start_State"], [log[f"Player_Log{i}"] for i in range(1, len(NAMES) + 1)]
    hands = {who: [DECK.card(name) for name in one[f"{who}_Hand"]] for who, one in zip(NAMES, logs, strict=True)}
    face_up, envelope = ([DECK.card(name) for name in start[key]] for key in ("faceUpCards", "envelope"))
    places: dict[Card, Holder] = {card: who for who, hand in hands.items() for card in hand}
    places |= dict.fromkeys(face_up, FACE_UP) | dict.fromkeys(envelope, ENVELOPE)
    asked = {who: list(one["Suggestions"].values()) for who, one in zip(NAMES, logs, strict=True)}
    order = [who for who, what in log["Action_Log"].values() if what == "suggest"]
    if any(not rows or len(rows) != order.count(who) for who, rows in asked.items()):
        return None
    table = tuple("naming none of theirs" if rows[0][0] in FLAGS else "plain" for rows in asked.values())
    setup = Setup(DECK, tuple(Player(who, len(hands[who])) for who in NAMES), face_up=tuple(face_up))
    left, lot = {who: iter(rows) for who, rows in asked.items()}, Random(number)
    events = tuple(_suggestion(setup, places, who, next(left[who]), lot) for who in order)
    case = Case(setup, events)
    return KeptGame(table, 0, number, replace(case, about=with_ending(case, ending(setup, places))))


def _suggestion(setup: Setup, places: Mapping[Card, Holder], who: str, row: Sequence[str], lot: Random) -> Suggestion:
    suspect, weapon, room = sorted((DECK.card(word) for word in row if word not in FLAGS), key=lambda c: c.category)
    cards: Triple = (suspect, weapon, room)
    answers: list[Answer] = []
    for player in setup.seats.others(who):
        held = [card for card in cards if places[card] == player]
        answers.append(Answer(player, shows=bool(held), shown=lot.choice(held) if held else None))
        if held:
            break
    return Suggestion(who, cards).with_answers(answers)
