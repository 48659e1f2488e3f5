"""What the system must provide: Qt's libraries, a font, the means to make a virtual environment, a display.

On Debian and Ubuntu, missing packages are installed with apt-get if permitted, otherwise listed. Uses only the standard
library and parses on Python 3.8, like the other packaging scripts.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

sys.path.insert(1, str(Path(__file__).resolve().parent.parent))  # the program itself knows what Qt needs
from app.startup import system_libraries

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LIBRARIES = {
    **system_libraries.QT_LIBRARIES,
    **system_libraries.X_LIBRARIES,
    **system_libraries.WAYLAND_LIBRARIES,
    **system_libraries.COMMON_LIBRARIES,
}
# The tools for making and testing a release, with their packages; the program itself needs none of them.
TOOLS = {
    "Xvfb": "xvfb",
    "appstreamcli": "appstream",
    "debootstrap": "debootstrap",
    "desktop-file-validate": "desktop-file-utils",
    "dpkg-deb": "dpkg",
    "flatpak-builder": "flatpak-builder",
    "groff": "groff-base",
    "makensis": "nsis",
    "readelf": "binutils",
    "strace": "strace",
    "unshare": "util-linux",
    "update-mime-database": "shared-mime-info",
    "xauth": "xauth",
    "xvfb-run": "xvfb",
}
TRIED_WITH = ("appstreamcli", "desktop-file-validate", "groff", "readelf", "update-mime-database")
"""The tools that tests use; without them a few tests are skipped."""
BUNDLE_TRIED_WITH = ("Xvfb", "strace", "unshare", "xauth", "xvfb-run")
"""The tools that the slow tests use, which test a bundle and time the start."""
APT_LISTS = Path("/var/lib/apt/lists")
FONT = {"a font": "fonts-dejavu-core"}
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")


def say(text: str) -> None:
    """Print a message for the user to stderr, as stdout is for the program's answers."""
    print(text, file=sys.stderr, flush=True)


def give_up(text: str, status: int = 1) -> NoReturn:
    """Exit with a message instead of a traceback."""
    say(text)
    raise SystemExit(status)


def has_font(folders: Sequence[str] = FONT_FOLDERS) -> bool:
    """Whether the system has any font; without one, every letter is a box."""
    endings = {".ttf", ".otf", ".ttc", ".pfb"}
    places = (Path(folder).expanduser() for folder in folders)
    return any(file.suffix.lower() in endings for place in places for file in place.rglob("*"))


def require(*tools: str) -> None:
    """Exit if any of these tools is missing, naming the packages that have them."""
    missing = missing_tools(tools)
    if missing:
        packages = " ".join(sorted(set(missing.values())))
        give_up(f"This needs {' and '.join(missing)}. On Debian and Ubuntu: apt-get install {packages}")


def missing_packages(*, venv: bool, qt: bool, window: bool) -> dict[str, str]:
    """Return what is missing for making an environment, running Qt or opening a window, with the Debian packages."""
    if sys.platform != "linux":
        return {}  # elsewhere PySide6 includes everything that it needs
    missing = {}
    if venv and importlib.util.find_spec("ensurepip") is None:
        missing["ensurepip"] = "python{}.{}-venv".format(*sys.version_info[:2])  # Debian's python3 comes without
    missing.update(system_libraries.missing_libraries(os.environ, qt=qt, window=window))
    if qt and not has_font():
        missing.update(FONT)
    return missing


def missing_tools(names: Sequence[str]) -> dict[str, str]:
    """Return which of these tools are missing, with their Debian packages."""
    return {name: TOOLS[name] for name in names if shutil.which(name) is None}


def _apt_name(package: str) -> str:
    """Return the name of a package on this system: newer Debian and Ubuntu releases added t64 to some names."""
    known = subprocess.run(["apt-cache", "show", package + "t64"], capture_output=True, check=False)
    return package + "t64" if known.returncode == 0 else package


def _sudo() -> list[str] | None:
    """Return the prefix for apt-get: nothing for root, sudo if it needs no password, None if neither works."""
    if os.geteuid() == 0:
        return []
    if (
        shutil.which("sudo")
        and subprocess.run(["sudo", "-n", "true"], capture_output=True, check=False).returncode == 0
    ):
        return ["sudo", "-n"]
    return None


def _agreed(command: str, *, yes: bool) -> bool:
    """Ask on a terminal whether to run a command; without a terminal, the right to run it counts as consent."""
    if yes or not (sys.stdin and sys.stdin.isatty()):
        return True
    say(f"Some system packages are missing. To install them:\n  {command}")
    print("Do it now? [Y/n] ", end="", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()  # an empty line accepts the default; end of input means no
    return bool(answer) and answer.strip().lower() in {"", "y", "yes"}


def install_packages(missing: Mapping[str, str], *, yes: bool) -> None:
    """Install the system packages, or print the command that does and exit if they are indispensable."""
    if not missing:
        return
    lacks = f"Missing on this system: {', '.join(missing)}."
    if not (shutil.which("apt-get") and shutil.which("apt-cache")):
        _do_without(missing, f"{lacks} Please install that with its package manager.")
        return
    sudo = _sudo()
    install = _install_words(missing)
    update_first = not any(APT_LISTS.glob("*Packages*"))  # in a fresh container, apt has no package lists yet
    steps = [["update"], install] if update_first else [install]
    command = " && ".join(" ".join([*([] if sudo == [] else ["sudo"]), "apt-get", *step]) for step in steps)
    if sudo is None or not _agreed(command, yes=yes):
        _do_without(missing, f"{lacks} This installs it:\n  {command}")
        return
    if update_first:
        _apt(sudo, ["update"])
        install = _install_words(missing)
    say(f"Installing system packages: {' '.join(install[3:])} ...")
    if _apt(sudo, install) != 0:  # the package lists may be outdated
        _apt(sudo, ["update"])
        if _apt(sudo, install) != 0:
            _do_without(missing, f"apt-get failed; what it says stands above. Try it by hand:\n  {command}")
            return
    importlib.invalidate_caches()


def _do_without(missing: Mapping[str, str], text: str) -> None:
    """Continue without tools and without a font, as we have our own; exit if anything else is missing."""
    say(text)
    if not missing.keys() <= {*FONT, *TOOLS}:
        raise SystemExit(1)


def _install_words(missing: Mapping[str, str]) -> list[str]:
    return ["install", "--no-install-recommends", "-y", *sorted({_apt_name(name) for name in missing.values()})]


def _apt(sudo: Sequence[str], words: Sequence[str]) -> int:
    quiet = ["-q", "-o", "DPkg::Lock::Timeout=300", "-o", "Dpkg::Use-Pty=0"]
    command = [*sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", *quiet, *words]
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, check=False).returncode
