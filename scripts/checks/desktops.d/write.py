"""A hand writes, scratches out and taps in a window of GTK 4 and one of Qt 6, side by side on a desktop of fields-desktop; says what became
of it, and exits 1 if that is not what was meant. Or it writes on the pad, for a terminal for X11, which knows no input method.

    write.py DESKTOP FOLDER          gnome, kwin or wayfire; FOLDER is that of fields-desktop, which runs
    write.py DESKTOP FOLDER xterm

The programs are those in PATH. Where fields and letters are is asked of the windows themselves, over the accessibility bus.
"""
import json
import os
import subprocess
import sys
import time

from gi.repository import Gio, GLib

ATSPI = "org.a11y.atspi."
WINDOW_PLACES = 1
EDITABLE = 7
PATIENCE = 30
# Where what a window tells is counted from, on each desktop: GNOME has a bar above; Qt draws borders and a title where
# the desktop does not, and tells of places in them.
ORIGINS = {"gnome": {"gtk4": (0, 32), "qt6": (643, 62)}, "kwin": {"gtk4": (0, 0), "qt6": (643, 30)},
           "wayfire": {"gtk4": (0, 0), "qt6": (640, 0)}}
NAMES = "name", "line", "secret", "page"
PAGE = "line one has words\nline two too\n"


class Windows:
    """The fields of windows, as they tell on the accessibility bus."""

    def __init__(self, desktop):
        self.origins = ORIGINS[desktop]
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        address, = session.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, Gio.DBusCallFlags.NONE, 5000,
                                     None).unpack()
        self.bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def ask(self, place, interface, member, arguments=None):
        return self.bus.call_sync(*place, interface, member, arguments, None, Gio.DBusCallFlags.NONE, 5000, None).unpack()

    def property(self, place, interface, name):
        return self.ask(place, "org.freedesktop.DBus.Properties", "Get", GLib.Variant("(ss)", (ATSPI + interface, name)))[0]

    def find(self, title):
        """The fields of a window, by their names, and the version of its toolkit."""
        for application in self.ask((ATSPI + "Registry", "/org/a11y/atspi/accessible/root"), ATSPI + "Accessible", "GetChildren")[0]:
            for frame in self.ask(application, ATSPI + "Accessible", "GetChildren")[0]:
                if self.property(frame, "Accessible", "Name") == title:
                    fields = sorted(self.walk(frame), key=lambda field: self.area(title, field)[1])
                    return dict(zip(NAMES, fields)), self.property(application, "Application", "Version")
        sys.exit(f"write.py: there is no window {title} on the accessibility bus")

    def walk(self, place):
        if self.ask(place, ATSPI + "Accessible", "GetState")[0][0] >> EDITABLE & 1:
            yield place
            return
        for child in self.ask(place, ATSPI + "Accessible", "GetChildren")[0]:
            yield from self.walk(child)

    def on_screen(self, title, box):
        x, y = self.origins[title]
        return box[0] + x, box[1] + y, box[2], box[3]

    def area(self, title, field):
        """Where a field is on the screen: x, y, width, height."""
        return self.on_screen(title, self.ask(field, ATSPI + "Component", "GetExtents", GLib.Variant("(u)", (WINDOW_PLACES,)))[0])

    def letters(self, title, field, word):
        """The box around a word of a page on the screen; None where the toolkit tells of no letters."""
        start = PAGE.index(word)
        try:
            boxes = [self.ask(field, ATSPI + "Text", "GetCharacterExtents", GLib.Variant("(iu)", (at, WINDOW_PLACES)))
                     for at in range(start, start + len(word))]
        except GLib.Error:
            return None
        left, top = min(box[0] for box in boxes), min(box[1] for box in boxes)
        right, bottom = max(box[0] + box[2] for box in boxes), max(box[1] + box[3] for box in boxes)
        return self.on_screen(title, (left, top, right - left, bottom - top))


