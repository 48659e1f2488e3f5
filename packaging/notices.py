"""The licences of everything in a bundle, a file for each component, which the window shows under Help ▸ About.

``python3 packaging/notices.py`` writes those of the checkout. ``deerstalker.spec`` writes those of a bundle, from the
metadata of the packages whose files it contains and, for code compiled into these, from ``parts.py``. A component
without a licence text stops the build.
"""

from __future__ import annotations

import platform
import re
import shutil
import subprocess
import sysconfig
from importlib import metadata
from pathlib import Path
from typing import Iterable, Mapping, NamedTuple, Sequence

import environment
import parts

FOLDER = environment.ROOT / "resources" / "notices"
TEXTS = Path(__file__).resolve().parent / "licences"
ALWAYS = ("pyinstaller",)
"""PyInstaller's boot loader is in every bundle, but not among the files listed."""

QT = """\
{name} {version} is the work of The Qt Company Ltd. and other contributors. It is used here under the GNU Lesser General
Public License, version 3, which stands below, after it the GNU General Public License, which it refers to.

Its libraries are files of their own in the folder of this program (PySide6 and shiboken6). You may put your own builds
of them, changed or not, in their place, and may take the program apart as far as that needs. They are unchanged; their
source text is that of the release {version} which The Qt Company publishes as Qt for Python. Parts of Qt by others have
licences of their own, all of them compatible; they stand under "PySide6_Essentials {version}, parts by others".

"""
WITH_OPENBLAS = """\
Its compiled parts bring OpenBLAS and the run-time library of GNU Fortran. Their licences (BSD, three clauses; GNU
General Public License, version 3, with the GCC Runtime Library Exception) stand at the end of that of numpy, which
brings the same.
"""
BY_QT = re.compile(r"(?i)pyside6|shiboken6")
_LICENCE = re.compile(r"(?i)(.*[-_.])?(licen[cs]e|copying|copyright|notice|authors)")


class Notice(NamedTuple):
    """The licence of a component."""

    name: str
    text: str


def of_checkout() -> list[Notice]:
    """Return the notices of components that are in the checkout itself."""
    folders = {"Deerstalker": "", "DejaVu fonts": "resources/fonts", "Lucide icons": "resources/icons"}
    return [Notice(name, _read(environment.ROOT / folder / "LICENSE")) for name, folder in folders.items()]


def of_bundle(sources: Iterable[str], own: Sequence[Path]) -> list[Notice]:
    """Return the notices of a bundle's files; those outside the folders ``own`` belong to the system.

    Raises LookupError for a component without a licence text, and for a library that is missing in the list of compiled
    parts although that list covers its package.
    """
    files = {Path(source) for source in sources if source}
    owners = _owners()
    inside = {owners[file] for file in files if file in owners} | set(ALWAYS)
    packages = {package_of(file) for file in files if not _is_below(file, own) and "libpython" not in file.name}
    compiled = of_parts({file: owners[file] for file in files if file in owners})
    found = {*of_checkout(), of_python(), *map(of_distribution, inside), *map(of_package, packages), *compiled}
    return sorted(found, key=lambda notice: notice.name.lower())


def of_distribution(name: str) -> Notice:
    """Return the notice of an installed distribution, from its metadata. Raises LookupError if that has none."""
    found = metadata.distribution(name)
    title = f"{found.metadata['Name']} {found.version}"
    if BY_QT.match(name):
        said = QT.format(name=found.metadata["Name"], version=found.version)
        return Notice(title, said + "\n\n".join(_read(TEXTS / f"{text}.txt") for text in ("LGPL-3", "GPL-3")))
    texts = [_read(Path(str(file.locate()))) for file in found.files or () if is_licence(Path(str(file)))]
    if any(".libs" in Path(str(file)).parts[0] and "openblas" in str(file) for file in found.files or ()):
        texts.append(WITH_OPENBLAS)
    if not texts:
        raise LookupError(f"{title} comes without the text of its licence")
    return Notice(title, "\n\n".join(dict.fromkeys(texts)))


def of_parts(owned: Mapping[Path, str]) -> list[Notice]:
    """Return the notices of third-party code in compiled libraries, one for each package with such parts.

    ``owned`` maps files to packages. Raises LookupError for a library missing in the list of parts.
    """
    listed = parts.listed()
    libraries: dict[str, set[str]] = {package: set() for package in listed.packages}
    for file, package in owned.items():
        library = parts.library_of(file)
        if library is not None and package in libraries:
            libraries[package].add(library)
    inside = {package: listed.inside(names) for package, names in libraries.items()}
    return [_parts_of(package, those) for package, those in inside.items() if those]


def of_python() -> Notice:
    """Return the notice of the Python interpreter. Raises LookupError if there is none."""
    library = Path(sysconfig.get_path("stdlib"))
    doc = Path("/usr/share/doc") / f"{library.name}-minimal"  # Debian's
    places = (library / "LICENSE.txt", library.parent / "LICENSE.txt", doc / "copyright")
    file = next((place for place in places if place.is_file()), None)
    if file is None:
        raise LookupError("this Python comes without the text of its licence")
    return Notice(f"Python {platform.python_version()}", _read(file))


def of_package(package: str) -> Notice:
    """Return the notice of a Debian package. Raises LookupError."""
    file = Path("/usr/share/doc") / package / "copyright"
    if not file.is_file():
        raise LookupError(f"the system's package {package} comes without the text of its licence")
    return Notice(package, _read(file))


def package_of(file: Path) -> str:
    """Return the Debian package that a system library belongs to. Raises LookupError if there is none."""
    whole = file.resolve()
    if shutil.which("dpkg-query") is None:
        raise LookupError(f"nothing on this system tells what {file} is from, and under which licence")
    for place in (whole, Path("/") / whole.relative_to("/usr") if whole.parts[1:2] == ("usr",) else whole):
        asked = subprocess.run(["dpkg-query", "--search", str(place)], capture_output=True, text=True, check=False)
        if asked.returncode == 0:
            return asked.stdout.split(":")[0]
    raise LookupError(f"{file} is of no package that could tell its licence")


def write(notices: Iterable[Notice], into: Path) -> None:
    """Write each notice to a file of its name, replacing the content of a folder."""
    if into.exists():
        shutil.rmtree(into)
    into.mkdir(parents=True)
    for notice in notices:
        (into / f"{notice.name}.txt").write_text(notice.text.strip() + "\n", encoding="utf-8", newline="\n")


def is_licence(file: Path) -> bool:
    """Whether a file of a distribution is a licence text, judged by its name."""
    if "licenses" in file.parts and file.parts[0].endswith(".dist-info"):
        return True
    return _LICENCE.match(file.name) is not None and file.suffix.lower() in {"", ".txt", ".md", ".rst"}


def _parts_of(package: str, those: Sequence[parts.Part]) -> Notice:
    title = f"{package} {metadata.version(package)}"
    return Notice(parts.TITLE.format(title=title), parts.told(title, those))


def _owners() -> dict[Path, str]:
    """Return the distribution of each installed file."""
    return {
        Path(str(file.locate())): found.metadata["Name"]
        for found in metadata.distributions()
        for file in found.files or ()
    }


def _is_below(file: Path, folders: Sequence[Path]) -> bool:
    return any(folder in path.parents for folder in folders for path in (file, file.resolve()))


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace").strip() + "\n"


def main() -> None:
    """Write the notices of the checkout."""
    write(of_checkout(), FOLDER)


if __name__ == "__main__":
    main()
