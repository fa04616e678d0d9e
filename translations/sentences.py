"""Finds every sentence of the program in its sources.

`pyside6-lupdate` reads Python only in part: it overlooks calls whose number is anything but a name, and takes a number
that is not a literal for no plural. So the calls are found here, by Python's own parser, and handed to it in C++,
which it reads well.
"""

import ast
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple


class Sentence(NamedTuple):
    """A sentence: its context, its English text, and whether it has a plural: `%n`, or `{decimal}` beside it."""

    context: str
    text: str
    plural: bool


class FormError(ValueError):
    """A call of `translate` or `texts` in another form than `ludo.ui.i18n` allows."""


def sentences(files: Sequence[Path]) -> list[Sentence]:
    """All sentences, each once, in the order of the sources. Raises FormError."""
    found: dict[tuple[str, str], Sentence] = {}
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        contexts = _contexts(tree, path)
        for call in _calls(tree, contexts):
            context = contexts.get(_name(call))
            sentence = _read(call, path) if context is None else Sentence(context, _only_text(call, path), plural=False)
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


def _contexts(tree: ast.Module, path: Path) -> dict[str, str]:
    """Return the contexts of a module's functions made by `texts`, by their names."""
    made = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node) == "texts"]
    contexts = {}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name("texts"), [ast.Constant(str(context))], [])):
                contexts[name] = context
    if len(contexts) != len(made):
        raise FormError(f'{path}: not every texts stands as name = texts("C") at the top of the module')
    return contexts


def _calls(tree: ast.Module, names: Iterable[str]) -> Iterator[ast.Call]:
    wanted = {"translate", *names}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in wanted:
            yield node


def _name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _only_text(call: ast.Call, path: Path) -> str:
    match call:
        case ast.Call(_, [ast.Constant(str(text))], []) if "%n" not in text:
            return text
    raise FormError(f"{path}:{call.lineno}: not one literal text without %n")


def _read(call: ast.Call, path: Path) -> Sentence:
    words = [argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant)]
    texts = [word for word in words if isinstance(word, str)]
    if len(texts) != 2 or call.keywords or len(call.args) not in (2, 4):
        raise FormError(f'{path}:{call.lineno}: neither translate("C", "t") nor translate("C", "t", None, n)')
    plural = len(call.args) == 4
    if plural and not (isinstance(call.args[2], ast.Constant) and call.args[2].value is None):
        raise FormError(f"{path}:{call.lineno}: the third argument is not None")
    if plural != ("%n" in texts[1] or "{decimal}" in texts[1]):
        raise FormError(f"{path}:{call.lineno}: %n, or {{decimal}}, and a number belong together")
    return Sentence(texts[0], texts[1], plural)
