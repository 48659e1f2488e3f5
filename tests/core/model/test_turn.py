"""Whose turn it is, as far as the entries tell: who is out is left out, and another order at the table is learnt."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.formats.editions import edition
from core.model.events import Accusation, Move, Note, Suggestion, Via
from core.model.seats import Player
from core.model.setup import Setup
from core.model.turn import turn_of

DECK = edition("classic-uk").deck
NAMES = {"A": "Ann", "B": "Bob", "C": "Cid", "D": "Dot", "E": "Eve"}
THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))
SETUP = Setup(DECK, tuple(Player(name, 3) for name in NAMES.values()))


def events(text: str) -> tuple:
    """A letter is a suggestion by that player, in small an accusation that is wrong; a point is a note."""
    note = Note("Bob", THREE[0], holds=False)
    return tuple(
        note
        if sign == "."
        else Suggestion(NAMES[sign], THREE)
        if sign.isupper()
        else Accusation(NAMES[sign.upper()], THREE)
        for sign in text
    )


@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("", "Ann"),
        ("A", "Bob"),
        ("ABCDE", "Ann"),
        ("A.", "Bob"),
        ("AC", "Dot"),  # Bob's turn brought no entry
        ("ACBD", "Eve"),
        # who accused wrongly is out
        ("Aa", "Bob"),
        ("ABbCDEA", "Cid"),
        ("ABbc", "Dot"),
        ("aABCDE", "Bob"),
        ("abcd", "Eve"),
        ("abcdE", "Eve"),
        ("abcde", None),
        # two whole rounds in another order make it the usual one
        ("AEDCB", "Cid"),
        ("AEDCBAEDCB", "Ann"),
        ("AEDCBAEDCBA", "Eve"),
        ("AEDCBAEDCBAE", "Dot"),
        ("AEDCBAEDCBAa", "Eve"),
        ("AEDCBAEDCBABCDEABCDEA", "Bob"),  # and they changed their minds
        ("BDACEBDACE", "Bob"),
        ("ABCDEACABCDE", "Ann"),
    ],
)
def test_who_asks_next(text, asks):
    assert turn_of(SETUP, events(text)).asks == asks


@pytest.mark.parametrize(
    ("text", "at", "skipped"),
    [
        ("", 0, ""),
        ("C", 0, ""),  # nobody knows who began
        ("AB", 1, ""),
        ("AC", 1, "B"),
        ("A.C.", 2, "B"),
        ("ACc", 1, "B"),  # suggests and accuses in one turn
        ("ABCA", 3, "DE"),
        ("ACD", 2, ""),  # only the last turn is asked about
        ("AbCAC", 4, ""),  # Bob is out
        ("AEDCBAEDCBAD", 11, "E"),
    ],
)
def test_whose_turn_seems_to_be_missing(text, at, skipped):
    turn = turn_of(SETUP, events(text))
    assert turn.skipped == tuple(NAMES[sign] for sign in skipped)
    assert turn.began == at or not skipped


def test_what_does_not_make_a_turn_seem_to_be_missing_and_a_usual_order():
    asks = events("AC")
    assert turn_of(SETUP, (asks[0], Move("Bob", THREE[2]), asks[1])).skipped == ()
    # nobody is missed once the game is over
    assert turn_of(SETUP, asks).skipped == ("Bob",)
    assert turn_of(SETUP, (asks[0], Accusation("Cid", THREE, correct=True))).skipped == ()
    # a late move does not make the next turn seem too early
    late = (*events("ABC"), Move("Bob", THREE[2]), *events("D"))
    assert turn_of(SETUP, late).skipped == ()
    in_time = (*events("A"), Move("Dot", THREE[2]), *events("E"))
    assert turn_of(SETUP, in_time).skipped == (), "Dot had a turn, without a suggestion"
    # an entry that is aside puts nobody out
    lie = Accusation("Bob", THREE, aside=True)
    assert turn_of(SETUP, (Suggestion("Ann", THREE), lie, Suggestion("Ann", THREE))).asks == "Bob"
    # the same order is that of moves and accusations
    went = events("AEDCBAEDCB")
    assert turn_of(SETUP, went).next == "Ann"
    assert turn_of(SETUP, went).accuses == "Bob"
    moved = turn_of(SETUP, (*went, Move("Ann", THREE[2])))
    assert (moved.asks, moved.accuses, moved.next) == ("Ann", "Ann", "Eve")


@pytest.mark.parametrize(
    ("text", "moves", "asks"),
    [
        ("ABC", "D", "Dot"),
        ("ABC", "E", "Eve"),  # Dot's turn brought no entry
        ("ABC", "A", "Dot"),  # entered late: Ann has had her turn
        ("ABC", "B", "Dot"),
        ("ABC", "C", "Dot"),
        ("ABC", "BA", "Dot"),
        ("ABC", "BD", "Dot"),
        ("ABC", "DD", "Dot"),
        ("", "C", "Cid"),  # nobody knows who began
    ],
)
def test_who_moves_asks_next_unless_the_move_is_late(text, moves, asks):
    after = (*events(text), *(Move(NAMES[sign], THREE[2]) for sign in moves))
    assert turn_of(SETUP, after).asks == asks
    assert turn_of(SETUP, after).skipped == (("Dot",) if asks == "Eve" else ())
    mine = Setup(DECK, SETUP.players, me="Bob")
    for before in ("ABC", "ACB"):
        after = turn_of(mine, (*events(before), Move("Bob", THREE[2])))
        assert after.asks == "Bob", "the others may have stayed in corridors"


@pytest.mark.parametrize(
    ("act", "asks", "upcoming"),
    [
        (Move("Bob", THREE[2]), "Bob", "Cid"),
        (Move("Bob", (9, 17)), "Cid", "Cid"),  # who asks in a room, and Bob is in none
        (Move("Dot", THREE[2], via=Via.CALLED), "Bob", "Bob"),
        (Move("Dot", THREE[2], aside=True), "Bob", "Bob"),
        (Suggestion("Bob", THREE, aside=True), "Cid", "Cid"),  # whatever is wrong with it, Bob had a turn
        (Accusation("Bob", THREE), "Cid", "Cid"),
    ],
)
def test_who_asks_next_may_not_be_who_moves_next(act, asks, upcoming):
    turn = turn_of(SETUP, (*events("A"), act))
    assert (turn.asks, turn.next) == (asks, upcoming)


@pytest.mark.parametrize(("text", "accuses"), [("", "Ann"), ("B", "Bob"), ("B.", "Bob"), ("Bb", "Cid"), ("bB", "Cid")])
def test_who_has_just_asked_is_the_likeliest_to_accuse(text, accuses):
    assert turn_of(SETUP, events(text)).accuses == accuses


@st.composite
def plays(draw):
    """A table, and whole turns in order: who, and what they do; players who accuse wrongly are out."""
    seats = tuple(NAMES.values())[: draw(st.integers(2, 5))]
    setup = replace(SETUP, players=tuple(Player(name, 3) for name in seats))
    lot, out, turns, who = draw(st.randoms(use_true_random=False)), set(), [], draw(st.sampled_from(seats))
    for _ in range(draw(st.integers(1, 15))):
        moves = [Move(who, THREE[2])] if lot.random() < 0.5 else []
        accuses = [Accusation(who, THREE)] if lot.random() < 0.1 else []
        turns.append((who, [*moves, Suggestion(who, THREE), *accuses]))
        out |= {who} if accuses else set()
        if len(out) == len(seats):
            break
        who = next(name for name in (*setup.seats.others(who), who) if name not in out)
    return setup, turns, out


@given(plays())
def test_turns_that_are_all_entered_follow_each_other(play):
    setup, turns, out = play
    done = []
    for i, (who, acts) in enumerate(turns):
        if done:
            assert turn_of(setup, done).next == who
        began = len(done)
        for n, act in enumerate(acts, 1):
            turn = turn_of(setup, [*done, *acts[:n]])
            assert turn.skipped == ()
            assert turn.last == act
            assert turn.began == began or turns[i - 1][0] == who
            if isinstance(act, Move):
                assert turn.asks == turn.accuses == who or turns[i - 1][0] == who
        done += acts
    assert turn_of(setup, done).out == out
    assert (turn_of(setup, done).next is None) == (len(out) == len(setup.seats))


@given(plays(), st.integers(0, 20), st.integers(0, 10**6))
def test_what_takes_no_turn_changes_nothing(play, number, seed):
    setup, turns, _ = play
    events, lot = [act for _, acts in turns for act in acts], Random(seed)
    more = list(events)
    for _ in range(number):
        name = lot.choice(setup.seats.names)
        idle = Note(name, THREE[0], holds=True), Move(name, THREE[2], via=Via.CALLED), Move("Nobody", THREE[2])
        more.insert(lot.randint(0, len(more)), lot.choice(idle))
    plain, filled = turn_of(setup, events), turn_of(setup, more)
    assert events[plain.began] is more[filled.began]
    assert replace(filled, began=plain.began) == plain


@given(plays(), st.data())
def test_a_turn_without_an_entry_is_missed(play, data):
    setup, turns, out = play
    if len(setup.seats) < 3 or out or len(turns) < 3:
        return
    missing = data.draw(st.integers(1, len(turns) - 2))
    told = [act for i, (_, acts) in enumerate(turns[: missing + 2]) if i != missing for act in acts]
    assert turn_of(setup, told).skipped == (turns[missing][0],)


@pytest.mark.parametrize(
    ("text", "rounds"), [("", 0), ("A", 1), ("ABCDE", 1), ("ABCDEA", 2), ("AA", 2), ("Aa", 1), ("ACBD", 2), ("ABAB", 2)]
)
def test_rounds_are_counted_by_whose_turn_it_was(text, rounds):
    assert turn_of(SETUP, events(text)).rounds == rounds
