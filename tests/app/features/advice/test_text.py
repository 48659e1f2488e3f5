"""Words and numbers of the advice panel, and its head: whose turn it is, and what to do now."""

from dataclasses import replace

import pytest

from app.features.advice import text as heads
from app.features.advice import text as words
from app.features.advice.service import AdviceReport, AdviceRequest, AdviceTopic
from app.features.advice.text import Proposal
from app.features.entry.state import APPEND, Aim, Kind, PendingEntry, Target
from app.ui.numbers import grade, percent, solutions
from core.advice.advice import Advice, Advised, MoveOption, RollPlan, has_asked
from core.advice.advice import MoveOption as Plan
from core.board.mansion import mansion_of
from core.model.case import Case
from core.model.events import Accusation, Move, Note, Suggestion, Via
from core.policies.accusing import Verdict
from core.policies.showing import Showing
from core.policies.suggesting import Forecast
from core.situation.rivals import Rival, knows_next_turn
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
MANY = [Forecast((), 0.09, 1.0)] * 10 + [Forecast((), 0.075, 3.0), Forecast((), 0.025, 1.0)]


def test_numbers_have_the_digits_that_they_are_worth_and_never_round_to_nothing():
    assert [words.bits(value) for value in (0.0, 1e-12, 0.004, 1.306, 2)] == ["0", "0", "<0.01", "1.31", "2.00"]
    assert [words.error(value) for value in (0.0, 0.0002, 0.0021, 0.034)] == ["", "± 0.001", "± 0.002", "± 0.03"]
    assert [solutions(bits) for bits in (6.02, 3.0, 0.0, 8.34)] == ["65", "8", "1", "324"]


def test_a_suggestion_is_good_fair_or_poor_beside_the_best():
    """By what it rules out: the best half; 0.8 bits rule out 43 %, 0.85 of that, and 0.415 bits a quarter."""
    assert [grade(gain, 1.0) for gain in (1.0, 0.81, 0.79, 0.42, 0.41)] == ["Good", "Good", "Fair", "Fair", "Poor"]


def test_rolls_with_the_same_answer_stand_together_and_none_is_told_where_one_need_not_roll(setup):
    there = MoveOption(LIBRARY, Via.ROLL, 3.0, 1.5, 1.0, GUESS)
    rolls = tuple(
        RollPlan(roll, 1 / 6, there if roll > 2 else replace(there, to=(0, 4), suggest=None)) for roll in range(1, 7)
    )
    advice = replace(advice_of(), rolls=rolls)
    report = AdviceReport(AdviceRequest(AdviceTopic(Case(setup))), advice)
    library = ("3 to 6", "Library\nMrs White, Rope", "67%")
    assert words.rolled(report) == (("1 to 2", "the corridor", "33%"), library)
    mansion = mansion_of(replace(setup, board="classic"))
    corner = replace(rolls[0].best, to=(5, 16))
    advice = replace(advice, rolls=tuple(replace(one, best=corner) if one.roll < 3 else one for one in rolls))
    assert words.rolled(replace(report, advice=replace(advice, mansion=mansion)))[0] == (
        "1 to 2",
        "towards the Library",
        "33%",
    )

    rolls = tuple(RollPlan(roll, chance, there) for roll, chance in two_dice().items())
    report = AdviceReport(AdviceRequest(AdviceTopic(Case(setup))), replace(advice_of(), rolls=rolls))
    assert words.rolled(report) == (("2 to 12", "Library\nMrs White, Rope", "100%"),)
    passage = replace(report.advice, way=(Via.PASSAGE, LIBRARY))
    assert words.rolled(replace(report, advice=passage)) == ()


@pytest.mark.parametrize(
    ("shows", "looks", "said"),
    [
        ((), False, "No one"),
        ((), True, "No one; you look at a leftover card"),
        ((("Bob", ROPE),), False, "Bob: Rope"),
        ((("Bob", ROPE), ("Cid", LIBRARY)), False, "Bob: Rope, Cid: Library"),
    ],
)
def test_an_answer_names_who_shows_what_and_in_words_what_it_rules_out_where_that_is_less_than_nothing(
    shows, looks, said
):
    assert words.outcome_row(Forecast(shows, 0.25, 3.5, looks), 4.5) == (said, "25%", "50%")
    told = [words.outcome_row(Forecast(shows, 0.25, left), 3.0)[2] for left in (0.0, 1.0, 3.0, 3.2, 2.999)]
    assert told == ["settles it", "75%", "nothing", "less clear", "<1%"]


