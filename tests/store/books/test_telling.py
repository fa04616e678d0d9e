"""Acts as pages tell them: with names in the place of ids, in batches, with what an undo changes beside them."""

from typing import Any

from ludo.nights.acts import BalanceChange
from ludo.store.books.act import Act, Value
from ludo.store.books.standing import Standing
from ludo.store.books.telling import Sums, Telling
from tests.store.books.computers import Computer


def evening_of_two() -> tuple[Computer, dict[str, Act]]:
    """An evening at which Bruno was renamed, with a partie and a purchase that came with an arrival."""
    computer = Computer("A")
    acts = {name: computer.write("person", name=name) for name in ("Anna", "Bruno")}
    evening = acts["evening"] = computer.write("evening", name="Tuesday")
    acts["came"] = computer.write("came", evening=evening.id, person=acts["Bruno"].id)
    acts["buy"] = computer.write(
        "buy", evening=evening.id, person=acts["Bruno"].id, came=acts["came"].id, chips=200, reason=""
    )
    chairs: Value = [[acts["Anna"].id, None], [acts["Bruno"].id, "strong"]]
    acts["partie"] = computer.write("partie", evening=evening.id, game="trut", log="1", chairs=chairs)
    acts["deal"] = computer.write("deal", partie=acts["partie"].id, number=4, gains={"0": 5})
    computer.set(acts["Bruno"], "name", "Benoît")
    return computer, acts


def test_an_act_is_told_with_names_as_they_are_now() -> None:
    computer, acts = evening_of_two()
    telling = Telling(computer.standing)
    buy, deal = telling.tell(acts["buy"]), telling.tell(acts["deal"])
    assert (buy.body["person"].name, buy.body["chips"], buy.evening.name) == ("Benoît", 200, "Tuesday")  # type: ignore[union-attr]
    assert deal.body["partie"].people == ("Anna", "Benoît")  # type: ignore[union-attr]
    assert deal.evening == buy.evening, "of the evening of its partie"
    chairs: Any = telling.tell(acts["partie"]).body["chairs"]
    assert [(person.name, level) for person, level in chairs] == [("Anna", None), ("Benoît", "strong")]


def test_an_act_belongs_where_it_belongs_now_and_is_of_those_who_sit_there_now() -> None:
    computer, acts = evening_of_two()
    zoe = computer.write("person", name="Zoé")
    computer.set(acts["partie"], "chair:1", [zoe.id, None])
    computer.set(acts["partie"], "evening", None)
    undo = computer.undo(acts["deal"])
    telling = Telling(computer.standing)
    for act in (acts["deal"], undo):
        assert telling.evening_of(act) is None
        assert telling.people_of(act) == {acts["Anna"].id, zoe.id}


def test_what_was_written_together_is_one_batch_and_says_by_what_it_was_taken_back() -> None:
    computer, acts = evening_of_two()
    together = [acts["came"], acts["buy"]._replace(stamp=acts["came"].stamp._replace(counter=1))]
    (batch,) = Telling(computer.standing).latest(reversed(together))
    assert batch.ids == (acts["came"].id, acts["buy"].id)
    one = computer.undo(acts["buy"])
    (half,) = Telling(computer.standing).latest(reversed(together))
    assert not half.undos, "something of it is left"
    both = computer.undo(acts["came"])
    (gone,) = Telling(computer.standing).latest(reversed(together))
    assert gone.undos == (both.id, one.id)


def test_an_undo_says_what_else_it_changes() -> None:
    computer, acts = evening_of_two()
    before = Telling(computer.standing)
    undo = computer.undo(acts["came"])
    sums: Sums = {(acts["Bruno"].id, acts["evening"].id): 200}
    standing = Standing([act for act in computer.standing.order if act is not undo])
    found = Telling(standing).consequences([acts["came"].id], computer.standing, (sums, {}))
    assert [act.kind for act in found.falls] == ["buy"]
    assert not found.rises
    assert found.changes == [BalanceChange("Benoît", before.tell(acts["evening"]).made, 200, 0)]
    again = computer.undo(undo)
    standing = Standing([act for act in computer.standing.order if act is not again])
    back = Telling(standing).consequences([undo.id], computer.standing)
    assert ([act.kind for act in back.rises], back.falls) == (["buy"], [])
