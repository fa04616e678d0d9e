"""Moving chips by hand: buying, cashing in, giving, correcting, taking back."""

from PySide6.QtWidgets import QWidget

from ludo.nights.chips import BANK, Account, AccountKind, Source, person_account
from ludo.nights.money import Way
from ludo.nights.people import Person
from ludo.ui.forms.dialog import Form, ask_why, show_form
from ludo.ui.forms.fields import chips_of, choice_of, note, why_of
from ludo.ui.i18n import Text, texts, translate
from ludo.ui.pages.nights.evening_data import EveningData
from ludo.ui.pages.nights.evening_form import pick_of, picks
from ludo.ui.pages.nights.leaving_form import more_than_held
from ludo.ui.pages.nights.money_fields import money_of
from ludo.ui.pages.nights.picker import Pick, people_of
from ludo.ui.services.store_types import Nights
from ludo.ui.wording.chips import chips_text, currency_text
from ludo.ui.wording.names import elided

_text = texts("ChipsForm")


class ChipsForm:
    """A form that moves a person's chips: what is done, how many, with whom, and why."""

    def __init__(self, page: QWidget, nights: Nights, data: EveningData, person: Person) -> None:
        self._nights, self._data, self._person = nights, data, person
        self._holds = data.chips_of(person)
        self._asked: tuple[str, int] = ("", 0)
        """What is more than they hold, and was asked back."""
        self._kind = choice_of(
            _text("What"),
            {
                "buy-in": _text("Buys chips"),
                "cash-out": _text("Cashes in"),
                "transfer": _text("Gives to somebody"),
                "loan": _text("Lends to somebody"),
                "plus": _text("Correction: gets"),
                "minus": _text("Correction: gives back"),
            },
            "buy-in",
        )
        self._kind.changed.connect(self._propose)
        self._amount = chips_of(_text("How many chips"))
        self._amount.problem = self._too_much
        ways = {Way.MONEY: _text("now, with money"), Way.ACCOUNT: _text("later: it is owed")}
        self._way = choice_of(_text("Paid"), ways, Way.MONEY, _text("Paid"))
        self._way.shown = self._trades
        self._money = money_of(self._money_text, 0)
        self._money.shown = lambda: data.evening.plan.worth.is_money and (self._trades() or self._kind.value == "loan")
        self._money.widget.textEdited.connect(self._note_money)
        self._amount.changed.connect(self._propose_money)
        self._kind.changed.connect(self._propose_money)
        self._own_money = False
        """Was the money typed, so that nothing else is proposed?"""
        others = self._others()
        self._whom = people_of(_text("To whom"), others, several=False).needed(_text("To whom do the chips go?"))
        self._whom.shown = lambda: self._kind.value in ("transfer", "loan")
        self._other = people_of(_text("From or to"), [*self._tables(), *others], several=False)
        self._other.needed(_text("Where do the chips come from, or go to?")).shown = self._corrects
        whom = note(self._whom_text, "small")
        whom.shown = lambda: self._whom.shown() or self._corrects()
        self._why = why_of(_text("Why (kept beside the entry)"))
        self._propose()
        show_form(
            page,
            [
                self._kind,
                note(self._about_text, "small"),
                self._amount,
                self._way,
                self._money,
                whom,
                self._whom,
                self._other,
                self._why,
            ],
            self._write,
            heading=self._heading,
            done=_text("Write down"),
            focus=self._amount,
        )

    def _trades(self) -> bool:
        return self._kind.value in ("buy-in", "cash-out")

    def _money_text(self) -> str:
        currency = currency_text(self._data.currency)
        return translate("ChipsForm", "For how much, in {currency}").format(currency=currency)

    def _note_money(self, _: str) -> None:
        self._own_money = True

    def _propose_money(self, _: object = None) -> None:
        """Propose what the chips are worth, unless something else was typed."""
        if not self._own_money and self._data.evening.plan.worth.is_money:
            self._money.widget.show_hundredths(self._data.evening.plan.worth.of(self._chips()))

    def _chips(self) -> int:
        return self._amount.value

    def _corrects(self) -> bool:
        return self._kind.value in ("plus", "minus")

    def _heading(self) -> str:
        """Return whose chips they are, and how many."""
        title = elided(translate("ChipsForm", "Chips of {name}"), name=self._person.name)
        held = chips_text(self._holds, sign=True)
        return translate("ChipsForm", "{title}: {held}").format(title=title, held=held)

    def _others(self) -> list[Pick]:
        here = [person for person in self._data.attended() if person.number != self._person.number]
        numbers = [person.number for person in here]
        others = picks(self._nights, without=[*numbers, self._person.number])
        return [*(pick_of(self._nights, person) for person in here), *others]

    def _tables(self) -> list[Pick]:
        """Return the cash box and the tables of the evening."""
        tables = [account for account in self._data.lying if account.kind is not AccountKind.PERSON]
        accounts = dict.fromkeys([BANK, *tables])
        return [Pick(account, self._data.name_of(account), "grey") for account in accounts]

    def _propose(self) -> None:
        """Propose all that they hold, and to whoever holds nothing what everybody buys."""
        usual = self._data.evening.plan.rules.buy_in if self._holds <= 0 else 0
        chips = {"buy-in": usual, "cash-out": self._holds, "transfer": self._holds, "loan": 0}.get(self._kind.value, 0)
        self._amount.widget.setText(str(chips) if chips > 0 else "")
        self._amount.widget.selectAll()

    def _whom_text(self) -> str:
        return translate("ChipsForm", "From") if self._kind.value == "plus" else translate("ChipsForm", "To")

    def _about_text(self) -> str:
        match self._kind.value:
            case "buy-in":
                return translate("ChipsForm", "Gets chips from the cash box, for money or on account.")
            case "cash-out":
                return translate("ChipsForm", "Gives chips back to the cash box, for money or on account.")
            case "loan":
                return translate("ChipsForm", "Chips go from hand to hand, and are owed from then on.")
            case "transfer":
                return translate("ChipsForm", "Chips go from hand to hand.")
        return translate("ChipsForm", "Something was counted wrongly: the entry stays visible with its reason.")

    def _too_much(self) -> str:
        """Return the question whether they really give more than they hold, asked once."""
        asked = self._kind.value, self._amount.value
        if asked[0] not in ("cash-out", "transfer", "loan") or asked[1] <= self._holds or asked == self._asked:
            return ""
        self._asked = asked
        return more_than_held(self._person.name, self._holds)

    def _write(self) -> None:
        chips, number, why = self._amount.value, self._data.number, self._why.value or None
        person, money, way = self._person.number, self._nights.money, self._way.value
        worth = self._data.evening.plan.worth
        cents = self._money.value if worth.is_money else chips
        match self._kind.value:
            case "buy-in":
                money.buy(number, person, chips, cents, way, why)
            case "cash-out":
                money.cash(number, person, chips, cents, way, why)
            case "transfer":
                money.give(number, person, self._whom.widget.persons()[0], chips, 0, why)
            case "loan":
                money.give(number, person, self._whom.widget.persons()[0], chips, cents, why)
            case direction:
                own, other = person_account(person), _account(self._other.value[0])
                payer, payee = (other, own) if direction == "plus" else (own, other)
                self._nights.chips.correct(number, payer, payee, chips, self._why.value)


def _account(key: object) -> Account:
    return key if isinstance(key, Account) else person_account(int(str(key)))


def ask_reason(page: QWidget, nights: Nights, source: Source, what: Text) -> Form:
    """Ask why something that was entered by hand is taken back."""
    return ask_why(
        page,
        note(_text("Nothing is deleted: a counter-entry with your reason takes the chips back.")),
        act=lambda why: nights.chips.take_back(source, why),
        heading=lambda: translate("ChipsForm", "Take back: {what}").format(what=what()),
        done=_text("Take back"),
    )
