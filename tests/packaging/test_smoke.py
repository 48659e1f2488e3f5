"""What tries a bundle: here it tries small scripts that behave as a bundle would, or do not."""

import shutil
import sys

import pytest

import smoke

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the stand-ins are scripts of a shell")

SELF_TEST = 'if [ "$1" = --self-test ]; then echo "Deerstalker 9 on $QT_QPA_PLATFORM"; echo "a step"; exit 0; fi\n'


@pytest.fixture
def stand_in(tmp_path):
    """Makes a bundle of a script."""

    def make(text):
        folder = tmp_path / "bundle"
        folder.mkdir(exist_ok=True)
        file = folder / "deerstalker"
        file.write_text("#!/bin/sh\n" + text)
        file.chmod(0o755)
        return folder

    return make


@pytest.fixture
def home(tmp_path):
    folder = tmp_path / "home"
    folder.mkdir()
    return str(folder)


def test_another_version_is_found_out(stand_in, home, monkeypatch):
    monkeypatch.setattr(smoke.bundling, "version", lambda: "1.2.3")
    assert smoke.tells_its_version(stand_in("echo Deerstalker 1.2.3"), home) == "Deerstalker 1.2.3"
    with pytest.raises(smoke.FailedError, match=r"says 'Deerstalker 1\.2'; core"):
        smoke.tells_its_version(stand_in("echo Deerstalker 1.2"), home)


def test_the_bundle_knows_nothing_of_this_environment(stand_in, home, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    monkeypatch.setenv("DISPLAY", ":7")
    said = smoke.run(stand_in('echo "$HOME|$PYTHONPATH|$DISPLAY|$A"'), home=home, A="b")
    assert said.strip() == f"{home}|||b"


def test_a_program_that_fails_is_quoted(stand_in, home):
    with pytest.raises(smoke.FailedError, match=r"(?s)--version: status 3\nout.*err"):
        smoke.tells_its_version(stand_in("echo out; echo err >&2; exit 3"), home)


def test_a_window_that_is_shown_elsewhere_was_not_tried(stand_in, home):
    assert smoke.opens_without_display(stand_in(SELF_TEST), home) == "1 steps"
    assert smoke.writes_without_fonts(stand_in('cat "$FONTCONFIG_FILE" >/dev/null || exit 4\n' + SELF_TEST), home)
    with pytest.raises(smoke.FailedError, match="not tried on xcb"):
        smoke.last_of("Deerstalker 9 on offscreen\na step\n", "xcb")
    with pytest.raises(smoke.FailedError, match="not tried"):
        smoke.last_of("Deerstalker 9 on offscreen\n", "offscreen")


@pytest.mark.skipif(shutil.which("strace") is None, reason="needs strace")
def test_what_is_watched_has_no_daemon_started_to_wait_for(stand_in, home, monkeypatch):
    """As Qt does where dbus-launch is installed, the stand-in has a bus started that outlives it."""
    monkeypatch.setattr(smoke, "WAIT", 10)
    monkeypatch.setattr(smoke, "display", lambda: ())
    starts = '[ -n "$DBUS_SESSION_BUS_ADDRESS" ] || sleep 30 >/dev/null 2>&1 &\n'
    with pytest.raises(smoke.FailedError, match="strace did not even see the call to the display"):
        smoke.calls_nobody(stand_in(starts + SELF_TEST), home)


def test_workers_that_play_other_games_are_found_out(stand_in, home):
    played = '{"games": 6, "standings": [{"policy": "casual", "wins": %s, "turns": 9}]}'
    answer = "for w; do last=$w; done\n"
    honest = answer + f"echo '{played % 2}'\n"
    assert smoke.plays_with_workers(stand_in(honest), home) == "6 games"
    wrong = answer + f"if [ $last = 2 ]; then echo '{played % 2}'; else echo '{played % 3}'; fi\n"
    with pytest.raises(smoke.FailedError, match="other games"):
        smoke.plays_with_workers(stand_in(wrong), home)


@pytest.mark.parametrize(
    ("line", "is_strange"),
    [
        ('7 connect(9, {sa_family=AF_UNIX, sun_path=@"/tmp/.X11-unix/X99"}, 20) = 0', False),
        ("7 socket(AF_UNIX, SOCK_STREAM|SOCK_CLOEXEC, 0) = 9", False),
        ("7 socket(AF_NETLINK, SOCK_RAW, NETLINK_KOBJECT_UEVENT) = 9", False),
        ("7 socket(AF_INET, SOCK_DGRAM|SOCK_CLOEXEC, IPPROTO_IP) = 9", True),
        ("7 socket(AF_INET6, SOCK_STREAM, IPPROTO_TCP) = -1 ENETUNREACH", True),
        ('7 connect(9, {sa_family=AF_INET, sin_port=htons(53), sin_addr=inet_addr("1.1.1.1")}, 16) = 0', True),
        ('7 connect(9, {sa_family=AF_UNIX, sun_path="/run/systemd/resolve/io.systemd.Resolve"}, 42) = 0', True),
        ('7 connect(9, {sa_family=AF_UNIX, sun_path="/run/user/0/bus"}, 110) = 0', False),
        ("7 +++ exited with 0 +++", False),
    ],
)
def test_only_sockets_of_this_machine_are_no_stranger(line, is_strange):
    assert smoke.strange_sockets(f"1 +++ exited\n{line}\n") == [line] * is_strange


def test_a_tool_that_is_missing_is_a_failure_only_where_all_is_asked_for(stand_in, monkeypatch, capsys):
    def needs(bundle, home):
        smoke.tool("a-tool-that-nobody-has")

    monkeypatch.setattr(smoke, "TRIALS", {"calls": needs})
    bundle = str(stand_in(""))
    assert smoke.main([bundle]) == 0
    assert "left out: there is no a-tool-that-nobody-has" in capsys.readouterr().out
    assert smoke.main(["--all", bundle]) == 1


def test_where_a_program_cannot_be_cut_off_it_was_not_tried_without_a_network(stand_in, home, monkeypatch, tmp_path):
    refuses = tmp_path / "unshare"
    refuses.write_text("#!/bin/sh\nexit 1\n")
    refuses.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    with pytest.raises(smoke.MissingError, match="does not allow"):
        smoke.misses_no_network(stand_in(SELF_TEST), home)
    refuses.write_text('#!/bin/sh\n[ "$2" = --map-root-user ]\n')
    assert smoke.cut_off() == (str(refuses), "--net", "--map-root-user")


def test_after_a_failure_the_others_are_tried(stand_in, monkeypatch, capsys):
    def fails(bundle, home):
        raise smoke.FailedError("no")

    monkeypatch.setattr(smoke, "TRIALS", {"one": fails, "two": lambda *_: "yes"})
    assert smoke.main([str(stand_in(""))]) == 1
    assert [line.split(" (")[0] for line in capsys.readouterr().out.splitlines()] == ["one: FAILED: no", "two: yes"]


def test_a_folder_without_the_program_is_no_bundle(tmp_path):
    with pytest.raises(smoke.FailedError, match="holds no program"):
        smoke.program(tmp_path)
    (tmp_path / "A.app" / "Contents" / "MacOS").mkdir(parents=True)
    inside = tmp_path / "A.app" / "Contents" / "MacOS" / "deerstalker"
    inside.touch()
    assert smoke.program(tmp_path / "A.app") == inside
