"""No object of Qt is kept alive by a lambda on its own child: the child's end would delete it, and it the child again.

A lambda that names `self` owns it; a method does not. With a parent, Qt is the owner. So what may be made without a
parent connects methods. Widgets get their parent from a layout; `tests/ui/pages/test_strays.py` looks whether they do.
"""

import ast
from collections.abc import Iterator

from tests.house.sources import at, python_files, tree_of

_OBJECTS = ("QObject", "QAbstractTableModel", "QThread", "QTimer", "QProcess", "QLocal", "QVariantAnimation")


def _bases(node: ast.ClassDef) -> set[str]:
    return {base.id if isinstance(base, ast.Name) else ast.unparse(base).split("[")[0] for base in node.bases}


def _is_object(node: ast.ClassDef) -> bool:
    """Does a class derive from something of Qt that is no widget?"""
    return any(name.startswith(_OBJECTS) for name in _bases(node))


def _needs_parent(node: ast.ClassDef) -> bool:
    """Does a class hand a parent to Qt that cannot be None?"""
    begin = next((part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"), None)
    if begin is None:
        return False
    optional = {part.arg for part in begin.args.args if part.annotation and "None" in ast.unparse(part.annotation)}
    for call in ast.walk(begin):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "super().__init__" and call.args:
            return ast.unparse(call.args[0]) not in optional
    return False


def _names_self(node: ast.AST) -> bool:
    return any(isinstance(part, ast.Name) and part.id == "self" for part in ast.walk(node))


def _owning_connections(node: ast.ClassDef) -> Iterator[int]:
    """The lines on which a lambda or an inner function that names `self` is connected."""
    inner = {
        part.name
        for method in node.body
        for part in ast.walk(method)
        if isinstance(part, ast.FunctionDef) and part is not method and _names_self(part)
    }
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "connect":
            for value in call.args:
                if (isinstance(value, ast.Lambda) and _names_self(value)) or (
                    isinstance(value, ast.Name) and value.id in inner
                ):
                    yield call.lineno


def owned_by_lambdas(tree: ast.AST) -> list[int]:
    """The lines of a file on which an object without a parent is given away to a lambda."""
    classes = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return [
        line for node in classes if _is_object(node) and not _needs_parent(node) for line in _owning_connections(node)
    ]


_SOUND = """
class Sound(QObject):
    def __init__(self, parent: {parent}) -> None:
        super().__init__(parent)
        process = QProcess(self)
        process.finished.connect({slot})
"""


def test_a_lambda_that_owns_is_found() -> None:
    lambda_ = "lambda: self.end(process)"
    assert owned_by_lambdas(ast.parse(_SOUND.format(parent="QObject | None", slot=lambda_))) == [6]
    assert owned_by_lambdas(ast.parse(_SOUND.format(parent="QObject | None", slot="self.end"))) == []
    assert owned_by_lambdas(ast.parse(_SOUND.format(parent="QObject", slot=lambda_))) == []


def test_what_may_have_no_parent_connects_methods() -> None:
    found = [at(path, line) for path in python_files("ludo") for line in owned_by_lambdas(tree_of(path))]
    assert found == []


def test_nobody_asks_for_the_chain_of_the_focus() -> None:
    """PySide takes what it returns for a child of whom was asked, and calls it deleted with that one."""
    chain = ("nextInFocusChain", "previousInFocusChain")
    found = [
        at(path, node.lineno)
        for path in (*python_files("ludo"), *python_files("tests"))
        if any(word in path.read_text(encoding="utf-8") for word in chain)
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Attribute) and node.attr in chain
    ]
    assert found == []
