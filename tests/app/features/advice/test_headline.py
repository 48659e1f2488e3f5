"""The head of the advice, in words: whose turn it is, what to do now, and what that puts into the entry."""

from dataclasses import replace

import pytest

from app.features.advice import text as heads
from app.features.advice.service import AdviceReport, AdviceRequest, AdviceTopic
from app.features.advice.text import Proposal
from app.features.entry.draft import Kind
from app.features.entry.state import APPEND, Aim, PendingEntry, Target
from core.advice.advice import Advice, RollPlan, has_asked
from core.advice.advice import MoveOption as Plan
from core.model.case import Case
from core.model.events import Accusation, Move, Note, Suggestion, Via
from core.policies.accusing import Verdict
from core.policies.showing import Showing
from core.situation.situation import Situation
from tests.app.advices import DECK, GUESS, advice_of, advised, three
from tests.app.languages import quiet

LIBRARY, HALL, KITCHEN, ROPE, SCARLETT = (
    DECK.card(name) for name in ("Library", "Hall", "Kitchen", "Rope", "Miss Scarlett")
)
ASK_IN_HALL = three("Mrs Peacock", "Dagger", "Hall")
TO_LIBRARY = Plan(LIBRARY, Via.ROLL, 3.0, 1.5, 0.5, GUESS)
IN_LIBRARY = replace(TO_LIBRARY, chance=1.0)
IN_HALL = Plan(HALL, Via.ROLL, 3.5, 1.0, 1.0, ASK_IN_HALL)
ON_THE_WAY = Plan((6, 8), Via.ROLL, 4.0, 2.0, 1.0, None)
SHOWS = (Showing(ROPE, 3.0, False, 1), Showing(HALL, 3.0, False, 0))
NOTHING_NEW = "You would learn nothing new."
MINE = Suggestion("Ann", ASK_IN_HALL, ("Bob", "Cid", "Dot"))
BOBS = Suggestion("Bob", ASK_IN_HALL, ("Cid",), "Dot")


def report(case: Case, advice: Advice) -> AdviceReport:
    return AdviceReport(AdviceRequest(AdviceTopic(case)), advice)


def with_rolls(*each: tuple[Plan, tuple[int, ...]]) -> Advice:
    rolls = [RollPlan(roll, 1 / 6, best) for best, numbers in each for roll in numbers]
    by_roll = sorted(rolls, key=lambda one: one.roll)
    both = (advised(cards, reachable=True) for cards in (GUESS, ASK_IN_HALL))
    return replace(advice_of(tuple(both)), moves=(TO_LIBRARY, IN_HALL), rolls=tuple(by_roll))


@pytest.fixture
def begun(setup) -> Case:
    """Ann begins."""
    return Case(setup)


# --- whose turn it is


@pytest.mark.parametrize(
    ("events", "said"),
    [
        ((), "Your turn"),
        ((BOBS,), "Cid is next. On your turn:"),
        ((MINE,), "Don’t accuse yet."),
        ((MINE, Move("Bob", HALL, 4)), "Bob is next. On your turn:"),
        ((MINE, Move("Bob", HALL, 4, "called")), "Don’t accuse yet."),
        ((BOBS, Move("Ann", HALL, 4)), "Your turn"),
        ((BOBS, replace(BOBS, by="Dot", refuted_by="Cid", passed=("Ann", "Bob"))), "Your turn"),
    ],
)
def test_it_says_whose_turn_it_is(begun: Case, events, said):
    case = replace(begun, events=events)
    advice = replace(advice_of(), has_asked=has_asked(Situation.of(case)))
    found = heads.headline(report(case, advice))
    assert found.turn == said
    assert found.what.startswith("On your next turn: suggest ") is advice.has_asked


def test_after_my_suggestion_the_turn_is_still_mine_to_accuse(begun: Case):
    unsure = replace(advice_of(), accusation=GUESS, has_asked=True)
    choice = heads.headline(report(begun.appended(MINE), unsure))
    assert choice.what == "Consider accusing Mrs White with the Rope in the Library"
    assert choice.is_choice, "below 50 %"
    sure = replace(unsure, accuse=replace(unsure.accuse, p=0.8))
    found = heads.headline(report(begun.appended(MINE), sure))
    assert found.turn == "Your turn, after your suggestion"
    assert (found.what, found.is_choice) == ("Accuse Mrs White with the Rope in the Library", False)
    assert found.why == "80% to win if you accuse now, 50% if you wait: 10% chance that someone else wins first."
    assert found.proposal == Proposal(Kind.ACCUSATION, GUESS)


