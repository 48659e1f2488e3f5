"""``--people``: the numbers as people play; ``--hunch``: what one believes of a cell; from the command line."""

import json
from dataclasses import replace

import pytest

from core.belief import belief as module
from core.belief.belief import believe
from core.cli.main import main
from core.engines.driver import answer
from core.formats.case_file import case_to_json, example
from core.model.ending import Ending, with_ending
from core.model.hunch import Hunch
from core.players.counts import HabitCounts, Odds, habit_counts_data
from core.players.prior import shipped
from tests.core.cli.cases import data_of, printed, refusal, saved


@pytest.fixture
def case(tmp_path):
    return saved(tmp_path, case_to_json(example()))


def test_it_says_how_everyone_plays_and_what_that_moves(case, capsys):
    plain, played = data_of(capsys, "analyse", case), data_of(capsys, "analyse", case, "--people")
    assert "people" not in plain
    people = played["people"]
    assert (people["model"], people["exact"], people["effective"]) == ("shipped 2", True, None)
    assert list(people["players"]) == ["Ben", "Cleo", "Dan"]
    for one in people["players"].values():
        assert list(one) == ["kinds", "asks_own", "sure", "says"]
        assert sum(one["kinds"].values()) == pytest.approx(1)
        assert list(one["asks_own"]) == ["suspect", "weapon", "room"]
    assert people["moved"]
    holders = played["holders"]
    for one in people["moved"]:
        at = holders.index(one["holder"])
        assert one["from"] == pytest.approx(plain["marginals"][one["card"]][at])
        assert one["to"] == pytest.approx(played["marginals"][one["card"]][at])
        assert abs(one["to"] - one["from"]) > 0.05
        assert one["because"]
    for card, row in plain["marginals"].items():
        assert [p in (0, 1) for p in row] == [p in (0, 1) for p in played["marginals"][card]]
    assert (plain["deals"], plain["solutions"]) == (played["deals"], played["solutions"])
    # as text it follows the sheet
    out = printed(capsys, "analyse", case, "--people")
    assert "\nAs people play, by the prior shipped 2\n" in out
    assert "\n\nHow Ben plays is not clear yet, but what they suggest already counts.\n" in out
    moved = len(data_of(capsys, "analyse", case, "--people")["people"]["moved"])
    assert f"\n{moved} cells moved by more than 5 points\n" in out
    assert out.count("% rather than ") == min(moved, 10)
    assert out.endswith(f"\n  … and {moved - 10} others\n") == (moved > 10)


def test_known_players_play_as_they_are_known(case, capsys, tmp_path):
    never = HabitCounts(20, asks_own=(Odds(60, 0, 18.0),) * 3)
    file = saved(tmp_path, json.dumps(habit_counts_data({"ben": never})), "habits.json")
    plain, known = (
        data_of(capsys, "analyse", case, "--people", *more)["people"]["players"]["Ben"]["kinds"]["careful"]
        for more in ([], [file])
    )
    assert known > 0.8 > plain


@pytest.mark.parametrize(
    ("words", "status", "what"),
    [
        (["--people", "none.json"], 2, "none.json: whole file: "),
        (["--people", "--engine", "montecarlo"], 4, "how people play can be weighed only where the numbers are exact"),
    ],
)
def test_what_it_cannot_do_is_refused(case, capsys, tmp_path, words, status, what):
    file = saved(tmp_path, json.dumps(habit_counts_data({})), "habits.json")
    assert main(["analyse", str(case), *(word.format(habits=file) for word in words)]) == status
    assert what in capsys.readouterr().err


