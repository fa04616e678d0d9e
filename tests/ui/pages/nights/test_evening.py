"""The page of an evening, and what leads to it."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludo.nights.evenings import EveningState, EventKind, HouseRules, Plan
from ludo.nights.money import Worth
from ludo.ui.dialogs.message import Message
from ludo.ui.forms.dialog import Form
from ludo.ui.forms.inputs import ChipsField, NotesField, TextField
from ludo.ui.pages.evening_choice import EveningChoice
from ludo.ui.pages.home import Home
from ludo.ui.pages.new_game import NewGame
from ludo.ui.pages.nights.closing import ClosingPage
from ludo.ui.pages.nights.evening import EveningPage
from ludo.ui.pages.nights.evenings import EveningsPage
from ludo.ui.pages.nights.ledger import LedgerPage
from ludo.ui.pages.nights.moment_fields import MomentField
from ludo.ui.pages.nights.picker import PeoplePicker
from ludo.ui.services.destinations import ToEvening, ToEvenings, ToNewGame
from ludo.ui.widgets.choices import Chips
from tests.ui.pages.finding import choose, now, only, texts
from tests.ui.pages.nights.conftest import Party, click, click_named


def test_without_any_evening_the_list_says_what_one_is(party: Party) -> None:
    click(party.page(Home), "Evenings")
    assert "No evening yet" in texts(party.page(EveningsPage))


def test_an_evening_begins_with_who_is_there(party: Party) -> None:
    party.people("Anna Hugo")
    party.window.open(ToEvenings())
    click(party.page(EveningsPage), "Begin an evening…")
    form = party.form()
    picker = only(form, PeoplePicker)
    picker.chip(1).click()
    QTest.keyClicks(picker.field, "hugo")
    QTest.keyClick(picker.field, Qt.Key.Key_Return)
    picker.field.setText("Léa")  # and never added
    name, place = form.findChildren(TextField)
    name.setText("Fête des rois")
    QTest.keyClicks(place, "chez Paul")
    buys = only(form, ChipsField)
    QTest.keyClicks(buys, "100")
    click(form, "Begin the evening")
    shown = texts(party.page(EveningPage))
    assert {"Fête des rois", "Anna", "Hugo", "Léa"} <= set(shown)
    assert party.balances(1) == {"Anna": 100, "Hugo": 100, "Léa": 100, "others": -300}


def test_last_week_again_is_one_click_from_home(party: Party) -> None:
    assert "Last week again" not in texts(party.page(Home))
    anna, hugo, _ = party.people("Anna Hugo Zoé")
    rules = HouseRules(buy_in=100)
    last = party.nights.evenings.start(Plan("Kings", "at Paul’s", carried=False, rules=rules), [anna, hugo])
    party.nights.people.add_guest("Neighbour", last)
    party.nights.evenings.record(last, EventKind.CLOSED)
    party.window.navigator.home()
    click(party.page(Home), "Last week again")
    page = party.page(EveningPage)
    assert page.number != last
    assert page.data.present() == (anna, hugo)
    assert page.data.evening.plan == Plan("", "at Paul’s", carried=False, rules=rules)
    assert party.balances(page.number) == {"Anna": 100, "Hugo": 100, "others": -200}
    party.window.navigator.home()
    assert "Last week again" not in texts(party.page(Home))


def test_the_game_of_last_week_is_proposed_first(party: Party) -> None:
    people = party.people("Anna Hugo Zoé")
    last = party.nights.evenings.start(Plan(), people)
    party.nights.sheets.create("trio", {}, people, last)
    party.window.open(ToEvenings())
    click(party.page(EveningsPage), "Last week again")
    assert only(party.page(EveningPage).next_game, Chips).checked == "trio"


def test_the_moment_of_an_evening_can_be_read(party: Party) -> None:
    party.window.open(ToEvenings())
    click(party.page(EveningsPage), "Begin an evening…")
    field = party.form().findChildren(MomentField)[0]
    assert field.width() > field.fontMetrics().horizontalAdvance(field.text() + "MM")


def test_home_continues_the_evening(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Tripoli"), party.people("Anna Hugo"))
    click(party.page(Home), "Continue the evening")
    assert party.page(EveningPage).number == number
    party.nights.evenings.record(number, EventKind.CLOSED)
    party.window.navigator.home()
    assert "Continue the evening" not in texts(party.page(Home))


def test_of_several_evenings_home_leads_to_all(party: Party) -> None:
    for name in ("one", "two"):
        party.nights.evenings.start(Plan(name), party.people("Anna"))
    click(party.page(Home), "1 more")
    shown = texts(party.page(EveningsPage))
    assert {"one", "two"} <= set(shown)


def test_pause_resume_close_and_reopen(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"))
    page = party.evening(number)
    for text, state in (
        ("Pause", EveningState.PAUSED),
        ("Go on", EveningState.RUNNING),
        ("Close the evening…", EveningState.CLOSED),
        ("Open it again", EveningState.RUNNING),
    ):
        click(page, text)
        if state is EveningState.CLOSED:
            click(party.page(ClosingPage), "Close the evening")
            party.window.navigator.back()
        assert party.nights.evenings.get(number).state is state
    assert not any("next" in text for text in texts(page) if party.nights.evenings.get(number).state == "closed")


def test_people_come_and_go(party: Party) -> None:
    anna, hugo = party.people("Anna Hugo")
    number = party.nights.evenings.start(Plan(), [anna])
    page = party.evening(number)
    click(page, "Somebody comes…")
    picker = only(party.form(), PeoplePicker)
    assert "Anna" not in texts(party.form())  # who is there is not offered
    picker.chip(hugo).click()
    picker.field.setText("Léa")
    click(party.form(), "Write down")
    click_named(page, "Leaves: Hugo")
    names = {person.name: person.number for person in party.nights.people.all()}
    assert now(page).data.present() == (anna, names["Léa"])
    click_named(page, "Comes back: Hugo")
    assert hugo in now(page).data.present()
    now(page).diary.fold.click()
    assert {"Hugo leaves", "Léa comes", "The evening begins"} <= set(texts(page))


def local_text(moment: str) -> str:
    """A moment as people here type it."""
    return f"{datetime.fromisoformat(moment).astimezone():%d.%m.%Y %H:%M}"


def test_the_time_of_an_event_is_corrected_within_its_order(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Anna"), "2026-11-20T19:00:00+00:00")
    party.nights.evenings.record(number, EventKind.CLOSED, moment="2026-11-20T23:00:00+00:00")
    page = party.evening(number)
    now(page).diary.fold.click()
    now(page).diary.retimed.emit(3)
    field = only(party.form(), MomentField)
    field.setText(local_text("2026-11-21T00:00:00+00:00"))
    click(party.form(), "Save")
    assert party.nights.evenings.get(number).ended == "2026-11-21T00:00:00+00:00"
    now(page).diary.retimed.emit(3)
    field = only(party.form(), MomentField)
    field.setText(local_text("2026-11-19T00:00:00+00:00"))
    click(party.form(), "Save")
    assert "before" in party.form().problem.text()


def test_chips_are_bought_given_corrected_and_cashed_in(party: Party) -> None:
    anna, hugo = party.people("Anna Hugo")
    number = party.nights.evenings.start(Plan(), [anna, hugo])
    page = party.evening(number)

    def move(kind: str, chips: str, *, whom: object = None, reason: str = "") -> str:
        click_named(page, "Chips…: Anna")
        form = party.form()
        next(chip for chip in form.findChildren(Chips)).chip(kind).click()
        amount = only(form, ChipsField)
        amount.clear()
        QTest.keyClicks(amount, chips)
        if whom is not None:
            only(form, PeoplePicker).chip(whom).click()
        QTest.keyClicks(only(form, TextField), reason)
        click(form, "Write down")
        open_forms = [each for each in party.window.findChildren(Form) if each.isVisible()]
        problem = "".join(each.problem.text() for each in open_forms)
        for each in open_forms:
            click(each, "Cancel")
        return problem

    assert move("buy-in", "100") == ""
    assert move("transfer", "30", whom=hugo) == ""
    assert move("cash-out", "20") == ""
    assert party.balances(number) == {"Anna": 50, "Hugo": 30, "others": -80}
    assert "reason" in move("plus", "5", whom=hugo)
    assert move("plus", "5", whom=hugo, reason="counted badly") == ""
    assert party.balances(number) == {"Anna": 55, "Hugo": 25, "others": -80}
    assert "At least one" in move("buy-in", "0")
    assert "To whom" in move("transfer", "4")
    assert {"55", "–", "−80"} <= set(texts(page))  # Hugo never bought any


def test_who_pays_whom_is_settled_payment_by_payment(party: Party) -> None:
    anna, hugo, lea = party.people("Anna Hugo Léa")
    number = party.nights.evenings.start(Plan(carried=False, worth=Worth(1, 10, "EUR")), [anna, hugo, lea])
    party.nights.chips.transfer(number, hugo, anna, 30)
    party.nights.chips.transfer(number, lea, anna, 5)
    page = party.evening(number)
    shown = " ".join(texts(page.payments))
    assert "Hugo pays Anna €3.00" in shown
    click_named(page, next(b for b in _names(page) if b.startswith("Paid: Hugo")))
    click_named(page, next(b for b in _names(page) if b.startswith("Paid: Léa")))
    assert "Nobody owes anybody anything." in texts(page)
    party.nights.evenings.record(number, EventKind.CLOSED)
    assert party.nights.money.owed("EUR", number) == {}


def _names(page: EveningPage) -> list[str]:
    from PySide6.QtWidgets import QAbstractButton

    return [each.accessibleName() for each in page.payments.findChildren(QAbstractButton)]


def test_what_was_entered_by_hand_is_taken_back_with_a_reason(party: Party) -> None:
    anna, hugo = party.people("Anna Hugo")
    number = party.nights.evenings.start(Plan(), [anna, hugo])
    party.nights.chips.transfer(number, hugo, anna, 30)
    click(party.evening(number), "Where the chips come from")
    page = party.page(LedgerPage)
    click(page, "Take back…")
    assert party.form().windowTitle() == "Take back: Given or lent: Hugo → Anna, 30 chips"
    click(party.form(), "Take back")
    assert "reason" in party.form().problem.text()
    only(party.form(), TextField).setText("a joke")
    click(party.form(), "Take back")
    shown = texts(page)
    assert {"Counter-entry: Given or lent", "Given or lent (taken back)", "“a joke”"} <= set(shown)
    assert party.balances(number) == {}
    assert "Take back…" not in shown


def test_a_partie_belongs_to_the_evening_with_one_tick(party: Party) -> None:
    number = party.nights.evenings.start(Plan("Tripoli"), party.people("Anna Hugo"))
    party.window.open(ToNewGame("trut"))
    page = party.page(NewGame)
    page.sentence.open("counts")
    assert page.evening is None
    assert "One person against the computer: that belongs to no evening." in texts(page)
    choose(page.seats.plates[1].kind, None)
    only(page, EveningChoice).tick.click()
    assert page.evening == number
    page.start.click()
    assert party.window.playing.page is not None
    (partie,) = party.nights.evenings.played(number)
    assert (partie.source, partie.game) == ("session", "trut")
    party.window.navigator.back()
    assert party.page(EveningPage).number == number
    assert "Continue" in texts(party.page(EveningPage).played)


def test_the_evening_seats_its_people(party: Party) -> None:
    number = party.nights.evenings.start(Plan(), party.people("Léa Anna Hugo"))
    page = party.evening(number)
    page.next_game.game.chip("trut").click()
    click(page, "Play it in Ludo…")
    setup = party.page(NewGame)
    assert setup.evening == number
    assert [chair.name for chair in setup.draft.chairs if chair.person] == ["Léa", "Anna", "Hugo"]


def test_those_who_are_there_are_offered_first_at_seats(party: Party) -> None:
    party.people("Anna Bruno Zoé Yves")
    people = {person.name: person.number for person in party.nights.people.all()}
    number = party.nights.evenings.start(Plan(), [people["Zoé"], people["Yves"]])
    page = party.evening(number)
    page.next_game.game.chip("trut").click()
    click(page, "Play it in Ludo…")
    model = party.page(NewGame).seats.plates[0].name.choices.model()
    offered = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert offered[:2] == ["Zoé", "Yves"]
    assert set(offered) >= {"Anna", "Bruno"}


def test_without_an_evening_nothing_is_asked(party: Party) -> None:
    party.window.open(ToNewGame("trut"))
    assert party.page(NewGame).evening is None
    assert not party.page(NewGame).findChildren(EveningChoice)


def test_of_several_evenings_one_is_chosen(party: Party) -> None:
    numbers = [party.nights.evenings.start(Plan(name), party.people("Anna")) for name in ("one", "two")]
    party.window.open(ToNewGame("trut"))
    page = party.page(NewGame)
    page.sentence.open("counts")
    choice = only(page, EveningChoice)
    assert page.evening is None
    choice.evenings.chip(numbers[0]).click()
    choose(page.seats.plates[1].kind, None)
    assert page.evening == numbers[0]


def test_what_is_written_down_can_be_changed(party: Party) -> None:
    number = party.nights.evenings.start(Plan("old"), party.people("Anna"))
    page = party.evening(number)
    click(page, "Edit…")
    form = party.form()
    name, _ = form.findChildren(TextField)
    name.setText("new")
    form.findChildren(NotesField)[0].setPlainText("two\nlines")
    form.findChildren(Chips)[0].chip(False).click()
    click(form, "Save")
    plan = party.nights.evenings.get(number).plan
    assert (plan.name, plan.notes, plan.carried) == ("new", "two\nlines", False)
    assert "new" in texts(page)


def test_an_evening_that_is_gone_is_refused_in_words(party: Party) -> None:
    party.window.open(ToEvening(99))
    assert only(party.window, Message).text.text() == "That is not there any more."


def test_a_forgotten_tick_is_made_up_for_and_taken_back(party: Party) -> None:
    party.desk.play("Anna Hugo", actions=5)
    number = party.nights.evenings.start(Plan(), party.people("Léa"))
    page = party.evening(number)
    click(page, "Add a partie…")
    click(party.form(), "Add")
    assert [partie.origin for partie in party.nights.evenings.played(number)] == [1]
    assert {"Anna", "Hugo"} <= set(texts(now(page).people))
    click(page, "Add a partie…")
    assert "None of the last parties is without an evening." in texts(party.form())
    click(party.form(), "Close")
    click_named(page, "Does not belong to this evening: Trut, Anna and Hugo")
    assert not party.nights.evenings.played(number)
