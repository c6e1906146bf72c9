"""What the browser thinks is printed on maps and markers is what the package's catalogue says."""

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_generated_print_is_current() -> None:
    script = runpy.run_path(str(ROOT / "web" / "tools" / "printed.py"))
    committed = script["TARGET"].read_text(encoding="utf-8")
    assert committed == script["printed_json"](), "run python web/tools/printed.py and commit the change"
