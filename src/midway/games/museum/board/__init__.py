"""The picture of Museum."""
