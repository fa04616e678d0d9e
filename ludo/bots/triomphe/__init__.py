"""Computer players of Triomphe."""
