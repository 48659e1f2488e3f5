"""The ``Info.plist`` of the macOS app, which ``deerstalker.spec`` passes to PyInstaller.

PyInstaller adds the names of the program and its icon, the identifier and ``CFBundleShortVersionString``.
"""

from __future__ import annotations

import re
import sysconfig
from importlib import metadata
from typing import Iterable

import versions

CASE = "io.deerstalker.case"
"""The uniform type identifier of case files."""
JSON = "public.json"
"""The type that case files also conform to, as macOS seems to look at the last extension only."""
LANGUAGES = ("en", "fr", "de", "es", "it", "nl", "pt")

_SYSTEM = re.compile(r"\bmacosx[-_](\d+)[._](\d+)")


def version(said: str) -> str:
    """Return a version in macOS's format: exactly three numbers."""
    return ".".join(map(str, versions.numbers(said, 3)))


def info(name: str, said: str, oldest: str) -> dict[str, object]:
    """Return the content of ``Info.plist`` for a name, a version and the oldest supported system."""
    return {
        "CFBundleDisplayName": name,
        "CFBundleVersion": version(said),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": oldest,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # supports dark mode
        "CFBundleLocalizations": list(LANGUAGES),
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": CASE,
                "UTTypeDescription": f"{name} case",
                "UTTypeConformsTo": [JSON],
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["case.json"],
                    "public.mime-type": ["application/x-deerstalker-case+json"],
                },
            }
        ],
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": f"{name} case",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": [CASE],
                "LSHandlerRank": "Owner",
            },
            {
                # so that cases can be opened with the program even if only the last extension is considered
                "CFBundleTypeName": "JSON",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": [JSON],
                "LSHandlerRank": "Alternate",
            },
        ],
    }


def built_for() -> list[str]:
    """Return the platform tags of the installed wheels and of the interpreter."""
    wheels = (found.read_text("WHEEL") for found in metadata.distributions())
    return [*(text for text in wheels if text), sysconfig.get_platform()]


def oldest_system(said: Iterable[str]) -> str:
    """Return the oldest macOS that can run everything: the newest version among tags of the form ``macosx_X_Y``.

    Raises ValueError if there is no such tag.
    """
    found = [(int(major), int(minor)) for text in said for major, minor in _SYSTEM.findall(text)]
    if not found:
        raise ValueError("nothing here was built for macOS")
    return "{}.{}".format(*max(found))
