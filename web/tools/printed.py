"""Write src/generated/printed.json: what is printed on maps and markers, from the package's catalogue."""

import json
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
DATA = ROOT / "src" / "sanctuary" / "catalogue" / "data"
TARGET = ROOT / "web" / "src" / "generated" / "printed.json"


def printed_json() -> str:
    """The maps by side, points of the achievement markers by icons, and the numbers that texts mention."""
    maps = tomllib.loads((DATA / "maps.toml").read_text(encoding="utf-8"))
    scoring = tomllib.loads((DATA / "scoring.toml").read_text(encoding="utf-8"))
    facts = {
        "MAPS": {side: map_print(maps[f"side{side}"]) for side in (1, 2)},
        "ACHIEVEMENT_POINTS": {size: scoring[f"achievement_{size}"] for size in (2, 3, 4, 5)},
        "MARKER_POINTS": scoring["marker"],
        "HAND_LIMIT": scoring["hand_limit"],
        "PAIR_MARKERS": scoring["pair_markers"],
        "RELEASE": {"small": scoring["release_small"], "large": scoring["release_large"]},
        "PETTING_ZOO_GROUP": scoring["petting_zoo_group"],
    }
    return json.dumps(facts, indent=2) + "\n"


def map_print(side: dict[str, object]) -> dict[str, object]:
    """One side of the map under the names the board uses (web/src/board/zoo.ts)."""
    return {
        "certain": side["certain"],
        "entrance": side["entrance"],
        "printed": side["printed_open_areas"],
        "river": side["river"],
        "bonuses": side["bonuses"],
    }


if __name__ == "__main__":
    TARGET.write_text(printed_json(), encoding="utf-8")
