"""Scenarios of Trio and L'École, answered by the engine."""

from collections.abc import Mapping
from typing import Any

from ludo.engine.cards import Card, read_card, read_cards, read_suit, write_card
from ludo.engine.options import options_of
from ludo.games.trio import TRIO, checks, rules, scoring
from ludo.games.trio.actions import DRAW_DISCARD, LayOff, Replace, read_rank
from ludo.games.trio.combinations import (
    KINDS,
    SEQUENCE,
    SET,
    Combination,
    Meld,
    readings_in_order,
    shape_named,
    shape_of,
    slot_at,
)
from ludo.games.trio.context import EARLIER, NEVER, NO_CARD, THIS_TURN, TurnContext, bound_by
from ludo.games.trio.finishing import can_finish
from ludo.games.trio.laying import discards, openings
from ludo.games.trio.options import TrioOptions
from ludo.games.trio.proposals import propose_meld
from tests.scenarios.form import Arguments, Form, FormError, Question, Setup

Options = Mapping[str, Any]

SETUP = frozenset(
    {"hand", "opened", "contract", "meld", "melds", "top", "taken", "pack_holder", "cards", "scores", "contracts",
     "opened_in_deal", "hands", "out", "totals", "deal_points", "order", "talon", "discard"}
)  # fmt: skip
MELD_KEYS = frozenset({"kind", "rank", "suit", "start", "cards", "owner", "limit", "laid"})
ME, OTHER = 0, 1
"""The player who is asked, and somebody else."""


def _options(options: Options) -> TrioOptions:
    return TRIO.read_options(options)


def _meld(options: TrioOptions, meld: Mapping[str, Any]) -> Meld:
    unknown = meld.keys() - MELD_KEYS
    if unknown or meld["kind"] not in KINDS or meld.get("owner", "other") not in ("self", "other"):
        raise FormError(f"meld: unknown key, kind or owner: {meld}")
    cards = read_cards(meld["cards"])
    if meld["kind"] == SET:
        combination = Combination(SET, read_rank(meld["rank"]), 0, cards)
    else:
        combination = Combination(SEQUENCE, read_suit(meld["suit"]), meld["start"], cards)
    limit = (
        meld["limit"] if "limit" in meld else shape_of(combination.kind, meld.get("laid", len(cards)), options).limit
    )
    return Meld(ME if meld.get("owner") == "self" else OTHER, combination, limit)


def _moment(options: Options, setup: Setup, held: tuple[Card, ...] = ()) -> TurnContext:
    """The moment of a setup. `held` are cards of a hand that the setup does not name: they hold others as well, and
    whether they could get rid of those is not the question."""
    read = _options(options)
    if setup["opened"] not in (NEVER, THIS_TURN, EARLIER):
        raise FormError(f"setup: opened {setup['opened']!r}")
    hand = read_cards(setup["hand"]) if "hand" in setup else (*held, *OTHER_CARDS)
    melds = [*setup.get("melds", ()), *([setup["meld"]] if "meld" in setup else [])]
    taken = read_card(setup["taken"]) if "taken" in setup else NO_CARD
    return TurnContext(
        options=read,
        seat=ME,
        drawing=False,
        hand=hand,
        contract=setup.get("contract", 1),
        opened=setup["opened"],
        melds=tuple(_meld(read, meld) for meld in melds),
        top=read_card(setup["top"]) if "top" in setup else NO_CARD,
        bound=bound_by(taken, read) if taken in hand else NO_CARD,
        must_finish=taken != NO_CARD and setup["opened"] == EARLIER and "hand" in setup,
        taken=taken,
    )


OTHER_CARDS = read_cards("3c 5d 8h")
"""Cards that a player also holds where the setup does not name their hand."""


def _hand_points(options: Options, setup: Setup, arguments: Arguments) -> int:
    _options(options)
    return rules.points(read_cards(setup["hand"]))


def _packs(options: Options, setup: Setup, arguments: Arguments) -> dict[str, int]:
    read = _options(options)
    _, rest = rules.deal_out(rules.full_pack(read), 0, read.players)
    return {
        "packs": rules.packs(read),
        "cards": len(rules.full_pack(read)),
        "talon_after_deal": len(rest) - 1,
    }


def _first_dealer(options: Options, setup: Setup, arguments: Arguments) -> dict[str, int]:
    players = _options(options).players
    dealer = rules.search_dealer(setup["pack_holder"], read_cards(setup["cards"]), players).dealer
    following = rules.next_seat(dealer, players)
    return {"dealer": dealer, "first_player": following, "next_dealer": following}


def _valid_meld(options: Options, setup: Setup, arguments: Arguments) -> bool:
    read = _options(options)
    shape = shape_named(arguments["kind"], read, arguments.get("contract7", False))
    return bool(readings_in_order(read_cards(arguments["cards"]), shape, read))


