"""Trio and L'École at moments worth a picture."""

from collections.abc import Sequence
from random import Random
from typing import Final

from ludo.engine.actions import Deal, Discard, Lot, Shuffle
from ludo.engine.cards import RANK, Card, read_card, read_cards, write_cards
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games.trio.actions import DRAW_TALON, LayMeld, LayOff, Open
from ludo.games.trio.combinations import SET, WILD, Shape, face
from ludo.games.trio.contracts import CONTRACTS, shapes_of
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.rules import HAND_SIZE, full_pack
from ludo.games.trio.view import TrioFacts, trio_view
from ludo.session.chairs import Chair
from tests.gallery.scripts import ANNA, HUGO, LEA, MARCEL, Moment, Script

_ZOE, _TOM, _INES = Chair("Zoé", "simple"), Chair("Tom", "simple"), Chair("Inès", "simple")
_THREE: Final = (ANNA, HUGO, LEA)
_FOUR: Final = (ANNA, HUGO, LEA, MARCEL)
_SIX: Final = (*_FOUR, _ZOE, _TOM)
_SEVEN: Final = (*_SIX, _INES)


def _facts(script: Script) -> TrioFacts:
    return trio_view(script.state.view(None)).facts


def _options(script: Script) -> TrioOptions:
    return trio_view(script.state.view(None)).options


def begin(script: Script) -> None:
    """Luck names the last seat dealer, so that Anna begins."""
    players = len(script.chairs)
    script.act(CHANCE, script.game.write(Lot(players - 2)))
    pack = list(full_pack(_options(script)))
    jack = read_card("Js")
    pack.remove(jack)
    script.act(CHANCE, script.game.write(Shuffle((jack, *pack))))


def deal(script: Script, *hands: str, turn_up: str = "", stock: str = "") -> None:
    """Deal these cards; what is missing comes from the pack in an order that looks shuffled."""
    players = len(script.chairs)
    held = [list(read_cards(text)) for text in hands] + [[] for _ in range(players - len(hands))]
    rest = [*read_cards(turn_up), *read_cards(stock)]
    spare = list(full_pack(_options(script)))
    for card in [*(card for part in held for card in part), *rest]:
        spare.remove(card)
    Random(5).shuffle(spare)
    for part in held:
        while len(part) < HAND_SIZE:
            part.append(spare.pop())
    script.act(CHANCE, script.game.write(Deal(tuple(map(tuple, held)), tuple(rest))))


def _contract_hands(script: Script) -> list[str]:
    """A hand for each seat that can open its contract."""
    facts, options = _facts(script), _options(script)
    left = [card for card in full_pack(options) if not WILD[card]]
    hands = []
    for seat, contract in enumerate(facts.contracts):
        held: list[Card] = []
        for shape in sorted(shapes_of(contract, options), key=lambda shape: -shape.size):
            cards = _cards_for(shape, left, seat + len(held))
            for card in cards:
                left.remove(card)
            held += cards
        hands.append(write_cards(held))
    return hands


