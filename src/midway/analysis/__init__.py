"""The analysis of a finished match: what luck and choices did to every seat's chances, mistakes, and where it turned."""
