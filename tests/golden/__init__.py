"""Golden transcripts: short parties, written down line by line, that must come out the same again.

`python -m tests.golden` writes them anew after a change of the rules; look at the difference before it is committed.
"""