@pytest.mark.parametrize(("by", "who"), [("Ann", "your accusation was correct"), ("Dot", "Dot accused correctly")])
def test_after_a_right_accusation_there_is_nothing_to_decide(begun: Case, by: str, who: str):
    right = Accusation(by, GUESS, correct=True)
    said = f"Game over: {who}. It was Mrs White, Rope, Library."
    assert heads.nothing_to_decide(begun.appended(right)) == said
    assert heads.nothing_to_decide(begun.appended(replace(right, aside=True))) == ""
    assert heads.nothing_to_decide(begun.appended(replace(right, correct=False))) == ""


# --- where to go


def test_without_a_board_it_says_what_to_ask(begun: Case):
    found = heads.headline(report(begun, advice_of((advised(gain_bits=0.0),))))
    assert (found.what, found.why) == ("Suggest Mrs White with the Rope in the Library", NOTHING_NEW)
    assert found.proposal == Proposal(Kind.SUGGESTION, GUESS)


def test_before_the_roll_it_names_the_rolls_that_it_speaks_of(begun: Case):
    advice = with_rolls((ON_THE_WAY, (1,)), (IN_HALL, (2, 4)), (IN_LIBRARY, (3, 5, 6)))
    found = heads.headline(report(begun, advice))
    assert found.what == "Roll; with 3 or 5 to 6 go to the Library and suggest Mrs White with the Rope"
    assert found.proposal == Proposal(Kind.SUGGESTION, GUESS)
    assert found.why.startswith("Rules out about "), found.why


def test_what_is_equally_good_is_named(begun: Case):
    others = (three("Mrs White", "Dagger", "Library"), three("Mrs Peacock", "Rope", "Library"))
    others += (three("Mrs Peacock", "Dagger", "Library"), three("Mrs Peacock", "Dagger", "Hall"))
    advice = advice_of(tuple(map(advised, (GUESS, *others))))
    found = heads.headline(report(begun, advice))
    assert found.ties == "Equally good: Mrs White with the Dagger, Mrs Peacock with the Rope and 1 more."
    fewer = replace(advice, suggestions=advice.suggestions[:3])
    assert heads.headline(report(begun, fewer)).ties.endswith("Mrs White with the Dagger or Mrs Peacock with the Rope.")
    assert heads.headline(report(begun, replace(advice, suggestions=advice.suggestions[:1]))).ties == ""


def test_where_every_roll_does_it_names_none(begun: Case):
    found = heads.headline(report(begun, with_rolls((IN_LIBRARY, (1, 2, 3, 4, 5, 6)))))
    assert found.what == "Go to the Library and suggest Mrs White with the Rope"


def test_where_no_roll_reaches_a_room_it_says_what_to_head_for(begun: Case):
    advice = with_rolls((ON_THE_WAY, (1, 2, 3, 4, 5, 6)))
    far = replace(advice, moves=(replace(TO_LIBRARY, chance=0.0), IN_HALL))
    assert heads.headline(report(begun, far)).what == "Roll, and head for the Library"
    near = heads.headline(report(begun, advice)).what
    assert near == "Roll, and head for the Library to suggest Mrs White with the Rope"


@pytest.mark.parametrize(
    ("move", "what"),
    [
        (IN_LIBRARY, "Go to the Library and suggest Mrs White with the Rope"),
        (replace(IN_LIBRARY, chance=0.0, suggest=None), "Head for the Library"),
        (ON_THE_WAY, "Walk to the corridor"),
        (replace(IN_LIBRARY, via=Via.PASSAGE), "Take the passage to the Library and suggest Mrs White with the Rope"),
        (replace(IN_LIBRARY, via=Via.CALLED), "Stay in the Library and suggest Mrs White with the Rope"),
    ],
)
def test_a_move_is_said_in_words(begun: Case, move: Plan, what: str):
    assert heads.headline(report(begun, replace(advice_of(), moves=(move,), roll=4))).what == what


def test_a_way_without_dice_goes_before_a_better_score(begun: Case):
    passage = Plan(KITCHEN, Via.PASSAGE, 9.0, 3.0, 1.0, three("Mrs White", "Rope", "Kitchen"))
    both = advice_of((advised(), advised(three("Mrs White", "Rope", "Kitchen"))))
    advice = replace(both, moves=(TO_LIBRARY, passage), way=(Via.PASSAGE, KITCHEN))
    what = heads.headline(report(begun, advice)).what
    assert what == "Take the passage to the Kitchen and suggest Mrs White with the Rope"


def test_who_has_just_walked_into_a_room_has_only_to_suggest(begun: Case):
    advice = replace(advice_of(), moves=(IN_LIBRARY,), way=(Via.ROLL, LIBRARY), has_entered=True)
    found = heads.headline(report(begun.appended(Move("Ann", LIBRARY, 5)), advice))
    assert found.what == "Suggest Mrs White with the Rope in the Library"
    assert found.proposal == Proposal(Kind.SUGGESTION, GUESS)


