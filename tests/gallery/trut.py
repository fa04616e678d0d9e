"""Trut at moments worth a picture."""

from collections.abc import Sequence
from typing import Final

from ludo.engine.turns import CHANCE
from ludo.games.trut.view import trut_view
from ludo.session.chairs import Chair
from tests.gallery.scripts import ANNA, HUGO, LEA, MARCEL, Moment, Script

_FIRST: Final = {"first_dealer": 1}
"""Anna opens."""


def _donnes(script: Script, winners: Sequence[int]) -> None:
    """Donnes each won by a side because nobody followed its trut."""
    for side in winners:
        script.luck()
        if "go" in {script.game.write(action) for action in script.state.legal(_asked(script))}:
            while trut_view(script.state.view(None)).facts.phase == "fortial":
                script.act(_asked(script), "no_go")
            continue
        script.act(side, "trut")
        while trut_view(script.state.view(None)).facts.phase == "answer":
            script.act(_asked(script), "fold")


def _asked(script: Script) -> int:
    must = script.state.turn().must
    assert must is not None
    return must


def _deal(script: Script) -> None:
    script.act(CHANCE, "deal 8d 8h Qs / Kc 7s 9h / As")


def _call(script: Script) -> None:
    _donnes(script, (0, 0, 1, 1, 1, 0, 0))
    script.act(CHANCE, "deal Ad 10h 7c / 8c Kh Qd / As")
    script.play("1 play 8c", "0 play Ad", "1 trut")


def _rotten(script: Script) -> None:
    _donnes(script, (1, 1, 1, 0))
    script.act(CHANCE, "deal Ac 7h 9s / Ad 8s 10c / As")
    _lay(script, "Ac", "Ad")


def _lay(script: Script, of_anna: str, of_hugo: str) -> None:
    """One trick of two; whoever is on turn leads."""
    cards = {0: of_anna, 1: of_hugo}
    for _ in range(2):
        seat = _asked(script)
        script.act(seat, f"play {cards[seat]}")


def _fortial(script: Script) -> None:
    _donnes(script, (0,) * 9 + (1,) * 6 + (0,) * 11)
    script.act(CHANCE, "deal 7d Qh 8s / Kc 7s 9h / As")


def _blind(script: Script) -> None:
    _donnes(script, (1,) * 9 + (0,) * 3 + (1,) * 11)
    script.act(CHANCE, "deal 7d Qh 8s / Kc 7s 9h / As")


def _result(script: Script) -> None:
    _donnes(script, (0, 0, 1, 1))
    script.act(CHANCE, "deal 7d Qh 8s / Kc Js 9h / As")
    script.act(0, "trut")
    script.act(1, "follow")
    _lay(script, "7d", "9h")
    _lay(script, "8s", "Kc")


def _over(script: Script) -> None:
    _donnes(script, (0,) * 6 + (1,) * 3 + (0,) * 2)
    script.act(CHANCE, "deal 7d Qh 8s / Kc Js 9h / As")
    script.act(0, "go")
    _lay(script, "7d", "9h")
    _lay(script, "8s", "Kc")


def _four(script: Script) -> None:
    _donnes(script, (0, 0, 1, 0))
    script.act(CHANCE, "deal 8d Ah Qs / Kc 7s 9h / 10d Js As / 8h Kd 9c / Ad")
    first = _asked(script)
    hands = ("Qs", "9h", "10d", "8h")
    for step in range(3):
        seat = (first + step) % 4
        if seat == 0:
            break
        script.act(seat, f"play {hands[seat]}")


MOMENTS: Final = (
    Moment("deal", (ANNA, HUGO), _deal, _FIRST),
    Moment("call", (ANNA, HUGO), _call, _FIRST),
    Moment("hint", (ANNA, HUGO), _call, _FIRST, hinted=True),
    Moment("rotten", (ANNA, HUGO), _rotten, _FIRST),
    Moment("fortial", (ANNA, HUGO), _fortial, _FIRST),
    Moment("fortial-blind", (ANNA, HUGO), _blind, _FIRST),
    Moment("result", (ANNA, HUGO), _result, _FIRST),
    Moment("over", (ANNA, HUGO), _over, {**_FIRST, "truts_to_win": 3}),
    Moment("four", (ANNA, HUGO, LEA, MARCEL), _four, {"first_dealer": 0}),
    Moment("curtain", (ANNA, Chair("Hugo")), _call, _FIRST),
)
