"""`python -m midway`."""

from midway.terminal.main import main

main(prog_name="midway")
