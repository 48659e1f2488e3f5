"""A second referee, which watches what a practice game prints and shares no code with the program.

It follows the rules from the texts of ``resources`` alone: whose turn it is, where tokens can go, by its own search on
the grid of the board, what may be asked of me, and, once all cards are known, whether every answer was true.
"""

import json
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Any

Json = Any
Place = str | tuple[int, int]

RESOURCES = Path(__file__).parents[2] / "resources"
STEPS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


class Grid:
    """A board, read from its file, for one set of doors."""

    def __init__(self, text: str, doors: str | None, rooms: Sequence[str]) -> None:
        lines = text.splitlines()
        self.rows = lines[lines.index("grid") + 1 : lines.index("end")]
        words = [line.split() for line in lines[lines.index("end") + 1 :] if line and not line.startswith("#")]
        letters = [word[1] for word in words if word[0] == "room"]
        name = dict(zip(letters, _matched(lines, rooms), strict=True))
        sets = [word for word in words if word[0] == "door"]
        self.doors = [
            (name[word[1]], (int(word[2]), int(word[3]))) for word in sets if (doors or sets[0][5]) in word[5:]
        ]
        ends = [(name[word[1]], name[word[2]]) for word in words if word[0] == "passage"]
        self.passages = [*ends, *((there, here) for here, there in ends)]
        self.starts = [self._find(mark) for mark in "1234567890" if any(mark in row for row in self.rows)]

    def _find(self, mark: str) -> tuple[int, int]:
        return next((i, row.index(mark)) for i, row in enumerate(self.rows) if mark in row)

    def reach(self, start: Place, steps: int, taken: set[Place]) -> set[Place]:
        """The places that a walk of at most so many steps can end at; a room ends it."""
        found, queue = {start}, deque([(start, 0)])
        while queue:
            here, walked = queue.popleft()
            if walked == steps or (isinstance(here, str) and here != start):
                continue
            for there in self._beside(here):
                if there not in found and there not in taken:
                    found.add(there)
                    queue.append((there, walked + 1))
        return found

    def _beside(self, here: Place) -> Iterator[Place]:
        if isinstance(here, str):
            yield from (square for room, square in self.doors if room == here)
            return
        yield from (room for room, square in self.doors if square == here)
        for down, right in STEPS.values():
            row, column = here[0] + down, here[1] + right
            inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
            if inside and self.rows[row][column] in ".1234567890":
                yield row, column


def _matched(lines: Iterable[str], rooms: Sequence[str]) -> list[str]:
    """The names in the deck of the rooms of the board, in the order of its file."""
    known = [line.split(maxsplit=2)[2].split(" | ") for line in lines if line.startswith("room ")]
    left = [room for room in rooms if not any(room in names for names in known)]
    return [next((room for room in rooms if room in names), None) or left.pop(0) for names in known]


