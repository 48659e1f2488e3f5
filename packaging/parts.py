"""Third-party code compiled into the libraries of a bundle, and its licences.

The packages' metadata does not list it, so ``licences/parts.toml`` does, library by library. An unknown library stops
the build.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path, PurePath
from typing import Any, Iterable, Mapping, NamedTuple

import tomllib

LIST = Path(__file__).resolve().parent / "licences" / "parts.toml"
TEXTS = LIST.with_suffix("")

TITLE = "{title}, parts by others"
HEAD = """\
The compiled libraries of {title} hold parts by others.
Here stands, of each, the library that it is in, what it is for, its licence, and whose it is; below that stand the
texts of the licences, each once.
"""

_LIBRARY = re.compile(
    r"(?:lib)?(?:Qt6?(?=[A-Z]))?([\w-]+?)"
    r"(?:\.(?:abi3|cpython-[\w-]+|cp\d+t?-\w+))?"  # the Python version and system
    r"(?:[.\d]*\.dylib|\.so[.\d]*|\.dll|\.pyd)$"
)
_HASH = re.compile(r"(?:-r\d+)?(?:-(?:[0-9a-f]{32}|[0-9a-f]{8}))+[.\d]*(?=\.(?:so|dll))")  # with the release, of some
_MICROSOFT = re.compile(r"(?i)(?:concrt|msvcp|vccorlib|vcomp|vcruntime)140")  # in any case, as Windows ignores it
_BINDING = re.compile(r"Qt\w+\.(abi3\.so|pyd)$")


class Part(NamedTuple):
    """Third-party code in some libraries; the head of the file ``LIST`` describes the fields."""

    name: str
    inside: tuple[str, ...]
    use: str
    licence: str
    source: str
    copyright: tuple[str, ...]
    texts: tuple[str, ...]
    seen: tuple[str, ...]
    crates: tuple[str, ...]
    systems: tuple[str, ...]

    def is_on(self, system: str) -> bool:
        """Whether the part is included on a system (a value of ``sys.platform``)."""
        return not self.systems or system in self.systems


class Listed(NamedTuple):
    """The list of parts, the packages it covers, and their libraries without such parts."""

    packages: tuple[str, ...]
    without: tuple[str, ...]
    parts: tuple[Part, ...]

    def inside(self, libraries: Iterable[str], system: str = sys.platform) -> list[Part]:
        """Return the parts in some libraries. Raises LookupError for a library that is not in the list."""
        asked = set(libraries)
        unknown = asked.difference(self.without, *(part.inside for part in self.parts))
        if unknown:
            raise LookupError(f"{LIST.name} does not say what others wrote of {', '.join(sorted(unknown))}")
        return [part for part in self.parts if asked & set(part.inside) and part.is_on(system)]


def listed() -> Listed:
    """Read the list."""
    whole = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return Listed(tuple(whole["packages"]), tuple(whole["without"]), tuple(map(_part, whole["part"])))


def library_of(file: PurePath) -> str | None:
    """Return a library's name in the list; None for other files.

    A plugin's name is preceded by its kind. The name of a library in a folder ``*.libs``, copied there from the
    package's build system, is preceded by ``libs`` and loses its hash and release. Python bindings of Qt libraries do
    not count, as they are entirely PySide's own code.
    """
    framework = next((place.stem for place in file.parents if place.suffix == ".framework"), None)
    is_brought = file.parent.suffix == ".libs"
    name = _HASH.sub("", file.name) if is_brought else file.name
    found = _LIBRARY.match(f"{name}.dylib" if framework == name else name)
    if found is None or _BINDING.match(name):
        return None
    kind = "libs/" if is_brought else f"{file.parent.name}/" if "plugins" in file.parts else ""
    library = found.group(1)
    return kind + (library.lower() if _MICROSOFT.match(library) else library)


def told(title: str, parts: Iterable[Part]) -> str:
    """Return the notice for the parts in the package ``title``: first the copyrights, then the licences."""
    those = list(parts)
    texts = dict.fromkeys(text for part in those for text in part.texts)
    heads = "\n".join(map(_told, those))
    return "\n".join([HEAD.format(title=title), heads, *map(_text, texts)])


def _told(part: Part) -> str:
    crates = (f"crates: {', '.join(part.crates)}",) if part.crates else ()
    source = (f"source text: {part.source}",) if part.source else ()
    below = (f"text below: {', '.join(part.texts)}",) if part.texts else ()
    says = (
        f"in {', '.join(part.inside)}, for {part.use}",
        *crates,
        f"licence: {part.licence}",
        *source,
        *below,
        *part.copyright,
    )
    return "\n    ".join([part.name, *says]) + "\n"


def _text(name: str) -> str:
    return f"---- {name} ----\n\n{(TEXTS / f'{name}.txt').read_text(encoding='utf-8').strip()}\n"


def _part(entry: Mapping[str, Any]) -> Part:
    lists = [tuple(entry.get(field, ())) for field in ("copyright", "texts", "seen", "crates", "systems")]
    return Part(entry["name"], tuple(entry["inside"]), entry["use"], entry["licence"], entry.get("source", ""), *lists)
