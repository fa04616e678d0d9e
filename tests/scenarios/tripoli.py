"""Scenarios of Tripoli, answered by the engine."""

from collections.abc import Mapping
from itertools import islice
from typing import Any

from ludo.engine.actions import Deal, Play, Say, Shuffle
from ludo.engine.cards import PACK_52, read_cards, read_suit, write_card, write_suit
from ludo.engine.masks import mask_of
from ludo.engine.offers import Listed
from ludo.engine.options import OptionsError, options_of
from ludo.engine.places import BOX, hand
from ludo.engine.poker import class_name, poker_value
from ludo.engine.turns import CHANCE
from ludo.games.tripoli import TRIPOLI, rules, scoring
from ludo.games.tripoli.actions import CALL, NameSuit, Select, Windows
from ludo.games.tripoli.offers import Choices
from ludo.games.tripoli.options import TripoliOptions
from ludo.games.tripoli.position import Position
from ludo.games.tripoli.state import TripoliState
from ludo.games.tripoli.view import LATER_POTS, SPARE, TripoliFacts, apart, space
from tests.scenarios.form import Arguments, Form, FormError, Question, Setup

Options = Mapping[str, Any]

SETUP = frozenset(
    {
        "dealer", "phase", "balances", "board", "deck", "hands", "spare", "selected", "michigan", "pay_suit",
        "sitting", "bought", "cosmo", "closing", "actions",
    }
)  # fmt: skip
_MICHIGAN = frozenset({"leader", "last_suit", "sequences"})
_COSMO = frozenset({"windows", "pair", "sequence"})


def _options(options: Options) -> TripoliOptions:
    return TRIPOLI.read_options(options)


def _keys(what: str, given: Mapping[str, Any], required: frozenset[str], allowed: frozenset[str]) -> None:
    if set(given) - allowed or required - set(given):
        raise FormError(f"setup: {what} has the keys {sorted(given)}")


def _by_seat(texts: Any) -> tuple[tuple[int, ...], ...] | None:
    return None if texts is None else tuple(read_cards(text) for text in texts)


def _position(setup: Setup) -> Position:
    phase = setup.get("phase", "ante")
    michigan = setup.get("michigan", {})
    if phase == "michigan":
        _keys("michigan", michigan, frozenset({"leader"}), _MICHIGAN)
    board = None
    if "cosmo" in setup:
        _keys("cosmo", setup["cosmo"], _COSMO, _COSMO)
        board = Windows.parse(" / ".join(setup["cosmo"][key] for key in ("windows", "pair", "sequence"))).layout
    last = michigan.get("last_suit")
    selected = _by_seat(setup.get("selected"))
    return Position(
        phase=phase,
        dealer=setup["dealer"],
        balances=tuple(setup["balances"]) if "balances" in setup else None,
        board=setup.get("board", {}),
        hands=_by_seat(setup.get("hands")),
        spare=read_cards(setup.get("spare", "")),
        selected=selected if phase == "poker" else None,
        leader=michigan.get("leader", -1),
        last_suit=-1 if last is None else read_suit(last),
        runs=michigan.get("sequences", 0),
        pay_suit=read_suit(setup.get("pay_suit", "h")),
        sitting_out=tuple(setup.get("sitting", ())),
        bought=tuple(setup["bought"]) if "bought" in setup else None,
        layout=board,
    )


