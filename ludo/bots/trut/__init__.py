"""Computer players of Trut."""
