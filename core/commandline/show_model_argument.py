"""The show model that a command can be told to reckon with."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from core.model.rules import ShowModel


def declare_show_model(parser: ArgumentParser) -> None:
    """Let the command take ``--show-model``."""
    parser.add_argument(
        "--show-model",
        choices=[model.value for model in ShowModel],
        help="what a card that one was shown says beyond itself (default: the case's own rule)",
    )


def show_model_of(arguments: Namespace) -> ShowModel | None:
    """Return the show model that was given, None where it is the case's own."""
    return None if arguments.show_model is None else ShowModel(arguments.show_model)
