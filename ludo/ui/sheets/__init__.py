"""The toolkit of score sheets: columns, entries by buttons or fields, keypad, and how a game shows its sheet."""
