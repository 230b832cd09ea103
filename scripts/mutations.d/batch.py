"""Mutations that share a build: most of them behind switches, and those that have no such form one at a time."""
import pathlib

from schemata import SWITCHES, declarations, guarded
from scratch import Failure

UNTESTED = "survived", "no test imports the module"


class Batch:
    def __init__(self, scratch, modules, mutations):
        """`mutations` by their numbers."""
        self.scratch, self.modules, self.mutations = scratch, modules, mutations
        self.originals = {one.path: (scratch.folder / one.path).read_text() for one in mutations.values()}
        self.switched = {number: one for number, one in mutations.items() if guarded(number, one, self.originals[one.path]) is not None}
        self.tests = sorted({name for one in mutations.values() for name in self.tests_of(one)})

    def tests_of(self, one):
        return self.modules.tests[one.module]

    def build(self):
        """Builds all that have a switch. Those that do not compile lose it."""
        while errors := self.build_with():
            lost = self.blamed(errors)
            if not lost:
                raise Failure("without a mutation: does not compile: %s:%d: %s" % errors[0])
            for number in lost:
                del self.switched[number]

    def build_with(self, number=None):
        """The errors of a build with all switches, and with mutation `number` as it is."""
        self.scratch.put(self.texts(number))
        return self.scratch.build(self.tests)

    def texts(self, plain=None):
        edits, modules = {}, {}
        for number, one in self.switched.items():
            edits.setdefault(one.path, []).append((one, guarded(number, one, self.originals[one.path])))
            modules.setdefault("/".join(one.path.split("/")[:3]), {})[number] = one
        if plain is not None:
            one = self.mutations[plain]
            edits.setdefault(one.path, []).append((one, one.new))
        texts = {"%s/%s" % (module, SWITCHES): declarations(ones) for module, ones in modules.items()}
        for path, changes in edits.items():
            texts[path] = self.originals[path]
            for one, new in sorted(changes, key=lambda change: -change[0].start):
                texts[path] = texts[path][:one.start] + new + texts[path][one.end:]
        return texts

    def blamed(self, errors):
        """Those in lines with errors; in a file that has errors in other lines only, the nearest."""
        lost = set()
        for path in {path for path, _, _ in errors}:
            lines = {one.line: number for number, one in self.switched.items() if pathlib.Path(path).match(one.path)}
            wrong = [line for file, line, _ in errors if file == path]
            if lines:
                lost |= {lines[line] for line in wrong if line in lines} or {lines[min(lines, key=lambda line: abs(line - wrong[0]))]}
        return lost

    def check(self):
        """The tests must pass without a mutation."""
        for tests in sorted({tuple(self.tests_of(one)) for one in self.mutations.values()} - {()}):
            verdict, why = self.scratch.test(self.tests, tests)
            if verdict != "survived":
                raise Failure("%s: without a mutation: %s: %s" % (" ".join(tests), verdict, why))

    def with_switch(self, number):
        """The verdict on one with a switch, in the product of `build`."""
        tests = self.tests_of(self.mutations[number])
        return self.scratch.test(self.tests, tests, number) if tests else UNTESTED

    def alone(self, number):
        """The verdict on one without a switch, which needs a build of its own."""
        tests = self.tests_of(self.mutations[number])
        errors = tests and self.build_with(number)
        if errors:
            return "does not compile", errors[0][2]
        return self.scratch.test(self.tests, tests) if tests else UNTESTED
