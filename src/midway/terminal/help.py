"""Help and usage faults in the reader's language: click parses, and the texts are ours.

The text of a command is `help-COMMAND` in the common words; that of an option is `help-COMMAND-OPTION`, or `help-OPTION` if
several commands share it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

import click

from midway.kernel.fault import Fault, common
from midway.kernel.words import LANGUAGES, Words

from .screen import default_language


class HelpedCommand(click.Command):
    """A command with our own help."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        write_help(self, ctx, formatter)


class HelpedGroup(click.Group):
    """The command `midway`. It finds the language before it parses anything, and a usage fault is one sentence."""

    command_class = HelpedCommand
    language = "en"

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        given = list(sys.argv[1:] if args is None else args)
        self.language = asked_language(given)
        try:
            code = super().main(given, *rest, **{**extra, "standalone_mode": False})
        except click.UsageError as error:
            click.echo(usage_fault(error, given).text(self.language), err=True)
            sys.exit(2)
        except click.Abort:
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = write_help(self, ctx, formatter)
        with formatter.section(words("help-commands")):
            formatter.write_dl([(name, words(f"help-{name}")) for name in self.list_commands(ctx)])


def asked_language(args: list[str]) -> str:
    """The language that --lang asks for, or the user's own."""
    for number, word in enumerate(args):
        value = args[number + 1] if word == "--lang" and number + 1 < len(args) else word.partition("--lang=")[2]
        if value in LANGUAGES:
            return value
    return default_language()


def write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> Words:
    """Usage, what the command does, and its options."""
    root = ctx.find_root().command
    words = common(root.language if isinstance(root, HelpedGroup) else "en")
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), f"{words('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words("help-midway" if command is root else f"help-{command.name}"))
    rows = []
    for option in command.get_params(ctx):
        record = option.get_help_record(ctx) or (option.make_metavar(ctx), "")
        if record[0]:
            name = "help" if "--help" in option.opts else option.name
            own = f"help-{command.name}-{name}"
            text = words(own if own in words else f"help-{name}")
            shown = isinstance(option, click.Option) and option.show_default
            rows.append((record[0], f"{text} [{option.default}]" if shown else text))
    with formatter.section(words("help-options")):
        formatter.write_dl(rows)
    return words


def usage_fault(error: click.UsageError, args: list[str]) -> Fault:
    """A sentence about a command line that cannot be parsed."""
    path = error.ctx.command_path if error.ctx else "midway"
    if isinstance(error, click.NoSuchOption):
        return Fault("usage-option", path=path, option=error.option_name)
    if isinstance(error, click.MissingParameter):
        return Fault("usage-missing", path=path, name=_name(error))
    if isinstance(error, click.BadParameter):
        return Fault("usage-value", path=path, name=_name(error))
    if error.ctx and isinstance(error.ctx.command, click.Group):
        return Fault("usage-command", command=next((word for word in args if not word.startswith("-")), ""))
    return Fault("usage", path=path)


def _name(error: click.BadParameter) -> str:
    if error.param is None:
        return ""
    return error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name