class _Table:
    """A position being played on: deals and selections of the setup are supplied when they are due."""

    def __init__(self, options: Options, setup: Setup) -> None:
        self.state: TripoliState = TRIPOLI.position(_options(options), _position(setup))
        self.plays: list[list[Any]] = []
        self._selected = _by_seat(setup.get("selected"))
        closing = setup.get("closing", {})
        _keys("closing", closing, frozenset(), frozenset({"hands"}))
        self._rounds = [_by_seat(hands) or () for hands in closing.get("hands", ())]
        self._deck = setup.get("deck")
        self._round_before: TripoliFacts | None = None

    def run(self, actions: Any) -> None:
        """Take the actions of a setup."""
        self._supply()
        for text in actions:
            seat, _, words = text.partition(" ")
            self._apply(int(seat), words)
            self._supply()

    def _apply(self, seat: int, words: str) -> None:
        action = TRIPOLI.read(words)
        self._round_before = None
        before = len(self.facts.plays)
        self.state.apply(seat, action)
        if isinstance(action, Play):
            self.plays += [[layer, write_card(card)] for layer, card in self.facts.plays[before:]]

    def _supply(self) -> None:
        """What a setup fixes besides the actions: the pack, closing deals, the poker cards."""
        while True:
            facts = self.facts
            if facts.phase == "windows":
                self.state.apply(CHANCE, next(iter(self.state.legal(CHANCE))))
            elif facts.phase == "shuffle" and not facts.closing and self._deck is not None:
                self.state.apply(CHANCE, Shuffle(read_cards(self._deck)))
                self._deck = None
            elif facts.phase == "shuffle" and facts.closing and self._rounds:
                self._round_before = facts
                self.state.apply(CHANCE, Deal(self._whole(self._rounds.pop(0))))
            elif facts.phase == "select" and self._selected is not None:
                seat = facts.asked[0]
                self.state.apply(seat, Select(tuple(sorted(self._selected[seat]))))
            else:
                return

    def _whole(self, hands: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
        """The hands of a closing round; what they do not show is made up of cards named nowhere."""
        named = {card for held in hands for card in held}
        others = iter([card for card in PACK_52 if card not in named])
        sizes = self.state.deal_sizes()[:-1]
        return tuple(
            held + tuple(islice(others, max(size - len(held), 0))) for held, size in zip(hands, sizes, strict=True)
        )

    @property
    def facts(self) -> TripoliFacts:
        """The public facts."""
        return self.state.facts()

    @property
    def poker(self) -> TripoliFacts:
        """The public facts of the last poker; of the closing round before as long as nobody has acted in the next."""
        facts = self.facts
        return facts if facts.winners or self._round_before is None else self._round_before

    @property
    def decider(self) -> int | None:
        """The seat that must decide, as a scenario sees it: a selection is not an action, and one hand is all."""
        must = self.state.turn().must
        return None if self.facts.phase in ("select", "between") or must == CHANCE else must


def _table(options: Options, setup: Setup) -> _Table:
    table = _Table(options, setup)
    table.run(setup.get("actions", ()))
    return table


def _balances(table: _Table) -> list[int]:
    return list(table.state.standing().balances)


def _board(table: _Table) -> dict[str, int]:
    """Chips by space; pots that wait for their closing round are counted with the pot."""
    chips = table.state.chips()
    board = {name: chips.get(space(name), 0) for name in rules.spaces(table.state.options)}
    board["pot"] += chips.get(LATER_POTS, 0)
    return {name: amount for name, amount in board.items() if amount}


def _deal_sizes(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    *hands, spare = _table(options, setup).state.deal_sizes()
    return {"hands": hands, "spare": spare}


def _hands(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    piles = {place: [write_card(card) for card in cards] for place, cards in table.state.piles()}
    if BOX in piles:
        raise FormError("setup: nothing is dealt")
    seats = range(table.state.options.players)
    return {
        "hands": [piles.get(hand(seat), []) + piles.get(apart(seat), []) for seat in seats],
        "spare": piles.get(SPARE, []),
    }


def _seen(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    *hands, spare = _table(options, setup).facts.seen
    return {"hands": [list(seats) for seats in hands], "spare": list(spare)}


def _next_player(options: Options, setup: Setup, arguments: Arguments) -> int | None:
    return _table(options, setup).decider


def _legal_actions(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    seat = table.decider
    if seat is None:
        return {"seat": None, "actions": {}}
    offers = table.state.legal(seat)
    actions: dict[str, Any] = {}
    words: tuple[Any, ...] = ()
    if isinstance(offers, Choices):
        words = offers.words
        if offers.amounts is not None:
            actions[offers.amounts.verb] = [offers.amounts.lowest, offers.amounts.highest]
    elif isinstance(offers, Listed):
        words = offers.actions
    for action in words:
        match action:
            case Say(word):
                actions[word] = _cost(table, seat) if action == CALL else True
            case Play(card):
                actions.setdefault("play", []).append(write_card(card))
            case NameSuit(suit):
                actions.setdefault("suit", []).append(write_suit(suit))
    return {"seat": seat, "actions": actions}


def _cost(table: _Table, seat: int) -> int:
    return scoring.call_cost(table.facts.total, table.facts.put[seat], _balances(table)[seat])


def _is_legal(options: Options, setup: Setup, arguments: Arguments) -> bool:
    table = _table(options, setup)
    try:
        action = TRIPOLI.read(arguments["action"])
    except ValueError:
        return False
    if table.facts.outcome is not None:
        return False
    seats = range(table.state.options.players) if table.decider is None else (table.decider,)
    return any(table.state.check(seat, action) is None for seat in seats)


def _gains(table: _Table, setup: Setup) -> list[int]:
    options = table.state.options
    before = setup.get("balances", [options.starting_chips] * options.players)
    return [after - was for after, was in zip(_balances(table), before, strict=True)]


def _payouts(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    return {"gains": _gains(table, setup), "board": _board(table)}


def _balances_after(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    return {"balances": _balances(table), "board": _board(table)}


def _total_chips(options: Options, setup: Setup, arguments: Arguments) -> int:
    table = _table(options, setup)
    return sum(_balances(table)) + sum(_board(table).values()) - sum(table.facts.bought)


def _showdown(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    ace_low = table.state.options.ace_low_straight
    classes = {
        str(seat): class_name(poker_value(mask_of(cards), ace_low))
        for seat, cards in enumerate(table.poker.exposed)
        if cards
    }
    return {"winners": list(table.poker.winners), "classes": classes}


def _exposed(options: Options, setup: Setup, arguments: Arguments) -> list[int]:
    return [seat for seat, cards in enumerate(_table(options, setup).poker.exposed) if cards]


def _next_lead(options: Options, setup: Setup, arguments: Arguments) -> Any:
    table = _table(options, setup)
    outcome = table.facts.outcome
    if outcome is not None:
        return "over" if outcome.how == "out" else outcome.how
    if table.facts.phase != "michigan":
        raise FormError("setup: stage three has not begun")
    seat = table.facts.asked[0]
    return {"seat": seat, "cards": [write_card(card) for card in table.state.leads]}


def _plays(options: Options, setup: Setup, arguments: Arguments) -> list[list[Any]]:
    return _table(options, setup).plays


def _hand_result(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    table = _table(options, setup)
    outcome = table.facts.outcome
    winner = None if outcome is None else outcome.winner
    return {"winner": winner, "gains": _gains(table, setup), "board": _board(table)}


def _next_dealer(options: Options, setup: Setup, arguments: Arguments) -> int:
    return _table(options, setup).state.next_dealer()


def _night_result(options: Options, setup: Setup, arguments: Arguments) -> list[int]:
    return list(_table(options, setup).state.standing().chips)


def _accepts(options: Options, setup: Setup, arguments: Arguments) -> bool:
    try:
        _options(options)
    except OptionsError:
        return False
    return True


_QUESTIONS = {
    "deal_sizes": Question(_deal_sizes),
    "deal_hands": Question(_hands, free=("hands/*", "spare")),
    "hands_after": Question(_hands, free=("hands/*", "spare")),
    "seen": Question(_seen, free=("hands/*", "spare")),
    "next_player": Question(_next_player),
    "legal_actions": Question(_legal_actions, free=("actions/play", "actions/suit")),
    "is_legal": Question(_is_legal, required=frozenset({"action"})),
    "payouts": Question(_payouts),
    "balances_after": Question(_balances_after),
    "total_chips": Question(_total_chips),
    "showdown": Question(_showdown, free=("winners",)),
    "exposed": Question(_exposed, "set"),
    "next_lead": Question(_next_lead, free=("cards",)),
    "plays": Question(_plays),
    "hand_result": Question(_hand_result),
    "next_dealer": Question(_next_dealer),
    "night_result": Question(_night_result),
    "accepts": Question(_accepts),
}

FORM = Form(
    options=frozenset(option.name for option in options_of(TripoliOptions)),
    setup=SETUP,
    questions=_QUESTIONS,
    required=dict.fromkeys(_QUESTIONS.keys() - {"accepts"}, frozenset({"dealer"})),
)
