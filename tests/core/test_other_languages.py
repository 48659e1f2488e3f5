"""Whatever core says to a person can be said in another language, whole: explanations, clashes, advice, steps."""

import ast
import inspect
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random
from types import ModuleType
from typing import Final

import numpy as np
import pytest

from core.advice.advice import advise
from core.advice.text import (
    Comparison,
    headline,
    of_answer,
    of_move,
    of_showing,
    of_shown,
    of_suggestion,
    whether_to_accuse,
    why,
)
from core.board.reader import parse_board
from core.conflicts.conflicts import changes, conflict_reason, corrections, find_conflicts, setup_doubts
from core.engines.conflict import Conflict
from core.engines.contract import TooLargeError
from core.engines.driver import answer
from core.engines.tuning import Tuning
from core.evidence.evidence import evidence_of
from core.explain import conclusions_text as derived_words
from core.explain.conclusions_text import DerivedWords
from core.explain.dependence import DependenceWords, dependence, moved
from core.explain.explanation import explain
from core.explain.phrases import Phrases, cannot_be, entries
from core.explain.proof import Derivation, Fact, Rule, SlotTable
from core.explain.revealed import revealed, showed
from core.formats.case_reader import parse_case
from core.formats.plain_text import parse_plain_text
from core.formats.validity import event_problems, setup_problems
from core.history.history import History
from core.history.steps import step_name
from core.model.cards import Card, Category
from core.model.case import Case
from core.model.events import Accusation, Event, GroupNote, Move, Note, Suggestion
from core.model.problems import InvalidCaseError
from core.model.rules import ShowModel
from core.model.seats import ENVELOPE, FACE_UP, POOL, Player
from core.policies.registry import POLICIES, policy
from core.policies.showing import Showing, shown_to_each
from core.situation.situation import Situation
from core.text.text import Speaker, Text, counted, say, sentence
from core.timeline.timeline import grouped_marks, timeline_rows
from tests.core.cli.cases import EXAMPLE
from tests.core.tables import board_game, every_rules
from tests.games import NAMES, Habits, classic_game, corrupted, small_game

_KEPT: Final = re.compile(r"(\{[^{}]*\})|([^{]+)")
"""A value of a text, or what stands between values."""

_NAMES: Final = re.compile(rf"\b({'|'.join(NAMES)})\b")


class Loud(Speaker):
    """Says texts in capitals, and a card as a sign."""

    def template(self, text: Text) -> str:
        return _KEPT.sub(lambda part: part[1] or part[2].upper(), counted(text.template, text.number))

    def card(self, card: Card) -> str:
        return "♠"

    def the_card(self, card: Card) -> str:
        return "♠"


class Blank(Loud):
    """Leaves out what is no text: the values of a text that stand in somebody's file."""

    def said(self, text: str) -> str:
        return super().said(text) if isinstance(text, Text) else "…"


LOUD: Final = Loud()
BLANK: Final = Blank()


def quiet(said: str, speaker: Speaker = LOUD) -> str:
    """Return the words of a text that no translator would see: all but capitals, numbers, signs and players' names."""
    words = _NAMES.sub("", speaker.said(said)).split()
    return " ".join(word for word in words if word != word.upper())


def all_loud(said: Iterable[str], speaker: Speaker = LOUD) -> int:
    """Check that every text can be said in another language, whole; return how many there were."""
    every = list(said)
    for text in every:
        assert isinstance(text, Text) or not text, f"{text!r} stays English"
        assert not quiet(text, speaker), f"{quiet(text, speaker)!r} in {speaker.said(text)!r}"
    return len(every)


def templates(said: Iterable[str]) -> Iterator[str]:
    """Give the templates of texts, and of the texts in them."""
    for text in said:
        if isinstance(text, Text):
            yield text.template
            yield from templates(value for value in text.values.values() if isinstance(value, str))


def written(module: ModuleType) -> set[str]:
    """Return all templates that a module says."""
    calls = (node for node in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(node, ast.Call))
    said = (call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "say")
    return {str(one.value) for one in said if isinstance(one, ast.Constant)}


pytestmark = pytest.mark.usefixtures("few_deals")

BUSY = Habits(note=0.3, failed_accusation=0.2, right_accusation=0.05, unseen_own_show=0.5)


