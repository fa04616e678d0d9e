"""Words of the terminal and of packages for `gettext`, which works without Qt: made of the `.ts` files."""

import struct
import xml.etree.ElementTree as ET
from collections.abc import Mapping
from pathlib import Path
from typing import Final

CONTEXTS: Final = frozenset({"Terminal", "Start", "Packages", "Run"})
_MAGIC: Final = 0x950412DE


def words_of(ts: Path) -> dict[str, str]:
    """Return what is translated of these contexts, by its English text."""
    return {
        message.findtext("source", ""): message.findtext("translation", "")
        for context in ET.parse(ts).getroot().iter("context")
        if context.findtext("name") in CONTEXTS
        for message in context.iter("message")
        if message.findtext("translation")
    }


def as_mo(words: Mapping[str, str]) -> bytes:
    """Return the words as a file that `gettext` reads: a head, two tables of lengths and places, and the texts."""
    entries = sorted({"": "Content-Type: text/plain; charset=UTF-8\n", **words}.items())
    texts, places = b"", []
    for column in (0, 1):
        for entry in entries:
            text = entry[column].encode()
            places.append((len(text), len(texts)))
            texts += text + b"\0"
    count = len(entries)
    begin = 28 + 16 * count
    head = struct.pack("<7I", _MAGIC, 0, count, 28, 28 + 8 * count, 0, begin)
    return head + b"".join(struct.pack("<2I", length, begin + at) for length, at in places) + texts
