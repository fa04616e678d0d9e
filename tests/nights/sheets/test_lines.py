"""Lines that no deal can have are refused with a reason; texts that are no lines too, whatever they are."""

import json
from random import Random
from typing import Any

import pytest

from ludo.games import GAMES
from ludo.nights.sheets.contract import STRUCK, LineError, fill
from ludo.nights.sheets.registry import SHEETS, sheet_of
from tests.contract.tables import tables_of
from tests.nights.sheets.typed import GAMES_BY_DEAL, typed_deals


def refused(game: str, lines: list[dict[str, Any]], **values: Any) -> list[str | None]:
    """The codes with which the lines of a sheet are refused, None for those that count."""
    options = GAMES[game].read_options(values)
    texts = [json.dumps(line) for line in lines]
    filled = fill(sheet_of(game), options, list(enumerate(texts, 1)))
    return [None if marked.refusal is None else marked.refusal.code for marked in filled.lines]


def trio_deal(points: list[int], opened: list[int], out: int | None) -> dict[str, Any]:
    return {"kind": "deal", "points": points, "opened": opened, "out": out}


@pytest.mark.clause("TRO-55")
def test_trio_a_deal_is_ended_by_somebody_who_opened_and_counts_nothing() -> None:
    assert refused("trio", [trio_deal([0, 90, 40], [2], 0)], players=3) == ["out-not-opened"]
    assert refused("trio", [trio_deal([5, 90, 40], [0, 2], 0)], players=3) == ["out-with-points"]
    assert refused("trio", [trio_deal([0, 90, 40], [2, 0], 0)], players=3) == [None]


@pytest.mark.clause("TRO-34")
def test_trio_who_has_not_opened_holds_thirteen_cards() -> None:
    assert refused("trio", [trio_deal([0, 60, 40], [0, 2], 0)], players=3) == ["points-not-opened"]
    assert refused("trio", [trio_deal([0, 92, 40], [0, 2], 0)], players=3) == ["points-not-opened"]
    assert refused("trio", [trio_deal([0, 90, 145], [0, 2], 0)], players=3) == ["points-opened"]
    assert refused("trio", [trio_deal([0, 90, 0], [0, 2], 0)], players=3) == ["points-opened"]


@pytest.mark.clause("ECO-11")
def test_ecole_an_opening_of_thirteen_cards_ends_the_deal() -> None:
    openings = [trio_deal([0, 90, 90], [0], 0)] * 8
    both = trio_deal([0, 40, 90], [0, 1], 0)
    assert refused("trio", [*openings, both], players=3, variant="ecole")[8] is None
    assert refused("trio", [*openings, trio_deal([40, 0, 90], [0, 1], 1)], players=3, variant="ecole")[8] == (
        "opened-all-out"
    )


@pytest.mark.clause("TRO-53")
def test_trio_the_sheet_of_the_rulebook() -> None:
    """Example E13: Melanie, Olivier, Francis, Marie."""
    lines = [trio_deal([0, 25, 40, 115], [0, 1, 2], 0), trio_deal([30, 0, 70, 20], [0, 1, 3], 1)]
    filled = fill(sheet_of("trio"), GAMES["trio"].read_options({}), enumerate(map(json.dumps, lines), 1))
    standing: Any = filled.position.standing
    assert standing.scores == (30, 25, 110, 135)
    assert standing.contracts == (3, 3, 2, 2)


def trut_deal(kind: str, side: int | None) -> dict[str, Any]:
    return {"kind": kind, "side": side}


@pytest.mark.clause("TRU-81")
def test_trut_a_side_at_the_fortial_speaks_first() -> None:
    to_fortial = [trut_deal("followed", 0)] * 2 + [trut_deal("plain", 0)] * 2
    assert refused("trut", [*to_fortial, trut_deal("plain", 0)], truts_to_win=3)[4] == "fortial-first"
    assert refused("trut", [*to_fortial, trut_deal("stayed", 0)], truts_to_win=3)[4] == "fortial-stayed"
    assert refused("trut", [*to_fortial, trut_deal("stayed", 1)], truts_to_win=3)[4] is None
    assert refused("trut", [*to_fortial, trut_deal("went", 0), trut_deal("plain", 1)], truts_to_win=3)[4:] == [
        None,
        "partie-over",
    ]
    assert refused("trut", [trut_deal("went", 0)]) == ["no-fortial"]
    assert refused("trut", [trut_deal("void", 0)]) == ["line-side"]
    assert refused("trut", [trut_deal("plain", None)]) == ["line-side"]


