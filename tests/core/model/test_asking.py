"""Who is asked in which order, whose turn it is, and what follows from a changed set-up."""

from dataclasses import replace

import pytest

from core.engines.driver import answer
from core.formats.case_file import case_to_dict
from core.formats.case_reader import case_from_dict
from core.formats.editions import edition
from core.history.history import History
from core.history.recovery import recover, to_line
from core.history.steps import Passes
from core.model.asking import order_of_asking
from core.model.case import Case
from core.model.events import Accusation, Back, Out, Suggestion
from core.model.problems import InvalidCaseError
from core.model.rules import AfterWrong, Answers, AskedOrder, Rules
from core.model.seats import Player
from core.model.setup import Setup
from core.model.turn import MissingTurn

DECK = edition("classic-uk").deck
THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))
ANN, BOB, CID, DOT = (Player(name, size) for name, size in (("Ann", 5), ("Bob", 5), ("Cid", 4), ("Dot", 4)))
SETUP = Setup(DECK, (ANN, BOB, CID, DOT), edition="classic-uk")


def ruled(**rules) -> Setup:
    return replace(SETUP, rules=Rules(**rules))


def asked(by: str, refuter: str | None = None) -> Suggestion:
    return Suggestion(by, THREE, refuted_by=refuter, follows=True)


@pytest.mark.parametrize(
    ("setup", "gone", "order"),
    [
        (SETUP, "", "Cid Dot Ann"),
        (ruled(asked=AskedOrder.AGAINST_TURN), "", "Ann Dot Cid"),
        (ruled(asked=AskedOrder.NEXT), "", "Cid"),
        (ruled(asked=AskedOrder.NEXT), "Cid", "Dot"),
        (SETUP, "Dot", "Cid Ann"),
        (replace(SETUP, players=(ANN, BOB, replace(CID, turns=False), DOT)), "", "Dot Ann Cid"),
        (replace(ruled(asked=AskedOrder.NEXT), players=(ANN, BOB, replace(CID, turns=False), DOT)), "", "Dot"),
    ],
)
def test_the_order_of_asking(setup, gone, order):
    assert order_of_asking(setup, "Bob", frozenset(gone.split())) == tuple(order.split())


def test_passes_follow_seats_rules_and_who_has_left():
    case = Case(SETUP, (asked("Ann", "Dot"),))
    assert case.events[0].passed == ("Bob", "Cid")
    assert case.with_setup(replace(SETUP, players=(ANN, CID, DOT, BOB))).events[0].passed == ("Cid",)
    assert case.with_setup(ruled(asked=AskedOrder.AGAINST_TURN)).events[0].passed == ()
    left = case.inserted(0, Out("Bob", answers=False))
    assert left.events[1].passed == ("Cid",)
    assert left.inserted(1, Back("Bob")).events[2].passed == ("Bob", "Cid")
    assert left.replaced(0, Out("Bob", answers=False, aside=True)).events[1].passed == ("Bob", "Cid")
    assert left.deleted(0) == case


def test_a_wrong_accuser_leaves_where_the_house_has_it_so():
    events = (Accusation("Bob", None), asked("Ann", "Dot"))
    assert Case(SETUP, events).events[1].passed == ("Bob", "Cid")
    assert Case(ruled(after_wrong=AfterWrong.LEAVES), events).events[1].passed == ("Cid",)


def test_a_refuter_further_off_is_accepted_where_only_the_next_is_asked():
    (event,) = Case(ruled(asked=AskedOrder.NEXT), (asked("Ann", "Cid"),)).events
    assert (event.passed, event.refuted_by) == ((), "Cid")


def test_what_was_entered_stays_unless_it_is_to_follow():
    entered = Suggestion("Ann", THREE, ("Cid",), "Dot")
    case = Case(SETUP, (entered, Suggestion("Ann", THREE, ("Cid", "Bob"), "Dot")))
    assert case.entered_passes == (0,)
    turned = replace(SETUP, players=(ANN, DOT, BOB, CID))
    assert [event.passed for event in case.with_setup(turned).events] == [("Cid",), ()]
    assert [event.passed for event in case.with_following_passes().events] == [("Bob", "Cid")] * 2
    history = History(case)
    history.change_setup(turned, passes=Passes.ALL_FOLLOW)
    assert [event.passed for event in history.case.events] == [(), ()]


def test_conflicting_entries_keep_their_passes():
    case = Case(ruled(after_wrong=AfterWrong.LEAVES), (Accusation("Bob", None), asked("Ann", "Dot")))
    (kept,) = case.with_fixed_passes(events=case.events[1:]).events
    assert kept.passed == ("Cid",)


