"""The pictures of World's Fair 1893."""
