"""The laws of the engine contract: functions of an engine's name and a case, the same for every engine.

Equalities hold to rounding for computing engines, and within their own standard errors for sampling engines.
"""

import contextlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from core.engines.contract import Contradiction, TooLargeError
from core.engines.driver import answer, hands
from core.engines.posterior import Posterior
from core.engines.tuning import Tuning
from core.evidence.evidence import SETUP
from core.model.cards import Card, Category, Triple
from core.model.case import Case
from core.model.deck import Deck
from core.model.events import Back, Event, GroupNote, Move, Note, OpenHand, Out, Peek, Suggestion
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, Holder
from tests.games import Game, corrupted, small_game
from tests.oracle.brute import Brute, brute, clashes
from tests.table_games import table_game

ROUNDING = {ShowModel.IGNORE: 1e-12, ShowModel.RANDOM: 1e-9}
"""Tolerances of an exact engine: counts are exact up to one division, weights are floats."""

SIGMAS = 7.0
"""Tolerance of a sampling engine in standard errors, which are those of 128 populations.

By Student's t a cell is further off with a chance of 1.4e-10, and no test compares more than 4,000: 6e-7.

Of 250 classic positions, each drawn anew, the worst cell was 4.4 off, and the worst of 99 in 100 less than 4.0.
"""

UNHEARD_OF = 1e-10
"""The chance that a share of draws is further from the truth than :func:`reach`; no test compares more than 10,000."""

SOLVED = 1e-6
"""Tolerance of an optimising engine between two answers that should be equal."""

AFFORDABLE = 60_000
"""Limit on the deals the oracle enumerates to confirm a conflict for hands of any size."""

Marginals = Mapping[tuple[Card, Holder], float]

ask = lru_cache(maxsize=4)(brute)
"""The oracle, cached per case and show model; its answers are large for large decks."""


@contextlib.contextmanager
def named(what: object) -> Iterator[None]:
    """Name the game if a law is broken."""
    try:
        yield
    except Exception as error:
        error.add_note(f"the game: {what}")
        raise


def answered(
    case: Case, engine: str, model: ShowModel | None = None, seed: int = 1, samples: int | None = None
) -> Posterior:
    return answer(case, engine, model, tuning=Tuning(samples=samples), rng=np.random.default_rng(seed))


known = lru_cache(maxsize=1)(answered)


def cells(posterior: Posterior) -> dict[tuple[Card, Holder], float]:
    return {
        (card, holder): float(posterior.marginals[row, column])
        for row, card in enumerate(posterior.cards)
        for column, holder in enumerate(posterior.holders)
    }


def joint(posterior: Posterior) -> dict[Triple, float]:
    envelope = posterior.envelope
    return {} if envelope is None else {envelope.solution(i): envelope.probabilities[i] for i in range(len(envelope))}


def slack(posterior: Posterior) -> np.ndarray:
    """The tolerance of each marginal, [n_cards, n_holders]."""
    if posterior.exact:
        return np.full(posterior.marginals.shape, ROUNDING[posterior.show_model])
    if posterior.stderr is None:
        return np.full(posterior.marginals.shape, SOLVED)
    return SIGMAS * posterior.stderr + ROUNDING[posterior.show_model]


def reach(p: np.ndarray, n: float) -> np.ndarray:
    """Return how far the shares of ``n`` independent draws may be from their chances ``p``: by Bernstein's inequality.

    Unlike so many standard errors this holds for what is hardly ever drawn, too.
    """
    unlikely = np.log(2 / UNHEARD_OF) / n
    return unlikely / 3 + np.sqrt((unlikely / 3) ** 2 + 2 * unlikely * p * (1 - p))


FALSE_ALARM = 1e-9
"""How often draws fail a chi-square test though nothing is wrong.

That is of the distribution in the limit: what is expected five times makes the tail longer, but not a thousandfold.
"""


def fits(counts: Counter[object], want: dict[object, float], n: int) -> bool:
    """Whether draws pass Pearson's chi-square; what is expected less than five times is one class together."""
    from scipy.stats import chi2

    often = {key: p * n for key, p in want.items() if p * n >= 5}
    classes = [(counts[key], expected) for key, expected in often.items()]
    rest = n - sum(often.values())
    if rest > 1e-6:
        classes.append((n - sum(seen for seen, _ in classes), max(rest, 1e-9)))
    if len(classes) < 2:
        return all(key in want for key in counts)
    statistic = sum((seen - expected) ** 2 / expected for seen, expected in classes)
    return bool(statistic <= chi2.isf(FALSE_ALARM, len(classes) - 1))


