"""What Qt needs from the system (libraries and a display), and messages for what is missing.

Checked only after Qt has failed, as that would end in a traceback or name a library that is present. Standard library
only, and parses on Python 3.8: packaging/system.py reads it before anything is installed.
"""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

# What PySide6 loads from the system, and the Debian package it is in: first what any Qt program needs, then what a
# window needs besides, on X and on Wayland. tests/packaging compares this with what the installed libraries ask for.
QT_LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
}
X_LIBRARIES = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND_LIBRARIES = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# What those need in turn, and hardly any system is without.
COMMON_LIBRARIES = {
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libX11.so.6": "libx11-6",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": "libstdc++6",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
}
_NOT_FOUND = re.compile(r"([^\s/]+\.so[.\d]*): cannot open shared object file")


def _platform(env: Mapping[str, str]) -> str:
    """The Qt platform chosen by the environment, "" for Qt's own choice."""
    return env.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]


def needs_display(env: Mapping[str, str], system: str = sys.platform) -> bool:
    """Whether Qt will look for a display server: on Linux, unless set to a platform without one."""
    plugin = _platform(env)
    return system == "linux" and (not plugin or plugin.startswith(("xcb", "wayland")))


def has_display(env: Mapping[str, str]) -> bool:
    return bool(env.get("DISPLAY") or env.get("WAYLAND_DISPLAY"))


BUS = "DBUS_SESSION_BUS_ADDRESS"


def without_bus(env: Mapping[str, str], system: str = sys.platform) -> dict[str, str]:
    """The variable that keeps Qt from having a session bus started where there is none; empty where one is.

    Its daemon would stay behind when the program has ended (``dbus-launch`` of Debian's ``dbus-x11`` starts it).
    """
    folder = env.get("XDG_RUNTIME_DIR")
    has_bus = env.get(BUS) or (folder and os.path.exists(os.path.join(folder, "bus")))  # noqa: PTH110, PTH118
    return {} if has_bus or system != "linux" else {BUS: "disabled:"}


def no_display(commands: Sequence[str]) -> str:
    works = ", ".join(commands)
    return f"No display here: neither DISPLAY nor WAYLAND_DISPLAY is set. Without one these work: {works}."


def window_libraries(env: Mapping[str, str]) -> dict[str, str]:
    """The libraries a window needs on this display. With both servers, X suffices: Qt uses it if Wayland fails."""
    wayland = env.get("WAYLAND_DISPLAY") and not env.get("DISPLAY")
    return WAYLAND_LIBRARIES if wayland or _platform(env).startswith("wayland") else X_LIBRARIES


def load_error(library: str) -> str:
    """The loader's error for a library, by name or path, or for what it needs; "" where it loads."""
    import ctypes  # late: a normal start does not need it

    try:
        ctypes.CDLL(library)
    except OSError as error:
        return str(error)
    return ""


def missing_libraries(env: Mapping[str, str], *, qt: bool = True, window: bool = True) -> dict[str, str]:
    """The libraries missing on this system with their Debian packages; elsewhere PySide6 bundles them."""
    if sys.platform != "linux":
        return {}
    wanted = {**(QT_LIBRARIES if qt else {}), **(window_libraries(env) if window else {})}
    missing = {}
    for soname, package in wanted.items():
        error = load_error(soname)
        if error:
            lacking = _lacking(error) or soname
            missing[lacking] = wanted.get(lacking) or COMMON_LIBRARIES.get(lacking, package)
    return missing


def _lacking(message: str) -> str | None:
    """The library that the loader did not find, directly or as a dependency."""
    match = _NOT_FOUND.search(message)
    return match[1] if match else None


def missing_message(env: Mapping[str, str], message: str) -> str | None:
    """Return the message naming the missing libraries; None if none is missing.

    ``said``: the loader's error, which may name a library unknown here.
    """
    missing = missing_libraries(env, window=needs_display(env))
    unknown = _lacking(message)
    if unknown and unknown not in missing:
        missing[unknown] = COMMON_LIBRARIES.get(unknown, "")
    if not missing:
        return None
    line = f"Missing on this system: {', '.join(missing)}."
    packages = " ".join(sorted(set(missing.values()) - {""}))
    return f"{line} On Debian and Ubuntu: apt-get install {packages}" if packages else line
