"""Texts on how the players play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from app.tasks.inference import InferenceReply
from app.ui.language import localized, translate
from app.ui.text import not_weighed, weighing
from core.explain.phrases import of_moved
from core.players.counts import KnownPlayers
from core.text.text import commas, listed, sentence

MOST_MOVED: Final = 8


def chip_words(people: KnownPlayers | None, known: Sequence[str]) -> str:
    """Return the label of the button: what the numbers are, or else whose habits are known; empty if none are."""
    if people is not None:
        return translate("As people play")
    if known:
        return translate("Habits known: {players}").format(players=localized(commas(known)))
    return ""


def chip_tip(people: KnownPlayers | None, known: Sequence[str]) -> str:
    if people is not None:
        return translate("{said} Click to see or change it.").format(said=weighing(people))
    if known:
        said = translate("The library knows how {players} played before. Click to see or use it.")
        return said.format(players=localized(listed(known)))
    return ""


def effect_lines(reply: InferenceReply | None) -> Iterator[str]:
    """Yield what it changes that the numbers are as people play, or why it changes nothing."""
    if reply is None or reply.request.people is None or reply.posterior is None:
        return
    if reply.not_weighed:
        yield not_weighed(reply.not_weighed)
    elif reply.people is not None and not reply.people.moved:
        yield translate("It moves no number by more than 5 points yet.")
    elif reply.people is not None:
        moved, case = reply.people.moved, reply.consistent_case
        yield translate("It moves %n number(s) by more than 5 points:", "", len(moved))
        yield from (localized(sentence(of_moved(case, one))) for one in moved[:MOST_MOVED])
        if len(moved) > MOST_MOVED:
            yield translate("… and %n more", "numbers that are moved", len(moved) - MOST_MOVED)
