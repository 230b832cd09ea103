"""Chooses the mutations to try, and the tests to run."""
import random
import re

from operators import mutations

PLACES = ["System", "Library", "Canvas", "Ink/InkRecognition", "Overlay/ToolPicker"]


class Modules:
    """The modules below these layers, or these modules; and the tests of each: its own, or those of all modules that import it."""

    def __init__(self, tree, places=None):
        self.tree = tree
        self.folders = sorted({folder for place in places or PLACES for folder in self.modules(place)})
        tested = {path.name[:-len("Tests")] for path in (tree / "Tests").glob("*/*Tests")}
        users = self.users()
        self.tests = {folder.name: [name + "Tests" for name in ([folder.name] if folder.name in tested else users.get(folder.name, []))
                                    if name in tested] for folder in self.folders}

    def modules(self, place):
        folder = self.tree / "Sources" / place
        if not folder.is_dir():
            found = list((self.tree / "Sources").glob("*/" + place))
            if not found:
                raise ValueError("there is no layer or module %s below Sources" % place)
            return found
        return [folder] if "/" in place else [path for path in folder.iterdir() if path.is_dir()]

    def users(self):
        """The modules below `folders` that import a module, by the table of the architecture."""
        page = self.tree / "docs/develop/modules.md"
        block = re.search(r"^```modules *\n(.*?)^```", page.read_text() if page.is_file() else "", re.M | re.S)
        users, ours = {}, {folder.name for folder in self.folders}
        for row in (block.group(1) if block else "").splitlines():
            name, _, rest = row.partition(":")
            for other in rest.split() if name in ours else []:
                users.setdefault(other, []).append(name)
        return users

    def files(self):
        return sorted(path for folder in self.folders for path in folder.rglob("*.swift") if "Generated" not in path.parts)


def chosen(modules, seed):
    """The mutations in the order in which they are tried: one for each line that has any, every line as likely."""
    places = {}
    for path in modules.files():
        for one in mutations(str(path.relative_to(modules.tree)), path.read_text()):
            places.setdefault((one.path, one.line), []).append(one)
    order = random.Random(seed)
    lines = sorted(places)
    order.shuffle(lines)
    return [order.choice(places[line]) for line in lines]
