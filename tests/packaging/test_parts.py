"""What others wrote of the compiled libraries: each is known, and the list is true of those that are installed here."""

import re
import sys
from importlib import metadata
from pathlib import Path, PurePosixPath

import pytest

import contents
import notices
import parts

LISTED = parts.listed()
ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="the list was looked up in the libraries for Linux alone")
CRATE = re.compile(rb"(?:registry/src/[^/]+|/rust/deps)/([\w-]+?)-\d+\.\d+")


def libraries() -> dict[str, Path]:
    """Return the libraries of the packages in the list that go into a bundle, by their names there."""
    files = [file for name in LISTED.packages for file in metadata.distribution(name).files or ()]
    wanted = {
        parts.library_of(file): file
        for file in files
        if contents.is_wanted(str(file)) and "qml" not in file.parts and module_of(file) not in contents.EXCLUDED
    }
    return {name: Path(str(file.locate())) for name, file in wanted.items() if name}


def module_of(file: PurePosixPath) -> str:
    """Return the name by which Python imports a compiled file."""
    return ".".join((*file.parent.parts, file.name.split(".")[0]))


LIBRARIES = libraries()


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "Core"),
        ("PySide6/Qt6Core.dll", "Core"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Core"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist", None),
        ("PySide6/Qt/lib/libicui18n.so.73", "icui18n"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "platforms/qxcb"),
        ("PySide6/plugins/platforms/qwindows.dll", "platforms/qwindows"),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", "platforms/qcocoa"),
        ("PySide6/libpyside6.abi3.so.6.11", "pyside6"),
        ("shiboken6/libshiboken6.abi3.6.11.dylib", "shiboken6"),
        ("shiboken6/Shiboken.abi3.so", "Shiboken"),
        ("clarabel/clarabel.abi3.so", "clarabel"),
        ("clarabel/clarabel.pyd", "clarabel"),
        ("_cvxcore.cpython-311-x86_64-linux-gnu.so", "_cvxcore"),
        ("_cvxcore.cpython-311-darwin.so", "_cvxcore"),
        ("qdldl.cp311-win_amd64.pyd", "qdldl"),
        ("scs/_scs_direct.cp313t-win_amd64.pyd", "_scs_direct"),
        ("scs/_scs_direct.cp311-win_amd64.lib", None),
        ("scs.libs/libopenblas-r0-11edc3fa.3.15.so", "libs/openblas"),
        ("scs.libs/openblas-ea5706aaa7e88ea76f350faf4181c5e3.dll", "libs/openblas"),
        ("scs.libs/libgfortran-83c28eba.so.5.0.0", "libs/gfortran"),
        ("scs.libs/libquadmath-96973f99-934c22de.so.0.0.0", "libs/quadmath"),
        ("scs.libs/libgomp-a34b3233.so.1.0.0", "libs/gomp"),
        ("scs.libs/libmkl_rt.so.2", "libs/mkl_rt"),
        ("PySide6/MSVCP140_1.dll", "msvcp140_1"),
        ("PySide6/QtCore.abi3.so", None),
        ("PySide6/QtCore.pyd", None),
        ("PySide6/__init__.py", None),
        ("PySide6/Qt/translations/qtbase_de.qm", None),
    ],
)
def test_a_library_has_the_same_name_on_every_system(file, name):
    assert parts.library_of(PurePosixPath(file)) == name


@ON_LINUX
def test_every_library_that_goes_into_a_bundle_is_known():
    assert {"Core", "Gui", "XcbQpa", "icuuc", "platforms/qxcb", "clarabel"} <= LIBRARIES.keys()
    assert {"_cvxcore", "qdldl", "_scs_direct", "libs/openblas"} <= LIBRARIES.keys()
    assert LISTED.inside(LIBRARIES)


def test_a_library_that_nobody_looked_into_stops_the_bundle():
    with pytest.raises(LookupError, match=r"parts\.toml does not say what others wrote of Multimedia, platforms/qnew$"):
        LISTED.inside(["Core", "platforms/qnew", "Multimedia"])


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("scs/_scs_mkl.cpython-311-x86_64-linux-gnu.so", "_scs_mkl"),
        ("scs/_scs_accelerate.cpython-311-darwin.so", "_scs_accelerate"),
        ("scs.libs/libgomp-a34b3233.so.1.0.0", "libs/gomp"),
    ],
)
def test_another_library_of_a_solver_stops_it_as_well(file, name):
    with pytest.raises(LookupError, match=f"does not say what others wrote of {name}$"):
        notices.of_parts({Path(file): "scs"})


def test_what_scs_brings_of_the_system_it_was_made_on_is_told_with_it():
    brought = {name for name in LISTED.without if name.startswith("libs/")}
    assert brought == {"libs/openblas", "libs/gfortran", "libs/quadmath"}
    assert notices.of_parts({Path("scs.libs/libopenblas-r0-11edc3fa.3.15.so"): "scs"}) == []
    assert notices.WITH_OPENBLAS in notices.of_distribution("scs").text


def test_nothing_is_both_without_parts_and_with():
    assert not set(LISTED.without) & {name for part in LISTED.parts for name in part.inside}


