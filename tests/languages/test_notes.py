"""What translators are told."""

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from translations import notes, update
from translations.sentences import Sentence, as_cpp, sentences


def test_every_sentence_that_needs_a_note_has_one() -> None:
    assert list(notes.lacking(update.all_sentences())) == []


def test_no_note_is_about_what_is_gone() -> None:
    assert list(notes.needless(update.all_sentences())) == []


@pytest.mark.parametrize(
    ("sentence", "lacks"),
    [
        (Sentence("Nowhere", "Go on", plural=False), "[contexts]"),
        (Sentence("Home", "Deal", plural=False), "[words]"),
        (Sentence("Home", "{gadget} has been put there", plural=False), "[fields]"),
    ],
)
def test_a_note_that_is_missing_is_noticed(sentence: Sentence, lacks: str) -> None:
    (told,) = notes.lacking([sentence])
    assert lacks in told
    assert not list(notes.lacking([sentence._replace(note="the act")]))


def test_the_files_of_translators_hold_notes_and_places() -> None:
    root = ET.parse(update.ts_file("fr")).getroot()
    told = {
        (context.findtext("name"), message.findtext("source")): (
            message.findtext("extracomment", ""),
            [place.get("filename", "") for place in message.findall("location")],
        )
        for context in root.iter("context")
        for message in context.iter("message")
    }
    assert all(places for _, places in told.values())
    assert told["Triomphe", "Play"][0].startswith("keep one’s cards")
    assert "{card}: a card by its whole name" in told["Triomphe", "{card} beats {other}"][0]
    comment, places = told["Lists", "{first} or {last}"]
    assert comment == notes._notes()["contexts"]["Lists"]
    assert places == ["../ludo/ui/i18n/__init__.py"]


def test_a_sentence_in_several_files_names_them_all() -> None:
    ts = (
        "<context>\n    <name>C</name>\n    <message>\n        <source>a &amp; b</source>\n    </message>\n</context>\n"
    )
    told = update.with_locations(ts, {("C", "a & b"): ["ludo/one.py", "ludo/two.py"]})
    assert told.index("../ludo/one.py") < told.index("../ludo/two.py") < told.index("<source>a &amp; b</source>")


def test_the_same_text_with_another_note_is_another_sentence(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text(
        '_text = texts("C")\nx = translate("C", "Deal")\n'
        'y = _text("Deal", "the act")\nz = translate("C", "%n a", "b", n)\n',
        encoding="utf-8",
    )
    found = sentences([source])
    assert found == [
        Sentence("C", "Deal", plural=False),
        Sentence("C", "Deal", plural=False, note="the act"),
        Sentence("C", "%n a", plural=True, note="b"),
    ]
    assert as_cpp(found[1:], lambda _: "told") == (
        '//: told\nQCoreApplication::translate("C", "Deal", "the act");\n'
        '//: told\nQCoreApplication::translate("C", "%n a", "b", n);\n'
    )


def test_the_glossary_has_the_words_that_the_program_uses() -> None:
    words = (update.ROOT / "docs" / "glossary.md").read_text("utf-8").partition("\n## ")[0]
    rows = [line.split("|")[1:3] for line in words.strip().splitlines()[6:]]
    assert len(rows) >= 40
    pages = {code: (update.ROOT / "resources" / "rules").glob(f"*.{code}.md") for code in ("en", "fr")}
    said = {code: " ".join(page.read_text("utf-8") for page in found).casefold() for code, found in pages.items()}
    said["en"] += " ".join(sentence.text for sentence in update.all_sentences()).casefold()
    said["fr"] += update.ts_file("fr").read_text("utf-8").casefold()
    strange = [
        term
        for row in rows
        for code, terms in zip(("en", "fr"), row, strict=True)
        for term in terms.strip().casefold().removeprefix("to ").split(", ")
        if re.sub(r"(er|re|ir)$", "", term.split()[0]) not in said[code]
    ]
    assert strange == []
