"""Scenarios of Trut, answered by the engine."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludo.engine.actions import Cut, Deal, Shuffle
from ludo.engine.cards import read_cards, write_card
from ludo.engine.options import options_of
from ludo.engine.places import hand
from ludo.engine.turns import CHANCE
from ludo.games.trut import TRUT, rules, scoring
from ludo.games.trut.options import TrutOptions
from ludo.games.trut.rules import ROTTEN
from ludo.games.trut.scoring import NO_SCORES, Score
from ludo.games.trut.state import TrutState
from ludo.games.trut.view import TrutFacts
from tests.scenarios.form import Arguments, Form, FormError, Question, Setup

Options = Mapping[str, Any]

SETUP = frozenset({"dealer", "hands", "score", "actions", "deck", "cut", "winner", "chips", "party_winners"})


def _options(options: Options) -> TrutOptions:
    return TRUT.read_options(options)


def _before_deal(options: Options, setup: Setup) -> TrutState:
    if "dealer" not in setup:
        raise FormError("setup: missing dealer")
    return TRUT.position(_options(options), setup["dealer"], _scores(setup))


def _scores(setup: Setup) -> list[Score]:
    return [Score(*entry) for entry in setup.get("score", ())]


def _hands(setup: Setup) -> Deal:
    return Deal(tuple(read_cards(held) for held in setup["hands"]))


def _position(options: Options, setup: Setup, dealt: bool = True) -> TrutState:
    """The position of a setup after its actions; `dealt`: even without an action the question is about cards."""
    if not ("hands" in setup or "deck" in setup) and (dealt or setup.get("actions")):
        raise FormError("setup: missing hands or deck")
    state = _before_deal(options, setup)
    if "hands" in setup:
        state.apply(CHANCE, _hands(setup))
    elif "deck" in setup:
        state.apply(CHANCE, Shuffle(read_cards(setup["deck"])))
        state.apply(CHANCE, Cut(setup.get("cut", 0)))
    for text in setup.get("actions", ()):
        seat, _, words = text.partition(" ")
        state.apply(int(seat), TRUT.read(words))
    return state


def _facts(options: Options, setup: Setup) -> TrutFacts:
    facts: TrutFacts = _position(options, setup).view(None).facts
    return facts


def _legal_actions(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    return [TRUT.write(action) for action in _position(options, setup).legal(arguments["seat"])]


def _next_player(options: Options, setup: Setup, arguments: Arguments) -> int | None:
    must = _position(options, setup).turn().must
    return None if must == CHANCE else must


def _trick_result(options: Options, setup: Setup, arguments: Arguments) -> int | str:
    results = _facts(options, setup).results
    result = results[arguments["trick"] - 1 if "trick" in arguments else -1]
    return "pourri" if result == ROTTEN else result


def _donne_result(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    outcome = _facts(options, setup).outcome
    if outcome is None:
        return {"over": False, "how": None, "winner": None}
    return {"over": True, "how": outcome.how, "winner": outcome.winner}


def _scores_now(options: Options, setup: Setup) -> Sequence[Score]:
    """The score after the actions. A setup whose score has been won already is no position: nobody is about to deal."""
    scores = _scores(setup) or NO_SCORES
    to_win = _options(options).truts_to_win
    dealt = bool({"hands", "deck"} & setup.keys()) and scoring.partie_winner(scores, to_win) is None
    return _position(options, setup).standing().scores if dealt or setup.get("actions") else scores


def _score_after(options: Options, setup: Setup, arguments: Arguments) -> list[list[int]]:
    return [list(score) for score in _scores_now(options, setup)]


def _game_over(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    winner = scoring.partie_winner(_scores_now(options, setup), _options(options).truts_to_win)
    return {"over": winner is not None, "winner": winner}


def _fortial(options: Options, setup: Setup, arguments: Arguments) -> list[bool]:
    return [rules.at_fortial(_options(options), score) for score in _scores_now(options, setup)]


def _phase(options: Options, setup: Setup, arguments: Arguments) -> str:
    phase = _facts(options, setup).phase
    return phase if phase in ("fortial", "play", "answer") else "done"


def _visible(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    seat = arguments["seat"]
    return [write_card(card) for card in _position(options, setup).view(seat).known(hand(seat))]


def _deal(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    pack = rules.cut_pack(read_cards(setup["deck"]), setup.get("cut", 0))
    hands, stock = rules.deal_out(pack, setup["dealer"], _options(options).players)
    return {"hands": [[write_card(card) for card in held] for held in hands], "talon": [*map(write_card, stock)]}


def _next_dealer(options: Options, setup: Setup, arguments: Arguments) -> int:
    state = _position(options, setup, dealt=False)
    facts = state.facts()
    passed_on = facts.outcome is not None and facts.phase == "shuffle"
    return facts.dealer if passed_on else rules.next_dealer(facts.dealer, state.options.players)


def _chips_after(options: Options, setup: Setup, arguments: Arguments) -> list[int]:
    stake = _options(options).stake
    return list(scoring.pay_out(scoring.pay_in(setup["chips"], stake), stake, setup["winner"]))


def _match(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    over, winner = scoring.match_result(setup["party_winners"], _options(options).parties)
    return {"over": over, "winner": winner}


def _misdeal(options: Options, setup: Setup, arguments: Arguments) -> bool:
    try:
        deal = _hands(setup)
    except ValueError:
        return True
    return _before_deal(options, {"dealer": 0, **setup}).check(CHANCE, deal) is not None


FORM = Form(
    options=frozenset(option.name for option in options_of(TrutOptions)),
    setup=SETUP,
    questions={
        "legal_actions": Question(_legal_actions, "set", required=frozenset({"seat"})),
        "next_player": Question(_next_player),
        "trick_result": Question(_trick_result, optional=frozenset({"trick"})),
        "donne_result": Question(_donne_result),
        "score_after": Question(_score_after),
        "game_over": Question(_game_over),
        "fortial": Question(_fortial),
        "phase": Question(_phase),
        "visible": Question(_visible, "set", required=frozenset({"seat"})),
        "deal": Question(_deal, free=("hands/*",)),
        "next_dealer": Question(_next_dealer),
        "chips_after": Question(_chips_after),
        "match": Question(_match),
        "misdeal": Question(_misdeal),
    },
    required={
        **dict.fromkeys(
            (
                "legal_actions",
                "next_player",
                "trick_result",
                "donne_result",
                "phase",
                "visible",
                "next_dealer",
            ),
            frozenset({"dealer"}),
        ),
        "deal": frozenset({"dealer", "deck"}),
        "misdeal": frozenset({"hands"}),
        "chips_after": frozenset({"winner", "chips"}),
        "match": frozenset({"party_winners"}),
    },
)
