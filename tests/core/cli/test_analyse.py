import json
import re
from random import Random

import pytest

from core.cli.main import main
from tests.core.cli.cases import EXAMPLE, example, note, printed, refusal, saved, with_events
from tests.core.engines.conformance import SIGMAS


def analysis(capsys, *words):
    out = printed(capsys, "analyse", *words, "--json")
    assert out.count("\n") == 1
    return json.loads(out)


def test_the_example_of_the_contract(tmp_path, capsys):
    said = analysis(capsys, saved(tmp_path, EXAMPLE))
    assert list(said) == [
        *("format", "version", "engine", "exact", "consistent", "deals", "solutions", "entropy_bits", "holders"),
        *("marginals", "stderr", "top_solutions", "elapsed_ms"),
    ]
    assert (said["format"], said["version"]) == ("deerstalker-analysis", 1)
    assert (said["engine"], said["exact"], said["consistent"], said["stderr"]) == ("exact", True, True, None)
    assert (said["deals"], said["solutions"]) == ("4494", 87)
    assert said["entropy_bits"] == pytest.approx(5.638262587951, rel=1e-11)
    assert said["holders"] == ["envelope", "Ann", "Bob", "Cid"]
    assert said["marginals"]["Mrs White"] == pytest.approx(
        [0.103658536585, 0.0, 0.530487804878, 0.365853658537], rel=1e-11
    )
    best = said["top_solutions"][0]
    assert best == {"cards": ["Mrs Peacock", "Candlestick", "Library"], "p": pytest.approx(0.091463414634, rel=1e-11)}
    assert len(said["top_solutions"]) == 20
    assert said["elapsed_ms"] > 0


