"""Entries by hand, and parties in one line, as rows."""

from collections.abc import Mapping, Sequence

from ludo.nights.money import CHIPS
from ludo.nights.other_games import Side, moves, shares
from ludo.nights.people import folded_name
from ludo.store.books.act import Act, Value, shown
from ludo.store.books.derive_entries import BANK
from ludo.store.books.project_money import account, expense_moves, write_money
from ludo.store.books.project_played import moves_of, write_annulled, write_postings, write_results
from ludo.store.books.projecting import ENTRIES, Projecting
from ludo.store.books.rows_kept import keep


def said_moves(act: Act) -> Sequence[Value]:
    """Return what an entry moves: payers, payees and chips."""
    chips = act.number("chips")
    match act.kind:
        case "buy":
            return [[BANK, account(act.text("person")), chips]]
        case "cash":
            return [[account(act.text("person")), BANK, chips]]
        case "give":
            return [[account(act.text("from")), account(act.text("to")), chips]]
        case "pay":
            return [[account(act.text("to")), account(act.text("from")), chips]]
        case "expense":
            return _expense(act)
        case "count":
            return []
    said = act.body.get("moves")
    return said if isinstance(said, list) else []


def _expense(act: Act) -> Sequence[Value]:
    if act.text("currency"):
        return expense_moves(act) if act.text("currency") == CHIPS else []
    payer = act.text("paid")
    exact = act.body.get("exact")
    if isinstance(exact, list):
        due = [(str(one[0]), one[1]) for one in exact if isinstance(one, list)]
    else:
        people = act.ids("shares")
        parts = shares(act.number("chips"), range(len(people))) if people else {}
        due = [(people[place], share) for place, share in parts.items()]
    return [[f"p:{person}", f"p:{payer}", share] for person, share in due if person != payer]


def write_entry(projection: Projecting, act: Act) -> None:
    """Make the rows of what was entered by hand."""
    evening = act.text("evening")
    origin = projection.numbers.of("evening", projection.standing.current(evening)) if evening else 0
    number = projection.numbers.entry(act.id, origin)
    undo = projection.back(act.id)
    gone = projection.is_gone(act.id) or (bool(evening) and projection.evening(evening) is None)
    kind = act.text("as") or ("count-play" if act.kind == "count" and act.body.get("play") else ENTRIES[act.kind])
    keep(
        projection.connection,
        "hand_entries",
        "evening = ? AND number = ?",
        (origin, number),
        [] if gone else [(origin, number, kind)],
    )
    reason = shown("reason", act.body.get("reason"))
    paid = {} if gone else {number: moves_of(projection, said_moves(act))}
    made = {number: (projection.happened(act), reason if isinstance(reason, str) else None)}
    if act.kind != "count" or gone:
        write_postings(projection, "play", origin, paid, made, undo, only=number)
    write_money(projection, act, origin, number)