class Umpire:
    """Watches the lines of one game, and collects objections."""

    def __init__(self, start: Json, *, always_ask: bool = False) -> None:
        self.case, self.me, self.always_ask = start["case"], start["case"]["me"], always_ask
        self.objections: list[str] = []
        edition = json.loads((RESOURCES / "editions" / f"{self.case['edition']}.json").read_text("utf-8"))
        self.kinds = [edition["deck"][kind] for kind in ("suspects", "weapons", "rooms")]
        self.rules, board = self.case["rules"], self.case.get("board", edition["board"])
        self.names = [player["name"] for player in self.case["players"]]
        self.grid = None
        if board is not None:
            text = (RESOURCES / "boards" / f"{board}.txt").read_text("utf-8")
            self.grid = Grid(text, self.rules["doors"], self.kinds[2])
            self.at: dict[str, Place] = dict(zip(self.kinds[0], self.grid.starts, strict=False))
        self.token = {player["name"]: player.get("suspect") for player in self.case["players"]}
        self.called: set[str] = set()
        self.out: list[str] = []
        self.turn: str | None = None
        self.stage = 0
        self.may_suggest = self.grid is None
        self.winner: str | None = None
        self.events: list[Json] = []
        self.ask: Json = None
        self.answer: Json = None
        self.owed: str | None = None
        self.showing: list[str] = []

    def objects(self, what: str) -> None:
        self.objections.append(f"event {len(self.events)}: {what}")

    def must(self, holds: bool, what: str) -> None:
        if not holds:
            self.objects(what)

    # --- turns

    def begins(self, player: str, stage: int) -> None:
        """It is a player's turn, who does what belongs to a stage: 1 travels, 2 suggests, 3 accuses."""
        self.must(self.winner is None, "the game is over")
        self.must(player not in self.out, f"{player} is out")
        if player == self.turn and self.stage < stage:
            self.stage = stage
            return
        order = self._after(self.turn)
        self.must(player in order, f"it is not the turn of {player}")
        passed = order[: order.index(player)] if player in order else []
        self.must(self.me not in passed, "my turn was passed over")
        self.called -= {self.token[who] for who in (self.turn, *passed) if who is not None}
        self.turn, self.stage, self.may_suggest = player, stage, self.grid is None

    def _after(self, player: str | None) -> list[str]:
        at = -1 if player is None else self.names.index(player)
        order = [*self.names[at + 1 :], *self.names[: at + 1]]
        return [name for name in order if name not in self.out]

    def place(self, player: str) -> Place:
        return self.at[self.token[player]]

    def taken(self, player: str) -> set[Place]:
        return {there for token, there in self.at.items() if token != self.token[player] and not isinstance(there, str)}

    def stays(self, player: str) -> bool:
        """Whether a player may suggest where they are, without a roll."""
        return isinstance(self.place(player), str) and (self.token[player] in self.called or self.rules["may_stay"])

    # --- what happens

    def sees(self, line: Json) -> None:
        match line["type"]:
            case "event":
                event = line["event"]
                {"move": self.moves, "suggestion": self.suggests, "accusation": self.accuses, "note": self.looks}[
                    event["type"]
                ](event)
                self.events.append(event)
            case "ask":
                self.is_asked(line)
            case "end":
                self.ends(line)

    def hears(self, answer: Json) -> None:
        self.answer = answer

    def moves(self, event: Json) -> None:
        player = event["player"]
        self.begins(player, 1)
        if self.grid is None:
            self.objects("there is no board")
            return
        here, to = self.place(player), event["to"] if isinstance(event["to"], str) else tuple(event["to"])
        if event["via"] == "passage":
            self.must((here, to) in self.grid.passages, f"there is no passage from {here} to {to}")
        else:
            dice = self.rules["dice"]
            self.must(dice <= event["roll"] <= 6 * dice, f"{event['roll']} is no roll")
            self.must(to != here, f"{player} did not move")
            self.must(to in self.grid.reach(here, event["roll"], self.taken(player)), f"{to} is out of reach")
        self.may_suggest = isinstance(to, str)
        self.at[self.token[player]] = to
        self.called.discard(self.token[player])
        if player == self.me and self.ask and self.ask["decision"] == "place":
            self.must(event["roll"] == self.ask["roll"] and self.answer == event["to"], "I moved otherwise")

    def suggests(self, event: Json) -> None:
        player, cards = event["by"], event["cards"]
        self.begins(player, 2)
        self.must(all(card in kind for card, kind in zip(cards, self.kinds, strict=True)), "not one of each kind")
        if self.grid is not None:
            self.must(self.place(player) == cards[2], f"{player} is not in the {cards[2]}")
            self.must(self.may_suggest or self.stays(player), f"{player} may not suggest here")
            if self.at[cards[0]] != cards[2]:
                self.at[cards[0]] = cards[2]
                self.called.add(cards[0])
        self.called.discard(self.token[player])
        at = self.names.index(player)
        others = [*self.names[at + 1 :], *self.names[:at]]
        passed, shower = event["passed"], event["refuted_by"]
        asked = [*passed, *([shower] if shower else []), *(one["player"] for one in event.get("further", []))]
        ends = shower is not None and self.rules["answers"] == "first"
        self.must(asked == (others[: len(passed) + 1] if ends else others), f"{asked} answered {player}")
        self.must(self.rules["answers"] == "all" or "further" not in event, "answering goes on")
        for who, shown in _shows(event):
            sees = self.me in (player, who)
            self.must((shown is not None) == sees, f"I see the wrong cards: {who} shows {shown}")
            self.must(shown is None or shown in cards, f"{shown} was not asked for")
        mine = [card for card in cards if card in self.case["my_hand"]]
        if self.me in asked:
            shown = dict(_shows(event)).get(self.me)
            self.must((shown is not None) == bool(mine), "I answered wrongly")
            has_choice = len(mine) > 1 or (self.always_ask and bool(mine))
            self.must(sorted(self.showing) == (sorted(mine) if has_choice else []), "not asked what I could show")
            self.must(not has_choice or shown == self.answer, "I showed something else")
        self.showing = []
        self.owed = player if shower is None and self.rules.get("pool_look") == "unanswered" else None

    def looks(self, event: Json) -> None:
        self.must(self.owed == self.me, "I may not look")
        self.must(event["player"] == "pool" and event["holds"] is True, "that is not the pool")
        self.must(event["card"] not in self._looked(), f"I have seen the {event['card']} already")
        self.owed = None

    def _looked(self) -> list[str]:
        return [event["card"] for event in self.events if event["type"] == "note"]

    def accuses(self, event: Json) -> None:
        player, cards = event["by"], event["cards"]
        self.begins(player, 3)
        self.must(all(card in kind for card, kind in zip(cards, self.kinds, strict=True)), "not one of each kind")
        if self.grid is not None:
            here, rule = self.place(player), self.rules["accuse"]
            self.must(rule != "any-room" or isinstance(here, str), "accused outside of a room")
            self.must(rule != "in-room" or here == cards[2], "accused in another room")
        if event["correct"]:
            self.winner = player
        else:
            self.out.append(player)

    # --- what I am asked

    def is_asked(self, ask: Json) -> None:
        self.must(self.owed != self.me or len(self._looked()) == self.case["pool"], "I should have looked")
        kind, last = ask["decision"], self.ask and self.ask["decision"]
        if kind == "show":
            self.must(ask["to"] != self.me and ask["to"] not in self.out, "shown to whom?")
            self.showing = ask["cards"]
        elif self.grid is None:
            if kind == "suggest":
                self.begins(self.me, 1)
                self.must(ask["room"] is None, "there is no board")
            self.must(kind in {"suggest", "accuse"}, "there is no board")
        else:
            here = self.place(self.me)
            if kind == "travel":
                self.begins(self.me, 0)
                passage = isinstance(here, str) and any(room == here for room, _ in self.grid.passages)
                ways = ["roll", *(["passage"] if passage else []), *(["stay"] if self.stays(self.me) else [])]
                self.must(sorted(ask["options"]) == sorted(ways), f"I could {ways}")
            elif kind == "place":
                self.must(last == "travel" and self.answer == "roll", "I did not roll")
                found = {*ask["rooms"], *map(tuple, ask["squares"])}
                reached = self.grid.reach(here, ask["roll"], self.taken(self.me))
                if not (isinstance(here, str) and self.rules["may_stay"]):
                    reached -= {here}  # nobody may sit out a turn to stay
                self.must(found == reached, "not what I can reach")
            elif kind == "suggest":
                self.must(ask["room"] == here, "I am not there")
                stays = last == "travel" and self.answer == "stay"
                self.must(self.may_suggest or stays or self.stays(self.me), "I may not suggest")
            self.must(self.turn == self.me, "it is not my turn")
        self.ask = ask

    # --- the end

    def ends(self, end: Json) -> None:
        hands, solution = end["hands"], end["solution"]
        cards = [*solution, *self.case["face_up"], *(card for hand in hands.values() for card in hand)]
        self.must(sorted(cards) == sorted(chain(*self.kinds)), "the cards are not those of the deck")
        self.must(all(card in kind for card, kind in zip(solution, self.kinds, strict=True)), "no solution")
        sizes = {player["name"]: player["hand_size"] for player in self.case["players"]}
        sizes |= {"pool": self.case["pool"]} if self.case["pool"] else {}
        self.must({who: len(hand) for who, hand in hands.items()} == sizes, "hands of other sizes")
        self.must(set(hands[self.me]) == set(self.case["my_hand"]), "my hand was another")
        self.must(end["winner"] == self.winner, "the winner is another")
        self.must(end["case"]["events"] == self.events, "the case has other events")
        for number, event in enumerate(self.events):
            self._was_true(number, event, hands, solution)

    def _was_true(self, number: int, event: Json, hands: Mapping[str, Sequence[str]], solution: Sequence[str]) -> None:
        if event["type"] == "accusation":
            self.must(event["correct"] == (event["cards"] == solution), f"{number}: judged wrongly")
        elif event["type"] == "note":
            self.must(event["card"] in hands["pool"], f"{number}: it was not in the pool")
        elif event["type"] == "suggestion":
            further = event.get("further", [])
            for who in [*event["passed"], *(one["player"] for one in further if not one["shows"])]:
                self.must(not set(hands[who]) & set(event["cards"]), f"{number}: {who} had one of them")
            for who, shown in _shows(event):
                could = set(hands[who]) & set(event["cards"])
                self.must(bool(could) and (shown is None or shown in could), f"{number}: {who} had not")


def _shows(event: Json) -> list[tuple[str, str | None]]:
    first = [] if event["refuted_by"] is None else [(event["refuted_by"], event["shown"])]
    return first + [(one["player"], one["shown"]) for one in event.get("further", []) if one["shows"]]


def objections(said: Sequence[Json], answers: Sequence[Json], *, always_ask: bool = False) -> list[str]:
    """What there is to object to in a game: its lines, and my answers to those that ask."""
    umpire, given = Umpire(said[0], always_ask=always_ask), iter(answers)
    for line in said[1:]:
        umpire.sees(line)
        if line["type"] == "ask":
            umpire.hears(next(given, None))
    return umpire.objections
