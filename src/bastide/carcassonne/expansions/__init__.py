"""One file for each expansion."""
