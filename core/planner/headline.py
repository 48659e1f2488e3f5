"""What to do now, in one sentence."""

from __future__ import annotations

from collections.abc import Sequence

from core.board.places import Place
from core.model.cards import Card, Triple
from core.model.setup import Setup
from core.model.wording import listed
from core.planner.advice import Advice
from core.planner.information import CERTAIN
from core.planner.moving import Move, Rolled
from core.planner.way import Way
from core.reasons.phrases import Phrases, sentence


def headline(setup: Setup, advice: Advice) -> str:
    """Return what to do now: the first of showing, accusing, going and asking that there is to do."""
    return sentence(_headline(_Words(setup), advice))


def _headline(words: _Words, advice: Advice) -> str:
    if advice.best is not None and advice.shown_to is not None:
        return f"show {advice.shown_to} {words.card(advice.best)}"
    if advice.is_over:
        return "the game is over"
    if advice.is_out:
        return "you have accused wrongly: you have only to answer"
    if advice.accusation is not None:
        return f"accuse {words.cards(advice.accusation)}"
    return _going(words, advice)


def _going(words: _Words, advice: Advice) -> str:
    """Return where to go and what to ask there; only what to ask where that is all that is known."""
    if not advice.moves:
        return f"ask for {words.cards(advice.suggest)}"
    to_accuse = advice.accuse.solution if advice.accuse.is_certain else None
    if advice.way is not None:
        move = next(one for one in advice.moves if (one.via, one.to) == advice.way)
        return words.go(move, to_accuse)
    best = advice.moves[0]
    if advice.roll is not None or (not advice.rolls and best.chance >= CERTAIN):
        return words.go(best, to_accuse)
    rooms = _rooms(advice)
    if rooms and to_accuse is None:
        return _rolling(words, rooms)
    walk = next((one for one in advice.moves if one.via is Way.ROLL), best)
    aim = f"roll, and make for {words.place(walk.to)}"
    if to_accuse is not None:
        return f"{aim} to accuse {words.cards(to_accuse)}"
    return aim if walk.suggest is None else f"{aim} to ask for {words.cards(walk.suggest)}"


def _rooms(advice: Advice) -> list[list[Rolled]]:
    """Return the rolls that end in a room, by room, the likeliest to come about first."""
    by_room: dict[Place, list[Rolled]] = {}
    for one in advice.rolls:
        if one.best.suggest is not None:
            by_room.setdefault(one.best.to, []).append(one)
    return sorted(by_room.values(), key=lambda rolls: -sum(one.chance for one in rolls))


def _rolling(words: _Words, rooms: list[list[Rolled]]) -> str:
    """Return what to do after which roll."""
    first, *others = rooms
    then = [f"; with {numbers(rolls)} go to {words.place(rolls[0].best.to)}" for rolls in others]
    return f"roll; with {numbers(first)} {words.go(first[0].best, None)}{''.join(then)}"


def numbers(rolls: Sequence[Rolled]) -> str:
    """Return which rolls these are, in words: "4 to 6", "7 or 9"."""
    runs: list[list[int]] = []
    for one in rolls:
        if runs and runs[-1][-1] == one.roll - 1:
            runs[-1].append(one.roll)
        else:
            runs.append([one.roll])
    return listed([f"{run[0]} to {run[-1]}" if len(run) > 1 else str(run[0]) for run in runs], "or")


class _Words:
    """How cards, places and moves are called."""

    def __init__(self, setup: Setup) -> None:
        self.phrases = Phrases(setup)
        self.index = setup.deck.index

    def card(self, card: Card) -> str:
        return self.phrases.card(self.index[card])

    def cards(self, cards: Triple) -> str:
        return listed([self.card(card) for card in cards])

    def place(self, place: Place) -> str:
        return self.card(place) if isinstance(place, Card) else f"the square {list(place)}"

    def go(self, move: Move, to_accuse: Triple | None) -> str:
        how = {Way.CALLED: "stay in", Way.PASSAGE: "take the passage to", Way.ROLL: "go to"}[move.via]
        where = f"{how} {self.place(move.to)}"
        if to_accuse is not None:
            return f"{where} to accuse {self.cards(to_accuse)}"
        return where if move.suggest is None else f"{where} and ask for {self.cards(move.suggest)}"
