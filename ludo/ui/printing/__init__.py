"""What is written as PDF."""