# Laws of one answer


def is_a_distribution(case: Case, posterior: Posterior) -> None:
    """Rows sum to 1, players' columns to their hand sizes, the envelope's to 1 per category."""
    setup, marginals = case.setup, posterior.marginals
    assert posterior.cards == setup.deck.cards
    assert posterior.holders == setup.holders
    assert marginals.shape == (len(setup.deck), len(setup.holders))
    assert np.isfinite(marginals).all()
    assert ((marginals >= 0) & (marginals <= 1)).all()
    np.testing.assert_allclose(marginals.sum(axis=1), 1, atol=1e-9)
    for column, holder in enumerate(posterior.holders):
        if holder in setup.sizes:
            np.testing.assert_allclose(marginals[:, column].sum(), setup.sizes[holder], atol=1e-9)
    for category in Category:
        rows = [i for i, card in enumerate(posterior.cards) if card.category is category]
        np.testing.assert_allclose(marginals[rows, posterior.holders.index(ENVELOPE)].sum(), 1, atol=1e-9)


def joint_fits_the_envelope(posterior: Posterior) -> None:
    """The joint is over distinct possible triples, sums to 1, and has the envelope's marginals."""
    envelope = posterior.envelope
    if envelope is None:
        return
    assert envelope.cards == posterior.cards
    assert len({tuple(triple) for triple in envelope.triples.tolist()}) == len(envelope)
    assert posterior.solutions == (len(envelope) if envelope.counted else None)
    assert (envelope.probabilities > 0).all()
    np.testing.assert_allclose(envelope.probabilities.sum(), 1, atol=1e-9)
    for position, category in enumerate(Category):
        assert {posterior.cards[c].category for c in envelope.triples[:, position]} <= {category}
    if posterior.exact:
        margin = np.bincount(
            envelope.triples.ravel(), weights=np.repeat(envelope.probabilities, 3), minlength=len(posterior.cards)
        )
        np.testing.assert_allclose(margin, posterior.marginals[:, 0], atol=1e-9)


def truth_is_possible(game: Game, posterior: Posterior) -> None:
    """The truth never has probability 0, per card and as a solution."""
    for card, holder in game.truth.items():
        assert posterior.probability(card, holder) > 0, (card, holder)
    if posterior.envelope is not None:
        suspect, weapon, room = (card for card in game.case.setup.deck if game.truth[card] == ENVELOPE)
        assert posterior.envelope.probability((suspect, weapon, room)) > 0


def certain_cells_are_exact(posterior: Posterior, oracle: Brute) -> None:
    """A cell is exactly 0 or 1 if and only if it is certain."""
    for (card, holder), p in cells(posterior).items():
        share = oracle.marginals[card][holder]
        if share in {0, 1}:
            assert p == share, (card, holder, p)
        else:
            assert 0 < p < 1, (card, holder, p, share)


# Laws of two answers


def permuting_permutes(case: Case, engine: str, seed: int) -> None:
    """Renaming, reordering cards and rotating seats permute the answer."""
    other = disguise(case, Random(seed))
    same_answer(known(case, engine), answered(other.case, engine, seed=2), other)


def order_does_not_matter(case: Case, engine: str, seed: int) -> None:
    events = list(case.events)
    Random(seed).shuffle(events)
    shuffled = case.with_fixed_passes(events=events)  # who is asked depends on the order
    same_answer(known(case, engine), answered(shuffled, engine, seed=2), undisguised(shuffled))


def same_seed_same_numbers(case: Case, engine: str) -> None:
    first, second = known(case, engine), answered(case, engine)
    np.testing.assert_array_equal(first.marginals, second.marginals)
    assert first.deals == second.deals
    assert joint(first) == joint(second)


@dataclass(frozen=True)
class Disguise:
    """A renamed case, and the new name of each card and player."""

    case: Case
    cards: dict[Card, Card]
    holders: dict[Holder, Holder]


def undisguised(case: Case) -> Disguise:
    return Disguise(case, {card: card for card in case.setup.deck}, {holder: holder for holder in case.setup.holders})


