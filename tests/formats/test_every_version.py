"""Of each format a file is kept, in the version that is written now."""

from app.features.library import schema as library_schema
from app.ui import settings
from core.arena import ledger
from core.formats import case_reader
from core.habits import counts as habits_file
from core.history import recovery as journal_recovery
from tests.formats.kept_files import KEPT

FILES = {
    f"case-{case_reader.VERSION}.case.json",
    f"journal-{journal_recovery.VERSION}.journal",
    f"library-{library_schema.VERSION}.sqlite",
    f"settings-{settings.VERSION}.ini",
    f"habits-{habits_file.VERSION}.json",
    f"tournament-{ledger.VERSION}",
}


def test_a_file_of_each_format_is_kept_and_explained():
    said = (KEPT.parent / "README.md").read_text("utf-8")
    assert {path.name for path in KEPT.iterdir()} == FILES
    assert [name for name in FILES if f"`{name}`" not in said] == []
