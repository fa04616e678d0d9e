"""Conflicts between two computers, in words."""

from collections.abc import Sequence

from ludo.nights.evenings import EventKind
from ludo.nights.merging import Choice, Conflict, Followed, Held, LastMerge, MergePreview
from ludo.ui.games.registry import game_title
from ludo.ui.i18n import enumerated, listed, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.titles import date_text
from ludo.ui.pages.nights.words import event_text
from ludo.ui.platform.announce import joined
from ludo.ui.wording.chips import chips_text, currency_text
from ludo.ui.wording.names import elided

_SHOWN_AS_TEXT = ("name", "notes", "evening-name", "evening-place", "evening-notes", "season")


def question_text(conflict: Conflict) -> str:
    """Return what has to be decided."""
    kind, subject = conflict.kind, _subject(conflict)
    match kind:
        case "same-name":
            form = translate("Merging", "{subject} is known here and there. Is it the same person?")
        case "same-season":
            form = translate("Merging", "The season {subject} is known here and there. Is it one and the same?")
        case "same-evening":
            form = translate("Merging", "The evening {subject} may have been written down here and there. Is it one?")
        case "same-payment":
            return translate("Merging", "Paid here and there: {people}, {amount}. Is it the same payment?").format(
                people=subject, amount=chips_text(int(conflict.mine))
            )
        case "same-entries":
            return _same_entries_text(conflict)
        case "went-on":
            form = translate("Merging", "{subject} was taken back here, and went on there. Is it to stay taken back?")
        case "exchanged":
            form = translate("Merging", "Who sat there: {subject}?")
        case "name":
            form = translate("Merging", "What is {subject} called?")
        case "notes":
            form = translate("Merging", "Notes about {subject}")
        case "colour":
            form = translate("Merging", "Colour of {subject}")
        case "picture":
            form = translate("Merging", "Picture of {subject}")
        case "evening-name":
            form = translate("Merging", "Name of the evening {subject}")
        case "evening-place":
            form = translate("Merging", "Place of the evening {subject}")
        case "evening-notes":
            form = translate("Merging", "Notes of the evening {subject}")
        case "evening-carried":
            form = translate("Merging", "Are chips of the evening {subject} carried on?")
        case "evening-options":
            form = translate("Merging", "House rules of the evening {subject}")
        case "moment":
            form = translate("Merging", "When something happened at the evening {subject}")
        case "sheet" | "session":
            form = translate("Merging", "{subject} went on in two ways. One stands, the other is kept as annulled.")
        case "belongs":
            form = translate("Merging", "Which evening does {subject} belong to?")
        case "annulled":
            form = translate("Merging", "Is {subject} annulled?")
        case "removed-season":
            form = translate("Merging", "The season {subject} was removed there. Is it to be removed here too?")
        case "removed-evening":
            return _removed_evening_text(conflict)
        case "removed-events":
            return translate(
                "Merging", "Taken out there of the diary of the evening {subject}: {events}. Is it to be so here too?"
            ).format(subject=subject, events=_events_text(conflict))
        case "currency":
            return translate("Merging", "In which currency are the books kept? Amounts are not converted.")
        case _:
            form = translate("Merging", "The season {subject}")
    return elided(form, subject=subject)


def choice_text(conflict: Conflict, choice: Choice) -> str:
    """Return one of the two ways in which a conflict can be decided."""
    people = conflict.kind == "same-name"
    if choice is Choice.SAME:
        return translate("Merging", "the same person") if people else translate("Merging", "one and the same")
    if choice is Choice.TWO:
        return translate("Merging", "two people") if people else translate("Merging", "two things")
    here = choice is Choice.MINE
    if conflict.kind == "went-on":
        return translate("Merging", "take it back all the same") if here else translate("Merging", "keep it")
    if conflict.removes:
        return translate("Merging", "keep it here") if here else translate("Merging", "remove it here too")
    value = _value(conflict, conflict.mine if here else conflict.theirs)
    if not value:
        return translate("Merging", "as it is here") if here else translate("Merging", "as it is there")
    form = translate("Merging", "here: {value}") if here else translate("Merging", "there: {value}")
    return elided(form, value=value)


def _subject(conflict: Conflict) -> str:
    if "\n" in conflict.subject:
        return _played_text(conflict.subject)
    return _title(conflict.subject)


def _same_entries_text(conflict: Conflict) -> str:
    count = int(conflict.mine)
    if not conflict.subject:
        return translate("Merging", "%n thing(s) may have been written down here and there. Are they one?", None, count)
    form = translate(
        "Merging",
        "At the evening {subject}, %n thing(s) may have been written down here and there. Are they one?",
        None,
        count,
    )
    return elided(form, subject=_title(conflict.subject))


