"""Work that nobody waits for any more: it ends where it asks whether to go on."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from core.checkpoint import CancelledError, stopped_by


@contextmanager
def given_up(after: int = 0) -> Iterator[None]:
    """Expect that the work within is given up: the next time that it asks after it was told so often to go on."""
    left = iter(range(after))

    def check() -> None:
        if next(left, None) is None:
            raise CancelledError

    with stopped_by(check), pytest.raises(CancelledError):
        yield
