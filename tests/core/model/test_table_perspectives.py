"""At a real table, too, a perspective holds exactly what was seen there."""

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from core.formats.case_file import case_to_json
from core.formats.case_reader import case_from_dict
from core.formats.editions import edition
from core.model.cards import Category
from core.model.case import Case
from core.model.events import Accusation, GroupNote, Note, OpenHand, Peek, Seen, Suggestion
from core.model.perspective import cards_all_saw, player_perspective, public_perspective, who_saw
from core.model.rules import PoolRule, Rules
from core.model.seats import POOL, Player
from core.model.setup import Setup
from core.players.namings import suggestions_of
from core.situation.rivals import sample_perspectives
from core.situation.situation import Situation
from tests.games import classic_game
from tests.oracle.brute import possible
from tests.table_games import table_game

SLOW = pytest.mark.slow
SEEDS = [*range(40), *(pytest.param(seed, marks=SLOW) for seed in range(40, 400))]


def view_of(case, viewer, truth):
    return public_perspective(case) if viewer is None else player_perspective(case, viewer, truth)


def saw(event, viewer, case) -> bool:
    """Whether a viewer saw an event that not everyone did."""
    everyone = set(case.setup.seats)
    by = everyone if event.seen_by == "everyone" else {case.setup.me} if event.seen_by == "me" else {*event.seen_by}
    return by >= everyone if viewer is None else viewer in by or viewer == case.setup.me


def saw_look(event: Peek, viewer: str | None, case: Case) -> bool:
    """Whether a viewer knows that somebody looked: everyone does where a question of no answer brings a look."""
    if event.at == POOL and case.setup.rules.pool_look is PoolRule.UNANSWERED:
        return True
    return viewer is not None and viewer in (event.player, case.setup.me)


@pytest.mark.parametrize("seed", SEEDS)
def test_all_that_was_seen_and_nothing_else(seed):
    game = table_game(seed, turns=4)
    case = game.case
    for viewer in (None, *case.setup.seats):
        view = view_of(case, viewer, game.truth)
        assert all(possible(game.truth, event) for event in view.case.events)
        assert not any(isinstance(event, Suggestion) and event.overlooked for event in view.case.events)
        for i, event in case.counted:
            theirs = [seen for at, seen in zip(view.entries, view.case.events, strict=True) if at == i]
            if isinstance(event, Seen):
                assert len(theirs) == saw(event, viewer, case)
            elif isinstance(event, Accusation):
                hears = event.correct or saw(event, viewer, case)
                assert [seen.cards for seen in theirs] == [event.cards if hears else None]
            elif isinstance(event, Peek):
                assert len(theirs) == saw_look(event, viewer, case)
            else:
                assert type(theirs[-1]) is type(event)
        assert all(not case.events[i].aside for i in view.entries)


def retold(lot: Random, case: Case, viewer: str | None, me: str | None) -> Case:
    """The same evening as somebody else wrote it down; what the viewer did not see is another."""
    deck, events = case.setup.deck, []
    others = [player for player in case.setup.seats if player != viewer]
    unseen = tuple(others[:-1]) if viewer is None else tuple(others)
    for event in case.events:
        if isinstance(event, Seen):
            if saw(event, viewer, case) and not event.aside:
                mine = () if case.setup.me is None else (case.setup.me,)
                events.append(replace(event, seen_by=mine if event.seen_by == "me" else event.seen_by))
        elif isinstance(event, Accusation) and not event.correct and not saw(event, viewer, case):
            three = tuple(lot.choice(deck.of(category)) for category in Category)
            mine = () if case.setup.me is None else (case.setup.me,)
            told = replace(event, cards=lot.choice((three, None)))
            events.append(replace(told, seen_by=mine if event.seen_by == "me" else event.seen_by))
        elif isinstance(event, Suggestion):
            answers = [
                replace(a, shown=lot.choice((None, *event.cards)))
                if a.shows and viewer not in (event.by, a.player)
                else a
                for a in event.answers
            ]
            events.append(replace(event.with_answers(answers), follows=event.follows))
        elif not isinstance(event, Peek) or saw_look(event, viewer, case):
            events.append(event)
        if lot.random() < 0.4:
            cards = tuple(lot.sample(deck.cards, 2))
            hidden = lot.choice((OpenHand("Ann", cards), GroupNote("Bob", cards), Note("Ann", cards[0], holds=True)))
            events += [replace(hidden, seen_by=unseen), Peek(others[0], viewer or others[1])]
    hand = tuple(lot.sample(deck.cards, case.setup.sizes[me])) if me else ()
    return Case(replace(case.setup, me=me, my_hand=hand), tuple(events))


