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
from ludo.ui.wording.chips import chips_text, money_text
from ludo.ui.wording.common import with_head


def account_columns(data: EveningData, account: EveningAccount) -> list[str]:
    """Return the names of the columns: the person, their chips, and what the evening has brought them."""
    columns = [
        translate("Closing", "Person"),
        translate("Closing", "Brought"),
        translate("Closing", "Bought"),
        translate("Closing", "Won"),
        translate("Closing", "Given"),
        translate("Closing", "Cashed"),
    ]
    if _is_settled(account):
        columns.append(translate("Closing", "Settled"))
    columns += [translate("Closing", "Holds"), translate("Closing", "Net")]
    if data.evening.plan.rules.chip_value:
        columns.append(translate("Closing", "In money"))
    return columns


def account_rows(data: EveningData, account: EveningAccount) -> list[tuple[str, ...]]:
    """Return a row a person, in the columns of `account_columns`."""
    return [(data.people[line.person].name, *account_cells(data, account, line)) for line in account.people]


def account_cells(data: EveningData, account: EveningAccount, line: PersonAccount) -> tuple[str, ...]:
    """Return the figures of a person."""
    cells = [
        chips_text(line.brought),
        chips_text(line.bought),
        chips_text(line.won, sign=True),
        chips_text(line.given, sign=True),
        chips_text(line.cashed),
    ]
    if _is_settled(account):
        cells.append(chips_text(line.settled, sign=True))
    cells += [chips_text(line.holds), chips_text(line.net, sign=True)]
    worth = data.evening.plan.rules.chip_value
    if worth:
        cells.append(money_text(line.net, worth, data.currency))
    return tuple(cells)


def _is_settled(account: EveningAccount) -> bool:
    return any(line.settled for line in account.people)


def check_text(account: EveningAccount) -> str:
    """Return that what came in is what is there, or how much is missing."""
    if account.moved:
        form = translate(
            "Closing",
            "Bought {bought} + carried in {carried} + paid and corrected {moved} = held {held} + on tables {tables} + "
            "cashed {cashed}",
        )
    else:
        form = translate(
            "Closing", "Bought {bought} + carried in {carried} = held {held} + on tables {tables} + cashed {cashed}"
        )
    sums = form.format(
        bought=chips_text(account.bought),
        carried=chips_text(account.carried_in),
        moved=chips_text(account.moved),
        held=chips_text(account.held),
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
            "Closing", "Not finished. %n chip(s) lie there, counted as of who put them in: {shares}.", None, chips
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
        account_columns(data, account),
        account_rows(data, account),
        check_text(account),
        notes,
        translate("Evenings", "Who pays whom"),
        payment_lines(data),
    )


def message_texts(data: EveningData, account: EveningAccount) -> AccountTexts:
    """Return what the others are told of an account: what everybody has won and who pays whom, a line each."""
    whole = account_texts(data, account)
    kept = (0, *range(account_columns(data, account).index(translate("Closing", "Net")), len(whole.columns)))
    return whole._replace(
        about=whole.about if whole.about != whole.title else "",
        columns=[whole.columns[at] for at in kept],
        rows=[[row[at] for at in kept] for row in whole.rows],
        check="",
        payments=payment_lines(data, brief=True),
    )


def payment_lines(data: EveningData, *, brief: bool = False) -> Sequence[str]:
    """Return who pays whom, those who have paid too. brief: without chips where they are worth money."""
    done = translate("Closing", "{payment}: paid ✓")
    paid = [done.format(payment=payment_text(payment, data, brief=brief)) for payment in data.paid]
    due = [payment_text(payment, data, brief=brief) for payment in data.payments]
    return [*paid, *due] or [translate("Evenings", "Nobody owes anybody anything.")]
