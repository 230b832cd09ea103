"""The table of steps from steps.toml."""
import dataclasses
import tomllib


class TableError(Exception):
    """What is wrong with the table."""


@dataclasses.dataclass(frozen=True)
class Step:
    """One row. `scripts/test.d/steps.toml` explains the fields."""

    name: str
    command: str
    minutes: float
    limit: int
    needs: tuple = ()
    wants: tuple = ()
    setup: tuple = ()
    setup_unless_quick: tuple = ()
    programs: tuple = ()
    flag: str = ""
    unless: str = ""
    quick: bool = True
    machine: bool = False
    behind: bool = False
    yields: bool = False  # behind, and nothing in it has to be done within a time
    beside: bool = False
    alone: bool = False
    optional: str = ""
    cannot: int = -1
    prints: str = ""
    filter: str = ""
    again: str = ""
    again_limit: int = 0
    complete: str = ""
    may_skip: str = ""
    paths: tuple = ()


@dataclasses.dataclass(frozen=True)
class Table:
    steps: tuple
    variables: dict

    def step(self, name):
        for step in self.steps:
            if step.name == name:
                return step
        raise TableError(f"no step is called '{name}' (see scripts/test --list)")

    def flags(self):
        """The options that add or replace steps."""
        return {word for step in self.steps for word in (step.flag, step.unless) if word}

    def with_needs(self, names):
        """The steps of these names and, before each, those it needs; in the table's order."""
        wanted, left = set(), list(names)
        while left:
            step = self.step(left.pop())
            if step.name not in wanted:
                wanted.add(step.name)
                left += step.needs + step.wants
        return [step for step in self.steps if step.name in wanted]


def load(path):
    with open(path, "rb") as file:
        try:
            return parse(tomllib.load(file))
        except tomllib.TOMLDecodeError as error:
            raise TableError(f"{path}: {error}") from None


def parse(content):
    """A table of what a TOML file says."""
    variables, groups = content.get("variables", {}), content.get("paths", {})
    steps = []
    for row in content.get("step", []):
        for word in row.pop("each", [""]):
            steps.append(read_row({key: put_in(value, word) for key, value in row.items()}, groups))
    check(steps)
    return Table(tuple(steps), variables)


def put_in(value, word):
    """`value` with `word` in the place of each {}."""
    if isinstance(value, str):
        return value.replace("{}", word) if word else value
    if isinstance(value, list):
        return [put_in(item, word) for item in value]
    return value


def read_row(row, groups):
    known = {field.name: field for field in dataclasses.fields(Step)}
    for key, value in row.items():
        if key not in known:
            raise TableError(f"step '{row.get('name')}': there is no field '{key}'")
        if isinstance(value, list):
            row[key] = tuple(value)
    for key, field in known.items():
        if field.default is dataclasses.MISSING and key not in row:
            raise TableError(f"step '{row.get('name')}': the field '{key}' is missing")
    paths = []
    for path in row.get("paths", ()):
        if path.startswith("@") and path[1:] not in groups:
            raise TableError(f"step '{row['name']}': there are no paths called '{path}'")
        paths += groups[path[1:]] if path.startswith("@") else [path]
    return Step(**{**row, "paths": tuple(paths)})


def check(steps):
    before = set()
    for step in steps:
        if step.name in before or "/" in step.name:
            raise TableError(f"step '{step.name}': each name must be unique and without a slash")
        for name in step.needs + step.wants:
            if name not in before:
                raise TableError(f"step '{step.name}' needs '{name}', which does not come before it")
        if not step.paths:
            raise TableError(f"step '{step.name}': its paths are missing")
        if step.behind and step.beside:
            raise TableError(f"step '{step.name}' is either behind or beside others, not both")
        if step.again not in ("", "tests", "checks"):
            raise TableError(f"step '{step.name}': again = \"tests\" or \"checks\"")
        before.add(step.name)
