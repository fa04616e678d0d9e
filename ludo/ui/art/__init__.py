"""Everything that is drawn: cards, suit signs, tokens, cloth, icons. All shapes are our own paths."""
