"""What was written since a page was built: what is written from it all the same, and what is not."""

from typing import Any

import pytest

from ludo.store.books.refused import unseen_of
from tests.store.books.computers import Computer

PAY = {"evening": "e", "from": "a", "to": "b", "chips": 6}
CASES: dict[str, tuple[str, dict[str, Any], str, dict[str, Any], bool]] = {
    "a debt that was paid": ("pay", PAY, "pay", PAY, True),
    "the other way round": ("pay", PAY, "pay", {**PAY, "from": "b", "to": "a"}, True),
    "another debt": ("pay", PAY, "pay", {**PAY, "to": "c"}, False),
    "cashed in twice": ("cash", {"person": "a"}, "cash", {"person": "a"}, True),
    "somebody else": ("cash", {"person": "a"}, "cash", {"person": "b"}, False),
    "a value that was set": ("set", {"thing": "x", "field": "name"}, "set", {"thing": "x", "field": "name"}, True),
    "another value": ("set", {"thing": "x", "field": "name"}, "set", {"thing": "x", "field": "place"}, False),
    "bought twice": ("buy", {"person": "a"}, "buy", {"person": "a"}, False),
    "came": ("came", {"person": "a"}, "came", {"person": "a"}, False),
}


@pytest.mark.parametrize(("kind", "body", "since", "other", "refused"), CASES.values(), ids=list(CASES))
def test_what_says_something_about_the_page_is_not_written_blindly(
    kind: str, body: dict[str, Any], since: str, other: dict[str, Any], refused: bool
) -> None:
    act = Computer("A").write(since, **other)
    assert (unseen_of(kind, body, [act]) is not None) is refused


def test_what_was_used_or_taken_back_since_is_not_taken_back() -> None:
    computer = Computer("A")
    came = computer.write("came", person="a")
    body = {"of": [came.id], "reason": ""}
    bought = computer.write("buy", came=came.id, chips=5)
    assert unseen_of("undo", body, [bought]) is bought
    undo = computer.undo(came)
    assert unseen_of("undo", body, [undo]) is undo
    assert unseen_of("undo", body, [computer.write("buy", came=None, chips=5)]) is None
