"""Finds every sentence of the program in its sources.

`pyside6-lupdate` reads Python only in part: it overlooks calls whose number is anything but a name, and takes a number
that is not a literal for no plural. So the calls are found here, by Python's own parser, and handed to it in C++,
which it reads well.
"""

import ast
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple


class Sentence(NamedTuple):
    """A sentence: its context, its English text, and whether it has a plural (`%n`)."""

    context: str
    text: str
    plural: bool


class FormError(ValueError):
    """A call of `translate` in another form than `ludo.ui.i18n` allows."""


def sentences(files: Sequence[Path]) -> list[Sentence]:
    """All sentences, each once, in the order of the sources. Raises FormError."""
    found: dict[tuple[str, str], Sentence] = {}
    for path in files:
        for call in _calls(ast.parse(path.read_text(encoding="utf-8"), str(path))):
            sentence = _read(call, path)
            key = sentence[:2]
            if found.setdefault(key, sentence) != sentence:
                raise FormError(f"{path}:{call.lineno}: {sentence.text!r} stands elsewhere with another plural")
    return list(found.values())


def as_cpp(found: Sequence[Sentence]) -> str:
    """The same as calls that `lupdate` reads."""
    return "".join(
        f"QCoreApplication::translate({_quoted(context)}, {_quoted(text)}{', nullptr, n' if plural else ''});\n"
        for context, text, plural in found
    )


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "translate":
            yield node


def _read(call: ast.Call, path: Path) -> Sentence:
    words = [argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant)]
    texts = [word for word in words if isinstance(word, str)]
    if len(texts) != 2 or call.keywords or len(call.args) not in (2, 4):
        raise FormError(f'{path}:{call.lineno}: neither translate("C", "t") nor translate("C", "t", None, n)')
    plural = len(call.args) == 4
    if plural and not (isinstance(call.args[2], ast.Constant) and call.args[2].value is None):
        raise FormError(f"{path}:{call.lineno}: the third argument is not None")
    if plural != ("%n" in texts[1]):
        raise FormError(f"{path}:{call.lineno}: %n and a number belong together")
    return Sentence(texts[0], texts[1], plural)
