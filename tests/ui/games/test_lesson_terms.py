"""Lessons explain each term of the glossary in a step that does not come after its first use, in both languages."""

import re
from collections.abc import Iterator
from typing import Final

import pytest

from ludo.ui.games.lesson import Act, Others
from ludo.ui.games.registry import SCREENS
from ludo.ui.i18n import set_language
from tests.games.facts import part_of
from translations import update

LANGUAGES: Final = ("en", "fr")
LESSONS: Final = {game: lesson for game, screen in SCREENS.items() if (lesson := screen.lesson()) is not None}

EVERYDAY: Final = frozenset(
    {
        "act", "ace", "call", "chip", "deal", "dealer", "evening", "hand", "rank", "seat", "side", "suit",
        "pack", "life", "to lay, meld",
    }
)  # fmt: skip
"""Terms that one knows who has held cards before, or that say themselves; “life” is what coins on the table show."""

EXPLAINED: Final = {game: part_of(game, "words").TERMS for game in LESSONS}
"""The words that explain each term, by its first name in the glossary."""


def terms() -> Iterator[tuple[str, tuple[re.Pattern[str], re.Pattern[str]]]]:
    """The terms of the glossary, with what matches them in each language."""
    table = (update.ROOT / "docs" / "glossary.md").read_text("utf-8").partition("\n## ")[0]
    for line in table.strip().splitlines()[6:]:
        cells = [cell.strip() for cell in line.split("|")[1:3]]
        yield cells[0], (_words(cells[0], "en"), _words(cells[1], "fr"))


def _words(cell: str, language: str) -> re.Pattern[str]:
    """Match any form of the terms of a cell."""
    forms = []
    for term in cell.split(", "):
        stem = term.removeprefix("to ").casefold()
        if language == "fr":
            first, *rest = stem.split()
            stem = " ".join((re.sub(r"(?<=...)(er|re|ir)$", r"(?:er|e|ez|ent|ie|it)", first), *rest))
        forms.append(f"{stem}(?:s|es|ed|ted|ts)?")
    return re.compile(rf"(?<!\w)(?<!\bse )(?<!tout de )(?:{'|'.join(forms)})(?![\w-]| au\b)", re.IGNORECASE)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    set_language(request.param)
    yield request.param
    set_language("en")


def steps(game: str) -> list[tuple[str, str]]:
    """The words of each step, and with them those about other acts."""
    found = []
    for part in LESSONS[game].parts:
        if not isinstance(part, Others):
            more = [part.otherwise(), *(text() for text in part.wrong.values())] if isinstance(part, Act) else []
            words = part.text().replace("\u00a0", " ")
            found.append((words, " ".join((words, *more)).replace("\u00a0", " ")))
    return found


@pytest.mark.parametrize("game", LESSONS)
def test_a_term_is_explained_before_or_where_it_is_first_used(game: str, language: str) -> None:
    said, number = steps(game), LANGUAGES.index(language)
    for term, patterns in terms():
        used = [place for place, (_, all_of_it) in enumerate(said) if patterns[number].search(all_of_it)]
        if not used or term in EVERYDAY:
            continue
        assert term in EXPLAINED[game], f"{term}: {said[used[0]][1]}"
        words = EXPLAINED[game][term][number]
        told = [place for place, (text, _) in enumerate(said) if words in text]
        assert told, f"{term} is not explained by “{words}”"
        assert told[0] <= used[0], f"{term} is used in step {used[0] + 1}, and explained in {told[0] + 1}"


@pytest.mark.parametrize("game", LESSONS)
def test_the_first_step_says_the_aim(game: str, language: str) -> None:
    assert {"en": "ou want ", "fr": "ous voulez "}[language] in steps(game)[0][0]
