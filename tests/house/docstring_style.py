"""`python -m tests.house.docstring_style`: how docstrings begin, how long they are, and which words are rare."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[2]
PRIVATE: Final = ("Let", "What")
"""First words that hide the verb or the noun: `Clear the viewer`, not `Let nobody be before the screen`."""
LONG: Final = 120
"""Characters of a first sentence from which on it is long."""


class Style(NamedTuple):
    """How docstrings are written. first: how often each word begins one; rare: words that one docstring alone has."""

    first: Counter[str]
    lengths: list[int]
    rare: list[str]


def docstrings(folder: Path) -> Iterator[str]:
    """Every docstring of modules, classes and functions below a folder."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
                text = ast.get_docstring(node)
                if text:
                    yield text


def style(folder: Path) -> Style:
    """How the docstrings below a folder are written."""
    texts = list(docstrings(folder))
    first = Counter(text.split()[0].strip("`*.,:") for text in texts)
    sentences = [re.split(r"(?<=[.?!])\s", text, maxsplit=1)[0] for text in texts]
    words = Counter(word for text in texts for word in set(re.findall(r"(?<![\w.`_])[a-z]{4,}(?![\w`_])", text)))
    return Style(first, [len(sentence) for sentence in sentences], sorted(word for word in words if words[word] == 1))


def main() -> None:
    """Print the figures."""
    found = style(ROOT / "ludo")
    print("docstrings", len(found.lengths), "first sentence, median", median(found.lengths))
    print("first sentences of more than", LONG, "characters", sum(length > LONG for length in found.lengths))
    print(*(f"begin with {word!r} {found.first[word]}" for word in PRIVATE), sep="\n")
    print("words in one docstring alone", len(found.rare), "of them at random:", *found.rare[:: len(found.rare) // 20])


if __name__ == "__main__":
    main()