def games(number: int, **how: int) -> Iterator[Case]:
    for seed in range(number):
        yield small_game(seed, **how).case


# --- the yardstick


def test_what_stands_out():
    assert quiet("plain") == "plain"
    assert not quiet(say("{who} has it").format(who="Ann"))
    assert quiet(say("{who} has it").format(who="the butler")) == "the butler"
    assert LOUD.said(sentence(say("%n card(s) of {who}", "", 2).format(who="Bob"))) == "2 CARDS OF Bob."


# --- reasons


def explained(case: Case) -> Iterator[str]:
    for card in case.setup.deck:
        for holder in case.setup.holders:
            found = explain(case, card, holder)
            if found is not None:
                yield from found.steps


def test_explanations():
    said = [step for case in games(13, cards=10, turns=7) for step in explained(case)]
    assert all_loud(said) > 250
    told = set(templates(said))
    assert {"{who} passed {passes}", "you hold {cards}", "{cards} can be nowhere else, so {so}"} & told
    assert len(told) > 30


def test_every_conclusion():
    """Also those that hardly a game needs, and of which no game of these shows whether they can be said."""
    case = small_game(3).case
    setup = replace(case.setup, me="Ann", my_hand=(), pool=1, face_up=case.setup.deck.cards[:1])
    table = SlotTable.of(evidence_of(replace(case, setup=setup, events=()), ShowModel.IGNORE))
    note = GroupNote("Ann", setup.deck.cards[:3], at_least=2)
    words = DerivedWords(Phrases(setup), table, [note] * 6)
    shown = {Rule.REFUTED, Rule.REFUTATIONS_FILL, Rule.NOTED_SEVERAL}
    players = [slot for slot, one in enumerate(table.slots) if one.holder in setup.seats]
    one_of_each = [setup.deck.bits[setup.deck.of(category)[0].name] for category in Category]
    said = [
        words.said(
            Derivation(rule, sources, (Fact(0, there, holds=True),), beside, (slot, there)), slot, cards, holds=holds
        )
        for rule in words.ways
        for sources in ((2,), (2, 5))
        for beside in (0, 1, 7)
        for slot in (players if rule in shown else range(len(table.slots)))
        for there in range(len(table.slots))
        for cards in one_of_each[slot : slot + 1] or one_of_each[-1:]  # in the envelope those of its category
        for holds in (True, False)
    ]
    assert all_loud(said) > 1000
    assert set(templates(said)) >= written(derived_words)


def test_conflicts_their_reasons_and_what_would_correction_them():
    said = [text for seed in range(25) for text in of_conflicts(corrupted(seed, small_game(seed, turns=6)))]
    assert all_loud(said) > 200
    assert {"remove it", "so {clause}"} & set(templates(said))


def of_conflicts(case: Case) -> Iterator[str]:
    found = find_conflicts(case)
    for conflict in found:
        reason = conflict_reason(
            case, conflict, this=max((one for one in conflict if isinstance(one, int)), default=None)
        )
        yield from reason.steps
        yield cannot_be(conflict)
        yield cannot_be(conflict, reason.setup)
        yield from (correction.words for correction in corrections(case, conflict, found))
    yield setup_doubts(case.setup)
    yield setup_doubts(case.setup, alone=True)


@pytest.mark.parametrize("conflict", [(), (2,), (2, "set-up"), (2, 4), (2, 4, 7), (2, 4, "set-up")])
def test_what_cannot_be_true(conflict: Conflict):
    assert all_loud([cannot_be(conflict), entries(conflict)]) == 2


def test_every_change_of_an_entry():
    events = [
        (change.words, case)
        for seed in range(12)
        for case in [busy(seed)]
        for e in case.events
        for change in changes(e, case.setup)
    ]
    assert all_loud(words for words, _ in events) > 1000


def busy(seed: int) -> Case:
    return classic_game(seed, 3 + seed % 3, 8, habits=BUSY, spectator=not seed % 4).case


def test_what_the_timeline_tells():
    said = [text for case in games(15, turns=6) for text in of_timeline(case)]
    assert all_loud(said) > 50


