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
gi.require_version("PangoCairo", "1.0")
from gi.repository import Gdk, GLib, Gtk, Pango, PangoCairo  # noqa: E402

from stylusd.scribble import Answer, Area, Delegate, Element, Scribble, Text  # noqa: E402

LID = (60.0, 40.0, 520.0, 340.0)
PLATE = (100.0, 270.0, 440.0, 70.0)


class Engraving(Delegate):
    """The engraved text, and the picture that it stands in."""

    def __init__(self, app, state):
        self.state = state
        self.plate, self.selected, self.is_written = Text(), None, False
        self.area = Gtk.DrawingArea(focusable=True, content_width=640, content_height=440)
        self.area.set_draw_func(self.draw)
        self.window = Gtk.ApplicationWindow(application=app, title="Engraving", child=self.area)
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
        return Area(bounds.origin.x + x, bounds.origin.y + y, width, height)

    def layout(self):
        layout = Pango.Layout(self.area.get_pango_context())
        layout.set_font_description(Pango.FontDescription("Serif 26"))
        layout.set_text(self.plate.text, -1)
        return layout

    def origin(self):
        """Where the text begins: it stands in the middle of its plate."""
        width, height = self.layout().get_pixel_size()
        left, top, whole, high = PLATE
        return left + (whole - width) / 2, top + (high - height) / 2

    def index(self, offset):
        """Pango counts bytes."""
        return len(self.plate.text[:offset].encode())

    def glyphs(self):
        layout, (left, top) = self.layout(), self.origin()
        places = [layout.index_to_pos(self.index(offset)) for offset in range(min(512, len(self.plate.text)))]
        return [self.own(left + place.x / Pango.SCALE, top + place.y / Pango.SCALE, place.width / Pango.SCALE,
                         place.height / Pango.SCALE) for place in places]

    # The picture

    def draw(self, _, context, width, height):
        context.set_source_rgb(0.16, 0.18, 0.22)
        context.paint()
        left, top, lid_width, lid_height = LID
        self.round(context, left, top, lid_width, lid_height, 22)
        context.set_source_rgb(0.74, 0.75, 0.78)
        context.fill_preserve()
        context.set_source_rgb(0.87, 0.88, 0.90)
        context.set_line_width(2)
        context.stroke()
        # A nib, where a maker's sign would be.
        context.save()
        context.translate(left + lid_width / 2, top + 120)
        context.set_source_rgb(0.62, 0.63, 0.67)
        context.move_to(0, 46)
        context.curve_to(-12, 14, -30, 6, -22, -40)
        context.line_to(22, -40)
        context.curve_to(30, 6, 12, 14, 0, 46)
        context.fill()
        context.set_source_rgb(0.74, 0.75, 0.78)
        context.arc(0, -8, 6, 0, 7)
        context.fill()
        context.set_line_width(2)
        context.move_to(0, -8)
        context.line_to(0, 44)
        context.stroke()
        context.restore()
        self.draw_plate(context)

    def draw_plate(self, context):
        left, top = self.origin()
        if not self.plate.text and not self.is_written:
            self.round(context, *PLATE, 10)
            context.set_dash([6, 5])
            context.set_line_width(1.5)
            context.set_source_rgb(0.52, 0.53, 0.57)
            context.stroke()
            context.set_dash([])
            hint = Pango.Layout(self.area.get_pango_context())
            hint.set_font_description(Pango.FontDescription("Sans 13"))
            hint.set_text("write here what is to be engraved", -1)
            width, height = hint.get_pixel_size()
            context.move_to(PLATE[0] + (PLATE[2] - width) / 2, PLATE[1] + (PLATE[3] - height) / 2)
            PangoCairo.show_layout(context, hint)
            return
        layout = self.layout()
        if self.selected:
            first, last = (layout.index_to_pos(self.index(offset)).x / Pango.SCALE for offset in self.selected)
            context.set_source_rgba(0.2, 0.45, 0.9, 0.35)
            context.rectangle(left + first, top, last - first, layout.get_pixel_size()[1])
            context.fill()
        # Cut into metal: a dark face, and light on its lower edge.
        for shift, grey in ((1.2, 0.95), (0, 0.30)):
            context.set_source_rgb(grey, grey, grey + 0.02)
            context.move_to(left, top + shift)
            PangoCairo.show_layout(context, layout)
        if self.area.has_focus() and not self.selected:
            caret = layout.index_to_pos(self.index(self.plate.caret))
            context.set_source_rgb(0.2, 0.4, 0.8)
            context.rectangle(left + caret.x / Pango.SCALE, top, 1.5, caret.height / Pango.SCALE)
            context.fill()

    @staticmethod
    def round(context, left, top, width, height, radius):
        context.new_sub_path()
        for x, y, start in ((left + width - radius, top + radius, -1), (left + width - radius, top + height - radius, 0),
                            (left + radius, top + height - radius, 1), (left + radius, top + radius, 2)):
            context.arc(x, y, radius, start * 1.5708, (start + 1) * 1.5708)
        context.close_path()


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--state", metavar="FILE", help="where the text is written whenever it changes")
    arguments = parser.parse_args()
    app = Gtk.Application(application_id="org.stylusd.Engraving", flags=32)  # NON_UNIQUE
    app.connect("activate", lambda app: setattr(app, "engraving", Engraving(app, arguments.state)))
    app.run()


if __name__ == "__main__":
    main()
