"""What was found lately: it has an end, and what is wanted stays longest."""

from app.tasks.inference import LruCache


def test_what_nobody_wanted_for_longest_is_forgotten_first():
    recent: LruCache[str, int] = LruCache(2)
    recent.keep("a", 1)
    recent.keep("b", 2)
    assert recent.get("a") == 1
    recent.keep("c", 3)
    assert ("a" in recent, "b" in recent, "c" in recent) == (True, False, True)
    assert recent.get("b") is None
    assert len(recent) == 2


def test_what_is_kept_again_counts_as_new():
    recent: LruCache[str, int] = LruCache(2)
    for key, value in (("a", 1), ("b", 2), ("a", 3), ("c", 4)):
        recent.keep(key, value)
    assert (recent.get("a"), recent.get("b")) == (3, None)
