"""Scenarios of Triomphe and L'As qui pille, answered by the engine."""

from collections.abc import Mapping
from typing import Any

from ludo.engine.actions import Deal
from ludo.engine.cards import PACK_32, read_card, read_cards, write_card, write_suit
from ludo.engine.options import OptionsError, options_of
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games.triomphe import TRIOMPHE, rules, scoring, teams
from ludo.games.triomphe.actions import THREE_TWO, TWO_THREE, Draw
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.state import TriompheState
from ludo.games.triomphe.view import GIVEN, TURN_UP, Outcome, TriompheFacts
from tests.scenarios.form import Arguments, Form, FormError, Question, Setup

Options = Mapping[str, Any]

SETUP = frozenset(
    {"dealer", "hands", "turn_up", "talon", "scores", "actions", "deck", "cut", "draws", "winner", "chips",
     "party_winners"}
)  # fmt: skip


def _options(options: Options) -> TriompheOptions:
    return TRIOMPHE.read_options(options)


def _packets(options: TriompheOptions) -> str:
    """The packets of a deal; where the dealer chooses and nobody says how, those of the default."""
    return TWO_THREE.word if options.deal_packets == TWO_THREE.word else THREE_TWO.word


def _before_deal(options: Options, setup: Setup) -> TriompheState:
    if "dealer" not in setup:
        raise FormError("setup: missing dealer")
    state = TRIOMPHE.position(_options(options), setup["dealer"], setup.get("scores", ()))
    if state.turn().must != CHANCE:
        state.apply(setup["dealer"], THREE_TWO)
    return state


def _dealt(options: Options, setup: Setup) -> Deal:
    """The deal of a deck after its cut."""
    read = _options(options)
    pack = rules.cut_pack(read_cards(setup["deck"]), setup.get("cut", 0))
    return Deal(*rules.deal_out(pack, setup["dealer"], read.players, _packets(read)))


def _named(setup: Setup) -> Deal:
    """The deal of the cards that a setup names."""
    if "hands" not in setup or "turn_up" not in setup:
        raise FormError("setup: missing hands and turn_up, or deck")
    hands = tuple(read_cards(held) for held in setup["hands"])
    return Deal(hands, (*read_cards(setup["turn_up"]), *read_cards(setup.get("talon", ""))))


def _position(options: Options, setup: Setup, dealt: bool = True) -> TriompheState:
    """The position of a setup after its actions; cards named nowhere lie at the bottom of the stock.

    `dealt`: even without an action the question is about cards.
    """
    state = _before_deal(options, setup)
    if not (dealt or setup.get("actions") or {"hands", "deck"} & setup.keys()):
        return state
    if "deck" in setup:
        deal = _dealt(options, setup)
    else:
        deal = _named(setup)
        named = {card for part in (*deal.hands, deal.rest) for card in part}
        deal = Deal(deal.hands, (*deal.rest, *(card for card in PACK_32 if card not in named)))
    state.apply(CHANCE, deal)
    for text in setup.get("actions", ()):
        seat, _, words = text.partition(" ")
        state.apply(int(seat), TRIOMPHE.read(words))
    return state


def _facts(options: Options, setup: Setup) -> TriompheFacts:
    facts: TriompheFacts = _position(options, setup).view(None).facts
    return facts


def _outcome(options: Options, setup: Setup) -> Outcome:
    outcome = _facts(options, setup).outcome
    if outcome is None:
        raise FormError("the hand is not over")
    return outcome


