from pathlib import Path

import pytest

from core.formats.case_file import load
from core.model.cards import Category
from tests.core.cli.cases import EXAMPLE, data_of, example, note, printed, refusal, saved, suggestion, with_events

ROOT = Path(__file__).parents[3]
PROMISED = {"format", "version", "entropy_bits", "suggestions", "moves", "accuse"}
BOARD = (
    "grid\n1...K\nB#L##\nend\nroom K Kitchen\nroom B Ballroom\nroom L Library\n"
    "door K 0 3 E all\ndoor L 0 2 S all\ndoor B 0 0 S all\n"
)
OWN = {"suspects": ["Ada", "Bea", "Cleo"], "weapons": ["Axe", "Bow"], "rooms": ["Kitchen", "Ballroom", "Library"]}


def test_what_is_promised_is_there(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = data_of(capsys, "advise", path)
    assert said.keys() >= PROMISED
    assert (said["format"], said["version"]) == ("deerstalker-advice", 1)
    assert "show" not in said
    assert said["entropy_bits"] == pytest.approx(5.638262587951, abs=1e-9)

    deck = load(path).setup.deck
    assert len(said["suggestions"]) == 6 * 6 * 9
    assert {tuple(one["cards"]) for one in said["suggestions"]} == {
        (a.name, b.name, c.name)
        for a in deck.of(Category.SUSPECT)
        for b in deck.of(Category.WEAPON)
        for c in deck.of(Category.ROOM)
    }
    bits = [one["gain_bits"] for one in said["suggestions"]]
    assert bits == sorted(bits, reverse=True)
    for one in said["suggestions"]:
        assert one["gain_bits"] + one["expected_entropy_bits"] == pytest.approx(said["entropy_bits"])
        assert isinstance(one["reachable"], bool)

    assert sorted(one["to"] for one in said["moves"]) == sorted(card.name for card in deck.of(Category.ROOM))
    scores = [one["score"] for one in said["moves"]]
    assert scores == sorted(scores)
    for one in said["moves"]:
        assert one["via"] in {"roll", "passage", "called"}
        assert one["score_unit"] == "expected turns to win"
        assert one["suggest"][2] == one["to"]
    assert said["accuse"].keys() >= {"cards", "p", "recommended", "why"}
    assert said["accuse"]["p"] == pytest.approx(0.091463414634)
    assert not said["accuse"]["recommended"]


@pytest.mark.parametrize(("rule", "nobody"), [("never", "nobody shows"), ("unanswered", "nobody; you look at")])
def test_leftover_cards_are_looked_at_by_the_rule_alone(rule, nobody, tmp_path, capsys):
    players = [{"name": "Ann", "hand_size": 6}, {"name": "Bob", "hand_size": 8}]
    path = saved(tmp_path, example(players=players, pool=4, rules={"pool_look": rule}, events=[]))
    said = printed(capsys, "advise", path)
    assert nobody in said
    assert ("leftover card" in said) is (rule == "unanswered")


def test_ties_are_in_deck_order_and_the_same_seed_gives_the_same_advice(tmp_path, capsys):
    path = saved(tmp_path, example(events=[]))
    order = {card.name: i for i, card in enumerate(load(path).setup.deck)}
    keys = [
        (-round(one["gain_bits"], 9), [order[name] for name in one["cards"]])
        for one in data_of(capsys, "advise", path)["suggestions"]
    ]
    assert keys == sorted(keys)
    # the same seed gives the same advice
    path = saved(tmp_path, example(events=[]))
    for policy in ("race", "random"):
        first, again = (data_of(capsys, "advise", path, "--seed", "5", "--policy", policy) for _ in range(2))
        assert first == again


def test_after_a_roll_there_is_a_move_for_each_place_in_reach_and_before_it_every_roll_has_its_answer(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    said = data_of(capsys, "advise", path, "--roll", "4")
    assert "Billiard Room" in [one["to"] for one in said["moves"]]
    assert "Hall" not in [one["to"] for one in said["moves"]]
    assert any(isinstance(one["to"], list) for one in said["moves"])
    reachable = {one["cards"][2] for one in said["suggestions"] if one["reachable"]}
    assert reachable == {"Billiard Room"}
    assert said["rolls"] == []

    said = data_of(capsys, "advise", path)
    assert [one["roll"] for one in said["rolls"]] == list(range(2, 13))
    for one in said["rolls"]:
        assert one["to"] == data_of(capsys, "advise", path, "--roll", one["roll"])["moves"][0]["to"]


def test_without_a_board_suggestions_are_ranked_alone(tmp_path, capsys):
    deck = load(saved(tmp_path, EXAMPLE)).setup.deck
    own = {category.plural: [card.name for card in deck.of(category)] for category in Category}
    fields = {name: value for name, value in EXAMPLE.items() if name != "edition"}
    said = data_of(capsys, "advise", saved(tmp_path, {**fields, "deck": own}))
    assert said["moves"] == []
    assert {one["reachable"] for one in said["suggestions"]} == {None}
    assert said["now"].startswith("Suggest ")


def test_a_board_file_beside_the_case_is_walked_on_and_a_wrong_one_refused_with_its_line(tmp_path, capsys):
    path = own_board(tmp_path, BOARD)
    said = data_of(capsys, "advise", path)
    assert {one["to"] for one in said["moves"]} == {"Kitchen", "Ballroom", "Library"}
    path = own_board(tmp_path, BOARD.replace("room K Kitchen\n", "rom K Kitchen\n"))
    assert f"{path}: own.txt: line 5" in refusal(capsys, "advise", path)


def own_board(tmp_path, text):
    (tmp_path / "own.txt").write_text(text, encoding="utf-8")
    case = {
        "format": "deerstalker-case",
        "version": 1,
        "deck": OWN,
        "board": "own.txt",
        "players": [{"name": "Ann", "hand_size": 3, "suspect": "Ada"}, {"name": "Bob", "hand_size": 2}],
        "me": "Ann",
        "my_hand": ["Ada", "Axe", "Kitchen"],
        "events": [],
    }
    return saved(tmp_path, case)


def test_who_is_asked_is_told_what_to_show(tmp_path, capsys):
    asked = suggestion(by="Bob", cards=["Mrs White", "Rope", "Hall"], passed=["Cid"], refuted_by="Ann")
    path = saved(tmp_path, with_events(asked))
    said = data_of(capsys, "advise", path)["show"]
    assert said["to"] == "Bob"
    assert said["cards"] == ["Rope", "Hall"]
    assert said["best"] in said["cards"]
    assert said["why"].startswith(("the Rope: ", "the Hall: "))
    before = suggestion(by="Bob", cards=["Mrs White", "Dagger", "Hall"], passed=["Cid"], refuted_by="Ann", shown="Hall")
    seen = data_of(capsys, "advise", saved(tmp_path, with_events(before, asked)))["show"]
    assert (seen["best"], seen["why"]) == ("Hall", "the Hall: you have shown it to Bob before")
    answered = data_of(capsys, "advise", saved(tmp_path, with_events(asked | {"shown": "Rope"})))
    assert "show" not in answered


def test_a_spectator_has_no_advice_and_a_move_to_no_corridor_none_either(tmp_path, capsys):
    players = [{key: value for key, value in one.items() if key != "suspect"} for one in EXAMPLE["players"]]
    path = saved(tmp_path, example(me=None, my_hand=[], players=players))
    assert refusal(capsys, "advise", path).startswith(f"{path}: me: ")
    log = saved(tmp_path, "A B C\nR S\nX Y\n2\nAnn 2\nBob 2\nguess Ann A R X Bob R\n", "game.txt")
    assert "spectator" in refusal(capsys, "advise", log)
    # a move to no corridor is refused
    path = saved(tmp_path, with_events({"type": "move", "player": "Ann", "to": [0, 0]}))
    assert (
        refusal(capsys, "advise", path)
        == f"{path}: events[0].to: the square [0, 0] is not a corridor square of this board\n"
    )


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--roll", "13"], "--roll: 13 is out of range; the dice of this case show 2 to 12\n"),
        (["--roll", "1"], "--roll: 1 is out of range; the dice of this case show 2 to 12\n"),
        (
            ["--policy", "valma"],
            "--policy: “valma” is not one of race, velma, greedy, casual, random; the nearest is “velma”\n",
        ),
        (["--response", "kind"], "argument --response: invalid choice: 'kind'"),
        (["--seed", "x"], "argument --seed: 'x' is not a whole number of 0 or more"),
    ],
)
def test_wrong_words_are_refused_with_what_would_be_right(words, what, tmp_path, capsys):
    assert what in refusal(capsys, "advise", saved(tmp_path, EXAMPLE), *words)


