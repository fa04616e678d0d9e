"""An evening of six, as a club has it, with every number worked out by hand.

Anna, Bruno, Chloé and Dario begin with 100 chips each; Emma and Fanny come later, Dario leaves early. They play the
board of Tripoli, Trut and Trente-et-un with real cards, a partie of Trut in Ludo, a belote in one line, and eat a
pizza. Three entries are wrong and mended three entries later. Trente-et-un is not finished when the evening closes; a
week later the board goes on with its chips.
"""

from pathlib import Path
from random import Random
from typing import Final

import pytest

from ludo.engine.options import write_options
from ludo.games import GAMES
from ludo.games.tripoli.reports import Carried, Dealer, NextDeal, Showdown, Shown, WentOut
from ludo.nights.chips import BANK, AccountKind, Payment, Scope, person_account, sheet_account
from ludo.nights.evenings import EventKind, HouseRules, Plan
from ludo.nights.other_games import Play, Side, Unit
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.trente_et_un import TrenteEtUnLine
from ludo.nights.sheets.tripoli import TripoliPosition
from ludo.nights.sheets.trut import TrutLine
from ludo.session.chairs import Chair
from ludo.session.ports import Header
from ludo.session.session import Session
from tests.nights.club import Club

NAMES: Final = ("Anna", "Bruno", "Chloé", "Dario", "Emma", "Fanny")
BOARD: Final = {"spare_trade": False, "poker_mode": "showdown", "lead_rule": "any_suit"}
NO_SEQUENCE: Final = (None,) * 4
ACE, KING, QUEEN, JACK, TEN = range(5)