def test_who_knows_it_goes_where_it_may_be_said(begun: Case):
    advice = replace(advice_of(), moves=(TO_LIBRARY,), accuse=Verdict(GUESS, 1.0, 0.0, 1.0, 1.0, allowed=False))
    found = heads.headline(report(begun, advice))
    assert found.what == "Roll, and head for the Library to accuse Mrs White with the Rope"
    assert found.proposal is None


# --- showing


def show(card: object, left: float, *, seen: bool = False, known: int = 0) -> Showing:
    return Showing(card, left, seen, known)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("shows", "why"),
    [
        ([show(ROPE, 2.0)], "It’s the only one you hold."),
        ([show(ROPE, 2.0, seen=True), show(HALL, 3.0)], "You have shown it to Bob before, so it reveals nothing new."),
        ([show(ROPE, 3.0), show(HALL, 2.5)], "It tells Bob less than the Hall would."),
        (
            [show(ROPE, 3.0, known=1), show(HALL, 3.0)],
            "It tells Bob as little as the Hall, and more players have seen it already.",
        ),
        ([show(ROPE, 3.0), show(SCARLETT, 3.0)], "It tells Bob as little as Miss Scarlett."),
    ],
)
def test_the_card_to_show_comes_with_its_reason(shows: list[Showing], why: str):
    found = heads.showing("Bob", shows)
    assert (found.turn, found.what, found.why) == ("Bob asks you", "Show the Rope to Bob", why)
    assert found.shows == ROPE


def test_a_policy_may_want_to_show_another(begun: Case):
    shows = (show(ROPE, 3.0), show(SCARLETT, 2.0))
    advice = replace(advice_of(), show=shows, shown_to="Bob", card_to_show=SCARLETT)
    found = heads.headline(report(begun, advice))
    assert (found.what, found.why) == ("Show Miss Scarlett to Bob", "The Rope would reveal less.")


def test_only_a_choice_of_mine_is_looked_into(begun: Case):
    asks = Suggestion("Bob", three("Miss Scarlett", "Candlestick", "Hall"), ("Cid", "Dot"), "Ann")
    assert heads.choice_of_mine(PendingEntry(begun, asks, APPEND)) == asks
    assert heads.choice_of_mine(PendingEntry(begun, replace(asks, shown=SCARLETT), APPEND)) == asks
    others = replace(asks, passed=(), refuted_by="Cid")
    one_card = replace(asks, cards=three("Mrs White", "Candlestick", "Hall"))
    for event in (others, one_card, Note("Bob", ROPE, holds=True)):
        assert heads.choice_of_mine(PendingEntry(begun, event, APPEND)) is None
    assert heads.choice_of_mine(PendingEntry(begun.appended(asks), asks, Target(Aim.CORRECT, 0))) is None


# --- languages


def every_headline(begun: Case) -> list[heads.Headline]:
    """Return a headline of each sort."""
    sure = Verdict(GUESS, 1.0, 0.0, 1.0, 1.0, allowed=False)
    passage, stay = (replace(IN_LIBRARY, via=way) for way in (Via.PASSAGE, Via.CALLED))
    moved = [replace(advice_of(), moves=(move,)) for move in (IN_LIBRARY, TO_LIBRARY, ON_THE_WAY, passage, stay)]
    advices = [
        advice_of(),
        *moved,
        *(replace(advice, accuse=sure) for advice in (advice_of(), *moved)),
        with_rolls((ON_THE_WAY, (1,)), (IN_HALL, (2, 4)), (IN_LIBRARY, (3, 5, 6))),
        with_rolls((ON_THE_WAY, (1, 2, 3, 4, 5, 6))),
        replace(advice_of(), accusation=GUESS),
        replace(moved[0], has_entered=True),
        replace(advice_of(), is_out=True),
        replace(advice_of(), show=SHOWS, shown_to="Bob", card_to_show=HALL),
    ]
    cases = [begun, begun.appended(MINE), begun.appended(BOBS)]
    return [heads.headline(report(case, advice)) for case in cases for advice in advices]


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(begun: Case):
    every = every_headline(begun)
    every += [heads.showing("Bob", shows) for shows in (SHOWS, SHOWS[:1], SHOWS[::-1])]
    every.append(heads.showing("Bob", [show(ROPE, 3.0), show(HALL, 2.0)]))
    every.append(heads.showing("Bob", [show(ROPE, 3.0, seen=True), show(HALL, 2.0)]))
    texts = [text for one in every for text in (one.turn, one.what, one.why)]
    texts += [heads.nothing_to_decide(begun.appended(Accusation(by, GUESS, correct=True))) for by in ("Ann", "Dot")]
    texts.append(heads.nothing_to_decide(Case(replace(begun.setup, me=None, my_hand=()))))
    assert [quiet(text, begun.setup.seats) for text in texts] == [""] * len(texts)
