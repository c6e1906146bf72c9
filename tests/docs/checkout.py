"""A folder in which the commands of a page run: a checkout as its reader has it."""

from __future__ import annotations

import io
import os
import re
import shlex
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING

import click

from sanctuary.cli import app
from sanctuary.text import texts

if TYPE_CHECKING:
    from docs.blocks import Block

SECONDS = 120
COPIED = (
    "src",
    "locales",
    "tests",
    "tools",
    "docs",
    "pyproject.toml",
    "compiled.txt",
    "web/src",
    "web/tools",
)
LEFT_OUT = shutil.ignore_patterns("*.so", "__pycache__", "static", "locales", "node_modules")


class Checkout:
    """`folder`, empty before, with what is in `root`: as links, or `copied` without compiled code."""

    def __init__(self, folder: Path, root: Path, *, copied: bool) -> None:
        self.folder = folder
        environment = dict(os.environ)
        if copied:
            for name in COPIED:
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                if (root / name).is_dir():
                    shutil.copytree(root / name, folder / name, ignore=LEFT_OUT)
                else:
                    shutil.copy(root / name, folder / name)
            (folder / "src" / "sanctuary" / "locales").symlink_to(folder / "locales")
            environment |= {"PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
        else:
            for entry in root.iterdir():
                if entry.name not in (".git", "site"):
                    (folder / entry.name).symlink_to(entry)
        home = folder / "home"
        home.mkdir()
        self.environment = {
            **environment,
            "PATH": f"{Path(sys.executable).parent}{os.pathsep}{environment['PATH']}",
            "HOME": str(home),
            "XDG_DATA_HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "COLUMNS": "100",
        }

    def run(self, command: str, what: str) -> str:
        """What a shell command prints; it must succeed."""
        result = subprocess.run(
            ["bash", "-c", command],
            cwd=self.folder,
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )
        assert result.returncode == 0, f"{what}\n{result.stdout}\n{result.stderr}"
        return result.stdout

    def run_python(self, block: Block, namespace: dict[str, object]) -> str:
        """What a block of Python prints."""
        output = io.StringIO()
        with redirect_stdout(output):
            exec(compile("\n" * block.line + block.text, block.page, "exec"), namespace)
        return output.getvalue()

    def apply(self, block: Block) -> None:
        """Change the copied sources as a diff says."""
        result = subprocess.run(
            ["patch", "--strip=1", "--batch", "--fuzz=0"],
            cwd=self.folder,
            input=block.text,
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == 0, f"{block}: the diff no longer fits:\n{result.stdout}"


def exists(command: str, root: Path) -> bool:
    """Whether what a command names is there: target, subcommand and options, file, module."""
    if "&&" in command:
        return all(exists(part.strip(), root) for part in command.split("&&"))
    words = shlex.split(command, comments=True)
    program = words[0].removeprefix(".venv/bin/")
    if program == "make":
        targets = re.findall(r"^([a-z-]+):", (root / "Makefile").read_text("utf-8"), re.MULTILINE)
        return all(word in targets for word in words[1:] if "=" not in word)
    if program == "sanctuary":
        return _is_subcommand(words[1:])
    if program == "python" and words[1] == "-m":
        path = words[2].replace(".", "/")
        return any((root / top / path).with_suffix(".py").is_file() for top in ("", "src", "tests")) or any(
            (root / top / path / "__main__.py").is_file() for top in ("", "src")
        )
    if program == "python":
        script = root / words[1]
        return script.is_file() and all(word in script.read_text("utf-8") for word in _options(words[2:]))
    return shutil.which(program) is not None or (root / ".venv" / "bin" / program).is_file()


def _is_subcommand(words: list[str]) -> bool:
    """Whether the command line has a command with these options."""
    command: click.Command = app.root(texts("en"))
    known = {"--help", "-h", "--version", "--lang"}
    while isinstance(command, click.Group) and words:
        name, *words = words
        found = command.commands.get(name)
        if found is None:
            return name in known
        command = found
    known |= {name for parameter in command.params for name in parameter.opts}
    return all(word in known for word in _options(words))


def _options(words: list[str]) -> list[str]:
    return [word.partition("=")[0] for word in words if word.startswith("--")]