@pytest.mark.parametrize(
    ("at", "rule", "knowing"),
    [
        ("Cid", PoolRule.NEVER, {"Ann", "Bob"}),
        ("Cid", PoolRule.UNANSWERED, {"Ann", "Bob"}),
        (POOL, PoolRule.NEVER, {"Ann", "Bob"}),
        (POOL, PoolRule.UNANSWERED, {None, "Ann", "Bob", "Cid"}),
    ],
)
def test_a_secret_look_is_known_to_who_looks_and_who_wrote_it_down(at, rule, knowing):
    players = tuple(Player(name, 5) for name in ("Ann", "Bob", "Cid"))
    rules = Rules(pool_look=rule)
    deck = edition("classic-uk").deck
    setup = Setup(deck, players, "classic-uk", "Ann", tuple(map(deck.card, MINE)), pool=3, rules=rules)
    case = Case(setup, (look := Peek("Bob", at),))
    views = {viewer: view_of(case, viewer, {}).case.events for viewer in (None, *setup.seats)}
    assert {viewer for viewer, events in views.items() if look in events} == knowing


@pytest.mark.parametrize("seed", SEEDS)
def test_what_a_player_cannot_have_seen_changes_no_byte(seed):
    game, lot = table_game(seed, turns=4), Random(seed)
    case = game.case
    for viewer in (None, *case.setup.seats):
        if viewer is not None and viewer == case.setup.me:
            continue
        me = lot.choice([None, *(player for player in case.setup.seats if player != viewer)])
        named = Case(case.setup, tuple(e for e in case.events if not _is_mine_alone(e, case)))
        mine = view_of(_with_shown(named, viewer, game.truth), viewer, game.truth)
        theirs = view_of(retold(lot, _with_shown(named, viewer, game.truth), viewer, me), viewer, game.truth)
        assert case_to_json(theirs.case) == case_to_json(mine.case)


def _is_mine_alone(event, case) -> bool:
    """Whether what an accusation tells depends on who wrote the case."""
    return isinstance(event, Accusation) and event.seen_by != "everyone" and case.setup.me is None


def _with_shown(case: Case, viewer: str | None, truth) -> Case:
    for i, event in enumerate(case.events):
        if isinstance(event, Suggestion):
            answers = [
                replace(a, shown=next(card for card in event.cards if truth[card] == a.player))
                if a.shows and viewer in (event.by, a.player)
                else a
                for a in event.answers
            ]
            case = case.replaced(i, replace(event.with_answers(answers), follows=event.follows))
    return case


# What a rival knows

HAND = ["Mrs White", "Rope", "Hall", "Study", "Dagger"]
MINE = ["Mrs Peacock", "Candlestick", "Library", "Lounge", "Spanner"]


def evening(*, opened: str | list[str] | None) -> Case:
    """Dot's five cards lie open, for everyone or some; or (None) the same cards are face up, and she is not there."""
    players = [{"name": name, "hand_size": size} for name, size in (("Ann", 5), ("Bob", 4), ("Cid", 4))]
    asked = [
        {"type": "suggestion", "by": "Ann", "cards": ["Reverend Green", "Revolver", "Kitchen"], "refuted_by": "Bob"},
        {"type": "suggestion", "by": "Bob", "cards": ["Reverend Green", "Revolver", "Ballroom"], "refuted_by": "Cid"},
    ]
    asked[0]["shown"] = "Kitchen"
    case = {"format": "deerstalker-case", "version": 2, "edition": "classic-uk", "me": "Ann", "my_hand": MINE}
    if opened is None:
        return case_from_dict({**case, "players": players, "face_up": HAND, "events": asked})
    leaves = [
        {"type": "accusation", "by": "Dot", "cards": None, "correct": False},
        {"type": "hand", "player": "Dot", "cards": HAND, "seen_by": opened},
        {"type": "out", "player": "Dot", "answers": False},
    ]
    return case_from_dict({**case, "players": [*players, {"name": "Dot", "hand_size": 5}], "events": [*leaves, *asked]})


