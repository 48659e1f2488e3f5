"""Standard output and standard error, closed, full or without a reader as they may be."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TextIO


def tell(stream: TextIO | None, text: str) -> None:
    """Write to standard error, where there is one; the program's answer never depends on whether it can be."""
    if stream is None:
        return
    encoding = stream.encoding or "utf-8"
    try:
        stream.write(text.encode(encoding, "backslashreplace").decode(encoding))
        stream.flush()
    except OSError:
        let_go_of(stream)


def let_go_of(stream: TextIO) -> None:
    """Send what is still to be written nowhere, so that the interpreter doesn't trip over it on its way out."""
    with suppress(OSError):  # a stream that is no file
        place = stream.fileno()
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, place)
        os.close(nowhere)
