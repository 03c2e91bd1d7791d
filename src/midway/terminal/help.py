"""Help and usage faults in the reader's language: click parses, and the texts are ours.

The text of a command is `help-COMMAND` in the common words, `help-GROUP-COMMAND` if it belongs to a group; that of an option is
`help-COMMAND-OPTION`, or `help-OPTION` if several commands share it.
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
    """The command `midway`, or a group of its commands. The language is found before anything is parsed."""

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
        except Fault as fault:  # a command that needs packages which are not installed
            click.echo(fault.text(self.language), err=True)
            sys.exit(1)
        except click.Abort:
            sys.exit(130)
        sys.exit(code if isinstance(code, int) else 0)

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        words = write_help(self, ctx, formatter)
        with formatter.section(words("help-commands")):
            formatter.write_dl([(name, words("-".join(("help", *path_of(ctx), name)))) for name in self.list_commands(ctx)])


def asked_language(args: list[str]) -> str:
    """The language that --lang asks for, or the user's own."""
    for number, word in enumerate(args):
        value = args[number + 1] if word == "--lang" and number + 1 < len(args) else word.partition("--lang=")[2]
        if value in LANGUAGES:
            return value
    return default_language()


def path_of(ctx: click.Context) -> tuple[str, ...]:
    """The names of a command and of its groups, without that of the program."""
    return (*path_of(ctx.parent), ctx.info_name or "") if ctx.parent else ()


def write_help(command: click.Command, ctx: click.Context, formatter: click.HelpFormatter) -> Words:
    """Usage, what the command does, and its options."""
    root, path = ctx.find_root().command, "-".join(path_of(ctx))
    words = common(root.language if isinstance(root, HelpedGroup) else "en")
    formatter.write_usage(ctx.command_path, " ".join(command.collect_usage_pieces(ctx)), f"{words('help-usage')} ")
    formatter.write_paragraph()
    with formatter.indentation():
        formatter.write_text(words(f"help-{path or 'midway'}"))
    rows = []
    for option in command.get_params(ctx):
        record = option.get_help_record(ctx) or (option.make_metavar(ctx), "")
        if record[0]:
            name = "help" if "--help" in option.opts else option.name
            own = f"help-{path}-{name}"
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
        return _value_fault(error, path)
    if error.ctx and isinstance(error.ctx.command, click.Group):
        return Fault("usage-command", command=_unknown(error.ctx, args))
    return Fault("usage", path=path)


def _unknown(ctx: click.Context, args: list[str]) -> str:
    """The word that should be a command, with the groups before it."""
    groups = path_of(ctx)
    rest = args[args.index(groups[-1]) + 1 :] if groups else args
    return " ".join((*groups, next((word for word in rest if not word.startswith("-")), "")))


def _value_fault(error: click.BadParameter, path: str) -> Fault:
    """What a parameter takes, where it is a number; otherwise where to read it."""
    kind, name = error.param.type if error.param else None, _name(error)
    if isinstance(kind, click.IntRange):
        return Fault("usage-least" if kind.max is None else "usage-range", name=name, least=kind.min, most=kind.max)
    return Fault("usage-number", name=name) if kind is click.INT else Fault("usage-value", path=path, name=name)


def _name(error: click.BadParameter) -> str:
    if error.param is None:
        return ""
    return error.param.opts[0] if isinstance(error.param, click.Option) else error.param.human_readable_name
