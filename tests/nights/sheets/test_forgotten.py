"""Lines that were forgotten: written later, they count where they belong, and everything after them follows."""

import json
from pathlib import Path
from random import Random

import pytest

from ludo.games import GAMES
from ludo.nights.chips import AccountKind
from ludo.nights.sheets.contract import STRUCK
from ludo.nights.sheets.kept_sheet import AnyKeptSheet
from ludo.nights.sheets.line_order import forgotten_text, ordered_texts, plain_text
from ludo.store.store import Store
from tests.contract.tables import tables_of
from tests.nights.sheets.typed import GAMES_BY_DEAL, typed_deals

NAMES = ("Anna", "Hugo", "Léa", "Marcel", "Jeanne", "Basile", "Odette", "Lucien", "Firmin")


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(tmp_path / "ludo.db")


def balances(store: Store) -> dict[object, int]:
    return {
        balance.account.key: balance.chips
        for balance in store.nights.chips.balances()
        if balance.account.kind is AccountKind.PERSON
    }


@pytest.mark.parametrize("game", GAMES_BY_DEAL)
def test_a_forgotten_deal_gives_the_standing_and_chips_of_a_sheet_without_gaps(game: str, store: Store) -> None:
    """Random parties of which a deal is left out and put in at the end of the evening."""
    luck = Random(game)
    for table in tables_of(GAMES[game])[:4]:
        texts = [deal.text for deal in typed_deals(table, Random(str(table)))][:12]
        options = {key: value for key, value in table.values.items() if key != "players"}
        people = [store.nights.people.add(name) for name in NAMES[: table.players]]
        whole = AnyKeptSheet(store.nights.sheets, store.nights.sheets.create(game, options, people))
        for text in texts:
            whole.add(whole.sheet.read(text))
        missed = luck.randrange(len(texts) - 1) if len(texts) > 1 else 0
        kept = AnyKeptSheet(store.nights.sheets, store.nights.sheets.create(game, options, people))
        for at, text in enumerate(texts):
            if at != missed:
                kept.add(kept.sheet.read(text))
        if not kept.filled.lines:
            continue
        following = kept.filled.lines[missed].number
        trial = kept.trial_before(following, kept.sheet.read(texts[missed]))
        kept.insert(following, kept.sheet.read(texts[missed]), "forgotten")
        assert kept.filled == trial
        assert kept.position == whole.position
        assert [marked.line for marked in kept.filled.lines] == [marked.line for marked in whole.filled.lines]
        again = AnyKeptSheet(store.nights.sheets, kept.number)
        assert again.filled == kept.filled
        moves = [posting.move for posting in store.nights.chips.entries() if posting.source.origin == kept.number]
        for person, chips in zip(people, whole.position.standing.chips, strict=True):
            assert chips == sum(
                move.chips * ((move.payee.key == person) - (move.payer.key == person)) for move in moves
            )


def trut(store: Store, *lines: tuple[str, int]) -> AnyKeptSheet:
    people = [store.nights.people.add(name) for name in NAMES[:2]]
    kept = AnyKeptSheet(
        store.nights.sheets, store.nights.sheets.create("trut", {"truts_to_win": 2, "stake": 5}, people)
    )
    for kind, side in lines:
        kept.add(kept.sheet.read(text(kind, side)))
    return kept


def text(kind: str, side: int) -> str:
    return json.dumps({"kind": kind, "side": side})


def test_several_forgotten_lines_stand_in_the_order_in_which_they_were_put_in(store: Store) -> None:
    kept = trut(store, ("plain", 0), ("plain", 0))
    kept.insert(2, kept.sheet.read(text("plain", 1)), "forgotten")
    kept.insert(2, kept.sheet.read(text("declined", 1)), "forgotten too")
    kept.insert(3, kept.sheet.read(text("void", 0).replace("0", "null")), "forgotten as well")
    assert [marked.number for marked in kept.filled.lines] == [1, 5, 3, 4, 2]
    assert AnyKeptSheet(store.nights.sheets, kept.number).filled == kept.filled


def test_a_forgotten_line_is_corrected_and_struck_where_it_stands(store: Store) -> None:
    kept = trut(store, ("plain", 0), ("plain", 0))
    kept.insert(2, kept.sheet.read(text("plain", 1)), "forgotten")
    trial = kept.trial(3, kept.sheet.read(text("declined", 0)))
    kept.revise(3, kept.sheet.read(text("declined", 0)), "mistyped")
    assert kept.filled == trial
    assert [marked.number for marked in kept.filled.lines] == [1, 3, 2]
    kept.revise(3, None, "struck")
    again = AnyKeptSheet(store.nights.sheets, kept.number)
    assert [marked.struck for marked in again.filled.lines] == [False, True, False]
    assert again.written_before(3) == kept.sheet.read(text("declined", 0))


@pytest.mark.clause("TRU-90")
def test_a_forgotten_line_that_ends_the_partie_takes_the_later_ones_out_and_their_chips_with_them(store: Store) -> None:
    kept = trut(store, ("followed", 0), ("followed", 1), ("followed", 1))
    people = kept.record.people
    assert balances(store) == {people[0]: -5, people[1]: 5}
    kept.insert(2, kept.sheet.read(text("followed", 0)), "forgotten")
    assert [marked.refusal and marked.refusal.code for marked in kept.filled.lines] == [
        None,
        None,
        "partie-over",
        "partie-over",
    ]
    assert balances(store) == {people[0]: 5, people[1]: -5}


@pytest.mark.parametrize(
    "spoilt", ["{", "[]", '{"before":"x","line":{}}', '{"before":9,"line":{"kind":"plain","side":0}}', "null"]
)
def test_a_place_that_is_none_leaves_the_line_where_it_was_written(spoilt: str, store: Store) -> None:
    kept = trut(store, ("plain", 0))
    record = kept.revisions[1][0]
    texts = ordered_texts([record, record._replace(number=2, line=spoilt)])
    assert list(texts) == [1, 2]
    assert plain_text(STRUCK) == STRUCK
    assert plain_text(forgotten_text(1, record.line)) == record.line
