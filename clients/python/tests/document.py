"""The examples in docs/develop/protocol.md, if these tests stand beside it."""

import pathlib
import re
from typing import Dict, List

PAGE = pathlib.Path(__file__).resolve().parents[3] / "docs" / "develop" / "protocol.md"


def blocks(kind: str) -> Dict[str, List[str]]:
    """The fenced blocks "kind name" of the page, by name."""
    found: Dict[str, List[str]] = {}
    for name, text in re.findall(rf"^```{kind} (\w+)\n(.*?)^```", PAGE.read_text(), re.M | re.S):
        found.setdefault(name, []).append(text)
    return found


def bytes_of(text: str) -> bytes:
    """The bytes that an example of hexadecimal digits stands for."""
    return bytes.fromhex(re.sub(r"[|\s]", "", text))
