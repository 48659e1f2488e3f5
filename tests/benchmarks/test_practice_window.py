from tests.benchmarks.practice_window import main


def test_no_game_in_the_window_gets_stuck(qapp, capsys):
    played = main(["1", "--first", "37"])
    assert (len(played.decisions), played.stuck) == (1, [])
    assert "stuck: none" in capsys.readouterr().out
