"""Computer players of Trio."""