class Story:
    """The evening and the sheets, with what is asked of them."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.nights = club.store.nights
        self.person = {name: club.person(name) for name in NAMES}
        rules = HouseRules(buy_in=100, chip_value=100)
        self.evening = self.nights.evenings.start(Plan("Six", rules=rules), self.of("Anna", "Bruno", "Chloé", "Dario"))

    def of(self, *names: str) -> list[int]:
        return [self.person[name] for name in names]

    def sheet(self, game: str, *names: str, **options: object) -> AnyKeptSheet:
        number = self.nights.sheets.create(game, options, self.of(*names), self.evening)  # type: ignore[arg-type]
        kept = AnyKeptSheet(self.nights.sheets, number)
        kept.lay_stacks(self.nights.closing.stacks(self.of(*names), self.evening))
        return kept

    def held(self) -> tuple[int, ...]:
        """Chips of Anna, Bruno, Chloé, Dario, Emma and Fanny."""
        balances = dict(self.nights.chips.balances(Scope.CARRIED, self.evening))
        return tuple(balances.get(person_account(self.person[name]), 0) for name in NAMES)

    def on(self, *kept: AnyKeptSheet) -> list[int]:
        """Chips on the tables of sheets."""
        balances = dict(self.nights.chips.balances(Scope.CARRIED, self.evening))
        return [balances.get(sheet_account(sheet.number), 0) for sheet in kept]

    def figures(self) -> dict[str, tuple[int, int, int, int]]:
        """By name what was won, what was cashed, the chips before them, and what they are owed."""
        account = self.nights.closing.account(self.evening)
        lines = {name: account.of(number) for name, number in self.person.items()}
        return {name: (line.won, line.cashed, line.chips, line.owed) for name, line in lines.items()}

    def due(self) -> set[tuple[str, str, int]]:
        """Who pays whom how much; the cash box is "bank"."""
        name = {person_account(number): name for name, number in self.person.items()} | {BANK: "bank"}
        payments = self.nights.chips.payments(self.evening)
        return {(name[payment.payer], name[payment.payee], payment.chips) for payment in payments}

    def trut_in_ludo(self, seed: int, *names: str) -> Session:
        """A partie of Trut of two for 5 chips each, to its end."""
        game = GAMES["trut"]
        options = write_options(game.read_options({"players": 2, "truts_to_win": 1, "stake": 5}))
        chairs = tuple(Chair(name, identity=self.person[name]) for name in names)
        header = Header("trut", game.rules_version, options, chairs, self.club.store.now())
        luck = Random(seed)
        session = Session(game, header, self.club.store, luck, evening=self.evening)
        while not session.over:
            seat = session.turn().must
            if not session.step() and seat is not None:
                session.submit(seat, session.offers(seat).rollout_action(luck), session.ply)
        return session


def shown(**holders: int) -> Shown:
    """Who shows which single card, by its name; nobody shows a sequence."""
    cards = {"ace": ACE, "king": KING, "queen": QUEEN, "jack": JACK, "ten": TEN}
    found: list[int | None] = [None] * 5
    for card, seat in holders.items():
        found[cards[card]] = seat
    return Shown(tuple(found), NO_SEQUENCE)


@pytest.fixture
def story(tmp_path: Path) -> Story:
    return Story(Club(tmp_path / "ludo.db"))


def first_deal(story: Story) -> AnyKeptSheet:
    """36 chips are staked; Bruno shows the ace, Chloé the queen and the best hand, Dario goes out."""
    board = story.sheet("tripoli", "Anna", "Bruno", "Chloé", "Dario", **BOARD)
    board.add(Dealer(0))
    assert story.held() == (91, 91, 91, 91, 0, 0)
    board.add(shown(ace=1, queen=2))
    board.add(Showdown((None, None, 1, None)))
    board.add(WentOut(3, (2, 3, 1, 0)))
    assert story.held() == (89, 92, 98, 101, 0, 0)
    assert story.on(board) == [20]
    return board


def trut_with_real_cards(story: Story) -> AnyKeptSheet:
    """Anna and Chloé win three truts to one, for 5 chips each; the first deal is typed wrongly."""
    trut = story.sheet("trut", "Anna", "Bruno", "Chloé", "Emma", stake=5, truts_to_win=3, fortial=False)
    for side in (1, 0, 1, 0):
        trut.add(TrutLine("followed", side))
    assert not trut.position.standing.over
    trut.revise(1, TrutLine("followed", 0), "it was the others")
    assert trut.position.standing.winners == (0, 2)
    return trut


def second_and_third_deal(story: Story, board: AnyKeptSheet) -> None:
    """Without Dario; Anna is written down for the best hand of Chloé, which is mended three lines later."""
    board.leave(3)
    board.add(NextDeal())
    assert story.held()[:4] == (85, 128, 94, 0)
    board.add(shown(king=0))
    board.add(Showdown((1, None, None, None)))
    wrong = board.next_number - 1
    board.add(WentOut(0, (0, 2, 4, 0)))
    board.add(NextDeal())
    board.add(shown())
    board.revise(wrong, Showdown((None, None, 1, None)), "the flush was Chloé's")
    assert story.held()[:4] == (92, 117, 84, 0)
    board.add(Showdown((None, 1, None, None)))
    board.add(WentOut(1, (1, 0, 2, 0)))
    assert not board.filled.refused
    assert story.held()[:4] == (91, 126, 82, 0)
    board.end(counts=True, returned=False)
    assert story.on(board) == [55]


def evening(story: Story) -> tuple[AnyKeptSheet, AnyKeptSheet]:
    """All of it but the closing; the board, and the sheet that is not finished."""
    nights, number, person = story.nights, story.evening, story.person
    board = first_deal(story)
    nights.evenings.record(number, EventKind.CAME, person["Emma"])
    assert story.held()[4:] == (100, 0)
    wrong = nights.chips.buy_in(number, person["Chloé"], 50)
    trut_with_real_cards(story)
    nights.evenings.record(number, EventKind.CAME, person["Fanny"])
    nights.chips.take_back(wrong, "it was Bruno")
    nights.chips.buy_in(number, person["Bruno"], 50)
    assert story.held() == (94, 137, 103, 101, 95, 100)
    nights.money.cash(number, person["Dario"], 101)
    nights.evenings.record(number, EventKind.LEFT, person["Dario"])
    second_and_third_deal(story, board)
    session = story.trut_in_ludo(WINS_FIRST, "Emma", "Fanny")
    assert session.standing().winners == (session.seat_of(0),)
    assert story.held() == (91, 126, 82, 0, 100, 95)
    belote = [Side(tuple(story.of("Anna", "Bruno")), 10), Side(tuple(story.of("Emma", "Fanny")), -10)]
    nights.others.write(number, Play("Belote", Unit.CHIPS, tuple(belote)))
    assert story.held() == (101, 136, 82, 0, 90, 85)
    five = story.of("Anna", "Bruno", "Chloé", "Emma", "Fanny")
    nights.others.expense(number, person["Anna"], 36, five, "pizza")
    assert story.held() == (129, 129, 75, 0, 83, 78)
    sheet = story.sheet("trente_et_un", "Anna", "Bruno", "Emma", "Fanny")
    sheet.add(TrenteEtUnLine("showdown", (20, 25, 30, 15), knocker=2))
    sheet.add(TrenteEtUnLine("showdown", (20, 15, 30, 25), knocker=2))
    return board, sheet


WINS_FIRST: Final = 1
"""A seed with which the first chair wins."""


def test_every_number_of_the_evening(story: Story) -> None:
    board, sheet = evening(story)
    assert story.held() == (129, 128, 75, 0, 83, 77)
    assert story.on(board, sheet) == [55, 2]
    account = story.nights.closing.account(story.evening)
    assert (account.carried_in, account.bought, account.moved) == (0, 650, 0)
    assert (account.before, account.on_tables, account.cashed) == (492, 57, 101)
    assert account.difference == 0
    assert story.figures() == {
        "Anna": (1, 0, 101, 28),
        "Bruno": (-15, 0, 135, -7),
        "Chloé": (-18, 0, 82, -7),
        "Dario": (1, 101, 0, 0),
        "Emma": (-10, 0, 90, -7),
        "Fanny": (-16, 0, 84, -7),
    }
    (unfinished,) = account.unfinished
    assert unfinished.chips == 2
    assert unfinished.put == {story.person["Bruno"]: 1, story.person["Fanny"]: 1}


def test_the_cash_box_stands_for_an_unfinished_sheet(story: Story) -> None:
    evening(story)
    assert story.due() == {
        ("bank", "Anna", 129),
        ("bank", "Bruno", 128),
        ("bank", "Chloé", 75),
        ("bank", "Emma", 83),
        ("bank", "Fanny", 77),
    }


def test_it_closes_with_a_sheet_unfinished_and_goes_on_a_week_later(story: Story) -> None:
    board, sheet = evening(story)
    nights, person = story.nights, story.person
    nights.chips.pay(story.evening, Payment(BANK, person_account(person["Chloé"]), 75))
    nights.evenings.record(story.evening, EventKind.CLOSED)
    assert story.held() == (129, 128, 0, 0, 83, 77)

    story.club.wait(days=7)
    first = story.evening
    story.evening = nights.evenings.start(Plan("A week later"), story.of("Anna", "Bruno", "Chloé", "Dario"))
    nights.chips.buy_in(story.evening, person["Chloé"], 40)
    nights.chips.buy_in(story.evening, person["Dario"], 60)
    account = nights.closing.account(story.evening)
    assert (account.bought, account.before, account.on_tables) == (100, 100, 0)
    assert [account.of(number).owed for number in story.of("Anna", "Bruno", "Chloé", "Dario")] == [129, 128, 0, 0]

    (unfinished,) = account.unfinished  # of the evening before, and of who put it in
    assert unfinished.played is None
    assert unfinished.put == {person["Bruno"]: 1, person["Fanny"]: 1}

    following = story.sheet("tripoli", "Anna", "Bruno", "Chloé", "Dario", **BOARD)
    position: object = following.position
    assert isinstance(position, TripoliPosition)
    assert position.standing.balances == (100, 100, 40, 60)  # what Anna and Bruno are owed lies before nobody
    (kept,) = nights.sheets.kept_tables("tripoli")
    assert (kept.sheet.number, kept.chips) == (board.number, 55)
    old: object = board.position
    assert isinstance(old, TripoliPosition)
    following.add(Carried(board.number, old.board))
    assert story.on(board, following) == [0, 55]

    sheet = AnyKeptSheet(nights.sheets, sheet.number)
    sheet.end(counts=False)
    assert story.held() == (129, 129, 40, 60, 83, 78)
    assert nights.closing.account(first).unfinished == []
    following.end(counts=True)
    # 55 among four: 13 each, the odd three from the dealer's left; nobody has dealt, so Anna is the first
    assert story.held() == (143, 143, 54, 73, 83, 78)
    account = nights.closing.account(story.evening)
    assert (account.on_tables, account.difference) == (0, 0)
    total = sum(chips for owner, chips in nights.chips.balances(Scope.ALL) if owner.kind is AccountKind.PERSON)
    assert total == 574
    assert dict(nights.chips.balances(Scope.ALL))[BANK] == -574