def test_who_takes_no_turns_is_never_next():
    setup = replace(SETUP, players=(replace(ANN, turns=False), BOB, CID, DOT))
    assert Case(setup).turn.next == "Bob"
    assert Case(setup, (asked("Dot"),)).turn.next == "Bob"
    case = Case(setup, tuple(map(asked, ("Bob", "Cid", "Dot", "Bob"))))
    assert (case.turn.rounds, case.turn.skipped) == (2, ())
    assert case.appended(Out("Cid")).turn.next == "Dot"
    assert case.appended(Out("Cid")).appended(Back("Cid")).turn.next == "Cid"


def test_turns_that_go_round_in_another_order_are_seen():
    turns = ("Cid", "Bob", "Dot", "Ann")
    assert Case(SETUP, tuple(map(asked, turns))).turn.order is None
    assert Case(SETUP, tuple(map(asked, turns * 2))).turn.order == ("Ann", "Cid", "Bob", "Dot")
    assert Case(SETUP, tuple(map(asked, ("Bob", "Cid", "Dot", "Ann") * 2))).turn.order is None


def test_turns_without_an_entry_are_missing_for_two_rounds():
    case = Case(SETUP, tuple(map(asked, ("Ann", "Cid", "Dot"))))
    assert case.turn.missing == (MissingTurn("Bob", 1),)
    assert case.inserted(1, asked("Bob")).turn.missing == ()
    later = Case(SETUP, (*case.events, *map(asked, ("Ann", "Bob", "Dot", "Ann", "Bob"))))
    assert later.turn.missing == (MissingTurn("Cid", 5),)
    assert case.inserted(1, Out("Bob")).turn.missing == ()


# Where the others answer, too


def everybody_answers() -> Case:
    """Bob shows, Cid passes after him, Dot shows as well."""
    first = {"type": "suggestion", "by": "Ann", "cards": [card.name for card in THREE], "refuted_by": "Bob"}
    event = {**first, "further": [{"player": "Cid", "shows": False}, {"player": "Dot", "shows": True}]}
    return case_from_dict({**case_to_dict(Case(ruled(answers=Answers.ALL))), "events": [event]})


def test_whoever_answered_later_did_not_pass_before_though_the_seats_are_changed():
    history = History(everybody_answers())
    reordered = tuple(history.case.setup.players[i] for i in (0, 2, 1, 3))
    assert history.change_setup(replace(history.case.setup, players=reordered)) is not None
    (event,) = history.case.events
    assert event.passed == ()
    assert [answer.player for answer in event.further] == ["Cid", "Dot"]
    assert answer(history.case).deals == answer(everybody_answers()).deals
    written = case_to_dict(history.case)
    assert written["events"][0]["passed"] == [], "or it would say that Cid answered twice"
    assert case_from_dict(written) == history.case
    assert "passed" not in case_to_dict(everybody_answers())["events"][0]


def test_nobody_answers_twice_where_passes_are_left_out():
    written = case_to_dict(everybody_answers())
    (event,) = written["events"]
    written["events"] = [{**event, "refuted_by": "Dot", "further": [{"player": "Bob", "shows": True}]}]
    with pytest.raises(InvalidCaseError, match=r"events\[0\].further\[0\].player: Bob has already answered"):
        case_from_dict(written)


# Journals of earlier versions


def test_an_old_journal_keeps_its_passes_where_the_seats_were_changed(tmp_path):
    players = [{"name": player.name, "hand_size": player.hand_size} for player in SETUP.players]
    setup = {"edition": "classic-uk", "players": players, "me": None}
    event = {"type": "suggestion", "by": "Ann", "cards": [card.name for card in THREE]}
    records = [
        {"format": "deerstalker-journal", "version": 2, "path": None, "saved": False},
        {"op": "append", "event": {**event, "passed": ["Bob", "Cid"], "refuted_by": "Dot"}},
        {"op": "setup", "setup": {**setup, "players": [players[i] for i in (0, 2, 1, 3)]}, "players": [], "cards": []},
        {"op": "append", "event": {**event, "passed": ["Cid"], "refuted_by": "Bob"}},
        {"op": "setup", "setup": {**setup, "players": [players[i] for i in (0, 3, 2, 1)]}, "players": [], "cards": []},
    ]
    records[0]["case"] = {"format": "deerstalker-case", "version": 1, **setup, "events": []}
    passed = {2: [("Bob", "Cid")], 3: [("Cid", "Bob")], 4: [("Cid", "Bob"), ("Cid",)], 5: [("Bob", "Cid"), ("Cid",)]}
    path = tmp_path / "old.journal"
    for version in (1, 2):
        records[0]["version"] = version
        path.write_bytes(b"".join(to_line(number, record) for number, record in enumerate(records)))
        recovered = recover(path)
        assert recovered.lost is None
        cases = recovered.history.cases
        assert [{*map(frozenset, [e.passed for e in case.events])} for case in cases[1:]] == [
            {*map(frozenset, passed[n])} for n in (2, 3, 4, 5)
        ]
        # the second entry's pass is not what follows from the last seats, so it stays; nor is the first's
        assert cases[-1].entered_passes == (0, 1)
    records[0]["version"] = 3
    path.write_bytes(b"".join(to_line(number, record) for number, record in enumerate(records)))
    assert [event.passed for event in recover(path).history.case.events] == [(), ("Dot", "Cid")]


