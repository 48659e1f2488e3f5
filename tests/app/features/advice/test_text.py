"""Words and numbers of the advice panel."""

from dataclasses import replace

import pytest

from app.features.advice import text as words
from app.features.advice.service import AdviceReport, AdviceRequest, AdviceTopic
from app.ui.numbers import grade, percent, solutions
from core.advice.advice import Advised, MoveOption, RollPlan
from core.board.mansion import mansion_of
from core.model.case import Case
from core.model.events import Via
from core.policies.accusing import Verdict
from core.policies.showing import Showing
from core.policies.suggesting import Forecast
from core.situation.rivals import Rival, knows_next_turn
from tests.app.advices import DECK, GUESS, advice_of
from tests.app.languages import quiet

ROPE, LIBRARY = DECK.card("Rope"), DECK.card("Library")
MANY = [Forecast((), 0.09, 1.0)] * 10 + [Forecast((), 0.075, 3.0), Forecast((), 0.025, 1.0)]


@pytest.mark.parametrize(("value", "said"), [(0.0, "0"), (1e-12, "0"), (0.004, "<0.01"), (1.306, "1.31"), (2, "2.00")])
def test_bits_never_round_to_nothing(value: float, said: str):
    assert words.bits(value) == said


@pytest.mark.parametrize(("value", "said"), [(0.0, ""), (0.0002, "± 0.001"), (0.0021, "± 0.002"), (0.034, "± 0.03")])
def test_errors_have_the_digits_that_they_are_worth(value: float, said: str):
    assert words.error(value) == said


def test_rolls_with_the_same_answer_stand_together(setup):
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


@pytest.mark.parametrize(("looks", "said"), [(False, "No one"), (True, "No one; you look at a leftover card")])
def test_an_answer_of_nobody_says_whether_i_look_at_a_leftover_card(looks: bool, said: str):
    assert words.outcome_row(Forecast((), 0.58, 5.9, looks), 6.5)[:2] == (said, "58%")


def test_the_room_one_is_in_is_no_goal(setup):
    """Who stands in the Library goes towards another room, or stays."""
    out = MoveOption((5, 16), Via.ROLL, 3.0, 1.5, 1.0, None)
    rolls = (RollPlan(2, 0.5, out), RollPlan(3, 0.5, replace(out, to=LIBRARY)))
    study = Advised((*GUESS[:2], setup.deck.card("Study")), 1.25, 0.0, 3.0, reachable=True)
    advice = replace(advice_of((Advised(GUESS, 1.25, 0.0, 3.0, reachable=True), study)), rolls=rolls, place=LIBRARY)
    mansion = mansion_of(replace(setup, board="classic"))
    report = AdviceReport(AdviceRequest(AdviceTopic(Case(setup))), replace(advice, mansion=mansion))
    assert [what for _, what, _ in words.rolled(report)] == ["towards the Study", "stay where you are"]


def test_all_rolls_together_are_certain_and_none_is_told_where_one_need_not_roll(setup):
    there = MoveOption(LIBRARY, Via.ROLL, 3.0, 1.5, 1.0, GUESS)
    rolls = tuple(RollPlan(roll, chance, there) for roll, chance in two_dice().items())
    report = AdviceReport(AdviceRequest(AdviceTopic(Case(setup))), replace(advice_of(), rolls=rolls))
    assert words.rolled(report) == (("2 to 12", "Library\nMrs White, Rope", "100%"),)
    passage = replace(report.advice, way=(Via.PASSAGE, LIBRARY))
    assert words.rolled(replace(report, advice=passage)) == ()


def two_dice() -> dict[int, float]:
    return {roll: (6 - abs(roll - 7)) / 36 for roll in range(2, 13)}


@pytest.mark.parametrize(
    ("shows", "said"),
    [((), "No one"), ((("Bob", ROPE),), "Bob: Rope"), ((("Bob", ROPE), ("Cid", LIBRARY)), "Bob: Rope, Cid: Library")],
)
def test_an_answer_names_who_shows_what(shows, said: str):
    assert words.outcome_row(Forecast(shows, 0.25, 3.5), 4.5) == (said, "25%", "50%")


def test_of_many_answers_the_unlikely_stand_together():
    few = [Forecast((), 1 / 11, 1.0)] * (words.MOST_ANSWERS + 1)
    assert words.outcome_rows(few, 2.0) == [("No one", "9%", "50%")] * 11
    assert words.outcome_rows(MANY, 3.5)[-1] == ("2 other answers", "10%", "50%")
    assert len(words.outcome_rows(MANY, 3.5)) == 11


@pytest.mark.parametrize(
    ("left", "told"), [(0.0, "settles it"), (1.0, "75%"), (3.0, "nothing"), (3.2, "less clear"), (2.999, "<1%")]
)
def test_what_an_answer_rules_out_is_said_in_words_where_that_is_less_than_nothing(left: float, told: str):
    assert words.outcome_row(Forecast((), 0.25, left), 3.0)[2] == told


@pytest.mark.parametrize(
    ("gain", "said"), [(1.0, "Good"), (0.81, "Good"), (0.79, "Fair"), (0.42, "Fair"), (0.41, "Poor")]
)
def test_a_suggestion_is_good_fair_or_poor_beside_the_best(gain: float, said: str):
    """By what it rules out: the best half; 0.8 bits rule out 43 %, 0.85 of that, and 0.415 bits a quarter."""
    assert grade(gain, 1.0) == said


@pytest.mark.parametrize(("bits", "said"), [(6.02, "65"), (3.0, "8"), (0.0, "1"), (8.34, "324")])
def test_bits_are_as_many_solutions(bits: float, said: str):
    assert solutions(bits) == said


def test_what_it_tells_is_said_in_words_and_of_each_in_bits():
    told = {"Bob": 0.25, "Cid": 0.001}
    assert words.revealed_to_others(told) == "Gives little away."
    assert words.bits_to_others(told) == "It tells Bob about 0.25 and Cid about <0.01 bits."
    assert words.revealed_to_others({"Bob": 0.25}) == "Gives something away."
    assert words.revealed_to_others({"Bob": 1.0}) == "Gives a lot away."
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
def test_who_has_seen_a_card_is_said(seen: bool, known: int, said: str):
    assert words.show_row(Showing(ROPE, 3.0, seen, known), "Bob") == (said, "8")


THREE = "Mrs White, the Rope and the Library"


@pytest.mark.parametrize(
    ("accusation", "allowed", "said"),
    [(GUESS, True, ""), (None, True, f"Not yet. {THREE}."), (None, False, f"Not here. {THREE}.")],
)
def test_whether_to_accuse_is_said_first(setup, accusation, allowed: bool, said: str):
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
def test_all_of_it_is_said_in_the_language_of_the_window(case: Case):
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