def of_timeline(case: Case) -> Iterator[str]:
    bits = case.setup.deck.bits
    for row in timeline_rows(case):
        for one in grouped_marks(row.new_marks, case.setup.holders):
            cards = sum(bits[card.name] for card in one.cards)
            yield sentence(Phrases(case.setup).says(cards, one.holder, holds=one.holds))
    known = answer(case)
    for many in revealed(case, known).values():
        for found in many:
            yield sentence(showed(found))


def test_every_phrase_and_what_to_show_and_what_scores_count():
    case = small_game(3).case
    setup = replace(case.setup, me="Ann", pool=1, face_up=case.setup.deck.cards[:1])
    phrases = Phrases(setup)
    holders = ("Ann", "Bob", ENVELOPE, POOL, FACE_UP)
    clauses = [
        phrases.says(cards, one, holds=holds) for one in holders for holds in (True, False) for cards in (1, 3, 7)
    ]
    assert all_loud(clauses) == 30
    assert all_loud([phrases.where(one) for one in holders]) == 5
    assert all_loud([phrases.who(one) for one in holders]) == 5
    assert len(set(templates(clauses))) == 20 + len({"{card:the}", "and", "or", "nor", "comma"})
    # what to show
    card = small_game(0).case.setup.deck.cards[0]
    shows = [Showing(card, 1.5, seen, known) for seen in (True, False) for known in (0, 1, 2)]
    assert all_loud(of_showing(show, "Bob") for show in shows) == 6
    # what scores count
    assert all_loud(policy(name).unit for name in POLICIES) == len(POLICIES)


def test_what_open_cells_depend_on():
    said = [text for seed in (1, 2, 3, 5, 8) for text in of_open_cells(small_game(seed, turns=4).case)]
    assert all_loud(said) > 20


def of_open_cells(case: Case) -> Iterator[str]:
    for card in case.setup.deck.cards[:4]:
        found = dependence(case, card, case.setup.holders[1])
        if found is not None:
            words = DependenceWords(case.setup, card, found.holder)
            yield from words.suggestions(found.decisive)
            yield from map(moved, found.moved)


# --- advice


@pytest.mark.parametrize("seed", range(6))
def test_advice(seed):
    rules = list(every_rules())[Random(seed).randrange(32)]
    game, mansion = board_game(seed, 3 + seed % 3, 3 + 5 * seed, rules)
    assert all_loud(of_advice(Situation.of(game.case, mansion))) > 10
    assert all_loud(of_advice(Situation.of(game.case))) > 3


def of_advice(here: Situation) -> Iterator[str]:
    for roll in (None, here.dice.most):
        found = advise(here, roll=roll)
        yield headline(found)
        yield found.unit
        yield whether_to_accuse(found)
        yield whether_to_accuse(replace(found, accuse=replace(found.accuse, p=1.0, allowed=False)))
        yield whether_to_accuse(replace(found, accuse=replace(found.accuse, p=0.5)))
        yield from (of_move(found, move) for move in found.moves)
        yield headline(replace(found, accuse=replace(found.accuse, p=1.0)))
        yield headline(replace(found, mansion=None))
        yield why(found)
        compared = Comparison(found)
        yield from (compared.why(one) for one in found.suggestions[::20])
        yield compared.ties or ""
    yield of_suggestion(found.of(found.suggest))
    yield from map(of_answer, found.of(found.suggest).answers)
    yield from (of_shown(cards) for _, cards in shown_to_each(here.case))


# --- engines


@pytest.mark.parametrize("engine", ["auto", "exact", "centre", "montecarlo"])
def test_how_engines_answer(engine):
    found = answer(small_game(4, turns=5).case, engine, rng=np.random.default_rng(1))
    assert all_loud([found.method, found.reason]) == 2


def test_what_is_too_large():
    case = classic_game(1, 6, 3).case
    found = answer(case, "auto", tuning=Tuning(budget=1000), rng=np.random.default_rng(1))
    assert all_loud([found.method, found.reason]) == 2
    assert isinstance(TooLargeError(say("too large")).text, Text)


# --- steps and problems


def test_the_names_of_steps():
    case = busy(1)
    names = []
    for event in steps_of(case):
        history = History(case)
        history.append(event)
        last = len(case.events)
        history.set_aside(last)
        history.set_aside(last, aside=False)
        history.move(last, 0)
        history.delete(0)
        history.insert(0, event)
        history.replace(0, replace(event, comment="later"))
        history.set_aside(0, 1)
        history.change_setup(replace(case.setup, rules=replace(case.setup.rules, dice=1)))
        names += [step_name(step, before) for step, before in zip(history.steps, history.cases, strict=False)]
    assert all_loud(names) == 45


