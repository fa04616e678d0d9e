"""An act vouches for its content, and is the same wherever it is written."""

import json
from hashlib import sha256
from typing import Any

import pytest

from ludo.store.books.act import BEGINNING, LATEST, Act, ActError, Stamp, act_text, canonical, make_act, read_act

MOMENT = "2026-03-14T20:00:00+01:00"
SOMEBODY, EVENING = "a" * 32, "b" * 32
DEEP = json.loads("[" * 12 + "]" * 12)


def act(kind: str = "buy", body: Any = None, **fields: Any) -> Act:
    said: dict[str, Any] = {"person": SOMEBODY, "evening": EVENING, "chips": 100}
    fields = {"stamp": Stamp(1_700_000_000_000, 0), "happened": MOMENT, **fields}
    return make_act(kind, said if body is None else body, **fields)


def test_the_id_is_the_digest_of_everything_else() -> None:
    made = act(saw=("d" * 32, "c" * 32))
    name, *fields = json.loads(act_text(made))
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert made.id == name == sha256(text.encode()).hexdigest()[:32]
    assert made.saw == ("c" * 32, "d" * 32)


def test_order_of_keys_and_form_of_letters_make_no_other_act() -> None:
    assert act(body={"b": "e\u0301", "a": 1}) == act(body={"a": 1, "b": "é"})
    assert canonical({"b": [True, None], "a": "é"}) == '{"a":"é","b":[true,null]}'


def test_each_field_makes_another_act() -> None:
    others = [
        act(body={}),
        act("cash"),
        act(stamp=Stamp(1_700_000_000_000, 1)),
        act(happened="2026-03-14T20:00:00+00:00"),
        act(computer="laptop"),
        act(by="Anna"),
        act(saw=[SOMEBODY]),
        act(nonce="1"),
    ]
    assert len({made.id for made in [act(), *others]}) == 9


@pytest.mark.parametrize("value", [1.5, float("nan"), 1 << 64, b"", {1: 2}, "\ud800", {"a": {3}}, DEEP])
def test_what_is_no_value_is_refused(value: Any) -> None:
    with pytest.raises(ActError):
        act(body={"value": value})


@pytest.mark.parametrize(
    "fields",
    [
        {"happened": "yesterday"},
        {"happened": "1969-12-31T12:00:00+00:00"},
        {"happened": "2970-01-02T12:00:00+00:00"},
        {"happened": "2026-03-14T20:00:00"},
        {"stamp": Stamp(-1, 0)},
        {"stamp": Stamp(LATEST, 0)},
        {"saw": ["A" * 32]},
        {"kind": ""},
    ],
)
def test_fields_of_no_act_are_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(ActError):
        act(**fields)


def test_a_line_is_read_as_it_was_written() -> None:
    made = act(saw=[EVENING], nonce="1")
    assert read_act(act_text(made)) == made


@pytest.mark.parametrize(
    "line",
    [
        "",
        "[]",
        "{}",
        "[" * 100_000,
        act_text(act()).replace("100", "101"),
        act_text(act()) + " ",
        act_text(act(body={"name": "é"})).replace("é", "e\u0301"),
        act_text(act()._replace(id="0" * 32)),
    ],
)
def test_a_line_that_is_not_what_its_id_vouches_for_is_refused(line: str) -> None:
    with pytest.raises(ActError):
        read_act(line)


def test_stamps_only_grow() -> None:
    first = BEGINNING.after(5)
    assert first == Stamp(5, 0)
    assert first.after(7) == Stamp(7, 0)
    assert first.after(5) == first.after(2) == Stamp(5, 1)


def test_the_acts_that_a_field_names_are_found_in_lists_and_accounts() -> None:
    moves = [[f"p:{SOMEBODY}", "t", 5], [f"x:{EVENING}", "n:bank", 5]]
    assert act("correct", {"moves": moves}).ids("moves") == (SOMEBODY, EVENING)
    assert act("undo", {"of": [EVENING, "no act"]}).ids("of") == (EVENING,)
