"""Forms: what they ask for as typed fields, and the dialog that shows them."""
