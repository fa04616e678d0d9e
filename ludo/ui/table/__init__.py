"""One table for all games: cards, seats and everything on the cloth, laid out from a view."""
