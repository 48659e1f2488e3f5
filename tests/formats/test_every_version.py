"""Of each format and each of its versions a file is kept."""

import pytest

from app.features.library import schema as library_schema
from app.ui import settings
from core.arena import ledger
from core.formats import case_reader
from core.habits import file as habits_file
from core.history import recovery as journal_recovery
from tests.formats.kept_files import KEPT

VERSIONS = {
    "case": ("case-{}.case.json", 1, case_reader.VERSION),
    "journal": ("journal-{}.journal", 1, journal_recovery.VERSION),
    "library": ("library-{}.sqlite", 1, len(library_schema.MIGRATIONS)),
    "settings": ("settings-{}.ini", 0, settings.VERSION),
    "habits": ("habits-{}.json", 1, habits_file.VERSION),
    "tournament": ("tournament-{}", 1, ledger.VERSION),
}
"""Of each format: the names of its files, its first version and the one that is written now."""


@pytest.mark.parametrize("kind", VERSIONS)
def test_a_file_of_each_version_is_kept(kind):
    name, first, now = VERSIONS[kind]
    assert [n for n in range(first, now + 1) if not (KEPT / name.format(n)).exists()] == []


def test_every_kept_file_is_explained():
    said = (KEPT.parent / "README.md").read_text("utf-8")
    assert [path.name for path in KEPT.iterdir() if f"`{path.name}`" not in said] == []
