"""Names in tool tips are texts, whatever signs are in them, everywhere."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludo.ui.widgets.tool_tips import set_tool_tip

NAMES = ("<img src='//server/x'>", "<b>Anna</b>", "&lt;img src=x&gt;", "Anna & Paul", "1 < 2", "Anna\n<img src=x>")


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_as_it_is(name: str, qtbot: QtBot) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    set_tool_tip(label, name)
    shown = QTextDocument()
    if label.toolTip() == name:
        assert not re.search("<|&lt;", name)
    else:
        shown.setHtml(label.toolTip())
        assert shown.toPlainText() == name


def test_every_tool_tip_goes_that_way() -> None:
    for path in (Path(__file__).parents[2] / "ludo").rglob("*.py"):
        if path.name != "tool_tips.py":
            text = path.read_text(encoding="utf-8")
            assert ".setToolTip(" not in text, path
            assert "ToolTipRole" not in text, path
            for call in re.findall(r"QToolTip\.showText\(.*", text):
                assert "plain_tip(" in call, path
