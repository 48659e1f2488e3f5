"""Who is asked, and who passes, by going round the table chair by chair."""

from collections.abc import Sequence

from core.model.events import Accusation, Back, Event, Out, Suggestion
from core.model.setup import Setup


def gone_before(setup: Setup, events: Sequence[Event]) -> set[str]:
    """Who is not asked any more after these events."""
    gone = set()
    for event in events:
        if event.aside:
            continue
        if isinstance(event, Back):
            gone.discard(event.player)
        elif isinstance(event, Out):
            gone.discard(event.player)
            if not event.answers:
                gone.add(event.player)
        elif isinstance(event, Accusation) and not event.correct:
            gone.discard(event.by)
            if setup.rules.after_wrong.value == "leaves":
                gone.add(event.by)
    return gone


def asked(setup: Setup, asker: str, gone: set[str]) -> list[str]:
    names, step = [player.name for player in setup.players], -1 if setup.rules.asked.value == "against-turn" else 1
    chair, order, dummies = names.index(asker), [], []
    for _ in names[1:]:
        chair = (chair + step) % len(names)
        player = setup.players[chair]
        if player.name not in gone:
            (order if player.turns else dummies).append(player.name)
    order += dummies
    return order[:1] if setup.rules.asked.value == "next" else order


def passes(setup: Setup, events: Sequence[Event], at: int) -> list[str]:
    """Who passes on the suggestion at ``at`` where nothing is said of it."""
    suggestion = events[at]
    assert isinstance(suggestion, Suggestion)
    passed = []
    for player in asked(setup, suggestion.by, gone_before(setup, events[:at])):
        if player == suggestion.refuted_by:
            return passed
        passed.append(player)
    return passed if suggestion.refuted_by is None else []