def test_every_part_names_its_licence_and_either_shows_the_text_or_says_why_not():
    texts = {file.stem for file in parts.TEXTS.iterdir()}
    assert texts == {text for part in LISTED.parts for text in part.texts}
    for part in LISTED.parts:
        assert all((part.name, part.inside, part.use, part.licence)), part.name
        assert part.texts or "ask" in part.licence or "stands with" in part.licence, part.name
        assert part.copyright or part.crates or not part.texts, part.name
        assert part.source or "MPL" not in part.licence, part.name


@ON_LINUX
@pytest.mark.parametrize("part", [part for part in LISTED.parts if part.is_on("linux")], ids=lambda part: part.name)
def test_what_a_part_leaves_behind_is_in_its_libraries(part):
    data = b"".join(LIBRARIES[name].read_bytes() for name in part.inside)
    assert [text for text in part.seen if text.encode() not in data] == []
    assert [crate for crate in part.crates if not has_crate(data, crate)] == []


def has_crate(data: bytes, crate: str) -> bool:
    """Whether a compiled file names a crate of Rust: in the path of a source file, or in that of a function."""
    name = crate.replace("-", "_")
    return f"{len(name)}{name}".encode() in data or f"/{crate}-".encode() in data


@ON_LINUX
def test_no_crate_is_left_out_that_clarabel_names():
    named = {crate.decode() for crate in CRATE.findall(LIBRARIES["clarabel"].read_bytes())}
    assert "faer" in named
    assert named <= {crate for part in LISTED.parts for crate in part.crates}


@ON_LINUX
def test_what_the_system_has_on_linux_is_not_in_the_libraries_of_qt():
    alone = {part.name for part in LISTED.parts if not part.is_on("linux")}
    assert {"zlib", "FreeType 2"} <= alone
    assert b"libfreetype.so.6\0" in LIBRARIES["Gui"].read_bytes()
    assert b"libz.so.1\0" in LIBRARIES["Core"].read_bytes()


def test_a_part_that_is_of_one_system_is_told_on_that_alone():
    names = {system: {part.name for part in LISTED.inside(["Core"], system)} for system in ("linux", "darwin", "win32")}
    assert "PCRE2" in names["linux"] & names["darwin"] & names["win32"]
    assert "Event loop of macOS" in names["darwin"] - names["linux"] - names["win32"]
    assert "forkfd" in names["linux"] - names["win32"]


def test_a_notice_tells_the_parts_of_the_libraries_in_the_bundle_and_of_no_others():
    [notice] = notices.of_parts(
        {Path("PySide6/Qt/lib/libQt6Svg.so.6"): "PySide6_Essentials", Path("Qt6Gui.dll"): "other"}
    )
    assert notice.name == f"PySide6_Essentials {metadata.version('PySide6_Essentials')}, parts by others"
    assert "XSVG\n    in Svg, for arcs in SVG\n" in notice.text
    assert "Copyright 2002 USC/Information Sciences Institute" in notice.text
    assert "INFORMATION SCIENCES INSTITUTE DISCLAIMS ALL WARRANTIES" in notice.text
    assert "HarfBuzz" not in notice.text
    assert notices.of_parts({Path("PySide6/Qt/lib/libQt6Widgets.so.6"): "PySide6_Essentials"}) == []


def test_a_notice_says_where_the_source_text_is_to_be_had_where_the_licence_wants_that():
    [notice] = notices.of_parts({Path("_cvxcore.cp311-win_amd64.pyd"): "cvxpy"})
    assert "licence: MPL-2.0\n    source text: version 3.4.0, gitlab.com/libeigen/eigen; " in notice.text
    assert "Mozilla Public License Version 2.0" in notice.text
    assert "source text" not in parts.told("Qt 1", LISTED.inside(["Core"], "linux"))


def test_a_licence_stands_once_for_all_the_parts_that_have_it():
    text = parts.told("Qt 1", LISTED.inside(["Core", "Gui"], "linux"))
    assert text.count("text below: MIT\n") == 5
    assert text.count("---- MIT ----") == 1
    assert text.count("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION") == 1


def test_the_notice_of_qt_points_to_that_of_the_parts():
    [parted] = notices.of_parts({Path("libQt6Core.so.6"): "PySide6_Essentials"})
    for name in ("PySide6_Essentials", "shiboken6"):
        assert f'"{parted.name}"' in notices.of_distribution(name).text


@pytest.mark.slow
@ON_LINUX
def test_a_bundle_has_the_parts_of_its_libraries(monkeypatch):
    monkeypatch.setattr(notices, "ALWAYS", ())
    clarabel = LIBRARIES["clarabel"]
    names = [notice.name for notice in notices.of_bundle([str(clarabel)], [clarabel.parents[1]])]
    version = metadata.version("clarabel")
    assert [name for name in names if "clarabel" in name] == [
        f"clarabel {version}",
        f"clarabel {version}, parts by others",
    ]
    with pytest.raises(LookupError, match="does not say what others wrote of Network"):
        notices.of_parts({Path("libQt6Network.so.6"): "PySide6_Essentials"})
