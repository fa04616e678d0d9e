"""The books made anew, in words."""

from collections.abc import Mapping
from typing import Final

from ludo.nights.acts import Checked
from ludo.ui.i18n import Text, enumerated, texts, translate
from ludo.ui.pages.nights.conflict_words import balances_text
from ludo.ui.platform.announce import joined

_text = texts("CheckedBooks")

_SUBJECTS: Final[Mapping[str, Text]] = {
    "people": _text("people"),
    "evenings": _text("evenings"),
    "parties": _text("parties"),
    "sheets": _text("score sheets"),
    "results": _text("results"),
    "entries": _text("postings"),
    "seasons": _text("seasons and currency"),
}


def checked_heading(checked: Checked) -> str:
    """Return whether anything differed."""
    if checked.differed:
        return translate("CheckedBooks", "The books were put right")
    return translate("CheckedBooks", "The books agree")


def checked_text(checked: Checked) -> str:
    """Return where the books differed from what was done, and where the file as it was is kept."""
    if not checked.differed:
        return translate(
            "CheckedBooks",
            "All that is listed and counted follows from what was done (%n act(s)).",
            None,
            checked.acts,
        )
    one = translate("CheckedBooks", "{what} ({number})")
    counts = enumerated(
        one.format(what=_SUBJECTS[subject](), number=number) for subject, number in checked.differed.items()
    )
    form = translate("CheckedBooks", "So much did not follow from what was done, and does now: {counts}.")
    text = joined((form.format(counts=counts), balances_text(checked.balances)))
    if checked.kept is None:
        return text
    return text + "\n\n" + translate("CheckedBooks", "The file as it was is kept in\n{file}").format(file=checked.kept)
