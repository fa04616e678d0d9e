"""The page on which a partie is played."""
