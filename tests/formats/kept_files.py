"""The kept files, copies of them to work on, and the game that most of them hold."""

import shutil
from pathlib import Path

from core.formats.editions import edition
from core.model.case import Case
from core.model.seats import Player
from core.model.setup import Setup
from tests.notation import parse_event

KEPT = Path(__file__).parent / "kept"
DECK = edition("classic-uk").deck
HAND = ("Miss Scarlett", "Rope", "Dagger", "Hall", "Study", "Lounge")
BOBS = ("Spanner", "Colonel Mustard", "Conservatory", "Library", "Lead Piping", "Dining Room")
SETUP = Setup(
    DECK,
    tuple(Player(name, 6) for name in ("Ann", "Bob", "Cid")),
    edition="classic-uk",
    me="Ann",
    my_hand=tuple(DECK.card(name) for name in HAND),
)
LINES = (
    "Ann: Mrs White, Spanner, Kitchen; Bob shows Spanner",
    "Bob: Colonel Mustard, Revolver, Library; Cid passes, Ann passes, nobody shows",
    "Cid: Mrs Peacock, Candlestick, Conservatory; Ann passes, Bob shows",
    "Note: Cid has Ballroom # it fell from the table",
    "Ann moves to Kitchen; rolled 5; via roll",
    "Bob accuses: Colonel Mustard, Revolver, Library; wrong",
)
ABOUT = (("place", "at home"), ("guests", ("Ann", "Bob", "Cid")))
COMMENT = "an evening in May"


def lines(case: Case) -> tuple[str, ...]:
    """The entries of a case, each as one line."""
    return tuple(map(str, case.events))


def kept_case() -> Case:
    """The game, made by this program."""
    return Case(SETUP, tuple(parse_event(line, DECK) for line in LINES), ABOUT, COMMENT)


def copy_of(name: str, folder: Path) -> Path:
    """A copy of a kept file, or of a kept folder, to work on."""
    made = folder / name
    if (KEPT / name).is_dir():
        shutil.copytree(KEPT / name, made)
    else:
        shutil.copyfile(KEPT / name, made)
    return made


def bytes_in(folder: Path) -> dict[str, bytes]:
    """Every file in a folder, by its path in it."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