def test_habits_and_people_go_together(case, capsys, tmp_path):
    never, ever = (HabitCounts(20, asks_own=(Odds(60, times, 18.0),) * 3) for times in (0, 50))
    ben, both, others = (
        saved(tmp_path, json.dumps(habit_counts_data(counts)), name)
        for counts, name in (
            ({"Ben": never}, "ben.json"),
            ({"Ben": never, "Cleo": ever}, "both.json"),
            ({"Ben": ever, "Cleo": ever}, "others.json"),
        )
    )
    played = data_of(capsys, "analyse", case, "--people", ben, "--habits", others)
    assert played["habits"] == ["Ben", "Cleo"]
    assert played["marginals"] == data_of(capsys, "analyse", case, "--people", both)["marginals"], (
        "of Ben, as --people says"
    )
    known, alone = data_of(capsys, "analyse", case, "--people", ben), data_of(capsys, "analyse", case, "--habits", ben)
    assert known["marginals"] == data_of(capsys, "analyse", case, "--people", "--habits", ben)["marginals"]
    assert known["marginals"] != alone["marginals"], "strangers play by chance with --habits alone"


def test_where_numbers_are_estimates_only_what_known_players_show_counts(case, capsys, tmp_path):
    file = saved(tmp_path, json.dumps(habit_counts_data({"Ben": HabitCounts(20, asks_own=(Odds(60),) * 3)})), "h.json")
    words = ["analyse", str(case), "--engine", "montecarlo", "--samples", "400", "--seed", "3"]
    assert "\nWhat they name does not count: " in printed(capsys, *words, "--habits", file)
    plain, habits = data_of(capsys, "analyse", *words[1:]), data_of(capsys, "analyse", *words[1:], "--habits", file)
    assert plain["marginals"] == habits["marginals"]


def test_advice_and_replay_are_as_people_play_too(case, capsys):
    played = data_of(capsys, "analyse", case, "--people")
    said = {}
    for command in ("advise", "replay"):
        said[command] = data_of(capsys, command, case, "--people")
        assert said[command]["people"] == {"model": "shipped 2"}
        assert "\nAs people play, by the prior shipped 2\n" in printed(capsys, command, case, "--people")
    assert said["advise"]["entropy_bits"] == pytest.approx(played["entropy_bits"])
    last = said["replay"]["rows"][-1]
    assert last["entropy_bits"] == pytest.approx(played["entropy_bits"])
    assert last["solutions"] == played["solutions"]


@pytest.mark.parametrize(("entry", "exact"), [(8, True), (4, False)], ids=["all deals weighed", "deals drawn"])
def test_all_commands_say_one_number(tmp_path, capsys, entry, exact):
    """The sheet drew where advice weighed all deals, which called itself exact, but not its chance to be right."""
    whole = example()
    ended = replace(whole, about=with_ending(whole, Ending(solution(whole))))
    file, reviewed = (
        saved(tmp_path, case_to_json(whole.upto(entry))),
        saved(tmp_path, case_to_json(ended), "ended.json"),
    )
    said = {}
    for command, case in (("analyse", file), ("advise", file), ("replay", file), ("review", reviewed)):
        said[command] = data_of(capsys, command, case, "--people")
    sheet, advice, rows = said["analyse"], said["advise"], said["replay"]["rows"]
    assert int(sheet["deals"]) > 20_000
    assert sheet["exact"] == advice["exact"] == exact
    assert sheet["entropy_bits"] == advice["entropy_bits"] == rows[-1]["entropy_bits"]
    likeliest = sheet["top_solutions"][0]
    assert (advice["accuse"]["cards"], advice["accuse"]["p"]) == (likeliest["cards"], likeliest["p"])
    belief = believe(whole.upto(entry), answer(whole.upto(entry)), shipped())
    before = next(turn for turn in said["review"]["people"]["solution"] if turn["event"] == entry)
    assert before["to"] == pytest.approx(belief.posterior.envelope.probability(solution(whole)))
    assert sheet["entropy_bits"] == pytest.approx(belief.posterior.entropy_bits)


def solution(case):
    suspect, weapon, room = map(case.setup.deck.card, ("Reverend Green", "Rope", "Kitchen"))
    return suspect, weapon, room


