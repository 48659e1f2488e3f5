"""What others wrote of the libraries in a bundle, compiled into them, and under which licences.

The packages do not say; ``licences/parts.toml`` does, library by library. What it does not know stops the bundle.
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
    r"(?:\.(?:abi3|cpython-[\w-]+|cp\d+t?-\w+))?"  # which Python it is for, and which system
    r"(?:[.\d]*\.dylib|\.so[.\d]*|\.dll|\.pyd)$"
)
_HASH = re.compile(r"(?:-r\d+)?(?:-(?:[0-9a-f]{32}|[0-9a-f]{8}))+[.\d]*(?=\.(?:so|dll))")  # with the release, of some
_BINDING = re.compile(r"Qt\w+\.(abi3\.so|pyd)$")


class Part(NamedTuple):
    """What somebody else wrote of some libraries; in the list at ``LIST`` stands what each field is."""

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
        """Whether it is inside on this system, named as ``sys.platform`` does."""
        return not self.systems or system in self.systems


class Listed(NamedTuple):
    """The whole list: the packages that it is about, the libraries without such parts, and the parts."""

    packages: tuple[str, ...]
    without: tuple[str, ...]
    parts: tuple[Part, ...]

    def inside(self, libraries: Iterable[str], system: str = sys.platform) -> list[Part]:
        """Return the parts of some libraries. Raises LookupError for a library of which the list says nothing."""
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
    """Return the name by which the list has a library; None for a file that is no library.

    A plugin has its kind before its name. One in a folder ``*.libs``, where a package has what it brings from the
    system that it was made on, has ``libs`` there, and lacks the hash and the release in the name of its file.
    What binds a library of Qt to Python is PySide's alone, and counts as none.
    """
    framework = next((place.stem for place in file.parents if place.suffix == ".framework"), None)
    is_brought = file.parent.suffix == ".libs"
    name = _HASH.sub("", file.name) if is_brought else file.name
    found = _LIBRARY.match(f"{name}.dylib" if framework == name else name)
    if found is None or _BINDING.match(name):
        return None
    kind = "libs/" if is_brought else f"{file.parent.name}/" if "plugins" in file.parts else ""
    return kind + found.group(1)


def told(title: str, parts: Iterable[Part]) -> str:
    """Return the notice of the parts of the package ``title``: first whose they are, then the licences."""
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
