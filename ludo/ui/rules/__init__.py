"""Rules pages: short texts with examples drawn from the real cards (see `docs/rules-pages.md`)."""
