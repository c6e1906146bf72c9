"""Click's commands with every sentence, in help and in errors, from our own texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import click

from sanctuary.cli.parameters import OneOf
from sanctuary.text import LOCALES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sanctuary.text import Texts

WIDEST_HELP: Final = 100


class Failure(Exception):  # noqa: N818  an answer, not a fault
    """Something the person should know, as a sentence; exit status 1."""


class TooMany(click.UsageError):
    """An argument that the command has no use for."""

    def __init__(self, argument: str, ctx: click.Context) -> None:
        super().__init__(argument, ctx)
        self.argument: Final = argument


class MissingCommand(click.UsageError):
    """A group below `sanctuary` was called without one of its commands."""

    def __init__(self, commands: Sequence[str], ctx: click.Context) -> None:
        super().__init__(", ".join(commands), ctx)
        self.commands: Final = list(commands)


class Speaking(click.Command):
    """A command whose help is in the chosen language; every one takes --lang and --help."""

    def __init__(
        self,
        language: Texts,
        name: str,
        about: str,
        callback: Callable[..., object],
        params: Sequence[click.Parameter] = (),
    ) -> None:
        """`about`: what the command does, in the language."""
        super().__init__(
            name,
            help=about,
            callback=callback,
            params=[*params, *_shared_options(language)],
            add_help_option=False,
            context_settings={"max_content_width": WIDEST_HELP},
        )
        self.language: Final = language

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What stands behind the command in its usage line."""
        pieces = [self.language.format("cli-options-piece")]
        for parameter in self.get_params(ctx):
            pieces.extend(parameter.get_usage_pieces(ctx))
        return pieces

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The usage line."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=f"{self.language.format('cli-usage')} ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of options."""
        records = [parameter.get_help_record(ctx) for parameter in self.get_params(ctx)]
        with formatter.section(self.language.format("cli-options")):
            formatter.write_dl([record for record in records if record is not None])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the arguments; one too many is named."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if ctx.args and not ctx.allow_interspersed_args:
            return rest
        if ctx.args:
            raise TooMany(ctx.args[0], ctx)
        return rest


class Group(Speaking, click.Group):
    """A command that has commands; without one of them it shows its help."""

    def __init__(
        self,
        language: Texts,
        name: str,
        about: str,
        commands: Sequence[click.Command],
        params: Sequence[click.Parameter] = (),
    ) -> None:
        Speaking.__init__(self, language, name, about, show_help_without_command, params)
        self.invoke_without_command = True
        self.no_args_is_help = False
        for command in commands:
            self.add_command(command)

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        """What stands behind the group in its usage line."""
        return [*Speaking.collect_usage_pieces(self, ctx), self.language.format("cli-command-piece")]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The lists of commands and of options."""
        rows = [(name, command.help or "") for name, command in self.commands.items()]
        with formatter.section(self.language.format("cli-commands")):
            formatter.write_dl(rows)
        Speaking.format_options(self, ctx, formatter)


@click.pass_context
def show_help_without_command(context: click.Context, /, **_options: object) -> None:
    """What a group does: nothing where a command follows; `sanctuary` alone shows its help."""
    if context.invoked_subcommand is not None:
        return
    if context.parent is not None and isinstance(context.command, click.Group):
        raise MissingCommand(list(context.command.commands), context)
    click.echo(context.get_help())


def _shared_options(language: Texts) -> list[click.Parameter]:
    return [
        click.Option(
            ["--lang"],
            type=OneOf(language, LOCALES),
            metavar="|".join(LOCALES),
            expose_value=False,
            help=language.format("cli-lang-help"),
        ),
        click.Option(
            ["-h", "--help"],
            is_flag=True,
            is_eager=True,
            expose_value=False,
            callback=_show_help,
            help=language.format("cli-help-help"),
        ),
    ]


def _show_help(context: click.Context, _option: click.Parameter, wanted: bool) -> None:
    if wanted and not context.resilient_parsing:
        click.echo(context.get_help())
        context.exit()


def usage_sentence(language: Texts, error: click.UsageError) -> str:
    """What is wrong with a command line, in the chosen language."""
    if isinstance(error, click.NoSuchCommand):
        near = (error.possibilities or [""])[0]
        return language.format("cli-no-such-command", command=error.command_name, near=near or "none")
    if isinstance(error, click.NoSuchOption):
        near = (error.possibilities or [""])[0]
        return language.format("cli-no-such-option", option=error.option_name, near=near or "none")
    if isinstance(error, MissingCommand):
        return language.format("cli-missing-command", commands=language.listed(error.commands))
    if isinstance(error, TooMany):
        return language.format("cli-too-many", argument=error.argument)
    if isinstance(error, click.MissingParameter) and error.param is not None:
        return language.format("cli-missing", parameter=_name_of(error.param))
    if isinstance(error, click.BadParameter) and error.param is not None:
        return language.format("cli-bad-value", parameter=_name_of(error.param), problem=error.message)
    if isinstance(error, click.BadOptionUsage):
        return language.format("cli-bad-option", option=error.option_name)
    return error.format_message()


def _name_of(parameter: click.Parameter) -> str:
    """An option by its longest spelling, an argument by what stands for it in the help."""
    if isinstance(parameter, click.Option):
        return max(parameter.opts, key=len)
    return (parameter.name or "").upper()
