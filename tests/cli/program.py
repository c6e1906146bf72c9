"""The real program in a process of its own: through pipes, or at a terminal."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from pathlib import Path

COMMAND = [sys.executable, "-m", "sanctuary"]
PATIENCE = 180
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")


class Program:
    """Runs the program with data and log folders of a test's own."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def environment(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "PYTHONPATH")}
        folders = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home), "XDG_STATE_HOME": str(self.home)}
        return {**kept, **folders, "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8", **more}

    def run(self, *arguments: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        """Run it to its end with standard input from a text."""
        return subprocess.run(
            [*COMMAND, *arguments],
            input=answers,
            capture_output=True,
            encoding="utf-8",
            env=self.environment(**environment),
            timeout=PATIENCE,
            check=False,
        )

    def saved_games(self) -> list[Path]:
        return sorted((self.home / "sanctuary" / "games").glob("*.json"))


class Terminal:
    """The program at a terminal of a given size, driven as a person would."""

    def __init__(
        self,
        program: Program,
        *arguments: str,
        columns: int = 80,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=program.environment(**{"TERM": "xterm-256color", **(environment or {})}),
            start_new_session=True,
        )
        os.close(slave)
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.shown = ""
        self.seen = 0

    def wait_for(self, text: str) -> str:
        """What was shown since the last wait, up to and including `text`."""
        deadline = time.monotonic() + PATIENCE
        while text not in self.shown[self.seen :]:
            assert time.monotonic() < deadline, f"{text!r} was not shown:\n{self.shown[self.seen :]}"
            if not self._read(1):
                raise AssertionError(f"the program ended before {text!r}:\n{self.shown[self.seen :]}")
        start = self.seen
        self.seen = self.shown.index(text, start) + len(text)
        return self.shown[start : self.seen]

    def _read(self, seconds: float) -> bool:
        """Read what is there; False once there will be no more."""
        ready, _, _ = select.select([self.master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        # One read may end inside a letter or between the two signs that end a line.
        self.shown = f"{self.shown}{self._decoder.decode(data)}".replace("\r\n", "\n")
        return bool(data)

    def type(self, line: str) -> None:
        os.write(self.master, f"{line}\n".encode())

    def interrupt(self) -> None:
        """Press Ctrl-C, and again while nothing comes of it.

        A signal between showing the prompt and reading from the terminal waits for the next key in CPython.
        """
        before = len(self.shown)
        while len(self.shown) == before and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            if not self._read(2):
                return

    def end(self) -> int:
        """Read to the end; the exit status."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline and self._read(1):
            pass
        os.close(self.master)
        return self.process.wait(PATIENCE)
