"""What mutations look like behind their switches, and whether Swift compiles that."""
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here.parent / "checks/python"), str(here)]
from operators import mutations
from schemata import BINDING, SWITCH, SWITCHES, declarations, guarded, operator


class Switches(unittest.TestCase):
    def switched(self, *lines):
        """What the first of these lines becomes with the switches of its mutations, None for those without."""
        text = "func f() -> Int {\n" + "".join("  %s\n" % line for line in lines) + "}\n"
        found = [(one, guarded(7, one, text)) for one in mutations("A.swift", text) if one.line == 2]
        return {new and (text[:one.start] + new + text[one.end:]).split("\n")[1].strip() for one, new in found}

    def test_each_kind_has_a_switch(self):
        self.assertEqual(self.switched("let x = a < b"), {"let x = a ↗ b"})
        self.assertEqual(self.switched("let x = c..<d"), {"let x = c↗d"})
        self.assertEqual(self.switched("let x = true"), {"let x = (isMutation(7) ? false : true)"})
        self.assertEqual(self.switched("let x = 0"), {"let x = (isMutation(7) ? 1 : 0)"})
        self.assertEqual(self.switched("if isOpen {", "}"), {"if isMutation(7) != (isOpen) {"})
        self.assertEqual(self.switched("x[y] = z", "return z"), {"if !isMutation(7) { x[y] = z }"})

    def test_what_a_switch_would_change_has_none(self):
        self.assertEqual(self.switched("let x = a || b && c"), {None})
        self.assertEqual(self.switched("let x = a && b", "  || c"), {None})
        self.assertEqual(self.switched("call(y) // why", "return z"), {"if !isMutation(7) { call(y) } // why"})
        self.assertEqual(self.switched("x = y // why", "return z"), {None})

    @unittest.skipUnless(shutil.which("swiftc"), "no swiftc")
    def test_an_operator_with_a_switch_becomes_the_other(self):
        text = "\n".join(["let count = 3", "print(6 * count, 7.0 / 2.0, count + 2, count - 2, count &+ 2, count &- 2)",
                          "print(count < 3, count <= 3, count > 3, count >= 3, count == 3, count != 3)",
                          "let isOn = true", "print(isOn && !isOn, isOn || !isOn)", "for x in 0..<count { print(x) }",
                          "for x in 1...count { print(x) }", "var sum = 1", "sum += 4", "sum -= 3", "print(sum)", ""])
        ones = {number: one for number, one in enumerate(mutations("a/b/c/main.swift", text), 10) if one.old in BINDING}
        self.assertEqual(set(BINDING) - {one.old for one in ones.values()}, {"===", "!=="})
        with tempfile.TemporaryDirectory() as folder:
            program = self.program(pathlib.Path(folder), ones, text)
            says = {number: subprocess.run([program], env={SWITCH: str(number)}, capture_output=True).stdout for number in [0, *ones]}
        self.assertEqual([ones[number] for number in ones if says[number] == says[0]], [])

    def program(self, folder, ones, text):
        for number, one in sorted(ones.items(), reverse=True):
            text = text[:one.start] + operator(number) + text[one.end:]
        (folder / "main.swift").write_text(text)
        (folder / SWITCHES).write_text(declarations(ones))
        subprocess.run(["swiftc", "-strict-memory-safety", "-warnings-as-errors", "-enable-upcoming-feature", "InternalImportsByDefault",
                        "main.swift", SWITCHES, "-o", "program"], cwd=folder, check=True)
        return folder / "program"


if __name__ == "__main__":
    unittest.main()