def steps_of(case: Case) -> list[Event]:
    suspect, weapon, room = (case.setup.deck.cards[i] for i in (0, 6, 12))
    return [
        Suggestion("Ann", (suspect, weapon, room)),
        Accusation("Ann", (suspect, weapon, room)),
        Note("Bob", weapon, holds=False),
        Note(ENVELOPE, weapon, holds=False),
        Move("Ann", room),
    ]


def told(error: InvalidCaseError) -> Iterator[str]:
    """The problems of a file, and where they are in it."""
    for problem in error.problems:
        yield problem.what
        if isinstance(problem.where, Text):
            yield problem.text


def test_what_is_wrong_with_a_set_up():
    case = small_game(2).case
    setup = case.setup
    card, other = setup.deck.cards[:2]
    broken = [
        replace(setup, players=()),
        replace(
            setup, players=(Player("", 1), Player("Bob", -1), Player("Bob", 1), Player("bob", 1), Player("pool", 1))
        ),
        replace(setup, pool=-1),
        replace(setup, pool=50),
        replace(setup, players=(Player("Ann", 1), Player("Bob", 1))),
        replace(setup, me="Ann", my_hand=(card, card, other), face_up=(card,)),
        replace(setup, me=None, my_hand=(card,)),
        replace(setup, deck=replace(setup.deck, suspects=(), weapons=("", "Rope", "Rope"))),
        replace(setup, rules=replace(setup.rules, dice=5)),
    ]
    said = [problem.what for one in broken for problem in setup_problems(one)]
    assert all_loud(said, BLANK) > 15


def test_what_is_wrong_with_entries():
    case = busy(1)
    setup = case.setup
    suspect, weapon, room = (setup.deck.cards[i] for i in (0, 6, 12))
    wrong: list[Event] = [
        Suggestion("Ann", (suspect, weapon, weapon), passed=("Ann", "Bob", "Bob"), shown=room),
        Suggestion("Ann", (suspect, suspect, room), refuted_by="Bob", shown=weapon),
        Note("Zoe", weapon, holds=True),
        Note(POOL, weapon, holds=True),
        Move("Ann", weapon, roll=-1, via="lift"),
        Move("Ann", (1, 2)),
    ]
    setup = replace(setup, board=None)
    said = [problem.what for event in wrong for problem in event_problems(event, setup)]
    assert all_loud(said, BLANK) > 10


BROKEN = (
    "",
    "{",
    "[]",
    json.dumps({**EXAMPLE, "version": 99, "format": 3, "players": "nobody", "me": 5, "pool": True}),
    json.dumps({**EXAMPLE, "events": [{"type": "guess"}, {"type": "move", "player": "Ann"}, {"type": "note"}, 7]}),
    json.dumps({**EXAMPLE, "edition": "classc", "extra": 1, "rules": {"answers": "some", "may_stay": 1}}),
    json.dumps({**EXAMPLE, "events": [{"type": "suggestion", "by": "Ann", "cards": ["Rope"]}]}),
)


@pytest.mark.parametrize("text", BROKEN)
def test_what_is_wrong_with_a_file(text):
    with pytest.raises(InvalidCaseError) as refused:
        parse_case(text)
    assert all_loud(told(refused.value), BLANK)


def test_what_is_wrong_with_logs_and_boards():
    said: list[str] = []
    for log in ("Ann\n", "A B\nC D\nE F\nx\nAnn\n", "A B\nC D\nE F\n2\nAnn 1\nnone 2\nguess Ann\nmove\n"):
        with pytest.raises(InvalidCaseError) as refused:
            parse_plain_text(log)
        said += told(refused.value)
    for board in ("", "grid\nK?\nend\nroom K Kitchen\ndoor K 0 0 Q classic\npassage K K\n", "end\nroom KK\ndoor K\n"):
        with pytest.raises(InvalidCaseError) as refused:
            parse_board(board)
        said += told(refused.value)
    assert all_loud(said, BLANK) > 10