def disguise(case: Case, rng: Random) -> Disguise:
    """Shuffle and rename the cards of each category, rename the players and rotate the seats."""
    setup = case.setup
    shuffled = [rng.sample(setup.deck.of(category), len(setup.deck.of(category))) for category in Category]
    deck = Deck(*(tuple(f"{card.category.name} {i}" for i, card in enumerate(cards)) for cards in shuffled))
    cards = dict(zip((card for group in shuffled for card in group), deck.cards, strict=True))
    holders = {holder: holder for holder in setup.holders} | {name: f"Player {name}" for name in setup.seats}
    turned = rng.randrange(len(setup.players))
    players = tuple(replace(p, name=holders[p.name], suspect=None) for p in setup.players)
    other = replace(
        setup,
        deck=deck,
        edition=None,
        players=players[turned:] + players[:turned],
        me=None if setup.me is None else holders[setup.me],
        my_hand=tuple(cards[card] for card in setup.my_hand),
        face_up=tuple(cards[card] for card in setup.face_up),
    )
    return Disguise(Case(other, tuple(in_other_words(e, cards, holders) for e in case.events)), cards, holders)


def in_other_words(event: Event, cards: Mapping[Card, Card], names: Mapping[str, str]) -> Event:
    """The event with every card and every player renamed."""
    if isinstance(event, Note):
        return replace(event, holder=names[event.holder], card=cards[event.card])
    if isinstance(event, Move):
        return replace(
            event, player=names[event.player], to=cards[event.to] if isinstance(event.to, Card) else event.to
        )
    if isinstance(event, Peek):
        return replace(event, player=names[event.player], at=names[event.at])
    if isinstance(event, Out | Back):
        return replace(event, player=names[event.player])
    told = None if event.cards is None else tuple(cards[card] for card in event.cards)
    if isinstance(event, GroupNote | OpenHand):
        return replace(event, holder=names[event.holder], cards=told)
    spoken = replace(event, by=names[event.by], cards=told)
    if not isinstance(spoken, Suggestion):
        return spoken
    overlooked = tuple((names[who], tuple(cards[card] for card in missed)) for who, missed in spoken.overlooked)
    spoken = replace(spoken, overlooked=overlooked)
    return replace(
        spoken,
        passed=tuple(names[name] for name in spoken.passed),
        refuted_by=spoken.refuted_by and names[spoken.refuted_by],
        shown=spoken.shown and cards[spoken.shown],
        further=tuple(
            replace(more, player=names[more.player], shown=more.shown and cards[more.shown]) for more in spoken.further
        ),
    )


def same_answer(first: Posterior, second: Posterior, words: Disguise) -> None:
    there = {(words.cards[c], words.holders[h]): p for (c, h), p in cells(first).items()}
    off = np.array([there[cell] - p for cell, p in cells(second).items()])
    assert len(off) == len(there)
    if first.stderr is None:
        assert (abs(off) <= slack(second).ravel() * 2).all(), abs(off).max()
    else:
        theirs = {
            (words.cards[c], words.holders[h]): e for (c, h), e in zip(cells(first), first.stderr.flat, strict=True)
        }
        errors = np.hypot([theirs[cell] for cell in cells(second)], np.ravel(second.stderr))
        assert (abs(off) <= SIGMAS * errors + 1e-9).all(), abs(off).max()
    assert first.deals == second.deals
    if first.exact:
        assert first.solutions == second.solutions
        renamed = {frozenset(words.cards[card] for card in triple): p for triple, p in joint(first).items()}
        agree(renamed, {frozenset(triple): p for triple, p in joint(second).items()}, 2 * ROUNDING[first.show_model])


# Against the oracle


def equals_brute_force(case: Case, posterior: Posterior) -> None:
    equals_oracle(posterior, ask(case, posterior.show_model))


def equals_oracle(posterior: Posterior, oracle: Brute) -> None:
    """An exact engine is right; an estimate is within its own error (if it states one)."""
    want = np.array([[float(oracle.marginals[c][h]) for h in posterior.holders] for c in posterior.cards])
    if posterior.exact or posterior.stderr is not None:
        off = abs(posterior.marginals - want)
        assert (off <= slack(posterior)).all(), f"off by {off.max():.3g}"
    if posterior.deals is not None:
        assert posterior.deals == oracle.deals
    certain_cells_are_exact(posterior, oracle)
    if posterior.solutions is not None:
        assert set(joint(posterior)) == set(oracle.envelope)
    if posterior.exact:
        assert posterior.solutions == len(oracle.envelope)
        agree(joint(posterior), oracle.envelope, ROUNDING[posterior.show_model])


