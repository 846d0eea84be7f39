"""PNGs put together from bands that are deflated by themselves.

Most of what a picture costs is deflating it, and much of one picture is as in those before it: a
table's next board differs where something happened. So a picture is cut into bands, low ones, and
what became of each can be kept and put into the next picture as it is. Nothing in a band refers to
the one above it, which makes the file a twentieth larger.
"""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence
from typing import Final

from isal import isal_zlib
from msgspec import Struct
from PIL import Image

HIGH: Final = 24
"""Rows of a band: lower ones are alike more often, and deflated less well."""
LEVEL: Final = 1
"""Of ISA-L's, whose first one makes smaller files than zlib's, in a third of the time."""

_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_BITS: Final = 8
_PALETTE: Final = 3
_ZLIB: Final = b"\x78\x01"
_LAST: Final = b"\x03\x00"
"""What deflated data begins with here, and an empty block that ends it."""
_ADLER: Final = 65521


class Band(Struct, frozen=True, gc=False):
    """Some rows as they lie in the file."""

    chunk: bytes
    check: int
    """Adler-32 of the rows, and how many bytes they were: the file ends with that of all."""
    length: int

    @property
    def weight(self) -> int:
        """Bytes, more or less, with those of what it is kept by."""
        return 600 + len(self.chunk)


def spans(height: int) -> list[tuple[int, int]]:
    """The first row of each band of a picture so high, and the one after its last.

    >>> spans(60), spans(24)
    ([(0, 24), (24, 48), (48, 60)], [(0, 24)])
    """
    return [(top, min(top + HIGH, height)) for top in range(0, height, HIGH)]


def banded(flat: Image.Image) -> list[Band]:
    """The bands of a picture with a palette."""
    # A row of a PNG begins with a byte that says how it is filtered: it is not.
    wide = flat.width + 1
    rows = Image.new("P", (wide, flat.height))
    rows.im.paste(flat.im, (1, 0, wide, flat.height))
    raw = memoryview(rows.tobytes())
    return [_band(raw[top * wide : bottom * wide]) for top, bottom in spans(flat.height)]


def _band(raw: memoryview) -> Band:
    deflating = isal_zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    deflated = deflating.compress(raw) + deflating.flush(isal_zlib.Z_FULL_FLUSH)
    return Band(_chunk(b"IDAT", deflated), zlib.adler32(raw), len(raw))


def png(size: tuple[int, int], colours: bytes, bands: Sequence[Band]) -> bytes:
    """The file: bands from top to bottom, and the palette's red, green, blue of each colour."""
    check = 1
    for band in bands:
        check = _joined(check, band.check, band.length)
    return b"".join(
        (
            _SIGNATURE,
            _chunk(b"IHDR", struct.pack(">IIBBBBB", *size, _BITS, _PALETTE, 0, 0, 0)),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", _ZLIB),
            *(band.chunk for band in bands),
            _chunk(b"IDAT", _LAST + check.to_bytes(4)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, data: bytes) -> bytes:
    named = kind + data
    return b"".join((len(data).to_bytes(4), named, zlib.crc32(named).to_bytes(4)))


def _joined(one: int, other: int, length: int) -> int:
    """Adler-32 of something, and of `length` bytes after it, as if they were one.

    >>> _joined(zlib.adler32(b"Mead"), zlib.adler32(b"hall"), 4) == zlib.adler32(b"Meadhall")
    True
    """
    low = (one % 65536 + other % 65536 - 1) % _ADLER
    high = (one // 65536 + other // 65536 + length * (one % 65536 - 1)) % _ADLER
    return high * 65536 + low
