#!/usr/bin/env python3
"""A list of reminders with an empty place below it: what the pen writes there becomes a new reminder.

    reminders.py [--state FILE]       FILE: where the reminders are written whenever they change, as JSON

The reminders are entries of GTK, which can be written into without any help. The place below them is no field, so the program tells
of it: when somebody writes there it makes a new entry and gives it the keyboard, and what is written goes in there.
Needs Python 3, GTK 4 and `stylusd` for Python (PYTHONPATH=clients/python).
"""
import argparse
import json
import os

import gi

gi.require_version("Gtk", "4.0")
from gi.repository import GLib, Gtk  # noqa: E402

from stylusd.scribble import Area, Delegate, Element, Scribble  # noqa: E402

STYLE = b"""
.reminders { background: #fafafa; }
.reminders entry { background: none; border: none; box-shadow: none; outline: none; font-size: 17px; min-height: 44px; }
.reminders .row { border-bottom: 1px solid #dcdcdc; }
.reminders .bullet { color: #e08020; font-size: 20px; margin: 0 4px 0 16px; }
.reminders .hint { color: #9a9a9a; font-size: 15px; }
.heading { font-size: 24px; font-weight: bold; color: #c06000; margin: 14px 18px 6px; }
"""


class Reminders(Delegate):
    """The list, and the place below it."""

    def __init__(self, app, state):
        self.state, self.entries, self.newest = state, [], None
        self.list = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        self.hint = Gtk.Label(label="write here for a new reminder", valign=Gtk.Align.START, margin_top=28)
        self.hint.add_css_class("hint")
        self.place = Gtk.Box(vexpand=True, orientation=Gtk.Orientation.VERTICAL)
        self.place.append(self.hint)
        page = Gtk.Box(orientation=Gtk.Orientation.VERTICAL)
        page.add_css_class("reminders")
        heading = Gtk.Label(label="Reminders", xalign=0)
        heading.add_css_class("heading")
        for part in (heading, self.list, self.place):
            page.append(part)
        style = Gtk.CssProvider()
        style.load_from_data(STYLE)
        self.window = Gtk.ApplicationWindow(application=app, title="Reminders", child=page)
        Gtk.StyleContext.add_provider_for_display(self.window.get_display(), style, 600)
        self.window.set_default_size(480, 560)
        # Else the first reminder is selected with the window's first picture.
        Gtk.Settings.get_default().set_property("gtk-entry-select-on-focus", False)
        self.add("water the flowers")
        self.scribble = Scribble("reminders", self)
        self.scribble.watch(GLib)
        self.window.present()
        self.tell()

    # What Scribble asks

    def request_elements(self, area, title, application):
        return [Element("new", self.area(self.place), kind="field")]

    def will_begin(self, element, x, y):
        if element == "new":
            self.hint.set_opacity(0)

    def focus_element(self, element, x, y, done):
        self.newest = self.add("")
        self.newest.grab_focus()

        def placed(entry, _):
            # A new entry has its place with the next picture of the window.
            if entry.get_height() == 0:
                return True
            done(self.area(entry))
            return False

        self.newest.add_tick_callback(placed)

    def did_finish(self, element):
        if element != "new":
            return
        self.hint.set_opacity(1)
        # What came to nothing leaves nothing behind.
        if self.newest and not self.newest.get_text():
            self.remove(self.newest)
        self.newest = None

    # The list

    def add(self, text):
        row = Gtk.Box()
        row.add_css_class("row")
        bullet = Gtk.Label(label="○")
        bullet.add_css_class("bullet")
        entry = Gtk.Entry(text=text, hexpand=True)
        entry.connect("changed", self.tell)
        row.append(bullet)
        row.append(entry)
        self.list.append(row)
        self.entries.append(entry)
        return entry

    def remove(self, entry):
        self.entries.remove(entry)
        self.list.remove(entry.get_parent())
        self.tell()

    def area(self, widget):
        _, bounds = widget.compute_bounds(self.window)
        return Area(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)

    def tell(self, *_):
        if self.state:
            with open(self.state + ".new", "w", encoding="utf-8") as file:
                json.dump({"reminders": [entry.get_text() for entry in self.entries]}, file)
            os.rename(self.state + ".new", self.state)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--state", metavar="FILE", help="where the reminders are written whenever they change")
    arguments = parser.parse_args()
    app = Gtk.Application(application_id="org.stylusd.Reminders", flags=32)  # NON_UNIQUE
    app.connect("activate", lambda app: setattr(app, "reminders", Reminders(app, arguments.state)))
    app.run()


if __name__ == "__main__":
    main()