def _legal_actions(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    state = _position(options, setup)
    if state.stage.outcome is not None:
        return []
    return [TRIOMPHE.write(action) for action in state.legal(arguments["seat"])]


def _next_player(options: Options, setup: Setup, arguments: Arguments) -> int | None:
    state = _position(options, setup)
    return None if state.stage.outcome is not None else state.turn().must


def _trick_winner(options: Options, setup: Setup, arguments: Arguments) -> int:
    return _facts(options, setup).takers[-1]


def _hand_result(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    outcome = _outcome(options, setup)
    return {"tricks": list(outcome.tricks), "points": list(outcome.points)}


def _scores_now(options: Options, setup: Setup) -> tuple[int, ...]:
    """The points after the actions; before the deal it does not matter who deals."""
    dealt = any(setup.get(key) for key in ("hands", "deck", "actions"))
    return _position(options, setup if dealt else {"dealer": 0, **setup}, dealt=False).standing().scores


def _score_after(options: Options, setup: Setup, arguments: Arguments) -> list[int]:
    return list(_scores_now(options, setup))


def _game_over(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    winner = scoring.partie_winner(_scores_now(options, setup), _options(options).target)
    return {"over": winner is not None, "winner": winner}


def _visible(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    seat = arguments["seat"]
    view = _position(options, setup).view(seat)
    return [write_card(card) for mate in teams.teams_of(view.options).mates[seat] for card in view.known(hand(mate))]


def _hand_of(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    seat = arguments["seat"]
    return [write_card(card) for card in _position(options, setup).view(seat).known(hand(seat))]


def _pillage_state(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    state = _position(options, setup)
    facts = state.facts()
    asked = state.turn().must if facts.phase == "pillage" else None
    view = state.view(facts.plunderer if facts.plunderer >= 0 else None)
    last = facts.last_turned if facts.last_turned >= 0 else view.known(TURN_UP)[0]
    return {
        "to_act": asked,
        "trump": write_suit(facts.trump),
        "discards": [write_card(card) for card in view.known(GIVEN)],
        "last_turned": write_card(last),
    }


def _deal(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    deal = _dealt(options, setup)
    return {
        "hands": [[write_card(card) for card in held] for held in deal.hands],
        "turn_up": write_card(deal.rest[0]),
        "talon": [write_card(card) for card in deal.rest[1:]],
    }


def _after_draws(options: Options, setup: Setup) -> TriompheState:
    """The state after a draw for the first dealer; where the options ask for it, after the draw for the teams."""
    state = TRIOMPHE.new(_options(options))
    phase = state.phase
    for drawn in setup["draws"]:
        if phase == "team_draw" != state.phase:
            break
        cards = {int(seat): read_card(card) for seat, card in drawn.items()}
        if set(cards) != set(state.stage.drawing):
            raise FormError(f"draws: {sorted(state.stage.drawing)} draw, not {sorted(cards)}")
        state.apply(CHANCE, Draw(tuple(cards[seat] for seat in state.stage.drawing)))
    return state


def _designator(options: Options, setup: Setup, arguments: Arguments) -> int:
    return _after_draws({**options, "team_draw": "agreed"}, setup).facts().designator


def _first_dealer_candidates(options: Options, setup: Setup, arguments: Arguments) -> list[int]:
    options = {**options, "team_draw": "agreed"}
    if _options(options).first_dealer == "random":
        setup = {**setup, "draws": ()}
    elif "draws" not in setup:
        raise FormError("setup: missing draws")
    state = _after_draws(options, setup)
    if state.stage.dealer >= 0:
        return [state.stage.dealer]
    must = state.turn().must
    assert must is not None
    return [action.seat for action in state.legal(must) if hasattr(action, "seat")]


def _teams_by_colour(options: Options, setup: Setup, arguments: Arguments) -> list[list[int]]:
    state = _after_draws({**options, "team_draw": "colour"}, setup)
    return [[state.stage.seating[seat] for seat in side] for side in TRIOMPHE.sides(state.options)]


def _next_dealer(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    state = _position(options, setup, dealt=False)
    if state.phase in ("packets", "shuffle") and state.stage.outcome is None:
        designator, candidates = teams.naming(state.options, state.stage.dealer, None)
    else:
        outcome = _outcome(options, setup)
        designator, candidates = outcome.designator, outcome.candidates
    return {"designator": designator, "candidates": list(candidates)}


def _pack_colour(options: Options, setup: Setup, arguments: Arguments) -> str:
    return _before_deal(options, setup).facts().colour


def _chips_after(options: Options, setup: Setup, arguments: Arguments) -> list[int]:
    read = _options(options)
    return list(scoring.pay_out(scoring.pay_in(setup["chips"], read.stake), read, read.stake, setup["winner"]))


def _match(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    over, winner = scoring.match_result(setup["party_winners"], _options(options))
    return {"over": over, "winner": winner}


def _valid_options(options: Options, setup: Setup, arguments: Arguments) -> bool:
    try:
        _options(options)
    except OptionsError:
        return False
    return True


def _misdeal(options: Options, setup: Setup, arguments: Arguments) -> bool:
    state = _before_deal(options, {"dealer": 0, **setup})
    try:
        deal = _named(setup)
    except ValueError:
        return True
    return state.check(CHANCE, deal) is not None


_SEAT = frozenset({"seat"})
_DEALT = frozenset({"dealer"})
_DRAWN = frozenset({"draws"})

FORM = Form(
    options=frozenset(option.name for option in options_of(TriompheOptions)),
    setup=SETUP,
    questions={
        "legal_actions": Question(_legal_actions, "set", required=_SEAT),
        "next_player": Question(_next_player),
        "trick_winner": Question(_trick_winner),
        "hand_result": Question(_hand_result),
        "score_after": Question(_score_after),
        "game_over": Question(_game_over),
        "visible": Question(_visible, "set", required=_SEAT),
        "hand_of": Question(_hand_of, "set", required=_SEAT),
        "pillage_state": Question(_pillage_state),
        "deal": Question(_deal, free=("hands/*",)),
        "designator": Question(_designator),
        "first_dealer_candidates": Question(_first_dealer_candidates, "set"),
        "next_dealer": Question(_next_dealer, free=("candidates",)),
        "pack_colour": Question(_pack_colour),
        "chips_after": Question(_chips_after),
        "match": Question(_match),
        "teams_by_colour": Question(_teams_by_colour, free=("*",)),
        "valid_options": Question(_valid_options),
        "misdeal": Question(_misdeal),
    },
    required={
        **dict.fromkeys(
            (
                "legal_actions",
                "next_player",
                "trick_winner",
                "hand_result",
                "visible",
                "hand_of",
                "pillage_state",
                "next_dealer",
                "pack_colour",
            ),
            _DEALT,
        ),
        "deal": frozenset({"dealer", "deck"}),
        "designator": _DRAWN,
        "teams_by_colour": _DRAWN,
        "chips_after": frozenset({"winner", "chips"}),
        "match": frozenset({"party_winners"}),
        "misdeal": frozenset({"hands", "turn_up"}),
    },
)
