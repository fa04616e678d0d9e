"""House rules of a file, before one plays by them: what they are called, and what differs from the rulebook."""

from itertools import chain, count
from pathlib import Path

from ludo.games import NotUnderstoodError
from ludo.gate.beside import Progress, beside
from ludo.gate.budgets import Kind
from ludo.gate.files import read_text
from ludo.nights.exchange import unseen
from ludo.session.ports import StorageError
from ludo.session.rules_text import MAX_NAME, ImpossibleRulesError, SharedRules, read_rules, with_players
from ludo.session.service import Archive
from ludo.ui.dialogs.attempt import attempt
from ludo.ui.games.registry import game_title, option_words_of
from ludo.ui.i18n import texts, translate
from ludo.ui.pages.presets import OwnPresets
from ludo.ui.pages.rules import OptionsInForce
from ludo.ui.platform.announce import announce
from ludo.ui.services.destinations import ToNewGame, ToRules
from ludo.ui.widgets.first_focus import begin_focus_at
from ludo.ui.widgets.labels import Button, Label
from ludo.ui.widgets.surfaces import Page, fill, row
from ludo.ui.wording.common import with_head

_text = texts("RulesFile")


def rules_in(path: Path, progress: Progress = unseen) -> SharedRules:
    """Return the rules of a file, read beside the window. Raises StorageError, with the sentence of what cannot be
    played."""
    try:
        return beside(lambda _: read_rules(read_text(path, Kind.RULES, "not-rules")), progress)
    except NotUnderstoodError as error:
        code = {"newer-rules": "newer-house-rules"}.get(error.code, error.code)
        raise StorageError(code, error.detail) from error
    except ImpossibleRulesError as error:
        words, problem = option_words_of(error.game), error.problem
        said = words.problem(problem)
        if problem.option in words.options:
            said = with_head(words.options[problem.option].label(), said)
        raise StorageError("impossible-rules", said) from error


class RulesFilePage(Page):
    """A preview of rules. file: what the file is called; archive: keeps the person's own presets."""

    follows_data = True

    def __init__(self, rules: SharedRules, file: str, archive: Archive) -> None:
        super().__init__()
        self.rules = rules
        self.game_at = rules.game
        self._file = file
        self._own = OwnPresets(archive, rules.game)
        self._options = with_players(rules.game, rules.values)
        self.keep = Button(_text("Keep as a preset"), does=self._keep)
        self.kept = Label(str, "body", "quiet")
        learn = Button(_text("How to play by them"), "plain", does=self._learn)
        play = Button(_text("Play by these rules…"), "primary", does=self._play)
        fill(self.column, Label(self.title, "title"), Label(self._about_file, "body", "quiet"))
        if rules.about:
            self.column.addWidget(Label(lambda: rules.about))
        self.differing = OptionsInForce(rules.game, self._options, only_differing=True)
        self.column.addLayout(row(learn, None))
        fill(self.column, Label(self._heading, "heading"), *([self.differing] if self.differing.count else ()), None)
        foot = self.add_foot()
        foot.addWidget(self.kept, 1)
        fill(foot, self.keep, play)
        begin_focus_at(self, play)

    def title(self) -> str:
        return self.rules.name or translate("RulesFile", "House rules")

    def _about_file(self) -> str:
        return with_head(game_title(self.rules.game), self._file)

    def _heading(self) -> str:
        if not self.differing.count:
            return translate("RulesFile", "Nothing differs from the rulebook")
        return translate("RulesFile", "%n rule(s) differ(s) from the rulebook", None, self.differing.count)

    def _play(self) -> None:
        self.go.emit(ToNewGame(self.rules.game, rules=self.rules.values))

    def _learn(self) -> None:
        self.go.emit(ToRules(self.rules.game, self._options))

    def _keep(self) -> None:
        """Keep the rules under their name, or one that is free: none of the person's own is replaced."""
        wanted, values = self.title()[:MAX_NAME], dict(self.rules.values)

        def save() -> str:
            taken = self._own.all()
            names = chain((wanted,), (f"{wanted[: MAX_NAME - 4]} {number}" for number in count(2)))
            name = next(name for name in names if taken.get(name, values) == values)
            self._own.save(name, values)
            return name

        name = attempt(self, save)
        if name is not None:
            self.kept.set_text(lambda: translate("RulesFile", "Kept as “{name}”.").format(name=name))
            announce(self.kept, self.kept.text())
