"""The score sheet of Trente-et-un and its 36-card game: lives, chips and the pot."""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from typing import ClassVar, Final, Literal, TypeAlias, cast, get_args

from ludo.engine.cards import Card
from ludo.engine.frozen import Frozen
from ludo.engine.places import Seat
from ludo.engine.refusals import PARTIE_OVER, Refusal
from ludo.games.trente_et_un import rules, scoring
from ludo.games.trente_et_un.options import TrenteEtUnOptions, setting_of
from ludo.games.trente_et_un.rules import FIRE, THIRTY_ONE
from ludo.games.trente_et_un.scoring import Losses, Settled
from ludo.games.trente_et_un.view import TrenteEtUnStanding
from ludo.nights.sheets.contract import Sheet
from ludo.nights.sheets.line_texts import Fields, json_text
from ludo.nights.sheets.table_lines import EndLine, leading

Kind: TypeAlias = Literal["showdown", "thirty_one", "compared", "fire"]
"""How a deal ended: hands compared after a knock, a thirty-one, hands compared though nobody had knocked, or fire. With
36 cards it does not matter who passed first (SCH-25), and hands are compared unless there is fire (SCH-45)."""

KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
_MOST_THIRTY_ONES: Final = 4
"""Each needs an ace of its own."""


@dataclass(frozen=True, slots=True)
class TrenteEtUnLine(Frozen):
    """A deal.

    values: what the hands that are compared are worth, by chair; None for who has left. knocker: who had knocked, None
    if nobody had. holders: who showed a thirty-one or fire, first who showed first; dealt: it came with the deal.
    """

    kind: Kind
    values: tuple[float | None, ...] = ()
    knocker: Seat | None = None
    holders: tuple[Seat, ...] = ()
    dealt: bool = False


