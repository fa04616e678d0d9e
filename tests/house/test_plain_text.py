"""A person's text never reaches a widget that interprets it: buttons and tooltips are made through `widgets.plain`."""

import ast
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]
_UI: Final = sorted((ROOT / "ludo" / "ui").rglob("*.py"))
_PLAIN: Final = ROOT / "ludo" / "ui" / "widgets" / "plain_text.py"
_OWN_TEXT: Final = {"ludo/ui/rules/view.py", "ludo/ui/widgets/roles.py"}
"""Pages of the rulebook, and groups that have no text: nobody's text comes there."""
_LOOKED_AT: Final = [path for path in _UI if path != _PLAIN and path.relative_to(ROOT).as_posix() not in _OWN_TEXT]
_BUTTONS: Final = {"QPushButton", "QAbstractButton", "QToolButton", "QRadioButton", "QCommandLinkButton", "QGroupBox"}


def interpreting(source: str) -> list[str]:
    """What reads `&` or tags in a text that may be a person's."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            found += [f"class {node.name}" for base in node.bases if isinstance(base, ast.Name) and base.id in _BUTTONS]
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name in _BUTTONS:
            found.append(f"{name} in line {node.lineno}")
        if name == "setToolTip" and not _is_safe(node):
            found.append(f"tooltip in line {node.lineno}")
        if name == "setTextFormat" and "RichText" in ast.unparse(node):
            found.append(f"rich text in line {node.lineno}")
    return found


def _is_safe(call: ast.Call) -> bool:
    """Is it a sentence in which nothing is filled in, or made harmless where no screen reader is given it?"""
    text, owner = call.args[0], ast.unparse(call.func)
    if not isinstance(text, ast.Call) or not isinstance(text.func, ast.Name):
        return False
    made = text.func.id
    return made in ("translate", "seal_hint") or (made == "tip" and owner in ("item.setToolTip", "action.setToolTip"))


@pytest.mark.parametrize("path", _LOOKED_AT, ids=lambda path: path.stem)
def test_texts_of_people_are_shown_as_they_are(path: Path) -> None:
    assert interpreting(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "QPushButton(name)",
        "class A(QPushButton): pass",
        "a.setToolTip(name)",
        "a.setToolTip(tip(name))",
        "a.setTextFormat(Qt.TextFormat.RichText)",
    ],
)
def test_what_interprets_is_found(source: str) -> None:
    assert interpreting(source)
