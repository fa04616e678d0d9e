"""Trente-et-un and its 36-card game at moments worth a picture."""

from typing import Final

from ludo.engine.cards import write_card
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN
from ludo.session.chairs import Chair
from tests.gallery.scripts import ANNA, HUGO, LEA, MARCEL, Moment, Script

_TWO: Final = (ANNA, HUGO)
_FOUR: Final = (ANNA, HUGO, LEA, MARCEL)
_NINE: Final = (
    *_FOUR,
    *(Chair(name, "simple") for name in ("Zoé", "Félix", "Inès", "Bastien", "Marguerite")),
)
_36: Final = {"variant": "schwimmen36"}
_32: Final = TRENTE_ET_UN.presets["schwimmen_32"]
_LOW: Final = (
    "2c 5d 9h",
    "3c 7d 8s",
    "4c 6s 10h",
    "2h 6d 8c",
    "3s 5h 7c",
    "4d 5s 8h",
    "2d 6h 9s",
    "3h 4h 7s",
    "2s 5c 9c",
)
"""Hands of no particular interest, by seat: worth 9, 8, 10, 8, 7, 8, 9, 7, 14."""


def _asked(script: Script) -> int:
    must = script.state.turn().must
    assert must is not None
    return must


def _drawn(script: Script, seat: int) -> str:
    """The last card that a seat has drawn."""
    return write_card(script.state.view(seat).known(hand(seat))[-1])


def _turn(script: Script) -> None:
    """Whoever is on turn draws from the stock and throws that card."""
    seat = _asked(script)
    script.act(seat, "draw_talon")
    script.act(seat, f"discard:{_drawn(script, seat)}")


def _dealt(script: Script, *hands: str, rest: str = "", dealer: int = -1) -> None:
    """Luck deals these hands; before the first deal this seat, else the last, is drawn to deal."""
    if not script.lines:
        script.act(CHANCE, f"lot:{dealer if dealer >= 0 else len(hands) - 1}")
    script.act(CHANCE, f"deal:{' / '.join(hands)} / {rest}".rstrip())


def _knocked_deal(script: Script, *hands: str) -> None:
    """A whole deal: the first in turn knocks, the others throw what they draw."""
    _dealt(script, *hands)
    script.act(_asked(script), "knock")
    while script.state.turn().must not in (None, CHANCE):
        _turn(script)


def _some_deals(script: Script) -> None:
    """Three deals after which Anna has paid one chip, Hugo two, and Marcel three."""
    _knocked_deal(script, "Kh Qh 5c", "2c 5d 9h", "Ks 9s 2d", "3c 4d 8h")
    _knocked_deal(script, "3c 4d 8h", "Kh Qh 5c", "Ks 9s 2d", "3h 4s 7h")
    _knocked_deal(script, "Ah Kh 9s", "Ad Qd 3c", "Kc 9c 4s", "Kd 9d 2h")


def _deal(script: Script) -> None:
    _dealt(script, "Kh 8h 5c", "Qs 9d 8d", "2c 7h Jd", "10c 7c 4s", rest="9c")


def _middle(script: Script) -> None:
    _some_deals(script)
    _dealt(script, "Kh 8h 5c", "Qs 9d 8d", "2c 7h Jd", "10c 7c 4s", rest="9c 2s 3d 6c 4h Jh Ad")
    while _asked(script) != 0:
        _turn(script)
    for _ in range(4):
        _turn(script)
    script.act(0, "draw_talon")


def _last_round(script: Script) -> None:
    _some_deals(script)
    _dealt(script, "Kh 8h 5c", "Qs 9s 8s", "2c 7h Jd", "10c 7c 4s", rest="9c 2s 3d 6c 4h Jh Ad")
    while _asked(script) != 1:
        _turn(script)
    script.act(1, "knock")
    while _asked(script) != 0:
        _turn(script)


def _showdown(script: Script) -> None:
    _last_round(script)
    script.act(0, "draw_discard")
    script.act(0, "discard:5c")


def _thirty_one(script: Script) -> None:
    _some_deals(script)
    _dealt(script, "Kh 8h 5c", "Qs 9s 8s", "Ac Kc Jc", "10c 7c 4s", rest="9c 2s")


def _until_over(script: Script) -> None:
    for _ in range(2):
        _knocked_deal(script, "Kh Qh 5c", "2c 5d 9h")


def _two(script: Script) -> None:
    _knocked_deal(script, "Kh Qh 5c", "2c 5d 9h")
    _dealt(script, "Kh 8h 5c", "Qs 9d 8d", rest="9c 2s 3d 6c 4h Jh Ad")
    while _asked(script) != 0:
        _turn(script)


def _nine(script: Script) -> None:
    _dealt(script, *_LOW, rest="Ac 10s Jd")
    for _ in range(4):
        _turn(script)
    script.act(_asked(script), "knock")
    while _asked(script) != 0:
        _turn(script)


def _nine_shown(script: Script) -> None:
    _nine(script)
    while _asked(script) != CHANCE:
        _turn(script)


def _pushed(script: Script) -> None:
    """All have pushed twice: two tables lie aside, and the player is asked."""
    _dealt(script, "9c Qc 7d", "7s 9h Jd", "8s 9d Jh", "10d 8c 7c", rest="Kd 8h 10s Kh 9s Qd Ac 7h Ks", dealer=3)
    script.act(3, "dealer_keep")
    script.play(*(f"{seat} push" for seat in (0, 1, 2, 3) * 2))


def _fire(script: Script) -> None:
    """Léa has taken the third ace."""
    _dealt(script, "9c Qc 7d", "7s 9h Jd", "Ad 9d Ac", "10d 8c 7c", rest="As 8h 10s", dealer=3)
    script.act(3, "dealer_keep")
    script.play("0 push", "1 push", "2 swap:9d:As")


def _choice(script: Script) -> None:
    _dealt(script, "Kh 8h Jc", "Qs 9d 8d", "7h 7d Jd", "10c 7c 6s", rest="9c 10h Ad", dealer=0)


def _exchange(script: Script) -> None:
    _dealt(script, "Kh 8h Jc", "Qs 9d 8d", "7h 7d Jd", "10c 7c 6s", rest="9c 10h Ad", dealer=3)
    script.act(3, "dealer_keep")


def _exchange_last(script: Script) -> None:
    _dealt(script, "Kh 8h Jc", "Qs 9d 8d", "7h 7d Jd", "10c 7c 6s", rest="9c 10h Ad", dealer=0)
    script.act(0, "dealer_keep")
    script.play("1 swap:Qs:Ad", "2 pass", "3 swap_all")


def _exchange_shown(script: Script) -> None:
    _exchange_last(script)
    script.play("0 swap:Jc:10c", "1 pass")


MOMENTS: Final = (
    Moment("deal", _FOUR, _deal),
    Moment("middle", _FOUR, _middle),
    Moment("last-round", _FOUR, _last_round),
    Moment("showdown", _FOUR, _showdown),
    Moment("thirty-one", _FOUR, _thirty_one),
    Moment("over", _TWO, _until_over, {"chips": 1}),
    Moment("two", _TWO, _two),
    Moment("nine", _NINE, _nine),
    Moment("nine-showdown", _NINE, _nine_shown),
    Moment("pushed-32", _FOUR, _pushed, _32),
    Moment("fire-32", _FOUR, _fire, _32),
    Moment("choice-36", _FOUR, _choice, _36),
    Moment("exchange-36", _FOUR, _exchange, _36),
    Moment("last-round-36", _FOUR, _exchange_last, _36),
    Moment("showdown-36", _FOUR, _exchange_shown, _36),
)
