"""Puts mutations behind switches: one build has many of them, and an environment variable chooses the one that happens."""
from operators import SWAPS

SWITCH = "STYLUSD_MUTATION"
SWITCHES = "Mutations.swift"  # the file in a module that declares them
HEADER = """internal import Glibc

@usableFromInline let chosenMutation = unsafe getenv("%s").map { unsafe atoi($0) } ?? 0

@usableFromInline func isMutation(_ number: Int32) -> Bool { number == chosenMutation }
""" % SWITCH
BOTH = "IF ? a NEW b : a OLD b"
# Operators, how they bind, and a function for each kind of type that has both an operator and what it becomes.
OPERATORS = (
    ("< <= > >=", "Comparison", ["<T: Comparable>(a: T, b: T) -> Bool { %s }" % BOTH]),
    ("== !=", "Comparison", ["<T: Equatable>(a: T, b: T) -> Bool { %s }" % BOTH]),
    ("=== !==", "Comparison", ["(a: AnyObject?, b: AnyObject?) -> Bool { %s }" % BOTH]),
    ("+ -", "Addition", ["<T: AdditiveArithmetic>(a: T, b: T) -> T { %s }" % BOTH]),
    ("&+ &-", "Addition", ["<T: FixedWidthInteger>(a: T, b: T) -> T { %s }" % BOTH]),
    ("* /", "Multiplication", ["<T: %s>(a: T, b: T) -> T { %s }" % (kind, BOTH) for kind in ("BinaryInteger", "FloatingPoint")]),
    ("+= -=", "Assignment", ["<T: AdditiveArithmetic>(a: inout T, b: T) { if IF { a NEW b } else { a OLD b } }"]),
    ("&&", "LogicalConjunction", ["(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { try IF ? a || b() : a && b() }"]),
    ("||", "LogicalDisjunction", ["(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool { try IF ? a && b() : a || b() }"]),
    ("..<", "RangeFormation", ["<T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger { IF ? Range(a...b) : a..<b }"]),
    ("...", "RangeFormation", ["<T: Strideable>(a: T, b: T) -> Range<T> where T.Stride: SignedInteger { IF ? a..<b : Range(a...b) }"]),
)
BINDING = {word: (binding, bodies) for words, binding, bodies in OPERATORS for word in words.split()}


def switch(number):
    return "isMutation(%d)" % number


def operator(number):
    """An operator that Swift allows and nobody uses: arrows, one for each digit."""
    return "".join(chr(0x2190 + int(digit)) for digit in str(number))


def guarded(number, one, text):
    """What stands in the place of the mutation's old text; None if it has no form with a switch."""
    if not one.old:
        return one.new.replace("CommandLine.argc > 0", switch(number))
    if not one.new:
        return None if "//" in one.old else "if !%s { %s }" % (switch(number), one.old)
    if one.old in BINDING:
        return None if one.old in ("&&", "||") and is_chained(one, text) else operator(number)
    if one.new == "!(%s)" % one.old:
        return "%s != (%s)" % (switch(number), one.old)
    return "(%s ? %s : %s)" % (switch(number), one.new, one.old)


def is_chained(one, text):
    """Whether && or || is near: && binds before ||, so that a swap also regroups, which an operator with a switch cannot."""
    first, last = text.rfind("\n", 0, one.start) + 1, text.find("\n", one.end)
    rest = text[first:one.start] + text[one.end:last]
    return "&&" in rest or "||" in rest or text[last:].lstrip().startswith(("&&", "||"))


def declarations(mutations):
    """The file of the switches of one module's mutations, by their numbers."""
    parts = [HEADER]
    for number, one in sorted(mutations.items()):
        if one.old in BINDING and one.new in SWAPS | {"...": "", "..<": ""}:
            binding, bodies = BINDING[one.old]
            parts.append("infix operator %s: %sPrecedence" % (operator(number), binding))
            parts += ["@usableFromInline func %s%s" % (operator(number), body.replace("IF", switch(number)).replace("NEW", one.new)
                                                        .replace("OLD", one.old)) for body in bodies]
    return "\n".join(parts) + "\n"