def _removed_evening_text(conflict: Conflict) -> str:
    text = elided(
        translate("Merging", "The evening {subject} was removed there. Is it to be removed here too?"),
        subject=_subject(conflict),
    )
    if not conflict.mine:
        return text
    return joined((text, translate("Merging", "Its notes: {notes}").format(notes=conflict.mine)))


def _events_text(conflict: Conflict) -> str:
    events = (line.split(" ", 2) for line in conflict.mine.split("\n"))
    return enumerated(f"{event_text(EventKind(kind), name)} · {when(moment)}" for kind, moment, name in events)


def _played_text(subject: str) -> str:
    """Return a partie by its game and people; whatever else is named as it is."""
    if "\n" not in subject:
        return subject
    game, *names = subject.split("\n")
    return translate("Evenings", "{game}: {names}").format(game=game_title(game), names=listed(names))


def _title(text: str) -> str:
    """Return an evening by its name, or by its day where it has none."""
    try:
        return date_text(text)
    except ValueError:
        return text


def _value(conflict: Conflict, value: str) -> str:
    match conflict.kind:
        case "evening-carried":
            return translate("Merging", "yes") if value == "1" else translate("Merging", "no")
        case "annulled":
            return translate("Merging", "yes") if value else translate("Merging", "no")
        case "moment":
            return when(value)
        case "belongs":
            return _title(value) if value else translate("Merging", "none")
        case "sheet" | "session":
            return translate("Merging", "%n line(s)", None, int(value))
        case "currency":
            return currency_text(value)
        case kind if kind in _SHOWN_AS_TEXT:
            return value or translate("Merging", "nothing")
    return ""


def preview_text(preview: MergePreview) -> str:
    """Return what taking a file in would do."""
    if not preview.changed and not preview.conflicts:
        return translate("Merging", "Everything in it is here already.")
    parts = []
    if preview.evenings:
        names = listed([_title(name) for name in preview.evenings[:8]])
        parts.append(translate("Merging", "New evenings: {names}.").format(names=names))
    if preview.people:
        parts.append(translate("Merging", "New people: {names}.").format(names=listed(preview.people[:12])))
    if preview.parties:
        parts.append(translate("Merging", "%n new partie(s) and score sheet(s).", None, preview.parties))
    if preview.postings:
        parts.append(translate("Merging", "%n new posting(s).", None, preview.postings))
    if preview.events:
        parts.append(translate("Merging", "%n new entry(ies) in diaries.", None, preview.events))
    parts += [_followed_text(followed) for followed in preview.followed]
    parts.append(balances_text(preview.balances))
    gone = [_gone_text(conflict) for conflict in preview.conflicts if conflict.answer is Choice.THEIRS]
    return " ".join(filter(None, [*parts, *gone]))


def undo_text(last: LastMerge, balances: Sequence[Held]) -> str:
    """Return what undoing the last merge would do."""
    form = translate(
        "Merging",
        "What came with {file} ({moment}) is set aside, answers too. Taking the file in again brings it back.",
    )
    return joined([form.format(file=last.file, moment=when(last.moment)), balances_text(balances)])


def balances_text(balances: Sequence[Held]) -> str:
    """Return what everybody had and has, empty where nothing changes."""
    if not balances:
        return ""
    held = (_held_text(held) for held in balances)
    return translate("Merging", "Chips before and after: {balances}.").format(balances=enumerated(held))


def _held_text(held: Held) -> str:
    form = translate("Merging", "{name} {before} → {after}")
    return form.format(name=held.name, before=chips_text(held.before), after=chips_text(held.after))


def _followed_text(followed: Followed) -> str:
    """Return what becomes here as it is there."""
    subject = _played_text(followed.subject)
    match followed.kind:
        case "annulled":
            form = translate("Merging", "Annulled as it is there: {subject}.")
        case "counts-again":
            form = translate("Merging", "Counts again as it does there: {subject}.")
        case "exchanged":
            form = translate("Merging", "Other people sat there: {subject}.")
        case "result":
            form = translate("Merging", "The result becomes as it is there: {subject}.")
        case "changed":
            form = translate("Merging", "As it is there from now on: {subject}.")
        case "gone":
            form = translate("Merging", "Removed here as it is there: {subject}.")
        case _:
            form = translate("Merging", "{subject} becomes the same person as {other}, as it is there.")
    return form.format(subject=subject, other=followed.by)


def _gone_text(conflict: Conflict) -> str:
    """Return that something is removed here, "" for another conflict."""
    if not conflict.removes:
        return ""
    subject = _events_text(conflict) if conflict.kind == "removed-events" else _subject(conflict)
    return translate("Merging", "Removed here: {subject}.").format(subject=subject)
