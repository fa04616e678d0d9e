"""Scenarios of Trente-et-un and its 36-card game, answered by the engine."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from ludo.engine.actions import Shuffle
from ludo.engine.cards import RANK, Card, read_cards, write_card
from ludo.engine.options import options_of
from ludo.engine.places import DISCARD_PILE, STOCK, hand
from ludo.engine.turns import CHANCE
from ludo.games.trente_et_un import TRENTE_ET_UN, rules, scoring
from ludo.games.trente_et_un.options import TrenteEtUnOptions
from ludo.games.trente_et_un.state import TrenteEtUnState
from ludo.games.trente_et_un.view import LAID_ASIDE, TABLE, TrenteEtUnFacts
from tests.scenarios.form import Arguments, Form, FormError, Question, Setup

Options = Mapping[str, Any]

SETUP = frozenset(
    {"hand", "dealer", "deck", "out", "actions", "hands", "knocker", "chips", "losses", "pot", "lives", "talon",
     "discard"}
)  # fmt: skip


def _options(options: Options) -> TrenteEtUnOptions:
    return TRENTE_ET_UN.read_options(options)


def _cards(cards: Iterable[Card]) -> list[str]:
    return [write_card(card) for card in cards]


@dataclass
class _Table:
    """A deal after its actions, and who deals next if nobody leaves by it."""

    state: TrenteEtUnState
    dealer_next: int

    @property
    def facts(self) -> TrenteEtUnFacts:
        facts: TrenteEtUnFacts = self.state.view(None).facts
        return facts

    @property
    def over(self) -> bool:
        return self.facts.outcome is not None

    @property
    def to_move(self) -> int | None:
        return None if self.over else self.state.turn().must

    def pile(self, place: Any) -> list[str]:
        return _cards(dict(self.state.piles()).get(place, ()))


def _table(options: Options, setup: Setup) -> _Table:
    state = TRENTE_ET_UN.position(_options(options), setup["dealer"], setup.get("out", []))
    dealer_next = rules.next_in(state.standing().lives, setup["dealer"])
    named = read_cards(setup["deck"])
    state.apply(CHANCE, Shuffle(named + _unnamed(rules.pack_of(state.options), named)))
    for text in setup.get("actions", ()):
        _renew_stock(state)
        seat, _, words = text.partition(" ")
        state.apply(int(seat), TRENTE_ET_UN.read(words))
    _renew_stock(state)
    return _Table(state, dealer_next)


def _unnamed(pack: Iterable[Card], named: Iterable[Card]) -> tuple[Card, ...]:
    """The other cards, rank by rank from the lowest, so that three which are dealt together are no thirty-one."""
    return tuple(sorted(set(pack).difference(named), key=lambda card: (RANK[card], card)))


def _renew_stock(state: TrenteEtUnState) -> None:
    """A stock used up during a deal is shuffled, in any order."""
    facts: TrenteEtUnFacts = state.view(None).facts
    if facts.outcome is None and state.turn().must == CHANCE:
        state.apply(CHANCE, state.legal(CHANCE).sample(Random(0)))


def _hand_value(options: Options, setup: Setup, arguments: Arguments) -> float:
    return rules.hand_value(_options(options), read_cards(setup["hand"]))


def _is_31(options: Options, setup: Setup, arguments: Arguments) -> bool:
    _options(options)
    return rules.is_31(read_cards(setup["hand"]))


def _offers(table: _Table) -> list[str]:
    if table.to_move is None:
        return []
    return [TRENTE_ET_UN.write(action) for action in table.state.legal(table.to_move)]


def _losses(table: _Table) -> list[int | None] | None:
    outcome = table.facts.outcome
    return None if outcome is None else list(outcome.losses)


def _hands(table: _Table) -> list[list[str] | None]:
    return [table.pile(hand(seat)) or None for seat in range(table.state.options.players)]


def _closer(table: _Table) -> int | None:
    return None if table.facts.closer < 0 else table.facts.closer


FACTS: Mapping[str, Callable[[_Table], Any]] = {
    "legal_actions": _offers,
    "to_move": lambda table: table.to_move,
    "phase": lambda table: "over" if table.over else table.facts.phase,
    "losses": _losses,
    "hands": _hands,
    "discard": lambda table: table.pile(DISCARD_PILE),
    "talon_size": lambda table: len(table.pile(STOCK)),
    "table": lambda table: table.pile(TABLE) or None,
    "knocker": _closer,
    "closer": _closer,
    "pushes": lambda table: table.facts.pushes,
    "aside": lambda table: len(table.pile(STOCK)),
    "laid_aside": lambda table: table.pile(LAID_ASIDE),
    "dealer_next": lambda table: table.dealer_next,
}
"""What is read off a deal, by the name of the fact."""


def _legal_actions(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    return _offers(_table(options, setup))


def _play(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    unknown = [name for name in arguments["facts"] if name not in FACTS]
    if unknown:
        raise FormError(f"facts: unknown {unknown}")
    return {name: FACTS[name](table) for name in arguments["facts"]}


def _game_over(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    return {"deal_over": table.over, "party_over": table.state.standing().over, "losses": _losses(table)}


def _hand_result(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    read = _options(options)
    values = [rules.hand_value(read, read_cards(held)) if held else None for held in setup["hands"]]
    knocker = setup.get("knocker")
    return {"losses": list(scoring.showdown_losses(read, values, -1 if knocker is None else knocker))}


def _lives_after(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    read = _options(options)
    lives = setup.get("lives") or [scoring.lives_of(chips, read.grace_life) for chips in setup["chips"]]
    payment = scoring.pay(setup["chips"], lives, tuple(setup["losses"]))
    pot = setup.get("pot", 0) + sum(payment.paid)
    winner = next(iter(scoring.last_left(payment.lives)), None)
    taken = {} if winner is None else scoring.shares(pot, [winner])
    return {
        "chips": list(payment.chips),
        "lives": list(payment.lives),
        "out": [seat for seat, left in enumerate(payment.lives) if left <= 0],
        "pot": pot,
        "winner": winner,
        "winner_total": None if winner is None else payment.chips[winner] + taken[winner],
    }


def _reshuffle(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    _options(options)
    if setup["talon"]:
        raise FormError("setup: the stock is not used up")
    kept, pool = rules.renewed(read_cards(setup["discard"]))
    return {"discard": _cards(kept), "talon_set": _cards(pool)}


_DEAL = frozenset({"dealer", "deck"})
FORM = Form(
    options=frozenset(option.name for option in options_of(TrenteEtUnOptions)),
    setup=SETUP,
    questions={
        "hand_value": Question(_hand_value),
        "is_31": Question(_is_31),
        "legal_actions": Question(_legal_actions, "set"),
        "play": Question(_play, free=("legal_actions", "hands/*", "table"), required=frozenset({"facts"})),
        "game_over": Question(_game_over),
        "hand_result": Question(_hand_result),
        "lives_after": Question(_lives_after),
        "reshuffle": Question(_reshuffle, free=("talon_set",)),
    },
    required={
        **dict.fromkeys(("hand_value", "is_31"), frozenset({"hand"})),
        **dict.fromkeys(("legal_actions", "play", "game_over"), _DEAL),
        "hand_result": frozenset({"hands"}),
        "lives_after": frozenset({"chips", "losses"}),
        "reshuffle": frozenset({"talon", "discard"}),
    },
)
