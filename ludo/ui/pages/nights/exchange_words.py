"""Previews of imports, line by line, and of a restored backup, in words."""

from collections.abc import Sequence
from typing import Final

from ludo.nights.csv_tables import game_id
from ludo.nights.exchange import Contents, ImportPreview, LineReport, RestorePreview, Table, Understood, Verdict
from ludo.nights.other_games import Unit
from ludo.ui.games.registry import SCREENS, game_title
from ludo.ui.i18n import enumerated, listed, locale, translate
from ludo.ui.pages.dates import when
from ludo.ui.pages.nights.titles import date_text
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import with_head

_NAMED: Final = 8
"""So many names are listed at most."""


def table_name(table: Table) -> str:
    """Return what a CSV file holds."""
    if table is Table.RESULTS:
        return translate("Exchange", "results")
    return translate("Exchange", "postings")


def file_problem_text(preview: ImportPreview) -> str:
    """Return why a file cannot be read at all."""
    match preview.code:
        case "unknown-columns":
            return translate(
                "Exchange", "The first line does not name the columns of results or postings, as Ludo writes them."
            )
        case "nothing-in-it":
            return translate("Exchange", "There are no results in it.")
        case "not-understood":
            return translate("Exchange", "This cannot be understood.")
        case "not-workbook":
            return translate("Exchange", "This spreadsheet is damaged, or has a password.")
        case "too-large":
            return translate("Exchange", "This spreadsheet is too large: save its table alone.")
        case "no-reader":
            return translate("Exchange", "What reads such files is missing here: install Ludo anew, or save as CSV.")
        case "not-a-table":
            return translate("Exchange", "There is no table in it.")
        case "not-text":
            return translate("Exchange", "This is not a text file.")
    return translate("Exchange", "This is not a CSV file.")


def line_text(report: LineReport) -> str:
    """Return what becomes of a line of a file."""
    match report.verdict:
        case Verdict.NEW:
            return _understood(translate("Exchange", "new"), report.understood)
        case Verdict.CHANGED:
            return _understood(translate("Exchange", "in the place of what it said before"), report.understood)
        case Verdict.DELETED:
            return _understood(translate("Exchange", "was taken back here"), report.understood)
        case Verdict.KNOWN:
            return _understood(translate("Exchange", "is there already, left out"), report.understood)
        case Verdict.ASKED:
            return _understood(translate("Exchange", "changed both here and there"), report.understood)
        case Verdict.LEFT_OUT:
            return _why_left_out(report.code)
        case Verdict.WRONG:
            held = [with_head(column_text(column), text) for column, text in report.cells if text]
            return " · ".join((problem_text(report), *held))


def problem_text(report: LineReport) -> str:
    """Return why a line is set aside."""
    problem = _problem_text(report.code)
    if report.code == "beside-aside":
        return problem.format(line=report.value)
    where = column_text(report.column)
    if where and report.value:
        return translate("Exchange", "{column} “{value}”: {problem}").format(
            column=where, value=report.value, problem=problem
        )
    return with_head(where, problem) if where else problem


def column_text(column: str) -> str:
    """Return the name of a column, or of a part of a play of BG Stats."""
    name, _, number = column.partition(" ")
    if number.isdecimal() and name == "player":
        return translate("Exchange", "Person {number}").format(number=number)
    if number.isdecimal() and name == "score":
        return translate("Exchange", "Score {number}").format(number=number)
    return {"date": translate("Exchange", "Date"), "game": translate("Exchange", "Game")}.get(column, column)


def _why_left_out(code: str) -> str:
    match code:
        case "total":
            return translate("Exchange", "a row of totals, left out")
        case "alone":
            return translate("Exchange", "somebody alone, left out")
    return translate("Exchange", "left out there, too")


def _understood(verdict: str, understood: Understood | None) -> str:
    """Return what becomes of a line, and every value as it was understood."""
    if understood is None:
        return verdict
    places, chips = understood.unit is Unit.PLACES, understood.unit is Unit.CHIPS
    sides = [
        translate("OneLine", "{place}. {names}").format(place=score, names=listed(names))
        if places
        else with_head(listed(names), _score_text(score, chips=chips, cents=understood.cents))
        for names, score in understood.sides
    ]
    known = game_id(understood.game, SCREENS)
    game = understood.game if known is None else game_title(known)
    return " · ".join((with_head(verdict, date_text(understood.moment)), game, *sides))


