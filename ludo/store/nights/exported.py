"""SQL of what is exported: every posting, in chips and in money, and every result."""

from typing import Final

from ludo.nights.exchange import Table
from ludo.store.books.moved import PAIRS
from ludo.store.counted_parties import COUNTS
from ludo.store.nights.chips import EVENING_OF
from ludo.store.nights.people import CURRENT

_OWNER: Final = """CASE WHEN {0}_person.computer = 0 THEN 'person' WHEN {0}_person.computer = 1 THEN 'computer'
    WHEN {0}.session IS NOT NULL THEN 'session' WHEN {0}.sheet IS NOT NULL THEN 'sheet' ELSE 'name' END,
    coalesce({0}_person.name, {0}.session, {0}.sheet, {0}.name)"""
_OWN: Final = "coalesce(nullif(json_extract(act.line, '$[7].uid'), ''), act.id)"
"""SQL for what something is known by everywhere: what a file has named it, else its act."""
_PLAN: Final = "evenings.worth_chips, evenings.worth_cents, evenings.currency, evenings.carried"
ROWS: Final = f"""
SELECT p.made, evenings.name, first.moment, coalesce(entry.kind, replace(p.source, 'hand', 'correction')),
    p.origin, p.number, {_OWNER.format("payer")}, {_OWNER.format("payee")}, p.amount, p.reason,
    NULL, NULL, NULL, {_PLAN},
    iif(json_extract(act.line, '$[7].uid') <> '' AND json_extract(act.line, '$[6]') <> 'play',
        json_extract(act.line, '$[7].uid'), {_OWN} || iif(p.source = 'hand', '', ':' || p.number)
        || iif(p.generation > 1, '/' || p.generation, '') || '.' || p.part) || iif(p.reversal, '-', '')
FROM {PAIRS}
LEFT JOIN people AS payer_person ON payer_person.id = {CURRENT.format("payer.person")}
LEFT JOIN people AS payee_person ON payee_person.id = {CURRENT.format("payee.person")}
LEFT JOIN hand_entries AS entry ON p.source = 'hand' AND entry.evening = p.origin AND entry.number = p.number
LEFT JOIN acts AS act ON act.id = iif(p.source = 'hand',
    (SELECT identity FROM entry_identities AS known WHERE known.evening = p.origin AND known.number = p.number),
    (SELECT identity FROM identities WHERE kind = iif(p.source = 'deal', 'session', 'sheet') AND number = p.origin))
LEFT JOIN evenings ON evenings.id = {EVENING_OF}
LEFT JOIN evening_events AS first ON first.evening = evenings.id AND first.number = 1
"""
MONEY: Final = f"""
SELECT p.made, evenings.name, first.moment, coalesce(entry.kind, 'correction'), p.evening, p.number,
    {_OWNER.format("payer")}, {_OWNER.format("payee")}, NULL, p.reason, p.cents, p.currency, p.role, {_PLAN},
    coalesce(nullif(json_extract(act.line, '$[7].uid'), ''), act.id || '.m' || p.part)
FROM money AS p JOIN accounts AS payer ON payer.id = p.payer JOIN accounts AS payee ON payee.id = p.payee
LEFT JOIN people AS payer_person ON payer_person.id = {CURRENT.format("payer.person")}
LEFT JOIN people AS payee_person ON payee_person.id = {CURRENT.format("payee.person")}
LEFT JOIN hand_entries AS entry ON entry.evening = p.evening AND entry.number = p.number
LEFT JOIN acts AS act ON act.id =
    (SELECT identity FROM entry_identities AS known WHERE known.evening = p.evening AND known.number = p.number)
LEFT JOIN evenings ON evenings.id = p.evening
LEFT JOIN evening_events AS first ON first.evening = evenings.id AND first.number = 1
"""
_RESULTS: Final = f"""
SELECT r.source, r.origin, evenings.name, first.moment, played.game, played.started, f.ended, f.counted, r.chair,
    CASE who.computer WHEN 0 THEN 'person' ELSE 'computer' END, who.name, r.place, r.score, {_OWN}
FROM results AS r JOIN finished AS f ON f.source = r.source AND f.origin = r.origin
JOIN (
    SELECT 'session' AS source, id, evening, game, started FROM sessions
    UNION ALL SELECT 'sheet', id, evening, game, started FROM sheets
    UNION ALL SELECT 'play', plays.id, evening, name, made FROM plays JOIN other_games ON other_games.id = game
) AS played ON played.source = r.source AND played.id = r.origin
JOIN people AS who ON who.id = {CURRENT.format("r.person")}
LEFT JOIN evenings ON evenings.id = played.evening
LEFT JOIN evening_events AS first ON first.evening = evenings.id AND first.number = 1
LEFT JOIN acts AS act ON act.id = (SELECT identity FROM identities WHERE kind = r.source AND number = r.origin)
WHERE {COUNTS}
"""
QUERIES: Final = {
    Table.POSTINGS: ((f"{ROWS} WHERE true", "p.id"), (f"{MONEY} WHERE true", "p.made, p.evening, p.number, p.part")),
    Table.RESULTS: ((_RESULTS, "f.ended, r.source, r.origin, r.chair"),),
}
"""The queries of a file, one after another, and the order of each."""
