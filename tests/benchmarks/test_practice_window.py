from tests.benchmarks.practice_window import main


def test_no_game_in_the_window_gets_stuck(qapp, capsys):
    played = main(["2"])
    assert (len(played.decisions), played.stuck) == (2, [])
    assert "stuck: none" in capsys.readouterr().out