def write_play(projection: Projecting, act: Act) -> None:
    """Make the rows of a partie of which only the result is known: a sheet without lines where Ludo knows the game."""
    known = bool(act.body.get("known"))
    source = "sheet" if known else "play"
    number = projection.numbers.of(source, act.id)
    gone, made = projection.is_gone(act.id), projection.happened(act)
    evening = projection.evening(projection.standing.value(act.id, "evening"))
    seats: list[tuple[int, int | None, Value, Value]] = []
    played = _played(projection, act)
    for side in _sides(act):
        people = side.get("people")
        team = side.get("team")
        for person in people if isinstance(people, list) else []:
            seats.append(
                (
                    projection.person(played[str(person)]),
                    team if isinstance(team, int) else None,
                    side.get("place"),
                    side.get("score"),
                )
            )
    results = [
        (source, number, chair, person, place, score)
        for chair, (person, _, place, score) in enumerate(seats)
        if place is not None and not gone
    ]
    ended, counted = act.text("ended") or made, int(act.body.get("counted", True) is True)
    ends = [] if gone else [(source, number, "imported", counted, ended)]
    if known:
        sheet = (number, evening, act.text("game"), "{}", made, ended, 1, act.number("rules"))
        keep(projection.connection, "sheets", "id = ?", (number,), [] if gone else [sheet])
        chairs = [] if gone else [(number, chair, seat[0]) for chair, seat in enumerate(seats)]
        keep(projection.connection, "sheet_chairs", "sheet = ?", (number,), chairs)
        paid = {} if gone else {1: moves_of(projection, _chips(projection, act))}
        write_postings(projection, "sheet", number, paid, {1: (made, None)}, projection.back(act.id))
    else:
        entry = _write_chips(projection, act, evening or 0, made)
        row = (number, _game(projection, act), evening, entry, made)
        keep(projection.connection, "plays", "id = ?", (number,), [] if gone else [row])
        others = [] if gone else [(number, chair, seat[0], seat[1]) for chair, seat in enumerate(seats)]
        keep(projection.connection, "play_chairs", "play = ?", (number,), others)
    write_results(projection.connection, source, number, ends, results)
    write_annulled(projection, act, source, number)


def _played(projection: Projecting, act: Act) -> Mapping[str, str]:
    """Return who has played for everybody who was said to have, as was said last."""
    chairs = [(f"chair:{chair}", person) for chair, person in enumerate(act.ids("sides"))]
    return {person: str(projection.standing.value(act.id, chair, person)) for chair, person in chairs}


def _sides(act: Act) -> list[Mapping[str, Value]]:
    sides = act.body.get("sides")
    return [side for side in (sides if isinstance(sides, list) else []) if isinstance(side, Mapping)]


def _chips(projection: Projecting, act: Act) -> Sequence[Value]:
    """Return what a partie in one line moves: what was said, else the fewest moves that bring what each has won."""
    said, played = act.body.get("moves"), _played(projection, act)
    if isinstance(said, list):
        owners = {f"p:{person}": f"p:{now}" for person, now in played.items()}
        return [[owners.get(str(part), part) for part in move] for move in said if isinstance(move, list)]
    if act.text("unit") != "chips":
        return []
    ranks = {name: rank for rank, name in enumerate(sorted(set(act.ids("sides"))))}
    names = {rank: played[name] for name, rank in ranks.items()}
    sides = []
    for side in _sides(act):
        people, score = side.get("people"), side.get("score")
        if isinstance(people, list) and isinstance(score, int):
            sides.append(Side(tuple(ranks[str(person)] for person in people), score))
    return [[f"p:{names[payer]}", f"p:{names[payee]}", chips] for payer, payee, chips in moves(sides)]


def _write_chips(projection: Projecting, act: Act, origin: int, made: str) -> int | None:
    """Make the entry of what a partie of another game moves; its number."""
    said = _chips(projection, act)
    if not said:
        return None
    number = projection.numbers.entry(act.id, origin)
    gone = projection.is_gone(act.id)
    rows = [] if gone else [(origin, number, "play")]
    keep(projection.connection, "hand_entries", "evening = ? AND number = ?", (origin, number), rows)
    paid = {} if gone else {number: moves_of(projection, said)}
    write_postings(
        projection, "play", origin, paid, {number: (made, act.text("game"))}, projection.back(act.id), only=number
    )
    return number


def _game(projection: Projecting, act: Act) -> int:
    """Return the number of a game by its name, with what was counted in it last."""
    unit = projection.standing.value(act.id, "unit", "points")
    folded = folded_name(act.text("game"))
    projection.connection.execute(
        "INSERT INTO other_games (name, folded, unit) VALUES (?, ?, ?) "
        f"ON CONFLICT (folded) DO {'NOTHING' if act.text('source') else 'UPDATE SET unit = excluded.unit'}",
        (act.text("game"), folded, unit),
    )
    query = "SELECT id FROM other_games WHERE folded = ?"
    return int(projection.connection.execute(query, (folded,)).fetchone()[0])
