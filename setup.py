"""Compile the hot modules with mypyc where a C compiler with Python's headers is there; else stay pure.

`compiled.txt` lists what is compiled. `SANCTUARY_PURE=1` builds pure Python whatever the machine has.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parent
NEWEST_COMPILED = (3, 13)  # code compiled by mypyc has crashed on 3.14
PROBE = "#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n"


def compiled_sources() -> list[str]:
    """Return the modules `compiled.txt` names, as sorted paths from the root; __init__ stays pure."""
    patterns = (ROOT / "compiled.txt").read_text("utf-8").split()
    found = {path.relative_to(ROOT).as_posix() for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(path for path in found if not path.endswith("/__init__.py"))


def compiler_works() -> bool:
    """Compile a file of one line against Python's headers."""
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        return False
    command = build_ext(Distribution())
    command.ensure_finalized()
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text(PROBE, "ascii")
        try:
            from setuptools._distutils.ccompiler import new_compiler
            from setuptools._distutils.sysconfig import customize_compiler

            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=command.include_dirs)
        except Exception:  # noqa: BLE001  no compiler, one that does not start, one without a C library
            return False
    return True


def reason_for_pure() -> str:
    """Say why nothing is compiled; empty where compiling goes ahead."""
    if os.environ.get("SANCTUARY_PURE", "") not in ("", "0"):
        return "SANCTUARY_PURE is set"
    if sys.implementation.name != "cpython" or sys.version_info[:2] > NEWEST_COMPILED:
        return f"compiled builds are supported up to CPython {NEWEST_COMPILED[0]}.{NEWEST_COMPILED[1]}"
    if not compiled_sources():
        return "there is nothing to compile"
    if not compiler_works():
        return "no C compiler with Python's headers was found"
    return ""


def extensions() -> list[Extension]:
    """Return mypyc's extension modules, all in one group so that they call each other directly."""
    reason = reason_for_pure()
    if reason:
        print(f"Pure Python build, several times slower: {reason}", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(["--config-file=", *compiled_sources()], opt_level="3", group_name="sanctuary")


if __name__ == "__main__":
    os.chdir(ROOT)
    setup(ext_modules=extensions())
