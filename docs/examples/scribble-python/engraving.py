#!/usr/bin/env python3
"""A picture that one writes on: what the pen writes over the lid of a laptop is engraved there.

    engraving.py [--state FILE]       FILE: where the text is written whenever it changes, as JSON

The text is the program's own, drawn by itself; no text field of any toolkit is involved. The program tells where each letter
stands, so scratching out, lines and circles work as in any field. A click on the lid gives it the keyboard, too.
Needs Python 3, GTK 4 and `stylusd` for Python (PYTHONPATH=clients/python).
"""
import argparse
import json
import os

import gi

gi.require_version("Gtk", "4.0")
gi.require_version("Gdk", "4.0")
gi.require_version("Gsk", "4.0")
gi.require_version("Graphene", "1.0")
from gi.repository import Gdk, GLib, Graphene, Gsk, Gtk, Pango  # noqa: E402

from stylusd.scribble import Answer, Area, Delegate, Element, Scribble, Text  # noqa: E402

LID = (60.0, 40.0, 520.0, 340.0)
PLATE = (100.0, 270.0, 440.0, 70.0)


class Engraving(Delegate):
    """The engraved text, and the picture that it stands in."""

    def __init__(self, app, state):
        self.state = state
        self.plate, self.selected, self.is_written = Text(), None, False
        self.area = Picture(self.draw)
        self.window = Gtk.ApplicationWindow(application=app, title="Engraving", child=self.area)
        self.window.set_default_size(640, 440)
        self.listen()
        self.scribble = Scribble("engraving", self)
        self.scribble.watch(GLib)
        self.window.present()
        self.tell()

    # What Scribble asks

    def request_elements(self, area, title, application):
        return [Element("plate", self.own(*PLATE), focused=self.area.has_focus())]

    def will_begin(self, element, x, y):
        self.is_written = True
        self.area.queue_draw()

    def did_finish(self, element):
        self.is_written = False
        self.area.queue_draw()

    def focus_element(self, element, x, y, done):
        self.area.grab_focus()
        caret = self.layout().index_to_pos(self.index(self.plate.caret))
        left, top = self.origin()
        done(self.own(left + caret.x / Pango.SCALE, top + caret.y / Pango.SCALE, 1, caret.height / Pango.SCALE))

    def text(self, element):
        return Answer(self.plate.text, self.plate.caret, self.glyphs())

    def change(self, element, start, end, text):
        done = self.plate.change(start, end, text)
        self.changed()
        return done

    def select(self, element, start, end):
        self.selected = (start, end)
        self.area.queue_draw()
        return True

    # The keyboard

    def listen(self):
        keys = Gtk.EventControllerKey()
        method = Gtk.IMMulticontext()
        method.set_client_widget(self.area)
        keys.set_im_context(method)
        method.connect("commit", lambda _, text: self.type(text))
        keys.connect("key-pressed", self.press)
        self.area.add_controller(keys)
        click = Gtk.GestureClick()
        click.connect("pressed", lambda *_: self.area.grab_focus())
        self.area.add_controller(click)

    def press(self, _, key, *__):
        if key != Gdk.KEY_BackSpace:
            return False
        if self.selected:
            self.type("")
        elif self.plate.caret > 0:
            self.plate.change(self.plate.caret - 1, self.plate.caret, "")
            self.changed()
        return True

    def type(self, text):
        start, end = self.selected or (self.plate.caret, self.plate.caret)
        self.plate.change(start, end, text)
        self.changed()

    def changed(self):
        self.selected = None
        self.area.queue_draw()
        self.tell()

    def tell(self):
        if self.state:
            with open(self.state + ".new", "w", encoding="utf-8") as file:
                json.dump({"plate": self.plate.text}, file)
            os.rename(self.state + ".new", self.state)

    # Where things are

    def own(self, x, y, width, height):
        """A rectangle of the picture, in the window."""
        _, bounds = self.area.compute_bounds(self.window)
        left, top = self.corner(self.area.get_width(), self.area.get_height())
        return Area(bounds.origin.x + left + x, bounds.origin.y + top + y, width, height)

    @staticmethod
    def corner(width, height):
        """Where the picture begins: it is in the middle."""
        return max(0, (width - 640) // 2), max(0, (height - 440) // 2)

    def layout(self, text=None, font="Serif 26"):
        layout = Pango.Layout(self.area.get_pango_context())
        layout.set_font_description(Pango.FontDescription(font))
        layout.set_text(self.plate.text if text is None else text, -1)
        return layout

    def origin(self):
        return centred(self.layout())

    def index(self, offset):
        """Pango counts bytes."""
        return len(self.plate.text[:offset].encode())

    def glyphs(self):
        layout, (left, top) = self.layout(), self.origin()
        places = [layout.index_to_pos(self.index(offset)) for offset in range(min(512, len(self.plate.text)))]
        return [self.own(left + place.x / Pango.SCALE, top + place.y / Pango.SCALE, place.width / Pango.SCALE,
                         place.height / Pango.SCALE) for place in places]

    # The picture

    def draw(self, snapshot, width, height):
        fill(snapshot, (0, 0, width, height), 0, "#2a2e37")
        snapshot.save()
        snapshot.translate(Graphene.Point().init(*self.corner(width, height)))
        self.draw_lid(snapshot)
        snapshot.restore()

    def draw_lid(self, snapshot):
        left, top, lid_width, lid_height = LID
        fill(snapshot, LID, 22, "#e2e4e9")
        fill(snapshot, (left + 2, top + 2, lid_width - 4, lid_height - 4), 20, "#bfc2c9")
        # Where a maker's sign would be: a ring with a dot.
        middle = left + lid_width / 2
        for radius, grey in ((38, "#a2a5ad"), (29, "#bfc2c9"), (9, "#a2a5ad")):
            fill(snapshot, (middle - radius, top + 120 - radius, 2 * radius, 2 * radius), radius, grey)
        if self.plate.text or self.is_written:
            self.draw_text(snapshot)
        else:
            fill(snapshot, PLATE, 12, "#d2d4da")
            fill(snapshot, (PLATE[0] + 1.5, PLATE[1] + 1.5, PLATE[2] - 3, PLATE[3] - 3), 11, "#bfc2c9")
            hint = self.layout("write here what is to be engraved", "Sans 13")
            write(snapshot, hint, centred(hint), "#73767f")

    def draw_text(self, snapshot):
        layout, (left, top) = self.layout(), self.origin()
        if self.selected:
            first, last = (layout.index_to_pos(self.index(offset)).x / Pango.SCALE for offset in self.selected)
            fill(snapshot, (left + first, top, last - first, layout.get_pixel_size()[1]), 3, "#8fb0e8")
        # Cut into metal: light on the lower edge, and a dark face.
        write(snapshot, layout, (left, top + 1.3), "#f4f5f7")
        write(snapshot, layout, (left, top), "#474a52")
        if self.area.has_focus() and not self.selected:
            caret = layout.index_to_pos(self.index(self.plate.caret))
            fill(snapshot, (left + caret.x / Pango.SCALE, top, 1.5, caret.height / Pango.SCALE), 0, "#3465c8")


class Picture(Gtk.Widget):
    """A widget that looks as somebody else draws it."""

    def __init__(self, draw):
        super().__init__(focusable=True, hexpand=True, vexpand=True)
        self.draw = draw

    def do_snapshot(self, snapshot):
        self.draw(snapshot, self.get_width(), self.get_height())


def colour(text):
    found = Gdk.RGBA()
    found.parse(text)
    return found


def fill(snapshot, area, radius, text):
    """A rectangle with round corners."""
    rectangle = Graphene.Rect().init(*area)
    shape = Gsk.RoundedRect()
    shape.init_from_rect(rectangle, radius)
    snapshot.push_rounded_clip(shape)
    snapshot.append_color(colour(text), rectangle)
    snapshot.pop()


def write(snapshot, layout, place, text):
    snapshot.save()
    snapshot.translate(Graphene.Point().init(*place))
    snapshot.append_layout(layout, colour(text))
    snapshot.restore()


def centred(layout):
    """Where a text begins that stands in the middle of the plate."""
    width, height = layout.get_pixel_size()
    left, top, whole, high = PLATE
    return left + (whole - width) / 2, top + (high - height) / 2


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--state", metavar="FILE", help="where the text is written whenever it changes")
    arguments = parser.parse_args()
    app = Gtk.Application(application_id="org.stylusd.Engraving", flags=32)  # NON_UNIQUE
    app.connect("activate", lambda app: setattr(app, "engraving", Engraving(app, arguments.state)))
    app.run()


if __name__ == "__main__":
    main()