def test_events_alone_can_be_analysed_also_before_a_contradiction(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    whole = analysis(capsys, path)
    assert analysis(capsys, path, "--upto", 5)["marginals"] == whole["marginals"]
    for n in range(5):
        cut = saved(tmp_path, example(events=EXAMPLE["events"][:n]), "cut.case.json")
        ours, theirs = analysis(capsys, path, "--upto", n), analysis(capsys, cut)
        assert {**ours, "elapsed_ms": 0} == {**theirs, "elapsed_ms": 0}
    # events before the contradiction can be analysed
    path = saved(tmp_path, with_events(note("Bob", "Spanner", True), note("Cid", "Spanner", True)))
    assert main(["analyse", str(path), "--json"]) == 3
    capsys.readouterr()
    assert analysis(capsys, path, "--upto", 1)["marginals"]["Spanner"] == [0, 0, 1, 0]


@pytest.mark.parametrize("n", [-1, 6, 10**30])
def test_more_events_than_there_are_are_refused(tmp_path, capsys, n):
    path = saved(tmp_path, EXAMPLE)
    assert main(["analyse", str(path), "--upto", str(n)]) == 2
    what = f"{path}: --upto: {n} is out of range; the case has 5 events, give 0 to 5\n"
    assert capsys.readouterr() == ("", what)


def test_an_engine_that_is_not_there_is_refused_and_the_others_named(tmp_path, capsys):
    assert main(["analyse", str(saved(tmp_path, EXAMPLE)), "--engine", "exakt"]) == 2
    what = "--engine: 'exakt' is not an engine; the engines are auto, exact, centre, montecarlo\n"
    assert capsys.readouterr() == ("", what)


def test_what_samplers_need_is_taken_by_all(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    words = ("--seed", 7, "--samples", 100, "--time", 2.5, "--engine", "auto")
    assert analysis(capsys, path, *words)["marginals"] == analysis(capsys, path)["marginals"]


def test_the_case_decides_the_show_model_unless_told_otherwise(tmp_path, capsys):
    ignoring = saved(tmp_path, example(rules={"show_model": "ignore"}))
    marginals = analysis(capsys, ignoring)["marginals"]
    assert marginals == analysis(capsys, ignoring, "--show-model", "ignore")["marginals"]
    assert marginals != analysis(capsys, ignoring, "--show-model", "random")["marginals"]


def test_people_get_a_table(tmp_path, capsys):
    path = saved(tmp_path, EXAMPLE)
    assert main(["analyse", str(path)]) == 0
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert lines[0] == f"{path}: 5 events, seen by Ann"
    assert lines[1].startswith("Engine exact")
    assert re.fullmatch(
        r"Chosen because the exact engine needs [\d,]+ steps, within the budget of 60,000,000", lines[2]
    )
    assert lines[3].startswith("4,494 deals, 87 solutions, 5.638 bits, ")
    rows = {line[:18].strip(): line[18:].split() for line in lines[5:]}
    assert rows["Mrs White"] == ["10.4", "✗", "53.0", "36.6"]
    assert "    9.1  Mrs Peacock, Candlestick, Library" in lines
    assert err == ""


def test_a_plain_text_log_is_a_case_too(tmp_path, capsys):
    log = "A B C\nR S\nX Y\n2\nAnn 2\nBob 2\nguess Ann A R X Bob R\n"
    said = analysis(capsys, saved(tmp_path, log, "log.txt"))
    assert said["holders"] == ["envelope", "Ann", "Bob"]
    assert said["marginals"]["R"] == [0, 0, 1, 0][:3]


def test_a_sampler_gives_a_standard_error_for_every_number(tmp_path, capsys):
    path = saved(tmp_path, example(me=None, my_hand=[], events=EXAMPLE["events"][:3]))
    said = analysis(capsys, path, "--engine", "montecarlo", "--seed", 3, "--samples", 32768)
    assert (said["engine"], said["exact"], said["deals"], said["solutions"]) == ("montecarlo", False, None, None)
    assert said["stderr"].keys() == said["marginals"].keys()
    truth = analysis(capsys, path, "--engine", "exact")["marginals"]
    for card, row in said["marginals"].items():
        assert sum(row) == pytest.approx(1, abs=1e-9)
        for p, error, right in zip(row, said["stderr"][card], truth[card], strict=True):
            assert abs(p - right) <= SIGMAS * error + 1e-9
            assert (error > 0) == (0 < right < 1)


def test_people_are_told_how_far_an_estimate_may_be_off(tmp_path, capsys):
    path = str(saved(tmp_path, example(me=None, my_hand=[], events=EXAMPLE["events"][:3])))
    out = printed(capsys, "analyse", path, "--engine", "montecarlo", "--seed", "1")
    assert "Engine montecarlo, an estimate" in out
    assert re.search(
        r"^Standard error \(percentage points\): \d\.\d\d at most; effective sample size [\d,]+$", out, re.MULTILINE
    )
    assert "ignoring the show model" in printed(capsys, "analyse", path, "--engine", "centre")


def test_auto_answers_what_exact_cannot(tmp_path, capsys):
    path = str(saved(tmp_path, huge_case(11, 6, 40)))
    said = analysis(capsys, path, "--samples", 500, "--seed", 1)
    assert (said["engine"], said["exact"]) == ("montecarlo", False)


def test_a_deck_that_does_not_fit_is_told_with_its_own_status_and_what_fits(tmp_path, capsys):
    path = str(saved(tmp_path, huge_case()))
    err = refusal(capsys, "analyse", "--engine", "exact", "--json", path, status=4)
    assert err.startswith(f"{path}: ")
    assert "; --engine auto picks one that can" in err
    assert err.count("\n") == 1


@pytest.mark.slow
def test_a_deck_that_no_exact_way_fits_is_found_consistent_all_the_same(tmp_path, capsys):
    path = str(saved(tmp_path, huge_case()))
    assert main(["check", path]) == 0
    assert capsys.readouterr() == (f"{path} is consistent.\n", "")


def huge_case(each=41, number=10, asked=100):
    """Ten players and 123 cards, or fewer, that many suggestions tie together: no exact way is short."""
    rng = Random(7)
    deck = {kind: [f"{kind} {i}" for i in range(each)] for kind in ("suspects", "weapons", "rooms")}
    names = [f"Player {i}" for i in range(number)]
    suggestions = []
    for i in range(asked):
        cards = [rng.choice(names_of_kind) for names_of_kind in deck.values()]
        by, refuter = names[i % number], names[(i + 1 + i % (number - 3)) % number]
        suggestions.append({"type": "suggestion", "by": by, "cards": cards, "passed": [], "refuted_by": refuter})
    players = [{"name": name, "hand_size": (3 * each - 3) // number} for name in names]
    return {"format": "deerstalker-case", "version": 1, "deck": deck, "players": players, "events": suggestions}
