"""Problems in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludo.session.decisions import KINDS
from ludo.ui.games.registry import game_title, option_words_of, words_of
from ludo.ui.i18n import enumerated, listed, translate
from ludo.ui.play.review_words import kind_text
from ludo.ui.wording.common import level_name, with_head

CLASSIC = "classic"

if TYPE_CHECKING:  # the list is there before any problem is read
    from collections.abc import Sequence

    from ludo.session.problem_progress import Outcome
    from ludo.session.problems import Difficulty, Problem


def difficulty_text(difficulty: Difficulty) -> str:
    """Return how hard a problem is."""
    match difficulty:
        case "easy":
            return translate("Puzzles", "Easy")
        case "medium":
            return translate("Puzzles", "Medium")
        case "hard":
            return translate("Puzzles", "Hard")


def outcome_text(outcome: Outcome | None) -> str:
    """Return how a problem went; empty where nobody has tried it."""
    match outcome:
        case "first":
            return translate("Puzzles", "solved")
        case "later":
            return translate("Puzzles", "solved, but not at once")
        case "missed":
            return translate("Puzzles", "not solved yet")
        case None:
            return ""


def problem_name(game: str, number: int) -> str:
    """Return what a problem is called; number: from 0."""
    return translate("Puzzles", "{game}, problem {number}").format(game=game_title(game), number=number + 1)


def theme_text(game: str, theme: str) -> str:
    """Return a game with a principle of its, or with what its decisions are about."""
    told = words_of(game).sentences.principles.get(theme)
    about = told.name() if told is not None else next((kind_text(each) for each in KINDS if each == theme), "")
    return with_head(game_title(game), about) if about and theme != "other" else game_title(game)


def missed_text(levels: Sequence[str]) -> str:
    """Return which computer players do not find the answer."""
    return translate("Puzzles", "Computer players that miss it: {levels}.").format(
        levels=listed([level_name(level) for level in levels])
    )


def table_text(problem: Problem) -> str:
    """Return by which rules and by how many a problem is played."""
    players = translate("Puzzles", "%n player(s)", None, problem.players)
    preset = problem.preset()
    rules = "" if preset == CLASSIC else option_words_of(problem.game.id).presets[preset].label()
    return enumerated(filter(None, [rules, players]))


def problem_title(problem: Problem) -> str:
    """Return how hard a problem is, and what is played."""
    return enumerated([difficulty_text(problem.difficulty), table_text(problem)])


def entry_text(number: int, table: str, difficulty: Difficulty, outcome: Outcome | None) -> str:
    """Return a problem as an entry of a list. number: from 0; table: by which rules, and by how many it is played."""
    name = translate("Puzzles", "Problem {number}").format(number=number + 1)
    return enumerated(filter(None, [name, difficulty_text(difficulty), table, outcome_text(outcome)]))
