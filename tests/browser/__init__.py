"""Tests in a browser; a package, so that server and browser end with its last test."""