@pytest.mark.parametrize("response", ["random", "habit", "least-helpful"])
@pytest.mark.parametrize("policy", ["race", "velma", "greedy", "casual", "random"])
def test_people_are_told_what_to_do_in_the_first_line(policy, response, tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    out = printed(capsys, "advise", path, "--policy", policy, "--response", response)
    first, why, basis, empty, *_ = out.splitlines()
    assert first.startswith("Roll")
    assert first.endswith(".")
    assert why.endswith(".")
    assert "bits" not in why
    assert basis.startswith(f"Policy {policy}; answers {response}; 5.638 bits open")
    assert empty == ""
    assert out.splitlines()[-1] == f"{path}: 5 events, seen by Ann"
    for heading in ("Suggest", "Move (", "After a roll", "Accuse"):
        assert f"\n{heading}" in out


def test_a_square_that_a_roll_leads_to_is_called_one(tmp_path, capsys):
    """With this board a small roll ends in the corridor, on the way to a room."""
    path = saved(tmp_path, EXAMPLE)
    squares = [one["to"] for one in data_of(capsys, "advise", path)["rolls"] if isinstance(one["to"], list)]
    assert squares
    out = printed(capsys, "advise", path)
    assert all(f"’s door {square}" in out for square in squares)


def test_what_one_did_last_says_what_one_may_do_now(tmp_path, capsys):
    entered = {"type": "move", "player": "Ann", "to": "Library", "via": "passage"}
    said = data_of(capsys, "advise", saved(tmp_path, with_events(entered)))
    assert [(one["to"], one["via"]) for one in said["moves"]] == [("Library", "passage")]
    assert {one["cards"][2] for one in said["suggestions"] if one["reachable"]} == {"Library"}
    # who was called into a room may stay
    called = suggestion(by="Bob", cards=["Miss Scarlett", "Spanner", "Library"], refuted_by="Cid")
    said = data_of(capsys, "advise", saved(tmp_path, with_events(called)))
    assert ("Library", "called") in [(one["to"], one["via"]) for one in said["moves"]]
    assert "Library" in {one["cards"][2] for one in said["suggestions"] if one["reachable"]}
    # who is out only answers
    out = {"type": "accusation", "by": "Ann", "cards": ["Mrs White", "Spanner", "Kitchen"], "correct": False}
    said = data_of(capsys, "advise", saved(tmp_path, with_events(*EXAMPLE["events"], out)))
    assert said["moves"] == []
    assert not said["accuse"]["recommended"]
    assert said["now"] == "You’re out. Just answer when asked."


def test_a_player_of_no_known_token_stands_at_some_start(tmp_path, capsys):
    players = [{"name": one["name"], "hand_size": 6} for one in EXAMPLE["players"]]
    said = data_of(capsys, "advise", saved(tmp_path, example(players=players, events=[])))
    assert len(said["moves"]) == 9
    reach = {one["cards"][2] for one in said["suggestions"] if one["reachable"]}
    assert {"Lounge", "Study", "Ballroom"} <= reach
    assert "Library" in reach
    assert "Billiard Room" in reach
    assert said["rolls"] == []


def test_what_is_certain_is_to_be_accused(tmp_path, capsys):
    facts = [note("envelope", card, True) for card in ("Mrs White", "Spanner", "Kitchen")]
    said = data_of(capsys, "advise", saved(tmp_path, with_events(*facts)))
    assert said["accuse"]["recommended"]
    assert said["now"] == "Accuse Mrs White with the Spanner in the Kitchen."
    there = data_of(capsys, "advise", saved(tmp_path, with_events(*facts, rules={"accuse": "in-room"})))
    assert not there["accuse"]["recommended"]
    assert there["now"] == "Roll, and head for the Kitchen to accuse Mrs White with the Spanner."
    assert there["moves"][0]["to"] == "Kitchen"


def test_velma_accuses_at_her_threshold(tmp_path, capsys):
    facts = [note("envelope", card, True) for card in ("Mrs White", "Spanner")]
    rooms = ["Ballroom", "Conservatory", "Dining Room", "Billiard Room"]
    facts += [note("envelope", card, False) for card in rooms]
    said = data_of(capsys, "advise", saved(tmp_path, with_events(*facts)), "--policy", "velma")
    assert said["accuse"]["p"] == pytest.approx(0.5)
    assert not said["accuse"]["recommended"]


def test_it_lists_what_i_have_shown_to_whom(capsys):
    evening = "resources/examples/evening.case.json"
    shown = [
        {"to": "Ben", "cards": [{"card": "Miss Scarlett", "times": 1}]},
        {"to": "Cleo", "cards": [{"card": "Billiard Room", "times": 1}, {"card": "Library", "times": 1}]},
    ]
    assert data_of(capsys, "advise", ROOT / evening)["shown"] == shown
    assert "You have shown\n  Ben: Miss Scarlett\n  Cleo: Billiard Room, Library\n" in printed(
        capsys, "advise", ROOT / evening
    )


def test_no_accusation_is_advised_below_the_limit(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    careful = data_of(capsys, "advise", path, "--accuse-from", "75")["accuse"]
    assert careful["why"].startswith("below your limit of 75%; ")
    assert "limit" not in data_of(capsys, "advise", path, "--accuse-from", "9")["accuse"]["why"]
    assert refusal(capsys, "advise", path, "--accuse-from", "101") == "--accuse-from: 101 is more than 100 %\n"
