"""Advice as ``advise --json`` prints it: the keys that case-format.md promises, and some more."""

from __future__ import annotations

from math import isfinite

from core.board.places import Place
from core.model.cards import Card
from core.planner.advice import Advice, Advised, Move
from core.planner.headline import headline
from core.planner.reason import of_move, of_showing, of_verdict
from core.planner.showing import shown_to_each
from core.planner.situation import Situation

_DECIMALS = 12


def as_data(situation: Situation, advice: Advice) -> dict[str, object]:
    """Return the object, but for its format and version; ``show`` is there where I am asked for a card."""
    data: dict[str, object] = {
        "policy": advice.policy,
        "response": situation.response.value,
        "exact": advice.exact,
        "now": headline(advice),
        "entropy_bits": _number(advice.entropy_bits),
        "suggestions": [_suggestion(one) for one in advice.suggestions],
        "moves": [_move(situation, advice, one) for one in advice.moves],
        "rolls": [
            {"roll": one.roll, "p": _number(one.chance), "to": _place(one.best.to), "suggest": _names(one.best.suggest)}
            for one in advice.rolls
        ],
        "accuse": _accuse(situation, advice),
        "shown": [
            {"to": who, "cards": [{"card": card.name, "times": times} for card, times in cards]}
            for who, cards in shown_to_each(situation.case)
        ],
    }
    return data | ({"show": _show(situation, advice)} if advice.show else {})


def _suggestion(one: Advised) -> dict[str, object]:
    return {
        "cards": _names(one.cards),
        "gain_bits": _number(one.gain_bits),
        "expected_entropy_bits": _number(one.left_bits),
        "reachable": one.reachable,
        "stderr": _number(one.stderr),
    }


def _move(situation: Situation, advice: Advice, one: Move) -> dict[str, object]:
    return {
        "to": _place(one.to),
        "via": one.via.value,
        "score": _number(one.score),
        "score_unit": advice.unit,
        "remoteness": _number(one.remoteness),
        "suggest": _names(one.suggest),
        "p_arrives": _number(one.chance),
        "why": of_move(situation, one),
    }


def _accuse(situation: Situation, advice: Advice) -> dict[str, object]:
    verdict = advice.accuse
    return {
        "cards": _names(advice.accusation or verdict.solution),
        "p": _number(verdict.p),
        "recommended": advice.accusation is not None,
        "why": of_verdict(situation, verdict),
        "allowed": verdict.allowed,
        "danger": _number(verdict.danger),
        "p_later": _number(verdict.later),
    }


def _show(situation: Situation, advice: Advice) -> dict[str, object]:
    best = next(one for one in advice.show if one.card == advice.best)
    asker = advice.shown_to or ""
    order = situation.case.setup.deck.index
    return {
        "to": asker,
        "cards": [card.name for card in sorted((one.card for one in advice.show), key=lambda card: order[card])],
        "best": best.card.name,
        "why": of_showing(best, asker),
        "left_bits": {one.card.name: _number(one.left_bits) for one in advice.show},
    }


def _names(cards: tuple[Card, ...] | None) -> list[str] | None:
    return None if cards is None else [card.name for card in cards]


def _place(place: Place) -> str | list[int]:
    return place.name if isinstance(place, Card) else list(place)


def _number(value: float) -> float | None:
    """Return a number as JSON can say it: null for what is infinite, where there is no way to the murder room."""
    return round(value, _DECIMALS) + 0.0 if isfinite(value) else None
