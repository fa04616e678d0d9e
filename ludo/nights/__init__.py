"""Game nights: people, evenings, score sheets, chips and results, whether played here or with real cards on a table.

Plain Python without Qt, files or clock; `ludo.store.nights` keeps it.
"""
