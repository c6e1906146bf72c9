"""Compile the modules of `compiled.txt` next to their sources, in place of what was compiled before.

Without a C compiler the checkout is left pure, which is no error. A compilation that breaks is one: exit
status 1, and the checkout left pure, so that no compiled module ever disagrees with its source.
"""

import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
LOG = ROOT / "build" / "compile.log"


def compiled() -> list[Path]:
    """Return every compiled module of the checkout."""
    return list((ROOT / "src").rglob("*.so"))


def remove_compiled() -> None:
    """Delete every compiled module of the checkout."""
    for path in compiled():
        path.unlink()


def main() -> int:
    """Compile and return the exit status."""
    print("Building the engine: a minute or two where there is a C compiler", flush=True)
    start = time.time()
    remove_compiled()
    LOG.parent.mkdir(exist_ok=True)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    LOG.write_text(run.stdout + run.stderr, "utf-8")
    for line in run.stderr.splitlines():
        if line.startswith("Pure Python build"):
            print(line)
    if run.returncode:
        remove_compiled()
        print(*(run.stdout + run.stderr).splitlines()[-15:], sep="\n", file=sys.stderr)
        print(f"Compiling failed, so the engine runs as pure Python; all of it in {LOG}", file=sys.stderr)
        return 1
    for path in compiled():  # one that needed no building anew still dates from its first build
        os.utime(path, (start, start))
    return 0


if __name__ == "__main__":
    sys.exit(main())
