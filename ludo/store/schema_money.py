"""Version 9 of the file: what a chip of an evening is worth, what is owed in money, and what was counted at closing."""

from typing import Final

HAND_KINDS: Final = (
    "'buy-in', 'cash-out', 'transfer', 'payment', 'correction', 'import', 'play', 'expense', "
    "'count', 'count-play', 'revalue'"
)

FROM_8: Final = f"""
ALTER TABLE evenings ADD COLUMN currency TEXT NOT NULL DEFAULT 'chips';
ALTER TABLE evenings ADD COLUMN worth_chips INTEGER NOT NULL DEFAULT 1 CHECK (worth_chips > 0);
ALTER TABLE evenings ADD COLUMN worth_cents INTEGER NOT NULL DEFAULT 1 CHECK (worth_cents > 0);
ALTER TABLE hand_entries RENAME TO old_hand_entries;
DROP TRIGGER hand_entries_identity;
CREATE TABLE hand_entries (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ({HAND_KINDS})),
    PRIMARY KEY (evening, number)
) STRICT, WITHOUT ROWID;
INSERT INTO hand_entries SELECT evening, number, kind FROM old_hand_entries;
DROP TABLE old_hand_entries;
CREATE TRIGGER hand_entries_identity AFTER INSERT ON hand_entries BEGIN
    INSERT INTO entry_identities VALUES (NEW.evening, NEW.number, lower(hex(randomblob(16)))) ON CONFLICT DO NOTHING;
END;
CREATE TABLE money (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    part INTEGER NOT NULL,
    payer INTEGER NOT NULL REFERENCES accounts,
    payee INTEGER NOT NULL REFERENCES accounts,
    cents INTEGER NOT NULL CHECK (cents > 0),
    currency TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('owed', 'cash')),
    reason TEXT,
    made TEXT NOT NULL,
    PRIMARY KEY (evening, number, part),
    CHECK (payer <> payee)
) STRICT, WITHOUT ROWID;
CREATE TABLE counts (
    evening INTEGER NOT NULL,
    number INTEGER NOT NULL,
    account INTEGER NOT NULL REFERENCES accounts,
    chips INTEGER NOT NULL CHECK (chips >= 0),
    made TEXT NOT NULL,
    PRIMARY KEY (evening, number, account)
) STRICT, WITHOUT ROWID;
"""
"""evenings: so many chips are worth so many cents; books without money have the currency `chips`. money: what the act
of an entry by hand, as it stands, makes one account owe another (its payee gets what its payer gives), and cash that
came into the box or left it. counts: the chips that lay before people at the end, as somebody has counted."""
