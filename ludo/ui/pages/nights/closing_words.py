"""The account of an evening in words and numbers."""

from collections.abc import Sequence

from ludo.nights.chips import AccountKind
from ludo.nights.closing import EveningAccount, OpenTable, PersonAccount
from ludo.ui.i18n import enumerated, isolated, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_payments import payment_text
from ludo.ui.pages.nights.evening_played import partie_title
from ludo.ui.pages.nights.titles import date_text, evening_title
from ludo.ui.paper.account import AccountTexts
from ludo.ui.wording.chips import chips_text
from ludo.ui.wording.common import with_head
from ludo.ui.wording.figures import OWED, STACK, WON, owed_text, stack_text


def account_columns(account: EveningAccount) -> list[str]:
    """Return the names of the columns: the person, what they did with chips, and the three figures."""
    columns = [
        translate("Closing", "Person"),
        translate("Closing", "Bought"),
        translate("Closing", "Given"),
        translate("Closing", "Cashed"),
    ]
    if _is_miscounted(account):
        columns.append(translate("Closing", "Miscounted"))
    return [*columns, WON(), STACK(), OWED()]


def account_rows(data: EveningData, account: EveningAccount) -> list[tuple[str, ...]]:
    """Return a row a person, in the columns of `account_columns`."""
    return [(data.people[line.person].name, *account_cells(data, account, line)) for line in account.people]


def account_cells(data: EveningData, account: EveningAccount, line: PersonAccount) -> tuple[str, ...]:
    """Return the figures of a person."""
    cells = [chips_text(line.bought), chips_text(line.given, sign=True), chips_text(line.cashed)]
    if _is_miscounted(account):
        cells.append(chips_text(line.miscounted, sign=True))
    stack = stack_text(data.before.get(line.person))
    return (*cells, chips_text(line.won, sign=True), stack, owed_text(line.owed, data.currency))


def _is_miscounted(account: EveningAccount) -> bool:
    return any(line.miscounted for line in account.people)


def check_text(account: EveningAccount) -> str:
    """Return that what came in is what is there, or how much is missing."""
    if account.moved:
        form = translate(
            "Closing",
            "Bought {bought} + carried in {carried} + corrected {moved} = before them {held} + on tables {tables} + "
            "cashed {cashed}",
        )
    else:
        form = translate(
            "Closing",
            "Bought {bought} + carried in {carried} = before them {held} + on tables {tables} + cashed {cashed}",
        )
    sums = form.format(
        bought=chips_text(account.bought),
        carried=chips_text(account.carried_in),
        moved=chips_text(account.moved),
        held=chips_text(account.before),
        tables=chips_text(account.on_tables),
        cashed=chips_text(account.cashed),
    )
    if account.difference:
        form = translate("Closing", "{sums}: that does not agree by {difference}.")
        return form.format(sums=sums, difference=chips_text(account.difference, sign=True))
    return translate("Closing", "{sums} ✓").format(sums=sums)


def table_title(table: OpenTable, data: EveningData) -> str:
    """Return what is open, or where chips lie."""
    if table.played is None:
        return data.name_of(table.account)
    return partie_title(table.played, data)


def table_text(table: OpenTable, data: EveningData) -> str:
    """Return what lies on a table, and of whom it is."""
    chips = table.chips
    if not chips:
        return translate("Closing", "Not finished. No chips lie there.")
    if table.put and not table.over:
        shares = [
            f"{isolated(data.people[person].name)} {chips_text(share)}"
            for person, share in table.put.items()
            if person in data.people
        ]
        form = translate(
            "Closing",
            "Not finished. %n chip(s) lie there, put in by {shares}; the cash box stands for them.",
            None,
            chips,
        )
        return form.format(shares=enumerated(shares))
    if not table.over:
        return translate("Closing", "Not finished. %n chip(s) lie there; the cash box stands for them.", None, chips)
    if table.account.kind is AccountKind.SESSION:
        return translate("Closing", "Given up. %n chip(s) lie there still.", None, chips)
    return translate("Closing", "%n chip(s) lie there for another evening; the cash box stands for them.", None, chips)


def account_texts(data: EveningData, account: EveningAccount) -> AccountTexts:
    """Return all that the account says."""
    notes = [with_head(table_title(table, data), table_text(table, data)) for table in account.tables]
    return AccountTexts(
        evening_title(data.evening),
        date_text(data.evening.started),
        account_columns(account),
        account_rows(data, account),
        check_text(account),
        notes,
        translate("Evenings", "Who pays whom"),
        payment_lines(data),
    )


def message_texts(data: EveningData, account: EveningAccount) -> AccountTexts:
    """Return what the others are told of an account: the three figures, and who pays whom, a line each."""
    whole = account_texts(data, account)
    kept = (0, *range(len(whole.columns) - 3, len(whole.columns)))
    return whole._replace(
        about=whole.about if whole.about != whole.title else "",
        columns=[whole.columns[at] for at in kept],
        rows=[[row[at] for at in kept] for row in whole.rows],
        check="",
    )


def payment_lines(data: EveningData) -> Sequence[str]:
    """Return who pays whom, those who have paid too."""
    done = translate("Closing", "{payment}: paid ✓")
    paid = [done.format(payment=payment_text(payment, data)) for payment in data.paid]
    due = [payment_text(payment, data) for payment in data.payments]
    return [*paid, *due] or [translate("Evenings", "Nobody owes anybody anything.")]
