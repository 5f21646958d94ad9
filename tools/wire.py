"""Write web/src/wire.ts from the types of the wire, so that no browser speaks of a message that there is not.

python -m tools.wire [--write]
"""

import sys
import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from rattlewood.server import asks, tells, wire

PAGE = Path(__file__).parents[1] / "web" / "src" / "wire.ts"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
RAW = {"wanted": "Sentence | null", "moves": "Offer[]", "lines": "Line[]", "said": "Sentence[]"}


def written() -> str:
    """One type for each message, in the order of the modules, and the two unions."""
    parts = [f"// Written by tools/wire.py from the server's own types; version {wire.VERSION} of the wire.\n"]
    for module in (asks, tells):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in (asks.Ask, tells.Tell):
                parts.append(interface(kind))
    parts.append(union("Ask", wire.ASKS))
    parts.append(union("Tell", wire.TELLS))
    return "\n".join(parts)


def union(name: str, kinds: Any) -> str:
    rows = "\n".join(f"  | {kind.__name__}" for kind in get_args(kinds))
    return f"export type {name} =\n{rows};\n"


def interface(kind: type[msgspec.Struct]) -> str:
    """Fields that a client may leave out are optional; of what the server tells all are there."""
    config, hints = kind.__struct_config__, get_type_hints(kind)
    rows = [f'  {config.tag_field}: "{config.tag}";'] if config.tag_field else []
    asked = issubclass(kind, asks.Ask) or kind is asks.Wish
    for field in msgspec.structs.fields(kind):
        optional = "?" if asked and not field.required else ""
        rows.append(f"  {field.encode_name}{optional}: {shape(field.name, hints[field.name])};")
    return f"export interface {kind.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def shape(name: str, hint: Any) -> str:
    """A type of ours as a type of TypeScript; raw JSON is what its field always holds."""
    if hint is msgspec.Raw or get_args(hint) == (msgspec.Raw,):
        return RAW[name]
    if hint in PLAIN:
        return PLAIN[hint]
    if get_origin(hint) in (Union, types.UnionType):
        return " | ".join(shape(name, part) for part in get_args(hint))
    if get_origin(hint) is list:
        return f"{shape(name, get_args(hint)[0])}[]"
    if get_origin(hint) is dict:
        return f"Record<string, {shape(name, get_args(hint)[1])}>"
    return str(hint.__name__)


def main() -> int:
    if "--write" in sys.argv:
        PAGE.parent.mkdir(parents=True, exist_ok=True)
        PAGE.write_text(written(), encoding="utf-8")
    fresh = PAGE.is_file() and PAGE.read_text(encoding="utf-8") == written()
    print("web/src/wire.ts is", "fresh" if fresh else "stale: python -m tools.wire --write")
    return 0 if fresh else 1


if __name__ == "__main__":
    raise SystemExit(main())