def test_the_room_one_is_in_is_no_goal(setup):
    """Who stands in the Library goes towards another room, or stays."""
    out = MoveOption((5, 16), Via.ROLL, 3.0, 1.5, 1.0, None)
    rolls = (RollPlan(2, 0.5, out), RollPlan(3, 0.5, replace(out, to=LIBRARY)))
    study = Advised((*GUESS[:2], setup.deck.card("Study")), 1.25, 0.0, 3.0, reachable=True)
    advice = replace(advice_of((Advised(GUESS, 1.25, 0.0, 3.0, reachable=True), study)), rolls=rolls, place=LIBRARY)
    mansion = mansion_of(replace(setup, board="classic"))
    report = AdviceReport(AdviceRequest(AdviceTopic(Case(setup))), replace(advice, mansion=mansion))
    assert [what for _, what, _ in words.rolled(report)] == ["towards the Study", "stay where you are"]


def two_dice() -> dict[int, float]:
    return {roll: (6 - abs(roll - 7)) / 36 for roll in range(2, 13)}


def test_of_many_answers_the_unlikely_stand_together():
    few = [Forecast((), 1 / 11, 1.0)] * (words.MOST_ANSWERS + 1)
    assert words.outcome_rows(few, 2.0) == [("No one", "9%", "50%")] * 11
    assert words.outcome_rows(MANY, 3.5)[-1] == ("2 other answers", "10%", "50%")
    assert len(words.outcome_rows(MANY, 3.5)) == 11


def test_what_it_tells_is_said_in_words_and_of_each_in_bits():
    told = {"Bob": 0.25, "Cid": 0.001}
    assert words.bits_to_others(told) == "It tells Bob about 0.25 and Cid about <0.01 bits."
    assert [words.revealed_to_others(bits) for bits in (told, {"Bob": 0.25}, {"Bob": 1.0})] == [
        "Gives little away.",
        "Gives something away.",
        "Gives a lot away.",
    ]
    assert words.revealed_to_others(None) == words.bits_to_others(None) == ""


def test_a_rival_is_as_close_as_they_may_be_right():
    rivals = Rival("Bob", 3.25, 0.1, 0.4), Rival("Cid", 0.0, 1.0, 1.0)
    assert words.rival(rivals[0]) == ("Bob", "10%", percent(knows_next_turn(rivals[0])))
    assert words.rival(rivals[1]) == ("Cid", "100%", "100%")
    assert words.open_to_rivals(rivals) == "Bob: about 3.25 bits open\nCid: about 0 bits open"


@pytest.mark.parametrize(
    ("seen", "known", "said"),
    [
        (True, 0, "Rope: Bob has seen it"),
        (False, 1, "Rope: one other player has seen it"),
        (True, 2, "Rope: Bob has seen it; 2 other players have seen it"),
        (False, 0, "Rope: no one has seen it"),
    ],
)
def test_who_has_seen_a_card_is_said(seen, known, said):
    assert words.show_row(Showing(ROPE, 3.0, seen, known), "Bob") == (said, "8")


THREE = "Mrs White, the Rope and the Library"


@pytest.mark.parametrize(
    ("accusation", "allowed", "said"),
    [(GUESS, True, ""), (None, True, f"Not yet. {THREE}."), (None, False, f"Not here. {THREE}.")],
)
def test_whether_to_accuse_is_said_first(setup, accusation, allowed, said):
    advice = replace(advice_of(), accusation=accusation, accuse=Verdict(GUESS, 0.5, 0.79, 0.6, 0.6, allowed))
    report = AdviceReport(AdviceRequest(AdviceTopic(Case(setup))), advice)
    assert words.accusing(report) == said
    rows = ("Accuse now", "50%"), ("Wait: someone else will probably win first (79%)", "60%")
    assert words.risk(report) == (rows if said else ()), "the headline says it where it advises to accuse"
    hopeless = replace(report, advice=replace(advice, accuse=replace(advice.accuse, p=0.05)))
    assert words.risk(hopeless) == (), "it is not weighed"
    if said:
        assert words.accusing(hopeless).endswith(": only 5% likely to be right; 60% after your next suggestion.")


