"""`make bench`: the machines beside OpenSpiel, in one run."""

from midway.terminal.main import main

main(["bench"], prog_name="midway")
