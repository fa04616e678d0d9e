"""The words of the program in its languages: `ludo_*.ts`, to be edited, and the command that brings them up to date."""
