"""The toolkit of what is written as PDF: documents, tables, empty sheets."""
