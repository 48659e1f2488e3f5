"""What macOS is told of the program: the ``Info.plist`` of its app, as ``deerstalker.spec`` hands it to PyInstaller.

PyInstaller adds the names of the program and of its icon, the identifier and ``CFBundleShortVersionString``.
"""

from __future__ import annotations

import re
import sysconfig
from importlib import metadata
from typing import Iterable

import versions

CASE = "io.deerstalker.case"
"""What macOS calls the kind of file that the program writes."""
JSON = "public.json"
"""What it calls the kind that this is one of: it goes by the last ending only, as far as is known."""
LANGUAGES = ("en", "fr", "de", "es", "it", "nl", "pt")

_SYSTEM = re.compile(r"\bmacosx[-_](\d+)[._](\d+)")


def version(said: str) -> str:
    """Return a version as macOS takes it: three numbers and nothing else."""
    return ".".join(map(str, versions.numbers(said, 3)))


def info(name: str, said: str, oldest: str) -> dict[str, object]:
    """Return what stands in the ``Info.plist`` of the program, given its name, its version, and the oldest system."""
    return {
        "CFBundleDisplayName": name,
        "CFBundleVersion": version(said),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": oldest,
        "NSHighResolutionCapable": True,
        "NSRequiresAquaSystemAppearance": False,  # dark where the system is
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
                # so that a case can be opened with the program too where its whole ending is not seen
                "CFBundleTypeName": "JSON",
                "CFBundleTypeRole": "Editor",
                "LSItemContentTypes": [JSON],
                "LSHandlerRank": "Alternate",
            },
        ],
    }


def built_for() -> list[str]:
    """Return what the installed packages, in the tags of their wheels, and the interpreter say they were built for."""
    wheels = (found.read_text("WHEEL") for found in metadata.distributions())
    return [*(text for text in wheels if text), sysconfig.get_platform()]


def oldest_system(said: Iterable[str]) -> str:
    """Return the oldest macOS that runs all of what was built for ``macosx_X_Y`` each: the newest that one names.

    Raises ValueError where none names any.
    """
    found = [(int(major), int(minor)) for text in said for major, minor in _SYSTEM.findall(text)]
    if not found:
        raise ValueError("nothing here was built for macOS")
    return "{}.{}".format(*max(found))