def _score_text(score: int, *, chips: bool, cents: bool) -> str:
    if not cents:
        return chips_text(score, sign=chips)
    number = locale().toString(abs(score) / 100, "f", 2)
    return f"−{number}" if score < 0 else f"+{number}" if score else number


def _problem_text(code: str) -> str:
    match code:
        case "too-few-fields":
            return translate("Exchange", "fields are missing")
        case "too-many-fields":
            return translate("Exchange", "there are too many fields")
        case "not-a-number":
            return translate("Exchange", "not a whole number that is possible here")
        case "unclear-number":
            return translate("Exchange", "this number could mean two things: write its figures alone")
        case "beside-aside":
            return translate("Exchange", "it may belong to line {line}, which is set aside")
        case "not-a-moment":
            return translate("Exchange", "not a date and time such as 2026-11-21T20:15:00+00:00")
        case "unknown-word":
            return translate("Exchange", "Ludo does not know this word here")
        case "name-missing":
            return translate("Exchange", "a name is missing")
        case "no-chips":
            return translate("Exchange", "at least one chip has to move")
        case "too-many-chips":
            return translate("Exchange", "more chips than Ludo can count")
        case "same-account":
            return translate("Exchange", "chips cannot go to where they come from")
        case "unknown-game":
            return translate("Exchange", "Ludo does not know this game")
        case "unknown-evening":
            return translate("Exchange", "there is no such evening")
        case "chair-twice":
            return translate("Exchange", "this chair has a result already")
        case "not-a-date":
            return translate("Exchange", "not a date")
        case "year-not-kept":
            return translate("Exchange", "Ludo keeps the years from 1970 to 2969")
        case "game-missing":
            return translate("Exchange", "which game was it?")
        case "too-few-sides":
            return translate("Exchange", "at least two have to take part")
        case "twice-at-table":
            return translate("Exchange", "somebody takes part twice")
        case "not-zero-sum":
            return translate("Exchange", "what some win others lose: this does not add up to nothing")
        case "text-too-long":
            return translate("Exchange", "the text is too long")
    return translate("Exchange", "this cannot be understood")


def restore_text(preview: RestorePreview) -> str:
    """Return what would change if a backup took the place of what is there."""
    paragraphs = [
        translate("Exchange", "Now: {contents}").format(contents=contents_text(preview.present)),
        translate("Exchange", "In the backup: {contents}").format(contents=contents_text(preview.backup)),
    ]
    for form, names in (
        (translate("Exchange", "No longer there: the people {names}."), preview.people_lost),
        (translate("Exchange", "No longer there: the evenings {names}."), evenings_by_date(preview.evenings_lost)),
        (translate("Exchange", "Back again: the people {names}."), preview.people_new),
        (translate("Exchange", "Back again: the evenings {names}."), evenings_by_date(preview.evenings_new)),
    ):
        if names:
            paragraphs.append(form.format(names=some(names)))
    if preview.damaged:
        paragraphs.append(translate("Exchange", "Parts of the backup are damaged and cannot be restored."))
    paragraphs.append(translate("Exchange", "What is there now is put aside, not lost."))
    return "\n\n".join(paragraphs)


def contents_text(contents: Contents) -> str:
    """Return how much there is of everything."""
    parts = [
        translate("Exchange", "%n people", None, contents.people),
        translate("Exchange", "%n evening(s)", None, contents.evenings),
        translate("Exchange", "%n game(s) in Ludo", None, contents.parties),
        translate("Exchange", "%n score sheet(s)", None, contents.sheets),
        translate("Exchange", "%n posting(s)", None, contents.postings),
    ]
    if contents.changed:
        parts.append(translate("Exchange", "last changed: {moment}").format(moment=when(contents.changed)))
    return enumerated(parts)


def evenings_by_date(names: Sequence[str]) -> list[str]:
    """Return evenings by name, or by date as people write it where they have none."""
    found = []
    for name in names:
        try:
            found.append(date_text(name))
        except ValueError:
            found.append(name)
    return found


def some(names: Sequence[str]) -> str:
    """Return a list of names, or the first of them and how many more there are."""
    if len(names) <= _NAMED:
        return listed(names)
    more = translate("Exchange", "%n more", None, len(names) - _NAMED)
    return listed([*names[:_NAMED], more])
