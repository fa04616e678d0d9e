"""The options and presets of Triomphe, in words."""

from typing import Final

from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.option_words import OptionWords, chips, option_texts

_option = option_texts("Triomphe options")
_text = texts("Triomphe options")
_plural = plurals("Triomphe options")

OPTION_WORDS: Final = OptionWords(
    options={
        "variant": _option(
            "Game",
            "Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards "
            "from the stock.",
        ),
        "players": _option("Players", "Two to six, each alone; four or six may play in two teams."),
        "teams": _option("Teams", "Partners sit side by side, see each other’s cards and add up their tricks."),
        "team_draw": _option(
            "How the teams are made", "Everybody draws a card, red against black; or the seats are left as they are."
        ),
        "first_dealer": _option("First dealer", "Everybody draws a card for it, or it is left to chance."),
        "deal_packets": _option("Packets", "How the five cards are dealt, in two rounds."),
        "next_dealer": _option("Next dealer", "Who says who deals next: never somebody of the dealer’s side."),
        "two_packs": _option(
            "Two packs",
            "Two packs with backs of two colours take turns; with two sides, red for one and blue for the other.",
        ),
        "beat_rule": _option(
            "Which card must be beaten",
            "Whoever follows suit must play higher than this card if they can. “The last card played”, says the "
            "old text; the rulebook has the one that wins.",
        ),
        "min_tricks": _option(
            "Tricks for a point", "This many tricks of the five win the deal; all five are worth two."
        ),
        "multi_scoring": _option(
            "The point with three sides or more",
            "The most tricks take it, the first to get there if equal; or three are needed too.",
        ),
        "concession": _option(
            "Giving a deal up",
            "With two sides: a point is offered for a poor hand. Refused, the others must take all five tricks. "
            "“During the game”, says the old text; the rulebook has it before the first card.",
        ),
        "target": _option("Points to win", "The partie is won by the first side with this many points."),
        "stop_when_decided": _option("Stop when decided", "A deal ends as soon as nothing can change its points."),
        "strict_table": _option(
            "Strict table", "A forbidden card can be laid; it is noticed at once and loses the deal."
        ),
        "renonce_penalty": _option(
            "Price of a fault", "At a strict table, with two sides; with more a fault always costs a point."
        ),
        "parties": _option(
            "Parties in the match", "This many parties are played; the side that wins most of them wins."
        ),
        "stake": _option("Stake", "Chips that everybody pays into the kitty for each partie; the winners share them."),
        "pillage_optional": _option(
            "Plundering is a right", "Whoever may plunder may also stop; if not, every trump that is turned is taken."
        ),
        "pillage_takes_turnup": _option(
            "The turn-up is taken first", "Whoever holds the ace begins with the turn-up; if not, with the next card."
        ),
        "pillage_discard_visible": _option(
            "Given cards lie open", "Everybody sees the cards that are given up in a plunder."
        ),
    },
    presets={
        "classic": _option("Classic", "As the rulebook has it, each alone, to five points."),
        "partners": _option("Two against two", "Four players; partners sit side by side and see both hands."),
        "threes": _option("Three against three", "Six players in two teams, with a red pack and a blue one."),
        "strict": _option("Strict table", "Faults are possible and punished, and a deal can be given up at any turn."),
        "as_qui_pille": _option("L’As qui pille", "The ace is high, and the ace of trumps plunders the stock."),
        "match": _option("Match", "Three quick parties, for five chips each."),
    },
    values={
        ("variant", "triomphe"): _text("Plain Triomphe"),
        ("variant", "as_qui_pille"): _text("L’As qui pille"),
        ("teams", "individual"): _text("Each alone"),
        ("teams", "2x2"): _text("Two against two"),
        ("teams", "2x3"): _text("Three against three"),
        ("team_draw", "colour"): _text("Drawn: red against black"),
        ("team_draw", "agreed"): _text("As the seats are"),
        ("first_dealer", "draw_designates"): _text("Named by the strongest card"),
        ("first_dealer", "draw_deals"): _text("The strongest card"),
        ("first_dealer", "random"): _text("By lot"),
        ("deal_packets", "3-2"): _text("Three, then two"),
        ("deal_packets", "2-3"): _text("Two, then three"),
        ("deal_packets", "dealer_choice"): _text("As the dealer likes"),
        ("next_dealer", "dealer_picks"): _text("Named by the dealer"),
        ("next_dealer", "rotate"): _text("The next of another side"),
        ("next_dealer", "last_trick_picks"): _text("Named by the last trick"),
        ("beat_rule", "winning"): _text("The card that wins the trick"),
        ("beat_rule", "suit"): _text("The highest of the suit led"),
        ("beat_rule", "last"): _text("The card laid last"),
        ("multi_scoring", "most"): _text("The most tricks"),
        ("multi_scoring", "min_tricks"): _text("Three tricks or nothing"),
        ("concession", "before_play"): _text("Before the first card"),
        ("concession", "any_turn"): _text("At any turn of one’s own"),
        ("concession", "off"): _text("Never"),
        ("renonce_penalty", "lose_hand"): _text("A point for the others"),
        ("renonce_penalty", "minus_point"): _text("A point less"),
        ("stake", 0): _text("None"),
    },
    amounts={
        "stake": chips,
        "target": _plural("%n point(s)"),
        "parties": _plural("%n partie(s)"),
        "min_tricks": _plural("%n trick(s)"),
    },
    problems={
        "teams-need-players": _text("These teams need {players} players."),
        "no-teams-in-variant": _text("L’As qui pille is played each alone, without teams."),
    },
)
