"""The options of a partie of Triomphe, read once into what play asks for."""

from functools import cache

from ludo.engine.masks import CardSet
from ludo.engine.places import Seat
from ludo.games.triomphe import rules, scoring
from ludo.games.triomphe.options import TriompheOptions
from ludo.games.triomphe.rules import Packets
from ludo.games.triomphe.scoring import Scores
from ludo.games.triomphe.teams import Teams, naming, teams_of


class Setting:
    """The options of a partie as play needs them. Made once for equal options, so that it may remember results.

    beaten_by: by trump suit and card. packets: those agreed, empty where the dealer chooses. winning_card_counts: a
    card has to beat the one that is winning the trick (TRI-47). concedes_before, concedes_any_turn: when an offer may
    be made (TRI-82, TRI-89), with two sides only (TRI-87). only_lawful_cards: in play a seat may do nothing but lay a
    lawful card. asks_stake: between two parties another stake may be agreed (TRI-74), `most_stake` at most.
    """

    __slots__ = (
        "_decided", "_namings", "_results", "asks_stake", "beaten_by", "concedes_any_turn", "concedes_before",
        "most_stake", "only_lawful_cards", "options", "packets", "parties", "players", "side_count",
        "stops_when_decided", "strict", "target", "teams", "winning_card_counts", "with_plunder",
    )  # fmt: skip

    def __init__(self, options: TriompheOptions) -> None:
        self.options = options
        self.players = options.players
        self.teams: Teams = teams_of(options)
        self.side_count = len(self.teams.sides)
        self.beaten_by: tuple[tuple[CardSet, ...], ...] = rules.BEATEN_BY[options.variant]
        self.packets: Packets = _PACKETS[options.deal_packets]
        self.with_plunder = options.variant == "as_qui_pille"
        self.winning_card_counts = options.beat_rule == "winning"
        self.stops_when_decided = options.stop_when_decided
        self.strict = options.strict_table
        self.concedes_before = options.concession == "before_play" and self.side_count == 2
        self.concedes_any_turn = options.concession == "any_turn" and self.side_count == 2
        self.only_lawful_cards = not (self.strict or self.concedes_any_turn)
        self.asks_stake = scoring.asks_stake(options)
        self.most_stake = scoring.most_stake(options)
        self.target = options.target
        self.parties = options.parties
        self._results: dict[tuple[tuple[Seat, ...], int], tuple[Scores, Scores]] = {}
        self._decided: dict[tuple[tuple[Seat, ...], int], bool] = {}
        self._namings: dict[tuple[Seat, Seat], tuple[Seat, tuple[Seat, ...]]] = {}

    def result(self, takers: tuple[Seat, ...], refuser: int) -> tuple[Scores, Scores]:
        """Return tricks and points by side of a deal played; refuser: the side that refused an offer, -1 if none.

        Tricks missing because the deal was decided count for nobody, but may fall to anybody (TRI-69).
        """
        key = (takers, refuser)
        found = self._results.get(key)
        if found is None:
            all_takers = takers + takers[-1:] * (rules.TRICKS - len(takers))
            side = refuser if refuser >= 0 else None
            points = scoring.deal_points(all_takers, self.options, side)
            found = self._results[key] = (scoring.tricks_of(takers, self.options), points)
        return found

    def decided(self, takers: tuple[Seat, ...], refuser: int) -> bool:
        """Do all ways in which the tricks to come may fall give the same points (TRI-69)?"""
        key = (takers, refuser)
        found = self._decided.get(key)
        if found is None:
            found = scoring.decided(takers, self.options, refuser if refuser >= 0 else None)
            self._decided[key] = found
        return found

    def naming(self, dealer: Seat, last_taker: Seat) -> tuple[Seat, tuple[Seat, ...]]:
        """Return who names the next dealer, and among whom; last_taker: who won the last trick, -1 if nobody did."""
        key = (dealer, last_taker)
        found = self._namings.get(key)
        if found is None:
            found = naming(self.options, dealer, last_taker if last_taker >= 0 else None)
            self._namings[key] = found
        return found


_PACKETS: dict[str, Packets] = {"3-2": "3-2", "2-3": "2-3", "dealer_choice": ""}


@cache
def setting_of(options: TriompheOptions) -> Setting:
    """Return the setting of these options, the same one for equal options."""
    return Setting(options)