@dataclass(frozen=True, slots=True)
class TrenteEtUnPosition(Frozen):
    """How a sheet of Trente-et-un stands; pot: chips that were paid into it. losses: lives that the last deal cost."""

    options: TrenteEtUnOptions
    standing: TrenteEtUnStanding
    pot: int = 0
    deal_number: int = 0
    losses: Losses = ()

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is still in the partie."""
        return rules.seats_in(self.standing.lives, 0)


class TrenteEtUnSheet(Sheet[TrenteEtUnOptions, TrenteEtUnLine, TrenteEtUnPosition]):
    """The score sheet of Trente-et-un: one line a deal."""

    game: ClassVar[str] = "trente_et_un"
    options: ClassVar[frozenset[str] | None] = frozenset(
        {
            "variant", "chips", "grace_life", "two_suited_sum", "three_kind_30_5", "dealt_31", "dealt_31_several",
            "empty_talon", "knock_tie", "knocker_surpassed", "lowest_pays_with_knocker", "knocker_two_on_31",
            "thirty_one_ends", "sch_pack", "sch_fire", "sch_thirty_one", "sch_thirty_one_losers", "turn_limit",
        }
    )  # fmt: skip

    def start(self, options: TrenteEtUnOptions) -> TrenteEtUnPosition:
        """Return the position before the first deal: all chips before their owners (T31-06, T31-47)."""
        lives = (scoring.lives_of(options.chips, options.grace_life),) * options.players
        left = (0,) * options.players
        begun = Settled((options.chips,) * options.players, lives, left, 0, (), {})
        return _position(options, begun, left, 0, ())

    def read(self, text: str) -> TrenteEtUnLine:
        with Fields(text) as fields:
            return TrenteEtUnLine(
                cast(Kind, fields.take_word("kind", KINDS)),
                fields.take_values("values"),
                fields.take_optional("knocker"),
                fields.take_numbers("holders"),
                fields.take_flag("dealt"),
            )

    def write(self, line: TrenteEtUnLine) -> str:
        """Write a deal; what does not belong to its kind is left out."""
        fields: dict[str, object] = {"kind": line.kind}
        if line.values:
            fields["values"] = line.values
        if line.knocker is not None:
            fields["knocker"] = line.knocker
        if line.holders:
            fields["holders"] = line.holders
        if line.dealt:
            fields["dealt"] = True
        return json_text(fields)

    def check(self, position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
        """Check that everybody still in has a possible hand, and who knocked or showed a thirty-one is one of them."""
        if position.standing.over:
            return PARTIE_OVER
        if line.kind not in self.expected(position):
            return Refusal("line-kind", {"kind": line.kind})
        if line.knocker is not None and line.knocker not in position.seats:
            return Refusal("not-in", {"seat": line.knocker})
        if line.kind == "fire":
            return _fire_refusal(position, line)
        if line.kind == "thirty_one":
            in_36 = rules.is_36(position.options)
            return _shown_refusal(position, line) if in_36 else _holders_refusal(position, line)
        if line.holders or line.dealt:
            return Refusal("line-field", {"field": "holders"})
        if (line.knocker is None) != (line.kind == "compared"):
            return Refusal("who-knocked")
        return _values_refusal(position, line)

    def mark(self, position: TrenteEtUnPosition, line: TrenteEtUnLine) -> TrenteEtUnPosition:
        """Lives and chips go (T31-45, T31-47); the last one left takes the pot (T31-50, SCH-32)."""
        options, standing = position.options, position.standing
        knocker = -1 if line.knocker is None else line.knocker
        winners: tuple[Seat, ...] = ()
        if line.kind == "fire":
            losses = scoring.thirty_one_losses(options, standing.lives, line.holders, -1)
        elif line.kind == "thirty_one" and rules.is_36(options):
            losses = scoring.losses_to_31(line.values)
        elif line.kind == "thirty_one":
            _, losses, winners = scoring.thirty_one(options, standing.lives, line.holders, line.dealt, knocker)
        else:
            losses = scoring.showdown_losses(options, line.values, knocker)
        settled = scoring.settle(standing.balances, standing.lives, position.pot, losses, winners)
        left = scoring.left_at(standing.left, standing.lives, settled.lives, position.deal_number + 1)
        return _position(options, settled, left, position.deal_number + 1, losses)

    def expected(self, position: TrenteEtUnPosition) -> tuple[Kind, ...]:
        """With 36 cards hands are compared (SCH-21), unless there is fire (SCH-45) or a thirty-one costs all others
        (SCH-46). With 52 they are after a knock, or if play can end without one."""
        options = position.options
        if position.standing.over:
            return ()
        if rules.is_36(options):
            shown: tuple[Kind, ...] = ("thirty_one",) if options.sch_thirty_one_losers == "all_others" else ()
            return ("compared", *shown, "fire") if options.sch_fire != "none" else ("compared", *shown)
        kinds: tuple[Kind, ...] = ("showdown", "thirty_one")
        unknocked = options.empty_talon == "showdown" or options.turn_limit is not None
        return (*kinds, "compared") if unknocked else kinds

    def end(self, position: TrenteEtUnPosition, line: EndLine) -> TrenteEtUnPosition:
        """The pot goes back to those who paid into it: everybody has their chips again; most lives are ahead."""
        options, standing = position.options, position.standing
        after = replace(
            standing,
            over=True,
            winners=leading([(lives,) for lives in standing.lives], line.counts),
            chips=(0,) * options.players,
            balances=(options.chips,) * options.players,
        )
        return replace(position, standing=after, pot=0)

    def absent(self, position: TrenteEtUnPosition) -> tuple[Seat, ...]:
        """Return who is out, by losing or by leaving."""
        return tuple(seat for seat in range(position.options.players) if seat not in position.seats)

    def leaving_refusal(self, position: TrenteEtUnPosition, seat: Seat) -> Refusal | None:
        """Anybody can leave: they are out as if they had no life left (T31-46)."""
        return None

    def sitting_refusal(self, position: TrenteEtUnPosition, seat: Seat) -> Refusal | None:
        """Who has no life left does not come back, nor does anybody in their place."""
        return None if seat in position.seats else Refusal("not-in", {"seat": seat})

    def leave(self, position: TrenteEtUnPosition, seat: Seat) -> TrenteEtUnPosition:
        """Lives go, what was paid into the pot stays there; the last one left takes it (T31-50)."""
        options, standing = position.options, position.standing
        lives = tuple(0 if place == seat else count for place, count in enumerate(standing.lives))
        settled = scoring.settle(standing.balances, lives, position.pot, (None,) * options.players, ())
        left = scoring.left_at(standing.left, standing.lives, lives, position.deal_number, after=True)
        return _position(options, settled, left, position.deal_number, position.losses)


def _position(
    options: TrenteEtUnOptions, settled: Settled, left: tuple[int, ...], deal_number: int, losses: Losses
) -> TrenteEtUnPosition:
    gains = tuple(held - options.chips for held in settled.chips)
    winners, lives = settled.winners, settled.lives
    standing = TrenteEtUnStanding(bool(winners), winners, gains, lives, settled.chips, left)
    return TrenteEtUnPosition(options, standing, settled.pot, deal_number, losses)


def _holders_refusal(position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
    if line.values:
        return Refusal("line-field", {"field": "values"})
    if not line.holders or len(set(line.holders)) < len(line.holders) or len(line.holders) > _MOST_THIRTY_ONES:
        return Refusal("who-holds")
    for seat in line.holders:
        if seat not in position.seats:
            return Refusal("not-in", {"seat": seat})
    if line.knocker in line.holders:
        return Refusal("knocker-holds", {"seat": line.knocker})
    return None


def _fire_refusal(position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
    """One has fire, and no other hand is shown (SCH-45)."""
    if line.values:
        return Refusal("line-field", {"field": "values"})
    if len(line.holders) != 1:
        return Refusal("who-holds")
    return None if line.holders[0] in position.seats else Refusal("not-in", {"seat": line.holders[0]})


def _shown_refusal(position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
    """All hands are shown, those of the holders are thirty-ones (SCH-46)."""
    if not line.holders or any(not 0 <= seat < len(line.values) for seat in line.holders):
        return Refusal("who-holds")
    if any(line.values[seat] != THIRTY_ONE for seat in line.holders):
        return Refusal("who-holds")
    return _values_refusal(position, line)


def _values_refusal(position: TrenteEtUnPosition, line: TrenteEtUnLine) -> Refusal | None:
    options = position.options
    if len(line.values) != options.players:
        return Refusal("line-chairs", {"chairs": options.players})
    possible = possible_values(options)
    for seat, value in enumerate(line.values):
        if (value is not None) != (seat in position.seats):
            return Refusal("value-missing" if value is None else "not-in", {"seat": seat})
        if value is not None and value not in possible:
            return Refusal("no-such-value", {"seat": seat})
        if value == THIRTY_ONE and not _may_hide_31(options, line):
            return Refusal("thirty-one-shown", {"seat": seat})
        if value == FIRE and options.sch_thirty_one == "immediate":
            return Refusal("fire-shown", {"seat": seat})
    return None


def _may_hide_31(options: TrenteEtUnOptions, line: TrenteEtUnLine) -> bool:
    """Can a thirty-one be among hands that are compared?

    With 36 cards it is compared (SCH-21), unless it costs all others (SCH-46); with 52 only if it waits for its
    holder's turn, and there was none (T31-22, T31-52).
    """
    if rules.is_36(options):
        lowest_loses = options.sch_thirty_one_losers == "lowest"
        return lowest_loses or line.kind == "thirty_one" or options.sch_thirty_one == "own_turn"
    return line.knocker is None and options.dealt_31 == "own_turn" and options.turn_limit is not None


def possible_values(options: TrenteEtUnOptions) -> frozenset[float]:
    """Return all values that a hand can have with these options (T31-17, T31-20, SCH-24, SCH-45)."""
    setting = setting_of(options)
    return _values(rules.pack_of(options), setting.brelan_counts, setting.pairs_count, setting.fire)


@lru_cache(8)
def _values(pack: tuple[Card, ...], brelan_counts: bool, pairs_of_a_suit: bool, fire: bool) -> frozenset[float]:
    hands = combinations(pack, rules.HAND_SIZE)
    return frozenset(rules.value_of(hand, brelan_counts, pairs_of_a_suit, fire) for hand in hands)


TRENTE_ET_UN_SHEET: Final = TrenteEtUnSheet()