@pytest.mark.usefixtures("loud")
def test_all_of_it_is_said_in_the_language_of_the_window(case):
    there = MoveOption(LIBRARY, Via.ROLL, 3.0, 1.5, 1.0, GUESS)
    rolls = tuple(RollPlan(n, 1 / 6, there if n > 2 else replace(there, to=(0, 4), suggest=None)) for n in range(1, 7))
    verdicts = [Verdict(GUESS, 0.5, 0.0, 0.6, 0.6, allowed) for allowed in (True, False)]
    advices = [replace(advice_of(), rolls=rolls, accuse=verdict) for verdict in verdicts]
    advices.append(replace(advices[0], accusation=GUESS))
    reports = [AdviceReport(AdviceRequest(AdviceTopic(case)), advice) for advice in advices]
    two = Forecast((("Bob", ROPE), ("Cid", LIBRARY)), 0.05, 1.0)
    answers = words.outcome_rows([two, replace(two, left_bits=0.0), replace(two, left_bits=3.0), *MANY], 2.0)
    shows = [Showing(ROPE, 3.0, seen, known) for seen in (True, False) for known in (0, 1, 2)]
    texts = [
        words.shown(reports[0]),
        *(words.revealed_to_others({"Bob": bits}) for bits in (0.1, 0.25, 1.0)),
        words.bits_to_others({"Bob": 0.25, "Cid": 0.1}),
        words.open_to_rivals([Rival("Bob", 3.25, 0.1, 0.4)]),
        *(grade(gain, 1.0) for gain in (0.1, 0.6, 1.0)),
        *(text for row in words.risk(reports[0]) for text in row),
        *(map(words.accusing, reports)),
    ]
    texts += [text for row in (*answers, *words.rolled(reports[0])) for text in row]
    texts += [text for one in shows for text in words.show_row(one, "Bob")]
    assert [quiet(text, case.setup.seats) for text in texts] == [""] * len(texts)


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


@pytest.fixture
def headline(begun: Case):
    """What the advice says as Ann begins."""
    return lambda advice: heads.headline(report(begun, advice))


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
def test_it_says_whose_turn_it_is(begun, events, said):
    case = replace(begun, events=events)
    advice = replace(advice_of(), has_asked=has_asked(Situation.of(case)))
    found = heads.headline(report(case, advice))
    assert found.turn == said
    assert found.what.startswith("On your next turn: suggest ") is advice.has_asked


def test_after_my_suggestion_the_turn_is_still_mine_to_accuse(begun):
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
def test_after_a_right_accusation_there_is_nothing_to_decide(begun, by, who):
    right = Accusation(by, GUESS, correct=True)
    said = f"Game over: {who}. It was Mrs White, Rope, Library."
    assert heads.nothing_to_decide(begun.appended(right)) == said
    assert heads.nothing_to_decide(begun.appended(replace(right, aside=True))) == ""
    assert heads.nothing_to_decide(begun.appended(replace(right, correct=False))) == ""


# --- where to go


def test_without_a_board_or_in_a_room_just_entered_it_says_what_to_suggest(headline, begun):
    found = headline(advice_of((advised(gain_bits=0.0),)))
    assert (found.what, found.why) == ("Suggest Mrs White with the Rope in the Library", NOTHING_NEW)
    assert found.proposal == Proposal(Kind.SUGGESTION, GUESS)

    advice = replace(advice_of(), moves=(IN_LIBRARY,), way=(Via.ROLL, LIBRARY), has_entered=True)
    found = heads.headline(report(begun.appended(Move("Ann", LIBRARY, 5)), advice))
    assert found.what == "Suggest Mrs White with the Rope in the Library"
    assert found.proposal == Proposal(Kind.SUGGESTION, GUESS)


def test_before_the_roll_it_names_the_rolls_that_it_speaks_of_and_where_none_reaches_a_room_what_to_head_for(headline):
    advice = with_rolls((ON_THE_WAY, (1,)), (IN_HALL, (2, 4)), (IN_LIBRARY, (3, 5, 6)))
    found = headline(advice)
    assert found.what == "Roll; with 3 or 5 to 6 go to the Library and suggest Mrs White with the Rope"
    assert found.proposal == Proposal(Kind.SUGGESTION, GUESS)
    assert found.why.startswith("Rules out about "), found.why

    found = headline(with_rolls((IN_LIBRARY, (1, 2, 3, 4, 5, 6))))
    assert found.what == "Go to the Library and suggest Mrs White with the Rope"

    advice = with_rolls((ON_THE_WAY, (1, 2, 3, 4, 5, 6)))
    far = replace(advice, moves=(replace(TO_LIBRARY, chance=0.0), IN_HALL))
    assert headline(far).what == "Roll, and head for the Library"
    near = headline(advice).what
    assert near == "Roll, and head for the Library to suggest Mrs White with the Rope"


