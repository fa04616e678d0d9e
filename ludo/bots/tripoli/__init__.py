"""Computer players of Tripoli."""
