"""Trut: every clause of its rulebook, `docs/rules/trut.md`."""
