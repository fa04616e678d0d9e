"""The text of a rules page: Markdown, with figures made of cards and passages that belong to an option.

`docs/rules-pages.md` describes the syntax for authors.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

_IMAGE: Final = re.compile(r"!\[([^\]]*)\]\(([a-z]+):([^)]*)\)")
_HEADING: Final = re.compile(r"(#{1,3}) +(.*)")
_OPENING: Final = re.compile(r"::: *(.+)")
_CONDITION: Final = re.compile(r"(\w+) *(!?=) *(.+)")
_END: Final = ":::"
VALUE: Final = re.compile(r"\{(\w+)(?: - (\d+))?\}")
"""An option whose value stands in a text, and what is taken from it."""


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading; level 2 is the largest on a page."""

    level: int
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph or a list, in Markdown."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Figure:
    """A drawing: what it shows (`row`, `trick`, …), of what, and the words below it."""

    kind: str
    content: str
    caption: str


@dataclass(frozen=True, slots=True)
class Figures:
    """Figures side by side, in as many lines as they need."""

    figures: tuple[Figure, ...]


@dataclass(frozen=True, slots=True)
class Condition:
    """An option has one of these values, as written in the source; with `other` it has none of them."""

    option: str
    values: tuple[str, ...]
    other: bool = False


@dataclass(frozen=True, slots=True)
class Passage:
    """Blocks that hold where all conditions do."""

    conditions: tuple[Condition, ...]
    blocks: tuple["Block", ...]


Block: TypeAlias = Heading | Paragraph | Figures | Passage


def parse(text: str) -> tuple[Block, ...]:
    """Return the blocks of a page. Raises ValueError for a passage that does not begin or does not end."""
    chunks = _chunks(text)
    blocks: list[Block] = []
    for chunk in chunks:
        opening = _OPENING.fullmatch(chunk)
        if opening:
            conditions = tuple(_condition(part.strip()) for part in opening[1].split("&"))
            blocks.append(Passage(conditions, tuple(_passage(chunks, chunk))))
        elif chunk.startswith(_END):
            raise ValueError(f"{chunk!r} opens no passage")
        else:
            blocks.append(_block(chunk))
    return tuple(blocks)


def _condition(text: str) -> Condition:
    found = _CONDITION.fullmatch(text)
    if found is None:
        raise ValueError(f"{text!r} opens no passage")
    return Condition(found[1], tuple(value.strip() for value in found[3].split("|")), found[2] == "!=")


def _passage(chunks: Iterator[str], opening: str) -> Iterator[Block]:
    for chunk in chunks:
        if chunk == _END:
            return
        if chunk.startswith(_END):
            raise ValueError(f"{chunk!r} stands inside of {opening!r}")
        yield _block(chunk)
    raise ValueError(f"{opening!r} has no end")


def _chunks(text: str) -> Iterator[str]:
    """Yield what blank lines separate; the marks of passages and headings stand alone."""
    lines: list[str] = []
    for line in [*text.splitlines(), ""]:
        alone = line.startswith((_END, "#"))
        if lines and (alone or not line.strip()):
            yield "\n".join(lines)
            lines = []
        if alone:
            yield line.strip()
        elif line.strip():
            lines.append(line)


def _block(chunk: str) -> Block:
    heading = _HEADING.fullmatch(chunk)
    if heading:
        return Heading(len(heading[1]), heading[2])
    if not _IMAGE.sub("", chunk).strip():
        return Figures(tuple(Figure(kind, content, caption) for caption, kind, content in _IMAGE.findall(chunk)))
    return Paragraph(chunk)


def named_options(blocks: tuple[Block, ...]) -> Iterator[str]:
    """Yield the options whose values are named in running text, as `{option}`."""
    for block in blocks:
        match block:
            case Paragraph(text) | Heading(_, text):
                yield from (name for name, _ in VALUE.findall(text))
            case Passage(_, inner):
                yield from named_options(inner)
            case _:
                pass


def figures_of(blocks: tuple[Block, ...]) -> Iterator[Figure]:
    """Yield all figures, in order."""
    for block in blocks:
        match block:
            case Figures(figures):
                yield from figures
            case Passage(_, inner):
                yield from figures_of(inner)
            case _:
                pass
