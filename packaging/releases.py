"""The releases so far, read from the AppStream metadata, which lists each version with its date."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from datetime import datetime, timezone
from typing import NamedTuple

from desktop import METAINFO

LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


class Release(NamedTuple):
    """A version, its date (midnight UTC), and the paragraphs of its English description."""

    version: str
    day: datetime
    said: list[str]


def releases() -> list[Release]:
    """Return all releases, newest first."""
    root = ET.parse(METAINFO).getroot()  # noqa: S314 - our own file
    return [_release(node) for node in root.iterfind("releases/release")]


def _release(node: ET.Element) -> Release:
    day = datetime.strptime(node.attrib["date"], "%Y-%m-%d").replace(tzinfo=timezone.utc)
    parts = [
        part for part in node.iterfind("description//*") if part.tag in {"p", "li"} and LANGUAGE not in part.attrib
    ]
    said = [" ".join("".join(part.itertext()).split()) for part in parts]
    return Release(node.attrib["version"], day, said)
