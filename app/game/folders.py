"""The folders where the program keeps its own data; known before anything else of a game is imported."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class DataFolders:
    """The folders where the program keeps its own data."""

    data: Path

    @property
    def journals(self) -> Path:
        return self.data / "journals"

    @property
    def practice(self) -> Path:
        return self.data / "practice"

    @property
    def crashes(self) -> Path:
        return self.data / "crashes"

    @property
    def locks(self) -> Path:
        return self.data / "locks"

    @property
    def library(self) -> Path:
        return self.data / "library.sqlite"
