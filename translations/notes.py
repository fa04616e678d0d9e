"""Notes for translators: of `notes.toml`, and those that stand beside a sentence in the sources."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from translations.sentences import Sentence

_FIELD: Final = re.compile(r"\{(\w+)[^}]*\}")
_FEW: Final = 2
"""So many words at most do not say by themselves what they mean."""
HOMOGRAPHS: Final = frozenset(
    """annul back bet bid board call change check close cut deal discard draw fold hand hint kitty lay lead left light
    match mark open order pass play pot raise score seal show slow fast sort stake stock suit take trick turn watch
    """.split()  # noqa: SIM905
)
"""English words that may be an act or a thing, or mean two things: alone in a message they need a note of their own."""


@cache
def _notes() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("notes.toml").read_text(encoding="utf-8"))


def note_of(sentence: Sentence) -> str:
    """Return what translators are told about a sentence besides its own note."""
    notes = _notes()
    own = notes["words"].get(sentence.context, {}).get(sentence.text, "")
    fields = (f"{{{name}}}: {notes['fields'][name]}" for name in _fields(sentence) if name in notes["fields"])
    context = notes["contexts"].get(sentence.context, "") if _is_short(sentence) else ""
    return " | ".join(filter(None, (own, context, *fields)))


def lacking(sentences: Iterable[Sentence]) -> Iterator[str]:
    """Yield which sentences lack a note, and which one."""
    notes = _notes()
    told = {*notes["plain"], *notes["fields"]}
    for sentence in sentences:
        where = f"{sentence.context}: {sentence.text!r}"
        own = sentence.note or notes["words"].get(sentence.context, {}).get(sentence.text, "")
        if _is_short(sentence) and not own and sentence.context not in notes["contexts"]:
            yield f"{where} is short: say in [contexts] of translations/notes.toml what {sentence.context!r} is"
        if _only_word(sentence) in HOMOGRAPHS and not own:
            yield f"{where} may be an act or a thing: say which in [words] of translations/notes.toml"
        for name in _fields(sentence):
            if name not in told and not own:
                yield f"{where}: say in [fields] of translations/notes.toml what {{{name}}} is, or that it is plain"


def needless(sentences: Iterable[Sentence]) -> Iterator[str]:
    """Yield notes about what is not there any more."""
    notes, known = _notes(), list(sentences)
    contexts = {sentence.context for sentence in known}
    yield from (f"[contexts] {name}" for name in notes["contexts"] if name not in contexts)
    texts = {sentence[:2] for sentence in known}
    yield from (
        f"[words] {at}: {text}" for at, words in notes["words"].items() for text in words if (at, text) not in texts
    )


def _fields(sentence: Sentence) -> list[str]:
    return list(dict.fromkeys(_FIELD.findall(sentence.text)))


def _words(sentence: Sentence) -> list[str]:
    return re.findall(r"[^\W\d_]+", _FIELD.sub("", sentence.text.replace("%n", "").replace("&", "")))


def _is_short(sentence: Sentence) -> bool:
    return len(_words(sentence)) <= _FEW


def _only_word(sentence: Sentence) -> str:
    words = _words(sentence)
    return words[0].lower() if len(words) == 1 and not _fields(sentence) and not sentence.plural else ""
