"""Game nights in the file; read on first use, so that a start does not pay for them."""