def _cards_for(shape: Shape, left: Sequence[Card], offset: int) -> list[Card]:
    """Natural cards of a shape that are still in the pack."""
    if shape.kind == SET:
        for step in range(12):
            rank = 3 + (offset * 5 + step) % 12
            cards = [card for card in left if RANK[card] == rank][: shape.size]
            if len(cards) == shape.size:
                return cards
    for step in range(40):
        suit, start = (offset + step) % 4, 3 + (offset * 3 + step // 4) % max(1, 13 - shape.size)
        cards = [face(suit, start + number) for number in range(shape.size)]
        if all(card in left for card in cards) and not any(WILD[card] for card in cards):
            return cards
    raise ValueError(f"no cards are left for {shape}")


_KEPT: Final = 6
"""With fewer cards than these nothing more is laid, so that the deal goes on."""


def _turn(script: Script, lay: bool) -> None:
    """The seat on turn draws, opens or lays what it can, and throws its last card."""
    seat = _facts(script).current_turn
    script.act(seat, DRAW_TALON.word)
    while lay and _facts(script).current_turn == seat:
        offers = script.state.legal(seat)
        laid = next((action for action in offers if isinstance(action, Open | LayMeld | LayOff)), None)
        if laid is None or (not isinstance(laid, Open) and len(script.state.view(seat).known(hand(seat))) < _KEPT):
            break
        script.act(seat, script.game.write(laid))
    if _facts(script).current_turn == seat:
        held = script.state.view(seat).known(hand(seat))
        throws = [card for card in held if script.state.check(seat, Discard(card)) is None]
        script.act(seat, script.game.write(Discard(throws[-1])))


def _deals(script: Script, number: int) -> None:
    """Deals in which everybody fulfils a contract; the limit of turns ends them."""
    begin(script)
    for _ in range(number):
        deal(script, *_contract_hands(script))
        while _facts(script).outcome is None:
            _turn(script, lay=_facts(script).current_turn not in _facts(script).opened)


def _first(script: Script) -> None:
    begin(script)
    deal(script, "9h 9c 9s Kd Kc 2d 4s 5s 7d 8c Jh Qh 3c", turn_up="Ac")


def _drawn(script: Script) -> None:
    _first(script)
    script.act(0, DRAW_TALON.word)


def _many(script: Script) -> None:
    _deals(script, 4)
    deal(script, *_contract_hands(script))
    for _ in range(2 * len(script.chairs)):
        _turn(script, lay=True)
    while _facts(script).current_turn != 0:
        _turn(script, lay=False)
    script.act(0, DRAW_TALON.word)


def _between(script: Script) -> None:
    begin(script)
    deal(script, *_contract_hands(script))
    while _facts(script).outcome is None:
        _turn(script, lay=True)


def _over(script: Script) -> None:
    _deals(script, len(CONTRACTS[_options(script).variant]))


def _last_year(script: Script) -> None:
    """Anna has passed nine years; the limit of turns ended their deals."""
    _opened_alone(script, 9)
    deal(script, "As 2d 3s 4s 5s Jo 7s 8s 9s 10s Js 2h Ks", turn_up="5c")
    while _facts(script).current_turn != 0:
        _turn(script, lay=False)
    script.act(0, DRAW_TALON.word)


def _opened_alone(script: Script, number: int) -> None:
    """Deals in which only Anna fulfils a contract."""
    begin(script)
    for _ in range(number):
        deal(script, *_contract_hands(script)[:1])
        while _facts(script).outcome is None:
            _turn(script, lay=_facts(script).current_turn == 0 and 0 not in _facts(script).opened)


def _layoff(script: Script) -> None:
    """Sequences and Brelans on the table, with wilds, and a hand that fits some of them."""
    begin(script)
    deal(
        script, "9h 9c 9s Kd Kc 2d 6d 7d 10d Jh Qh 3c Ad", "5h 5c 5s Qd Qc 2s 6h 7h 8h 9h 4c 4s 10c",
        "8c 8d 8s Jc Js 2c 3s 3d 3h 4h 4d Kh Ks", turn_up="Ac", stock="7c 6c 6s 8h",
    )  # fmt: skip
    for _ in range(5):
        _turn(script, lay=True)
    while _facts(script).current_turn != 0:
        _turn(script, lay=False)
    script.act(0, DRAW_TALON.word)


_LIMIT: Final = {"turn_limit": 24}
_ECOLE: Final = {"variant": "ecole"}
MOMENTS: Final = (
    Moment("deal", _FOUR, _first),
    Moment("drawn", _FOUR, _drawn),
    Moment("composing", _FOUR, _drawn, laid=("9h 9c 9s", "Kd Jh")),
    Moment("three", _THREE, _drawn, laid=("9h 9c 9s", "Kd Kc 2d")),
    Moment(
        "last-year", _THREE, _last_year, {"variant": "ecole", "turn_limit": 12}, laid=("As 2d 3s 4s 5s Jo 7s 8s 9s",)
    ),
    Moment("layoff", _THREE, _layoff, _LIMIT),
    Moment("many", _SIX, _many, _LIMIT),
    Moment("ecole", _SEVEN, _many, {**_ECOLE, "turn_limit": 40}),
    Moment("between", _FOUR, _between, _LIMIT),
    Moment("over", _FOUR, _over, {"turn_limit": 12}),
)
