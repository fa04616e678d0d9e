"""The options and presets of Trut, in words."""

from typing import Final

from ludo.ui.i18n import plurals, texts
from ludo.ui.wording.option_words import OptionWords, chips, option_texts, player_number

_option = option_texts("Trut options")
_text = texts("Trut options")
_plural = plurals("Trut options")

OPTION_WORDS: Final = OptionWords(
    options={
        "players": _option("Players", "Two players, or four in two teams of two."),
        "direction": _option("Order of play", "The play goes around the table this way; nothing else depends on it."),
        "first_dealer": _option("First dealer", "Who deals first; after that everybody deals in turn."),
        "truts_to_win": _option("Truts to win", "The partie is won by the first side with this many truts."),
        "points_per_trut": _option("Points for a trut", "This many points are changed into one trut at once."),
        "untruted_donne_points": _option("Deal without a trut", "What a deal won without anybody truting is worth."),
        "trut_timing": _option("When one may trut", "Who may say “je trute”, and at which moments."),
        "response_order": _option(
            "Who answers first", "With four players: which opponent of the truter is asked first."
        ),
        "pourri_leader": _option(
            "Who leads after a rotten trick",
            "With four players and more than two equal cards: who leads after a rotten trick (pourri).",
        ),
        "stop_when_decided": _option("Stop when decided", "A deal ends as soon as nothing can change its winner."),
        "announcements": _option(
            "Announcements",
            "Before the first card one may trut by naming three of a kind, or two alike and an odd one.",
        ),
        "announcement_bluff": _option("False announcements", "An announcement need not be true."),
        "brelan_compulsory": _option(
            "Three of a kind must be announced",
            "Whoever is dealt three cards of one rank announces it at once, wanted or not.",
        ),
        "fortial": _option(
            "The fortial", "A side one point short of the partie first says whether it goes; the others wait, blind."
        ),
        "fortial_stake": _option("Worth of a fortial deal", "What a deal is worth when the side at the fortial goes."),
        "fortial_partner_blind": _option(
            "Second partner decides blind",
            "With four players: after a first “no” the partner decides without looking at their cards.",
        ),
        "parties": _option(
            "Parties in the match", "This many parties are played; the side that wins most of them wins."
        ),
        "stake": _option("Stake", "Chips that everybody pays in for each partie; the winners share them."),
    },
    presets={
        "classic": _option("Classic", "As the rulebook has it, to seven truts."),
        "quiet": _option("Quiet", "Truts on one’s own turn only, and no announcements."),
        "bluffers": _option("Bluffers", "Announcements may be false, and all three tricks are played."),
        "short": _option("Short", "To three truts."),
        "match": _option("Match", "Three parties, for five chips each."),
    },
    values={
        ("direction", "clockwise"): _text("Clockwise"),
        ("direction", "anticlockwise"): _text("Anticlockwise"),
        ("first_dealer", "random"): _text("By lot"),
        ("untruted_donne_points", 1): _text("One point"),
        ("untruted_donne_points", 0): _text("Nothing"),
        ("trut_timing", "any"): _text("Everybody, between any two cards"),
        ("trut_timing", "own_turn"): _text("Only the player on turn"),
        ("trut_timing", "between_tricks"): _text("Everybody, between two tricks"),
        ("response_order", "after_dealer"): _text("The first after the dealer"),
        ("response_order", "after_truter"): _text("The first after the truter"),
        ("pourri_leader", "first"): _text("Who made it rotten first"),
        ("pourri_leader", "last"): _text("Who laid the last equal card"),
        ("fortial_stake", "trut"): _text("A trut"),
        ("fortial_stake", "donne"): _text("A point"),
        ("stake", 0): _text("None"),
    },
    amounts={
        "first_dealer": player_number,
        "truts_to_win": _plural("%n trut(s)"),
        "points_per_trut": _plural("%n point(s)"),
        "parties": _plural("%n partie(s)"),
        "stake": chips,
    },
)