def test_what_is_equally_good_is_named(headline):
    others = (three("Mrs White", "Dagger", "Library"), three("Mrs Peacock", "Rope", "Library"))
    others += (three("Mrs Peacock", "Dagger", "Library"), three("Mrs Peacock", "Dagger", "Hall"))
    advice = advice_of(tuple(map(advised, (GUESS, *others))))
    found = headline(advice)
    assert found.ties == "Equally good: Mrs White with the Dagger, Mrs Peacock with the Rope and 1 more."
    fewer = replace(advice, suggestions=advice.suggestions[:3])
    assert headline(fewer).ties.endswith("Mrs White with the Dagger or Mrs Peacock with the Rope.")
    assert headline(replace(advice, suggestions=advice.suggestions[:1])).ties == ""


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
def test_a_move_is_said_in_words(headline, move, what):
    assert headline(replace(advice_of(), moves=(move,), roll=4)).what == what


def test_a_way_without_dice_goes_before_a_better_score_and_who_knows_it_goes_where_it_may_be_said(headline):
    passage = Plan(KITCHEN, Via.PASSAGE, 9.0, 3.0, 1.0, three("Mrs White", "Rope", "Kitchen"))
    both = advice_of((advised(), advised(three("Mrs White", "Rope", "Kitchen"))))
    advice = replace(both, moves=(TO_LIBRARY, passage), way=(Via.PASSAGE, KITCHEN))
    what = headline(advice).what
    assert what == "Take the passage to the Kitchen and suggest Mrs White with the Rope"

    advice = replace(advice_of(), moves=(TO_LIBRARY,), accuse=Verdict(GUESS, 1.0, 0.0, 1.0, 1.0, allowed=False))
    found = headline(advice)
    assert found.what == "Roll, and head for the Library to accuse Mrs White with the Rope"
    assert found.proposal is None


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
def test_the_card_to_show_comes_with_its_reason(shows, why):
    found = heads.showing("Bob", shows)
    assert (found.turn, found.what, found.why) == ("Bob asks you", "Show the Rope to Bob", why)
    assert found.shows == ROPE


def test_a_policy_may_want_to_show_another(headline):
    shows = (show(ROPE, 3.0), show(SCARLETT, 2.0))
    advice = replace(advice_of(), show=shows, shown_to="Bob", card_to_show=SCARLETT)
    found = headline(advice)
    assert (found.what, found.why) == ("Show Miss Scarlett to Bob", "The Rope would reveal less.")


def test_only_a_choice_of_mine_is_looked_into(begun):
    asks = Suggestion("Bob", three("Miss Scarlett", "Candlestick", "Hall"), ("Cid", "Dot"), "Ann")
    assert heads.choice_of_mine(PendingEntry(begun, asks, APPEND)) == asks
    assert heads.choice_of_mine(PendingEntry(begun, replace(asks, shown=SCARLETT), APPEND)) == asks
    others = replace(asks, passed=(), refuted_by="Cid")
    one_card = replace(asks, cards=three("Mrs White", "Candlestick", "Hall"))
    for event in (others, one_card, Note("Bob", ROPE, holds=True)):
        assert heads.choice_of_mine(PendingEntry(begun, event, APPEND)) is None
    assert heads.choice_of_mine(PendingEntry(begun.appended(asks), asks, Target(Aim.CORRECT, 0))) is None


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
def test_headlines_are_said_in_that_language_too(begun):
    every = every_headline(begun)
    every += [heads.showing("Bob", shows) for shows in (SHOWS, SHOWS[:1], SHOWS[::-1])]
    every.append(heads.showing("Bob", [show(ROPE, 3.0), show(HALL, 2.0)]))
    every.append(heads.showing("Bob", [show(ROPE, 3.0, seen=True), show(HALL, 2.0)]))
    texts = [text for one in every for text in (one.turn, one.what, one.why)]
    texts += [heads.nothing_to_decide(begun.appended(Accusation(by, GUESS, correct=True))) for by in ("Ann", "Dot")]
    texts.append(heads.nothing_to_decide(Case(replace(begun.setup, me=None, my_hand=()))))
    assert [quiet(text, begun.setup.seats) for text in texts] == [""] * len(texts)
