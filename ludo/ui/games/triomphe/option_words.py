"""The options and presets of Triomphe, in words."""

from typing import Final

from ludo.ui.i18n import translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips


def _points(number: int) -> str:
    return translate("Triomphe options", "%n point(s)", None, number)


def _parties(number: int) -> str:
    return translate("Triomphe options", "%n partie(s)", None, number)


def _tricks(number: int) -> str:
    return translate("Triomphe options", "%n trick(s)", None, number)


OPTION_WORDS: Final = OptionWords(
    options={
        "variant": OptionText(
            lambda: translate("Triomphe options", "Game"),
            lambda: translate(
                "Triomphe options",
                "Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards "
                "from the stock.",
            ),
        ),
        "players": OptionText(
            lambda: translate("Triomphe options", "Players"),
            lambda: translate("Triomphe options", "Two to six, each alone; four or six may play in two teams."),
        ),
        "teams": OptionText(
            lambda: translate("Triomphe options", "Teams"),
            lambda: translate(
                "Triomphe options", "Partners sit side by side, see each other’s cards and add up their tricks."
            ),
        ),
        "team_draw": OptionText(
            lambda: translate("Triomphe options", "How the teams are made"),
            lambda: translate(
                "Triomphe options", "Everybody draws a card, red against black; or the seats are left as they are."
            ),
        ),
        "first_dealer": OptionText(
            lambda: translate("Triomphe options", "First dealer"),
            lambda: translate("Triomphe options", "Everybody draws a card for it, or it is left to chance."),
        ),
        "deal_packets": OptionText(
            lambda: translate("Triomphe options", "Packets"),
            lambda: translate("Triomphe options", "How the five cards are dealt, in two rounds."),
        ),
        "next_dealer": OptionText(
            lambda: translate("Triomphe options", "Next dealer"),
            lambda: translate("Triomphe options", "Who says who deals next: never somebody of the dealer’s side."),
        ),
        "two_packs": OptionText(
            lambda: translate("Triomphe options", "Two packs"),
            lambda: translate(
                "Triomphe options",
                "Two packs with backs of two colours take turns; with two sides, red for one and blue for the other.",
            ),
        ),
        "beat_rule": OptionText(
            lambda: translate("Triomphe options", "Which card must be beaten"),
            lambda: translate(
                "Triomphe options",
                "Whoever follows suit must play higher than this card if they can. “The last card played”, says the "
                "old text; the rulebook has the one that wins.",
            ),
        ),
        "min_tricks": OptionText(
            lambda: translate("Triomphe options", "Tricks for a point"),
            lambda: translate("Triomphe options", "This many tricks of the five win the deal; all five are worth two."),
        ),
        "multi_scoring": OptionText(
            lambda: translate("Triomphe options", "The point with three sides or more"),
            lambda: translate(
                "Triomphe options", "The most tricks take it, the first to get there if equal; or three are needed too."
            ),
        ),
        "concession": OptionText(
            lambda: translate("Triomphe options", "Giving a deal up"),
            lambda: translate(
                "Triomphe options",
                "With two sides: a point is offered for a poor hand. Refused, the others must take all five tricks. "
                "“During the game”, says the old text; the rulebook has it before the first card.",
            ),
        ),
        "target": OptionText(
            lambda: translate("Triomphe options", "Points to win"),
            lambda: translate("Triomphe options", "The partie is won by the first side with this many points."),
        ),
        "stop_when_decided": OptionText(
            lambda: translate("Triomphe options", "Stop when decided"),
            lambda: translate("Triomphe options", "A deal ends as soon as nothing can change its points."),
        ),
        "strict_table": OptionText(
            lambda: translate("Triomphe options", "Strict table"),
            lambda: translate(
                "Triomphe options", "A forbidden card can be laid; it is noticed at once and loses the deal."
            ),
        ),
        "renonce_penalty": OptionText(
            lambda: translate("Triomphe options", "Price of a fault"),
            lambda: translate(
                "Triomphe options", "At a strict table, with two sides; with more a fault always costs a point."
            ),
        ),
        "parties": OptionText(
            lambda: translate("Triomphe options", "Parties in the match"),
            lambda: translate(
                "Triomphe options", "This many parties are played; the side that wins most of them wins."
            ),
        ),
        "stake": OptionText(
            lambda: translate("Triomphe options", "Stake"),
            lambda: translate(
                "Triomphe options", "Chips that everybody pays into the kitty for each partie; the winners share them."
            ),
        ),
        "pillage_optional": OptionText(
            lambda: translate("Triomphe options", "Plundering is a right"),
            lambda: translate(
                "Triomphe options", "Whoever may plunder may also stop; if not, every trump that is turned is taken."
            ),
        ),
        "pillage_takes_turnup": OptionText(
            lambda: translate("Triomphe options", "The turn-up is taken first"),
            lambda: translate(
                "Triomphe options", "Whoever holds the ace begins with the turn-up; if not, with the next card."
            ),
        ),
        "pillage_discard_visible": OptionText(
            lambda: translate("Triomphe options", "Given cards lie open"),
            lambda: translate("Triomphe options", "Everybody sees the cards that are given up in a plunder."),
        ),
    },
    presets={
        "classic": OptionText(
            lambda: translate("Triomphe options", "Classic"),
            lambda: translate("Triomphe options", "As the rulebook has it, each alone, to five points."),
        ),
        "partners": OptionText(
            lambda: translate("Triomphe options", "Two against two"),
            lambda: translate("Triomphe options", "Four players; partners sit side by side and see both hands."),
        ),
        "threes": OptionText(
            lambda: translate("Triomphe options", "Three against three"),
            lambda: translate("Triomphe options", "Six players in two teams, with a red pack and a blue one."),
        ),
        "strict": OptionText(
            lambda: translate("Triomphe options", "Strict table"),
            lambda: translate(
                "Triomphe options", "Faults are possible and punished, and a deal can be given up at any turn."
            ),
        ),
        "as_qui_pille": OptionText(
            lambda: translate("Triomphe options", "L’As qui pille"),
            lambda: translate("Triomphe options", "The ace is high, and the ace of trumps plunders the stock."),
        ),
        "match": OptionText(
            lambda: translate("Triomphe options", "Match"),
            lambda: translate("Triomphe options", "Three quick parties, for five chips each."),
        ),
    },
    values={
        ("variant", "triomphe"): lambda: translate("Triomphe options", "Plain Triomphe"),
        ("variant", "as_qui_pille"): lambda: translate("Triomphe options", "L’As qui pille"),
        ("teams", "individual"): lambda: translate("Triomphe options", "Each alone"),
        ("teams", "2x2"): lambda: translate("Triomphe options", "Two against two"),
        ("teams", "2x3"): lambda: translate("Triomphe options", "Three against three"),
        ("team_draw", "colour"): lambda: translate("Triomphe options", "Drawn: red against black"),
        ("team_draw", "agreed"): lambda: translate("Triomphe options", "As the seats are"),
        ("first_dealer", "draw_designates"): lambda: translate("Triomphe options", "Named by the strongest card"),
        ("first_dealer", "draw_deals"): lambda: translate("Triomphe options", "The strongest card"),
        ("first_dealer", "random"): lambda: translate("Triomphe options", "By lot"),
        ("deal_packets", "3-2"): lambda: translate("Triomphe options", "Three, then two"),
        ("deal_packets", "2-3"): lambda: translate("Triomphe options", "Two, then three"),
        ("deal_packets", "dealer_choice"): lambda: translate("Triomphe options", "As the dealer likes"),
        ("next_dealer", "dealer_picks"): lambda: translate("Triomphe options", "Named by the dealer"),
        ("next_dealer", "rotate"): lambda: translate("Triomphe options", "The next of another side"),
        ("next_dealer", "last_trick_picks"): lambda: translate("Triomphe options", "Named by the last trick"),
        ("beat_rule", "winning"): lambda: translate("Triomphe options", "The card that wins the trick"),
        ("beat_rule", "suit"): lambda: translate("Triomphe options", "The highest of the suit led"),
        ("beat_rule", "last"): lambda: translate("Triomphe options", "The card laid last"),
        ("multi_scoring", "most"): lambda: translate("Triomphe options", "The most tricks"),
        ("multi_scoring", "min_tricks"): lambda: translate("Triomphe options", "Three tricks or nothing"),
        ("concession", "before_play"): lambda: translate("Triomphe options", "Before the first card"),
        ("concession", "any_turn"): lambda: translate("Triomphe options", "At any turn of one’s own"),
        ("concession", "off"): lambda: translate("Triomphe options", "Never"),
        ("renonce_penalty", "lose_hand"): lambda: translate("Triomphe options", "A point for the others"),
        ("renonce_penalty", "minus_point"): lambda: translate("Triomphe options", "A point less"),
        ("stake", 0): lambda: translate("Triomphe options", "None"),
    },
    amounts={"stake": chips, "target": _points, "parties": _parties, "min_tricks": _tricks},
    problems={
        "teams-need-players": lambda problem: translate(
            "Triomphe options", "These teams need {players} players."
        ).format(players=problem.details.get("players", "")),
        "no-teams-in-variant": lambda problem: translate(
            "Triomphe options", "L’As qui pille is played each alone, without teams."
        ),
    },
)
