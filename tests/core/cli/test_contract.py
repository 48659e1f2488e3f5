"""Every row of "Refused, contradictory, accepted" of the case format, through the command line."""

import json

import pytest

from core.cli.main import main
from tests.core.cli.cases import ACCEPTED, CONTRADICTORY, REFUSED, data_of, example, note, refusal, saved, suggestion


@pytest.mark.parametrize("row", REFUSED)
@pytest.mark.parametrize(
    "words", [["analyse"], ["analyse", "--json"], ["check"], ["convert"], ["advise"], ["replay"]], ids="-".join
)
def test_refused(row, words, tmp_path, capsys):
    case, what = REFUSED[row]
    path = saved(tmp_path, case)
    target = [str(tmp_path / "out.case.json")] if words == ["convert"] else []
    err = refusal(capsys, *words, path, *target)
    assert all(line.startswith(f"{path}: ") for line in err.splitlines())
    assert f"{path}: {what}" in err
    assert not (tmp_path / "out.case.json").exists()


def test_all_problems_are_named_a_line_each(tmp_path, capsys):
    path = saved(tmp_path, example(pool=-1, me="Bop", events=[suggestion(by="X"), note("Y", "Z", 1)]))
    assert main(["check", str(path)]) == 2
    places = [line.removeprefix(f"{path}: ").split(":")[0] for line in capsys.readouterr().err.splitlines()]
    assert set(places) >= {"pool", "me", "events[0].by", "events[1].player", "events[1].card", "events[1].holds"}


OF_SETUP = {
    "a hand that overflows": "Entries 1, 2, 3, 4 and the sizes of the hands cannot all be true.",
    "a category that cannot be in the envelope": "The set-up contradicts itself.",
    "I passed and hold": "Entry 1 and your hand cannot both be true.",
    "I showed what I do not hold": "Entry 1 and your hand cannot both be true.",
}


@pytest.mark.parametrize("row", CONTRADICTORY)
def test_contradictory(row, tmp_path, capsys):
    case, conflict = CONTRADICTORY[row]
    path = str(saved(tmp_path, case))
    for word, kind in (("analyse", "analysis"), ("check", "check"), ("advise", "advice")):
        assert main([word, path, "--json"]) == 3
        out, err = capsys.readouterr()
        said = json.loads(out)
        mends = said.pop("mends", [])
        assert said == {"format": f"deerstalker-{kind}", "version": 1, "consistent": False, "conflict": conflict}
        assert {correction["event"] for correction in mends} == ({*conflict} - {"setup"} if word == "check" else set())
        assert err == ""
        assert main([word, path]) == 3
        out, err = capsys.readouterr()
        assert "contradicts itself" in out
        assert all(f"  entry {i + 1}  " in out for i in conflict if i != "setup")
        assert OF_SETUP.get(row, "entr") in out
        assert err == ""


@pytest.mark.parametrize("row", ACCEPTED)
def test_accepted(row, tmp_path, capsys):
    path = str(saved(tmp_path, ACCEPTED[row]))
    assert data_of(capsys, "check", path) == {"format": "deerstalker-check", "version": 1, "consistent": True}
    assert data_of(capsys, "advise", path)["suggestions"]
    assert len(data_of(capsys, "replay", path)["rows"]) == len(ACCEPTED[row]["events"]) + 1
    marginals = data_of(capsys, "analyse", path)["marginals"]
    assert all(sum(row) == pytest.approx(1, abs=1e-9) for row in marginals.values())
    assert main(["convert", path, str(tmp_path / "out.case.json")]) == 0


def test_events_after_a_right_accusation_count(tmp_path, capsys):
    path = str(saved(tmp_path, ACCEPTED["events after a right accusation"]))
    said = data_of(capsys, "analyse", path)
    assert said["solutions"] == 1
    assert said["entropy_bits"] == 0
    assert said["marginals"]["Revolver"] == [0, 0, 1, 0]
