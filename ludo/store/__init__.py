"""One SQLite file that keeps everything: sessions with their logs, people, the ledger of chips, settings."""
