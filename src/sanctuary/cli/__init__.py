"""The command `sanctuary`."""

import sys

import sanctuary

LIBRARIES = ("babel", "click", "fluent", "platformdirs", "rich")
WRONG_USE = 2


def main(arguments: list[str] | None = None) -> int:
    """Run the command line and return its exit status; `arguments` are those of the process unless given."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        from sanctuary.cli.app import run
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in LIBRARIES:
            raise
        return _run_bare(arguments, error.name)
    return run(arguments)


def _run_bare(arguments: list[str], missing: str) -> int:
    """Answer where only the engine is installed: there are no texts either, so these sentences stand here."""
    if arguments == ["--version"]:
        print(f"sanctuary {sanctuary.__version__}")
        return 0
    print(f"The command needs {missing}: pip install 'sanctuary[play]'", file=sys.stderr)
    return WRONG_USE