def test_rough_numbers_say_how_rough(case, capsys, monkeypatch):
    monkeypatch.setattr(module, "MOST_LISTED", 0)
    monkeypatch.setattr(module, "DRAWN", (200,))
    rough = "Rough: the drawn deals are worth "
    assert f"\n{rough}" in printed(capsys, "analyse", case, "--people")
    assert f"\n{rough}" in printed(capsys, "advise", case, "--people")
    out = printed(capsys, "replay", case, "--people")
    assert "\nRough after entry 11: the drawn deals are worth " in out
    assert "~ marks an estimate: deals are drawn." in out
    played = data_of(capsys, "analyse", case, "--people")
    assert played["rough"] == played["people"]["effective"] < 200
    assert json.loads(printed(capsys, "advise", case, "--people", "--json"))["rough"] == played["rough"]


def test_the_review_says_whether_it_would_have_helped(tmp_path, capsys):
    case = example()
    ended = replace(case, about=with_ending(case, Ending(solution(case))))
    file = saved(tmp_path, case_to_json(ended))
    seen = data_of(capsys, "review", file, "--people")["people"]["solution"]
    mine = [i for i, event in enumerate(case.events) if getattr(event, "by", "") == "Ada"]
    assert [one["event"] for one in seen] == mine
    before = believe(case.upto(mine[-1]), answer(case.upto(mine[-1])), shipped())
    assert seen[-1]["to"] == pytest.approx(before.posterior.envelope.probability(solution(case)))
    assert seen[-1]["from"] == pytest.approx(before.plain.envelope.probability(solution(case)))
    assert "\n\nAs people play, the solution was about as likely as the cards say." in printed(
        capsys, "review", file, "--people"
    )
    assert "cannot be said without the solution." in printed(
        capsys, "review", str(saved(tmp_path, case_to_json(case))), "--people"
    )


# Hunches

WORDS = ("--hunch", "ben:Mrs Peacock:0.9", "--hunch", "envelope:Rope:0.5", "--hunch", "Dan:Rope:0.25")
STATES = [
    {"holder": "Ben", "card": "Mrs Peacock", "p": 0.9, "state": "possible"},
    {"holder": "envelope", "card": "Rope", "p": 0.5, "state": "certain", "because": [6, 7]},
    {"holder": "Dan", "card": "Rope", "p": 0.25, "state": "refuted", "because": [6]},
]


GAME = example().upto(8)


@pytest.fixture
def game_file(tmp_path):
    return saved(tmp_path, case_to_json(GAME))


@pytest.mark.parametrize("command", ["analyse", "advise", "replay", "review"])
def test_each_command_says_what_became_of_them(game_file, capsys, command):
    plain = data_of(capsys, command, game_file)
    data = data_of(capsys, command, game_file, *WORDS)
    assert "hunches" not in plain
    assert data["hunches"] == STATES
    text = printed(capsys, command, game_file, *WORDS)
    assert "Hunch: Ben has Mrs Peacock (90%): possible\n" in text
    assert "Hunch: envelope has Rope (50%): certain by entries 7 and 8\n" in text
    assert "Hunch: Dan has Rope (25%): refuted by entry 7\n" in text


def test_the_numbers_are_those_of_the_case_with_hunches(game_file, capsys):
    deck = GAME.setup.deck
    believed = answer(replace(GAME, hunches=(Hunch("Ben", deck.card("Mrs Peacock"), 0.9),)))
    data = data_of(capsys, "analyse", game_file, *WORDS)
    for card, row in zip(believed.cards, believed.marginals.tolist(), strict=True):
        assert data["marginals"][card.name] == pytest.approx(row, abs=1e-9)
    advice = data_of(capsys, "advise", game_file, *WORDS)
    assert advice["entropy_bits"] == pytest.approx(believed.entropy_bits, abs=1e-9)
    rows = data_of(capsys, "replay", game_file, *WORDS)["rows"]
    assert rows[-1]["entropy_bits"] == pytest.approx(believed.entropy_bits, abs=1e-9)


