"""What luck gave is worked out deal by deal once a review is complete, kept, and told only where it was measured."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from random import Random

import pytest

from ludo.bots.coach.luck import GRAIN, DealLuck
from ludo.bots.contract import LuckCalibration
from ludo.bots.questions import Question, TellLuck
from ludo.bots.triomphe import luck_model
from ludo.engine.options import Value
from ludo.games import GAMES
from ludo.session.chairs import Chair
from ludo.session.luck_reviews import LuckAccount, LuckReviews, account_of
from ludo.session.ports import Header, KeptLuck, StorageError
from ludo.session.replay import Replay
from ludo.session.reviewing import MOST, Review, Reviews
from tests.session.pricing import COST, MadeUp
from tests.session.tables import InProcess

PAIR = ("expert", "amateur")
COSTS = {"debutant": COST * 5, "expert": 0.0}
"""With these the made-up prices tell that a person plays like an expert."""


def a_form(losses: Mapping[str, float] = COSTS) -> LuckCalibration:
    return luck_model.FORMS[0]._replace(gains={PAIR: 2.0}, losses=losses)


@pytest.fixture(autouse=True)
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck_model, "LUCK_MODEL", luck_model.LUCK_MODEL._replace(forms=(a_form(),)))


def a_replay(level: str | None = "amateur", **options: Value) -> Replay:
    """Play a partie of a person against somebody, by what is offered first."""
    game = GAMES["triomphe"]
    values = game.in_force({"target": 5, **options})
    header = Header("triomphe", game.rules_version, values, (Chair("Anna"), Chair("Hugo", level)), "2026-11-01")
    state = game.new(game.read_options(values))
    luck = Random(5)
    lines = []
    while (must := state.turn().must) is not None:
        action = state.legal(must).sample(luck)
        lines.append(f"{'luck' if must < 0 else must} {game.write(action)}")
        state.do(must, action)
    return Replay(game, header, lines)


def reviewed(replay: Replay) -> Review:
    reviews = Reviews(MadeUp(), None)
    review = reviews.look(replay, 1)
    reviews.want(review)
    while review.open:
        reviews._asker.take()
    return review


class Teller(InProcess):
    """Tells that cards gave 3, who acted 1 for themselves, and nothing is left to explain."""

    def __init__(self, *, failing: bool = False, held: bool = False) -> None:
        super().__init__(self.tell, held=held)
        self.failing = failing
        self.asked = 0

    def tell(self, question: Question[object]) -> object:
        assert isinstance(question, TellLuck)
        self.asked += 1
        if self.failing:
            raise ValueError("no idea")
        return DealLuck((3, -3), ((1, -1), (-1, 1)), (0, 0))


class StoredRows:
    def __init__(self) -> None:
        self.rows: dict[int, KeptLuck] = {}
        self.broken = False

    def kept(self, session: int) -> KeptLuck | None:
        if self.broken:
            raise StorageError("gone")
        return self.rows.get(session)

    def keep(self, session: int, luck: KeptLuck) -> None:
        if self.broken:
            raise StorageError("gone")
        self.rows[session] = luck


def an_account(replay: Replay | None = None) -> LuckAccount:
    account = account_of(reviewed(replay or a_replay()))
    assert account is not None
    return account


def worked_out(account: LuckAccount, teller: Teller, store: StoredRows) -> None:
    lucks = LuckReviews(teller, store)
    lucks.fill(account)
    lucks.want(account)
    while teller.busy:
        teller.take()


def test_it_is_worked_out_deal_by_deal_and_kept_and_never_again() -> None:
    teller, store = Teller(), StoredRows()
    account = an_account()
    assert account.shares(0) is None
    worked_out(account, teller, store)
    deals = len(account.requests)
    assert teller.asked == deals > 2
    shares = account.shares(0)
    assert shares is not None
    assert shares.luck == Fraction(3 * deals, GRAIN)
    assert shares.gained == Fraction(3 * deals, GRAIN)
    again = an_account()
    worked_out(again, teller, store)
    assert teller.asked == deals
    assert again.shares(0) == shares


def test_it_is_told_for_persons_alone_and_with_the_level_they_are_nearest_to() -> None:
    account = an_account()
    assert account.levels[1] == "amateur"
    assert tuple(account.costs) == (0,)
    assert account.shares(1) is None


@pytest.mark.parametrize(
    "why",
    [
        lambda: reviewed(a_replay("fort")),
        lambda: reviewed(a_replay(beat_rule="last")),
        lambda: Reviews(MadeUp(), None).look(a_replay(), 1),
    ],
    ids=[
        "no gain was measured for that pairing",
        "nothing was measured for these options",
        "the review is not complete",
    ],
)
def test_nothing_is_told_where_it_would_not_make_a_result_more_exact(why: Callable[[], Review]) -> None:
    assert account_of(why()) is None


def test_nothing_is_told_where_nobody_knows_how_well_a_person_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck_model, "LUCK_MODEL", luck_model.LUCK_MODEL._replace(forms=(a_form(losses={}),)))
    assert account_of(reviewed(a_replay())) is None


def test_what_cannot_be_told_is_not_asked_again_and_not_kept() -> None:
    teller, store = Teller(failing=True), StoredRows()
    account = an_account()
    worked_out(account, teller, store)
    assert teller.asked == 1
    assert account.shares(0) is None
    assert not store.rows


def test_a_file_that_cannot_be_read_or_written_does_no_harm() -> None:
    store = StoredRows()
    store.broken = True
    account = an_account()
    worked_out(account, Teller(), store)
    assert account.shares(0) is not None


@pytest.mark.parametrize(
    "text", ["", "null", "[]", '{"deals": [[1]]}', '{"chairs": [0], "deals": [[[1], [[1]], [1]]]}']
)
def test_what_is_kept_and_cannot_be_read_is_worked_out_anew(text: str) -> None:
    store, teller = StoredRows(), Teller()
    account = an_account()
    store.rows[1] = KeptLuck(account.digest, text)
    worked_out(account, teller, store)
    assert teller.asked == len(account.requests)


def test_what_other_players_were_taken_to_be_is_worked_out_anew() -> None:
    store, teller = StoredRows(), Teller()
    account = an_account()
    store.rows[1] = KeptLuck("another", "[]")
    worked_out(account, teller, store)
    assert store.rows[1].digest == account.digest


def test_what_is_stopped_asks_nothing_more() -> None:
    teller = Teller(held=True)
    account = an_account()
    lucks = LuckReviews(teller, None)
    lucks.want(account)
    assert teller.waiting
    lucks.stop()
    assert not teller.waiting


def test_of_many_parties_that_wait_the_oldest_are_given_up() -> None:
    teller = Teller()
    lucks = LuckReviews(teller, None)
    first, *later = [an_account() for _ in range(MOST + 1)]
    for account in (first, *later):
        lucks.want(account)
    while teller.busy:
        teller.take()
    assert first.shares(0) is None
    assert None not in [account.shares(0) for account in later]
