"""Games of earlier versions, in which passes were written out and did not follow: opened in the window."""

import hashlib
import json
import sqlite3
from contextlib import closing
from dataclasses import replace

import pytest

from app.features.library.store import VERSIONS, Library, record_of
from core.formats.case_file import case_to_dict, setup_to_dict
from core.formats.case_reader import case_from_dict
from core.formats.editions import edition
from core.history.recovery import recover, to_line
from core.model.case import About, Case
from core.model.events import Suggestion
from core.model.seats import Player as Seat
from core.model.setup import Setup
from tests.app.player import Player
from tests.formats.kept_files import copy_of

DECK = edition("classic-uk").deck
THREE = tuple(map(DECK.card, ("Mrs White", "Rope", "Hall")))
ANN, BOB, CID, DOT = (Seat(name, size) for name, size in (("Ann", 5), ("Bob", 5), ("Cid", 4), ("Dot", 4)))
SETUP = Setup(DECK, (ANN, BOB, CID, DOT), edition="classic-uk")
EVENT = {"type": "suggestion", "by": "Ann", "cards": [card.name for card in THREE]}


def seated(*players: Seat) -> dict:
    return {"op": "setup", "setup": setup_to_dict(replace(SETUP, players=players)), "players": [], "cards": []}


def journal(version: int) -> bytes:
    """Entries before and after the seats were put right; then the first was edited, which changed only its order."""
    opened = {"format": "deerstalker-journal", "version": version, "path": None, "saved": False}
    records = [
        {**opened, "case": case_to_dict(Case(SETUP)) | {"version": 1}},
        {"op": "append", "event": {**EVENT, "passed": ["Bob", "Cid"], "refuted_by": "Dot"}},
        {"op": "append", "event": {**EVENT, "by": "Cid", "passed": ["Dot"], "refuted_by": "Ann"}},
        seated(ANN, CID, BOB, DOT),
        {"op": "replace", "at": 0, "event": {**EVENT, "passed": ["Cid", "Bob"], "refuted_by": "Dot"}},
        {"op": "append", "event": {**EVENT, "by": "Bob", "passed": [], "refuted_by": "Dot"}},
    ]
    return b"".join(to_line(number, record) for number, record in enumerate(records))


def passed(case: Case) -> list[set[str]]:
    return [set(event.passed) for event in case.events if isinstance(event, Suggestion)]


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_that_was_left_is_what_it_was_and_stays_that(version, places, make_window, qtbot):
    places.journals.mkdir(parents=True)
    (places.journals / "20260501-203000-00000000.journal").write_bytes(journal(version))
    player = Player(qtbot, make_window())
    for _ in range(2):  # the second time, from a journal that this program wrote
        player.click("resume0")
        player.settle()
        assert [name for name, _ in player.case.setup.sizes.items()] == ["Ann", "Cid", "Bob", "Dot"]
        assert passed(player.case) == [{"Bob", "Cid"}, {"Dot"}, set()], "Bob was not asked after Cid, as it was written"
        assert player.case.entered_passes == (1,)
        player.window._files._leave(keep=True)
        player.window._offer()
        (path,) = places.journals.glob("*.journal")
        assert recover(path).lost is None
    player.click("resume0")
    player.settle()
    for before in ([{"Bob", "Cid"}, {"Dot"}], [{"Bob", "Cid"}, {"Dot"}], [{"Bob", "Cid"}, {"Dot"}], [{"Bob", "Cid"}]):
        player.window.commands.undo.trigger()
        assert passed(player.case) == before
    assert player.case.setup == SETUP, "before the seats were put right"


# --- the library


def fingerprint(case: Case, *events: Suggestion) -> str:
    """As earlier versions made it: with the passes in the order in which they were written."""
    kept = setup_to_dict(case.setup)
    values = [kept.get(name) for name in ("edition", "deck", "me", "my_hand", "face_up", "pool")]
    table = [[player.name, player.hand_size] for player in case.setup.players]
    return hashlib.sha256(json.dumps([values, table, [str(event) for event in events]]).encode()).hexdigest()


@pytest.mark.parametrize("about", [(), (("practice", "1"),)], ids=["spectator", "practice"])
def test_no_game_is_in_the_library_twice(about: About, places, make_window, qtbot, tmp_path):
    """Though the passes of its first entry were written in an order of their own."""
    written = Suggestion("Ann", THREE, ("Cid", "Bob"), "Dot")
    case = Case(SETUP, (written, Suggestion("Bob", THREE, (), "Cid")), about)
    file = case_to_dict(case, in_full=True)
    file["events"][0]["passed"] = ["Cid", "Bob"]
    text = json.dumps(file)
    assert case_from_dict(json.loads(text)) == case
    library = Library(places.library)
    entries = (written, *case.events[1:]) if about else (written,)
    library.keep(replace(record_of(case), fingerprint=fingerprint(case, *entries), text=text))
    with closing(sqlite3.connect(places.library)) as connection:
        connection.execute("PRAGMA user_version = 4")
        connection.commit()
    path = tmp_path / "watched.case.json"
    path.write_text(text, encoding="utf-8")
    player = Player(qtbot, make_window())
    player.open(path)
    player.window.session.record(Suggestion("Cid", THREE, (), "Dot"))
    player.window.commands.save.trigger()
    player.window.commands.close.trigger()
    qtbot.waitUntil(lambda: 3 in [game.entries for game in library.games()])
    assert len(library.games()) == 1


@pytest.mark.parametrize("version", range(1, VERSIONS.latest + 1))
def test_a_kept_game_is_the_one_in_a_kept_library(version, places, make_window, qtbot, tmp_path):
    places.library.parent.mkdir(parents=True, exist_ok=True)
    copy_of(f"library-{version}.sqlite", tmp_path).rename(places.library)
    library, player = Library(places.library), Player(qtbot, make_window())
    player.open(copy_of("case-1.case.json", tmp_path))
    player.window.session.record(Suggestion("Cid", THREE, follows=True))
    player.window.commands.save.trigger()
    player.window.commands.close.trigger()
    qtbot.waitUntil(lambda: 7 in [game.entries for game in library.games()])
    assert len(library.games()) == 2
