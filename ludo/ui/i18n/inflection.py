"""Names of things in the forms that sentences need: "le roi", "du roi".

A translation of a name may be several forms with a stroke between them, "Roi|du roi|le roi"; `{card}` in a sentence
stands for the first, `{card:2}` for the second. Each language says which forms there are, and uses them.
"""

from collections.abc import Callable, Sequence


class Inflected(str):
    """A name with its forms; it is its first form."""

    forms: tuple[str, ...]

    def __new__(cls, forms: Sequence[str]) -> "Inflected":
        """Make a name of its forms."""
        made = super().__new__(cls, forms[0])
        made.forms = tuple(forms)
        return made

    def __format__(self, number: str) -> str:
        """Return a form by its number, from 1 on; the first where there is no such form."""
        return form_of(self, int(number or 1))


def inflected(translation: str) -> str:
    """Return a name as it was translated, with its forms if it has several."""
    forms = translation.split("|")
    return Inflected(forms) if len(forms) > 1 else translation


def form_of(word: str, number: int) -> str:
    """Return a form of a word by its number, from 1 on; a word without forms is always the same."""
    forms = word.forms if isinstance(word, Inflected) else (word,)
    return str(forms[number - 1]) if number <= len(forms) else str(forms[0])


def in_each_form(words: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
    """Join words in each of the forms that they have."""
    most = max((len(word.forms) for word in words if isinstance(word, Inflected)), default=1)
    if most == 1:
        return join(words)
    return Inflected([join([form_of(word, number) for word in words]) for number in range(1, most + 1)])
