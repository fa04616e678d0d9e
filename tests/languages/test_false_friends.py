"""No French sentence says a word that only looks like the English one: the table of the glossary."""

import re
from itertools import product
from xml.etree import ElementTree

import pytest

from translations import update

_TABLE = (update.ROOT / "docs" / "glossary.md").read_text("utf-8").partition("\n## False friends\n")[2]
FRIENDS = [
    tuple(cell.strip() for cell in line.split("|")[1:3])
    for line in _TABLE.splitlines()
    if line.startswith("|") and "---" not in line
][1:]


def _any_of(cell: str) -> re.Pattern[str]:
    words = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in cell.split(", "))
    return re.compile(rf"\b(?:{words})\b", re.IGNORECASE)


def _said() -> list[tuple[str, str]]:
    """Every sentence with its translations, those of other choices of words too, and each line of the rules pages."""
    files = [update.ts_file("fr"), *(update.ROOT / "translations" / "words").glob("ludo_fr-*.ts")]
    messages = [message for file in files for message in ElementTree.parse(file).getroot().iter("message")]
    pairs = [
        (message.findtext("source", ""), form.text or "")
        for message in messages
        for form in [*message.iter("numerusform"), *message.iter("translation")]
    ]
    for page in (update.ROOT / "resources" / "rules").glob("*.fr.md"):
        english = page.with_name(page.name.replace(".fr.", ".en."))
        lines = [file.read_text("utf-8").splitlines() for file in (english, page)]
        pairs += zip(*lines, strict=True)
    return [(re.sub(r"\{[^}]*\}", "", text), re.sub(r"\{[^}]*\}", "", words)) for text, words in pairs]


def test_no_false_friend_is_said() -> None:
    said = _said()
    assert len(said) > 4000
    assert len(FRIENDS) >= 20
    wrong = [
        (text, words)
        for (text, words), (english, french) in product(said, FRIENDS)
        if _any_of(english).search(text) and _any_of(french).search(words)
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("english", "french"),
    [("It surely costs 3.", "Cela coûte sûrement 3."), ("The actual deal", "La donne actuelle"), ("Issue", "Issue")],
)
def test_a_false_friend_would_be_found(english: str, french: str) -> None:
    assert any(_any_of(one).search(english) and _any_of(other).search(french) for one, other in FRIENDS)
