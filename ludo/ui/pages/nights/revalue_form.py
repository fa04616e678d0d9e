"""Chips that are worth something else: asked, with who gains and who loses; and debts in chips that become money."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from ludo.nights.money import Worth
from ludo.nights.people import current
from ludo.ui.forms.dialog import Form, show_form
from ludo.ui.forms.fields import choice_of, note
from ludo.ui.i18n import Words, texts, translate
from ludo.ui.pages.nights.words import account_text
from ludo.ui.services.store_types import Nights
from ludo.ui.wording.chips import cents_text, chips_text
from ludo.ui.wording.figures import owed_text

_text = texts("Revaluation")


def worth_text(worth: Worth) -> str:
    """Return what chips are worth: "100 chips = €5.00"."""
    chips = translate("Revaluation", "%n chip(s)", None, worth.chips)
    if not worth.is_money:
        return translate("Revaluation", "only chips")
    money = cents_text(worth.cents, worth.currency)
    return translate("Revaluation", "{chips} = {money}").format(chips=chips, money=money)


def ask_to_revalue(page: QWidget, nights: Nights, evening: int, worth: Worth) -> Form:
    """Ask whether chips of an evening shall be worth something else from now on, or were so from the beginning."""
    before = nights.evenings.get(evening).plan.worth
    ways: dict[bool, Words] = {False: _text("It was so from the beginning")}
    if before.currency == worth.currency:
        ways = {True: _text("From now on: what lies there keeps its value"), **ways}
    way = choice_of(_text("Since when?"), ways, next(iter(ways)), _text("Since when?"))

    def effect() -> str:
        """Return who gains and who loses what."""
        people = dict(current(nights.people.all()))
        lines = []
        for row in nights.money.revaluation(evening, worth, keep=way.value):
            name = account_text(row.account, people, {})
            chips = translate("Revaluation", "%n chip(s)", None, row.chips)
            change = owed_text(0 if way.value else row.change, worth.currency)
            lines.append(
                translate("Revaluation", "{name}, {chips}: {change}").format(name=name, chips=chips, change=change)
            )
        return "\n".join(lines) or translate("Revaluation", "Nobody has chips yet: nobody gains or loses.")

    return show_form(
        page,
        [note(lambda: f"{worth_text(before)} → {worth_text(worth)}"), way, note(effect)],
        lambda: nights.money.revalue(evening, worth, keep=way.value) and None,
        heading=_text("Chips are worth something else"),
        done=_text("Revalue"),
    )


def ask_to_turn(page: QWidget, nights: Nights, worth: Worth, then: Callable[[], None]) -> Form:
    """Ask whether all that is owed in chips shall be owed in money."""

    def effect() -> str:
        people = dict(current(nights.people.all()))
        return "\n".join(
            translate("Revaluation", "{name}: {chips} → {money}").format(
                name=account_text(account, people, {}),
                chips=chips_text(chips, sign=True),
                money=owed_text(cents, worth.currency),
            )
            for account, (chips, cents) in nights.money.turning(worth).items()
        )

    def turn() -> None:
        nights.money.turn_into_money(worth)
        then()

    return show_form(
        page,
        [note(lambda: worth_text(worth)), note(effect)],
        turn,
        heading=_text("Debts in chips become money"),
        done=_text("Turn into money"),
    )
