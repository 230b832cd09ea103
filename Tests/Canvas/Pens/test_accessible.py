"""The picker as a screen reader finds it: by role and name on the accessibility bus, pressed by its action. Needs what
scripts/canvas-library made, scripts/setup compositors gtk, dbus and at-spi2-core."""
import pathlib
import re
import shutil
import subprocess
import sys
import time
import unittest

here = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(here), str(here.parents[2] / "Benchmarks/overlay")]

PROGRAM = """
import gi
gi.require_version("Gtk", "4.0")
gi.require_version("Stylus", "0")
from gi.repository import Gtk, Stylus
app = Gtk.Application()
def activate(app):
    window, canvas, picker = Gtk.ApplicationWindow(application=app), Stylus.Canvas(), Stylus.ToolPicker()
    above = Gtk.Overlay(child=canvas)
    above.add_overlay(picker)
    picker.add_canvas(canvas)
    canvas.connect("tool-changed", lambda canvas: print(picker.get_state().replace("\\n", "; "), flush=True))
    window.set_child(above)
    window.present()
app.connect("activate", activate)
app.run([])
"""

# org.a11y.atspi.Role, and the bits of its states that are asked for.
ROLES = {7: "check box", 43: "push button", 44: "radio button", 62: "toggle button", 51: "slider"}
CHECKED = 4
NOBODY = "/org/a11y/atspi/null"


class Bus:
    """The accessibility bus, as far as a test needs it."""

    def __init__(self):
        from gi.repository import Gio, GLib
        self.Variant = GLib.Variant
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000)
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION)

    def call(self, what, interface, method, words=None):
        return self.bus.call_sync(*what, f"org.a11y.atspi.{interface}", method, words, None, 0, 5000).unpack()

    def get(self, what, interface, name):
        words = self.Variant("(ss)", (f"org.a11y.atspi.{interface}", name))
        return self.bus.call_sync(*what, "org.freedesktop.DBus.Properties", "Get", words, None, 0, 5000).unpack()[0]

    def children(self, what):
        return self.call(what, "Accessible", "GetChildren")[0]

    def all(self, what):
        yield what
        for child in self.children(what):
            if child[1] != NOBODY:
                yield from self.all(child)

    def elements(self):
        """What can be pressed in the programs that are there: role, name and object."""
        root = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
        for program in self.children(root):
            for what in self.all(program):
                yield self.call(what, "Accessible", "GetRole")[0], self.get(what, "Accessible", "Name"), what

    def is_checked(self, what):
        return self.call(what, "Accessible", "GetState")[0][0] >> CHECKED & 1 == 1

    def actions(self, what):
        return [self.call(what, "Action", "GetName", self.Variant("(i)", (i,)))[0]
                for i in range(self.get(what, "Action", "NActions"))]

    def press(self, what, action):
        return self.call(what, "Action", "DoAction", self.Variant("(i)", (self.actions(what).index(action),)))[0]


def inside():
    """Run with a session bus of its own: what was found, and what came of pressing it, one line each."""
    client = subprocess.Popen(["/usr/bin/python3", "-c", PROGRAM], stdout=subprocess.PIPE, text=True)
    try:
        bus, found, limit = Bus(), [], time.monotonic() + 180
        while time.monotonic() < limit and not any(name == "Highlighter" for _, name, _ in found):
            time.sleep(0.3)
            found = list(bus.elements())
        for role, name, _ in found:
            print("element", ROLES.get(role, role), name, flush=True)
        for wanted in ("Highlighter", "Eraser", "Ruler"):
            what = next(one for _, name, one in found if name.startswith(wanted))
            print("actions", wanted, *bus.actions(what), flush=True)
            bus.press(what, "element.press")
            print("chose", wanted, client.stdout.readline().strip(), flush=True)
            # What is told to the bus comes with the picker's next picture.
            limit = time.monotonic() + 180
            while time.monotonic() < limit and not bus.is_checked(what):
                time.sleep(0.05)
            print("checked", wanted, bus.is_checked(what), flush=True)
    finally:
        client.kill()


class AccessibleTest(unittest.TestCase):
    def test_tools_are_found_by_role_and_name_and_chosen_by_their_action(self):
        import stage
        import test_pens
        if not (test_pens.prefix / "lib/libstylus-canvas.so.0").exists():
            self.skipTest("scripts/canvas-library was not called")
        if not shutil.which("dbus-run-session") or not pathlib.Path("/usr/libexec/at-spi-bus-launcher").exists():
            self.skipTest("there is no accessibility bus. Fix: apt install at-spi2-core dbus")
        on = stage.Stage(None, False)
        try:
            with test_pens.Desk(on, 60) as desk:
                environment = desk.environment | {"GTK_A11Y": "atspi"}
                run = subprocess.run(["dbus-run-session", "--", "/usr/bin/python3", "-B", __file__, "--inside"],
                                     env=environment, capture_output=True, text=True, timeout=600)
        finally:
            on.close()
        said = run.stdout
        self.assertEqual(run.returncode, 0, said + run.stderr)
        for role, name in ("radio button", "Pen"), ("radio button", "Highlighter"), ("radio button", "Eraser"), ("check box", "Ruler"), ("push button", "Undo"):
            self.assertRegex(said, rf"(?m)^element {role} {name}", said)
        self.assertRegex(said, r"(?m)^chose Highlighter .*\btool marker\b")
        self.assertRegex(said, r"(?m)^chose Eraser .*\btool eraser\b")
        self.assertRegex(said, r"(?m)^chose Ruler .*\bruler on\b")
        self.assertEqual(re.findall(r"(?m)^checked (?:Highlighter|Eraser|Ruler) (\w+)", said), ["True"] * 3)


if __name__ == "__main__":
    inside() if "--inside" in sys.argv else unittest.main()
