"""Prints the public declarations of Swift modules that have no comment. Exit status: 0 if there are none.

    undocumented.py FOLDER     with symbol graphs
"""
import json
import pathlib
import sys

# Written by the compiler.
OWN = ("init(rawValue:)", "init(from:)", "encode(to:)", "hash(into:)", "==(_:_:)")


def undocumented(graph):
    module = graph["module"]["name"]
    for symbol in graph["symbols"]:
        path = symbol["pathComponents"]
        if not symbol.get("docComment") and path[-1] not in OWN and symbol["kind"]["identifier"] != "swift.extension":
            yield "%s: %s has no comment" % (module, ".".join(path))


def main():
    found = [line for file in sorted(pathlib.Path(sys.argv[1]).rglob("*.json")) for line in undocumented(json.loads(file.read_text()))]
    for line in found:
        print("reference: swift: " + line, file=sys.stderr)
    return bool(found)


sys.exit(main())