def danger(case: Case) -> list[float]:
    return [part for rival in Situation.of(case).rivals for part in (rival.entropy_bits, rival.right, rival.pace)]


def test_a_hand_laid_open_to_everyone_is_as_good_as_face_up():
    assert danger(evening(opened="everyone")) == pytest.approx(danger(evening(opened=None)), abs=1e-9)
    assert danger(evening(opened=["Bob", "Cid", "Dot"])) == pytest.approx(danger(evening(opened=None)), abs=1e-9)


def test_what_only_i_saw_frightens_nobody():
    assert danger(evening(opened="me"))[0] > danger(evening(opened="everyone"))[0] + 1


def test_what_i_saw_of_the_only_other_player_is_not_public():
    case = classic_game(5, players=2, turns=2).case
    other = next(name for name in case.setup.seats if name != case.setup.me)
    note = Note(other, case.setup.deck.cards[0], holds=True)
    assert not cards_all_saw(note, case.setup)
    assert cards_all_saw(replace(note, seen_by="everyone"), case.setup) == (note.card,)


def test_who_takes_no_turns_is_not_feared():
    case = evening(opened="me")
    assert [rival.player for rival in Situation.of(case).rivals] == ["Bob", "Cid"]
    absent = tuple(replace(player, turns=player.name != "Cid") for player in case.setup.players)
    assert [r.player for r in Situation.of(case.with_setup(replace(case.setup, players=absent))).rivals] == ["Bob"]


def test_a_look_is_one_card_he_had_not_seen():
    case = evening(opened="me").appended(Peek("Bob", "Cid"))
    deals = Situation.of(case).cards.table.deals
    views = list(sample_perspectives(case, deals, "Bob", np.random.default_rng(1)))
    looks = [[event for event in view.events if isinstance(event, Note)] for view in views]
    assert all(len(notes) == 1 and notes[0].holder == "Cid" and notes[0].holds for notes in looks)
    assert len({notes[0].card for notes in looks}) > 3
    assert not any(isinstance(event, Peek) for view in views for event in view.events)


def test_who_saw_my_card():
    case = evening(opened="me")
    rope, mine = case.setup.deck.card("Rope"), case.setup.deck.card("Library")
    case = case.appended(OpenHand("Ann", case.setup.my_hand, seen_by=("Cid",)))
    asked = Suggestion(
        "Bob", (case.setup.deck.card("Mrs White"), rope, mine), refuted_by="Ann", shown=mine, follows=True
    )
    case = case.appended(asked).appended(Note("Ann", mine, holds=True, seen_by="everyone"))
    assert who_saw(case, mine) == {"Bob": (6, 7), "Cid": (5, 7), "Dot": (7,)}


def test_what_lay_open_counts_as_face_up_in_what_people_name():
    """The holders stand in the same places in both cases, so the same deals serve for both."""
    laid, lying, unknown = (evening(opened=opened) for opened in ("everyone", None, "me"))
    places = Situation.of(lying).cards.table.deals.places
    (of_laid,), (of_lying,), (of_unknown,) = (
        list(suggestions_of(case, places, "Bob")) for case in (laid, lying, unknown)
    )
    for mine, theirs, other in zip(of_laid.namings, of_lying.namings, of_unknown.namings, strict=True):
        np.testing.assert_array_equal(mine.cards, theirs.cards)
        np.testing.assert_array_equal(mine.named, theirs.named)
        assert not np.array_equal(mine.cards, other.cards)
