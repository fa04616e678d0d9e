"""Computer players of Trente-et-un."""
