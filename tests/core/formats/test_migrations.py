from pathlib import Path

from core.formats.migrations import Versions, copy_of_version, unchanged

WORDS = Versions((lambda text: f"{text} two", unchanged, lambda text: f"{text} four"))


def test_each_version_is_brought_to_the_next_until_the_latest():
    assert WORDS.latest == 4
    assert [WORDS.migrated("", version) for version in range(1, 5)] == [" two four", " four", " four", ""]


def test_a_chain_may_begin_with_version_0():
    empty = Versions((str.upper,), first=0)
    assert (empty.latest, empty.migrated("a", 0), empty.migrated("a", 1)) == (1, "A", "a")


def test_what_is_newer_is_refused_with_what_to_do():
    assert WORDS.refusal(5) == (
        "made by a newer Deerstalker (format 5; this one reads up to 4); install the newer version to open it"
    )


def test_a_copy_is_kept_beside_the_file():
    assert copy_of_version(Path("data/library.sqlite"), 2) == Path("data/library.version-2.sqlite")
