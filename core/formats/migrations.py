"""Files of earlier versions are read by a chain of migrations, each from one version of a format to the next.

A format that changes gets one more function at the end of its chain, which raises its version, and a file of the new
version in ``tests/formats/kept``; those before stay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Generic, TypeVar

from core.text.text import Text, say

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Versions(Generic[T]):
    """The versions of a format from ``first`` on. ``migrations[i]`` leads from version ``first + i`` to the next.

    A migration is given what it changes before anything of it is checked, and returns the new content.
    """

    migrations: tuple[Callable[[T], T], ...] = ()
    first: int = 1

    @property
    def latest(self) -> int:
        """The version that this program writes."""
        return self.first + len(self.migrations)

    def migrated(self, content: T, version: int) -> T:
        """Return the content of a version, from the first to the latest, in the latest form."""
        for migrate in self.migrations[version - self.first :]:
            content = migrate(content)
        return content

    def refusal(self, version: int) -> Text:
        """Why a file of a later version is not read, and what to do, to follow the name of the file."""
        template = say(
            "made by a newer Deerstalker (format {version}; this one reads up to {known}); install the newer version "
            "to open it"
        )
        return template.format(version=version, known=self.latest)


def unchanged(content: T) -> T:
    """The migration to a version that only adds something."""
    return content


def copy_of_version(path: Path, version: int) -> Path:
    """Return where a file is copied to before it is migrated from this version."""
    return path.with_name(f"{path.stem}.version-{version}{path.suffix}")
