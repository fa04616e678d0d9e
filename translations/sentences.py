"""Finds every sentence of the program in its sources.

`pyside6-lupdate` reads Python only in part: it overlooks calls whose number is anything but a name, and takes a number
that is not a literal for no plural. So the calls are found here, by Python's own parser, and handed to it in C++,
which it reads well.
"""

import ast
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple


class Sentence(NamedTuple):
    """A sentence: its context, its English text, and whether it has a plural: `%n`, or `{decimal}` beside it.

    note: what stands beside it in the sources for translators; with another note the same text is another sentence.
    """

    context: str
    text: str
    plural: bool
    note: str = ""


class FormError(ValueError):
    """A call of `translate` or `texts` in another form than `ludo.ui.i18n` allows."""


_MAKERS: Final = ("texts", "plurals", "option_texts")
"""Functions whose results make texts of the context that they are given."""


def sentences(files: Sequence[Path]) -> list[Sentence]:
    """All sentences, each once, in the order of the sources. Raises FormError."""
    found: dict[tuple[str, str, str], Sentence] = {}
    for path, line, sentence in located(files):
        key = (sentence.context, sentence.text, sentence.note)
        if found.setdefault(key, sentence) != sentence:
            raise FormError(f"{path}:{line}: {sentence.text!r} stands elsewhere with another plural")
    return list(found.values())


def located(files: Iterable[Path]) -> Iterator[tuple[Path, int, Sentence]]:
    """Yield every call with its file and line. Raises FormError."""
    for path in files:
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        contexts = _contexts(tree, path)
        for call in _calls(tree, contexts):
            made = contexts.get(_name(call))
            for sentence in [_read(call, path)] if made is None else _lazy(*made, call, path):
                yield path, call.lineno, sentence


def as_cpp(found: Sequence[Sentence], comment: Callable[[Sentence], str] = lambda _: "") -> str:
    """The same as calls that `lupdate` reads. comment: what translators are told."""
    return "".join(_as_call(sentence, comment(sentence)) for sentence in found)


def _as_call(sentence: Sentence, comment: str) -> str:
    context, text, plural, note = sentence
    told = f"//: {comment}\n" if comment else ""
    rest = f", {_quoted(note) if note else 'nullptr'}{', n' if plural else ''}" if note or plural else ""
    return f"{told}QCoreApplication::translate({_quoted(context)}, {_quoted(text)}{rest});\n"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def _contexts(tree: ast.Module, path: Path) -> dict[str, tuple[str, str]]:
    """Return what makes texts in a module, by its name: the function that made it, and its context."""
    made = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and _name(node) in _MAKERS]
    contexts = {}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Call(ast.Name(maker), [ast.Constant(str(context))], [])):
                if maker in _MAKERS:
                    contexts[name] = maker, context
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


def _lazy(maker: str, context: str, call: ast.Call, path: Path) -> list[Sentence]:
    words = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    given = [word for word in words if isinstance(word, str)]
    if len(given) == len(call.args) and not call.keywords:
        match maker, given:
            case "texts", [text] if "%n" not in text:
                return [Sentence(context, text, plural=False)]
            case "texts", [text, note] if "%n" not in text and note:
                return [Sentence(context, text, plural=False, note=note)]
            case "plurals", [text] if "%n" in text or "{decimal}" in text:
                return [Sentence(context, text, plural=True)]
            case "option_texts", [_, _] if not any("%n" in text for text in given):
                return [Sentence(context, text, plural=False) for text in given]
    raise FormError(f'{path}:{call.lineno}: neither text("t") nor text("t", "note"), without %n; nor plural("%n")')


def _read(call: ast.Call, path: Path) -> Sentence:
    words = [argument.value for argument in call.args[:2] if isinstance(argument, ast.Constant)]
    texts = [word for word in words if isinstance(word, str)]
    if len(texts) != 2 or call.keywords or len(call.args) not in (2, 3, 4):
        raise FormError(f'{path}:{call.lineno}: not translate("C", "t"), with a note or None, and a number')
    plural = len(call.args) == 4
    match call.args[2:]:
        case [] | [ast.Constant(None), _]:
            note = ""
        case [ast.Constant(str(note)), *_] if note:
            pass
        case _:
            raise FormError(f"{path}:{call.lineno}: the third argument is neither a note nor None")
    if plural != ("%n" in texts[1] or "{decimal}" in texts[1]):
        raise FormError(f"{path}:{call.lineno}: %n, or {{decimal}}, and a number belong together")
    return Sentence(texts[0], texts[1], plural, note)