@pytest.mark.parametrize(
    ("hunch", "what"),
    [
        ("Rope", "--hunch: 'Rope' is not HOLDER:CARD:P, as in Bob:Rope:0.8"),
        ("Ben:Rope:1", "--hunch: '1' is not a probability above 0 and below 1"),
        ("Ben:Rope:much", "--hunch: 'much' is not a probability above 0 and below 1"),
        *(
            (f"Ben:Rope:{p}", f"--hunch: '{p}' is not a probability above 0 and below 1, from 0.000001 to 0.999999")
            for p in ("1e-320", "9e-7", "0.9999995", "0.99999999999999999", "nan", "-0.5")
        ),
        ("Bem:Rope:0.5", "--hunch: "),
        ("Ben:Ropes:0.5", "--hunch: "),
    ],
)
def test_a_wrong_one_is_refused(game_file, capsys, hunch, what):
    assert what in refusal(capsys, "analyse", game_file, "--hunch", hunch)


def test_an_engine_that_cannot_weigh_one_refuses_it(game_file, capsys):
    assert "--hunch: the analytic centre cannot weigh a hunch" in refusal(
        capsys, "analyse", game_file, *WORDS, "--engine", "centre"
    )


@pytest.fixture
def pinned(tmp_path):
    """The game as the window saves it with two hunches."""
    card = GAME.setup.deck.card
    believed = (Hunch("Ben", card("Mrs Peacock"), 0.4), Hunch("Dan", card("Rope"), 0.25))
    return saved(tmp_path, case_to_json(replace(GAME, hunches=believed)), "pinned.case.json")


@pytest.mark.parametrize("command", ["analyse", "advise"])
def test_those_in_the_file_count_as_on_the_sheet(game_file, pinned, capsys, command):
    named = ("--hunch", "Ben:Mrs Peacock:0.4", "--hunch", "Dan:Rope:0.25")
    wanted, data = (data_of(capsys, command, *words) for words in ((game_file, *named), (pinned,)))
    assert {**data, "elapsed_ms": 0} == {**wanted, "elapsed_ms": 0}
    assert [state["state"] for state in data["hunches"]] == ["possible", "refuted"]


def test_of_one_cell_that_of_the_argument_counts(pinned, capsys):
    data = data_of(capsys, "analyse", pinned, *WORDS)
    assert {(state["card"], state["holder"], state["p"]) for state in data["hunches"]} == {
        ("Mrs Peacock", "Ben", 0.9),
        ("Rope", "envelope", 0.5),
        ("Rope", "Dan", 0.25),
    }


def test_an_explained_cell_has_the_number_of_the_sheet(game_file, pinned, capsys):
    analysed = data_of(capsys, "analyse", pinned)
    explained = data_of(capsys, "explain", pinned, "Mrs Peacock", "Ben")
    column = analysed["holders"].index("Ben")
    assert explained["p"] == pytest.approx(analysed["marginals"]["Mrs Peacock"][column], abs=1e-9)
    plain, text = (printed(capsys, "explain", file, "Mrs Peacock", "Ben") for file in (game_file, pinned))
    note = "The number above includes your hunches; the rest does not."
    assert note in text
    assert text.split(f"{note}\n")[1] == plain.split("\n", 1)[1]


@pytest.mark.parametrize("command", ["replay", "review"])
def test_what_looks_back_goes_by_the_entries(game_file, pinned, capsys, command):
    assert printed(capsys, command, pinned, "--json") == printed(capsys, command, game_file, "--json")


def test_an_engine_that_cannot_weigh_them_leaves_those_of_the_file_out(game_file, pinned, capsys):
    plain, data = (data_of(capsys, "analyse", file, "--engine", "centre") for file in (game_file, pinned))
    assert data["marginals"] == plain["marginals"]
    assert "hunches" not in data
