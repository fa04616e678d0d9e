"""Triomphe at moments worth a picture."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ludo.engine.options import Value
from ludo.engine.turns import CHANCE
from ludo.games.triomphe.view import triomphe_view
from ludo.session.chairs import Chair
from tests.gallery.scripts import ANNA, HUGO, LEA, MARCEL, Moment, Script

JEANNE = Chair("Jeanne", "simple")
BASILE = Chair("Basile", "simple")
_TWO: Final = (ANNA, HUGO)
_FOUR: Final = (ANNA, HUGO, LEA, MARCEL)
_SIX: Final = (*_FOUR, JEANNE, BASILE)
_TEAMS: Final[dict[str, Value]] = {"teams": "2x2", "team_draw": "agreed"}
_THREES: Final[dict[str, Value]] = {"teams": "2x3", "two_packs": True}
_STOCK: Final = "7c 8c 9c 10c Ac Jc Qc Kc 7d 8d 9d 10d Ad Jd Qd Kd 7h 8h 9h 10h Ah Jh Qh Kh 7s 8s 9s 10s As Js Qs Ks"


def _asked(script: Script) -> int:
    must = script.state.turn().must
    assert must is not None
    return must


def _phase(script: Script) -> str:
    return triomphe_view(script.state.view(None)).facts.phase


def _dealer(script: Script, dealer: int) -> None:
    """Go on to the deal of a seat."""
    if _phase(script) == "lot":
        script.act(CHANCE, f"lot {dealer}")
    elif _phase(script) == "next_dealer":
        script.act(_asked(script), f"dealer {dealer}")


def _hands(script: Script, hands: Sequence[str], turn_up: str, top: str = "") -> None:
    """Deal these hands and this turn-up; `top`: the first cards of the stock."""
    out = {card for text in (*hands, turn_up, top) for card in text.split()}
    rest = [turn_up, *top.split(), *(card for card in _STOCK.split() if card not in out)]
    script.act(CHANCE, f"deal {' / '.join(hands)} / {' '.join(rest)}")


def _given_up(script: Script, dealers: Sequence[int], conceders: Sequence[int]) -> None:
    """Deals that were given up by these seats at once."""
    for dealer, conceder in zip(dealers, conceders, strict=True):
        _dealer(script, dealer)
        script.luck()
        while _phase(script) == "concession":
            script.act(_asked(script), "concede" if _asked(script) == conceder else "keep")
        script.act(_asked(script), "accept")


def _keep(script: Script) -> None:
    while _phase(script) == "concession":
        script.act(_asked(script), "keep")


def _play(script: Script, *cards: str) -> None:
    for card in cards:
        script.act(_asked(script), f"play {card}")


_TWO_HANDS: Final = ("Kh 10h Qs 9s 8d", "Jh Ks 10s Kd 7d")


def _deal(script: Script) -> None:
    _given_up(script, (1, 0, 1, 0), (0, 1, 1, 0))
    _dealer(script, 1)
    _hands(script, _TWO_HANDS, "8h")
    _keep(script)


def _answer(script: Script) -> None:
    _deal(script)
    _play(script, "Kh", "Jh", "Qs")


def _follow(script: Script) -> None:
    _deal(script)
    _play(script, "Kh", "Jh", "Qs", "Ks", "Kd")


def _result(script: Script) -> None:
    _follow(script)
    _play(script, "8d", "7d", "10h", "9s", "10s")


def _concession(script: Script) -> None:
    _dealer(script, 1)
    _hands(script, _TWO_HANDS, "8h")


def _offer(script: Script) -> None:
    _dealer(script, 0)
    _hands(script, ("Kd Qd Jd Ks 9s", "8h 7h 9c 8c As"), "9d")
    script.act(1, "concede")


def _designate(script: Script) -> None:
    script.act(CHANCE, "draw Kd 10h 8s Ac")


def _four(script: Script) -> None:
    _dealer(script, 3)
    _hands(script, ("Kd Qd Jd 9c 8s", "Kc Ks 10d Jh 9h", "7d 8c 7s Qh 10h", "9d 10c As Ah 8h"), "8d")
    _play(script, "Kd", "10d", "7d", "9d", "9c", "Kc", "8c", "10c", "Ks", "7s", "As")


def _partners(script: Script) -> None:
    _given_up(script, (3, 0, 2), (0, 2, 0))
    _dealer(script, 1)
    _hands(script, ("9d 10d Ad Ah Jh", "Jd Qd Kd Qh Kh", "Ac Jc Qc 7h 8h", "Kc 7d 8d 9h 10h"), "7s")
    _keep(script)
    _play(script, "Ac", "Kc", "9d", "Jd", "7d")


def _team_draw(script: Script) -> None:
    script.act(CHANCE, "draw Kd 10h 8s Ac Qh 7d")


def _six(script: Script) -> None:
    script.act(CHANCE, "draw Kd 10s 8s Ah Qs 7d")
    script.act(CHANCE, "draw Kc 10h 8d As Qd 7c")
    luck = Random(5)
    while True:
        actor = script.state.turn().must
        assert actor is not None
        facts = triomphe_view(script.state.view(None)).facts
        if (
            facts.phase == "play"
            and facts.deal_number == 2
            and len(facts.takers) == 2
            and actor == _seat_of_anna(script)
        ):
            break
        if _phase(script) == "concession":
            script.act(actor, "keep")
            continue
        action = script.state.legal(actor).sample(luck)
        script.act(actor, script.game.write(action))


def _seat_of_anna(script: Script) -> int:
    """Return the seat on which Anna sits."""
    return triomphe_view(script.state.view(None)).facts.seating.index(0)


def _alone(script: Script) -> None:
    """Six players, each alone, in the third trick, Anna on turn."""
    luck = Random(11)
    while True:
        actor = script.state.turn().must
        assert actor is not None
        facts = triomphe_view(script.state.view(None)).facts
        if facts.phase == "play" and facts.deal_number == 4 and len(facts.takers) == 3 and actor == 0:
            break
        script.act(actor, script.game.write(script.state.legal(actor).sample(luck)))


def _plunder(script: Script) -> None:
    _dealer(script, 3)
    _hands(script, ("Ad Jc 10c 9s 8h", "Kc 9d 8s Qh 7h", "Qc Ks Js 10h 9h", "8c 7c 7s Ah Jh"), "10d", "7d Kd Qs")


def _plundering(script: Script) -> None:
    _plunder(script)
    script.play("0 pillage 8h", "0 pillage 9s")


def _plundered(script: Script) -> None:
    _plundering(script)
    script.act(0, "pillage 10c")


def _fault(script: Script) -> None:
    _dealer(script, 1)
    _hands(script, ("Kc Jc 8c 9d 7h", "Qc 10c Ad Kh 9h"), "10h")
    script.act(0, "play 9d")
    script.act(1, "play 9h")


_LOT: Final[dict[str, Value]] = {"first_dealer": "random"}
_PLUNDER: Final[dict[str, Value]] = {"variant": "as_qui_pille", **_LOT}

MOMENTS: Final = (
    Moment("deal", _TWO, _deal, _LOT),
    Moment("middle", _TWO, _follow, _LOT),
    Moment("result", _TWO, _result, _LOT),
    Moment("over", _TWO, _result, {**_LOT, "target": 3}),
    Moment("stake", _TWO, _result, {**_LOT, "target": 3, "parties": 3, "stake": 5}),
    Moment("concession", _TWO, _concession, _LOT),
    Moment("offer", _TWO, _offer, _LOT),
    Moment("designate", _FOUR, _designate),
    Moment("four", _FOUR, _four, _LOT),
    Moment("partners", _FOUR, _partners, {**_TEAMS, **_LOT}),
    Moment("team-draw", _SIX, _team_draw, _THREES),
    Moment("six", _SIX, _six, {**_THREES, "concession": "off"}),
    Moment("alone", _SIX, _alone, {**_LOT, "stake": 5}),
    Moment("plunder", _FOUR, _plunder, _PLUNDER),
    Moment("plundering", _FOUR, _plundering, _PLUNDER),
    Moment("plundered", _FOUR, _plundered, _PLUNDER),
    Moment("fault", _TWO, _fault, {**_LOT, "strict_table": True, "concession": "off"}),
)