class Hand:
    """What a hand does is played by a daemon, and read by inkscribe."""

    def __init__(self, folder):
        self.folder = folder
        self.socket, self.commands = folder + "/stylusd.sock", folder + "/inkscribe.sock"

    def play(self, deeds, pad=False):
        """Does these things, with the pad or without; tells what inkscribe says of itself then."""
        file = self.folder + "/hand.evemu"
        subprocess.run(["scribble-example", "--to", file, "rest 4", *deeds, "rest 2.5"], check=True)
        # Where a machine is busy strokes of one word may come a second after each other.
        with open(self.folder + "/inkscribe.conf", "w", encoding="utf-8") as settings:
            settings.write("[inkscribe]\npause = 2\n")
        programs = [self.start("inkscribe", "--mode", "on", "--commands", self.commands, "--config", settings.name)]
        try:
            self.await_status(lambda status: status.get("daemon_fault"))
            if pad:
                subprocess.run(["stylusctl", "scribble", "--socket", self.commands, "pad", "show"], stdout=subprocess.DEVNULL, check=True)
            programs.append(self.start("stylusd", "--replay", file))
            self.await_status(lambda status: not status.get("daemon_fault"))
            subprocess.run(["stylusctl", "--socket", self.socket, "watch", "--until-end", "--json"], stdout=subprocess.DEVNULL, check=True)
            time.sleep(1)  # proofs of what was written last
            return self.status()
        finally:
            for program in programs:
                program.kill()
                program.wait()

    def start(self, name, *arguments):
        with open(f"{self.folder}/{name}.log", "w", encoding="utf-8") as log:
            return subprocess.Popen([name, "--socket", self.socket, *arguments], stderr=log)

    def status(self):
        done = subprocess.run(["stylusctl", "scribble", "--socket", self.commands, "status", "--json"], capture_output=True, check=False)
        return json.loads(done.stdout) if done.returncode == 0 else None

    def await_status(self, holds):
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            status = self.status()
            if status is not None and holds(status):
                return
            time.sleep(0.05)
        sys.exit("write.py: inkscribe does not come so far; what it said is in inkscribe.log")


def deeds(windows, title, fields, word):
    """What is done in one window, and what stands there then, by field."""
    def middle(name):
        x, y, _, height = windows.area(title, fields[name])
        return x, y + height // 2

    x, y = middle("name")
    line_x, line_y = middle("line")
    page_x, page_y = middle("page")
    done = [f"write {x + 16},{y + 5},12 {word}", "rest 3", f"scratch {line_x + 4},{line_y - 9},340", "rest 3"]
    page, gestures = PAGE, 1
    has, last = windows.letters(title, fields["page"], "has"), windows.letters(title, fields["page"], "words")
    if has and last:
        # The last word of the first line out, and one in between two others, though the caret is elsewhere.
        done += [f"scratch {last[0]},{last[1] + 3},{last[2]}", "rest 3", f"write {has[0] - 2},{has[1] + has[3] // 2 + 4},10 people", "rest 3"]
        page, gestures = "line one people has \nline two too\n", 2
    done += [f"tap {page_x + 300},{page_y + 60}", "rest 1"]
    return done, {"name": word, "line": "", "secret": "", "page": page, "focus": "page"}, gestures


def type_on_pad(folder):
    """The pad's paper is at the lower edge, and its Return at 1099,670."""
    status = Hand(folder).play(["rest 6", "write 200,640,30 lazy", "rest 4", "write 200,640,30 water", "rest 4", "tap 1099,670", "rest 2"], pad=True)
    with open(folder + "/xterm.json", encoding="utf-8") as file:
        page = json.load(file)["page"]
    print(f"{status['written']} words by keys into xterm")
    if page != "lazy water\n":
        print(f"xterm: holds {page!r}; inkscribe says: {status}")
        sys.exit(1)


def main():
    desktop, folder, *terminal = sys.argv[1:]
    if terminal:
        return type_on_pad(folder)
    windows, wanted, everything, gestures, isWell = Windows(desktop), {}, [], 0, True
    for title, word in ("gtk4", "hello"), ("qt6", "water"):
        fields, version = windows.find(title)
        done, wanted[title], count = deeds(windows, title, fields, word)
        print(f"{title}: {version}, {'letters in its page' if count == 2 else 'no letters'}")
        everything += done
        gestures += count
    status = Hand(folder).play(everything)
    for title, fields in wanted.items():
        with open(f"{folder}/{title}.json", encoding="utf-8") as file:
            found = json.load(file)
        for name, text in fields.items():
            if found[name] != text:
                print(f"{title}: {name} holds {found[name]!r} and not {text!r}")
                isWell = False
        if found["presses"] != 1:
            print(f"{title}: {found['presses']} presses, not 1")
            isWell = False
    words = sum(status[name] for name in ("failed", "unwritten"))
    if words or status["gestures"] != gestures or status["taps"] != len(wanted) or status.get("desktop_fault"):
        print(f"inkscribe says: {status}")
        isWell = False
    print(f"{status['written']} words, {status['gestures']} gestures, {status['taps']} taps; pen up to text {status.get('wait_p50', 0) / 1000:.1f} ms p50")
    sys.exit(0 if isWell else 1)


if __name__ == "__main__":
    main()
