"""Saving house rules as a file: what they are called, and a few words about them."""

from pathlib import Path

from PySide6.QtWidgets import QWidget

from ludo.nights.file_kinds import RULES_SUFFIX
from ludo.session.rules_text import MAX_ABOUT, MAX_NAME, SharedRules, write_rules
from ludo.ui.control.files import FileActions
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import line_of, note, notes_of
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import texts, translate

_text = texts("RulesFile")


def save_rules(files: FileActions, parent: QWidget, rules: SharedRules) -> Form:
    """Ask for name and words, then for a file, and write rules to it."""
    name = line_of(_text("Name of these rules"), rules.name, MAX_NAME)
    about = notes_of(_text("A few words about them"), rules.about)

    def too_long() -> str:
        over = len(about.value) - MAX_ABOUT
        return translate("RulesFile", "The words are %n letter(s) too long.", None, over) if over > 0 else ""

    about.problem = too_long
    form = show_form(
        parent,
        [note(_text("Whoever opens the file sees what differs from the rulebook, and can play by it.")), name, about],
        heading=_text("Save the rules as a file"),
        done=_text("Choose a file…"),
    )
    form.accepted.connect(lambda: _write(files, rules._replace(name=name.value, about=about.value)))
    return form


def _write(files: FileActions, rules: SharedRules) -> None:
    """Ask for a file and write rules to it."""

    def write(path: Path) -> None:
        path.write_text(write_rules(rules), encoding="utf-8")

    files.save(
        translate("RulesFile", "Save the rules as a file"),
        f"{game_title(rules.game)} {rules.name}".strip() + RULES_SUFFIX,
        translate("RulesFile", "Rules of Ludo (*.ludorules)"),
        write,
        _text("The rules are saved"),
        lambda path: translate("RulesFile", "They can be mailed, and are opened by a double click:\n{file}").format(
            file=path
        ),
    )
