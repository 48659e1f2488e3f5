"""Of each format a file of every version is kept, and said what is in it."""

from app.features.library import store as library_store
from app.ui import settings
from core.arena import ledger
from core.formats import case_reader
from core.history import recovery as journal_recovery
from core.players import counts as habits_file
from core.practice import marks as marks_file
from core.practice import saved as practice_file
from tests.formats.kept_files import KEPT

VERSIONS = {
    "case": case_reader.VERSIONS,
    "journal": journal_recovery.VERSIONS,
    "library": library_store.VERSIONS,
    "settings": settings.VERSIONS,
    "habits": habits_file.VERSIONS,
    "marks": marks_file.VERSIONS,
    "tournament": ledger.VERSIONS,
    "practice": practice_file.VERSIONS,
}


def test_a_file_of_every_version_is_kept_and_explained():
    said = (KEPT.parent / "README.md").read_text("utf-8")
    names = [path.name for path in KEPT.iterdir()]
    written = {f"{name}-{version}" for name, of in VERSIONS.items() for version in range(of.first, of.latest + 1)}
    written.remove("library-0")  # an empty file
    assert {"-".join(name.split(".")[0].split("-")[:2]) for name in names} == written
    assert [name for name in names if f"`{name}`" not in said] == []
