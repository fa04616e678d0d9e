"""The options and presets of Triomphe, in words."""

from typing import Final

from ludo.ui.i18n import texts, translate
from ludo.ui.wording.option_words import OptionText, OptionWords, chips

_text = texts("Triomphe options")


def _points(number: int) -> str:
    return translate("Triomphe options", "%n point(s)", None, number)


def _parties(number: int) -> str:
    return translate("Triomphe options", "%n partie(s)", None, number)


def _tricks(number: int) -> str:
    return translate("Triomphe options", "%n trick(s)", None, number)


OPTION_WORDS: Final = OptionWords(
    options={
        "variant": OptionText(
            _text("Game"),
            _text(
                "Plain Triomphe, or L’As qui pille: the ace is high, and whoever has the ace of trumps takes cards "
                "from the stock."
            ),
        ),
        "players": OptionText(
            _text("Players"),
            _text("Two to six, each alone; four or six may play in two teams."),
        ),
        "teams": OptionText(
            _text("Teams"),
            _text("Partners sit side by side, see each other’s cards and add up their tricks."),
        ),
        "team_draw": OptionText(
            _text("How the teams are made"),
            _text("Everybody draws a card, red against black; or the seats are left as they are."),
        ),
        "first_dealer": OptionText(
            _text("First dealer"),
            _text("Everybody draws a card for it, or it is left to chance."),
        ),
        "deal_packets": OptionText(
            _text("Packets"),
            _text("How the five cards are dealt, in two rounds."),
        ),
        "next_dealer": OptionText(
            _text("Next dealer"),
            _text("Who says who deals next: never somebody of the dealer’s side."),
        ),
        "two_packs": OptionText(
            _text("Two packs"),
            _text(
                "Two packs with backs of two colours take turns; with two sides, red for one and blue for the other."
            ),
        ),
        "beat_rule": OptionText(
            _text("Which card must be beaten"),
            _text(
                "Whoever follows suit must play higher than this card if they can. “The last card played”, says the "
                "old text; the rulebook has the one that wins."
            ),
        ),
        "min_tricks": OptionText(
            _text("Tricks for a point"),
            _text("This many tricks of the five win the deal; all five are worth two."),
        ),
        "multi_scoring": OptionText(
            _text("The point with three sides or more"),
            _text("The most tricks take it, the first to get there if equal; or three are needed too."),
        ),
        "concession": OptionText(
            _text("Giving a deal up"),
            _text(
                "With two sides: a point is offered for a poor hand. Refused, the others must take all five tricks. "
                "“During the game”, says the old text; the rulebook has it before the first card."
            ),
        ),
        "target": OptionText(
            _text("Points to win"),
            _text("The partie is won by the first side with this many points."),
        ),
        "stop_when_decided": OptionText(
            _text("Stop when decided"),
            _text("A deal ends as soon as nothing can change its points."),
        ),
        "strict_table": OptionText(
            _text("Strict table"),
            _text("A forbidden card can be laid; it is noticed at once and loses the deal."),
        ),
        "renonce_penalty": OptionText(
            _text("Price of a fault"),
            _text("At a strict table, with two sides; with more a fault always costs a point."),
        ),
        "parties": OptionText(
            _text("Parties in the match"),
            _text("This many parties are played; the side that wins most of them wins."),
        ),
        "stake": OptionText(
            _text("Stake"),
            _text("Chips that everybody pays into the kitty for each partie; the winners share them."),
        ),
        "pillage_optional": OptionText(
            _text("Plundering is a right"),
            _text("Whoever may plunder may also stop; if not, every trump that is turned is taken."),
        ),
        "pillage_takes_turnup": OptionText(
            _text("The turn-up is taken first"),
            _text("Whoever holds the ace begins with the turn-up; if not, with the next card."),
        ),
        "pillage_discard_visible": OptionText(
            _text("Given cards lie open"),
            _text("Everybody sees the cards that are given up in a plunder."),
        ),
    },
    presets={
        "classic": OptionText(
            _text("Classic"),
            _text("As the rulebook has it, each alone, to five points."),
        ),
        "partners": OptionText(
            _text("Two against two"),
            _text("Four players; partners sit side by side and see both hands."),
        ),
        "threes": OptionText(
            _text("Three against three"),
            _text("Six players in two teams, with a red pack and a blue one."),
        ),
        "strict": OptionText(
            _text("Strict table"),
            _text("Faults are possible and punished, and a deal can be given up at any turn."),
        ),
        "as_qui_pille": OptionText(
            _text("L’As qui pille"),
            _text("The ace is high, and the ace of trumps plunders the stock."),
        ),
        "match": OptionText(
            _text("Match"),
            _text("Three quick parties, for five chips each."),
        ),
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
