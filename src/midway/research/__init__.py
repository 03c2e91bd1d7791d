"""For researchers: measurements."""