@pytest.mark.clause("TRI-63")
def test_triomphe_asks_who_was_first_where_it_matters() -> None:
    tie: dict[str, Any] = {"kind": "played", "tricks": [2, 2, 1]}
    assert refused("triomphe", [tie], players=3) == ["who-was-first"]
    assert refused("triomphe", [{**tie, "first": 2}], players=3) == ["who-was-first"]
    assert refused("triomphe", [{**tie, "first": 1}], players=3) == [None]
    assert refused("triomphe", [tie], players=3, multi_scoring="min_tricks") == [None]
    assert refused("triomphe", [{"kind": "played", "tricks": [3, 2], "first": 0}]) == ["line-side"]


@pytest.mark.clause("TRI-69")
def test_triomphe_five_tricks_unless_the_deal_is_decided() -> None:
    assert refused("triomphe", [{"kind": "played", "tricks": [3, 1]}]) == ["line-tricks"]
    assert refused("triomphe", [{"kind": "played", "tricks": [3, 1]}], stop_when_decided=True) == [None]
    assert refused("triomphe", [{"kind": "played", "tricks": [3, 0]}], stop_when_decided=True) == ["line-tricks"]
    assert refused("triomphe", [{"kind": "refused", "tricks": [0, 1], "side": 0}], stop_when_decided=True) == [None]


@pytest.mark.clause("TRI-87", "TRI-91")
def test_triomphe_offers_only_where_the_options_have_them_and_faults_everywhere() -> None:
    conceded, fault = {"kind": "conceded", "side": 0}, {"kind": "fault", "side": 0}
    assert refused("triomphe", [conceded]) == [None]
    for taken in ({"tricks": [1, 0]}, {"first": 0}):
        assert refused("triomphe", [conceded | taken]) == refused("triomphe", [fault | taken]) == ["line-tricks"]
    assert refused("triomphe", [conceded], players=3) == ["line-kind"]
    assert refused("triomphe", [conceded], concession="off") == ["line-kind"]
    for strict in (False, True):  # nothing keeps people from laying a forbidden card
        assert refused("triomphe", [fault], strict_table=strict) == [None]
    assert refused("triomphe", [fault], players=3) == [None]


def shown(values: list[float | None], knocker: int | None = 0) -> dict[str, Any]:
    kind = "compared" if knocker is None else "showdown"
    return {"kind": kind, "values": values, "knocker": knocker}


@pytest.mark.clause("T31-36")
def test_trente_et_un_hands_of_all_who_are_in_and_possible_ones() -> None:
    game = "trente_et_un"
    assert refused(game, [shown([25, 20, None])]) == ["value-missing"]
    assert refused(game, [shown([25, 20, 32])]) == ["no-such-value"]
    assert refused(game, [shown([25, 20, 30.5])]) == ["no-such-value"]
    assert refused(game, [shown([25, 20, 30.5])], three_kind_30_5=True) == [None]
    assert refused(game, [shown([25, 20, 31])]) == ["thirty-one-shown"]
    assert refused(game, [shown([25, 20])]) == ["line-chairs"]
    assert refused(game, [shown([25, 20, 12], None)]) == ["line-kind"]
    assert refused(game, [shown([25, 20, 12], None)], empty_talon="showdown") == [None]
    assert refused(game, [shown([25, 20, 31], None)], variant="schwimmen36") == [None]


@pytest.mark.clause("SCH-45", "SCH-46")
def test_schwimmen_fire_is_enough_and_a_thirty_one_may_cost_all_others() -> None:
    game, fire = "trente_et_un", {"kind": "fire", "holders": [1]}
    options: dict[str, Any] = {"variant": "schwimmen36", "sch_fire": "all_others_lose"}
    assert refused(game, [fire], variant="schwimmen36") == ["line-kind"]
    assert refused(game, [fire], **options) == [None]
    assert refused(game, [{**fire, "holders": [0, 1]}], **options) == ["who-holds"]
    assert refused(game, [shown([25, 33, 20], None)], **options) == ["fire-shown"]
    assert refused(game, [shown([25, 33, 20], None)], **options, sch_thirty_one="own_turn") == [None]
    costly = {"variant": "schwimmen36", "sch_thirty_one_losers": "all_others"}
    line = {"kind": "thirty_one", "holders": [1], "values": [25, 31, 20]}
    assert refused(game, [shown([25, 31, 20], None)], **costly) == ["thirty-one-shown"]
    assert refused(game, [line], **costly) == [None]
    assert refused(game, [{**line, "holders": [0]}], **costly) == ["who-holds"]
    options_all = GAMES[game].read_options(costly)
    position: Any = fill(sheet_of(game), options_all, [(1, json.dumps(line))]).position
    assert position.losses == (1, 0, 1)