def _can_open_contract(options: Options, setup: Setup, arguments: Arguments) -> bool:
    context = _moment(options, setup)
    return any(checks.laying_refusal(context, opening) is None for opening in openings(context))


def _can_lay_now(options: Options, setup: Setup, arguments: Arguments) -> bool:
    cards = read_cards(arguments["cards"])
    return bool(propose_meld(_moment(options, setup, cards), cards))


def _can_layoff(options: Options, setup: Setup, arguments: Arguments) -> bool:
    card = read_card(arguments["card"])
    context = _moment(options, setup, (card,))
    return checks.laying_refusal(context, LayOff(card, len(context.melds) - 1, arguments["end"])) is None


def _can_replace_wild(options: Options, setup: Setup, arguments: Arguments) -> bool:
    card = read_card(arguments["card"])
    context = _moment(options, setup, (card,))
    number = len(context.melds) - 1
    slot = slot_at(context.melds[number].combination, arguments["index"])
    return checks.laying_refusal(context, Replace(card, number, slot)) is None


def _can_take_discard(options: Options, setup: Setup, arguments: Arguments) -> bool:
    context = _moment(options, setup)._replace(drawing=True)
    return checks.player_refusal(context, DRAW_DISCARD) is None


def _can_go_out(options: Options, setup: Setup, arguments: Arguments) -> bool:
    if setup["opened"] == NEVER and "contract" not in setup:
        raise FormError("setup: missing contract")
    return can_finish(_moment(options, setup))


def _legal_discards(options: Options, setup: Setup, arguments: Arguments) -> list[str]:
    return [write_card(card) for card in discards(_moment(options, setup))]


def _score_after(options: Options, setup: Setup, arguments: Arguments) -> dict[str, list[int]]:
    _options(options)
    opened = [seat for seat, did in enumerate(setup["opened_in_deal"]) if did]
    gained = scoring.deal_points([read_cards(held) for held in setup["hands"]])
    line = scoring.line_after(setup["scores"], setup["contracts"], opened, gained)
    return {"scores": list(line.scores), "contracts": list(line.contracts)}


def _game_over(options: Options, setup: Setup, arguments: Arguments) -> dict[str, Any]:
    opened = [seat for seat, did in enumerate(setup["opened_in_deal"]) if did]
    result = scoring.partie_result(
        _options(options),
        setup["contracts"],
        setup.get("order", opened),
        setup.get("out"),
        setup["totals"],
        setup.get("deal_points", ()),
    )
    return {"over": result.over, "winners": list(result.winners) if result.over else None}


def _reshuffle(options: Options, setup: Setup, arguments: Arguments) -> dict[str, list[str]]:
    _options(options)
    if setup["talon"]:
        raise FormError("setup: the stock is not empty")
    kept, pool = rules.renewed(read_cards(setup["discard"]))
    return {"discard": [*map(write_card, kept)], "talon_set": [*map(write_card, pool)]}


FORM = Form(
    options=frozenset(option.name for option in options_of(TrioOptions)),
    setup=SETUP,
    questions={
        "hand_points": Question(_hand_points),
        "packs": Question(_packs),
        "first_dealer": Question(_first_dealer),
        "valid_meld": Question(_valid_meld, required=frozenset({"kind", "cards"}), optional=frozenset({"contract7"})),
        "can_open_contract": Question(_can_open_contract),
        "can_lay_now": Question(_can_lay_now, required=frozenset({"cards"})),
        "can_layoff": Question(_can_layoff, required=frozenset({"card", "end"})),
        "can_replace_wild": Question(_can_replace_wild, required=frozenset({"card", "index"})),
        "can_take_discard": Question(_can_take_discard),
        "can_go_out": Question(_can_go_out),
        "legal_discards": Question(_legal_discards, "set"),
        "score_after": Question(_score_after),
        "game_over": Question(_game_over, free=("winners",)),
        "reshuffle": Question(_reshuffle, free=("talon_set",)),
    },
    required={
        "hand_points": frozenset({"hand"}),
        "first_dealer": frozenset({"pack_holder", "cards"}),
        "can_open_contract": frozenset({"hand", "opened", "contract"}),
        "can_lay_now": frozenset({"opened"}),
        "can_layoff": frozenset({"opened", "meld"}),
        "can_replace_wild": frozenset({"opened", "meld"}),
        "can_take_discard": frozenset({"hand", "opened", "top"}),
        "can_go_out": frozenset({"hand", "opened"}),
        "legal_discards": frozenset({"hand", "opened"}),
        "score_after": frozenset({"scores", "contracts", "opened_in_deal", "hands"}),
        "game_over": frozenset({"contracts", "opened_in_deal", "totals"}),
        "reshuffle": frozenset({"talon", "discard"}),
    },
)