# What is refused

CASE = {
    "format": "deerstalker-case",
    "version": 2,
    "edition": "classic-uk",
    "players": [{"name": name, "hand_size": 6} for name in ("Ann", "Bob", "Cid")],
    "me": "Ann",
    "my_hand": ["Mrs White", "Rope", "Hall", "Study", "Dagger", "Lounge"],
}
PLUM = {"type": "suggestion", "by": "Ann", "cards": ["Professor Plum", "Revolver", "Library"]}


def problems(event: dict, **case) -> list[str]:
    try:
        case_from_dict({**CASE, **case, "events": [event]})
    except InvalidCaseError as error:
        return [str(problem) for problem in error.problems]
    return []


@pytest.mark.parametrize(
    ("event", "where"),
    [
        (PLUM | {"refuted_by": "Bob", "overlooked": {"Bob": ["Library"]}}, "events[0].overlooked.Bob: Bob showed"),
        (
            PLUM | {"refuted_by": "Bob", "overlooked": {"Cid": ["Library"]}},
            "events[0].overlooked.Cid: Cid was not asked",
        ),
        (PLUM | {"overlooked": {"Ann": ["Library"]}}, "events[0].overlooked.Ann: Ann asked"),
        (PLUM | {"overlooked": {"Bob": ["Hall"]}}, "events[0].overlooked.Bob[0]: “Hall” is not one of the three"),
        (PLUM | {"overlooked": {"Bob": []}}, "events[0].overlooked.Bob: has no cards"),
        ({"type": "note", "player": "Bob", "card": "Hall", "cards": ["Hall", "Rope"], "holds": True}, "events[0].card"),
        ({"type": "note", "player": "Bob", "cards": ["Hall"], "holds": True}, "events[0].cards: has 1 card"),
        (
            {"type": "note", "player": "Bob", "cards": ["Hall", "Rope"], "holds": True, "at_least": 3},
            "events[0].at_least",
        ),
        (
            {"type": "note", "player": "Bob", "cards": ["Hall", "Rope"], "holds": False, "at_least": 1},
            "events[0].at_least",
        ),
        ({"type": "note", "player": "envelope", "cards": ["Hall", "Rope"], "holds": False}, "events[0].cards: are of"),
        (
            {"type": "note", "player": "Bob", "card": "Hall", "holds": True, "seen_by": ["Zoe"]},
            "events[0].seen_by[0]: no",
        ),
        (
            {"type": "hand", "player": "envelope", "cards": []},
            "events[0].player: is the envelope",
        ),
        ({"type": "look", "player": "Ann", "at": "Bob"}, "events[0].player: is me"),
        ({"type": "look", "player": "Bob", "at": "Bob"}, "events[0].at: is Bob, who looks"),
        ({"type": "look", "player": "Bob", "at": "envelope"}, "events[0].at: is the envelope"),
        ({"type": "look", "player": "Bob", "at": "pool"}, "events[0].at: is the pool, but"),
        ({"type": "out", "player": "Zoe"}, "events[0].player: no player"),
        ({"type": "accusation", "by": "Bob", "cards": None, "correct": True}, "events[0].cards: is missing"),
    ],
)
def test_what_cannot_happen_is_refused(event, where):
    (problem,) = [text for text in problems(event) if text.startswith("events")][:1]
    assert problem.startswith(where), problem


def test_whoever_wrote_the_case_takes_turns_and_so_do_two():
    seats = [dict(seat, turns=seat["name"] != "Ann") for seat in CASE["players"]]
    assert problems(PLUM, players=seats)[0].startswith("players[0].turns: is false for me")
    seats = [dict(seat, turns=seat["name"] == "Ann") for seat in CASE["players"]]
    assert problems(PLUM, players=seats) == ["players: has only 1 player to take turns; at least 2 must"]


def test_an_overlooked_card_outlives_the_seats():
    case = case_from_dict({**CASE, "events": [PLUM | {"refuted_by": "Cid", "overlooked": {"Bob": ["Library"]}}]})
    ann, bob, cid = case.setup.players
    turned = case.with_setup(replace(case.setup, players=(ann, cid, bob)))
    assert turned.events[0].passed == ()
    assert answer(turned, "exact").probability(case.setup.deck.card("Library"), "Bob") == 1
    assert case_from_dict(case_to_dict(turned)) == turned
