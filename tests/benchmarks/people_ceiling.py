"""Measure what questions could tell at most: to one who knows the rivals' policy, and asks it what it would do.

    python -m tests.benchmarks.people_ceiling --games FILE [--policies A,…] [--number N] [--deals N]

At positions of games of three of a policy (``tests.benchmarks.people --play``), the bits of the envelope that the true
policy gains on the cards, beside as people play: from the mean likelihood of the rivals' suggestions over deals with
the true envelope, and over others. Either is over deals drawn exactly, of which more are taken that are likely as
people play, and weighed for that. Cards shown to others are drawn, from what is held in a deal. The likelihood:

* ``casual``: suspect and weapon evenly of what it may name; a room that it walked into evenly of those it wants.
* ``greedy`` and ``velma``: a softmax over the gains in the room, and one over the best gain of each room.

Of each, a hundredth is even. Which rooms can be reached is not looked at, nor are moves without a suggestion.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import numpy as np

from core.belief.belief import believe
from core.engines.driver import answer, draw
from core.engines.posterior import Floats, Ints
from core.evidence.evidence import evidence_of
from core.information.answers import Response
from core.information.deal_table import DealTable, deals_of, shown_to
from core.information.gain import gains
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Move, Note, Suggestion
from core.model.perspective import player_perspective
from core.model.seats import ENVELOPE, Holder
from core.players.prior import shipped
from core.players.weighing import log_sum, weighing_of
from core.situation.ticks import ticks_of
from tests.benchmarks.people import THIRDS, Position, Row, Score, gain, positions, score
from tests.benchmarks.people_games import kept
from tests.benchmarks.running import aligned, command

EVEN = 0.01
ELSEWHERE = 0.1
"""The share of rooms that casual walks into for other reasons: of 177 in games of the seed 3601, 7 were unwanted."""
SKETCHED = 1_000
"""So many deals a policy considers here; in play it is up to 120,000."""
DRAWN = 8_000
SPREAD = 0.2
"""The share of the deals that are chosen evenly."""

Likelihood = Callable[[Case, Suggestion], float]
Gains = tuple[int, Floats, int, Floats]
"""Which of the gains in the room was chosen, and which of the best gains of each room."""


def mixed(chance: float, n: int, even: float = EVEN) -> float:
    """Return the logarithm of a chance, a share of which is even among n."""
    return float(np.log((1 - even) * chance + even / n))


def casual(seen: Case, asked: Suggestion) -> float:
    """Return the logarithm of how likely casual names these cards, as :mod:`core.policies.simple` has it."""
    ticks, found = ticks_of(seen), 0.0
    for category, card in zip(Category, asked.cards, strict=True):
        own = [one for one in seen.setup.my_hand if one.category is category]
        known, every = ticks.found[category], seen.setup.deck.of(category)
        silent = own if known is None else [*own, known]
        choice = ticks.wanted(category) or (every if category is Category.ROOM else silent or every)
        if category is not Category.ROOM or walked(seen):
            even = ELSEWHERE if category is Category.ROOM else EVEN
            found += mixed((card in choice) / len(choice), len(every), even)
    return found


def walked(seen: Case) -> bool:
    """Return whether who asks next has just moved, and was not brought here."""
    return bool(seen.events) and isinstance(seen.events[-1], Move) and seen.events[-1].player == seen.setup.me


def gains_of(seen: Case, asked: Suggestion, response: Response) -> Gains:
    evidence, rng = evidence_of(seen), np.random.default_rng(1)
    assert seen.setup.me is not None
    deals = deals_of(evidence, rng, most=SKETCHED, drawn=SKETCHED)
    table = DealTable.of(evidence, deals, seen.setup.me, shown_to(seen, seen.setup.me))
    found, index = gains(table, response), seen.setup.deck.index
    suspect, weapon, room = (index[card] for card in asked.cards)
    rooms = [index[card] for card in seen.setup.deck.of(Category.ROOM)]
    here = found.triples[:, Category.ROOM] == room
    best = np.array([found.bits[found.triples[:, Category.ROOM] == one].max() for one in rooms])
    (which,) = np.flatnonzero((found.triples[here] == (suspect, weapon, room)).all(axis=1))
    return int(which), found.bits[here], rooms.index(room), best


def softmax(one: Gains, heat: tuple[float, float]) -> float:
    """Return the logarithm of how likely a choice is, at inverse temperatures in the room and among rooms."""
    which, here, room, best = one
    chances = (np.exp(scale * (x - x.max())) for scale, x in zip(heat, (here, best), strict=True))
    return sum(mixed(p[i] / p.sum(), len(p)) for i, p in zip((which, room), chances, strict=True))


def filled(case: Case, places: Mapping[Card, Holder], lot: Random) -> Case:
    """Return a case with every card shown, in a deal: one this asker has seen if there is one, else a random one."""
    seen, events = defaultdict[str, set[Card | None]](set), list(case.events)
    for i, event in enumerate(events):
        if isinstance(event, Suggestion):
            answers = []
            for one in event.answers:
                held = [card for card in event.cards if one.shows and places[card] == one.player]
                again = [card for card in held if card in seen[event.by]]
                shown = one.shown or (lot.choice(again or held) if held else None)
                seen[event.by].add(shown)
                answers.append(replace(one, shown=shown))
            events[i] = event.with_answers(answers)
    return replace(case, events=tuple(events))


def asked(
    case: Case, places: Mapping[Card, Holder], players: Sequence[str], lot: Random
) -> Iterator[tuple[Case, Suggestion]]:
    """Yield what these players named in a deal, each with what they knew then."""
    whole = filled(case, places, lot)
    for player in players:
        seen = player_perspective(whole, player, places).case
        for i, event in enumerate(seen.events):
            if isinstance(event, Suggestion) and event.by == player:
                yield seen.upto(i), event


def mean_likelihood(case: Case, deals: Ints, likelihood: Likelihood, n: int, rng: np.random.Generator) -> float:
    """Return the logarithm of the mean over deals, [n_deals, n_cards], of how likely the others name what they did."""
    setup, every = case.setup, len(deals)
    assert setup.me is not None
    rivals, lot = setup.seats.others(setup.me), Random(int(rng.integers(1 << 30)))
    plain = np.full(every, 1 / every)
    weights = weighing_of(case, shipped(), deals.T, plain, whole=False).weights
    chances = (1 - SPREAD) * weights + SPREAD / every
    chosen = np.searchsorted(chances.cumsum(), (np.arange(n) + rng.random()) / n).clip(max=every - 1)
    logs = np.empty(n)
    for i, row in enumerate(deals[chosen].tolist()):
        places = {card: setup.holders[k] for card, k in zip(setup.deck.cards, row, strict=True)}
        logs[i] = sum(likelihood(*one) for one in asked(case, places, rivals, lot))
    return float(log_sum(logs - np.log(every * chances[chosen])) - np.log(n))


def missing(position: Position, known: float, likelihood: Likelihood, n: int, rng: np.random.Generator) -> float:
    """Return the bits of the envelope that are missing with the likelihood; ``known``: as the cards say."""
    case, solution = position.case, [card for card, holder in position.places.items() if holder == ENVELOPE]
    told = replace(case, events=(*case.events, *(Note(ENVELOPE, card, holds=True) for card in solution)))
    drawn, inside = draw(case, DRAWN, rng), [case.setup.deck.index[card] for card in solution]
    others = drawn[(drawn[:, inside] != 0).any(axis=1)]
    if not len(others):
        return known
    true, false = (mean_likelihood(case, one, likelihood, n, rng) for one in (draw(told, DRAWN, rng), others))
    p = 2**-known
    return float(np.log2(p + (1 - p) * np.exp(false - true)) + known)


# --- by policy


@dataclass(frozen=True)
class Informed:
    """greedy or velma: how they expect to be answered, and the inverse temperatures in the room and among rooms.

    Chosen in games of the seed 3601: among rooms the likeliest. In the room these would be 130 and 60, too sharp for
    some tens of deals; of 3, 8, 20 and 50 it is 8: sharper ones gained less (velma), or little more and that less
    surely (greedy).
    """

    response: Response
    heat: tuple[float, float]

    def __call__(self, seen: Case, asked: Suggestion) -> float:
        return softmax(gains_of(seen, asked, self.response), self.heat)


POLICIES: Mapping[str, Likelihood] = {
    "casual": casual,
    "greedy": Informed(Response.RANDOM, (8.0, 3.5)),
    "velma": Informed(Response.LEAST_HELPFUL, (8.0, 3.1)),
}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = command(
        __doc__, number=(13, "of games of each seed"), deals=(64, "in which a policy is asked, of either kind")
    )
    parser.add_argument("--games", type=Path, required=True)
    parser.add_argument("--policies", type=lambda text: text.split(","), default=list(POLICIES))
    given = parser.parse_args(arguments)
    lines = [("three", "third", "games", "cards", "people", "true policy")]
    for policy in given.policies:
        likelihood, rows, rng = POLICIES[policy], list[Row](), np.random.default_rng(1)
        for game in kept(given.games):
            if game.table == (policy,) * 3 and game.number < given.number:
                some = positions(game, game.number % 3, 1)
                rows += [row(position, likelihood, given.deals, rng) for position in some]
        for third, name in enumerate(THIRDS):
            here = [one for one in rows if one.third == third]
            bits = np.mean([one.scores["cards"].envelope for one in here])
            found = (gain(here, model, "envelope") for model in ("people", "policy"))
            lines.append((policy, name, str(len(here)), f"{bits:.2f}", *found))
    print(aligned(lines))


def row(position: Position, likelihood: Likelihood, n: int, rng: np.random.Generator) -> Row:
    game, plain = position.game, answer(position.case)
    cards = score(plain, position.places)
    switched = score(believe(position.case, plain, shipped()).posterior, position.places)
    best = Score(missing(position, cards.envelope, likelihood, n, rng), float("nan"), ((), ()))
    scores = {"cards": cards, "people": switched, "policy": best}
    return Row(game.name, (3, game.seed, game.number), position.third, scores)


if __name__ == "__main__":
    main()