def agree(found: Mapping[object, float], want: Mapping[object, object], tolerance: float) -> None:
    """The same keys, and numbers within the tolerance."""
    assert set(found) == set(want)
    for key, p in want.items():
        assert abs(found[key] - float(p)) <= tolerance, (key, found[key], float(p))  # type: ignore[arg-type]


def contradicts_with_reason(case: Case, engine: str) -> None:
    """A contradiction is raised, and no deal fits the entries it names."""
    try:
        posterior = answered(case, engine)
    except Contradiction as contradiction:
        conflict = contradiction.conflict
    else:
        raise AssertionError(f"no deal fits, yet {engine} answers (deals: {posterior.deals})")
    assert conflict
    assert len(set(conflict)) == len(conflict)
    counted = {i for i, _ in case.counted}
    assert all(entry == SETUP or entry in counted for entry in conflict), conflict
    loose = (2 + len(case.setup.sizes)) ** len(case.setup.deck)
    entries = conflict if loose <= AFFORDABLE else {*conflict, SETUP}
    assert clashes(case, entries), f"{conflict} can all be so"


# Several laws at a time


def every_law(engine: str, game: Game, seed: int) -> None:
    """The laws that need no oracle."""
    posterior = known(game.case, engine)
    is_a_distribution(game.case, posterior)
    joint_fits_the_envelope(posterior)
    truth_is_possible(game, posterior)
    permuting_permutes(game.case, engine, seed)
    order_does_not_matter(game.case, engine, seed)
    same_seed_same_numbers(game.case, engine)


def against_the_oracle(engine: str, game: Game) -> None:
    for model in ShowModel:
        mine = model is game.case.setup.rules.show_model
        equals_brute_force(game.case, known(game.case, engine) if mine else answered(game.case, engine, model))


def hands_against_the_oracle(game: Game) -> None:
    """Whole hands, which are computed independently of the engine."""
    for model in ShowModel:
        oracle = ask(game.case, model)
        for player in game.case.setup.seats:
            found = hands(game.case, player, show_model=model)
            assert len(found.hands) == len(found.probabilities)
            by_hand = {frozenset(hand): float(p) for hand, p in zip(found.hands, found.probabilities, strict=True)}
            assert len(by_hand) == len(found.hands)
            agree(by_hand, oracle.hands[player], ROUNDING[model])


# Many games

CHUNK = 20


def chunks(first: int, last: int, *, quick: int | None = None) -> list[object]:
    """Chunks of seeds, one per test; those after the first ``quick`` belong to the slow tier."""
    slow = last if quick is None else first + quick
    bounds = [*range(first, slow, CHUNK), *range(slow, last, CHUNK), last]
    return [
        pytest.param(range(start, end), id=f"from {start}", marks=[pytest.mark.slow] * (start >= slow))
        for start, end in pairwise(bounds)
    ]


def holds_in_small_games(engines: Sequence[str], seeds: range) -> None:
    for seed in seeds:
        game = small_game(seed)
        for engine in engines:
            with named(f"small_game({seed}) by {engine}"):
                every_law(engine, game, seed)
                against_the_oracle(engine, game)
        with named(f"hands of small_game({seed})"):
            hands_against_the_oracle(game)


def holds_at_real_tables(engines: Sequence[str], seeds: range) -> None:
    """What else happens at a table, by all engines."""
    for seed in seeds:
        game = table_game(seed)
        for engine in engines:
            with named(f"table_game({seed}) by {engine}"):
                every_law(engine, game, seed)
                against_the_oracle(engine, game)
        with named(f"hands of table_game({seed})"):
            hands_against_the_oracle(game)


def finds_out_lies(engines: Sequence[str], seeds: range) -> None:
    """The case is consistent after all, or the contradiction names entries that really contradict."""
    for seed in seeds:
        case = corrupted(seed, small_game(seed, cards=7))
        for engine in engines:
            with named(f"corrupted({seed}, small_game({seed}, cards=7)) by {engine}"):
                if ask(case, ShowModel.IGNORE).deals == 0:
                    contradicts_with_reason(case, engine)
                else:
                    equals_brute_force(case, answered(case, engine))


@dataclass(frozen=True)
class Refusing:
    """An engine that refuses everything."""

    name: str
    complete = True

    def posterior(self, evidence, rng=None):
        raise TooLargeError(f"{self.name} is tired")

    def draw(self, evidence, n, rng):
        raise TooLargeError(f"{self.name} is tired")