@pytest.mark.clause("T31-46")
def test_trente_et_un_who_has_left_has_no_hand() -> None:
    gone = [shown([10, 20, 21], 0)] * 2
    codes = refused("trente_et_un", [*gone, shown([10, 20, 21], 0), shown([None, 20, 21], 1)])
    assert codes == [None, None, "not-in", None]


@pytest.mark.clause("T31-44")
def test_trente_et_un_a_knocker_holds_no_thirty_one() -> None:
    line = {"kind": "thirty_one", "holders": [1], "knocker": 1}
    assert refused("trente_et_un", [line]) == ["knocker-holds"]
    assert refused("trente_et_un", [{**line, "knocker": 0}]) == [None]
    assert refused("trente_et_un", [{**line, "holders": [], "knocker": 0}]) == ["who-holds"]


JUNK: list[Any] = [None, True, -1, 10**30, 1.5, "", "deal", [], [None], [1, "x"], {}, {"kind": {}}, float("nan")]


@pytest.mark.parametrize("game", GAMES_BY_DEAL)
def test_mutated_texts_are_refused_or_read_but_never_fail(game: str) -> None:
    """1,000 texts: characters and fields of good lines changed at random."""
    luck = Random(f"{game} mutated lines")
    table = tables_of(GAMES[game])[0]
    sheet, options = sheet_of(game), table.options()
    good = [deal.text for deal in typed_deals(table, Random(3))]
    for _ in range(1000):
        text = luck.choice(good)
        if luck.random() < 0.5:
            fields = json.loads(text)
            name = luck.choice([*fields, "other"])
            fields[name] = luck.choice(JUNK)
            text = json.dumps(fields)
        else:
            place = luck.randrange(len(text))
            text = text[:place] + luck.choice('{}[]",:0123456789-eE.\\\x00é') + text[place + luck.randrange(3) :]
        filled = fill(sheet, options, [(1, text), (2, good[0]), (3, STRUCK)])
        marked = filled.lines[0]
        assert marked.counts != (marked.refusal is not None)
        if marked.line is not None:
            assert sheet.read(sheet.write(marked.line)) == marked.line


@pytest.mark.parametrize("text", ["", "[", "7", "null", "[]", "9" * 5000, "[" * 100_000, '{"kind": "deal"} x'])
def test_what_is_no_json_object_is_no_line(text: str) -> None:
    for sheet in filter(None, SHEETS.values()):
        with pytest.raises(LineError):
            sheet.read(text)


def test_triomphe_a_stake_is_agreed_only_between_two_parties() -> None:
    """TRI-74: it counts from the deal before which it was said; TRI-75: that much is paid in and won."""
    won = {"kind": "played", "tricks": [3, 2]}
    dear = {**won, "stake": 6}
    match = {"target": 1, "parties": 3, "stake": 4}
    assert refused("triomphe", [won, dear], **match) == [None, None]
    assert refused("triomphe", [dear], **match) == ["stake-fixed"]
    assert refused("triomphe", [won, dear], **{**match, "target": 2}) == [None, "stake-fixed"]
    assert refused("triomphe", [won, dear], **{**match, "stake": 0}) == [None, "stake-fixed"]
    assert refused("triomphe", [won, {**won, "stake": 101}], **match) == [None, "stake-limits"]


def test_triomphe_chips_follow_the_stake_of_each_partie() -> None:
    """TRI-74, TRI-75."""
    sheet = sheet_of("triomphe")
    options = GAMES["triomphe"].read_options({"target": 1, "parties": 4, "stake": 4})
    won = {"kind": "played", "tricks": [3, 2]}
    lines = [won, {**won, "stake": 6}, won, {**won, "stake": 0}]
    filled = fill(sheet, options, [(number, json.dumps(line)) for number, line in enumerate(lines, 1)])
    assert [marked.chips for marked in filled.lines] == [(4, -4), (6, -6), (6, -6), (0, 0)]
    assert sheet.write(sheet.read(json.dumps(won))) == sheet.write(sheet.read(json.dumps({**won, "stake": None})))
    assert "stake" not in sheet.write(sheet.read(json.dumps(won))), "old lines keep their text"
