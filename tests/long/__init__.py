"""Parties by the ten thousand: `python -m tests.long`."""
