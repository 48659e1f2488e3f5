"""Reads what is printed."""

from __future__ import annotations

import re
import zlib


def texts(pdf: bytes) -> str:
    """Return what can be read in a PDF: its streams unpacked, its glyphs through the tables that name them."""
    objects = {int(found[1]): found[2] for found in re.finditer(rb"(\d+) 0 obj(.*?)endobj", pdf, re.DOTALL)}
    streams = {number: _stream(body) for number, body in objects.items() if b"stream" in body}
    tables = {}
    for number, body in objects.items():
        named = re.search(rb"/ToUnicode (\d+) 0 R", body)
        if named:
            tables[number] = _glyphs(streams[int(named[1])])
    fonts = {
        name.decode(): tables[int(number)]
        for body in objects.values()
        for name, number in re.findall(rb"/(F\d+) (\d+) 0 R", body)
        if int(number) in tables
    }
    found: list[str] = []
    for stream in streams.values():
        font: dict[int, str] = {}
        for part in re.finditer(rb"/(F\d+) [\d.]+ Tf|<([0-9a-fA-F]+)> ?Tj|<([0-9a-fA-F]+)>", stream):
            if part[1]:
                font = fonts.get(part[1].decode(), {})
            else:
                code = (part[2] or part[3]).decode()
                found += [font.get(int(code[i : i + 4], 16), "") for i in range(0, len(code), 4)]
    return "".join(found)


def _stream(body: bytes) -> bytes:
    raw = body.split(b"stream\n", 1)[1].rsplit(b"endstream", 1)[0]
    return zlib.decompressobj().decompress(raw) if b"FlateDecode" in body else raw


def _glyphs(table: bytes) -> dict[int, str]:
    glyphs = {}
    for low, high, first in re.findall(rb"<([0-9a-fA-F]{4})> <([0-9a-fA-F]{4})> <([0-9a-fA-F]{4})>", table):
        for i in range(int(low, 16), int(high, 16) + 1):
            glyphs[i] = chr(int(first, 16) + i - int(low, 16))
    for block in re.findall(rb"<([0-9a-fA-F]{4})> <[0-9a-fA-F]{4}> \[(.*?)\]", table, re.DOTALL):
        for i, code in enumerate(re.findall(rb"<([0-9a-fA-F]{4})>", block[1])):
            glyphs[int(block[0], 16) + i] = chr(int(code, 16))
    return glyphs
