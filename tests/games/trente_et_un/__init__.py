"""Trente-et-un: every clause of its rulebook, `docs/rules/trente_et_un.md`."""
