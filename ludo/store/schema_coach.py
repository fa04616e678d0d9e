"""Tables of the coach beside `reviews`: what reviews come to, which mistakes are due for another try, luck.

All of it is computed from the logs, or begins anew where it is lost; none of it belongs to the books.
"""

from typing import Final

FROM_6: Final = """
CREATE TABLE reviewed (
    session INTEGER NOT NULL PRIMARY KEY REFERENCES sessions,
    log_sum INTEGER NOT NULL
) STRICT;
CREATE TABLE losses (
    session INTEGER NOT NULL REFERENCES sessions,
    chair INTEGER NOT NULL,
    kind TEXT NOT NULL,
    unit TEXT NOT NULL,
    decisions INTEGER NOT NULL,
    cost REAL NOT NULL,
    squares REAL NOT NULL,
    doubt REAL NOT NULL,
    most REAL NOT NULL,
    PRIMARY KEY (session, chair, kind, unit)
) STRICT, WITHOUT ROWID;
CREATE TABLE retries (
    session INTEGER NOT NULL REFERENCES sessions,
    ply INTEGER NOT NULL,
    chair INTEGER NOT NULL,
    step INTEGER NOT NULL,
    due TEXT,
    tried TEXT,
    act TEXT,
    PRIMARY KEY (session, ply, chair)
) STRICT, WITHOUT ROWID;
CREATE INDEX retries_by_day ON retries (due) WHERE due IS NOT NULL;
CREATE TABLE lucks (
    session INTEGER NOT NULL PRIMARY KEY REFERENCES sessions,
    digest TEXT NOT NULL,
    content TEXT NOT NULL
) STRICT;
"""
"""`reviewed`: parties of which all decisions were reviewed, and the sum of their logs then. `losses`: what decisions of
a kind cost somebody in such a partie: how many, the sum of costs, of their squares, of the variances of the prices, the
largest cost. `retries`: marked decisions to be tried again: how often in a row they were right, the day from which they
are due (none: no more), when and how they were answered last. `lucks`: what luck gave in a partie.
"""
